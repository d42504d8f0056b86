"""Positions: whole in every phase, and nothing impossible gets in."""

from __future__ import annotations

import json
import random
from collections import Counter
from itertools import permutations
from typing import Any

import pytest

import kingtable
from kingtable.engine.compiler.jit import interpreted
from kingtable.engine.record import pack
from kingtable.king_of_tokyo.cards.deck import SECOND
from kingtable.king_of_tokyo.layout import MOST_CHARGE
from kingtable.king_of_tokyo.observing.observation import Observation
from kingtable.king_of_tokyo.shown.position import GROWN
from tests.king_of_tokyo.table import (
    NOTHING,
    Position,
    all_cards,
    c,
    m,
    new,
    setting,
    sitting,
    some_action,
)
from tests.less import accepted, with_one_less
from tests.reference.king_of_tokyo_positions import random_position

CLAW = "claw 1 1 2 2 3"
PHASES = {"mimic", "rolled", "probe", "change", "hearts", "react", "yield", "buy", "charge", "opportunist", "sell"}


def told(match: kingtable.Match) -> dict[str, Any]:
    """Everything that can be asked of a match and does not depend on how it got there."""
    return {
        "position": match.position(),
        "legal": match.legal(),
        "to_move": match.to_move,
        "scores": match.scores,
        "ranks": match.ranks,
        "winners": match.winners,
    }


def restored(match: kingtable.Match) -> kingtable.Match:
    """The same by way of a JSON text."""
    return kingtable.from_position(json.loads(json.dumps(match.position())), seed=1)


def games(count: int) -> Any:
    """Matches at every step of games from random positions, and of whole games."""
    for seed in range(count):
        rng = random.Random(seed)
        match = new(rng.randint(2, 6), seed) if seed % 6 == 0 else kingtable.from_position(random_position(rng), seed=0)
        for _ in range(120):
            yield match, rng
            if match.over:
                break
            match.play(some_action(match, rng))


@pytest.mark.slow
def test_a_position_of_every_phase_restores_the_match() -> None:
    phases: Counter[str] = Counter()
    for match, _ in games(110):
        again = restored(match)
        assert told(again) == told(match)
        phases[match.position()["phase"]] += 1
    assert not PHASES - {*phases}


OFFERED = setting(m(energy=9), m("opportunist", energy=6), row=["heal"], deck=["monster_batteries"])
ATTACKED = setting(m(), m("jets"), m(), m(), m(), dice=CLAW, city=1, bay=2)
QUILLS = setting(m("poison_quills", "fire_breathing"), m("wings"), *[m()] * 3, dice="2 2 2 1 1 claw", city=1, bay=2)
IN_BETWEEN: list[tuple[Position, list[str]]] = [
    (setting(m(energy=9), m(), row=["monster_batteries"]), ["buy monster_batteries"]),
    (setting(m(energy=20), m("jets", "wings"), row=["mimic"]), ["buy mimic"]),
    (setting(m(energy=9), m("wings"), m(), row=["fire_blast"]), ["buy fire_blast"]),
    (OFFERED, ["buy heal"]),
    (OFFERED, ["sweep"]),
    (OFFERED, ["buy heal", "buy monster_batteries"]),
    (ATTACKED, ["done"]),
    (ATTACKED, ["done", "yield"]),
    (QUILLS, ["done"]),
    (setting(m("wings", poison=1), m()), ["end"]),
]
"""After these moves a decision comes before other things that still have to happen."""


@pytest.mark.parametrize(("given", "moves"), IN_BETWEEN, ids=[moves[-1] for _, moves in IN_BETWEEN])
def test_what_still_has_to_happen_reads_back_to_the_last_number(given: Position, moves: list[str]) -> None:
    match = kingtable.from_position(given, seed=0)
    for move in moves:
        match.play(move)
    depth = match.state.depth
    assert depth > 0
    assert restored(match).state.agenda[:depth] == match.state.agenda[:depth], "bots observe all of it"


@pytest.mark.slow
def test_a_restored_match_goes_on_in_the_same_way() -> None:
    phases: Counter[str] = Counter()
    for match, rng in games(110):
        phase = match.position()["phase"]
        phases[phase] += 1
        if match.over or phases[phase] > 60:
            continue
        one, other = match.copy(), restored(match)
        for _ in range(6):
            if one.over:
                break
            move = rng.choice(one.legal())
            other.state.chance = one.state.chance
            one.play(move)
            other.play(move)
            assert told(other) == told(one), (phase, move)
    assert not PHASES - {*phases}


