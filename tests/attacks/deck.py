"""The deck of Kingdomino, computed by a watcher without a seat from the lines seen so far.

A state X = carry * 2^32 + low of the first generator shows low XOR carry, and the carry of the next state is, in its
upper bits, the low of this one. So whoever guesses the upper 5 bits of the first carry reads, from the words that were
drawn, the upper 5 bits of all states X, A X, A^2 X, ... modulo P. Those who fit are the points of a lattice in a small
box; thirteen coordinates of 5 bits against 64 leave one point in two boxes. P - X shows the same upper bits as X, so
that half of the guesses will do.

The first twelve draws take the first twelve dominoes of the deck. A domino that was drawn in a known place tells one
of 48, or fewer, equal parts of the range of its word: one cell of 5 bits, or two. A line is shown sorted, so all orders
inside the lines are tried: 24^3 for three lines of four, 6^4 for four lines of three. The next line and the kings then
leave the true deck. What is unlikely is left out: it is found in about 5 games of 6.

    uv run python -m tests.attacks.deck --players 4      # 4 lines of 4, no hint: 50 s on a core of 2 GHz
    uv run python -m tests.attacks.deck --players 3      # 5 lines of 3, no hint: 5 s
"""

from __future__ import annotations

import argparse
import itertools
import secrets
import time
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from tests.attacks.chances import FACTOR, MODULUS, Chance, New, Old, below, compiled, shuffle

SEEN = 12
"""Dominoes whose draws go into the lattice."""
BITS = 5
"""Upper bits of the states that are guessed or read."""
CELLS = 1 << BITS
LEAST = 1e-3
"""Boxes that hold a smaller share of the words are left out: 7 in 100 of all words."""

Floats = npt.NDArray[np.float64]
Line = Sequence[int]


def deal(chance: Chance, players: int, in_play: int) -> tuple[list[int], list[int]]:
    """The deck and the order of the kings, dealt as the table deals them."""
    deck = list(range(1, 49))
    for i in range(min(in_play, 47)):
        j = i + below(chance, 48 - i)
        deck[i], deck[j] = deck[j], deck[i]
    kings = [i % players for i in range(4 if players == 2 else players)]
    shuffle(chance, kings)
    return deck[:in_play], kings


def lines(deck: list[int], length: int) -> list[Line]:
    """The deck as it is shown: line after line, each sorted."""
    return [sorted(deck[i : i + length]) for i in range(0, len(deck), length)]


def places(order: Line) -> list[int]:
    """The numbers drawn when the first dominoes of the deck are these, in this order."""
    deck = list(range(1, 49))
    found = []
    for i, domino in enumerate(order):
        j = deck.index(domino)
        found.append(j - i)
        deck[i], deck[j] = deck[j], deck[i]
    return found


@cache
def reduced() -> npt.NDArray[np.int64]:
    """A reduced basis (LLL) of the lattice of all (X, A X, ..., A^12 X) modulo P."""
    n = SEEN + 1
    basis = [[pow(FACTOR, i, MODULUS) for i in range(n)]]
    basis += [[MODULUS * (i == k) for i in range(n)] for k in range(1, n)]
    right: list[list[float]] = [[]] * n
    norm = [0.0] * n
    k = 0
    while k < n:
        while True:  # take the earlier vectors off this one, until nothing is left to take
            mu = [0.0] * k
            rest = [x / MODULUS for x in basis[k]]
            for j in range(k):
                mu[j] = sum(x * y for x, y in zip(rest, right[j], strict=True)) / norm[j]
                rest = [x - mu[j] * y for x, y in zip(rest, right[j], strict=True)]
            j = max((j for j in range(k) if abs(mu[j]) > 0.51), default=-1)
            if j < 0:
                break
            basis[k] = [x - round(mu[j]) * y for x, y in zip(basis[k], basis[j], strict=True)]
        right[k], norm[k] = rest, sum(x * x for x in rest)
        if k and norm[k] < (0.99 - mu[k - 1] ** 2) * norm[k - 1]:
            basis[k - 1], basis[k] = basis[k], basis[k - 1]
            k -= 1
        else:
            k += 1
    return np.array(basis, np.int64)


def orthogonal(basis: npt.NDArray[np.int64]) -> tuple[Floats, Floats, Floats]:
    """Of a basis in units of 2^64: the coordinates of cells, the steps between its vectors, their orthogonal lengths.

    The first, shape (13, 32, 13): what a cell of a state adds to the coordinates of the middle of a box.
    """
    q, r = np.linalg.qr((basis / 2.0**64).T)
    sizes = np.diag(r)
    middles = (np.arange(CELLS) + 0.5) / CELLS
    return middles[None, :, None] * (q / sizes)[:, None, :], r / sizes[:, None], np.abs(sizes)


def bounds(basis: npt.NDArray[np.int64]) -> Floats:
    """How far (squared, in units of 2^64) a point of a box may lie from its middle in the last k directions, k = 13..1.

    In each direction the farthest 2 in 100 are given up, 9 in 100 in all.
    """
    q, _ = np.linalg.qr((basis / 2.0**64).T)
    inside = np.random.default_rng(0).uniform(-0.5 / CELLS, 0.5 / CELLS, (40_000, len(basis))) @ q
    squares: Floats = np.cumsum(inside[:, ::-1] ** 2, axis=1)
    return np.array(np.quantile(squares, 0.98, axis=0)[::-1])


