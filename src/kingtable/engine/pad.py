"""A pad: what a game works out for people who play it with the box, at a table of their own.

A game has its own in a module `pad`, named by its spec. It takes a form, answers, and remembers nothing: no table, no
rule is applied that was not asked for. `server/routes/pads.py` carries forms and answers.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

F = TypeVar("F")


@dataclass(frozen=True)
class Pad(Generic[F]):
    """The pad of a game.

    form: the class of its forms, a msgspec.Struct; they come as JSON, or, where `kept`, as the query of an address
    whose answer is the same for ever. answer: of a form, JSON-able. Raises Refused. cost: how many milliseconds of a
    core that takes at most.
    """

    form: type[F]
    answer: Callable[[F], Any]
    cost: Callable[[F], float]
    kept: bool = False
