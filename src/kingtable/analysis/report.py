"""A review as JSON, and as one HTML page that needs nothing else."""

from __future__ import annotations

from html import escape
from typing import Literal, NamedTuple

import msgspec

from kingtable.analysis.measure import FEWEST, Left, Sum, units
from kingtable.analysis.position import Analysis
from kingtable.analysis.review import MATTERS, Decision, Review
from kingtable.arena.plots import Span, curves, spans
from kingtable.arena.report import figure, page, table
from kingtable.engine.languages import in_digits
from kingtable.engine.text import Json, say


def told(found: Review | Analysis) -> Json:
    """A review, or what was found of a position, JSON-able.

    A review with a grade for each decision, with the places of the decisions that matter and of each player's
    costliest ones, and with the sum of each player in games of 100.
    """
    as_json: Json = msgspec.to_builtins(found)
    if isinstance(found, Review):
        as_json["decisions"] = [{**msgspec.to_builtins(one), "grade": one.grade} for one in found.decisions]
        as_json["players"] = [{**msgspec.to_builtins(one), "games": one.games} for one in found.players]
        place = {decision.number: i for i, decision in enumerate(found.decisions)}
        as_json["turning_points"] = [place[decision.number] for decision in found.turning_points]
        as_json["costliest"] = [
            [place[decision.number] for decision in found.costliest(seat)] for seat in range(len(found.players))
        ]
    return as_json


def percent(share: float, language: str) -> str:
    """A share in percent."""
    return in_digits(f"{100 * share:.0f} %", language)


def points(change: float, language: str) -> str:
    """What a win probability rises or falls by, in points: from 30 % to 42 % it is +12. Half a point to either side is
    0."""
    return in_digits(f"{100 * change:+.0f}" if round(100 * change) else "0", language)


class Rows(NamedTuple):
    """A table: the heads of its columns, and its rows."""

    heads: list[str]
    rows: list[list[str]]


def quality(review: Review, language: str) -> Rows:
    """How well each player played: the class by the headline, and what a turn left lying in each unit."""
    measured = units(review.game)
    heads = [
        say(key, language) for key in ("review-who", "review-level", *(f"review-left-{unit}" for unit in measured))
    ]
    rows = []
    for name, player in zip(_names(review, language), review.players, strict=True):
        found = [player.left(unit) for unit in measured]
        level = "–" if found[0] is None else say(f"review-level-{found[0].level}", language)
        rows.append([name, level, *(_left(one, unit, language) for one, unit in zip(found, measured, strict=True))])
    return Rows(heads, rows)


def _left(found: Left | None, unit: str, language: str) -> str:
    if found is None:
        return "–"
    scale, end = (1, "") if unit == "lead" else (100, " %")
    return in_digits(f"{scale * max(0.0, found.mean):.1f} ± {scale * found.half:.1f}{end}", language)


def notes(review: Review, language: str) -> list[str]:
    """Return sentences below the figures: each player beside the named levels, and why a player has no figure."""
    measured = units(review.game)
    found = [[player.left(unit) for unit in measured] for player in review.players]
    lines = []
    for name, (headline, *_) in zip(_names(review, language), found, strict=True):
        if headline and (beside := headline.beside):
            level = say("strength-for", language, level=beside.level)
            line = say("review-beside", language, level=level, n=beside.percentile)
            lines.append(say("review-beside-of", language, who=name, beside=line))
    if any(one is None for own in found for one in own):
        lines.append(say("review-few", language, n=FEWEST))
    return lines


Part = Literal["start", "own", "others", "luck", "result", "even"]
SUM: tuple[Part, ...] = ("start", "own", "others", "luck", "result", "even")
"""The columns of `sums`."""


def sums(review: Review, language: str) -> Rows:
    """Return the sources of each result, in games of 100: the parts add up."""
    heads = [say("review-who", language), *(say(f"review-{part}", language) for part in SUM)]
    found = [_written(player.games, language) for player in review.players]
    names = _names(review, language)
    return Rows(heads, [[name, *parts.values()] for name, parts in zip(names, found, strict=True)])


def _written(games: Sum, language: str) -> dict[str, str]:
    """The parts of `SUM` as they are written: a change with its sign."""
    changes = ("own", "others", "luck")
    return {part: in_digits(f"{games[part]:+d}" if part in changes else f"{games[part]}", language) for part in SUM}


def sum_sentences(review: Review, language: str) -> list[str]:
    """The same in words, one sentence a player."""
    return [
        say("review-sum", language, who=name, **_written(player.games, language))
        for name, player in zip(_names(review, language), review.players, strict=True)
    ]


