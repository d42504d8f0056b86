"""Chance that is asked: a game whose dice, lots and cards somebody else decides, one outcome after the other.

    game = Explicit("kingdomino", players=2)
    while (asked := game.chance()) is not None:  # who is first, then the first line, domino by domino
        game.decide(asked[0].outcome)
    game.apply(game.legal()[0])

A card of a deck is decided when somebody gets to see it, and not before: until then the deck has no order. So a copy of
such a game knows nothing of what is to come, and a search may copy it. Interpreted, from the rules that all use.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, Self

from kingtable.engine.chance import Pending, Script
from kingtable.engine.compiler.jit import interpreted
from kingtable.engine.errors import IllegalAction, Refused
from kingtable.engine.front import from_position
from kingtable.engine.game import Game
from kingtable.engine.games import game
from kingtable.engine.given import whole
from kingtable.engine.hidden import Knower
from kingtable.engine.record import AnyState, Row, copy_of
from kingtable.engine.text import cut


class Outcome(NamedTuple):
    """One of all that chance may bring: its number and its probability."""

    outcome: int
    p: float


class Place(NamedTuple):
    """A place in a deck: the row of the state, how often it had been shuffled, and which entry."""

    row: str
    shuffles: int
    at: int


class Card(NamedTuple):
    """A card that came up: where it lay, and its number."""

    place: Place
    number: int


class _Deck(NamedTuple):
    """Where the part of a row begins and ends that is not decided yet, and how often the row was shuffled."""

    first: int
    end: int
    shuffles: int


class _Asked(Script):
    """The stream of one action: dice as they were decided, and decks in which the cards that were decided come first.

    turned: the cards that were decided in this action, of each row and each of its orders.
    """

    __slots__ = ("_s", "_turned", "decks")

    def __init__(
        self, s: AnyState, thrown: list[int], turned: Mapping[tuple[str, int], list[int]], decks: Mapping[str, _Deck]
    ) -> None:
        super().__init__(thrown)
        self._s, self._turned, self.decks = s, turned, dict(decks)
        for name, deck in decks.items():
            self._lay(name, deck)

    def arrange(self, cards: Row, first: int, n: int) -> bool:
        """Give a deck of the record its order; other rows keep theirs. A row that nobody has to know is no deck."""
        for name, deck in self.decks.items():
            if getattr(self._s, name) is cards:
                self._lay(name, _Deck(first, first + n, deck.shuffles + 1))
                break
        return True

    def _lay(self, name: str, deck: _Deck) -> None:
        """Lay the cards that were decided first, and all others in the order of their numbers, which tells nothing."""
        row = getattr(self._s, name)
        chosen = self._turned.get((name, deck.shuffles), [])
        rest = sorted(row[deck.first : deck.end])
        for card in chosen:
            rest.remove(card)
        row[deck.first : deck.end] = [*chosen, *rest]
        self.decks[name] = deck._replace(first=deck.first + len(chosen))


class Explicit:
    """A game in which chance is asked.

    `chance()` is None where a seat acts or the game is over; else the outcomes of what chance has to decide next, and
    then `decide` takes one. `state` is that of the last decision of a seat; its decks have no order behind
    what has come up. cards: all cards that came up so far, in their order.
    """

    def __init__(self, name: str, *, position: dict[str, Any] | None = None, **options: Any) -> None:
        """Begin a game, or go on from a position (`kingtable.from_position`) with its options.

        What the position leaves out is asked, and its options are those of the game. A deck that it gives has the order
        that it gives. Raises InvalidOptions, InvalidPosition; Refused for a game whose decks do not say how far they
        are known.
        """
        self.rules: Game = game(name)
        if position is None:
            self.options = self.rules.spec.full(options)
        else:
            self.options = from_position({**position, "game": self.rules.spec.name}).options | options
        self._position = position
        for row, knower in self.rules.hidden.items():
            if not callable(knower):
                raise Refused("explicit-deck", field="game", game=self.rules.spec.name, row=row)
        self.cards: list[Card] = []
        self.state: Any = self.rules.blank(self.options, 0)
        self._decks = dict.fromkeys(self.rules.hidden, _Deck(0, 0, 0))
        self._after: Any = self.state
        self.place: Place | None = None
        """Where the card lies that chance is asked for; None where it is asked for something else, or for nothing."""
        self._do(None)

    def copy(self) -> Self:
        """An independent copy."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.cards = self.cards[:]
        other.state, other._after = copy_of(self.state), copy_of(self._after)
        other._thrown, other._turned = self._thrown[:], {at: row[:] for at, row in self._turned.items()}
        return other

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        return self.__dict__ | {"rules": self.rules.spec.name}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept, rules=game(kept["rules"]))

    # Moves of a seat

    @property
    def asked(self) -> bool:
        """Whether chance has to decide something."""
        return self.place is not None or self._pending is not None

    @property
    def begun(self) -> bool:
        """Whether the game is set up; before that `state` is empty."""
        return self._action is not None or not self.asked

    @property
    def to_move(self) -> int | None:
        """The seat that acts; None where chance is asked, and when the game is over."""
        return None if self.asked else self.rules.to_move(self.state)

    def legal(self) -> list[int]:
        """All legal actions of the seat to move, in the numbers of the rules; none where chance is asked."""
        return [] if self.asked else self.rules.legal(self.state)

    def apply(self, action: int) -> None:
        """Do an action. Raises IllegalAction, and then nothing has changed."""
        number = whole(action)
        if number is None or number not in self.legal():
            raise IllegalAction("refuse-action", field="action", action=cut(action, 40) if number is None else number)
        self._do(number)

    # Outcomes of chance

    def chance(self) -> list[Outcome] | None:
        """All that chance may bring next, by number; None where nothing is asked."""
        if self.place is not None:
            deck = self._decks_after[self.place.row]
            left = sorted(getattr(self._after, self.place.row)[deck.first : deck.end])
            return [Outcome(card, 1 / len(left)) for card in left]
        if self._pending is not None:
            return sorted(Outcome(one, p) for p, one in self.rules.chances(self._pending))
        return None

    def decide(self, outcome: int) -> None:
        """Let chance bring this outcome. Raises Refused where it is not one of `chance()`; then nothing has changed."""
        known = self.chance() or []
        if whole(outcome) not in [one.outcome for one in known]:
            first, last = (str(known[0].outcome), str(known[-1].outcome)) if known else ("-", "-")
            raise Refused("explicit-outcome", field="outcome", outcome=cut(outcome, 40), first=first, last=last)
        if self.place is not None:
            self._turn_up(self.place, int(outcome))
        else:
            self._thrown.append(int(outcome))
        self._run()

    def known(self, row: str, seat: int) -> int:
        """How many entries of a row a seat knows."""
        return self._known(self.state, row, seat)

    def shuffles(self, row: str) -> int:
        """How often a row was shuffled."""
        return self._decks[row].shuffles

    def _known(self, s: AnyState, row: str, seat: int) -> int:
        knower: Knower = self.rules.hidden[row]
        assert callable(knower)
        return int(interpreted(knower)(s, seat))

    def _turn_up(self, place: Place, card: int) -> None:
        self._turned.setdefault((place.row, place.shuffles), []).append(card)
        self.cards.append(Card(place, card))

    def _do(self, action: int | None) -> None:
        """Do an action, or set up the game."""
        self._action = action
        self._thrown: list[int] = []
        self._turned: dict[tuple[str, int], list[int]] = {}
        self._run()

    def _run(self) -> None:
        """Do the open action again, with all that chance has decided so far, up to the next question."""
        s: Any = copy_of(self.state)
        stream = _Asked(s, self._thrown, self._turned, self._decks)
        s.stream = stream
        self._pending: Pending | None = None
        try:
            if self._action is None and self._position is not None:
                self.rules.read_position(s, self._position)
            elif self._action is None:
                self.rules.start(s)
            else:
                self.rules.apply(s, self._action)
        except Pending as pending:
            self._pending = pending
        s.stream = None
        self._after, self._decks_after = s, stream.decks
        self.place = self._next_place()
        if self.place is not None:  # a card comes first: what the action went on to ask may depend on it
            self._pending = None
            deck = stream.decks[self.place.row]
            if deck.end - deck.first == 1:
                self._turn_up(self.place, getattr(s, self.place.row)[deck.first])
                self._run()
        elif self._pending is None:
            self.state, self._decks = s, stream.decks

    def _next_place(self) -> Place | None:
        """The first place of a deck that some seat knows, and that is not decided."""
        seats = range(self._after.players)
        for row, deck in self._decks_after.items():
            if deck.shuffles and max(self._known(self._after, row, seat) for seat in seats) > deck.first:
                return Place(row, deck.shuffles, deck.first)
        return None
