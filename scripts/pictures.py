"""The pictures of README.md and docs/: `uv run --group pictures python scripts/pictures.py [NAME]`.

Writes into docs/pictures/: `turns` (the moving picture, a turn of each game), `invite` (inviting a friend, in three
steps), `tables` (both games at rest). Without a name it takes all. Needs the page built and Chromium.
"""

from __future__ import annotations

import argparse
import io
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Page

sys.path.insert(0, str(Path(__file__).parent.parent))

import kingtable
from kingtable.engine.match import Match
from scripts.camera import EVERY, filmed, reader, staged, studio
from scripts.film import DICE, answer, round_of_three
from tests.page.hands import Server
from tests.page.stage import Stage

FOLDER = Path(__file__).parent.parent / "docs" / "pictures"
WINDOW = (1280, 720)
FILM = (960, 540)
"""Pixels of the moving picture."""
PHONE = (360, 640)
LINK = "http://192.168.1.20:8000"
REACH = {"reach": "home", "address": LINK, "came": True, "sharing": None}
"""The address that the invitations show: one of a home network, not of the machine that takes the pictures."""


def place_and_claim(stage: Stage, page: Page) -> None:
    """Place a domino, claim the next one, and watch the bots."""
    page.wait_for_timeout(400)
    for key in ("Enter", "1"):
        page.keyboard.press(key)
        page.wait_for_timeout(700)
    answer(stage)


def keep_and_roll(stage: Stage, page: Page) -> None:
    """Keep two claws, roll the other dice, hit the monster in Tokyo, and take its place."""
    page.wait_for_timeout(200)
    for key in ("3", "5", "t"):
        page.keyboard.press(key)
        page.wait_for_timeout(350)
    stage.play("yield")


def middle_of_kingdomino() -> tuple[Match, int]:
    match, seat = round_of_three()
    while match.view(None)["round"] < 7 or match.to_move != seat or match.view(None)["phase"] != "place":
        places = match.choices()["place"]
        match.play(max(places, key=lambda place: place["gain"])["move"] if places else match.default_action()[0])
    return match, seat


def middle_of_tokyo(rerolls: int) -> tuple[Match, int]:
    monsters = [
        {"health": 8, "vp": 7, "energy": 5, "cards": ["spiked_tail"]},
        {"health": 7, "vp": 9, "energy": 2, "cards": ["herbivore"]},
        {"health": 5, "vp": 11, "energy": 4, "cards": ["rapid_healing"]},
        {"health": 9, "vp": 4, "energy": 1},
    ]
    turn = {"turn": 0, "phase": "rolled", "dice": DICE, "rerolls": rerolls, "monsters": monsters, "tokyo": {"city": 1}}
    return kingtable.from_position({"game": "king-of-tokyo", **turn}, seed=21), 0


Scene = tuple[tuple[Match, int], Callable[[Stage, Page], None], float]
"""The match and the seat that is shown, what happens, and for how many seconds it is shown."""


def turns(browser: Browser, server: Server) -> None:
    """turns.webp."""
    scenes: list[Scene] = [(middle_of_kingdomino(), place_and_claim, 3.0), (middle_of_tokyo(1), keep_and_roll, 5.0)]
    first, *others = [frame for scene in scenes for frame in frames(browser, server, scene)]
    every = int(EVERY * 1000)
    first.save(FOLDER / "turns.webp", save_all=True, append_images=others, quality=60, method=6, duration=every, loop=0)


def frames(browser: Browser, server: Server, scene: Scene) -> list[Image.Image]:
    """A turn of one game, ten pictures a second."""
    made, act, seconds = scene
    with reader(browser, WINDOW, pace="fast") as context:
        page = context.new_page()
        stage = staged(page, server, made)
        page.wait_for_timeout(1500)
        strip = filmed(page, stage, seconds, lambda: act(stage, page))
    images = [Image.open(io.BytesIO(image)).convert("RGB") for _, image in strip]
    return [image.resize(FILM, Image.Resampling.LANCZOS) for image in images]


def invite(browser: Browser, server: Server) -> None:
    """invite-1.png (choose who plays), invite-2.png (send the link), invite-3.png (the friend sits down)."""
    phone: dict[str, Any] = {"pace": "normal", "device_scale_factor": 1.5, "has_touch": False}
    with reader(browser, PHONE, **phone) as mine, reader(browser, PHONE, **phone) as theirs:
        page, friend = mine.new_page(), theirs.new_page()
        page.route("**/api/reach", lambda route: route.fulfill(json=REACH))
        page.goto(f"{server.address}/#table")
        page.get_by_label("Name in seat 1").fill("Ada")
        page.get_by_label("Who sits in seat 2").select_option("friend")
        page.evaluate("scrollTo(0, 270)")
        taken(page, "invite-1")
        page.get_by_role("button", name="Open the table and get the links").click()
        page.wait_for_selector(".address img")
        page.evaluate("scrollTo(0, 0)")
        taken(page, "invite-2")
        friend.goto(page.locator(".address .url").inner_text().replace(LINK, server.address))
        friend.wait_for_selector(".screen h2")
        taken(friend, "invite-3")


def tables(browser: Browser, server: Server) -> None:
    """kingdomino.png and king-of-tokyo.png."""
    for name, (match, seat) in {"kingdomino": middle_of_kingdomino(), "king-of-tokyo": middle_of_tokyo(2)}.items():
        with reader(browser, WINDOW) as context:
            page = context.new_page()
            staged(page, server, (match, seat))
            if name == "kingdomino":
                page.wait_for_timeout(500)
                page.keyboard.press("Enter")
            taken(page, name)


def taken(page: Page, name: str) -> None:
    """One picture at rest, in 256 colours."""
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(1500)
    image = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    image.quantize(256, dither=Image.Dither.NONE).save(FOLDER / f"{name}.png", optimize=True)


TAKES: dict[str, Callable[[Browser, Server], None]] = {"turns": turns, "invite": invite, "tables": tables}


def main() -> None:
    """Take the pictures that are asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("name", nargs="?", choices=TAKES, help="which pictures; all without a name")
    name = parser.parse_args().name
    with studio() as (server, browser):
        for take in [TAKES[name]] if name else TAKES.values():
            take(browser, server)


if __name__ == "__main__":
    main()
