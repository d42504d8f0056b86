"""King of Tokyo in a batch: hearts are given one at a time, and seats in actions are counted from the mover."""

from __future__ import annotations

import random
from collections.abc import Iterator

import numpy as np
import pytest

import kingtable
from kingtable.engine.errors import IllegalAction
from kingtable.envs import Batch
from kingtable.king_of_tokyo import layout as L
from kingtable.king_of_tokyo.cards.deck import KINDS
from kingtable.king_of_tokyo.observing.piecewise import ACTIONS, DONE, GIVE
from tests import tiers
from tests.king_of_tokyo.table import m, sitting

pytestmark = pytest.mark.compiled


@pytest.fixture(scope="module")
def lanes() -> dict[int, Batch]:
    """One game of so many monsters each."""
    return {players: Batch("king-of-tokyo", 1, seed=1, players=players) for players in (2, 4, 6)}


def shares(games: Batch, moves: int) -> Iterator[str]:
    """The moves that all ways to give hearts lead to."""
    snapshot = games.snapshot()
    for action in np.flatnonzero(games.action_mask[0]):
        games.step([action])
        match = games.match(0)
        if len(match.moves) > moves:
            yield match.moves[-1]
        else:
            yield from shares(games, moves)
        games.restore(snapshot)


def hurt(number: int, players: int) -> kingtable.Match:
    """A match in which hearts can be shared in several ways."""
    chance = random.Random(number)
    cards = [card for card in ("healing_ray", "rapid_healing", "regeneration") if chance.random() < 0.7]
    first = m(*cards, health=chance.randint(1, 9), energy=3, poison=chance.randint(0, 2), shrink=chance.randint(0, 2))
    others = [
        m(*(["regeneration"] if seat == 1 and "regeneration" not in cards else []), health=chance.randint(6, 10))
        for seat in range(1, players)
    ]
    hearts = chance.randint(1, 4)
    dice = " ".join(["heart"] * hearts + ["1", "1", "2", "2", "3"][: 6 - hearts])
    match = sitting(first, *others, dice=dice)
    match.play("done")
    return match


@pytest.mark.parametrize("players", [2, 4, 6])
def test_hearts_given_one_at_a_time_are_the_shares_of_the_rules(players: int, lanes: dict[int, Batch]) -> None:
    games, several = lanes[players], 0
    for number in range(tiers.times(40, 600)):
        match = hurt(number, players)
        if match.over or not any(move.startswith("hearts") for move in match.legal()):
            continue
        games.from_match(0, match)
        assert games.action_mask[0, DONE]
        found = list(shares(games, len(match.moves)))
        assert sorted(found) == sorted(match.legal()), match.position()
        several += len(found) > 2
    assert several > 5


def test_what_was_given_is_seen_by_all_and_forgotten_with_the_decision(lanes: dict[int, Batch]) -> None:
    games = lanes[4]
    match = sitting(m("healing_ray", health=5, poison=1), m(health=7), m(), m(), dice="heart heart heart 1 1 2")
    match.play("done")
    games.from_match(0, match)
    mover = games.to_move[0]
    state = games.snapshot()["lane"]["state"]
    for text, given in (("give poison", 0), (f"give {(mover + 1) % 4}", 2)):
        assert text == games.text_of(0, GIVE + given)
        games.step(GIVE + given)
        assert not games.illegal[0]
        assert (games.observation["hearts"][0, :, given] == 1).all()
        assert games.to_move[0] == mover
        assert (games.snapshot()["lane"]["state"] == state).all()
        assert games.match(0) == match
    assert games.observation["hearts"].shape == (1, 4, 7)
    assert not games.action_mask[0, GIVE]
    with pytest.raises(IllegalAction, match=r"is not possible now\. Possible: give "):
        games.number_of(0, match.legal()[0])
    other = Batch("king-of-tokyo", 1, seed=2, players=4)
    other.restore(games.snapshot())
    assert (other.observation["hearts"] == games.observation["hearts"]).all()
    games.step(games.number_of(0, "give done"))
    assert not games.observation["hearts"].any()
    assert games.match(0).moves[-1] == "hearts heal=1 poison=1 1=1"


def test_seats_in_actions_are_counted_from_the_mover(lanes: dict[int, Batch]) -> None:
    games = lanes[4]
    texts = {}
    for mover in range(4):
        monsters = [m("parasitic_tentacles", energy=9) if seat == mover else m() for seat in range(4)]
        monsters[(mover + 3) % 4] = m("acid_attack")
        match = sitting(*monsters, turn=mover, phase="buy", row=["tanks", "skyscraper", "jets"])
        games.from_match(0, match)
        (action,) = [a for a in np.flatnonzero(games.action_mask[0]) if L.BUY_FROM <= a < L.COPY]
        texts[mover] = games.text_of(0, action)
        assert (action - L.BUY_FROM) // KINDS == 3
        assert games.number_of(0, texts[mover]) == action
        games.step([action])
        match.play(texts[mover])
        assert games.match(0) == match
    assert len(set(texts.values())) == 4


def test_how_many_actions_there_are(lanes: dict[int, Batch]) -> None:
    assert ACTIONS == 5_093 == lanes[4].actions == lanes[4].action_mask.shape[1]
