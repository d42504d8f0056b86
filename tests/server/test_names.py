"""Names as they may be shown."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingtable.server.table.names import LONGEST, NAME_LIMIT, clean_name, columns

BLANKS = (
    "\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180e\u180f\u2800\u3164\ufe00\ufe0f\uffa0\ufffc"
    "\u200b\u200e\u200f\u202e\u2060\u2065\u206f\ufeff\U0001d159\U000e0001\U000e0100\U000e0fff\U00016fe4"
)


@pytest.mark.parametrize("blank", BLANKS, ids=lambda letter: f"U+{ord(letter):04X}")
def test_what_looks_empty_is_no_name_and_stands_in_none(blank: str) -> None:
    assert clean_name(blank) is None
    assert clean_name(f" {blank}{blank} ") is None
    assert clean_name(f"{blank}A{blank}da{blank}") == "Ada"


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("a" + "\u0301" * 39, "á" + "\u0301" * 3),
        ("e\u0301", "é"),
        ("Ａｄａ　Ｌ", "Ada L"),
        ("ｱﾀﾞ", "アダ"),
        ("e\u034f\u0301", "é"),
        ("Việt", "Việt"),
        ("Vie\u0323\u0302t", "Việt"),
        ("\u0301Ada", "Ada"),
        ("Ada \u0301x", "Ada x"),
        ("H\u0335\u0321\u030b\u0308i", "H\u0335\u0321\u030bi"),
        ("مُحَمَّد", "مُحَمَّد"),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("a\u200c\u200c\u200d\u200cb", "a\u200cb"),
        ("क्\u200dष", "क्\u200dष"),
        ("👩\u200d🚀 Zoë", "👩\u200d🚀 Zoë"),
        ("❤\ufe0f", "❤\ufe0f"),
        ("☎\ufe0e", "☎\ufe0e"),
        ("👩🏽\u200d❤\ufe0f\u200d👨", "👩🏽\u200d❤\ufe0f\u200d👨"),
        ("1\ufe0f\u20e3", "1\ufe0f\u20e3"),
        ("Ada1\ufe0f", "Ada1"),
        ("a\ufe0fb\ufe0f", "ab"),
        ("❤\ufe0f\ufe0f\ufe0f", "❤\ufe0f"),
        ("葛\U000e0100城", "葛\U000e0100城"),
        ("한글", "한글"),
        ("ab\ud800c", "abc"),
        ("x" * 100, "x" * 40),
        ("e\u0301" * 100, "é" * 40),
        ("\u3000Ada\u2003\u2003L", "Ada L"),
        ("長" * 40, "長" * 20),
        ("W" * 40, "W" * 20),
        ("\u2e3b" * 40, "\u2e3b" * 6),
        ("\ufdfd" * 40, "\ufdfd" * 3),
        ("\U00012031" * 40, "\U00012031" * 10),
        ("👨\u200d👩\u200d👧\u200d👦" * 40, "👨\u200d👩\u200d👧\u200d👦" * 3),
        ("x" + "👩🏽\u200d❤\ufe0f\u200d👨" * 40, "x" + "👩🏽\u200d❤\ufe0f\u200d👨" * 3),
        ("x" + "🇫🇷" * 40, "x" + "🇫🇷" * 19),
        ("x" + "क्ष" * 40, "x" + "क्ष" * 19),
        ("👨\u200d" * 80, None),
        ("👨\u200d" * 13, "👨" + "\u200d👨" * 12),
        ("\u200c\u200d", None),
        ("\u0301", None),
        ("\u2003", None),
        ("", None),
        (None, None),
    ],
)
def test_a_name_is_kept_but_for_what_nobody_sees_or_what_grows_too_high(given: str | None, shown: str | None) -> None:
    assert clean_name(given) == shown


LETTERS = st.one_of(
    st.characters(),
    st.sampled_from(BLANKS + "ae1#❤葛کa \u0301\u0323\u0308\u0335\u0489\u200c\u200d\u20e3\ufe0e\t"),
)


@given(st.text(LETTERS, max_size=80))
def test_a_clean_name_is_clean(name: str) -> None:
    cleaned = clean_name(name)
    if cleaned is None:
        return
    assert clean_name(cleaned) == cleaned
    assert 1 <= columns(cleaned) <= NAME_LIMIT
    assert len(cleaned) <= LONGEST
    assert unicodedata.is_normalized("NFC", cleaned)
    assert any(unicodedata.category(letter)[0] in "LNPSC" for letter in cleaned)
    marks = 0
    for letter in cleaned:
        mark = unicodedata.category(letter)[0] == "M" and not "\ufe00" <= letter <= "\ufe0f" and letter < "\U000e0100"
        marks = marks + 1 if mark else marks if letter in "\u200c\u200d\ufe0e\ufe0f" else 0
        assert marks <= 3
