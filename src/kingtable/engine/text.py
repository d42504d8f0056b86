"""What people read: messages of the Fluent catalogues in `kingtable/locale/<language>/`."""

# This module checks each value that strangers send; pyright does not know its type before that.
# pyright: reportUnknownArgumentType=false, reportUnknownMemberType=false, reportUnknownVariableType=false

from __future__ import annotations

import json
import re
import unicodedata
from functools import cache
from math import isfinite
from pathlib import Path
from typing import TYPE_CHECKING, Any

from kingtable.engine.languages import from_digits, marks, rewritten

if TYPE_CHECKING:
    from babel import Locale

Json = dict[str, object]
"""An object of JSON, as we write it."""

FOLDER = Path(__file__).parent.parent / "locale"
ENGLISH = "en"
GAPS = "## en\n"
"""After this line a catalogue that is sent has what its language lacks, in English."""
COMMENT = re.compile(r"^#.*\n?", re.MULTILINE)
_UNSEEN = dict.fromkeys([*range(32), *range(127, 160), 0x2028, 0x2029], " ")
"""Control characters, which may move a terminal's cursor, and ends of lines."""
_JOINERS = "\u200c\u200d"
_LOOSE = re.compile("[\u200c\u200d]+(?=\\s|$)|(?<!\\S)[\u200c\u200d]+")
"""Joiners that join nothing."""
LONGEST = 900
"""Characters of a value in a message: Fluent takes no longer ones."""
ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)


def languages() -> list[str]:
    """The languages that have a catalogue."""
    return sorted(folder.name for folder in FOLDER.iterdir() if any(folder.glob("*.ftl")))


