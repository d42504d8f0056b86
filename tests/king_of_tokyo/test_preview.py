"""What is told of what might be is what comes: the odds' consequences, and the effects of answers."""

from __future__ import annotations

import random
from typing import Any

import pytest

import kingtable
from tests.king_of_tokyo.table import Match, m, sitting, some_action
from tests.reference.king_of_tokyo_positions import Position, random_position
from tests.tiers import times

END_OF_TURN = {"rooting_for_the_underdog", "energy_hoarder", "herbivore", "solar_powered"}
LEAST = {"probe": "pass", "change": "done", "react": "take", "yield": "stay", "opportunist": "pass"}


def with_dice(position: Position, dice: list[str]) -> Match:
    """The position with these dice and no throw left."""
    return kingtable.from_position({**position, "dice": dice, "rerolls": 1}, seed=1)


def settled(match: Match) -> list[dict[str, Any]] | None:
    """What happens when the dice are stopped and everybody answers with the least; None where Camouflage throws."""
    told, turn = len(match.events), match.state.number
    match.play("done")
    while not match.over and match.state.number == turn:
        phase = match.view(None)["phase"]
        if phase == "hearts":
            match.play(match.default_action()[0])
        elif phase in LEAST:
            match.play(LEAST[phase])
        else:
            break
    events = match.events[told:]
    turns = [i for i, event in enumerate(events) if event["e"] == "turn"]
    events = events[: turns[0]] if turns else events
    return None if any(event["e"] == "camouflage" for event in events) else events


def consequences(events: list[dict[str, Any]], seat: int) -> dict[str, Any]:
    """The same, summed up."""
    mine = [event for event in events if event.get("seat") == seat and event.get("why") not in END_OF_TURN]
    hits: dict[int, list[int]] = {}
    for event in events:
        if event["e"] == "damage" and event["seat"] != seat:
            before = hits.get(event["seat"], [0, 0])
            hits[event["seat"]] = [before[0] + event["amount"], event["health"]]
    return {
        "vp": sum(event["amount"] for event in mine if event["e"] == "vp"),
        "heal": sum(event["amount"] for event in mine if event["e"] == "heal"),
        "energy": sum(event["amount"] for event in mine if event["e"] == "energy"),
        "hurt": sum(event["amount"] for event in mine if event["e"] == "damage" and event["why"] != "poison"),
        "enters": next((event["place"] for event in mine if event["e"] == "enter"), None),
        "damage": {other: tuple(hit) for other, hit in hits.items()},
        "out": sorted(event["seat"] for event in events if event["e"] == "out" and event["seat"] != seat),
    }


@pytest.mark.slow
def test_what_odds_say_of_dice_is_what_the_rules_do_with_them() -> None:
    """1,000 positions, every row of the odds of some kept dice."""
    positions = rows = 0
    seed = 0
    while positions < 1_000:
        seed += 1
        rng = random.Random(seed)
        position = random_position(rng)
        if position["phase"] != "rolled" or not 0 < len(position["dice"]) < 9:
            continue
        match = kingtable.from_position({**position, "rerolls": 1}, seed=1)
        kept = rng.sample(position["dice"], rng.randrange(len(position["dice"])))
        positions += 1
        for odd in match.preview([" ".join(["keep", *kept])])["odds"]:
            dice = [face for face in kept if face != odd["face"]] + [odd["face"]] * odd["count"]
            events = settled(with_dice(position, dice))
            if events is None:
                continue
            rows += 1
            then = odd["then"]
            told = {**then, "damage": {hit["seat"]: (hit["damage"], hit["left"]) for hit in then["damage"]}}
            seen = consequences(events, position["turn"])
            assert {key: told[key] for key in seen} == seen, (seed, kept, odd)
    assert rows > 1_000


def odds(match: Match, keep: str, face: str, count: int) -> dict[str, Any]:
    """What one row says."""
    rows = match.preview([f"keep {keep}"])["odds"]
    return next(row["then"] for row in rows if (row["face"], row["count"]) == (face, count))


