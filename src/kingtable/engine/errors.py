"""What can be refused, each time with the rule or the field, and a catalogue entry that says it."""

from __future__ import annotations

from typing import Any

from kingtable.engine.text import say


class Refused(ValueError):
    """Bad input, refused whole: nothing has changed.

    key: entry of the catalogue; rule: requirement number ("K-103") or ""; field: path of the bad field or "";
    args_: what the entry's text needs (JSON-able). `str()` is the English text.
    """

    def __init__(self, key: str, *, rule: str = "", field: str = "", **args: Any) -> None:
        super().__init__(key)
        self.key = key
        self.rule = rule
        self.field = field
        self.why: dict[str, Any] = args

    def text(self, language: str = "en") -> str:
        """What is wrong, where, and what would be right."""
        told = say(self.key, language, field=self.field, **self.why)
        return f"{self.field}: {told}" if self.field else told

    def __str__(self) -> str:
        told = self.text()
        return f"{told} ({self.rule})" if self.rule else told


class IllegalAction(Refused):
    """An action that the rules do not allow now."""


class InvalidOptions(Refused):
    """Options that no rulebook knows, or that cannot be combined."""


class InvalidPosition(Refused):
    """A position that cannot be."""


class InvalidRecord(Refused):
    """A game record that is damaged or does not replay."""
