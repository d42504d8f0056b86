"""`match` and `tournament` both take a number of games or of deals."""

from __future__ import annotations

import json

import pytest
from click.testing import CliRunner

from kingtable.cli import main

BOTS = ["random", "greedy", "--json", "--processes", "1"]


@pytest.mark.parametrize(
    ("words", "games"),
    [
        (["match", *BOTS, "--games", "5"], 6),
        (["match", *BOTS, "--deals", "2"], 4),
        (["tournament", *BOTS, "--games", "5"], 6),
        (["tournament", *BOTS, "novice", "--games", "7"], 12),
        (["tournament", *BOTS, "--deals", "2"], 4),
        (["match", *BOTS, "--games", "1", "--deals", "1"], None),
        (["tournament", *BOTS, "--games", "1", "--deals", "1"], None),
    ],
)
def test_how_many_games_are_played(words: list[str], games: int | None) -> None:
    done = CliRunner().invoke(main, words)
    if games is None:
        assert (done.exit_code, done.output) == (2, "kingtable: Give --games or --deals, not both.\n")
    else:
        assert json.loads(done.stdout)["games"] == games


@pytest.mark.parametrize("command", ["match", "tournament"])
def test_the_help_says_the_default(command: str) -> None:
    assert "[default: 100]" in " ".join(CliRunner().invoke(main, [command, "--help"]).output.split())
