"""A game declares who knows each row of its state that not everybody knows: what is taken away follows from that, and
for a plain game how it is determinized and observed.

- `"nobody"`: a deck, one number a card, 0 where there is none.
- `"owner"`: the hands of all seats; `hands[seat]` is a number, or a row of them.
- a rule `known(s, seat)`: how many entries of a row the seat knows, the first ones; a deck that has been begun.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Literal, NoReturn, TypeVar, cast

from kingtable.engine.chance import HIDDEN_CHANCE, Hidden, HiddenRow, below, seeded
from kingtable.engine.compiler.jit import interpreted, written_rule
from kingtable.engine.record import AnyState, R, Record, copy_of

S = TypeVar("S", bound=AnyState)

Knower = Literal["nobody", "owner"] | Callable[[Any, int], int]

_REDRAW = """
@rule
def get(s, i):
{get}
    return 0

@rule
def put(s, i, value):
{put}
    pass

@rule
def unknown(s, seat, i):
    if get(s, i) == 0:
        return False
{known}
    return True

@rule
def determinize(s, seat):
    count = 0
    for i in range({slots}):
        if unknown(s, seat, i):
            count += 1
            j = i
            for k in range(i - 1, -1, -1):  # in order, so that nothing of the true order enters
                if unknown(s, seat, k):
                    if get(s, k) <= get(s, j):
                        break
                    held = get(s, k)
                    put(s, k, get(s, j))
                    put(s, j, held)
                    j = k
    for i in range({slots} - 1, -1, -1):
        if unknown(s, seat, i):
            skip = below(s, count)
            count -= 1
            j = 0
            while skip > 0 or not unknown(s, seat, j):
                if unknown(s, seat, j):
                    skip -= 1
                j += 1
            held = get(s, i)
            put(s, i, get(s, j))
            put(s, j, held)
"""


def determinize_of(record: type[Record], known: Mapping[str, Knower]) -> Callable[[Any, int], None]:
    """Return the rule `determinize(s, seat)`: it draws the cards that a seat does not know again, from its own chance.

    All cards that the seat does not know come into the places of such cards, every way with the same chance; an empty
    place stays empty. Raises ValueError for a row that is no deck and no hands.
    """
    get, put, mine, slots = list[str](), list[str](), list[str](), 0
    rules: dict[str, Any] = {"below": below}
    for name, knower in known.items():
        shape = record.DTYPE[name].shape
        if len(shape) not in ((1, 2) if knower == "owner" else (1,)):
            raise ValueError(f"{name} has {len(shape)} dimensions: a deck has one, hands have one or two")
        wide = shape[1] if len(shape) == 2 else 1
        size = shape[0] * wide
        at = f"(i - {slots})"
        place = f"s.{name}[{at} // {wide}][{at} % {wide}]" if len(shape) == 2 else f"s.{name}[{at}]"
        here = f"    if {slots} <= i < {slots + size}:"
        get += [here, f"        return {place}"]
        put += [here, f"        {place} = value"]
        if knower == "owner":
            mine += [f"    if {slots} <= i < {slots + size} and {at} // {wide} == seat:", "        return False"]
        if callable(knower):
            rules[f"known_{name}"] = knower
            mine += [f"    if {slots} <= i < {slots + size} and {at} < known_{name}(s, seat):", "        return False"]
        slots += size
    text = _REDRAW.format(get="\n".join(get), put="\n".join(put), known="\n".join(mine), slots=slots)
    return cast("Callable[[Any, int], None]", written_rule("determinize", text, rules))


class OwnRows:
    """The hands of all seats, of which one is known; to read another raises Hidden."""

    __slots__ = ("_own", "_seat")

    def __init__(self, own: int | list[int], seat: int) -> None:
        self._own, self._seat = own, seat

    def __getitem__(self, seat: int) -> int | list[int] | HiddenRow:
        if seat == self._seat:
            return self._own
        if isinstance(self._own, list):
            return HiddenRow([])
        raise Hidden

    def __setitem__(self, seat: int, value: int) -> None:
        if seat != self._seat:
            raise Hidden
        self._own = value

    def __iter__(self) -> NoReturn:
        raise Hidden


def without_hidden_rows(s: R, seat: int, known: Mapping[str, Knower]) -> R:
    """Return a copy of a state without chance and without what a seat does not know: to read that raises Hidden."""
    copy = copy_of(s)
    copy.stream = HIDDEN_CHANCE
    for name, knower in known.items():
        row = getattr(s, name)
        if knower == "owner":
            setattr(copy, name, OwnRows(getattr(copy, name)[seat], seat))
        else:
            setattr(copy, name, HiddenRow(row[: interpreted(knower)(s, seat)] if callable(knower) else []))
    return copy


def observed_by(s: S, seat: int, seed: int, determinize: Callable[[S, int], None]) -> S:
    """Return a state as a seat may know it: `seed` draws the hidden cards again, and the truth has no part in it."""
    seen = copy_of(s)
    seen.stream, seen.chance = None, seeded(seed, seat)
    determinize(seen, seat)
    return seen
