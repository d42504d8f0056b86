"""What several commands take: the options of a game, files, and errors in one clear line."""

from __future__ import annotations

import functools
import json
import sys
from collections.abc import Callable
from typing import Any, TypeVar

import click

from kingtable.engine.errors import Refused
from kingtable.engine.game import GAMES

USUAL = "kingdomino"
ONE_GAME = click.Choice(list(GAMES))

F = TypeVar("F", bound=Callable[..., Any])


def game_options(function: F) -> F:
    """Give a command the options of all games; those that were given arrive as the dict `options`.

    What is left out has the default of the game, and the game refuses what it does not know.
    """
    given = [
        click.option("--preset", type=click.Choice(["official", "bga"]), help="Kingdomino: rules as in the rulebook."),
        click.option(
            "--middle-kingdom", type=click.Choice(["off", "on", "window"]), help="Kingdomino: the castle in the middle."
        ),
        click.option("--harmony", is_flag=True, default=None, help="Kingdomino: a kingdom without a discard."),
        click.option("--mighty-duel", is_flag=True, default=None, help="Kingdomino: 7 x 7 squares, two players."),
        click.option("--dynasty", is_flag=True, default=None, help="Kingdomino: three games, one total."),
        click.option(
            "--three-players", type=click.Choice(["36", "48"]), help="Kingdomino: dominoes for three players."
        ),
        click.option("--start-order", type=click.Choice(["kings", "snake"]), help="Kingdomino: who claims first."),
        click.option("--bay/--no-bay", default=None, help="King of Tokyo: Tokyo Bay, with five or six monsters."),
    ]
    read: dict[str, Callable[[Any], Any]] = {
        "preset": str,
        "middle_kingdom": lambda value: {"off": False, "on": True}.get(value, value),
        "harmony": bool,
        "mighty_duel": bool,
        "dynasty": bool,
        "three_players": int,
        "start_order": str,
        "bay": bool,
    }

    @functools.wraps(function)
    def wrapped(*args: Any, **kwargs: Any) -> Any:
        told = {name: kwargs.pop(name) for name in read}
        options = {name: read[name](value) for name, value in told.items() if value is not None}
        return function(*args, options=options, **kwargs)

    for option in reversed(given):
        wrapped = option(wrapped)
    return wrapped  # type: ignore[return-value]


def game_first(words: tuple[str, ...]) -> tuple[str, tuple[str, ...]]:
    """The game that a command's words begin with, and the other words; without a game's name it is Kingdomino."""
    return (words[0], words[1:]) if words and words[0] in GAMES else (USUAL, words)


def refused_in_one_line(function: F) -> F:
    """Bad input ends the command with one clear line and exit code 2; nothing has been written."""

    @functools.wraps(function)
    def wrapped(*args: Any, **kwargs: Any) -> Any:
        try:
            return function(*args, **kwargs)
        except Refused as refused:
            fail(str(refused))
        except BrokenPipeError:
            sys.stderr.close()
            sys.exit(0)

    return wrapped  # type: ignore[return-value]


def fail(line: str) -> None:
    """Say what was wrong and exit with code 2."""
    click.echo(f"kingtable: {line}", err=True)
    sys.exit(2)


def read_json(file: Any) -> Any:
    """The JSON of an open file; fails in one line."""
    try:
        return json.load(file)
    except (ValueError, RecursionError) as error:
        fail(f"{file.name}: this is not JSON ({error})")
