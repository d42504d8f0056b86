"""The front door: games by name, matches, positions and records."""

from __future__ import annotations

import secrets
from importlib import import_module
from typing import Any, Protocol

import numpy as np

from kingtable.engine.chance import Hidden, Keyed, Keyed1, Seeded, Source, commitment, seeded
from kingtable.engine.deal import Deal, read_deal, read_hex
from kingtable.engine.errors import IllegalAction, InvalidOptions, InvalidPosition, InvalidRecord, Refused
from kingtable.engine.record import copy_of, dtype_of, pack, unpack

VERSION = 2
"""Version of the record format. Version 1 (Kingtable 0.1.0) is still read; its keys mean another generator."""

GAMES = {
    "kingdomino": "kingtable.kingdomino.game:Kingdomino",
    "king-of-tokyo": "kingtable.king_of_tokyo.game:KingOfTokyo",
}
"""The registry: a third game is a third folder and one line here."""

Events = list[dict[str, Any]]
Rows = list[tuple[int, int, int, int]]


class Game(Protocol):
    """What a game gives to the front door. `s` is its record's twin; nothing here changes but by start and apply."""

    name: str
    record: type
    actions: int

    def described(self) -> dict[str, Any]: ...
    def options(self, given: dict[str, Any]) -> dict[str, Any]: ...
    def blank(self, options: dict[str, Any], chance: int) -> Any: ...
    def start(self, s: Any) -> None: ...
    def players_of(self, position: dict[str, Any]) -> int | None: ...
    def read_position(self, s: Any, position: dict[str, Any]) -> None: ...
    def position(self, s: Any, options: dict[str, Any]) -> dict[str, Any]: ...
    def to_move(self, s: Any) -> int | None: ...
    def turn(self, s: Any) -> int: ...
    def legal(self, s: Any) -> list[int]: ...
    def written(self, s: Any, action: int) -> str: ...
    def understood(self, s: Any, text: str) -> int: ...
    def apply(self, s: Any, action: int) -> None: ...
    def scores(self, s: Any) -> list[int]: ...
    def ranks(self, s: Any) -> list[int]: ...
    def winners(self, s: Any) -> list[int]: ...
    def view(self, s: Any, options: dict[str, Any], events: Events) -> dict[str, Any]: ...
    def own_view(self, s: Any, seat: int) -> dict[str, Any]: ...
    def observed(self, s: Any, seat: int, seed: int) -> Any: ...
    def sealed(self, s: Any, seat: int) -> Any: ...
    def choices(self, s: Any) -> dict[str, Any]: ...
    def preview(self, match: Any, moves: list[str]) -> dict[str, Any]: ...
    def silence(self, s: Any) -> list[str]: ...
    def events(self, rows: Rows, before: Any, action: int, after: Any) -> Events: ...
    def remembered(self, events: Events) -> Events: ...


def check_options(given: dict[str, Any], choices: dict[str, list[Any]]) -> None:
    """Hold given options against those a game knows and their values. Raises InvalidOptions, naming the option."""
    for name, value in given.items():
        if name not in choices:
            raise InvalidOptions("option-unknown", field=str(name)[:40], known=", ".join(choices))
        if not any(type(value) is type(choice) and value == choice for choice in choices[name]):
            allowed = ", ".join(map(str, choices[name]))
            raise InvalidOptions("option-value", field=name, value=str(value)[:40], allowed=allowed)


_games: dict[str, Game] = {}


def game(name: str) -> Game:
    """A game of the registry. Raises InvalidOptions for an unknown name."""
    if not isinstance(name, str) or name not in GAMES:
        raise InvalidOptions("game-unknown", field="game", game=str(name)[:40], known=", ".join(GAMES))
    if name not in _games:
        module, _, factory = GAMES[name].partition(":")
        _games[name] = getattr(import_module(module), factory)()
    return _games[name]


