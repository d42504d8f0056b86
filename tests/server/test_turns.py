"""The loop's time, shared out by address."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from kingtable.server.sharing import turns as module
from kingtable.server.sharing.limits import Limits, Rate
from kingtable.server.sharing.turns import TURN, Share, Turns
from tests.waiting import eventually

pytestmark = pytest.mark.anyio

LITTLE = Rate(10, 100)
FREE = Rate(1e9, 1e9)


def new_turns(rate: Rate = LITTLE, remembered: int = 1000) -> Turns:
    return Turns(replace(Limits(), turns=rate, remembered=remembered))


def steps(share: Share, count: int, done: list[str], name: str, cost: float = TURN) -> None:
    def step() -> None:
        done.append(name)
        share.pay(cost)

    for _ in range(count):
        share.wait(step)


async def test_an_address_in_debt_waits_and_another_does_not() -> None:
    turns = new_turns()
    one, other, deep = (turns.of(f"192.0.2.{number}") for number in (1, 2, 3))
    assert one.free()
    began = asyncio.get_running_loop().time()
    one.pay(30)
    deep.pay(1e9)
    await asyncio.sleep(0)
    assert not deep.free()
    assert other.free()
    await one.turn(0)
    assert asyncio.get_running_loop().time() - began >= 0.19, "20 ms of debt at 100 ms a second"


async def test_addresses_take_turns_however_much_one_of_them_wants() -> None:
    turns = new_turns(FREE)
    done: list[str] = []
    steps(turns.of("192.0.2.1"), 50, done, "many")
    steps(turns.of("192.0.2.2"), 2, done, "few")
    await eventually(lambda: len(done) == 52)
    assert done[:4] in (["many", "few", "many", "few"], ["few", "many", "few", "many"])


async def test_one_turn_of_the_loop_does_a_bounded_amount_for_one_address_and_for_all() -> None:
    turns = new_turns(FREE)
    done: list[str] = []
    for number in range(20):
        steps(turns.of(f"192.0.2.{number}"), 20, done, "", cost=TURN / 4)
    most = 0
    while len(done) < 400:
        before = len(done)
        await asyncio.sleep(0)
        most = max(most, len(done) - before)
    assert most <= 4


async def test_what_is_done_at_once_counts_for_the_turn_too() -> None:
    turns = new_turns()
    turns.of("192.0.2.1").pay(TURN)
    assert not turns.of("192.0.2.2").free()
    await asyncio.sleep(0)
    assert turns.of("192.0.2.2").free()


async def test_who_comes_again_has_no_new_allowance() -> None:
    turns = new_turns()
    turns.of("192.0.2.1").pay(1e9)
    await asyncio.sleep(0)
    assert not turns.of("192.0.2.1").free()


async def test_all_networks_of_one_ipv6_customer_have_one_share() -> None:
    turns = new_turns()
    assert turns.of("2001:db8:1:1::1") is turns.of("2001:db8:1:ffff::1")
    assert turns.of("2001:db8:1:1::1") is not turns.of("2001:db8:2:1::1")


async def test_memory_is_bounded() -> None:
    turns = new_turns(remembered=100)
    first = turns.of("192.0.2.1")
    for number in range(200):
        turns.of(f"198.51.100.{number}")
    assert turns.of("192.0.2.1") is not first
    assert len(turns._shares) == 100


async def test_who_went_while_waiting_pays_nothing_and_stops_nobody() -> None:
    turns = new_turns()
    share = turns.of("192.0.2.1")
    share.pay(15)
    gone, there = asyncio.create_task(share.turn(5)), asyncio.create_task(share.turn(0))
    await asyncio.sleep(0)
    gone.cancel()
    await there


async def test_a_step_that_fails_stops_nobody() -> None:
    turns = new_turns()
    failures: list[object] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: failures.append(context["exception"]))

    def fail() -> None:
        raise ZeroDivisionError

    done: list[str] = []
    turns.of("192.0.2.1").wait(fail)
    steps(turns.of("192.0.2.1"), 1, done, "same")
    steps(turns.of("192.0.2.2"), 1, done, "other")
    await eventually(lambda: len(done) == 2)
    assert [type(failure) for failure in failures] == [ZeroDivisionError]


@pytest.mark.parametrize("cost", [0.5, 2.0])
async def test_what_one_address_gets_is_its_share(cost: float, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "TURN", 1e9)
    turns = new_turns()
    done: list[str] = []
    share = turns.of("192.0.2.1")
    began = asyncio.get_running_loop().time()
    steps(share, 1000, done, "", cost)
    await eventually(lambda: len(done) * cost >= 40)
    seconds = asyncio.get_running_loop().time() - began
    assert len(done) * cost <= 10 + 100 * seconds + cost


async def test_seats_go_before_watchers_of_their_address_but_do_not_shut_them_out() -> None:
    done: list[str] = []
    turns = new_turns()
    share = turns.of("192.0.2.1")
    share.pay(share._left + 1)
    for number in range(8):
        share.wait(lambda number=number: done.append(f"watcher {number}"))  # type: ignore[misc]
    for number in range(5):
        share.wait(lambda number=number: done.append(f"seat {number}"), first=True)  # type: ignore[misc]
    while len(done) < 13:
        await asyncio.sleep(0)
    assert done[:4] == ["seat 0", "seat 1", "seat 2", "watcher 0"]
    assert done[4:7] == ["seat 3", "seat 4", "watcher 1"]
    assert [one for one in done if one.startswith("watcher")] == [f"watcher {number}" for number in range(8)]
