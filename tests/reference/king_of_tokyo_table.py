"""What lies on a table of King of Tokyo, and the simplest things that happen to it.

Part of the reference (`king_of_tokyo.py` tells what that is).

    CARDS                  name -> price and kind of the 64 different cards
    Card, Monster, Table   what lies where; the table knows who owns what and who sits where
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol

Position = dict[str, Any]
FACES = ("1", "2", "3", "heart", "energy", "claw")
VICTORY = 20


class Printed(NamedTuple):
    """What is printed on a card: its price, its kind (T-087, T-088), and how many of it are in the box."""

    price: int
    keep: bool
    copies: int


KEEP = """
    acid_attack 6, alien_metabolism 3, alpha_monster 5, armor_plating 4, background_dweller 4, burrowing 5,
    camouflage 3, complete_destruction 3, dedicated_news_team 3, eater_of_the_dead 4, energy_hoarder 3,
    even_bigger 4, extra_head 7 x2, fire_breathing 4, freeze_time 5, friend_of_children 3, giant_brain 5,
    gourmet 4, healing_ray 4, herbivore 5, herd_culler 3, it_has_a_child 7, jets 5, made_in_a_lab 2,
    metamorph 3, mimic 8, monster_batteries 2, nova_breath 7, omnivore 4, opportunist 3, parasitic_tentacles 4,
    plot_twist 3, poison_quills 3, poison_spit 4, psychic_probe 3, rapid_healing 3, regeneration 4,
    rooting_for_the_underdog 3, shrink_ray 6, smoke_cloud 4, solar_powered 2, spiked_tail 5, stretchy 3,
    telepath 4, urbavore 4, were_only_making_it_stronger 3, wings 6"""
DISCARD = """
    apartment_building 5, commuter_train 4, corner_store 3, drop_from_high_altitude 5, energize 8,
    evacuation_orders 7 x2, fire_blast 3, frenzy 7, gas_refinery 6, heal 3, high_altitude_bombing 4,
    jet_fighters 5, national_guard 3, nuclear_power_plant 6, skyscraper 6, tanks 4, vast_storm 6"""


def _printed(text: str, keep: bool) -> dict[str, Printed]:
    found = {}
    for line in text.split(","):
        name, price, *more = line.split()
        found[name] = Printed(int(price), keep, int(more[0][1:]) if more else 1)
    return found


CARDS: dict[str, Printed] = {**_printed(KEEP, True), **_printed(DISCARD, False)}
BOX: list[str] = sorted(name for name, printed in CARDS.items() for _ in range(printed.copies))


class Chance(Protocol):
    """Where chance comes from: it is always given, never made here."""

    def dice(self, n: int) -> list[str]: ...
    def shuffled(self, cards: list[str]) -> list[str]: ...


@dataclass(eq=False)
class Card:
    """A Keep card in play. `copies` is the card that carries the counter of this Mimic."""

    name: str
    paid: int = 0
    counters: int = 0
    copies: Card | None = None

    @property
    def effect(self) -> str | None:
        """The card that this one acts as; a Mimic without a counter on the table does nothing."""
        if self.name == "mimic":
            return self.copies.name if self.copies else None
        return self.name


@dataclass(eq=False)
class Monster:
    """A monster begins with 10 life (T-029), no points (T-030), no energy (T-031)."""

    health: int = 10
    vp: int = 0
    energy: int = 0
    cards: list[Card] = field(default_factory=list)
    poison: int = 0
    shrink: int = 0

    def acting(self, effect: str) -> list[Card]:
        """The cards with this effect, a copy before the card itself (settled 9)."""
        found = [card for card in self.cards if card.effect == effect]
        return sorted(found, key=lambda card: card.name != "mimic")

    def has(self, effect: str) -> int:
        """How often it has an effect."""
        return len(self.acting(effect))

    @property
    def limit(self) -> int:
        """Life cannot exceed 10 (T-074), with Even Bigger 12 (T-095), in no case more."""
        return 12 if self.has("even_bigger") else 10

    @property
    def missing(self) -> int:
        return self.limit - self.health


@dataclass
class Table:
    """Monsters, Tokyo, cards; whose turn it is and what is remembered during it."""

    monsters: list[Monster]
    chance: Chance
    bay: bool = False  # is the Bay played at all (decision 20)
    city_of: int | None = None
    bay_of: int | None = None
    row: list[str | None] = field(default_factory=lambda: [None, None, None])
    deck: list[str] = field(default_factory=list)
    discard: list[str] = field(default_factory=list)
    active: int = 0
    order: int = 0  # whose regular turn it is
    dice: list[str] = field(default_factory=list)
    rerolls: int = 0
    freeze: int = 0  # dice less in this turn
    freeze_again: bool = False
    extra_turns: list[int] = field(default_factory=list)
    wings: set[int] = field(default_factory=set)  # who takes no damage for the rest of this turn
    damaged: bool = False  # the active monster has damaged another in this turn
    herd_culler: int = 0  # changes made in this turn
    probed: list[int] = field(default_factory=list)
    reached: list[int] = field(default_factory=list)  # who has 20 points, in the order of reaching them
    falls: list[int] = field(default_factory=list)  # everybody who came to 0 life, in order

    # --- who is there

    def alive(self, seat: int) -> bool:
        return self.monsters[seat].health > 0

    @property
    def living(self) -> list[int]:
        return [seat for seat in range(len(self.monsters)) if self.alive(seat)]

    def after(self, seat: int) -> list[int]:
        """The other living monsters, to the left (T-047)."""
        seats = len(self.monsters)
        return [other for other in ((seat + step) % seats for step in range(1, seats)) if self.alive(other)]

    def neighbours(self, seat: int) -> set[int]:
        """The nearest living ones on both sides: a single one when two are left."""
        others = self.after(seat)
        return {others[0], others[-1]} if others else set()

    # --- Tokyo

    def in_tokyo(self, seat: int) -> bool:
        """City and Bay are both Tokyo (T-034, T-121)."""
        return seat in (self.city_of, self.bay_of)

    @property
    def bay_open(self) -> bool:
        return self.bay and len(self.living) >= 5

    @property
    def free_place(self) -> str | None:
        """City first (T-123), then the Bay while it is open (T-122, T-133)."""
        if self.city_of is None:
            return "city"
        return "bay" if self.bay_open and self.bay_of is None else None

    def leave(self, seat: int) -> None:
        if self.city_of == seat:
            self.city_of = None
        if self.bay_of == seat:
            self.bay_of = None

    def enter(self, seat: int, place: str) -> None:
        """Taking control gives 1 point (T-116)."""
        if place == "city":
            self.city_of = seat
        else:
            self.bay_of = seat
        self.gain_vp(seat, 1)

    # --- points, energy, life

    def gain_vp(self, seat: int, amount: int) -> None:
        """Points, negative ones too, but never below 0; not capped at 20 (decision 36)."""
        monster = self.monsters[seat]
        monster.vp = max(0, monster.vp + amount)
        if monster.vp >= VICTORY and seat not in self.reached:
            self.reached.append(seat)
        if monster.vp < VICTORY and seat in self.reached:
            self.reached.remove(seat)

    def gain_energy(self, seat: int, amount: int) -> None:
        """A gain: Friend of Children makes it 1 more."""
        if amount > 0:
            monster = self.monsters[seat]
            monster.energy += amount + monster.has("friend_of_children")

    def heal(self, seat: int, amount: int) -> None:
        """One healing: Regeneration makes it 1 more when there is something to heal."""
        monster = self.monsters[seat]
        if amount > 0:
            monster.health = min(monster.limit, monster.health + amount + monster.has("regeneration"))

    def can_heal_rapidly(self, seat: int) -> bool:
        monster = self.monsters[seat]
        return bool(monster.has("rapid_healing")) and monster.energy >= 2 and monster.missing > 0

    def heal_rapidly(self, seat: int) -> None:
        self.monsters[seat].energy -= 2
        self.heal(seat, 1)

    # --- cards

    def price(self, seat: int, name: str) -> int:
        """Alien Metabolism: 1 less, never below 0."""
        return max(0, CARDS[name].price - self.monsters[seat].has("alien_metabolism"))

    def meant(self, seat: int, name: str) -> Card:
        """The card of that name: of two Extra Heads the dearer one, else the one that no Mimic copies (settled 10)."""
        copied = [card.copies for monster in self.monsters for card in monster.cards]
        found = [card for card in self.monsters[seat].cards if card.name == name]
        return max(found, key=lambda card: (card.paid, card not in copied))

    def owner(self, card: Card) -> int:
        return next(seat for seat, monster in enumerate(self.monsters) if card in monster.cards)

    def draw(self) -> str | None:
        """The top card; the discard pile is shuffled when a card is needed and there is none (decisions 16, 42)."""
        if not self.deck and self.discard:
            self.deck, self.discard = self.chance.shuffled(self.discard), []
        return self.deck.pop(0) if self.deck else None

    def losing(self, change: Callable[[], None]) -> None:
        """A change that may take effects away: who no longer is Even Bigger goes back to a maximum of 10 and
        loses 2 life, but not the last one (decisions 13, 40)."""
        limits = [monster.limit for monster in self.monsters]
        change()
        for limit, monster in zip(limits, self.monsters, strict=True):
            if monster.health > 0 and monster.limit < limit:
                monster.health = max(1, monster.health - 2)

    def unmimic(self, cards: Iterable[Card]) -> None:
        """Cards leave play: Mimics take their counters back, with what lay on them."""
        gone = list(cards)
        for monster in self.monsters:
            for card in monster.cards:
                if card.copies in gone:
                    card.copies, card.counters = None, 0

    def discard_card(self, seat: int, card: Card) -> None:
        """A Keep card leaves its owner (T-091) for the discard pile."""

        def change() -> None:
            self.monsters[seat].cards.remove(card)
            self.discard.append(card.name)
            self.unmimic([card])

        self.losing(change)

    def discard_all(self, seat: int) -> None:
        """All cards of a monster at 0 life."""

        def change() -> None:
            cards, self.monsters[seat].cards = self.monsters[seat].cards, []
            self.discard += [card.name for card in cards]
            self.unmimic(cards)

        self.losing(change)

    # --- positions

    def written(self) -> Position:
        """The table as a position; the phase is the game's to add."""
        return {
            "game": "king-of-tokyo",
            "options": {"players": len(self.monsters), "bay": self.bay},
            "turn": self.active,
            "dice": sorted(self.dice, key=FACES.index),
            "rerolls": self.rerolls,
            "monsters": [
                {
                    "health": monster.health,
                    "vp": monster.vp,
                    "energy": monster.energy,
                    "cards": [self._written_card(card) for card in monster.cards],
                    "poison": monster.poison,
                    "shrink": monster.shrink,
                }
                for monster in self.monsters
            ],
            "tokyo": {"city": self.city_of, "bay": self.bay_of},
            "row": list(self.row),
            "deck": list(self.deck),
            "discard": list(self.discard),
            "more": {
                "freeze": self.freeze,
                "extra_turns": list(self.extra_turns),
                "order": self.order,
                "wings": sorted(self.wings),
                "damaged": self.damaged,
                "herd_culler": self.herd_culler,
                "probed": list(self.probed),
                "freeze_again": self.freeze_again,
                "reached": list(self.reached),
            },
        }

    def _written_card(self, card: Card) -> str | Position:
        told: Position = {"card": card.name}
        if card.paid != CARDS[card.name].price:
            told["paid"] = card.paid
        if card.counters or card.name == "smoke_cloud":
            told["counters"] = card.counters
        if card.copies:
            told |= {"copies": card.copies.name, "of": self.owner(card.copies)}
        return told if len(told) > 1 else card.name

    @classmethod
    def read(cls, position: Position, chance: Chance) -> Any:
        """A table from a position that is known to be sound."""
        monsters = []
        for given in position["monsters"]:
            monster = Monster(**{name: value for name, value in given.items() if name != "cards"})
            for each in given.get("cards", []):
                entry: Position = {"card": each} if isinstance(each, str) else each
                name = entry["card"]
                counters = entry.get("counters", 3 if name == "smoke_cloud" else 0)
                monster.cards.append(Card(name, entry.get("paid", CARDS[name].price), counters))
            monsters.append(monster)
        tokyo, more = position.get("tokyo", {}), position.get("more", {})
        turn = position.get("turn", 0)
        table = cls(
            monsters,
            chance,
            bay=bool(position.get("options", {}).get("bay", True)) and len(monsters) >= 5,
            city_of=tokyo.get("city"),
            bay_of=tokyo.get("bay"),
            row=list(position["row"]),
            deck=list(position["deck"]),
            discard=list(position.get("discard", [])),
            active=turn,
            order=more.get("order", turn),
            dice=list(position.get("dice", [])),
            rerolls=position.get("rerolls", 0),
            freeze=more.get("freeze", 0),
            freeze_again=more.get("freeze_again", False),
            extra_turns=list(more.get("extra_turns", [])),
            wings=set(more.get("wings", [])),
            damaged=more.get("damaged", False),
            herd_culler=more.get("herd_culler", 0),
            probed=list(more.get("probed", [])),
        )
        for monster, given in zip(monsters, position["monsters"], strict=True):
            for card, each in zip(monster.cards, given.get("cards", []), strict=True):
                if isinstance(each, dict) and each.get("copies"):
                    card.copies = table.meant(each["of"], each["copies"])
        table.had_before()
        if "reached" in more:
            table.reached = list(more["reached"])
        return table

    def had_before(self) -> None:
        """Of those that have 20 points already the active one is the first, then clockwise (decision 2)."""
        seats = [self.active, *self.after(self.active)]
        self.reached = [seat for seat in seats if self.monsters[seat].vp >= VICTORY]
