"""Chance: random numbers, drawn by the rules in words of 32 bits.

There are two generators. The fast one is a lag-1 multiply-with-carry (MWC64X, David Thomas 2011): 64 bits of state in
the field `chance` of the record, and no product ever exceeds 64 bits, so compiled and interpreted runs give the same
words. Seeded games and search use it. It is no secret: a few outputs tell the state. At a served table the words come
from a `Stream` under a key of 256 bits (docs/fairness.md), which is in the slot `stream` of the state.

Rules draw with `below`, an outcome that everybody sees at once, and with `shuffle`, the order of a deck, which nobody
sees. A stream is asked for one of n outcomes, and what is drawn: `SEEN`, or a number of the game's own. So a `Script`
can decide them one by one: where it ends it raises `Pending` with n. And it is asked whether it arranges a deck.

A *source* says where the chance of a match comes from: `Seeded`, `Keyed`, or `Keyed1` (tables of version 0.1.0).
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterable
from typing import Any, NoReturn, Protocol

from kingtable.engine.compiler.jit import compiled_form, i64, interpreted, rule, u64, word
from kingtable.engine.record import AnyState, Row
from kingtable.engine.text import Json

_FACTOR = word(4294883355)
_LOW = word(0xFFFFFFFF)
_HALF = word(32)
_ONE = word(1)
_TWO = word(2)
_GOLDEN = word(0x9E3779B97F4A7C15)
_FIRST = word(0xBF58476D1CE4E5B9)
_SECOND = word(0x94D049BB133111EB)
_27, _30, _31 = word(27), word(30), word(31)
_WORD = (1 << 64) - 1


SEEN = 0
"""The number of an outcome that everybody sees. Games number their own draws from here on."""


class Hidden(Exception):
    """What nobody may know yet was asked for: the deck, or what chance will decide."""


class Pending(Exception):
    """Chance is to decide, and no script says how: one of n outcomes, all with the same probability.

    what: `SEEN`, or the game's own number for what is drawn.
    """

    def __init__(self, n: int, what: int) -> None:
        super().__init__(n, what)
        self.n = n
        self.what = what


def alike(pending: Pending) -> list[tuple[float, int]]:
    """Return all outcomes of what chance is asked, each with its probability."""
    return [(1 / pending.n, outcome) for outcome in range(pending.n)]


def _least(n: int) -> int:
    """Of a product of a word with n, the least lower half with which the outcomes are equally likely (Lemire 2019)."""
    return ((1 << 32) - n) % n


class Stream:
    """The words of chance for one action at a served table.

    Block i is HMAC-SHA256(key, action || i), both numbers as 8 bytes, greatest first; its 32 bytes are 8 words,
    greatest byte first.
    """

    __slots__ = ("_block", "_key", "_prefix", "_words")

    def __init__(self, key: bytes, action: int) -> None:
        self._key = key
        self._prefix = action.to_bytes(8, "big")
        self._block = 0
        self._words = b""

    def draw(self) -> int:
        """The next 32 bits."""
        if not self._words:
            self._words = hmac.digest(self._key, self._prefix + self._block.to_bytes(8, "big"), "sha256")
            self._block += 1
        drawn, self._words = self._words[:4], self._words[4:]
        return int.from_bytes(drawn, "big")

    def below(self, n: int, what: int) -> int:
        """The next outcome of n, as `below` makes it of words."""
        product = self.draw() * n
        while product & 0xFFFFFFFF < n and product & 0xFFFFFFFF < _least(n):
            product = self.draw() * n
        return product >> 32

    def arrange(self, cards: Row, first: int, n: int) -> bool:
        """Leave it to the rules: they shuffle with `below`."""
        return False


class _HiddenChance:
    """No chance: a draw asks for what is hidden."""

    __slots__ = ()

    def below(self, n: int, what: int) -> NoReturn:
        """Raises Hidden."""
        raise Hidden

    def arrange(self, cards: Row, first: int, n: int) -> bool:
        """Raises Hidden, unless there is nothing to shuffle."""
        if n > 1:
            raise Hidden
        return True


HIDDEN_CHANCE = _HiddenChance()
"""The stream of a state in which nothing may be drawn."""


class Script:
    """A stream that gives the outcomes that were decided for it, one after the other.

    A deck always gets the same order: `shuffle` leaves its entries where they are, or with `last` puts the last first.
    """

    __slots__ = ("_last", "_outcomes")

    def __init__(self, outcomes: Iterable[int] = (), *, last: bool = False) -> None:
        self._outcomes = list(outcomes)
        self._last = last

    def below(self, n: int, what: int) -> int:
        """The next outcome. Raises Pending where none was decided."""
        if not self._outcomes:
            raise Pending(n, what)
        return self._outcomes.pop(0)

    def arrange(self, cards: Row, first: int, n: int) -> bool:
        """Give the deck its order."""
        if self._last and n > 1:
            self._last = False
            end = first + n - 1
            cards[first], cards[end] = cards[end], cards[first]
        return True


class HiddenRow:
    """A row of a record of which only the first entries may be read; all else raises Hidden."""

    __slots__ = ("_known",)

    def __init__(self, known: list[int]) -> None:
        self._known = known

    def __getitem__(self, i: int) -> int:
        if isinstance(i, int) and 0 <= i < len(self._known):
            return self._known[i]
        raise Hidden

    def __setitem__(self, i: int, value: int) -> NoReturn:
        raise Hidden

    def __iter__(self) -> NoReturn:
        raise Hidden


class Chancy(Protocol):
    """A record with a generator."""

    chance: int


class Source(Protocol):
    """Where a match has its chance from."""

    version: int
    """Of the record that tells it."""

    def before(self, s: AnyState, action: int) -> None:
        """Make the state ready to draw for the action of that number (0: the set-up)."""

    def after(self, s: AnyState) -> None:
        """The action is done."""

    def in_record(self) -> Json:
        """What a record says of it."""
        ...


class Seeded:
    """The fast generator, from a seed."""

    version = 2

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def before(self, s: AnyState, action: int) -> None:
        """The set-up begins with the seed's state; later the generator goes on by itself."""
        if action == 0:
            s.chance = seeded(self.seed)

    def after(self, s: AnyState) -> None:
        """Nothing to do."""

    def in_record(self) -> Json:
        """The seed."""
        return {"seed": self.seed}