def lost(decision: Decision, language: str) -> str:
    """Say in words how much a decision lost; "" for nothing."""
    seat, half = in_digits(str(decision.seat + 1), language), decision.half
    moves, best = " ".join(decision.moves), " ".join(decision.best)
    if decision.loss > 0:
        key, gain = "analyse-better", round(100 * decision.loss)
        half = 100 * half
    elif decision.left:
        key, gain = "analyse-left", round(decision.left)
        half = decision.lead_half or 0.0
    else:
        return ""
    return say(key, language, seat=seat, moves=moves, best=best, gain=gain, half=max(1, round(half)))


def sentences(decision: Decision, language: str) -> list[str]:
    """Say in words why a decision mattered."""
    seat, moves = in_digits(str(decision.seat + 1), language), " ".join(decision.moves)
    lines = [line for line in [lost(decision, language)] if line]
    swing = max(range(len(decision.luck)), key=lambda p: abs(decision.luck[p]))
    change = decision.luck[swing]
    if abs(change) > max(decision.luck_half, MATTERS):
        told_change = in_digits(f"{100 * change:+.0f}", language)
        args = {"seat": seat, "moves": moves, "other": in_digits(str(swing + 1), language), "change": told_change}
        lines.append(say("analyse-chance", language, **args))
    if decision.grade == "equal":
        lines.append(say("analyse-equal", language, best=" ".join(decision.best)))
    return lines


def costliest(review: Review, language: str) -> list[tuple[str, list[tuple[int, str]]]]:
    """For each player who lost something: a heading, and the costliest turns with the number of moves before each."""
    found = []
    for seat in range(len(review.players)):
        turns = [(decision.number, lost(decision, language)) for decision in review.costliest(seat)]
        if turns:
            found.append((say("analyse-costliest", language, seat=in_digits(str(seat + 1), language)), turns))
    return found


def _names(review: Review, language: str) -> list[str]:
    """The players by seat."""
    return [say("player", language, seat=in_digits(str(p + 1), language)) for p in range(len(review.players))]


def curve_of(review: Review, language: str) -> dict[str, list[tuple[float, float]]]:
    """Of each player, by name, the win probability after each number of moves."""
    steps = [0, *(decision.number + len(decision.moves) for decision in review.decisions)]
    return {
        name: [(float(step), shares[p]) for step, shares in zip(steps, review.curve, strict=True)]
        for p, name in enumerate(_names(review, language))
    }


def curve_picture(review: Review, language: str) -> str:
    """The win probabilities along a game as SVG, with marks where something mattered."""
    marks = [
        (float(decision.number + len(decision.moves)), decision.after[decision.seat], " ".join(decision.moves))
        for decision in review.turning_points
    ]
    return curves(
        curve_of(review, language),
        say("analyse-curve", language),
        across=lambda value: in_digits(f"{value:.0f}", language),
        up=lambda value: percent(value, language),
        between=(0.0, 1.0),
        marks=marks,
    )


def body_of(review: Review, language: str) -> list[str]:
    """A reviewed game in parts of HTML."""
    luck = [
        Span(name, player.luck, player.luck - player.luck_half, player.luck + player.luck_half)
        for name, player in zip(_names(review, language), review.players, strict=True)
    ]
    matters = [line for decision in review.turning_points for line in sentences(decision, language)]
    parts = [
        f"<p>{escape(say('analyse-by', language, bot=review.bot, samples=review.samples))}</p>",
        table(*quality(review, language)),
        *(f"<p>{escape(line)}</p>" for line in notes(review, language)),
    ]
    for heading, turns in costliest(review, language):
        parts += [f"<h2>{escape(heading)}</h2>", _listed([line for _, line in turns])]
    parts += [
        f"<h2>{escape(say('analyse-sum', language))}</h2>",
        table(*sums(review, language)),
        _listed(sum_sentences(review, language)),
        f"<p>{escape(say('review-unit', language))}</p>",
        figure(spans(luck, say("review-luck", language), lambda value: points(value, language))),
        figure(curve_picture(review, language)),
    ]
    if matters:
        parts += [f"<h2>{escape(say('analyse-moments', language))}</h2>", _listed(matters)]
    return parts


def _listed(lines: list[str]) -> str:
    return f"<ol>{''.join(f'<li>{escape(line)}</li>' for line in lines)}</ol>"


def report(review: Review, language: str) -> str:
    """The page of a reviewed game."""
    return page(say("analyse-title", language), body_of(review, language), language)
