"""The front door: matches that begin, stand at a position, or are replayed from a record."""

# This module checks each value that strangers send; pyright does not know its type before that.
# pyright: reportUnknownArgumentType=false, reportUnknownMemberType=false, reportUnknownVariableType=false

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Mapping
from os import PathLike
from pathlib import Path
from typing import Any, SupportsIndex, cast

from kingtable.engine.chance import Keyed, Keyed1, Seeded, Source, commitment, seeded
from kingtable.engine.compiler.jit import interpreted
from kingtable.engine.deal import Deal, read_deal, read_hex
from kingtable.engine.errors import InvalidOptions, InvalidPosition, InvalidRecord, Refused
from kingtable.engine.games import GAMES, USUAL, New, game, spec_of
from kingtable.engine.given import seed_of, whole
from kingtable.engine.match import Match
from kingtable.engine.record import copy_of, pack
from kingtable.engine.text import cut

VERSION = 2
"""Version of the record format. Version 1 (Kingtable 0.1.0) is still read; its keys mean another generator."""


def _typed(function: Callable[..., Match]) -> New:
    return cast(New, function)


@_typed
def new(name: str, *, seed: SupportsIndex | None = None, key: bytes | None = None, **options: object) -> Match:
    """A new match, dealt and ready.

    seed: makes the deal reproducible (drawn at random if left out). key: 32 bytes under which all chance is drawn by a
    cryptographic generator (docs/fairness.md). Raises InvalidOptions.
    """
    if key is not None:
        if seed is not None:
            raise InvalidOptions("option-seed-or-key", field="key")
        if not isinstance(key, bytes) or len(key) != 32:
            raise InvalidOptions("option-key", field="key")
        return _started(name, options, Keyed(key))
    return _started(name, options, Seeded(_seed(seed)))


def begun(name: str, options: Mapping[str, object], seed: SupportsIndex | None = None) -> Match:
    """A new match, as `new` deals it, of a game and options that only the running program knows."""
    return _started(name, options, Seeded(_seed(seed)))


def _seed(seed: SupportsIndex | None) -> int:
    """A seed as it was given, or a new one. Raises InvalidOptions."""
    return secrets.randbits(53) if seed is None else seed_of(seed)


def dealt(name: str, deal: Deal, **options: object) -> Match:
    """The match of a served table, dealt. Raises InvalidOptions, InvalidRecord."""
    full = spec_of(name).full(options, stored=True)
    source = Keyed(deal.game_key(name, full))
    if deal.origin is None:
        match = _started(name, full, source, stored=True)
    else:
        match = _gone_on(name, full, source, deal.origin)
    match._deal = deal
    return match


def _gone_on(name: str, options: Mapping[str, object], source: Source, origin: dict[str, Any]) -> Match:
    """A match that begins where another stood. What nobody knew there is drawn again, as the set-up is."""
    if not isinstance(origin["record"], dict):  # not a path: nobody reads a file because a record says so
        raise InvalidRecord("record-origin", field="deal.origin.record")
    try:
        was = replay(origin["record"])
    except InvalidRecord as wrong:
        raise InvalidRecord(
            wrong.key, field=f"deal.origin.record.{wrong.field}", rule=wrong.rule, **wrong.why
        ) from None
    if was.to_move is None or (was.game, was.options) != (name, options):
        raise InvalidRecord("record-origin", field="deal.origin")
    match = Match(was.rules, was.options, source)
    match.state = copy_of(was.state)
    match.state.chance, match.state.moments = 0, []
    source.before(match.state, 0)
    interpreted(was.rules.functions["determinize"])(match.state, was.to_move)
    source.after(match.state)
    match.begin()
    return match


def dealt_in_0_1(name: str, key: bytes, **options: object) -> Match:
    """The match of a table of version 0.1.0, whose key was the server's alone. Raises InvalidOptions."""
    return _started(name, options, Keyed1(key), stored=True)


def _started(name: str, options: Mapping[str, object], source: Source, *, stored: bool = False) -> Match:
    rules = game(name)
    match = Match(rules, rules.spec.full(options, stored=stored), source)
    rules.start(match.state)
    source.after(match.state)
    match.begin()
    return match


