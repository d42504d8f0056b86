"""The attacks on chance of a trial of version 0.1.0: they break its generator, and find nothing in the present one."""

from __future__ import annotations

from typing import Any

import pytest

from kingtable.engine.chance import Stream, from_key
from kingtable.engine.front import dealt_in_0_1, new
from kingtable.king_of_tokyo.cards.deck import KIND
from kingtable.king_of_tokyo.layout import FACES
from tests.attacks import deck, dice
from tests.attacks.chances import New, Old

KEY = bytes(range(1, 33))


@pytest.mark.parametrize("action", [0, 1, 300])
def test_the_generators_written_out_here_are_those_of_the_package(action: int) -> None:
    stream, mine = Stream(KEY, action), New(KEY, action)
    assert [stream.draw() for _ in range(100)] == [mine.draw() for _ in range(100)]
    assert from_key(KEY, action) == Old.keyed(KEY, action).state


@pytest.mark.parametrize("players", [2, 3, 4])
def test_kingdomino_is_dealt_and_shown_as_the_attack_takes_it(players: int) -> None:
    length, _, in_play = deck.GAMES[players]
    options: dict[str, Any] = {"players": players, "mighty_duel": False, "three_players": 36}
    for match, chance in (
        (dealt_in_0_1("kingdomino", KEY, **options), Old.keyed(KEY, 0)),
        (new("kingdomino", key=KEY, **options), New(KEY, 0)),
    ):
        dealt, kings = deck.deal(chance, players, in_play)
        assert list(match.state.deck[:in_play]) == dealt
        assert list(match.state.kings[: len(kings)]) == kings
        assert list(match.state.next[:length]) == deck.lines(dealt, length)[0]


@pytest.mark.parametrize("players", [2, 4, 6])
def test_king_of_tokyo_is_dealt_and_shown_as_the_attack_takes_it(players: int) -> None:
    for match, chance in (
        (dealt_in_0_1("king-of-tokyo", KEY, players=players), Old.keyed(KEY, 0)),
        (new("king-of-tokyo", key=KEY, players=players), New(KEY, 0)),
    ):
        dealt, seen = dice.deal(chance, players, 3)
        shown = {event["e"]: event for event in match.events}
        assert list(match.state.deck) == dealt
        assert [claws for throws in shown["start_roll"]["rolls"] for _, claws in throws] == seen.claws
        assert [FACES.index(face) for face in shown["throw"]["thrown"]] == seen.dice
        assert [KIND[piece] for piece in match.state.row] == seen.cards


@pytest.mark.slow
def test_a_watcher_of_three_players_computed_the_deck_from_five_lines() -> None:
    dealt, found = deck.trial(Old.keyed(KEY, 0), players=3, hinted=0)
    assert dealt in found


@pytest.mark.slow
def test_a_watcher_of_three_players_finds_no_deck_now() -> None:
    _, found = deck.trial(New(KEY, 0), players=3, hinted=0)
    assert list(found) == []


@pytest.mark.slow
def test_a_watcher_of_four_players_computed_the_deck_from_four_lines_and_a_hint() -> None:
    """The hint, the order of the first line, only saves time: 24 orders, together under two minutes."""
    dealt, found = deck.trial(Old.keyed(KEY, 0), players=4, hinted=1)
    assert dealt in found


@pytest.mark.slow
def test_a_watcher_of_four_players_finds_no_deck_now() -> None:
    _, found = deck.trial(New(KEY, 0), players=4, hinted=1)
    assert list(found) == []


@pytest.mark.slow
def test_the_start_of_king_of_tokyo_told_the_deck_to_whoever_had_the_time() -> None:
    """The hint, 18 upper bits of a carry, only saves time: 131,072 such parts of the work are days on a core."""
    dealt, found = dice.trial(Old.keyed(KEY, 0), players=6, turned_up=8, hint=18)
    assert dealt in found


@pytest.mark.slow
def test_the_start_of_king_of_tokyo_tells_no_deck_now() -> None:
    """There is no carry to be told; a random one stands for the hint."""
    _, found = dice.trial(New(KEY, 0), players=6, turned_up=8, hint=18)
    assert list(found) == []
