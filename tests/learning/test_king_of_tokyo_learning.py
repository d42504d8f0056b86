"""Learning King of Tokyo: rows tell who won from where the table was looked at, and a round leaves a net that plays."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from kingtable.bots.king_of_tokyo import features as F
from kingtable.bots.king_of_tokyo import games
from kingtable.bots.king_of_tokyo.players import mind_of, work
from kingtable.bots.net import load
from kingtable.king_of_tokyo.layout import NOBODY
from kingtable.learning import king_of_tokyo as learning
from kingtable.learning import rounds
from kingtable.learning.king_of_tokyo import COURSE, WHO, Part, joined, rows_of, who
from kingtable.learning.sparse import coarse


def test_a_row_tells_the_winner_by_its_place_among_the_living() -> None:
    rows, nobody = games.rows(4, 8), F.RESULTS - 1
    rows.end[:], rows.game[:], rows.on[:] = [2, 4, 6, 8], [0, 0, 1, 1], np.arange(8)
    rows.turn[:], rows.lives[:] = [1, 2, 0, 3], [0b1111, 0b1101, 0b1111, 0b1001]
    told = rows_of(np.array([0, NOBODY]), rows, 4, 4)
    assert told.shares.argmax(1).tolist() == [3, 2, nobody, nobody], "after 1 come 2, 3 and 0; after 2 come 3 and 0"
    assert told.shares.max(1).tolist() == [1, 1, 1, 1]
    assert told.of.tolist() == [4, 3, 4, 2]
    twice = joined([told, told])
    assert twice.end.tolist() == [2, 4, 6, 8, 10, 12, 14, 16]
    assert twice.games.tolist() == [0, 0, 1, 1, 2, 2, 3, 3]


def test_with_a_net_a_row_tells_partly_what_is_foreseen_at_the_next_one(monkeypatch: pytest.MonkeyPatch) -> None:
    rows, foreseen = games.rows(3, 6), np.zeros((3, F.RESULTS))
    rows.end[:], rows.turn[:], rows.lives[:], rows.chosen[:] = [2, 4, 6], [1, 2, 0], [0b1111, 0b1101, 0b1101], True
    foreseen[1, [0, 1, 2]], foreseen[2, [0, 1, 2]] = [0.5, 0.25, 0.25], [0.125, 0.5, 0.375]
    monkeypatch.setattr(learning, "chances", lambda net, data: foreseen)
    monkeypatch.setattr(learning, "TRUST", 0.5)
    told = rows_of(np.array([0]), rows, 4, 3, learning.unlearned())
    assert told.shares[2].tolist() == [1, 0, 0, 0, 0, 0, 0], "monster 0 wins, whose turn it is"
    assert told.shares[1, :3].tolist() == [0.25, 0.1875, 0.5625], "half of 0.5, 0.375 and 0.125, half of the result"
    assert told.shares[0, :4].tolist() == [0, 0.375, 0.21875, 0.40625], "1 is foreseen to lose"
    assert told.shares.sum(1).tolist() == [1, 1, 1]


def test_a_row_tells_who_sits_where_among_the_living() -> None:
    rows = games.rows(2, 4)
    rows.end[:], rows.on[:], rows.turn[:], rows.lives[:] = [2, 4], np.arange(4), [1, 2], [0b1111, 0b1101]
    bots = np.array([[games.ROLLER, games.LEARNER, games.RACER, games.ROLLER]])
    told = rows_of(np.array([0]), rows, 4, 2, None, who(bots, np.array([[0, 16, 48, 0]])))
    of_four, of_three = (F.FEATURES + WHO * before for before in (2 + 3, 2))
    assert [told.end.tolist(), told.on[:2].tolist()] == [[7, 13], [0, 1]]
    assert (told.on[2:7] - of_four).tolist() == [
        learning.SOME_ODD,
        WHO + learning.OTHER_HAND_MADE,
        WHO + learning.MANY_ODD,
        2 * WHO + learning.ROLLERS,
        3 * WHO + learning.ROLLERS,
    ], "from 1, whose turn it is"
    assert told.on[7:9].tolist() == [2, 3]
    assert (told.on[9:] - of_three).tolist() == [
        learning.OTHER_HAND_MADE,
        learning.MANY_ODD,
        WHO + learning.ROLLERS,
        2 * WHO + learning.ROLLERS,
    ], "1 is out"
    assert told.on.max() < learning.INPUTS


def test_rows_tell_where_the_game_went_on_at_random() -> None:
    chosen = []
    for odd in (0, 128):
        bots, rows, told = np.full((2, 2), games.ROLLER), games.rows(400, 20_000), games.results(2)
        mind = mind_of(learning.unlearned())
        random = np.full((2, 2), odd)
        n = games.games(games.tables(2), work(), (mind, mind), games.seeds(3, 2), bots, random, told, rows)
        chosen.append(rows.chosen[:n])
    assert chosen[0].all()
    assert 0.1 < chosen[1].mean() < 0.9


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
    assert (tmp_path / "net.npz").stat().st_size < 900_000
    assert all(np.array_equal(weights, weights.astype(np.float16)) for weights in net)
    assert np.array_equal(net.first, coarse(net.first))
