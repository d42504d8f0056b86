"""The engine plays as the reference does, action by action.

2,000 games of each format by default; `KINGTABLE_DIFFERENTIAL=100` for a quick run. Many more by
`uv run python -m tests.reference.differential --games 100000 --processes 2`.
"""

import os

import pytest

from tests.reference.differential import FORMATS, play_many

GAMES = int(os.environ.get("KINGTABLE_DIFFERENTIAL", "2000"))


@pytest.mark.parametrize("form", FORMATS)
def test_engine_and_reference_agree(form: str) -> None:
    games = GAMES // 3 if form == "dynasty" else GAMES  # a Dynasty is three games
    assert play_many(form, 0, games, seed=0) > 40 * games
