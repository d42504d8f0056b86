"""The rules of King of Tokyo: what is legal, and what an action does.

Functions over the record of `layout`; they run compiled, and interpreted over a Python object. An agenda lists what
still has to happen; `run` works it off until somebody must decide. The steps are in `turn`, `damage` and `buying`.
"""

from __future__ import annotations

import numpy as np

from kingtable.engine.chance import SEEN, below, shuffle
from kingtable.engine.compiler.jit import i64, moment, note, rule, word
from kingtable.engine.record import Row
from kingtable.king_of_tokyo import buying, damage, effects, turn
from kingtable.king_of_tokyo import layout as L
from kingtable.king_of_tokyo.cards import dispatch as cards
from kingtable.king_of_tokyo.cards.deck import PIECES
from kingtable.king_of_tokyo.decisions import act as act
from kingtable.king_of_tokyo.decisions import legal as legal

UNCOMMON = word(int(cards.THROWING_CARDS) | int(cards.ANY_TIME_CARDS))
"""Cards that add to what may be done after a throw."""


@rule
def start(s: L.State) -> None:
    """Set up the game, and go on to the first decision; the options must be in the record."""
    set_up(s)
    run(s)


@rule
def set_up(s: L.State) -> None:
    """Set up the game, throw for the first turn, and begin it (T-027 to T-047)."""
    for p in range(s.players):
        s.health[p] = 10
        s.vp[p] = 0
        s.energy[p] = 0
        s.poison[p] = 0
        s.shrink[p] = 0
        s.reached[p] = 0
        s.struck[p] = 0
        s.held[p] = L.NO_CARDS
        s.works[p] = L.NO_CARDS
    s.lives = (1 << s.players) - 1
    s.reaches = 0
    s.tokyo[0] = L.NOBODY
    s.tokyo[1] = L.NOBODY
    s.copied = L.NOBODY
    s.number = 0
    s.extras = 0
    s.winner = L.NOBODY
    s.cause = 0
    s.discards = 0
    s.drawn = 0
    s.phase = L.GOING_ON
    for piece in range(PIECES):
        s.deck[piece] = piece
        s.where[piece] = L.DECK
        s.counters[piece] = 0
        s.paid[piece] = 0
    shuffle(s, s.deck, PIECES)
    s.order = first_to_play(s)
    s.turn = s.order
    for slot in range(3):
        effects.fill(s, slot)
    turn.begin_turn(s, s.order, 0, 0)


@rule
def first_to_play(s: L.State) -> int:
    """All throw six dice, most claws begins; the tied throw again (T-045, decision 1)."""
    tied = (1 << s.players) - 1
    while tied & (tied - 1):
        most = -1
        best = 0
        for p in range(s.players):
            if tied >> p & 1:
                for face in range(6):
                    s.faces[face] = 0
                effects.throw(s, 6, SEEN)
                claws = s.faces[L.CLAW]
                note(s, (L.J_START, p, claws, tied))
                if claws > most:
                    most = claws
                    best = 0
                if claws == most:
                    best |= 1 << p
        tied = best
    first = 0
    while not tied >> first & 1:
        first += 1
    note(s, (L.J_FIRST, first))
    return first


@rule
def run(s: L.State) -> None:
    """Work off the agenda and go on with the turn, until somebody must decide or the game is over."""
    s.phase = L.GOING_ON
    while s.phase == L.GOING_ON:
        if s.depth > 0:
            work_off(s)
        else:
            go_on(s)


@rule
def resolve(s: L.State) -> None:
    """The same, but stop where the dice are resolved, too: the buying step comes next."""
    s.phase = L.GOING_ON
    while s.phase == L.GOING_ON and not resolved(s):
        if s.depth > 0:
            work_off(s)
        else:
            go_on(s)


@rule
def resolved(s: L.State) -> bool:
    """Are the dice resolved, and is nothing left to do before the active monster buys?"""
    return s.stage == L.TO_BUY and s.depth == 0


@rule
def work_off(s: L.State) -> None:
    """Do what stands on top of the agenda."""
    what = s.agenda[s.depth - 1][0]
    if what == L.DO_DAMAGE:
        damage.suffer(s)
    elif what == L.DO_CHECK:
        s.depth -= 1
        if not turn.check_survivors(s) and not L.alive(s, s.turn):
            damage.end_turn_of_the_dead(s)
    elif what == L.DO_YIELD:
        damage.ask_to_yield(s)
    elif what == L.DO_ENTER:
        damage.take_place(s)
    elif what == L.DO_REFILL:
        buying.refill(s)
    elif what == L.DO_OPPORTUNITY:
        buying.opportunity(s)
    elif what == L.DO_LATE:
        damage.late(s)
    elif what == L.DO_BURROW:
        damage.burrow(s)
    elif what == L.DO_MIMIC:
        buying.ask_to_mimic(s)
    elif what == L.DO_CHARGE:
        buying.ask_to_charge(s)


