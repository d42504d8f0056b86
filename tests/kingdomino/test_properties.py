"""What holds in every game: round trips, legality, conservation, and that nothing broken gets in."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

import kingtable
from tests.kingdomino.table import all_dominoes, events, new

quick = settings(max_examples=20, deadline=None, suppress_health_check=[HealthCheck.too_slow])
many = settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])

seeds = st.integers(0, 2**32)
formats = st.one_of(
    st.fixed_dictionaries({"players": st.just(2), "mighty_duel": st.booleans()}),
    st.fixed_dictionaries({"players": st.just(3), "three_players": st.sampled_from([36, 48])}),
    st.just({"players": 4}),
)
variants = st.fixed_dictionaries(
    {
        "middle_kingdom": st.sampled_from([False, True, "window"]),
        "harmony": st.booleans(),
        "dynasty": st.booleans(),
        "start_order": st.sampled_from(["kings", "snake"]),
    }
)


@st.composite
def matches(draw: st.DrawFn, over: bool | None = None) -> kingtable.Match:
    """A match at any moment of a random game."""
    options: dict[str, Any] = {**draw(formats), **draw(variants)}
    match = new(seed=draw(seeds), **options)
    rng = random.Random(draw(seeds))
    actions = 10_000 if over else draw(st.integers(0, 110))
    for _ in range(actions):
        if match.over:
            break
        match.play(rng.choice(match.legal()))
    if over is False:
        assume(not match.over)
    return match


def told(match: kingtable.Match) -> dict[str, Any]:
    """Everything that can be asked of a match and does not depend on how it got there."""
    return {
        "position": match.position(),
        "legal": match.legal(),
        "to_move": match.to_move,
        "scores": match.scores,
        "ranks": match.ranks,
        "winners": match.winners,
        "over": match.over,
    }


def check_told(refused: kingtable.Refused) -> None:
    """Every refusal has a catalogue entry, and its text is more than the entry's name."""
    assert refused.key
    assert refused.key not in str(refused)
    assert len(str(refused)) > 10


# Round trips


@quick
@given(matches(over=False), seeds)
@pytest.mark.slow
def test_a_restored_match_goes_on_in_the_same_way(match: kingtable.Match, seed: int) -> None:
    assume(not match.options["dynasty"])  # the next deal is not part of a position
    restored = kingtable.from_position(match.position())
    rng = random.Random(seed)
    while not match.over:
        move = rng.choice(match.legal())
        match.play(move)
        restored.play(move)
        assert told(restored) == told(match)


@quick
@given(matches(), seeds)
def test_a_record_of_a_restored_match_replays(match: kingtable.Match, seed: int) -> None:
    restored = kingtable.from_position(match.position())
    rng = random.Random(seed)
    for _ in range(20):
        if not restored.over:
            restored.play(rng.choice(restored.legal()))
    assert told(kingtable.replay(json.loads(json.dumps(restored.record())))) == told(restored)


@quick
@given(matches())
def test_what_is_handed_out_is_not_the_state(match: kingtable.Match) -> None:
    before = copy.deepcopy(told(match))
    handed_out: tuple[Any, ...] = (match.position(), match.view(None), match.legal(), match.scores)
    for handed in handed_out:
        for part in handed.values() if isinstance(handed, dict) else [handed]:
            if isinstance(part, list):
                part.append("spoilt")
    assert told(match) == before


# Legality


@quick
@given(matches(over=False))
def test_exactly_the_legal_actions_are_accepted(match: kingtable.Match) -> None:
    """Every placement near the kingdom, every claim and discard: legal() and play() agree, and a refusal
    changes nothing."""
    position, before, legal = match.position(), told(match), set(match.legal())
    assert len(legal) == len(match.legal())
    assert match.to_move is not None
    west, south, east, north = match.view(None)["kingdoms"][match.to_move]["box"]
    numbers = {number for number, _ in position["line"][:1] + position["next_line"]} | {1, 48}
    here = position["line"][0][0] if position["line"] else 1
    tried = (
        {f"={number}" for number in numbers}
        | {f"{number}x" for number in numbers}
        | {
            f"{here}@{x},{y}>{towards}"
            for x in range(west - 3, east + 4)
            for y in range(south - 3, north + 4)
            for towards in "ENWS"
        }
    )
    accepted = set()
    trial = match.copy()
    for move in tried:
        try:
            trial.play(move)
        except kingtable.IllegalAction as refused:
            check_told(refused)
            continue
        accepted.add(trial.moves[-1])
        trial = match.copy()
    assert accepted == legal
    assert told(trial) == told(match) == before


