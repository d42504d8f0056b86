"""A table that is shared with the internet. A program stands in for cloudflared, and ends TLS on this machine."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import pytest
import trustme
from playwright.sync_api import Browser, BrowserContext, Page, WebSocketRoute, expect

from kingtable.engine.text import say
from scripts.chromium import executable
from tests.page.conftest import AT_ONCE, FLAGS
from tests.page.hands import ROOT, Hand, play_out
from tests.page.shelf import Shelf
from tests.page.tokyo import Lazy
from tests.waiting import PATIENCE, until

NAME = "laptop.local"  # the server's own, without TLS
FIRST, SECOND = "quiet-river-seven", "loud-hill-nine"
ADA, GRACE = "198.51.100.1", "203.0.113.2"  # the visitors who come in by the two ports of the stand-in


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port: int = probe.getsockname()[1]
        return port


@dataclass
class Shared:
    """`kingtable --share`, with what its terminal says."""

    folder: Path
    port: int = field(default_factory=free_port)
    doors: dict[str, int] = field(default_factory=lambda: {ADA: free_port(), GRACE: free_port()})
    lines: list[str] = field(default_factory=list)

    def start(self) -> None:
        program = self.folder / "cloudflared"
        program.write_text(
            f'#!/bin/sh\nexec {sys.executable} {ROOT}/tests/server/tunnels.py cloudflared forwards "$@"\n'
        )
        program.chmod(0o755)
        (self.folder / "names").write_text(f"{FIRST} {SECOND}")
        (self.folder / "ports").write_text(json.dumps({port: visitor for visitor, port in self.doors.items()}))
        trustme.CA().issue_cert("*.trycloudflare.com").private_key_and_cert_chain_pem.write_to_path(
            self.folder / "server.pem"
        )
        path = f"{self.folder}{os.pathsep}{os.environ['PATH']}"
        options = ["--port", str(self.port), "--data", str(self.folder / "data"), "--allow-host", NAME]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "kingtable", "--no-open", *options, "--share"],
            env={**os.environ, "PATH": path, "STAND_IN": str(self.folder), "KINGTABLE_LANG": "en", "LANG": "C.UTF-8"},
            stdout=subprocess.PIPE,
            text=True,
        )
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        with self.process.stdout as said:
            for line in said:
                self.lines.append(line.rstrip())

    def says(self, words: str) -> str:
        """The newest line that has these words, as soon as the terminal shows one."""
        return until(lambda: next((line for line in reversed(self.lines) if words in line), None), words)

    @property
    def name(self) -> str:
        """Of the newest public address."""
        return self.says(".trycloudflare.com/").partition("https://")[2].partition("/")[0]

    def kill_tunnel(self) -> None:
        os.kill(int((self.folder / "pid").read_text()), signal.SIGKILL)

    def ask(self, path: str, visitor: str, **headers: str) -> int:
        """What a visitor's request is answered."""
        with httpx.Client(verify=False, trust_env=False, timeout=30) as http:
            address = f"https://127.0.0.1:{self.doors[visitor]}{path}"
            headers = {"host": self.name, **headers}
            return http.get(address, headers=headers, extensions={"sni_hostname": headers["host"]}).status_code


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Shared]:
    one = Shared(tmp_path_factory.mktemp("share"))
    one.start()
    one.says("Anybody with a link can open")
    yield one
    one.process.send_signal(signal.SIGINT)
    one.process.wait(PATIENCE)
    assert not Path("/proc", (one.folder / "pid").read_text()).exists(), "the tunnel's program has ended, too"


@pytest.fixture(scope="module")
def far(shared: Shared, shelf: Shelf) -> Iterator[Browser]:
    """A browser in another city: the tunnel's names lead to the stand-in."""
    rules = f"MAP *.trycloudflare.com 127.0.0.1:{shared.doors[GRACE]}, MAP {NAME} 127.0.0.1:{shared.port}"
    browser = shelf.driver.chromium.launch(
        executable_path=executable(), args=[*FLAGS, f"--host-resolver-rules={rules}"]
    )
    yield browser
    browser.close()


def context(browser: Browser, language: str = "en", *, phone: bool = False) -> BrowserContext:
    made = browser.new_context(
        ignore_https_errors=True,
        viewport={"width": 390, "height": 664} if phone else {"width": 1366, "height": 657},
        reduced_motion="reduce",
        is_mobile=phone,
        has_touch=phone,
    )
    made.add_init_script(f"localStorage['kingtable.language'] = '{language}'; {AT_ONCE}")
    return made


