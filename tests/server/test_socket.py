"""The WebSocket, frame by frame, as docs/protocol.md has it."""

from __future__ import annotations

import contextlib
import gc
import itertools
import json
import random
import socket
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from kingtable.server.messages.frames import LIMIT
from kingtable.server.wire import socket as wire_socket
from tests.server.house import FIRST_MOVE, Client, House, moves_of, play_out
from tests.waiting import PATIENCE, until


def test_a_hello_is_answered_with_everything(house: House) -> None:
    table = house.open("me", "friend", "greedy")
    ada = house.sit(table, 0)
    assert ada.frames[0] == ada.snap
    assert set(ada.snap) == {
        *("t", "seq", "table", "game", "commitment", "key", "seats", "host", "gather", "deal"),
        *("view", "choices", "clock", "events", "rematch", "ending", "ended", "origin", "back"),
    }
    assert (ada.snap["table"], ada.snap["commitment"]) == (table["table"], table["commitment"])
    assert (ada.snap["key"], ada.snap["rematch"], ada.snap["view"]["seat"]) == (None, None, 0)
    assert ada.snap["events"][0]["seq"] == 0
    assert ada.snap["events"][0]["events"][0] == {"e": "game", "number": 1}
    told = ada.until("seats")
    assert told["watching"] == 0
    person = {
        "kind": "human",
        "claimed": True,
        "screen": None,
        "away": None,
        "lent": None,
        "resigned": False,
        "name": None,
    }
    assert told["seats"] == [
        {"seat": 0, "colour": "blue", "here": True, **person},
        {"seat": 1, "colour": "rose", "here": False, **person},
        {"seat": 2, "kind": "bot", "bot": "greedy", "name": None, "colour": "pine", "here": True},
    ]
    ada.go()


def test_everybody_learns_who_comes_and_goes(house: House) -> None:
    table = house.open("me", "friend")
    ada = house.sit(table, 0)
    ada.until("seats")
    watcher = house.sit(table)
    assert watcher.snap["view"]["seat"] is None
    assert watcher.snap["choices"] is None
    assert ada.until("seats")["watching"] == 1
    eve, second_window = house.sit(table, 1), house.sit(table, 1)
    assert ada.until("seats")["seats"][1]["here"]
    eve.go()
    watcher.go()
    assert ada.until("seats", watching=0)["seats"][1]["here"], "the other window is still open"
    second_window.go()
    told = ada.until("seats")
    while told["seats"][1]["here"]:
        told = ada.until("seats")
    ada.go()


def both(house: House, **options: Any) -> tuple[dict[str, Any], dict[int, Client]]:
    table = house.open("me", "friend", **options)
    return table, {0: house.sit(table, 0), 1: house.sit(table, 1)}


def test_a_game_is_played_to_its_end(house: House) -> None:
    table, seats = both(house, harmony=True)
    watcher = house.sit(table)
    play_out(seats, random.Random(1))
    last = watcher.until("ev", seq=seats[0].seq)
    assert last["view"]["over"]
    assert last["key"] == seats[0].frames[-1]["key"] is not None
    assert last["choices"] is None
    told = [frame for frame in watcher.frames if frame["t"] == "ev"]
    assert [frame["seq"] for frame in told] == list(range(1, last["seq"] + 1))
    assert all(frame["key"] is None for frame in told[:-1])
    for client in (*seats.values(), watcher):
        client.go()


def test_choices_are_for_the_seat_that_is_to_move(house: House) -> None:
    _, seats = both(house)
    for _ in range(6):
        mover = next(client for client in seats.values() if client.choices)
        other = next(client for client in seats.values() if client is not mover)
        assert other.choices is None
        seq = mover.do(moves_of(mover.choices or {}))["seq"]
        for client in seats.values():
            client.until("ev", seq=seq)
            assert (client.choices is not None) == (client.view["to_move"] == client.view["seat"])
    for client in seats.values():
        client.go()


def test_the_acknowledgement_comes_before_the_news(house: House) -> None:
    _, seats = both(house)
    mover = next(client for client in seats.values() if client.choices)
    mover.do(moves_of(mover.choices or {}))
    assert [frame["t"] for frame in mover.frames if frame["t"] in ("ack", "ev")] == ["ack"]
    for client in seats.values():
        client.go()


def test_a_command_sent_again_is_acknowledged_again(house: House) -> None:
    table, seats = both(house)
    mover = next(seat for seat, client in seats.items() if client.choices)
    moves = moves_of(seats[mover].choices or {})
    first = seats[mover].do(moves, "again")
    seats[mover].until("ev", seq=first["seq"])
    assert seats[mover].do(moves, "again") == first
    window = house.sit(table, mover)
    assert window.do(moves, "again") == first
    assert window.seq == first["seq"], "played once"
    for client in (*seats.values(), window):
        client.go()