def begun() -> dict[str, float]:
    """The languages whose catalogues lack messages, each with the share that it has, in whole hundredths."""
    total = len(_messages(FOLDER / ENGLISH))
    gaps = {language: len(lacking(language)) for language in languages()}
    return {language: (total - n) * 100 // total / 100 for language, n in gaps.items() if n}


def lacking(language: str) -> set[str]:
    """The messages of English that a language lacks."""
    return _messages(FOLDER / ENGLISH).keys() - _messages(FOLDER / language).keys()


def parts() -> list[str]:
    """The files of the English catalogue, by their names: who speaks of one game needs not all."""
    return sorted(file.stem for file in (FOLDER / ENGLISH).glob("*.ftl"))


def catalogue(language: str, *only: str) -> str:
    """All messages of a language, or those of some parts, in the order of English, then in English what it lacks.

    The line `## en` comes between the two. Comments for translators are left out. A language may have files as English
    has them, or all its messages in one.
    """
    own = _messages(FOLDER / language)
    wanted = {key: text for part in only or parts() for key, text in _entries(FOLDER / ENGLISH / f"{part}.ftl").items()}
    gaps = "".join(text for key, text in wanted.items() if key not in own)
    return "".join(own[key] for key in wanted if key in own) + (GAPS + gaps if gaps else "")


@cache
def _messages(folder: Path) -> dict[str, str]:
    """Each message of a language by its key."""
    return {key: text for file in sorted(folder.glob("*.ftl")) for key, text in _entries(file).items()}


def _entries(file: Path) -> dict[str, str]:
    """Each message of a file by its key, without comments."""
    text = COMMENT.sub("", file.read_text(encoding="utf-8"))
    starts = list(ENTRY.finditer(text))
    ends = [start.start() for start in starts[1:]] + [len(text)]
    return {start[1]: text[start.start() : end].rstrip() + "\n" for start, end in zip(starts, ends, strict=True)}


def cut(value: object, most: int = 200, *, ours: bool = False) -> str:
    """Somebody else's value as we show it: at most `most` characters, each of which can be written anywhere.

    What turns the text round it or is not seen is left out, but for joiners within words. ours: a sentence of the
    catalogue, which keeps the marks round somebody's words in it.
    """
    if isinstance(value, int) and abs(value) >= 10**most:
        return f"{'-' if value < 0 else ''}10^{int(value.bit_length() * 0.30103)}"  # Python writes none so long
    try:
        shown = value if isinstance(value, str) else str(value)
    except Exception:  # a value of somebody's class may raise anything
        shown = type(value).__name__
    shown = shown[: 4 * most + 1].encode("utf-8", "replace").decode().translate(_UNSEEN)
    shown = "".join(letter for letter in shown if ours or letter in _JOINERS or unicodedata.category(letter) != "Cf")
    shown = _LOOSE.sub("", shown)
    return shown if len(shown) <= most else f"{shown[: most - 1]}…"


def json_of(value: object) -> str:
    """The JSON of a value, in ASCII, which every stream can write. Numbers that JSON does not have become null."""
    try:
        return json.dumps(value, allow_nan=False)
    except ValueError:
        return json.dumps(_finite(value))


def _finite(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: _finite(held) for name, held in value.items()}
    if isinstance(value, list | tuple):
        return [_finite(held) for held in value]
    return None if isinstance(value, float) and not isfinite(value) else value


@cache
def _bundle(folder: Path, rules: str) -> Any:
    """The messages of a language, by its folder, as Fluent knows them; None where `fluent.runtime` is not installed.

    `rules`: the language whose plurals and numbers they have.
    """
    try:
        from fluent.runtime import FluentBundle, FluentResource  # heavy, and only needed when somebody reads
    except ModuleNotFoundError as missing:
        if missing.name in ("fluent", "fluent.runtime"):
            return None
        raise
    bundle = FluentBundle([rules, ENGLISH], functions={"NUMBER": _number}, use_isolating=False)
    bundle.add_resource(FluentResource(catalogue(folder.name)))
    return bundle


def say(key: str, lang: str = "en", **args: object) -> str:
    """A message as plain text. What the language lacks is English in all: words, plurals and numbers.

    A key without a message is itself the text. Without `fluent.runtime`, which the engine alone does not need, the key
    and the values: `option-value (value: 9; allowed: 2, 3, 4)`.
    """
    gap = key not in _messages(FOLDER / lang)
    bundle = _bundle(FOLDER / lang, ENGLISH if gap else lang)
    if bundle is None:
        return _unworded(key, args)
    if gap:
        args = {name: from_digits(value, lang) if isinstance(value, str) else value for name, value in args.items()}
    return _formatted(bundle, bundle.get_message(key).value, args) if bundle.has_message(key) else key


@cache
def _kinds() -> tuple[Any, Any]:
    """Fluent's whole numbers and floats in the digits of the language: its own are Latin everywhere."""
    from fluent.runtime.types import FluentFloat, FluentInt

    def native(number: str, locale: Locale) -> str:
        code = str(locale).replace("_", "-")
        return rewritten(number, marks(code, latin=True), marks(code))

    class Whole(FluentInt):
        def format(self, locale: Any) -> str:
            return native(super().format(locale), locale)

    class Real(FluentFloat):
        def format(self, locale: Any) -> str:
            return native(super().format(locale), locale)

    return Whole, Real


def _number(value: object, **options: object) -> Any:
    """Fluent's NUMBER(), and what a number becomes that is given to a message."""
    whole, real = _kinds()
    if isinstance(value, int):
        return whole(value, **options)
    return real(value, **options) if isinstance(value, float) else value


def _formatted(bundle: Any, pattern: Any, args: Json) -> str:
    """What `FluentBundle.format_pattern` does, which would make its own numbers of ours."""
    from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment

    numbers = {name: _number(value if not _too_long(value) else cut(value, LONGEST)) for name, value in args.items()}
    return str(pattern(ResolverEnvironment(bundle, errors=[], current=CurrentEnvironment(args=numbers))))


def _too_long(value: object) -> bool:
    return isinstance(value, str) and len(value) > LONGEST


def _unworded(key: str, args: Json) -> str:
    """A message's key and arguments; its field is left out, since `Refused` puts it before the message."""
    values = "; ".join(f"{name}: {value}" for name, value in args.items() if name != "field" and value != "")
    return f"{key} ({values})" if values else key
