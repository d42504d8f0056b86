"""Learning to win at King of Tokyo: games of the players against themselves, and what a net is to tell of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from kingtable.bots.king_of_tokyo import features as F
from kingtable.bots.king_of_tokyo import games
from kingtable.bots.king_of_tokyo.players import mind_of, work
from kingtable.bots.net import Net
from kingtable.learning.sparse import Data

SHARES = {2: 0.3, 3: 0.2, 4: 0.25, 5: 0.1, 6: 0.15}
"""Of the games, how many are played by so many monsters. Who go out leave games of fewer, so all have enough."""
LEARNERS = 0.8
"""Of the seats, how many are `learner`; the others are `roller`, so that its ways are known, too."""
ODD = (0, 0, 0, 16, 48)
"""Of 256 purchases, answers and uses of cards so many are random, drawn for each seat: else nobody would learn what the
cards are worth that nobody buys."""


def self_play(net: Net | None, players: int, n: int, seed: int) -> Data:
    """Rows of n games of so many monsters. net: of the learners; None: all seats are `roller`."""
    chance = np.random.default_rng((seed, players))
    learners = LEARNERS if net else 0.0
    bots = np.where(chance.random((n, players)) < learners, games.LEARNER, games.ROLLER).astype(np.int64)
    odd = chance.choice(ODD, (n, players)).astype(np.int64)
    mind = mind_of(net or unlearned())
    told, rows = games.results(n), games.rows(most := n * (20 + 16 * players), most * (12 + 8 * players))
    seeds = games.seeds(seed * 10 + players, n)
    written = games.games(games.tables(players), work(), (mind, mind), seeds, bots, odd, told, rows)
    return rows_of(told.winners, rows, players, written)


def rows_of(winners: Any, rows: games.Rows, players: int, written: int) -> Data:
    """The rows of games with what came of them: the place of the winner among the living, from whose turn it was."""
    game, turn, lives = rows.game[:written], rows.turn[:written], rows.lives[:written]
    result, place = np.full(written, F.RESULTS - 1, np.int8), np.zeros(written, np.int8)
    for step in range(players):
        seat = (turn + step) % players
        alive = lives >> seat & 1 == 1
        won = alive & (seat == winners[game])
        result[won] = place[won]
        place += alive
    return Data(
        rows.on[: rows.end[written - 1]].copy(), rows.end[:written].copy(), result, place, game.astype(np.int64)
    )


def joined(parts: Sequence[Data]) -> Data:
    """Rows of several runs, their games numbered on."""
    ends = np.cumsum([0, *(part.end[-1] for part in parts)])
    begins = np.cumsum([0, *(part.game[-1] + 1 for part in parts)])
    return Data(
        np.concatenate([part.on for part in parts]),
        np.concatenate([part.end + ends[i] for i, part in enumerate(parts)]),
        np.concatenate([part.result for part in parts]),
        np.concatenate([part.of for part in parts]),
        np.concatenate([part.game + begins[i] for i, part in enumerate(parts)]),
    )


def unlearned() -> Net:
    """A net that knows nothing, as small as can be: where a mind is wanted and nobody uses it."""
    shapes = ((F.FEATURES, 1), 1, (1, 1), 1, (1, F.RESULTS), F.RESULTS)
    return Net(*(np.zeros(shape, np.float32) for shape in shapes))
