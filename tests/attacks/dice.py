"""The deck of King of Tokyo, computed from what everybody sees at the start: claws, the first throw, the open cards.

One state deals the deck (65 draws), throws who begins (one draw of 6^6 for each monster, of which the claws are told)
and throws the first dice (one draw of 6^6, all told). The first throw names 1 in 46,656 of the words low XOR carry, so
it leaves 2^48.5 states, or half as many: P - X shows what X shows. A state is stepped back with a division; each start
roll leaves a fourth or so of the states, three open cards one in 200,000, and the cards that are turned up later leave
the true one.

    uv run python -m tests.attacks.dice --hint 18       # the upper 18 bits of the carry are known: some seconds
    uv run python -m tests.attacks.dice --hint none     # nothing is known: never run to its end, see below

A part of the work takes its share of the time, and parts can run side by side: measured in parts of 2^-17, the whole is
6 days on a core of 2 GHz with four to six monsters, and 90 with two.
"""

from __future__ import annotations

import argparse
import secrets
import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from tests.attacks.chances import FACTOR, MODULUS, Chance, New, Old, below, compiled, shuffle

PIECES = 66
TWICE = (12, 52)
THROWS = 6**6
CLAW = 5
CLAWS = np.array([sum(throw // 6**i % 6 == CLAW for i in range(6)) for throw in range(THROWS)], np.int8)


@dataclass(frozen=True)
class Seen:
    """What everybody sees: the claws of the start rolls, the dice of the first throw, the kinds of the open cards."""

    claws: list[int]
    dice: list[int]
    cards: list[int]


def kind(piece: int) -> int:
    """The kind of a piece of the deck: two kinds have a second piece."""
    return piece if piece < 64 else TWICE[piece - 64]


def deal(chance: Chance, players: int, turned_up: int) -> tuple[list[int], Seen]:
    """The deck, and what is seen of it and of the dice until so many cards have been turned up."""
    deck = list(range(PIECES))
    shuffle(chance, deck)
    claws: list[int] = []
    tied = players
    while tied > 1:
        found = [int(CLAWS[below(chance, THROWS)]) for _ in range(tied)]
        claws += found
        tied = found.count(max(found))
    thrown = below(chance, THROWS)
    dice = [thrown // 6**i % 6 for i in range(6)]
    return deck, Seen(claws, dice, [kind(piece) for piece in deck[:turned_up]])


@compiled
def search(carries: Any, words: Any, claws: Any, claws_of: Any, row: Any, out: Any) -> int:
    """Write into `out` the states before the shuffle that show these start rolls and this row; how many there are.

    carries, words: the first and the one after the last of the carry and of the word of the first throw. claws: int64
    (rolls,), the last roll first. claws_of: int8 (46656,). row: int64 (3,). out: uint64, long enough.
    """
    half, factor, sides = np.uint64(32), np.uint64(4294883355), np.uint64(46656)
    states = np.zeros(2048, np.uint64)
    at = np.zeros(3, np.int64)
    found = 0
    for carry in range(carries[0], carries[1]):
        c = np.uint64(carry)
        for start in range(words[0], words[1], 2048):
            n = min(2048, words[1] - start)
            for i in range(n):
                states[i] = c << half | c ^ np.uint64(start + i)
            for roll in range(len(claws)):  # step all of them back; those with other claws are written over
                m = 0
                for i in range(n):
                    low = states[i] // factor
                    high = states[i] - low * factor
                    states[m] = high << half | low
                    m += claws_of[(high ^ low) * sides >> half] == claws[roll]
                n = m
            for k in range(n):
                state = states[k]
                for slot in range(3):
                    at[slot] = slot
                for i in range(1, 66):  # undo the shuffle: where was the piece that is now in this place?
                    low = state // factor
                    high = state - low * factor
                    j = np.int64((high ^ low) * np.uint64(i + 1) >> half)
                    for slot in range(3):
                        if at[slot] == i:
                            at[slot] = j
                        elif at[slot] == j:
                            at[slot] = i
                    state = high << half | low
                fits = 0
                for slot in range(3):
                    piece = at[slot] if at[slot] < 64 else (12 if at[slot] == 64 else 52)
                    fits += piece == row[slot]
                if fits == 3:
                    out[found] = state
                    found += 1
    return found


def attack(seen: Seen, players: int, carries: range) -> Iterator[list[int]]:
    """The decks that the first generator can have dealt to those who see this; the carry of the first throw lies there.

    Finds nothing where a draw of the deck or a throw was repeated for fairness, once in some thousand games.
    """
    thrown = sum(die * 6**i for i, die in enumerate(seen.dice))
    words = [-(-(value << 32) // THROWS) for value in (thrown, thrown + 1)]
    states = np.zeros(1 << 20, np.uint64)
    claws, row = np.array(seen.claws[::-1], np.int8), np.array(seen.cards[:3])
    n = search(np.array([carries.start, carries.stop]), np.array(words), claws, CLAWS, row, states)
    for point in states[:n]:
        for state in (int(point), MODULUS - int(point)):
            deck, shown = deal(Old(state), players, len(seen.cards))
            if shown == seen:
                yield deck


def trial(chance: Chance, players: int, turned_up: int, hint: int) -> tuple[list[int], Iterator[list[int]]]:
    """A dealt deck, and what the attack finds; of the carry of the first throw the upper `hint` bits are known.

    The second generator has no carry: the attack is given a random one. Without a hint the attack looks through half of
    all carries, and of each state at its mirror image too.
    """
    deck, seen = deal(chance, players, turned_up)
    carry = chance.state % FACTOR if isinstance(chance, Old) else secrets.randbelow(FACTOR)
    known = 32 - hint
    carries = range(carry >> known << known, min((carry >> known) + 1 << known, FACTOR))
    return deck, attack(seen, players, range(1 << 31) if hint == 0 else carries)


def main() -> None:
    parser = argparse.ArgumentParser(description="Compute the decks of dealt games from what the start shows.")
    parser.add_argument("--players", type=int, default=6, choices=range(2, 7))
    parser.add_argument("--cards", type=int, default=8, help="cards turned up so far")
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--hint", default="18", help="known upper bits of the carry, or none")
    given = parser.parse_args()
    hint = 0 if given.hint == "none" else int(given.hint)
    for _ in range(given.games):
        key = secrets.token_bytes(32)
        for chance in (Old.keyed(key, 0), New(key, 0)):
            began = time.perf_counter()
            deck, found = trial(chance, given.players, given.cards, hint)
            decks = list(found)
            took = time.perf_counter() - began
            right = "the right one among them" if deck in decks else "the right one is not among them"
            whole = f"; all carries: {took * 2 ** (hint - 1) / 86400:.1f} days" if hint else ""
            print(f"{type(chance).__name__}: {took:.1f} s, {len(decks)} decks, {right}{whole}", flush=True)


if __name__ == "__main__":
    main()
