"""Several people, lost connections, and names that mean harm."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from kingtable.engine.text import say
from tests.page.hands import BOT, Hand, Server, play_out, whose_turn

NASTY = "<img src=x onerror=alert(1)><b>Ada"


@pytest.mark.slow(quick=1)
def test_two_people_at_one_table(context_of: Callable[..., BrowserContext], server: Server) -> None:
    first, second = server.table({"kind": "me", "name": "Ada"}, {"kind": "friend"})
    ada = Hand(context_of().new_page())
    hossein = Hand(context_of(language="fa").new_page())
    ada.sit(first)
    hossein.sit(second)
    play_out(ada, hossein)
    expect(ada.page.get_by_role("table", name="Score, property by property")).to_be_visible()
    expect(hossein.page.locator(".ledger")).to_contain_text("Ada")
    ada.page.get_by_role("button", name="Rematch").click()
    ada.page.wait_for_selector(".screen:not(:has(.wrap))")
    hossein.page.get_by_role("button", name=say("rematch-yes", "fa")).click()
    hossein.page.wait_for_selector(".screen:not(:has(.wrap))")
    assert ada.page.url == hossein.page.url


@pytest.mark.slow
def test_who_watches_sees_all_and_moves_nothing(context_of: Callable[..., BrowserContext], server: Server) -> None:
    first, second = server.table({"kind": "me", "name": "Ada"}, {"kind": "friend", "name": "Grace"})
    ada, grace = Hand(context_of().new_page()), Hand(context_of().new_page())
    ada.sit(first)
    grace.sit(second)
    watcher = Hand(context_of().new_page())
    watcher.sit(first.split("#")[0])
    expect(ada.page.get_by_text("1 watching").first).to_be_visible()
    play_out(ada, grace, turns=7)
    expect(watcher.page.locator("body")).to_contain_text("Ada")
    assert watcher.page.locator(".claim-btn, [data-ring], .btn.seal").count() == 0
    for hand in (ada, grace, watcher):
        expect(hand.page.locator(".screen")).to_have_attribute("data-seq", "7")


@pytest.mark.slow
def test_a_friend_is_invited_by_link_and_code(context_of: Callable[..., BrowserContext], server: Server) -> None:
    page = context_of().new_page()
    page.goto(f"{server.address}/#table")
    page.get_by_label("Who sits in seat 2").select_option("friend")
    page.get_by_role("button", name="Open the table and get the links").click()
    seat = page.get_by_role("listitem").filter(has_text="Rose")
    expect(seat).to_contain_text("expected")
    expect(page.get_by_role("heading", name="Link for")).to_contain_text("Rose")
    expect(page.get_by_role("img", name="QR code")).to_be_visible()
    link = page.locator(".address .url").inner_text()
    friend = context_of().new_page()
    friend.goto(link)
    page.get_by_role("button", name="Begin", exact=True).click()  # all have sat down, and there is a clock
    page.wait_for_selector(".screen[data-seq]:not([data-seq='-1'])")
    friend.wait_for_selector(".screen[data-seq]:not([data-seq='-1'])")
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("button", name="Links for friends")).to_have_count(0)  # the only one is used
    watcher = context_of().new_page()
    watcher.goto(server.address)
    watcher.get_by_label("Have a code?").fill(link.split("/t/")[1].split("#")[0].lower())
    watcher.get_by_role("button", name="Go to the table").click()
    watcher.wait_for_selector(".screen h2")


@pytest.mark.slow
def test_a_killed_server_loses_nothing(context_of: Callable[..., BrowserContext], tmp_path: Path) -> None:
    own = Server(tmp_path)
    own.start()
    first, second = own.table({"kind": "me"}, {"kind": "friend"})
    ada, grace = Hand(context_of().new_page()), Hand(context_of().new_page())
    ada.sit(first)
    grace.sit(second)
    play_out(ada, grace, turns=6)
    mover = whose_turn(ada, grace)
    assert mover is not None
    mover.lay()
    own.kill()
    expect(mover.page.locator(".screen").get_by_text("Connection lost").first).to_be_visible()
    before = mover.page.get_attribute(".screen", "data-seq")
    mover.finish()
    expect(mover.page.locator("[data-ghost=pencilled], .claim-btn").first).to_be_attached()
    own.start()
    mover.page.wait_for_function("seq => document.querySelector('.screen').dataset.seq !== seq", arg=before)
    expect(mover.page.locator(".screen").get_by_text("Connection lost")).to_have_count(0)
    play_out(ada, grace, turns=2)
    own.kill()


@pytest.mark.slow
def test_names_are_text_and_nothing_else(page: Page, context_of: Callable[..., BrowserContext], server: Server) -> None:
    page.on("dialog", lambda dialog: dialog.dismiss())
    hand = Hand(page)
    hand.sit(server.table({"kind": "friend", "name": NASTY[:40]}, BOT)[0])
    watcher = Hand(context_of().new_page())
    watcher.sit(page.url.split("#")[0] + "#watch")
    expect(watcher.page.get_by_text("<img src=x").first).to_be_visible()
    assert watcher.page.locator("img[src=x]").count() == 0
    hand.play_on()
    assert page.locator("img[src=x]").count() == 0


def test_unknown_tables_are_told_calmly(page: Page, server: Server) -> None:
    page.goto(f"{server.address}/t/ZZZZZZ")
    expect(page.locator("main").get_by_role("alert")).to_contain_text("ZZZZZZ")
    page.get_by_role("button", name="Home").click()
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