def boxes(draws: list[int]) -> list[list[int]]:
    """The cells of the states after the first, for a first cell 0, that give these draws; the unlikely are left out."""
    found: list[tuple[float, int, list[int]]] = [(1.0, 0, [])]
    for i, j in enumerate(draws):
        n = 48 - i
        low, high = CELLS * j, CELLS * (j + 1)  # the words from low to high, in units of 1 / (n * CELLS)
        parts = [
            (cell, min(high, (cell + 1) * n) - max(low, cell * n)) for cell in range(low // n, (high - 1) // n + 1)
        ]
        found = [
            (share * part / CELLS, cell ^ top, [*path, cell ^ top])
            for share, top, path in found
            for cell, part in parts
            if share * part / CELLS >= LEAST
        ]
    return [path for _, _, path in found]


@compiled
def search(cells: Any, draws: Any, basis: Any, coordinates: Any, mu: Any, sizes: Any, bound: Any, out: Any) -> int:
    """Write into `out` the states in boxes whose first numbers are `draws`; how many there are.

    cells: int64 (boxes, 12). draws: int64 (12,). basis: int64, column 0 of it. out: uint64, long enough.
    """
    n = len(sizes)
    scales = 1 / sizes
    half, low_word, factor = np.uint64(32), np.uint64(0xFFFFFFFF), np.uint64(4294883355)
    middle, centre, left = np.zeros(n), np.zeros(n), np.zeros(n + 1)
    z, last = np.zeros(n, np.int64), np.zeros(n, np.int64)
    found = 0
    for box in range(len(cells)):
        for first in range(16):
            middle[:] = coordinates[0, first]
            for i in range(1, n):
                row = coordinates[i, first ^ cells[box, i - 1]]
                for k in range(n):
                    middle[k] += row[k]
            k = n
            left[n] = 0.0
            while True:
                k -= 1  # down: where the coefficient of this vector may lie
                c = middle[k]
                for i in range(k + 1, n):
                    c -= z[i] * mu[k, i]
                reach = np.sqrt(max(0.0, bound[k] - left[k + 1])) * scales[k]
                centre[k] = c
                z[k] = np.int64(np.ceil(c - reach))
                last[k] = np.int64(np.floor(c + reach))
                while k == 0 and z[0] <= last[0]:  # a point: does its state draw these numbers?
                    point = np.int64(0)
                    for i in range(n):
                        point += z[i] * basis[i]
                    state = np.uint64(point)
                    i = 0
                    while i < n - 1:
                        low = state & low_word
                        high = state >> half
                        if ((low ^ high) * np.uint64(48 - i)) >> half != np.uint64(draws[i]):
                            break
                        state = factor * low + high
                        i += 1
                    if i == n - 1:
                        out[found] = np.uint64(point)
                        found += 1
                    z[0] += 1
                while k < n and z[k] > last[k]:  # up: the next coefficient of an earlier vector
                    k += 1
                    if k < n:
                        z[k] += 1
                if k == n:
                    break
                away = (z[k] - centre[k]) * sizes[k]
                left[k] = left[k + 1] + away * away
    return found


def attack(
    shown: list[Line], kings: list[int], players: int, in_play: int, hint: Sequence[Line]
) -> Iterator[list[int]]:
    """The decks that the first generator can have dealt to a watcher who saw these lines and kings.

    hint: the first lines in the order of their draws, as far as it is known beyond what a watcher sees.
    """
    basis = reduced()
    coordinates, mu, sizes = orthogonal(basis)
    bound = bounds(basis)
    states = np.zeros(1 << 12, np.uint64)
    length = len(shown[0])
    ways: list[list[Line]] = [[line] for line in hint] + [
        list(itertools.permutations(line)) for line in shown[len(hint) : SEEN // length]
    ]
    for order in itertools.product(*ways):
        draws = places(list(itertools.chain(*order)))
        cells = np.array(boxes(draws), np.int64).reshape(-1, SEEN)
        n = search(cells, np.array(draws), basis[:, 0].copy(), coordinates, mu, sizes, bound, states)
        for state in {mirror for point in states[:n] for mirror in (int(point), MODULUS - int(point))}:
            deck, drawn_kings = deal(Old(state), players, in_play)
            if drawn_kings == kings and lines(deck, length)[: len(shown)] == shown:
                yield deck


GAMES = {2: (4, 4, 24), 3: (3, 5, 36), 4: (4, 4, 48)}
"""By players: dominoes in a line, lines seen, dominoes in play."""


def trial(chance: Chance, players: int, hinted: int) -> tuple[list[int], Iterator[list[int]]]:
    """A dealt deck, and what the attack finds from its first lines; the order inside `hinted` of them is known."""
    length, seen, in_play = GAMES[players]
    deck, kings = deal(chance, players, in_play)
    hint = [deck[i * length : (i + 1) * length] for i in range(hinted)]
    return deck, attack(lines(deck, length)[:seen], kings, players, in_play, hint)


def main() -> None:
    parser = argparse.ArgumentParser(description="Compute the decks of dealt games from their first lines.")
    parser.add_argument("--players", type=int, default=4, choices=GAMES)
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--hint", default="none", choices=("none", "1", "2"), help="first lines whose order is known")
    given = parser.parse_args()
    for _ in range(given.games):
        key = secrets.token_bytes(32)
        for chance in (Old.keyed(key, 0), New(key, 0)):
            began = time.perf_counter()
            deck, found = trial(chance, given.players, 0 if given.hint == "none" else int(given.hint))
            decks = list(found)
            took = time.perf_counter() - began
            right = "the right one among them" if deck in decks else "the right one is not among them"
            print(f"{type(chance).__name__}: {took:.1f} s, {len(decks)} decks, {right}", flush=True)


if __name__ == "__main__":
    main()