class Match:
    """A game being played, by the rulebook; made by `new`, `from_position` and `replay`.

    The rules run interpreted (about 10 us an action): nothing is compiled. For search and learning use the compiled
    rules on record arrays (docs/architecture.md).
    """

    def __init__(self, rules: Game, options: dict[str, Any], source: Source) -> None:
        self.rules = rules
        self.game = rules.name
        self._options = options
        self._source = source
        self._deal: Deal | None = None
        self.moves: list[str] = []
        self.events: Events = []
        self._origin: dict[str, Any] | None = None
        self.state = rules.blank(options, 0)
        source.before(self.state, 0)

    @property
    def seed(self) -> int | None:
        """The seed of a seeded match."""
        return self._source.seed if isinstance(self._source, Seeded) else None

    @property
    def options(self) -> dict[str, Any]:
        """All options of the game, as a copy: they are fixed from the beginning (K-172)."""
        return dict(self._options)

    @property
    def players(self) -> int:
        """How many seats there are."""
        return int(self._options["players"])

    @property
    def to_move(self) -> int | None:
        """The seat that acts; None when the game is over."""
        return self.rules.to_move(self.state)

    @property
    def turn(self) -> int | None:
        """The seat whose turn it is, which may not be the one that acts; None when the game is over."""
        return None if self.over else self.rules.turn(self.state)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.to_move is None

    @property
    def scores(self) -> list[int]:
        """Points by seat; bonuses are added when the game is over."""
        return self.rules.scores(self.state)

    @property
    def ranks(self) -> list[int]:
        """Places by seat: 1 is best, shared places are equal (1, 1, 3)."""
        return self.rules.ranks(self.state)

    @property
    def winners(self) -> list[int]:
        """The winning seats; empty while the game lasts, and when everybody loses."""
        return self.rules.winners(self.state)

    def legal(self) -> list[str]:
        """Every legal action in notation, the forced ones too; empty when over."""
        return [self.rules.written(self.state, action) for action in self.rules.legal(self.state)]

    def play(self, move: str) -> None:
        """Do an action of the seat to move.

        Raises IllegalAction, whose text says which rule refuses it; then nothing has changed.
        """
        self._do(self.rules.understood(self.state, move))

    def _do(self, action: int) -> None:
        before = copy_of(self.state)
        self.moves.append(self.rules.written(before, action))
        self._source.before(self.state, len(self.moves))
        self.rules.apply(self.state, action)
        self._source.after(self.state)
        self._tell(before, action)

    def _tell(self, before: Any, action: int) -> None:
        self.events += self.rules.events(self.state.journal, before, action, self.state)
        self.state.journal = []

    def position(self) -> dict[str, Any]:
        """The position, complete and JSON-able: the FEN of the game. It holds the hidden part too."""
        return self.rules.position(self.state, self.options)

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat may see (None: a spectator), JSON-able (docs/protocol.md)."""
        if seat is not None and not 0 <= seat < self.players:
            raise Refused("seat-unknown", field="seat", players=self.players)
        return self.seen_by(seat, self.rules.view(self.state, self.options, self.events))

    def seen_by(self, seat: int | None, open_to_all: dict[str, Any]) -> dict[str, Any]:
        """The view of a seat, made of the one that a spectator has."""
        return open_to_all if seat is None else {**open_to_all, "seat": seat, **self.rules.own_view(self.state, seat)}

    def observe(self, seat: int, seed: int) -> bytes:
        """The record as a seat may know it, what is hidden drawn anew from `seed`: all that a bot is given."""
        return pack(self.rules.observed(self.state, seat, seed)).tobytes()

    def choices(self) -> dict[str, Any]:
        """What the seat to move may do, with what it would score (docs/protocol.md)."""
        return self.rules.choices(self.state)

    def check(self, moves: list[str]) -> bool:
        """Hold moves against the rules, as one command of the seat to move; nothing changes.

        They are judged on a state from which everything hidden has been taken, so a command ends at its first chance,
        reveal or change of seat, and no refusal can tell what comes. The answer is whether the last move leads there.
        Raises IllegalAction.
        """
        seat = self.to_move
        if seat is None:
            raise IllegalAction("refuse-over")
        s = self.rules.sealed(self.state, seat)
        beyond = False
        for move in moves:
            if beyond:
                raise IllegalAction("refuse-not-yet", move=move)
            if self.rules.to_move(s) != seat:
                raise IllegalAction("refuse-turn-over", move=move)
            try:
                action = self.rules.understood(s, move)
            except Hidden:
                raise IllegalAction("refuse-not-yet", move=move) from None
            try:
                self.rules.apply(s, action)
                if (mover := self.rules.to_move(s)) is not None:
                    self.rules.own_view(s, mover)
            except Hidden:  # chance was asked, something turned up, or who is next may look at something
                beyond = True
        return beyond

    def preview(self, moves: list[str]) -> dict[str, Any]:
        """What would be, if the seat to move did something; each game says what it can tell. Nothing changes.

        It is told from a state in which what the seat does not know was drawn anew. `redrawn` says that chance or a
        reveal comes into it: then it is one of many ways. Raises IllegalAction.
        """
        redrawn = self.check(moves)
        assert self.to_move is not None
        trial = self.copy()
        trial._source = Seeded(0)
        trial.state = self.rules.observed(self.state, self.to_move, 0)
        return {**self.rules.preview(trial, moves), "redrawn": redrawn}

    def silence(self) -> list[str]:
        """What is played for a seat that does not answer in time: moves of one command; empty when over."""
        return [] if self.over else self.rules.silence(self.state)

    def forget(self) -> None:
        """Drop the events that no view needs any more, where somebody else has kept them."""
        self.events = self.rules.remembered(self.events)

    def packed(self) -> bytes:
        """The record as bytes. It holds the hidden part, too."""
        return pack(self.state).tobytes()

    def resume(self, state: bytes, moves: list[str], events: Events) -> None:
        """Go on from a record of the same game (`packed`), its moves, and the events that views need.

        Raises ValueError for bytes that are no such record.
        """
        kind = self.rules.record
        self.state = unpack(kind, np.frombuffer(state, dtype_of(kind)))
        self._source.after(self.state)
        self.moves, self.events = moves, events

    def copy(self) -> Match:
        """An independent copy."""
        new = Match.__new__(Match)
        new.__dict__.update(self.__dict__)
        new.state = copy_of(self.state)
        new.moves, new.events = list(self.moves), list(self.events)
        return new

    def record(self) -> dict[str, Any]:
        """The game record, JSON-able: options, seed (or key, or deal), moves, result; `replay` takes it."""
        told: dict[str, Any] = {"version": self._source.version, "game": self.game, "options": self.options}
        told |= {"deal": self._deal.told()} if self._deal is not None else self._source.told()
        if self._origin is not None:
            told["position"] = self._origin
        told["moves"] = list(self.moves)
        told["result"] = {"scores": self.scores, "ranks": self.ranks} if self.over else None
        return told


def options(name: str) -> dict[str, Any]:
    """A game's options, their values, defaults and presets, JSON-able."""
    return game(name).described()


