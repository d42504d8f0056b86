"""Pictures of a study: how a net learns, how the chances in a game go, how strong bots are.

    kingtable.plot.chances(match).save("chances.svg")
    kingtable.plot.tournament("games.jsonl")  # a notebook shows it
    kingtable.plot.training("runs/kingdomino", axes=axes)  # into a figure of Matplotlib

Each is an SVG, made without a display and without another package. With `axes`, the axes of a figure of Matplotlib, it
is drawn there instead, so that you can combine pictures and change what you like.
"""

from __future__ import annotations

import csv
from collections.abc import Mapping, Sequence
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING, Any

from kingtable.analysis.report import curve_of, curve_picture
from kingtable.analysis.review import Review, review
from kingtable.arena.plots import curves
from kingtable.arena.ratings import games_of, ratings
from kingtable.arena.report import rating_picture
from kingtable.arena.tournament import Results, read
from kingtable.engine.errors import InvalidRecord
from kingtable.engine.folders import Whole
from kingtable.engine.match import Match
from kingtable.engine.text import cut, say

if TYPE_CHECKING:
    from matplotlib.axes import Axes

CURVES = ("curve.csv", "rounds.csv")
"""The tables of a training run that a folder may hold."""
LOSSES = ("trained", "validated")
"""What is drawn of `rounds.csv`, where nobody asks for something else."""
MINUTES, WON = "minutes", "won"
"""What is drawn of the curve of a policy: the games won by the minutes of learning, where they were measured."""


class Plot(str):
    """An SVG that a notebook shows."""

    __slots__ = ()

    def _repr_svg_(self) -> str:
        return str(self)

    def save(self, file: str | PathLike[str]) -> None:
        """Write it into a file, whole or not at all. Raises Refused where it cannot be written."""
        with Whole(Path(file)) as part:
            part.write_text(self, encoding="utf-8")


def training(source: str | PathLike[str], *columns: str, axes: Axes | None = None) -> Any:
    """Draw how a training run went: a CSV with a row for each step, of which the first column is across.

    source: the CSV, or the folder of `kingtable train`. columns: what is drawn; by default the losses, of a policy the
    games won, or every column of numbers. Return a Plot, or `axes`. Raises InvalidRecord where there is no such table
    or column.
    """
    path = Path(source)
    if path.is_dir():
        path = next((path / name for name in CURVES if (path / name).exists()), path / CURVES[0])
    try:
        with path.open(newline="", encoding="utf-8-sig") as file:
            head, *rows = csv.reader(file)
    except (OSError, ValueError, csv.Error) as wrong:
        raise InvalidRecord("plot-curve", field="file", file=cut(path, 200)) from wrong
    if not columns and {MINUTES, WON} <= {*head}:
        measured = [head.index(MINUTES), head.index(WON)]
        head, rows = [MINUTES, WON], [[row[i] for i in measured] for row in rows if row[measured[1]]]
    found = {name: [_number(row[i]) if i < len(row) else None for row in rows] for i, name in enumerate(head)}
    across, *others = [name for name, values in found.items() if values and None not in values] or [""]
    asked = columns or [name for name in LOSSES if name in others] or others
    if not asked or not set(asked) <= set(others):
        raise InvalidRecord("plot-curve", field=", ".join(columns), file=cut(path, 200))
    series = {name: [*zip(found[across], found[name], strict=True)] for name in asked}
    return _drawn(series, path.stem, axes, across=across)  # type: ignore[arg-type] # no None is left


def _number(text: str) -> float | None:
    try:
        return float(text)
    except ValueError:
        return None


def chances(game: Match | Review, *, axes: Axes | None = None, **how: Any) -> Any:
    """Draw everybody's win probability along a game that is over.

    game: a review, or a match, which is reviewed first; how: what `kingtable.review` takes, such as `samples` and
    `processes`. Return a Plot, or `axes`. Raises as `kingtable.review` does.
    """
    found = game if isinstance(game, Review) else review(game, **how)
    if axes is None:
        return Plot(curve_picture(found, "en"))
    _drawn(curve_of(found, "en"), say("analyse-curve"), axes)
    axes.set_ylim(0, 1)
    return axes


def tournament(source: Results | str | PathLike[str], *, anchor: str | None = None, axes: Axes | None = None) -> Any:
    """Draw the ratings of a tournament with their intervals, the strongest first.

    source: what `arena.tournament.play` returned, or the file that it wrote. anchor: the bot whose rating is 0. Return
    a Plot, or `axes`. Raises InvalidRecord for a file that is damaged.
    """
    try:
        results = source if isinstance(source, Results) else read(Path(source))
    except OSError as wrong:
        raise InvalidRecord("plot-tournament", field="file", file=cut(source, 200)) from wrong
    found = sorted(ratings(results.tournament.bots, games_of(results), anchor=anchor), key=lambda one: -one.elo)
    if axes is None:
        return Plot(rating_picture(found, "en"))
    names, middles = [one.bot for one in found], [one.elo for one in found]
    reach = [[one.elo - one.low for one in found], [one.high - one.elo for one in found]]
    axes.errorbar(middles, names, xerr=reach, fmt="o", capsize=3)
    axes.invert_yaxis()
    axes.set_title(say("tournament-ratings"))
    return axes


def _drawn(series: Mapping[str, Sequence[tuple[float, float]]], title: str, axes: Axes | None, across: str = "") -> Any:
    """Curves, as a Plot or on the axes of a figure."""
    if axes is None:
        return Plot(curves(series, title, across="{:g}".format, up="{:.4g}".format))
    for name, points in series.items():
        axes.plot(*zip(*points, strict=True), label=name)
    axes.set_title(title)
    axes.set_xlabel(across)
    axes.legend()
    return axes
