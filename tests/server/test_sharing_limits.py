"""What is limited for everybody is shared out among those who ask; a refusal takes nothing."""

from __future__ import annotations

import contextlib
import threading
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import httpx
import pytest

from kingtable.server.messages.refusal import Refusal
from kingtable.server.sharing.limits import Buckets, Limits, Rate
from kingtable.server.wire.doors import Doors
from tests.server.house import WIDE, House
from tests.server.test_limits import Clock
from tests.waiting import until

ONE, OTHER = "192.0.2.1", "192.0.2.2"


def test_what_is_for_everybody_is_left_to_those_who_asked_for_less() -> None:
    clock = Clock()
    some = Buckets(Limits(), clock)
    taken: Counter[str] = Counter()

    def take(address: str) -> str:
        try:
            some.take("heavy", address)
        except Refusal as refusal:
            return refusal.key
        taken[address] += 1
        return ""

    greedy = ["192.0.2.1", "192.0.2.2", "192.0.2.3"]
    for second in range(240):
        for address in greedy:
            while not (refused := take(address)):
                pass
        if second > 5:
            assert refused == "server-too-many-all", "it says whose limit it is"
        if second % 20 == 10:
            assert [take(f"198.51.100.{number}") for number in range(12)] == [""] * 12, second
        clock.now += 1
    assert max(taken[address] for address in greedy) < 1.5 * min(taken[address] for address in greedy)


def test_new_tables_are_shared_out_too() -> None:
    clock = Clock()
    some = Buckets(Limits(), clock)
    for _ in range(60):
        for number in range(30):
            with contextlib.suppress(Refusal):
                while True:
                    some.take("tables", f"192.0.2.{number}")
        some.take("tables", f"198.51.100.{_ + 1}")
        clock.now += 2


def test_who_asks_for_more_than_others_is_refused_nothing_while_there_is_plenty() -> None:
    clock = Clock()
    some = Buckets(Limits(), clock)
    for _ in range(300):
        for number in range(30):
            some.take("requests", f"198.51.100.{number}", 0.1)
        some.take("requests", ONE, 30)
        clock.now += 1


def test_who_is_alone_has_its_own_limit_only() -> None:
    some = Buckets(Limits(by_address={"heavy": Rate(20, 2)}, in_all={"heavy": Rate(60, 5)}), Clock())
    for _ in range(20):
        some.take("heavy", ONE)
    with pytest.raises(Refusal) as refused:
        some.take("heavy", ONE)
    assert refused.value.key == "server-too-many"


def test_what_was_given_back_was_not_taken() -> None:
    some = Buckets(Limits(by_address={"heavy": Rate(2, 0.001)}, in_all={"heavy": Rate(2, 0.001)}), Clock())
    for _ in range(10):
        some.take("heavy", ONE)
        some.give_back("heavy", ONE)
    some.take("heavy", ONE)


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server whose costly things are limited as in the open."""
    few = {**WIDE.by_address, "heavy": Rate(3, 0.0001), "tables": Rate(8, 0.0001)}
    limits = replace(WIDE, by_address=few, in_all={"heavy": Rate(60, 5)})
    with House(tmp_path_factory.mktemp("strict"), doors=Doors(limits)) as house:
        yield house


def test_what_is_refused_takes_nothing(strict: House) -> None:
    for _ in range(20):
        assert strict.http.post("/api/qr", json={"text": ""}).status_code == 422
        assert strict.http.post("/api/qr", json={"text": "x" * 501}).status_code == 422
        form = {"game": "kingdomino", "seats": [{"kind": "bot", "bot": "nobody"}] * 2}
        assert strict.http.post("/api/tables", json=form).status_code == 422
    table = strict.open("me", "greedy", "greedy")
    for path in ("frames", "review"):
        for _ in range(10):
            assert strict.http.get(f"/api/tables/{table['table']}/{path}").status_code == 409
    people = strict.sit(strict.open("me", "friend"), 0)
    for number in range(10):
        people.send(t="hint", id=str(number))
        assert people.until("no", id=str(number))["why"]["key"] in ("server-hint-company", "server-not-your-turn")
    people.go()
    assert [strict.http.post("/api/qr", json={"text": f"{n}"}).status_code for n in range(7)] == [200] * 6 + [429]


@pytest.mark.slow
def test_one_address_that_draws_codes_keeps_nobody_waiting(house: House) -> None:
    """Twelve connections ask for codes as large as they may be."""
    over = threading.Event()
    drawn = set()

    def draw(number: int) -> None:
        transport = httpx.HTTPTransport(local_address="127.0.0.77")
        with httpx.Client(base_url=f"http://127.0.0.1:{house.port}", transport=transport, timeout=60) as http:
            text = 0
            while not over.is_set():
                text += 1
                http.post("/api/qr", json={"text": f"{number}.{text}".ljust(480, "x")})
                drawn.add(number)

    def wait(text: str) -> float:
        began = time.monotonic()
        assert house.http.post("/api/qr", json={"text": text}).status_code == 200
        return time.monotonic() - began

    def usual(name: str) -> float:
        return sorted(wait(f"{name} {n}".ljust(480, "y")) for n in range(7))[3]

    wait("first")
    alone = usual("alone")
    threads = [threading.Thread(target=draw, args=(number,)) for number in range(12)]
    for thread in threads:
        thread.start()
    try:
        until(lambda: len(drawn) == len(threads))
        beside_them = usual("beside")
    finally:
        over.set()
        for thread in threads:
            thread.join()
    assert beside_them < 4 * alone + 0.1, "in turn: with twelve before it, it was thirteen times as long"