class Keyed:
    """A stream of its own for every action; between actions nothing can be drawn, and the state knows no key."""

    version = 2

    def __init__(self, key: bytes) -> None:
        self.key = key

    def before(self, s: AnyState, action: int) -> None:
        """Give the action its stream."""
        s.stream = Stream(self.key, action)

    def after(self, s: AnyState) -> None:
        """Take it away."""
        s.stream = HIDDEN_CHANCE

    def in_record(self) -> Json:
        """The key and its hash."""
        return {"key": self.key.hex(), "commitment": commitment(self.key)}


class Keyed1(Keyed):
    """The fast generator, set from a key before every action: tables of version 0.1.0.

    It can be computed from what it gave; no new table uses it.
    """

    version = 1

    def before(self, s: AnyState, action: int) -> None:
        """Set the generator."""
        s.chance = from_key(self.key, action)

    def after(self, s: AnyState) -> None:
        """Nothing to do."""


def commitment(key: bytes) -> str:
    """What a table shows of its key before the game: its SHA-256, in hexadecimal."""
    return hashlib.sha256(key).hexdigest()


def seeded(seed: int, index: int = 0) -> int:
    """A state of the fast generator from a seed and a stream index; any integers will do."""
    return int(_plain_generator((seed + index * int(_GOLDEN)) & _WORD))


@rule
def generator(seed: int) -> int:
    """A state of the fast generator from a seed below 2**64: what `seeded` gives, for compiled code (splitmix64)."""
    z = u64(seed + _GOLDEN)
    for _ in range(2):
        z = u64(z + _GOLDEN)
        z = mixed(z)
    return _state(z)


@rule
def mixed(z: int) -> int:
    """Mix the 64 bits of a word (the output function of splitmix64)."""
    z = u64((z ^ (z >> _30)) * _FIRST)
    z = u64((z ^ (z >> _27)) * _SECOND)
    return u64(z ^ (z >> _31))


