"""One client that sends too much waits for itself: short floods over real sockets, and the mechanisms one by one."""

from __future__ import annotations

import contextlib
import json
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, get_args

import pytest
from websockets.frames import Opcode
from websockets.protocol import OPEN

from kingtable.server.messages import frames
from kingtable.server.sharing import turns as turns_module
from kingtable.server.sharing.limits import Limits, Rate
from kingtable.server.wire import prices, reading
from kingtable.server.wire import socket as wire_socket
from kingtable.server.wire.doors import Doors
from tests.server.calls import Call, websocket
from tests.server.house import WIDE, Client, House
from tests.waiting import PATIENCE, until

HELLO = b'{"t":"hello"}'
READ = 4096  # bytes that come at once


@pytest.fixture(scope="module")
def street(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server where an address may use as little of the loop as in the open; all else is allowed."""
    with House(tmp_path_factory.mktemp("street"), doors=Doors(replace(WIDE, turns=Limits().turns))) as house:
        yield house


def framed(text: bytes, opcode: int = 1, *, last: bool = True) -> bytes:
    """A frame as a client sends it, masked with zeros."""
    size = len(text)
    length = bytes([128 | size]) if size < 126 else b"\xfe" + size.to_bytes(2)
    return bytes([128 * last | opcode]) + length + bytes(4) + text


def test_every_frame_has_a_price() -> None:
    assert set(prices.PRICES) == {*get_args(frames.Frame), *Opcode}
    assert min(prices.PRICES.values()) > 0


ATTEMPT = framed(b'{"t":"try","id":"a","moves":["=1"]}')
FLOODS = {
    "PONG": (b"", framed(b"", 10)),
    "PING": (b"", framed(b"", 9)),
    "PING of 125 bytes": (b"", framed(b"x" * 125, 9)),
    "pieces of a message that never ends": (framed(b"", 1, last=False), framed(b"", 0, last=False)),
    "messages": (framed(HELLO), framed(b'{"t":"ping"}')),
    "messages in pieces": (framed(HELLO), framed(b'{"t":', last=False) + framed(b'"ping"}', 0)),
    "PONG after hello": (framed(HELLO), framed(b"", 10)),
    "try": (framed(HELLO), ATTEMPT),
    "again": (framed(HELLO), framed(b'{"t":"again"}')),
    "do": (framed(HELLO), framed(b'{"t":"do","id":"a","moves":["=1"]}')),
    "no JSON": (b"", framed(b"x")),
}


class Flooder:
    """Sends from one address through some sockets as fast as a thread can, until it is told to stop."""

    def __init__(self, port: int, code: str, first: bytes, again: bytes, sockets: int = 8) -> None:
        self.calls = [Call(port, 66) for _ in range(sockets)]
        for call in self.calls:
            assert websocket(call, f"/ws/{code}") == 101
            call.socket.setblocking(False)
        self.first, self.again = first, again * (4096 // len(again))
        self.over = False
        self.thread = threading.Thread(target=self.run)

    def run(self) -> None:
        for call in self.calls:
            call.socket.send(self.first)
        unsent = dict.fromkeys(self.calls, b"")
        while not self.over:
            for call, left in unsent.items():
                with contextlib.suppress(OSError):
                    while call.socket.recv(65536):
                        pass
                data = left or self.again
                with contextlib.suppress(OSError):
                    unsent[call] = data[call.socket.send(data) :]
            time.sleep(0.001)  # it shares an interpreter with the server that it floods

    def __enter__(self) -> Flooder:
        self.thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.over = True
        self.thread.join()
        for call in self.calls:
            call.socket.close()


@pytest.mark.parametrize("kind", FLOODS)
@pytest.mark.slow
def test_what_one_address_sends_keeps_nobody_waiting(street: House, kind: str) -> None:
    table = street.open("me", "friend")
    honest = street.sit(table, 0)

    def longest(seconds: float) -> float:
        waits = []
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            began = time.monotonic()
            honest.send(t="ping")
            honest.until("pong")
            assert street.http.get("/healthz").status_code == 200
            waits.append(time.monotonic() - began)
            time.sleep(0.01)  # people do not ask all the time
        return max(waits)

    longest(0.2)
    with Flooder(street.port, table["table"], *FLOODS[kind]):
        assert longest(1.0) < 0.5
        began = time.monotonic()
        late = street.sit(table, 1)
        assert time.monotonic() - began < 2
        late.go()
    assert longest(0.2) < 0.5, "and nothing of it is left to be done"
    honest.go()


# One by one


@contextlib.contextmanager
def raw(house: House, code: str, *sent: bytes) -> Iterator[Call]:
    with Call(house.port) as call:
        assert websocket(call, f"/ws/{code}") == 101
        call.got = call.got.partition(b"\r\n\r\n")[2]
        call.send(b"".join(sent))
        yield call


def told(call: Call) -> list[tuple[int, bytes]]:
    """All frames until the server closes: opcode and content."""
    with contextlib.suppress(ConnectionError):
        while piece := call.socket.recv(65536):
            call.got += piece
    found, data = [], call.got
    while data:
        size, start = data[1], 2
        if size == 126:
            size, start = int.from_bytes(data[2:4]), 4
        found.append((data[0] & 15, data[start : start + size]))
        data = data[start + size :]
    return found


def closed_for(call: Call) -> tuple[str, int]:
    """Why the server closed, and with which code."""
    frames_told = told(call)
    [bye] = [json.loads(content) for opcode, content in frames_told if opcode == 1 and b'"bye"' in content]
    return bye["why"]["key"], int.from_bytes(frames_told[-1][1][:2])


def test_a_message_may_come_in_pieces_but_not_in_any_number(street: House) -> None:
    code = street.open("me", "friend")["table"]
    text = b'{"t":"hello","token":null' + b" " * (wire_socket.PIECES - 26) + b"}"
    pieces = [framed(text[at : at + 1], 0, last=False) for at in range(1, len(text) - 1)]
    first, last = framed(text[:1], last=False), framed(text[-1:], 0)
    assert len(pieces) + 2 == wire_socket.PIECES
    with raw(street, code, first, *pieces, last) as call:
        assert b'"snap"' in call.socket.recv(65536)
    with raw(street, code, first, *pieces, framed(b"", 0, last=False), last) as call:
        assert closed_for(call) == ("server-frame-malformed", 4400)
    with raw(street, code, framed(b"", last=False), framed(b"", 0, last=False) * 100) as call:
        assert closed_for(call) == ("server-frame-malformed", 4400)


@pytest.mark.parametrize("wrong", [framed(b"x", 2), framed(b"x"), framed(b'{"t":"ping"}'), framed(HELLO) * 2])
def test_after_a_refusal_nothing_more_is_parsed(street: House, wrong: bytes) -> None:
    code = street.open("me", "friend")["table"]
    with raw(street, code, wrong + framed(b"", Opcode.PING) * 500) as call:
        opcodes = [opcode for opcode, _ in told(call)]
    assert opcodes[-1] == Opcode.CLOSE
    assert opcodes.count(Opcode.PONG) <= reading.Reading.PIECE / 6


def test_who_was_refused_reads_why_and_is_not_waited_for(street: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire_socket, "PARTING", 2 * PATIENCE)
    code = street.open("me", "friend")["table"]
    with raw(street, code, framed(b"x")) as call:
        assert closed_for(call) == ("server-frame-malformed", 4400)


@pytest.mark.parametrize("drop", [framed(b"", 10), framed(b"", 9), framed(b"", 0, last=False)])
@pytest.mark.slow
def test_the_hello_has_its_time_whatever_else_comes(
    street: House, drop: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wire_socket, "HELLO_LIMIT", 0.6)
    monkeypatch.setattr(wire_socket, "PIECES", 10**9)
    code = street.open("me", "friend")["table"]
    first = framed(b"", last=False) if not drop[0] & 15 else b""
    with raw(street, code, first) as call, pytest.raises(ConnectionError):
        until(lambda: call.socket.sendall(drop * 50))


class Wire:
    """A transport that notes whether it is read."""

    def __init__(self) -> None:
        self.reads = True
        self.written = b""

    def pause_reading(self) -> None:
        self.reads = False

    def resume_reading(self) -> None:
        self.reads = True

    def is_closing(self) -> bool:
        return False

    def abort(self) -> None:
        """What was not paid for may be aborted after the test."""

    def get_extra_info(self, _: str) -> None:
        return None

    def get_write_buffer_size(self) -> int:
        return 0

    def write(self, data: bytes) -> None:
        self.written += data

    def write_eof(self) -> None:
        """What is still to be paid goes on after the test, as far as a message may have pieces."""


@pytest.mark.parametrize("kind", ["PONG", "PING", "pieces of a message that never ends"])
def test_what_cannot_be_paid_is_not_read(house: House, kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire_socket, "PIECES", 10**9)
    monkeypatch.setattr(turns_module, "TURN", 1e9)  # only the debt counts here
    first, again = FLOODS[kind]

    def flood() -> tuple[int, bool]:
        doors = Doors(replace(WIDE, turns=Rate(20, 0.001)))
        wire: Any = Wire()
        one = wire_socket.Socket(house.app.state.sockets, set())
        one.connection_made(wire)
        assert not wire.reads, "before the upgrade is answered"
        one._share = doors.turns.of("192.0.2.1")
        one._ws.state = OPEN
        one._pause(False)
        count = 0
        data = first + again * 1000
        while wire.reads and count < 1_000_000:
            piece, data = data[:READ], data[READ:] or again * 1000
            one.data_received(piece)
            count += len(piece)
        house.app.state.sockets.open.discard(one)
        return count, wire.reads

    count, reads = house.inside(flood)
    assert not reads
    assert count < 20 / prices.PRICES[Opcode.PONG] * 7 + 2 * READ


# Who guesses


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[House]:
    """A server whose limits are as in the open for guesses, and wide for all else."""
    guesses = {**WIDE.by_address, "guesses": Limits().by_address["guesses"]}
    with House(tmp_path, doors=Doors(replace(WIDE, by_address=guesses))) as house:
        yield house


def upgrade(house: House, code: str) -> tuple[int, str]:
    with Call(house.port) as call:
        status = websocket(call, f"/ws/{code}")
        if status == 101:
            return status, ""
        with contextlib.suppress(AssertionError):
            while True:
                call.got += call.more()
        return status, json.loads(call.got.partition(b"\r\n\r\n")[2])["error"]["key"]


def asked(method: str, path: str, form: Any = None) -> Callable[[House, str], tuple[int, str]]:
    def ask(house: House, code: str) -> tuple[int, str]:
        answer = house.http.request(method, path.format(code), json=form)
        return answer.status_code, answer.json()["error"]["key"] if answer.status_code >= 400 else ""

    return ask


SECRET = "x" * 22
ROUTES: dict[str, Callable[[House, str], tuple[int, str]]] = {
    "upgrade": upgrade,
    "table": asked("GET", "/api/tables/{}"),
    "record": asked("GET", "/api/tables/{}/record"),
    "frames": asked("GET", "/api/tables/{}/frames"),
    "review": asked("GET", "/api/tables/{}/review"),
    "claim": asked("POST", "/api/tables/{}/claim", {"link": "x", "token": SECRET}),
    "link": asked("POST", "/api/tables/{}/link", {"token": "x"}),
    "rematch": asked("POST", "/api/tables/{}/rematch", {"token": "x", "following": SECRET}),
}


@pytest.mark.parametrize("route", ROUTES)
def test_a_wrong_code_is_a_guess_at_every_route(strict: House, route: str) -> None:
    answers = [ROUTES[route](strict, f"ZZZZ{number:02}") for number in range(36)]
    assert answers[0] == (404, "server-table-unknown")
    assert answers[-1] == (429, "server-too-many")
    assert 30 <= answers.count(answers[0]) <= 34


def test_who_guessed_too_much_learns_no_more_which_code_is_right(strict: House) -> None:
    right = strict.open("me", "friend")["table"]
    strict.inside(strict.tables._awake.clear)
    for number in range(36):
        strict.http.get(f"/api/tables/ZZZZ{number:02}")
    for name, ask in ROUTES.items():
        assert ask(strict, right) == ask(strict, "ZZZZZZ") == (429, "server-too-many"), name
    assert strict.inside(lambda: len(strict.tables)) == 0, "none of them has woken the table"
    assert set(strict.http.get("/healthz").json()) == {"ok", "bots"}


def test_a_wrong_token_is_a_guess_as_before(strict: House) -> None:
    code = strict.open("me", "friend")["table"]
    keys = []
    for _ in range(34):
        try:
            client = Client(strict.port, code, hello=False)
        except Exception:
            keys.append("refused")
            continue
        client.send(t="hello", token="x")
        client.closed()
        keys.append(client.frames[-1]["why"]["key"])
    assert keys[0] == "server-token-unknown"
    assert keys[-1] in ("refused", "server-too-many")
