"""Tables as values, lived at random beside a plain model: `table_life` agrees, and finds mistakes put in by hand."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis.stateful import run_state_machine_as_test

from scripts.forked import exchanged
from tests.server.table_life import TableLife

LIVES, STEPS = 60, 60

FAULTS = {
    "who comes is still missed": ("people", "if one != seat}", "if one == seat}"),
    "who comes back has still left": ("people", "left=state.left - {seat}", "left=state.left"),
    "the seat of one who is here is lent": ("people", "if away is None:", "if away == 0:"),
    "who is away is waited for": ("people", "and state.away(seat, now) is None", "and True"),
    "anybody's command is taken back": ("people", "back is None or back.seat != seat", "back is None"),
    "an id may come twice": ("play", "if (done.seat, done.sent) != (seat, moves):", "if seat is None:"),
    "whose seat is lent plays it too": (
        "play",
        "if (seat in state.substitutes) != by_bot:",
        "if seat < 0:",
    ),
    "what the clock played is taken back": (
        "play",
        'return None if seats[entry.seat].kind == "human" else back',
        "return back",
    ),
    "an answer may come late": ("play", "not state.asked <= at <= state.seq", "not at <= state.seq"),
    "the clock goes on for the next one": ("state", "and state.clock.seq == state.asked:", "and state.clock.seq >= 0:"),
    "an agreed end ends nothing": ("state", "or self.ended is not None)", "or self.ended == 0)"),
    "who resigned is back": (
        "by_itself",
        "if seat not in state.resigned and state.here(seat):",
        "if state.here(seat):",
    ),
    "a clock never rings": ("by_itself", "and state.clock.step and over >=", "and state.clock.step and 0 >="),
    "a link opens twice": ("seating", '"secret": secret, "link": None, "apart"', '"secret": secret, "apart"'),
    "a guest begins": ("seating", "if state.host(now) not in (None, seat):", "if seat < 0:"),
    "a colour is taken twice": ("seating", "other.colour == colour and other.seat != seat", "other.colour == 0"),
}


def lives(most: int) -> None:
    run_state_machine_as_test(
        TableLife,
        settings=settings(
            max_examples=most,
            stateful_step_count=STEPS,
            deadline=None,
            derandomize=True,
            database=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        ),
    )


@contextmanager
def fault(name: str, was: str, becomes: str) -> Iterator[None]:
    """A module of tables with a mistake."""
    module = f"kingtable.server.table.{name}"
    file = import_module(module).__file__
    assert file is not None
    right = Path(file).read_text("utf-8")
    assert right.count(was) == 1, f"{was} stands {right.count(was)} times in {name}.py"
    wrong = right.replace(was, becomes)
    assert exchanged(module, right, wrong)
    try:
        yield
    finally:
        assert exchanged(module, wrong, right)


def test_tables_live_as_the_model_says() -> None:
    lives(LIVES)


@pytest.mark.slow
def test_many_tables_live_as_the_model_says() -> None:
    lives(50 * LIVES)


@pytest.mark.parametrize("name", FAULTS)
@pytest.mark.slow
def test_a_mistake_is_found(name: str) -> None:
    with fault(*FAULTS[name]), pytest.raises(BaseException, match=r".*"):  # also a group, where it fails in two ways
        lives(10 * LIVES)
