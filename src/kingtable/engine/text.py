"""What people read: messages of the Fluent catalogues in `kingtable/locale/<language>/`."""

from __future__ import annotations

import json
import re
from functools import cache
from math import isfinite
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent.parent / "locale"
ENGLISH = "en"
DIGITS = {"fa": str.maketrans("0123456789.,", "۰۱۲۳۴۵۶۷۸۹٫٬")}
COMMAS = ("el", "tr")
"""Languages whose numbers have a comma where English has a point."""
DECIMAL = re.compile(r"(?<=\d)\.(?=\d)")
COMMENT = re.compile(r"^#.*\n?", re.MULTILINE)
_UNSEEN = dict.fromkeys([*range(32), *range(127, 160)], " ")
"""Control characters, which may move a terminal's cursor."""
LONGEST = 900
"""Characters of a value in a message: Fluent takes no longer ones."""
ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)


def languages() -> list[str]:
    """The languages that have a catalogue."""
    return sorted(folder.name for folder in FOLDER.iterdir() if any(folder.glob("*.ftl")))


def parts() -> list[str]:
    """The files of the English catalogue, by their names: who speaks of one game needs not all."""
    return sorted(file.stem for file in (FOLDER / ENGLISH).glob("*.ftl"))


def catalogue(language: str, *only: str) -> str:
    """All messages of a language, or those of some parts, in the order of English.

    What the language lacks is said in English; what is said to translators is left out, for nobody else reads it. A
    language may have files as English has them, or all its messages in one.
    """
    files = sorted((FOLDER / language).glob("*.ftl"))
    own = {key: text for file in files for key, text in _entries(file).items()}
    english = [_entries(FOLDER / ENGLISH / f"{part}.ftl") for part in only or parts()]
    return "".join(own.get(key, text) for part in english for key, text in part.items())


def _entries(file: Path) -> dict[str, str]:
    """Each message of a file by its key, without comments."""
    text = COMMENT.sub("", file.read_text(encoding="utf-8"))
    starts = list(ENTRY.finditer(text))
    ends = [start.start() for start in starts[1:]] + [len(text)]
    return {start[1]: text[start.start() : end].rstrip() + "\n" for start, end in zip(starts, ends, strict=True)}


def cut(value: object, most: int = 200) -> str:
    """Somebody else's value as we show it: at most so many characters, each of which can be written anywhere."""
    if isinstance(value, int) and abs(value) >= 10**most:
        return f"{'-' if value < 0 else ''}10^{int(value.bit_length() * 0.30103)}"  # Python writes none so long
    try:
        told = value if isinstance(value, str) else str(value)
    except Exception:  # a value of somebody's class may raise anything
        told = type(value).__name__
    told = told[: most + 1].encode("utf-8", "replace").decode().translate(_UNSEEN)
    return told if len(told) <= most else f"{told[: most - 1]}…"


def json_of(value: Any) -> str:
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
def _bundle(language: str) -> Any:
    """The messages of a language as Fluent knows them; None where `fluent.runtime` is not installed."""
    try:
        from fluent.runtime import FluentBundle, FluentResource  # heavy, and only needed when somebody reads
    except ModuleNotFoundError as missing:
        if missing.name in ("fluent", "fluent.runtime"):
            return None
        raise
    bundle = FluentBundle([language, "en"], functions={"NUMBER": _number}, use_isolating=False)
    bundle.add_resource(FluentResource(catalogue(language)))
    return bundle


def say(key: str, lang: str = "en", **args: Any) -> str:
    """A message as plain text; falls back to English, and to the key itself.

    Without `fluent.runtime`, which the engine alone does not need, the key and what the message would have told:
    `option-value (value: 9; allowed: 2, 3, 4)`.
    """
    for language in dict.fromkeys((lang, "en")):
        bundle = _bundle(language)
        if bundle is None:
            return _unworded(key, args)
        if bundle.has_message(key):
            return _formatted(bundle, bundle.get_message(key).value, args)
    return key


def in_digits(told: str, language: str) -> str:
    """A number as Python writes it, with the digits and the decimal mark of a language."""
    if language in COMMAS:
        return DECIMAL.sub(",", told)
    return _in_digits(told, language)


def _in_digits(told: str, language: str) -> str:
    return told.translate(DIGITS[language]) if language in DIGITS else told


@cache
def _kinds() -> tuple[Any, Any]:
    """Fluent's whole numbers and floats, told in the digits of the language: its own are Latin everywhere."""
    from fluent.runtime.types import FluentFloat, FluentInt

    class Whole(FluentInt):
        def format(self, locale: Any) -> str:
            return _in_digits(super().format(locale), locale.language)

    class Real(FluentFloat):
        def format(self, locale: Any) -> str:
            return _in_digits(super().format(locale), locale.language)

    return Whole, Real


def _number(value: Any, **options: Any) -> Any:
    """Fluent's NUMBER(), and what a number becomes that is given to a message."""
    whole, real = _kinds()
    if isinstance(value, int):
        return whole(value, **options)
    return real(value, **options) if isinstance(value, float) else value


def _formatted(bundle: Any, pattern: Any, args: dict[str, Any]) -> str:
    """What `FluentBundle.format_pattern` does, which would make its own numbers of ours."""
    from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment

    numbers = {name: _number(value if not _too_long(value) else cut(value, LONGEST)) for name, value in args.items()}
    return str(pattern(ResolverEnvironment(bundle, errors=[], current=CurrentEnvironment(args=numbers))))


def _too_long(value: Any) -> bool:
    return isinstance(value, str) and len(value) > LONGEST


def _unworded(key: str, args: dict[str, Any]) -> str:
    """A message's key and arguments; its field is left out, since `Refused` puts it before the message."""
    told = "; ".join(f"{name}: {value}" for name, value in args.items() if name != "field" and value != "")
    return f"{key} ({told})" if told else key
