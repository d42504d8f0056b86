"""A review as JSON, and as one HTML page that needs nothing else."""

from __future__ import annotations

from html import escape

import msgspec

from kingtable.analysis.position import Analysis
from kingtable.analysis.review import Decision, Review
from kingtable.arena.plots import Span, curves, spans
from kingtable.arena.report import figure, page, table
from kingtable.engine.languages import in_digits
from kingtable.engine.text import Json, say


def told(found: Review | Analysis) -> Json:
    """A review, or what was found of a position, JSON-able; a review with the places of the decisions that matter."""
    as_json: Json = msgspec.to_builtins(found)
    if isinstance(found, Review):
        as_json["turning_points"] = [i for i, decision in enumerate(found.decisions) if decision.matters]
    return as_json


def percent(share: float, language: str) -> str:
    """A share in percent."""
    return in_digits(f"{100 * share:.0f} %", language)


def points(change: float, language: str) -> str:
    """What a win probability rises or falls by, in points: from 30 % to 42 % it is +12. Half a point to either side is
    0."""
    return in_digits(f"{100 * change:+.0f}" if round(100 * change) else "0", language)


def summary(review: Review, language: str) -> list[list[str]]:
    """For each player: accuracy, what its own turns lost it, and what luck brought it."""
    rows = []
    for seat, player in enumerate(review.players):
        accuracy = "" if player.accuracy is None else in_digits(f"{player.accuracy:.0f} %", language)
        luck = in_digits(f"{100 * player.luck:+.0f} ± {100 * player.luck_half:.0f}", language)
        lost = points(-player.lost, language)
        rows.append([say("player", language, seat=in_digits(str(seat + 1), language)), accuracy, lost, luck])
    return rows


HEADS = ("analyse-player", "analyse-accuracy", "analyse-lost", "analyse-luck")


def sentences(decision: Decision, language: str) -> list[str]:
    """What mattered in a decision, in words."""
    seat = in_digits(str(decision.seat + 1), language)
    lines = []
    moves, best = " ".join(decision.moves), " ".join(decision.best)
    if decision.loss > 0:
        gain, half = (round(100 * x) for x in (decision.loss, decision.half))
        lines.append(say("analyse-better", language, seat=seat, moves=moves, best=best, gain=gain, half=half))
    swing = max(range(len(decision.luck)), key=lambda p: abs(decision.luck[p]))
    change = decision.luck[swing]
    if abs(change) > decision.luck_half and abs(change) > 0:
        told_change = in_digits(f"{100 * change:+.0f}", language)
        args = {"seat": seat, "moves": moves, "other": in_digits(str(swing + 1), language), "change": told_change}
        lines.append(say("analyse-chance", language, **args))
    return lines


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
    return [
        f"<p>{escape(say('analyse-by', language, bot=review.bot, samples=review.samples))}</p>",
        figure(curve_picture(review, language)),
        table([say(key, language) for key in HEADS], summary(review, language)),
        figure(spans(luck, say("analyse-luck", language), lambda value: points(value, language))),
        f"<ol>{''.join(f'<li>{escape(point)}</li>' for point in matters)}</ol>" if matters else "",
    ]


def report(review: Review, language: str) -> str:
    """The page of a reviewed game."""
    return page(say("analyse-title", language), body_of(review, language), language)
