"""The staged tables of the page's own tests are what the rules tell today."""

from __future__ import annotations

import pytest

from scripts import scenes


@pytest.mark.parametrize("folder", scenes.SCENES)
def test_the_staged_tables_are_up_to_date(folder: str) -> None:
    written = (scenes.GAMES / folder / "scenes.json").read_text(encoding="utf-8")
    assert written == scenes.written(folder), "python scripts/scenes.py writes them again"
