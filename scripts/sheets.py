"""Every screen, to be looked at: `python scripts/sheets.py FOLDER [--lang fa en-XA] [--width 360] [--theme dark]`.

One contact sheet for each language, width and theme, with all that a reader meets: the start, the forms, the gathering
before a game, tables and questions, a lesson, the rules, ends and replays. --apart: each picture in a file of its own.
--only: pictures whose names hold this. The languages of `tests/toy.py` (`en-XA`: longer, `ja-XA`: wider) can be asked
for. Needs the page built (`python scripts/web.py build`) and Chromium.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from functools import partial
from itertools import product
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page

sys.path.insert(0, str(Path(__file__).parent.parent))

from kingtable.engine.text import languages
from scripts.camera import Picture, reader, rest, sheet, studio
from tests import toy
from tests.page import test_sizes_kingdomino, tokyo
from tests.page.hands import BOT, Hand, Server
from tests.page.stage import SCENES, Stage
from tests.page.test_sizes import MORE

WIDTHS = {360: 740, 1440: 789}
"""The heights of the windows, by their widths."""
CELL = {360: 360, 1440: 720}
"""How wide a picture is in its sheet."""
TOKYO = ["rolled", "crowded", "yield-jets", "change-all", "hearts-ray", "buy", "over-points"]
KINGDOMINO = ["opening-4", "place-4", "duel", "discard"]
ADDRESSES = {
    "start": "/",
    "form": "/#table",
    "tokyo-form": "/#tokyo",
    "lesson": "/learn/king-of-tokyo",
    "nowhere": "/nothing",
}
BOTS = {"kingdomino": BOT, "king-of-tokyo": tokyo.BOT}

Screen = Callable[[Page], object]


def ended(browser: Browser, server: Server) -> dict[str, str]:
    """The addresses of a game of each kind that has been played to its end."""
    with reader(browser, (1440, 789), reduced_motion="reduce") as context:
        hands: dict[str, tuple[Hand, str]] = {
            "kingdomino": (Hand(context.new_page()), server.table({"kind": "me"}, BOT, harmony=True)[0]),
            "tokyo": (tokyo.Paw(context.new_page()), tokyo.table(server, {"kind": "me"}, tokyo.BOT)[0]),
        }
        for hand, link in hands.values():
            hand.sit(link)
            hand.play_on()
    return {name: link.partition("#")[0] for name, (_, link) in hands.items()}


def gathering(page: Page, server: Server, game: str) -> None:
    """A table of mine with two friends and a bot, and the links for the friends."""
    friends = [{"kind": "friend", "name": "Hossein"}, {"kind": "friend"}]
    seats = [{"kind": "me", "name": "Ada"}, *friends, BOTS[game]]
    page.goto(server.open({"game": game, "options": {"players": 4}, "seats": seats})[0])
    page.wait_for_selector(".screen h2")
    for left in range(page.locator("li.card > .btn").count(), 0, -1):
        page.locator("li.card > .btn").first.click()
        page.wait_for_function("left => document.querySelectorAll('li.card > .btn').length < left", arg=left)


def move(page: Page, server: Server) -> None:
    """How to go on with a seat on another device."""
    gathering(page, server, "kingdomino")
    page.locator(".tools button").last.click()
    page.locator(".menu > div:not(.row) > .btn").click()
    page.wait_for_selector("dialog img")


def used_link(page: Page, server: Server) -> None:
    page.goto(server.table({"kind": "me"}, BOT)[0].partition("#")[0] + "#used")
    page.wait_for_selector("[role=alert]")


def rules(page: Page, server: Server) -> None:
    page.goto(f"{server.address}/")
    page.locator(".books button").last.click()
    page.wait_for_selector("dialog [data-rule]")


def at(page: Page, address: str) -> None:
    page.goto(address)


def check(page: Page, address: str) -> None:
    """Whether the deal was fair."""
    page.goto(address)
    page.locator("details summary").click()
    page.wait_for_selector(".verdict")


def staged(page: Page, server: Server, name: str) -> None:
    match, seat = {**SCENES, **MORE}[name]()
    Stage(page, match, seat).show(server.address)


def screens(server: Server, games: dict[str, str]) -> Iterator[tuple[str, Screen, bool]]:
    """Each screen: its name, how to come to it, and whether all of a page that scrolls is shown."""
    for name, address in ADDRESSES.items():
        yield name, partial(at, address=server.address + address), True
    for game in BOTS:
        yield f"gathering of {game}", partial(gathering, server=server, game=game), True
    yield "move", partial(move, server=server), False
    yield "used link", partial(used_link, server=server), False
    for name in KINGDOMINO:
        yield name, partial(test_sizes_kingdomino.staged, name=name, address=server.address), False
    for name in TOKYO:
        yield name, partial(staged, server=server, name=name), False
    yield "rules", partial(rules, server=server), False
    for name, address in games.items():
        yield f"end of {name}", partial(at, address=address), True
        yield f"replay of {name}", partial(at, address=f"{address}/replay?at=30"), False
        yield f"check of {name}", partial(check, address=address), True


def shown(context: BrowserContext, come: Screen, whole: bool) -> bytes:
    """A picture of a screen."""
    page = context.new_page()
    come(page)
    page.wait_for_selector("h2, [role=alert]")
    rest(page)
    picture = page.screenshot(full_page=whole)
    page.close()
    return picture


def main() -> None:
    """Make the sheets that are asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--lang", nargs="+", default=languages(), choices=[*languages(), *toy.PSEUDO])
    parser.add_argument("--width", nargs="+", type=int, default=[*WIDTHS], choices=[*WIDTHS])
    parser.add_argument("--theme", nargs="+", default=["light"], choices=["light", "dark"])
    parser.add_argument("--apart", action="store_true")
    parser.add_argument("--only", default="")
    chosen = parser.parse_args()
    chosen.folder.mkdir(parents=True, exist_ok=True)
    with studio(chosen.lang, bots=True) as (server, browser):
        every = [screen for screen in screens(server, ended(browser, server)) if chosen.only in screen[0]]
        for language, width, theme in product(chosen.lang, chosen.width, chosen.theme):
            with reader(browser, (width, WIDTHS[width]), language, theme, reduced_motion="reduce") as context:
                pictures: list[Picture] = [(name, shown(context, come, whole)) for name, come, whole in every]
            out = chosen.folder / f"{language}-{width}-{theme}.png"
            if not chosen.apart:
                sheet(browser, pictures, out, 2160 // CELL[width], CELL[width])
                print(out)
                continue
            for name, picture in pictures:
                out.with_stem(f"{out.stem}-{name.replace(' ', '-')}").write_bytes(picture)


if __name__ == "__main__":
    main()
