"""Power cuts during play: SIGKILL of the server under load, and what is left afterwards.

    python -m tests.server.kills [--kills 200] [--tables 6] [--seed 7]

Companies play both games, two people and a bot each; now and then one of them leaves for a while, and the other lets
a bot play for them. When the server dies they come back and send again what was not acknowledged. The server writes
snapshots far more often than it does elsewhere. In the end the database is compared with all that the people were
told.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import threading
import uuid
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple
from unittest import mock

import httpx
import msgspec
from websockets.exceptions import WebSocketException

import kingtable
from kingtable.server.messages import frames
from kingtable.server.store.rows import Entry, Snapshot, TableRow
from kingtable.server.store.storage import FILE, Storage
from kingtable.server.table.past import Past, _resumed, beginning, rebuilt
from tests.server import process
from tests.server.house import Client, claimed, moves_of
from tests.server.process import Process
from tests.waiting import PATIENCE

TABLES = 6
BOTS = {"kingdomino": "greedy", "king-of-tokyo": "random"}
LEAVING = 0.06  # of all moves: so often somebody leaves for a while
HASTY = "from kingtable.server.table import table, tables\ntables.TIDY, table.SNAPSHOT = 0.2, 6\n"
READ = "sys.stdin.readline()"

Json = dict[str, Any]


class Command(NamedTuple):
    """What a person was told to be durable."""

    table: str
    id: str
    seq: int
    seat: int
    moves: list[str]


class Town:
    """What the players and the killer share."""

    def __init__(self) -> None:
        self.changed = threading.Condition()
        self.acknowledged: list[Command] = []
        self.heard: dict[tuple[str, int], Json] = {}  # by table and seq, the frame `ev`
        self.deals: dict[str, Json] = {}  # by table, what its first dealt snap told
        self.resent = 0
        self.substituted = self.back = 0
        self.kills = 0
        self.up = threading.Event()
        self.over = False
        self.failures: list[BaseException] = []

    def note(self, command: Command) -> None:
        """A command was acknowledged."""
        with self.changed:
            self.acknowledged.append(command)
            self.changed.notify_all()

    def hear(self, table: str, frame: Json) -> None:
        """A frame was told to somebody; told to another, or again, it is the same."""
        if frame["t"] == "ev":
            told = {name: frame[name] for name in ("seq", "seat", "by", "moves", "events")}
            assert self.heard.setdefault((table, frame["seq"]), told) == told, "one history"
        elif frame["t"] == "snap" and frame["deal"] is not None:
            told = {"deal": frame["deal"], "commitment": frame["commitment"]}
            assert self.deals.setdefault(table, told) == told, "dealt once"

    def wait_for_more(self, count: int) -> None:
        """Until so many more commands are acknowledged."""
        with self.changed:
            goal = len(self.acknowledged) + count
            done = self.changed.wait_for(
                lambda: len(self.acknowledged) >= goal or bool(self.failures), timeout=PATIENCE
            )
        assert not self.failures, self.failures
        assert done


class Company(threading.Thread):
    """The people at one table after the other. When the server dies they come back and send again."""

    def __init__(self, town: Town, port: int, number: int, seed: int) -> None:
        super().__init__(name=f"company {number}")
        self.town = town
        self.port = port
        self.game = list(BOTS)[number % 2]
        self.chance = random.Random(f"{seed} {number}")
        self.table: Json | None = None
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
                    self.leave()
        except BaseException as failure:
            self.town.failures.append(failure)
            with self.town.changed:
                self.town.changed.notify_all()

    def leave(self) -> None:
        for seat, client in enumerate(self.clients):
            self.part(seat, client)
        self.clients = []

    def part(self, seat: int, client: Client) -> None:
        assert self.table is not None
        self.known[seat] = client.seq
        client.go()
        for frame in client.frames:
            self.town.hear(self.table["table"], frame)
        client.frames.clear()

    def sit(self, seat: int) -> Client:
        assert self.table is not None
        token = self.table["seats"][seat]["token"]
        return Client(self.port, self.table["table"], token, self.known[seat])

    def lend(self) -> None:
        """One leaves, the other lets a bot play for them for a while, and they come back."""
        seat = self.chance.randint(0, 1)
        stays = self.clients[1 - seat]
        self.clients[seat].send(t="leave")
        self.part(seat, self.clients[seat])
        while not stays.view["over"]:
            stays.send(t="lend", seat=seat)
            answer = stays.until("ev", "no")
            while answer["t"] == "ev" and not happened(answer, "lent") and not stays.view["over"]:
                answer = stays.until("ev", "no")
            if answer["t"] == "ev" or answer["why"]["key"] == "server-lent-already":  # since before they came
                break
            if answer["why"]["key"] == "server-lend-idle":  # the last word of who left was lost with the server
                self.clients[seat] = self.sit(seat)
                return
            assert answer["why"]["key"] == "server-lend-present", answer  # it has not heard yet that they left
        self.town.substituted += 1
        for _ in range(self.chance.randint(0, 5)):
            if stays.view["over"]:
                break
            if stays.choices:
                self.pending = (1 - seat, str(uuid.uuid4()), self.pick(stays))
                self.send()
            else:
                stays.until("ev")
        self.clients[seat] = self.sit(seat)
        if not stays.view["over"]:
            told(stays, "back")
            self.town.back += 1

    def play(self) -> None:
        if self.table is None:
            seats = [{"kind": "me"}, {"kind": "friend"}, {"kind": "bot", "bot": BOTS[self.game]}]
            with httpx.Client(base_url=f"http://127.0.0.1:{self.port}", trust_env=False, timeout=PATIENCE) as http:
                answer = http.post("/api/tables", json={"game": self.game, "seats": seats})
                if answer.status_code == 429:  # each company has opened many
                    self.town.over = True
                self.table = claimed(http, answer.raise_for_status().json())
            self.known = [None, None]
        self.clients = []
        for seat in (0, 1):
            self.clients.append(self.sit(seat))
        if self.pending is not None:
            self.town.resent += 1
            self.send()
        while not self.town.over:
            seq = max(client.seq for client in self.clients)
            for client in self.clients:
                while client.seq < seq:
                    client.take()
            mover = next((client for client in self.clients if client.choices), None)
            if not self.clients[0].view["over"] and self.chance.random() < LEAVING:
                self.lend()
            elif mover is not None:
                self.pending = (mover.view["seat"], str(uuid.uuid4()), self.pick(mover))
                self.send()
            elif self.clients[0].view["over"]:
                self.leave()
                self.table = None
                break
            else:
                self.clients[0].until("ev")

    def pick(self, mover: Client) -> list[str]:
        """Anything that a person could do now."""
        choices: Json = mover.choices or {}
        if self.game == "kingdomino":
            return moves_of(choices, self.chance)
        if choices["keep"] and self.chance.random() < 0.6:
            return [" ".join(["keep", *self.chance.sample(mover.view["dice"], self.chance.randint(0, 3))])]
        return [self.chance.choice(choices["moves"] or [choices["silence"]])]

    def send(self) -> None:
        assert self.pending is not None
        assert self.table is not None
        seat, id, moves = self.pending
        answer = self.clients[seat].do(moves, id)
        assert answer["t"] == "ack", answer
        self.town.note(Command(self.table["table"], id, answer["seq"], seat, moves))
        self.pending = None
        while self.clients[seat].seq < answer["seq"]:
            self.clients[seat].take()


def told(client: Client, event: str) -> None:
    """Wait until this has happened, or the game is over before it does."""
    while not client.view["over"]:
        if happened(client.until("ev"), event):
            return


def happened(frame: Json, event: str) -> bool:
    return any(one["e"] == event for one in frame["events"])


def under_load(folder: Path, kills: int, *, tables: int = TABLES, seed: int = 7) -> Town:
    """Kill the server again and again while people play; what they were told."""
    chance = random.Random(seed)
    town = Town()
    with mock.patch.object(process, "SCRIPT", process.SCRIPT.replace(READ, HASTY + READ)):
        server = Process(folder)
        port = server.up()
        following = Process(folder, port, wait=True)
        companies = [Company(town, port, number, seed) for number in range(tables)]
        try:
            town.up.set()
            for company in companies:
                company.start()
            for _ in range(kills):
                town.wait_for_more(chance.randint(3, 30))
                town.up.clear()
                server.kill()
                server.close()
                town.kills += 1
                server, following = following, Process(folder, port, wait=True)
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
    return town


async def checked(folder: Path, town: Town) -> Counter[str]:
    """Compare the database with what was told; what there was to compare."""
    counts: Counter[str] = Counter(kills=town.kills, acknowledged=len(town.acknowledged), resent=town.resent)
    counts.update(substituted=town.substituted, back=town.back)
    storage = await Storage.open(folder / FILE)
    try:
        codes = {command.table for command in town.acknowledged} | set(town.deals)
        for code in sorted(codes):
            whole = await storage.read_whole(code)
            assert whole is not None, "no table is lost"
            row, log, snapshot = whole
            counts[row.game] += 1
            told = town.deals[code]
            assert (row.deal, row.commitment) == (told["deal"], told["commitment"]), "the deal that was told"
            check_log(town, row, log)
            past = check_past(town, row, log)
            counts["over"] += past.match.over
            if snapshot is not None:
                counts["snapshots"] += 1
                counts["snapshots amid the log"] += snapshot.seq < len(log)
                check_snapshot(past, row, log, snapshot)
            counts["commands"] += len(log)
    finally:
        await storage.close()
    counts["heard"] = len(town.heard)
    return counts


def check_log(town: Town, row: TableRow, log: Sequence[Entry]) -> None:
    """No gap, nothing twice, all that was acknowledged where it was said to be."""
    assert [entry.seq for entry in log] == list(range(1, len(log) + 1)), "no gap"
    written = {entry.id: (entry.seq, entry.seat, entry.moves) for entry in log}
    assert len(written) == len(log), "no command twice"
    for command in town.acknowledged:
        if command.table == row.table:
            assert written[command.id] == (command.seq, command.seat, command.moves), "lost, moved or changed"


def check_past(town: Town, row: TableRow, log: Sequence[Entry]) -> Past:
    """The log replays, to what was told; so does the record."""
    past = rebuilt(row, log)
    for step in past.steps:
        if (heard := town.heard.get((row.table, step.seq))) is not None:
            events = msgspec.json.decode(step.events)
            told = {"seq": step.seq, "seat": step.seat, "by": step.by, "moves": step.moves, "events": events}
            assert heard == told, "what was told has happened"
    assert all(seq <= len(past.steps) for code, seq in town.heard if code == row.table), "what was told is kept"
    if past.match.over:
        assert kingtable.replay(past.match.record()).packed() == past.match.packed(), "the record replays"
    return past


def check_snapshot(past: Past, row: TableRow, log: Sequence[Entry], snapshot: Snapshot) -> None:
    """A table woken from its snapshot is the table that the whole log gives."""
    woken = rebuilt(row, log, snapshot)
    assert woken.match.packed() == past.match.packed()
    assert (woken.match.moves, woken.match.events) == (past.match.moves, past.match.events)
    assert (woken.setting, woken.steps) == (past.setting, past.steps)
    for seat in (None, *range(len(row.seats))):
        assert frames.encode(woken.match.view(seat)) == frames.encode(past.match.view(seat))
    if not past.match.over:
        assert woken.match.choices() == past.match.choices()
    assert woken.match.record() == past.match.record()
    assert _resumed(row, beginning(row), log, snapshot) is not None, "it was the snapshot that was read"


def main() -> None:
    """Kill, check, tell."""
    parser = argparse.ArgumentParser(description="SIGKILL of the server under load: nothing acknowledged is lost.")
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--seed", type=int, default=7)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        town = under_load(Path(folder), asked.kills, tables=asked.tables, seed=asked.seed)
        counts = asyncio.run(checked(Path(folder), town))
    print(", ".join(f"{name}: {count}" for name, count in counts.items()))
    print("Nothing lost, doubled or changed; no gaps; all tables replay, from their snapshots, too.", file=sys.stderr)


if __name__ == "__main__":
    main()
