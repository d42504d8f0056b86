"""What CLDR knows of a language by its tag (`el`, `pt-BR`, `zh-Hant`): its direction, its digits, and the tags it fits.

Babel holds the data; `engine/text.py` says which languages have a catalogue.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from babel import Locale

ZEROS: Mapping[str, int] = {
    "adlm": 0x1E950,
    "arab": 0x660,
    "arabext": 0x6F0,
    "beng": 0x9E6,
    "cakm": 0x11136,
    "deva": 0x966,
    "hmnp": 0x1E140,
    "mtei": 0xABF0,
    "mymr": 0x1040,
    "nkoo": 0x7C0,
    "olck": 0x1C50,
    "tibt": 0xF20,
}
"""The digit zero of each numbering system that CLDR has as a default, besides the Latin one."""
MODIFIERS: Mapping[str, str] = {"latin": "Latn", "cyrillic": "Cyrl", "devanagari": "Deva"}
"""Scripts as POSIX locales name them: `sr_RS@latin`."""


class Likely(NamedTuple):
    """A language with the script and the territory that it most likely has where its tag names none."""

    language: str
    script: str
    territory: str


@cache
def likely(tag: str) -> Likely | None:
    """The parts of a tag (`pt-BR`) or a POSIX locale (`zh_TW.UTF-8`), completed; None where it is neither."""
    from babel.core import get_global, parse_locale

    try:
        language, territory, script, *more = parse_locale(tag.replace("_", "-"), sep="-")
    except ValueError:
        return None
    language = get_global("language_aliases").get(language, language).partition("_")[0]
    script = script or MODIFIERS.get((more[1] if len(more) > 1 else "") or "")
    known = get_global("likely_subtags")
    keys = ((language, script, territory), (language, script), (language, territory), (language,))
    found = next((full for key in keys if all(key) and (full := known.get("_".join(filter(None, key))))), None)
    _, some_script, some_territory = found.split("_")[:3] if found else ("", "", "")
    return Likely(language, script or some_script, territory or some_territory)


def fitting(tag: str, offered: Iterable[str]) -> str | None:
    """The offered language that fits a tag: it has its language and script, and its territory if any has (BCP 47).

    `zh_TW` finds `zh-Hant`, `pt_PT` finds `pt-BR`; `zh_TW` never finds `zh-Hans`.
    """
    wanted = likely(tag)
    same = [code for code in offered if wanted and (found := likely(code)) and found[:2] == wanted[:2]]
    return min(same, key=lambda code: (code != tag, likely(code) != wanted, len(code)), default=None)


def right_to_left(code: str) -> bool:
    """Whether a language is written from the right."""
    known = cldr(code)
    return known is not None and known.text_direction == "rtl"


@cache
def cldr(code: str) -> Locale | None:
    """The locale of a language, or of the language that its tag begins with; None where CLDR or Babel is missing."""
    try:
        from babel import Locale, UnknownLocaleError
    except ModuleNotFoundError:
        return None
    for tag in (code, code.partition("-")[0]):
        try:
            return Locale.parse(tag, sep="-")
        except (UnknownLocaleError, ValueError):
            continue
    return None


class Marks(NamedTuple):
    """How numbers are written: the digits from 0 to 9, the decimal mark, and what is between thousands."""

    digits: str
    decimal: str
    group: str


ENGLISH = Marks("0123456789", ".", ",")
"""As Python writes numbers."""


@cache
def marks(code: str, *, latin: bool = False) -> Marks:
    """The marks of a language; `latin`: those beside Latin digits, which Babel writes everywhere."""
    known = cldr(code)
    if known is None:
        return ENGLISH
    system = known.default_numbering_system
    if latin or system not in ZEROS:
        system = "latn"
    symbols, zero = known.number_symbols[system], ZEROS.get(system, ord("0"))
    return Marks("".join(chr(zero + n) for n in range(10)), symbols["decimal"], symbols["group"])


def rewritten(text: str, old: Marks, new: Marks) -> str:
    """A number, or a text with numbers, with other digits and marks."""
    between = re.compile(rf"(?<=\d)(?:{re.escape(old.decimal)}(?=\d)|{re.escape(old.group)}(?=\d{{3}}(?!\d)))")
    text = between.sub(lambda mark: new.decimal if mark[0] == old.decimal else new.group, text)
    return text.translate(str.maketrans(old.digits, new.digits))


def in_digits(text: str, code: str) -> str:
    """A number as Python writes it, with the digits and marks of a language: `48.3` becomes `48,3` in Greek."""
    return rewritten(text, ENGLISH, marks(code))


def from_digits(text: str, code: str) -> str:
    """What `in_digits` made of a number, as Python writes it; a text with letters stays as it is."""
    return text if any(letter.isalpha() for letter in text) else rewritten(text, marks(code), ENGLISH)
