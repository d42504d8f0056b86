"""Contact sheets: `python scripts/sheets.py FOLDER [--lang fa en-XA] [--width 360] [--theme dark]`.

One picture for each language and width, with all that a reader meets: the start, the forms, tables and questions, a
lesson, the rules, ends and replays. The languages of `tests/toy.py` (`en-XA`: longer, `ja-XA`: wider) can be asked for.
Needs the page built (`python scripts/web.py build`) and Chromium.
"""

from __future__ import annotations

import argparse
import base64
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parent.parent))

from kingtable.engine.text import languages
from scripts.chromium import executable
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


def ended(browser: Browser, server: Server) -> dict[str, str]:
    """The addresses of a game of each kind that has been played to its end."""
    context = reader(browser, "en", "light", 1440)
    hands: dict[str, tuple[Hand, str]] = {
        "kingdomino": (Hand(context.new_page()), server.table({"kind": "me"}, BOT, harmony=True)[0]),
        "tokyo": (tokyo.Paw(context.new_page()), tokyo.table(server, {"kind": "me"}, tokyo.BOT)[0]),
    }
    for hand, link in hands.values():
        hand.sit(link)
        hand.play_on()
    context.close()
    return {name: link.partition("#")[0] for name, (_, link) in hands.items()}


def reader(browser: Browser, language: str, theme: str, width: int) -> BrowserContext:
    window = {"width": width, "height": WIDTHS[width]}
    context = browser.new_context(viewport=window, reduced_motion="reduce", has_touch=width < 700)  # type: ignore[arg-type]
    for name, value in (("language", language), ("theme", theme), ("pace", "once")):
        context.add_init_script(f"localStorage['kingtable.{name}'] ??= '{value}'")
    return context


def screens(context: BrowserContext, server: Server, games: dict[str, str]) -> Iterator[tuple[str, bytes]]:
    """Each screen's name and its picture."""

    def shown(open_it: Callable[[Page], object], whole: bool = False) -> bytes:
        page = context.new_page()
        open_it(page)
        page.wait_for_selector("h2")
        page.wait_for_load_state("networkidle")
        page.evaluate("document.fonts.ready")
        page.wait_for_timeout(150)
        picture = page.screenshot(full_page=whole)
        page.close()
        return picture

    def rules(page: Page) -> None:
        page.goto(f"{server.address}/")
        page.locator(".books button").last.click()
        page.wait_for_selector("dialog [data-rule]")

    for name, address in ADDRESSES.items():
        yield name, shown(lambda page, at=server.address + address: page.goto(at), whole=True)  # type: ignore[misc]
    for name in KINGDOMINO:
        yield name, shown(lambda page, name=name: test_sizes_kingdomino.staged(page, name, server.address))  # type: ignore[misc]
    for name in TOKYO:
        match, seat = {**SCENES, **MORE}[name]()
        yield name, shown(lambda page, m=match, s=seat: Stage(page, m, s).show(server.address))  # type: ignore[misc]
    yield "rules", shown(rules)
    for name, address in games.items():
        yield f"end of {name}", shown(lambda page, at=address: page.goto(at), whole=True)  # type: ignore[misc]
        yield f"replay of {name}", shown(lambda page, at=address: page.goto(f"{at}/replay?at=30"))  # type: ignore[misc]


def sheet(page: Page, pictures: list[tuple[str, bytes]], out: Path, columns: int, width: int) -> None:
    """All pictures in one, each with its name."""
    cells = "".join(
        f"<figure><img src='data:image;base64,{base64.b64encode(image).decode()}'>"
        f"<figcaption>{name}</figcaption></figure>"
        for name, image in pictures
    )
    style = (
        f"body{{margin:8px;display:grid;gap:8px;font:13px sans-serif;align-items:start;"
        f"grid-template-columns:repeat({columns},{width}px)}}"
        f"figure{{margin:0}}img{{width:{width}px;border:1px solid #888}}"
    )
    page.set_viewport_size({"width": columns * (width + 8) + 16, "height": 600})
    page.set_content(f"<style>{style}</style>{cells}")
    page.screenshot(path=out, full_page=True)


def main() -> None:
    """Make the sheets that are asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--lang", nargs="+", default=languages(), choices=[*languages(), *toy.PSEUDO])
    parser.add_argument("--width", nargs="+", type=int, default=[*WIDTHS], choices=[*WIDTHS])
    parser.add_argument("--theme", default="light", choices=["light", "dark"])
    chosen = parser.parse_args()
    chosen.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        toys = {code: told for code, told in toy.PSEUDO.items() if code in chosen.lang}
        server = Server(Path(folder) / "data", toy.settle(Path(folder) / "words", toys))
        server.start(bots=True)
        try:
            browser = playwright.chromium.launch(executable_path=executable(), args=["--no-sandbox"])
            games = ended(browser, server)
            for language in chosen.lang:
                for width in chosen.width:
                    context = reader(browser, language, chosen.theme, width)
                    pictures = list(screens(context, server, games))
                    context.close()
                    out = chosen.folder / f"{language}-{width}-{chosen.theme}.png"
                    sheet(browser.new_page(), pictures, out, 2160 // CELL[width], CELL[width])
                    print(out)
        finally:
            server.kill()


if __name__ == "__main__":
    main()
