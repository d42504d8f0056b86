"""A bot of the host's own that ends, chokes or floods its process takes nobody else's bot away."""

from __future__ import annotations

import logging
import subprocess
from pathlib import Path

import msgspec
import pytest

from kingtable import bots
from kingtable.server.table.tables import Tables
from kingtable.server.workers import pool as workers_module
from kingtable.server.workers import process as process_module
from kingtable.server.workers.link import worker
from kingtable.server.workers.own import FAILURES, OwnBots
from kingtable.server.workers.pool import Workers
from kingtable.server.workers.process import answer
from kingtable.server.workers.questions import LENGTH, BotFailed, Question, packed
from tests.server.house import FIRST_MOVE
from tests.server.presence import Thinkers, dealt, in_company, sit
from tests.server.rooms import turn
from tests.server.test_bad_bots import COMPANY
from tests.server.test_workers import expected, question, with_workers
from tests.waiting import PATIENCE, eventually, until

pytestmark = pytest.mark.anyio

OWN = {"kingdomino": {"mine": "bad:Bot", "net": "planner:net=mine.npz"}}


def of_mine(seed: int = 1) -> Question:
    return msgspec.structs.replace(question(seed), bot="mine")


@pytest.mark.parametrize("how", ["grumble", pytest.param("die", marks=pytest.mark.slow)])
@pytest.mark.usefixtures("calm")
def test_a_bad_bot_of_the_hosts_own_costs_other_bots_nothing_and_is_not_asked_for_ever(
    how: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(workers_module, "BACK_OFF", (0.0,))

    async def work(workers: Workers) -> None:
        guests = OwnBots(workers, OWN, [*FIRST_MOVE, how])
        guests.start()
        assert guests.own is not None
        try:
            for seed in range(FAILURES):
                with pytest.raises(BotFailed) as failed:
                    await guests.choose(of_mine())
                assert not failed.value.for_good
                assert await guests.choose(question(seed)) == expected(seed)
            starts = guests.own.state()["restarts"]
            with pytest.raises(BotFailed, match="not asked again") as failed:
                await guests.choose(of_mine())
            assert failed.value.for_good
            assert guests.own.state()["restarts"] in (starts, starts + 1), "the last one is replaced"
            assert workers.state()["restarts"] == 0
            assert await guests.choose(msgspec.structs.replace(question(2), bot="net")) == expected(2), "our own code"
        finally:
            await guests.stop()

    with caplog.at_level(logging.WARNING):
        with_workers([], work)
    assert sum("not asked again" in message for message in caplog.messages) == 1


@pytest.mark.usefixtures("calm")
def test_only_turns_that_fail_one_after_the_other_count(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(workers: Workers) -> None:
        guests = OwnBots(workers, OWN, FIRST_MOVE)
        fails = False

        async def choose(asked: Question, **_: object) -> list[str]:
            if fails:
                raise BotFailed("it fails", thought=thought)
            return ["=1"]

        monkeypatch.setattr(guests.own, "choose", choose)
        for thought in (True, False):  # in vain, or without a worker to think
            for _ in range(3):
                for fails in (*[True] * (FAILURES - thought), False):
                    if fails:
                        with pytest.raises(BotFailed, match="it fails"):
                            await guests.choose(of_mine())
                    else:
                        assert await guests.choose(of_mine()) == ["=1"]

    with_workers([], work)


async def test_without_own_bots_there_is_no_more_than_the_workers() -> None:
    workers = Workers([], 1)
    assert OwnBots(workers).own is None
    assert OwnBots(workers, {"kingdomino": {"net": "planner:net=mine.npz"}}).own is None
    guests = OwnBots(workers, OWN)
    assert guests.own is not None
    assert guests.own.command == worker("kingdomino")
    assert guests.own.wanted == 1


def test_a_table_says_once_that_a_bot_is_not_asked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def work(tables: Tables, thinkers: Thinkers) -> None:
        async def choose(question: Question, **_: object) -> list[str]:
            thinkers.asked.append(question)
            raise BotFailed("it is not asked again", for_good=True)

        monkeypatch.setattr(thinkers, "choose", choose)
        table = await dealt(tables, COMPANY)
        sit(table, 0)
        while len(thinkers.asked) < 3:
            if table.state.to_move == 0:
                seat, moves = turn(table)
                await table.do(seat, f"ada{table.seq}", moves)
            else:
                seq = table.seq
                await eventually(lambda seq=seq: table.seq > seq)  # type: ignore[misc]
        assert len(caplog.messages) == 1
        assert {step.by for step in table.steps if step.seat == 1} == {"stand-in"}

    with caplog.at_level(logging.WARNING):
        in_company(tmp_path, work)


class Unsayable(Exception):
    def __str__(self) -> str:
        raise ValueError("no text")


@pytest.mark.parametrize(
    "error",
    [ValueError("x" * 2_000_000), ValueError("\ud800\x1b[2J\n"), Unsayable(), SystemExit(3), KeyboardInterrupt()],
    ids=lambda error: type(error).__name__,
)
def test_whatever_a_bot_raises_becomes_a_short_line(error: BaseException, monkeypatch: pytest.MonkeyPatch) -> None:
    def choose(*_: object) -> list[str]:
        raise error

    monkeypatch.setattr(bots, "choose", choose)
    told = answer(question())
    assert type(error).__name__ in told.error
    assert len(told.error) <= 300
    assert told.error.isprintable()
    assert packed(told)


def test_what_bots_print_is_cut_cleaned_and_bounded(tmp_path: Path) -> None:
    with (
        (tmp_path / "printed").open("w+b") as terminal,
        subprocess.Popen(
            [*FIRST_MOVE, "chatter"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=terminal
        ) as running,
    ):
        assert running.stdin is not None
        assert running.stdout is not None
        running.stdin.write(packed(question(3)))
        running.stdin.flush()
        for _ in ("ready", "answer"):
            told = running.stdout.read(*LENGTH.unpack(running.stdout.read(LENGTH.size)))
        assert expected(3)[0].encode() in told, "nothing came between"
        until(lambda: (tmp_path / "printed").stat().st_size)
        running.stdin.close()
        running.wait(PATIENCE)
    printed = (tmp_path / "printed").read_text("utf-8")
    lines = printed.splitlines()
    assert 1 <= len(lines) <= process_module.LINES + 1
    assert max(map(len, lines)) <= 500
    assert "\x1b" not in printed
