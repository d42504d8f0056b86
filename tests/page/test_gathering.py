"""Before the deal: friends claim their seats, every page seals its share, and at the end the page checks the deal."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from playwright.sync_api import BrowserContext, Page, Route, WebSocketRoute, expect

import kingtable
from kingtable.engine.deal import read_deal
from tests.page.hands import BOT, Hand, Server, play_out
from tests.page.stage import Match, Stage, scene
from tests.page.test_access import violations

ME = {"kind": "me", "name": "Ada"}
FRIEND = {"kind": "friend", "name": "Grace"}
PROVED = "Everything matches: nobody could choose the key of this game"
WRONG = "This does not match: "

Contexts = Callable[..., BrowserContext]


def entry(page: Page) -> dict[str, Any]:
    """What the page keeps of its newest table."""
    kept: dict[str, Any] = page.evaluate("JSON.parse(localStorage['kingtable.tables'])[0]")
    return kept


def checked(page: Page) -> Any:
    page.get_by_text("Check the shuffle").click()
    page.wait_for_selector(".verdict")
    return expect(page.locator("details"))


def tamper(page: Page, change: Callable[[dict[str, Any]], None]) -> None:
    """From now on the server's record is another one."""

    def answer(route: Route) -> None:
        told = route.fetch().json()
        change(told)
        route.fulfill(json=told)

    page.unroute("**/record")
    page.route("**/record", answer)
    page.reload()
    page.wait_for_selector(".wrap")


@pytest.mark.slow
def test_all_seal_the_deal_and_the_page_checks_it(context_of: Contexts, server: Server) -> None:
    ada, grace = Hand(context_of().new_page()), Hand(context_of().new_page())
    ada.page.goto(f"{server.address}/#table")
    ada.page.get_by_label("Who sits in seat 2").select_option("friend")
    ada.page.get_by_role("button", name="Open the table and get the links").click()
    expect(ada.page.locator(".sentence")).to_contain_text("Waiting for")
    link = ada.page.locator(".address .url").inner_text()
    grace.page.goto(link)
    ada.page.get_by_role("button", name="Begin", exact=True).click()  # the usual table has a clock: its host begins
    play_out(ada, grace)
    for page, promised in ((ada.page, True), (grace.page, False)):
        kept = entry(page)
        assert kept["share"]
        bound = json.loads(kept["bound"])
        assert len([seat for seat in bound["seats"] if seat["commit"]]) == 2
        told = checked(page)
        told.to_contain_text(PROVED)
        told.to_contain_text("made before it knew the table" if promised else "made before the shuffle")
        told.to_contain_text("Nobody was left out.")
        told.to_contain_text("That nobody looked")
        expect(page.locator("pre")).to_contain_text(f"--share {kept['seat']}:{kept['share']}")
        digest = hashlib.sha256(kept["bound"].encode()).hexdigest()
        expect(page.locator("pre")).to_contain_text(f"--digest {digest}")
        assert page.locator("details li.no").count() == 0
        record = httpx.get(f"{server.address}/api/tables/{kept['table']}/record", timeout=30).json()
        key = read_deal(record["deal"], len(record["deal"]["seats"])).game_key(record["game"], record["options"])
        expect(page.locator("dd").last).to_have_text(key.hex())

    def change_key(told: dict[str, Any]) -> None:
        told["deal"]["key"] = "ab" * 32

    def change_share(told: dict[str, Any]) -> None:
        told["deal"]["seats"][0]["share"] = "cd" * 32

    def change_option(told: dict[str, Any]) -> None:
        told["options"]["three_players"] = 84 - told["options"]["three_players"]

    def leave_out(told: dict[str, Any]) -> None:
        told["deal"]["seats"][0]["share"] = None

    def age(told: dict[str, Any]) -> None:
        del told["deal"]

    tamper(ada.page, change_key)
    checked(ada.page).to_contain_text("The server’s key does not match")
    expect(ada.page.locator(".verdict")).to_contain_text(WRONG)
    tamper(ada.page, change_share)
    checked(ada.page).to_contain_text("random number recorded for you")
    expect(ada.page.locator(".verdict")).to_contain_text(WRONG)
    tamper(grace.page, change_share)
    checked(grace.page).to_contain_text("does not match the commitment made before")
    expect(grace.page.locator(".verdict")).to_contain_text(WRONG)
    tamper(grace.page, change_option)
    checked(grace.page).to_contain_text("are not the ones the server named before your page sent its random number")
    expect(grace.page.locator(".verdict")).to_contain_text(WRONG)
    tamper(ada.page, leave_out)
    checked(ada.page).to_contain_text("Your page’s random number was left out")
    expect(ada.page.locator(".verdict")).to_contain_text(WRONG)
    tamper(ada.page, age)
    ada.page.get_by_text("Check the shuffle").click()
    expect(ada.page.locator("details")).to_contain_text("An older version shuffled this table")
    assert ada.page.locator(".verdict").count() == 0