def new(name: str, *, seed: int | None = None, key: bytes | None = None, **options: Any) -> Match:
    """A new match, dealt and ready.

    seed: makes the deal reproducible (drawn at random if left out). key: 32 bytes under which all chance is drawn by a
    cryptographic generator (docs/fairness.md). Raises InvalidOptions.
    """
    if seed is not None and (not isinstance(seed, int) or isinstance(seed, bool)):
        raise InvalidOptions("option-seed", field="seed")
    if key is not None:
        return _started(name, options, Keyed(key))
    return _started(name, options, Seeded(secrets.randbits(53) if seed is None else seed))


def dealt(name: str, deal: Deal, **options: Any) -> Match:
    """The match of a served table, dealt. Raises InvalidOptions."""
    rules = game(name)
    match = _started(name, options, Keyed(deal.game_key(name, rules.options(options))))
    match._deal = deal
    return match


def dealt_in_0_1(name: str, key: bytes, **options: Any) -> Match:
    """The match of a table of version 0.1.0, whose key was the server's alone. Raises InvalidOptions."""
    return _started(name, options, Keyed1(key))


def _started(name: str, options: dict[str, Any], source: Source) -> Match:
    rules = game(name)
    match = Match(rules, rules.options(options), source)
    rules.start(match.state)
    source.after(match.state)
    match._tell(None, -1)
    return match


