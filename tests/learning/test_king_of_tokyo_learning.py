"""Learning King of Tokyo: rows tell who won from where the table was looked at, and a round leaves a net that plays."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from kingtable.bots.king_of_tokyo import features as F
from kingtable.bots.king_of_tokyo import games
from kingtable.bots.king_of_tokyo.learner import new_model
from kingtable.bots.king_of_tokyo.players import net_of
from kingtable.bots.king_of_tokyo.roller import new_scratch
from kingtable.bots.net import Net
from kingtable.bots.net_file import load
from kingtable.king_of_tokyo.layout import NOBODY
from kingtable.learning import king_of_tokyo as learning
from kingtable.learning import rounds
from kingtable.learning.king_of_tokyo import TRAINING, WHO, Part, Played, joined, rows_of
from kingtable.learning.sparse import coarse

pytestmark = pytest.mark.compiled


def shown(
    turn: list[int],
    lives: list[int],
    winners: list[int],
    game: list[int] | None = None,
    bots: Any = None,
    odd: Any = None,
) -> Played:
    """Games of four, two features a row, in the order of their numbers."""
    n, learners = len(turn), np.full((len(winners), 4), games.LEARNER)
    rows = games.rows(n, 2 * n)
    rows.on[:], rows.end[:], rows.turn[:], rows.lives[:], rows.chosen[:] = (
        np.arange(2 * n),
        2 * np.arange(1, n + 1),
        turn,
        lives,
        True,
    )
    rows.game[:] = game or 0
    none = np.zeros_like(learners)
    return Played(
        *rows,
        np.array(winners),
        np.full(len(winners), 4),
        learners if bots is None else bots,
        none if odd is None else odd,
    )


def foreseen(monkeypatch: pytest.MonkeyPatch, probabilities: list[list[float]], trust: float) -> Net:
    """A net that tells these probabilities, of the living in their order, and no more trust in them than that."""
    told = np.pad(np.array(probabilities), ((0, 0), (0, F.RESULTS - len(probabilities[0]))))
    monkeypatch.setattr(learning, "probabilities", lambda net, data: told)
    monkeypatch.setattr(learning, "TRUST", trust)
    return learning.unlearned()


def test_a_row_tells_the_winner_by_its_place_among_the_living() -> None:
    nobody = F.RESULTS - 1
    played = shown([1, 2, 0, 3], [0b1111, 0b1101, 0b1111, 0b1001], [0, NOBODY], [0, 0, 1, 1])
    told = rows_of(played)
    assert told.targets.argmax(1).tolist() == [3, 2, nobody, nobody], "after 1 come 2, 3 and 0; after 2 come 3 and 0"
    assert told.targets.max(1).tolist() == [1, 1, 1, 1]
    assert told.of.tolist() == [4, 3, 4, 2]
    twice = rows_of(joined([played, played]))
    for both in (twice, TRAINING.learnt([played._asdict()] * 2, None)):
        assert both.end.tolist() == [2, 4, 6, 8, 10, 12, 14, 16]
        assert both.games.tolist() == [0, 0, 1, 1, 2, 2, 3, 3]
        assert both.targets.tolist() == told.targets.tolist() * 2
        assert both.on.tolist() == told.on.tolist() * 2


def test_with_a_net_a_row_tells_partly_what_is_foreseen_at_the_next_one(monkeypatch: pytest.MonkeyPatch) -> None:
    net = foreseen(monkeypatch, [[0.25, 0.25, 0.25, 0.25], [0.5, 0.25, 0.25, 0], [0.125, 0.5, 0.375, 0]], 0.5)
    told = rows_of(shown([1, 2, 0], [0b1111, 0b1101, 0b1101], [0]), net)
    assert told.targets[2].tolist() == [1, 0, 0, 0, 0, 0, 0], "monster 0 wins, whose turn it is"
    assert told.targets[1, :3].tolist() == [0.25, 0.1875, 0.5625], "half of 0.5, 0.375 and 0.125, half of the result"
    assert told.targets[0, :4].tolist() == [0, 0.375, 0.21875, 0.40625], "1 is foreseen to lose"
    assert told.targets.sum(1).tolist() == [1, 1, 1]


def test_the_luck_of_the_dice_is_nobodys_merit(monkeypatch: pytest.MonkeyPatch) -> None:
    probabilities = [[0.5, 0.25, 0.125, 0.125], [0.75, 0.125, 0.125, 0.0], [0.5, 0.25, 0.25, 0.0]]
    net, played = foreseen(monkeypatch, probabilities, 0.0), shown([1, 2, 3], [0b1111, 0b1101, 0b1101], [3])
    played.luck[:] = [0.25, 0.0, 0.5]
    told = rows_of(played, net)
    assert told.targets[2, :3].tolist() == [0.5, 0.25, 0.25], "3 won, lucky by 0.5, half of it at the cost of 0"
    assert told.targets[1, :3].tolist() == [0.25, 0.5, 0.25], "the same, from 2 on"
    assert told.targets[0, :4].tolist() == [-0.25, 0.375, 0.5625, 0.3125], "and 1 was lucky by 0.25"
    assert rows_of(played).targets[0].tolist() == [0, 0, 1, 0, 0, 0, 0], "by results luck is not known"


def test_without_the_luck_of_the_dice_games_differ_less(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learning, "TRUST", 0.0)
    net = net_of("learner")
    played = Part(2, 250, 11).played(net)
    lucky = played.luck[played.luck != 0]
    assert 0.3 < len(lucky) / len(played.luck) < 0.5, "before the throws of learners, not before buying"
    assert abs(lucky.mean()) < 4 * lucky.std() / len(lucky) ** 0.5, "no luck in the mean"
    first = np.flatnonzero(np.diff(played.game, prepend=-1))
    without, by_result = (
        rows_of(each, net).targets[first, 0] for each in (played, played._replace(luck=0 * played.luck))
    )
    assert without.var() < 0.6 * by_result.var()


def test_a_weaker_learner_sits_at_some_tables_beside_the_hand_made_players() -> None:
    below, net = learning.unlearned(), net_of("learner")
    wide = below._replace(first=np.zeros_like(net.first), first_bias=0 * net.first_bias, second=0 * net.second)
    wide = wide._replace(second_bias=0 * net.second_bias, last=0 * net.last, last_bias=0 * net.last_bias)
    played = Part(2, 60, 4).played(net, wide)
    kinds, weaker = set(played.bots[:, :2].ravel().tolist()), games.SECOND_LEARNER
    assert {games.LEARNER, weaker, games.ROLLER} <= kinds
    both = (played.bots[:, :2] == weaker).any(1) & (played.bots[:, :2] == games.LEARNER).any(1) & (played.winners >= 0)
    best = np.take_along_axis(played.bots, np.maximum(played.winners, 0)[:, None].astype(np.int64), 1)[both]
    assert (best == games.LEARNER).mean() > 0.5, "who knows nothing loses"


def test_a_row_tells_who_sits_where_among_the_living(monkeypatch: pytest.MonkeyPatch) -> None:
    bots = np.array([[games.ROLLER, games.LEARNER, games.RACER, games.SECOND_LEARNER]])
    played = shown([1, 2], [0b1111, 0b1101], [0], None, bots, np.array([[0, 16, 48, 0]]))
    told = rows_of(played, foreseen(monkeypatch, [[0.25] * 4, [0.5, 0.25, 0.25, 0]], 0.5))
    of_four, of_three = (F.FEATURES + WHO * before for before in (2 + 3, 2))
    assert [told.end.tolist(), told.on[:2].tolist()] == [[7, 13], [0, 1]]
    assert (told.on[2:7] - of_four).tolist() == [
        learning.SOME_ODD,
        WHO + learning.OTHER_HAND_MADE,
        WHO + learning.MANY_ODD,
        2 * WHO + learning.BELOW,
        3 * WHO + learning.ROLLERS,
    ], "from 1, whose turn it is"
    assert told.on[7:9].tolist() == [2, 3]
    assert (told.on[9:] - of_three).tolist() == [
        learning.OTHER_HAND_MADE,
        learning.MANY_ODD,
        WHO + learning.BELOW,
        2 * WHO + learning.ROLLERS,
    ], "1 is out"
    assert told.on.max() < learning.INPUTS


def test_rows_tell_where_the_game_went_on_at_random() -> None:
    chosen = []
    for odd in (0, 128):
        bots, rows, told = np.full((2, 2), games.ROLLER), games.rows(400, 20_000), games.results(2)
        none = new_model(learning.unlearned())
        random = np.full((2, 2), odd)
        tables, seeds = games.tables(2), games.seeds(3, 2)
        n = games.games(tables, new_scratch(), (none, none), games.USUAL, seeds, bots, random, told, rows)
        chosen.append(rows.chosen[:n])
    assert chosen[0].all()
    assert 0.1 < chosen[1].mean() < 0.9


def test_both_moments_of_every_turn_are_rows() -> None:
    told = rows_of(Part(players=3, games=6, seed=5).played(None))
    per_game = np.bincount(told.games)
    assert len(per_game) == 6
    first = [told.on[told.end[row - 1] if row else 0] for row in range(len(told.end))]
    moments = {int(on - F.FIRST[k]) for on, k in zip(first, told.of, strict=True)}
    assert moments == {F.THROWING, F.BUYING}
    assert per_game.min() > 10


@pytest.mark.slow
def test_a_round_follows_another_and_leaves_a_net_that_fits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rounds, "MOST_DEALS", 5)
    done = rounds.teach(TRAINING, tmp_path, games=60, rounds=2, seed=3)
    assert [each.verdict for each in done] == ["first", "unclear"]
    assert all(each.rows > 500 for each in done)
    net, card = load(tmp_path / "net.npz", F.NET)
    assert card["round"] == 0
    assert (tmp_path / "net.npz").stat().st_size < 900_000
    assert all(np.array_equal(weights, weights.astype(np.float16)) for weights in net)
    assert np.array_equal(net.first, coarse(net.first))
