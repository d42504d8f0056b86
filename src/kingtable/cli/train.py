"""`kingtable train`: players of a game, from nothing but self-play."""

from __future__ import annotations

import os
import shlex
from collections import Counter
from collections.abc import Generator, Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import click
from click.core import ParameterSource
from rich.console import Console
from rich.table import Table

import kingtable
from kingtable import bots
from kingtable.bots.players import players_of
from kingtable.cli.options import ONE_GAME, SEED, Place, fail, game_options, stop
from kingtable.cli.words import Spoken, number_of, say
from kingtable.engine.games import GAMES
from kingtable.engine.spec import loaded
from kingtable.learning import ppo
from kingtable.learning.rounds import Progress, Round, rounds_in, teach

ROUNDS, PPO = "rounds", "ppo"
OF_ALL = ("game", "folder", "method", "resume", "hours", "minutes", "seed")
OF_ROUNDS = ("rounds", "games")


@click.command("train", cls=Spoken)
@click.argument("game", type=ONE_GAME)
@click.option("--folder", type=Place(folder=True), required=True)
@click.option("--method", type=click.Choice([ROUNDS, PPO]), default=ROUNDS, show_default=True)
@click.option("--resume", is_flag=True)
@click.option("--rounds", type=click.IntRange(1))
@click.option("--hours", type=click.FloatRange(min=0, min_open=True), default=8.0, show_default=True)
@click.option("--minutes", type=click.FloatRange(min=0, min_open=True))
@click.option("--games", type=click.IntRange(100), default=20_000, show_default=True)
@click.option("--seed", type=SEED, default=1, show_default=True)
@click.option("--processes", type=click.IntRange(1, 256), default=os.cpu_count() or 1, show_default="all cores")
@click.option("--players", type=int)
@click.option("--against")
@click.option("--league", type=click.FloatRange(0, 1), metavar="SHARE")
@click.option("--keep-games", type=click.IntRange(0, 1000), metavar="N")
@click.option("--ray", metavar="ADDRESS")
@click.option("--rollouts", type=click.IntRange(1, 1000), metavar="N")
@game_options
def command(
    game: str,
    folder: Path,
    method: str,
    resume: bool,
    rounds: int | None,
    hours: float,
    minutes: float | None,
    games: int,
    seed: int,
    processes: int,
    players: int | None,
    against: str | None,
    league: float | None,
    keep_games: int | None,
    ray: str | None,
    rollouts: int | None,
    options: dict[str, Any],
) -> None:
    """Self-play and training."""
    if (rounds_in(folder) or ppo.plan_in(folder)) and not resume:
        fail(say("train-begun", folder=str(folder)))
    limit = 60 * hours if minutes is None else minutes
    _same_method(method, ray)
    with _kept(folder):
        if method == ROUNDS:
            _rounds(game, folder, rounds, limit, games, seed, processes)
            return
        given = options if players is None else {**options, "players": players}
        plan = _plan(game, folder, kingtable.GAMES[game].full(given), seed, against, league, ray is not None)
        died = Counter[str]()
        if ray is None:
            _policy(plan, folder, ppo.learn(plan, folder, minutes=limit, kept=keep_games or 0), died)
            return
        from kingtable.learning.ppo.on_ray import learn

        def lost(role: str) -> None:
            died[role] += 1

        how: dict[str, Any] = {"rollouts": rollouts, "processes": processes, "kept": keep_games or 0, "died": lost}
        _policy(plan, folder, learn(plan, folder, ray, minutes=limit, **how), died)


@contextmanager
def _kept(folder: Path) -> Iterator[None]:
    """Say after Ctrl-C what is in the folder, if anything is."""
    try:
        yield
    except KeyboardInterrupt:
        if rounds_in(folder) or ppo.plan_in(folder):
            stop(say("train-stopped", folder=str(folder)))
        raise


def _same_method(method: str, ray: str | None) -> None:
    """Refuse options that were given and that the method does not have."""
    context = click.get_current_context()
    for name in context.params:
        if name in OF_ALL or context.get_parameter_source(name) is ParameterSource.DEFAULT:
            continue
        if name in OF_ROUNDS or (name == "processes" and method == ROUNDS):
            whose, fits = f"--method {ROUNDS}", method == ROUNDS
        elif name in ("processes", "rollouts") and method == PPO:
            whose, fits = "--ray", ray is not None
        else:
            whose, fits = f"--method {PPO}", method == PPO
        if not fits:
            fail(say("train-only", option=f"--{name.replace('_', '-')}", how=whose))


