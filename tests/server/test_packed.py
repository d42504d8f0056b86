"""What goes over a WebSocket is compressed for whoever takes it so: the same frames, half the bytes."""

from __future__ import annotations

import json
import random
import socket
import zlib
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Opcode
from websockets.sync.client import ClientConnection, connect

from kingtable.server.messages.frames import LIMIT
from tests.server.house import Client, House
from tests.waiting import PATIENCE

GAME = 60_000  # bytes that a long game may bring a person


class Counted(socket.socket):
    """Counts what comes."""

    came = 0

    def recv(self, *args: Any) -> bytes:
        """As a socket does."""
        told = super().recv(*args)
        self.came += len(told)
        return told


def counted(house: House, table: str) -> tuple[Counted, ClientConnection]:
    """A socket as a browser opens it."""
    wire = Counted(socket.AF_INET, socket.SOCK_STREAM)
    wire.connect(("127.0.0.1", house.port))
    address = f"ws://127.0.0.1:{house.port}/ws/{table}"
    return wire, connect(address, sock=wire, max_size=None, open_timeout=PATIENCE, close_timeout=PATIENCE, legacy=True)


@pytest.mark.parametrize("game", ["kingdomino", "king-of-tokyo"])
def test_a_long_game_is_light_and_the_same(house: House, game: str) -> None:
    table = house.open("me", "friend", "friend", "friend", game=game)
    clients = [house.sit(table, seat) for seat in range(4)]
    wire, packed = counted(house, table["table"])
    packed.send(json.dumps({"t": "hello", "token": table["seats"][0]["token"], "since": None}))
    chance = random.Random(3)
    for _ in range(150):
        if clients[0].view["over"]:
            break
        mover = clients[clients[0].view["to_move"]]
        choices: Any = mover.choices
        moves = random_turn(choices, chance)
        seq = mover.do(moves)["seq"]
        for client in clients:
            if client.seq < seq:
                client.until("ev", seq=seq)
    assert clients[0].seq > 40
    told = [frame for frame in (json.loads(packed.recv(timeout=PATIENCE)) for _ in range(3)) if frame["t"] == "snap"]
    frames = [json.dumps(one) for one in told]
    while not told or told[-1].get("seq", 0) < clients[0].seq:
        frames.append(str(packed.recv(timeout=PATIENCE)))
        told.append(json.loads(frames[-1]))
    steps = [frame["seq"] for frame in told if frame["t"] == "ev"]
    assert steps == list(range(steps[0], steps[0] + len(steps))), "every step, in order"
    plain = sum(map(len, frames))
    assert plain / 4 < wire.came < plain * 0.6, "compressed"
    assert wire.came < GAME
    for client in clients:
        client.go()
    packed.close()


def random_turn(choices: dict[str, Any], chance: random.Random) -> list[str]:
    """Anything that may be done."""
    if "discard" in choices:
        moves = [choices["discard"]] if choices["discard"] else []
        return moves + [chance.choice(choices[what])["move"] for what in ("place", "claim") if choices[what]]
    offered = [*choices["moves"], *(["keep"] if choices["keep"] and chance.random() < 0.8 else [])]
    return [chance.choice(offered or [choices["silence"]])]


def test_what_comes_compressed_is_read_and_a_bomb_is_not(house: House) -> None:
    table = house.open("me", "friend")
    _, packed = counted(house, table["table"])
    packed.send(json.dumps({"t": "hello", "token": None, "since": None}))
    assert json.loads(packed.recv(timeout=PATIENCE))["t"] == "snap"
    packer = zlib.compressobj(wbits=-15)
    bomb = (packer.compress(b" " * (LIMIT * 900)) + packer.flush(zlib.Z_SYNC_FLUSH))[:-4]
    assert len(bomb) < LIMIT
    head = bytes([0x80 | 0x40 | Opcode.TEXT, 0x80 | 127]) + len(bomb).to_bytes(8) + bytes(4)  # masked with noughts
    packed.socket.sendall(head + bomb)
    with pytest.raises(ConnectionClosed) as closed:
        read_on(packed)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009, "too large"


def read_on(socket: ClientConnection) -> None:
    """Until it closes."""
    while True:
        socket.recv(timeout=PATIENCE)


def test_who_asks_for_no_compression_gets_none(house: House, tmp_path: Path) -> None:
    table = house.open("me", "friend")
    client: Client = house.sit(table, 0)
    assert client.socket.protocol.extensions == []
    client.go()
