"""What the tools that look at the page share: a server and a browser, a reader's window, staged tables, films, sheets.

`scripts/sheets.py` looks at every screen, `scripts/film.py` at what moves; `scripts/pictures.py` takes the pictures of
the documents. All need the page built (`python scripts/web.py build`) and Chromium.
"""

from __future__ import annotations

import base64
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parent.parent))

from kingtable.engine.match import Match
from kingtable.engine.text import FOLDER
from scripts.chromium import executable
from tests import toy
from tests.page.hands import Server
from tests.page.stage import Stage

EVERY = 0.1
"""Seconds between two pictures of a film."""
Picture = tuple[str, bytes]
"""A caption and an image."""


@contextmanager
def studio(languages: Sequence[str] = (), bots: bool = False) -> Iterator[tuple[Server, Browser]]:
    """A server, which speaks those of `toy.PSEUDO` that are among the languages, too, and a browser."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        toys = {code: words for code, words in toy.PSEUDO.items() if code in languages}
        server = Server(Path(folder) / "data", toy.settle(Path(folder) / "words", toys) if toys else FOLDER)
        server.data.mkdir()
        server.start(bots)
        try:
            yield server, playwright.chromium.launch(executable_path=executable(), args=["--no-sandbox"])
        finally:
            server.kill()


@contextmanager
def reader(
    browser: Browser,
    window: tuple[int, int],
    language: str = "en",
    theme: str = "light",
    pace: str = "once",
    **how: Any,
) -> Iterator[BrowserContext]:
    """A browser as a reader has it."""
    width, height = window
    context = browser.new_context(**{"viewport": {"width": width, "height": height}, "has_touch": width < 700, **how})
    for name, value in (("language", language), ("theme", theme), ("pace", pace)):
        context.add_init_script(f"localStorage['kingtable.{name}'] ??= '{value}'")
    yield context
    context.close()


def staged(page: Page, server: Server, made: tuple[Match, int | None]) -> Stage:
    """A match that a seat of it plays at the page."""
    return Stage(page, *made, deaf=False).show(server.address)


def rest(page: Page) -> None:
    """Wait until nothing moves."""
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(150)


def filmed(page: Page, stage: Stage, seconds: float, act: Callable[[], object]) -> list[tuple[float, bytes]]:
    """Pictures with their times, as the browser painted them while something was done at a staged table."""
    client = page.context.new_cdp_session(page)
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
    assert not stage.errors, stage.errors
    strip = []
    for n in range(int(seconds / EVERY)):
        before = [image for when, image in painted if when <= began + n * EVERY]
        strip.append((n * EVERY, before[-1] if before else painted[0][1]))
    return strip


def sheet(browser: Browser, pictures: Sequence[Picture], out: Path, columns: int, width: int) -> None:
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
    page = browser.new_page(viewport={"width": columns * (width + 8) + 16, "height": 600})
    page.set_content(f"<style>{style}</style>{cells}")
    page.screenshot(path=out, full_page=True)
    page.close()
