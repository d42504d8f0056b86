"""The decision `hearts`: heal oneself, take counters off, heal others (T-073 to T-075)."""

from __future__ import annotations

from typing import Any

from kingtable.engine import multisets
from kingtable.engine.compiler.jit import rule
from kingtable.engine.errors import IllegalAction
from kingtable.engine.record import Row
from kingtable.king_of_tokyo import effects, turn
from kingtable.king_of_tokyo import layout as L
from kingtable.king_of_tokyo.cards import dispatch as cards
from kingtable.king_of_tokyo.decisions import words
from kingtable.king_of_tokyo.layout import State

WORDS: tuple[str, ...] = ("hearts",)
USED: int = 0


@rule
def legal(s: L.State, out: Row) -> int:
    n = 0
    p = s.mover
    hearts, extra = s.faces[L.HEART], turn.more_for_others(s, p)
    m1, m2, m3 = most_healed(s, p, 1), most_healed(s, p, 2), most_healed(s, p, 3)
    m4, m5 = most_healed(s, p, 4), most_healed(s, p, 5)
    a = L.MOST_HEARTS
    for poison in range(min(s.poison[p], hearts) + 1):
        r0 = L.SHARE_STEPS[0][a][poison]
        b = a - poison
        for shrink in range(min(s.shrink[p], hearts - poison) + 1):
            r1 = r0 + L.SHARE_STEPS[1][b][shrink]
            c = b - shrink
            own = hearts - poison - shrink
            most = own + extra if own > 0 else 0
            for h1 in range(min(m1, most) + 1):
                r2 = r1 + L.SHARE_STEPS[2][c][h1]
                for h2 in range(min(m2, most - h1) + 1):
                    r3 = r2 + L.SHARE_STEPS[3][c - h1][h2]
                    for h3 in range(min(m3, most - h1 - h2) + 1):
                        r4 = r3 + L.SHARE_STEPS[4][c - h1 - h2][h3]
                        d = c - h1 - h2 - h3
                        for h4 in range(min(m4, most - h1 - h2 - h3) + 1):
                            r5 = r4 + L.SHARE_STEPS[5][d][h4]
                            for h5 in range(min(m5, most - h1 - h2 - h3 - h4) + 1):
                                out[n] = L.SHARE + r5 + L.SHARE_STEPS[6][d - h4][h5]
                                n += 1
    return n


@rule
def most_healed(s: L.State, p: int, step: int) -> int:
    """How much the monster some steps on can be healed by another's hearts."""
    if step >= s.players:
        return 0
    q = L.after(s, p, step)
    return effects.most_health(s, q) - s.health[q] if cards.healable(s, p, 0) >> q & 1 else 0


@rule
def act(s: L.State, action: int) -> None:
    turn.share_hearts(s, action - L.SHARE)
    s.stage = L.TO_ENERGY


_STEPS: Any = L.SHARE_STEPS.tolist()


def written(s: State, action: int) -> str:
    parts = [0] * L.HEART_PARTS
    multisets.put_counts(_STEPS, action - L.SHARE, parts)
    given = {"heal": max(0, s.faces[L.HEART] - sum(parts)), "poison": parts[0], "shrink": parts[1]}
    for seat, step in sorted(((s.turn + step) % s.players, step) for step in range(1, s.players)):
        given[str(seat)] = parts[step + 1]
    return " ".join(["hearts", *(f"{name}={n}" for name, n in given.items() if n)])


def read(s: State, first: str, rest: list[str]) -> int | None:
    given: dict[str, int] = {}
    for part in rest:
        name, equals, n = part.partition("=")
        if not equals or name in given or not (n.isascii() and n.isdigit() and len(n) < 3):
            return None
        if name not in ("heal", "poison", "shrink") and words.seat_in(s, name) is None:
            return None
        given[name] = int(n)
    parts = [given.get("poison", 0), given.get("shrink", 0)]
    parts += [given.get(str((s.turn + step) % s.players), 0) if step < s.players else 0 for step in range(1, L.PLAYERS)]
    if given.get(str(s.turn)) or sum(parts) > L.MOST_HEARTS:
        return words.NEVER
    if given.get("heal", 0) != max(0, s.faces[L.HEART] - sum(parts)):
        return words.NEVER
    return L.SHARE + multisets.rank_of(_STEPS, parts)


def why_not(s: State, first: str, rest: list[str]) -> IllegalAction:
    return IllegalAction("refuse-kot-hearts", rule="T-073", hearts=s.faces[L.HEART])


def default_action(s: State) -> int:
    return L.SHARE
