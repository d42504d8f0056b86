"""Learning to win at King of Tokyo: games of the players against themselves, and what a net is to tell of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from kingtable.arena.sprt import Bounds
from kingtable.bots.king_of_tokyo import features as F
from kingtable.bots.king_of_tokyo import games
from kingtable.bots.king_of_tokyo.learner import Model, new_model
from kingtable.bots.king_of_tokyo.roller import new_scratch
from kingtable.bots.net import Net
from kingtable.bots.net_file import NetSpec
from kingtable.engine.record import Array
from kingtable.king_of_tokyo import layout as L
from kingtable.learning.returns import trace
from kingtable.learning.sparse import Data, coarse, first_weights, probabilities, widened
from kingtable.learning.train import SHARES as PROBABILITIES
from kingtable.learning.train import Epoch, fit, halved

SHARES = {2: 0.72, 3: 0.09, 4: 0.11, 5: 0.03, 6: 0.05}
"""The share of the games by number of monsters. Monsters that are out leave games of fewer, so all have enough."""
OTHERS = (0.0, 0.25, 0.5, 0.75)
"""The share of seats with hand-made players, each in a quarter of the games: a net that met only itself loses to
others."""
HAND_MADE = (games.ROLLER,) * 7 + (games.ATTACKER, games.RACER, games.RACER)
"""Who they are. With learners the game is another one, and `racer`, who leaves Tokyo soon, makes it yet another."""
OTHERS_OF_TWO = (0.0, 0.0, 0.0, 0.5, 0.5)
"""The same where two play: more of the games are of learners alone."""
ODD = (0, 0, 0, 16, 48)
"""The purchases, answers and uses of cards, of 256, that are random, drawn for each seat: else nobody would learn what
the cards are worth that nobody buys."""
ROLLERS, OTHER_HAND_MADE, BELOW, SOME_ODD, MANY_ODD = range(5)
WHO = 5
"""What a row tells of each living monster's player besides the features: WHO times yes or no, in learning only. Where
learners win more than the others at their tables, what learners do would be taken for the cause of it: who stays in
Tokyo as they do is likely a learner. With these inputs the net need not guess. Where it plays it has no such inputs:
all are learners who decide nothing at random."""
INPUTS = F.FEATURES + WHO * sum(range(2, F.RESULTS))
"""Of a net that learns."""
TRUST = 0.1
"""How much of a row's target is what the net says at the next row, and so on (`returns.trace`): lambda is 0.9 a row,
and a turn has two."""
FIRST_GAMES = 6
"""How many times as many games the first round has: games of `roller` alone are quickly played."""
KEPT = 20_000_000
"""Rows that are learnt from at most, those of the newest rounds: 600,000 games, in about 6 GB of memory."""
BETTER = Bounds(0.0, 0.1)
"""In times of the fair share: not better, or better by a tenth of it."""
PARTS = 4
"""Into which the games of each number of monsters are divided, for as many processors."""
AT_ONCE = 50
"""Deals of one number of monsters that are played at once to compare two nets."""


class Played(NamedTuple):
    """What games showed: all that is kept of a round. The first fields are those of `games.Rows`; then, of each game,
    winners: int8 (games,); players: int8 (games,), monsters; bots, odd: int (games, L.PLAYERS), as `games.games` takes
    them, 0 where nobody sits."""

    on: Array
    end: Array
    game: Array
    turn: Array
    lives: Array
    chosen: Array
    luck: Array
    winners: Array
    players: Array
    bots: Array
    odd: Array


@dataclass(frozen=True)
class Part:
    """Some of the games of a round."""

    players: int
    games: int
    seed: int

    def played(self, net: Net | None, below: Net | None = None) -> Played:
        """Play them, all seats being `roller` where there is no net. below: of a weaker learner, who is the others in
        half of the games that have others."""
        chance, shape = np.random.default_rng(self.seed), (self.games, self.players)
        share = chance.choice(OTHERS_OF_TWO if self.players == 2 else OTHERS, (self.games, 1)) if net else 1.0
        others = chance.choice(HAND_MADE, shape) if net else games.ROLLER
        if below:
            others = np.where(chance.random((self.games, 1)) < 0.5, games.SECOND_LEARNER, others)
        bots = np.where(chance.random(shape) < share, others, games.LEARNER).astype(np.int64)
        odd, model = chance.choice(ODD, shape).astype(np.int64), new_model(net or unlearned())
        most = self.games * (20 + 16 * self.players)
        results, rows = games.results(self.games), games.rows(most, most * (12 + 8 * self.players))
        seeds = games.seeds(self.seed, self.games)
        both = (model, new_model(below) if below else model)
        n = games.games(games.tables(self.players), new_scratch(), both, games.USUAL, seeds, bots, odd, results, rows)
        on, *columns = rows
        shown = games.Rows(on[: rows.end[n - 1]].copy(), *(column[:n].copy() for column in columns))
        empty = ((0, 0), (0, L.PLAYERS - self.players))
        players = np.full(self.games, self.players, np.int8)
        seats = (np.pad(some, empty).astype(np.int32) for some in (bots, odd))
        return Played(*shown, results.winners.astype(np.int8), players, *seats)


@dataclass(frozen=True)
class KingOfTokyo:
    """What `learning.rounds` asks of a game. below: see `Part.played`; from nothing there is none."""

    spec: NetSpec = F.NET
    hidden: tuple[int, int] = (128, 32)
    bounds: Bounds = BETTER
    kept: int = KEPT
    below: Net | None = None

    def played(self, net: Net | None, games: int, seed: int, processes: int) -> dict[str, Array]:
        """Return what about as many games show (`Played`), of `roller` alone where there is no net yet."""
        some = games if net else FIRST_GAMES * games
        shares = [(players, share / PARTS) for players, share in SHARES.items() for _ in range(PARTS)]
        parts = [Part(k, max(10, round(some * share)), 1000 * seed + i) for i, (k, share) in enumerate(shares)]
        with ThreadPoolExecutor(processes) as pool:  # compiled rules leave the lock of the interpreter
            return joined(list(pool.map(lambda part: part.played(net, self.below), parts)))._asdict()

    def learnt(self, shown: Sequence[dict[str, Array]], net: Net | None) -> Data:
        """The rows of the games of some rounds, their targets by this net."""
        parts = [rows_of(Played(**each), net) for each in shown]
        ends = np.cumsum([0, *(part.end[-1] for part in parts)])
        begins = np.cumsum([0, *(len(each["winners"]) for each in shown)])
        for part, end, begin in zip(parts, ends, begins, strict=False):
            part.end[:] += end
            part.games[:] += begin
        return Data(*map(np.concatenate, zip(*parts, strict=True)))

    def fit(
        self, learnt: Data, seed: int, begun: Net | None, progress: Callable[[Epoch], None]
    ) -> tuple[Net, list[Epoch]]:
        """A net that tells who wins among learners. Its weights keep the precision of float16, those of the first
        layer, which are nearly all, less (`coarse`), so that their file is small."""
        epochs = 4 if begun else 2  # targets of TD(lambda) have less luck in them than results: more can be learnt
        weights = first_weights((INPUTS, *self.hidden, self.spec.outputs), seed)
        if begun:
            begun = begun._replace(first=np.pad(begun.first, ((0, INPUTS - self.spec.inputs), (0, 0))))
            weights = widened(begun, self.hidden, seed)
        how: dict[str, Any] = {"kind": PROBABILITIES, "rate": 1e-3, "decay": 1e-6, "averaged": 0.999}
        net, passed = fit(learnt, weights, epochs=epochs, seed=seed, progress=progress, **how)
        half = halved(net)
        return half._replace(first=coarse(half.first[: self.spec.inputs])), passed

    def deals(self, new: Net, old: Net, seed: int) -> Iterator[float]:
        """How many times its fair share the new net wins more than the old one, deal by deal, in the same seats among
        the same others: hand-made players and the old net."""
        chance, number = np.random.default_rng(seed), 0
        while True:
            for players in SHARES:
                number += 1
                hand_made = chance.choice(HAND_MADE, (AT_ONCE, players))
                others = np.where(chance.random(hand_made.shape) < 0.5, hand_made, games.SECOND_LEARNER)
                seeds = games.seeds(100_000 * seed + number, AT_ONCE)
                won = [
                    wins(bot, others, seeds, (new_model(new), new_model(old)))
                    for bot in (games.LEARNER, games.SECOND_LEARNER)
                ]
                yield from players * (won[0] - won[1])


def wins(bot: int, others: Array, seeds: Array, both: tuple[Model, Model]) -> Array:
    """The share of games that a player wins on each deal, in every seat once. bot, others: places in `games.USUAL`,
    others int64 (deals, players)."""
    deals, players = others.shape
    bots = np.repeat(others, players, axis=0)
    for seat in range(players):
        bots[seat::players, seat] = bot
    results = games.results(deals * players)
    every, none = np.repeat(seeds, players), np.zeros_like(bots)
    games.games(games.tables(players), new_scratch(), both, games.USUAL, every, bots, none, results, games.rows(0))
    shares: Array = (results.winners.reshape(deals, players) == np.arange(players)).mean(1)
    return shares


def who(bots: Array, odd: Array) -> Array:
    """What rows tell of the players, int64 (games, players, 2): of their kind and of what is odd; -1: nothing."""
    learners = [bots == games.LEARNER, bots == games.SECOND_LEARNER, bots == games.ROLLER]
    kind = np.select(learners, [-1, BELOW, ROLLERS], OTHER_HAND_MADE)
    return np.stack([kind, np.select([odd == 0, odd < ODD[-1]], [-1, SOME_ODD], MANY_ODD)], 2)


def named(data: Data, seats: Array, about: Array) -> Data:
    """The rows with who sits where. seats: (rows, RESULTS), of the living, in their order; about: see `who`."""
    places = np.arange(seats.shape[1])
    bits = about[data.games[:, None], np.minimum(seats, about.shape[1] - 1)]
    there = (bits >= 0) & (places < data.of[:, None])[:, :, None]
    living = data.of.astype(np.int64)
    first = F.FEATURES + WHO * (living * (living - 1) // 2 - 1)  # the tables of fewer come before it
    bits += (first[:, None] + WHO * places)[:, :, None]
    more = there.sum((1, 2))
    on = np.insert(data.on, np.repeat(data.end, more), bits[there])
    return data._replace(on=on, end=data.end + np.cumsum(more))


def rows_of(shown: Played, net: Net | None = None) -> Data:
    """The rows of games with what came of them, the places of the living counted from whose turn it was: who won, or
    with a net what `returns.trace` makes of what it foresees, and who sits where (`named`).

    With a net the luck of the dice is taken out: what the dice brought to who threw them more than they bring in the
    mean, of which the others had the less, each in parts of its chance. That is 0 in the mean, so nothing changes but
    that a game tells more.
    """
    every, nobody, game = np.arange(len(shown.end)), F.RESULTS - 1, shown.game.astype(np.int64)
    of, seats = np.zeros(len(every), np.int8), np.full((len(every), F.RESULTS), nobody)
    players = shown.players[game]
    for step in range(L.PLAYERS):
        seat = (shown.turn + step) % players
        alive = (shown.lives >> seat & 1 == 1) & (step < players)
        seats[every[alive], of[alive]] = seat[alive]
        of += alive
    data = Data(shown.on, shown.end.copy(), np.zeros(seats.shape, np.float32), of, game)
    foreseen = np.zeros(seats.shape)  # by seats
    if net:
        np.add.at(foreseen, (every[:, None], seats), probabilities(net, data))
    share = -foreseen / np.maximum(1 - foreseen[every, shown.turn], 1e-9)[:, None]
    share[every, shown.turn] = 1
    lucky = share * (shown.luck[:, None] if net else 0)
    won = np.eye(F.RESULTS)[np.where(shown.winners < 0, nobody, shown.winners)]
    for here in np.split(every, np.flatnonzero(np.diff(game)) + 1):
        moments = slice(here[0], here[-1] + 1)
        until = np.cumsum(lucky[moments], 0)  # what luck has brought up to then is what nobody could foresee
        before = until - lucky[moments]
        foreseen[moments] -= before
        trace(foreseen[moments], won[game[here[0]]] - until[-1], shown.chosen[moments], TRUST if net else 0.0)
        foreseen[moments] += before
    possible = np.arange(nobody) < of[:, None]
    data.targets[:, :nobody] = np.take_along_axis(foreseen, seats[:, :nobody], 1) * possible
    data.targets[:, nobody] = 1 - data.targets[:, :nobody].sum(1)
    return named(data, seats, who(shown.bots, shown.odd)) if net else data


def joined(parts: Sequence[Played]) -> Played:
    """What several runs showed, their games numbered on."""
    ends = np.cumsum([0, *(part.end[-1] for part in parts)])
    begins = np.cumsum([0, *(len(part.winners) for part in parts)])
    whole = {name: np.concatenate([getattr(part, name) for part in parts]) for name in Played._fields}
    whole["end"] = np.concatenate([part.end + ends[i] for i, part in enumerate(parts)])
    whole["game"] = np.concatenate([part.game + begins[i] for i, part in enumerate(parts)])
    return Played(**whole)


def unlearned() -> Net:
    """A net that knows nothing, as small as can be: where a model is wanted and nobody uses it."""
    shapes = ((F.FEATURES, 1), 1, (1, 1), 1, (1, F.RESULTS), F.RESULTS)
    return Net(*(np.zeros(shape, np.float32) for shape in shapes))


TRAINING = KingOfTokyo()
