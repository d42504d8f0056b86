"""What the examples teach is right, and each says something when it is started by hand."""

from __future__ import annotations

import runpy
import subprocess
import sys
from pathlib import Path

import pytest

import kingtable

EXAMPLES = Path(__file__).parents[1] / "examples"


@pytest.mark.parametrize("name", ["verify_deal", "process_bot"])
def test_an_example_without_input_says_what_it_is_for(name: str) -> None:
    file = EXAMPLES / f"{name}.py"
    done = subprocess.run([sys.executable, file], stdin=subprocess.DEVNULL, capture_output=True, text=True, check=True)
    (told,) = [line for line in done.stdout.splitlines() if "python" in line]
    assert f"{name}.py" in told
    assert done.stderr == ""


@pytest.mark.parametrize(("name", "players"), [("kingdomino", 3), ("king-of-tokyo", 4), ("king-of-tokyo", 2)])
def test_self_play_tells_what_the_game_was_worth(name: str, players: int) -> None:
    """The results of the seats sum to 1 where somebody wins; where nobody does, nobody has won."""
    played = runpy.run_path(str(EXAMPLES / "self_play.py"))["played"]
    rules = kingtable.game(name)
    for seed in range(6):
        _, rows = played(name, "random", seed, 0.0, players)
        results = {int(seat): result for seat, _, result in rows}
        match = kingtable.new(name, seed=seed, players=players)
        for _, action, _ in rows:
            match.do(int(action))
        winners = rules.winners(match.state)
        assert results == {seat: (seat in winners) / max(1, len(winners)) for seat in results}
