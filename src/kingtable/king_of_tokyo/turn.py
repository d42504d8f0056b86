"""The turn: whose it is, throws, probes, changes, numbers, hearts, energy, its end, and the end of the game."""

from __future__ import annotations

from kingtable.engine import multisets
from kingtable.engine.chance import SEEN
from kingtable.engine.compiler.jit import lowest, moment, note, rule, u64
from kingtable.engine.record import Row
from kingtable.king_of_tokyo import effects
from kingtable.king_of_tokyo import layout as L
from kingtable.king_of_tokyo.cards import dispatch as cards
from kingtable.king_of_tokyo.cards.dispatch_passive import healed


@rule
def begin_turn(s: L.State, p: int, freeze: int, further: int) -> None:
    """Begin the turn of a monster: its start takes effect, the rest stands on the agenda."""
    moment(s)
    s.turn = p
    s.freeze = freeze
    s.freeze_again = 0
    s.number += 1
    s.wings = 0
    s.damaged = 0
    s.culled = 0
    s.rerolls = 0
    s.dice = 0
    s.yielded = 0
    for q in range(s.players):
        s.probed[q] = 0
    for face in range(6):
        s.faces[face] = 0
    s.asked = 1
    s.depth = 0
    s.stage = L.TO_MIMIC
    note(s, (L.J_TURN, p, s.number, further))
    cards.start_turn(s, p, 0)
    if L.in_tokyo(s, p):  # T-117
        effects.gain_vp(s, p, 2, L.IN_TOKYO)
        cards.start_in_tokyo(s, p, 0)


@rule
def dice_of(s: L.State, p: int) -> int:
    """How many dice a monster throws, but for Freeze Time (settled 14)."""
    return max(0, cards.dice(s, p, 6) - s.shrink[p])


@rule
def first_throw(s: L.State) -> None:
    """Throw all dice (T-051); without a die the throws are skipped."""
    s.dice = max(0, dice_of(s, s.turn) - s.freeze)
    if s.dice > 0:
        s.rerolls = cards.throws(s, s.turn, 2)
        moment(s)
        effects.throw(s, s.dice, SEEN)
        note(s, (L.J_THROW, s.turn, s.rerolls))
        moment(s)


@rule
def first_usable(s: L.State, p: int, mine: int) -> int:
    """The first of some kinds of cards that a monster may use now; NOBODY if none."""
    while mine != L.NO_CARDS:
        kind = lowest(mine)
        if cards.usable(s, p, kind, 0) == 1:
            return kind
        mine = u64(mine & (mine - L.ONE))
    return L.NOBODY


@rule
def add_uses(s: L.State, p: int, mine: int, out: Row, n: int) -> int:
    """Append the uses of some kinds of cards to a list of actions; the new length."""
    while mine != L.NO_CARDS:
        kind = lowest(mine)
        if cards.usable(s, p, kind, 0) == 1:
            out[n] = L.USE + kind
            n += 1
        mine = u64(mine & (mine - L.ONE))
    return n


@rule
def another_throw(s: L.State) -> bool:
    """Can the active monster throw once more in any way?"""
    p = s.turn
    if s.dice > 0:
        if s.rerolls > 0:
            return True
        mine = u64(s.works[p] & cards.THROWING_CARDS)
        if mine != L.NO_CARDS:
            return first_usable(s, p, mine) != L.NOBODY
    return False


@rule
def stop(s: L.State) -> None:
    """No more throws."""
    s.stage = L.TO_PROBE
    s.rerolls = 0
    if s.dice > 0:
        note(s, (L.J_STOP, s.turn))


@rule
def throw_again(s: L.State) -> None:
    """Throw as many dice as are missing."""
    n = s.dice
    for face in range(6):
        n -= s.faces[face]
    s.rerolls -= 1
    effects.throw(s, n, SEEN)
    note(s, (L.J_THROW, s.turn, s.rerolls))
    moment(s)


