"""The bots' processes: asked in order, replaced when they die or hang, never a reason for a table to stop."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

import kingtable
from kingtable.server import workers as workers_module
from kingtable.server.worker import Question, answer
from kingtable.server.workers import BotFailed, Workers
from tests.server.house import FIRST_MOVE, House, moves_of


def with_workers(how: list[str], work: Callable[[Workers], Awaitable[None]], count: int = 1) -> None:
    async def run() -> None:
        workers = Workers(["kingdomino"], count, [*FIRST_MOVE, *how])
        workers.start()
        try:
            await work(workers)
        finally:
            await workers.stop()
            assert not workers._processes

    asyncio.run(run())


def question(seed: int = 1) -> Question:
    match = kingtable.new("kingdomino", players=3, seed=seed)
    assert match.to_move is not None
    return Question("kingdomino", "greedy", match.observe(match.to_move, 5), match.to_move, 7)


def test_questions_are_answered_each_with_its_own_answer() -> None:
    async def work(workers: Workers) -> None:
        asked = [question(seed) for seed in range(40)]
        answers = await asyncio.gather(*[workers.choose(one) for one in asked])
        assert answers == [[kingtable.new("kingdomino", players=3, seed=seed).legal()[0]] for seed in range(40)]
        assert workers.warm

    for count in (1, 2):
        with_workers([], work, count)


def test_a_worker_that_dies_is_replaced_and_asked_again(tmp_path: Path) -> None:
    crash = tmp_path / "crash"
    crash.touch()

    async def work(workers: Workers) -> None:
        answers = await asyncio.gather(*[workers.choose(question()) for _ in range(5)])
        assert all(len(moves) == 1 for moves in answers)
        assert not crash.exists(), "it did die"

    with_workers(["crash", str(crash)], work)


def test_a_worker_that_hangs_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers_module, "THINKING_LIMIT", 0.05)

    async def work(workers: Workers) -> None:
        with pytest.raises(BotFailed, match="Timeout"):
            await workers.choose(question())

    with_workers(["mute"], work)


def test_an_answer_that_came_too_late_is_nobody_elses() -> None:
    async def work(workers: Workers) -> None:
        await workers.warmed()
        asking = asyncio.create_task(workers.choose(question(1)))
        await asyncio.sleep(0)
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)
        expected = kingtable.new("kingdomino", players=3, seed=2).legal()[0]
        assert await workers.choose(question(2)) == [expected]

    with_workers([], work)


def test_workers_that_do_not_start_are_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers_module, "STARTS", 1)

    async def work(workers: Workers) -> None:
        for failed in await asyncio.gather(*[workers.choose(question()) for _ in range(3)], return_exceptions=True):
            assert isinstance(failed, BotFailed)
        assert workers.warm, "nobody needs to wait"

    with_workers(["stillborn"], work, count=2)


@pytest.mark.parametrize("how", ["stillborn", "cheat", "crash"])
def test_a_table_goes_on_whatever_its_bots_do(tmp_path: Path, how: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers_module, "STARTS", 1)
    crash = tmp_path / "crash"
    crash.touch()
    with House(tmp_path / "data", worker=[*FIRST_MOVE, how, str(crash)]) as house:
        table = house.open("me", "greedy")
        ada = house.sit(table, 0)
        while not ada.view["over"]:
            if ada.choices:
                ada.do(moves_of(ada.choices))
            ada.until("ev")
        ada.go()


def test_a_worker_tells_what_went_wrong() -> None:
    assert "nobody" in answer(Question("kingdomino", "nobody", b"", 0, 1)).error
