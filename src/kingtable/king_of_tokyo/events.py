"""Journal rows as events (docs/protocol.md): what just happened, for the log and for animation."""

from __future__ import annotations

from typing import Any

from kingtable.king_of_tokyo import layout
from kingtable.king_of_tokyo.agenda import why_name
from kingtable.king_of_tokyo.buying import FROM_ROW, FROM_TOP
from kingtable.king_of_tokyo.cards.deck import IDS
from kingtable.king_of_tokyo.layout import CAUSES, FACES, KEEP, KEPT, LEFT, LOST, NOBODY, PLACES, State
from kingtable.king_of_tokyo.notation import kept_faces

Event = dict[str, Any]
_FURTHER = (None, "freeze_time", "frenzy")
_SEAT_ONLY = {
    layout.J_YIELD: "yield",
    layout.J_STAY: "stay",
    layout.J_CHILD: "child",
    layout.J_SWEEP: "sweep",
    layout.J_UNMIMIC: "unmimic",
}


class _Teller:
    """Reads rows in their order; keeps the dice on the table, which rows tell only by their changes."""

    def __init__(self, before: State | None, action: int) -> None:
        self.told: list[Event] = []
        self.dice = list(before.faces) if before is not None else [0] * 6
        self.kept = [0] * 6
        if before is not None and KEEP <= action < KEPT:
            self.kept = kept_faces(action - KEEP)
        self.thrown: list[int] = []
        self.open: Event | None = None
        self.open_dice = 0
        self.rolls: list[list[list[int]]] = []

    def add(self, name: str, **fields: Any) -> None:
        self.told.append({"e": name, **fields})

    def row(self, kind: int, a: int, b: int, c: int) -> None:
        if kind == layout.J_THROWN:
            self.throw_of_a_die(a)
        elif kind == layout.J_START:
            if a == (c & -c).bit_length() - 1:
                self.rolls.append([])
            self.rolls[-1].append([a, b])
            self.thrown = []
        elif kind == layout.J_FIRST:
            self.add("start_roll", rolls=self.rolls, first=a)
        elif kind == layout.J_TURN:
            self.dice, self.kept = [0] * 6, [0] * 6
            self.add("turn", seat=a, number=b, extra=_FURTHER[c])
        elif kind == layout.J_THROW:
            self.dice = self.kept
            for face in self.thrown:
                self.dice[face] += 1
            self.add("throw", seat=a, dice=self.faces(), thrown=[FACES[face] for face in self.thrown], rerolls=c)
            self.thrown, self.kept = [], [0] * 6
        elif kind == layout.J_AGAIN:
            self.wait_for({"e": "again", "seat": a, "to": ""}, 1)
            self.dice[layout.THREES] -= 1
        elif kind == layout.J_PROBE:
            self.wait_for({"e": "probe", "seat": a, "face": FACES[b], "to": ""}, 1)
            self.dice[b] -= 1
        elif kind == layout.J_CAMOUFLAGE:
            self.wait_for({"e": "camouflage", "seat": a, "dice": []}, b)
        elif kind == layout.J_CHANGE:
            self.dice[c // 6] -= 1
            self.dice[c % 6] += 1
            self.add("change", seat=a, card=IDS[b], face=FACES[c // 6], to=FACES[c % 6])
        elif kind == layout.J_STOP:
            self.add("stop", seat=a, dice=self.faces())
        else:
            self.plain_row(kind, a, b, c)

    def wait_for(self, event: Event, dice: int) -> None:
        """An event that the dice of the next rows complete."""
        self.told.append(event)
        self.open, self.open_dice = event, dice

    def throw_of_a_die(self, face: int) -> None:
        if self.open is None:
            self.thrown.append(face)
            return
        if self.open["e"] == "camouflage":
            self.open["dice"].append(FACES[face])
        else:
            self.open["to"] = FACES[face]
            self.dice[face] += 1
        self.open_dice -= 1
        if self.open_dice == 0:
            self.open = None

    def faces(self) -> list[str]:
        return [FACES[face] for face in range(6) for _ in range(self.dice[face])]

    def plain_row(self, kind: int, a: int, b: int, c: int) -> None:
        """Rows that tell all by themselves."""
        if kind in _SEAT_ONLY:
            self.add(_SEAT_ONLY[kind], seat=a)
        elif kind == layout.J_EXTRA_THROW:
            self.add("extra_throw", seat=a, card=IDS[b])
        elif kind == layout.J_VP:
            self.add("vp", seat=a, amount=b, vp=c // 256, why=why_name(c % 256))
        elif kind == layout.J_ENERGY:
            self.add("energy", seat=a, amount=b, energy=c // 256, why=why_name(c % 256))
        elif kind == layout.J_HEAL:
            self.add("heal", seat=a, amount=b, health=c // 256, why=why_name(c % 256))
        elif kind == layout.J_COUNTERS:
            self.add("counters", seat=a, poison=b, shrink=c)
        elif kind == layout.J_ATTACK:
            self.add("attack", seat=a, claws=b, targets=[p for p in range(layout.PLAYERS) if c >> p & 1])
        elif kind == layout.J_DAMAGE:
            self.add("damage", seat=a, amount=b, health=c // 2048, by=_dealer(c), why=why_name(c // 8 % 256))
        elif kind == layout.J_PREVENTED:
            self.add("prevented", seat=a, amount=b, by=_dealer(c), why=IDS[c // 8])
        elif kind == layout.J_LEAVE:
            self.add("leave", seat=a, place=PLACES[b], why=LEFT[c])
        elif kind == layout.J_ENTER:
            self.add("enter", seat=a, place=PLACES[b])
        elif kind == layout.J_BAY_CLOSED:
            self.add("bay_closed")
        elif kind == layout.J_OUT:
            self.add("out", seat=a, by=None if b == NOBODY else b)
        elif kind == layout.J_BUY:
            origin = {FROM_ROW: "row", FROM_TOP: "top"}.get(c % 16, c % 16)
            self.add("buy", seat=a, card=IDS[b], price=c // 16, **{"from": origin})
        elif kind == layout.J_LOSE:
            self.add("lose", seat=a, card=IDS[b], why=LOST[c])
        elif kind == layout.J_REVEAL:
            self.add("reveal", slot=a, card=IDS[b])
        elif kind == layout.J_SHUFFLE:
            self.add("shuffle")
        elif kind == layout.J_MIMIC:
            self.add("mimic", seat=a, card=IDS[b], of=c)
        elif kind == layout.J_CHARGE:
            self.add("charge", seat=a, amount=b)
        elif kind == layout.J_OVER:
            self.add("over", winners=[] if a == NOBODY else [a], cause=CAUSES[b])


def _dealer(c: int) -> int | None:
    """Who dealt damage, in the low bits of its row."""
    return None if c % 8 == 0 else c % 8 - 1


def events(rows: list[tuple[int, int, int, int]], before: State | None, action: int) -> list[Event]:
    """The events of journal rows; `before` and `action` are what led to them, if anything did."""
    teller = _Teller(before, action)
    for row in rows:
        teller.row(*row)
    return teller.told
