"""Text of others as we print it."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

import kingtable
from kingtable.engine.text import cut


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("\u202eevil\u2066 \u200ftext\u2069\ufeff", "evil text"),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("\u200d\u200ca \u200db\u200c c\u200c", "a b c"),
        ("a\u2028b\nc\x1b[2J", "a b c [2J"),
        ("\u200e" * 500 + "x", "x"),
        ("x" * 300, "x" * 199 + "…"),
        (10**400, "10^400"),
    ],
)
def test_what_turns_the_text_or_moves_a_cursor_is_left_out(given: object, shown: str) -> None:
    assert cut(given) == shown


@given(st.text())
def test_what_is_left_can_be_written_anywhere(text: str) -> None:
    shown = cut(text)
    assert len(shown) <= 200
    assert all(
        unicodedata.category(letter) not in ("Cc", "Cf", "Cs", "Zl", "Zp") or letter in "\u200c\u200d"
        for letter in shown
    )
    assert cut(shown) == shown


def test_a_refused_record_turns_no_terminal() -> None:
    record = kingtable.new("kingdomino", seed=1).record() | {"game": "\u202ekingdom\u2066"}
    with pytest.raises(kingtable.Refused) as refused:
        kingtable.replay(record)
    assert "kingdom" in str(refused.value)
    assert not any(unicodedata.category(letter) == "Cf" for letter in str(refused.value))
