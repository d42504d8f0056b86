"""Names as they may be shown: what is invisible, turns the text round it, or grows into other lines is taken out."""

from __future__ import annotations

import re
import unicodedata

import wcwidth

NAME_LIMIT = 40  # columns, of which most Latin letters take one,
LONGEST = 160  # and letters with all that belongs to them
MARKS = 3  # accents on one letter; Persian, Hebrew and Vietnamese need two, some scripts three
_JOINERS = "\u200c\u200d"  # Persian and Indian scripts and many emoji need them

# Unicode's Default_Ignorable_Code_Point, which Python does not know, but for the joiners; Cf and Cc go by category.
_IGNORABLE = (
    (0x034F, 0x034F),  # combining grapheme joiner
    (0x115F, 0x1160),  # Hangul fillers
    (0x17B4, 0x17B5),  # Khmer inherent vowels
    (0x180B, 0x180F),  # Mongolian variation selectors
    (0x2060, 0x206F),
    (0x3164, 0x3164),  # Hangul filler
    (0xFE00, 0xFE0F),  # variation selectors
    (0xFFA0, 0xFFA0),  # halfwidth Hangul filler
    (0xFFF0, 0xFFF8),
    (0x1BCA0, 0x1BCA3),
    (0x1D173, 0x1D17A),
    (0xE0000, 0xE0FFF),
)
# Blank in every font, though Unicode counts them as symbols or letters: braille blank, object replacement, blanks of
# Khitan, hieroglyphs and music.
_BLANK = frozenset("\u2800\ufffc\U00016fe4\U00013441\U00013442\U0001d159")
_IDEOGRAPHS = ((0x3400, 0x4DBF), (0x4E00, 0x9FFF), (0xF900, 0xFAFF), (0x20000, 0x3FFFF))
_EMOJI_AMONG_OTHERS = frozenset("#*0123456789‼⁉〰〽")  # those that are no symbols (So, Sm, Sk)
# Signs as wide as several letters, which no property of Unicode tells: long dashes, Arabic phrases, cuneiform and
# hieroglyphs. The first and last of each kind, and its columns.
_WIDE = (
    (0x2014, 0x2015, 2),
    (0x2E3A, 0x2E3B, 6),
    (0xFD40, 0xFD4F, 8),
    (0xFDCF, 0xFDCF, 8),
    (0xFDFD, 0xFDFF, 12),
    (0x12000, 0x1254F, 4),
    (0x13000, 0x1467F, 2),
    (0xFE0F, 0xFE0F, 2),  # makes an emoji of a sign
)
_BROAD = "WMmw@%"
EMOJI = 3  # columns of one
_NO_KEYCAP = re.compile("([#*0-9])[\ufe0e\ufe0f](?!\u20e3)")


def clean_name(name: str | None) -> str | None:
    """A name as it may be shown: as given, but without what is invisible or turns the text round it; in NFKC, so that a
    letter of full or half width is the letter itself.

    Control and format characters go (bidi overrides and isolates, zero-width spaces, tags), except the
    joiners that Persian and Indian scripts need; so do fillers, blanks that count as letters, and variation
    selectors where nothing varies. Blanks are single, at most 3 marks sit on a letter and none on nothing. At
    most 40 columns, and what is seen as one letter (a flag, a family) is kept or left out as a whole. None when
    nothing is left to see.
    """
    if name is None:
        return None
    plain = unicodedata.normalize("NFKC", name[: 16 * NAME_LIMIT])
    seen = "".join(" " if _space(letter) else letter for letter in plain if not _hidden(letter))
    bounded = unicodedata.normalize("NFKC", _bounded(unicodedata.normalize("NFKC", seen)))
    short = " ".join(_NO_KEYCAP.sub(r"\1", bounded).split())
    short = _cut(short).strip(" " + _JOINERS)
    return short if any(_visible(letter) for letter in short) else None


def _cut(name: str) -> str:
    kept, left = "", NAME_LIMIT
    for seen in wcwidth.iter_graphemes(name):
        left -= columns(seen)
        if left < 0 or len(kept) + len(seen) > LONGEST:
            break
        kept += seen
    return kept


def columns(text: str) -> int:
    """How wide a text is, in Latin letters, where a font joins no emoji to another."""
    return sum(_wide(letter) for letter in text)


def _wide(letter: str) -> int:
    for first, last, wide in _WIDE:
        if first <= ord(letter) <= last:
            return wide
    category = unicodedata.category(letter)
    if category in ("Mn", "Me") or letter in _JOINERS:
        return 0
    if unicodedata.east_asian_width(letter) in "WF":
        return EMOJI if category == "So" else 2
    return 2 if letter in _BROAD else 1


def _space(letter: str) -> bool:
    return letter in "\t\n\r" or unicodedata.category(letter) in ("Zs", "Zl", "Zp")


def _hidden(letter: str) -> bool:
    if letter in _JOINERS or letter in "\t\n\r" or _selector(letter):
        return False
    return (
        unicodedata.category(letter) in ("Cc", "Cf", "Cs", "Co")
        or letter in _BLANK
        or (letter > "\u0300" and _within(letter, _IGNORABLE))
    )


def _bounded(text: str) -> str:
    """Without what would stand on nothing, or too high: marks, selectors, joiner after joiner."""
    kept: list[str] = []
    marks = MARKS  # none may come before a letter
    for letter in text:
        last = kept[-1] if kept else " "
        if _selector(letter):
            if not _varies(last, letter):
                continue
        elif letter in _JOINERS:
            if last in _JOINERS or last == " ":
                continue
        elif unicodedata.category(letter)[0] == "M":
            if marks >= MARKS:
                continue
            marks += 1
        else:
            marks = MARKS if letter == " " else 0
        kept.append(letter)
    return "".join(kept)


def _selector(letter: str) -> bool:
    return "\ufe00" <= letter <= "\ufe0f" or "\U000e0100" <= letter <= "\U000e01ef"


def _varies(base: str, selector: str) -> bool:
    if _within(base, _IDEOGRAPHS):
        return True
    emoji = base in _EMOJI_AMONG_OTHERS or unicodedata.category(base) in ("So", "Sm", "Sk")
    return emoji and selector in "\ufe0e\ufe0f"


def _visible(letter: str) -> bool:
    return unicodedata.category(letter)[0] not in "ZM" and letter not in _JOINERS


def _within(letter: str, ranges: tuple[tuple[int, int], ...]) -> bool:
    return any(first <= ord(letter) <= last for first, last in ranges)