def from_position(position: dict[str, Any], *, seed: SupportsIndex | None = None) -> Match:
    """A match that begins at a position; what is left out has the value of the set-up.

    Raises InvalidPosition with the field and the reason; InvalidOptions.
    """
    return _standing(position, _seed(seed))


def _standing(position: object, seed: int) -> Match:
    """A match that begins at a position. Raises as `from_position` does."""
    if not isinstance(position, dict):
        raise InvalidPosition("position-object", field="position")
    rules = game(position.get("game", USUAL))
    given = position.get("options") or {}
    if not isinstance(given, dict):
        raise InvalidPosition("position-object", field="options")
    seats = rules.players_of(position)
    known = {"players": seats} if seats is not None and "players" not in given else {}
    match = Match(rules, rules.spec.full({**known, **given}, stored=True), Seeded(seed))
    rules.read_position(match.state, position)
    match._origin = match.position()
    match.state.chance = seeded(seed, 1)  # so that the record, which begins at `_origin`, replays
    match.begin()
    return match


_RECORD_FIELDS = {
    *(
        "version",
        "game",
        "options",
        "seed",
        "key",
        "commitment",
        "deal",
        "position",
        "moves",
        "commands",
        "together",
        "result",
    ),
}
PLAYED_BY = ("seat", "bot", "clock", "stand-in")
"""Who or what plays a command at a table: the person of the seat, the seat's bot, the clock for one who is silent,
the table for a bot that does not answer."""


def replay(record: dict[str, Any] | str | bytes | PathLike[str]) -> Match:
    """The match of a record, played to its end.

    record: as `Match.record` tells it; or its JSON, as text or as bytes; or the path of a file with that. A string is
    JSON where it begins with a brace, else a path. Raises InvalidRecord with the field and the reason.
    """
    record = read(record)
    for name in record:
        if name not in _RECORD_FIELDS:
            raise InvalidRecord("record-field", field=cut(name, 40), known=", ".join(sorted(_RECORD_FIELDS)))
    _check_version(record)
    try:
        match = _beginning(record)
    except InvalidRecord:
        raise
    except Refused as refused:
        inside = "position." if isinstance(refused, InvalidPosition) else "" if refused.field == "game" else "options."
        raise InvalidRecord(refused.key, field=f"{inside}{refused.field}", rule=refused.rule, **refused.why) from None
    moves = record.get("moves")
    if not isinstance(moves, list):
        raise InvalidRecord("record-moves", field="moves")
    seats = []
    for i, move in enumerate(moves):
        seats.append(match.to_move)
        try:
            match.play(move)
        except Refused as refused:
            raise InvalidRecord(refused.key, field=f"moves[{i}]", rule=refused.rule, **refused.why) from None
    _check_commands(record.get("commands"), seats)
    _check_together(record.get("together"), match.players)
    result = record.get("result")
    if result is not None and not match.over:
        raise InvalidRecord("record-unfinished", field="moves")
    if result is not None and _plain(result) != _plain({"scores": match.scores, "ranks": match.ranks}):
        raise InvalidRecord("record-result", field="result", scores=", ".join(map(str, match.scores)))
    return match


def _check_version(record: dict[str, Any]) -> None:
    """Raise InvalidRecord where the version is missing, is no whole number, or is not known."""
    known, given = range(2 if "deal" in record else 1, VERSION + 1), whole(record.get("version"))
    if given not in known:
        what = "missing" if "version" not in record else "kind" if given is None else "unknown"
        versions = ", ".join(map(str, known))
        raise InvalidRecord("record-version", field="version", given=what, version=VERSION, known=versions)


