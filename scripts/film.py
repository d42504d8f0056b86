"""A film strip of the page: `python scripts/film.py SCENE OUT.png [--width 1366] [--height 657] [--lang fa] [--still]`.

A picture every 100 ms, laid out in one sheet with the time under each. Scenes: see SCENES below. Needs the page built
(`python scripts/web.py build`) and Chromium.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from itertools import groupby
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

sys.path.insert(0, str(Path(__file__).parent.parent))

import kingtable
from kingtable.engine.match import Match
from scripts.camera import filmed, reader, sheet, studio
from tests.king_of_tokyo.table import m, sitting
from tests.page.stage import Stage
from tests.page.test_beginning import dealt
from tests.page.test_counting import nearly_over

Scene = tuple[Callable[[], tuple[Match, int]], Callable[[Stage, Page], None] | None, float]
"""A match and whose page is filmed; what happens there, None where it begins as the page opens; seconds."""
DICE = ["1", "2", "claw", "heart", "claw", "energy"]


def tokyo(**position: Any) -> Match:
    """Three monsters in the middle of a game."""
    blank = kingtable.new("king-of-tokyo", players=4, seed=3).position()
    return kingtable.from_position({**blank, "turn": 1, "phase": "rolled", **position}, seed=position.get("seed", 5))


def bots_turn() -> tuple[Match, int]:
    blank = kingtable.new("king-of-tokyo", players=4, seed=3).position()
    return tokyo(dice=DICE, rerolls=2, tokyo={**blank["tokyo"], "city": 0}), 0


def my_last_throw() -> tuple[Match, int]:
    return tokyo(turn=0, dice=["1", "2", "claw", "claw", "heart", "energy"], rerolls=1), 0


def round_of_three() -> tuple[Match, int]:
    match = kingtable.new("kingdomino", players=4, seed=11)
    while match.view(None)["round"] < 3 or match.to_move != 0 or match.view(None)["phase"] != "place":
        match.play(match.default_action()[0])
    return match, 0


def end_of_a_dynasty_game() -> tuple[Match, int]:
    match = kingtable.new("kingdomino", players=2, dynasty=True, seed=11)
    while True:
        after = match.copy()
        for _ in range(2):
            if after.view(None)["game_number"] == 1:
                after.play(after.default_action()[0])
        if after.view(None)["game_number"] == 2:
            return match, 1 - (match.to_move or 0)
        match.play(match.default_action()[0])


def a_rival_buys() -> tuple[Match, int]:
    return sitting(m(), m(energy=9), m(), row=["energize", "alpha_monster", "skyscraper"], turn=1), 0


def before_the_last_domino() -> tuple[Match, int]:
    match, _ = nearly_over()
    return match, ((match.to_move or 0) + 1) % 3


def throws_on(stage: Stage, page: Page) -> None:
    """A bot keeps its claws, throws until it must stop, and all that follows."""
    for _ in range(2):
        stage.play("keep claw claw")
    answer(stage)


def answer(stage: Stage) -> None:
    while not stage.match.over and stage.match.to_move != stage.seat:
        stage.play(stage.match.default_action()[0])


def throw(stage: Stage, page: Page) -> None:
    page.keyboard.press("t")


def everybody_plays(stage: Stage, page: Page) -> None:
    stage.play(*stage.match.default_action())
    answer(stage)


def the_game_ends(stage: Stage, page: Page) -> None:
    while stage.match.view(None)["game_number"] == 1:
        stage.play(stage.match.default_action()[0])


def buys(stage: Stage, page: Page) -> None:
    stage.play("buy alpha_monster")


SCENES: dict[str, Scene] = {
    "kings": (lambda: dealt("kingdomino"), None, 6),
    "claws": (lambda: dealt("king-of-tokyo"), None, 7),
    "bots-turn": (bots_turn, throws_on, 9),
    "my-last-throw": (my_last_throw, throw, 7),
    "round": (round_of_three, everybody_plays, 10),
    "purchase": (a_rival_buys, buys, 5),
    "count": (before_the_last_domino, everybody_plays, 16),
    "dynasty": (end_of_a_dynasty_game, the_game_ends, 9),
}


def main() -> None:
    """Film one scene."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("scene", choices=SCENES)
    parser.add_argument("out", type=Path)
    parser.add_argument("--width", type=int, default=1366)
    parser.add_argument("--height", type=int, default=657)
    parser.add_argument("--lang", default="en")
    parser.add_argument("--pace", default="normal")
    parser.add_argument("--still", action="store_true", help="with reduced motion")
    parser.add_argument("--columns", type=int, default=5)
    parser.add_argument("--cell", type=int, default=440, help="pixels that a picture is wide in the sheet")
    chosen = parser.parse_args()
    make, act, seconds = SCENES[chosen.scene]
    motion = "reduce" if chosen.still else "no-preference"
    window = chosen.width, chosen.height
    with studio() as (server, browser):
        with reader(browser, window, chosen.lang, pace=chosen.pace, reduced_motion=motion) as context:
            page = context.new_page()
            stage = Stage(page, *make(), deaf=False)
            if act is None:
                stage.seq = 0
                strip = filmed(page, stage, seconds, lambda: stage.show(server.address))
            else:
                stage.show(server.address)
                page.wait_for_timeout(600)
                strip = filmed(page, stage, seconds, lambda: act(stage, page))
        once = [next(same) for _, same in groupby(strip, lambda shown: shown[1])]  # what stands still is laid down once
        sheet(browser, [(f"{when:.1f} s", image) for when, image in once], chosen.out, chosen.columns, chosen.cell)


if __name__ == "__main__":
    main()
