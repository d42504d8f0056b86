"""The players of King of Tokyo, from random to strong. Each plays one decision at a time.

A decision takes milliseconds interpreted, of `learner` up to a tenth of a second, so at a table nobody waits for a
compiler; the arena plays compiled. Only `expert` searches, and is compiled everywhere.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from operator import le
from pathlib import Path
from typing import Any

import numpy as np

from kingtable.bots import person
from kingtable.bots.bot import Bot, Learned, Line, per_thread
from kingtable.bots.king_of_tokyo import expert, features, games, learner, personas, roller
from kingtable.bots.king_of_tokyo.learner import ATTACKS, KNOWN, Model
from kingtable.bots.king_of_tokyo.roller import AHEAD, Scratch, plan, present, weigh
from kingtable.bots.net import Net
from kingtable.bots.net_file import load
from kingtable.bots.players import Players
from kingtable.bots.running import runnable, twin
from kingtable.engine import multisets
from kingtable.engine.chance import seeded
from kingtable.engine.compiler.jit import compiles, interpreted, rule
from kingtable.engine.record import copy_of, pack
from kingtable.king_of_tokyo import layout as L
from kingtable.king_of_tokyo import rules
from kingtable.king_of_tokyo.cards.kinds import RAPID_HEALING
from kingtable.king_of_tokyo.dice import solve, table
from kingtable.king_of_tokyo.hidden import Seen
from kingtable.king_of_tokyo.layout import ACTIONS, MOST_DICE
from kingtable.king_of_tokyo.view import legal_actions

_rank_of = interpreted(multisets.rank_of)
_solve = interpreted(solve)
_present = interpreted(present)
_weighed_by = interpreted(learner.weighed_by)
_KEEP_STEPS: Any = L.KEEP_STEPS.tolist()
_random_action = interpreted(rules.random_action)


@per_thread
def plain_scratch() -> Scratch:
    """Scratch for the players of one thread, with the tables of the dice: as a twin."""
    made = Scratch()
    t = table(MOST_DICE)
    made.counts, made.more, made.less = t.counts.tolist(), t.more.tolist(), t.less.tolist()
    made.first = [int((t.counts.sum(1) < n).sum()) for n in range(MOST_DICE + 2)]
    return made


def new_scratch() -> Any:
    """The same for compiled rules, a new one."""
    return runnable(plain_scratch())


@per_thread
def compiled_scratch() -> Any:
    """The same, always the same one for a thread."""
    return new_scratch()


MODELS = 12
"""Models that a thread keeps: two for each of six nets at a table."""
WEIGHTS = Path(__file__).parent / "weights"


def new_model(net: Net) -> Model:
    """A net with the scratch that reading it needs, for compiled rules."""
    hidden, second, results = len(net.first_bias), len(net.second_bias), features.RESULTS
    sums, tried, above, told = (np.zeros(n, np.float32) for n in ((ATTACKS, hidden), hidden, second, results))
    values, probabilities, known = (np.zeros(n) for n in (ATTACKS, results, KNOWN))
    left, on, price, keys = (np.zeros(n, np.int64) for n in ((ATTACKS, 4), features.MOST, 3, KNOWN))
    return Model(net, sums, tried, above, told, probabilities, values, left, on, price, keys, known)


@cache
def net_of(bot: str) -> Net:
    """The shipped net of `learner` or `expert`. Raises UnfitNet."""
    return load(WEIGHTS / f"{bot}.npz", features.NET)[0]


@per_thread
def _models() -> list[tuple[Net, bool, Model]]:
    """The models that a thread has used last, each with its net."""
    return []


def model_for(net: Net, compiled: bool) -> Model:
    """A thread's model for a net, the same one for the same object; of nested lists where rules run interpreted."""
    last = _models()
    for known, runs, made in last:
        if known is net and runs == compiled:
            return made
    made = new_model(net)
    if not compiled:
        made = Model(Net(*(some.tolist() for some in net)), *(some.tolist() for some in made[1:]))
    last.append((net, compiled, made))
    del last[:-MODELS]
    return made


def shipped_models(compiled: bool) -> tuple[Model, Model]:
    """The models of the shipped nets, as games take them. Raises UnfitNet."""
    return model_for(net_of("learner"), compiled), model_for(net_of("expert"), compiled)


@dataclass(frozen=True)
class Random(Bot):
    """Uniformly random among the legal actions."""

    name: str = "random"
    level: int = 0

    def choose(self, seen: Seen, seat: int, seed: int) -> list[int]:
        seen.chance = seeded(seed, seat)
        return [_random_action(seen, [0] * ACTIONS)]


