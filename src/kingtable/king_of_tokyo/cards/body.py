"""Cards that protect and heal."""

from __future__ import annotations

from kingtable.engine.compiler.jit import moment, note, rule
from kingtable.engine.errors import IllegalAction
from kingtable.king_of_tokyo import effects, refusals
from kingtable.king_of_tokyo import layout as L
from kingtable.king_of_tokyo.cards import kinds
from kingtable.king_of_tokyo.cards.windows import ANY_TIME, BESIDE_OTHERS, DEFENDING, LIKELY, PERHAPS, window


class ArmorPlating:
    """Damage of exactly 1 does nothing; 2 and more come in full. Also what Camouflage brought down to 1 (decision
    35)."""

    saves = PERHAPS

    @window
    def prevent(s: L.State, p: int, x: int) -> int:
        if x == 1:
            effects.prevented(s, p, 1, kinds.ARMOR_PLATING)
            return 0
        return x


class Camouflage:
    """For every damage, of any kind, a die is thrown; each heart cancels one.

    It works by itself (decision 21); it is a choice only beside Wings and Rapid Healing, and then not forgone by `take`
    (decision 31).
    """

    when = BESIDE_OTHERS
    saves = LIKELY

    @window
    def cancel(s: L.State, p: int, x: int) -> int:
        return camouflaged(s, p, x)

    @window
    def usable(s: L.State, p: int, x: int) -> int:
        return 1 if s.agenda[s.depth - 1][4] & L.CAMOUFLAGED == 0 else 0

    @window
    def use(s: L.State, p: int, x: int) -> int:
        return camouflaged(s, p, s.agenda[s.depth - 1][2])


@rule
def camouflaged(s: L.State, p: int, n: int) -> int:
    """Throw dice for the damage on top of the agenda, once for each Camouflage; what is left stays there."""
    item = s.agenda[s.depth - 1]
    if item[4] & L.CAMOUFLAGED != 0:
        return n
    item[4] |= L.CAMOUFLAGED
    left = n
    for _ in range(L.copies(s, p, kinds.CAMOUFLAGE)):
        left -= hearts_of(s, p, left)
    item[2] = left
    if left < n:
        effects.prevented(s, p, n - left, kinds.CAMOUFLAGE)
    return left


@rule
def hearts_of(s: L.State, p: int, n: int) -> int:
    """Throw n dice apart from those on the table; how many are hearts."""
    if n <= 0:
        return 0
    note(s, (L.J_CAMOUFLAGE, p, n))
    before = s.faces[L.HEART]
    ones, twos, threes, energy, claws = s.faces[0], s.faces[1], s.faces[2], s.faces[4], s.faces[5]
    while n > 0:
        some = min(n, 9)
        effects.throw(s, some, L.CAMOUFLAGE_OF + p)
        n -= some
    found = s.faces[L.HEART] - before
    s.faces[0], s.faces[1], s.faces[2], s.faces[4], s.faces[5] = ones, twos, threes, energy, claws
    s.faces[L.HEART] = before
    return found


class Wings:
    """Pay 2 energy: no damage for the rest of this turn, of whatever kind."""

    when = DEFENDING
    pays = 2
    saves = LIKELY

    @window
    def usable(s: L.State, p: int, x: int) -> int:
        return 1 if s.energy[p] >= 2 else 0

    @window
    def use(s: L.State, p: int, x: int) -> int:
        effects.lose_energy(s, p, 2, kinds.WINGS)
        s.wings |= 1 << p
        return x

    @window
    def spared(s: L.State, p: int, x: int) -> int:
        if s.wings >> p & 1:
            effects.prevented(s, p, x, kinds.WINGS)
            return 0
        return x

    @staticmethod
    def why_not(s: L.State, p: int, x: int) -> IllegalAction:
        return refusals.too_little_energy(s, 2)


class RapidHealing:
    """Pay 2 energy to heal 1, in any decision of the owner and before damage lands; not above the maximum."""

    when = ANY_TIME
    pays = 2
    saves = PERHAPS

    @window
    def usable(s: L.State, p: int, x: int) -> int:
        return 1 if s.energy[p] >= 2 and s.health[p] < effects.most_health(s, p) else 0

    @window
    def use(s: L.State, p: int, x: int) -> int:
        effects.lose_energy(s, p, 2, kinds.RAPID_HEALING)
        effects.heal(s, p, 1, kinds.RAPID_HEALING)
        return x

    @staticmethod
    def why_not(s: L.State, p: int, x: int) -> IllegalAction:
        if s.energy[p] < 2:
            return refusals.too_little_energy(s, 2)
        return IllegalAction("refuse-kot-healthy", rule="T-095", health=effects.most_health(s, p))


class Jets:
    """Who yields Tokyo to an attack takes no damage from it.

    The damage waits for the decision and comes to who stays (settled 3 and 4, decision 34); it saves from death as
    well, and though the card is lost meanwhile.
    """

    @window
    def waits(s: L.State, p: int, x: int) -> int:
        return 1

    @window
    def late(s: L.State, p: int, x: int) -> int:
        if s.yielded >> p & 1:
            effects.prevented(s, p, x, kinds.JETS)
            return 0
        return x


class HealingRay:
    """Hearts may heal other monsters, which must pay 2 energy for each health, or all they have.

    They cannot refuse, and may stand in Tokyo; the healer may not (decisions 8, 39). How hearts are shared is asked in
    `decisions.hearts`.
    """

    @window
    def healable(s: L.State, p: int, x: int) -> int:
        return effects.others(s, p)

    @window
    def heal_other(s: L.State, p: int, x: int) -> int:
        q, n = x % L.PLAYERS, x // L.PLAYERS
        effects.gain_health(s, q, n, kinds.HEALING_RAY)
        pays = min(2 * n, s.energy[q])
        effects.lose_energy(s, q, pays, kinds.HEALING_RAY)
        effects.gain_energy(s, p, pays, kinds.HEALING_RAY)
        return x


class ItHasAChild:
    """At 0 health: all cards and all VP are gone, 10 health, outside Tokyo; energy and counters stay.

    It counts as having reached 0 for Eater of the Dead, and an attacker takes the place (decisions 15 and 43).
    """

    saves = PERHAPS

    @window
    def reprieve(s: L.State, p: int, x: int) -> int:
        if x == 0:
            moment(s)
            note(s, (L.J_CHILD, p))
            effects.lose_all_cards(s, p, L.CHILD_CAME)
            effects.lose_vp(s, p, s.vp[p], kinds.IT_HAS_A_CHILD)
            s.health[p] = 10
            effects.leave(s, p, L.REPRIEVED)
        return 1


class WereOnlyMakingItStronger:
    """1 energy whenever the owner really loses 2 health or more at once (decision 46)."""

    saves = PERHAPS
    brings = 4

    @window
    def hurt(s: L.State, p: int, x: int) -> int:
        if x >= 2:
            effects.gain_energy(s, p, 1, kinds.WERE_ONLY_MAKING_IT_STRONGER)
        return x
