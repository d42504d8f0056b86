"""A game being played by the rulebook, one action after the other."""

from __future__ import annotations

import warnings
from collections import deque
from importlib import import_module
from typing import Any, Generic, NamedTuple, Self, SupportsIndex

from kingtable.engine.chance import Hidden, Seeded, Source
from kingtable.engine.deal import Deal
from kingtable.engine.errors import IllegalAction, Refused
from kingtable.engine.game import C, Defaults, Events, Game, Rows, S, V
from kingtable.engine.given import BIG, moves_of, number_of, seed_of, whole
from kingtable.engine.record import copy_of, pack, unpacked
from kingtable.engine.spec import Options
from kingtable.engine.text import cut

UNDO = 64
"""The actions that can be taken back without playing again what was before them."""


class Moment(NamedTuple, Generic[S]):
    """Something worth seeing by itself.

    events: what happened (docs/protocol.md); state: as it was then. It may lie between two
    decisions; `Game.view` tells it like any other.
    """

    events: Events
    state: S


class Happened(NamedTuple, Generic[S]):
    """One action, or the set-up: the rows of its journal, after how many of them a moment ended and how the state was
    then, the state before it (None: the set-up) and after it, and the action's number."""

    rows: Rows
    marks: list[tuple[int, S]]
    before: S | None
    action: int
    after: S


