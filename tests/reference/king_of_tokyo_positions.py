"""Positions of King of Tokyo: compared, and set up at random with many cards in hand."""

from __future__ import annotations

import random
from typing import Any

from tests.reference.king_of_tokyo_table import BOX, CARDS, FACES

Position = dict[str, Any]


def name_of(card: str | Position) -> str:
    return card if isinstance(card, str) else str(card["card"])


def entry(card: str | Position) -> Position:
    """A card of a position with everything that it leaves out."""
    given: Position = {"card": card} if isinstance(card, str) else dict(card)
    name = given["card"]
    full: Position = {
        "paid": CARDS[name].price,
        "counters": 3 if name == "smoke_cloud" else 0,
        "copies": None,
        "of": None,
    }
    return {**full, **{key: value for key, value in given.items() if value is not None}}


def normal(position: Position) -> Position:
    """A position in which what is the same is equal: nothing left out, cards in order, no agenda."""
    told = {key: position.get(key) for key in ("turn", "phase", "tokyo", "row", "deck")}
    told["options"] = dict(position["options"])
    told["monsters"] = [
        {**monster, "cards": sorted((entry(card) for card in monster["cards"]), key=str)}
        for monster in position["monsters"]
    ]
    told["discard"] = sorted(position["discard"])
    over = position["phase"] == "over"
    if position["phase"] in ("rolled", "probe", "change", "hearts"):
        told["dice"] = sorted(position["dice"], key=FACES.index)
    if position["phase"] == "rolled":
        told["rerolls"] = position["rerolls"]
    more = position.get("more") or {}
    if not over:
        dead = {seat for seat, monster in enumerate(position["monsters"]) if monster["health"] == 0}
        told["more"] = {
            "freeze": more.get("freeze", 0),
            "extra_turns": [seat for seat in more.get("extra_turns", []) if seat not in dead],
            "order": more.get("order", position["turn"]),
            "wings": sorted(set(more.get("wings", [])) - dead),
            "damaged": more.get("damaged", False),
            "herd_culler": more.get("herd_culler", 0),
            "probed": sorted(more.get("probed", [])) if position["phase"] == "probe" else [],
            "freeze_again": more.get("freeze_again", False),
            "reached": [seat for seat in more.get("reached", []) if seat not in dead],
        }
    return told


# --- positions at random

MEDDLING = {  # cards that ask, or change what others do
    *("wings", "rapid_healing", "camouflage", "jets", "opportunist", "mimic", "it_has_a_child", "burrowing"),
    *("healing_ray", "psychic_probe", "nova_breath", "eater_of_the_dead", "even_bigger", "armor_plating"),
    *("poison_spit", "acid_attack", "poison_quills", "regeneration", "metamorph", "extra_head"),
}


def random_position(rng: random.Random) -> Position:
    """Two to six monsters in the middle of something, with up to six Keep cards each."""
    players = rng.choice([2, 3, 3, 4, 5, 6])
    bay = players >= 5 and rng.random() < 0.8
    cards = rng.sample(BOX, len(BOX))
    if rng.random() < 0.6:  # more of those that ask or meddle
        cards.sort(key=lambda name: name in MEDDLING and rng.random() < 0.5, reverse=True)
    monsters = [random_monster(rng, cards, rng.choice([0, 1, 2, 4, 6])) for _ in range(players)]
    place_mimic(rng, monsters)
    turn = rng.randrange(players)
    for seat, monster in enumerate(monsters):
        if players > 2 and seat != turn and rng.random() < 0.08:
            cards += [name_of(card) for card in monster["cards"]]
            monster |= {"health": 0, "energy": 0, "cards": [], "poison": 0, "shrink": 0}
    if sum(monster["health"] > 0 for monster in monsters) < 2:
        return random_position(rng)
    unmimic_the_dead(monsters)
    living = [seat for seat, monster in enumerate(monsters) if monster["health"] > 0]
    seats = rng.sample(living, 2)
    city = seats[0] if rng.random() < 0.8 else None
    in_bay = seats[1] if bay and len(living) >= 5 and rng.random() < 0.7 else None
    rng.shuffle(cards)
    row, rest = cards[:3], cards[3:]
    bottom = rng.choice([len(rest), len(rest), rng.randrange(len(rest)), rng.randrange(4)])
    phase = rng.choice(["start", "rolled", "rolled", "rolled", "buy", "buy"])
    dice = rng.choices([*FACES, "heart", "claw"], k=rng.choice([4, 6, 6, 7])) if phase == "rolled" else []
    dice = (3 * dice)[: dice_of(monsters[turn])]
    return {
        "version": 1,
        "game": "king-of-tokyo",
        "options": {"players": players, "bay": bay},
        "turn": turn,
        "phase": phase,
        "dice": dice,
        "rerolls": rng.choice([0, 1, 2]) if phase == "rolled" else 0,
        "monsters": monsters,
        "tokyo": {"city": city, "bay": in_bay},
        "row": row,
        "deck": rest[:bottom],
        "discard": rest[bottom:],
    }


