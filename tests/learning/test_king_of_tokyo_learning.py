"""Learning King of Tokyo: rows tell who won from where the table was looked at, and a round leaves a net that plays."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from kingtable.bots.king_of_tokyo import features as F
from kingtable.bots.king_of_tokyo import games
from kingtable.bots.net import load
from kingtable.king_of_tokyo.layout import NOBODY
from kingtable.learning import rounds
from kingtable.learning.king_of_tokyo import COURSE, Part, joined, rows_of


def test_a_row_tells_the_winner_by_its_place_among_the_living() -> None:
    rows = games.rows(4, 8)
    rows.end[:], rows.game[:], rows.on[:] = [2, 4, 6, 8], [0, 0, 1, 1], np.arange(8)
    rows.turn[:], rows.lives[:] = [1, 2, 0, 3], [0b1111, 0b1101, 0b1111, 0b1001]
    told = rows_of(np.array([0, NOBODY]), rows, 4, 4)
    assert told.result.tolist() == [3, 2, F.RESULTS - 1, F.RESULTS - 1], "after 1 come 2, 3 and 0; after 2 come 3 and 0"
    assert told.of.tolist() == [4, 3, 4, 2]
    twice = joined([told, told])
    assert twice.end.tolist() == [2, 4, 6, 8, 10, 12, 14, 16]
    assert twice.games.tolist() == [0, 0, 1, 1, 2, 2, 3, 3]


def test_both_moments_of_every_turn_are_rows() -> None:
    told = Part(players=3, games=6, seed=5).rows(None)
    per_game = np.bincount(told.games)
    assert len(per_game) == 6
    first = [told.on[told.end[row - 1] if row else 0] for row in range(len(told.end))]
    moments = {int(on - F.FIRST[k]) for on, k in zip(first, told.of, strict=True)}
    assert moments == {F.THROWING, F.BUYING}
    assert per_game.min() > 10


def test_a_round_follows_another_and_leaves_a_net_that_fits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rounds, "MOST_DEALS", 5)
    done = rounds.teach(COURSE, tmp_path, games=60, rounds=2, seed=3)
    assert [each.verdict for each in done] == ["first", "unclear"]
    assert all(each.rows > 500 for each in done)
    net, card = load(tmp_path / "net.npz", schema=F.SCHEMA, inputs=F.FEATURES, outputs=F.RESULTS)
    assert card["round"] == 0
    assert (tmp_path / "net.npz").stat().st_size < 500_000
    assert all(np.array_equal(weights, weights.astype(np.float16)) for weights in net)
