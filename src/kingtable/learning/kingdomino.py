"""Self-play of Kingdomino: rows of features with what each kingdom still gained, and contests between two nets.

One net learns all formats. It begins with games of the greedy player; then it plays itself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from kingtable.arena.sprt import Bounds
from kingtable.bots.kingdomino.features import FEATURES, NET, UNIT, look
from kingtable.bots.kingdomino.greedy import choose as greedy_turn
from kingtable.bots.kingdomino.greedy import play
from kingtable.bots.kingdomino.planner import PlannerScratch, best_turn, comes_to, scratch_for
from kingtable.bots.net import Net
from kingtable.bots.net_file import NetSpec
from kingtable.bots.running import put_fields
from kingtable.engine.chance import below, seeded
from kingtable.engine.compiler.jit import copy_record, rule
from kingtable.engine.games import game
from kingtable.engine.record import Array, Records, pack
from kingtable.kingdomino import layout as L
from kingtable.kingdomino.hidden import determinize
from kingtable.kingdomino.layout import State
from kingtable.kingdomino.rules import apply, random_action, start
from kingtable.learning.returns import trace
from kingtable.learning.train import Dense, Epoch, drawn, fit, halved

BONUSES: dict[str, Any] = {"middle_kingdom": True, "harmony": True}
WINDOW: dict[str, Any] = {"middle_kingdom": "window", "harmony": True}
FORMATS: tuple[tuple[dict[str, Any], float], ...] = (
    ({"players": 2, **BONUSES}, 2.0),
    ({"players": 2}, 0.5),
    ({"players": 2, "mighty_duel": True, **BONUSES}, 1.5),
    ({"players": 2, "mighty_duel": True}, 0.5),
    ({"players": 3}, 1.0),
    ({"players": 3, "harmony": True}, 1.0),
    ({"players": 3, "three_players": 48, **BONUSES}, 1.5),
    ({"players": 4, **WINDOW}, 3.0),
    ({"players": 4, **BONUSES}, 2.0),
    ({"players": 4}, 1.0),
)
"""What is played, and how much of it."""
NOISE = (0, 13, 26)
"""How many of 256 turns are random, each in a third of the games: else only what good players meet would be known."""
KEPT = (160, 100, 56)
"""How many of 256 kingdoms are rows after a turn, with two to four players: about forty of a game."""
MOST_TOLD = 64
"""Rows of a game for which there is room, in the mean."""
MOST_TURNS = 64
"""No game has more turns."""
TRUST = 0.05
"""See `play_games`."""
ROWS = 9_000_000
"""Rows that are learnt from at most, those of the newest rounds: 200,000 games, in 5 GB of memory."""

GREEDY, PLANNER = range(2)


class Rows(NamedTuple):
    """What was learnt from some games."""

    inputs: Array
    """float32 (rows, FEATURES)."""
    gains: Array
    """float32 (rows,): the points that the kingdom still gained, in UNIT."""
    games: Array
    """int32 (rows,): the number of the game."""
    seats: Array
    """int32 (rows,)."""
    turns: Array
    """int32 (rows,): after which turn of the game."""
    foreseen: Array
    """float64 (turns, PLAYERS): of the present game, what is foreseen of each kingdom after each turn."""
    chosen: Array
    """bool (turns,): whether the turn was chosen, not random."""


@rule
def learned_turn(s: State, scratch: PlannerScratch, player: int, noise: int) -> bool:
    """One turn of the game from what its player may know, `noise` of 256 at random; whether it was chosen.

    scratch: with a generator of its own in its first state, which becomes what the player knows.
    """
    seen = scratch.states[0]
    own = seen.chance
    copy_record(seen, s)
    seen.chance = own
    determinize(seen, L.to_move(seen))
    if noise > 0 and below(seen, 256) < noise:
        apply(s, random_action(s))
        if s.phase == L.CLAIMING:
            apply(s, random_action(s))
        return False
    if player == GREEDY:
        place, claim = greedy_turn(seen, scratch.states[1], scratch.greedy[0])
        play(s, place, claim)
    else:
        best = best_turn(seen, scratch)
        play(s, scratch.moves[best][0], scratch.moves[best][1])
    return True


@rule
def play_games(
    game: Records[State],
    scratch: PlannerScratch,
    rows: Rows,
    first: int,
    games: int,
    player: int,
    noise: int,
    kept: int,
    trust: float,
) -> int:
    """Play whole games and write rows of positions after turns; how many.

    game: (1,) State with its options and generator. scratch: as for `learned_turn`. first: the number of the first
    game; player: GREEDY or PLANNER; kept: how many of 256 kingdoms are rows after a turn; trust: how much of a row's
    target is what the net says after the next turn, and so on (`returns.trace`). Ends early where `rows` are full.
    """
    n = 0
    for number in range(first, first + games):
        s = game[0]
        start(s)
        begun, turn = n, 0
        while s.phase != L.OVER:
            rows.chosen[turn] = learned_turn(s, scratch, player, noise)
            if s.phase == L.OVER:
                break
            look(s, scratch.outlooks[0])
            for p in range(s.players):
                shown = below(scratch.states[0], 256) < kept and n < len(rows.gains)
                if shown or trust > 0.0:
                    foreseen = comes_to(s, p, scratch.outlooks[0], scratch)
                    rows.foreseen[turn][p] = foreseen
                if shown:
                    for i in range(len(scratch.layers.inputs)):
                        rows.inputs[n][i] = scratch.layers.inputs[i]
                    rows.gains[n] = foreseen - UNIT * scratch.layers.outputs[0]
                    rows.games[n] = number
                    rows.seats[n] = p
                    rows.turns[n] = turn
                    n += 1
            turn += 1
        trace(rows.foreseen[:turn], s.totals[0], rows.chosen[1 : turn + 1], trust)
        for row in range(begun, n):
            rows.gains[row] = (rows.foreseen[rows.turns[row]][rows.seats[row]] - rows.gains[row]) / UNIT
        if n >= len(rows.gains):
            break
    return n


@rule
def contest(games: Records[State], one: PlannerScratch, other: PlannerScratch) -> float:
    """One deal in every rotation of the seats, one planner against as many of the other as there is room for; the mean
    of its points less the mean of theirs: 0 among equals.

    games: (2,) State, the second with options and generator. one, other: scratches as for `learned_turn`.
    """
    total = 0.0
    players = games[1].players
    for seat in range(players):
        copy_record(games[0], games[1])
        s = games[0]
        start(s)
        while s.phase != L.OVER:
            if L.to_move(s) == seat:
                learned_turn(s, one, PLANNER, 0)
            else:
                learned_turn(s, other, PLANNER, 0)
        for p in range(players):
            points = float(s.totals[0][p])
            total += points if p == seat else -points / (players - 1)
    return total / players


def rows_for(many: int) -> Rows:
    """Room for rows."""
    inputs, gains = np.zeros((many, FEATURES), np.float32), np.zeros(many, np.float32)
    games, seats, turns = (np.zeros(many, np.int32) for _ in range(3))
    foreseen, chosen = np.zeros((MOST_TURNS, L.PLAYERS)), np.zeros(MOST_TURNS, np.bool_)
    return Rows(inputs, gains, games, seats, turns, foreseen, chosen)


def blank(options: Mapping[str, object], seed: int) -> Array:
    """A record of a game of Kingdomino that is not set up yet, as an array."""
    rules = game("kingdomino")
    return pack(rules.blank(rules.spec.full(options), seeded(seed)))


def seeded_scratch(net: Net, seed: int) -> PlannerScratch:
    """A scratch whose first state has a generator of its own."""
    made = scratch_for(State(), net)
    put_fields(made.states, chance=np.array(seeded(seed), np.uint64))
    return made


@dataclass(frozen=True)
class Part:
    """Some of the games of a round."""

    options: dict[str, Any]
    noise: int
    first: int
    games: int
    seed: int

    def rows(self, net: Net | None) -> Rows:
        """Play them, with the greedy player where there is no net."""
        rows = rows_for(MOST_TOLD * self.games)
        player = GREEDY if net is None else PLANNER
        at = seeded_scratch(net or Net(*drawn((FEATURES, 1, 1, 1), 1)), 2 * self.seed)
        kept = KEPT[self.options["players"] - 2]
        deals, trust = blank(self.options, 2 * self.seed + 1), TRUST if net else 0.0
        n = play_games(deals, at, rows, self.first, self.games, player, self.noise, kept, trust)
        return Rows(*(column[:n] for column in rows))


BETTER = Bounds(0.0, 1.0)
"""In points a game: not better, or better by one."""


@dataclass(frozen=True)
class Kingdomino:
    """What `learning.rounds` asks of a game."""

    spec: NetSpec = NET
    hidden: tuple[int, int] = (128, 32)
    bounds: Bounds = BETTER
    kept: int = ROWS

    def played(self, net: Net | None, games: int, seed: int, processes: int) -> dict[str, Array]:
        """Return rows of about as many games, by the greedy player where there is no net yet: inputs, targets as
        they were made then, and the game of each."""
        whole = sum(share for _, share in FORMATS)
        parts, first = list[Part](), 0
        for options, share in FORMATS:
            for noise in NOISE:
                some = max(1, round(games * share / whole / len(NOISE)))
                parts.append(Part(options, noise, first, some, 1000 * seed + len(parts)))
                first += some
        with ThreadPoolExecutor(processes) as pool:  # compiled rules leave the lock of the interpreter
            played = list(pool.map(lambda part: part.rows(net), parts))
        inputs, gains, numbers = (np.concatenate([rows[i] for rows in played]) for i in range(3))
        return {"inputs": inputs.astype(np.float16), "targets": gains[:, None], "game": numbers}

    def learnt(self, shown: Sequence[dict[str, Array]], net: Net | None) -> Dense:
        """The rows of some rounds as they are, their games numbered on."""
        begins = np.cumsum([0, *(int(each["game"][-1]) + 1 for each in shown)])
        games = np.concatenate([each["game"] + begin for each, begin in zip(shown, begins[:-1], strict=True)])
        inputs, targets = (np.concatenate([each[name] for each in shown]) for name in ("inputs", "targets"))
        return Dense(inputs, targets, games)

    def fit(
        self, learnt: Dense, seed: int, begun: Net | None, progress: Callable[[Epoch], None]
    ) -> tuple[Net, list[Epoch]]:
        """A net that foresees the points still to come; its weights keep the precision of float16."""
        begin = begun or drawn((FEATURES, *self.hidden, 1), seed)
        net, epochs = fit(learnt, begin, seed=seed, progress=progress)
        return halved(net), epochs

    def deals(self, new: Net, old: Net, seed: int) -> Iterator[float]:
        """What the new net's planner scores more than the old one's, deal by deal, the formats in turn."""
        one, other = seeded_scratch(new, 2 * seed), seeded_scratch(old, 2 * seed + 1)
        number = 0
        while True:
            for options, _ in FORMATS:
                number += 1
                games = np.concatenate([pack(State()), blank(options, 100_000 * seed + number)])
                yield float(contest(games, one, other))


TRAINING = Kingdomino()
