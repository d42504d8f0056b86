"""The pictures of README.md and docs/: `uv run --group pictures python scripts/pictures.py [NAME]`.

Writes into docs/pictures/: `turns` (the moving picture, a turn of each game), `invite` (inviting a friend, in three
steps), `tables` (both games at rest). Without a name it takes all. Needs the page built and Chromium.
"""

from __future__ import annotations

import argparse
import io
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

sys.path.insert(0, str(Path(__file__).parent.parent))

import kingtable
from kingtable.engine.match import Match
from scripts.chromium import executable
from scripts.film import EVERY, answer, filmed, round_of_three
from tests.page.hands import Server
from tests.page.stage import Stage

FOLDER = Path(__file__).parent.parent / "docs" / "pictures"
WINDOW: ViewportSize = {"width": 1280, "height": 720}
FILM = (960, 540)
"""Pixels of the moving picture."""
PHONE: ViewportSize = {"width": 360, "height": 640}
LINK = "http://192.168.1.20:8000"
REACH = {"reach": "home", "address": LINK, "came": True, "sharing": None}
"""The address that the invitations show: one of a home network, not of the machine that takes the pictures."""


@contextmanager
def reader(browser: Browser, window: ViewportSize, pace: str = "normal", scale: float = 1) -> Iterator[Page]:
    """A page in English and in the light theme."""
    context = browser.new_context(viewport=window, device_scale_factor=scale)
    for name, value in (("language", "en"), ("theme", "light"), ("pace", pace)):
        context.add_init_script(f"localStorage['kingtable.{name}'] ??= '{value}'")
    yield context.new_page()
    context.close()


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
        match.play(max(places, key=lambda place: place["gain"])["move"] if places else match.silence()[0])
    return match, seat


def middle_of_tokyo(rerolls: int) -> tuple[Match, int]:
    monsters = [
        {"health": 8, "vp": 7, "energy": 5, "cards": ["spiked_tail"]},
        {"health": 7, "vp": 9, "energy": 2, "cards": ["herbivore"]},
        {"health": 5, "vp": 11, "energy": 4, "cards": ["rapid_healing"]},
        {"health": 9, "vp": 4, "energy": 1},
    ]
    dice = ["1", "2", "claw", "heart", "claw", "energy"]
    turn = {"turn": 0, "phase": "rolled", "dice": dice, "rerolls": rerolls, "monsters": monsters, "tokyo": {"city": 1}}
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
    with reader(browser, WINDOW, "fast") as page:
        stage = Stage(page, *made, deaf=False).show(server.address)
        page.wait_for_timeout(1500)
        strip = filmed(page.context.new_cdp_session(page), seconds, lambda: act(stage, page), page)
        assert not stage.errors, stage.errors
    images = [Image.open(io.BytesIO(image)).convert("RGB") for _, image in strip]
    return [image.resize(FILM, Image.Resampling.LANCZOS) for image in images]


def invite(browser: Browser, server: Server) -> None:
    """invite-1.png (choose who plays), invite-2.png (send the link), invite-3.png (the friend sits down)."""
    with reader(browser, PHONE, scale=1.5) as page, reader(browser, PHONE, scale=1.5) as friend:
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
        with reader(browser, WINDOW, "once") as page:
            Stage(page, match, seat, deaf=False).show(server.address)
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
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        try:
            browser = playwright.chromium.launch(executable_path=executable(), args=["--no-sandbox"])
            for take in [TAKES[name]] if name else TAKES.values():
                take(browser, server)
        finally:
            server.kill()


if __name__ == "__main__":
    main()
