"""What is for all is shared out: no address makes others wait for long, or takes all places."""

from __future__ import annotations

import asyncio
import contextlib
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from kingtable.server.messages.refusal import Refusal
from kingtable.server.routes import replays as replays_module
from kingtable.server.routes.replays import Replays
from kingtable.server.sharing import beside as beside_module
from kingtable.server.sharing.beside import beside
from kingtable.server.sharing.limits import Rate
from kingtable.server.sharing.queues import Queue, gives_way
from kingtable.server.table.audience import WATCHERS
from kingtable.server.table.table import Table
from kingtable.server.table.unattended import Unattended
from kingtable.server.workers import pool as workers_module
from kingtable.server.workers.pool import Workers
from kingtable.server.workers.questions import BotFailed
from tests.server.rooms import Listener, fresh
from tests.server.test_workers import question, thinking, with_workers
from tests.waiting import PATIENCE, eventually

pytestmark = pytest.mark.anyio

ONE, OTHER = "192.0.2.1", "192.0.2.2"

# The queue


def test_addresses_take_turns_and_then_their_tables() -> None:
    queue: Queue[str] = Queue()
    for name in ("a1", "a2", "b1"):
        for number in range(2):
            queue.add(f"{name}.{number}", ONE, name)
    queue.add("c", OTHER, "c")
    assert [queue.take() for _ in range(8)] == ["a1.0", "c", "a2.0", "b1.0", "a1.1", "a2.1", "b1.1", None]


def test_what_was_taken_before_is_the_next_one_and_what_may_not_is_left() -> None:
    queue: Queue[str] = Queue()
    queue.add("a", ONE)
    queue.add("b", OTHER)
    queue.add("again", OTHER, first=True)
    assert queue.take(lambda address: address == ONE) == "a"
    assert queue.take(lambda address: address == ONE) is None
    queue.drop("b")
    queue.drop("nothing")
    assert (len(queue), queue.take(), queue.take()) == (1, "again", None)


def test_who_has_most_places_gives_one_until_it_would_have_less() -> None:
    assert gives_way([ONE] * 60, OTHER) == ONE
    assert gives_way([ONE] * 31 + [OTHER] * 29, OTHER) == ONE
    assert gives_way([ONE] * 30 + [OTHER] * 30, OTHER) is None
    assert gives_way([ONE] * 60, ONE) is None


# Bots


@contextlib.contextmanager
def quick(monkeypatch: pytest.MonkeyPatch, **limits: float) -> Iterator[None]:
    with monkeypatch.context() as patch:
        for name, value in limits.items():
            patch.setattr(workers_module, name, value)
        yield


def many(workers: Workers, address: str, tables: int, **more: Any) -> list[asyncio.Task[list[str]]]:
    """So many tables of one address, each of which asks again as soon as it is answered."""

    async def ask(number: int) -> list[str]:
        while True:
            await workers.choose(question(), table=f"{address} {number}", address=address, **more)

    return [asyncio.create_task(ask(number)) for number in range(tables)]