def test_odds_count_cards() -> None:
    tail = sitting(m("spiked_tail"), m(health=4), m(), dice="claw claw 1 2 3 3", city=1)
    then = odds(tail, "claw claw", "claw", 3)
    assert then["damage"] == [{"seat": 1, "damage": 4, "left": 0, "attack": True}]
    assert then["out"] == [1]
    gourmet = sitting(m("gourmet"), m(), dice="1 1 1 2 2 3")
    assert odds(gourmet, "1 1 1", "1", 4)["vp"] == 2 + 2
    nova = sitting(m("nova_breath"), m(), m(health=2), dice="claw 1 1 2 2 3", city=1)
    assert odds(nova, "claw", "claw", 2)["out"] == [2]


def left(match: Match, move: str) -> dict[int, float]:
    """Health after an answer, with its probability."""
    told = match.preview([move])["effect"]
    return {each["left"]: each["p"] for each in told["health"]}


def test_answers_tell_health_and_price() -> None:
    hurt = sitting(m(), m("wings", "rapid_healing", health=5, energy=4), m(), dice="claw claw claw 1 2 2", city=1)
    hurt.play("done")
    told = {each["move"]: each for each in hurt.choices()["effects"]}
    assert {move: each["health"] for move, each in told.items()} == {
        "take": [{"left": 2, "p": 1.0}],
        "wings": [{"left": 5, "p": 1.0}],
        "rapid_healing": [{"left": 3, "p": 1.0}],
    }
    assert {move: each["energy"] for move, each in told.items()} == {"take": 0, "wings": -2, "rapid_healing": -2}


def test_camouflage_is_told_with_its_chances() -> None:
    hidden = sitting(m(), m("camouflage", "wings", health=5, energy=2), m(), dice="claw claw 1 1 2 3", city=1)
    hidden.play("done")
    for move in ("take", "camouflage"):
        assert left(hidden, move) == pytest.approx({3: 25 / 36, 4: 10 / 36, 5: 1 / 36})


def test_cards_that_turn_dice_tell_their_price() -> None:
    match = sitting(m("stretchy", "plot_twist", energy=5), m(), dice="1 1 2 2 3 3", rerolls=0)
    if match.view(0)["phase"] == "rolled":
        match.play("done")
    uses = {use["move"]: use for use in match.choices()["uses"]}
    assert uses["stretchy"] == {"move": "stretchy", "energy": 2, "loses": []}
    assert uses["plot_twist"] == {"move": "plot_twist", "energy": 0, "loses": ["plot_twist"]}


def test_silence_never_destroys_batteries_just_bought() -> None:
    match = sitting(m(energy=9), m(), row=["monster_batteries"])
    match.play("buy monster_batteries")
    match.play(match.default_action()[0])
    assert "monster_batteries" in [card["card"] for card in match.view(0)["monsters"][0]["cards"]]


@pytest.mark.slow
def test_effects_are_what_comes() -> None:
    """Where nobody else is asked and no dice fall, health, points and energy are those after the move."""
    checked = 0
    for seed in range(times(150, 400)):
        rng = random.Random(seed)
        match = kingtable.from_position(random_position(rng), seed=seed)
        for _ in range(12):
            if match.over:
                break
            seat, turn = match.to_move, match.state.number
            for told in match.choices()["effects"]:
                after = match.copy()
                after.play(told["move"])
                events = after.events[len(match.events) :]
                asked = after.over or after.state.number != turn or after.view(None)["phase"] in ("buy", "sell")
                if not asked or told["move"] == "end" or any(event["e"] == "camouflage" for event in events):
                    continue
                turns = [i for i, event in enumerate(events) if event["e"] == "turn"]
                mine = [event for event in events[: turns[0] if turns else None] if event.get("seat") == seat]
                checked += 1
                assert [each["left"] for each in told["health"]] == [after.state.health[seat]], (seed, told)
                assert told["vp"] == sum(event["amount"] for event in mine if event["e"] == "vp"), (seed, told)
                assert told["energy"] == sum(event["amount"] for event in mine if event["e"] == "energy"), (seed, told)
            match.play(some_action(match, rng))
    assert checked > 1_000