def test_a_refusal_says_why(house: House) -> None:
    _, seats = both(house)
    mover = next(client for client in seats.values() if client.choices)
    other = next(client for client in seats.values() if client is not mover)
    why = other.do(moves_of(mover.choices or {}), "x")["why"]
    assert why == {
        "key": "server-not-your-turn",
        "rule": "",
        "args": {"seat": mover.view["seat"]},
        "field": "",
        "text": "It is not your turn.",
    }
    why = mover.do(["=99"])["why"]
    assert why["key"].startswith("refuse-")
    assert why["rule"].startswith("K-")
    assert mover.do(moves_of(mover.choices or {}), "bot:1")["why"]["key"] == "server-id-reserved"
    mover.send(t="try", id="t", moves=["=99"])
    assert mover.until("no", id="t")["why"]["rule"].startswith("K-")
    for client in seats.values():
        client.go()


def test_one_who_watches_cannot_play(house: House) -> None:
    table, seats = both(house)
    watcher = house.sit(table)
    mover = next(client for client in seats.values() if client.choices)
    assert watcher.do(moves_of(mover.choices or {}))["why"]["key"] == "server-only-watching"
    watcher.send(t="name", name="Nobody")
    watcher.send(t="ping")
    watcher.until("pong")
    for client in (*seats.values(), watcher):
        client.go()


def test_a_try_shows_the_kingdom_and_changes_nothing(house: House) -> None:
    _, seats = both(house)
    while seats[0].view["phase"] == "opening":
        mover = next(client for client in seats.values() if client.choices)
        seq = mover.do(moves_of(mover.choices or {}))["seq"]
        for client in seats.values():
            client.until("ev", seq=seq)
    mover = next(client for client in seats.values() if client.choices)
    assert mover.choices is not None
    place = mover.choices["place"][-1]
    mover.send(t="try", id="what if", moves=[place["move"]])
    tried = mover.until("try", id="what if")
    assert set(tried) == {"t", "id", "kingdom", "claim", "redrawn"}
    assert not tried["redrawn"], "a placement alone meets no chance"
    assert tried["kingdom"]["points"] == place["points"]
    assert mover.do(moves_of(mover.choices))["seq"] == mover.seq + 1
    for client in seats.values():
        client.go()


def test_a_name_goes_to_everybody_as_text(house: House) -> None:
    table, seats = both(house)
    seats[0].send(t="name", name="<img src=x onerror=alert(1)>\u202e")
    told = seats[1].until("seats")
    while told["seats"][0]["name"] is None:
        told = seats[1].until("seats")
    assert told["seats"][0]["name"] == "<img src=x onerror=alert(1)>"
    watcher = house.sit(table)
    assert watcher.snap["seats"][0]["name"] == "<img src=x onerror=alert(1)>"
    for client in (*seats.values(), watcher):
        client.go()


def test_who_comes_back_gets_what_was_missed(house: House) -> None:
    table, seats = both(house)
    for _ in range(5):
        mover = next(client for client in seats.values() if client.choices)
        seq = mover.do(moves_of(mover.choices or {}))["seq"]
        for client in seats.values():
            client.until("ev", seq=seq)
    told = {frame["seq"]: frame["events"] for frame in seats[0].frames if frame["t"] == "ev"}
    for since, missed in (
        (2, [3, 4, 5]),
        (5, []),
        (0, [1, 2, 3, 4, 5]),
        (None, [0, 1, 2, 3, 4, 5]),
        (99, [0, 1, 2, 3, 4, 5]),
    ):
        back = house.sit(table, 0, since)
        assert [entry["seq"] for entry in back.snap["events"]] == missed
        assert all(entry["events"] == told[entry["seq"]] for entry in back.snap["events"] if entry["seq"])
        assert back.view == {**seats[0].view}
        assert back.choices == seats[0].choices
        back.go()
    for client in seats.values():
        client.go()


def test_a_code_may_be_typed_in_small_letters(house: House) -> None:
    table = house.open("me", "friend")
    client = Client(house.port, table["table"].lower(), table["seats"][0]["token"])
    assert client.snap["table"] == table["table"]
    client.go()


