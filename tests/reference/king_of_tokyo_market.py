"""Buying, selling, and what cards do when they arrive. Part of the reference (`king_of_tokyo.py`)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from tests.reference.king_of_tokyo_damage import Course, Fight
from tests.reference.king_of_tokyo_table import CARDS, Card

SWEEP = 2


@dataclass
class Market(Fight):
    """The row of cards, and the cards of others."""

    shopping: bool = False  # the active monster is in its buying step

    # --- the buying step

    def offers(self) -> list[str]:
        """Buy, sweep, end, in any order and number (T-077 to T-084)."""
        seat, me = self.active, self.monsters[self.active]
        found = [f"buy {name}" for name in self.affordable(seat, self.row)]
        if me.has("made_in_a_lab") and self.deck and self.price(seat, self.deck[0]) <= me.energy:
            found.append("buy top")
        if me.has("parasitic_tentacles"):
            for other in self.after(seat):
                theirs = self.affordable(seat, [card.name for card in self.monsters[other].cards])
                found += [f"buy {name} from {other}" for name in theirs]
        if me.energy >= SWEEP and any(self.row):
            found.append("sweep")
        return [*found, "end"]

    def affordable(self, seat: int, names: Iterable[str | None]) -> list[str]:
        """Each name once, those that `seat` can pay."""
        energy = self.monsters[seat].energy
        return [name for name in dict.fromkeys(names) if name and self.price(seat, name) <= energy]

    def buying(self) -> Course:
        self.shopping = True
        while self.alive(self.active):
            answer = yield from self.ask(self.active, "buy", self.offers)
            if answer == "end":
                break
            if answer == "sweep":
                self.monsters[self.active].energy -= SWEEP
                self.discard += [name for name in self.row if name]
                self.row = [None, None, None]
                yield from self.fill([0, 1, 2])
            else:
                _, name, *seller = answer.split()
                if seller:
                    yield from self.take_over(name, int(seller[1]))
                elif name == "top":
                    yield from self.purchase(self.active, self.deck.pop(0))
                else:
                    yield from self.purchase_from_row(self.active, self.row.index(name))
        self.shopping = False

    def purchase_from_row(self, seat: int, slot: int) -> Course:
        """A bought card is replaced at once (T-083)."""
        name, self.row[slot] = self.row[slot], None
        assert name
        yield from self.purchase(seat, name)
        yield from self.fill([slot])

    def fill(self, slots: list[int]) -> Course:
        """New cards for these places; Opportunist looks at what was revealed."""
        for slot in slots:
            self.row[slot] = self.draw()
        yield from self.opportunists([slot for slot in slots if self.row[slot]])

    def opportunists(self, revealed: list[int]) -> Course:
        """The owners among the others may buy what was just revealed, clockwise (settled 6)."""
        for seat in self.after(self.active):
            while self.alive(seat) and self.monsters[seat].has("opportunist"):

                def offers(seat: int = seat) -> list[str]:
                    names = self.affordable(seat, [self.row[slot] for slot in revealed])
                    return [*(f"buy {name}" for name in names), "pass"]

                answer = yield from self.ask(seat, "opportunist", offers)
                if answer == "pass":
                    break
                slot = next(slot for slot in revealed if self.row[slot] == answer.split()[1])
                revealed.remove(slot)
                yield from self.purchase_from_row(seat, slot)

    def purchase(self, seat: int, name: str) -> Course:
        """Price, arrival, Dedicated News Team, effect, discard pile (settled 5)."""
        me, price = self.monsters[seat], self.price(seat, name)
        me.energy -= price
        news = me.has("dedicated_news_team")
        if CARDS[name].keep:
            card = Card(name, paid=price)
            me.cards.append(card)
            self.gain_vp(seat, news)
            yield from self.arrived(seat, card, fresh=True)
        else:
            self.gain_vp(seat, news)
            self.discard.append(name)  # it lies there while its effect is settled: every card is somewhere
            yield from self.at_once(seat, name)

    def take_over(self, name: str, seller: int) -> Course:
        """Parasitic Tentacles: the price goes to the owner, counters come with the card."""
        me, other = self.monsters[self.active], self.monsters[seller]
        card, price = self.meant(seller, name), self.price(self.active, name)
        me.energy -= price
        self.gain_energy(seller, price)
        news = me.has("dedicated_news_team")
        self.losing(lambda: other.cards.remove(card))
        card.paid = price
        me.cards.append(card)
        self.gain_vp(self.active, news)
        yield from self.arrived(self.active, card, fresh=False)

    # --- Keep cards on arrival

    def arrived(self, seat: int, card: Card, fresh: bool) -> Course:
        """What happens when a monster gets an effect; one that comes from another monster is not fresh: its
        counters lie on it already."""
        if card.name == "mimic" and card.copies is None:
            options = self.copyable()
            if not options:
                return
            answer = yield from self.ask(seat, "mimic", lambda: list(options))
            yield from self.mimic(seat, card, answer)
            return
        me, effect = self.monsters[seat], card.effect
        if effect == "even_bigger":
            me.health = min(me.limit, me.health + 2)
        elif effect == "smoke_cloud" and fresh:
            card.counters = 3
        elif effect == "monster_batteries" and fresh:
            answer = yield from self.ask(
                seat, "charge", lambda: [f"charge {amount}" for amount in range(me.energy + 1)]
            )
            amount = int(answer.split()[1])
            me.energy -= amount
            card.counters = 2 * amount
            if amount == 0:
                self.discard_card(seat, card)
        elif effect == "acid_attack" and self.shopping and seat == self.active:  # decision 29
            yield from self.deal(dict.fromkeys(self.targets(self.in_tokyo(seat)), 1), seat)

    def copyable(self) -> list[str]:
        """Every Keep card in play but Mimic (decision 18)."""
        moves = (
            f"mimic {card.name} of {seat}"
            for seat, monster in enumerate(self.monsters)
            for card in monster.cards
            if card.name != "mimic"
        )
        return list(dict.fromkeys(moves))

    def mimic(self, seat: int, card: Card, answer: str) -> Course:
        """The counter goes to a card, as if that was just bought."""
        _, name, _, owner = answer.split()
        target = self.meant(int(owner), name)

        def change() -> None:
            card.copies, card.counters = None, 0

        self.losing(change)
        card.copies = target
        yield from self.arrived(seat, card, fresh=True)

    # --- Discard cards

    def at_once(self, seat: int, name: str) -> Course:
        """A Discard card is used up when it has been used (T-092)."""
        others = self.after(seat)
        match name:
            case "apartment_building":
                self.gain_vp(seat, 3)
            case "commuter_train":
                self.gain_vp(seat, 2)
            case "corner_store":
                self.gain_vp(seat, 1)
            case "skyscraper":
                self.gain_vp(seat, 4)
            case "drop_from_high_altitude":
                self.gain_vp(seat, 2)
                if not self.in_tokyo(seat):
                    self.city_of = None
                    self.enter(seat, "city")  # only the monster in the City has to go (decision 7)
            case "energize":
                self.gain_energy(seat, 9)
            case "evacuation_orders":
                for other in others:
                    self.gain_vp(other, -5)
            case "fire_blast":
                yield from self.deal(dict.fromkeys(others, 2), seat)
            case "frenzy":
                self.extra_turns.append(seat)
            case "gas_refinery":
                self.gain_vp(seat, 2)
                yield from self.deal(dict.fromkeys(others, 3), seat)
            case "heal":
                self.heal(seat, 2)
            case "high_altitude_bombing":
                yield from self.deal(dict.fromkeys([*others, seat], 3), seat)
            case "jet_fighters":
                self.gain_vp(seat, 5)
                yield from self.deal({seat: 4}, seat)
            case "national_guard":
                self.gain_vp(seat, 2)
                yield from self.deal({seat: 2}, seat)
            case "nuclear_power_plant":
                self.gain_vp(seat, 2)
                self.heal(seat, 3)
            case "tanks":
                self.gain_vp(seat, 4)
                yield from self.deal({seat: 3}, seat)
            case "vast_storm":
                self.gain_vp(seat, 2)
                for other in others:
                    self.monsters[other].energy -= self.monsters[other].energy // 2

    # --- selling

    def selling(self) -> Course:
        """Metamorph: Keep cards for what was paid for them, which is no gain of energy (decisions 11, 37)."""
        me = self.monsters[self.active]

        def offers() -> list[str]:
            return [*dict.fromkeys(f"sell {card.name}" for card in me.cards), "end"]

        while me.has("metamorph"):
            answer = yield from self.ask(self.active, "sell", offers)
            if answer == "end":
                return
            card = self.meant(self.active, answer.split()[1])
            me.energy += card.paid
            self.discard_card(self.active, card)
