"""What King of Tokyo's tests share."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

import kingtable
from tests.king_of_tokyo.table import SIDES, Play, Sit, setting


@pytest.fixture(params=["engine", "reference"])
def sit(request: pytest.FixtureRequest) -> Sit:
    """Sets a table on the engine, and then on the reference: what holds for one holds for the other."""

    def seated(*monsters: dict[str, Any], **given: Any) -> Play:
        return SIDES[request.param](setting(*monsters, **given))

    return seated


LOCALES = Path(kingtable.__file__).parent / "locale"


@pytest.fixture(scope="session")
def messages() -> dict[str, set[str]]:
    """Language -> the names of all texts about King of Tokyo."""
    found: dict[str, set[str]] = {}
    for folder in sorted(LOCALES.iterdir()):
        if folder.is_dir():
            names = ("king_of_tokyo.ftl", "king_of_tokyo_book.ftl", "tokyo_rules.ftl")
            texts = [(folder / name).read_text(encoding="utf-8") for name in names]
            entries = [entry for text in texts for entry in FluentParser().parse(text).body]
            found[folder.name] = {entry.id.name for entry in entries if isinstance(entry, Message)}
    return found
