"""A person's glance at Kingdomino: it sees points now, crowns, and places beside the castle."""

from __future__ import annotations

from collections.abc import Sequence

from kingtable.engine.compiler.jit import interpreted
from kingtable.kingdomino import layout as L
from kingtable.kingdomino.ahead.choices import claims
from kingtable.kingdomino.dominoes import CROWNS
from kingtable.kingdomino.hidden import Seen
from kingtable.kingdomino.properties import Properties

BESIDE_CASTLE = 0.5
"""Points that it is like to have a square beside the castle."""


def eased(seen: Seen, turns: Sequence[tuple[int, ...]]) -> list[float]:
    """How easily each turn is seen, in points: what the placement gives now, and of what is claimed the crowns and the
    most that it could give now."""
    seat = L.to_move(seen)
    kingdom, offered = Properties(seen, seat), {claim["domino"]: int(claim["gain"]) for claim in claims(seen, seat)}
    crowns = {domino: int(sum(CROWNS[domino])) for domino in offered}

    def ease(action: int) -> float:
        if action < L.PLACE:
            domino = seen.next[action]
            return float(offered[domino] + crowns[domino])
        if action == L.DISCARD:
            return 0.0
        left = (action - L.PLACE) >> 2
        halves = left, interpreted(L.beside)(left, (action - L.PLACE) & 3)
        near = any(interpreted(L.beside)(square, direction) == 0 for square in halves for direction in range(4))
        return kingdom.gain(seen.line[seen.turn], action) + BESIDE_CASTLE * near

    eases = {action: ease(action) for turn in turns for action in turn}
    return [sum(eases[action] for action in turn) for turn in turns]
