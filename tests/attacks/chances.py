"""The generators of served tables: the first one, 64 bits an action, and the one that is keyed with all 256 bits.

Both are written out here from their descriptions, and the ways to draw from them, so that the attacks do not rest on
the package.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Callable
from typing import Any, Protocol, TypeVar

from numba import njit

FACTOR = 4294883355
"""The multiplier A of the first generator."""
MODULUS = (FACTOR << 32) - 1
"""Its states X = carry * 2^32 + low go X, A X, A^2 X, ... modulo this."""

F = TypeVar("F", bound=Callable[..., Any])


def compiled(function: F) -> F:
    """Compile a loop over numbers."""
    made: F = njit(fastmath=True, error_model="numpy")(function)
    return made


class Chance(Protocol):
    """What gives words of 32 bits."""

    def draw(self) -> int: ...


class Old:
    """The first generator: MWC64X, its state of 64 bits cut from HMAC-SHA256(key, action)."""

    def __init__(self, state: int) -> None:
        self.state = state

    @classmethod
    def keyed(cls, key: bytes, action: int) -> Old:
        digest = hmac.new(key, action.to_bytes(8, "big"), hashlib.sha256).digest()
        carry, low = int.from_bytes(digest[:4], "big"), int.from_bytes(digest[4:8], "big")
        return cls((1 + carry % (FACTOR - 2)) << 32 | low)

    def draw(self) -> int:
        carry, low = self.state >> 32, self.state & 0xFFFFFFFF
        self.state = FACTOR * low + carry
        return carry ^ low


class New:
    """The second generator: the words of HMAC-SHA256(key, action and block), block after block."""

    def __init__(self, key: bytes, action: int) -> None:
        self.key = key
        self.action = action
        self.blocks = 0
        self.words: list[int] = []

    def draw(self) -> int:
        if not self.words:
            message = self.action.to_bytes(8, "big") + self.blocks.to_bytes(8, "big")
            block = hmac.new(self.key, message, hashlib.sha256).digest()
            self.words = [int.from_bytes(block[i : i + 4], "big") for i in range(0, 32, 4)]
            self.blocks += 1
        return self.words.pop(0)


def below(chance: Chance, n: int) -> int:
    """A uniform random integer in [0, n)."""
    while True:
        product = chance.draw() * n
        if product & 0xFFFFFFFF >= (1 << 32) % n:
            return product >> 32


def shuffle(chance: Chance, cards: list[int]) -> None:
    """Shuffle a list, its last place first."""
    for i in range(len(cards) - 1, 0, -1):
        j = below(chance, i + 1)
        cards[i], cards[j] = cards[j], cards[i]
