"""Plots as SVG: intervals on a scale, curves, a table of shares. Words and numbers come from the caller."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from html import escape
from itertools import pairwise
from typing import NamedTuple

from kingtable.engine.picture import EDGE, INK, SEATS, box, picture, text

COLOURS = tuple(SEATS.values())
DASHES = ("", "7 4", "2 3", "9 3 2 3", "4 2", "1 4")
"""Curves differ by their dashes, too."""
FAINT = "#8a7d66"

Told = Callable[[float], str]
"""How a number is written."""


class Span(NamedTuple):
    """A value with its interval."""

    label: str
    value: float
    low: float
    high: float


def ticks(low: float, high: float, most: int = 6) -> list[float]:
    """Round numbers between two others, at most `most`, by 1, 2 or 5."""
    step = 10.0**-9
    for exponent in range(-9, 12):
        for factor in (1, 2, 5):
            step = factor * 10.0**exponent
            if (high - low) / step < most:
                first = -(-low // step)
                return [(first + n) * step for n in range(int((high - first * step) // step) + 1)]
    return [low, high]


def spans(rows: Sequence[Span], title: str, form: Told) -> str:
    """Values with their intervals, one under the other; an interval without end is drawn to the edge."""
    left, width, step, top = 20 + 8 * max((len(row.label) for row in rows), default=0), 420, 26, 40
    ends = [end for row in rows for end in (row.low, row.value, row.high) if abs(end) < 1e9] or [0.0, 1.0]
    low, high = min(ends), max(ends)
    margin = (high - low) * 0.06 or 1.0
    low, high = low - margin, high + margin

    def x(value: float) -> float:
        return left + width * (min(max(value, low), high) - low) / (high - low)

    bottom = top + step * len(rows)
    parts = [text(12, 18, title, bold=True)]
    for tick in ticks(low, high):
        parts += [
            _line([(x(tick), top - 6), (x(tick), bottom)], EDGE),
            text(x(tick), bottom + 14, form(tick), size=11, anchor="middle"),
        ]
    for number, row in enumerate(rows):
        y = top + step * (number + 0.4)
        parts += [
            text(left - 10, y, row.label, size=13, anchor="end"),
            _line([(x(row.low), y), (x(row.high), y)], COLOURS[0], 2.5),
            f'<circle cx="{x(row.value):.1f}" cy="{y:.1f}" r="4.5" fill="{COLOURS[0]}"/>',
            text(left + width + 12, y, form(row.value), size=12),
        ]
    return picture(left + width + 80, bottom + 30, parts, title)


def curves(
    series: Mapping[str, Sequence[tuple[float, float]]],
    title: str,
    *,
    across: Told,
    up: Told,
    between: tuple[float, float] | None = None,
    marks: Sequence[tuple[float, float, str]] = (),
    levels: Sequence[float] = (),
    colours: Sequence[str] = COLOURS,
) -> str:
    """Curves over a common axis, with their names; marks: points with words; levels: lines across.

    between: the least and the greatest value up; without it those that there are.
    """
    points = [point for curve in series.values() for point in curve] or [(0.0, 0.0)]
    begin, end = min(x for x, _ in points), max(x for x, _ in points)
    low, high = between or (min([y for _, y in points] + list(levels)), max([y for _, y in points] + list(levels)))
    left, top, width, height = 56, 40, 640, 240

    def at(x: float, y: float) -> tuple[float, float]:
        return left + width * (x - begin) / ((end - begin) or 1), top + height * (high - y) / ((high - low) or 1)

    parts = [text(12, 18, title, bold=True)]
    for tick in ticks(low, high):
        parts += [
            _line([at(begin, tick), at(end, tick)], EDGE),
            text(left - 8, at(0, tick)[1], up(tick), size=11, anchor="end"),
        ]
    for tick in ticks(begin, end):
        parts.append(text(at(tick, 0)[0], top + height + 14, across(tick), size=11, anchor="middle"))
    parts += [_line([at(begin, level), at(end, level)], FAINT, 1, "3 3") for level in levels]
    for number, (label, curve) in enumerate(series.items()):
        colour, dash = colours[number % len(colours)], DASHES[number % len(DASHES)]
        y = top + 10 + 18 * number
        parts += [
            _line([at(*point) for point in curve], colour, 2, dash),
            _line([(left + width + 14, y), (left + width + 40, y)], colour, 2, dash),
            text(left + width + 46, y, label, size=12),
        ]
    for x, value, words in marks:
        cx, cy = at(x, value)
        parts.append(
            f'<circle cx="{cx:.1f}" cy="{cy:.1f}" r="4" fill="none" stroke="{INK}" stroke-width="1.5">'
            f"<title>{escape(words)}</title></circle>"
        )
    return picture(left + width + 56 + 8 * max(map(len, series), default=0), top + height + 30, parts, title)


def shares(names: Sequence[str], cells: Mapping[tuple[int, int], float], title: str, form: Told) -> str:
    """A square of shares from 0 to 1, who in the row, against whom in the column; darker is more."""
    left, side, top = 20 + 8 * max(map(len, names), default=0), 64, 64
    parts = [text(12, 18, title, bold=True)]
    for number, name in enumerate(names):
        middle = side * (number + 0.5)
        parts += [
            text(left - 10, top + middle, name, size=13, anchor="end"),
            text(left + middle, top - 12, name[:9], size=11, anchor="middle"),
        ]
    for (row, column), share in cells.items():
        x, y = left + side * column, top + side * row
        fill = "#" + "".join(f"{round(251 - share * (251 - dark)):02x}" for dark in (47, 95, 196))
        parts += [
            box(x + 1, y + 1, side - 2, side - 2, fill),
            text(
                x + side / 2, y + side / 2, form(share), size=13, fill="#fff" if share > 0.55 else INK, anchor="middle"
            ),
        ]
    return picture(left + side * len(names) + 16, top + side * len(names) + 16, parts, title)


def _line(points: Sequence[tuple[float, float]], colour: str, width: float = 1, dash: str = "") -> str:
    """A line through points; nothing where there is one point only."""
    if len(points) < 2 or all(one == two for one, two in pairwise(points)):
        return ""
    dashed = f' stroke-dasharray="{dash}"' if dash else ""
    path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    return f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="{width:g}"{dashed}/>'
