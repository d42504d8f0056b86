"""What holds in every game, with thousands of random ones.

`KINGTABLE_PROPERTIES=100000` plays that many compiled games (the default is a few thousand).
"""

from __future__ import annotations

import json
import os
import random
from collections import Counter
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import kingtable
from kingtable.engine.chance import seeded
from kingtable.engine.compiler.jit import rule
from kingtable.engine.record import pack, unpack
from kingtable.king_of_tokyo import layout, rules
from kingtable.king_of_tokyo.game import KingOfTokyo
from kingtable.king_of_tokyo.layout import State
from tests.king_of_tokyo.table import BOX, Match, all_cards, events, name_of, new, play_out, some_action
from tests.reference.king_of_tokyo_positions import random_position
from tests.tiers import times

GAMES = int(os.environ.get("KINGTABLE_PROPERTIES", "2000"))
some = settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])
seeds = st.integers(0, 2**32)


@st.composite
def matches(draw: st.DrawFn) -> Match:
    """A match at any moment of a random game."""
    seed = draw(seeds)
    rng = random.Random(seed)
    if draw(st.booleans()):
        match = kingtable.from_position(random_position(rng), seed=seed)
    else:
        match = new(draw(st.integers(2, 6)), seed)
    for _ in range(draw(st.integers(0, 80))):
        if match.over:
            break
        match.play(some_action(match, rng))
    return match


def sound(position: dict[str, Any], cards: list[str], over: bool, to_move: int | None) -> None:
    """Nothing is lost, nothing is out of bounds, nothing dead does anything."""
    assert all_cards(position) == cards
    city, bay = position["tokyo"]["city"], position["tokyo"]["bay"]
    alive = [seat for seat, monster in enumerate(position["monsters"]) if monster["health"] > 0]
    for seat, monster in enumerate(position["monsters"]):
        limit = 12 if any("even_bigger" in str(card) for card in monster["cards"]) else 10
        assert 0 <= monster["health"] <= limit
        assert min(monster["vp"], monster["energy"], monster["poison"], monster["shrink"]) >= 0
        if monster["health"] == 0:
            assert (monster["cards"], monster["energy"]) == ([], 0)
            assert seat not in (city, bay, to_move)
        for card in monster["cards"]:
            if isinstance(card, dict) and "of" in card:
                assert card["copies"] in map(name_of, position["monsters"][card["of"]]["cards"])
    assert city is None or city != bay
    assert bay is None or (len(alive) >= 5 and position["options"]["bay"])
    assert over == (to_move is None) == (position["phase"] == "over")
    assert over or len(alive) >= 2


@pytest.mark.parametrize("seed", range(60))
@pytest.mark.slow
def test_every_position_of_a_random_game_is_sound(seed: int) -> None:
    rng = random.Random(seed)
    match = kingtable.from_position(random_position(rng), seed=seed) if seed % 2 else new(2 + seed % 5, seed)
    cards = all_cards(match.position())
    for _ in range(2_000):
        sound(match.position(), cards, match.over, match.to_move)
        if match.over:
            break
        assert len(match.legal()) > 1  # what has one answer is not asked
        match.play(some_action(match, rng))
    assert match.over
    assert len(match.winners) <= 1
    assert match.ranks == [1 if not match.winners or seat in match.winners else 2 for seat in range(match.players)]
    if match.winners:
        winner = match.position()["monsters"][match.winners[0]]
        others = [each["health"] for seat, each in enumerate(match.position()["monsters"]) if seat != match.winners[0]]
        assert winner["health"] > 0
        assert winner["vp"] >= 20 or not any(others)
    else:
        assert not any(monster["health"] for monster in match.position()["monsters"])


# Many compiled games: the same, asked of the position after every so many actions and at the end


@rule
def _advance(states: Any, out: Any, actions: int) -> int:
    """Random actions through `legal` and `apply`; how many were done."""
    s = states[0]
    for done in range(actions):
        if s.phase == layout.OVER:
            return done
        rules.apply(s, rules.random_action(s, out))
    return actions


@rule
def _start(states: Any) -> None:
    rules.start(states[0])


@pytest.mark.slow
def test_many_compiled_games_stay_sound() -> None:
    game, out = KingOfTokyo(), np.zeros(layout.ACTIONS, np.int32)
    causes: Counter[str] = Counter()
    for index in range(GAMES):
        rng = random.Random(index)
        options = game.spec.full({"players": 2 + index % 5, **({"bay": index % 2 == 0} if index % 5 > 2 else {})})
        states = pack(game.blank(options, seeded(index)))
        _start(states)
        for _ in range(1_000):
            _advance(states, out, rng.randrange(1, 60))
            twin = unpack(State, states)
            if rng.random() < 0.15 or twin.phase == layout.OVER:
                mover = game.to_move(twin)
                sound(game.position(twin, options), BOX, mover is None, mover)
            if twin.phase == layout.OVER:
                causes[layout.CAUSES[twin.cause]] += 1
                break
        else:
            raise AssertionError(f"game {index} does not end")
    assert {"points", "survival"} <= {*causes}


