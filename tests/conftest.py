"""What holds for all tests."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from functools import cache

import pytest
from hypothesis import settings

from kingtable.engine import games
from kingtable.engine.compiler.jit import compiles
from tests import tiers

games._others = cache(dict)  # the tests are about our games, whatever others are installed here
os.environ["LC_ALL"] = "C.UTF-8"  # the command line speaks English, wherever the tests run
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # in a background job; programs that tests start would ignore it
    signal.signal(signal.SIGINT, lambda *_: None)
settings.register_profile("whole", deadline=None)  # a busy machine is slow, not wrong
settings.load_profile("ci" if tiers.QUICK else "whole")  # Hypothesis' own "ci": the same examples every time


WITH_PROCESSES = ("tests/page/", "tests/server/", "tests/cli/")
"""Tests with processes, sockets and browsers. In the quick run, which decides what lands, they have a second try, and
the end of the run names those that needed it (RERUN): each is a defect to mend, of the test or of what it tests. The
whole run has no second try."""


INTERPRETED = "they need the compiler, and rules run interpreted here"


@pytest.fixture(autouse=True)
def environment() -> Iterator[None]:
    """Leave the environment as it was: `kingtable` without a command lets its own process run the rules interpreted."""
    before = os.environ.get("KINGTABLE_INTERPRETED")
    yield
    if before is None:
        os.environ.pop("KINGTABLE_INTERPRETED", None)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """The page's tests come last: Playwright leaves its event loop running in the process for the whole session."""
    items.sort(key=lambda item: "/page/" in item.nodeid)
    for item in items:
        if tiers.QUICK and item.nodeid.startswith(WITH_PROCESSES):
            item.add_marker(pytest.mark.flaky(reruns=1))
    if not tiers.NIGHT:
        config.hook.pytest_deselected(items=[item for item in items if item.get_closest_marker("night")])
        items[:] = [item for item in items if not item.get_closest_marker("night")]
    if tiers.QUICK:
        marks = [item.get_closest_marker("slow") for item in items]
        tests = [
            (item.nodeid.partition("[")[0], int(mark.kwargs.get("quick", 0)) if mark else None)
            for item, mark in zip(items, marks, strict=True)
        ]
        taken = tiers.taken(tests)
        config.hook.pytest_deselected(items=[item for item, here in zip(items, taken, strict=True) if not here])
        items[:] = [item for item, here in zip(items, taken, strict=True) if here]


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Leave out what needs the compiler where there is none."""
    if item.get_closest_marker("compiled") and not compiles():
        pytest.skip(INTERPRETED)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say how long all tests took together, on all cores, and how many could not run without the compiler;
    `--durations` says which took longest."""
    reports = [one for kind in terminalreporter.stats.values() for one in kind if isinstance(one, pytest.TestReport)]
    if left := sum(INTERPRETED in str(report.longrepr) for report in reports if report.skipped):
        terminalreporter.write_line(f"{left} tests were left out: {INTERPRETED}")
    terminalreporter.write_line(f"all tests together: {sum(report.duration for report in reports):.0f} seconds")
