"""Twenty power cuts during play: no acknowledged move is lost, none is played twice, the games go on."""

from __future__ import annotations

import random
import sqlite3
import threading
import uuid
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.exceptions import WebSocketException

from kingtable.engine.deal import Deal
from kingtable.engine.game import dealt
from kingtable.server.storage import FILE
from tests.server.house import PATIENCE, Client, claimed, moves_of
from tests.server.process import Process

KILLS = 20
TABLES = 4


class Town:
    """What the players and the killer share."""

    def __init__(self) -> None:
        self.changed = threading.Condition()
        self.acknowledged: list[tuple[str, str, int, int, list[str]]] = []
        self.up = threading.Event()
        self.over = False
        self.failures: list[BaseException] = []

    def note(self, table: str, id: str, seq: int, seat: int, moves: list[str]) -> None:
        with self.changed:
            self.acknowledged.append((table, id, seq, seat, moves))
            self.changed.notify_all()

    def wait_for_more(self, count: int) -> None:
        with self.changed:
            goal = len(self.acknowledged) + count
            done = self.changed.wait_for(
                lambda: len(self.acknowledged) >= goal or bool(self.failures), timeout=PATIENCE
            )
        assert done
        assert not self.failures, self.failures


class Company(threading.Thread):
    """The people at one table after the other. When the server dies they come back and send again."""

    def __init__(self, town: Town, port: int, number: int) -> None:
        super().__init__(name=f"company {number}")
        self.town = town
        self.port = port
        self.chance = random.Random(number)
        self.table: dict[str, Any] | None = None
        self.clients: list[Client] = []
        self.known: list[int | None] = [None, None]
        self.pending: tuple[int, str, list[str]] | None = None

    def run(self) -> None:
        try:
            while not self.town.over:
                assert self.town.up.wait(PATIENCE)
                try:
                    self.play()
                except (OSError, WebSocketException, httpx.HTTPError) as died:
                    if isinstance(died, TimeoutError):
                        raise  # a server that is up and says nothing
                finally:
                    for seat, client in enumerate(self.clients):
                        self.known[seat] = client.seq
                        client.go()
                    self.clients = []
        except BaseException as failure:
            self.town.failures.append(failure)
            with self.town.changed:
                self.town.changed.notify_all()

    def play(self) -> None:
        if self.table is None:
            seats = [{"kind": "me"}, {"kind": "friend"}, {"kind": "bot", "bot": "greedy"}]
            form = {"game": "kingdomino", "seats": seats}
            answer = httpx.post(f"http://127.0.0.1:{self.port}/api/tables", json=form, trust_env=False)
            with httpx.Client(base_url=f"http://127.0.0.1:{self.port}", trust_env=False) as http:
                self.table = claimed(http, answer.json())
            self.known = [None, None]
        for seat in (0, 1):
            token = self.table["seats"][seat]["token"]
            self.clients.append(Client(self.port, self.table["table"], token, self.known[seat]))
        if self.pending is not None:
            self.send()
        while not self.town.over:
            seq = max(client.seq for client in self.clients)
            for client in self.clients:
                while client.seq < seq:
                    client.take()
            mover = next((client for client in self.clients if client.choices), None)
            if mover is not None:
                self.pending = (
                    mover.view["seat"],
                    str(uuid.uuid4()),
                    moves_of(mover.choices or {}, self.chance),
                )
                self.send()
            elif self.clients[0].view["over"]:
                self.table = None
                break
            else:
                self.clients[0].until("ev")

    def send(self) -> None:
        assert self.pending is not None
        assert self.table is not None
        seat, id, moves = self.pending
        answer = self.clients[seat].do(moves, id)
        assert answer["t"] == "ack", answer
        self.town.note(self.table["table"], id, answer["seq"], seat, moves)
        self.pending = None
        while self.clients[seat].seq < answer["seq"]:
            self.clients[seat].take()


def test_twenty_kills_lose_nothing_and_double_nothing(tmp_path: Path) -> None:
    chance = random.Random(7)
    town = Town()
    server = Process(tmp_path)
    port = server.up()
    following = Process(tmp_path, port, wait=True)
    companies = [Company(town, port, number) for number in range(TABLES)]
    try:
        town.up.set()
        for company in companies:
            company.start()
        for _ in range(KILLS):
            town.wait_for_more(chance.randint(3, 30))
            town.up.clear()
            server.kill()
            server.close()
            server, following = following, Process(tmp_path, port, wait=True)
            server.go()
            assert server.up() == port
            town.up.set()
        town.wait_for_more(100)
    finally:
        town.over = True
        town.up.set()
        for company in companies:
            company.join(PATIENCE)
        server.close()
        following.close()
    assert not town.failures, town.failures
    check_the_log(tmp_path, town)


def check_the_log(folder: Path, town: Town) -> None:
    with sqlite3.connect(folder / FILE) as database:
        rows = list(database.execute('SELECT "table", seq, id, seat, moves FROM log ORDER BY "table", seq'))
        tables = {
            code: (msgspec.json.decode(options), Deal(code, key, msgspec.json.decode(deal or "null")))
            for code, options, key, deal in database.execute('SELECT "table", options, key, deal FROM tables')
        }
    written = {(code, id): (seq, seat, msgspec.json.decode(moves)) for code, seq, id, seat, moves in rows}
    assert len(written) == len(rows), "no command twice"
    assert len(town.acknowledged) > KILLS * 5
    for code, id, seq, seat, moves in town.acknowledged:
        assert written[code, id] == (seq, seat, moves), "what was acknowledged is in the log, where it was said"
    for code, (options, deal) in tables.items():
        if deal.seats is None:  # a kill before the deal
            continue
        match = dealt("kingdomino", deal, **options)
        log = [(seq, seat, msgspec.json.decode(moves)) for c, seq, _, seat, moves in rows if c == code]
        assert [seq for seq, _, _ in log] == list(range(1, len(log) + 1)), "no gap"
        for _, seat, moves in log:
            for move in moves:
                assert match.to_move == seat
                match.play(move)
