"""The words of the command line: in the language of `--lang`, else of the locale, else in English.

Help stands in the catalogue: of a command `help-COMMAND-short` and `help-COMMAND-text`, of a parameter
`help-COMMAND-PARAMETER`, or `help-PARAMETER` where several commands have it.
"""

from __future__ import annotations

import io
import os
import sys
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import cache, reduce
from itertools import pairwise
from typing import Any

import click

from kingtable.engine import text
from kingtable.engine.folders import cannot
from kingtable.engine.games import GAMES
from kingtable.engine.languages import fitting, in_digits
from kingtable.engine.text import cut

LONGEST = 600
"""Characters of what was wrong with a call."""
_MEANT = "kingtable.language"  # in what the contexts of a call share


def language() -> str:
    """The language of this call; outside of a call English."""
    context = click.get_current_context(silent=True)
    return "en" if context is None else context.meta.get(_MEANT) or of_locale()


def of_locale() -> str:
    """The first language of the environment that has a catalogue, as GNU's tools find it; else English."""
    chosen = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    if chosen.split(".")[0] not in ("", "C", "POSIX"):  # LANGUAGE means nothing there
        chosen = f"{os.environ.get('LANGUAGE', '')}:{chosen}"
    offered = text.languages()
    return next(filter(None, (fitting(name, offered) for name in chosen.split(":"))), text.ENGLISH)


def say(key: str, **args: object) -> str:
    """A message in the language of this call."""
    return text.say(key, language(), **args)