@dataclass(frozen=True)
class Persona(Bot):
    """One of the three who play like people with one idea (`bots.king_of_tokyo.personas`)."""

    name: str = "attacker"
    level: int = 1
    persona: int = personas.ATTACKER
    compiled: bool = True

    def choose(self, seen: Seen, seat: int, seed: int) -> list[int]:
        seen.chance = seeded(seed, seat)
        if self.compiled and compiles():
            return [int(persona_in(runnable(seen), self.persona, compiled_scratch()))]
        return [int(interpreted(persona_in)([seen], self.persona, [plain_scratch()]))]


@dataclass(frozen=True)
class Attacker(Persona):
    """Collects claws, stays in Tokyo."""


@dataclass(frozen=True)
class Racer(Persona):
    """Collects numbers, buys points."""

    name: str = "racer"
    persona: int = personas.RACER


@dataclass(frozen=True)
class Builder(Persona):
    """Collects energy, buys Keep cards."""

    name: str = "builder"
    persona: int = personas.BUILDER


@dataclass(frozen=True)
class Roller(Bot):
    """Exact dice over a hand-made value (`bots.king_of_tokyo.roller`)."""

    name: str = "roller"
    level: int = 3
    compiled: bool = True

    def choose(self, seen: Seen, seat: int, seed: int) -> list[int]:
        if self.compiled and compiles():
            return [int(roller_in(runnable(seen), compiled_scratch()))]
        return [int(interpreted(roller_in)([seen], [plain_scratch()]))]

    def analyse(self, seen: Seen, seat: int, seed: int) -> list[Line]:
        """Every action that is weighed; none where damage is met, energy put on batteries or cards are sold.

        Value while dice are thrown: exact over the rest of the throws, of what the final dice are worth by hand-made
        weights; elsewhere as `roller.weigh` has it.
        """
        chosen = self.choose(Seen(copy_of(seen)), seat, seed)[0]
        if self.compiled and compiles():
            states, scratches, plan_, weigh_ = runnable(seen), compiled_scratch(), plan_in, weigh_in
        else:
            states, scratches, plan_, weigh_ = [seen], [plain_scratch()], interpreted(plan_in), interpreted(weigh_in)
        if seen.phase == L.ROLLED:
            plan_(states, scratches, min(seen.rerolls, AHEAD - 1) + 1)
            lines = _throws(seen, twin(Scratch, scratches), roller.THROW_COST)
        else:
            n = int(weigh_(states, scratches))
            made = twin(Scratch, scratches)
            lines = _weighed(made.actions[:n], made.worth[:n])
        return sorted(lines, key=lambda line: (line.actions[0] != chosen, -line.value))


@dataclass(frozen=True)
class Learner(Learned):
    """Exact dice over a learned probability to win (`bots.king_of_tokyo.learner`)."""

    name: str = "learner"
    level: int = 4
    compiled: bool = True

    def choose(self, seen: Seen, seat: int, seed: int) -> list[int]:
        return [_think(seen, seat, seed, games.player(games.LEARNER), self.net or net_of("learner"), self.compiled)]

    def analyse(self, seen: Seen, seat: int, seed: int) -> list[Line]:
        """Every action that is weighed, with the chance to win after it; none where `roller` decides."""
        chosen = self.choose(Seen(copy_of(seen)), seat, seed)[0]
        return _looked_ahead(seen, chosen, self.compiled)


@dataclass(frozen=True)
class Expert(Learned):
    """A learner that has learnt more, and tries in playouts of a round what it answers and buys
    (`bots.king_of_tokyo.expert`)."""

    name: str = "expert"
    level: int = 6
    budget: int = games.BUDGET

    def choose(self, seen: Seen, seat: int, seed: int) -> list[int]:
        return [_think(seen, seat, seed, games.player(games.EXPERT, budget=self.budget), self.net or net_of("expert"))]

    def analyse(self, seen: Seen, seat: int, seed: int) -> list[Line]:
        """The actions that are searched, with the mean chance to win after them, the prior counting as playouts; of
        dice every choice, as `Learner` has it; none where `roller` decides."""
        chosen = self.choose(Seen(copy_of(seen)), seat, seed)[0]
        if not _weighed_by(seen) & expert.SEARCHED:
            return _looked_ahead(seen, chosen)
        made = _made()
        lines = [
            Line((made.tried[row],), made.sums[row] / (expert.PRIOR + made.visits[row]), made.visits[row])
            for row in made.alive[: made.tries]
        ]
        return [lines[0], *sorted(lines[1:], key=lambda line: (-line.playouts, -line.value))]


