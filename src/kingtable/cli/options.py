"""What several commands take: the options of a game, files, and errors in one clear line."""

from __future__ import annotations

import functools
import json
import sys
from collections.abc import Callable
from typing import Any, TypeVar

import click

from kingtable.engine.errors import Refused

F = TypeVar("F", bound=Callable[..., Any])


def game_options(function: F) -> F:
    """Give a command the options of Kingdomino; they arrive as the dict `options`."""
    given = [
        click.option("--preset", type=click.Choice(["official", "bga"]), default="official", show_default=True),
        click.option("--middle-kingdom", type=click.Choice(["off", "on", "window"]), default="off", show_default=True),
        click.option("--harmony", is_flag=True, help="5 points for a kingdom without a discard."),
        click.option("--mighty-duel", is_flag=True, help="7 x 7 squares with all 48 dominoes, two players."),
        click.option("--dynasty", is_flag=True, help="Three games, one total."),
        click.option("--three-players", type=click.Choice(["36", "48"]), help="Dominoes used by three players."),
        click.option("--start-order", type=click.Choice(["kings", "snake"]), help="Who claims first."),
    ]

    @functools.wraps(function)
    def wrapped(
        *args: Any,
        preset: str,
        middle_kingdom: str,
        harmony: bool,
        mighty_duel: bool,
        dynasty: bool,
        three_players: str | None,
        start_order: str | None,
        **kwargs: Any,
    ) -> Any:
        options: dict[str, Any] = {
            "preset": preset,
            "middle_kingdom": {"off": False, "on": True}.get(middle_kingdom, middle_kingdom),
            "harmony": harmony,
            "mighty_duel": mighty_duel,
            "dynasty": dynasty,
        }
        if three_players:
            options["three_players"] = int(three_players)
        if start_order:
            options["start_order"] = start_order
        return function(*args, options=options, **kwargs)

    for option in reversed(given):
        wrapped = option(wrapped)
    return wrapped  # type: ignore[return-value]


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