@pytest.mark.slow
def test_a_used_link_opens_nothing_for_another(context_of: Contexts, server: Server) -> None:
    _, link = server.table(ME, FRIEND)
    grace, other = context_of().new_page(), context_of().new_page()
    grace.goto(link)
    expect(grace.locator(".sentence")).to_contain_text("Waiting for: ⁨⁨Ada⁩⁩.")
    assert "#" not in grace.url
    grace.goto("about:blank")
    grace.goto(link)  # the same device comes back
    expect(grace.get_by_role("listitem").filter(has_text="You")).to_contain_text("ready")
    other.goto(link)
    expect(other.get_by_role("alert")).to_contain_text("it was used already")
    assert other.evaluate("localStorage['kingtable.tables'] ?? ''").count('"token":""') == 1
    other.get_by_role("button", name="Watch").click()
    expect(other.locator(".sentence")).to_contain_text("Waiting for: ⁨⁨Ada⁩⁩.")
    assert other.get_by_role("button", name="Start without waiting").count() == 0
    assert grace.get_by_role("button", name="Make").count() == 0, "only the host hands out seats"


@pytest.mark.slow
def test_a_new_link_ends_the_old_one(context_of: Contexts, server: Server) -> None:
    mine, old = server.table(ME, FRIEND)
    ada = context_of().new_page()
    ada.goto(mine)
    ada.get_by_role("button", name="Make a link").click()
    new = ada.locator(".address .url").inner_text()
    late = context_of().new_page()
    late.goto(old)
    expect(late.get_by_role("alert")).to_contain_text("a newer one took its place")
    late.goto(new)
    late.wait_for_selector(".screen[data-seq='0']")
    ada.wait_for_selector(".screen[data-seq='0']")


@pytest.mark.slow
def test_a_seat_is_moved_to_another_device(context_of: Contexts, server: Server) -> None:
    first, second = Hand(context_of().new_page()), Hand(context_of().new_page())
    first.sit(server.table(ME, BOT)[0])
    first.play_on(1)
    page = first.page
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Move my seat to another device").click()
    unused = page.locator("dialog .address .url").inner_text()
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    second.page.goto(unused)
    expect(second.page.get_by_role("alert")).to_contain_text("opens no seat")  # it ended with the dialog
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Move my seat to another device").click()
    expect(page.get_by_role("dialog")).to_contain_text("this one loses it")
    expect(page.get_by_role("dialog").get_by_role("img", name="QR code")).to_be_visible()
    second.page.goto(page.locator("dialog .address .url").inner_text())
    expect(page.locator(".notices")).to_contain_text("Your seat was moved to another device")
    second.play_on(2)
    page.reload()
    expect(page.locator(".notices")).not_to_contain_text("moved")
    assert page.get_attribute(".screen", "data-mine") == "false"


