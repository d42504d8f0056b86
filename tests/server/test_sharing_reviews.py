"""Reviews are shared out: no address takes all places, or makes another wait for long."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, cast

import pytest

from kingtable.server.messages.refusal import Refusal
from kingtable.server.routes import reviews as reviews_module
from kingtable.server.routes.reviews import Reviews
from kingtable.server.sharing.queues import Queue
from kingtable.server.table.table import Table
from kingtable.server.workers.pool import Workers
from kingtable.server.workers.questions import Answer, Question
from kingtable.server.workers.reviewing import Apart
from tests.waiting import PATIENCE

pytestmark = pytest.mark.anyio

ONE, OTHER = "192.0.2.1", "192.0.2.2"


class Thinker:
    """Workers that answer reviews when they are told to."""

    wanted = 2

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.go = asyncio.Event()

    async def ask(self, question: Question, *, table: str, address: str, **_: Any) -> Answer:
        self.asked.append(address)
        await self.go.wait()
        return Answer(review=[b"x"])


class Ended:
    """A table whose game is over."""

    steps = ()

    def __init__(self, code: str) -> None:
        self.state = type("State", (), {"code": code})()
        self.row = type("Row", (), {"game": "kingdomino"})()
        self.match = type("Match", (), {"over": True})()

    def record(self) -> dict[str, Any]:
        return {"game": "kingdomino"}


async def review(reviews: Reviews, address: str, code: str) -> str:
    try:
        told = await reviews.of(cast(Table, Ended(code)), address)
    except Refusal as refusal:
        return refusal.key
    return "begun" if isinstance(told, dict) else "there"


def with_reviews(work: Callable[[Reviews, Thinker], Awaitable[None]], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews_module, "packed", lambda _: b"")

    async def run() -> None:
        thinker = Thinker()
        reviews = Reviews(cast(Workers, thinker))
        await work(reviews, thinker)
        await reviews.stop()

    asyncio.run(run())


def test_an_address_with_all_places_for_reviews_gives_one_to_another(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(reviews: Reviews, thinker: Thinker) -> None:
        for number in range(reviews_module.WAITING):
            assert await review(reviews, ONE, f"A{number}") == "begun"
        assert await review(reviews, ONE, "A99") == "server-review-yours"
        assert await review(reviews, OTHER, "B0") == "begun"
        await asyncio.sleep(0)
        thinker.go.set()
        async with asyncio.timeout(PATIENCE):
            while await review(reviews, OTHER, "B0") != "there":
                await asyncio.sleep(0)
        assert thinker.asked.index(OTHER) <= 3, "it waits for no other address"
        assert not reviews.begun(cast(Table, Ended(f"A{reviews_module.WAITING - 1}"))), "the newest gave way"

    with_reviews(work, monkeypatch)


class OneAtATime(Thinker):
    """Workers of which one answers reviews, in the order of the real ones."""

    def __init__(self) -> None:
        super().__init__()
        self.waiting: Queue[asyncio.Future[None]] = Queue()

    async def ask(self, question: Question, *, table: str, address: str, **_: Any) -> Answer:
        turn = asyncio.get_running_loop().create_future()
        self.waiting.add(turn, address, table)
        await turn
        self.asked.append(address)
        return Answer(review=[b"x"] if question.review else [b"x"] * 10)

    async def answer(self) -> None:
        """Answer the next question."""
        if (turn := self.waiting.take()) is not None:
            turn.set_result(None)
        for _ in range(10):  # whoever was answered asks the next one
            await asyncio.sleep(0)


async def test_a_review_takes_twice_as_long_beside_sixteen_of_another_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews_module, "packed", lambda asked: b"" if isinstance(asked, Apart) else b"judge")
    thinker = OneAtATime()
    reviews = Reviews(cast(Workers, thinker))
    for number in range(reviews_module.WAITING):
        assert await review(reviews, ONE, f"A{number}") == "begun"
    for _ in range(5):
        await thinker.answer()
    thinker.asked.clear()
    while (told := await review(reviews, OTHER, "B0")) == "begun":
        await thinker.answer()
    assert told == "there"
    assert thinker.asked.count(OTHER) == 12, "to take it apart, ten decisions, to put it together"
    assert len(thinker.asked) <= 2 * 12 + 1
    await reviews.stop()


def test_where_everybody_has_one_place_the_next_is_told_that_all_are_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(reviews: Reviews, _: Thinker) -> None:
        for number in range(reviews_module.WAITING):
            assert await review(reviews, f"192.0.2.{number}", f"A{number}") == "begun"
        assert await review(reviews, "198.51.100.1", "B0") == "server-review-many"

    with_reviews(work, monkeypatch)
