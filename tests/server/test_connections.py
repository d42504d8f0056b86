"""Connections over real sockets: counted, refused with a reason; and nothing left behind."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import json
import socket
import struct
import time
import weakref
from dataclasses import replace
from typing import Any

import pytest

from kingtable.server.messages.refusal import Refusal
from kingtable.server.sharing.limits import Limits, Rate
from kingtable.server.sharing.turns import Share
from kingtable.server.wire.connections import Connections
from tests.server.calls import CALM, GET, HASTY, SHORT, Small, asked, post, websocket
from tests.waiting import stays, until

# Number


def few(connections: int, **others: Any) -> Limits:
    return replace(CALM, connections=connections, **others)


def test_an_address_has_so_many_connections_and_others_have_theirs() -> None:
    with Small(replace(few(100), connections_per_address=3)) as small, contextlib.ExitStack() as stack:
        mine = [stack.enter_context(small.call(7)) for _ in range(3)]
        for call in mine:
            assert call.send(GET).answer()[0] == 200
        with small.call(7) as call:
            assert call.error() == (429, "server-too-many-connections")
        with small.call(8) as call:
            assert call.send(GET).answer()[0] == 200
        mine[0].socket.close()
        until(lambda: small.counts["open"] <= 3 and small.counts["addresses"] == 1)
        with small.call(7) as call:
            assert call.send(GET).answer()[0] == 200


def test_silent_connections_shut_nobody_out() -> None:
    with Small(few(20)) as small, contextlib.ExitStack() as stack:
        silent = [stack.enter_context(small.call(2 + number % 9)) for number in range(60)]
        until(lambda: small.counts["open"] == 20 and not silent[39].open)
        assert [call.open for call in silent] == [False] * 40 + [True] * 20, "the oldest go first"
        for number in range(10):
            with small.call(100 + number) as call:
                assert call.send(GET).answer()[2] == b"here"
        assert silent[59].send(GET).answer()[2] == b"here"


def test_silent_connections_of_ones_own_address_go_first() -> None:
    with Small(replace(few(100), connections_per_address=4)) as small, contextlib.ExitStack() as stack:
        silent = [stack.enter_context(small.call(2)) for _ in range(4)]
        until(lambda: small.counts["open"] == 4)
        with small.call(2) as call:
            assert call.send(GET).answer()[2] == b"here"
        assert [call.open for call in silent] == [False, True, True, True]


def test_guests_leave_the_reserve_and_whoever_comes_gets_one_answer() -> None:
    with Small(few(8)) as small, contextlib.ExitStack() as stack:
        guests = [stack.enter_context(small.call()) for _ in range(6)]
        for call in guests:
            number, headers, _ = call.send(GET).answer()
            assert (number, headers.get("connection")) == (200, None)
        for _ in range(10):
            with small.call() as call:
                number, headers, _ = call.send(GET).answer()
                assert (number, headers["connection"]) == (200, "close")
                call.ended()
        assert small.counts["guests"] == 6


def test_all_places_taken_is_said() -> None:
    with Small(few(8)) as small, contextlib.ExitStack() as stack:
        for _ in range(8):
            stack.enter_context(small.call()).send(GET).answer()
            for transport in list(small.doors.connections._open):
                small.server.servers[0].get_loop().call_soon_threadsafe(small.doors.connections.seated, transport)
        until(lambda: small.counts["seated"] == 8)
        with small.call() as call:
            assert call.error() == (503, "server-full")


def test_a_flood_of_refused_connections_ends_with_none() -> None:
    with Small(replace(few(50), connections_per_address=5)) as small:
        with contextlib.ExitStack() as stack:
            for _ in range(5):
                stack.enter_context(small.call(3)).send(GET).answer()
            for _ in range(300):
                with contextlib.suppress(ConnectionResetError):  # the reset may come before connect() returns
                    stack.enter_context(small.call(3))
            until(lambda: small.counts["open"] == 5)
            with small.call(4) as call:
                assert call.send(GET).answer()[0] == 200
        until(lambda: small.counts["open"] == 0 and small.doors.connections.parting == 0)
        assert len(small.server.server_state.connections) == 0


@pytest.mark.parametrize("loop", ["asyncio", "uvloop"])
def test_who_knocks_far_too_often_is_turned_away_and_others_come_in(loop: str) -> None:
    rates = {**CALM.by_address, "connections": Rate(10, 0.001)}
    with Small(replace(CALM, by_address=rates), loop) as small:
        for _ in range(10):
            with small.call(3) as call:
                assert call.send(GET).answer()[0] == 200
        for _ in range(90):
            # It may be reset before it has sent, or before it knows that it is connected.
            with contextlib.suppress(ConnectionError), small.call(3) as call:
                assert call.send(GET).socket.recv(1) == b""
        with small.call(4) as call:
            assert call.send(GET).answer()[0] == 200


def test_a_websocket_is_counted_until_it_is_gone_and_never_timed_out_here(hasty: Small) -> None:
    with hasty.call() as call:
        assert websocket(call) == 101
        stays(lambda: call.open, 3 * SHORT)
        until(lambda: hasty.counts["guests"] == hasty.counts["open"] == 1)
    until(lambda: hasty.counts["open"] == 0)


@pytest.mark.parametrize("loop", ["asyncio", "auto"])
@pytest.mark.slow
def test_nothing_is_left_behind(loop: str, caplog: pytest.LogCaptureFixture) -> None:
    with Small(replace(HASTY, connections=40), loop) as small:
        said = (b"", b"G", GET, GET * 20, GET + b"\r\n", post(10, b"{}"), post(2, b"{}"), b"\x00", b"GET /x" * 20_000)
        for number in range(120):
            with contextlib.suppress(OSError, AssertionError), small.call(2 + number % 4) as call:
                call.send(said[number % len(said)])
                if number % 3 == 0:
                    call.answer()
                if number % 5 == 0:
                    call.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
                if number % 7 == 0:
                    websocket(call)
        until(lambda: not any(small.counts.values()))
        until(lambda: not small.server.server_state.connections and not small.server.server_state.tasks)
        until(lambda: small.doors.connections.parting == 0)
        if loop == "asyncio":
            scheduled = small.server.servers[0].get_loop()._scheduled  # type: ignore[attr-defined]
            ours = [handle for handle in scheduled if not handle.cancelled() and "Http" in repr(handle)]
            assert ours == []
    assert caplog.records == []


@pytest.mark.parametrize("loop", ["asyncio", "auto"])
def test_an_upgrade_that_waited_its_turn_is_read_on(loop: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Share, "free", lambda _: False)  # so every piece waits, and nothing is read meanwhile
    with Small(CALM, loop) as small:
        with small.call() as call:
            assert websocket(call) == 101
        until(lambda: not any(small.counts.values()))


def test_who_is_gone_leaves_no_timer() -> None:
    with Small(CALM, "asyncio") as small:
        for said in (b"", b"GET", GET, GET + b"\r\n", post(9, b"x"), asked("/big"), b"\x00"):
            for abrupt in (False, True):
                with small.call() as call:
                    call.send(said)
                    if said == b"\x00":
                        assert call.answer()[0] == 400
                    else:
                        until(lambda: small.counts["open"] == 1)
                        time.sleep(0.02)  # what was said is read now; where it is not, less is tested
                    if abrupt:
                        call.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
                until(lambda: small.counts["open"] == 0)
        scheduled = small.server.servers[0].get_loop()._scheduled  # type: ignore[attr-defined]
        assert [handle for handle in scheduled if not handle.cancelled() and "Http" in repr(handle)] == []


def test_a_connection_that_has_ended_waits_for_no_collector() -> None:
    with Small() as small:
        gc.collect()
        gc.disable()
        try:
            for said in (b"", GET, b"\r\n" * 1000, post(9, b"x"), b"\x00"):
                with small.call() as call:
                    call.send(said)
                    until(lambda: small.server.server_state.connections)
                    seen = [weakref.ref(one) for one in small.server.server_state.connections.copy()]
                until(lambda: small.counts["open"] == 0)
                until(lambda: all(one() is None for one in seen), f"after {said[:10]!r}")  # noqa: B023
        finally:
            gc.enable()


def test_a_connection_that_was_refused_waits_for_no_collector() -> None:
    rates = {**CALM.by_address, "connections": Rate(3, 0.001)}
    with Small(replace(few(100), by_address=rates, connections_per_address=2)) as small:
        gc.collect()
        gc.disable()
        try:
            with contextlib.ExitStack() as stack:
                for _ in range(10):
                    with contextlib.suppress(ConnectionError):  # reset before it knows that it is connected
                        stack.enter_context(small.call(7)).send(GET).socket.recv(1)
            mine = small.doors.connections
            until(lambda: not [one for one in gc.get_objects() if getattr(type(one), "registry", None) is mine])
        finally:
            gc.enable()


# Names, rates, addresses


@pytest.mark.parametrize(
    ("host", "key"),
    [
        ("localhost", None),
        ("x.localhost:80", None),
        ("127.0.0.1", None),
        ("TABLE.example.:8000", None),
        ("evil.example", "server-host-unknown"),
        ("192.0.2.1", "server-host-unknown"),
        ("a b", "server-host-unknown"),
        ("", "server-host-missing"),
        (None, "server-host-missing"),
        ("localhost\r\nHost: evil.example", "server-host-missing"),
    ],
)
def test_only_its_own_names_are_served(small: Small, host: str | None, key: str | None) -> None:
    with small.call() as call:
        number, headers, content = call.send(asked("/", host)).answer()
        assert headers["content-security-policy"] if key else True
        if key is None:
            assert number == 200
        else:
            assert (number, json.loads(content)["error"]["key"]) == (421 if key.endswith("unknown") else 400, key)
            assert key.endswith("missing") or "--allow-host" in json.loads(content)["error"]["text"]


def test_requests_are_counted_by_address_but_not_those_about_health() -> None:
    rates = {**Limits().by_address, "requests": Rate(5, 0.1), "heavy": Rate(2, 0.1), "bytes": Rate(100, 1)}
    with Small(replace(CALM, by_address=rates)) as small:
        with small.call(2) as call:
            for _ in range(5):
                assert call.send(GET).answer()[0] == 200
            number, headers, content = call.send(GET).answer()
            assert (number, json.loads(content)["error"]["key"]) == (429, "server-too-many")
            assert 1 <= int(headers["retry-after"]) <= 10
        with small.call(2) as call:
            assert call.send(asked("/healthz")).answer()[0] == 200, "whoever watches over it hears of it"
        with small.call(3) as call:
            heavy = [call.send(asked("/heavy")).answer()[0] for _ in range(3)]
            assert heavy == [200, 200, 429]
        with small.call(4) as call:
            assert [call.send(post(60, b"x" * 60)).answer()[0] for _ in range(2)] == [200, 429]


@pytest.mark.parametrize("proxy", ["127.0.0.9", "127.0.0.8/29"])
def test_behind_a_proxy_its_word_counts_and_nobody_elses(proxy: str) -> None:
    limits = replace(CALM, connections_per_address=2)
    with Small(limits, trusted=(proxy,)) as small, contextlib.ExitStack() as stack:
        forged = {"X_Forwarded_For": "203.0.113.1, 198.51.100.7"}
        with small.call(1) as call:
            assert call.send(asked("/who", **forged)).answer()[2] == b"127.0.0.1"
        for _ in range(5):  # the proxy itself has as many as it likes
            call = stack.enter_context(small.call(9))
            assert call.send(asked("/who", **forged)).answer()[2] == b"198.51.100.7"
        twice = asked("/who", **forged).replace(b"\r\n\r\n", b"\r\nX-Forwarded-For: 198.51.100.8\r\n\r\n")
        assert call.send(twice).answer()[2] == b"198.51.100.8"


# The counting alone


class Wire(asyncio.Transport):
    """A transport that only knows where it comes from."""

    def __init__(self, address: str = "192.0.2.1") -> None:
        super().__init__({"peername": (address, 1)})
        self.aborted = False

    def abort(self) -> None:
        self.aborted = True


def test_watchers_may_not_use_the_reserve_but_who_sits_may() -> None:
    some = Connections(replace(CALM, connections=8, connections_per_address=100))
    for _ in range(6):
        some.opened(wire := Wire())
        some.heard(wire)
        some.watches(wire)
    some.opened(watcher := Wire())
    some.heard(watcher)
    with pytest.raises(Refusal) as refused:
        some.watches(watcher)
    assert (refused.value.key, refused.value.status) == ("server-full", 503)
    some.closed(watcher)
    players = [Wire() for _ in range(2)]
    for player in players:
        assert some.opened(player) is None
        some.heard(player)
        some.seated(player)
        some.seated(player)
    assert some.counts()["seated"] == 2
    refusal = some.opened(Wire())
    assert refusal is not None
    assert refusal.status == 503
    assert not any(player.aborted for player in players)
    for player in players:
        some.closed(player)
        some.closed(player)
    assert some.counts()["open"] == some.counts()["guests"] == 6


def test_a_guest_that_sits_down_makes_room_for_a_guest() -> None:
    some = Connections(replace(CALM, connections=8))
    wires = [Wire() for _ in range(7)]
    for wire in wires:
        some.opened(wire)
    assert [some.heard(wire) for wire in wires] == [True] * 6 + [False]
    some.seated(wires[0])
    some.watches(wires[6])


def test_the_oldest_that_is_not_settled_gives_way() -> None:
    some = Connections(replace(CALM, connections=8))
    wires = [Wire() for _ in range(8)]
    for wire in wires:
        some.opened(wire)
    for wire in wires[1:]:
        some.heard(wire)
    assert some.opened(Wire()) is None
    assert [wire.aborted for wire in wires] == [True] + [False] * 7
    assert some.opened(Wire()) is None
    assert wires[7].aborted, "heard, but in the reserve"
    some.closed(wires[7])
    assert some.counts()["open"] == 8


def test_an_address_has_so_many_websockets() -> None:
    some = Connections(replace(CALM, sockets_per_address=2), frozenset({"10.0.0.1"}))
    wires = [Wire("10.0.0.1") for _ in range(6)]
    for wire in wires:
        some.opened(wire)
    headers = [(b"X-Forwarded-For", b"198.51.100.7")]
    address = some.address_of(wires[0], headers)
    assert address == some.address_of(wires[0], [(b"x-forwarded-for", b"198.51.100.7")]) == "198.51.100.7"
    some.socket_opened(wires[0], address)
    some.socket_opened(wires[0], address)
    some.socket_opened(wires[1], address)
    with pytest.raises(Refusal) as refused:
        some.socket_opened(wires[2], address)
    assert (refused.value.key, refused.value.status) == ("server-too-many-sockets", 429)
    some.closed(wires[0])
    some.socket_opened(wires[2], address)
    for wire in wires[3:]:
        some.socket_opened(wire, "10.0.0.1")
    for wire in wires:
        some.closed(wire)
    assert not any(some.counts().values())
