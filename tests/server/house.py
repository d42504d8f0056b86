"""A server to test against, and clients that play at it as a page would."""

from __future__ import annotations

import asyncio
import json
import random
import secrets
import sys
import threading
import uuid
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Self

import httpx
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from kingtable.server.app import create_app
from kingtable.server.run import listen, settings
from kingtable.server.sharing.limits import Limits, Rate
from kingtable.server.store.database import prepare
from kingtable.server.store.storage import FILE
from kingtable.server.table.tables import Tables
from kingtable.server.wire.doors import Doors
from tests.server.whole import whole
from tests.waiting import PATIENCE

FIRST_MOVE = [sys.executable, str(Path(__file__).parent / "first_move.py")]

Json = dict[str, Any]

# Tests that are not about limits knock as often as they like.
_FREE = Rate(1e9, 1e9)
WIDE = Limits(
    connections_per_address=10_000,
    sockets_per_address=10_000,
    turns=_FREE,
    unattended_per_address=10_000,
    by_address=dict.fromkeys(Limits().by_address, _FREE),
    in_all={},
)


class House:
    """A server of this process, in a thread of its own, with the settings of the real one."""

    def __init__(
        self,
        data: Path,
        *,
        static: Path | None = None,
        worker: Sequence[str] = FIRST_MOVE,
        doors: Doors | None = None,
    ) -> None:
        prepare(data / FILE)
        self.data = data
        self.app = create_app(data, static=static or data / "static", workers=1, worker_command=worker)
        self.doors = doors or Doors(WIDE)
        self.doors.guard(self.app)
        self._listener = listen("127.0.0.1", 0)
        self.port: int = self._listener.getsockname()[1]
        self._server = uvicorn.Server(settings(self.app, self.doors, self.app.state.sockets.made))
        self._up = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._live()))

    async def _live(self) -> None:
        self.loop = asyncio.get_running_loop()
        startup = self._server.startup

        async def start(sockets: Any = None) -> None:
            await startup(sockets=sockets)
            self._up.set()

        self._server.startup = start  # type: ignore[method-assign]
        await self._server.serve(sockets=[self._listener])

    def __enter__(self) -> Self:
        self._thread.start()
        assert self._up.wait(PATIENCE)
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{self.port}", trust_env=False, timeout=PATIENCE)
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()

    @property
    def tables(self) -> Tables:
        tables: Tables = self.app.state.tables
        return tables

    def inside(self, work: Callable[[], Any]) -> Any:
        """Call something in the server's own loop."""

        async def call() -> Any:
            return work()

        return asyncio.run_coroutine_threadsafe(call(), self.loop).result(PATIENCE)

    def open(
        self, *seats: str, game: str = "kingdomino", clock: Json | None = None, deal: bool = True, **options: Any
    ) -> Json:
        """Open a table with seats such as "me", "friend", "greedy"; its links are opened, and it is dealt at once."""
        asked = [{"kind": seat} if seat in ("me", "friend") else {"kind": "bot", "bot": seat} for seat in seats]
        answer = self.http.post("/api/tables", json={"game": game, "options": options, "seats": asked, "clock": clock})
        assert answer.status_code == 201, answer.text
        opened = claimed(self.http, answer.json())
        if deal:
            asyncio.run_coroutine_threadsafe(self._deal(opened["table"]), self.loop).result(PATIENCE)
        return opened

    async def _deal(self, code: str) -> None:
        await (await self.tables.get(code)).deal()

    def sit(self, table: Json, seat: int | None = None, since: int | None = None) -> Client:
        """Come to a table: with the token of a seat, or to watch."""
        token = None if seat is None else table["seats"][seat]["token"]
        return Client(self.port, table["table"], token, since)


def claimed(http: httpx.Client, opened: Json) -> Json:
    """The table with all its links opened: every seat of a person has a token."""
    for seat in opened["seats"]:
        if "link" in seat:
            seat["token"] = secrets.token_urlsafe(16)
            form = {"link": seat["link"], "token": seat["token"]}
            answer = http.post(f"/api/tables/{opened['table']}/claim", json=form)
            assert answer.status_code == 200, answer.text
    return opened


class Client:
    """A page at a table. It keeps every frame it got, and the newest view and choices.

    It gives no share, and does not wait for others: it lets a table be dealt that is not.
    """

    def __init__(
        self,
        port: int,
        table: str,
        token: str | None = None,
        since: int | None = None,
        *,
        hello: bool = True,
        deal: bool = True,
    ) -> None:
        self.socket: ClientConnection = _connected(port, table)
        self.frames: list[Json] = []
        self.view: Json = {}
        self.choices: Json | None = None
        self.seq = -1
        if hello:
            self.send(t="hello", token=token, since=since)
            self.snap = self.until("snap")
            if self.snap["view"] is None and token is not None and deal:
                self.send(t="deal")
                while self.snap["view"] is None:
                    self.snap = self.until("snap")

    def send(self, **frame: Any) -> None:
        self.socket.send(json.dumps(frame))

    def take(self) -> Json:
        """The next frame."""
        frame: Json = json.loads(self.socket.recv(timeout=PATIENCE))
        if frame["t"] == "ev":
            frame = whole(frame, self.view)
        self.frames.append(frame)
        if frame["t"] in ("snap", "ev"):
            self.seq, self.view, self.choices = frame["seq"], frame["view"] or {}, frame["choices"]
        return frame

    def until(self, *kinds: str, **fields: Any) -> Json:
        """The next frame of that kind with these fields; frames on the way are kept."""
        while True:
            frame = self.take()
            if frame["t"] in kinds and all(frame.get(name) == value for name, value in fields.items()):
                return frame

    def closed(self) -> int:
        """The code with which the server closes, after reading what still comes."""
        try:
            while True:
                self.take()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006

    def do(self, moves: list[str], id: str | None = None) -> Json:
        """Send a command and wait for its answer: an `ack` or a `no`."""
        id = id or str(uuid.uuid4())
        self.send(t="do", id=id, moves=moves)
        return self.until("ack", "no", id=id)

    def go(self) -> None:
        """Leave."""
        self.socket.close()


def _connected(port: int, table: str) -> ClientConnection:
    return connect(
        f"ws://127.0.0.1:{port}/ws/{table}",
        proxy=None,
        compression=None,
        max_size=None,
        open_timeout=PATIENCE,
        ping_timeout=None,
        close_timeout=PATIENCE,
        legacy=True,
    )


def moves_of(choices: Json, chance: random.Random | None = None) -> list[str]:
    """A turn out of what may be done: the first of everything, or anything."""
    pick = chance.choice if chance else lambda offered: offered[0]
    moves = [choices["discard"]] if choices["discard"] else []
    if choices["place"]:
        moves.append(pick(choices["place"])["move"])
    if choices["claim"]:
        moves.append(pick(choices["claim"])["move"])
    return moves


def play_out(clients: dict[int, Client], chance: random.Random | None = None) -> None:
    """Play until the game is over; bots play their own seats."""
    anyone = next(iter(clients.values()))
    while True:
        seq = anyone.seq
        for client in clients.values():
            while client.seq < seq:
                client.take()
            if client.choices:
                answer = client.do(moves_of(client.choices, chance))
                assert answer["t"] == "ack", answer
                client.until("ev", seq=answer["seq"])
        if anyone.view["over"]:
            break
        if anyone.seq == seq:
            anyone.until("ev")
    for client in clients.values():
        while client.seq < anyone.seq:
            client.take()
