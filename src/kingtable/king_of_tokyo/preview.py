"""What if: what dice and answers would do, on copies that know nothing hidden (docs/protocol.md)."""

from __future__ import annotations

from typing import Any

from kingtable.engine.chance import LOWEST
from kingtable.engine.jit import interpreted
from kingtable.king_of_tokyo import layout, rules
from kingtable.king_of_tokyo.agenda import why_name
from kingtable.king_of_tokyo.cards.deck import IDS, KINDS
from kingtable.king_of_tokyo.cards.dispatch import END_TURN_CARDS
from kingtable.king_of_tokyo.layout import (
    BUYING,
    CHANGE,
    CHANGING,
    CLAW,
    DONE,
    HEARTS,
    OPPORTUNITY,
    PASS,
    PLACES,
    PROBING,
    REACTING,
    SELLING,
    SHARE,
    STAY,
    TAKE,
    USE,
    YIELD,
    YIELDING,
    State,
)
from kingtable.king_of_tokyo.view import in_order

_apply = interpreted(rules.apply)


def _blind(s: State) -> State:
    """A copy without the true deck and chance; nobody knows the dice of Camouflage, so they show no heart."""
    tried: Any = in_order(s, s.mover)
    tried.stream = LOWEST
    return tried  # type: ignore[no-any-return]


def _settled(tried: State) -> State:
    """Let everybody answer with the least until the dice are resolved: take damage, stay in Tokyo, pass."""
    answers = {PROBING: PASS, CHANGING: DONE, HEARTS: SHARE, REACTING: TAKE, YIELDING: STAY, OPPORTUNITY: PASS}
    turn_number = tried.number
    while tried.phase in answers and tried.number == turn_number:
        _apply(tried, answers[tried.phase])
    return tried


def outcome(s: State) -> dict[str, Any]:
    """What the dice as they lie would do if nobody reacted."""
    tried = _blind(s)
    _apply(tried, DONE)
    _settled(tried)
    told: dict[str, Any] = {"vp": 0, "heal": 0, "energy": 0, "claws": s.faces[CLAW], "cards": [], "enters": None}
    damage: dict[int, dict[str, Any]] = {}
    for row in tried.journal:  # type: ignore[attr-defined] # every record's twin has one
        match row:
            case layout.J_TURN, *_:
                break
            case (layout.J_VP | layout.J_ENERGY | layout.J_HEAL) as gained, s.turn, n, _, why:
                if why < KINDS and _END_OF_TURN >> why & 1:
                    continue
                told[_GAINED[gained]] += n
                if why_name(why) in IDS and why_name(why) not in told["cards"]:
                    told["cards"].append(why_name(why))
            case layout.J_ENTER, s.turn, place:
                told["enters"] = PLACES[place]
            case layout.J_DAMAGE, p, n, left, _, why if p != s.turn:
                old = damage.get(p, {"damage": 0, "attack": False})
                attacked = old["attack"] or why == layout.ATTACK
                damage[p] = {"seat": p, "damage": old["damage"] + n, "left": left, "attack": attacked}
    return {**told, "damage": [damage[seat] for seat in sorted(damage)]}


_GAINED = {layout.J_VP: "vp", layout.J_ENERGY: "energy", layout.J_HEAL: "heal"}
_END_OF_TURN = int(END_TURN_CARDS)
"""Cards that take effect after what the dice do."""


def deadly(s: State, action: int) -> bool:
    """Does an action certainly cost the seat its life (or its child's), if nothing else is done?"""
    if s.phase not in (REACTING, YIELDING, BUYING, SELLING, OPPORTUNITY) or action in (PASS, YIELD):
        return False
    if USE <= action < CHANGE:
        return False
    tried = _blind(s)
    p = s.mover
    _apply(tried, action)
    _settled(tried)
    for kind, *told in tried.journal:  # type: ignore[attr-defined] # every record's twin has one
        if kind == layout.J_TURN:
            return False
        if kind in (layout.J_OUT, layout.J_CHILD) and told[0] == p:
            return True
    return False
