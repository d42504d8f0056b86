"""The engine plays as the reference does, action by action.

The compiled rules 250 games of each format, the front door 50; `KINGTABLE_DIFFERENTIAL=100` for a quick run of the
former. 20,000 and 4,000 by `scripts/nightly kingdomino kingdomino_door`.
"""

import os

import pytest

from tests.reference.differential import FORMATS, play_many

GAMES = int(os.environ.get("KINGTABLE_DIFFERENTIAL", "250"))


@pytest.mark.slow(quick=2)
@pytest.mark.parametrize("form", FORMATS)
@pytest.mark.parametrize(("side", "games"), [("door", 50), pytest.param("compiled", GAMES, marks=pytest.mark.compiled)])
def test_engine_and_reference_agree(side: str, games: int, form: str) -> None:
    count = games // 3 if form == "dynasty" else games  # a Dynasty is three games
    assert play_many(side, form, 0, count, seed=0) > 40 * count
