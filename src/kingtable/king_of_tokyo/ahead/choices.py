"""What the monster that decides may do, and what it leads to (docs/protocol.md, Choices)."""

from __future__ import annotations

from typing import Literal, cast

from kingtable.king_of_tokyo import buying, damage, protocol, turn
from kingtable.king_of_tokyo.ahead.danger import dangers
from kingtable.king_of_tokyo.ahead.preview import effect, outcome, paid_with
from kingtable.king_of_tokyo.cards.deck import IDS, KIND, KINDS, PIECES
from kingtable.king_of_tokyo.cards.dispatch import PAYS, WAITS_CARDS
from kingtable.king_of_tokyo.decisions import DECISIONS, react
from kingtable.king_of_tokyo.decisions.hearts import most_healed
from kingtable.king_of_tokyo.hidden import in_order
from kingtable.king_of_tokyo.layout import (
    BAY,
    BUY,
    BUY_FROM,
    BUY_TOP,
    BUYING,
    CHANGING,
    CHARGE,
    CHARGING,
    CITY,
    COPY,
    HEART,
    HEARTS,
    KEPT,
    MOST_CHARGE,
    OPPORTUNITY,
    PHASES,
    PLACES,
    PROBE,
    REACTING,
    ROLLED,
    SELL,
    SELLING,
    SHARE,
    SWEEP,
    USE,
    YIELDING,
    State,
)
from kingtable.king_of_tokyo.shown.notation import written
from kingtable.king_of_tokyo.shown.view import legal_actions, put_aside


def default_action(s: State) -> int:
    """The action of a seat that does not answer in time (docs/decisions/0002)."""
    return DECISIONS[s.phase].default_action(s)


def choices(s: State) -> protocol.Choices:
    """What the monster that decides may do, and what it leads to."""
    actions = legal_actions(s)
    listed = [action for action in actions if KEPT <= action < SHARE]
    p = s.mover
    deadly, risks = _dangers(s)
    return {
        "phase": PHASES[s.phase],
        "moves": [written(s, action) for action in listed],
        "keep": any(action < KEPT for action in actions),
        "stop": outcome(s) if s.phase in (ROLLED, CHANGING) else None,
        "hearts": _hearts(s, p) if s.phase == HEARTS else None,
        "yield": _yielding(s, p) if s.phase == YIELDING else None,
        "react": _reacting(s, p) if s.phase == REACTING else None,
        "buy": [_offer(s, p, action) for action in listed if action == BUY_TOP or BUY <= action < COPY],
        "sell": [_sale(s, p, action) for action in listed if SELL <= action < CHARGE],
        "mimic": [_copy(s, action) for action in listed if COPY <= action < SELL],
        "charge": min(s.energy[p], MOST_CHARGE) if s.phase == CHARGING else None,
        "uses": _uses(s, listed),
        "effects": _effects(s, listed),
        "deadly": deadly,
        "risks": risks,
        "silence": written(s, default_action(s)),
    }


def _uses(s: State, listed: list[int]) -> list[protocol.Use]:
    """What using a card takes, once for each card."""
    used = [action for action in listed if USE <= action < PROBE]
    base = in_order(s, s.mover) if used else s
    uses: dict[str, protocol.Use] = {}
    for action in used:
        if (card := written(s, action).split()[0]) not in uses:
            energy, loses = paid_with(base, action)
            uses[card] = {"move": card, "energy": energy, "loses": loses}
    return list(uses.values())


def _effects(s: State, listed: list[int]) -> list[protocol.Effect]:
    """What answers lead to, where they are few; dice that are turned are tried (docs/protocol.md, Odds)."""
    if s.phase not in (REACTING, YIELDING, BUYING, OPPORTUNITY, SELLING) or not listed:
        return []
    base = in_order(s, s.mover)
    return [found for action in listed if action != SWEEP and (found := effect(base, action)) is not None]


def _dangers(s: State) -> tuple[list[str], list[protocol.Risk]]:
    """Moves that are certain death, and those that may be."""
    found = dangers(s)
    risks = [(action, danger) for action, danger in found.items() if danger.low > 0 and not danger.certain]
    return [written(s, action) for action, danger in found.items() if danger.certain], [
        {"move": written(s, action), "low": danger.low, "high": danger.high} for action, danger in risks
    ]


def _hearts(s: State, p: int) -> protocol.Hearts:
    others: list[protocol.Healed] = []
    for step in range(1, s.players):
        most = most_healed(s, p, step)
        if most:
            seat = (p + step) % s.players
            others.append({"seat": seat, "most": most, "pays": s.energy[seat]})
    return {
        "hearts": s.faces[HEART],
        "extra": turn.more_for_others(s, p),
        "poison": s.poison[p],
        "shrink": s.shrink[p],
        "others": sorted(others, key=lambda other: other["seat"]),
    }


def _yielding(s: State, p: int) -> protocol.Yielding:
    place = PLACES[CITY] if s.tokyo[CITY] == p else PLACES[BAY]
    waiting = put_aside(s, p)
    left = max(0, s.health[p] - waiting)
    return {"place": place, "stay": left, "yield": s.health[p], "jets": bool(waiting or s.works[p] & int(WAITS_CARDS))}


def _reacting(s: State, p: int) -> protocol.React:
    coming = s.agenda[s.depth - 1][2]
    reactions = {IDS[kind]: _reaction(s, p, kind) for kind in react.REACTIONS}
    fields = {"damage": coming, "left": max(0, s.health[p] - coming), **reactions}
    return cast("protocol.React", fields)  # the fields are those of `react.REACTIONS`


def _reaction(s: State, p: int, kind: int) -> bool | int | None:
    """What it takes to react with a card, None where that cannot be; of one that takes nothing only whether it can."""
    can = bool(damage.has_reaction(s, p, kind))
    if kind not in PAYS:
        return can
    return PAYS[kind] if can else None


def _offer(s: State, p: int, action: int) -> protocol.Buy:
    origin: Literal["row", "top"] | int = "row"
    if action == BUY_TOP:
        kind, origin = KIND[s.deck[s.drawn]], "top"
    elif action >= BUY_FROM:
        origin, kind = divmod(action - BUY_FROM, KINDS)
    else:
        kind = action - BUY
    return {"move": written(s, action), "card": IDS[kind], "price": buying.price_of(s, p, kind), "from": origin}


def _sale(s: State, p: int, action: int) -> protocol.Sale:
    kind = action - SELL
    pays = max(s.paid[piece] for piece in range(PIECES) if s.where[piece] == p and KIND[piece] == kind)
    return {"move": written(s, action), "card": IDS[kind], "pays": pays}


def _copy(s: State, action: int) -> protocol.Copy:
    seat, kind = divmod(action - COPY, KINDS)
    return {"move": written(s, action), "card": IDS[kind], "seat": seat}
