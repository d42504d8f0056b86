"""The gate of speed (benchmarks/gate.py): when it is red, on a clock of our own."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable, Iterator
from itertools import chain, cycle, repeat

import pytest

from benchmarks import gate

Run = Callable[[], object]
KEPT = {"this one": {"a": 1.0, "b": 2.0}, "an older one": {"a": 1.5, "b": 1.8}}


def test_every_kernel_has_its_ratio() -> None:
    names = [name for name, _ in gate.kernels()]
    for kept in json.loads(gate.KEPT.read_text(encoding="utf-8")).values():
        assert list(kept) == names


def test_a_known_processor_has_its_own_limits_and_another_wide_ones() -> None:
    assert gate.limits(KEPT, "this one") == {"a": 1.2, "b": 2.4}
    assert gate.limits(KEPT, "an unknown one") == pytest.approx({"a": 3.0, "b": 4.0})
    assert gate.limits({}, "this one") == {}


def on_a_clock(monkeypatch: pytest.MonkeyPatch, kernel: Iterator[float], loop: Iterator[float]) -> tuple[Run, Run]:
    """A kernel and a loop that take these times by turns."""
    runs: tuple[Run, Run] = (lambda: None, lambda: None)
    times = dict(zip(runs, (kernel, loop), strict=True))
    monkeypatch.setattr(gate, "taken", lambda run: next(times[run]))
    return runs


def test_a_kernel_that_is_a_third_slower_is_too_slow(monkeypatch: pytest.MonkeyPatch) -> None:
    kernel, loop = on_a_clock(monkeypatch, repeat(1.3), repeat(1.0))
    assert gate.ratio(kernel, loop, limit=1.2) == pytest.approx(1.3)


def test_a_busy_machine_only_takes_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    kernel, loop = on_a_clock(monkeypatch, chain(repeat(1.9, 30), repeat(1.0)), cycle([1.0, 1.7]))
    assert gate.ratio(kernel, loop, limit=1.2) == pytest.approx(1.0)


@pytest.mark.parametrize(("ratio", "known", "red"), [(1.19, True, False), (1.21, True, True), (0.1, False, True)])
def test_it_is_red_where_a_kernel_is_slower_or_unknown(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], ratio: float, known: bool, red: bool
) -> None:
    name = "a" if known else "c"
    monkeypatch.setattr(gate, "kernels", lambda: iter([(name, lambda: None)]))
    monkeypatch.setattr(gate, "ratio", lambda kernel, loop, limit: ratio)
    monkeypatch.setattr(gate, "processor", lambda: "this one")
    monkeypatch.setattr(gate, "kept_ratios", lambda: KEPT)
    if red:
        with pytest.raises(SystemExit, match=r"slower than they were, or new"):
            gate.main([gate.AGAIN])
    else:
        gate.main([])
    assert ("TOO SLOW" in capsys.readouterr().out) is red


def test_what_is_too_slow_is_measured_in_another_process_and_then_fails(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    calls: list[list[str]] = []

    def run(command: list[str]) -> subprocess.CompletedProcess[str]:
        calls.append(command)
        return subprocess.CompletedProcess(command, 0)

    monkeypatch.setattr(gate, "kernels", lambda: iter([("a", lambda: None)]))
    monkeypatch.setattr(gate, "kept_ratios", lambda: {gate.processor(): {"a": 1.0}})
    monkeypatch.setattr(gate, "ratio", lambda *_: 1.3)
    monkeypatch.setattr(subprocess, "run", run)
    with pytest.raises(SystemExit) as ended:
        gate.main([])
    assert ended.value.code == 0
    assert calls[0][-1] == gate.AGAIN
    with pytest.raises(SystemExit) as ended:
        gate.main([gate.AGAIN])
    assert "1 of 1 kernels are slower" in str(ended.value.code)
    assert len(calls) == 1
    assert "TOO SLOW" in capsys.readouterr().out
