"""Whole games of the players, compiled: for statistics, for measuring strength, and to learn from. The players are
given what their seats may know, and no more."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from kingtable.bots.king_of_tokyo import features as F
from kingtable.bots.king_of_tokyo.expert import SEARCHED
from kingtable.bots.king_of_tokyo.expert import analyse as expert_analyse
from kingtable.bots.king_of_tokyo.expert import choose as expert_choose
from kingtable.bots.king_of_tokyo.learner import SKILLS, Model
from kingtable.bots.king_of_tokyo.learner import analyse as learner_analyse
from kingtable.bots.king_of_tokyo.learner import choose as learner_choose
from kingtable.bots.king_of_tokyo.personas import choose as persona_choose
from kingtable.bots.king_of_tokyo.roller import Lines, Scratch, present
from kingtable.bots.king_of_tokyo.roller import choose as roller_choose
from kingtable.engine.chance import below, seeded
from kingtable.engine.compiler.jit import copy_record, i64, rule
from kingtable.engine.record import Array, Grid, Record, Records, Row, field, pack, record
from kingtable.king_of_tokyo import layout as L
from kingtable.king_of_tokyo import rules
from kingtable.king_of_tokyo.cards.deck import KINDS
from kingtable.king_of_tokyo.decisions import legal
from kingtable.king_of_tokyo.hidden import determinize

RANDOM, ATTACKER, RACER, BUILDER, ROLLER, LEARNER, EXPERT = range(7)
NAMES = ("random", "attacker", "racer", "builder", "roller", "learner", "expert")
SECOND_LEARNER = 7
"""In USUAL: a learner that reads the second model."""
BUDGET = 100
"""Playouts of an expert."""


@record
class Player(Record):
    """A player by its kind and its abilities."""

    kind: int = field("i8", doc="RANDOM to EXPERT")
    skills: int = field("i8", doc="of a learner: what its net decides; of an expert: what it searches")
    model: int = field("i8", doc="the model that its net is: 0 or 1")
    budget: int = field("i8", doc="playouts of an expert")


def player(kind: int, skills: int | None = None, model: int | None = None, budget: int = BUDGET) -> Player:
    """A player of a kind. skills, model: None for what is usual, an expert reads the second model."""
    made = Player()
    usual = SEARCHED if kind == EXPERT else SKILLS
    made.kind, made.skills = kind, usual if skills is None else skills
    made.model, made.budget = int(kind == EXPERT) if model is None else model, budget
    return made


def line_up(*players: Player) -> Array:
    """Players as `games` takes them."""
    return np.concatenate([pack(one) for one in players])


USUAL = line_up(*map(player, range(7)), player(LEARNER, model=1))
"""One of each kind, at the place of its number, and SECOND_LEARNER."""


class Results(NamedTuple):
    """What came of games.

    winners, firsts, turns, causes: int64 (games,), the winning seat or NOBODY, who began, turns played, one of
    CAUSES. bought, won_with: int64 (KINDS,), purchases of each card from the row, and games won by a monster that had
    bought it.
    """

    winners: Array
    firsts: Array
    turns: Array
    causes: Array
    bought: Array
    won_with: Array


class Rows(NamedTuple):
    """What was seen in games, for who learns: a row for each of the two moments of a turn (`features`).

    on: int16 (room,), the features of all rows, one row after the other. end: int64 (rows,), where each ends. game,
    turn, lives: int32 (rows,), its game, whose turn it was, bits of the living. chosen: bool (rows,), whether nothing
    was decided at random until the next row or the end. luck: float32 (rows,), before the throws of a learner, how much
    more the dice that came were worth to it than its plan expected of all throws, as win probabilities by its own net;
    0 elsewhere, and where it has cards for more throws, of which the plan does not know. In the mean it is 0.
    """

    on: Array
    end: Array
    game: Array
    turn: Array
    lives: Array
    chosen: Array
    luck: Array


def results(games: int) -> Results:
    """Room for the results of games."""
    return Results(*(np.zeros(n, np.int64) for n in (games, games, games, games, KINDS, KINDS)))


def rows(most: int, features: int = 0) -> Rows:
    """Room for rows with features, by how many of both in all."""
    game, turn, lives = (np.zeros(most, np.int32) for _ in range(3))
    chosen, luck = np.zeros(most, np.bool_), np.zeros(most, np.float32)
    return Rows(np.zeros(features, np.int16), np.zeros(most, np.int64), game, turn, lives, chosen, luck)


def tables(players: int, bay: bool = True) -> Array:
    """The records that `games` takes, the Bay in use from five monsters on."""
    s = L.State()
    s.players, s.bay = players, int(bay and players >= L.BAY_FROM)
    return np.concatenate([pack(s)] * 5)


def seeds(first: int, games: int) -> Array:
    """Generators of games, uint64 (games,)."""
    return np.array([seeded(first, game) for game in range(games)], np.uint64)


@rule
def decide(states: Records[L.State], scratch: Scratch, models: tuple[Model, Model], player: Player) -> int:
    """The action of a player. states: (4,), what it may know, and three to try on."""
    s, kind = states[0], player.kind
    if kind == LEARNER:
        return i64(learner_choose(states, scratch, models[player.model], player.skills))
    if kind == EXPERT:
        return i64(expert_choose(states, scratch, models[player.model], player.skills, player.budget, 1))
    if kind == ROLLER:
        return i64(roller_choose(s, scratch))
    if kind == RANDOM:
        return i64(rules.random_action(s, scratch.actions))
    return i64(persona_choose(s, kind - ATTACKER, scratch))


@rule
def see(states: Records[L.State]) -> None:
    """Make the second state what the mover of the first may know; it keeps its generator."""
    s, seen = states[0], states[1]
    own = seen.chance
    copy_record(seen, s)
    seen.chance = own
    determinize(seen, seen.mover)


@rule
def turn(
    states: Records[L.State],
    scratches: Records[Scratch],
    models: tuple[Model, Model],
    players: Records[Player],
    lines: Lines,
) -> tuple[int, int]:
    """The action of a learned player in a position by itself, and how many lines tell what it thinks.

    states, scratches, models: see `think`. players: (1,) Player.
    """
    see(states)
    scratch, player = scratches[0], players[0]
    scratch.planned = 0
    model, skills = models[player.model], player.skills
    if player.kind == EXPERT:
        return expert_analyse(states[1:], scratch, model, skills, player.budget, 1, lines)
    return learner_analyse(states[1:], scratch, model, skills, lines)


@rule
def think(
    states: Records[L.State],
    scratches: Records[Scratch],
    models: tuple[Model, Model],
    players: Records[Player],
    which: int,
) -> int:
    """The action of one of some players, from what the mover may know.

    states: (5,), the game, what the mover may know of it, whose generator is the players' own, and three to try on;
    scratches: (1,) of roller.Scratch; models: two (learner.Model); players: (n,) Player.
    """
    see(states)
    return decide(states[1:], scratches[0], models, players[which])


@rule
def games(
    states: Records[L.State],
    scratches: Records[Scratch],
    models: tuple[Model, Model],
    players: Records[Player],
    seeds: Row | Array,
    bots: Grid | Array,
    odd: Grid | Array,
    out: Results,
    rows: Rows,
) -> int:
    """Play games; how many rows were written.

    states, scratches, models, players: see `think`. seeds: uint64 (games,). bots: int64 (games, seats), places in
    `players`. odd: int64 (games, seats), how many of 256 decisions besides the throws are random. out: Results, filled
    in. rows: Rows, as many as there is room for.
    """
    s, scratch, n = states[0], scratches[0], 0
    mine = out.won_with.copy()
    for game in range(len(seeds)):
        s.chance = seeds[game]
        states[1].chance = seeds[game] ^ L.ONE
        rules.set_up(s)
        out.firsts[game] = s.order
        scratch.planned = 0
        mine[:] = 0
        resolved, thrown, planned = 0, 0, -1  # planned: the row before the throws that a learner's plan tells of
        while s.phase != L.OVER:
            rules.resolve(s)
            if s.phase == L.GOING_ON:
                if resolved != s.number:
                    resolved = s.number
                    n = take(s, states[1], models, rows, n, game)
                rules.run(s)
            if s.phase == L.OVER:
                break
            if s.phase == L.ROLLED and thrown != s.number:
                thrown = s.number
                before = n
                n = take(s, states[1], models, rows, n, game)
                foretold = players[bots[game][s.turn]].kind == LEARNER and rules.nothing_special(s)
                planned = before if n > before and foretold else -1
            bot = bots[game][s.mover]
            if players[bot].kind == RANDOM and s.phase == L.ROLLED and s.rerolls > 0 and rules.nothing_special(s):
                rules.random_throw(s)
                s.phase = L.GOING_ON
                continue
            if s.phase != L.ROLLED and odd[game][s.mover] > 0 and below(states[1], 256) < odd[game][s.mover]:
                action = i64(scratch.actions[below(states[1], legal(s, scratch.actions))])
                if n > 0:
                    rows.chosen[n - 1] = False
            else:
                action = think(states, scratches, models, players, bot)
            if L.BUY <= action < L.BUY_FROM:
                out.bought[action - L.BUY] += 1
                mine[action - L.BUY] |= 1 << s.mover
            throws = s.phase == L.ROLLED and planned >= 0
            rules.act(s, action)
            if throws:
                rows.luck[planned] = scratch.values[present(s, scratch) - scratch.first[s.dice]] - scratch.means[0]
        out.winners[game], out.turns[game], out.causes[game] = s.winner, s.number, s.cause
        if s.winner != L.NOBODY:
            for kind in range(KINDS):
                if mine[kind] >> s.winner & 1:
                    out.won_with[kind] += 1
    return n


@rule
def take(s: L.State, chance: L.State, models: tuple[Model, Model], rows: Rows, n: int, game: int) -> int:
    """Append a row, if there is room; the new number. Now and then the row of cards has gaps, because players look
    ahead to such. chance: a record to draw from."""
    begin = rows.end[n - 1] if n > 0 else 0
    if n == len(rows.end) or begin + F.MOST > len(rows.on) or L.living(s) < 2:
        return n
    row0, row1, row2 = s.row[0], s.row[1], s.row[2]
    gap = below(chance, 16)  # one of the three places, or all
    if gap < 4:
        for slot in range(3):
            if slot == gap or gap == 3:
                s.row[slot] = L.NOBODY
    on = models[0].on
    some = F.put_features(s, on)
    s.row[0], s.row[1], s.row[2] = row0, row1, row2
    for i in range(some):
        rows.on[begin + i] = on[i]
    rows.end[n] = begin + some
    rows.game[n] = game
    rows.turn[n] = s.turn
    rows.lives[n] = s.lives
    rows.chosen[n] = True
    return n + 1