@rule
def can_change(s: L.State, p: int) -> bool:
    """Can the active monster turn a die?"""
    mine = u64(s.works[p] & cards.ALTERING_CARDS)
    while mine != L.NO_CARDS and s.dice > 0:
        kind = lowest(mine)
        if cards.usable(s, p, kind, 0) == 1:
            for x in range(36):
                if s.faces[x // 6] > 0 and x // 6 != x % 6 and cards.change(s, p, kind, x) == 1:
                    return True
        mine = u64(mine & (mine - L.ONE))
    return False


@rule
def resolve_numbers(s: L.State) -> None:
    """Numbers score (T-059 to T-063), then the cards that look at the dice."""
    for face in range(3):
        if s.faces[face] >= 3:
            effects.gain_vp(s, s.turn, face + 1 + s.faces[face] - 3, L.DICE)
    cards.scored(s, s.turn, 0)


@rule
def wounded(s: L.State, some: int) -> bool:
    """Is one of some living monsters, given as bits, below its maximum?"""
    found = False
    for q in range(s.players):
        if some >> q & 1 and s.health[q] < effects.most_health(s, q):
            found = True
    return found


@rule
def hearts_are_a_choice(s: L.State) -> bool:
    """Do counters or cards leave a choice what hearts do (T-073 to T-075)?"""
    p = s.turn
    if s.faces[L.HEART] == 0 or L.in_tokyo(s, p):
        return False
    others = cards.healable(s, p, 0)
    return s.poison[p] > 0 or s.shrink[p] > 0 or (others != 0 and wounded(s, others))


@rule
def more_for_others(s: L.State, p: int) -> int:
    """How many hearts more may heal others when none heals the healer (decision 39)."""
    return healed(s, p, 1) - 1 if cards.healable(s, p, 0) != 0 else 0


@rule
def share_hearts(s: L.State, rank: int) -> None:
    """Heal oneself, take counters off, heal others."""
    p, n = s.turn, s.faces[L.HEART]
    poison = multisets.count_at(L.SHARE_STEPS, rank, 0)
    shrink = multisets.count_at(L.SHARE_STEPS, rank, 1)
    left = n - poison - shrink
    for step in range(1, s.players):
        left -= multisets.count_at(L.SHARE_STEPS, rank, step + 1)
    effects.heal(s, p, left, L.DICE)
    effects.change_counters(s, p, -poison, -shrink)
    for step in range(1, s.players):
        k = multisets.count_at(L.SHARE_STEPS, rank, step + 1)
        if k > 0:
            cards.heal_other(s, p, L.PLAYERS * k + L.after(s, p, step))


@rule
def end(s: L.State) -> None:
    """The end of the turn: cards, then poison."""
    p = s.turn
    cards.end_turn(s, p, 0)
    if s.poison[p] > 0:
        L.push(s, L.DO_CHECK, 0, 0, 0, 0)
        L.push(s, L.DO_DAMAGE, p, s.poison[p], L.NOBODY, L.POISON << L.WHY_SHIFT)


@rule
def ask(s: L.State, phase: int, p: int, stage: int) -> None:
    """Stop for a decision at a stage of the turn."""
    s.phase = phase
    s.mover = p
    s.stage = stage


@rule
def heal_with_dice(s: L.State) -> None:
    """Hearts heal, but not in Tokyo (T-075)."""
    if not L.in_tokyo(s, s.turn):
        effects.heal(s, s.turn, s.faces[L.HEART], L.DICE)


@rule
def finish(s: L.State) -> None:
    """Who has 20 VP and is alive wins (T-151, decision 2); else the next turn begins."""
    best = L.NOBODY
    if s.reaches > 0:
        for p in range(s.players):
            if L.alive(s, p) and s.vp[p] >= L.GOAL and (best == L.NOBODY or s.reached[p] < s.reached[best]):
                best = p
    if best != L.NOBODY:
        game_over(s, best, L.BY_POINTS)
    else:
        next_turn(s)


@rule
def next_turn(s: L.State) -> None:
    """Freeze Time, then Frenzy, then the next living monster (settled 16)."""
    if s.freeze_again == 1 and L.alive(s, s.turn):
        begin_turn(s, s.turn, s.freeze + 1, 1)
        return
    while s.extras > 0:
        p = s.extra[0]
        s.extras -= 1
        for i in range(s.extras):
            s.extra[i] = s.extra[i + 1]
        if L.alive(s, p):
            begin_turn(s, p, 0, 2)
            return
    p = L.after(s, s.order, 1)
    while not L.alive(s, p):
        p = L.after(s, p, 1)
    s.order = p
    begin_turn(s, p, 0, 0)


@rule
def check_survivors(s: L.State) -> bool:
    """With one monster left it wins, with none nobody does (T-149, T-154); is the game over?"""
    n = L.living(s)
    if n > 1:
        return False
    last = L.NOBODY
    for p in range(s.players):
        if L.alive(s, p):
            last = p
    game_over(s, last, L.BY_SURVIVAL if n == 1 else L.BY_NOBODY)
    return True


@rule
def game_over(s: L.State, winner: int, cause: int) -> None:
    """The end of the game."""
    moment(s)
    s.phase = L.OVER
    s.mover = L.NOBODY
    s.winner = winner
    s.cause = cause
    s.depth = 0
    note(s, (L.J_OVER, winner, cause))


@rule
def selling(s: L.State, p: int) -> int:
    """The kind of card with which a monster may sell Keep cards now; NOBODY without one."""
    return first_usable(s, p, u64(s.works[p] & cards.SELLING_CARDS))


@rule
def any_time(s: L.State, p: int) -> int:
    """The kind of card that a monster may use in any decision now; NOBODY without one."""
    mine = u64(s.works[p] & cards.ANY_TIME_CARDS)
    return first_usable(s, p, mine) if mine != L.NO_CARDS else L.NOBODY


@rule
def score(s: L.State, p: int) -> int:
    """Victory points."""
    return s.vp[p]


@rule
def out(s: L.State, p: int) -> bool:
    """Has a monster been eliminated? It does not come back (T-155)."""
    return s.health[p] == 0


@rule
def rank(s: L.State, p: int) -> int:
    """1 for the winner, 2 for all others; where nobody wins, or nobody has won yet, 1 for all."""
    return 1 if s.phase != L.OVER or s.winner == L.NOBODY or s.winner == p else 2


@rule
def returns(s: L.State, p: int) -> float:
    """What the game is worth to a seat: 1 to who wins (T-148 to T-153), and 0 to all where nobody does."""
    return 1.0 if s.phase == L.OVER and s.winner == p else 0.0
