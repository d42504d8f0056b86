"""What a seat sees, as JSON-able dicts (docs/protocol.md). What is hidden is in no view."""

from __future__ import annotations

import itertools
from collections.abc import Iterable
from typing import Any, Literal, cast

from kingtable.engine.compiler.jit import interpreted
from kingtable.engine.spec import Options
from kingtable.kingdomino import protocol, rules, scoring
from kingtable.kingdomino.dominoes import TERRAINS
from kingtable.kingdomino.hidden import unseen
from kingtable.kingdomino.layout import (
    ACTIONS,
    MIDDLE_OFF,
    NOBODY,
    OPENING,
    OVER,
    PLACE,
    State,
    beside,
    to_move,
)
from kingtable.kingdomino.properties import Properties
from kingtable.kingdomino.shown.notation import kingdom_of

PHASES: tuple[Literal["opening", "place", "claim", "over"], ...] = ("opening", "place", "claim", "over")
Known = dict[Any, protocol.Kingdom]
"""Kingdoms that are made already, by what they are made of."""


def views(states: Iterable[State], options: Options) -> list[protocol.View]:
    """The views of states that follow each other. A kingdom that has not changed is made once, and the same in all."""
    known: Known = {}
    return [view(s, options, known) for s in states]


def view(s: State, options: Options, known: Known | None = None) -> protocol.View:
    """The table as everybody sees it. known: kingdoms that are made already, by what they are made of."""
    ended = s.phase == OVER  # of a Dynasty each game ends
    over = ended and s.number == s.games
    places = ranks(s) if over else None
    mover = to_move(s)
    dominoes, out = unseen(s)
    lines = rules.rounds(s)
    begun = lines - (s.deck_end - s.drawn) // s.length - (s.in_next > 0)
    return {
        "game": "kingdomino",
        "options": cast(protocol.Options, options),
        "seat": None,
        "phase": PHASES[s.phase],
        "to_move": None if mover == NOBODY else mover,
        "round": 0 if s.phase == OPENING else lines if ended else begun,
        "rounds": lines,
        "game_number": s.number,
        "games": s.games,
        "kings": s.kings[s.turn : s.kings_left] if s.phase == OPENING else [],
        "line": _line(s),
        "next_line": []
        if ended
        else [
            {"domino": s.next[i], "seat": None if s.next_seat[i] == NOBODY else s.next_seat[i]}
            for i in range(s.in_next)
        ],
        "to_come": {"dominoes": dominoes, "draws": s.deck_end - s.drawn, "out": out},
        "kingdoms": [kingdom_view(s, p) if known is None else _known_kingdom(s, p, known) for p in range(s.players)],
        "scores": [scoring.score(s, p) for p in range(s.players)],
        "ranks": places,
        "winners": [p for p, rank in enumerate(places or []) if rank == 1],
        "tie_break": tie_break(s) if over else None,
        "history": [{"scores": s.totals[g][: s.players]} for g in range(s.number - (not ended))] if s.games > 1 else [],
        "over": over,
    }


def _line(s: State) -> list[protocol.LineDomino]:
    if s.phase in (OPENING, OVER):
        return []
    states: list[Literal["done", "now", "waits"]] = [
        "done" if i < s.turn else "now" if i == s.turn else "waits" for i in range(s.in_line)
    ]
    return [{"domino": s.line[i], "seat": s.line_seat[i], "state": states[i]} for i in range(s.in_line) if s.line[i]]


def _known_kingdom(s: State, p: int, known: Known) -> protocol.Kingdom:
    rows = (s.box[p], s.squares[p], s.crowns[p], s.laid[p])
    made_of = (p, s.phase == OVER, s.discarded[p], *map(tuple, rows))
    if made_of not in known:
        known[made_of] = kingdom_view(s, p)
    return known[made_of]


