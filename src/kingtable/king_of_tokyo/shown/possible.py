"""Whether a position of King of Tokyo can come up in a game: its dice, what lies on cards, what a turn remembers.

What is held here is what every game keeps at every decision. A position that only seldom comes up is no mistake.
"""

from __future__ import annotations

import re

from kingtable.engine.errors import InvalidPosition
from kingtable.king_of_tokyo import layout as L
from kingtable.king_of_tokyo import turn
from kingtable.king_of_tokyo.cards import dispatch as cards
from kingtable.king_of_tokyo.cards.deck import COST, KIND
from kingtable.king_of_tokyo.cards.dispatch import CHARGING_CARDS, COUNTERS, THROWING_CARDS
from kingtable.king_of_tokyo.cards.kinds import MIMIC

MOST_FREEZE = L.MOST_DICE - 2
"""Each Freeze Time takes a die, and three dice must be left for the next one."""

BOXED = 8
"""Dice in the box. A position may have fewer dice than the monster rolls, or up to eight without the cards that allow
more: scenarios and questions about odds do so."""


_LETTERS: dict[str, str] = dict(zip(L.AGENDA, "EBLYDCMROH", strict=True))
_ORDER = re.compile(r"O*R?(EB?L*Y?)?(CD+)*[MH]?")
"""What may stand under what on the agenda: an attack enters, burrows, lets late damage come and asks who yields; a
group of damage has its check under it; gaps are filled and offered before the turn goes on."""
ASKED_BY = {L.DO_DAMAGE: L.REACTING, L.DO_YIELD: L.YIELDING, L.DO_MIMIC: L.MIMICKING, L.DO_CHARGE: L.CHARGING}
ASKED_BY[L.DO_OPPORTUNITY] = L.OPPORTUNITY
"""Which decision is asked for what stands on top."""


def check_dice(s: L.State) -> None:
    """Hold dice and throws against the stage of the turn. Raises InvalidPosition."""
    if s.stage <= L.TO_THROW and (s.dice or s.rerolls):
        raise InvalidPosition("position-dice-early", field="dice" if s.dice else "rerolls")
    thrown = turn.dice_of(s, s.turn) - s.freeze
    if L.TO_ROLL <= s.stage <= L.TO_HEARTS and s.dice > max(thrown, BOXED):
        raise InvalidPosition("position-dice-thrown", field="dice", thrown=max(0, thrown), most=max(thrown, BOXED))
    most = 0
    if s.stage == L.TO_ROLL:
        most = cards.throws(s, s.turn, 2) + max(COUNTERS.values())
    if s.rerolls > most and not (most and s.works[s.turn] & int(THROWING_CARDS)):
        raise InvalidPosition("position-number", field="rerolls", least=0, most=most)


def check_cards(s: L.State, fields: dict[int, str]) -> None:
    """Hold what lies on cards, and was paid for them, against what can. fields: where each piece was given.

    Raises InvalidPosition.
    """
    charged = {s.agenda[i][2] for i in range(s.depth) if s.agenda[i][0] == L.DO_CHARGE}
    for piece, field in fields.items():
        kind = int(KIND[piece])
        works = int(KIND[s.copied]) if piece == MIMIC and s.copied != L.NOBODY else kind
        least, most, step = 0, 0, 1
        if int(CHARGING_CARDS) >> works & 1:
            least, most, step = 0 if piece in charged else 2, 2 * L.MOST_CHARGE, 2
        elif works in COUNTERS:
            least, most = 1, COUNTERS[works]
        count = s.counters[piece]
        if not least <= count <= most:
            raise InvalidPosition("position-number", field=f"{field}.counters", least=least, most=most)
        if count % step:
            raise InvalidPosition("position-even", field=f"{field}.counters")
        if s.paid[piece] > COST[kind]:
            raise InvalidPosition("position-number", field=f"{field}.paid", least=0, most=int(COST[kind]))


def check_memory(s: L.State) -> None:
    """Hold what a turn remembers against cards and monsters. Raises InvalidPosition."""
    if s.freeze > MOST_FREEZE:
        raise InvalidPosition("position-number", field="more.freeze", least=0, most=MOST_FREEZE)
    if s.culled and s.stage < L.TO_CHANGE:
        raise InvalidPosition("position-memory", field="more.herd_culler")
    if s.wings & ~s.lives:
        raise InvalidPosition("position-memory", field="more.wings")


def check_agenda(s: L.State, phase: int) -> None:
    """Hold the agenda against the table, and the decision that is asked against it. Raises InvalidPosition."""
    agenda = [L.AGENDA[s.agenda[i][0]] for i in range(s.depth)]
    order = "".join(_LETTERS[what] for what in agenda)
    if _ORDER.fullmatch(order) is None or ("E" in order and s.stage != L.TO_BUY):
        raise InvalidPosition("position-agenda-order", field="agenda.items")
    if s.depth and ASKED_BY.get(s.agenda[s.depth - 1][0]) != phase:
        raise InvalidPosition("position-agenda-phase", field="phase")
    for i in range(s.depth):
        if not _fits(s, *s.agenda[i]):
            raise InvalidPosition("position-agenda", field=f"agenda.items[{i}]")


def _fits(s: L.State, what: int, a: int, b: int, c: int, d: int) -> bool:
    """Can this be, as the table is?"""
    if what == L.DO_DAMAGE:
        return s.lives >> a & 1 == 1 and b > 0 and (c == s.turn or not d & L.BY_ATTACK)
    if what == L.DO_LATE:
        return s.lives >> a & 1 == 1 and b > 0 and c == s.turn
    if what == L.DO_YIELD:
        return a != 0 and not a >> s.turn & 1
    if what == L.DO_REFILL:
        return a != 0 and all(s.row[slot] == L.NOBODY for slot in range(3) if a >> slot & 1)
    if what == L.DO_MIMIC:
        return s.where[MIMIC] == a
    if what == L.DO_CHARGE:
        return s.where[b] == a and s.counters[b] == 0
    return True
