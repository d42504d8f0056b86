"""What the seat to move may do, with what it would bring; and what is played for a seat that does not answer."""

from __future__ import annotations

from typing import Literal, NamedTuple

from kingtable.engine.chance import Hidden
from kingtable.engine.record import Grid
from kingtable.kingdomino import protocol, rules, scoring
from kingtable.kingdomino.hidden import without_hidden
from kingtable.kingdomino.layout import (
    CLAIMING,
    DISCARD,
    NOBODY,
    OPENING,
    OVER,
    PLACING,
    State,
    to_move,
)
from kingtable.kingdomino.properties import Properties
from kingtable.kingdomino.shown.notation import halves, written

PHASES: tuple[Literal["opening", "place", "claim", "over"], ...] = ("opening", "place", "claim", "over")


def choices(s: State) -> protocol.Choices:
    """What the seat to move may do, with what it would score (docs/protocol.md)."""
    if s.phase == OVER:
        return {"place": [], "discard": None, "claim": [], "seals": False}
    seat = to_move(s)
    places: list[protocol.Place] = []
    discard = None
    if s.phase == PLACING:
        actions = [0] * 300
        actions = actions[: rules.legal(s, actions)]
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


def default_action(s: State) -> list[str]:
    """What is played for a seat that does not answer: the placement that scores most, and the claim that could."""
    seat, moves = to_move(s), list[str]()
    tried = without_hidden(s, seat)
    if s.phase == PLACING:
        actions = [0] * 300
        kingdom, domino = Properties(s, seat), s.line[s.turn]
        legal = actions[: rules.legal(s, actions)]
        best = max(legal, key=lambda action: 0 if action == DISCARD else kingdom.gain(domino, action))
        moves.append(written(s, best))
        try:
            rules.apply(tried, best)
        except Hidden:
            return moves
    if tried.phase in (OPENING, CLAIMING) and to_move(tried) == seat:
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
        "middle_kingdom": scoring.may_be_in_the_middle(after, 0),
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
    for direction, word in enumerate(rules.places(s, seat, domino)):
        n = rules.add_places(word, direction, actions, n)
    return max((kingdom.gain(domino, action) for action in actions[:n]), default=0)