def invited(page: Page, shared: Shared, game: str, address: str = "") -> str:
    """Open a table with one friend in the browser; the link that its page shows."""
    page.goto(f"{address or f'http://127.0.0.1:{shared.port}'}/#table")
    page.locator("nav.games").get_by_role("link", name=say(f"{game}-title")).click()
    page.get_by_label("Who sits in seat 2").select_option("friend")
    page.locator("form .send button").click()
    return page.locator(".address .url").inner_text()


@pytest.mark.slow
@pytest.mark.parametrize(("game", "hand"), [("kingdomino", Hand), ("king-of-tokyo", Lazy)])
def test_a_friend_in_another_city_plays(
    shared: Shared, far: Browser, shelf: Shelf, game: str, hand: type[Hand]
) -> None:
    shared.says(f"Anybody with a link can open https://{FIRST}.trycloudflare.com/")
    shared.says("Cloudflare passes everything on and can read it")
    ada, grace = hand(context(shelf.browser).new_page()), hand(context(far).new_page())
    link = invited(ada.page, shared, game)
    assert link.startswith(f"https://{FIRST}.trycloudflare.com/t/")
    expect(ada.page.locator(".reach [aria-current=true]")).to_contain_text("Anywhere")
    grace.page.goto(link)
    expect(grace.page.locator(".sentence")).to_be_visible()
    assert grace.page.evaluate("isSecureContext")
    ada.page.get_by_role("button", name="Begin", exact=True).click()
    play_out(ada, grace, turns=4)
    assert ada.errors == grace.errors == []
    ada.page.context.close()
    grace.page.context.close()


def test_visitors_are_counted_by_the_person(shared: Shared) -> None:
    """One uses up what a person may guess; the other may still. A header of one's own changes nothing."""
    shared.says("Anybody with a link can open")
    answers = [shared.ask("/api/tables/AAAAAA", ADA, **{"x-forwarded-for": f"192.0.2.{n}"}) for n in range(40)]
    assert answers[0] == 404
    assert answers[-1] == 429
    assert shared.ask("/api/tables/AAAAAA", GRACE) == 404
    assert shared.ask("/", ADA, host="elsewhere.trycloudflare.com") == 421


@pytest.mark.slow
def test_a_tunnel_that_dies_comes_back_with_another_address(shared: Shared, shelf: Shelf, far: Browser) -> None:
    """In the lobby and at a game the page says so; a friend who was there comes back by a new link."""
    page, friend = context(shelf.browser).new_page(), context(far).new_page()
    first = f"https://{shared.name}/t/"
    friend.goto(invited(page, shared, "kingdomino"))
    friend.wait_for_selector(".screen h2")
    page.get_by_role("button", name="Begin", exact=True).click()
    friend.wait_for_selector(".screen[data-seq='0']")
    friend.get_by_role("button", name="Menu").click()
    friend.get_by_role("button", name="Leave, come back later").click()
    lobby = context(shelf.browser).new_page()
    assert invited(lobby, shared, "kingdomino").startswith(first)
    full, guest = context(shelf.browser).new_page(), context(shelf.browser).new_page()
    guest.goto(invited(full, shared, "kingdomino").replace(first, f"http://127.0.0.1:{shared.port}/t/"))
    expect(full.get_by_role("button", name="Begin", exact=True)).to_be_visible()
    shared.kill_tunnel()
    for one in (page, lobby, full):
        expect(one.locator(".screen").get_by_text("has ended:")).to_be_visible()
    expect(lobby.locator(".reach [aria-current=true]")).not_to_contain_text("Anywhere")
    expect(lobby.locator(".address .url")).to_contain_text(f"http://127.0.0.1:{shared.port}/t/")
    shared.says("Kingtable tries again by itself")
    second = f"https://{SECOND}.trycloudflare.com/"
    shared.says(f"The public address is new: {second}")
    expect(lobby.locator(".address .url")).to_contain_text(f"{second}t/")
    assert shared.ask("/healthz", ADA) == 200
    assert shared.ask("/healthz", ADA, host=f"{FIRST}.trycloudflare.com") == 421, "the name before leads here no longer"
    for one in (page, lobby, full):
        expect(one.locator(".screen").get_by_text("The public address is new:")).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Links for friends").click()
    page.get_by_role("button", name="Make a link").click()
    friend.goto(page.locator(".address .url").inner_text())
    friend.wait_for_selector(".screen[data-seq]")
    expect(friend.locator(".notices .bad")).to_have_count(0)
    page.get_by_role("button", name="To the table").click()
    expect(page.get_by_text("not here")).to_have_count(0)
    for one in (page, lobby, full, guest, friend):
        one.context.close()


