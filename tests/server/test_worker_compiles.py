"""A worker compiles the rules of several games side by side."""

from __future__ import annotations

import subprocess
import threading

import pytest

from kingtable.server.workers import process as worker
from tests.waiting import PATIENCE, until


@pytest.mark.parametrize("cold", [True, False])
def test_where_rules_are_compiled_it_is_done_side_by_side(cold: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    ended: list[bool] = []

    def warm(game: str) -> None:
        if game == "first":
            until(lambda: not cold or (beside and not waits()))
        elif beside:
            ended.append(beside[0].poll() is not None)

    beside: list[subprocess.Popen[bytes]] = []

    def waits() -> bool:
        return any(isinstance(one, threading.Timer) and one.interval == worker.COLD for one in threading.enumerate())

    def other(game: str) -> subprocess.Popen[bytes]:
        assert game == "second"
        beside.append(subprocess.Popen(["sleep", "1"], stdin=subprocess.PIPE))
        return beside[0]

    monkeypatch.setattr(worker, "COLD", 0.1 if cold else PATIENCE)
    monkeypatch.setattr(worker, "_warm", warm)
    monkeypatch.setattr(worker, "_beside", other)
    worker._warm_up(["first", "second"])
    assert ended == [True] * cold
    for process in beside:
        assert process.stdin is not None
        process.stdin.close()


def test_who_compiles_beside_a_worker_ends_with_it() -> None:
    process = worker._beside("kingdomino")
    assert process.stdin is not None
    process.stdin.close()
    assert process.wait(PATIENCE) == 0


def test_who_compiles_beside_a_worker_ends_when_it_has(capfd: pytest.CaptureFixture[str]) -> None:
    process = worker._beside("whist")
    assert process.wait(PATIENCE) == 0
    assert process.stdin is not None
    process.stdin.close()
    assert capfd.readouterr().err.count("\n") == 1, "that it could not, and nothing else"
