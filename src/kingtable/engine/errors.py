"""What can be refused, each time with the rule or the field, and a catalogue entry that says it."""

from __future__ import annotations

from math import isfinite
from typing import Any

from kingtable.engine.text import cut, say

EXACT = 10**15
"""Numbers up to this one are said as numbers."""
LONGEST = 600
"""Characters of a value that a message says: lists of what there is may be long."""


class Refused(ValueError):
    """Bad input, refused whole: nothing has changed.

    key: entry of the catalogue; rule: requirement number ("K-103") or ""; field: path of the bad field or "";
    why: what the entry's text needs, JSON-able; long texts in it are cut. `str()` is the English text.
    """

    def __init__(self, key: str, *, rule: str = "", field: str = "", **args: object) -> None:
        super().__init__(key)
        self.key = key
        self.rule = rule
        self.field = cut(field)
        self.why: dict[str, Any] = {name: _said(value) for name, value in args.items()}

    def text(self, language: str = "en") -> str:
        """What is wrong, where, and what would be right."""
        text = say(self.key, language, field=self.field, **self.why)
        return f"{self.field}: {text}" if self.field else text

    def __str__(self) -> str:
        text = self.text()
        return f"{text} ({self.rule})" if self.rule else text


def _said(value: object) -> int | float | str | None:
    """A value that a message can say: somebody may have given it."""
    if value is None or (isinstance(value, int) and abs(value) <= EXACT):
        return value
    return value if isinstance(value, float) and isfinite(value) else cut(value, LONGEST)


class IllegalAction(Refused):
    """An action that the rules do not allow now."""


class InvalidOptions(Refused):
    """Options that no rulebook knows, or that cannot be combined."""


class InvalidPosition(Refused):
    """A position that cannot be."""


class InvalidRecord(Refused):
    """A game record that is damaged or does not replay."""
