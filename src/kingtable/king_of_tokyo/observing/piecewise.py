"""The actions of King of Tokyo as numbers for learning: 5,093 instead of 36,909.

Hearts are given one at a time, and a seat in an action is counted from the seat that acts. All other actions have the
engine's numbers (`layout`).
"""

from __future__ import annotations

from kingtable.engine import multisets
from kingtable.engine.compiler.jit import i64, rule
from kingtable.engine.piecewise import Numbers, Piecewise
from kingtable.engine.record import Record, Row, field, record
from kingtable.king_of_tokyo import layout as L
from kingtable.king_of_tokyo import turn
from kingtable.king_of_tokyo.cards.deck import KINDS
from kingtable.king_of_tokyo.decisions import legal
from kingtable.king_of_tokyo.decisions.hearts import most_healed
from kingtable.king_of_tokyo.shown.notation import written

GIVE = L.SHARE
"""Plus a part: one heart takes off a poison counter or a shrink counter, or heals the first to fifth to the left."""
DONE = GIVE + L.HEART_PARTS
"""The other hearts heal oneself."""
ACTIONS = DONE + 1


@record
class Given(Record):
    """The hearts that were given in the open decision."""

    hearts: Row = field("i1", L.HEART_PARTS, doc="hearts given so far: to poison, to shrink, to the seats to the left")


@rule
def turned(s: L.State, action: int, by: int) -> int:
    """The number of an action with its seat counted on by `by` seats; an action without a seat stays the same."""
    if not L.BUY_FROM <= action < L.SELL:
        return action
    base = L.COPY if action >= L.COPY else L.BUY_FROM
    seat, kind = (action - base) // KINDS, (action - base) % KINDS
    seat += by
    if seat >= s.players:
        seat -= s.players
    return i64(base + KINDS * seat + kind)


@rule
def legal_pieces(s: L.State, given: Given, out: Row) -> int:
    """Write all legal actions into `out` (int32, at least ACTIONS long); how many there are."""
    if s.phase != L.HEARTS:
        n = legal(s, out)
        if s.phase in (L.BUYING, L.MIMICKING):  # in which seats are named
            back = s.players - s.mover
            for i in range(n):
                out[i] = turned(s, out[i], back)
        return n
    p, n, last, shared = s.mover, 0, 0, 0
    for part in range(L.HEART_PARTS):
        if given.hearts[part] > 0:
            last = part
        if part >= 2:
            shared += given.hearts[part]
    own = s.faces[L.HEART] - given.hearts[0] - given.hearts[1]
    most = own + turn.more_for_others(s, p) if own > 0 else 0
    if last == 0 and given.hearts[0] < s.poison[p] and own > 0:
        out[n] = GIVE
        n += 1
    if last <= 1 and given.hearts[1] < s.shrink[p] and own > 0:
        out[n] = GIVE + 1
        n += 1
    if shared < most:
        for part in range(max(2, last), L.HEART_PARTS):
            if given.hearts[part] < most_healed(s, p, part - 1):
                out[n] = GIVE + part
                n += 1
    out[n] = DONE
    n += 1
    kind = turn.any_time(s, p)
    if kind != L.NOBODY and last == 0 and given.hearts[0] == 0:
        out[n] = L.USE + kind
        n += 1
    return n


@rule
def chosen(s: L.State, given: Given, action: int) -> int:
    """Take a legal action; the engine's action that is complete now, and -1 where there is more to choose."""
    if GIVE <= action < DONE:
        given.hearts[action - GIVE] += 1
        return -1
    if action != DONE:
        return turned(s, action, s.mover)
    action = L.SHARE + multisets.rank_of(L.SHARE_STEPS, given.hearts)
    for part in range(L.HEART_PARTS):
        given.hearts[part] = 0
    return action


@rule
def towards(s: L.State, given: Given, action: int) -> int:
    """The legal action that comes next on the way to an action of the engine."""
    if action < L.SHARE:
        return turned(s, action, s.players - s.mover)
    for part in range(L.HEART_PARTS):
        if given.hearts[part] < multisets.count_at(L.SHARE_STEPS, action - L.SHARE, part):
            return GIVE + part
    return DONE


def written_piece(s: L.State, action: int) -> str:
    """An action in notation; a heart as `give`, to whom."""
    if action == DONE:
        return "give done"
    if action < GIVE:
        return written(s, turned(s, action, s.mover))
    part = action - GIVE
    return f"give {('poison', 'shrink')[part] if part < 2 else (s.mover + part - 1) % s.players}"


PIECEWISE = Piecewise(Given, ACTIONS, legal_pieces, chosen, towards, written_piece)

NUMBERS = (
    Numbers(L.KEEP, L.DONE - 1, "keep <dice>", "keep these dice and throw the others: all choices by their faces"),
    Numbers(L.DONE, L.DONE, "done", "throw no more, or change no more dice"),
    Numbers(L.PASS, L.PASS, "pass", "use no card"),
    Numbers(L.YIELD, L.YIELD, "yield", "leave Tokyo"),
    Numbers(L.STAY, L.STAY, "stay", "stay in Tokyo"),
    Numbers(L.TAKE, L.TAKE, "take", "take the damage"),
    Numbers(L.SWEEP, L.SWEEP, "sweep", "replace the cards for sale"),
    Numbers(L.END, L.END, "end", "buy or sell no more"),
    Numbers(L.BUY_TOP, L.BUY_TOP, "buy top", "buy the top card of the deck"),
    Numbers(L.USE, L.CHANGE - 1, "<card>", f"{L.USE} + kind: use a card"),
    Numbers(L.CHANGE, L.CHANGE + 35, "herd_culler <face>", f"{L.CHANGE} + 6 × face: turn a die to 1 by Herd Culler"),
    Numbers(
        L.CHANGE + 36,
        L.PROBE - 1,
        "<card> <face> <face>",
        f"{L.CHANGE} + 36 × card + 6 × from + to: turn a die. Card: Plot Twist 1, Stretchy 2",
    ),
    Numbers(L.PROBE, L.BUY - 1, "probe <face>", f"{L.PROBE} + face: throw this die of the active monster again"),
    Numbers(L.BUY, L.BUY_FROM - 1, "buy <card>", f"{L.BUY} + kind: buy a card that is for sale"),
    Numbers(
        L.BUY_FROM, L.COPY - 1, "buy <card> from <seat>", f"{L.BUY_FROM} + {KINDS} × seat + kind: buy it from a monster"
    ),
    Numbers(L.COPY, L.SELL - 1, "mimic <card> of <seat>", f"{L.COPY} + {KINDS} × seat + kind: copy a card by Mimic"),
    Numbers(L.SELL, L.CHARGE - 1, "sell <card>", f"{L.SELL} + kind: sell a card"),
    Numbers(L.CHARGE, GIVE - 1, "charge <energy>", f"{L.CHARGE} + energy: put energy on the card"),
    Numbers(
        GIVE,
        DONE - 1,
        "give <whom>",
        f"{GIVE} + part: give one heart. Part: a poison counter 0, a shrink counter 1, the monsters to the left 2 to 6",
    ),
    Numbers(DONE, DONE, "give done", "heal yourself with the other hearts"),
)
"""Kinds of cards count from 0 in the order of the observation, and seats from the one that acts."""
