"""A hypothesis machine that tries to learn what is hidden. Any number of sequences by command:

    uv run python -m tests.server.adversary 10000

Two tables have the same public past and another hidden future: another order of what is unseen, another key. The
adversary sits at both, in every seat and as a watcher, and sends the same frames to both: single and multiple, legal
and illegal, `do` and `try`, moves of others, and whatever else. Everything that comes out must be the same on both
sides, up to the reveal that an accepted command has earned: frames to everybody, answers over HTTP, log lines, and
the work done (the calls of our functions, which is what time could tell). After a reveal the second table is laid
anew.
"""

from __future__ import annotations

import asyncio
import logging
import random
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any, cast
from unittest import mock

import hypothesis.strategies as st
from hypothesis import HealthCheck, Phase, settings
from hypothesis.stateful import RuleBasedStateMachine, initialize, rule, run_state_machine_as_test
from websockets.frames import Frame as WireFrame
from websockets.frames import Opcode
from websockets.protocol import OPEN

import kingtable
from kingtable.engine.chance import HIDDEN_CHANCE, Keyed
from kingtable.engine.match import Match
from kingtable.king_of_tokyo import dice, layout
from kingtable.king_of_tokyo.ahead.throws import hidings, throws
from kingtable.server.messages import frames
from kingtable.server.store.rows import Entry, Seat, TableRow
from kingtable.server.store.storage import Storage
from kingtable.server.table import audience as served
from kingtable.server.table import telling
from kingtable.server.table.gathering import Gathering
from kingtable.server.table.past import Past, raw
from kingtable.server.table.seats import hashed
from kingtable.server.table.table import Table
from kingtable.server.table.tables import Tables
from kingtable.server.wire.doors import Doors
from kingtable.server.wire.socket import Socket, Sockets
from kingtable.server.workers.pool import Workers
from tests.server.house import WIDE
from tests.server.rooms import NoWorkers, seats_of

OURS = str(Path(kingtable.__file__).parent)
ONCE = ("engine/compiler/jit.py", "engine/text.py")  # they do something when a rule or a language is first asked for
FACES = ("1", "2", "3", "heart", "energy", "claw")
CARDS = (
    *("made_in_a_lab", "opportunist", "psychic_probe", "background_dweller", "camouflage", "mimic", "metamorph"),
    *("parasitic_tentacles", "telepath", "smoke_cloud", "stretchy", "herd_culler", "plot_twist", "wings", "jets"),
    *("rapid_healing", "monster_batteries", "extra_head", "healing_ray", "freeze_time"),
)


class Wire(asyncio.Transport):
    """A transport that keeps what is written."""

    def __init__(self) -> None:
        super().__init__()
        self.told: list[bytes] = []

    def write(self, data: Any) -> None:
        """Keep it."""
        self.told.append(bytes(data))

    def get_write_buffer_size(self) -> int:
        """Everything is read at once."""
        return 0

    def is_closing(self) -> bool:
        """Never."""
        return False

    def pause_reading(self) -> None:
        """Nothing comes by itself."""

    def resume_reading(self) -> None:
        """Nothing comes by itself."""

    def abort(self) -> None:
        """It stays."""

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        """From here."""
        return ("127.0.0.1", 1)


class NoDisk:
    """A log that takes everything."""

    async def append(self, _: str, entry: Entry) -> None:
        """Taken."""


class Side:
    """One table with a socket in every seat and one that watches."""

    def __init__(self, match: Match, seats: int) -> None:
        colours = kingtable.GAMES[match.game].colours
        # Two of three or more share a screen: whoever holds both seats has one word, and knows what the two may know.
        screens = [0, 0] if seats > 2 else []
        sitting = [
            Seat(n, "human", colour, secret=hashed(f"{n}"), screen=0 if n < len(screens) else None)
            for n, colour in enumerate(colours)
        ]
        row = TableRow("TABLE", match.game, match.options, b"k" * 32, "c" * 64, 0, sitting[:seats])
        row.deal = Gathering().bind(row, 0.0).dealt(row)
        past = Past(match, raw(match.events), [])
        self.table = Table(row, past, cast(Storage, NoDisk()), cast(Workers, NoWorkers()))
        self.doors = Doors(WIDE)
        side = self

        class Here:
            """The tables of this side."""

            def awake(self, _: str) -> Table:
                """It is."""
                return side.table

            async def found(self, *_: object) -> Table:
                """The only one."""
                return side.table

        sockets = Sockets(lambda: cast(Tables, Here()), lambda: side.doors)
        self.sockets_: list[Socket] = []
        self.wires: list[Wire] = []
        for seat in (*range(seats), None):
            socket, wire = Socket(sockets, set()), Wire()
            socket.connection_made(wire)
            socket._share = self.doors.turns.of("127.0.0.1")
            socket._ws.state = OPEN
            self.sockets_.append(socket)
            self.wires.append(wire)
            self.send(-1, frames.encode({"t": "hello", "token": None if seat is None else f"{seat}"}))

    def send(self, socket: int, text: bytes) -> None:
        """A frame comes from somebody."""
        self.sockets_[socket]._take(WireFrame(Opcode.TEXT, text))
        self.sockets_[socket]._go_on()

    def heard(self) -> list[list[bytes]]:
        """What everybody was sent since the last time."""
        told = [wire.told for wire in self.wires]
        for wire in self.wires:
            wire.told = []
        return told

    def public(self) -> list[str]:
        """What HTTP tells."""
        state = self.table.state
        return [str(one) for one in (seats_of(self.table), state.seq, state.over, telling.key(state))]