# Records, seeds, keys


@some
@given(matches())
def test_a_record_replays_to_the_same_match(match: Match) -> None:
    again = kingtable.replay(json.loads(json.dumps(match.record())))
    assert again.position() == match.position()
    assert (again.moves, again.record()) == (match.moves, match.record())
    assert again.events == match.events[len(match.events) - len(again.events) :]  # but what came of the position


@some
@given(matches(), seeds)
def test_what_a_bot_is_given_holds_no_more_than_the_view(match: Match, seed: int) -> None:
    """Drawn anew: the deck has the same cards, its order and the generator tell nothing."""
    if match.over:
        return
    seat = match.to_move
    assert seat is not None
    seed += 2**33  # of no match here: else a deck with one card, where nothing is drawn, leaves both generators alike
    seen = unpack(State, np.frombuffer(bytearray(match.observe(seat, seed)), dtype=pack(State()).dtype))
    position, shown = match.position(), match.rules.position(seen, match.options)
    assert sorted(shown["deck"]) == sorted(position["deck"])
    assert {**shown, "deck": 0} == {**position, "deck": 0}
    assert seen.chance != match.state.chance
    if match.view(seat)["top"]:
        assert shown["deck"][0] == position["deck"][0]
    other = kingtable.from_position({**position, "deck": position["deck"][::-1]}, seed=9)
    if not match.view(seat)["top"]:
        assert other.observe(seat, seed) == kingtable.from_position(position, seed=8).observe(seat, seed)


@some
@given(matches())
def test_events_add_up(match: Match) -> None:
    """Health, points and energy told last are those that lie there."""
    match = play_out(match.copy(), 2, most=60)
    for seat, monster in enumerate(match.position()["monsters"]):
        for event in reversed(match.events):
            if event.get("seat") == seat and event["e"] in ("out", "child"):
                break  # what was lost with it is not told one by one
            if event.get("seat") == seat and event["e"] == "vp":
                assert event["vp"] == monster["vp"]
                break
    assert not events(match, "over") or match.over


# Nothing broken gets in


junk = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(-3, 70), st.floats(), st.text(max_size=8), st.sampled_from(BOX)),
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(st.text(max_size=6), inner, max_size=4)),
    max_leaves=8,
)


def check_told(refused: kingtable.Refused) -> None:
    """Every refusal has a catalogue entry."""
    assert refused.key not in str(refused)


def damaged(data: st.DataObject, value: Any) -> Any:
    """The same with one thing in it replaced by junk, or taken out."""
    value = json.loads(json.dumps(value))
    holder: Any = [value]
    place: Any = 0
    for _ in range(data.draw(st.integers(1, 5))):
        inner = holder[place]
        if isinstance(inner, dict) and inner:
            holder, place = inner, data.draw(st.sampled_from(sorted(inner)))
        elif isinstance(inner, list) and inner:
            holder, place = inner, data.draw(st.integers(0, len(inner) - 1))
    if data.draw(st.booleans()):
        holder[place] = data.draw(junk)
    elif isinstance(holder, dict) or holder[0] is not value:
        del holder[place]
    return value


@settings(some, max_examples=times(100, 250))
@given(st.data(), matches())
@pytest.mark.slow
def test_a_damaged_position_is_refused_or_plays(data: st.DataObject, match: Match) -> None:
    broken = damaged(data, match.position())
    try:
        restored = kingtable.from_position(broken, seed=1)
    except (kingtable.InvalidPosition, kingtable.InvalidOptions) as refused:
        check_told(refused)
        return
    if restored.game != "king-of-tokyo":
        return
    position = restored.position()
    assert kingtable.from_position(position, seed=1).position() == position
    cards, rng = all_cards(position), random.Random(0)
    assert not Counter(cards) - Counter(BOX)
    for _ in range(60):
        if restored.over:
            break
        restored.play(rng.choice(restored.legal()))
        restored.view(None)
        assert all_cards(restored.position()) == cards


@settings(some, max_examples=60)
@given(st.data(), matches())
def test_a_damaged_record_is_refused_or_replays(data: st.DataObject, match: Match) -> None:
    broken = damaged(data, match.record())
    try:
        again = kingtable.replay(broken)
    except kingtable.InvalidRecord as refused:
        check_told(refused)
        return
    assert kingtable.replay(again.record()).position() == again.position()


@settings(some, max_examples=150)
@given(matches(), st.text(max_size=30))
def test_no_text_does_anything_unforeseen(match: Match, text: str) -> None:
    before = match.position()
    if text in match.legal():
        return
    with pytest.raises(kingtable.IllegalAction):
        match.play(text)
    assert match.position() == before