def from_position(position: dict[str, Any], *, seed: int | None = None) -> Match:
    """A match that begins at a position; what is left out has the value of the set-up.

    Raises InvalidPosition with the field and the reason; InvalidOptions.
    """
    if not isinstance(position, dict):
        raise InvalidPosition("position-object", field="position")
    rules = game(position.get("game", "kingdomino"))
    given = position.get("options") or {}
    if not isinstance(given, dict):
        raise InvalidPosition("position-object", field="options")
    seats = rules.players_of(position)
    known = {"players": seats} if seats is not None and "players" not in given else {}
    seed = secrets.randbits(53) if seed is None else seed
    match = Match(rules, rules.options({**known, **given}), Seeded(seed))
    rules.read_position(match.state, position)
    match._tell(None, -1)
    match._origin = match.position()
    match.state.chance = seeded(seed, 1)  # so that the record, which begins at `_origin`, replays
    return match


_RECORD_FIELDS = {
    *("version", "game", "options", "seed", "key", "commitment", "deal", "position", "moves", "commands", "result"),
}
PLAYED_BY = ("seat", "bot", "clock", "stand-in")
"""Who or what plays a command at a table: the person of the seat, the seat's bot, the clock for one who is silent,
the table for a bot that does not answer."""


def replay(record: dict[str, Any]) -> Match:
    """The match of a record, played to its end. Raises InvalidRecord with the field and the reason."""
    if not isinstance(record, dict):
        raise InvalidRecord("record-object", field="record")
    for name in record:
        if name not in _RECORD_FIELDS:
            raise InvalidRecord("record-field", field=str(name)[:40], known=", ".join(sorted(_RECORD_FIELDS)))
    if record.get("version") not in range(1, VERSION + 1):
        raise InvalidRecord("record-version", field="version", version=VERSION)
    try:
        match = _beginning(record)
    except InvalidRecord:
        raise
    except Refused as refused:
        field = f"options.{refused.field}" if isinstance(refused, InvalidOptions) else f"position.{refused.field}"
        raise InvalidRecord(refused.key, field=field, rule=refused.rule, **refused.why) from None
    moves = record.get("moves")
    if not isinstance(moves, list):
        raise InvalidRecord("record-moves", field="moves")
    for i, move in enumerate(moves):
        try:
            match.play(move)
        except Refused as refused:
            raise InvalidRecord(refused.key, field=f"moves[{i}]", rule=refused.rule, **refused.why) from None
    _check_commands(record.get("commands"), len(moves))
    result = record.get("result")
    if result is not None and not match.over:
        raise InvalidRecord("record-unfinished", field="moves")
    if result is not None and result != {"scores": match.scores, "ranks": match.ranks}:
        raise InvalidRecord("record-result", field="result", scores=", ".join(map(str, match.scores)))
    return match


def _check_commands(commands: Any, moves: int) -> None:
    """Hold the list of who played what against the moves. Raises InvalidRecord."""
    if commands is None:
        return
    counted = 0
    for command in commands if isinstance(commands, list) else [None]:
        if not isinstance(command, dict) or set(command) != {"seat", "by", "moves"} or command["by"] not in PLAYED_BY:
            raise InvalidRecord("record-commands", field="commands")
        counted += command["moves"] if isinstance(command["moves"], int) else 0
    if counted != moves:
        raise InvalidRecord("record-commands", field="commands")


def _beginning(record: dict[str, Any]) -> Match:
    options_ = record.get("options")
    if not isinstance(options_, dict):
        raise InvalidRecord("record-options", field="options")
    name = record.get("game", "")
    if "deal" in record:
        return dealt(name, read_deal(record["deal"], game(name).options(options_)["players"]), **options_)
    if "key" in record:
        key = read_hex(record["key"], "key")
        if record.get("commitment") != commitment(key):
            raise InvalidRecord("record-commitment", field="commitment")
        return dealt_in_0_1(name, key, **options_) if record["version"] == 1 else new(name, key=key, **options_)
    seed = record.get("seed")
    if not isinstance(seed, int) or isinstance(seed, bool):
        raise InvalidRecord("record-seed", field="seed")
    if "position" in record:
        position = record["position"]
        if not isinstance(position, dict):
            raise InvalidRecord("position-object", field="position")
        return from_position({"game": record.get("game"), **position, "options": options_}, seed=seed)
    return new(name, seed=seed, **options_)
