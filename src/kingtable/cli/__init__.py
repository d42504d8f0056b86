"""The command line: `kingtable` opens the table; one module a command, imported when it is called."""

from __future__ import annotations

import os
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import click

from kingtable.cli.options import in_one_line
from kingtable.cli.words import Spoken, asked_for, language, mean, prepare_streams, say, short_help
from kingtable.engine.compiler.compiling import Compiling, on_compiling
from kingtable.engine.games import GAMES

COMMANDS = ("table", "play", "match", "tournament", "data", "train", "net", "analyse", "replay", "verify", "bench")


def _commands() -> dict[str, tuple[str, str]]:
    """All commands with their modules, and a line of help if no catalogue has one; those of single games come last."""
    found = {name: (f"kingtable.cli.{name}", "") for name in COMMANDS}
    return found | {name: command for declared in GAMES.values() for name, command in declared.commands.items()}


class _Commands(Spoken, click.Group):
    """Commands by name; each module is loaded only when it is needed, so that the table opens fast."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(_commands())

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if (found := _commands().get(cmd_name)) is None:
            return None
        command: click.Command = import_module(found[0]).command
        return command

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        super().format_options(ctx, formatter)
        with formatter.section(say("help-commands")):
            formatter.write_dl([(name, short_help(name, command)) for name, (_, command) in _commands().items()])

    def make_context(self, info_name: str | None, args: list[str], *more: Any, **extra: Any) -> click.Context:
        prepare_streams()
        columns = os.environ.get("COLUMNS", "")
        if columns.isdecimal() and int(columns) == 0:
            del os.environ["COLUMNS"]  # a terminal that does not know; Rich would print nothing
        asked = asked_for(args)
        with in_one_line(asked):
            context = super().make_context(info_name, args, *more, **extra)
        mean(context, asked)
        return context

    def invoke(self, ctx: click.Context) -> Any:
        with in_one_line():
            result = super().invoke(ctx)
            if sys.stdout is not None:
                sys.stdout.flush()  # a disk may be full
            return result


@click.group(cls=_Commands, invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]})
@click.option("--host", default="127.0.0.1", show_default=True)
@click.option("--port", type=click.IntRange(0, 65535))
@click.option("--data", type=click.Path(path_type=Path, file_okay=False))
@click.option("--workers", type=click.IntRange(1, 64))
@click.option("--allow-host", multiple=True, metavar="NAME")
@click.option("--behind-proxy", multiple=True, metavar="ADDRESS")
@click.option("--share", "sharing", is_flag=False, flag_value="", metavar="PROGRAM")
@click.option("--bot", "bots", multiple=True, metavar="GAME=BOT")
@click.option("--open/--no-open", "browser", default=True)
@click.version_option(package_name="kingtable")
@click.pass_context
def main(ctx: click.Context, /, **table: Any) -> None:
    """The table, without a command."""
    if ctx.invoked_subcommand is None:
        from kingtable.cli.table import open_table

        open_table(**table)
    else:
        on_compiling(_say_on_stderr)


def _say_on_stderr(what: Compiling) -> None:
    """Say on stderr what a command waits for, above a progress bar; not where a test holds stderr."""
    if getattr(sys.stderr, "rich_proxied_file", sys.stderr) is sys.__stderr__:
        print(what.text(language()), file=sys.stderr, flush=True)