@pytest.mark.slow
def test_who_does_not_come_is_left_out_and_told(context_of: Contexts, server: Server) -> None:
    mine, link = server.table(ME, FRIEND)
    ada, grace = Hand(context_of().new_page()), Hand(context_of().new_page())
    ada.page.goto(mine)
    without = ada.page.get_by_role("button", name="Start without waiting")
    expect(without).to_be_visible()
    expect(ada.page.locator("#left-out")).to_contain_text("Only the shuffle happens without ⁨⁨Grace⁩⁩")
    without.click()
    ada.page.wait_for_selector(".screen[data-seq='0']")
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("button", name="Links for friends").click()
    dialog = ada.page.get_by_role("dialog", name="Bring your friends")
    expect(dialog).to_contain_text("expected")
    grace.page.goto(link)
    expect(dialog).to_contain_text("here")
    dialog.get_by_role("button", name="To the table").click()
    play_out(ada, grace)
    told = checked(ada.page)
    told.to_contain_text(PROVED)
    told.to_contain_text("Left out of the shuffle: ⁨⁨Grace⁩⁩.")
    told = checked(grace.page)
    told.to_contain_text("does not prove to you")
    told.to_contain_text("Your page gave no random number for this shuffle")


@pytest.mark.slow
def test_when_a_page_keeps_its_share_back_all_others_seal_again(context_of: Contexts, server: Server) -> None:
    mine, *links = server.table(ME, FRIEND, {"kind": "friend", "name": "Eve"})
    ada, grace, eve = (Hand(context_of(fresh=True).new_page()) for _ in range(3))

    def keep_back(socket: WebSocketRoute) -> None:
        inner = socket.connect_to_server()
        socket.on_message(lambda frame: None if json.loads(frame)["t"] == "reveal" else inner.send(frame))

    eve.page.route_web_socket("**/ws/**", keep_back)
    for hand, address in zip((ada, grace, eve), (mine, *links), strict=True):
        hand.page.goto(address)
    spoken = ada.page.get_by_role("log")  # stays, and the sentence on the table goes with the deal
    expect(spoken).to_contain_text("⁨⁨Eve⁩⁩ did not reveal a random number, so all others shuffle again without it.")
    for hand in (ada, grace, eve):
        hand.page.wait_for_selector(".screen[data-seq='0']")
    play_out(ada, grace, eve)
    for hand in (ada, grace):
        assert [seat["silent"] for seat in json.loads(entry(hand.page)["bound"])["seats"]] == [False, False, True]
        told = checked(hand.page)
        told.to_contain_text("does not prove to you")
        told.to_contain_text("Your page’s random number went into the shuffle")
        told.to_contain_text("shuffled again: ⁨⁨Eve⁩⁩. If they work with the host, the host saw up to 2 shuffles")
        assert hand.page.locator("details li.no").count() == 0
    checked(eve.page).to_contain_text("Your page’s random number was left out")


def test_nothing_flashes_before_a_game_against_bots(page: Page, server: Server) -> None:
    page.add_init_script(
        "new MutationObserver(() => { if (document.querySelector('.sentence')) window.flashed = true; })"
        ".observe(document, { childList: true, subtree: true })"
    )
    Hand(page).sit(server.table(ME, BOT)[0])
    page.wait_for_selector(".screen[data-seq]:not([data-seq='-1'])")
    assert page.evaluate("window.flashed ?? false") is False


@pytest.mark.slow
def test_two_windows_of_a_seat_are_told(context_of: Contexts, server: Server) -> None:
    context = context_of()
    first, second = context.new_page(), context.new_page()
    Hand(first).sit(server.table(ME, BOT)[0])
    assert first.locator(".screen").get_by_text("open in 2 windows").count() == 0
    second.goto(first.url)
    for page in (first, second):
        expect(page.locator(".screen").get_by_text("This seat is open in 2 windows")).to_be_visible()
    first.locator(".notices").get_by_role("button", name="Close").click()
    expect(first.locator(".screen").get_by_text("open in 2 windows")).to_have_count(0)
    first.close()
    expect(second.locator(".screen").get_by_text("open in 2 windows")).to_have_count(0)


