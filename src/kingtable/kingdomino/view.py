"""What a seat may see: the only door to hidden information.

Hidden are the order of the deck, the dominoes set aside, and the generator; all else lies open (K-056, K-175).
`observed` gives bots and environments a record with that part drawn anew; `view` gives people a dict
(docs/protocol.md).
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable
from typing import Any, Literal, NamedTuple, NewType, cast

from kingtable.engine.chance import SEALED, Hidden, SealedRow, seeded, shuffle
from kingtable.engine.compiler.jit import interpreted, rule, u64
from kingtable.engine.record import Grid, copy_of
from kingtable.kingdomino import protocol, rules, scoring
from kingtable.kingdomino.dominoes import TERRAINS
from kingtable.kingdomino.layout import (
    ACTIONS,
    CLAIMING,
    DISCARD,
    MIDDLE_OFF,
    NOBODY,
    ONE,
    OPENING,
    OVER,
    PLACE,
    PLACING,
    ZERO,
    State,
    beside,
    to_move,
)
from kingtable.kingdomino.notation import halves, kingdom_of, written
from kingtable.kingdomino.properties import Properties

PHASES: tuple[Literal["opening", "place", "claim", "over"], ...] = ("opening", "place", "claim", "over")
Known = dict[Any, protocol.Kingdom]
"""Kingdoms that are made already, by what they are made of."""

_beside = interpreted(beside)
_apply = interpreted(rules.apply)
_legal = interpreted(rules.legal)
_places = interpreted(rules.places)
_add_places = interpreted(rules.add_places)
_rounds = interpreted(rules.rounds)
_largest = interpreted(scoring.largest)
_crowns = interpreted(scoring.crowns)
_score = interpreted(scoring.score)
_bonus = interpreted(scoring.bonus)
_in_the_middle = interpreted(scoring.in_the_middle)
_may_be_in_the_middle = interpreted(scoring.may_be_in_the_middle)
_to_move = interpreted(to_move)


def unseen(s: State) -> tuple[list[int], int]:
    """The dominoes that nobody has seen yet, ascending, and how many of them will never come."""
    coming = s.deck[s.drawn : s.deck_end]
    if s.in_play == 48:
        return sorted(coming), 0
    aside = [domino for domino in s.deck[s.deck_end :] if domino]
    return sorted(coming + aside), len(aside)


@rule
def redraw(s: State, seat: int) -> None:
    """Draw anew what a seat does not know, from the generator in the record, which must be set and tell nothing.

    In Kingdomino all seats know the same. The dominoes set aside take part, if there are any. Nothing of the true order
    enters: the dominoes are shuffled from the order of their numbers.
    """
    end = s.deck_end if s.in_play == 48 else 48
    hidden = ZERO
    aside = 0
    for i in range(s.drawn, end):
        if s.deck[i] > 0:
            hidden = u64(hidden | ONE << u64(s.deck[i]))
            aside += i >= s.deck_end
    n = 0
    for domino in range(1, 49):
        if u64(hidden >> u64(domino)) & ONE != ZERO:
            s.deck[n] = domino
            n += 1
    for i in range(n, 48):
        s.deck[i] = 0
    s.drawn = 0
    s.deck_end = n - aside
    shuffle(s, s.deck, n)


_redraw = interpreted(redraw)

Seen = NewType("Seen", State)
"""A state as a seat may know it: only `observed` makes one, and bots take no other."""


def observed(s: State, seat: int, seed: int) -> Seen:
    """The state as a seat may know it: what is hidden is drawn anew from `seed`, independent of the truth."""
    seen: Any = copy_of(s)
    seen.stream, seen.chance = None, seeded(seed, seat)
    _redraw(seen, seat)
    return Seen(seen)


def sealed(s: State) -> State:
    """A copy without what is hidden: to read the deck or to draw raises Hidden."""
    copy: Any = copy_of(s)
    copy.stream, copy.deck = SEALED, SealedRow(s.deck[: s.drawn])
    return copy  # type: ignore[no-any-return]


def views(states: Iterable[State], options: dict[str, Any]) -> list[protocol.View]:
    """The views of states that follow each other. A kingdom that has not changed is made once, and the same in all."""
    known: Known = {}
    return [view(s, options, known) for s in states]


def view(s: State, options: dict[str, Any], known: Known | None = None) -> protocol.View:
    """The table as everybody sees it. known: kingdoms that are made already, by what they are made of."""
    ended = s.phase == OVER  # of a Dynasty each game ends
    over = ended and s.number == s.games
    mover = _to_move(s)
    dominoes, out = unseen(s)
    lines = _rounds(s)
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
        "scores": [_score(s, p) for p in range(s.players)],
        "ranks": ranks(s) if over else None,
        "winners": [p for p, rank in enumerate(ranks(s)) if rank == 1] if over else [],
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
        holds = _in_the_middle(s, p) if over else _may_be_in_the_middle(s, p)
        middle = ("won" if over else "open") if holds else "lost"
    harmony: protocol.Bonus = "off"
    if s.harmony:
        harmony = ("won" if over else "open") if s.discarded[p] == 0 else "lost"
    bonus = _bonus(s, p) if over else 0
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
    told: list[protocol.LaidDomino] = []
    for domino, action in (divmod(laid, ACTIONS) for laid in s.laid[p] if laid):
        left, direction = divmod(action - PLACE, 4)
        right = _beside(left, direction)
        told.append({"domino": domino, "left": _spot(s, p, left), "right": _spot(s, p, right)})
    return told


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
    ahead = interpreted(scoring.ahead)
    return [1 + sum(ahead(s, q, p) for q in range(s.players)) for p in range(s.players)]


def tie_break(s: State) -> list[protocol.TieBreak]:
    """For neighbours in rank with equal scores: the step that decided (K-138 to K-142)."""
    order = sorted(range(s.players), key=lambda p: ranks(s)[p])
    told: list[protocol.TieBreak] = []
    for p, q in itertools.pairwise(order):
        if _score(s, p) != _score(s, q):
            continue
        if s.games > 1:
            by: Literal["largest", "crowns", "shared"] = "shared"
        elif _largest(s, p) != _largest(s, q):
            by = "largest"
        elif _crowns(s, p) != _crowns(s, q):
            by = "crowns"
        else:
            by = "shared"
        told.append({"seats": [p, q], "by": by})
    return told


def choices(s: State) -> protocol.Choices:
    """What the seat to move may do, with what it would score (docs/protocol.md)."""
    if s.phase == OVER:
        return {"place": [], "discard": None, "claim": [], "seals": False}
    seat = _to_move(s)
    places: list[protocol.Place] = []
    discard = None
    if s.phase == PLACING:
        actions = [0] * 300
        actions = actions[: _legal(s, actions)]
        if actions == [DISCARD]:
            discard = written(s, DISCARD)
        else:
            kingdom = Properties(s, seat)
            places = [_place(s, seat, action, kingdom, kingdom.points) for action in actions]
    return {
        "place": places,
        "discard": discard,
        "claim": claims(s, seat),
        "seals": s.phase == PLACING and s.in_next == 0,
    }


def silence(s: State) -> list[str]:
    """What is played for a seat that does not answer: the placement that scores most, and the claim that could."""
    seat, moves, tried = _to_move(s), [], sealed(s)
    if s.phase == PLACING:
        actions = [0] * 300
        kingdom, domino = Properties(s, seat), s.line[s.turn]
        legal = actions[: _legal(s, actions)]
        best = max(legal, key=lambda action: 0 if action == DISCARD else kingdom.gain(domino, action))
        moves.append(written(s, best))
        try:
            _apply(tried, best)
        except Hidden:
            return moves
    if tried.phase in (OPENING, CLAIMING) and _to_move(tried) == seat:
        moves.append(max(claims(tried, seat), key=lambda claim: int(claim["gain"]))["move"])
    return moves


def _place(s: State, seat: int, action: int, kingdom: Properties, points: int) -> protocol.Place:
    left, right = halves(s, seat, action)
    gain = kingdom.gain(s.line[s.turn], action)
    low_x, low_y, high_x, high_y = s.box[seat]
    xs, ys = (low_x, high_x, left[0], right[0]), (low_y, high_y, left[1], right[1])
    after = _Box(s.side, [[min(xs), min(ys), max(xs), max(ys)]])
    return {
        "move": written(s, action),
        "left": list(left),
        "right": list(right),
        "points": points + gain,
        "gain": gain,
        "middle_kingdom": _may_be_in_the_middle(after, 0),
        "harmony": s.discarded[seat] == 0,
    }


class _Box(NamedTuple):
    """The frame of one kingdom, as the rule of the Middle Kingdom asks for it."""

    side: int
    box: Grid


def gain(s: State | None, action: int) -> int:
    """The points that a placement by the seat to move adds to its kingdom's properties."""
    return 0 if s is None else Properties(s, s.line_seat[s.turn]).gain(s.line[s.turn], action)


def claims(s: State, seat: int) -> list[protocol.Claim]:
    """The free dominoes of the next line: the place in the order they give, and the most they could add now."""
    kingdom = Properties(s, seat)
    return [
        {
            "move": f"={s.next[slot]}",
            "domino": s.next[slot],
            "turn": slot + 1,
            "gain": _best(s, seat, s.next[slot], kingdom),
        }
        for slot in range(s.in_next)
        if s.next_seat[slot] == NOBODY
    ]


def _best(s: State, seat: int, domino: int, kingdom: Properties) -> int:
    actions = [0] * 300
    n = 0
    for direction, word in enumerate(_places(s, seat, domino)):
        n = _add_places(word, direction, actions, n)
    return max((kingdom.gain(domino, action) for action in actions[:n]), default=0)
