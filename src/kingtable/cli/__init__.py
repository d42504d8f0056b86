"""The command line: `kingtable` opens the table; one module a command, imported when it is called."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import click

from kingtable.engine.compiling import Compiling, on_compiling

COMMANDS = {
    "table": "Open the table in the browser (what `kingtable` alone does).",
    "play": "Play in the terminal against bots; `play king-of-tokyo` for the second game.",
    "match": "Let bots play against each other: seat rotation, intervals, a plot.",
    "odds": "The odds of King of Tokyo's dice.",
    "score": "Score a kingdom diagram: properties, bonuses and total.",
    "replay": "Play a recorded game again, move by move.",
    "verify": "Check a record: that it replays, and that its deal was not tampered with.",
    "bench": "Measure the engine on this machine, both games.",
}


class _Commands(click.Group):
    """Commands by name; each module is loaded only when it is needed, so that the table opens fast."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = import_module(f"kingtable.cli.{cmd_name}").command
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))


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
@click.option("--open/--no-open", "browser", default=True, help="Open the page in the browser.")
@click.version_option(package_name="kingtable")
@click.pass_context
def main(ctx: click.Context, /, **table: Any) -> None:
    """Kingdomino and King of Tokyo by their rulebooks: a table in the browser, bots, and an exact engine.

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
