"""Forms of an observation: what a game declares where seats may observe it in more ways than one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from kingtable.engine.compiler.jit import rule
from kingtable.engine.record import AnyState, Record, Records, field, record


@dataclass(frozen=True)
class Form:
    """A record for what a seat observes, and the rules that fill it (`engine.machine`).

    follow: None where an observation is always made from the whole state. alike: the fields that are the same for all
    seats; `follow` keeps them up to date in the observation of the first seat alone, and a batch shows those to all.
    """

    observation: type[Record]
    observe: Callable[..., None]
    follow: Callable[..., bool] | None = None
    alike: frozenset[str] = frozenset()


@record
class Nothing(Record):
    """What a seat observes where nobody asks; what has been chosen of an action that is always chosen whole."""

    nothing: int = field("i1", doc="0")


@rule
def _observe_nothing(s: AnyState, seat: int, o: Record) -> None:
    """Leave it as it is."""


@rule
def _follow_nothing(s: AnyState, action: int, seen: Records[Record]) -> bool:
    """There is nothing to keep up to date."""
    return True


NO_FORM = Form(Nothing, _observe_nothing, _follow_nothing)
