"""Bots that answer nothing, rubbish or too much: the game's default action is played for them, at once, and their
neighbours notice nothing."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any, cast

import pytest

from kingtable.server.table import table as live
from kingtable.server.table.seats import SeatForm
from kingtable.server.table.table import Table
from kingtable.server.table.tables import Tables
from kingtable.server.workers.questions import Question
from tests.server.presence import Thinkers, dealt, in_company, sit
from tests.server.rooms import turn
from tests.waiting import PATIENCE, eventually

COMPANY = [SeatForm("me", name="Ada"), SeatForm("bot", bot="greedy")]


async def until_the_bot_moves(table: Table) -> None:
    """Ada plays the first of everything until the bot has moved once."""
    while not any(step.seat == 1 for step in table.steps):
        if table.state.to_move == 0:
            seat, moves = turn(table)
            await table.do(seat, f"ada{table.seq}", moves)
        else:
            seq = table.seq
            await eventually(lambda seq=seq: table.seq > seq)  # type: ignore[misc]


@pytest.mark.parametrize(
    "answer", [[], ["hello"], [""], ["=99"], ["\x1b[2J" * 500], [7, 8], {"a": 1}, [None], [["=1"]]], ids=str
)
def test_a_bot_that_answers_rubbish_is_replaced_in_its_turn(
    tmp_path: Path, answer: Any, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(live, "AGAIN", 2 * PATIENCE)

    async def work(tables: Tables, thinkers: Thinkers) -> None:
        async def choose(question: Question, **_: Any) -> list[str]:
            thinkers.asked.append(question)
            return cast(list[str], answer)

        monkeypatch.setattr(thinkers, "choose", choose)
        table = await dealt(tables, COMPANY)
        sit(table, 0)
        await until_the_bot_moves(table)
        assert next(step.by for step in table.steps if step.seat == 1) == "stand-in"
        turns = sum(step.seat == 1 for step in table.steps)
        assert len(thinkers.asked) in (turns, turns + 1), "it is asked once a turn"
        assert len(caplog.messages) in (turns, turns + 1)
        assert "the table plays for it" in caplog.messages[0]
        assert len(caplog.messages[0]) < 400
        assert "\x1b" not in caplog.messages[0]

    with caplog.at_level(logging.WARNING):
        in_company(tmp_path, work)