@many
@given(matches(over=False), st.text(max_size=12))
def test_nonsense_is_refused(match: kingtable.Match, text: str) -> None:
    assume(text.strip() not in match.legal())
    before = told(match)
    with pytest.raises(kingtable.IllegalAction):
        match.play(text)
    assert told(match) == before


@pytest.mark.parametrize(
    "nonsense",
    [
        None,
        7,
        b"=1",
        ["=1"],
        "=",
        "=1.0",
        "=-1",
        "1@1,0",
        "1@1,0>Q",
        "1@1;0>E",
        "x1",
        "\u0661x",
        "=" + "9" * 400,
        "1@" + "9" * 400 + ",0>E",
    ],
    ids=repr,
)
def test_what_is_no_text_is_refused_as_well(nonsense: Any) -> None:
    match = kingtable.new("kingdomino", seed=1)
    with pytest.raises(kingtable.IllegalAction):
        match.play(nonsense)
    assert match.moves == []


# Conservation


@quick
@given(formats, variants, seeds, st.integers(0, 110))
def test_each_domino_is_in_exactly_one_place(
    form: dict[str, Any], variant: dict[str, Any], seed: int, actions: int
) -> None:
    match = new(seed=seed, **form, **{**variant, "dynasty": False})
    out = sorted({*range(1, 49)} - {*all_dominoes(match)})
    rng = random.Random(seed)
    for _ in range(actions):
        if not match.over:
            match.play(rng.choice(match.legal()))
    position, view = match.position(), match.view(None)
    in_kingdoms = [each["domino"] for kingdom in view["kingdoms"] for each in kingdom["dominoes"]]
    somewhere = [
        *out,
        *in_kingdoms,
        *(number for discarded in position["discarded"] for number in discarded),
        *(number for number, _ in position["line"] + position["next_line"]),
        *position["deck"],
        *(event["domino"] for event in events(match, "leftover")),
    ]
    assert sorted(somewhere) == list(range(1, 49))
    squares = sum(len(kingdom["squares"]) - 1 for kingdom in view["kingdoms"])
    assert squares == 2 * len(in_kingdoms)


# What is broken stays outside

