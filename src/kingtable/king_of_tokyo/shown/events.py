"""Journal rows as events (docs/protocol.md): what just happened, for the log and for animation."""

from __future__ import annotations

from typing import Any

from kingtable.engine.game import Rows
from kingtable.king_of_tokyo import layout as L
from kingtable.king_of_tokyo.cards.deck import IDS
from kingtable.king_of_tokyo.decisions.rolled import kept_faces
from kingtable.king_of_tokyo.layout import State
from kingtable.king_of_tokyo.shown.agenda import why_name

Event = dict[str, Any]
_FURTHER = (None, "freeze_time", "frenzy")
_ORIGINS: dict[int, str] = {L.FROM_ROW: "row", L.FROM_TOP: "top"}
_SEAT_ONLY = {
    L.J_YIELD: "yield",
    L.J_STAY: "stay",
    L.J_CHILD: "child",
    L.J_SWEEP: "sweep",
    L.J_UNMIMIC: "unmimic",
}


class _Teller:
    """Reads rows in their order; keeps the dice on the table, which rows tell only by their changes."""

    def __init__(self, before: State | None, action: int) -> None:
        self.events: list[Event] = []
        self.dice = list(before.faces) if before is not None else [0] * 6
        self.kept = [0] * 6
        if before is not None and L.KEEP <= action < L.KEPT:
            self.kept = kept_faces(action)
        self.thrown: list[int] = []
        self.open: Event | None = None
        self.open_dice = 0
        self.rolls: list[list[list[int]]] = []

    def add(self, name: str, **fields: Any) -> None:
        self.events.append({"e": name, **fields})

    def row(self, row: tuple[int, ...]) -> None:
        match row:
            case L.J_THROWN, face:
                self.throw_of_a_die(face)
            case L.J_START, seat, claws, tied:
                if seat == (tied & -tied).bit_length() - 1:
                    self.rolls.append([])
                self.rolls[-1].append([seat, claws])
                self.thrown = []
            case L.J_FIRST, seat:
                self.add("start_roll", rolls=self.rolls, first=seat)
            case L.J_TURN, seat, number, further:
                self.dice, self.kept = [0] * 6, [0] * 6
                self.add("turn", seat=seat, number=number, extra=_FURTHER[further])
            case L.J_THROW, seat, rerolls:
                self.dice = self.kept
                for face in self.thrown:
                    self.dice[face] += 1
                thrown = [L.FACES[face] for face in self.thrown]
                self.add("throw", seat=seat, dice=self.faces(), thrown=thrown, rerolls=rerolls)
                self.thrown, self.kept = [], [0] * 6
            case L.J_AGAIN, seat:
                self.wait_for({"e": "again", "seat": seat, "to": ""}, 1)
                self.dice[L.THREES] -= 1
            case L.J_PROBE, seat, face:
                self.wait_for({"e": "probe", "seat": seat, "face": L.FACES[face], "to": ""}, 1)
                self.dice[face] -= 1
            case L.J_CAMOUFLAGE, seat, dice:
                self.wait_for({"e": "camouflage", "seat": seat, "dice": []}, dice)
            case L.J_CHANGE, seat, kind, face, to:
                self.dice[face] -= 1
                self.dice[to] += 1
                self.add("change", seat=seat, card=IDS[kind], face=L.FACES[face], to=L.FACES[to])
            case L.J_STOP, seat:
                self.add("stop", seat=seat, dice=self.faces())
            case _:
                self.plain_row(row)

    def wait_for(self, event: Event, dice: int) -> None:
        """An event that the dice of the next rows complete."""
        self.events.append(event)
        self.open, self.open_dice = event, dice

    def throw_of_a_die(self, face: int) -> None:
        if self.open is None:
            self.thrown.append(face)
            return
        if self.open["e"] == "camouflage":
            self.open["dice"].append(L.FACES[face])
        else:
            self.open["to"] = L.FACES[face]
            self.dice[face] += 1
        self.open_dice -= 1
        if self.open_dice == 0:
            self.open = None

    def faces(self) -> list[str]:
        return [L.FACES[face] for face in range(6) for _ in range(self.dice[face])]

    def plain_row(self, row: tuple[int, ...]) -> None:
        """Rows that tell all by themselves."""
        match row:
            case (L.J_YIELD | L.J_STAY | L.J_CHILD | L.J_SWEEP | L.J_UNMIMIC) as kind, seat:
                self.add(_SEAT_ONLY[kind], seat=seat)
            case L.J_EXTRA_THROW, seat, kind:
                self.add("extra_throw", seat=seat, card=IDS[kind])
            case L.J_VP, seat, amount, vp, why:
                self.add("vp", seat=seat, amount=amount, vp=vp, why=why_name(why))
            case L.J_ENERGY, seat, amount, energy, why:
                self.add("energy", seat=seat, amount=amount, energy=energy, why=why_name(why))
            case L.J_HEAL, seat, amount, health, why:
                self.add("heal", seat=seat, amount=amount, health=health, why=why_name(why))
            case L.J_COUNTERS, seat, poison, shrink:
                self.add("counters", seat=seat, poison=poison, shrink=shrink)
            case L.J_ATTACK, seat, claws, targets:
                self.add("attack", seat=seat, claws=claws, targets=[p for p in range(L.PLAYERS) if targets >> p & 1])
            case L.J_DAMAGE, seat, amount, health, by, why:
                self.add("damage", seat=seat, amount=amount, health=health, by=_seat(by), why=why_name(why))
            case L.J_PREVENTED, seat, amount, by, kind:
                self.add("prevented", seat=seat, amount=amount, by=_seat(by), why=IDS[kind])
            case L.J_LEAVE, seat, place, why:
                self.add("leave", seat=seat, place=L.PLACES[place], why=L.LEFT[why])
            case L.J_ENTER, seat, place:
                self.add("enter", seat=seat, place=L.PLACES[place])
            case (L.J_BAY_CLOSED,):
                self.add("bay_closed")
            case L.J_OUT, seat, by:
                self.add("out", seat=seat, by=_seat(by))
            case L.J_BUY, seat, kind, price, origin:
                self.add("buy", seat=seat, card=IDS[kind], price=price, **{"from": _ORIGINS.get(origin, origin)})
            case L.J_LOSE, seat, kind, why:
                self.add("lose", seat=seat, card=IDS[kind], why=L.LOST[why])
            case L.J_REVEAL, slot, kind:
                self.add("reveal", slot=slot, card=IDS[kind])
            case (L.J_SHUFFLE,):
                self.add("shuffle")
            case L.J_MIMIC, seat, kind, of:
                self.add("mimic", seat=seat, card=IDS[kind], of=of)
            case L.J_CHARGE, seat, amount:
                self.add("charge", seat=seat, amount=amount)
            case L.J_OVER, winner, cause:
                self.add("over", winners=[] if winner == L.NOBODY else [winner], cause=L.CAUSES[cause])


def _seat(seat: int) -> int | None:
    return None if seat == L.NOBODY else seat


def events(rows: Rows, before: State | None, action: int) -> list[Event]:
    """The events of journal rows; `before` and `action` are what led to them, if anything did."""
    teller = _Teller(before, action)
    for row in rows:
        teller.row(row)
    return teller.events
