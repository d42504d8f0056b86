"""Ratings: what they are of games whose truth is known, and that two methods agree."""

from __future__ import annotations

import math
from itertools import permutations

import numpy as np
import pytest

from kingtable.arena.ratings import ELO, Game, by_openskill, ratings

TRUTH = (0.0, 150.0, 300.0, 420.0)
NAMES = ("a", "b", "c", "d")


def drawn(players: int, deals: int, seed: int, ties: float = 0.0) -> list[Game]:
    """Games whose orders are drawn by Plackett and Luce; some neighbours share their places."""
    chance, games = np.random.default_rng(seed), list[Game]()
    for deal in range(deals):
        bots = tuple(int(bot) for bot in chance.permutation(4)[:players])
        order = sorted(bots, key=lambda bot: -(TRUTH[bot] / ELO + chance.gumbel()))
        ranks, rank = {order[0]: 1}, 1
        for place, bot in enumerate(order[1:], 2):
            rank = rank if chance.random() < ties else place
            ranks[bot] = rank
        games.append(Game(deal, bots, tuple(ranks[bot] for bot in bots)))
    return games


@pytest.mark.parametrize(("players", "deals"), [(2, 1500), (3, 700), (4, 500)])
def test_the_truth_is_found_and_lies_in_the_intervals(players: int, deals: int) -> None:
    found = ratings(NAMES, drawn(players, deals, players), anchor="a", samples=100)
    assert (found[0].elo, found[0].low, found[0].high) == (0, 0, 0)
    for rating, truth in zip(found, TRUTH, strict=True):
        assert abs(rating.elo - truth) < 60
        assert rating.low - 15 < truth < rating.high + 15
        assert rating.high - rating.low < 140


def test_who_lost_alike_tells_nothing_of_the_others() -> None:
    """As in King of Tokyo: one wins, the others share the last place."""
    games = [game._replace(ranks=tuple(min(rank, 2) for rank in game.ranks)) for game in drawn(4, 900, 4)]
    found = ratings(NAMES, games, anchor="a", samples=100)
    for rating, truth in zip(found, TRUTH, strict=True):
        assert abs(rating.elo - truth) < 60
        assert rating.low - 15 < truth < rating.high + 15
        assert rating.second is None, "the library takes them for draws"


@pytest.mark.slow
def test_intervals_hold_the_truth_about_19_times_of_20() -> None:
    held = 0
    for seed in range(60):
        found = ratings(NAMES, drawn(3, 150, seed), anchor="a", samples=80)
        held += sum(r.low <= t <= r.high for r, t in zip(found[1:], TRUTH[1:], strict=True))
    assert 0.87 < held / 180 < 0.99


def test_two_players_are_elo() -> None:
    games = [Game(deal, (0, 1), (1, 2) if deal % 10 else (2, 1)) for deal in range(4000)]
    strong, weak = ratings(("strong", "weak"), games, samples=2)
    assert strong.elo - weak.elo == pytest.approx(400 * math.log10(9), abs=3)


def test_a_tie_counts_as_much_for_one_as_for_the_other() -> None:
    games = [Game(0, (0, 1, 2), (1, 1, 3)), Game(1, (2, 1, 0), (3, 1, 1))] * 30
    one, two, last = ratings(("one", "two", "last"), games, samples=2)
    assert one.elo == pytest.approx(two.elo, abs=1e-6)
    assert one.elo > last.elo + 300
    level = ratings(("one", "two", "last"), [Game(0, (0, 1, 2), (1, 1, 1))] * 5, samples=2)
    assert [rating.elo for rating in level] == pytest.approx([0, 0, 0], abs=1e-6)


def test_ties_by_efron_lie_between_the_orders_they_stand_for() -> None:
    """Where two of three share a place, the likelihood is near the mean of the two orders."""
    rest = [Game(deal, bots, (1, 2, 3)) for deal, bots in enumerate(permutations(range(3)))]
    tied = ratings(NAMES[:3], [*rest, Game(9, (0, 1, 2), (1, 1, 3))], samples=2)
    both = ratings(NAMES[:3], [*rest * 2, Game(9, (0, 1, 2), (1, 2, 3)), Game(9, (0, 1, 2), (2, 1, 3))], samples=2)
    assert [rating.elo for rating in tied] == pytest.approx([rating.elo for rating in both], abs=6)


def test_who_never_loses_has_a_number() -> None:
    best, worst = ratings(("best", "worst"), [Game(deal, (0, 1), (1, 2)) for deal in range(50)], samples=5)
    assert 300 < best.elo - worst.elo < 3000


def test_a_bot_that_sits_on_several_seats_is_one() -> None:
    games = [Game(deal, (0, 1, 1, 1), (1, 2, 3, 4) if deal % 2 else (2, 1, 3, 4)) for deal in range(2000)]
    alone, others = ratings(("alone", "others"), games, samples=2)
    assert alone.elo > others.elo
    assert (alone.games, others.games) == (2000, 2000)


def test_intervals_are_over_deals() -> None:
    apart = [Game(deal, (0, 1), (1, 2) if deal % 3 else (2, 1)) for deal in range(90)]
    together = [game._replace(deal=(game.deal % 3 == 0) + 2 * (game.deal // 18)) for game in apart]
    wide, narrow = (one[0].high - one[0].low for one in (ratings(NAMES[:2], g, samples=200) for g in (together, apart)))
    assert wide > 1.3 * narrow


@pytest.mark.parametrize(("players", "ties"), [(2, 0.0), (3, 0.2), (4, 0.0)])
def test_the_library_agrees(players: int, ties: float) -> None:
    games = [game for game in drawn(players, 1200, 7, ties) if game.ranks.count(max(game.ranks)) in (1, players)]
    found = ratings(NAMES, games, anchor="a", samples=2)
    for rating in found:
        assert rating.second is not None
        assert abs(rating.elo - rating.second) < (140 if ties else 90), "it takes ties more mildly"
    assert sorted(NAMES, key=lambda name: found[NAMES.index(name)].second or 0) == list(NAMES)
    assert by_openskill(4, games) is not None


def test_without_games_there_is_nothing() -> None:
    assert ratings(NAMES, []) == []


def test_who_won_every_game_has_a_lower_end_only() -> None:
    games = [Game(deal, seats, ranks) for deal in range(12) for seats, ranks in (((0, 1), (1, 2)), ((1, 0), (2, 1)))]
    best, worst = ratings(NAMES[:2], games)
    assert (best.high, worst.low) == (math.inf, -math.inf)
    assert math.isclose(best.low, -worst.high, abs_tol=1)
    assert 250 < best.low - worst.high < 360, (
        "24 of 24: at least 86 %, which is 318 Elo between the two, less the prior"
    )
    _, _, third = ratings(NAMES[:3], [*games, *(Game(deal, (1, 2), (1, 2)) for deal in range(3))])
    assert third.low == -math.inf
    anchored = ratings(NAMES[:2], games, anchor=NAMES[1])
    assert (anchored[1].low, anchored[1].high) == (0, 0)
