"""Several people at one screen who do not see: what is heard and read calls each by name, and suffices to play."""

from __future__ import annotations

import re
from collections import defaultdict

import pytest
from playwright.sync_api import Page

from tests.page.hands import Server
from tests.page.test_blind import BlindKing
from tests.page.test_sofa import THREE, sofa


class BlindSitters(BlindKing):
    """All of them: they hear the same, and whoever is called answers."""

    def __init__(self, page: Page) -> None:
        super().__init__(page, "once")
        self.claims: dict[str, list[int]] = defaultdict(list)
        self.called: list[str] = []

    def my_turn(self) -> bool:
        mine = super().my_turn()
        self.page.wait_for_selector(".sofa:not(.passes)")
        return mine

    def believe(self, line: str) -> None:
        assert not re.search(r"\b(you|your)\b", line, re.IGNORECASE), line
        if claimed := re.match(r"(.+?) claimed (\d+)", line):
            self.claims[claimed[1]].append(int(claimed[2]))
        elif gone := re.match(r"(.+?) (placed|discarded) (\d+)(?: and gained (\d+))?", line):
            assert gone[2] == "discarded" or self.promised == int(gone[4] or 0), line
            self.claims[gone[1]].remove(int(gone[3]))
        super().believe(line)

    def take_turn(self) -> None:
        who, told, _ = self.heading().partition(": ")
        assert told, "nobody is called by name"
        self.called.append(who)
        self.mine = self.claims[who]
        super().take_turn()


@pytest.mark.slow
def test_three_people_play_a_game_by_the_accessibility_tree_alone(page: Page, server: Server) -> None:
    blind = BlindSitters(page)
    sofa(page, server, "kingdomino")
    assert blind.play_on() >= 36
    assert set(blind.called) == set(THREE)
    truth = blind.record().view(None)
    for who, kingdom in zip(THREE, truth["kingdoms"], strict=True):
        squares = {(one["x"], one["y"]): one["crowns"] for one in kingdom["squares"] if one["terrain"] != "castle"}
        assert {at: crowns for at, (_, crowns) in blind.kingdoms[who].items()} == squares
        assert blind.score(who) == kingdom["points"]
        assert f"{who} {kingdom['score']}" in blind.scored