@contextmanager
def counted(calls: dict[str, int]) -> Iterator[None]:
    """Count the calls of our own functions: what is done, and so what time could tell."""

    def note(frame: FrameType, event: str, _: Any) -> None:
        file = frame.f_code.co_filename
        if event == "call" and file.startswith(OURS) and not file.endswith(ONCE):
            name = frame.f_code.co_qualname
            calls[name] = calls.get(name, 0) + 1

    sys.setprofile(note)
    try:
        yield
    finally:
        sys.setprofile(None)


class Lines(logging.Handler):
    """What was logged."""

    def __init__(self) -> None:
        super().__init__()
        self.told: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep it."""
        self.told.append(record.getMessage())


def keyed(match: Match, key: bytes) -> Match:
    """The match with all that comes from a key."""
    match._source = Keyed(key)
    match.state.stream = HIDDEN_CHANCE
    return match


def other_future(match: Match, chance: random.Random) -> Match:
    """The same public past; what nobody can see is laid anew, what comes has another key."""
    other = match.copy()
    assert match.to_move is not None
    other.state = match.rules.observed(match.state, match.to_move, chance.getrandbits(60))
    other.state.chance = match.state.chance
    return keyed(other, chance.randbytes(32))


def beginning(game: str, chance: random.Random) -> Match:
    """Somewhere in a game."""
    if game == "kingdomino":
        players = chance.choice((2, 2, 3, 4))
        more: dict[str, Any] = {"dynasty": chance.random() < 0.3, "mighty_duel": players == 2 and chance.random() < 0.2}
        match = kingtable.new("kingdomino", seed=chance.getrandbits(50), players=players, **more)
    else:
        cards = chance.sample(CARDS, 9)
        monsters = [
            {"energy": chance.randint(0, 12), "health": chance.randint(2, 10), "cards": cards[3 * p : 3 * p + 3]}
            for p in range(chance.choice((2, 3)))
        ]
        match = kingtable.from_position({"game": "king-of-tokyo", "monsters": monsters}, seed=chance.getrandbits(50))
    for _ in range(chance.choice((0, 1, 3, 8, 15, 30))):
        before = match.copy()
        match.play(chance.choice(match.legal()))
        if match.over:
            return before
    return match


def command(match: Match, chance: random.Random) -> list[str]:
    """Moves that somebody might send: what is legal, what might come after it, what would ask the right question."""
    moves: list[str] = []
    trial = other_future(match, chance)
    trial._source = kingtable.new(match.game, seed=chance.getrandbits(50))._source
    trial.state.stream = None
    for _ in range(chance.choice((1, 1, 2, 2, 3, 5, 8))):
        if not trial.over and chance.random() < 0.85:
            moves.append(chance.choice(trial.legal()))
            trial.play(moves[-1])
        elif match.game == "kingdomino":
            moves.append(chance.choice((f"={chance.randint(1, 48)}", f"{chance.randint(1, 48)}@1,0>E", "17x", "?")))
        else:
            dice = " ".join(chance.choices(FACES, k=chance.randint(0, 8)))
            card = chance.choice(CARDS)
            moves.append(chance.choice((f"keep {dice}", f"keep {dice}", f"buy {card}", "buy top", "end", "done", "?")))
    return moves


class Adversary(RuleBasedStateMachine):
    """The two tables and what is sent to both."""

    games: tuple[str, ...] = ("kingdomino", "king-of-tokyo")

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.lines = Lines()
        logging.getLogger("kingtable").addHandler(self.lines)
        self.number = 0
        self.apart = False
        self.unhurried = mock.patch.object(served, "COMING", 3600)  # who comes is told when asked for, not by a timer
        self.unhurried.start()

    def teardown(self) -> None:
        """Close the loop."""
        self.unhurried.stop()
        logging.getLogger("kingtable").removeHandler(self.lines)
        self.loop.run_until_complete(asyncio.sleep(0))
        for task in asyncio.all_tasks(self.loop):
            task.cancel()
        self.loop.run_until_complete(asyncio.sleep(0))
        self.loop.close()

    @initialize(seed=st.integers(0, 2**32))
    def begin(self, seed: int) -> None:
        """Two tables somewhere in a game."""
        self.chance = random.Random(seed)
        match = keyed(beginning(self.chance.choice(self.games), self.chance), self.chance.randbytes(32))
        self.seats = match.players
        self.loop.run_until_complete(self.lay(match))

    async def lay(self, match: Match) -> None:
        """Both tables, at the same place."""
        self.sides = [Side(one, self.seats) for one in (match, other_future(match, self.chance))]
        await self.settle()
        for side in self.sides:
            side.table.audience.publish(["seats"])  # now, and not by a timer later
        first, second = (side.heard() for side in self.sides)
        assert first == second, "what is told to who comes in"

    async def settle(self) -> None:
        """Until nobody is at work."""
        for _ in range(60):
            await asyncio.sleep(0)

    @rule(seed=st.integers(0, 2**32), doing=st.booleans(), of_mover=st.integers(0, 9))
    def send(self, seed: int, doing: bool, of_mover: int) -> None:
        """The same frame to both."""
        chance = random.Random(seed)
        match = self.sides[0].table.match
        mover = match.to_move
        if self.apart or mover is None:
            return
        seat = mover if of_mover else chance.randrange(self.seats + 1)
        moves = command(match, chance)[:16]
        self.number += 1
        told: dict[str, Any] = {"t": "do" if doing else "try", "id": f"{self.number}", "moves": moves}
        if doing and chance.random() < 0.3:
            told["at"] = self.sides[0].table.seq + chance.choice((0, 0, 1))
        self.loop.run_until_complete(self.compare(seat, frames.encode(told)))

    @rule(seat=st.integers(0, 5), of=st.integers(0, 6), kind=st.sampled_from(["leave", "lend", "end", "against"]))
    def sit(self, seat: int, of: int, kind: str) -> None:
        """Seats and the end of the table; nobody is away, and one word is not enough."""
        if self.apart:
            return
        told = {"lend": {"t": "lend", "seat": of}, "leave": {"t": "leave"}, "end": {"t": "end"}}
        who = 0 if kind == "end" else min(seat, self.seats)
        frame = frames.encode(told.get(kind, {"t": "end", "agrees": False}))
        self.loop.run_until_complete(self.compare(who, frame))

    async def compare(self, seat: int, text: bytes) -> None:
        """Send it, and hold all that comes out against each other."""
        before = self.sides[0].table.match
        heard, calls, lines = [], [], []
        for side in self.sides:
            count: dict[str, int] = {}
            with counted(count):
                side.send(seat, text)
                await self.settle()
            heard.append(side.heard())
            calls.append(count)
            lines.append(self.lines.told)
            self.lines.told = []
        one, other = (side.table for side in self.sides)
        assert one.seq == other.seq, "what is taken on one side is taken on the other"
        revealed = one.seq > 0 and one.match is not before and self.beyond(before, one)
        if revealed:
            accepted = [[frame for frame in socket if b'"t":"ack"' in frame] for socket in heard[0]]
            assert accepted == [[frame for frame in socket if b'"t":"ack"' in frame] for socket in heard[1]]
            self.apart = one.match.to_move is None  # on the other side it may go on: they are held no more
            if not self.apart:
                await self.lay(one.match)
            return
        assert heard[0] == heard[1], (text, *self.difference(heard))
        assert lines[0] == lines[1]
        assert calls[0] == calls[1], (text, {n for n in {**calls[0], **calls[1]} if calls[0].get(n) != calls[1].get(n)})
        assert self.sides[0].public() == self.sides[1].public()

    def beyond(self, before: Match, table: Table) -> bool:
        """Has the accepted command met chance or a reveal? Told by the past alone."""
        return before.check(table.steps[-1].moves)

    def difference(self, heard: list[list[list[bytes]]]) -> list[Any]:
        """The first frames that differ."""
        for one, other in zip(*heard, strict=True):
            for first, second in zip(one, other, strict=False):
                if first != second:
                    return [first[-600:], second[-600:]]
        return [[len(socket) for socket in side] for side in heard]


def attack(
    sequences: int,
    games: tuple[str, ...] = Adversary.games,
    *,
    steps: int = 10,
    shrink: bool = True,
    progress: Callable[[], None] | None = None,
) -> None:
    """Let the machine run. Raises AssertionError where something gets out; shrink: with as few steps as will do."""
    for many in range(1, layout.MOST_DICE + 1):  # tables that whoever asks first would make, on one of the two sides
        throws(many), hidings(many), dice.table(many)

    wanted = games

    class Told(Adversary):
        """Says when a sequence is over."""

        games = wanted

        def teardown(self) -> None:
            """And closes the loop."""
            super().teardown()
            if progress is not None:
                progress()

    run_state_machine_as_test(
        Told,
        settings=settings(
            max_examples=sequences,
            stateful_step_count=steps,
            deadline=None,
            database=None,
            report_multiple_bugs=False,
            phases=[Phase.generate, *([Phase.shrink] if shrink else [])],
            derandomize=sequences <= 1000,
            suppress_health_check=list(HealthCheck),
        ),
    )


def main() -> None:
    """As many sequences as asked."""
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
    done, began = 0, time.monotonic()

    def progress() -> None:
        nonlocal done
        done += 1
        if done % 500 == 0:
            print(f"{done} sequences, {time.monotonic() - began:.0f} s", flush=True)

    attack(wanted, progress=progress)
    print(f"{done} sequences: nothing got out; {time.monotonic() - began:.0f} s")


if __name__ == "__main__":
    main()