@pytest.mark.parametrize(
    ("first", "key", "code"),
    [
        ('{"t": "hello", "token": "wrong"}', "server-token-unknown", 4403),
        ('{"t": "ping"}', "server-hello-first", 4400),
        ("{", "server-frame-malformed", 4400),
        ('{"t": "hello", "token": 1}', "server-frame-malformed", 4400),
        (b"\x00\x01", "server-frame-malformed", 4400),
    ],
)
def test_who_does_not_say_hello_properly_is_sent_away(house: House, first: str | bytes, key: str, code: int) -> None:
    client = Client(house.port, house.open("me", "friend")["table"], hello=False)
    client.socket.send(first)
    assert client.closed() == code
    assert [(frame["t"], frame["why"]["key"]) for frame in client.frames] == [("bye", key)]


def test_who_says_nothing_is_sent_away(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire_socket, "HELLO_LIMIT", 0.05)
    client = Client(house.port, house.open("me", "friend")["table"], hello=False)
    assert client.closed() == 4408
    assert client.frames[-1]["why"]["key"] == "server-too-slow"
    assert client.frames[-1]["retry"] > 0  # a server that was busy may have heard it late


def test_there_is_no_socket_of_a_table_that_is_not_there(house: House) -> None:
    with pytest.raises(InvalidStatus) as refusal:
        Client(house.port, "ZZZZZZ", hello=False)
    told = json.loads(refusal.value.response.body or b"")["error"]
    assert (refusal.value.response.status_code, told["key"]) == (404, "server-table-unknown")
    assert told["args"] == {"table": "ZZZZZZ"}


@pytest.mark.parametrize("frame", ["{", "[]", '{"t": "dance"}', '{"t": "hello"}', '{"t": "do", "id": 1}', b"\xff"])
def test_a_frame_that_nobody_understands_ends_the_visit(house: House, frame: str | bytes) -> None:
    table = house.open("me", "friend")
    client, other = house.sit(table, 0), house.sit(table, 1)
    client.socket.send(frame)
    assert client.closed() == 4400
    assert client.frames[-1]["why"]["key"] == "server-frame-malformed"
    other.send(t="ping")
    other.until("pong")
    other.go()


@pytest.mark.parametrize("size", [LIMIT + 1, 10_000_000])
def test_a_frame_too_large_is_refused_and_nobody_is_disturbed(house: House, size: int) -> None:
    table = house.open("me", "friend")
    client, other = house.sit(table, 0), house.sit(table, 1)
    with contextlib.suppress(ConnectionClosed):  # the server does not read on
        client.socket.send('{"t": "ping", "x": "' + "x" * size + '"}')
    assert client.closed() in (1009, 1006)
    other.send(t="ping")
    other.until("pong")
    back = house.sit(table, 0)
    back.go()
    other.go()


def test_a_page_of_another_site_gets_no_socket(house: House) -> None:
    code = house.open("me", "friend")["table"]
    address = f"ws://127.0.0.1:{house.port}/ws/{code}"
    with pytest.raises(InvalidStatus) as refusal:
        connect(address, origin=Origin("http://evil.example"), open_timeout=PATIENCE, proxy=None, legacy=True)
    assert refusal.value.response.status_code == 403
    connect(
        address, origin=Origin(f"http://127.0.0.1:{house.port}"), open_timeout=PATIENCE, proxy=None, legacy=True
    ).close()


def test_one_who_asks_without_end_starves_nobody(house: House) -> None:
    table = house.open("me", "friend")
    greedy, other = house.sit(table, 0), house.sit(table, 1)
    for _ in range(150):
        greedy.send(t="ping")
    other.send(t="ping")
    other.until("pong")
    for _ in range(150):
        greedy.until("pong")
    greedy.go()
    other.go()


