"""What speaks for a turn of Kingdomino, from what everybody can see and compute."""

from __future__ import annotations

from collections.abc import Sequence

from kingtable.bots import Turn
from kingtable.bots.hints import Reason
from kingtable.engine.record import copy_of
from kingtable.kingdomino import rules
from kingtable.kingdomino.ahead.choices import choices, claims
from kingtable.kingdomino.hidden import Seen, unseen
from kingtable.kingdomino.layout import ACTIONS, CLAIMING, NOBODY, OPENING, PLACING, State
from kingtable.kingdomino.shown.notation import understood


def reasons(seen: Seen, seat: int, turns: Sequence[Turn]) -> list[Reason]:
    """Points now, what it keeps open, what the claimed domino can give, and what a rival would have had of it; only
    where nothing of that speaks for the turn, that it did best in the search."""
    best = turns[0].moves
    found: list[Reason] = []
    after: State = seen
    if seen.phase == PLACING:
        after = _after(seen, best[0])
        found += _of_placing(seen, after, seat, best[0])
    if best[-1].startswith("="):
        found += _of_claim(after, seat, best[-1])
    if not found and turns[0].playouts:
        found.append(Reason("playouts", {"turns": len(turns)}))
    return found


def _of_placing(before: Seen, after: State, seat: int, move: str) -> list[Reason]:
    places = choices(before)["place"]
    if not places:
        return [Reason("no-place", {})]
    place = next(place for place in places if place["move"] == move)
    most = max(places, key=lambda place: int(place["gain"]))
    gain, possible = int(place["gain"]), int(most["gain"])
    if gain == possible:
        found = [Reason("most", {"gain": gain})]
    else:
        found = [Reason("less", {"gain": gain, "most": possible})]
    if before.middle and place["middle_kingdom"] and any(not other["middle_kingdom"] for other in places):
        found.append(Reason("middle", {}))
    coming = _coming(before)
    fits = _fitting(after, seat, coming)
    greedy = fits if most is place else _fitting(_after(before, str(most["move"])), seat, coming)
    if gain < possible and fits > greedy:
        found.append(Reason("open-more", {"fits": fits, "coming": len(coming), "other": greedy}))
    elif coming and fits == len(coming):
        found.append(Reason("open-all", {}))
    elif coming:
        found.append(Reason("open", {"fits": fits, "coming": len(coming)}))
    return found


def _of_claim(after: State, seat: int, move: str) -> list[Reason]:
    """`after`: the own kingdom as it will be when the domino is claimed."""
    offered = claims(after, seat)
    claim = next(claim for claim in offered if claim["move"] == move)
    domino, gain = int(claim["domino"]), int(claim["gain"])
    found = []
    if len(offered) > 1 and gain > 0 and gain == max(int(other["gain"]) for other in offered):
        found.append(Reason("claim-most", {"domino": domino, "gain": gain}))
    elif gain > 0:
        found.append(Reason("claim-gain", {"domino": domino, "gain": gain}))
    free = [int(other["domino"]) for other in offered]
    if _fitting(after, seat, [domino]) and _fitting(after, seat, free) < len(free):
        found.append(Reason("claim-fits", {"domino": domino}))
    rivals = [(_gain(after, other, domino), other) for other in _still_to_claim(after, seat)]
    taken, rival = max(rivals, default=(0, seat))
    if taken > max(gain, 2):
        found.append(Reason("takes", {"domino": domino, "gain": taken, "seat": rival}))
    if claim["turn"] == 1 and len(offered) > 1:
        found.append(Reason("first", {"domino": domino}))
    return found


def _after(seen: Seen, move: str) -> State:
    """The state after a placement."""
    after: State = copy_of(seen)
    actions = [0] * ACTIONS
    rules.apply(after, understood(after, move, actions[: rules.legal(after, actions)]))
    return after


def _coming(s: State) -> list[int]:
    """The dominoes that may still come to a kingdom: those in the next line that nobody has claimed, and the unseen."""
    free = [s.next[slot] for slot in range(s.in_next) if s.next_seat[slot] == NOBODY]
    return free + (unseen(s)[0] if s.deck_end > s.drawn else [])


def _fitting(s: State, seat: int, dominoes: list[int]) -> int:
    """How many of some dominoes have a place in a kingdom."""
    return sum(any(rules.places(s, seat, domino)) for domino in dominoes)


def _still_to_claim(s: State, seat: int) -> list[int]:
    """The rivals who claim in this line after the seat."""
    if s.phase == OPENING:
        later = s.kings[s.turn + 1 : s.kings_left]
    elif s.phase in (PLACING, CLAIMING):
        later = s.line_seat[s.turn + 1 : s.in_line]
    else:
        later = []
    return sorted({int(other) for other in later if other not in (seat, NOBODY)})


def _gain(s: State, seat: int, domino: int) -> int:
    """The most that a free domino could add to a rival's kingdom now."""
    return next((int(claim["gain"]) for claim in claims(s, seat) if claim["domino"] == domino), 0)
