"""Pictures of every screen, to be looked at: languages x sizes x themes.

    uv run python scripts/screenshots.py [FOLDER] [--only NAME]

Starts a server of its own with a temporary data folder, plays a few tables by keyboard, and photographs them.
"""

from __future__ import annotations

import argparse
import itertools
import json
import os
import re
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parent.parent))

from scripts.chromium import executable

SIZES = {"phone": (360, 780), "desktop": (1440, 900)}
FLAGS = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]
QUICK = 450
"""Milliseconds after an answer in which the page takes no other one in the same place."""
BOT = {"kind": "bot", "bot": "greedy"}


@contextmanager
def server() -> Iterator[str]:
    """A server on a free port; its address."""
    with tempfile.TemporaryDirectory(prefix="kingtable-shots-") as data:
        command = [sys.executable, "-c", "from kingtable.cli import main; main()"]
        process = subprocess.Popen(
            [*command, "--port", "0", "--host", "127.0.0.1", "--no-open", "--data", data],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        )
        try:
            assert process.stdout is not None
            for line in process.stdout:
                if found := re.search(r"http://\S+", line):
                    yield found[0].rstrip("/")
                    return
            raise SystemExit("the server did not start")
        finally:
            process.terminate()
            process.wait(10)


def post(address: str, path: str, body: dict[str, Any]) -> dict[str, Any]:
    """POST as JSON."""
    request = urllib.request.Request(address + path, json.dumps(body).encode(), {"content-type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        told: dict[str, Any] = json.load(answer)
    return told


def opened(address: str, body: dict[str, Any]) -> str:
    """A new table; a link that claims my seat."""
    told = post(address, "/api/tables", {**body, "options": {"players": len(body["seats"]), **body.get("options", {})}})
    made = post(address, f"/api/tables/{told['table']}/link", {"token": told["seats"][0]["token"]})
    return f"/t/{told['table']}#{made['link']}"


def table(address: str, seats: int, **options: Any) -> str:
    """A table of mine with bots; the link of my seat."""
    seated = [{"kind": "me", "name": "Ada"}, *[BOT] * (seats - 1)]
    return opened(address, {"game": "kingdomino", "options": options, "seats": seated})


def company(address: str, game: str) -> str:
    """A table of mine with two friends and a bot; the link of my seat."""
    seated = [{"kind": "me", "name": "Ada"}, {"kind": "friend", "name": "Hossein"}, {"kind": "friend"}]
    bot = {"kind": "bot", "bot": "greedy" if game == "kingdomino" else "racer"}
    return opened(address, {"game": game, "seats": [*seated, bot]})


def play(page: Page, turns: int | None = None) -> None:
    """Take turns by keyboard; all of them when `turns` is None."""
    done = 0
    while turns is None or done < turns:
        page.wait_for_selector(".screen[data-mine=true], .wrap")
        if page.query_selector(".wrap"):
            return
        page.wait_for_timeout(QUICK)
        before = page.get_attribute(".screen", "data-seq")
        for key in ("Enter", "1", "2", "3", "4", "Enter"):
            page.keyboard.press(key)
        page.wait_for_function(
            "seq => document.querySelector('.screen')?.dataset.seq !== seq",
            arg=before,
        )
        done += 1


def monsters(address: str, seats: int) -> str:
    """A table of King of Tokyo of mine with bots, without a clock; the link of my seat."""
    bots = [{"kind": "bot", "bot": bot} for bot in ("racer", "builder", "attacker", "roller", "roller")]
    return opened(address, {"game": "king-of-tokyo", "seats": [{"kind": "me", "name": "Ada"}, *bots[: seats - 1]]})


def prowl(page: Page, phase: str, least: int = 0, most: int = 400) -> bool:
    """Play the shortest way until a phase is asked, after `least` answers, or to the end; was it asked?"""
    answers = [f"[data-act={name}], .table [data-move={name}]" for name in ("done", "stay", "take", "pass", "end")]
    for done in range(most):
        page.wait_for_selector(".screen[data-mine=true] .table, .wrap", timeout=120_000)
        if page.query_selector(".wrap"):
            return phase == "over"
        if done >= least and page.get_attribute(".table", "data-phase") == phase:
            return True
        page.wait_for_timeout(QUICK)
        before = page.get_attribute(".screen", "data-seq")
        for answer in (*answers, "[data-act=throw], .table [data-move]"):
            button = page.locator(answer).and_(page.locator(":visible:not([disabled])")).first
            if button.count():
                button.click()
                break
        sure = page.locator("dialog [data-confirm]")
        if sure.count():
            sure.click()
        page.wait_for_function("seq => document.querySelector('.screen')?.dataset.seq !== seq", arg=before)
    return False


def scene(
    browser: Browser, address: str, size: str, language: str, theme: str, like: BrowserContext | None = None
) -> BrowserContext:
    """A browser as a reader of that language has it, with the seats of another."""
    width, height = SIZES[size]
    context = browser.new_context(
        storage_state=like.storage_state() if like is not None else None,
        viewport={"width": width, "height": height},
        device_scale_factor=2 if size == "phone" else 1,
        has_touch=size == "phone",
        reduced_motion="reduce",
        base_url=address,
    )
    context.add_init_script(
        f"localStorage['kingtable.language'] = '{language}'; localStorage['kingtable.theme'] = '{theme}'"
    )
    return context


def main() -> None:
    """Take them all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=Path("/tmp/kingtable-shots"))
    parser.add_argument("--only", default="", help="part of the names of the pictures to take")
    parser.add_argument("--address", default="", help="of a running server, instead of one of its own")
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable(), args=FLAGS)
        if asked.address:
            take(browser, asked.address, asked.folder, asked.only)
        else:
            with server() as address:
                take(browser, address, asked.folder, asked.only)
        browser.close()


def wanted(name: str, only: str) -> bool:
    """Whether a picture of this name may be asked for."""
    return not only or name.startswith(only.split("-phone")[0].split("-desktop")[0]) or only in name


def take(browser: Browser, address: str, folder: Path, only: str) -> None:
    """Play the tables to the moments worth a picture, then photograph each in every combination."""
    player = scene(browser, address, "desktop", "en", "light").new_page()

    def played(link: str, turns: int | None) -> str:
        player.goto(link)
        play(player, turns)
        return link.split("#")[0]

    def sat(link: str) -> str:
        player.goto(link)
        player.wait_for_selector(".screen h2")
        for number in range(player.locator("li.card > .btn").count(), 0, -1):  # links for friends
            player.locator("li.card > .btn").first.click()
            player.wait_for_function("left => document.querySelectorAll('li.card > .btn').length < left", arg=number)
        return link.split("#")[0]

    everything = {"middle_kingdom": True, "harmony": True}
    tables: dict[str, Callable[[], str]] = {
        "gathering": lambda: sat(company(address, "kingdomino")),
        "tokyo-gathering": lambda: sat(company(address, "king-of-tokyo")),
        "move": lambda: sat(company(address, "kingdomino")),
        "link-used": lambda: sat(table(address, 2)) + "#used",
        "opening": lambda: sat(table(address, 4, **everything)),
        "table-4": lambda: played(table(address, 4, **everything), 6),
        "table-2": lambda: played(table(address, 2, **everything), 5),
        "duel": lambda: played(table(address, 2, mighty_duel=True, **everything), 12),
        "end": lambda: played(table(address, 4, **everything), None),
    }
    links = {
        name: play_it()
        for name, play_it in tables.items()
        if wanted(name, only) or (name == "end" and only[:5] in ("repla", "check"))
    }
    if "end" in links:
        links["replay"] = links["end"] + "/replay?at=30"
        links["check"] = links["end"]
    for name, phase, least in (("yield", "yield", 0), ("rolled", "rolled", 3), ("buy", "buy", 2), ("over", "over", 0)):
        title = f"tokyo-{name}"
        for _ in range(5 if wanted(title, only) else 0):
            links[title] = sat(monsters(address, 4 if name == "over" else 6))
            if prowl(player, phase, least):
                break
    screens = {"start": "/", "form": "/#table", "tokyo-form": "/#tokyo", **links}
    for (name, link), size, language, theme in itertools.product(
        screens.items(), SIZES, ("en", "fa"), ("light", "dark")
    ):
        title = f"{name}-{size}-{language}-{theme}"
        if only not in title:
            continue
        context = scene(browser, address, size, language, theme, None if name == "link-used" else player.context)
        page = context.new_page()
        page.goto(link)
        page.wait_for_selector("h2, [role=alert]")
        if name in ("opening", "table-4", "table-2", "duel"):
            page.wait_for_selector(".screen[data-mine=true]")
            if name != "opening" and page.query_selector("[data-board]"):
                page.keyboard.press("Enter")
                page.wait_for_timeout(250)
        if name in ("tokyo-yield", "tokyo-rolled", "tokyo-buy"):
            page.wait_for_selector(".screen[data-mine=true] .table")
        if name == "check":
            page.locator("details summary").click()
            page.wait_for_selector(".verdict")
        if name == "move":
            page.locator(".tools button").last.click()
            page.locator(".menu > div:not(.row) > .btn").click()
            page.wait_for_selector("dialog img")
        page.wait_for_timeout(150)
        whole = name in ("start", "form", "end", "check", "replay", "tokyo-form", "tokyo-over")
        whole = whole or "gathering" in name
        page.screenshot(path=folder / f"{title}.png", full_page=whole)
        context.close()


if __name__ == "__main__":
    main()
