"""`tournament --ray`, with a stand-in for Ray that waits for dead clusters as Ray does."""

from __future__ import annotations

import socket
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kingtable.arena import on_ray
from kingtable.engine.errors import InvalidOptions
from tests.waiting import PATIENCE

RAY = """
import os, time

told = {}

def is_initialized():
    return False

def init(address=None, **how):
    told.update(how, address=address)
    if address == "dead":
        raise ConnectionError("nobody\\nanswers")
    while address != "local" and address != os.environ.get("ALIVE"):
        time.sleep(0.1)

def cluster_resources():
    return {"CPU": told.get("num_cpus", 2)}

def remote(**how):
    def made(function):
        class Remote:
            remote = staticmethod(function)
        return Remote
    return made

def get(done):
    return done

def shutdown():
    told["ended"] = True
"""

Ray = Callable[[str], list[int]]


@pytest.fixture
def played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Ray:
    (tmp_path / "ray.py").write_text(RAY)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    monkeypatch.setitem(sys.modules, "ray", None)  # afterwards the true one is there again, or none
    del sys.modules["ray"]
    monkeypatch.setattr(on_ray, "PATIENCE", PATIENCE)
    return lambda address: list(on_ray.on_ray(address)(abs, [-1, -2, -3], 3))


def refused(played: Ray, address: str) -> str:
    with pytest.raises(InvalidOptions) as caught:
        played(address)
    assert caught.value.key == "tournament-cluster"
    told = str(caught.value)
    assert "\n" not in told
    assert len(told) < 400
    return told


def test_local_starts_a_ray_of_its_own_with_so_many_processes(played: Ray) -> None:
    assert played("local") == [1, 2, 3]
    told: dict[str, Any] = sys.modules["ray"].told
    assert (told["address"], told["num_cpus"], told["ended"]) == ("local", 3, True)


def test_a_cluster_that_answers_is_played_on_as_it_is(played: Ray, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ALIVE", "auto")
    assert played("auto") == [1, 2, 3]
    assert "num_cpus" not in sys.modules["ray"].told


@pytest.mark.slow
def test_a_cluster_that_does_not_answer_is_one_sentence(played: Ray, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "answers" in refused(played, "dead")
    with socket.create_server(("127.0.0.1", 0)) as silent:
        free = silent.getsockname()[1]
    assert "refused" in refused(played, f"127.0.0.1:{free}").lower()
    assert refused(played, "127.0.0.1:99999")
    monkeypatch.setattr(on_ray, "PATIENCE", 2.0)
    assert "2 s" in refused(played, "auto")
    with socket.create_server(("127.0.0.1", 0)) as silent:
        assert "2 s" in refused(played, f"127.0.0.1:{silent.getsockname()[1]}")