def dice_of(monster: Position) -> int:
    """How many dice a monster throws."""
    heads = [card for card in monster["cards"] if name_of(card) == "extra_head" or copied(card) == "extra_head"]
    return max(0, 6 + len(heads) - int(monster["shrink"]))


def copied(card: Any) -> Any:
    """What a card copies, if anything."""
    return card.get("copies") if isinstance(card, dict) else None


def random_monster(rng: random.Random, cards: list[str], many: int) -> Position:
    """A monster with some of these cards, which it takes from the list."""
    hand: list[Any] = []
    for name in [name for name in cards if CARDS[name].keep][:many]:
        cards.remove(name)
        card: Position = {"card": name}
        if rng.random() < 0.2:
            card["paid"] = rng.randrange(CARDS[name].price + 1)
        if name == "smoke_cloud":
            card["counters"] = rng.randint(1, 3)
        if name == "monster_batteries":
            card["counters"] = 2 * rng.randint(1, 4)
        hand.append(card if len(card) > 1 else name)
    limit = 12 if any(name_of(card) == "even_bigger" for card in hand) else 10
    return {
        "health": rng.choice([rng.randint(1, 3), rng.randint(1, limit), limit]),
        "vp": rng.choice([0, rng.randint(0, 19)]),
        "energy": rng.choice([0, 2, rng.randint(0, 8), rng.randint(5, 20)]),
        "cards": hand,
        "poison": rng.choice([0, 0, 0, 1, 2]),
        "shrink": rng.choice([0, 0, 0, 1, 2]),
    }


def place_mimic(rng: random.Random, monsters: list[Position]) -> None:
    """The counter of a Mimic lies on some card, usually."""
    targets = [(name_of(card), seat) for seat, monster in enumerate(monsters) for card in monster["cards"]]
    targets = [target for target in targets if target[0] != "mimic"]
    # of two Extra Heads of one owner a position does not tell which one is copied
    targets = [target for target in targets if target[0] != "extra_head" or targets.count(target) == 1]
    for monster in monsters:
        for place, card in enumerate(monster["cards"]):
            if name_of(card) == "mimic" and targets and rng.random() < 0.9:
                name, seat = rng.choice(targets)
                entry: Position = {"card": "mimic", "copies": name, "of": seat}
                if name in ("smoke_cloud", "monster_batteries"):
                    entry["counters"] = rng.choice([2, 2, 4]) if name == "monster_batteries" else rng.randint(1, 3)
                monster["cards"][place] = entry


def unmimic_the_dead(monsters: list[Position]) -> None:
    """A Mimic whose target has left play carries nothing."""
    for monster in monsters:
        for place, card in enumerate(monster["cards"]):
            if isinstance(card, dict) and "of" in card and monsters[card["of"]]["health"] == 0:
                monster["cards"][place] = "mimic"
