"""Cards that make attacks worse, or reward them."""

from __future__ import annotations

from kingtable.king_of_tokyo.cards.kinds import ACID_ATTACK, ALPHA_MONSTER, BURROWING, EATER_OF_THE_DEAD, URBAVORE
from kingtable.king_of_tokyo.cards.windows import BUYING_STEP, PERHAPS, window
from kingtable.king_of_tokyo.effects import change_counters, damage_group, gain_vp, other_place, others
from kingtable.king_of_tokyo.layout import CLAW, DO_BURROW, DO_DAMAGE, TWOS, WHY_SHIFT, State, in_play, in_tokyo, push


class AcidAttack:
    """In each of the owner's turns 1 damage more to the monsters it can hit from its place, and that 1 without a
    claw too.

    With a claw it is part of the attack, without one plain damage: no yielding, no taking of Tokyo (decision 5). Never
    to monsters in the owner's own place, not even with Nova Breath. Obtained in the own buying step it deals its 1 at
    once (decision 29).
    """

    saves = PERHAPS

    @window
    def strike(s: State, p: int, x: int) -> int:
        return x + 1

    @window
    def arrive(s: State, p: int, x: int) -> int:
        if x & BUYING_STEP:
            damage_group(s, p, other_place(s, p), 1, ACID_ATTACK)
        return x


class AlphaMonster:
    """1 VP for attacking: once an attack, also where it only takes an empty Tokyo (decision 6)."""

    @window
    def attack(s: State, p: int, x: int) -> int:
        gain_vp(s, p, 1, ALPHA_MONSTER)
        return x


class Burrowing:
    """Attacks from Tokyo deal 1 damage more; when the owner yields, the monster that takes a place takes 1 damage.

    Only for yielding, and only if somebody takes a place (decision 33).
    """

    @window
    def attack(s: State, p: int, x: int) -> int:
        return x + 1 if in_tokyo(s, p) else x

    @window
    def yielding(s: State, p: int, x: int) -> int:
        if in_play(s, BURROWING):
            push(s, DO_BURROW, 0, 0, 0, 0)
        return x

    @window
    def left(s: State, p: int, x: int) -> int:
        push(s, DO_DAMAGE, s.turn, 1, p, BURROWING << WHY_SHIFT)
        return x


class EaterOfTheDead:
    """3 VP whenever the health of another monster reaches 0, for any reason; It Has a Child does not change that."""

    @window
    def death(s: State, p: int, x: int) -> int:
        gain_vp(s, p, 3, EATER_OF_THE_DEAD)
        return x


class FireBreathing:
    """With a claw, and somebody attacked, both neighbours take 1 damage more.

    Neighbours are the nearest living monsters; with two players that is one. A neighbour who is not attacked takes 1
    plain damage (decisions 4 and 32).
    """

    @window
    def neighbours(s: State, p: int, x: int) -> int:
        return x + 1


class NovaBreath:
    """Attacks hit all other monsters, also far ones. A monster that takes an empty Tokyo hits nobody (decision 6)."""

    @window
    def reach(s: State, p: int, x: int) -> int:
        return others(s, p)


class PoisonQuills:
    """Three 2s or more deal 2 damage more, once a turn.

    With a claw to everybody attacked; without one plain damage to the other place (decisions 5, 27, 45).
    """

    face = "2"

    @window
    def attack(s: State, p: int, x: int) -> int:
        return x + 2 if s.faces[TWOS] >= 3 else x

    @window
    def strike(s: State, p: int, x: int) -> int:
        return x + 2 if s.faces[TWOS] >= 3 and s.faces[CLAW] == 0 else x


class PoisonSpit:
    """Every monster that the owner's attack damages gets a poison counter.

    It takes 1 damage for each at the end of its own turns; a heart outside Tokyo takes one off. They stay when the
    card or its owner is gone.
    """

    @window
    def hit(s: State, p: int, x: int) -> int:
        change_counters(s, x, 1, 0)
        return x


class ShrinkRay:
    """Every monster that the owner's attack damages gets a shrink counter: one die less for each.

    Dice can go down to none (decision 14); a heart outside Tokyo takes one off.
    """

    @window
    def hit(s: State, p: int, x: int) -> int:
        change_counters(s, x, 0, 1)
        return x


class SpikedTail:
    """Attacks deal 1 damage more."""

    @window
    def attack(s: State, p: int, x: int) -> int:
        return x + 1


class Urbavore:
    """1 VP more for beginning a turn in Tokyo; attacks from Tokyo deal 1 damage more (decision 25)."""

    @window
    def start_in_tokyo(s: State, p: int, x: int) -> int:
        gain_vp(s, p, 1, URBAVORE)
        return x

    @window
    def attack(s: State, p: int, x: int) -> int:
        return x + 1 if in_tokyo(s, p) else x
