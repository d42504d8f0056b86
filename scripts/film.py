"""A film strip of the page: `python scripts/film.py SCENE OUT.png [--width 1366] [--height 657] [--lang fa] [--still]`.

A picture every 100 ms, laid out in one sheet with the time under each. Scenes: see SCENES below. Needs the page built
(`python scripts/web.py build`) and Chromium.
"""

from __future__ import annotations

import argparse
import base64
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import CDPSession, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parent.parent))

import kingtable
from kingtable.engine.match import Match
from scripts.chromium import executable
from scripts.sheets import sheet
from tests.page.hands import Server
from tests.page.stage import Stage

EVERY = 0.1
SETTLED = 6.0

Scene = tuple[Callable[[], tuple[Match, int]], Callable[[Stage, Page], None], float]


def tokyo(**position: Any) -> Match:
    """Three monsters in the middle of a game."""
    blank = kingtable.new("king-of-tokyo", players=4, seed=3).position()
    return kingtable.from_position({**blank, "turn": 1, "phase": "rolled", **position}, seed=position.get("seed", 5))


def bots_turn() -> tuple[Match, int]:
    blank = kingtable.new("king-of-tokyo", players=4, seed=3).position()
    return tokyo(dice=["1", "2", "claw", "heart", "claw", "energy"], rerolls=2, tokyo={**blank["tokyo"], "city": 0}), 0


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


SCENES: dict[str, Scene] = {
    "bots-turn": (bots_turn, throws_on, 9),
    "my-last-throw": (my_last_throw, throw, 7),
    "round": (round_of_three, everybody_plays, 10),
    "dynasty": (end_of_a_dynasty_game, the_game_ends, 9),
}


def filmed(client: CDPSession, seconds: float, act: Callable[[], None], page: Page) -> list[tuple[float, bytes]]:
    """Pictures with their times, as the browser painted them."""
    painted: list[tuple[float, bytes]] = []

    def frame(event: dict[str, Any]) -> None:
        painted.append((event["metadata"]["timestamp"], base64.b64decode(event["data"])))
        client.send("Page.screencastFrameAck", {"sessionId": event["sessionId"]})

    client.on("Page.screencastFrame", frame)
    client.send("Page.startScreencast", {"format": "jpeg", "quality": 70, "everyNthFrame": 1})
    page.wait_for_timeout(400)
    began = time.time()
    act()
    page.wait_for_timeout(int(seconds * 1000))
    client.send("Page.stopScreencast")
    strip = []
    for n in range(int(seconds / EVERY)):
        at = began + n * EVERY
        before = [image for when, image in painted if when <= at]
        strip.append((n * EVERY, before[-1] if before else painted[0][1]))
    return strip


def laid(page: Page, strip: list[tuple[float, bytes]], out: Path, columns: int, width: int) -> None:
    """All pictures in one; what stands still longer than a picture is laid down once."""
    shown: list[tuple[float, bytes]] = []
    for when, image in strip:
        if not shown or image != shown[-1][1]:
            shown.append((when, image))
    sheet(page, [(f"{when:.1f} s", image) for when, image in shown], out, columns, width)


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
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        try:
            browser = playwright.chromium.launch(executable_path=executable(), args=["--no-sandbox"])
            context = browser.new_context(
                viewport={"width": chosen.width, "height": chosen.height},
                reduced_motion="reduce" if chosen.still else "no-preference",
            )
            for name, value in (("language", chosen.lang), ("pace", chosen.pace)):
                context.add_init_script(f"localStorage['kingtable.{name}'] = '{value}'")
            page = context.new_page()
            match, seat = make()
            stage = Stage(page, match, seat, deaf=False).show(server.address)
            page.wait_for_timeout(600)
            strip = filmed(context.new_cdp_session(page), seconds, lambda: act(stage, page), page)
            assert not stage.errors, stage.errors
            laid(browser.new_page(), strip, chosen.out, chosen.columns, chosen.cell)
        finally:
            server.kill()


if __name__ == "__main__":
    main()