@rule
def go_on(s: L.State) -> None:
    """The turn, stage by stage (T-048, T-049, settled 1), up to a decision or to something on the agenda."""
    p = s.turn
    stage = s.stage
    if stage == L.TO_MIMIC:
        if buying.can_move_mimic(s):
            turn.ask(s, L.MIMICKING, p, L.TO_MIMIC)
            return
        stage = L.TO_THROW
    if stage == L.TO_THROW:
        turn.first_throw(s)
        stage = L.TO_ROLL
    if stage == L.TO_ROLL:
        if turn.another_throw(s):
            turn.ask(s, L.ROLLED, p, L.TO_ROLL)
            return
        turn.stop(s)
        stage = L.TO_PROBE
    if stage == L.TO_PROBE:
        q = cards.prober(s, p, L.NOBODY)
        if q != L.NOBODY:
            turn.ask(s, L.PROBING, q, L.TO_PROBE)
            return
        stage = L.TO_CHANGE
    if stage == L.TO_CHANGE:
        if turn.can_change(s, p):
            turn.ask(s, L.CHANGING, p, L.TO_CHANGE)
            return
        stage = L.TO_RESOLVE
    if stage == L.TO_RESOLVE:
        moment(s)
        turn.resolve_numbers(s)
        stage = L.TO_HEARTS
    if stage == L.TO_HEARTS:
        if turn.hearts_are_a_choice(s):
            turn.ask(s, L.HEARTS, p, L.TO_HEARTS)
            return
        turn.heal_with_dice(s)
        stage = L.TO_ENERGY
    if stage == L.TO_ENERGY:
        effects.gain_energy(s, p, s.faces[L.ENERGY], L.DICE)
        stage = L.TO_ATTACK
    if stage == L.TO_ATTACK:
        s.stage = L.TO_BUY
        moment(s)
        damage.attack(s)
        return
    if stage == L.TO_BUY:
        if buying.can_sweep(s) or buying.can_buy(s, p):
            turn.ask(s, L.BUYING, p, L.TO_BUY)
            return
        stage = L.TO_SELL
    if stage == L.TO_SELL:
        if turn.selling(s, p) != L.NOBODY:
            turn.ask(s, L.SELLING, p, L.TO_SELL)
            return
        stage = L.TO_END
    if stage == L.TO_END:
        s.stage = L.TO_FINISH
        moment(s)
        turn.end(s)
        if s.depth > 0:
            return
    turn.finish(s)


# What an action does


@rule
def apply(s: L.State, action: int) -> None:
    """Do a legal action of the monster that decides, and go on to the next decision."""
    act(s, action)
    run(s)


# Random play


RECIPROCALS = np.array([0, *(65536 // n + 1 for n in range(1, L.MOST_DICE + 2))], np.int64)
"""(x * RECIPROCALS[n]) >> 16 is x // n for the small numbers here; a division takes longer."""


@rule
def random_keep(s: L.State) -> bool:
    """Keep a random choice of dice, each as likely as the others; False: it was all of them, so nothing is thrown."""
    ways = 1
    for face in range(6):
        ways *= s.faces[face] + 1
    n = below(s, ways)
    if n == ways - 1:
        return False
    for face in range(6):
        some = s.faces[face] + 1
        left = (n * RECIPROCALS[some]) >> 16
        s.faces[face] = n - left * some
        n = left
    return True


@rule
def random_throw(s: L.State) -> None:
    """Throw what a random choice of dice leaves, or stop."""
    if random_keep(s):
        turn.throw_again(s)
    else:
        turn.stop(s)


@rule
def nothing_special(s: L.State) -> bool:
    """Is this a decision to throw or to yield without cards that add to it?"""
    return (s.works[s.mover] & UNCOMMON) == L.NO_CARDS


@rule
def random_action(s: L.State, out: Row) -> int:
    """A uniformly random legal action, drawn from the record's generator. out: as for `legal`."""
    if s.phase == L.YIELDING and nothing_special(s):
        return L.YIELD + below(s, 2)
    return i64(out[below(s, legal(s, out))])


@rule
def play_out(s: L.State, out: Row) -> None:
    """Play random actions to the end, from a decision or from `set_up`.

    Dice are kept without listing what might be kept.
    """
    while s.phase != L.OVER:
        if s.phase == L.ROLLED and s.rerolls > 0 and nothing_special(s):
            random_throw(s)
        elif s.phase != L.GOING_ON:
            act(s, random_action(s, out))
        run(s)