def kingdom_view(s: State, p: int) -> protocol.Kingdom:
    """A kingdom with its properties, bonuses and tie-breaks."""
    covered: list[protocol.Square] = [
        {"x": x, "y": y, "terrain": TERRAINS[t], "crowns": c} for (x, y), (t, c) in sorted(kingdom_of(s, p).items())
    ]
    over = s.phase == OVER
    kingdom = Properties(s, p)
    points = kingdom.points
    middle: protocol.Bonus = "off"
    if s.middle != MIDDLE_OFF:
        holds = scoring.in_the_middle(s, p) if over else scoring.may_be_in_the_middle(s, p)
        middle = ("won" if over else "open") if holds else "lost"
    harmony: protocol.Bonus = "off"
    if s.harmony:
        harmony = ("won" if over else "open") if interpreted(scoring.in_harmony)(s, p) else "lost"
    bonus = scoring.bonus(s, p) if over else 0
    low_x, low_y, high_x, high_y = s.box[p]
    return {
        "side": s.side,
        "box": list(s.box[p]),
        "room": [high_x - s.side + 1, high_y - s.side + 1, low_x + s.side - 1, low_y + s.side - 1],
        "squares": [{"x": 0, "y": 0, "terrain": "castle", "crowns": 0}, *covered],
        "dominoes": _dominoes(s, p),
        "properties": _told(s, p, kingdom),
        "points": points,
        "middle_kingdom": middle,
        "harmony": harmony,
        "bonus": bonus,
        "score": points + bonus,
        "largest": max((len(one.squares) for one in kingdom.found), default=0),
        "crowns": sum(one.crowns for one in kingdom.found),
        "discarded": [domino for domino in range(1, 49) if s.discarded[p] >> domino & 1],
    }


def _dominoes(s: State, p: int) -> list[protocol.LaidDomino]:
    """Where the dominoes of a kingdom lie, the newest last, as far as it is known: squares of a position may belong to
    none."""
    dominoes: list[protocol.LaidDomino] = []
    for domino, action in (divmod(laid, ACTIONS) for laid in s.laid[p] if laid):
        left, direction = divmod(action - PLACE, 4)
        right = beside.plain(left, direction)
        dominoes.append({"domino": domino, "left": _spot(s, p, left), "right": _spot(s, p, right)})
    return dominoes


def _spot(s: State, p: int, square: int) -> list[int]:
    """Where an occupied square lies, seen from the castle: a kingdom is narrower than the torus."""
    low_x, low_y, _, _ = s.box[p]
    return [low_x + ((square & 7) - low_x & 7), low_y + ((square >> 3) - low_y & 7)]


def properties(s: State, p: int) -> list[protocol.Property]:
    """All properties of a kingdom, those with most points first, then the largest."""
    return _told(s, p, Properties(s, p))


def _told(s: State, p: int, kingdom: Properties) -> list[protocol.Property]:
    found = sorted(kingdom.found, key=lambda one: (-one.points, -len(one.squares), one.terrain))
    return [
        {
            "terrain": TERRAINS[one.terrain],
            "squares": [_spot(s, p, square) for square in sorted(one.squares)],
            "crowns": one.crowns,
            "points": one.points,
        }
        for one in found
    ]


def ranks(s: State) -> list[int]:
    """Competition ranks: 1 is best, shared ranks are equal (1, 1, 3)."""
    return [scoring.rank(s, p) for p in range(s.players)]


def tie_break(s: State) -> list[protocol.TieBreak]:
    """For neighbours in rank with equal scores: the step that decided (K-138 to K-142)."""
    order = sorted(range(s.players), key=ranks(s).__getitem__)
    ties: list[protocol.TieBreak] = []
    for p, q in itertools.pairwise(order):
        if scoring.score(s, p) != scoring.score(s, q):
            continue
        if s.games > 1:
            by: Literal["largest", "crowns", "shared"] = "shared"
        elif scoring.largest(s, p) != scoring.largest(s, q):
            by = "largest"
        elif scoring.crowns(s, p) != scoring.crowns(s, q):
            by = "crowns"
        else:
            by = "shared"
        ties.append({"seats": [p, q], "by": by})
    return ties