def prepare_streams() -> None:
    """Read and write UTF-8 where a stream is redirected, whatever the code page; at a terminal show something else in
    the place of a character that it does not have."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            with suppress(OSError, ValueError):  # it is closed, or was read from already
                stream.reconfigure(errors="replace")
                if not stream.isatty():
                    stream.reconfigure(encoding="utf-8-sig" if stream is sys.stdin else "utf-8", errors="replace")


def typed(text: str) -> str:
    """What somebody typed, in ASCII where it means that: full-width letters, the digits of any script, ؟ for ?. What
    only says in which direction a text runs is left out."""
    plain = (letter for letter in unicodedata.normalize("NFKC", text) if unicodedata.category(letter) != "Cf")
    return "".join(str(unicodedata.decimal(letter, letter)) for letter in plain).replace("؟", "?").strip()


def number_of(number: object) -> str:
    """A number, or a list of numbers, in the digits of the language of this call."""
    return in_digits(str(number), language())


def listed(items: Iterable[object]) -> str:
    """One after the other, in the digits of the language of this call."""
    words = [number_of(item) for item in items]
    return reduce(lambda first, last: say("list-two", first=first, last=last), words) if words else ""


def _said(*keys: str, otherwise: str = "") -> str:
    """The first message that there is."""
    return next((text for key in keys if (text := say(key)) != key), otherwise)


def mean(context: click.Context | None, asked: str | None) -> None:
    """From now on this call is in that language, if one was asked for."""
    if context is not None and asked is not None:
        context.meta[_MEANT] = asked


@cache
def _lang() -> click.Option:
    """`--lang`, which every command takes."""
    choice = click.Choice(text.languages())
    return click.Option(
        ["--lang"],
        type=choice,
        is_eager=True,
        expose_value=False,
        callback=lambda context, _, asked: mean(context, asked),
    )


class OfGames(click.Option):
    """An option that games declare; `games`: those that have it."""

    def __init__(self, *args: Any, games: Sequence[str] = (), **how: Any) -> None:
        super().__init__(*args, **how)
        self.games = games


class Spoken(click.Command):
    """A command with help in the language of the call."""

    def get_params(self, ctx: click.Context) -> list[click.Parameter]:
        return [_lang(), *super().get_params(ctx)]

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        strict, ctx.allow_extra_args = not ctx.allow_extra_args, True
        try:
            more = super().parse_args(ctx, args)
        except click.UsageError as wrong:
            wrong.ctx = wrong.ctx or ctx  # some of click's own come without it, and so without the language
            raise
        if strict and more and not ctx.resilient_parsing:
            raise Extra(more, ctx)
        return more

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        formatter.write_usage(ctx.command_path, " ".join(self.collect_usage_pieces(ctx)), f"{say('help-usage')} ")

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(_said(f"help-{self.name}-text", otherwise=self.help or ""))

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        rows = [row for param in self.get_params(ctx) if (row := self._row(param, ctx)) is not None]
        with formatter.section(say("help-options")):
            formatter.write_dl(rows)

    def _row(self, param: click.Parameter, ctx: click.Context) -> tuple[str, str] | None:
        record = param.get_help_record(ctx) if isinstance(param, click.Option) else None
        if record is None or not isinstance(param, click.Option):
            return None
        name = "help" if param is self.get_help_option(ctx) else str(param.name).replace("_", "-")
        text = _said(f"help-{self.name}-{name}", f"help-{name}", otherwise=param.help or "")
        if isinstance(param, OfGames) and param.games:
            text = " ".join(_of_game(game, str(param.name)) for game in param.games)
        extra = param.get_help_extra(ctx)
        if default := extra.get("default"):
            text += f" [{say('help-default', value=_said(default.strip('()'), otherwise=default.strip('()')))}]"
        return record[0], text


def _of_game(game: str, option: str) -> str:
    """What an option means at a game; a game that is not in the catalogues has its own words."""
    declared = GAMES[game]
    title = _said(f"{game}-title", otherwise=declared.title)
    own = declared.options[option].text
    return f"{title}: {_said(f'{game}-option-{option}-text', f'{game}-option-{option}', otherwise=own)}"


def short_help(command: str, otherwise: str) -> str:
    """What a command does, in a line."""
    return _said(f"help-{command}-short", otherwise=otherwise)


def asked_for(words: Sequence[str]) -> str | None:
    """The language that a call asks for anywhere: where the words before it are wrong, it is still meant."""
    for word, following in pairwise([*words, ""]):
        name, _, value = word.partition("=")
        if name == "--lang" and (value or following) in text.languages():
            return value or following
    return None


@contextmanager
def told_wrong(asked: str | None = None) -> Iterator[None]:
    """Errors of a call here are in the language of the call, or in the one that was asked for."""
    try:
        yield
    except Wrong:
        raise
    except click.UsageError as wrong:
        mean(wrong.ctx, asked)
        raise Wrong(wrong) from None


class Extra(click.UsageError):
    """Arguments that a command does not take."""

    def __init__(self, words: Sequence[str], context: click.Context) -> None:
        super().__init__(" ".join(words), context)


class Wrong(click.UsageError):
    """A wrong call of a command, in the language of the call."""

    def __init__(self, wrong: click.UsageError) -> None:
        super().__init__(wrong.format_message(), wrong.ctx)
        self.wrong = wrong

    def show(self, file: Any = None) -> None:
        context = self.ctx
        if context is None:
            click.echo(cut(self.wrong.format_message(), LONGEST), file, err=True)
            return
        with context.scope(cleanup=False):
            command = f"{context.command_path} {context.help_option_names[-1]}"
            click.echo(f"{context.get_usage()}\n{say('usage-try', command=command)}\n", file, err=True)
            click.echo(say("usage-error", told=cut(_told(self.wrong), LONGEST, ours=True)), file, err=True)


def _told(wrong: click.UsageError) -> str:
    """What is wrong, as far as one can say it without click's own English sentence."""
    match wrong:
        case click.NoSuchOption():
            near = listed(wrong.possibilities or ())
            return say("usage-option-near" if near else "usage-option-unknown", option=wrong.option_name, near=near)
        case click.UsageError() if getattr(wrong, "command_name", None):  # from click 8.4 on
            return say("usage-command-unknown", command=getattr(wrong, "command_name", ""))
        case click.BadOptionUsage(option_name=option):
            return say("usage-flag" if _is_flag(option, wrong.ctx) else "usage-value", option=option)
        case Extra():
            return say("usage-extra", words=wrong.message)
        case click.MissingParameter(param=click.Parameter() as param):
            return say("usage-missing", name=_name(param))
        case click.BadParameter(param=click.Parameter(type=click.Choice() as choice) as param):
            return say("usage-choice", name=_name(param), choices=listed(choice.choices))
        case click.BadParameter(param=click.Parameter(type=click.types.IntParamType() as kind) as param):
            range = _range(kind)
            return say("usage-number-range" if range else "usage-number", name=_name(param), range=range)
        case click.BadParameter(param=click.Parameter(type=click.types.FloatParamType() as kind) as param):
            range = _range(kind)
            return say("usage-decimal-range" if range else "usage-decimal", name=_name(param), range=range)
        case click.BadParameter(param=click.Parameter(type=click.File()), __context__=OSError() as error):
            return cannot("read", error.filename, error).text(language())
        case click.BadParameter(param=click.Parameter(type=click.Path(file_okay=False)) as param):
            return say("usage-folder", name=_name(param))
        case click.BadParameter(param=click.Parameter(type=click.Path()) as param):
            return say("usage-file", name=_name(param))
    return wrong.format_message()


def _name(param: click.Parameter) -> str:
    return param.opts[0] if isinstance(param, click.Option) else param.human_readable_name


def _is_flag(option: str, context: click.Context | None) -> bool:
    """Whether an option takes no value."""
    params = context.command.get_params(context) if context else []
    named = [param for param in params if option in (*param.opts, *param.secondary_opts)]
    return any(isinstance(param, click.Option) and param.is_flag for param in named)


def _range(kind: object) -> str:
    """What a number may be: `2 … 6`, `1 …`; empty where it may be any."""
    least, most = (getattr(kind, end, None) for end in ("min", "max"))
    if least is None and most is None:
        return ""
    more = "> " if getattr(kind, "min_open", False) else ""
    return f"{more}{least or 0}{'' if more else ' …'} {'' if most is None else most}".strip()
