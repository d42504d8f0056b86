"""The command line: `kingtable` opens the table; one module a command, imported when it is called."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import click

from kingtable.engine.compiling import Compiling, on_compiling
from kingtable.engine.games import GAMES

COMMANDS = {
    "table": "Open the table in the browser (what `kingtable` alone does).",
    "play": "Play in the terminal against bots.",
    "match": "Let bots play against each other: seat rotation, intervals, a plot.",
    "replay": "Play a recorded game again, move by move.",
    "verify": "Check a record: that it replays, and that its deal was not tampered with.",
    "bench": "Measure the engine on this machine.",
}


def _commands() -> dict[str, tuple[str, str]]:
    """All commands with their modules and a line of help; those of single games come last."""
    found = {name: (f"kingtable.cli.{name}", told) for name, told in COMMANDS.items()}
    return found | {name: command for declared in GAMES.values() for name, command in declared.commands.items()}


class _Commands(click.Group):
    """Commands by name; each module is loaded only when it is needed, so that the table opens fast."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(_commands())

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if (found := _commands().get(cmd_name)) is None:
            return None
        command: click.Command = import_module(found[0]).command
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl([(name, told) for name, (_, told) in _commands().items()])


class _Told(click.Option):
    """An option whose help stands in the catalogue as `help-NAME`, which is read only when somebody asks for it."""

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        from kingtable.engine.text import say

        assert self.name is not None
        self.help = say(f"help-{self.name.replace('_', '-')}")
        return super().get_help_record(ctx)


@click.group(cls=_Commands, invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]})
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen on; 0.0.0.0: the home network.")
@click.option("--port", type=click.IntRange(0, 65535), help="Port; without it 8000, or the next free one.")
@click.option("--data", type=click.Path(path_type=Path, file_okay=False), help="Folder of the tables' database.")
@click.option("--workers", cls=_Told, type=click.IntRange(1, 64))
@click.option("--allow-host", cls=_Told, multiple=True, metavar="NAME")
@click.option("--behind-proxy", cls=_Told, multiple=True, metavar="ADDRESS")
@click.option("--bot", "bots", cls=_Told, multiple=True, metavar="GAME=MODULE:CLASS")
@click.option("--open/--no-open", "browser", default=True, help="Open the page in the browser.")
@click.version_option(package_name="kingtable")
@click.pass_context
def main(ctx: click.Context, /, **table: Any) -> None:
    """Board games by their rulebooks: a table in the browser, bots, and an exact engine.

    Without a command the table opens in the browser.
    """
    if ctx.invoked_subcommand is None:
        from kingtable.cli.table import open_table

        open_table(**table)
    else:
        on_compiling(_told_on_stderr)


def _told_on_stderr(what: Compiling) -> None:
    """Whoever calls a command reads what it waits for, above a progress bar; not where a test holds stderr."""
    if getattr(sys.stderr, "rich_proxied_file", sys.stderr) is sys.__stderr__:
        print(what.text(), file=sys.stderr, flush=True)
