"""The folder of a run: all that is known of it.

`policy.npz` is what `policy:FILE` plays; `learner.npz` and `league.npz`, from which the run goes on; `curve.csv`, how
it went, and `curve.svg`, the same drawn; `run.json`, what made it; `games.parquet`, games that it played
(`kingtable.data`), if somebody asked for them. Each file is written whole or not at all.
"""

from __future__ import annotations

import csv
import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, fields
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from kingtable import data
from kingtable.arena.plots import curves
from kingtable.data.columns import arrow
from kingtable.engine.errors import InvalidRecord
from kingtable.engine.folders import Whole, made
from kingtable.engine.front import begun
from kingtable.engine.match import Match
from kingtable.engine.record import Array
from kingtable.engine.text import cut
from kingtable.learning.ppo.learner import State, policy_in
from kingtable.learning.ppo.self_play import Ended
from kingtable.learning.ppo.settings import Passed, Plan, Settings

if TYPE_CHECKING:
    import pyarrow as pa

LEARNER, LEAGUE, GAMES = "learner.npz", "league.npz", "games.parquet"


def plan_in(folder: Path) -> Plan | None:
    """Return the plan of a run in a folder; None where there is none. Raises InvalidRecord."""
    file = folder / "run.json"
    if not file.exists():
        return None
    try:
        plan = json.loads(file.read_text(encoding="utf-8-sig"))
        kept = plan["settings"]
        settings = Settings(**{**kept, "hidden": tuple(kept["hidden"])})
        return Plan(plan["game"], plan["options"], plan["seed"], settings, plan["opponent"])
    except (ValueError, KeyError, TypeError) as wrong:
        raise InvalidRecord("learner-damaged", field="folder", file=cut(file), why=cut(wrong, 120)) from wrong


def curve_in(folder: Path) -> list[Passed]:
    """Return the passes of a run in a folder, in their order. Raises InvalidRecord."""
    file = folder / "curve.csv"
    if not file.exists():
        return []
    kinds = {each.name: int if each.type == "int" else float for each in fields(Passed)}
    try:
        with file.open(newline="", encoding="utf-8-sig") as held:
            rows = list(csv.DictReader(held))
            passes: list[dict[str, Any]] = [
                {name: kinds[name](row[name]) if row[name] else None for name in kinds} for row in rows
            ]
            return [Passed(**each) for each in passes]
    except (csv.Error, KeyError, TypeError, ValueError) as wrong:
        raise InvalidRecord("rounds-damaged", field="folder", file=cut(file)) from wrong


def arrays_in(file: Path) -> dict[str, Any] | None:
    """Return the arrays of a file of a run; None where there is none. Raises InvalidRecord."""
    if not file.exists():
        return None
    try:
        with np.load(file, allow_pickle=False) as held:
            return {name: held[name] for name in held.files}
    except Exception as error:  # archives of strangers raise anything
        raise InvalidRecord("learner-damaged", field="folder", file=cut(file), why=cut(error, 120)) from error


def begin(plan: Plan, folder: Path, kept: int) -> tuple[State | None, list[Passed]]:
    """Write the plan, and return what a run in the folder goes on from, and its passes.

    kept: how many games a pass keeps. Raises InvalidRecord, and Refused where games are kept without pyarrow.
    """
    if kept:
        arrow()
    made(folder)
    state = arrays_in(folder / LEARNER)
    with Whole(folder / "run.json") as part:
        part.write_text(json.dumps(plan.as_json(), indent=1), encoding="utf-8")
    return state, passes_of(state, curve_in(folder))


def passes_of(state: State | None, done: Sequence[Passed]) -> list[Passed]:
    """Return the passes that belong to what was kept."""
    return [] if state is None else list(done[: int(state["counted"][0])])


def keep(folder: Path, plan: Plan, state: State, done: Sequence[Passed]) -> None:
    """Write the policy, the learner and the curve."""
    passes, games = state["counted"][:2].tolist()
    card = {
        "data": f"{games} games with itself",
        "run": f"ppo, seed {plan.seed}, pass {passes}, {float(state['minutes']):.1f} minutes",
        "against": plan.opponent,
        "rating": next((each.won for each in reversed(done) if each.won is not None), None),
    }
    policy_in(plan, state).save(folder / "policy.npz", card)
    _write_curve(folder, done)
    keep_arrays(folder / LEARNER, state)


def keep_arrays(file: Path, arrays: Mapping[str, Array]) -> None:
    """Write arrays into a file of a run."""
    with Whole(file) as part, part.open("wb") as out:
        np.savez(out, **dict[str, Any](arrays))


def match_of(plan: Plan, ended: Ended) -> Match:
    """Return a game that ended as a match, played again."""
    match = begun(plan.game, plan.options, ended.seed)
    for action in ended.actions:
        match.do(action)
    return match


def rows_of(plan: Plan, ended: Iterable[Ended]) -> pa.Table:
    """Return games that ended as rows of `kingtable.data`, an Arrow table. Raises Refused without pyarrow."""
    return data.table_of(match_of(plan, each) for each in ended)


def add_games(folder: Path, rows: pa.Table) -> None:
    """Add rows to the games in the folder."""
    if not rows.num_rows:
        return
    file = folder / GAMES
    data.write(arrow().concat_tables([data.read(file), rows]) if file.exists() else rows, file)


def _write_curve(folder: Path, done: Sequence[Passed]) -> None:
    with Whole(folder / "curve.csv") as part, part.open("w", newline="", encoding="utf-8") as held:
        writer = csv.DictWriter(held, [each.name for each in fields(Passed)])
        writer.writeheader()
        writer.writerows(
            {name: "" if value is None else value for name, value in asdict(each).items()} for each in done
        )
    shares = [(each.minutes, 100 * each.won) for each in done if each.won is not None]
    drawn = curves({"won": shares}, "Games won, %", across="{:.0f} min".format, up="{:.0f}".format)
    with Whole(folder / "curve.svg") as part:
        part.write_text(drawn, encoding="utf-8")
