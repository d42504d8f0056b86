"""View, choices and events have exactly the fields that docs/protocol.md tells, and promise what happens."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path
from typing import Any

import pytest

import kingtable
from kingtable.engine.chance import HIDDEN_CHANCE, Keyed
from tests.king_of_tokyo.table import NOTHING, Match, c, m, new, play_out, sitting, some_action
from tests.reference.king_of_tokyo_positions import random_position
from tests.tiers import times

PAGE = (Path(__file__).parents[2] / "docs/protocol.md").read_text(encoding="utf-8").split("# King of Tokyo")[1]
CLAW = "claw 1 1 2 2 3"


def documented(heading: str) -> dict[str, Any]:
    """The example below a heading, its comments taken out."""
    block = re.search(rf"## {heading}.*?```jsonc\n(.*?)```", PAGE, re.DOTALL)
    assert block
    return dict(json.loads(re.sub(r"//[^\n]*", "", block[1])))


def told_events() -> dict[str, set[str]]:
    """Event -> its fields, from the table."""
    section = PAGE.split("## Events")[1]
    rows = re.findall(r"^\| ((?:`\w+`(?:, )?)+) \| (?:`([\w ]+)`)? ?\|", section, re.MULTILINE)
    return {name: {"e", *fields.split()} for names, fields in rows for name in re.findall(r"`(\w+)`", names)}


def same_fields(told: Any, seen: Any, path: str = "") -> None:
    """The same keys on every level, as far as both sides have something there."""
    if isinstance(told, dict) and isinstance(seen, dict):
        assert set(told) == set(seen), path or "top"
        for key in told:
            same_fields(told[key], seen[key], f"{path}.{key}")
    elif isinstance(told, list) and isinstance(seen, list) and told:
        for item in seen:
            if item is not None:
                same_fields(told[0], item, f"{path}[]")


def random_matches(count: int) -> Any:
    """Matches at every step of random games."""
    for seed in range(count):
        rng = random.Random(seed)
        match = new(2 + seed % 5, seed) if seed % 5 == 0 else kingtable.from_position(random_position(rng), seed=seed)
        for _ in range(80):
            yield match
            if match.over:
                break
            match.play(some_action(match, rng))


def at_a_served_table(match: Match) -> Match:
    """The same position where chance lies with the table's key: between actions there is none."""
    served = match.copy()
    served._source = Keyed(bytes(32))
    served.state.chance, served.state.stream = 0, HIDDEN_CHANCE
    return served


