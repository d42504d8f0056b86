"""The rules of King of Tokyo: what is legal, and what an action does.

Functions over the record of `layout`; they run compiled, and interpreted over its twin. What still has to happen stands
on an agenda; `run` works it off until somebody must decide. The steps are in `turn`, `damage` and `buying`.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from kingtable.engine import multisets
from kingtable.engine.chance import below, shuffle
from kingtable.engine.jit import i64, note, rule, word
from kingtable.king_of_tokyo.buying import (
    ask_to_charge,
    ask_to_mimic,
    buy_from_monster,
    buy_from_row,
    buy_top,
    can_buy,
    can_move_mimic,
    charge,
    mimic,
    opportunity,
    refill,
    seize,
    sell,
    slot_of,
    sweep,
)
from kingtable.king_of_tokyo.cards.deck import KINDS, PIECES
from kingtable.king_of_tokyo.cards.dispatch import ANY_TIME_CARDS, THROWING_CARDS, use
from kingtable.king_of_tokyo.cards.kinds import METAMORPH
from kingtable.king_of_tokyo.cards.windows import BUYING_STEP
from kingtable.king_of_tokyo.damage import (
    answer_to_yield,
    ask_to_yield,
    attack,
    burrow,
    end_turn_of_the_dead,
    land,
    late,
    react,
    suffer,
    take_place,
)
from kingtable.king_of_tokyo.effects import fill, gain_energy, throw
from kingtable.king_of_tokyo.layout import (
    BUY,
    BUY_FROM,
    BUY_TOP,
    BUYING,
    CHANGE,
    CHANGING,
    CHARGE,
    CHARGING,
    CLAW,
    COPY,
    DECK,
    DICE,
    DO_BURROW,
    DO_CHARGE,
    DO_CHECK,
    DO_DAMAGE,
    DO_ENTER,
    DO_LATE,
    DO_MIMIC,
    DO_OPPORTUNITY,
    DO_REFILL,
    DO_YIELD,
    DONE,
    END,
    ENERGY,
    GOING_ON,
    HEARTS,
    J_CHANGE,
    J_FIRST,
    J_START,
    KEEP,
    KEEP_STEPS,
    MIMICKING,
    MOST_DICE,
    NO_CARDS,
    NOBODY,
    OPPORTUNITY,
    OVER,
    PASS,
    PROBE,
    PROBING,
    REACTING,
    ROLLED,
    SELL,
    SELLING,
    SHARE,
    SWEEP,
    TO_ATTACK,
    TO_BUY,
    TO_CHANGE,
    TO_END,
    TO_ENERGY,
    TO_FINISH,
    TO_HEARTS,
    TO_MIMIC,
    TO_PROBE,
    TO_RESOLVE,
    TO_ROLL,
    TO_SELL,
    TO_THROW,
    USE,
    YIELD,
    YIELDING,
    alive,
    works,
)
from kingtable.king_of_tokyo.legal import ALTERING, can_sweep, shown_slot
from kingtable.king_of_tokyo.legal import legal as legal
from kingtable.king_of_tokyo.turn import (
    another_throw,
    ask,
    begin_turn,
    can_change,
    check_survivors,
    end,
    finish,
    first_throw,
    heal_with_dice,
    hearts_are_a_choice,
    next_prober,
    probe,
    resolve_numbers,
    share_hearts,
    stop,
    throw_again,
)

UNCOMMON = word(int(THROWING_CARDS) | int(ANY_TIME_CARDS))
"""Cards that add to what may be done after a throw."""


@rule
def start(s: Any) -> None:
    """Set up the game, and go on to the first decision; the options must be in the record."""
    set_up(s)
    run(s)


@rule
def set_up(s: Any) -> None:
    """Set up the game, throw for the first turn, and begin it (T-027 to T-047)."""
    for p in range(s.players):
        s.health[p] = 10
        s.vp[p] = 0
        s.energy[p] = 0
        s.poison[p] = 0
        s.shrink[p] = 0
        s.reached[p] = 0
        s.held[p] = NO_CARDS
        s.works[p] = NO_CARDS
    s.lives = (1 << s.players) - 1
    s.reaches = 0
    s.tokyo[0] = NOBODY
    s.tokyo[1] = NOBODY
    s.copied = NOBODY
    s.number = 0
    s.extras = 0
    s.winner = NOBODY
    s.cause = 0
    s.discards = 0
    s.drawn = 0
    s.phase = GOING_ON
    for piece in range(PIECES):
        s.deck[piece] = piece
        s.where[piece] = DECK
        s.counters[piece] = 0
        s.paid[piece] = 0
    shuffle(s, s.deck, PIECES)
    s.order = first_to_play(s)
    s.turn = s.order
    for slot in range(3):
        fill(s, slot)
    begin_turn(s, s.order, 0, 0)


@rule
def first_to_play(s: Any) -> int:
    """All throw six dice, most claws begins; the tied throw again (T-045, decision 1)."""
    tied = (1 << s.players) - 1
    while tied & (tied - 1):
        most = -1
        best = 0
        for p in range(s.players):
            if tied >> p & 1:
                for face in range(6):
                    s.faces[face] = 0
                throw(s, 6)
                claws = s.faces[CLAW]
                note(s, J_START, p, claws, tied)
                if claws > most:
                    most = claws
                    best = 0
                if claws == most:
                    best |= 1 << p
        tied = best
    first = 0
    while not tied >> first & 1:
        first += 1
    note(s, J_FIRST, first, 0, 0)
    return first


@rule
def run(s: Any) -> None:
    """Work off the agenda and go on with the turn, until somebody must decide or the game is over."""
    s.phase = GOING_ON
    while s.phase == GOING_ON:
        if s.depth > 0:
            work_off(s)
        else:
            go_on(s)


@rule
def work_off(s: Any) -> None:
    """Do what stands on top of the agenda."""
    what = s.agenda[s.depth - 1][0]
    if what == DO_DAMAGE:
        suffer(s)
    elif what == DO_CHECK:
        s.depth -= 1
        if not check_survivors(s) and not alive(s, s.turn):
            end_turn_of_the_dead(s)
    elif what == DO_YIELD:
        ask_to_yield(s)
    elif what == DO_ENTER:
        take_place(s)
    elif what == DO_REFILL:
        refill(s)
    elif what == DO_OPPORTUNITY:
        opportunity(s)
    elif what == DO_LATE:
        late(s)
    elif what == DO_BURROW:
        burrow(s)
    elif what == DO_MIMIC:
        ask_to_mimic(s)
    elif what == DO_CHARGE:
        ask_to_charge(s)


@rule
def go_on(s: Any) -> None:
    """The turn, stage by stage (T-048, T-049, settled 1), up to a decision or to something on the agenda."""
    p = s.turn
    stage = s.stage
    if stage == TO_MIMIC:
        if can_move_mimic(s):
            ask(s, MIMICKING, p, TO_MIMIC)
            return
        stage = TO_THROW
    if stage == TO_THROW:
        first_throw(s)
        stage = TO_ROLL
    if stage == TO_ROLL:
        if another_throw(s):
            ask(s, ROLLED, p, TO_ROLL)
            return
        stop(s)
        stage = TO_PROBE
    if stage == TO_PROBE:
        q = next_prober(s)
        if q != NOBODY:
            ask(s, PROBING, q, TO_PROBE)
            return
        stage = TO_CHANGE
    if stage == TO_CHANGE:
        if can_change(s, p):
            ask(s, CHANGING, p, TO_CHANGE)
            return
        stage = TO_RESOLVE
    if stage == TO_RESOLVE:
        resolve_numbers(s)
        stage = TO_HEARTS
    if stage == TO_HEARTS:
        if hearts_are_a_choice(s):
            ask(s, HEARTS, p, TO_HEARTS)
            return
        heal_with_dice(s)
        stage = TO_ENERGY
    if stage == TO_ENERGY:
        gain_energy(s, p, s.faces[ENERGY], DICE)
        stage = TO_ATTACK
    if stage == TO_ATTACK:
        s.stage = TO_BUY
        attack(s)
        if s.depth > 0:
            return
        stage = TO_BUY
    if stage == TO_BUY:
        if can_sweep(s) or can_buy(s, p):
            ask(s, BUYING, p, TO_BUY)
            return
        stage = TO_SELL
    if stage == TO_SELL:
        if works(s, p, METAMORPH) and s.held[p] != NO_CARDS:
            ask(s, SELLING, p, TO_SELL)
            return
        stage = TO_END
    if stage == TO_END:
        s.stage = TO_FINISH
        end(s)
        if s.depth > 0:
            return
    finish(s)


# What an action does


@rule
def apply(s: Any, action: int) -> None:
    """Do a legal action of the monster that decides, and go on to the next decision."""
    act(s, action)
    run(s)


@rule
def act(s: Any, action: int) -> None:
    """Do a legal action, but not yet what follows from it."""
    phase, p = s.phase, s.mover
    if USE <= action < CHANGE:
        if phase == REACTING:
            react(s, action - USE)
        else:
            use(s, p, action - USE, 0)
    elif phase == ROLLED:
        if action == DONE:
            stop(s)
        else:
            multisets.put_counts(KEEP_STEPS, action - KEEP, s.faces)  # the others are taken up
            throw_again(s)
    elif phase == PROBING:
        if action == PASS:
            s.asked += 1
        else:
            probe(s, action - PROBE)
    elif phase == CHANGING:
        if action == DONE:
            s.stage = TO_RESOLVE
        else:
            turn_die(s, p, (action - CHANGE) // 36, (action - CHANGE) % 36)
    elif phase == HEARTS:
        share_hearts(s, action - SHARE)
        s.stage = TO_ENERGY
    elif phase == REACTING:
        land(s)
    elif phase == YIELDING:
        answer_to_yield(s, action == YIELD)
    elif phase == BUYING:
        if action == END:
            s.stage = TO_SELL
        elif action == SWEEP:
            sweep(s, p)
        elif action == BUY_TOP:
            buy_top(s, p)
        elif action >= BUY_FROM:
            buy_from_monster(s, p, (action - BUY_FROM) % KINDS, (action - BUY_FROM) // KINDS)
        else:
            buy_from_row(s, p, slot_of(s, action - BUY), BUYING_STEP)
    elif phase == OPPORTUNITY:
        if action == PASS:
            s.agenda[s.depth - 1][2] += 1
        else:
            seize(s, shown_slot(s, action - BUY))
    elif phase == SELLING:
        if action == END:
            s.stage = TO_END
        else:
            sell(s, p, action - SELL)
    elif phase == CHARGING:
        charge(s, action - CHARGE)
    elif phase == MIMICKING:
        if action == PASS:
            s.stage = TO_THROW
        else:
            mimic(s, p, (action - COPY) // KINDS, (action - COPY) % KINDS)


@rule
def turn_die(s: Any, p: int, card: int, x: int) -> None:
    """Turn one die to another face with Herd Culler, Plot Twist or Stretchy."""
    note(s, J_CHANGE, p, ALTERING[card], x)
    use(s, p, ALTERING[card], x)
    s.faces[x // 6] -= 1
    s.faces[x % 6] += 1


# Random play


RECIPROCALS = np.array([0, *(65536 // n + 1 for n in range(1, MOST_DICE + 2))], np.int64)
"""(x * RECIPROCALS[n]) >> 16 is x // n for the small numbers here; a division takes longer."""


@rule
def random_keep(s: Any) -> bool:
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
def random_throw(s: Any) -> None:
    """Throw what a random choice of dice leaves, or stop."""
    if random_keep(s):
        throw_again(s)
    else:
        stop(s)


@rule
def nothing_special(s: Any) -> bool:
    """Is this a decision to throw or to yield without cards that add to it?"""
    return (s.works[s.mover] & UNCOMMON) == NO_CARDS  # type: ignore[no-any-return]


@rule
def random_action(s: Any, out: Any) -> int:
    """A uniformly random legal action, drawn from the record's generator. out: as for `legal`."""
    if s.phase == YIELDING and nothing_special(s):
        return YIELD + below(s, 2)
    return i64(out[below(s, legal(s, out))])


@rule
def play_out(s: Any, out: Any) -> None:
    """Play random actions to the end, from a decision or from `set_up`.

    Dice are kept without listing what might be kept.
    """
    while s.phase != OVER:
        if s.phase == ROLLED and s.rerolls > 0 and nothing_special(s):
            random_throw(s)
        elif s.phase != GOING_ON:
            act(s, random_action(s, out))
        run(s)