junk = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 60),
    st.integers(),
    st.floats(),
    st.text(max_size=6),
    st.lists(st.integers(-2, 50), max_size=5),
    st.just({}),
    st.just({"domino": 1}),
    st.just([[1, 0]]),
    st.just([[1, None], [1, None]]),
    st.just("CC CC"),
    st.just("W0"),
    st.just("CC W9"),
)


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place inside a JSON value."""
    found = [path] if path else []
    if isinstance(value, dict):
        found += [place for key, item in value.items() for place in places(item, (*path, key))]
    elif isinstance(value, list):
        found += [place for i, item in enumerate(value) for place in places(item, (*path, i))]
    return found


def damaged(data: st.DataObject, value: Any) -> Any:
    """A copy with one or two places changed, removed or doubled."""
    value = copy.deepcopy(value)
    for _ in range(data.draw(st.integers(1, 2))):
        *path, last = data.draw(st.sampled_from(places(value)))
        inside = value
        for step in path:
            inside = inside[step]
        match data.draw(st.sampled_from(["change", "change", "remove", "double", "add"])):
            case "change":
                inside[last] = copy.deepcopy(data.draw(junk))
            case "remove":
                del inside[last]
            case "double" if isinstance(inside, list):
                inside.append(copy.deepcopy(inside[last]))
            case _:
                if isinstance(inside, dict):
                    inside[data.draw(st.text(max_size=5))] = copy.deepcopy(data.draw(junk))
        if not places(value):
            break
    return value


@settings(many, max_examples=200)
@given(st.data(), matches())
@pytest.mark.slow
def test_a_damaged_position_is_refused_or_playable(data: st.DataObject, match: kingtable.Match) -> None:
    broken = damaged(data, match.position())
    try:
        restored = kingtable.from_position(broken)
    except (kingtable.InvalidPosition, kingtable.InvalidOptions) as refused:
        check_told(refused)
        return
    assert told(kingtable.from_position(restored.position())) == told(restored)
    rng = random.Random(0)
    for _ in range(400):
        if restored.over:
            break
        restored.play(rng.choice(restored.legal()))
        restored.view(None)
    assert restored.over


@settings(many, max_examples=100)
@given(st.data(), matches())
def test_a_damaged_record_is_refused_or_replays(data: st.DataObject, match: kingtable.Match) -> None:
    broken = damaged(data, match.record())
    try:
        again = kingtable.replay(broken)
    except kingtable.InvalidRecord as refused:
        check_told(refused)
        return
    assert told(kingtable.replay(again.record())) == told(again)


@settings(many, max_examples=100)
@given(junk)
def test_what_is_no_position_or_record_at_all(value: Any) -> None:
    try:
        kingtable.from_position(value)
    except (kingtable.InvalidPosition, kingtable.InvalidOptions) as refused:
        check_told(refused)
    with pytest.raises(kingtable.InvalidRecord):
        kingtable.replay(value)


BASE: dict[str, Any] = {
    "version": 1,
    "game": "kingdomino",
    "options": {"players": 2},
    "kingdoms": ["CC", "CC"],
    "discarded": [[], []],
    "line": [[5, 0], [12, 0], [20, 1], [33, 1]],
    "next_line": [[1, None], [2, None], [3, None], [4, None]],
    "deck": [6, 7, 8, 9],
}


def test_the_base_of_the_impossible_positions_is_possible() -> None:
    assert kingtable.from_position(BASE).legal()


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": "chess"},
        {"kingdoms": ["CC", "W0"]},
        {"kingdoms": ["CC", "CC W0 CC"]},
        {"kingdoms": ["CC", "CC W4"]},
        {"kingdoms": ["CC", "CC X0"]},
        {"kingdoms": ["CC", "CC W0 W0 W0 W0 W0"]},  # six wide
        {"kingdoms": ["CC", "CC / W0 / W0 / W0 / W0 / W0"]},
        {"kingdoms": ["CC", "CC W0 / W0"]},
        {"discarded": [[10], [10]]},
        {"discarded": [[49], []]},
        {"deck": [6, 7, 8, 8]},
        {"deck": [1, 7, 8, 9]},
        {"deck": [6, 7, 8, 50]},
        {"line": [], "kings": [0, 1]},
        {"options": {"players": 3}},
        {"options": {"players": 2, "mighty_duel": "yes"}},
    ],
    ids=str,
)
def test_an_impossible_position_is_refused_with_its_field(wrong: dict[str, Any]) -> None:
    with pytest.raises((kingtable.InvalidPosition, kingtable.InvalidOptions)) as refused:
        kingtable.from_position({**BASE, **wrong})
    assert refused.value.field
    assert refused.value.field.split("[")[0] in str(refused.value)


def test_a_record_with_an_illegal_move_names_it() -> None:
    match = kingtable.new("kingdomino", seed=1)
    match.play(match.legal()[0])
    record = match.record()
    record["moves"].append(record["moves"][0])
    with pytest.raises(kingtable.InvalidRecord) as refused:
        kingtable.replay(record)
    assert refused.value.field == "moves[1]"


def test_a_record_with_another_result_is_refused() -> None:
    match = kingtable.new("kingdomino", seed=1)
    while not match.over:
        match.play(match.legal()[0])
    record = match.record()
    record["result"]["scores"][0] += 1
    with pytest.raises(kingtable.InvalidRecord) as refused:
        kingtable.replay(record)
    assert refused.value.field == "result"


# What is left out, and games of a served table


@pytest.mark.parametrize("options", [{"players": 2}, {"players": 3, "three_players": 48}, {"players": 4}], ids=str)
def test_what_a_position_leaves_out_is_as_at_the_set_up(options: dict[str, Any]) -> None:
    match = kingtable.from_position({"game": "kingdomino", "options": options})
    fresh, position = new(seed=1, **options).position(), match.position()
    assert {name: position[name] for name in ("options", "kingdoms", "discarded", "line")} == {
        name: fresh[name] for name in ("options", "kingdoms", "discarded", "line")
    }
    assert len(all_dominoes(match)) == len(all_dominoes(new(**options)))
    assert sorted(position["kings"]) == sorted(fresh["kings"])


def test_a_deck_that_is_left_out_is_made_of_what_is_in_no_other_place() -> None:
    without = {name: value for name, value in BASE.items() if name != "deck"}
    without["kingdoms"] = ["CC W0 W0", "CC W0 W0"]
    decks = {tuple(kingtable.from_position(without, seed=seed).position()["deck"]) for seed in range(20)}
    used = {number for number, _ in BASE["line"] + BASE["next_line"]}
    assert len(decks) == 20
    for deck in decks:
        assert len(deck) % 4 == 0
        assert not used & {*deck}


@pytest.mark.parametrize("seed", range(3))
def test_a_served_game_replays_from_its_key(seed: int) -> None:
    key = random.Random(seed).randbytes(32)
    match = kingtable.new("kingdomino", key=key, players=4, dynasty=True)
    rng = random.Random(seed)
    while not match.over:
        match.play(rng.choice(match.legal()))
    record = json.loads(json.dumps(match.record()))
    assert told(kingtable.replay(record)) == told(match)
    assert record["commitment"] == kingtable.commitment(key)
    for wrong in ({"key": key[::-1].hex()}, {"commitment": "0" * 64}, {"key": "zz"}, {"key": None}):
        with pytest.raises(kingtable.InvalidRecord):
            kingtable.replay({**record, **wrong})
