"""What has happened at a table: its steps, rebuilt from the log, or from a snapshot and the rest of the log."""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

import msgspec

from kingtable.engine.deal import FORMAT, GAMES_IN_A_ROW, LOOSE, ONE_ROUND, Deal, games_in_a_row
from kingtable.engine.front import dealt, dealt_in_0_1
from kingtable.engine.games import GAMES
from kingtable.engine.match import Match, Moment
from kingtable.engine.text import Json
from kingtable.server.messages import frames
from kingtable.server.messages.refusal import Refusal, damaged_table
from kingtable.server.store.rows import OLD_FORMAT, Author, Entry, Kind, Snapshot, TableRow
from kingtable.server.table.notes import BEGUN, NOTE, event_of, goes_back_to

logger = logging.getLogger(__name__)

OWN: dict[Author, str] = {"bot": "bot:", "substitute": "for:", "default": "stand-in:", "clock": "clock:"}
"""So begin the ids of what no person sent, by author."""
RESERVED = (*OWN.values(), NOTE)
"""So begins no id of a client."""
_PLAYED_BY: dict[Author, str] = {"substitute": "bot", "default": "stand-in"}


class Step(NamedTuple):
    """What one command did: an entry of the log and the events it gave.

    moves: as the game writes them, none of a note; sent: as they came; events: as JSON.
    """

    seq: int
    id: str
    seat: int
    moves: list[str]
    sent: list[str]
    events: msgspec.Raw
    kind: Kind = "moves"
    author: Author = "seat"

    @property
    def noted(self) -> bool:
        """Is it a note (`notes`)? Nobody has moved then."""
        return self.kind == "note"

    @property
    def back(self) -> int | None:
        """How many moves still count after it; None where it took none back."""
        return goes_back_to(self.sent) if self.noted else None

    @property
    def played_by(self) -> str:
        """Who or what played it (`engine.front.PLAYED_BY`)."""
        return _PLAYED_BY.get(self.author, self.author)

    @property
    def by(self) -> str | None:
        """Who played it, where it was not whom the seat belongs to: "clock", "stand-in", or "bot" for a person."""
        return None if self.author in ("seat", "bot") else self.played_by

    def event(self) -> Json:
        """As the frame `snap` tells what has been."""
        return {"seq": self.seq, "seat": self.seat if self.seq else None, "by": self.by, "events": self.events}


class Past(NamedTuple):
    """A match, what happened before the first command, and the commands."""

    match: Match
    setting: msgspec.Raw
    steps: list[Step]


def standing(steps: Iterable[Step]) -> list[Step]:
    """The steps with moves that count: nobody has taken them back."""
    found: list[Step] = []
    for step in steps:
        if step.moves:
            found.append(step)
        if step.back is not None:
            while sum(len(one.moves) for one in found) > step.back:
                found.pop()
    return found


def match_before(row: TableRow, past: Past, seq: int) -> Match:
    """The match of a finished table before a command that counts. Raises Refusal: there is none."""
    moves: list[str] = []
    for step in standing(past.steps):
        if step.seq == seq:
            return gone_back(row, moves)
        moves += step.moves
    raise Refusal("server-step-unknown", status=404, seq=seq)


def moves_in(steps: Iterable[Step]) -> list[str]:
    """The moves that count."""
    return [move for step in standing(steps) for move in step.moves]


def raw(events: Sequence[Json]) -> msgspec.Raw:
    """Events as JSON."""
    return msgspec.Raw(frames.encode(events))


def new_match(row: TableRow) -> Match:
    """The match of a dealt table as it was when the cards were dealt. Raises InvalidOptions."""
    if row.format == OLD_FORMAT:
        return dealt_in_0_1(row.game, row.key, **row.options)
    if row.format not in (LOOSE, ONE_ROUND, FORMAT) or row.deal is None:
        raise ValueError(f"the log has format {row.format}, this Kingtable reads {OLD_FORMAT} to {FORMAT}")
    return dealt(row.game, Deal(row.table, row.key, row.deal, row.origin, row.format), **row.options)


def beginning(row: TableRow) -> Past:
    """The past of a dealt table before the first command. Raises InvalidOptions, InvalidRecord."""
    match = new_match(row)
    setting = raw([*begun(row), *match.events])
    match.forget()
    return Past(match, setting, [])


def begun(row: TableRow) -> list[Json]:
    """Where the game goes on from another's, as an event."""
    begun = told_origin(row)
    return [] if begun is None else [{"e": BEGUN, **begun}]


def told_origin(row: TableRow) -> Json | None:
    """The table and the command that a game goes on from, as the frames tell it."""
    return None if row.origin is None else {"table": row.origin["table"], "seq": row.origin["seq"]}


def origin_of(code: str, past: Past, seq: int) -> Json:
    """What a game is dealt from (`engine.deal.Deal`) that goes on where this table stood after a command.

    Raises Refusal: there is no such command, nobody had to decide then, or too many games go on from each other.
    """
    most = next(step.seq for step in reversed(past.steps) if step.moves) - 1 if past.match.over else len(past.steps)
    if not 0 <= seq <= most:
        raise Refusal("server-origin-seq", field="origin.seq", most=most)
    record = past.match.record()
    if games_in_a_row(record.get("deal")) >= GAMES_IN_A_ROW:
        raise Refusal("server-origin-long", status=409, field="origin.table", most=GAMES_IN_A_ROW)
    moves = moves_in(past.steps[:seq])
    return {"table": code, "seq": seq, "record": {**record, "moves": moves, "result": None}}


