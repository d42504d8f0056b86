"""What if: what dice and answers would do, on copies that know nothing hidden (docs/protocol.md).

Everybody else takes damage, stays and passes, and nobody counts on the dice of another one's Camouflage; those of the
own one come with their chances.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from kingtable.engine.chance import Pending
from kingtable.engine.errors import IllegalAction
from kingtable.engine.game import Rows
from kingtable.engine.record import copy_of
from kingtable.king_of_tokyo import layout as L
from kingtable.king_of_tokyo import protocol
from kingtable.king_of_tokyo.ahead.danger import danger_of
from kingtable.king_of_tokyo.ahead.odds import goals, kept_dice
from kingtable.king_of_tokyo.ahead.throws import hides, outcomes, tried
from kingtable.king_of_tokyo.cards.deck import IDS, KIND, KINDS, PIECES
from kingtable.king_of_tokyo.cards.dispatch import END_TURN_CARDS
from kingtable.king_of_tokyo.decisions import act
from kingtable.king_of_tokyo.hidden import in_order
from kingtable.king_of_tokyo.layout import State
from kingtable.king_of_tokyo.shown.agenda import why_name
from kingtable.king_of_tokyo.shown.notation import understood, written
from kingtable.king_of_tokyo.shown.view import legal_actions

LEAST = {
    L.PROBING: L.PASS,
    L.CHANGING: L.DONE,
    L.HEARTS: L.SHARE,
    L.REACTING: L.TAKE,
    L.YIELDING: L.STAY,
    L.OPPORTUNITY: L.PASS,
}
"""How everybody answers until the dice are resolved."""

_END_TURN = int(END_TURN_CARDS)
_GAINED: dict[int, Literal["vp", "energy", "heal"]] = {L.J_VP: "vp", L.J_ENERGY: "energy", L.J_HEAL: "heal"}


def preview(s: State, moves: list[str]) -> protocol.Preview:
    """What one move would lead to: the odds of dice that are kept, or the effect of an answer; and whether it means
    death. Raises IllegalAction for a move that is none, or for more than one.
    """
    if len(moves) != 1:
        raise IllegalAction("refuse-kot-odds", rule="T-052")
    keeps = s.phase == L.ROLLED and moves[0].split()[:1] == ["keep"]
    if keeps:
        kept_dice(s, moves[0].split()[1:])
    action = understood(s, moves[0], legal_actions(s))
    danger = danger_of(s, action)
    return {
        "dice": s.dice,
        "rerolls": s.rerolls,
        "odds": _odds(s, moves[0].split()[1:]) if keeps else [],
        "effect": None if keeps else effect(in_order(s, s.mover), action),
        "death": None if danger.high == 0 else {"low": danger.low, "high": danger.high, "certain": danger.certain},
    }


def _odds(s: State, faces: list[str]) -> list[protocol.Odd]:
    """The goals of kept dice with their odds, and what the kept dice would do then."""
    base = in_order(s, s.mover)
    odds: list[protocol.Odd] = []
    for face, count, p in goals(s, faces):
        dice = copy_of(base)
        dice.faces = [count if n == face else faces.count(name) for n, name in enumerate(L.FACES)]
        dice.dice = sum(dice.faces)
        odds.append({"face": L.FACES[face], "count": count, "p": p, "then": stopped(dice)})
    return odds


# The dice


def outcome(s: State) -> protocol.Stop:
    """What the dice as they lie would do if nobody reacted."""
    return stopped(in_order(s, s.mover))


def stopped(base: State) -> protocol.Stop:
    """The same of a state that knows nothing hidden; what cards of the end of the turn do comes later."""
    p = base.turn
    gains: dict[Literal["vp", "energy", "heal"], int] = {"vp": 0, "energy": 0, "heal": 0}
    hurt, cards, enters = 0, list[str](), None
    damage: dict[int, protocol.Target] = {}
    out: list[int] = []
    _, last, rows = next(_ways(base, L.DONE, L.NOBODY))
    for row in _of_this_turn(rows):
        match row:
            case (L.J_VP | L.J_ENERGY | L.J_HEAL) as gained, seat, n, _, why if seat == p:
                if why < KINDS and _END_TURN >> why & 1:
                    continue
                gains[_GAINED[gained]] += n
                if why_name(why) in IDS and why_name(why) not in cards:
                    cards.append(why_name(why))
            case L.J_ENTER, seat, place if seat == p:
                enters = L.PLACES[place]
            case L.J_DAMAGE, seat, n, left, _, why if seat != p:
                _add_hit(damage, seat, n, left, why)
            case L.J_DAMAGE, _, n, _, _, why if why != L.POISON:
                hurt += n
            case L.J_OUT, seat, *_ if seat != p:
                out.append(seat)
    return {
        "vp": gains["vp"],
        "heal": gains["heal"],
        "energy": gains["energy"],
        "hurt": hurt,
        "claws": base.faces[L.CLAW],
        "cards": cards,
        "enters": enters,
        "damage": [damage[seat] for seat in sorted(damage)],
        "out": sorted(out),
        "poison": last.poison[p] if last.number == base.number else base.poison[p],
    }


def _add_hit(damage: dict[int, protocol.Target], seat: int, n: int, left: int, why: int) -> None:
    old = damage.get(seat)
    before, attacked = (old["damage"], old["attack"]) if old is not None else (0, False)
    damage[seat] = {"seat": seat, "damage": before + n, "left": left, "attack": attacked or why == L.ATTACK}


# Answers


def effect(base: State, action: int) -> protocol.Effect | None:
    """What an answer leads to, from a state that knows nothing hidden; None where it throws dice of the table."""
    p = base.mover
    health: dict[int, float] = {}
    damage: dict[int, protocol.Target] = {}
    out: set[int] = set()
    vp = energy = 0
    try:
        ways = list(_ways(base, action, p))
    except Pending:
        return None
    for chance, last, rows in ways:
        health[last.health[p]] = health.get(last.health[p], 0.0) + chance
        vp = energy = 0
        hits: dict[int, protocol.Target] = {}
        for row in _of_this_turn(rows):
            match row:
                case L.J_VP, seat, n, *_ if seat == p:
                    vp += n
                case L.J_ENERGY, seat, n, *_ if seat == p:
                    energy += n
                case L.J_DAMAGE, seat, n, left, _, why if seat != p:
                    _add_hit(hits, seat, n, left, why)
                case L.J_OUT, seat, *_ if seat != p:
                    out.add(seat)
        damage = damage or hits
    return {
        "move": written(base, action),
        "health": [{"left": left, "p": chance} for left, chance in sorted(health.items())],
        "vp": vp,
        "energy": energy,
        "damage": [damage[seat] for seat in sorted(damage)],
        "out": sorted(out),
        "loses": paid_with(base, action)[1],
    }


def paid_with(base: State, action: int) -> tuple[int, list[str]]:
    """What an action takes at once of the seat that decides, from a state that knows nothing hidden: energy, cards."""
    p = base.mover
    after = copy_of(base)
    act(after, action)
    lost = [IDS[KIND[piece]] for piece in range(PIECES) if base.where[piece] == p != after.where[piece]]
    return max(0, base.energy[p] - after.energy[p]), lost


def _ways(s: State, action: int, seat: int) -> Iterator[tuple[float, State, Rows]]:
    """What an action leads to while everybody answers with the least: chance, last state, rows of the journal.

    Chance decides only the Camouflage of `seat`; that of others shows no heart. Raises Pending for dice of the table.
    """
    waiting: list[tuple[float, tuple[int, ...]]] = [(1.0, ())]
    while waiting:
        p, thrown = waiting.pop()
        try:
            after = tried(s, action, thrown)
        except Pending as pending:
            if hides(pending) is None:
                raise
            found = outcomes(pending) if hides(pending) == seat else ((1.0, outcomes(pending)[-1][1]),)
            waiting += [(p * q, (*thrown, one)) for q, one in found]
            continue
        least = L.END if after.phase == L.SELLING and action == L.END else LEAST.get(after.phase)
        if least is None or after.number != s.number:
            yield p, after, after.journal
        else:
            for q, last, rows in _ways(after, least, seat):
                yield p * q, last, after.journal + rows


def _of_this_turn(rows: Rows) -> Iterator[tuple[int, ...]]:
    """The rows before the next turn begins."""
    for row in rows:
        if row[0] == L.J_TURN:
            return
        yield row
