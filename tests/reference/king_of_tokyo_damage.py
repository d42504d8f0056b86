"""Damage, death and the fight for Tokyo. Part of the reference (`king_of_tokyo.py`)."""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import dataclass

from tests.reference.king_of_tokyo_table import Table


@dataclass(frozen=True)
class Ask:
    """A decision: who has to make it, which one it is, and what can be answered."""

    seat: int
    phase: str
    options: list[str]


Course = Generator[Ask, str, None]  # a part of the game; it stops where somebody has to decide
Asking = Generator[Ask, str, str]


class GameOver(Exception):
    """At most one monster is left alive."""


@dataclass
class Fight(Table):
    """What monsters do to each other."""

    def ask(self, seat: int, phase: str, options: Callable[[], list[str]]) -> Asking:
        """What `seat` answers. What has a single answer is not asked; Rapid Healing stands beside at least two
        other options, any number of times (settled 18)."""
        while True:
            possible = options()
            if len(possible) == 1:
                return possible[0]
            if self.can_heal_rapidly(seat):
                possible.append("rapid_healing")
            answer = yield Ask(seat, phase, possible)
            if answer != "rapid_healing":
                return answer
            self.heal_rapidly(seat)

    # --- damage

    def deal(self, damage: dict[int, int], by: int | None, attack: bool = False) -> Course:
        """Damage of one cause: clockwise from the dealer, the dealer last (settled 2)."""
        order = list(damage) if by is None else [*self.after(by), by]
        for seat in order:
            if damage.get(seat, 0) > 0 and self.alive(seat):
                yield from self.hit(seat, damage[seat], by, attack)
        self.look_for_the_end()

    def look_for_the_end(self) -> None:
        if len(self.living) <= 1:
            raise GameOver

    def stops_it(self, seat: int, amount: int) -> bool:
        """Armor Plating ignores a packet of exactly 1."""
        return amount == 1 and self.monsters[seat].has("armor_plating") > 0

    def hit(self, seat: int, amount: int, by: int | None, attack: bool) -> Course:
        """One packet of damage to one monster: first what may prevent it, then the loss, then what follows."""
        monster = self.monsters[seat]
        if seat in self.wings or self.stops_it(seat, amount):
            return
        rolled = False
        while True:
            can_fly = monster.has("wings") > 0 and monster.energy >= 2
            can_heal = self.can_heal_rapidly(seat)
            if not (can_fly or can_heal):
                break
            options = ["wings"] * can_fly + ["rapid_healing"] * can_heal + ["take"]
            if monster.has("camouflage") and not rolled:
                options.append("camouflage")
            answer = yield Ask(seat, "react", options)
            if answer == "wings":
                monster.energy -= 2
                self.wings.add(seat)
                return
            if answer == "take":
                break
            if answer == "rapid_healing":
                self.heal_rapidly(seat)
            else:
                rolled, amount = True, self.hidden(seat, amount)
                if amount == 0:
                    return
        if not rolled:
            amount = self.hidden(seat, amount)
        if amount > 0:
            self.lose_health(seat, amount, by, attack)

    def hidden(self, seat: int, amount: int) -> int:
        """Camouflage: a die for each damage, each Heart takes one away; what is left of it (settled 8, 19)."""
        for _ in range(self.monsters[seat].has("camouflage")):
            if amount > 0:
                amount -= self.chance.dice(amount).count("heart")
        return 0 if self.stops_it(seat, amount) else amount

    def lose_health(self, seat: int, amount: int, by: int | None, attack: bool) -> None:
        """Each damage takes one life (T-070); counters, Eater of the Dead, and the end of a monster follow."""
        monster = self.monsters[seat]
        lost = min(monster.health, amount)
        monster.health -= lost
        if by == self.active and seat != by:
            self.damaged = True
        if attack and by is not None:
            monster.poison += self.monsters[by].has("poison_spit")
            monster.shrink += self.monsters[by].has("shrink_ray")
        if lost >= 2:
            for _ in monster.acting("were_only_making_it_stronger"):
                self.gain_energy(seat, 1)
        if monster.health == 0:
            self.falls.append(seat)
            for eater in [self.active, *self.after(self.active)]:
                if eater != seat and self.alive(eater):
                    for _ in self.monsters[eater].acting("eater_of_the_dead"):
                        self.gain_vp(eater, 3)
            if monster.has("it_has_a_child"):
                self.is_reborn(seat)
            else:
                self.is_eliminated(seat)

    def is_reborn(self, seat: int) -> None:
        """It Has a Child: cards and points go; energy and counters stay (decision 15); outside Tokyo."""
        monster = self.monsters[seat]
        self.discard_all(seat)
        self.gain_vp(seat, -monster.vp)
        monster.health = 10
        self.leave(seat)

    def is_eliminated(self, seat: int) -> None:
        """No further part in the game (T-155): no cards, energy, counters, turns; points stay to be seen."""
        monster = self.monsters[seat]
        self.discard_all(seat)
        monster.energy = monster.poison = monster.shrink = 0
        self.extra_turns = [other for other in self.extra_turns if other != seat]
        self.leave(seat)
        if self.bay_of is not None and not self.bay_open:  # below five the Bay closes at once (T-133, T-134)
            self.leave(self.bay_of)

    # --- the attack

    def targets(self, inside: bool) -> list[int]:
        """The others in the other place (T-067 to T-069), clockwise."""
        return [seat for seat in self.after(self.active) if self.in_tokyo(seat) != inside]

    def strike(self) -> Course:
        """The claws that lie on the table, and what deals damage without any (decisions 5, 45)."""
        me, claws = self.monsters[self.active], self.dice.count("claw")
        inside = self.in_tokyo(self.active)
        acid = me.has("acid_attack")
        quills = 2 * me.has("poison_quills") if self.dice.count("2") >= 3 else 0
        if claws == 0:
            yield from self.deal(dict.fromkeys(self.targets(inside), acid + quills), self.active)
            return
        self.gain_vp(self.active, me.has("alpha_monster"))
        empty = not any(self.in_tokyo(seat) for seat in self.living)
        attacked = [] if empty else self.after(self.active) if me.has("nova_breath") else self.targets(inside)
        everywhere = claws + me.has("spiked_tail") + quills
        if inside:
            everywhere += me.has("burrowing") + me.has("urbavore")
        damage = dict.fromkeys(attacked, everywhere)
        for seat in self.targets(inside) if attacked else []:
            damage[seat] += acid
        for seat in self.neighbours(self.active) if attacked else ():
            damage[seat] = damage.get(seat, 0) + me.has("fire_breathing")
        late = yield from self.attack(damage, attacked, inside)
        if not inside:
            yield from self.take_tokyo(attacked, late)

    def attack(self, damage: dict[int, int], attacked: list[int], inside: bool) -> Generator[Ask, str, dict[int, int]]:
        """The first group: attacked monsters, and neighbours who only feel the fire. What Jets put aside comes
        back: an owner in Tokyo may yet fly away (settled 4)."""
        late: dict[int, int] = {}
        for seat in self.after(self.active):
            if not damage.get(seat) or not self.alive(seat):
                continue
            if not inside and seat in attacked and self.in_tokyo(seat) and self.monsters[seat].has("jets"):
                late[seat] = damage[seat]
            else:
                yield from self.hit(seat, damage[seat], self.active, attack=seat in attacked)
        self.look_for_the_end()
        return late

    def take_tokyo(self, attacked: list[int], late: dict[int, int]) -> Course:
        """Yielding, what Jets put aside, Burrowing, entering (settled 3)."""
        burrows: list[int] = []
        for seat in self.after(self.active):
            if seat not in attacked or not self.in_tokyo(seat):
                continue
            answer = yield from self.ask(seat, "yield", lambda: ["stay", "yield"])
            if answer == "yield":
                self.leave(seat)
                late.pop(seat, None)
                burrows += [seat] * self.monsters[seat].has("burrowing")
        yield from self.deal(late, self.active, attack=True)
        place = self.free_place
        if place is None:
            return
        fallen = len(self.falls)
        for seat in burrows:
            yield from self.deal({self.active: 1}, seat)
        if self.active not in self.falls[fallen:]:
            self.enter(self.active, place)