@pytest.mark.slow
def test_what_is_told_needs_no_chance_and_does_not_depend_on_it() -> None:
    thrown = set()
    for match in random_matches(40):
        served = at_a_served_table(match)
        told = [served.view(seat) for seat in (None, *range(match.players))]
        assert told == [match.view(seat) for seat in (None, *range(match.players))]
        if match.over:
            continue
        choices = served.choices()
        assert choices == match.choices()
        thrown |= {use["move"] for use in choices["uses"]}
        for move in served.legal()[:: max(1, len(served.legal()) // 3)]:
            assert served.preview([move]) == match.preview([move])
    assert "again" in thrown, "a card that throws a die at once"


def test_the_view_has_the_fields_of_the_protocol() -> None:
    told = documented("View")
    question = told.pop("question")
    phases = set()
    for match in random_matches(60):
        for seat in (None, 0):
            view = match.view(seat)
            phases.add(view["phase"])
            json.dumps(view)
            asked = view.pop("question")
            same_fields(told, view)
            assert asked is None or {*question} - {"cards"} <= {*asked, "damage", "why", "by"}
    assert len(phases) == 12


@pytest.mark.slow
def test_the_choices_have_the_fields_of_the_protocol_and_hold_every_legal_action() -> None:
    told = documented("Choices")
    for match in random_matches(60):
        if match.over:
            continue
        choices, legal = match.choices(), match.legal()
        same_fields({key: value for key, value in told.items() if value}, {k: choices[k] for k in told if told[k]})
        assert {*choices} == {*told}
        json.dumps(choices)
        plain = [move for move in legal if not move.startswith(("keep", "hearts"))]
        assert sorted(choices["moves"]) == sorted(plain)
        assert choices["keep"] is any(move.startswith("keep") for move in legal)
        assert (choices["hearts"] is not None) == any(move.startswith("hearts") for move in legal)
        for key in ("buy", "sell", "mimic"):
            start = key + " "
            listed = {each["move"] for each in choices[key]}
            assert listed == {move for move in legal if move.startswith(start)}, key
        assert {*choices["deadly"]} <= {*legal}
        assert choices["silence"] in legal


@pytest.mark.parametrize("seed", range(40))
@pytest.mark.slow
def test_silence_is_always_legal_and_ends(seed: int) -> None:
    """A table where nobody ever answers comes to an end, too: everybody plays what silence means."""
    match = kingtable.from_position(random_position(random.Random(seed)), seed=seed)
    for _ in range(3_000):
        if match.over:
            return
        match.play(match.choices()["silence"])
    raise AssertionError("silence goes on for ever")


def default_action(match: Match) -> str:
    return str(match.choices()["silence"])


def test_settled_silence_is_what_the_decision_says() -> None:
    assert default_action(sitting(m(), m(), dice=NOTHING)) == "done"
    assert default_action(sitting(m(), m())) == "end"
    attacked = sitting(m(), m(), m(), dice=CLAW, city=1)
    attacked.play("done")
    assert default_action(attacked) == "yield"
    probed = sitting(m(), m("psychic_probe"), dice=NOTHING)
    probed.play("done")
    assert default_action(probed) == "pass"
    healer = sitting(m(poison=1), m(), dice="heart heart 1 1 2 3")
    healer.play("done")
    assert default_action(healer) == "hearts heal=2"
    charged = sitting(m(energy=9), m(), row=["monster_batteries"])
    charged.play("buy monster_batteries")
    assert default_action(charged) == "charge 1"
    free = sitting(m(energy=20), m("jets", "wings"), row=["mimic"])
    free.play("buy mimic")
    assert default_action(free) in free.legal()
    assert default_action(free).startswith("mimic ")
    moving = sitting(m("jets", "wings"), m(c("mimic", copies="jets", of=0)))
    moving.play("end")
    assert default_action(moving) == "pass"
    luck = sitting(m(energy=5), m("opportunist", energy=9), row=["heal"], deck=["jets"])
    luck.play("buy heal")
    assert default_action(luck) == "pass"
    sold = sitting(m("metamorph"), m())
    sold.play("end")
    assert default_action(sold) == "end"


@pytest.mark.parametrize(
    ("cards", "health", "energy", "answer"),
    [
        (("wings",), 10, 2, "take"),
        (("wings",), 3, 2, "wings"),
        (("rapid_healing",), 5, 2, "take"),
        (("rapid_healing",), 3, 2, "rapid_healing"),
        (("wings", "rapid_healing"), 3, 4, "wings"),
    ],
)
def test_settled_silence_saves_a_life(cards: tuple[str, ...], health: int, energy: int, answer: str) -> None:
    match = sitting(m(), m(*cards, health=health, energy=energy), m(), dice="claw claw claw 1 2 2", city=0)
    match.play("done")
    assert default_action(match) == answer


@pytest.mark.slow
def test_what_a_choice_promises_is_what_it_gives() -> None:
    for match in random_matches(60):
        choices = match.choices() if not match.over else None
        if not choices:
            continue
        seat = match.to_move
        assert seat is not None
        before = match.position()["monsters"][seat]
        for each in choices["sell"]:
            after = match.copy()
            after.play(each["move"])
            gained = [event for event in after.events[len(match.events) :] if event["e"] == "energy"]
            assert gained[0]["amount"] == each["pays"] if each["pays"] else True
        for each in choices["buy"]:
            after = match.copy()
            after.play(each["move"])
            paid = next(event for event in after.events[len(match.events) :] if event["e"] == "buy")
            assert (paid["price"], paid["card"]) == (each["price"], each["card"])
            assert paid["price"] <= before["energy"]


ON_THE_ROLL = {"dice", "enter", "alpha_monster", "gourmet", "omnivore", "complete_destruction", "eater_of_the_dead"}


@pytest.mark.slow
def test_what_stopping_promises_is_what_it_gives() -> None:
    checked = 0
    for match in random_matches(times(120, 250)):
        if match.over or match.position()["phase"] != "rolled":
            continue
        seat, stop = match.to_move, match.choices()["stop"]
        after = match.copy()
        after.play("done")
        told = after.events[len(match.events) :]
        if after.position()["phase"] != "buy" or any(event["e"] in ("turn", "camouflage") for event in told):
            continue  # somebody is asked (hearts, yield, react, probe), or chance plays along
        checked += 1
        mine = [event for event in told if event.get("seat") == seat]
        vp = sum(event["amount"] for event in mine if event["e"] == "vp" and event["why"] in ON_THE_ROLL)
        assert stop["vp"] == vp, (match.position(), told)
        assert stop["energy"] == sum(event["amount"] for event in mine if event["e"] == "energy")
        assert stop["heal"] == sum(event["amount"] for event in mine if event["e"] == "heal")
        assert [stop["enters"]] == ([event["place"] for event in mine if event["e"] == "enter"] or [None])
        prevented = {event["seat"] for event in told if event["e"] in ("prevented", "camouflage", "child")}
        hurt = {event["seat"]: event["health"] for event in told if event["e"] == "damage"}
        for each in stop["damage"]:
            if each["seat"] not in prevented and each["damage"]:
                assert each["left"] == hurt[each["seat"]], (match.position(), told)
    assert checked > times(140, 300)


@pytest.mark.slow
def test_the_events_are_those_of_the_protocol() -> None:
    told = told_events()
    assert len(told) > 30
    met = set()
    for seed in range(500):
        match = kingtable.from_position(random_position(random.Random(seed)), seed=seed)
        for event in play_out(match, seed, most=60).events:
            assert set(event) == told[event["e"]], event["e"]
            met.add(event["e"])
    for seed in range(10):
        for event in play_out(new(2 + seed % 5, seed), seed).events:
            assert set(event) == told[event["e"]], event["e"]
            met.add(event["e"])
    assert met == {*told}


def test_every_seat_number_is_right() -> None:
    match = new(3)
    assert [match.view(seat)["seat"] for seat in (None, 0, 1, 2)] == [None, 0, 1, 2]
    with pytest.raises(kingtable.Refused):
        match.view(3)


@pytest.mark.parametrize(
    ("attacker", "owner", "damage"),
    [(m("spiked_tail"), m(), 4), (m(), m("armor_plating"), 3), (m("spiked_tail"), m("jets"), 4)],
)
def test_who_may_yield_is_told_the_damage_of_the_attack(
    attacker: dict[str, Any], owner: dict[str, Any], damage: int
) -> None:
    match = sitting(attacker, owner, m(), dice="claw claw claw 1 2 2", city=1)
    match.play("done")
    assert match.view(0)["question"] == {"kind": "yield", "by": 0, "damage": damage, "why": "attack"}
    again = kingtable.from_position(match.position())
    assert again.view(0)["question"]["damage"] in (3, damage)


@pytest.mark.parametrize(
    ("owner", "moves", "why"),
    [
        (m("armor_plating"), ["done"], "armor_plating"),
        (m("wings", energy=2), ["done", "wings"], "wings"),
        (m("jets"), ["done", "yield"], "jets"),
    ],
)
def test_what_was_prevented_tells_whose_damage_it_was(owner: dict[str, Any], moves: list[str], why: str) -> None:
    match = sitting(m(), owner, m(), dice="claw 1 1 2 2 3", city=1)
    for move in moves:
        match.play(move)
    spared = [event for event in match.events if event["e"] == "prevented"]
    assert spared == [{"e": "prevented", "seat": 1, "amount": 1, "by": 0, "why": why}]


@pytest.mark.parametrize(
    ("monsters", "dice", "moves", "told"),
    [
        (
            (m("healing_ray"), m(health=5, energy=9)),
            "heart heart 1 1 2 3",
            ["done", "hearts 1=2"],
            [("heal", 1, "healing_ray"), ("energy", 1, "healing_ray"), ("energy", 0, "healing_ray")],
        ),
        (
            (m("metamorph", c("jets", paid=5)), m()),
            None,
            ["end", "sell jets"],
            [("lose", 0, "sell"), ("energy", 0, "sell")],
        ),
        (
            (m("parasitic_tentacles", energy=9), m("jets")),
            None,
            ["buy jets from 1"],
            [("energy", 0, "buy"), ("energy", 1, "parasitic_tentacles")],
        ),
    ],
)
def test_what_cards_do_to_others_and_for_energy_is_told_by_their_names(
    monsters: tuple[dict[str, Any], ...], dice: str | None, moves: list[str], told: list[tuple[str, int, str]]
) -> None:
    match = sitting(*monsters, dice=dice)
    for move in moves:
        match.play(move)
    assert [(event["e"], event["seat"], event["why"]) for event in match.events if "why" in event] == told


@pytest.mark.parametrize(("cards", "extra"), [(["regeneration"], 0), (["regeneration", "healing_ray"], 1)])
def test_a_heart_more_for_others_is_told_with_healing_ray_alone(cards: list[str], extra: int) -> None:
    match = sitting(m(*cards, poison=1), m(health=5), dice="heart heart 1 1 2 3")
    match.play("done")
    assert match.choices()["hearts"]["extra"] == extra


@pytest.mark.parametrize(("move", "card"), [("buy top", "made_in_a_lab"), ("buy jets from 1", "parasitic_tentacles")])
@pytest.mark.parametrize("owned", [(), ("made_in_a_lab",), ("parasitic_tentacles",)])
def test_who_may_not_buy_so_is_told_the_card_that_lets_one(move: str, card: str, owned: tuple[str, ...]) -> None:
    match = sitting(m(*owned), m("jets"), deck=["wings"])
    with pytest.raises(kingtable.IllegalAction) as refused:
        match.play(move)
    if card in owned:
        assert (refused.value.key, refused.value.why["energy"]) == ("refuse-kot-price", 2)
    else:
        assert (refused.value.key, refused.value.why["card"]) == ("refuse-kot-no-card", card)


def test_what_may_be_bought_in_the_buying_step_is_not_told_by_a_refusal_in_the_turn_of_another() -> None:
    """The top card least of all: its price would tell it."""
    owner = m("opportunist", "made_in_a_lab", "parasitic_tentacles", energy=4)
    match = sitting(m("jets", energy=9), owner, row=["heal"], deck=["fire_blast", "skyscraper"])
    match.play("buy heal")
    for move in ("buy top", "buy jets from 0"):
        with pytest.raises(kingtable.IllegalAction) as refused:
            match.play(move)
        assert refused.value.key == "refuse-kot-only-revealed"


def test_what_stopping_promises_counts_no_card_of_the_end_of_the_turn() -> None:
    """They count what is left when all has been bought: Solar Powered here, Rooting for the Underdog and Herbivore."""
    owner = m("solar_powered", "rooting_for_the_underdog", "herbivore", "gourmet", energy=0)
    match = sitting(owner, m(vp=5), dice="1 1 1 2 2 3")
    stop = match.choices()["stop"]
    assert (stop["vp"], stop["energy"], stop["cards"]) == (1 + 2, 0, ["gourmet"])


@pytest.mark.parametrize("copies", [(), (c("mimic", copies="jets", of=1),)])
def test_what_stopping_promises_counts_no_dice_of_camouflage(copies: tuple[Any, ...]) -> None:
    """With Mimic: the owner of Jets dies first, so the cards of seat 2 are found out anew in the middle of it."""
    match = sitting(m(), m("jets", health=1), m("camouflage", *copies), dice=" ".join(["claw"] * 6), city=0)
    stop = match.choices()["stop"]
    assert stop["damage"] == [
        {"seat": 1, "damage": 1, "left": 0, "attack": True},
        {"seat": 2, "damage": 6, "left": 4, "attack": True},
    ]


@pytest.mark.slow
def test_stopping_promises_the_same_where_camouflage_is_another_card() -> None:
    """What Camouflage may prevent nobody knows; nothing else of it enters what is promised."""
    checked = 0
    for match in random_matches(400):
        if match.over or match.position()["phase"] != "rolled":
            continue
        position = match.position()
        owners = [monster["cards"] for monster in position["monsters"] if "camouflage" in monster["cards"]]
        where = [
            pile for pile in (position["deck"], position["row"], position["discard"]) if "alien_metabolism" in pile
        ]
        if not owners or not where or '"copies": "camouflage"' in json.dumps(position) or position.get("agenda"):
            continue
        checked += 1
        # The two cards change places; Alien Metabolism only makes cards cheaper.
        owners[0][owners[0].index("camouflage")] = "alien_metabolism"
        where[0][where[0].index("alien_metabolism")] = "camouflage"
        other = kingtable.from_position(position, seed=1)
        told, expected = match.choices()["stop"], other.choices()["stop"]
        assert told == expected, position
    assert checked > 50


def test_a_child_comes_once_though_the_card_is_copied() -> None:
    owner = m("it_has_a_child", c("mimic", copies="it_has_a_child", of=1), health=1)
    match = sitting(m(), owner, m(), dice="claw 1 1 2 2 3", city=1)
    match.play("done")
    assert [event["seat"] for event in match.events if event["e"] == "child"] == [1]