def test_a_position_with_one_thing_less_is_refused_or_plays_on() -> None:
    phases: Counter[str] = Counter()
    taken = 0
    for match, rng in games(40):
        phase = match.position()["phase"]
        phases[phase] += 1
        if phases[phase] != 3:
            continue
        for less in [*with_one_less(match.position())][taken % 5 :: 5]:
            if (read := accepted(less)) is None:
                continue
            taken += 1
            assert read.over or read.legal(), less
            assert told(restored(read)) == told(read), less
            if not read.over:
                read.play(rng.choice(read.legal()))
            assert read.over or read.legal(), less
    assert len([phase for phase in phases if phases[phase] >= 3]) > 6
    assert taken > 60


def test_a_finished_game_restores() -> None:
    match = sitting(m(), m(health=1), dice=CLAW, city=1)
    match.play("done")
    again = restored(match)
    assert (again.over, again.winners, again.ranks) == (True, [0], [1, 2])


@pytest.mark.parametrize("order", list(permutations(range(3))), ids=str)
def test_who_was_first_at_20_is_so_in_a_saved_position(order: tuple[int, ...]) -> None:
    for count in (2, 3):
        first = list(order[:count])
        monsters = [m(vp=20 if seat in first else 0) for seat in range(3)]
        match = sitting(*monsters, turn=order[-1], reached=first)
        for one in (match, restored(match), restored(restored(match))):
            assert one.position()["more"]["reached"] == first
            ranked = sorted(first, key=lambda seat: one.state.reached[seat])
            assert ranked == first
            one.play("end")
            assert (one.winners, one.ranks[first[0]]) == ([first[0]], 1)


def test_what_is_left_out_is_as_at_the_set_up() -> None:
    match = kingtable.from_position({"game": "king-of-tokyo", "options": {"players": 3}}, seed=3)
    position = match.position()
    assert all_cards(position) == all_cards(new(3).position())
    assert [monster["health"] for monster in position["monsters"]] == [10] * 3
    assert len(position["row"]) == 3


def test_a_deck_that_is_left_out_is_made_of_what_is_in_no_other_place() -> None:
    given = setting(m("jets"), m("wings"), dice=NOTHING)
    del given["deck"]
    decks = {tuple(kingtable.from_position(given, seed=seed).position()["deck"]) for seed in range(10)}
    assert len(decks) == 10
    assert {"jets", "wings"} & {card for deck in decks for card in deck} == set()
    assert {len(deck) for deck in decks} == {61}


def test_cards_that_lie_nowhere_are_out_of_the_game_when_the_deck_is_given() -> None:
    match = sitting(m(), m(), dice=NOTHING, deck=["jets"], bottom=False)
    assert len(all_cards(match.position())) == 4


# What cannot be


def broken(**change: Any) -> Position:
    return {**setting(m("jets"), m("wings", energy=5), m(), dice=NOTHING, city=1), **change}


def with_monster(seat: int, **change: Any) -> Position:
    position = broken()
    position["monsters"][seat] |= change
    return position


@pytest.mark.parametrize("prices", [(3, 5), (5, 3)])
def test_of_two_extra_heads_mimic_copies_the_first_listed(prices: tuple[int, int]) -> None:
    heads = [{"card": "extra_head", "paid": paid} for paid in prices]
    mimic = {"card": "mimic", "copies": "extra_head", "of": 0}
    match = kingtable.from_position(
        {"game": "king-of-tokyo", "phase": "buy", "monsters": [{"cards": heads}, {"cards": [mimic]}], "deck": []}
    )
    for state in (match.state, restored(match).state):
        assert state.paid[state.copied] == prices[0]
    assert match.position()["monsters"][0]["cards"] == heads
    match.state.copied = int(SECOND[match.state.copied])  # the other one
    assert match.position()["monsters"][0]["cards"] == heads[::-1]
    other = restored(match).state
    assert other.paid[other.copied] == prices[1]


def test_the_base_of_the_impossible_positions_is_possible() -> None:
    assert kingtable.from_position(broken()).legal()


