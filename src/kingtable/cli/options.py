"""What several commands take: the options of a game, files, and errors in one clear line."""

from __future__ import annotations

import _thread
import functools
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Timer
from typing import IO, Any, NoReturn, TypeVar

import click

from kingtable.cli.words import OfGames, language, of_locale, told_wrong
from kingtable.engine.errors import InvalidRecord, Refused
from kingtable.engine.folders import problem_of, try_file, try_folder
from kingtable.engine.front import read
from kingtable.engine.games import GAMES, USUAL
from kingtable.engine.given import SEEDS
from kingtable.engine.languages import right_to_left
from kingtable.engine.spec import Value
from kingtable.engine.text import cut, say

SEED = click.IntRange(0, SEEDS - 1)
LONGEST = 2000
"""Characters of a line that says what was wrong."""
ONE_GAME = click.Choice(list(GAMES))

F = TypeVar("F", bound=Callable[..., Any])
STOPPED = 1
"""The exit code of a command that Ctrl-C has stopped."""
_WORDS = {False: "off", True: "on"}


class Place(click.Path):
    """Where a command will write a file, or files into a folder. The command does not begin where it could not."""

    def __init__(self, *, folder: bool = False) -> None:
        super().__init__(path_type=Path, readable=False)
        self.name = "directory" if folder else "file"
        self._try = try_folder if folder else try_file

    def convert(self, value: str | os.PathLike[str], param: click.Parameter | None, ctx: click.Context | None) -> Path:
        """Return the path. Raises Refused."""
        path = Path(os.fsdecode(super().convert(value, param, ctx)))
        self._try(path)
        return path


def game_options(function: F) -> F:
    """Give a command the options of all games; those that were given arrive as the dict `options`.

    What is left out has the default of the game, and the game refuses what it does not know.
    """
    values, games = _declared()

    @functools.wraps(function)
    def wrapped(*args: Any, **kwargs: Any) -> Any:
        given = {name: kwargs.pop(name) for name in values}
        options = {name: values[name].get(value, value) for name, value in given.items() if value is not None}
        return function(*args, options=options, **kwargs)

    for name, words in reversed(values.items()):
        spelled, whose = name.replace("_", "-"), games.get(name, ())
        if set(words.values()) == {False, True}:
            wrapped = click.option(f"--{spelled}/--no-{spelled}", name, cls=OfGames, games=whose, default=None)(wrapped)
        else:
            wrapped = click.option(f"--{spelled}", name, cls=OfGames, games=whose, type=click.Choice(list(words)))(
                wrapped
            )
    return wrapped  # type: ignore[return-value] # click says no more


def _declared() -> tuple[dict[str, dict[Any, Any]], dict[str, list[str]]]:
    """What the options of all games may be, by name and by the word on the command line; and whose each is."""
    values: dict[str, dict[Any, Any]] = {}
    games: dict[str, list[str]] = {}
    for declared in GAMES.values():
        if declared.presets:
            values.setdefault("preset", {}).update({preset: preset for preset in declared.presets})
        for name, option in declared.options.items():
            if name != "players":  # every command has its own way to say them
                values.setdefault(name, {}).update({_word(value): value for value in option.values})
                games.setdefault(name, []).append(declared.name)
    return values, games


def _word(value: Value) -> str:
    return _WORDS[value] if isinstance(value, bool) else str(value)


def game_first(words: tuple[str, ...]) -> tuple[str, tuple[str, ...]]:
    """The game that a command's words begin with, and the other words; without a game's name it is the usual one."""
    return (words[0], words[1:]) if words and words[0] in GAMES else (USUAL, words)


@contextmanager
def _heard() -> Iterator[None]:
    """Hear a Ctrl-C that Python swallows, because it came while an object was cleared away or a library called back."""
    before = sys.unraisablehook

    def again(lost: sys.UnraisableHookArgs) -> None:
        if issubclass(lost.exc_type, KeyboardInterrupt):
            Timer(0.05, _thread.interrupt_main).start()  # here it would be swallowed once more
        else:
            before(lost)

    sys.unraisablehook = again
    try:
        yield
    finally:
        sys.unraisablehook = before


@contextmanager
def in_one_line(asked: str | None = None) -> Iterator[None]:
    """Say in one line what ends a call: a refusal, a full disk, Ctrl-C.

    asked: the language, before there is a context.
    """
    try:
        with told_wrong(asked), _heard():
            yield
    except Refused as refused:
        fail(in_words(refused))
    except BrokenPipeError:  # its reader has enough
        sys.stderr.close()
        sys.exit(0)
    except (KeyboardInterrupt, click.Abort):
        spoken = language() if click.get_current_context(silent=True) else asked or of_locale()
        if sys.stderr.isatty():
            click.echo(err=True)  # the terminal has written ^C
        warn(say("stopped", spoken), spoken)
        sys.exit(STOPPED)
    except OSError as error:
        if problem_of(error) == "other" or (error.filename is None and problem_of(error) != "full"):
            raise
        spoken = language() if click.get_current_context(silent=True) else asked or of_locale()
        with suppress(OSError, ValueError):  # what is still to be written cannot be written either
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        name = say("standard-output", spoken) if error.filename is None else cut(error.filename)
        line = say("file-write", spoken, file=name, problem=problem_of(error), why=cut(error.strerror))
        with suppress(OSError):
            warn(line, spoken)
        sys.exit(2)


def in_words(refused: Refused) -> str:
    """A refusal in the language of this call, with its rule."""
    return refused.text(language()) + (f" ({refused.rule})" if refused.rule else "")


def fail(line: str) -> NoReturn:
    """Say what was wrong and exit with code 2."""
    warn(line)
    sys.exit(2)


def stop(line: str) -> NoReturn:
    """Say what Ctrl-C has left and exit."""
    warn(line)
    sys.exit(STOPPED)


def warn(line: str, spoken: str = "") -> None:
    """Say on stderr what is doubtful. The mark lets a terminal run the line from the right, though Latin letters come
    first."""
    mark = "\u200f" if right_to_left(spoken or language()) else ""
    click.echo(f"{mark}kingtable: {cut(line, LONGEST, ours=True)}", err=True)


def read_record(file: IO[bytes]) -> dict[str, Any]:
    """The record in a file that is open for bytes. Raises InvalidRecord."""
    try:
        return read(file.read())
    except OSError:
        raise InvalidRecord("record-file", field="record", file=cut(file.name)) from None
