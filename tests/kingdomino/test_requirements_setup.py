"""Set-up: K-037 to K-078."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

import kingtable
from tests.kingdomino.table import all_dominoes, events, new, play_opening, play_out, refusal, table

FORMATS: dict[str, dict[str, Any]] = {
    "two": {"players": 2},
    "three, lines of three": {"players": 3, "three_players": 36},
    "three, lines of four": {"players": 3, "three_players": 48},
    "four": {"players": 4},
    "duel": {"players": 2, "mighty_duel": True},
}
every_format = pytest.mark.parametrize("options", FORMATS.values(), ids=list(FORMATS))


def within(counts: Counter[Any], cells: int, tolerance: float = 0.2) -> bool:
    """Every cell comes up, each about equally often."""
    mean = counts.total() / cells
    return len(counts) == cells and all(abs(count - mean) < tolerance * mean for count in counts.values())


def test_K_037_two_three_or_four_play() -> None:
    for players in (2, 3, 4):
        assert len(new(players=players).scores) == players
    for players in (0, 1, 5):
        with pytest.raises(kingtable.InvalidOptions) as refused:
            new(players=players)
        assert refused.value.field == "players"


@pytest.mark.parametrize("duel", [False, True])
def test_K_038_with_two_players_each_has_two_kings(duel: bool) -> None:
    kings = new(players=2, mighty_duel=duel).position()["kings"]
    assert Counter(kings) == {0: 2, 1: 2}


@pytest.mark.parametrize("players", [3, 4])
def test_K_039_with_three_or_four_each_has_one(players: int) -> None:
    assert sorted(new(players=players).position()["kings"]) == list(range(players))


@every_format
def test_K_042_K_044_each_player_begins_with_the_castle_alone(options: dict[str, Any]) -> None:
    view = new(**options).view(None)
    assert len(view["kingdoms"]) == options["players"]
    for kingdom in view["kingdoms"]:
        assert kingdom["squares"] == [{"x": 0, "y": 0, "terrain": "castle", "crowns": 0}]


def test_K_045_the_dominoes_are_shuffled() -> None:
    games = 2400
    first = Counter(all_dominoes(new(players=4, seed=seed))[4] for seed in range(games))
    last = Counter(all_dominoes(new(players=4, seed=seed))[47] for seed in range(games))
    for drawn in (first, last):  # 50 each; a standard deviation is 7
        assert len(drawn) == 48
        assert min(drawn.values()) > 20
        assert max(drawn.values()) < 85


@every_format
def test_K_046_they_form_one_stack(options: dict[str, Any]) -> None:
    dealt = all_dominoes(new(**options))
    assert len(set(dealt)) == len(dealt)
    assert set(dealt) <= set(range(1, 49))


def test_K_047_K_048_K_050_no_number_of_the_stack_can_be_read() -> None:
    position = new(players=4, seed=3).position()
    turned = {**position, "deck": position["deck"][::-1]}
    for seat in (None, 0, 1, 2, 3):
        assert kingtable.from_position(position).view(seat) == kingtable.from_position(turned).view(seat)


def test_K_049_they_lie_in_random_order() -> None:
    decks = {tuple(new(players=4, seed=seed).position()["deck"]) for seed in range(50)}
    assert len(decks) == 50
    assert all(list(deck) != sorted(deck) for deck in decks)


def test_K_052_with_two_players_24_are_used() -> None:
    deals = [all_dominoes(new(players=2, seed=seed)) for seed in range(960)]
    assert {len(deal) for deal in deals} == {24}
    assert within(Counter(domino for deal in deals for domino in deal), 48)


def test_K_053_with_three_players_36_are_used() -> None:
    deals = [all_dominoes(new(players=3, three_players=36, seed=seed)) for seed in range(480)]
    assert {len(deal) for deal in deals} == {36}
    assert within(Counter(domino for deal in deals for domino in deal), 48)
    assert len(all_dominoes(new(players=3))) == 36  # the printed rulebooks are the default


def test_K_054_with_three_players_48_are_used() -> None:
    assert sorted(all_dominoes(new(players=3, three_players=48))) == list(range(1, 49))


def test_K_055_with_four_players_48_are_used() -> None:
    assert sorted(all_dominoes(new(players=4))) == list(range(1, 49))


@pytest.mark.parametrize(("options", "out"), [({"players": 2}, 24), ({"players": 3}, 12)])
def test_K_056_nobody_knows_which_are_left_out(options: dict[str, Any], out: int) -> None:
    position = new(seed=4, **options).position()
    unseen = sorted(set(range(1, 49)) - {domino for domino, _ in position["next_line"]})
    left_out = sorted(set(unseen) - set(position["deck"]))
    exchanged = {**position, "deck": [left_out[0], *position["deck"][1:]]}
    for seat in (None, *range(options["players"])):
        view = kingtable.from_position(position).view(seat)
        assert view["to_come"] == {"dominoes": unseen, "draws": len(unseen) - out, "out": out}
        assert view == kingtable.from_position(exchanged).view(seat)


@pytest.mark.parametrize(
    ("options", "length"),
    [
        ({"players": 2}, 4),
        ({"players": 3, "three_players": 36}, 3),
        ({"players": 4}, 4),
        ({"players": 2, "mighty_duel": True}, 4),
    ],
)
def test_K_057_a_line_has_as_many_dominoes_as_there_are_kings(options: dict[str, Any], length: int) -> None:
    position = new(**options).position()
    assert len(position["next_line"]) == len(position["kings"]) == length


def test_K_058_in_the_other_reading_the_first_line_has_always_four() -> None:
    assert len(new(players=3, three_players=48).position()["next_line"]) == 4


@every_format
def test_K_060_K_061_a_line_lies_sorted_the_smallest_first(options: dict[str, Any]) -> None:
    for seed in range(3):
        match = new(seed=seed, **options)
        while not match.over:
            for name in ("line", "next_line"):
                numbers = [domino for domino, _ in match.position()[name]]
                assert numbers == sorted(numbers)
                assert [each["domino"] for each in match.view(0)[name]] == sorted(
                    each["domino"] for each in match.view(0)[name]
                )
            match.play(match.legal()[0])


def test_K_063_kings_are_mixed_only_for_the_first_round() -> None:
    match = play_out(new(players=4))
    assert len(events(match, "kings")) == 1
    assert "kings" not in play_opening(new(players=4)).position()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_K_064_K_065_K_066_all_kings_are_mixed_in_one_hand(players: int) -> None:
    hand = [seat for seat in range(players) for _ in range(2 if players == 2 else 1)]
    orders = set(permutations(hand))
    games = 100 * len(orders)
    drawn = Counter(tuple(new(players=players, seed=seed).position()["kings"]) for seed in range(games))
    assert set(drawn) == orders
    assert min(drawn.values()) > 60  # 100 each; a standard deviation is 10
    assert max(drawn.values()) < 140


@every_format
def test_K_067_the_king_that_appears_is_placed_by_its_owner(options: dict[str, Any]) -> None:
    match = new(**options)
    for seat in match.position()["kings"]:
        assert match.to_move == seat
        free = match.legal()[-1]
        match.play(free)
        stands = match.position()["line"] + match.position()["next_line"]
        assert [int(free[1:]), seat] in stands


@pytest.mark.parametrize("players", [3, 4])
def test_K_068_a_start_player_is_drawn_then_in_turn_order(players: int) -> None:
    drawn = Counter(
        tuple(new(players=players, start_order="snake", seed=seed).position()["kings"]) for seed in range(100 * players)
    )
    assert set(drawn) == {tuple((start + seat) % players for seat in range(players)) for start in range(players)}
    assert min(drawn.values()) > 60


def test_K_069_only_one_king_may_stand_on_a_domino() -> None:
    match = new(players=4)
    taken = match.legal()[0]
    match.play(taken)
    assert refusal(match, taken).rule in {"K-069", "K-088"}
    assert taken not in match.legal()


@pytest.mark.parametrize("players", [2, 4])
def test_K_070_the_last_king_has_no_choice(players: int) -> None:
    match = new(players=players)
    for free in (4, 3, 2, 1):
        assert len(match.legal()) == free
        match.play(match.legal()[0])


def test_K_070_with_a_domino_more_than_kings_the_last_has_one() -> None:
    match = new(players=3, three_players=48)
    for free in (4, 3, 2):
        assert len(match.legal()) == free
        match.play(match.legal()[0])


def test_K_071_with_two_players_each_claims_two() -> None:
    line = play_opening(new(players=2)).position()["line"]
    assert Counter(seat for _, seat in line) == {0: 2, 1: 2}


def test_K_072_the_opening_of_two_follows_the_random_order_of_four_kings() -> None:
    drawn = Counter(tuple(new(players=2, seed=seed).position()["kings"]) for seed in range(1200))
    assert set(drawn) == {(0, 0, 1, 1), (0, 1, 0, 1), (0, 1, 1, 0), (1, 0, 0, 1), (1, 0, 1, 0), (1, 1, 0, 0)}
    assert within(drawn, 6, tolerance=0.3)


def test_K_073_the_opening_of_two_in_turn_order_is_the_snake() -> None:
    drawn = Counter(tuple(new(players=2, start_order="snake", seed=seed).position()["kings"]) for seed in range(400))
    assert set(drawn) == {(0, 1, 1, 0), (1, 0, 0, 1)}
    assert within(drawn, 2)


@every_format
def test_K_074_then_a_second_line_of_the_same_size_is_drawn(options: dict[str, Any]) -> None:
    match = new(**options)
    first, deck = match.position()["next_line"], match.position()["deck"]
    play_opening(match)
    second = match.position()["next_line"]
    assert second == [[domino, None] for domino in sorted(deck[: len(first)])]
    assert match.position()["deck"] == deck[len(first) :]


def test_K_075_the_second_line_of_three_is_four_as_well() -> None:
    assert len(play_opening(new(players=3, three_players=48)).position()["next_line"]) == 4


@every_format
def test_K_076_from_then_on_two_lines_lie_open(options: dict[str, Any]) -> None:
    view = play_opening(new(**options)).view(0)
    assert all(each["seat"] is not None for each in view["line"])
    assert all(each["seat"] is None for each in view["next_line"])
    assert view["line"]
    assert view["next_line"]


def test_K_077_example_2_21_35_37() -> None:
    match = table("CC", "CC", "CC", "CC", next_line=[[35, None], [2, None], [37, None], [21, None]], kings=[0, 1, 2, 3])
    assert match.position()["next_line"] == [[2, None], [21, None], [35, None], [37, None]]


def test_K_078_example_kings_are_placed_then_four_more_are_drawn() -> None:
    match = table(
        "CC",
        "CC",
        "CC",
        "CC",
        next_line=[[2, None], [21, None], [35, None], [37, None]],
        kings=[2, 3, 0, 1],
        deck=[40, 9, 11, 3],
    )
    for move in ("=21", "=2", "=37", "=35"):
        match.play(move)
    assert match.position()["line"] == [[2, 3], [21, 2], [35, 1], [37, 0]]
    assert match.position()["next_line"] == [[3, None], [9, None], [11, None], [40, None]]
