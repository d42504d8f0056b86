"""Setting the table for the tests: a position in one line, dice as wanted, on the engine and on the reference.

    t = sit(m(), m("jets", health=3), dice="claw claw 1 1 2 3", city=1)
    t.play("done", "yield")
    assert t.health(1) == 3

`sit` is a fixture (conftest.py): every test that uses it runs on both. Every monster has 2 energy unless told, so
that the active one is asked what it buys and the turn does not run on.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from typing import Any

import kingtable
from kingtable.engine import chance
from kingtable.engine.compiler.jit import interpreted
from kingtable.engine.record import copy_of
from tests.reference.king_of_tokyo import Game, Refused
from tests.reference.king_of_tokyo_positions import entry as entry
from tests.reference.king_of_tokyo_positions import name_of as name_of
from tests.reference.king_of_tokyo_positions import normal as normal
from tests.reference.king_of_tokyo_table import BOX as BOX
from tests.reference.king_of_tokyo_table import CARDS as CARDS
from tests.reference.king_of_tokyo_table import FACES as FACES

Match = kingtable.Match
Position = dict[str, Any]
KEEP = sorted(name for name, card in CARDS.items() if card.keep)
NOTHING = "1 1 2 2 3 3"  # dice that do nothing
DULL = ["apartment_building", "commuter_train", "skyscraper"]


def m(*cards: str | Position, **given: int) -> Position:
    """A monster."""
    return {"health": 10, "vp": 0, "energy": 2, "cards": list(cards), "poison": 0, "shrink": 0, **given}


def c(card: str, **given: Any) -> Position:
    """A card with what lies on it."""
    return {"card": card, **given}


def setting(
    *monsters: Position,
    dice: str | None = None,
    phase: str | None = None,
    turn: int = 0,
    city: int | None = None,
    bay: int | None = None,
    row: Iterable[str | None] = (),
    deck: Iterable[str] | None = None,
    bottom: bool = True,
    discard: Iterable[str] = (),
    rerolls: int = 1,
    options: Position | None = None,
    **more: Any,
) -> Position:
    """A position: with dice in phase `rolled`, else in phase `buy`. `row` and `deck` are filled up with what is in
    no other place (`bottom=False`: the deck is not)."""
    used = [name_of(card) for monster in monsters for card in monster["cards"]]
    used += [*(card for card in row if card), *(deck or []), *discard]
    left = list(BOX)
    for name in used:
        left.remove(name)
    whole_row: list[str | None] = list(row)
    for name in [name for name in [*DULL, *left] if name in left][: 3 - len(whole_row)]:
        whole_row.append(name)
        left.remove(name)
    if dice is not None:
        phase = phase or "rolled"
    return {
        "version": 1,
        "game": "king-of-tokyo",
        "options": {"players": len(monsters), **(options or {})},
        "turn": turn,
        "phase": phase or "buy",
        "dice": dice.split() if dice else [],
        "rerolls": rerolls if dice is not None and phase in (None, "rolled") else 0,
        "monsters": [dict(monster) for monster in monsters],
        "tokyo": {"city": city, "bay": bay},
        "row": whole_row,
        "deck": [*(deck or []), *(left if bottom else [])],
        "discard": list(discard),
        "more": more,
    }


# --- the two sides


def faces_of(draw: str) -> list[str]:
    return draw.split()


class Forced:
    """A stream for the engine: throws as forced, all else from the generator in the record."""

    def __init__(self, record: Any, draws: list[list[str]]) -> None:
        self.record = copy_of(record)
        self.record.stream = None
        self.draws = draws
        self.shuffling = 0

    def below(self, n: int, what: int) -> int:
        """A throw of k dice is one draw of 6**k outcomes: its base-6 digits, the lowest first."""
        if self.shuffling or not self.draws:
            self.shuffling = max(0, self.shuffling - 1)
            return below(self.record, n)
        draw = self.draws.pop(0)
        assert n == 6 ** len(draw), f"another number of dice is thrown, not {draw}"
        return sum(FACES.index(face) * 6**place for place, face in enumerate(draw))

    def arrange(self, cards: Any, first: int, n: int) -> bool:
        """The rules shuffle, with the draws that follow."""
        self.shuffling = max(0, n - 1)
        return False


below = interpreted(chance.below)


class Told:
    """Chance for the reference: throws as told, others at random."""

    def __init__(self, seed: int = 0) -> None:
        self.draws: list[list[str]] = []
        self.rng = random.Random(seed)

    def dice(self, n: int) -> list[str]:
        if self.draws:
            draw = self.draws.pop(0)
            assert len(draw) == n, f"{n} dice are thrown, not {draw}"
            return draw
        return [self.rng.choice(FACES) for _ in range(n)]

    def shuffled(self, cards: list[str]) -> list[str]:
        return self.rng.sample(cards, len(cards))


class Play:
    """A game on one of the two sides, asked in the same words."""

    def __init__(self, position: Position) -> None:
        raise NotImplementedError

    def force(self, *draws: str) -> Play:
        """The next throws, each as faces."""
        raise NotImplementedError

    def copied(self) -> Play:
        """Another table where the same has happened."""
        raise NotImplementedError

    def legal(self) -> list[str]:
        raise NotImplementedError

    def position(self) -> Position:
        raise NotImplementedError

    @property
    def winners(self) -> list[int]:
        raise NotImplementedError

    def do(self, move: str) -> None:
        raise NotImplementedError

    refusal: type[Exception]

    def play(self, *moves: str) -> Play:
        for move in moves:
            self.do(move)
        return self

    def refused(self, *moves: str) -> None:
        """None of these is legal, and trying changes nothing."""
        before = self.position()
        for move in moves:
            assert move not in self.legal()
            try:
                self.do(move)
            except self.refusal:
                assert self.position() == before
            else:
                raise AssertionError(f"{move} was not refused")

    @property
    def to_move(self) -> int | None:
        raise NotImplementedError

    @property
    def over(self) -> bool:
        return self.to_move is None

    @property
    def phase(self) -> str:
        return str(self.position()["phase"])

    @property
    def turn(self) -> int:
        return int(self.position()["turn"])

    @property
    def asked(self) -> tuple[str, int | None]:
        """What is asked, and whom."""
        return self.phase, self.to_move

    @property
    def tokyo(self) -> tuple[int | None, int | None]:
        """City and Bay."""
        there = self.position()["tokyo"]
        return there["city"], there["bay"]

    def monster(self, seat: int) -> Position:
        return dict(self.position()["monsters"][seat])

    def health(self, seat: int) -> int:
        return int(self.monster(seat)["health"])

    def healths(self) -> list[int]:
        return [monster["health"] for monster in self.position()["monsters"]]

    def vp(self, seat: int) -> int:
        return int(self.monster(seat)["vp"])

    def vps(self) -> list[int]:
        return [monster["vp"] for monster in self.position()["monsters"]]

    def energy(self, seat: int) -> int:
        return int(self.monster(seat)["energy"])

    def cards(self, seat: int) -> list[str]:
        return sorted(name_of(card) for card in self.monster(seat)["cards"])

    def card(self, seat: int, name: str) -> Position:
        """A card with everything that lies on it."""
        return next(entry(card) for card in self.monster(seat)["cards"] if name_of(card) == name)

    @property
    def row(self) -> list[str | None]:
        return list(self.position()["row"])

    @property
    def discard(self) -> list[str]:
        return list(self.position()["discard"])

    def dice(self) -> list[str]:
        return sorted(self.position()["dice"], key=FACES.index)


class Engine(Play):
    """The front door."""

    refusal = kingtable.IllegalAction

    def __init__(self, position: Position) -> None:
        self.match = kingtable.from_position(position, seed=0)

    def force(self, *draws: str) -> Play:
        state = self.match.state
        state.stream = None
        state.stream = Forced(state, [faces_of(draw) for draw in draws])
        return self

    def copied(self) -> Play:
        other = Engine.__new__(Engine)
        other.match = self.match.copy()
        if isinstance(stream := self.match.state.stream, Forced):
            other.match.state.stream = Forced(stream.record, list(stream.draws))
        return other

    def legal(self) -> list[str]:
        return self.match.legal()

    def position(self) -> Position:
        return self.match.position()

    @property
    def winners(self) -> list[int]:
        return list(self.match.winners)

    def do(self, move: str) -> None:
        self.match.play(move)

    @property
    def to_move(self) -> int | None:
        return self.match.to_move


class Plain(Play):
    """The reference."""

    refusal = Refused

    def __init__(self, position: Position) -> None:
        self.origin = position
        self.done: list[tuple[list[list[str]], str]] = []  # a story cannot be copied, but told again
        self.coming: list[list[str]] = []
        self.told = Told()
        self.game = Game.read(position, self.told)

    def force(self, *draws: str) -> Play:
        self.coming = [faces_of(draw) for draw in draws]
        return self

    def copied(self) -> Play:
        other = Plain(self.origin)
        for draws, move in self.done:
            other.coming = draws
            other.do(move)
        return other

    def legal(self) -> list[str]:
        return self.game.legal()

    def position(self) -> Position:
        return self.game.position()

    @property
    def winners(self) -> list[int]:
        return list(self.game.winners)

    def do(self, move: str) -> None:
        if self.coming:
            self.told.draws = [list(draw) for draw in self.coming]
        self.game.apply(move)
        self.done.append((self.coming, move))
        self.coming = []

    @property
    def to_move(self) -> int | None:
        return self.game.to_move


SIDES: dict[str, type[Play]] = {"engine": Engine, "reference": Plain}
Sit = Callable[..., Play]


# --- the engine alone


def new(players: int = 4, seed: int = 1, **options: Any) -> kingtable.Match:
    return kingtable.new("king-of-tokyo", players=players, seed=seed, **options)


def sitting(*monsters: Position, **given: Any) -> kingtable.Match:
    """A position on the engine, for what only the engine tells: views, choices, events."""
    return kingtable.from_position(setting(*monsters, **given), seed=0)


def play_out(match: kingtable.Match, seed: int = 0, most: int = 5_000) -> kingtable.Match:
    """Random actions to the end, cards bought more often than not."""
    rng = random.Random(seed)
    for _ in range(most):
        if match.over:
            break
        match.play(some_action(match, rng))
    return match


def some_action(match: kingtable.Match, rng: random.Random) -> str:
    """A random action: cards are bought more often than not, and dice not thrown for ever."""
    legal = match.legal()
    buys = [move for move in legal if move.startswith(("buy", "mimic"))]
    if buys and rng.random() < 0.7:
        return rng.choice(buys)
    if "done" in legal and rng.random() < 0.3:
        return "done"
    return rng.choice(legal)


def events(match: kingtable.Match, kind: str) -> list[dict[str, Any]]:
    return [event for event in match.events if event["e"] == kind]


def all_cards(position: Position) -> list[str]:
    """Every card that lies somewhere in a position, in order."""
    held = [name_of(card) for monster in position["monsters"] for card in monster["cards"]]
    return sorted([*held, *(card for card in position["row"] if card), *position["deck"], *position["discard"]])