IMPOSSIBLE: dict[str, Position] = {
    "another game": broken(game="chess"),
    "an unknown card": broken(row=["army", "jets", None]),
    "an unknown card in hand": with_monster(0, cards=["unstable_dna"]),
    "a card of another's hand": with_monster(0, cards=["wings"]),
    "energy negative": with_monster(0, energy=-1),
    "points negative": with_monster(0, vp=-1),
    "poison negative": with_monster(0, poison=-1),
    "shrink negative": with_monster(0, shrink=-2),
    "health negative": with_monster(0, health=-1),
    "health no number": with_monster(0, health="10"),
    "health half": with_monster(0, health=9.5),
    "turn negative": broken(turn=-1),
    "two monsters in the City": broken(tokyo={"city": [0, 1], "bay": None}),
    "a Bay that is not played": {
        **setting(*[m()] * 5, dice=NOTHING, city=1, bay=2),
        "options": {"players": 5, "bay": False},
    },
    "rerolls negative": broken(rerolls=-1),
    "an unknown phase": broken(phase="sleeping"),
    "too few monsters": {**broken(monsters=[m()]), "options": {"players": 1}},
    "monsters against the options": broken(options={"players": 4}),
    "monsters that are no list": broken(monsters={"0": m()}),
    "mimic of a card that is not there": with_monster(0, cards=[c("mimic", copies="gourmet", of=1)]),
    "mimic of a mimic": with_monster(0, cards=[c("mimic", copies="mimic", of=0)]),
    "paid negative": with_monster(0, cards=[c("jets", paid=-1)]),
    "counters negative": with_monster(0, cards=[c("smoke_cloud", counters=-1)]),
    "a false agenda": broken(agenda="nonsense"),
    "options that are no object": broken(options=[3]),
    "more that is no object": broken(more=[1]),
    "freeze negative": broken(more={"freeze": -1}),
}


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_an_impossible_position_is_refused_with_its_field(name: str) -> None:
    with pytest.raises((kingtable.InvalidPosition, kingtable.InvalidOptions)) as refused:
        kingtable.from_position(IMPOSSIBLE[name])
    assert refused.value.key
    assert refused.value.key not in str(refused.value)
    assert refused.value.field


# What may not be done: see also test_requirements_turn.py


REFUSED: dict[str, tuple[Position, list[str]]] = {
    "rolled": (
        setting(m("telepath", energy=0), m(), dice=NOTHING),
        ["keep 1 1 2 2 3 3", "keep 1 1 1", "keep claw", "keep 4", "telepath", "smoke_cloud", "again", "end", "stay"],
    ),
    "no throws": (setting(m("telepath"), m(), dice=NOTHING, rerolls=0), ["keep", "keep 1"]),
    "buy": (
        setting(m("parasitic_tentacles", energy=4), m("wings", "jets"), row=["heal", "frenzy", "tanks"]),
        [
            *("buy frenzy", "buy jets", "buy wings from 1", "buy jets from 1", "buy jets from 0", "buy jets from 7"),
            *("buy top", "buy army", "buy", "sell jets", "done", "keep", "rapid_healing", "sweep sweep", "buy 3"),
        ],
    ),
    "sell": (setting(m("metamorph"), m("jets"), phase="sell"), ["sell jets", "sell heal", "sell", "buy heal"]),
    "change": (
        setting(m("herd_culler", "plot_twist", energy=1), m(), dice=NOTHING, phase="change"),
        ["herd_culler claw", "herd_culler 1", "plot_twist claw 1", "plot_twist 1 1", "plot_twist 1 7", "stretchy 1 2"],
    ),
    "hearts": (
        setting(m(poison=1, health=5), m(health=5), dice="heart heart 1 1 2 3"),
        [],
    ),
}


@pytest.mark.parametrize("name", REFUSED)
def test_what_may_not_be_done_is_refused_and_changes_nothing(name: str) -> None:
    position, moves = REFUSED[name]
    match = kingtable.from_position(position, seed=0)
    if name == "hearts":
        match.play("done")
        moves = ["hearts", "hearts heal=1", "hearts poison=2", "hearts heal=3", "hearts 1=2", "hearts shrink=1 heal=1"]
        moves += ["hearts heal=2 poison=1", "hearts heal=-1 poison=3", "hearts heal=two", "done"]
    before, events = match.position(), list(match.events)
    for move in [*moves, "", "  ", "nonsense", "keep" * 50, "buy\x00jets", "yield", "pass", "charge 1", "take"]:
        assert move not in match.legal()
        with pytest.raises(kingtable.IllegalAction) as refused:
            match.play(move)
        assert refused.value.key not in str(refused.value)
        assert (match.position(), match.events) == (before, events), move


