"""Actions in pieces: what a game declares whose actions are too many to be numbered one by one for learning."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from kingtable.engine.record import Record


@dataclass(frozen=True)
class Numbers:
    """The meaning of the actions from `first` to `last` in environments: for documents.

    text: such an action in notation, with its parts in `<>`. meaning: what it does, and how the number is made.
    """

    first: int
    last: int
    text: str
    meaning: str


@dataclass(frozen=True)
class Piecewise:
    """The actions of a game for environments (`kingtable.envs`), where they are not the engine's own numbers.

    given: a record of what has been chosen of an action that is not complete; zeros: nothing. All seats see it.
    actions: the number of the greatest action plus 1.
    legal(s, given, out): fill `out` (int32) with the legal actions, and return how many there are.
    chosen(s, given, action): take a legal action. Return the engine's action where one is complete, and then `given` is
    zeros again; else -1.
    towards(s, given, action): the legal action that comes next on the way to an action of the engine.
    written(s, action): a legal action in notation.
    """

    given: type[Record]
    actions: int
    legal: Callable[..., int]
    chosen: Callable[..., int]
    towards: Callable[..., int]
    written: Callable[[Any, int], str]
