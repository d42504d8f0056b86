"""The kit finds a rule `out` that is wrong (`kingtable.testing.who_is_out_stays_out`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from kingtable import testing
from kingtable.engine.games import game


@pytest.mark.parametrize(
    "wrong", [lambda s, seat: seat == 0, lambda s, seat: s.energy[seat] > 0, lambda s, seat: s.phase == 11]
)
def test_a_wrong_rule_is_found(wrong: Callable[..., bool], monkeypatch: pytest.MonkeyPatch) -> None:
    rules: Any = game("king-of-tokyo")
    monkeypatch.setattr(type(rules), "functions", {**rules.functions, "out": wrong})
    with pytest.raises(AssertionError, match="king-of-tokyo"):
        testing.who_is_out_stays_out("king-of-tokyo", games=6)


def test_a_game_without_the_rule_passes() -> None:
    testing.who_is_out_stays_out("kingdomino", games=1)
