"""What speaks for an answer in King of Tokyo, from what the monster that decides can see and compute.

Consequences are those of `preview`: everybody else takes damage, stays and passes.
"""

from __future__ import annotations

from collections.abc import Sequence

from kingtable.bots import Turn
from kingtable.bots.hints import Reason
from kingtable.king_of_tokyo import layout as L
from kingtable.king_of_tokyo.ahead.danger import danger_of
from kingtable.king_of_tokyo.ahead.odds import goals
from kingtable.king_of_tokyo.ahead.preview import effect, paid_with, stopped
from kingtable.king_of_tokyo.hidden import Seen, in_order
from kingtable.king_of_tokyo.protocol import Effect
from kingtable.king_of_tokyo.shown.notation import understood
from kingtable.king_of_tokyo.shown.view import legal_actions

LIKELY = 0.02
"""Odds below are not worth a sentence."""


def reasons(seen: Seen, seat: int, turns: Sequence[Turn]) -> list[Reason]:
    """The odds of what is kept, what the dice or an answer lead to (`stop`, `effect`: the page has them with the
    choices), what it costs, and what comes before the next turn."""
    move = turns[0].moves[0]
    action = understood(seen, move, legal_actions(seen))
    if action < L.KEPT:
        return _of_keeping(seen, move.split()[1:])
    if seen.phase == L.ROLLED and action == L.DONE:
        return [Reason("stop", {})]
    found = _of_danger(seen, action) + _of_paying(seen, action)
    done = effect(in_order(seen, seat), action)
    if done is not None:
        found += _of_effect(seen, seat, done)
    if seen.phase == L.YIELDING:
        found += _of_tokyo(seen, seat)
    return found


def _of_keeping(s: Seen, kept: list[str]) -> list[Reason]:
    if not kept:
        return [Reason("all-again", {})]
    found = []
    sure = in_order(s, s.mover)
    sure.faces, sure.dice = [kept.count(face) for face in L.FACES], len(kept)
    if points := stopped(sure)["vp"]:
        found.append(Reason("sure", {"n": points}))
    likely = sorted(goals(s, kept), key=lambda goal: -goal[2])
    found += [Reason("odds", {"face": L.FACES[face], "n": n, "p": p}) for face, n, p in likely if p >= LIKELY]
    return found


def _of_paying(s: Seen, action: int) -> list[Reason]:
    """What an answer takes, or what is kept by buying nothing."""
    if action == L.SWEEP:
        return [Reason("sweep", {})]
    if action in (L.END, L.PASS) and s.phase in (L.BUYING, L.OPPORTUNITY):
        return [Reason("saves", {"n": s.energy[s.mover]})]
    energy, cards = paid_with(in_order(s, s.mover), action)
    found = [Reason("pays", {"n": energy, "left": s.energy[s.mover] - energy})] if energy else []
    return found + [Reason("loses", {"card": card}) for card in cards]


def _of_effect(s: Seen, seat: int, done: Effect) -> list[Reason]:
    found = [Reason("effect", {})] if done["vp"] or done["damage"] or done["out"] or len(done["health"]) > 1 else []
    ways = done["health"]
    if len(ways) == 1 and (ways[0]["left"] != s.health[seat] or s.phase in (L.YIELDING, L.REACTING)):
        found.append(Reason("health", {"n": ways[0]["left"]}))
    return found


def _of_tokyo(s: Seen, seat: int) -> list[Reason]:
    """Who can hit the monster in Tokyo before its next turn, and what it gets for staying until then."""
    steps = range(1, (seat - s.turn) % s.players)  # whose turn it is does not roll before that any more
    rolling = [other for step in steps if s.health[other := (s.turn + step) % s.players] > 0]
    rivals = sum(not L.in_tokyo(s, other) for other in rolling)
    return [*([Reason("rivals", {"n": rivals})] if rivals else []), Reason("stays", {})]


def _of_danger(s: Seen, action: int) -> list[Reason]:
    """Does every other answer, but not this one, mean death?"""
    if s.phase not in (L.REACTING, L.YIELDING):
        return []
    others = [other for other in legal_actions(s) if other != action]
    if others and not danger_of(s, action).certain and all(danger_of(s, other).certain for other in others):
        return [Reason("only-way", {})]
    return []