@pytest.mark.parametrize("move", [None, 3, ["done"], b"done"])
def test_what_is_no_text_is_refused(move: Any) -> None:
    match = sitting(m(), m(), dice=NOTHING)
    with pytest.raises(kingtable.IllegalAction):
        match.play(move)


def test_out_of_turn_nothing_can_be_done() -> None:
    match = sitting(m(), m("rapid_healing", health=5, energy=9), m(), dice=CLAW, city=2)
    with pytest.raises(kingtable.IllegalAction):
        match.play("rapid_healing")  # no decision of its owner is open
    match.play("done")
    with pytest.raises(kingtable.IllegalAction):
        match.play("end")
    match.play("stay")


def test_nothing_can_be_done_when_it_is_over() -> None:
    match = sitting(m(), m(health=1), dice=CLAW, city=1)
    match.play("done")
    assert match.legal() == []
    for move in ("done", "end", "buy jets", "yield"):
        with pytest.raises(kingtable.IllegalAction):
            match.play(move)


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.slow
def test_legal_is_what_can_be_played(seed: int) -> None:
    """Every legal action can be played; those of another decision cannot."""
    rng = random.Random(seed)
    match = kingtable.from_position(random_position(rng), seed=seed)
    known = {"done", "stay", "pass", "end", "take", "sweep", "keep", "telepath", "again", "hearts heal=1"}
    for _ in range(25):
        if match.over:
            break
        legal = match.legal()
        assert len({*legal}) == len(legal)
        for move in rng.sample(legal, min(len(legal), 4)):
            match.copy().play(move)
        for move in known - {*legal}:
            with pytest.raises(kingtable.IllegalAction):
                match.copy().play(move)
        known |= {*legal}
        match.play(some_action(match, rng))


@pytest.mark.parametrize(
    ("given", "move", "what", "grown"),
    [
        ({"monsters": [{"energy": 999}, {}], "dice": ["energy"] * 6}, "done", "energy", 1005),
        ({"monsters": [{"vp": 999, "energy": 9}, {}], "dice": ["3"] * 6}, "done", "vp", 1005),
        (
            {"monsters": [{"cards": ["telepath"], "energy": 9}, {}], "rerolls": 99, "dice": ["1"] * 6},
            "telepath", "rerolls", 100,
        ),
        (
            {"monsters": [{"cards": ["poison_spit"]}, {"poison": 99}], "tokyo": {"city": 1}, "dice": ["claw"] * 6},
            "done", "poison", 100,
        ),
    ],
)  # fmt: skip
def test_what_grows_beyond_what_may_be_typed_reads_back(
    given: dict[str, Any], move: str, what: str, grown: int
) -> None:
    match = kingtable.from_position({"game": "king-of-tokyo", "phase": "rolled", "rerolls": 1, **given}, seed=1)
    match.play(move)
    position = match.position()
    values = [position[what]] if what == "rerolls" else [monster[what] for monster in position["monsters"]]
    assert grown in values
    assert kingtable.from_position(position).position() == position
    typed = {name: value for name, value in position.items() if name != "version"}
    with pytest.raises(kingtable.InvalidPosition, match=what):
        kingtable.from_position(typed)


@pytest.mark.compiled
def test_what_has_grown_fits_an_observation() -> None:
    monster = {"energy": GROWN, "vp": GROWN, "poison": GROWN, "shrink": GROWN}
    copied = {"card": "monster_batteries", "counters": 2 * MOST_CHARGE}
    monsters = [{**monster, "cards": [copied, "telepath"]}, monster]
    given = {"game": "king-of-tokyo", "version": 1, "phase": "rolled", "rerolls": GROWN, "dice": ["1"] * 6}
    given |= {"monsters": monsters, "more": {"turn_number": 1_000_000}}
    state = kingtable.from_position(given).state
    machine = kingtable.machine("king-of-tokyo")
    for seat in range(2):
        plain, seen = Observation(), machine.observation.copy()
        interpreted(machine.observe)(state, seat, plain)
        machine.observe(pack(state)[0], seat, seen[0])
        assert pack(plain)[0] == seen[0]
        assert plain.rerolls == 127
        assert plain.energy[:2] == [GROWN, GROWN]