def test_one_who_does_not_read_is_dropped_and_may_come_back(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire_socket, "UNSENT", 500_000)
    table = house.open("me", "friend")
    other = house.sit(table, 1)
    # A socket of its own: the client of `house` reads all by itself.
    deaf = socket.create_connection(("127.0.0.1", house.port))
    deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    deaf.sendall(
        f"GET /ws/{table['table']} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    assert b" 101 " in deaf.recv(40)
    hello = json.dumps({"t": "hello", "token": table["seats"][0]["token"]}).encode()
    deaf.sendall(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)
    while not other.until("seats")["seats"][0]["here"]:
        pass
    live = house.inside(lambda: house.tables._awake[table["table"]].result())
    flood = json.dumps({"t": "seats", "filler": "x" * 50_000}).encode()
    for _ in range(400):
        house.inside(
            lambda: [connection.send(flood) for connection in live.audience.connections if connection.seat == 0]
        )
        if not house.inside(lambda: [connection for connection in live.audience.connections if connection.seat == 0]):
            break
    while other.until("seats")["seats"][0]["here"]:
        pass
    back = house.sit(table, 0)
    back.go()
    other.go()
    deaf.close()


def test_bots_play_while_somebody_is_there(house: House) -> None:
    table = house.open("greedy", "greedy")
    assert house.http.get(f"/api/tables/{table['table']}").json()["seq"] == 0, "nobody is there"
    watcher = house.sit(table)
    thinking = watcher.until("thinking")
    assert thinking["seat"] == watcher.view["to_move"]
    while not watcher.view["over"]:
        watcher.until("ev")
    assert watcher.frames[-1]["key"]
    watcher.go()


def test_thinking_says_whether_the_bots_are_still_warming_up(tmp_path: Path) -> None:
    sign = tmp_path / "ready"
    with House(tmp_path / "data", worker=[*FIRST_MOVE, "slow", str(sign)]) as cold:
        table = cold.open("greedy", "me")
        ada = cold.sit(table, 1)
        seat_of_bot = 0
        while ada.choices:  # one king of hers is first, or both
            ada.do(moves_of(ada.choices))
            ada.until("ev")
        assert ada.until("thinking") == {"t": "thinking", "seat": seat_of_bot, "warming": True}
        assert cold.http.get("/healthz").json()["bots"] == "warming"
        late = cold.sit(table)
        assert late.until("thinking")["warming"]
        sign.touch()
        assert not ada.until("thinking")["warming"]
        ada.until("ev", seat=seat_of_bot)
        assert cold.http.get("/healthz").json()["bots"] == "ready"
        late.go()
        ada.go()


def test_the_server_says_goodbye_when_it_stops(tmp_path: Path) -> None:
    with House(tmp_path) as short:
        client = short.sit(short.open("me", "friend"), 0)
    assert client.closed() == 1012


@pytest.mark.slow
def test_what_is_refused_leaves_nothing_for_the_collector(house: House) -> None:
    """What is raised holds the frames it went through. Where one of them held it again, whole connections would wait
    for the collector, which walks over the old seldom: half an hour of bad input was 60 MB."""

    def refuse_everything() -> None:
        watcher = house.sit(table)
        for number in range(20):
            watcher.send(t="do", id=f"{number}", moves=["=1"])  # who watches does not move
            watcher.until("no")
        watcher.go()
        for _ in range(20):
            with contextlib.suppress(InvalidStatus):
                Client(house.port, "ZZZZZZ", hello=False)
            client = Client(house.port, table["table"], hello=False)
            client.send(t="hello", token="x")
            client.closed()
            for upgrade in (b"Sec-WebSocket-Key: x\r\n", b""):
                with socket.create_connection(("127.0.0.1", house.port)) as plain:
                    host = b"" if not upgrade else b"Host: localhost\r\n"
                    plain.sendall(
                        b"GET /ws/ZZZZZZ HTTP/1.1\r\n%bUpgrade: websocket\r\nConnection: Upgrade\r\n%b\r\n"
                        % (host, upgrade)
                    )
                    assert plain.recv(100).startswith((b"HTTP/1.1 400", b"HTTP/1.1 426"))
            with socket.create_connection(("127.0.0.1", house.port)) as plain:
                plain.sendall(b"GET / HTTP/1.1\r\n" + b"x: y\r\n" * 200 + b"\r\n")
                assert plain.recv(100).startswith(b"HTTP/1.1 431")

    table = house.open("me", "friend")
    refuse_everything()  # what is made once is made now
    gc.collect()
    gc.disable()
    try:
        there = len(house.app.state.sockets.open)
        refuse_everything()
        until(lambda: len(house.app.state.sockets.open) <= there)
        gc.set_debug(gc.DEBUG_SAVEALL)
        gc.collect()
        left = Counter(type(thing).__name__ for thing in gc.garbage)
    finally:
        gc.set_debug(0)
        gc.garbage.clear()
        gc.enable()
    ours = {kind: left[kind] for kind in ("Refusal", "Socket", "Http", "Task", "InvalidHeader", "Protocol")}
    assert sum(ours.values()) < 10, ours


@pytest.mark.slow
def test_a_silent_socket_is_asked_before_a_proxy_ends_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert wire_socket.QUIET + wire_socket.LOOK < 20  # a front end with a limit of 20 s is the strictest that is usual
    monkeypatch.setattr(wire_socket, "QUIET", 0.3)
    monkeypatch.setattr(wire_socket, "LOOK", 0.02)
    with House(tmp_path) as house:
        watcher = house.sit(house.open("me", "greedy"))

        (one,) = house.app.state.sockets.open
        heard: list[float] = []

        def again() -> bool:
            if one._heard not in heard:
                heard.append(one._heard)
            return len(heard) == 5

        until(again, "answers to pings")
        silences = [after - before for before, after in itertools.pairwise(heard)]
        assert min(silences[1:]) > 0.25, "the client answers each ping, and says nothing else"
        watcher.go()