PHONE = """
globalThis.did = [];
navigator.share = async (what) => void did.push(`share ${what.url}`);
Object.defineProperty(navigator, "wakeLock", { value: { request: async (what) => {
  did.push(`hold ${what}`);
  return { released: false, release: async () => void did.push("release") };
} } });
"""
"""What browsers of phones have, and this one has not."""
ASKS = """
addEventListener("load", () => dispatchEvent(Object.assign(
  new Event("beforeinstallprompt", { cancelable: true }), { prompt: async () => void did.push("asked") })));
"""
MANIFEST = """async () => {
  const told = await (await fetch(document.querySelector("[rel=manifest]").href)).json();
  const icons = await Promise.all(told.icons.map(({ src }) => fetch(src)));
  return [told.display, told.start_url, ...icons.map((icon) => `${icon.status} ${icon.headers.get("content-type")}`)];
}"""


@pytest.mark.slow
def test_a_phone_shares_and_stays_awake_by_https(shared: Shared, far: Browser) -> None:
    phone = context(far, phone=True)
    phone.add_init_script(PHONE)
    page = phone.new_page()
    link = invited(page, shared, "kingdomino", f"https://{shared.name}")
    page.get_by_role("button", name="Share").tap()
    assert page.evaluate("did") == [f"share {link}"]
    assert page.evaluate(MANIFEST) == ["standalone", "/", *["200 image/png"] * 3]
    page.get_by_role("button", name="Begin with bots").tap()
    expect(page.locator(".screen[data-mine=true]")).to_be_visible()
    page.wait_for_function("() => did.includes('hold screen')")
    page.get_by_role("button", name="Menu").tap()
    page.get_by_role("button", name="stays on during my turn").tap()
    page.wait_for_function("() => did.at(-1) === 'release'")
    expect(page.get_by_role("button", name="may go dark")).to_be_visible()
    expect(page.get_by_text("menu can add this page to the home screen")).to_be_visible()
    phone.close()


@pytest.mark.slow
def test_what_needs_https_says_so(shared: Shared, far: Browser) -> None:
    phone = context(far, phone=True)
    page = phone.new_page()
    invited(page, shared, "kingdomino", f"http://{NAME}")
    assert not page.evaluate("isSecureContext")
    expect(page.get_by_text("Sharing to an app needs HTTPS.")).to_be_visible()
    page.get_by_role("button", name="Menu").tap()
    expect(page.get_by_text("Keeping the screen on needs HTTPS.")).to_be_visible()
    expect(page.get_by_text("Adding this page to the home screen needs HTTPS.")).to_be_visible()
    phone.close()


@pytest.mark.parametrize(
    ("address", "late"),
    [
        (f"http://{NAME}", "The computer that runs this table does not answer. It may be asleep."),
        ("", "is not running on this computer any more. Start it again"),
    ],
)
@pytest.mark.slow
def test_a_page_says_whose_connection_is_lost(shared: Shared, far: Browser, address: str, late: str) -> None:
    reader = context(far)
    page = reader.new_page()
    open_ones: list[WebSocketRoute] = []

    def meet(socket: WebSocketRoute) -> None:
        if open_ones:
            socket.close()
        else:
            open_ones.append(socket)
            socket.connect_to_server()

    page.route_web_socket("**/ws/**", meet)
    page.clock.install()
    invited(page, shared, "kingdomino", address)
    page.route("**/api/**", lambda route: route.abort())
    open_ones[0].close()
    expect(page.locator(".screen").get_by_text("Connection lost.")).to_be_visible()
    page.clock.fast_forward(25_000)
    expect(page.locator(".screen").get_by_text(late)).to_be_visible()
    if address:
        reader.set_offline(True)
        expect(page.locator(".screen").get_by_text("You are offline.")).to_be_visible()
        reader.set_offline(False)
        expect(page.locator(".screen").get_by_text(late)).to_be_visible()
    reader.close()


@pytest.mark.slow
def test_the_browsers_question_about_the_home_screen_waits_for_its_button(shared: Shared, far: Browser) -> None:
    """The browser asks once, long before somebody opens the menu."""
    phone = context(far, phone=True)
    phone.add_init_script(f"{PHONE} {ASKS}")
    page = phone.new_page()
    invited(page, shared, "kingdomino", f"https://{shared.name}")
    page.get_by_role("button", name="Menu").tap()
    page.get_by_role("button", name="Add").tap()
    page.wait_for_function("() => did.includes('asked')")
    phone.close()
