"""`kingtable odds`: what some dice of King of Tokyo can still become."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import factorial, prod

import click
import numpy as np
from rich.console import Console
from rich.table import Table

from kingtable.cli.words import Spoken, number_of, say
from kingtable.engine.errors import Refused
from kingtable.engine.text import json_of
from kingtable.king_of_tokyo.dice import best, face_counts, outcomes, wish
from kingtable.king_of_tokyo.layout import FACES, MOST_DICE

Goal = Callable[[dict[str, int]], bool]
NUMBERS, OTHERS = FACES[:3], FACES[3:]
USUAL_DICE = 6


def chance_and_keep(goal: Goal, faces: tuple[str, ...], dice: int, rerolls: int) -> tuple[float, list[str] | None]:
    """The probability to reach a goal with the best play, and the dice to keep for it; None: it makes no difference.

    Without faces the dice are not yet thrown, and `rerolls` throws follow the first.
    """
    ends = outcomes(dice)
    values = np.array([float(goal(dict(zip(FACES, map(int, end), strict=True)))) for end in ends])
    plan = best(values, dice, rerolls, compiled=False)
    if faces:
        p = plan.value(faces)
        return p, plan.keep(faces) if p > 0 else None
    ways = [factorial(dice) // prod(factorial(int(n)) for n in end) for end in ends]
    return float(np.dot(ways, plan.values[rerolls]) / 6**dice), None


def shows(face: str, n: int) -> Goal:
    """The goal that at least `n` dice show a face."""
    return lambda end: end[face] >= n


def useful(dice: int) -> Sequence[tuple[str, int]]:
    """The wishes a player may have: three of a number, and some of the other faces."""
    return [(face, 3) for face in NUMBERS if dice >= 3] + [(face, n) for face in OTHERS for n in range(1, dice + 1)]


EXAMPLES = """\b
    kingtable odds 3 3 claw 1 heart energy --rerolls 2 --want "3 claw"
    kingtable odds --dice 6 --want "3 1" --want "1 claw"
"""


@click.command("odds", cls=Spoken, epilog=EXAMPLES)
@click.argument("faces", nargs=-1)
@click.option("--rerolls", type=int, default=2, show_default=True)
@click.option("--dice", type=int)
@click.option("--want", multiple=True)
@click.option("--json", "as_json", is_flag=True)
def command(faces: tuple[str, ...], rerolls: int, dice: int | None, want: tuple[str, ...], as_json: bool) -> None:
    """What dice are good for."""
    number = len(faces) if dice is None and faces else USUAL_DICE if dice is None else dice
    if not 1 <= number <= MOST_DICE:
        raise Refused("odds-dice", field="dice", most=MOST_DICE)
    face_counts(faces)
    if faces and len(faces) != number:
        raise Refused("odds-count", field="dice", count=len(faces), dice=number)
    wanted = wish(want)
    title = say("odds-title", dice=number, rerolls=rerolls, faces=_named(faces) or say("odds-unthrown"))
    if wanted:
        p, keep = chance_and_keep(lambda end: all(end[f] >= n for f, n in wanted.items()), faces, number, rerolls)
        if as_json:
            click.echo(json_of({"dice": number, "rerolls": rerolls, "want": wanted, "p": p, "keep": keep}))
            return
        click.echo(title)
        goal = " + ".join(say(f"faces-{face}", n=n) for face, n in wanted.items())
        click.echo(say("odds-wish", wish=goal, percent=number_of(f"{100 * p:.1f}")))
        if keep is not None and rerolls:
            click.echo(_kept(keep, number))
        return
    rows = []
    for face, n in useful(number):
        p, _ = chance_and_keep(shows(face, n), faces, number, rerolls)
        rows.append((face, n, p))
    if as_json:
        found = [{"face": face, "count": n, "p": p} for face, n, p in rows]
        click.echo(json_of({"dice": number, "rerolls": rerolls, "odds": found}))
        return
    table = Table(title=title, title_justify="left", box=None, pad_edge=False)
    table.add_column(say("odds-goal"))
    table.add_column(say("odds-chance"), justify="right")
    table.add_column()
    for face, n, p in rows:
        table.add_row(say(f"faces-{face}", n=n), number_of(f"{100 * p:.1f} %"), "█" * round(30 * p))
    Console(highlight=False).print(table)


def _named(faces: Iterable[str]) -> str:
    """Faces in the reader's language, as they are read; one types their codes."""
    return " ".join(say(f"face-{face}") for face in faces)


def _kept(keep: list[str], dice: int) -> str:
    if len(keep) == dice:
        return say("odds-stop")
    return say("odds-keep", faces=_named(keep)) if keep else say("odds-keep-none")
