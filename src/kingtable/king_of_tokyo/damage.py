"""Damage: what prevents it, what it does, attacks, yielding, and who goes out of the game."""

from __future__ import annotations

from kingtable.engine.compiler.jit import lowest, moment, note, rule, u64
from kingtable.king_of_tokyo import effects, turn
from kingtable.king_of_tokyo import layout as L
from kingtable.king_of_tokyo.cards import dispatch as cards


@rule
def can_react(s: L.State, p: int) -> bool:
    """Can a monster use a card against damage (settled 18)? One that works by itself is no question (21)."""
    mine = u64(s.works[p] & (cards.DEFENDING_CARDS | cards.ANY_TIME_CARDS))
    return mine != L.NO_CARDS and turn.first_usable(s, p, mine) != L.NOBODY


@rule
def first_of(s: L.State, p: int, some: int) -> int:
    """The first of some kinds of cards that a monster has; it must have one."""
    return lowest(u64(s.works[p] & some))


@rule
def suffer(s: L.State) -> None:
    """The damage on top of the agenda: it is prevented, or the target is asked, or it lands."""
    item = s.agenda[s.depth - 1]
    p, n = item[1], item[2]
    if not L.alive(s, p) or n <= 0:
        s.depth -= 1
    elif item[4] & L.BY_ATTACK and cards.waits(s, p, 0) == 1 and will_be_asked(s, p):
        put_aside(s)
    elif cards.spared(s, p, n) <= 0 or cards.prevent(s, p, n) <= 0:
        s.depth -= 1
    elif can_react(s, p):
        s.phase = L.REACTING
        s.mover = p
    else:
        land(s)


@rule
def land(s: L.State) -> None:
    """The damage on top of the agenda comes, less what cards stop, those with dice first (decisions 31 and 35)."""
    item = s.agenda[s.depth - 1]
    p, dealer, flags = item[1], item[3], item[4]
    left = cards.prevent(s, p, cards.cancel(s, p, item[2]))
    s.depth -= 1
    if left > 0:
        lose_health(s, p, left, dealer, flags)


@rule
def lose_health(s: L.State, p: int, n: int, dealer: int, flags: int) -> None:
    """Health is lost; then what cards make of it; at 0 the cards of the others, a reprieve or elimination."""
    n = min(n, s.health[p])
    s.health[p] -= n
    if flags & L.BY_ATTACK:
        s.struck[p] += n
    note(s, (L.J_DAMAGE, p, n, s.health[p], dealer, flags >> L.WHY_SHIFT))
    if dealer == s.turn and p != dealer:
        s.damaged = 1
    if flags & L.BY_ATTACK and dealer != L.NOBODY and L.alive(s, dealer):
        cards.hit(s, dealer, p)
    cards.hurt(s, p, n)
    if s.health[p] == 0:
        for step in range(s.players):
            q = L.after(s, s.turn, step)
            if q != p and L.alive(s, q):
                cards.death(s, q, p)
        if p == s.turn:
            bar_entry(s)
        if cards.reprieve(s, p, 0) == 0:
            eliminated(s, p, dealer)


@rule
def bar_entry(s: L.State) -> None:
    """An attacker brought to 0 does not enter any more, not even with It Has a Child (decision 33)."""
    for i in range(s.depth):
        if s.agenda[i][0] == L.DO_ENTER:
            s.agenda[i][1] = 1


@rule
def eliminated(s: L.State, p: int, by: int) -> None:
    """Out of the game: cards, energy and counters are gone, the VP stay to be seen (decision 44)."""
    moment(s)
    note(s, (L.J_OUT, p, by))
    effects.lose_all_cards(s, p, L.OWNER_OUT)
    s.lives &= ~(1 << p)
    s.energy[p] = 0
    s.poison[p] = 0
    s.shrink[p] = 0
    effects.leave(s, p, L.ELIMINATED)
    effects.close_bay(s)


@rule
def end_turn_of_the_dead(s: L.State) -> None:
    """The active monster is out: only gaps are filled and offered, then its turn is over (settled 2)."""
    kept = 0
    for i in range(s.depth):
        what = s.agenda[i][0]
        if what in (L.DO_REFILL, L.DO_OPPORTUNITY):
            for column in range(5):
                s.agenda[kept][column] = s.agenda[i][column]
            kept += 1
    s.depth = kept
    s.stage = L.TO_FINISH


# The attack


@rule
def neighbour(s: L.State, p: int, step: int) -> int:
    """The nearest living monster on one side (step 1: clockwise, -1: the other side)."""
    q = p
    for _ in range(s.players):
        q = (q + s.players + step) % s.players
        if L.alive(s, q):
            return q
    return p


