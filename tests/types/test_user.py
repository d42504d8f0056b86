"""The program of `user.py` also runs; that its types hold is checked by mypy and pyright (`scripts/test`)."""

from __future__ import annotations

import kingtable
from tests.types import user


def test_the_program_of_a_user_runs() -> None:
    moves, crowns = user.played(3)
    assert moves == 48
    assert set(crowns) == {"0", "1"}
    match = kingtable.new("kingdomino", seed=4)
    assert user.copied(match) == match
    assert user.fought(5) in (-1, 0, 1, 2)
