"""The front door: games by name, matches, positions and records."""

from __future__ import annotations

import hashlib
import secrets
from importlib import import_module
from typing import Any, Protocol

from kingtable.engine.chance import from_key, seeded
from kingtable.engine.errors import IllegalAction, InvalidOptions, InvalidPosition, InvalidRecord, Refused
from kingtable.engine.record import copy_of, pack

VERSION = 1
"""Version of the record format."""

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
    def view(self, s: Any, seat: int | None, options: dict[str, Any], events: Events) -> dict[str, Any]: ...
    def observed(self, s: Any, seat: int, seed: int) -> Any: ...
    def choices(self, s: Any) -> dict[str, Any]: ...
    def preview(self, match: Any, moves: list[str]) -> dict[str, Any]: ...
    def silence(self, s: Any) -> int | None: ...
    def events(self, rows: Rows, before: Any, action: int, after: Any) -> Events: ...


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

    def __init__(
        self, rules: Game, options: dict[str, Any], *, seed: int | None = None, key: bytes | None = None
    ) -> None:
        self.rules = rules
        self.game = rules.name
        self._options = options
        self.seed = seed
        self.key = key
        self.moves: list[str] = []
        self.events: Events = []
        self._origin: dict[str, Any] | None = None
        self.state = rules.blank(options, self._chance(0))

    def _chance(self, action: int) -> int:
        return from_key(self.key, action) if self.key is not None else seeded(self.seed or 0)

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
        if self.key is not None:
            self.state.chance = self._chance(len(self.moves))
        self.rules.apply(self.state, action)
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
        return self.rules.view(self.state, seat, self.options, self.events)

    def observe(self, seat: int, seed: int) -> bytes:
        """The record as a seat may know it, what is hidden drawn anew from `seed`: all that a bot is given."""
        return pack(self.rules.observed(self.state, seat, seed)).tobytes()

    def choices(self) -> dict[str, Any]:
        """What the seat to move may do, with what it would score (docs/protocol.md)."""
        return self.rules.choices(self.state)

    def preview(self, moves: list[str]) -> dict[str, Any]:
        """What would be, if the seat to move did something; each game says what it can tell. Nothing changes.

        Raises IllegalAction.
        """
        if self.over:
            raise IllegalAction("refuse-over")
        return self.rules.preview(self.copy(), moves)

    def silence(self) -> str | None:
        """What is played for a seat that does not answer in time; None where the game does not say."""
        action = None if self.over else self.rules.silence(self.state)
        return None if action is None else self.rules.written(self.state, action)

    def copy(self) -> Match:
        """An independent copy."""
        new = Match.__new__(Match)
        new.__dict__.update(self.__dict__)
        new.state = copy_of(self.state)
        new.moves, new.events = list(self.moves), list(self.events)
        return new

    def record(self) -> dict[str, Any]:
        """The game record, JSON-able: options, seed (or key), moves, result; `replay` takes it."""
        told: dict[str, Any] = {"version": VERSION, "game": self.game, "options": self.options}
        if self.key is not None:
            told |= {"key": self.key.hex(), "commitment": commitment(self.key)}
        else:
            told["seed"] = self.seed
        if self._origin is not None:
            told["position"] = self._origin
        told["moves"] = list(self.moves)
        told["result"] = {"scores": self.scores, "ranks": self.ranks} if self.over else None
        return told


def commitment(key: bytes) -> str:
    """What a table shows of its key before the game: its SHA-256, in hexadecimal."""
    return hashlib.sha256(key).hexdigest()


def options(name: str) -> dict[str, Any]:
    """A game's options, their values, defaults and presets, JSON-able."""
    return game(name).described()


def new(name: str, *, seed: int | None = None, key: bytes | None = None, **options: Any) -> Match:
    """A new match, dealt and ready.

    seed: makes the deal reproducible (drawn at random if left out). key: 32 bytes of a served table; the generator
    is then set from it before every action. Raises InvalidOptions.
    """
    rules = game(name)
    if seed is not None and (not isinstance(seed, int) or isinstance(seed, bool)):
        raise InvalidOptions("option-seed", field="seed")
    if key is None and seed is None:
        seed = secrets.randbits(53)
    match = Match(rules, rules.options(options), seed=seed, key=key)
    rules.start(match.state)
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
    match = Match(rules, rules.options({**known, **given}), seed=secrets.randbits(53) if seed is None else seed)
    rules.read_position(match.state, position)
    match._tell(None, -1)
    match._origin = match.position()
    match.state.chance = seeded(match.seed or 0, 1)  # so that the record, which begins at `_origin`, replays
    return match


_RECORD_FIELDS = {"version", "game", "options", "seed", "key", "commitment", "position", "moves", "result"}


def replay(record: dict[str, Any]) -> Match:
    """The match of a record, played to its end. Raises InvalidRecord with the field and the reason."""
    if not isinstance(record, dict):
        raise InvalidRecord("record-object", field="record")
    for name in record:
        if name not in _RECORD_FIELDS:
            raise InvalidRecord("record-field", field=str(name)[:40], known=", ".join(sorted(_RECORD_FIELDS)))
    if record.get("version") != VERSION:
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
    result = record.get("result")
    if result is not None and not match.over:
        raise InvalidRecord("record-unfinished", field="moves")
    if result is not None and result != {"scores": match.scores, "ranks": match.ranks}:
        raise InvalidRecord("record-result", field="result", scores=", ".join(map(str, match.scores)))
    return match


def _beginning(record: dict[str, Any]) -> Match:
    options_ = record.get("options")
    if not isinstance(options_, dict):
        raise InvalidRecord("record-options", field="options")
    if "key" in record:
        try:
            key = bytes.fromhex(record["key"])
        except (TypeError, ValueError):
            raise InvalidRecord("record-key", field="key") from None
        if len(key) != 32:
            raise InvalidRecord("record-key", field="key")
        if record.get("commitment") != commitment(key):
            raise InvalidRecord("record-commitment", field="commitment")
        return new(record.get("game", ""), key=key, **options_)
    seed = record.get("seed")
    if not isinstance(seed, int) or isinstance(seed, bool):
        raise InvalidRecord("record-seed", field="seed")
    if "position" in record:
        position = record["position"]
        if not isinstance(position, dict):
            raise InvalidRecord("position-object", field="position")
        return from_position({"game": record.get("game"), **position, "options": options_}, seed=seed)
    return new(record.get("game", ""), seed=seed, **options_)
