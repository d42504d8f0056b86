"""What a bot is: it sees a view, never the true state, and plays one turn."""

from __future__ import annotations

import threading
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import wraps
from typing import Any, Generic, ParamSpec, Protocol, TypeVar, runtime_checkable

from kingtable.bots.net import Net
from kingtable.engine.record import AnyState

P = ParamSpec("P")
T = TypeVar("T")
S = TypeVar("S", bound=AnyState)
Seen = TypeVar("Seen", bound=AnyState, contravariant=True)


def per_thread(made: Callable[P, T]) -> Callable[P, T]:
    """Keep what a function makes, as `functools.cache` does, for each thread by itself: bots write into it."""
    here = threading.local()

    @wraps(made)
    def own(*args: P.args, **kwargs: P.kwargs) -> T:
        kept: dict[Any, T] = here.__dict__
        if (asked := (args, *sorted(kwargs.items()))) not in kept:
            kept[asked] = made(*args, **kwargs)
        return kept[asked]

    return own


class Player(Protocol):
    """Whatever can play. Deterministic, given what it sees, its seat and a seed."""

    def choose(self, seen: Any, seat: int, seed: int) -> Sequence[int | str]:
        """The actions of one turn, as numbers or in notation: up to where something new is revealed or another seat is
        to move.

        seen: the record's twin as that seat may know it, its own to try things on; `kingtable.game(name)` has the
        functions over it (`legal`, `written`, `apply`, `choices`).
        """
        ...


@dataclass(frozen=True)
class Bot(ABC, Generic[S]):
    """A player that a game declares (`bots.players`), of the game's state as a seat may know it.

    name: as on the command line; level: 0 (random) and up, comparable within a game; budget: playouts a move, 0 for a
    bot that plays none; strongest: the highest budget of a bot whose budget is its strength, else 0.
    """

    name: str = ""
    level: int = 0
    budget: int = 0
    strongest: int = 0

    @abstractmethod
    def choose(self, seen: S, seat: int, seed: int) -> Sequence[int]:
        """See `Player.choose`."""


@dataclass(frozen=True)
class Learned(Bot[S]):
    """A bot that reads a net. net: weights of your own; None: the shipped ones."""

    net: Net | None = None


@dataclass(frozen=True)
class Line:
    """What a bot thinks of a turn.

    actions: of the turn, as numbers; value: in the bot's own measure, comparable within one answer; playouts: on which
    it rests, 0 where it is computed.
    """

    actions: tuple[int, ...]
    value: float
    playouts: int = 0


@runtime_checkable
class Analyst(Protocol[Seen]):
    """A bot that computes what turns are worth."""

    def analyse(self, seen: Seen, seat: int, seed: int) -> list[Line]:
        """The turns it has weighed, the best first; the first is what `choose` plays. Empty where it weighs none."""
        ...