async def longest(workers: Workers, address: str, count: int) -> float:
    waits = []
    for number in range(count):
        began = time.monotonic()
        await workers.choose(question(number), table="MINE", address=address)
        waits.append(time.monotonic() - began)
    return sorted(waits)[count // 2]


@pytest.mark.parametrize("people", [True, False])
@pytest.mark.slow
def test_a_person_waits_for_a_bot_at_most_twice_as_long_whatever_one_address_asks(people: bool) -> None:
    async def work(workers: Workers) -> None:
        await eventually(lambda: workers.ready == 2)
        alone = await longest(workers, OTHER, 5)
        asked = many(workers, ONE, 20, people=people)
        await eventually(lambda: workers.state()["waiting"] >= 18)
        assert await longest(workers, OTHER, 7) < 2 * alone
        for task in asked:
            task.cancel()
        await asyncio.gather(*asked, return_exceptions=True)

    with_workers(["ponder", "0.3"], work, 2)


@pytest.mark.usefixtures("calm")
def test_tables_at_which_nobody_sits_come_last() -> None:
    async def work(workers: Workers) -> None:
        await workers.warmed()
        asked = [
            asyncio.create_task(
                workers.ask(question(), table=str(n), address=f"192.0.2.{n}", people=n >= 5), name=str(n)
            )
            for n in range(10)
        ]
        done: list[str] = []
        for answered in asked:
            answered.add_done_callback(lambda task: done.append(task.get_name()))
        await asyncio.gather(*asked)
        assert max(done.index(str(number)) for number in range(5, 10)) <= 5, "one may have been begun before"

    with_workers(["ponder", "0.05"], work, 1)


@pytest.mark.usefixtures("calm")
def test_a_hint_keeps_no_bot_of_the_same_address_waiting(tmp_path: Path) -> None:
    async def work(workers: Workers) -> None:
        await eventually(lambda: workers.ready == 2)
        hints = [
            asyncio.create_task(workers.ask(question(n), table=str(n), address=ONE, patient=True)) for n in range(4)
        ]
        await asyncio.sleep(0)
        chosen = asyncio.create_task(workers.choose(question(9), table="0", address=ONE))
        await eventually(lambda: len(thinking(workers)) == 2)
        begun = [asked.state for asked in thinking(workers)]
        assert begun == [question(0).state, question(9).state], "one hint was begun, the others wait for it"
        (tmp_path / "go").touch()
        await chosen
        for hint in hints:
            hint.cancel()
        await asyncio.gather(*hints, return_exceptions=True)

    with_workers(["muse", str(tmp_path / "go")], work, 2)


@pytest.mark.usefixtures("calm")
def test_a_question_waits_for_so_long_and_no_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(workers: Workers) -> None:
        await workers.warmed()
        with quick(monkeypatch, WAITING_LIMIT=1.5):
            others = many(workers, ONE, 8)
            last = [asyncio.create_task(workers.choose(question(), table=str(n), address=ONE)) for n in range(20)]
            answers = await asyncio.gather(*last, return_exceptions=True)
            failed = [answer for answer in answers if isinstance(answer, BotFailed)]
            assert failed
            assert {str(failure) for failure in failed} == {"no worker was free for 1.5 s"}
            for task in others:
                task.cancel()
            await asyncio.gather(*others, return_exceptions=True)

    with_workers(["ponder", "0.3"], work, 1)


@pytest.mark.usefixtures("calm")
def test_the_first_compiling_is_not_waited_for_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(workers: Workers) -> None:
        with quick(monkeypatch, WARMING_LIMIT=1.0, ANSWER_LIMIT=0.5):
            with pytest.raises(BotFailed, match=r"no worker has answered anything for 0\.5 s"):
                await workers.choose(question())
            assert workers.clock.now >= 1
            assert not workers.warm
        (tmp_path / "go").touch()
        await workers.warmed()

    with_workers(["slow", str(tmp_path / "go")], work)


async def test_bots_think_for_whoever_sits_before_whoever_watches(tables: Any) -> None:
    table = await fresh(tables)
    watcher, person = Listener(None), Listener(1)
    watcher.address, person.address = ONE, OTHER
    table.join(cast(Any, watcher), None)
    assert (table.state.attended, table.audience.address) == (False, ONE)
    table.join(cast(Any, person), None)
    assert (table.state.attended, table.audience.address) == (True, OTHER)


# Beside the loop


def by(address: str, work: Callable[[], Any]) -> asyncio.Task[Any]:
    return asyncio.create_task(beside(address, work))


async def test_the_thread_is_shared_out_by_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(beside_module, "RATE", Rate(1e9, 1e9))
    done: list[str] = []
    go = threading.Event()

    def work(name: str) -> None:
        assert go.wait(PATIENCE)
        done.append(name)

    theirs = [by(ONE, lambda: work("theirs")) for _ in range(30)]
    await asyncio.sleep(0)
    mine = [by(OTHER, lambda: work("mine")) for _ in range(4)]
    await asyncio.sleep(0)
    go.set()
    await asyncio.gather(*mine)
    assert done[:8] == ["theirs", "mine"] * 4
    for task in theirs:
        task.cancel()
    await asyncio.gather(*theirs, return_exceptions=True)
    assert await by(OTHER, lambda: "still there") == "still there"


def test_an_address_works_at_once_for_a_while_and_then_for_a_fifth_of_the_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def run() -> float:
        began = time.monotonic()
        await asyncio.gather(*[by(ONE, lambda: time.sleep(0.02)) for _ in range(10)])  # the work
        return time.monotonic() - began

    monkeypatch.setattr(beside_module, "RATE", Rate(100, 200))
    assert asyncio.run(run()) >= 0.4, "half of it at once; the other half, 0.1 s of work, is over after a rest of 0.4 s"


async def test_work_that_fails_gives_the_thread_back() -> None:
    with pytest.raises(ZeroDivisionError):
        await by(ONE, lambda: 1 // 0)
    assert await by(ONE, lambda: 1) == 1


async def test_work_of_people_who_all_leave_at_once_gives_the_thread_back() -> None:
    theirs: list[asyncio.Task[Any]] = []

    go = threading.Event()

    async def first() -> None:
        assert await beside(OTHER, go.wait, PATIENCE)
        for task in theirs:  # the next one has its turn, and has not begun
            task.cancel()

    mine = asyncio.create_task(first())
    await asyncio.sleep(0)
    theirs += [by(ONE, lambda: 1) for _ in range(5)]
    await asyncio.sleep(0)
    go.set()
    await mine
    assert {type(end) for end in await asyncio.gather(*theirs, return_exceptions=True)} == {asyncio.CancelledError}
    async with asyncio.timeout(PATIENCE):
        assert await by(OTHER, lambda: "still there") == "still there"


async def test_replays_take_turns_by_address(monkeypatch: pytest.MonkeyPatch) -> None:
    computed: list[str] = []
    go = threading.Event()

    def slowly(row: str, _: object) -> bytes:
        assert go.wait(PATIENCE)
        computed.append(row)
        return b"x"

    monkeypatch.setattr(replays_module, "_computed", slowly)
    replays = Replays()

    async def replay(address: str, code: str) -> bytes:
        state = SimpleNamespace(code=code, played=None)
        table = SimpleNamespace(state=state, row=code)
        return await replays.of(cast(Table, table), address)

    theirs = [asyncio.create_task(replay(ONE, f"A{number}")) for number in range(12)]
    mine = [asyncio.create_task(replay(OTHER, "B")) for _ in range(2)]
    for _ in range(10):  # until all wait
        await asyncio.sleep(0)
    go.set()
    assert await asyncio.gather(*mine) == [b"x", b"x"]
    await asyncio.gather(*theirs)
    assert computed.index("B") <= 3
    assert computed.count("B") == 1


# Places to watch


async def test_an_address_with_all_places_to_watch_gives_one_to_another(tables: Any) -> None:
    table = await fresh(tables)
    crowd = [Listener(None) for _ in range(WATCHERS)]
    for listener in crowd:
        listener.address = ONE
        table.join(cast(Any, listener), None)
    other = Listener(None)
    other.address = OTHER
    table.join(cast(Any, other), None)
    assert crowd[-1].heard[-1] == {"t": "bye", "key": "server-table-full"}
    assert other in table.audience.connections
    assert len(table.audience.connections) == WATCHERS
    late = Listener(None)
    late.address = ONE
    with pytest.raises(Refusal):
        table.join(cast(Any, late), None)


async def test_an_address_watches_few_tables_at_which_nobody_sits(tables: Any) -> None:
    unattended = Unattended(2)

    def come(table: Table, seat: int | None, address: str) -> Listener:
        listener = Listener(seat)
        listener.address = address
        unattended.check(table, cast(Any, listener))
        table.join(cast(Any, listener), None)
        unattended.settle(table)
        return listener

    def go(table: Table, listener: Listener) -> None:
        table.leave(cast(Any, listener))
        unattended.settle(table)

    one, two, three = [await fresh(tables) for _ in range(3)]
    first = come(one, None, ONE)
    come(one, None, ONE)
    come(two, None, ONE)
    with pytest.raises(Refusal) as refused:
        come(three, None, ONE)
    assert (refused.value.key, refused.value.status) == ("server-too-many-watched", 429)
    come(three, None, OTHER)
    person = come(three, 0, OTHER)
    watcher = come(three, None, ONE)
    assert unattended._addresses.keys() == {one.state.code, two.state.code}
    go(three, person)
    assert watcher.heard[-1] == {"t": "bye", "key": "server-too-many-watched"}
    assert watcher not in three.audience.connections
    assert len(three.audience.connections) == 1, "whoever watches no other table may stay"
    go(one, first)
    for listener in list(one.audience.connections):
        go(one, cast(Any, listener))
    come(three, None, ONE)