@pytest.mark.slow
def test_a_temporary_goodbye_is_tried_again(page: Page, server: Server) -> None:
    tried: list[int] = []

    def answer(socket: WebSocketRoute) -> None:
        tried.append(1)
        if len(tried) > 2:
            socket.connect_to_server()
            return

        def hear(_: str | bytes) -> None:
            why = {"key": "server-full", "args": {"seconds": 1}, "text": "full"}
            socket.send(json.dumps({"t": "bye", "why": why, "retry": 1}))
            socket.close(code=4503)

        socket.on_message(hear)

    page.route_web_socket("**/ws/*", answer)
    page.goto(server.table(ME, BOT)[0])
    expect(page.locator(".notices")).to_contain_text("The server is full")
    expect(page.locator(".notices")).to_contain_text("tries again by itself")
    page.wait_for_selector(".screen[data-mine=true]")
    expect(page.locator(".notices p")).to_have_count(0)
    assert len(tried) == 3


class Stood(Stage):
    """Whatever happened before, the table played it for a bot."""

    def _hello(self, frame: dict[str, Any]) -> list[dict[str, Any]]:
        told = super()._hello(frame)
        told[0]["events"][0]["by"] = "stand-in"
        return told


@pytest.mark.parametrize("make", [lambda: scene("yield")[0], lambda: kingtable.new("kingdomino", seed=3, players=2)])
def test_what_was_played_for_a_bot_is_told(make: Callable[[], Match], page: Page, server: Server) -> None:
    match = make()
    stage = Stood(page, match, match.to_move).show(server.address)
    words = "The bot could not be asked; the table played for it:"
    expect(page.locator(".notices")).to_contain_text("could not be asked, so the table played for it.")
    page.locator(".tools").get_by_role("button", name="Log").click()
    expect(page.get_by_role("dialog").locator("li").first).to_have_text(words)
    assert stage.errors == []


def test_a_forgotten_promise_is_asked_for_again(page: Page, server: Server) -> None:
    asked: list[int] = []

    def answer(route: Route) -> None:
        asked.append(1)
        told = route.fetch().json()
        if len(asked) == 1:
            told["commitment"] = "0" * 64  # as of a server that has been started anew
        route.fulfill(json=told)

    page.route("**/api/promise", answer)
    page.goto(server.address)
    page.get_by_role("article", name="Kingdomino").get_by_role("button", name="Play now").click()
    page.wait_for_selector(".screen[data-mine=true]")
    assert len(asked) == 2
    assert entry(page)["promise"] == entry(page)["seal"]


def test_too_much_is_told_with_its_seconds(page: Page, server: Server) -> None:
    why = {"key": "server-too-many", "rule": None, "args": {"seconds": 7}, "field": "", "text": "no"}
    page.route("**/api/tables", lambda route: route.fulfill(status=429, json={"error": why}))
    page.goto(server.address)
    page.get_by_role("article", name="Kingdomino").get_by_role("button", name="Play now").click()
    expect(page.get_by_role("alert")).to_contain_text("Try again in 7 s.")


# Buttons that are too small for a finger, leave the window, or lie on another one; words that leave their box.
CROWDED = """() => {
  const buttons = [...document.querySelectorAll('.screen button, .screen a')].filter(el => el.offsetParent);
  const boxes = buttons.map(el => el.getBoundingClientRect());
  const told = [];
  boxes.forEach((box, i) => {
    if (box.height < 43.5 || box.width < 31.5) told.push(`small: ${buttons[i].innerText}`);
    if (box.left < 0 || box.right > innerWidth) told.push(`outside: ${buttons[i].innerText}`);
    boxes.forEach((other, j) => {
      if (j <= i) return;
      const across = Math.min(box.right, other.right) - Math.max(box.left, other.left);
      const along = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
      if (across > 1 && along > 1) told.push(`covered: ${buttons[i].innerText} ${buttons[j].innerText}`);
    });
  });
  for (const el of document.querySelectorAll('main p:not(.url), main h2, main b, main .chip, main .btn'))
    if (el.scrollWidth > el.clientWidth + 1 && el.clientWidth) told.push(`cut: ${el.innerText}`);
  return told;
}"""


