"""The rules of King of Tokyo: what is legal, and what an action does.

Functions over the record of `layout`; they run compiled, and interpreted over its twin. What still has to happen stands
on an agenda; `run` works it off until somebody must decide. The steps are in `turn`, `damage` and `buying`.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from kingtable.engine.chance import below, shuffle
from kingtable.engine.jit import i64, lowest, note, rule, u64, word
from kingtable.king_of_tokyo.buying import (
    add_copies,
    add_purchases,
    add_sales,
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
    price_of,
    refill,
    seize,
    sell,
    slot_of,
    sweep,
)
from kingtable.king_of_tokyo.cards.deck import KIND, KINDS, PIECES
from kingtable.king_of_tokyo.cards.dispatch import ALTERING_CARDS, ANY_TIME_CARDS, THROWING_CARDS, change, usable, use
from kingtable.king_of_tokyo.cards.kinds import HEALING_RAY, HERD_CULLER, METAMORPH, PLOT_TWIST, STRETCHY
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
    reactions,
    suffer,
    take_place,
)
from kingtable.king_of_tokyo.effects import fill, gain_energy, most_health, throw
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
    HEART,
    HEARTS,
    J_CHANGE,
    J_FIRST,
    J_START,
    KEEP,
    KEEP_STEPS,
    MIMICKING,
    MOST_CHARGE,
    MOST_DICE,
    MOST_HEARTS,
    MOST_KEPT,
    NO_CARDS,
    NOBODY,
    ONE,
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
    SHARE_STEPS,
    STAY,
    SWEEP,
    TAKE,
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
    after,
    alive,
    bit,
    works,
)
from kingtable.king_of_tokyo.turn import (
    another_throw,
    any_time,
    ask,
    begin_turn,
    can_change,
    check_survivors,
    end,
    finish,
    first_throw,
    heal_with_dice,
    hearts_are_a_choice,
    more_for_others,
    next_prober,
    probe,
    resolve_numbers,
    share_hearts,
    stop,
    throw_again,
)

ALTERING = (HERD_CULLER, PLOT_TWIST, STRETCHY)
"""The cards of the actions CHANGE, in their order."""
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


@rule
def can_sweep(s: Any) -> bool:
    """2 energy, and a card to sweep away (settled 18)."""
    return s.energy[s.turn] >= 2 and (s.row[0] != NOBODY or s.row[1] != NOBODY or s.row[2] != NOBODY)  # type: ignore[no-any-return]


# What is legal


@rule
def legal(s: Any, out: Any) -> int:
    """Write all legal actions into `out` (int32, at least ACTIONS long); how many there are."""
    n = 0
    p = s.mover
    phase = s.phase
    if phase == OVER:
        return 0
    if phase == ROLLED:
        out[0] = DONE
        n = 1
        if s.rerolls > 0:
            n = add_throws(s, out, n)
        n = add_uses(s, p, u64(s.works[p] & THROWING_CARDS), out, n)
    elif phase == PROBING:
        out[0] = PASS
        n = 1
        for face in range(6):
            if s.faces[face] > 0:
                out[n] = PROBE + face
                n += 1
    elif phase == CHANGING:
        out[0] = DONE
        n = add_changes(s, p, out, 1)
    elif phase == HEARTS:
        n = add_shares(s, p, out)
    elif phase == REACTING:
        out[0] = TAKE
        n = add_uses(s, p, reactions(s, p), out, 1)
    elif phase == YIELDING:
        out[0] = YIELD
        out[1] = STAY
        n = 2
    elif phase == BUYING:
        out[0] = END
        n = 1
        if can_sweep(s):
            out[n] = SWEEP
            n += 1
        n = add_purchases(s, p, out, n)
    elif phase == OPPORTUNITY:
        out[0] = PASS
        n = 1
        shown = s.agenda[s.depth - 1][1]
        for slot in range(3):
            if shown >> slot & 1 and s.row[slot] != NOBODY:
                kind = KIND[s.row[slot]]
                if shown_slot(s, kind) == slot and price_of(s, p, kind) <= s.energy[p]:
                    out[n] = BUY + kind
                    n += 1
    elif phase == SELLING:
        out[0] = END
        n = add_sales(s, p, out, 1)
    elif phase == CHARGING:
        n = min(s.energy[p], MOST_CHARGE) + 1
        for energy in range(n):
            out[energy] = CHARGE + energy
    elif phase == MIMICKING:
        if s.depth == 0:  # at the start of a turn it need not move
            out[0] = PASS
            n = 1
        n = add_copies(s, p, out, n)
    if phase != REACTING:
        kind = any_time(s, p)
        if kind != NOBODY:
            out[n] = USE + kind
            n += 1
    return n


@rule
def shown_slot(s: Any, kind: int) -> int:
    """The first slot with such a card among those just turned up; NOBODY without one."""
    for slot in range(3):
        if s.agenda[s.depth - 1][1] >> slot & 1 and s.row[slot] != NOBODY and KIND[s.row[slot]] == kind:
            return slot
    return NOBODY


@rule
def add_uses(s: Any, p: int, cards: int, out: Any, n: int) -> int:
    """Append the uses of some kinds of cards to a list of actions; the new length."""
    while cards != NO_CARDS:
        kind = lowest(cards)
        if usable(s, p, kind, 0) == 1:
            out[n] = USE + kind
            n += 1
        cards = u64(cards & (cards - ONE))
    return n


@rule
def add_throws(s: Any, out: Any, n: int) -> int:
    """Append every choice of dice to keep, but for all of them: at least one die is thrown."""
    faces = s.faces
    a = MOST_KEPT
    for ones in range(faces[0] + 1):
        r1 = KEEP_STEPS[0][a][ones] if ones <= a else 0
        b = a - ones
        for twos in range(min(b, faces[1]) + 1):
            r2 = r1 + KEEP_STEPS[1][b][twos]
            c = b - twos
            for threes in range(min(c, faces[2]) + 1):
                r3 = r2 + KEEP_STEPS[2][c][threes]
                d = c - threes
                for hearts in range(min(d, faces[3]) + 1):
                    r4 = r3 + KEEP_STEPS[3][d][hearts]
                    e = d - hearts
                    for energy in range(min(e, faces[4]) + 1):
                        r5 = r4 + KEEP_STEPS[4][e][energy]
                        f = e - energy
                        for claws in range(min(f, faces[5]) + 1):
                            if MOST_KEPT - (f - claws) < s.dice:
                                out[n] = KEEP + r5 + KEEP_STEPS[5][f][claws]
                                n += 1
    return n


@rule
def add_changes(s: Any, p: int, out: Any, n: int) -> int:
    """Append every turn of a die that a card allows."""
    cards = u64(s.works[p] & ALTERING_CARDS)
    for i in range(3):
        kind = ALTERING[i]
        if (cards & bit(kind)) != NO_CARDS and usable(s, p, kind, 0) == 1:
            for x in range(36):
                if s.faces[x // 6] > 0 and x // 6 != x % 6 and change(s, p, kind, x) == 1:
                    out[n] = CHANGE + 36 * i + x
                    n += 1
    return n


@rule
def most_healed(s: Any, p: int, step: int) -> int:
    """How much the monster so many steps on can be healed by Healing Ray."""
    if step >= s.players or not works(s, p, HEALING_RAY):
        return 0
    q = after(s, p, step)
    return most_health(s, q) - s.health[q] if alive(s, q) else 0


@rule
def add_shares(s: Any, p: int, out: Any) -> int:
    """List every way to use the hearts; how many there are."""
    n = 0
    hearts, extra = s.faces[HEART], more_for_others(s, p)
    m1, m2, m3 = most_healed(s, p, 1), most_healed(s, p, 2), most_healed(s, p, 3)
    m4, m5 = most_healed(s, p, 4), most_healed(s, p, 5)
    a = MOST_HEARTS
    for poison in range(min(s.poison[p], hearts) + 1):
        r0 = SHARE_STEPS[0][a][poison]
        b = a - poison
        for shrink in range(min(s.shrink[p], hearts - poison) + 1):
            r1 = r0 + SHARE_STEPS[1][b][shrink]
            c = b - shrink
            own = hearts - poison - shrink
            most = own + extra if own > 0 else 0
            for h1 in range(min(m1, most) + 1):
                r2 = r1 + SHARE_STEPS[2][c][h1]
                for h2 in range(min(m2, most - h1) + 1):
                    r3 = r2 + SHARE_STEPS[3][c - h1][h2]
                    for h3 in range(min(m3, most - h1 - h2) + 1):
                        r4 = r3 + SHARE_STEPS[4][c - h1 - h2][h3]
                        d = c - h1 - h2 - h3
                        for h4 in range(min(m4, most - h1 - h2 - h3) + 1):
                            r5 = r4 + SHARE_STEPS[5][d][h4]
                            for h5 in range(min(m5, most - h1 - h2 - h3 - h4) + 1):
                                out[n] = SHARE + r5 + SHARE_STEPS[6][d - h4][h5]
                                n += 1
    return n


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
            keep(s, action - KEEP)
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
def keep(s: Any, rank: int) -> None:
    """Leave the dice of a choice on the table and take up the others."""
    free = MOST_KEPT
    for face in range(6):
        n = 0
        while n < free and KEEP_STEPS[face][free][n + 1] <= rank:
            n += 1
        rank -= KEEP_STEPS[face][free][n]
        free -= n
        s.faces[face] = n


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
            if random_keep(s):
                throw_again(s)
            else:
                stop(s)
        elif s.phase != GOING_ON:
            act(s, random_action(s, out))
        run(s)
