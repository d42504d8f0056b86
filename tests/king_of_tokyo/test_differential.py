"""The engine plays as the reference does, action by action.

`KINGTABLE_DIFFERENTIAL=100` for a quick run; 20,000 games by `scripts/nightly king_of_tokyo`.
"""

from __future__ import annotations

import os
from collections import Counter

import pytest

from tests.reference.king_of_tokyo_differential import FORMS, play, play_many
from tests.reference.king_of_tokyo_table import CARDS

GAMES = int(os.environ.get("KINGTABLE_DIFFERENTIAL", "350"))
PHASES = "mimic rolled probe change hearts react yield buy charge opportunist sell over".split()  # noqa: SIM905


@pytest.mark.slow(quick=2)
@pytest.mark.parametrize("form", [form for form in FORMS if form != "hands"])
def test_engine_and_reference_agree(form: str) -> None:
    count = max(2, GAMES // 20)
    assert play_many(form, 0, count) > 10 * count


@pytest.mark.slow
def test_they_agree_with_full_hands_in_which_every_card_and_every_phase_is_met() -> None:
    seen: Counter[str] = Counter()
    for seed in range(max(300, GAMES)):
        play("hands", seed, seen)
    keep = {name for name, card in CARDS.items() if card.keep}
    assert not keep - {*seen}
    assert not {*PHASES} - {*seen}