def read(record: object) -> dict[str, Any]:
    """A record in whichever form, not yet held against the game. Raises InvalidRecord."""
    is_json = isinstance(record, str) and record.lstrip("\ufeff \t\r\n").startswith("{")
    if isinstance(record, str | PathLike) and not is_json:
        try:
            record = Path(record).read_bytes()
        except (OSError, ValueError):  # a name with a NUL in it is a ValueError
            raise InvalidRecord("record-file", field="record", file=cut(record, 200)) from None
    if isinstance(record, str | bytes):
        try:
            text = record.decode("utf-8-sig") if isinstance(record, bytes) else record.removeprefix("\ufeff")
            record = json.loads(text)
        except json.JSONDecodeError as wrong:
            raise InvalidRecord("record-json", field="record", line=wrong.lineno, column=wrong.colno) from None
        except (ValueError, RecursionError):
            raise InvalidRecord("record-text", field="record") from None
        if not isinstance(record, dict):
            raise InvalidRecord("record-object", field="record")
    if not isinstance(record, dict):
        raise InvalidRecord("record-given", field="record", given=type(record).__name__)
    return record


def _plain(result: object) -> str:
    """A result as text: 1, 1.0 and True are three."""
    return repr(sorted(result.items()) if isinstance(result, dict) and set(map(type, result)) == {str} else result)


def _check_commands(commands: object, seats: list[int | None]) -> None:
    """Hold the list of who played what against the seats that made the moves. Raises InvalidRecord."""
    if commands is None:
        return
    counted = 0
    for i, command in enumerate(commands if isinstance(commands, list) else [None]):
        field = f"commands[{i}]" if isinstance(commands, list) else "commands"
        if not isinstance(command, dict) or set(command) != {"seat", "by", "moves"} or command["by"] not in PLAYED_BY:
            raise InvalidRecord("record-commands", field=field)
        seat, moves = whole(command["seat"]), whole(command["moves"])
        if moves is None or moves < 1 or seat is None or counted + moves > len(seats):
            raise InvalidRecord("record-commands", field=field)
        if set(seats[counted : counted + moves]) != {seat}:
            raise InvalidRecord("record-commands", field=field)
        counted += moves
    if counted != len(seats):
        raise InvalidRecord("record-commands", field="commands")


def _check_together(screens: Any, players: int) -> None:
    """Hold the list of who sat at one screen against the seats. Raises InvalidRecord."""
    if screens is None:
        return
    lists = isinstance(screens, list) and all(isinstance(seats, list) and len(seats) > 1 for seats in screens)
    seats = [whole(seat) for sat in screens for seat in sat] if lists else [None]
    if any(seat is None or not 0 <= seat < players for seat in seats) or len(set(seats)) < len(seats):
        raise InvalidRecord("record-together", field="together")


def _beginning(record: dict[str, Any]) -> Match:
    options_ = record.get("options")
    if not isinstance(options_, dict):
        raise InvalidRecord("record-options", field="options")
    name = spec_of(record.get("game", "")).name
    if "deal" in record:
        players = int(spec_of(name).full(options_, stored=True)["players"])
        return dealt(name, read_deal(record["deal"], players), **options_)
    if "key" in record:
        key = read_hex(record["key"], "key")
        if record.get("commitment") != commitment(key):
            raise InvalidRecord("record-commitment", field="commitment")
        if record["version"] == 1:
            return dealt_in_0_1(name, key, **options_)
        return _started(name, options_, Keyed(key), stored=True)
    seed = whole(record.get("seed"))
    if seed is None:  # any number: seeds beyond 64 bits were taken once
        raise InvalidRecord("record-seed", field="seed")
    if "position" in record:
        position = record["position"]
        if not isinstance(position, dict):
            raise InvalidRecord("position-object", field="position")
        if position.get("game", name) not in GAMES or spec_of(position.get("game", name)).name != name:
            raise InvalidRecord("record-position", field="position.game")
        match = _standing({**position, "game": name, "options": options_}, seed)
        _check_origin(match, position.get("options"))
        return match
    return _started(name, options_, Seeded(seed), stored=True)


def _check_origin(match: Match, given: object) -> None:
    """Hold the options of a record's position against those of the record; such that mean nothing may differ.

    Raises InvalidRecord.
    """
    if given is None:
        return
    if not isinstance(given, dict):
        raise InvalidRecord("position-object", field="position.options")
    rules = match.rules
    full = rules.spec.full({"players": match.players, **given}, stored=True)
    if pack(rules.blank(full, 0)).tobytes() != pack(rules.blank(match.options, 0)).tobytes():
        raise InvalidRecord("record-position", field="position.options")
