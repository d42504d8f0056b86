"""Each decision offers all that the rules allow and no more, and says of all else exactly why not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

import kingtable
from kingtable.king_of_tokyo.shown.notation import understood
from tests.king_of_tokyo.table import FACES, NOTHING, c, m, sitting

Match = kingtable.Match
CLAW = "claw 1 1 2 2 3"


def played(match: Match, *moves: str) -> Match:
    for move in moves:
        match.play(move)
    return match


def offered(match: Match) -> list[str]:
    """Every legal action in notation, which means that action; none is an action twice."""
    legal, actions = match.legal(), match.actions()
    assert len(actions) == len(set(actions)) == len(legal)
    assert [understood(match.state, move, actions) for move in legal] == actions
    return legal


# All that the rules allow


def kept(dice: list[str]) -> Iterator[str]:
    """Every choice of dice to keep, so that at least one is thrown."""
    there = Counter(dice)
    for counts in product(*(range(there[face] + 1) for face in FACES)):
        if sum(counts) < len(dice):
            yield " ".join(["keep", *(face for face, n in zip(FACES, counts, strict=True) for _ in range(n))])


TWO_HEADS = ("extra_head", "extra_head", c("mimic", copies="extra_head", of=0))


@pytest.mark.parametrize(
    ("cards", "dice"),
    [
        ((), "1 2 3 heart energy claw"),
        ((), "claw claw claw claw claw claw"),
        (("extra_head",), "1 1 2 3 heart claw claw"),
        (("extra_head", "extra_head"), "1 1 2 2 3 3 heart energy"),
        (TWO_HEADS, "1 2 3 3 heart heart energy claw claw"),
        (TWO_HEADS, "1 1 1 1 1 1 1 1 1"),
        (TWO_HEADS, "claw claw claw claw claw claw claw claw claw"),
    ],
)
def test_any_dice_may_be_kept_but_not_all(cards: tuple[Any, ...], dice: str) -> None:
    match = sitting(m(*cards), m(), dice=dice)
    legal = offered(match)
    assert len(legal) == len(set(legal))
    assert set(legal) == {*kept(dice.split()), "done"}
    assert offered(match.copy()) == legal
    for move in legal[1::7]:
        match.copy().play(move)


def hearts_of(hearts: int, poison: int, shrink: int, missing: list[int], extra: int) -> Iterator[str]:
    """Every way to use hearts: counters come off, others heal by what they miss, and the rest heals the owner."""
    for off, grown in product(range(min(poison, hearts) + 1), range(min(shrink, hearts) + 1)):
        left = hearts - off - grown
        if left < 0:
            continue
        for given in product(*(range(n + 1) for n in missing)):
            if sum(given) <= (left + extra if left else 0):
                told = {"heal": max(0, hearts - off - grown - sum(given)), "poison": off, "shrink": grown}
                told |= {str(seat): n for seat, n in enumerate(given)}
                yield " ".join(["hearts", *(f"{name}={n}" for name, n in told.items() if n)])


@pytest.mark.parametrize("turn", [0, 2])
@pytest.mark.parametrize(
    ("cards", "healths", "hearts", "poison", "shrink", "extra"),
    [
        ((), (9, 8, 7, 6, 9, 8), 3, 2, 1, 0),
        (("healing_ray",), (10, 9, 8, 10, 9, 9), 2, 1, 1, 0),
        (("healing_ray",), (10, 9, 9, 9, 9, 9), 4, 0, 0, 0),
        (("healing_ray", "regeneration"), (9, 8, 9, 9, 10, 9), 3, 0, 1, 1),
        (("healing_ray",), (10, 1, 10, 10, 10, 10), 5, 2, 0, 0),
        (("healing_ray",), (9, 8, 9), 4, 1, 1, 0),
    ],
)
def test_hearts_are_shared_in_every_way_and_in_no_other(
    cards: tuple[Any, ...], healths: tuple[int, ...], hearts: int, poison: int, shrink: int, extra: int, turn: int
) -> None:
    monsters = [m(health=health) for health in healths]
    turned = [*monsters[-turn:], *monsters[:-turn]] if turn else monsters
    turned[turn] = m(*cards, health=healths[0], poison=poison, shrink=shrink)
    others = [10 - each["health"] if seat != turn and "healing_ray" in cards else 0 for seat, each in enumerate(turned)]
    dice = " ".join(["heart"] * hearts + (["1", "1", "2", "2", "3"][: 6 - hearts]))
    match = played(sitting(*turned, dice=dice, turn=turn), "done")
    legal = offered(match)
    assert len(legal) == len(set(legal))
    assert set(legal) == set(hearts_of(hearts, poison, shrink, others, extra))
    for move in legal[:: 1 + len(legal) // 6]:
        after = played(match.copy(), move).position()["monsters"]
        told = dict(part.split("=") for part in move.split()[1:])
        for seat, (was, now) in enumerate(zip(turned, after, strict=True)):
            if seat != turn:
                assert now["health"] == was["health"] + int(told.get(str(seat), 0)), move
        assert after[turn]["poison"] == poison - int(told.get("poison", 0))
        assert after[turn]["shrink"] == shrink - int(told.get("shrink", 0))


@pytest.mark.parametrize("cards", [("wings",), ("healing_ray",), ("healing_ray", "regeneration")])
def test_each_heart_takes_off_one_counter_or_heals(cards: tuple[str, ...]) -> None:
    others = [0, 1, 2] if "healing_ray" in cards else [0, 0, 0]
    for hearts, poison, shrink in product(range(1, 4), range(4), range(4)):
        if poison or shrink or any(others):
            owner = m(*cards, health=8, poison=poison, shrink=shrink)
            dice = " ".join(["heart"] * hearts + ["1", "1", "2", "2", "3"][: 6 - hearts])
            match = played(sitting(owner, m(health=9), m(health=8), dice=dice), "done")
            assert set(offered(match)) == {*hearts_of(hearts, poison, shrink, others, len(cards) - 1)}


def test_without_a_throw_left_only_cards_throw() -> None:
    match = sitting(m("telepath", "background_dweller"), m(), dice=NOTHING, rerolls=0)
    assert set(offered(match)) == {"done", "telepath", "again"}


def test_a_die_that_may_be_turned_is_turned_to_any_other_face() -> None:
    match = sitting(m("plot_twist", "herd_culler", "stretchy", energy=2), m(), dice="1 1 2 heart claw claw")
    match.play("done")
    faces = ["1", "2", "heart", "claw"]
    plot = {f"plot_twist {one} {other}" for one in faces for other in FACES if one != other}
    pays = {f"stretchy {one} {other}" for one in faces for other in FACES if one != other}
    assert set(offered(match)) == {"done", *plot, *pays, "herd_culler 2", "herd_culler heart", "herd_culler claw"}
    after = played(match.copy(), "herd_culler claw")
    assert after.position()["dice"] == ["1", "1", "1", "2", "heart", "claw"]
    assert not any(move.startswith("herd_culler") for move in offered(after))
    turned = [event for event in after.events if event["e"] == "change"]
    assert [[value for value in event.values() if value != "change"] for event in turned] == [
        [0, "herd_culler", "claw", "1"]
    ]
    after = played(match.copy(), "stretchy 2 energy")
    assert (after.position()["dice"], after.position()["monsters"][0]["energy"]) == (
        ["1", "1", "heart", "energy", "claw", "claw"], 0,
    )  # fmt: skip
    assert not any(move.startswith("stretchy") for move in offered(after))
    told = next(event for event in after.events if event["e"] == "change")
    assert (told["card"], told["face"], told["to"]) == ("stretchy", "2", "energy")


def test_each_die_is_turned_as_the_move_says() -> None:
    cards = ("plot_twist", "herd_culler", "stretchy")
    match = played(sitting(m(*cards, energy=2), m(), dice="1 2 3 heart energy claw"), "done")
    for move in offered(match)[1:]:
        card, face, to = (*move.split(), "1")[:3]
        events = played(match.copy(), move).events
        told = next(event for event in events if event["e"] == "change")
        assert (told["card"], told["face"], told["to"]) == (card, face, to)


@pytest.mark.parametrize("turn", range(4))
@pytest.mark.parametrize("steps", [(1, 2), (1, 3), (2, 3)])
def test_a_probe_is_offered_to_the_next_one_after_a_pass(turn: int, steps: tuple[int, int]) -> None:
    first, second = ((turn + step) % 4 for step in steps)
    monsters = [m() for _ in range(4)]
    monsters[first], monsters[second] = m("psychic_probe"), m(c("mimic", copies="psychic_probe", of=first))
    match = played(sitting(*monsters, dice=NOTHING, turn=turn), "done")
    assert (match.position()["phase"], match.to_move) == ("probe", first)
    assert (played(match, "pass").position()["phase"], match.to_move) == ("probe", second)
    assert played(match, "pass").position()["phase"] != "probe"


@pytest.mark.parametrize("health", range(1, 7))
def test_the_only_one_who_is_hit_is_asked_for_each_reaction(health: int) -> None:
    cards = ("wings", "rapid_healing")
    match = sitting(m(), m(*cards, health=health, energy=4), dice="claw claw claw 1 2 2", city=1)
    played(match, "done")
    assert set(offered(match)) == {"take", *cards}
    assert match.choices()["silence"] == ("wings" if health <= 3 else "take")
    told = match.choices()["react"]
    assert (told["wings"], told["rapid_healing"], told["camouflage"]) == (2, 2, False)
    with pytest.raises(kingtable.IllegalAction) as refused:
        match.play("yield")
    assert set(refused.value.why["words"].split(", ")) == {"take", "camouflage", *cards}


def test_a_probe_throws_any_face_that_lies_there() -> None:
    match = played(sitting(m(), m("psychic_probe"), dice="1 1 2 heart claw claw"), "done")
    assert set(offered(match)) == {"pass", "probe 1", "probe 2", "probe heart", "probe claw"}


@pytest.mark.parametrize("energy", [1, 2, 9, 999])
def test_batteries_take_any_energy_that_is_there(energy: int) -> None:
    match = played(sitting(m(energy=2), m(), row=["monster_batteries"]), "buy monster_batteries")
    assert match.over or match.position()["phase"] != "charge", "without energy they are gone at once"
    agenda = {"stage": "buy", "items": [{"do": "charge", "seat": 0, "card": "monster_batteries"}]}
    given = {"monsters": [m(c("monster_batteries", counters=0), energy=energy), m()], "phase": "charge"}
    match = kingtable.from_position({"game": "king-of-tokyo", **given, "agenda": agenda})
    assert offered(match) == [f"charge {n}" for n in range(energy + 1)]
    after = played(match.copy(), f"charge {energy}").position()["monsters"][0]
    assert (after["energy"], after["cards"]) == (0, [{"card": "monster_batteries", "counters": 2 * energy}])
    assert played(match.copy(), "charge 0").position()["discard"] == ["monster_batteries"]
    for n in (energy + 1, 1000, 9999):
        with pytest.raises(kingtable.IllegalAction) as refused:
            match.play(f"charge {n}")
        assert (refused.value.key, dict(refused.value.why)) == ("refuse-kot-charge", {"energy": energy})


# What can be bought


@pytest.mark.parametrize("slot", range(3))
def test_a_card_is_bought_from_any_slot_for_all_the_energy_there_is(slot: int) -> None:
    row: list[str | None] = [None, None, None]
    row[slot] = "jets"
    for energy in (4, 5, 6):
        match = sitting(m(energy=energy), m(), row=row, deck=["wings"])
        assert set(offered(match)) == {"end", "sweep", *(["buy jets"] if energy >= 5 else [])}
    after = played(sitting(m(energy=9), m(), row=row, deck=["heal", "frenzy"]), "buy jets")
    bought = after.position()
    assert bought["row"] == [("heal" if place == slot else None) for place in range(3)]
    assert (bought["monsters"][0]["cards"], bought["monsters"][0]["energy"]) == (["jets"], 4)
    swept = played(sitting(m(energy=2, vp=1), m(), row=row, deck=["heal", "frenzy", "tanks"]), "sweep").position()
    assert (swept["row"], swept["discard"]) == (["heal", "frenzy", "tanks"], ["jets"])


@pytest.mark.parametrize(("energy", "asked"), [(0, False), (1, True)])
def test_who_can_buy_for_the_last_energy_is_asked(energy: int, asked: bool) -> None:
    """Alien Metabolism and its copy make a card of 3 cost 1; to sweep costs 2."""
    cards = ("alien_metabolism", c("mimic", copies="alien_metabolism", of=0))
    for row in (["heal", None, None], [None, "heal", None], [None, None, "heal"]):
        match = sitting(m(*cards, energy=energy), m(), row=row, deck=["jets"], bottom=False)
        assert (match.position()["phase"] == "buy") is asked
        assert not asked or offered(match) == ["end", "buy heal"]
    for dear in ([None] * 3, ["jets", "tanks", "wings"]):
        match = sitting(m(*cards, energy=energy), m(), row=dear, deck=["frenzy"], bottom=False)
        assert match.position()["phase"] != "buy"


@pytest.mark.parametrize(("energy", "asked"), [(0, False), (1, True)])
def test_who_can_buy_the_top_card_for_the_last_energy_is_asked(energy: int, asked: bool) -> None:
    cards = ("made_in_a_lab", "alien_metabolism", c("mimic", copies="alien_metabolism", of=0))
    match = sitting(m(*cards, energy=energy), m(), row=[None] * 3, deck=["heal", "jets"], bottom=False)
    assert (match.position()["phase"] == "buy") is asked
    assert not asked or offered(match) == ["end", "buy top"]
    assert sitting(m(*cards, energy=1), m(), row=[None] * 3, deck=["jets"], bottom=False).position()["phase"] != "buy"
    assert sitting(m(*cards, energy=1), m(), row=[None] * 3, deck=[], bottom=False).position()["phase"] != "buy"
    if asked:
        after = played(match, "buy top").position()
        assert (after["deck"], after["discard"]) == (["jets"], ["heal"])


@pytest.mark.parametrize(("energy", "asked"), [(0, False), (1, True)])
def test_who_can_buy_anothers_card_for_the_last_energy_is_asked(energy: int, asked: bool) -> None:
    cards = ("parasitic_tentacles", "alien_metabolism", c("mimic", copies="alien_metabolism", of=0))
    for seat in (1, 2):
        monsters = [m(*cards, energy=energy), m(energy=0), m(energy=0)]
        monsters[seat] = m("camouflage", "wings", energy=0)
        match = sitting(*monsters, row=[None] * 3, deck=[], bottom=False)
        assert (match.position()["phase"] == "buy") is asked
        if asked:
            assert offered(match) == ["end", f"buy camouflage from {seat}"]
            after = played(match, f"buy camouflage from {seat}").position()["monsters"]
            assert (after[seat]["cards"], after[seat]["energy"]) == (["wings"], 1)
    alone = sitting(m(*cards, energy=2), m(), m(), row=[None] * 3, deck=[], bottom=False)
    assert alone.position()["phase"] != "buy", "nobody buys from oneself"


def test_the_row_offers_each_kind_once_and_takes_the_first_of_two() -> None:
    match = sitting(m(energy=9), m(), row=["jets", "extra_head", "extra_head"], deck=["heal"])
    assert offered(match) == ["end", "sweep", "buy jets", "buy extra_head"]
    assert played(match, "buy extra_head").position()["row"] == ["jets", "heal", "extra_head"]


def test_an_opportunist_is_offered_what_it_can_pay_of_the_new_cards_alone() -> None:
    rich = m("opportunist", energy=6)
    match = sitting(m(energy=2), rich, row=["frenzy", "tanks", "heal"], deck=["wings", "extra_head", "jets"])
    match.play("sweep")
    assert (match.to_move, offered(match)) == (1, ["pass", "buy wings", "buy jets"])
    after = played(match.copy(), "buy wings")
    assert (after.position()["monsters"][1]["energy"], after.position()["row"][1:]) == (0, ["extra_head", "jets"])
    head = sitting(m(energy=3), m("opportunist", energy=7), row=["extra_head", "heal"], deck=["extra_head", "jets"])
    played(head, "buy heal")
    assert offered(head) == ["pass", "buy extra_head"]
    taken = played(head, "buy extra_head").position()
    assert taken["row"][:2] == ["extra_head", "jets"], "the new one, not the one that lay there"


def test_mimic_may_copy_every_card_but_itself_and_what_it_copies() -> None:
    seats = [m(c("mimic", copies="jets", of=1), "wings", energy=1), m("jets", "gourmet"), m()]
    match = kingtable.from_position({"game": "king-of-tokyo", "monsters": seats})
    assert (match.position()["phase"], match.to_move) == ("mimic", 0)
    assert offered(match) == ["pass", "mimic wings of 0", "mimic gourmet of 1"]
    after = played(match.copy(), "mimic gourmet of 1").position()["monsters"][0]
    assert (after["energy"], after["cards"][0]["copies"]) == (0, "gourmet")
    assert played(match.copy(), "pass").position()["monsters"][0]["energy"] == 1


@pytest.mark.parametrize(
    "seats",
    [
        [m(c("mimic", copies="jets", of=1), energy=0), m("jets", "wings")],
        [m(c("mimic", copies="jets", of=1), energy=1), m("jets")],
        [m("mimic", energy=1), m()],
        [m(energy=1), m("mimic", "jets")],
    ],
)
def test_mimic_is_not_asked_where_it_cannot_move(seats: list[dict[str, Any]]) -> None:
    assert kingtable.from_position({"game": "king-of-tokyo", "monsters": seats}).position()["phase"] == "rolled"


@pytest.mark.parametrize("turn", range(3))
def test_a_new_mimic_copies_the_only_card_without_asking_and_waits_where_there_is_none(turn: int) -> None:
    monsters, other = [m(), m(), m()], (turn + 2) % 3
    monsters[turn] = m(energy=8, vp=1)
    none = played(sitting(*monsters, turn=turn, row=["mimic"], deck=["heal"], bottom=False), "buy mimic").position()
    assert (none["monsters"][turn]["cards"], none["row"][0]) == (["mimic"], "heal")
    monsters[other] = m("jets")
    alone = played(sitting(*monsters, turn=turn, row=["mimic"], deck=[], bottom=False), "buy mimic").position()
    assert alone["monsters"][turn]["cards"] == [{"card": "mimic", "copies": "jets", "of": other}]


@pytest.mark.parametrize("buyer", [1, 2])
def test_who_buys_a_mimic_in_anothers_turn_says_what_it_copies(buyer: int) -> None:
    monsters = [m(energy=9), m("jets"), m("jets")]
    monsters[buyer], monsters[3 - buyer] = m("opportunist", energy=20), m("jets", "wings")
    match = played(sitting(*monsters, row=["heal"], deck=["mimic"]), "buy heal", "buy mimic")
    assert (match.position()["phase"], match.to_move) == ("mimic", buyer)
    assert played(match, f"mimic wings of {3 - buyer}").position()["monsters"][buyer]["energy"] == 12


def test_a_mimic_brings_what_it_copies_when_it_comes_and_not_with_another_card() -> None:
    bigger = sitting(m(c("mimic", copies="even_bigger", of=1), health=5, energy=9), m("even_bigger"), row=["jets"])
    assert played(bigger, "buy jets").position()["monsters"][0]["health"] == 5
    buyer, smoke = m("parasitic_tentacles", energy=20), c("smoke_cloud", counters=1)
    match = sitting(buyer, m(c("mimic", copies="smoke_cloud", of=2, counters=2)), m(smoke))
    after = played(match, "buy mimic from 1").position()["monsters"]
    assert [card["counters"] for card in (after[0]["cards"][0], after[2]["cards"][0])] == [2, 1]
    match = sitting(buyer, m(c("mimic", copies="acid_attack", of=2)), m("acid_attack"), city=1)
    assert played(match, "buy mimic from 1").position()["monsters"][1]["health"] == 9


# Why not


REFUSED: list[tuple[Match, str, str, str | None, dict[str, Any]]] = [
    (sitting(m("telepath"), m(), dice=NOTHING, rerolls=0), "keep 1", "no-throws", "T-052", {}),
    (sitting(m(), m(), dice=NOTHING), "keep 1 1 1", "dice", "T-053", {"dice": NOTHING}),
    (sitting(m(), m(), dice=NOTHING), "keep claw", "dice", "T-053", {"dice": NOTHING}),
    (sitting(m(), m(), dice="1 2 3 heart energy claw"), "keep 1 1", "dice", "T-053",
     {"dice": "1 2 3 heart energy claw"}),
    (sitting(m(), m(), dice=NOTHING), f"keep {NOTHING}", "keep-all", "T-055", {}),
    (sitting(m(), m(), dice=NOTHING), "keep" + " 1" * 9, "dice", "T-053", {"dice": NOTHING}),
    (sitting(m(*TWO_HEADS), m(), dice=" ".join("1" * 9)), "keep" + " 1" * 9, "keep-all", "T-055", {}),
    (sitting(m(), m(), dice=NOTHING), "telepath", "no-card", "T-090", {"card": "telepath"}),
    (sitting(m("telepath", energy=0), m(), dice=NOTHING), "telepath", "energy", "T-087", {"needs": 1, "energy": 0}),
    (played(sitting(m(), m("psychic_probe"), dice=NOTHING), "done"), "probe claw", "no-die", "T-056", {"face": "claw"}),
    (
        played(sitting(m("stretchy", energy=2), m(), dice=NOTHING), "done"),
        "plot_twist 1 2", "no-card", "T-090", {"card": "plot_twist"},
    ),
    (
        played(sitting(m("stretchy", energy=2), m(), dice=NOTHING), "done"),
        "stretchy claw 1", "no-die", "T-056", {"face": "claw"},
    ),
    (played(sitting(m("stretchy", energy=2), m(), dice=NOTHING), "done"), "stretchy 1 1", "same-face", "T-056", {}),
    (played(sitting(m("herd_culler"), m(), dice=NOTHING), "done"), "herd_culler 1", "same-face", "T-056", {}),
    *(
        (played(sitting(m(poison=2), m(health=5), dice="heart heart 1 1 2 3"), "done"), move, "hearts", "T-073", why)
        for move, why in (
            ("hearts heal=1", {"hearts": 2}),
            ("hearts heal=3", {"hearts": 2}),
            ("hearts heal=1 1=1", {"hearts": 2}),
            ("hearts 0=2", {"hearts": 2}),
            ("hearts poison=3", {"hearts": 2}),
            ("hearts poison=99", {"hearts": 2}),
            ("hearts heal=1 shrink=1", {"hearts": 2}),
            ("hearts poison=12", {"hearts": 2}),
        )
    ),
    (sitting(m("metamorph", "jets", energy=1), m(), phase="sell"), "sell wings", "no-card", "T-090", {"card": "wings"}),
    (sitting(m(energy=4), m(), row=["jets", "wings", "heal"]), "buy tanks", "row", "T-079",
     {"card": "tanks", "row": "jets, wings, heal"}),
    (sitting(m(energy=4), m(), row=["jets", None, "heal"]), "buy tanks", "row", "T-079",
     {"card": "tanks", "row": "jets, heal"}),
    (sitting(m(energy=4), m(), row=["jets", "wings", "heal"]), "buy jets", "price", "T-087", {"price": 5, "energy": 4}),
    (sitting(m("alien_metabolism", energy=3), m(), row=["jets", "wings", "heal"]), "buy jets", "price", "T-087",
     {"price": 4, "energy": 3}),
    (sitting(m("alien_metabolism", energy=1), m(), row=["monster_batteries"]), "sweep", "energy", "T-081",
     {"needs": 2, "energy": 1}),
    (sitting(m("made_in_a_lab", energy=9), m(), row=[None] * 3, deck=["jets"]), "sweep", "row-empty", "T-081", {}),
    (sitting(m("made_in_a_lab", energy=2), m(), row=[None] * 3, deck=["solar_powered"]), "sweep", "row-empty", "T-081",
     {}),
    (sitting(m(energy=9), m(), row=["jets"]), "buy top", "no-card", "T-079", {"card": "made_in_a_lab"}),
    (sitting(m("made_in_a_lab", energy=9), m(), row=["jets"], deck=[], bottom=False), "buy top", "deck-empty", "T-079",
     {}),
    (sitting(m("made_in_a_lab", energy=4), m(), row=["heal"], deck=["jets"]), "buy top", "price", "T-087",
     {"price": 5, "energy": 4}),
    (sitting(m(energy=9), m("jets"), row=["heal"]), "buy jets from 1", "no-card", "T-079",
     {"card": "parasitic_tentacles"}),
    (sitting(m("parasitic_tentacles", energy=9), m("jets"), m(), row=["heal"]), "buy jets from 2", "not-there", "T-079",
     {"card": "jets", "seat": 3}),
    (sitting(m("parasitic_tentacles", "wings", energy=9), m("jets"), row=["heal"]), "buy wings from 0", "not-there",
     "T-079", {"card": "wings", "seat": 1}),
    (sitting(m("parasitic_tentacles", energy=4), m("jets"), row=["heal"]), "buy jets from 1", "price", "T-087",
     {"price": 5, "energy": 4}),
    (played(sitting(m(energy=20), m("jets", "wings"), row=["mimic"]), "buy mimic"), "pass", "must-copy", "T-090", {}),
    (played(sitting(m(energy=20), m("jets", "wings"), row=["mimic"]), "buy mimic"), "mimic jets of 0", "mimic", "T-090",
     {"card": "jets", "seat": 1}),
    (played(sitting(m(energy=3), m("opportunist", energy=5), row=["heal", "tanks"], deck=["jets"]), "buy heal"),
     "buy tanks", "not-revealed", "T-079", {"card": "tanks"}),
    (played(sitting(m(energy=3), m("opportunist", energy=4), row=["heal", "tanks"], deck=["camouflage"]), "buy heal"),
     "buy tanks", "not-revealed", "T-079", {"card": "tanks"}),
    (played(sitting(m(energy=3), m("opportunist", energy=4), row=["heal", "tanks"], deck=["camouflage"]), "buy heal"),
     "buy wings", "row", "T-079", {"card": "wings", "row": "camouflage, tanks, apartment_building"}),
]  # fmt: skip


@pytest.mark.parametrize(("match", "move", "key", "rule", "why"), REFUSED, ids=[f"{r[2]}-{r[1]}" for r in REFUSED])
def test_a_refusal_says_what_is_missing(
    match: Match, move: str, key: str, rule: str | None, why: dict[str, Any]
) -> None:
    with pytest.raises(kingtable.IllegalAction) as refused:
        match.play(move)
    assert (refused.value.key, refused.value.rule) == (f"refuse-kot-{key}", rule)
    assert dict(refused.value.why) == why


UNREADABLE = [
    *("acid_attack", "spiked_tail"),  # cards that nobody uses by a move
    *("keep 4", "keep 1 4", "probe", "probe 4", "probe 1 2", "herd_culler 1 2", "plot_twist 1", "stretchy 1 7"),
    *("buy", "buy army", "buy jets of 1", "buy jets from 2", "buy jets from x", "buy jets from 11", "buy jets from"),
    *("charge", "charge x", "charge 10000", "charge 1 2", "charge -1", "sell", "sell army", "sell jets wings"),
    *("mimic jets", "mimic jets of", "mimic army of 1", "mimic jets of 2", "mimic jets from 1", "mimic jets of ١"),
    *("hearts heal", "hearts heal=x", "hearts heal=100", "hearts heal=1 heal=1", "hearts 2=1", "hearts of=1"),
    *("hearts heal=", "hearts heal=-1"),
]


@pytest.mark.parametrize("move", UNREADABLE)
def test_words_that_mean_nothing_are_no_move(move: str) -> None:
    for match in (sitting(m(), m(), dice=NOTHING), sitting(m(energy=9), m())):
        with pytest.raises(kingtable.IllegalAction) as refused:
            match.play(move)
        assert (refused.value.key, dict(refused.value.why)) == ("refuse-kot-notation", {"text": move})


def test_an_opportunist_puts_energy_on_batteries_of_its_own() -> None:
    match = sitting(m(energy=9), m("opportunist", energy=6), row=["heal"], deck=["monster_batteries"])
    played(match, "buy heal", "buy monster_batteries")
    assert (match.to_move, match.position()["phase"]) == (1, "charge")
    owner = played(match, "charge 4").position()["monsters"][1]
    assert (owner["energy"], owner["cards"][0]) == (0, {"card": "monster_batteries", "counters": 8})


def test_who_can_buy_from_the_first_seat_alone_is_asked() -> None:
    cards = ("parasitic_tentacles", "alien_metabolism", c("mimic", copies="alien_metabolism", of=1))
    match = sitting(m("camouflage"), m(*cards, energy=1), turn=1, row=[None] * 3, deck=[], bottom=False)
    assert (match.to_move, offered(match)) == (1, ["end", "buy camouflage from 0"])
