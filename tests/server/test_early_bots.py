"""While the first worker compiles, a process that compiles nothing plays for the bots."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
from pathlib import Path

import msgspec
import pytest

import kingtable
from kingtable import bots
from kingtable.server import app
from kingtable.server.workers import pool as workers_module
from kingtable.server.workers.link import worker as worker_command
from kingtable.server.workers.pool import Workers
from kingtable.server.workers.questions import EARLY, INTERPRETED, BotFailed, Question
from tests.server.house import FIRST_MOVE
from tests.server.test_workers import expected, question, with_workers
from tests.waiting import PATIENCE, eventually, remains


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
        await eventually(lambda: len(workers.pids) == 1)

    with_workers(["slow", str(sign)], work, early=worker_command(INTERPRETED, game))


@pytest.mark.usefixtures("calm")
def test_a_worker_that_is_warm_in_time_plays_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers_module, "EARLY", PATIENCE)

    async def work(workers: Workers) -> None:
        assert await workers.choose(question(3)) == expected(3)
        await eventually(lambda: workers._tasks[1].done(), "the place of the early one is given up")
        assert len(workers.pids) == 1
        assert workers._early[0].starts == 0

    with_workers([], work, early=[*FIRST_MOVE, "cheat"])


@pytest.mark.parametrize("how", ["crash", "mute", "stillborn", "grumble"])
@pytest.mark.slow
def test_a_question_outlives_the_process_that_plays_early(tmp_path: Path, how: str) -> None:
    sign, broken = tmp_path / "ready", tmp_path / "broken"
    broken.touch()

    async def work(workers: Workers) -> None:
        asked = asyncio.create_task(workers.choose(question(3)))
        await remains(lambda: not asked.done(), EARLY + 2 * workers_module.TICK + 1)  # the early one fails meanwhile
        sign.touch()
        assert await asked == expected(3)

    with_workers(["slow", str(sign)], work, early=[*FIRST_MOVE, how, str(broken)])


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGSTOP])
@pytest.mark.slow(quick=1)
def test_the_process_that_plays_early_is_replaced_when_it_fails(
    tmp_path: Path, how: signal.Signals, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(workers_module, "EARLY", 0.05)
    monkeypatch.setattr(workers_module, "COLD", PATIENCE)
    monkeypatch.setattr(workers_module, "STARTING_LIMIT", PATIENCE)
    monkeypatch.setattr(workers_module, "SILENCE_LIMIT", 0.5)

    async def work(workers: Workers) -> None:
        (early,) = workers._early
        assert await workers.choose(question(3)) == expected(3)
        assert early.link is not None
        os.kill(early.link.pid, how)
        await eventually(lambda: early.starts == 2 and early.ready)
        assert await workers.choose(question(4)) == expected(4)
        assert not workers.warm
        assert [message for message in caplog.messages if "plays until" in message], "the log says it"

    with caplog.at_level(logging.WARNING):
        with_workers(["slow", str(tmp_path / "never")], work, early=FIRST_MOVE)


@pytest.mark.parametrize("answered", [True, False])
@pytest.mark.slow(quick=1)
def test_the_death_of_the_process_that_plays_early_costs_no_more_than_any_other(
    tmp_path: Path, answered: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody waits WARMING_LIMIT where somebody was answered before, or where that process has failed."""
    monkeypatch.setattr(workers_module, "EARLY", 0.05)
    monkeypatch.setattr(workers_module, "COLD", PATIENCE)
    monkeypatch.setattr(workers_module, "STARTING_LIMIT", PATIENCE)
    monkeypatch.setattr(workers_module, "ANSWER_LIMIT", 0.3)
    monkeypatch.setattr(workers_module, "WARMING_LIMIT", 100 * PATIENCE)
    monkeypatch.setattr(workers_module, "BACK_OFF", (0.0, PATIENCE) if answered else (0.0,))
    dead = tmp_path / "dead"

    async def work(workers: Workers) -> None:
        if answered:
            monkeypatch.setattr(workers_module, "ANSWER_LIMIT", PATIENCE)
            assert await workers.choose(question(3)) == expected(3)
            monkeypatch.setattr(workers_module, "ANSWER_LIMIT", 0.3)
            dead.touch()
            (early,) = workers._early
            assert early.link is not None
            os.kill(early.link.pid, signal.SIGKILL)
            await eventually(lambda: early.link is None or early.starts == 2)
        with pytest.raises(BotFailed):
            await workers.choose(question(4))

    if not answered:
        dead.touch()
    with_workers(["slow", str(tmp_path / "never")], work, early=[*FIRST_MOVE, "stillborn", str(dead)])


@pytest.mark.parametrize("slow", [True, False])
def test_the_log_says_that_the_bots_compile_and_when_they_are_ready(
    tmp_path: Path, slow: bool, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    sign = tmp_path / "ready"
    monkeypatch.setattr(app, "COMPILING", 0.2 if slow else PATIENCE)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))

    async def work(workers: Workers) -> None:
        reporting = asyncio.create_task(app.report_compiling(workers))
        if slow:
            await eventually(lambda: len(caplog.messages) == 1)
            assert "compiling" in caplog.messages[0]
            assert str(tmp_path) in caplog.messages[0]
        sign.touch()
        await reporting

    with caplog.at_level(logging.WARNING):
        with_workers(["slow", str(sign)], work)
    assert len(caplog.messages) == (2 if slow else 0)
    assert "ready after" in " ".join(caplog.messages) or not slow


@pytest.mark.parametrize("early", [True, False])
@pytest.mark.slow
def test_a_signal_that_stops_the_whole_service_does_not_end_its_workers_first(
    early: bool, caplog: pytest.LogCaptureFixture
) -> None:
    """systemd may send SIGTERM to every process, as a terminal does with Ctrl-C. The server ends its workers."""
    command = worker_command(*([INTERPRETED] if early else []), "kingdomino")

    def stop(workers: Workers) -> None:
        for how in (signal.SIGINT, signal.SIGTERM):
            os.kill(workers.pids[0], how)

    async def run() -> None:
        workers = Workers(["kingdomino"], 1, command)
        workers.start()
        try:
            async with asyncio.timeout(4 * PATIENCE):
                await eventually(lambda: bool(workers.pids))
                stop(workers)  # while it starts
                await workers.warmed()
                stop(workers)
                await workers.choose(question())
            assert workers.state()["restarts"] == 0
        finally:
            await workers.stop()

    with caplog.at_level(logging.WARNING):
        asyncio.run(run())
    assert caplog.messages == []


@pytest.mark.slow
def test_a_slow_machine_gets_more_time_to_compile_at_each_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the same time at each start, a worker that always needs a little more would never be ready."""
    monkeypatch.setattr(workers_module, "WARM_UP_LIMIT", 0.4)
    monkeypatch.setattr(workers_module, "BACK_OFF", (0.0,))
    monkeypatch.setattr(workers_module, "STARTING_LIMIT", PATIENCE)

    async def work(workers: Workers) -> None:
        await eventually(lambda: workers.state()["restarts"] >= 1)
        await remains(lambda: workers.state()["restarts"] <= 4, 4)  # 0.4, 0.8, 1.6 and 3.2 s take 6
        (tmp_path / "go").touch()
        await workers.warmed()
        assert await workers.choose(question()) == expected(1)

    with_workers(["slow", str(tmp_path / "go")], work)
