"""Cards that protect and heal."""

from __future__ import annotations

from typing import Any

from kingtable.engine.jit import note, rule
from kingtable.king_of_tokyo.cards.kinds import RAPID_HEALING, WERE_ONLY_MAKING_IT_STRONGER, WINGS
from kingtable.king_of_tokyo.cards.windows import ANY_TIME, DEFENDING, window
from kingtable.king_of_tokyo.effects import gain_energy, heal, lose_energy, most_health, throw
from kingtable.king_of_tokyo.layout import CAMOUFLAGED, HEART, J_CAMOUFLAGE


class ArmorPlating:
    """Damage of exactly 1 does nothing; 2 and more come in full. Also what Camouflage brought down to 1 (decision
    35)."""

    @window
    def prevent(s: Any, p: int, x: int) -> int:
        return 0 if x == 1 else x


class Camouflage:
    """For every damage, of any kind, a die is thrown; each heart cancels one.

    It works by itself (decision 21); it is a choice only beside Wings and Rapid Healing, and then not forgone by `take`
    (decision 31).
    """

    when = DEFENDING

    @window
    def cancel(s: Any, p: int, x: int) -> int:
        return x - hearts_of(s, p, x)

    @window
    def usable(s: Any, p: int, x: int) -> int:
        return 1 if s.agenda[s.depth - 1][4] & CAMOUFLAGED == 0 else 0


@rule
def hearts_of(s: Any, p: int, n: int) -> int:
    """Throw n dice apart from those on the table; how many are hearts."""
    if n <= 0:
        return 0
    note(s, (J_CAMOUFLAGE, p, n))
    before = s.faces[HEART]
    ones, twos, threes, energy, claws = s.faces[0], s.faces[1], s.faces[2], s.faces[4], s.faces[5]
    while n > 0:
        some = min(n, 9)
        throw(s, some)
        n -= some
    found = s.faces[HEART] - before
    s.faces[0], s.faces[1], s.faces[2], s.faces[4], s.faces[5] = ones, twos, threes, energy, claws
    s.faces[HEART] = before
    return found  # type: ignore[no-any-return]


class Wings:
    """Pay 2 energy: no damage for the rest of this turn, of whatever kind."""

    when = DEFENDING

    @window
    def usable(s: Any, p: int, x: int) -> int:
        return 1 if s.energy[p] >= 2 else 0

    @window
    def use(s: Any, p: int, x: int) -> int:
        lose_energy(s, p, 2, WINGS)
        s.wings |= 1 << p
        return x


class RapidHealing:
    """Pay 2 energy to heal 1, in any decision of the owner and before damage lands; not above the maximum."""

    when = ANY_TIME

    @window
    def usable(s: Any, p: int, x: int) -> int:
        return 1 if s.energy[p] >= 2 and s.health[p] < most_health(s, p) else 0

    @window
    def use(s: Any, p: int, x: int) -> int:
        lose_energy(s, p, 2, RAPID_HEALING)
        heal(s, p, 1, RAPID_HEALING)
        return x


class Jets:
    """Who yields Tokyo to an attack takes no damage from it.

    The damage waits for the decision and comes to who stays (`damage.put_aside`, `damage.late`); it saves from death
    as well.
    """


class HealingRay:
    """Hearts may heal other monsters, which must pay 2 energy for each health, or all they have.

    They cannot refuse, and may stand in Tokyo; the healer may not (decisions 8, 39; `decisions.hearts`).
    """


class ItHasAChild:
    """At 0 health: all cards and all VP are gone, 10 health, outside Tokyo; energy and counters stay.

    It counts as having reached 0 for Eater of the Dead, and an attacker takes the place (decisions 15 and 43).
    """

    @window
    def reprieve(s: Any, p: int, x: int) -> int:
        return 1


class WereOnlyMakingItStronger:
    """1 energy whenever the owner really loses 2 health or more at once (decision 46)."""

    @window
    def hurt(s: Any, p: int, x: int) -> int:
        if x >= 2:
            gain_energy(s, p, 1, WERE_ONLY_MAKING_IT_STRONGER)
        return x