@dataclass(frozen=True)
class Person(person.Person):
    """The learner's actions, drawn as a person of some strength would play (`bots.person`)."""

    middle: float = 0.25

    def advisers(self) -> Sequence[Learner]:
        return (Learner(compiled=self.compiled),)

    def log_odds(self, value: float) -> float:
        chance = min(max(value, 1e-4), 1 - 1e-4)
        return math.log(chance / (1 - chance))


def _think(seen: Seen, seat: int, seed: int, bot: games.Player, net: Net, compiled: bool = True) -> int:
    """The action of one of the learned players, with a net."""
    own = L.State()
    own.chance = seeded(seed, seat)
    runs = compiled and compiles()
    both = (model_for(net, runs),) * 2
    if runs:
        compiled_scratch()[0]["planned"] = 0
        return int(games.think(runnable(seen, own, own, own, own), compiled_scratch(), both, pack(bot), 0))
    plain_scratch().planned = 0
    return int(interpreted(games.think)([seen, own, *(L.State() for _ in range(3))], [plain_scratch()], both, [bot], 0))


def _looked_ahead(seen: Seen, chosen: int, compiled: bool = True) -> list[Line]:
    """What a learner has just thought of the actions it weighs, the chosen one first."""
    skill = _weighed_by(seen)
    if skill & learner.SKILLS == 0:
        return []
    made = _made(compiled)
    if skill == learner.DICE:
        lines = _throws(seen, made, learner.THROW_COST)
    else:
        n = len(legal_actions(seen))
        lines = _weighed(made.listed[:n], made.probabilities[:n])
    return sorted(lines, key=lambda line: (line.actions[0] != chosen, -line.value))


def _made(compiled: bool = True) -> Any:
    """The scratch after a thought, as a twin."""
    return twin(Scratch, compiled_scratch() if compiled and compiles() else [plain_scratch()])


def _throws(seen: Seen, made: Any, cost: float) -> list[Line]:
    """To stop, every choice of dice to keep, and every use of a card for one throw more, less what that must gain.

    made: holds the plan of one throw more than is left.
    """
    rerolls = min(seen.rerolls, AHEAD - 1)
    here = _present(seen, made)
    bought = made.best[rerolls + 1][here] - cost
    first, n = made.first[seen.dice], made.first[seen.dice + 1]
    _solve(made.values, made.more, made.less, first, n, rerolls, made.means, made.choice, made.best)
    keeps = [i for i in range(first if rerolls else 0) if all(map(le, made.counts[i], seen.faces))]
    uses = [action for action in legal_actions(seen) if L.USE <= action < L.CHANGE and action != L.USE + RAPID_HEALING]
    return [
        Line((L.DONE,), made.values[here - first]),
        *(Line((L.KEEP + _rank_of(_KEEP_STEPS, made.counts[i]),), made.means[i]) for i in keeps),
        *(Line((action,), bought) for action in uses),
    ]


def _weighed(actions: Sequence[int], worths: Sequence[float]) -> list[Line]:
    weighed = zip(actions, worths, strict=True)
    return [Line((action,), worth) for action, worth in weighed if worth > roller.NOT_WEIGHED]


@rule
def persona_in(states: Any, persona: int, scratches: Any) -> int:
    """`personas.choose` on arrays: a bare record as argument is slow to pass."""
    return personas_choose(states[0], persona, scratches[0])


@rule
def roller_in(states: Any, scratches: Any) -> int:
    """`roller.choose` on arrays."""
    return roller_choose(states[0], scratches[0])


@rule
def plan_in(states: Any, scratches: Any, rerolls: int) -> None:
    """`roller.plan` on arrays."""
    plan(states[0], scratches[0], rerolls)


@rule
def weigh_in(states: Any, scratches: Any) -> int:
    """`roller.weigh` on arrays."""
    return weigh(states[0], scratches[0])


personas_choose = personas.choose
roller_choose = roller.choose

PLAYERS = Players(
    bots={
        "random": Random,
        "person": Person,
        "attacker": Attacker,
        "racer": Racer,
        "builder": Builder,
        "roller": Roller,
        "learner": Learner,
        "expert": Expert,
    },
    interpreted=(Person, Attacker, Racer, Builder, Persona, Roller, Learner),
    early=("random", "person", "attacker", "racer", "builder", "roller", "learner"),
    hint="expert",
    reasons="kingtable.bots.king_of_tokyo.reasons:reasons",
    win_probabilities="kingtable.bots.king_of_tokyo.win_probability:win_probabilities",
    samples=256,
    reviewer="expert",
    compiled="kingtable.bots.king_of_tokyo.compiled:COMPILED",
    net=features.NET,
)