def step_of(entry: Entry, before: Match, after: Match) -> Step:
    """What an entry did; `after` then forgets the events. Raises ValueError for a note that is none."""
    if entry.kind == "note":
        return _step(entry, [], entry.moves, raw([event_of(entry.seat, entry.moves, after.players)]))
    moves, events = after.moves[len(before.moves) :], after.events[len(before.events) :]
    after.forget()
    sent = moves if moves == entry.moves else entry.moves  # kept once where they are the same
    return _step(entry, moves, sent, raw(events))


def _step(entry: Entry, moves: list[str], sent: list[str], events: msgspec.Raw) -> Step:
    return Step(entry.seq, entry.id, entry.seat, moves, sent, events, entry.kind, entry.author)


def noted(step: Step, match: Match) -> list[Moment]:
    """A note as a moment: the table stands as the match does."""
    return [Moment(msgspec.json.decode(step.events), match.state)]


def went_on(row: TableRow, match: Match, steps: Sequence[Step], entry: Entry) -> Match:
    """The match after an entry of the log that follows these steps: the very same after a note, unless that took
    something back. Raises Refused, ValueError: it cannot have been."""
    if entry.kind == "moves":
        return played(match, entry)
    back = goes_back_to(entry.moves)
    return match if back is None else gone_back(row, moves_in(steps)[:back])


def gone_back(row: TableRow, moves: Iterable[str]) -> Match:
    """The match of a dealt table after these moves."""
    match = new_match(row)
    for move in moves:
        match.play(move)
    match.forget()
    return match


def played(match: Match, entry: Entry) -> Match:
    """The match after the moves of an entry. Raises Refused, ValueError: it cannot have been."""
    trial = match.copy()
    for move in entry.moves:
        if trial.to_move != entry.seat:
            raise ValueError(f"seat {entry.seat} is not to move")
        trial.play(move)
    return trial


class Damaged(Exception):
    """The log does not replay from command `seq` on."""

    def __init__(self, seq: int, why: str) -> None:
        super().__init__(why)
        self.seq = seq


def rebuilt(row: TableRow, log: Sequence[Entry], snapshot: Snapshot | None = None) -> Past:
    """A table's past from its log. A snapshot of these very rules spares most of the replaying. Raises Damaged."""
    try:
        past = beginning(row)
    except Exception as error:
        raise Damaged(0, str(error)) from error
    if snapshot is not None and (resumed := _resumed(row, past, log, snapshot)) is not None:
        past = resumed
    match = past.match
    for entry in log[len(past.steps) :]:
        try:
            if entry.seq != len(past.steps) + 1:
                raise ValueError(f"command {len(past.steps) + 1} is missing")
            before, match = match, went_on(row, match, past.steps, entry)
            past.steps.append(step_of(entry, before, match))
        except Exception as error:
            raise Damaged(entry.seq, str(error)) from error
    return past._replace(match=match)


class _Kept(msgspec.Struct):
    """What a snapshot holds. of: a hash of the table and the log that it was made of; told: the events of every step,
    as JSON."""

    rules: str
    of: bytes
    state: bytes
    moves: list[list[str]]
    told: list[bytes]


def _made_of(row: TableRow, log: Iterable[Entry | Step]) -> bytes:
    """A hash of everything that decides how a table stands after these commands: its key and deal, and the log."""
    dealt = [row.table, row.format, row.game, row.options, row.key.hex(), row.deal, row.origin]
    commands = [[one.seq, one.id, one.seat, one.sent if isinstance(one, Step) else one.moves] for one in log]
    return hashlib.sha256(msgspec.json.encode([dealt, commands], order="sorted")).digest()


def snapshot_of(row: TableRow, past: Past) -> Snapshot:
    """Where a table stands."""
    match = past.match
    kept = _Kept(
        rules_of(match.game),
        _made_of(row, past.steps),
        match.packed(),
        [step.moves for step in past.steps],
        [bytes(step.events) for step in past.steps],
    )
    return Snapshot(len(past.steps), msgspec.msgpack.encode(kept))


def _resumed(row: TableRow, past: Past, log: Sequence[Entry], snapshot: Snapshot) -> Past | None:
    """The past of a snapshot; None when it is of other rules, of another table or log, or damaged: then the log is
    replayed."""
    try:
        kept = msgspec.msgpack.decode(snapshot.data, type=_Kept)
        entries = log[: snapshot.seq]
        if kept.rules != rules_of(past.match.game) or not (
            snapshot.seq == len(entries) == len(kept.moves) == len(kept.told)
        ):
            return None
        if [entry.seq for entry in entries] != list(range(1, snapshot.seq + 1)) or kept.of != _made_of(row, entries):
            return None
        steps = [
            _step(entry, moves, entry.moves, msgspec.Raw(happened))
            for entry, moves, happened in zip(entries, kept.moves, kept.told, strict=True)
        ]
        match = past.match.copy()
        match.resume(kept.state, moves_in(steps))
    except (msgspec.DecodeError, msgspec.ValidationError, ValueError):
        return None
    return Past(match, past.setting, steps)


@cache
def rules_of(game: str) -> str:
    """A hash of the sources of a game and the engine: snapshots of other rules are not trusted."""
    digest = hashlib.sha256()
    for package in ("kingtable.engine", GAMES[game].rules.rpartition(".")[0]):
        for file in _sources(package):
            digest.update(file.read_bytes())
    return digest.hexdigest()[:16]


def _sources(package: str) -> Iterator[Path]:
    found = find_spec(package)
    assert found is not None
    folders: Iterable[str] = found.submodule_search_locations or ()
    for folder in folders:
        yield from sorted(file for file in Path(folder).rglob("*") if file.suffix in (".py", ".json"))


def damaged(code: str, found: Damaged) -> Refusal:
    """Say in the log that a table's log does not replay, and return the refusal for its connections."""
    logger.error("kingtable: table %s is damaged at command %d: %s", code, found.seq, found)
    return damaged_table(code, found.seq)
