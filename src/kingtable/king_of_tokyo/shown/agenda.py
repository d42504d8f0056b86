"""The agenda as JSON: what still has to happen in the middle of a turn, the next last."""

# This module checks each value that strangers send; pyright does not know its type before that.
# pyright: reportUnknownArgumentType=false, reportUnknownMemberType=false, reportUnknownVariableType=false

from __future__ import annotations

from typing import Any

from kingtable.engine.errors import InvalidPosition
from kingtable.king_of_tokyo import layout as L
from kingtable.king_of_tokyo.cards.deck import IDS, KIND, NUMBER, kinds_in
from kingtable.king_of_tokyo.cards.dispatch import CHARGING_CARDS
from kingtable.king_of_tokyo.cards.kinds import MIMIC
from kingtable.king_of_tokyo.cards.windows import BUYING_STEP

Item = dict[str, Any]

STAGE_OF = {
    L.MIMICKING: L.TO_MIMIC,
    L.ROLLED: L.TO_ROLL,
    L.PROBING: L.TO_PROBE,
    L.CHANGING: L.TO_CHANGE,
    L.HEARTS: L.TO_HEARTS,
    L.BUYING: L.TO_BUY,
    L.SELLING: L.TO_SELL,
}
"""The stage of the turn at which a decision is asked when the agenda is empty."""

MOST_DAMAGE = 99

_CHARGED = {IDS[piece]: piece for piece in (*kinds_in(CHARGING_CARDS), MIMIC)}
"""The pieces on which energy may have to be put, Mimic for what it copies."""


def why_name(why: int) -> str:
    """A reason in words: a card's id, or one of REASONS."""
    return L.REASONS[why - L.FIRST_REASON] if why >= L.FIRST_REASON else IDS[why]


def why_number(name: str) -> int:
    """The number of a reason. Raises KeyError or ValueError for an unknown one."""
    return L.FIRST_REASON + L.REASONS.index(name) if name in L.REASONS else NUMBER[name]


def agenda_of(s: L.State) -> Item | None:
    """The stage of the turn and what happens before it goes on, the next last; None where the phase tells all."""
    if s.depth == 0 and STAGE_OF.get(s.phase) == s.stage:
        return None
    return {"stage": L.STAGES[s.stage], "items": [_item(row) for row in s.agenda[: s.depth]]}


def _members(mask: int, most: int) -> list[int]:
    return [i for i in range(most) if mask >> i & 1]


def _item(row: list[int]) -> Item:
    what, a, b, c, d = (int(x) for x in row)
    item: Item = {"do": L.AGENDA[what]}
    if what == L.DO_DAMAGE:
        item |= {"seat": a, "amount": b, "by": None if c == L.NOBODY else c, "why": why_name(d >> L.WHY_SHIFT)}
        item |= {"attack": bool(d & L.BY_ATTACK), "camouflaged": bool(d & L.CAMOUFLAGED)}
    elif what == L.DO_LATE:
        item |= {"seat": a, "amount": b, "by": c}
    elif what == L.DO_YIELD:
        item["seats"] = _members(a, 6)
    elif what == L.DO_ENTER:
        item["barred"] = bool(a)
    elif what == L.DO_REFILL:
        item["slots"] = _members(a, 3)
    elif what == L.DO_OPPORTUNITY:
        item |= {"slots": _members(a, 3), "step": b}
    elif what == L.DO_MIMIC:
        item |= {"seat": a, "buying": bool(b)}
    elif what == L.DO_CHARGE:
        item |= {"seat": a, "card": IDS[KIND[b]]}
    return item


def read_agenda(s: L.State, agenda: Any) -> None:
    """Put stage and agenda into a state. Raises InvalidPosition where it is none."""
    items = agenda.get("items") if isinstance(agenda, dict) else None
    if not isinstance(items, list) or len(items) > L.DEPTH - 16:
        raise InvalidPosition("position-agenda", field="agenda")
    if agenda.get("stage") not in L.STAGES:
        raise InvalidPosition("position-agenda", field="agenda.stage")
    if set(agenda) != {"stage", "items"}:
        raise InvalidPosition("position-agenda", field="agenda")
    for i, item in enumerate(items):
        try:
            s.agenda[i] = _row(s, item)
            if set(item) != set(_item(s.agenda[i])):
                raise ValueError
        except (KeyError, TypeError, ValueError, AttributeError, IndexError):
            raise InvalidPosition("position-agenda", field=f"agenda.items[{i}]") from None
    s.stage, s.depth = L.STAGES.index(agenda["stage"]), len(items)


def _in(value: Any, most: int, least: int = 0) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise ValueError
    return value


def _flag(value: Any) -> int:
    if not isinstance(value, bool):
        raise ValueError
    return int(value)


def _row(s: L.State, item: Item) -> list[int]:
    what = L.AGENDA.index(item["do"])
    seat = _in(item["seat"], s.players - 1) if "seat" in item else 0

    if what == L.DO_DAMAGE:
        by = L.NOBODY if item["by"] is None else _in(item["by"], s.players - 1)
        flags = L.BY_ATTACK * _flag(item["attack"]) | L.CAMOUFLAGED * _flag(item["camouflaged"])
        return [what, seat, _in(item["amount"], MOST_DAMAGE), by, flags | why_number(item["why"]) << L.WHY_SHIFT]
    if what == L.DO_LATE:
        return [what, seat, _in(item["amount"], MOST_DAMAGE), _in(item["by"], s.players - 1), 0]
    if what == L.DO_YIELD:
        return [what, sum(1 << _in(p, s.players - 1) for p in set(item["seats"])), 0, 0, 0]
    if what == L.DO_ENTER:
        return [what, _flag(item["barred"]), 0, 0, 0]
    if what in (L.DO_REFILL, L.DO_OPPORTUNITY):
        slots = sum(1 << _in(slot, 2) for slot in set(item["slots"]))
        return [what, slots, _in(item["step"], s.players, 1) if what == L.DO_OPPORTUNITY else 0, 0, 0]
    if what == L.DO_MIMIC:
        return [what, seat, BUYING_STEP * _flag(item["buying"]), 0, 0]
    if what == L.DO_CHARGE:
        return [what, seat, _CHARGED[item["card"]], 0, 0]
    return [what, 0, 0, 0, 0]
