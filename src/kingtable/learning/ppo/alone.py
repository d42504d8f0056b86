"""PPO in one process."""

from __future__ import annotations

import time
from collections.abc import Generator
from dataclasses import replace
from pathlib import Path

from kingtable.bots.policy import Weights
from kingtable.learning.ppo import folder as files
from kingtable.learning.ppo.league import League
from kingtable.learning.ppo.learner import Learner, encoding_in, policy_of
from kingtable.learning.ppo.measuring import won
from kingtable.learning.ppo.self_play import Ended, SelfPlay, encoding_for
from kingtable.learning.ppo.settings import Passed, Plan


def learn(
    plan: Plan, folder: Path, *, minutes: float, measured: float = 2.0, games: int = 512, kept: int = 0
) -> Generator[Passed]:
    """Go on with a run in a folder, pass by pass, until it has learnt for `minutes` minutes in all.

    measured: minutes between two measurements against the opponent, and their games; they do not count as learning.
    kept: the number of games of each pass in `games.parquet`. The run saves at each measurement, at the end and
    when the iterator is closed. Games in progress begin again. Raises Refused, InvalidOptions, InvalidRecord.
    """
    state, done = files.begin(plan, folder, kept)
    encoding = encoding_for(plan) if state is None else encoding_in(state)
    learner, league = Learner(plan, encoding), League(plan.seed, files.arrays_in(folder / files.LEAGUE))
    if state is not None:
        learner.go_on(state)
    play = SelfPlay(plan, encoding, plan.seed + learner.number, kept)
    past: Weights | None = None
    since, saved, ended = learner.minutes, learner.number, list[Ended]()

    def save() -> None:
        nonlocal saved
        files.keep(folder, plan, learner.state(), done)
        if plan.settings.league:
            files.keep_arrays(folder / files.LEAGUE, league.state())
        if ended:
            files.add_games(folder, files.rows_of(plan, ended))
            ended.clear()
        saved = learner.number

    try:
        while learner.minutes < minutes:
            begun = time.monotonic()
            passed = learner.learned(play.played(learner.weights, past, learner.number), begun)
            done.append(passed)
            ended += play.ended
            if plan.settings.league:
                past = league.turn(learner.number, learner.weights)
            if learner.minutes - since >= measured or learner.minutes >= minutes:
                since = learner.minutes
                policy = policy_of(plan, encoding, learner.weights)
                share, margin = won(policy, plan.opponent, plan.options, games=games, seed=plan.seed + learner.number)
                done[-1] = replace(passed, won=round(share, 4), margin=round(margin, 4))
                save()
            yield done[-1]
    finally:
        if learner.number > saved:
            save()