@pytest.mark.slow
def test_one_link_seats_all_friends(context_of: Contexts, server: Server) -> None:
    ada = context_of().new_page()
    ada.goto(server.table(ME, FRIEND, FRIEND)[0])
    everybody = ada.locator(".seats button.everybody")
    expect(everybody).to_have_attribute("aria-pressed", "true")
    ada.get_by_role("button", name="Make a link", exact=True).click()
    expect(ada.locator(".address img")).to_have_attribute("alt", re.compile("everybody"))
    link = ada.locator(".address .url").inner_text()
    ada.reload()
    expect(ada.locator(".address .url")).to_have_text(link)
    guests = [context_of().new_page() for _ in range(3)]
    guests[0].goto(link)
    expect(ada.locator(".seats .here")).to_have_count(2)
    expect(everybody).to_be_visible()
    guests[1].goto(link)
    for page in (ada, *guests[:2]):
        expect(page.locator("main h2").first).to_contain_text(re.compile("claim", re.IGNORECASE))
    mine = [entry(page)["seat"] for page in (ada, *guests[:2])]
    guests[0].reload()
    expect(guests[0].locator("main h2").first).to_contain_text(re.compile("claim", re.IGNORECASE))
    assert sorted(mine) == [0, 1, 2]
    assert entry(guests[0])["seat"] == mine[1]
    guests[2].goto(link)
    expect(guests[2].get_by_role("alert")).to_contain_text("All seats of this table are taken.")
    guests[2].get_by_role("button", name="Watch", exact=True).click()
    expect(guests[2].locator("main h2").first).to_contain_text(re.compile("claim", re.IGNORECASE))


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(("width", "height"), [(360, 740), (1366, 640)])
@pytest.mark.slow
def test_the_gathering_fits_in_persian(
    width: int, height: int, theme: str, context_of: Contexts, server: Server
) -> None:
    long = {"kind": "friend", "name": "شاهزاده‌خانم گل‌بهار نیشابوری"}
    page = context_of("fa", theme, viewport={"width": width, "height": height}).new_page()
    page.goto(server.table(ME, long, FRIEND, BOT)[0])
    links = set()
    for guest in (0, 1, 2):  # everybody, and each friend
        page.locator(".seats button").nth(guest).click()
        expect(page.locator(".seats [aria-pressed=true]")).to_have_count(1)
        page.get_by_role("button", name="ساختن پیوند", exact=True).click()
        expect(page.locator(".address img")).to_be_visible()
        links.add(page.locator(".address .url").inner_text())
    assert len(links) == 3
    assert page.evaluate("document.documentElement.scrollWidth") == width
    if width > 1000:
        assert page.evaluate("document.documentElement.scrollHeight") == height
    assert page.evaluate(CROWDED) == []
    assert violations(page) == []
    told = page.locator(".sentence h2").inner_text()
    expect(page.locator("[data-voice][aria-live=polite]")).to_contain_text(told)


def test_the_crowd_is_seen(page: Page, server: Server) -> None:
    page.goto(server.table(ME, FRIEND)[0])
    page.get_by_role("button", name="Make a link").click()
    page.wait_for_selector(".address img")
    assert page.evaluate(CROWDED) == []
    page.locator(".acts .btn").first.evaluate("el => { el.style.marginInlineEnd = '-40px' }")
    page.locator(".without .btn").first.evaluate("el => { el.style.minHeight = 0; el.style.height = '20px' }")
    assert {told.split(":")[0] for told in page.evaluate(CROWDED)} >= {"small", "covered"}
