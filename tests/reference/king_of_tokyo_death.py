"""Does a choice mean death? Looked for everywhere, plainly, and held against `king_of_tokyo.danger`.

    uv run python -m tests.reference.king_of_tokyo_death --positions 2000 --processes 2

From a decision every answer of everybody, every throw, every shuffle and every order of what nobody has seen is tried
to the end of the turn, on the rules as they are (tests.reference.king_of_tokyo_differential holds them to a reference).
Nothing is left out because it would not matter. What is meant stands in docs/decisions/0007. Positions are those of
random games with all cards, with little health, few dice and few cards in the deck, so that all can be looked at.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations_with_replacement, permutations
from math import comb, factorial, prod
from typing import Any

import kingtable
from kingtable.engine.chance import SEEN
from kingtable.engine.compiler.jit import interpreted
from kingtable.engine.record import copy_of
from kingtable.king_of_tokyo import layout as L
from kingtable.king_of_tokyo import rules
from kingtable.king_of_tokyo.ahead.danger import dangers
from kingtable.king_of_tokyo.cards.deck import IDS, KIND, PIECES
from kingtable.king_of_tokyo.shown.notation import written
from kingtable.king_of_tokyo.shown.view import legal_actions
from tests.reference.king_of_tokyo_positions import Position, random_position
from tests.reference.king_of_tokyo_table import FACES

MOST = 1_500
"""Actions tried for one choice; where more would be needed it is counted as too large."""
LOOKS = 4_000

apply = interpreted(rules.apply)


class TooLarge(Exception):
    """More would have to be looked at than is worth it."""


class Fork(Exception):
    """Chance decides: what it may bring, each with its probability."""

    def __init__(self, found: list[tuple[float, int]]) -> None:
        self.found = found


class TurnOver(Exception):
    """The next turn begins to throw."""


def every_throw(n: int) -> list[tuple[float, int]]:
    """Each throw of n dice without regard to their order."""
    found = []
    for faces in combinations_with_replacement(range(6), n):
        ways = factorial(n) // prod(factorial(many) for many in Counter(faces).values())
        found.append((ways / 6**n, sum(face * 6**i for i, face in enumerate(faces))))
    return found


def every_hiding(n: int) -> list[tuple[float, int]]:
    """What n dice of Camouflage may show: hearts, or not."""
    hearts = [sum(L.HEART * 6**i for i in range(k)) for k in range(n + 1)]
    return [(comb(n, k) * 5 ** (n - k) / 6**n, hearts[k]) for k in range(n + 1)]


class Decided:
    """Chance as it is given, one by one; then a Fork. What the rules say of it is held against what the table shows."""

    def __init__(self, s: Any, outcomes: tuple[int, ...]) -> None:
        self.s, self.outcomes, self.turn = s, list(outcomes), s.number
        self.to_shuffle = 0

    def below(self, n: int, what: int) -> int:
        s = self.s
        if s.number != self.turn:
            raise TurnOver
        on_the_table = sum(s.faces)
        last = s.journal[-1][0] if s.journal else None
        if on_the_table < s.dice:
            found = every_throw(s.dice - on_the_table)
            assert (n, what) == (6 ** (s.dice - on_the_table), SEEN)
        elif last in (L.J_CAMOUFLAGE, L.J_THROWN):
            rows = [row[0] for row in s.journal]
            begun = len(rows) - 1 - rows[::-1].index(L.J_CAMOUFLAGE)
            dice = min(9, s.journal[begun][2] - rows[begun:].count(L.J_THROWN))
            found = every_hiding(dice)
            assert (n, what) == (6**dice, L.CAMOUFLAGE_OF + s.journal[begun][1])
        else:
            if self.to_shuffle < 2:
                self.to_shuffle = s.discards
            found = [(1 / self.to_shuffle, j) for j in range(self.to_shuffle)]
            assert (n, what) == (self.to_shuffle, SEEN)
            self.to_shuffle -= 1
        if not self.outcomes:
            raise Fork(found)
        return self.outcomes.pop(0)

    def arrange(self, cards: Any, first: int, n: int) -> bool:
        return False


class Search:
    """All that may come of the choices at one decision."""

    def __init__(self, s: Any) -> None:
        self.seat = s.mover
        self.turn = s.number
        self.left = MOST
        lab = s.phase == L.BUYING and s.works[s.mover] >> IDS.index("made_in_a_lab") & 1 and s.drawn < PIECES
        self.known = s.drawn + bool(lab)
        self.top = s.drawn if lab else None
        self.orders = []
        for unseen in {tuple(order) for order in permutations(s.deck[self.known :])}:
            root = copy_of(s)
            root.deck[self.known :] = list(unseen)
            self.orders.append(root)
        self.lives_known: dict[Any, bool] = {}
        self.values_known: dict[Any, tuple[float, bool]] = {}

    def after(self, s: Any, action: int) -> Iterator[tuple[float, Any]]:
        """Every way that chance may go. A whole shuffle is one of many alike, so its parts are tried in turn."""
        waiting: list[tuple[float, tuple[int, ...]]] = [(1.0, ())]
        while waiting:
            p, outcomes = waiting.pop()
            self.left -= 1
            if self.left < 0:
                raise TooLarge
            tried = copy_of(s)
            tried.stream = Decided(tried, outcomes)
            try:
                apply(tried, action)
            except TurnOver:
                pass
            except Fork as fork:
                waiting += [(p * q, (*outcomes, each)) for q, each in fork.found]
                continue
            yield p, tried

    def over(self, s: Any) -> bool:
        return bool(s.phase == L.OVER or s.number != self.turn or s.health[self.seat] == 0)

    def key(self, s: Any) -> Any:
        fields = (getattr(s, name) for name in type(s).FIELDS if name not in ("chance", "vp", "reached", "reaches"))
        return str([field[: s.depth] if isinstance(field, list) and field is s.agenda else field for field in fields])

    # --- is there any way to live

    def saved_by(self, action: int) -> bool:
        return any(self.saved(root, action) for root in self.orders)

    def saved(self, s: Any, action: int) -> bool:
        return any(self.lives(after) for _, after in self.after(s, action))

    def lives(self, s: Any) -> bool:
        if self.over(s):
            return bool(s.health[self.seat] > 0)
        key = self.key(s)
        if key not in self.lives_known:
            actions = sorted(legal_actions(s), key=lambda action: (action < L.KEPT, action not in (L.END, L.DONE)))
            self.lives_known[key] = any(self.saved(s, action) for action in actions)
        return self.lives_known[key]

    # --- the chance of death

    def chance(self, action: int) -> tuple[float, bool]:
        """The chance, and whether the seat could still throw somewhere on the way."""
        return self.chance_of(self.orders[0], action, frozenset())

    def chance_of(self, s: Any, action: int, fresh: frozenset[int]) -> tuple[float, bool]:
        if s.phase == L.MIMICKING and s.depth == 0 and not self.no_dice(s):
            return 0.0, True
        total, throws = 0.0, False
        for p, after in self.after(s, action):
            come_up = {row[1] for row in after.journal if row[0] == L.J_REVEAL}
            value, more = self.value(after, fresh | come_up)
            total, throws = total + p * value, throws or more
        return total, throws

    def no_dice(self, s: Any) -> bool:
        """Will the turn that begins throw nothing?"""
        after = copy_of(s)
        after.stream = Decided(after, ())
        try:
            apply(after, L.PASS)
        except Fork:
            return False
        return True

    def value(self, s: Any, fresh: frozenset[int]) -> tuple[float, bool]:
        if self.over(s):
            return float(s.health[self.seat] == 0), False
        legal = [written(s, action) for action in legal_actions(s)]
        if s.mover != self.seat:
            return self.chance_of(s, legal_actions(s)[legal.index(self.silent(s, legal))], fresh)
        if s.phase == L.ROLLED and any(move not in ("done", "rapid_healing") for move in legal):
            return 0.0, True
        key = self.key(s) + str(sorted(fresh))
        if key not in self.values_known:
            best, throws = 1.0, False
            for action, move in zip(legal_actions(s), legal, strict=True):
                if not self.unseen(s, move, fresh):
                    value, more = self.chance_of(s, action, fresh)
                    best, throws = min(best, value), throws or more
                    if best == 0:
                        break
            self.values_known[key] = best, throws
        return self.values_known[key]

    def unseen(self, s: Any, move: str, fresh: frozenset[int]) -> bool:
        """Does an answer count on what did not lie open at the decision?"""
        words = move.split()
        if move == "sweep":
            return True
        if move == "buy top":
            return bool(s.drawn != self.top)
        if words[0] != "buy" or len(words) != 2:
            return False
        return next(i for i in range(3) if s.row[i] != L.NOBODY and IDS[KIND[s.row[i]]] == words[1]) in fresh

    def silent(self, s: Any, legal: list[str]) -> str:
        """What is played for another one who does not answer (docs/decisions/0002)."""
        match L.PHASES[s.phase]:
            case "react":
                lethal = s.agenda[s.depth - 1][2] >= s.health[s.mover]
                return next((move for move in ("wings", "rapid_healing") if lethal and move in legal), "take")
            case "hearts":
                return f"hearts heal={s.faces[L.HEART]}"
            case "mimic" if "pass" not in legal:
                return min(legal, key=lambda move: (move.split()[3:], move.split()[1:2]))
            case "charge":
                return "charge 1"
        return next(move for move in ("done", "end", "pass", "yield") if move in legal)


# --- positions


def little(rng: random.Random) -> Position:
    """A position in which death is near and few cards lie about: of the others none is in the game."""
    position = random_position(rng)
    position["deck"] = position["deck"][: rng.randrange(4)]
    position["discard"] = position["discard"][: rng.randrange(3)]
    for monster in position["monsters"]:
        if monster["health"]:
            monster["health"] = rng.choice([1, 1, 2, 3, 4])
            monster["energy"] = rng.choice([0, 1, 2, 2, 3, 4, 5, 6, 8])
    turn = position["monsters"][position["turn"]]
    turn["poison"] = rng.choice([0, 1, 2, 3, 4])
    if position["phase"] == "rolled":
        position["rerolls"] = rng.choice([0, 0, 1, 1, 2])
        many = rng.randint(1, 3) if position["rerolls"] else rng.randint(1, 6)
        position["dice"] = rng.choices([*FACES, "heart", "claw"], k=many)
    return position


def decisions(seed: int) -> Iterator[tuple[str, kingtable.Match]]:
    """The decisions of one turn of a random game from such a position."""
    rng = random.Random(seed)
    match = kingtable.from_position(little(rng), seed=seed)
    number = match.state.number
    while not match.over and len(match.moves) < 8 and match.state.number == number:
        yield f"seed {seed}, after {match.moves}: ", match
        legal = match.legal()
        match.play(rng.choice([move for move in legal if not move.startswith("keep")]))


def compared(seed: int) -> tuple[Counter[str], list[str]]:
    """What was looked at in one game, and what differs."""
    seen: Counter[str] = Counter()
    wrong: list[str] = []
    for where, match in decisions(seed):
        s = match.state
        told = dangers(s, LOOKS)
        search = Search(s)
        seen["positions"] += 1
        for action in random.Random(seed).sample(legal_actions(s), min(6, len(legal_actions(s)))):
            danger, move = told.get(action), written(s, action)
            search.left = MOST
            try:
                chance, throws = (0.0, True) if action < L.KEPT else search.chance(action)
                certain = (chance > 1 - 1e-9 or throws) and not search.saved_by(action)
            except TooLarge:
                seen["too large"] += 1
                continue
            seen["choices"] += 1
            seen["certain"] += certain
            if certain != (danger is not None and danger.certain):
                wrong.append(f"{where}{move}: certain death {certain}, told {danger}")
            elif not certain:
                low, high = (danger.low, danger.high) if danger else (0.0, 0.0)
                seen["may be"] += danger is not None
                seen["wide"] += high - low > 1e-9
                if not low - 1e-9 <= chance <= high + 1e-9:
                    wrong.append(f"{where}{move}: {chance:.4f}, told {danger}")
    return seen, wrong


def report(positions: int, processes: int = 1) -> tuple[Counter[str], list[str]]:
    """Games, until so many positions have been looked at."""
    seen: Counter[str] = Counter()
    wrong: list[str] = []
    with ProcessPoolExecutor(processes) as pool:
        for start in range(0, 100 * positions, 40):
            for found, differs in pool.map(compared, range(start, start + 40)):
                seen += found
                wrong += differs
            if seen["positions"] >= positions or wrong:
                break
    return seen, wrong


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--positions", type=int, default=2_000)
    parser.add_argument("--processes", type=int, default=2)
    asked = parser.parse_args()
    begun = time.perf_counter()
    seen, wrong = report(asked.positions, asked.processes)
    print(", ".join(f"{n:,} {what}" for what, n in seen.items()), f"({time.perf_counter() - begun:,.0f} s)")
    print("\n".join(wrong) or "no difference")
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main())
