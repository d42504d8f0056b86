"""What a seat sees, as JSON-able dicts (docs/protocol.md). What is hidden is in no view."""

from __future__ import annotations

from typing import TypedDict, cast

from kingtable.engine.spec import Options
from kingtable.king_of_tokyo import buying, effects, layout, protocol, turn
from kingtable.king_of_tokyo.cards.deck import CARDS, COST, IDS, KIND, PIECES
from kingtable.king_of_tokyo.decisions import legal
from kingtable.king_of_tokyo.hidden import known_cards
from kingtable.king_of_tokyo.layout import (
    BAY,
    CAUSES,
    CITY,
    DO_LATE,
    GOING_ON,
    NOBODY,
    OPPORTUNITY,
    OVER,
    PHASES,
    PLACES,
    REACTING,
    WHY_SHIFT,
    YIELDING,
    State,
)
from kingtable.king_of_tokyo.shown.agenda import why_name
from kingtable.king_of_tokyo.shown.notation import card_entry
from kingtable.king_of_tokyo.shown.position import dice_of, pieces_of


def legal_actions(s: State) -> list[int]:
    """All legal actions of the monster that decides."""
    out = [0] * layout.ACTIONS
    return out[: legal(s, out)]


def ranks(s: State) -> list[int]:
    """1 for the winner, 2 for all others; where nobody wins, or nobody has won yet, all 1."""
    return [turn.rank(s, p) for p in range(s.players)]


def view(s: State, options: Options) -> protocol.View:
    """The table as everybody sees it."""
    over = s.phase == OVER
    return {
        "game": "king-of-tokyo",
        "options": cast(protocol.Options, options),
        "seat": None,
        "phase": "going_on" if s.phase == GOING_ON else PHASES[s.phase],
        "to_move": None if over else s.turn if s.phase == GOING_ON else s.mover,
        "turn": s.turn,
        "turn_number": s.number,
        "dice": dice_of(s),
        "rerolls": s.rerolls,
        "monsters": [_monster(s, p) for p in range(s.players)],
        "tokyo": {
            "city": None if s.tokyo[CITY] == NOBODY else s.tokyo[CITY],
            "bay": None if s.tokyo[BAY] == NOBODY else s.tokyo[BAY],
            "bay_open": bool(layout.bay_open(s)),
        },
        "row": _row(s, None),
        "deck": PIECES - s.drawn,
        "top": None,
        "discard": [IDS[KIND[piece]] for piece in s.discard[: s.discards]],
        "question": _question(s),
        "extra_turns": ([s.turn] if s.freeze_again else []) + s.extra[: s.extras],
        "freeze": s.freeze,
        "scores": s.vp[: s.players],
        "ranks": ranks(s) if over else None,
        "winners": [s.winner] if over and s.winner != NOBODY else [],
        "over": over,
        "cause": CAUSES[s.cause] if over else None,
    }


class OwnView(TypedDict):
    """What a seat sees otherwise than a spectator."""

    row: list[protocol.RowCard | None]
    top: protocol.RowCard | None


def own_view(s: State, seat: int) -> OwnView:
    """What a seat sees otherwise than a spectator: its prices, and the top card where it has Made in a Lab."""
    looks = known_cards(s, seat) > s.drawn
    return {"row": _row(s, seat), "top": _for_sale(s, s.deck[s.drawn], seat) if looks else None}


def _row(s: State, seat: int | None) -> list[protocol.RowCard | None]:
    return [None if piece == NOBODY else _for_sale(s, piece, seat) for piece in s.row]


def _monster(s: State, p: int) -> protocol.Monster:
    return {
        "health": s.health[p],
        "max_health": effects.most_health(s, p),
        "vp": s.vp[p],
        "energy": s.energy[p],
        "poison": s.poison[p],
        "shrink": s.shrink[p],
        "alive": s.health[p] > 0,
        "place": next((name for place, name in enumerate(PLACES) if s.tokyo[place] == p), None),
        "dice": turn.dice_of(s, p),
        "wings": bool(s.wings >> p & 1),
        "cards": [card_entry(s, piece) for piece in pieces_of(s, p)],
    }


def _for_sale(s: State, piece: int, seat: int | None) -> protocol.RowCard:
    kind = KIND[piece]
    price = None if seat is None else buying.price_of(s, seat, kind)
    short = None if seat is None or price is None else max(0, price - s.energy[seat])
    return {"card": IDS[kind], "cost": int(COST[kind]), "price": price, "short": short, "kind": CARDS[kind]["kind"]}


def _question(s: State) -> protocol.Question | None:
    item = s.agenda[s.depth - 1]
    if s.phase == REACTING:
        by = None if item[3] == NOBODY else item[3]
        return {"kind": "react", "by": by, "damage": item[2], "why": why_name(item[4] >> WHY_SHIFT)}
    if s.phase == YIELDING:
        damage = put_aside(s, s.mover) or s.struck[s.mover]
        return {"kind": "yield", "by": s.turn, "damage": damage, "why": "attack"}
    if s.phase == OPPORTUNITY:
        shown = [IDS[KIND[s.row[slot]]] for slot in range(3) if item[1] >> slot & 1 and s.row[slot] != NOBODY]
        return {"kind": "opportunist", "by": s.turn, "damage": 0, "why": "reveal", "cards": shown}
    return None


def put_aside(s: State, p: int) -> int:
    """Damage that Jets put aside for a monster."""
    return sum(row[2] for row in s.agenda[: s.depth] if row[0] == DO_LATE and row[1] == p)
