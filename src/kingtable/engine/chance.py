"""Chance: random numbers, drawn from the generator inside the record.

The generator is a lag-1 multiply-with-carry (MWC64X, David Thomas 2011): 64 bits of state in the field
`chance`, 32 bits a draw, and no product ever exceeds 64 bits, so compiled and interpreted runs give the same
stream. States are made by `seeded` (splitmix64) or, at a served table, by `from_key`.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import Any

from kingtable.engine.jit import i64, rule, u64, word

_FACTOR = word(4294883355)
_LOW = word(0xFFFFFFFF)
_HALF = word(32)
_WORD = (1 << 64) - 1


def seeded(seed: int, index: int = 0) -> int:
    """A generator state from a seed and a stream index (splitmix64); any integers will do."""
    z = (seed + (index + 1) * 0x9E3779B97F4A7C15) & _WORD
    for _ in range(2):
        z = (z + 0x9E3779B97F4A7C15) & _WORD
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _WORD
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _WORD
        z ^= z >> 31
    return _state(z)


def from_key(key: bytes, action: int) -> int:
    """The generator state before the action of that number at a served table: HMAC-SHA256(key, number)."""
    digest = hmac.new(key, action.to_bytes(8, "big"), hashlib.sha256).digest()
    return _state(int.from_bytes(digest[:8], "big"))


def _state(word: int) -> int:
    """Carry below the factor and not a fixed point, as the generator needs it."""
    carry = 1 + (word >> 32) % (int(_FACTOR) - 2)
    return carry << 32 | word & 0xFFFFFFFF


@rule
def draw(s: Any) -> int:
    """32 random bits."""
    low = u64(s.chance & _LOW)
    high = u64(s.chance >> _HALF)
    s.chance = u64(_FACTOR * low + high)
    return u64(low ^ high)


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
    for i in range(n - 1, 0, -1):
        j = below(s, i + 1)
        held = cards[i]
        cards[i] = cards[j]
        cards[j] = held