def from_key(key: bytes, action: int) -> int:
    """The state of the fast generator before an action at a table of version 0.1.0: HMAC-SHA256(key, number)."""
    digest = hmac.new(key, action.to_bytes(8, "big"), hashlib.sha256).digest()
    return int(_plain_state(int.from_bytes(digest[:8], "big")))


@rule
def _state(z: int) -> int:
    """Carry below the factor and not a fixed point, as the generator needs it."""
    carry = u64(_ONE + (z >> _HALF) % (_FACTOR - _TWO))
    return u64(carry << _HALF | z & _LOW)


@rule
def _step(s: Chancy) -> int:
    """32 bits of the fast generator."""
    low = u64(s.chance & _LOW)
    high = u64(s.chance >> _HALF)
    s.chance = u64(_FACTOR * low + high)
    return u64(low ^ high)


@rule
def fork(s: Chancy) -> int:
    """A state for another generator, drawn from the fast generator of a record."""
    low = _step(s)
    carry = u64(_ONE + _step(s) % (_FACTOR - _TWO))
    return u64(carry << _HALF | low)


@rule
def _below(s: Chancy, n: int) -> int:
    """A uniform random integer in [0, n) from the fast generator, without bias (Lemire 2019)."""
    bound = u64(n)
    product = u64(_step(s) * bound)
    if (product & _LOW) < bound:
        least = u64((_LOW - bound + u64(1)) % bound)
        while (product & _LOW) < least:
            product = u64(_step(s) * bound)
    return i64(product >> _HALF)


def one_of(s: Any, n: int, what: int) -> int:
    """One of n outcomes: from the stream of the state where it has one, else from the generator in the record.

    what: what is drawn, for the stream. Raises RuntimeError where there is neither: noughts for ever would never end.
    """
    if s.stream is not None:
        return int(s.stream.below(n, what))
    if s.chance == 0:
        raise RuntimeError("a record without chance was asked to draw: take it from hidden.observed or hidden.in_order")
    return _plain_below(s, n)


@compiled_form(one_of)
def _one_of(s: Any, n: Any, what: Any) -> Any:
    return lambda s, n, what: _below(s, n)  # pyright: ignore # numba finds out the types


@rule
def below(s: Chancy, n: int) -> int:
    """A uniform random integer in [0, n) that everybody sees, without bias (Lemire 2019)."""
    return one_of(s, n, SEEN)


def arranged(s: Any, cards: Row, first: int, n: int) -> bool:
    """Whether the stream of the state gives an order to n entries of a row, from `first` on, that nobody will see.

    The rules must shuffle them where it does not; compiled code always does.
    """
    return s.stream is not None and s.stream.arrange(cards, first, n)


@compiled_form(arranged)
def _arranged(s: Any, cards: Any, first: Any, n: Any) -> Any:
    return lambda s, cards, first, n: False  # pyright: ignore # numba finds out the types


@rule
def shuffle(s: Chancy, cards: Row, n: int) -> None:
    """Shuffle the first n entries of a row of the record, a deck that nobody sees (Fisher-Yates)."""
    shuffle_after(s, cards, 0, n)


@rule
def shuffle_after(s: Chancy, cards: Row, known: int, n: int) -> None:
    """Shuffle the n entries of a row of the record that follow the first `known`, in an order that nobody sees."""
    if not arranged(s, cards, known, n):
        _mix(s, cards, known, n)


@rule
def draw_lots(s: Chancy, lots: Row, n: int) -> None:
    """Put the first n entries of a row of the record in a random order that everybody sees."""
    _mix(s, lots, 0, n)


@rule
def _mix(s: Chancy, cards: Row, known: int, n: int) -> None:
    for i in range(n - 1, 0, -1):
        j = below(s, i + 1)
        held = cards[known + i]
        cards[known + i] = cards[known + j]
        cards[known + j] = held


# Last: what is interpreted sees the module as it is now.
_plain_below, _plain_generator, _plain_state = interpreted(_below), interpreted(generator), interpreted(_state)
