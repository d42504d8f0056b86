"""Chance: random numbers, drawn by the rules in words of 32 bits.

There are two generators. The fast one is a lag-1 multiply-with-carry (MWC64X, David Thomas 2011): 64 bits of state in
the field `chance` of the record, and no product ever exceeds 64 bits, so compiled and interpreted runs give the same
words. Seeded games and search use it. It is no secret: a few outputs tell the state. At a served table the words come
from a `Stream` under a key of 256 bits (docs/fairness.md), which stands in the slot `stream` of the twin.

A *source* says where the chance of a match comes from: `Seeded`, `Keyed`, or `Keyed1` (tables of version 0.1.0).
"""

from __future__ import annotations

import hashlib
import hmac
from typing import Any, NoReturn, Protocol

from kingtable.engine.compiler.jit import compiled_form, i64, interpreted, rule, u64, word

_FACTOR = word(4294883355)
_LOW = word(0xFFFFFFFF)
_HALF = word(32)
_ONE = word(1)
_TWO = word(2)
_WORD = (1 << 64) - 1


class Hidden(Exception):
    """What nobody may know yet was asked for: the deck, or what chance will decide."""


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


class _Sealed:
    """No chance: whoever draws asks for what is hidden."""

    __slots__ = ()

    def draw(self) -> NoReturn:
        """Raises Hidden."""
        raise Hidden


SEALED = _Sealed()
"""The stream of a state in which nothing may be drawn."""


class _Lowest:
    """Chance that always gives the least: whatever is drawn below a number is 0."""

    __slots__ = ()

    def draw(self) -> int:
        """A word that `below` takes, and makes 0 of."""
        return 1


LOWEST = _Lowest()
"""The stream of a state in which every die shows its first face."""


class SealedRow:
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


class Source(Protocol):
    """Where a match has its chance from."""

    version: int
    """Of the record that tells it."""

    def before(self, s: Any, action: int) -> None:
        """Make the twin ready to draw for the action of that number (0: the set-up)."""

    def after(self, s: Any) -> None:
        """The action is done."""

    def told(self) -> dict[str, Any]:
        """What a record says of it."""


class Seeded:
    """The fast generator, from a seed."""

    version = 2

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def before(self, s: Any, action: int) -> None:
        """The set-up begins with the seed's state; later the generator goes on by itself."""
        if action == 0:
            s.chance = seeded(self.seed)

    def after(self, s: Any) -> None:
        """Nothing to do."""

    def told(self) -> dict[str, Any]:
        """The seed."""
        return {"seed": self.seed}


class Keyed:
    """A stream of its own for every action; between actions nothing can be drawn, and the state knows no key."""

    version = 2

    def __init__(self, key: bytes) -> None:
        self.key = key

    def before(self, s: Any, action: int) -> None:
        """Give the action its stream."""
        s.stream = Stream(self.key, action)

    def after(self, s: Any) -> None:
        """Take it away."""
        s.stream = SEALED

    def told(self) -> dict[str, Any]:
        """The key and its hash."""
        return {"key": self.key.hex(), "commitment": commitment(self.key)}


class Keyed1(Keyed):
    """The fast generator, set from a key before every action: tables of version 0.1.0.

    It can be computed from what it gave (tests/attacks); no new table uses it.
    """

    version = 1

    def before(self, s: Any, action: int) -> None:
        """Set the generator."""
        s.chance = from_key(self.key, action)

    def after(self, s: Any) -> None:
        """Nothing to do."""


def commitment(key: bytes) -> str:
    """What a table shows of its key before the game: its SHA-256, in hexadecimal."""
    return hashlib.sha256(key).hexdigest()


def seeded(seed: int, index: int = 0) -> int:
    """A state of the fast generator from a seed and a stream index (splitmix64); any integers will do."""
    z = (seed + (index + 1) * 0x9E3779B97F4A7C15) & _WORD
    for _ in range(2):
        z = (z + 0x9E3779B97F4A7C15) & _WORD
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _WORD
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _WORD
        z ^= z >> 31
    return _state(z)


def from_key(key: bytes, action: int) -> int:
    """The state of the fast generator before an action at a table of version 0.1.0: HMAC-SHA256(key, number)."""
    digest = hmac.new(key, action.to_bytes(8, "big"), hashlib.sha256).digest()
    return _state(int.from_bytes(digest[:8], "big"))


def _state(word: int) -> int:
    """Carry below the factor and not a fixed point, as the generator needs it."""
    carry = 1 + (word >> 32) % (int(_FACTOR) - 2)
    return carry << 32 | word & 0xFFFFFFFF


@rule
def _step(s: Any) -> int:
    """32 bits of the fast generator."""
    low = u64(s.chance & _LOW)
    high = u64(s.chance >> _HALF)
    s.chance = u64(_FACTOR * low + high)
    return u64(low ^ high)


@rule
def fork(s: Any) -> int:
    """A state for another generator, drawn from the fast generator of a record."""
    low = _step(s)
    carry = u64(_ONE + _step(s) % (_FACTOR - _TWO))
    return u64(carry << _HALF | low)


def draw(s: Any) -> int:
    """32 random bits: from the stream of a served table, else from the generator in the record.

    Raises RuntimeError where there is neither: noughts for ever would let `below` never end.
    """
    if s.stream is not None:
        return int(s.stream.draw())
    if s.chance == 0:
        raise RuntimeError("a record without chance was asked to draw: take it from view.observed or view.in_order")
    return _plain_step(s)


@compiled_form(draw)
def _draw(s: Any) -> Any:
    return lambda s: _step(s)


@rule
def below(s: Any, n: int) -> int:
    """A uniform random integer in [0, n), without bias (Lemire 2019)."""
    bound = u64(n)
    product = u64(draw(s) * bound)
    if (product & _LOW) < bound:
        least = u64((_LOW - bound + u64(1)) % bound)
        while (product & _LOW) < least:
            product = u64(draw(s) * bound)
    return i64(product >> _HALF)


@rule
def shuffle(s: Any, cards: Any, n: int) -> None:
    """Shuffle the first n entries of a row of the record (Fisher-Yates)."""
    shuffle_after(s, cards, 0, n)


@rule
def shuffle_after(s: Any, cards: Any, known: int, n: int) -> None:
    """Shuffle the n entries of a row of the record that follow the first `known`."""
    for i in range(n - 1, 0, -1):
        j = below(s, i + 1)
        held = cards[known + i]
        cards[known + i] = cards[known + j]
        cards[known + j] = held


_plain_step = interpreted(_step)  # last: what is interpreted sees the module as it is now
