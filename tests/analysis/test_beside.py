"""A figure beside those of the named levels."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import pytest

import kingtable
from kingtable.analysis import beside
from kingtable.analysis.measure import FEWEST, Left
from kingtable.analysis.report import notes
from kingtable.analysis.review import Player, Review
from kingtable.bots.ratings import ratings
from kingtable.engine.games import spec_of
from kingtable.engine.text import languages

LEVELS = [[3.0, 4.0, 5.0, 6.0], [1.0, 2.0, 3.0, 4.0], [0.0, 0.25, 0.5, 0.75], []]


@pytest.mark.parametrize(("left", "percentile"), [(0.9, 100), (1.0, 88), (2.5, 50), (3.0, 38), (4.1, 0)])
def test_a_percentile_counts_the_games_that_lost_more(left: float, percentile: int) -> None:
    assert beside.percentile(LEVELS[1], left) == percentile


@pytest.mark.parametrize(("left", "told"), [(9.0, (1, 0, 4)), (2.6, (2, 50, 4)), (0.3, (3, 50, 4)), (0.8, (2, 100, 4))])
def test_it_is_put_beside_the_level_that_is_most_like_it(
    left: float, told: tuple[int, int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(beside, "kinds", lambda game: (beside.Kind({"players": 3}, LEVELS),))
    assert beside.beside("pebbles", {"players": 3}, left) == beside.Beside(*told)
    assert beside.beside("pebbles", {"players": 2}, left) is None


@pytest.mark.parametrize("game", kingtable.GAMES)
def test_what_is_published_is_whole(game: str) -> None:
    rated = {row["strength"] for row in ratings(game)["person"]}
    published = beside.kinds(game)
    assert {kind.options["players"] for kind in published} >= {2, 4}
    for kind in published:
        assert kind.options == spec_of(game).full(kind.options)
        assert len(kind.left) == len(rated) == 6
        for of_level in kind.left:
            assert len(of_level) >= 20
            assert of_level == sorted(of_level)
        means = [sum(of_level) / len(of_level) for of_level in kind.left]
        assert means[0] > means[2] > means[-1]


@pytest.mark.parametrize("language", languages())
def test_a_report_says_it_in_words(language: str) -> None:
    left = Left(0.5, 0.1, FEWEST, "casual", beside.Beside(3, 62, 40))
    player = partial(Player, FEWEST, left, left, 0.5, 0.0, 0.0, 0.0, 0.0, 0.5)
    found = Review("kingdomino", "planner", 1, (), (player(), replace(player(), lead=replace(left, beside=None))), ())
    (said,) = notes(found, language)
    assert "For families" in said or language != "en"
    assert "62" in said or "۶۲" in said
