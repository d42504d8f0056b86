"""While the first worker compiles, a process that compiles nothing plays for the bots."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

import kingtable
from kingtable import bots
from kingtable.server.workers import pool as workers_module
from kingtable.server.workers.link import worker as worker_command
from kingtable.server.workers.pool import Workers
from kingtable.server.workers.questions import EARLY, INTERPRETED, Question
from tests.server.house import FIRST_MOVE
from tests.server.test_workers import expected, question, until, with_workers


@pytest.mark.parametrize("game", kingtable.GAMES)
@pytest.mark.slow
def test_while_the_first_worker_compiles_a_bot_plays_that_needs_no_compiler(tmp_path: Path, game: str) -> None:
    sign = tmp_path / "ready"
    match = kingtable.new(game, seed=1)
    seat = match.to_move
    assert seat is not None
    strongest = bots.names(game)[-1]["bot"]
    asked = Question(game, strongest, match.observe(seat, 5), seat, 7)
    substitute = bots.early(game, strongest)
    assert substitute != strongest

    async def work(workers: Workers) -> None:
        first = await workers.choose(asked, people=False)
        assert not workers.warm
        assert first == bots.choose(game, substitute, asked.state, seat, 7)
        hint = asyncio.create_task(workers.ask(msgspec.structs.replace(asked, hint=True), patient=True))
        assert await workers.choose(asked) == first
        assert not hint.done(), "a hint is worth waiting for the bot that gives it"
        sign.touch()
        await workers.warmed()
        assert await workers.choose(asked) == match.legal()[:1]
        assert (await hint).bot == "first"
        await until(lambda: len(workers.pids) == 1)

    with_workers(["slow", str(sign)], work, early=worker_command(INTERPRETED, game))


def test_a_worker_that_is_warm_in_time_plays_itself() -> None:
    async def work(workers: Workers) -> None:
        assert await workers.choose(question(3)) == expected(3)
        await asyncio.sleep(EARLY)
        assert len(workers.pids) == 1

    with_workers([], work, early=[*FIRST_MOVE, "cheat"])


@pytest.mark.parametrize("how", ["crash", "mute", "stillborn", "grumble"])
@pytest.mark.slow
def test_a_question_outlives_the_process_that_plays_early(tmp_path: Path, how: str) -> None:
    sign, broken = tmp_path / "ready", tmp_path / "broken"
    broken.touch()

    async def work(workers: Workers) -> None:
        asked = asyncio.create_task(workers.choose(question(3)))
        await asyncio.sleep(EARLY + 2 * workers_module.TICK + 1)
        sign.touch()
        assert await asked == expected(3)

    with_workers(["slow", str(sign)], work, early=[*FIRST_MOVE, how, str(broken)])