@rule
def attack(s: L.State) -> None:
    """Resolve the claws, and the damage of cards that need none (T-067 to T-072, T-105 to T-112)."""
    p, claws = s.turn, s.faces[L.CLAW]
    s.yielded = 0
    for q in range(s.players):
        s.struck[q] = 0
    if claws == 0:
        plain = cards.strike(s, p, 0)
        if plain > 0 and effects.other_place(s, p) != 0:
            effects.damage_group(s, p, effects.other_place(s, p), plain, first_of(s, p, cards.STRIKE_CARDS))
        return
    inside = L.in_tokyo(s, p)
    within_reach = effects.other_place(s, p)
    bonus = cards.attack(s, p, 0)
    targets = cards.reach(s, p, within_reach)
    if not inside and within_reach == 0:
        targets = 0  # a monster that takes an empty Tokyo hits nobody (T-106, decision 6)
    note(s, (L.J_ATTACK, p, claws, targets))
    if not inside:
        L.push(s, L.DO_ENTER, 0, 0, 0, 0)
    if targets == 0:
        return
    beside, here = cards.neighbours(s, p, 0), cards.strike(s, p, 0)
    left = neighbour(s, p, 1) if beside > 0 else L.NOBODY
    right = neighbour(s, p, -1) if beside > 0 else L.NOBODY
    if not inside:
        cards.yielding(s, p, 0)
        L.push(s, L.DO_YIELD, within_reach & targets, 0, 0, 0)
    L.push(s, L.DO_CHECK, 0, 0, 0, 0)
    for step in range(s.players - 1, 0, -1):
        q = L.after(s, p, step)
        next_to = beside if q in (left, right) else 0
        if targets >> q & 1:
            n = claws + bonus + next_to
            if within_reach >> q & 1:
                n += here
            L.push(s, L.DO_DAMAGE, q, n, p, L.BY_ATTACK | L.ATTACK << L.WHY_SHIFT)
        elif next_to > 0 and L.alive(s, q):
            L.push(s, L.DO_DAMAGE, q, next_to, p, first_of(s, p, cards.NEIGHBOURS_CARDS) << L.WHY_SHIFT)


@rule
def will_be_asked(s: L.State, p: int) -> bool:
    """Will an attacked monster be asked whether it yields?"""
    if L.in_tokyo(s, p):
        for i in range(s.depth):
            if s.agenda[i][0] == L.DO_YIELD and s.agenda[i][1] >> p & 1:
                return True
    return False


@rule
def put_aside(s: L.State) -> None:
    """The damage on top of the agenda waits until all have decided whether they yield (settled 3 and 4)."""
    s.depth -= 1
    item = s.agenda[s.depth]
    p, n, dealer = item[1], item[2], item[3]
    place = s.depth
    while s.agenda[place][0] != L.DO_YIELD:
        place -= 1
    while place > 0 and s.agenda[place - 1][0] == L.DO_LATE:
        place -= 1
    for i in range(s.depth, place, -1):
        for column in range(5):
            s.agenda[i][column] = s.agenda[i - 1][column]
    s.depth += 1
    row = s.agenda[place]
    row[0], row[1], row[2], row[3], row[4] = L.DO_LATE, p, n, dealer, 0


@rule
def ask_to_yield(s: L.State) -> None:
    """The next attacked monster in Tokyo decides; when all have, the attack goes on."""
    item = s.agenda[s.depth - 1]
    for step in range(1, s.players):
        q = L.after(s, s.turn, step)
        if item[1] >> q & 1:
            if L.alive(s, q) and L.in_tokyo(s, q):
                s.phase = L.YIELDING
                s.mover = q
                return
            item[1] &= ~(1 << q)
    s.depth -= 1


@rule
def answer_to_yield(s: L.State, yields: bool) -> None:
    """The decision of the monster that was asked."""
    q = s.mover
    s.agenda[s.depth - 1][1] &= ~(1 << q)
    if yields:
        s.yielded |= 1 << q
        note(s, (L.J_YIELD, q))
        effects.leave(s, q, L.YIELDED)
    else:
        note(s, (L.J_STAY, q))


@rule
def late(s: L.State) -> None:
    """Damage that was put aside: what the card for which it waited lets come (decision 34)."""
    item = s.agenda[s.depth - 1]
    q, dealer = item[1], item[3]
    left = cards.late(s, q, item[2])
    s.depth -= 1
    if left > 0:
        L.push(s, L.DO_CHECK, 0, 0, 0, 0)
        L.push(s, L.DO_DAMAGE, q, left, dealer, L.BY_ATTACK | L.ATTACK << L.WHY_SHIFT)


@rule
def burrow(s: L.State) -> None:
    """What the cards of those who yielded do to the attacker, if it takes a place (decision 33)."""
    s.depth -= 1
    if effects.place_to_take(s) == L.NOBODY:
        return
    L.push(s, L.DO_CHECK, 0, 0, 0, 0)
    for step in range(s.players - 1, 0, -1):
        q = L.after(s, s.turn, step)
        if s.yielded >> q & 1 and L.alive(s, q):
            cards.left(s, q, 0)


@rule
def take_place(s: L.State) -> None:
    """The attacker takes the City, or else the Bay, if one is free (T-109, T-122 to T-130)."""
    s.depth -= 1
    p, barred = s.turn, s.agenda[s.depth][1]
    place = effects.place_to_take(s)
    if barred == 0 and L.alive(s, p) and not L.in_tokyo(s, p) and place != L.NOBODY and L.living(s) > 1:
        moment(s)
        effects.enter(s, p, place)


@rule
def reactions(s: L.State, p: int) -> int:
    """The cards with which a monster can react."""
    return u64(s.works[p] & (cards.DEFENDING_CARDS | cards.BESIDE_OTHERS_CARDS | cards.ANY_TIME_CARDS))


@rule
def has_reaction(s: L.State, p: int, kind: int) -> bool:
    """Can a monster react with this card now?"""
    return (reactions(s, p) & L.bit(kind)) != L.NO_CARDS and cards.usable(s, p, kind, 0) == 1