def _rounds(game: str, folder: Path, rounds: int | None, minutes: float, games: int, seed: int, processes: int) -> None:
    """Rounds of self-play, for the bots that read a net."""
    if not GAMES[game].learning:
        fail(say("train-none", game=game))
    with Console(stderr=True).status("…") as status:

        def progress(now: Progress) -> None:
            fields = {"round": now.number, "doing": now.doing, "epoch": now.epoch.number if now.epoch else 0}
            status.update(say("train-progress", **fields, deals=now.test.n if now.test else 0))

        done = teach(
            loaded(GAMES[game].learning),
            folder,
            games=games,
            rounds=rounds,
            hours=minutes / 60,
            seed=seed,
            processes=processes,
            progress=progress,
        )
    Console(highlight=False).print(_table(done))
    net = folder / "net.npz"
    click.echo(say("train-kept", file=str(net)))
    if learned := players_of(game).learned:
        _play_it(game, f"{learned[0]}:net={net}", learned[0])


def _plan(
    game: str,
    folder: Path,
    options: dict[str, Any],
    seed: int,
    against: str | None,
    league: float | None,
    on_cluster: bool,
) -> ppo.Plan:
    """The plan in the folder, or a new one."""
    plan = ppo.plan_in(folder)
    if plan is None:
        settings = ppo.Settings()
        if league is None and on_cluster:
            league = ppo.SHARE
        plan = ppo.Plan(game, options, seed, settings, against or ppo.opponent_of(game))
    elif (plan.game, against or plan.opponent) != (game, plan.opponent):
        fail(say("train-other", folder=str(folder), game=plan.game, bot=plan.opponent))
    bots.make(game, plan.opponent)
    return plan if league is None else replace(plan, settings=replace(plan.settings, league=league))


def _policy(plan: ppo.Plan, folder: Path, course: Generator[ppo.Passed], died: Counter[str]) -> None:
    """A policy by PPO, for any game. died: how often each actor of a cluster has died."""
    table = Table()
    for key in ("train-minutes", "train-games", "train-entropy", "train-won"):
        table.add_column(say(key, bot=plan.opponent), justify="right")
    with Console(stderr=True).status(say("train-compiles")) as status, closing(course) as passes:
        for passed in passes:
            fields = {"number": passed.number, "games": passed.games, "minutes": f"{passed.minutes:.1f}"}
            status.update(" ".join([say("train-passes", **fields), *_deaths(died)]))
            if passed.won is not None:
                figures = [f"{passed.minutes:.1f}", str(passed.games), f"{passed.entropy:.3f}"]
                won = f"{100 * passed.won:.1f} ± {100 * (passed.margin or 0):.1f} %"
                table.add_row(*map(number_of, figures), number_of(won))
    out = Console(highlight=False)
    out.print(table)
    for line in _deaths(died):
        out.print(line)
    file = folder / "policy.npz"
    click.echo(say("train-kept-policy", file=str(file)))
    _play_it(plan.game, f"policy:{file}", plan.opponent)


def _deaths(died: Counter[str]) -> list[str]:
    """The line about actors that died, where there were any."""
    actors = ", ".join(f"{role} × {often}" for role, often in sorted(died.items()))
    return [say("train-restarted", count=died.total(), actors=actors)] if died else []


def _play_it(game: str, spec: str, other: str) -> None:
    click.echo(say("train-play", command=shlex.join(["kingtable", "play", game, "--bot", spec])))
    click.echo(say("train-compare", command=shlex.join(["kingtable", "match", game, spec, other])))


def _table(done: list[Round]) -> Table:
    table = Table()
    for key in ("train-round", "train-rows", "train-loss", "train-verdict", "train-deals", "train-mean"):
        table.add_column(say(key), justify="left" if key == "train-verdict" else "right")
    for each in done:
        figures = (str(each.number), str(each.rows), f"{each.validated:.4f}")
        verdict = say("train-said", verdict=each.verdict)
        table.add_row(*map(number_of, figures), verdict, number_of(str(each.deals)), number_of(f"{each.mean:+.2f}"))
    return table
