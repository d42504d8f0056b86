"""King of Tokyo as a reader of the rulebook would write it down: plain, slow, and nobody's but its own.

This is the documentation of the rules, and the judge of the engine: it shares no code, no table and no idea
with `src/`. Sentences are named by their number in `tests/data/requirements.md` (T-...), decisions by that in
the rulings, "settled" by that in docs/decisions/0002-king-of-tokyo.md.

The course of the game is written as one story: a generator that stops wherever somebody has to decide, says
what can be answered (`Ask`), and goes on with the answer. Chance comes from outside, so that it can follow any
game of the engine, or any game played on a real table.

    king_of_tokyo_table.py    cards, monsters, Tokyo; what lies where
    king_of_tokyo_damage.py   damage, death, attacks, yielding, entering
    king_of_tokyo_market.py   buying, selling, what cards do when they arrive
    king_of_tokyo.py          the turn, from the dice to the check for 20 points; the game
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from itertools import product
from typing import Any

from tests.reference.king_of_tokyo_damage import Ask, Course, GameOver
from tests.reference.king_of_tokyo_market import Market
from tests.reference.king_of_tokyo_table import BOX, FACES, VICTORY, Card, Chance, Monster, Position


class Refused(Exception):
    """An answer that was not among the options."""


def sorted_dice(dice: list[str]) -> list[str]:
    return sorted(dice, key=FACES.index)


@dataclass
class Turns(Market):
    """A turn: throw, resolve, buy, end (T-048, T-049); and whose turn comes next."""

    def turn(self) -> Course:
        """A whole turn, up to the check for 20 points."""
        yield from self.beginning()
        number = self.number_of_dice
        self.dice, self.rerolls = [], 0
        if number > 0:
            self.dice = self.chance.dice(number)
            self.rerolls = 2 + self.monsters[self.active].has("giant_brain")
        yield from self.from_the_dice()

    def from_the_dice(self) -> Course:
        if self.dice:
            yield from self.throwing()
            yield from self.probing()
            yield from self.changing()
        yield from self.resolving()
        if self.alive(self.active):
            yield from self.from_the_market()

    def from_the_market(self) -> Course:
        yield from self.buying()
        if self.alive(self.active):
            yield from self.selling()
        if self.alive(self.active):
            yield from self.ending()

    # --- before the dice

    def beginning(self) -> Course:
        """Monster Batteries, points for Tokyo (T-117), Mimic (settled 1)."""
        me = self.monsters[self.active]
        self.wings, self.damaged, self.herd_culler, self.probed = set(), False, 0, []
        self.freeze_again = False
        self.dice, self.rerolls = [], 0
        self.had_before()
        for card in me.acting("monster_batteries"):
            if card.effect == "monster_batteries":  # the card itself may have gone, and its copy with it
                paid = min(2, card.counters)
                card.counters -= paid
                me.energy += paid
                if card.counters == 0:
                    self.discard_card(self.active, card)
        if self.in_tokyo(self.active):
            self.gain_vp(self.active, 2 + me.has("urbavore"))
        for card in [card for card in me.cards if card.name == "mimic"]:
            answer = yield from self.ask(self.active, "mimic", lambda card=card: self.moves_of(card))  # type: ignore[misc]
            if answer != "pass":
                me.energy -= 1
                yield from self.mimic(self.active, card, answer)

    def moves_of(self, card: Card) -> list[str]:
        """For 1 energy the counter may go to another card."""
        found = self.copyable() if self.monsters[self.active].energy >= 1 else []
        if card.copies:
            present = f"mimic {card.copies.name} of {self.owner(card.copies)}"
            found = [move for move in found if move != present]
        return [*found, "pass"]

    @property
    def number_of_dice(self) -> int:
        """Six (T-051), one more for each Extra Head, one less for each shrink counter and for Freeze Time."""
        me = self.monsters[self.active]
        return max(0, 6 + me.has("extra_head") - me.shrink - self.freeze)

    # --- the dice

    def keeps(self) -> list[str]:
        """Any dice may be thrown again, at least one (T-053)."""
        if self.rerolls == 0:
            return []
        there = Counter(self.dice)
        numbers = product(*(range(there[face] + 1) for face in FACES))
        kept = ([face for face, n in zip(FACES, each, strict=True) for _ in range(n)] for each in numbers)
        return [" ".join(["keep", *faces]) for faces in kept if len(faces) < len(self.dice)]

    def throwing(self) -> Course:
        """Up to two throws more (T-052), and what cards add to them."""
        me = self.monsters[self.active]

        def options() -> list[str]:
            found = [*self.keeps(), "done"]
            if me.has("telepath") and me.energy >= 1:
                found.append("telepath")
            if me.has("smoke_cloud"):
                found.append("smoke_cloud")
            if me.has("background_dweller") and "3" in self.dice:
                found.append("again")
            return found

        while True:
            answer, *kept = (yield from self.ask(self.active, "rolled", options)).split()
            match answer:
                case "done":
                    return
                case "keep":
                    self.rerolls -= 1
                    self.dice = kept + self.chance.dice(len(self.dice) - len(kept))
                case "telepath":
                    me.energy -= 1
                    self.rerolls += 1
                case "smoke_cloud":
                    card = me.acting("smoke_cloud")[0]
                    card.counters -= 1
                    self.rerolls += 1
                    if card.counters == 0:
                        self.discard_card(self.active, card)
                case "again":
                    self.throw_again("3")

    def throw_again(self, face: str) -> str:
        """One die that shows this face; what it shows now."""
        self.dice.remove(face)
        (now,) = self.chance.dice(1)
        self.dice.append(now)
        return now

    def probing(self) -> Course:
        """Psychic Probe: its owners throw one die again each, clockwise; a Heart costs the card."""
        for seat in self.after(self.active):
            me = self.monsters[seat]
            used: list[Card] = []
            while left := [card for card in me.acting("psychic_probe") if card not in used]:
                options = [f"probe {face}" for face in dict.fromkeys(sorted_dice(self.dice))]
                answer = yield from self.ask(seat, "probe", lambda options=options: [*options, "pass"])  # type: ignore[misc]
                if answer == "pass":
                    break
                used.append(left[0])
                if self.throw_again(answer.split()[1]) == "heart":
                    self.discard_card(seat, left[0])
                else:
                    self.probed.append(seat)

    def changing(self) -> Course:
        """Herd Culler once a turn, Plot Twist once, Stretchy for 2 energy each: dice turned by hand."""
        me = self.monsters[self.active]

        def options() -> list[str]:
            there = [face for face in FACES if face in self.dice]
            turned = [f"{face} {to}" for face in there for to in FACES if face != to]
            found = ["done"]
            if me.has("herd_culler") > self.herd_culler:
                found += [f"herd_culler {face}" for face in there if face != "1"]
            if me.has("plot_twist"):
                found += [f"plot_twist {each}" for each in turned]
            if me.has("stretchy") and me.energy >= 2:
                found += [f"stretchy {each}" for each in turned]
            return found

        while True:
            answer, *faces = (yield from self.ask(self.active, "change", options)).split()
            if answer == "done":
                return
            self.dice.remove(faces[0])
            self.dice.append(faces[1] if len(faces) > 1 else "1")
            if answer == "herd_culler":
                self.herd_culler += 1
            elif answer == "stretchy":
                me.energy -= 2
            else:
                self.discard_card(self.active, me.acting("plot_twist")[0])

    # --- what the dice do: numbers, hearts, energy, attack (decision 19)

    def resolving(self) -> Course:
        me, there = self.monsters[self.active], Counter(self.dice)
        for points, number in ((1, "1"), (2, "2"), (3, "3")):
            if there[number] >= 3:  # three of a kind, and 1 more for each further die (T-059, T-061)
                self.gain_vp(self.active, points + there[number] - 3)
                if number == "1":
                    self.gain_vp(self.active, 2 * me.has("gourmet"))
                    self.freeze_again = me.has("freeze_time") > 0
        if all(there[face] for face in "123"):
            self.gain_vp(self.active, 2 * me.has("omnivore"))
        if all(there[face] for face in FACES):
            self.gain_vp(self.active, 9 * me.has("complete_destruction"))
        if there["heart"] and not self.in_tokyo(self.active):  # hearts do nothing in Tokyo (T-075)
            yield from self.healing(there["heart"])
        self.gain_energy(self.active, there["energy"])
        yield from self.strike()

    def healing(self, hearts: int) -> Course:
        """Each Heart heals one life (T-073), or takes a counter away, or heals another (Healing Ray)."""
        me = self.monsters[self.active]
        hurt = self.after(self.active) if me.has("healing_ray") else []
        answer = yield from self.ask(self.active, "hearts", lambda: self.uses_of_hearts(hearts, hurt))
        parts = {name: int(n) for name, n in (part.split("=") for part in answer.split()[1:])}
        me.poison -= parts.pop("poison", 0)
        me.shrink -= parts.pop("shrink", 0)
        self.heal(self.active, parts.pop("heal", 0))
        for seat in hurt:
            healed = parts.get(str(seat), 0)
            other = self.monsters[seat]
            other.health += healed
            pays = min(other.energy, 2 * healed)
            other.energy -= pays
            self.gain_energy(self.active, pays)

    def uses_of_hearts(self, hearts: int, hurt: list[int]) -> list[str]:
        """Every way to share the hearts out. With Regeneration others may get more in all, one for each, when the
        healer takes none (decision 39, settled 14)."""
        me = self.monsters[self.active]
        seats = sorted(seat for seat in hurt if self.monsters[seat].missing > 0)
        most = [me.poison, me.shrink, *(self.monsters[seat].missing for seat in seats)]
        names = ["heal", "poison", "shrink", *map(str, seats)]
        found = []
        for amounts in product(*(range(min(n, hearts + me.has("regeneration")) + 1) for n in most)):
            given, others = sum(amounts), sum(amounts[2:])
            for heal in range(hearts + 1):
                more = heal + given - hearts
                no_gift = more == 0
                gift = 0 < more <= me.has("regeneration") and others > more and heal == 0
                if no_gift or gift:
                    parts = zip(names, (heal, *amounts), strict=True)
                    found.append(" ".join(["hearts", *(f"{name}={n}" for name, n in parts if n)]))
        return found

    # --- the end of the turn

    def ending(self) -> Course:
        """Rooting for the Underdog, Energy Hoarder, Herbivore, Solar Powered, then poison."""
        seat, me = self.active, self.monsters[self.active]
        for _ in me.acting("rooting_for_the_underdog"):
            if all(me.vp < self.monsters[other].vp for other in self.after(seat)):
                self.gain_vp(seat, 1)
        self.gain_vp(seat, me.has("energy_hoarder") * (me.energy // 6))
        if not self.damaged:
            self.gain_vp(seat, me.has("herbivore"))
        for _ in me.acting("solar_powered"):
            if me.energy == 0:
                self.gain_energy(seat, 1)
        yield from self.deal({seat: me.poison}, None)

    @property
    def winners_by_points(self) -> list[int]:
        """Alive with 20 points at the end of the turn (T-151); the first to reach them (T-152, decision 2)."""
        return [seat for seat in self.reached if self.alive(seat) and self.monsters[seat].vp >= VICTORY][:1]

    def pass_the_dice(self) -> None:
        """Freeze Time first, then Frenzies, then the next living monster to the left (settled 16)."""
        if self.freeze_again and self.alive(self.active):
            self.freeze += 1
            return
        self.freeze = 0
        if self.extra_turns:
            self.active = self.extra_turns.pop(0)
        else:
            self.active = self.order = self.after(self.order)[0]


class Game(Turns):
    """A game; `asked` is the open decision, None when it is over."""

    asked: Ask | None = None
    over = False
    winners: list[int] = []  # noqa: RUF012

    @classmethod
    def begin(cls, players: int, chance: Chance, bay: bool = True) -> Game:
        """Shuffle (T-040), roll for the start (T-045), three cards beside the deck (T-041)."""
        game = cls([Monster() for _ in range(players)], chance, bay=bay and players >= 5)
        game.deck = chance.shuffled(list(BOX))
        rolling = list(range(players))
        while len(rolling) > 1:  # the tied roll again (decision 1)
            claws = {seat: chance.dice(6).count("claw") for seat in rolling}
            rolling = [seat for seat in rolling if claws[seat] == max(claws.values())]
        game.active = game.order = rolling[0]
        game.row = [game.draw() for _ in range(3)]
        game._begin("start")
        return game

    @classmethod
    def read(cls, position: Position, chance: Chance) -> Game:
        """A game from a position in one of the phases start, rolled, buy, sell."""
        game: Game = super().read(position, chance)
        game._begin(position.get("phase", "start"))
        return game

    def _begin(self, phase: str) -> None:
        self._course = self._turns(phase)
        self._go_on(None)

    def _turns(self, phase: str) -> Course:
        """Turn after turn, until it is over."""
        entry: dict[str, Any] = {
            "start": self.turn,
            "rolled": self.from_the_dice,
            "buy": self.from_the_market,
        }
        try:
            yield from entry[phase]()
            while not self.winners_by_points:
                self.pass_the_dice()
                yield from self.turn()
            self.winners = self.winners_by_points
        except GameOver:
            self.winners = self.living

    def _go_on(self, answer: str | None) -> None:
        try:
            self.asked = self._course.send(answer)  # type: ignore[arg-type]
        except StopIteration:
            self.asked, self.over = None, True

    def legal(self) -> list[str]:
        return list(self.asked.options) if self.asked else []

    def apply(self, action: str) -> None:
        if action not in self.legal():
            raise Refused(f"{action!r} is not among {self.legal()}")
        self._go_on(action)

    @property
    def to_move(self) -> int | None:
        return self.asked.seat if self.asked else None

    @property
    def phase(self) -> str:
        return self.asked.phase if self.asked else "over"

    def position(self) -> Position:
        """The table as it lies, in the form of the engine's positions, without an agenda."""
        return {**self.written(), "phase": self.phase}
