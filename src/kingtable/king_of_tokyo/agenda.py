"""The agenda as JSON: what still has to happen in the middle of a turn, the next last."""

from __future__ import annotations

from typing import Any

from kingtable.engine.errors import InvalidPosition
from kingtable.king_of_tokyo.cards.deck import IDS, NUMBER
from kingtable.king_of_tokyo.cards.kinds import MIMIC, MONSTER_BATTERIES
from kingtable.king_of_tokyo.cards.windows import BUYING_STEP
from kingtable.king_of_tokyo.layout import (
    AGENDA,
    BUYING,
    BY_ATTACK,
    CAMOUFLAGED,
    CHANGING,
    DEPTH,
    DO_ATTACK,
    DO_BUY,
    DO_CHANGE,
    DO_CHARGE,
    DO_DAMAGE,
    DO_END,
    DO_ENERGY,
    DO_ENTER,
    DO_FINISH,
    DO_HEARTS,
    DO_LATE,
    DO_MIMIC,
    DO_OPPORTUNITY,
    DO_PROBE,
    DO_REFILL,
    DO_RESOLVE,
    DO_ROLLED,
    DO_SELL,
    DO_THROW,
    DO_YIELD,
    FIRST_REASON,
    HEARTS,
    MIMICKING,
    NOBODY,
    PROBING,
    REASONS,
    ROLLED,
    SELLING,
    WHY_SHIFT,
    State,
)

Item = dict[str, Any]

_TO_BUY = [DO_FINISH, DO_END, DO_SELL, DO_BUY]
_BEFORE_DICE = [*_TO_BUY, DO_RESOLVE, DO_CHANGE, DO_PROBE, DO_ROLLED]
_DEFAULT = {
    MIMICKING: [*_BEFORE_DICE, DO_THROW, DO_MIMIC],
    ROLLED: _BEFORE_DICE,
    PROBING: _BEFORE_DICE[:-1],
    CHANGING: _BEFORE_DICE[:-2],
    HEARTS: [*_TO_BUY, DO_ATTACK, DO_ENERGY, DO_HEARTS],
    BUYING: _TO_BUY,
    SELLING: _TO_BUY[:-1],
}


def why_name(why: int) -> str:
    """A reason in words: a card's id, or one of REASONS."""
    return REASONS[why - FIRST_REASON] if why >= FIRST_REASON else IDS[why]


def why_number(name: str) -> int:
    """The number of a reason. Raises KeyError or ValueError for an unknown one."""
    return FIRST_REASON + REASONS.index(name) if name in REASONS else NUMBER[name]


def default_agenda(phase: int, turn: int) -> list[Item] | None:
    """What stands on the agenda where nothing special is going on; None for decisions amid something."""
    if phase not in _DEFAULT:
        return None
    return [_item([what, turn if what == DO_MIMIC else what == DO_PROBE, 0, 0, 0]) for what in _DEFAULT[phase]]


def agenda_of(s: State) -> list[Item]:
    """The agenda of a state, the next item last."""
    return [_item(row) for row in s.agenda[: s.depth]]


def _members(mask: int, most: int) -> list[int]:
    return [i for i in range(most) if mask >> i & 1]


def _item(row: list[int]) -> Item:
    what, a, b, c, d = (int(x) for x in row)
    item: Item = {"do": AGENDA[what]}
    if what == DO_DAMAGE:
        item |= {"seat": a, "amount": b, "by": None if c == NOBODY else c, "why": why_name(d >> WHY_SHIFT)}
        item |= {"attack": bool(d & BY_ATTACK), "camouflaged": bool(d & CAMOUFLAGED)}
    elif what == DO_LATE:
        item |= {"seat": a, "amount": b, "by": c}
    elif what == DO_YIELD:
        item["seats"] = _members(a, 6)
    elif what == DO_ENTER:
        item["barred"] = bool(a)
    elif what == DO_PROBE:
        item["step"] = int(a)
    elif what == DO_REFILL:
        item["slots"] = _members(a, 3)
    elif what == DO_OPPORTUNITY:
        item |= {"slots": _members(a, 3), "step": b}
    elif what == DO_MIMIC:
        item |= {"seat": a, "free": bool(b), "buying": bool(c)}
    elif what == DO_CHARGE:
        item |= {"seat": a, "card": "mimic" if b == MIMIC else "monster_batteries"}
    return item


def read_agenda(s: State, agenda: Any) -> None:
    """Put an agenda into a state. Raises InvalidPosition where it is none."""
    if not isinstance(agenda, list) or not 1 <= len(agenda) <= DEPTH - 16:
        raise InvalidPosition("position-agenda", field="agenda")
    for i, item in enumerate(agenda):
        try:
            s.agenda[i] = _row(s, item)
        except (KeyError, TypeError, ValueError, AttributeError):
            raise InvalidPosition("position-agenda", field=f"agenda[{i}]") from None
    if s.agenda[0][0] != DO_FINISH:
        raise InvalidPosition("position-agenda", field="agenda[0]")
    s.depth = len(agenda)


def _in(value: Any, most: int, least: int = 0) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise ValueError
    return value


def _row(s: State, item: Item) -> list[int]:
    what = AGENDA.index(item["do"])
    seat = _in(item["seat"], s.players - 1) if "seat" in item else 0

    if what == DO_DAMAGE:
        by = NOBODY if item["by"] is None else _in(item["by"], s.players - 1)
        flags = BY_ATTACK * _in(int(item["attack"]), 1) | CAMOUFLAGED * _in(int(item["camouflaged"]), 1)
        return [what, seat, _in(item["amount"], 999), by, flags | why_number(item["why"]) << WHY_SHIFT]
    if what == DO_LATE:
        return [what, seat, _in(item["amount"], 999), _in(item["by"], s.players - 1), 0]
    if what == DO_YIELD:
        return [what, sum(1 << _in(p, s.players - 1) for p in set(item["seats"])), 0, 0, 0]
    if what == DO_ENTER:
        return [what, _in(int(item["barred"]), 1), 0, 0, 0]
    if what == DO_PROBE:
        return [what, _in(item["step"], s.players), 0, 0, 0]
    if what in (DO_REFILL, DO_OPPORTUNITY):
        slots = sum(1 << _in(slot, 2) for slot in set(item["slots"]))
        return [what, slots, _in(item["step"], s.players, 1) if what == DO_OPPORTUNITY else 0, 0, 0]
    if what == DO_MIMIC:
        return [what, seat, _in(int(item["free"]), 1), BUYING_STEP * _in(int(item["buying"]), 1), 0]
    if what == DO_CHARGE:
        return [what, seat, {"mimic": MIMIC, "monster_batteries": MONSTER_BATTERIES}[item["card"]], 0, 0]
    return [what, 0, 0, 0, 0]