class Match(Defaults, Generic[V, C, S]):
    """A game being played, by the rulebook; made by `new`, `from_position` and `replay`.

    `V` is the type of its views, `C` of its choices and `S` of its states: those of the game where `new` was given its
    name.

    The rules run interpreted, nothing is compiled: 20 to 30 us for `legal` and `play` in Kingdomino, 60 to 80 us in
    King of Tokyo (benchmarks/results.md). For search and learning use the compiled rules on record arrays
    (docs/architecture.md). Two matches are equal when they have the same game, options, moves and state.
    """

    def __init__(self, rules: Game[S, V, C], options: Options, source: Source) -> None:
        self.rules = rules
        self.game = rules.spec.name
        self._options = options
        self._source = source
        self._deal: Deal | None = None
        self.moves: list[str] = []
        self._events: Events = []
        self._unread: list[Happened[S]] = []  # what no event tells yet
        self._lately: deque[Happened[S]] = deque(maxlen=UNDO)
        self._lost = False  # some of it has been let go of, and would have to be played again
        self._origin: dict[str, Any] | None = None
        self.state = rules.blank(options, 0)
        self.state.moments = []
        self._actions: list[int] | None = None  # what is legal now, when somebody has asked
        self._texts: dict[str, int] | None = None  # the same in notation
        self._before: list[tuple[S, int | None]] = []  # states, and how many events there were, as far as known
        self._first: tuple[S, Events] | None = None
        source.before(self.state, 0)

    def begin(self) -> None:
        """Begin here: tell the events so far, and count moves from now on."""
        self._happened(None, -1)
        self._first = copy_of(self.state), list(self.events)

    @property
    def events(self) -> Events:
        """What has happened, in order (docs/protocol.md); made at the first look, which takes longer than to play."""
        if self._lost:
            again = self.at(0)
            for text in self.moves:
                again.play(text)
                _ = again.events
            self._events, self._unread, self._lost = again.events, [], False
            known = again._before[len(again._before) - len(self._before) :]
            self._before = [(state, count) for (state, _), (_, count) in zip(self._before, known, strict=True)]
        for number, happened in enumerate(self._unread, -len(self._unread)):
            if happened.before is not None and -number <= len(self._before):
                self._before[number] = (happened.before, len(self._events))
            for moment in self._moments(happened):
                self._events += moment.events
        self._unread.clear()
        return self._events

    def moments(self, actions: SupportsIndex = 1) -> list[Moment[S]]:
        """What the last actions brought (at most 64 are kept), moment by moment: what is worth seeing by itself, one
        after the other. Right after the beginning it is the set-up.

        Raises Refused where `actions` is no whole number from 0.
        """
        first = max(0, len(self._lately) - number_of(actions, "actions", 0))
        return [moment for happened in list(self._lately)[first:] for moment in self._moments(happened)]

    def _moments(self, happened: Happened[S]) -> list[Moment[S]]:
        """An action in moments; the last one has the state after it."""
        rows, marks, before, action, after = happened
        found: list[Moment[S]] = []
        begun = 0
        for end, state in [*marks, (len(rows), after)]:
            events = self.rules.events(rows[begun:end], before, action, state)
            if events or (state is after and not found):
                found.append(Moment(events, state))
            before, action, begun = state, -1, end
        found[-1] = found[-1]._replace(state=after)
        return found

    @property
    def seed(self) -> int | None:
        """The seed of a seeded match."""
        return self._source.seed if isinstance(self._source, Seeded) else None

    @property
    def deal(self) -> Deal | None:
        """What a served table was dealt from; None of any other match."""
        return self._deal

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
        return list(self._written())

    def actions(self) -> list[int]:
        """Every legal action as the engine's number (the game's `layout.py`), in the order of `legal`."""
        return list(self._legal())

    def play(self, move: str) -> None:
        """Do an action of the seat to move, in notation.

        Raises IllegalAction, whose text says which rule refuses it; then nothing has changed.
        """
        action = self._texts.get(move) if self._texts is not None and isinstance(move, str) else None
        if action is None:
            action, move = self.rules.understood(self.state, move), ""
        self._do(action, move)

    def do(self, action: SupportsIndex) -> None:
        """Do an action of the seat to move, by its number.

        Raises IllegalAction where it is no number or not legal; then nothing has changed.
        """
        number = whole(action)
        if number is None:
            raise IllegalAction("refuse-action-number", action=cut(action, 40))
        if self.over:
            raise IllegalAction("refuse-over")
        if number not in self._legal():
            raise IllegalAction("refuse-action", action=number if abs(number) < BIG else cut(number, 40))
        self._do(number)

    def undo(self) -> None:
        """Take the last action back, chance and all. The last 64 at once; what lies before is played again.

        Raises Refused when there is none.
        """
        if not self.moves:
            raise Refused("refuse-undo")
        if self._before:
            self.state, count = self._before.pop()
            self._lately.pop()
            if count is None:
                self._unread.pop()
            else:
                del self._events[count:]
            del self.moves[-1]
            self._actions = self._texts = None
        else:
            self.__dict__.update(self.at(len(self.moves) - 1).__dict__)

    def at(self, move: SupportsIndex) -> Self:
        """The match as it stood after `move` moves; a negative number counts from the end. This one stays as it is.

        Raises Refused for a number of moves that have not been played.
        """
        number = whole(move)
        wanted = -1 if number is None else number + len(self.moves) if number < 0 else number
        if not 0 <= wanted <= len(self.moves) or self._first is None:
            raise Refused("refuse-at", field="move", moves=len(self.moves))
        match = self.copy()
        state, events = self._first
        match.state, match.moves = copy_of(state), []
        match._stands(list(events))
        for text in self.moves[:wanted]:
            match.play(text)
        return match

    def _legal(self) -> list[int]:
        if self._actions is None:
            self._actions = self.rules.legal(self.state)
        return self._actions

    def _written(self) -> dict[str, int]:
        if self._texts is None:
            self._texts = {self.rules.written(self.state, action): action for action in self._legal()}
        return self._texts

    def _do(self, action: int, text: str = "") -> None:
        before, self.state = self.state, copy_of(self.state)
        self._before.append((before, None))
        del self._before[:-UNDO]
        self.moves.append(text or self.rules.written(before, action))
        self._actions = self._texts = None
        self._source.before(self.state, len(self.moves))
        self.state.moments = []
        self.rules.apply(self.state, action)
        self._source.after(self.state)
        self._happened(before, action)

    def _happened(self, before: S | None, action: int) -> None:
        s = self.state
        marks = s.moments or []
        for _, state in marks:  # copied in the middle of the action, with the stream that it draws from
            self._source.after(state)
        happened = Happened(s.journal, marks, before, action, s)
        self._unread.append(happened)
        self._lately.append(happened)
        s.journal, s.moments = [], None
        if len(self._unread) > UNDO:
            if self._first is None:
                _ = self.events
            else:
                self._lost = True
                del self._unread[0]

    def _stands(self, events: Events) -> None:
        """The state has been put there from elsewhere; these are the events up to it, and there is nothing to undo."""
        self._events, self._unread, self._lost = events, [], False
        self._lately.clear()
        self._before.clear()
        self._actions = self._texts = None

    def position(self) -> dict[str, Any]:
        """The position, complete and JSON-able: the FEN of the game. It holds the hidden part too."""
        return self.rules.position(self.state, self.options)

    def view(self, seat: SupportsIndex | None) -> V:
        """What a seat may see (None: a spectator), JSON-able (docs/protocol.md).

        Raises Refused for a seat that does not exist.
        """
        viewer = None if seat is None else self._seat(seat)
        return self.seen_by(viewer, self.rules.view(self.state, self.options))

    def seen_by(self, seat: int | None, open_to_all: V) -> V:
        """The view of a seat, made of the one that a spectator has."""
        return open_to_all if seat is None else self.rules.seen_by(self.state, seat, open_to_all)

    def observe(self, seat: SupportsIndex, seed: SupportsIndex) -> bytes:
        """The record as a seat may know it, what is hidden drawn again from `seed`: all that a bot is given.

        Raises Refused for a seat that does not exist, and for a seed that is none.
        """
        return pack(self.rules.observed(self.state, self._seat(seat), seed_of(seed))).tobytes()

    def imagined(self, seat: SupportsIndex, seed: SupportsIndex) -> Self:
        """The match as a seat may know it, what is hidden drawn again from `seed`: to look at, and to try moves on.

        Nothing of what the seat does not know is in it; what comes in it is one way of many. It goes back no further
        than where it began. Raises Refused for a seat that does not exist, and for a seed that is none.
        """
        viewer, number = self._seat(seat), seed_of(seed)
        match = self.copy()
        match._source, match._deal = Seeded(number), None
        match.state = self.rules.observed(self.state, viewer, number)
        match._stands(list(self.events))
        match._first = None
        return match

    def _seat(self, seat: object) -> int:
        """The number of a seat. Raises Refused for a seat that does not exist."""
        number = whole(seat)
        if number is None or not 0 <= number < self.players:
            raise Refused("seat-unknown", field="seat", players=self.players)
        return number

    def choices(self) -> C:
        """What the seat to move may do, with what it would score (docs/protocol.md)."""
        return self.rules.choices(self.state)

    def check(self, moves: list[str]) -> bool:
        """Hold moves against the rules, as one command of the seat to move; nothing changes.

        They are judged on a state from which everything hidden has been taken, so a command ends at its first chance,
        reveal or change of seat, and no refusal can tell what comes. The answer is whether the last move leads there.
        Raises IllegalAction.
        """
        given = moves_of(moves)
        seat = self.to_move
        if seat is None:
            raise IllegalAction("refuse-over")
        s = self.rules.without_hidden(self.state, seat)
        beyond = False
        for move in given:
            if beyond:
                raise IllegalAction("refuse-not-yet", move=cut(move, 40))
            if self.rules.to_move(s) != seat:
                raise IllegalAction("refuse-turn-over", move=cut(move, 40))
            try:
                action = self.rules.understood(s, move)
            except Hidden:
                raise IllegalAction("refuse-not-yet", move=cut(move, 40)) from None
            try:
                self.rules.apply(s, action)
                if (mover := self.rules.to_move(s)) is not None:
                    self.rules.own_view(s, mover)
            except Hidden:  # chance was asked, something turned up, or who is next may look at something
                beyond = True
        return beyond

    def preview(self, moves: list[str]) -> dict[str, Any]:
        """What would be, if the seat to move did something; each game says what it can tell. Nothing changes.

        It comes from a state in which what the seat does not know was drawn again. `redrawn` says that chance or a
        reveal comes into it: then it is one of many ways. Raises IllegalAction.
        """
        redrawn = self.check(moves)
        assert self.to_move is not None
        return {**self.rules.preview(self.imagined(self.to_move, 0), moves), "redrawn": redrawn}

    def analyse(self, bot: str | None = None, **how: object) -> Any:
        """Deprecated: call `kingtable.analyse(match)`. Version 0.3.0 drops this method."""
        return _moved("analyse")(self, bot, **how)

    def review(self, bot: str | None = None, **how: object) -> Any:
        """Deprecated: call `kingtable.review(match)`. Version 0.3.0 drops this method."""
        return _moved("review")(self, bot, **how)

    def default_action(self) -> list[str]:
        """What is played for a seat that does not answer in time: moves of one command; empty when over."""
        return [] if self.over else self.rules.default_action(self.state)

    def silence(self) -> list[str]:
        """Deprecated: call `default_action`. Version 0.3.0 drops this method."""
        warnings.warn("Call match.default_action() instead of match.silence().", DeprecationWarning, stacklevel=2)
        return self.default_action()

    def forget(self) -> None:
        """Drop the events, where somebody else has kept them, and what is only there to go back."""
        self._stands([])
        self._first = None

    def packed(self) -> bytes:
        """The record as bytes. It holds the hidden part, too."""
        return pack(self.state).tobytes()

    def resume(self, state: bytes, moves: list[str]) -> None:
        """Go on from a record of the same game (`packed`), and its moves.

        Raises Refused for bytes that are no such record.
        """
        self.state = unpacked(self.game, self.rules.record, state)
        self._source.after(self.state)
        self.moves = moves
        self._stands([])

    def copy(self) -> Self:
        """An independent copy."""
        new = type(self).__new__(type(self))
        new.__dict__.update(self.__dict__)
        new.state = copy_of(self.state)
        new.moves, new._before = list(self.moves), self._before.copy()
        new._events, new._unread, new._lately = self._events.copy(), self._unread.copy(), self._lately.copy()
        return new

    __copy__ = copy

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        """What `pickle` keeps: the record, of which the match is played again. It holds the hidden part, too.

        A match that does not go back to its beginning (`imagined`) is kept as it stands.
        """
        if self._first is not None:
            return {"record": self.record()}
        alone = self.copy()
        alone._stands(list(self.events))
        return {name: value for name, value in alone.__dict__.items() if name != "rules"}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        """Come back from what was kept. Raises InvalidRecord where this version does not play it."""
        if "record" in kept:
            kept = import_module("kingtable").replay(kept["record"]).__dict__
        else:
            kept = {**kept, "rules": import_module("kingtable.engine.games").game(kept["game"])}
        self.__dict__.update(kept)

    def __eq__(self, other: object) -> bool:  # without __hash__: a match changes
        if not isinstance(other, Match):
            return NotImplemented
        return (self.game, self._options, self.moves) == (other.game, other._options, other.moves) and (
            self.packed() == other.packed()
        )

    def __repr__(self) -> str:
        doing = "over" if self.over else f"seat {self.to_move} to move"
        return f"<{self.game}, {self.players} players, {len(self.moves)} moves, {doing}>"

    def __str__(self) -> str:
        """The table as everybody sees it, drawn in text."""
        return self.rules.drawn(self.state)

    def _repr_svg_(self) -> str:
        """The same as a picture, which notebooks show."""
        return self.rules.picture(self.rules.view(self.state, self.options))

    def record(self) -> dict[str, Any]:
        """The game record, JSON-able: options, seed (or key, or deal), moves, result; `replay` takes it."""
        record: dict[str, Any] = {"version": self._source.version, "game": self.game, "options": self.options}
        record |= {"deal": self._deal.in_record()} if self._deal is not None else self._source.in_record()
        if self._origin is not None:
            record["position"] = self._origin
        record["moves"] = list(self.moves)
        record["result"] = {"scores": self.scores, "ranks": self.ranks} if self.over else None
        return record


def _moved(name: str) -> Any:
    """Return the function of the package that does what a method of `Match` did, and warn."""
    warnings.warn(f"Call kingtable.{name}(match) instead of match.{name}().", DeprecationWarning, stacklevel=3)
    return getattr(import_module("kingtable"), name)
