"""A browser that keeps nothing: the address of the page opens the seat again."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import BrowserContext, expect

from kingtable.engine.text import say
from tests.page.hands import BOT, Hand, Server

FULL = "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }"


def test_a_seat_outlives_a_reload_where_the_browser_keeps_nothing(
    context_of: Callable[..., BrowserContext], server: Server
) -> None:
    context = context_of(fresh=True)
    context.add_init_script(FULL)
    page = context.new_page()
    hand = Hand(page)
    hand.sit(server.table({"kind": "me", "name": "Ada"}, BOT)[0])
    expect(page).to_have_url(re.compile(r"/t/\w+#me=0\.[\w-]{22}"))
    note = page.locator(".notices p").filter(has_text=say("seat-in-address"))
    expect(note).to_be_visible()
    note.get_by_role("button", name=say("close")).click()
    expect(note).to_have_count(0)
    page.reload()
    page.wait_for_selector(".screen[data-mine=true]")
    assert hand.play_on(1) == 1
    assert hand.errors == []
