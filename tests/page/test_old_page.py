"""A page whose server was updated meanwhile, and parts of a page that come late."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Route, expect

from kingtable.engine.text import say
from tests.page.hands import Server
from tests.page.stage import Stage, scene


def test_an_older_page_beside_a_newer_server_is_loaded_anew(
    context_of: Callable[..., BrowserContext], server: Server
) -> None:
    page = context_of(fresh=True).new_page()
    page.goto(server.address)
    page.wait_for_selector(".game .btn.seal")
    page.evaluate("window.old = true")

    def newer(route: Route) -> None:
        if route.request.resource_type == "fetch":
            route.fulfill(content_type="text/html", body='<script type="module" src="/assets/start-newer.js"></script>')
        else:
            route.continue_()

    page.route(f"{server.address}/", newer)
    page.route("**/assets/Form-*", lambda route: route.fulfill(status=404))
    with page.expect_event("load"):
        page.get_by_role("article", name="Kingdomino").get_by_text(say("set-up"), exact=True).click()
        expect(page.get_by_role("alert")).to_contain_text("was updated")
    page.unroute_all()
    assert page.evaluate("window.old") is None
    expect(page.locator("form .send button")).to_be_visible()


@pytest.mark.slow(quick=1)
def test_a_part_that_came_late_has_its_styles(context_of: Callable[..., BrowserContext], server: Server) -> None:
    page = context_of(fresh=True).new_page()
    page.route("**/assets/MenuDialog-*", lambda route: route.abort())
    Stage(page, *scene("rolled")).show(server.address)
    page.get_by_role("button", name=say("menu")).click()
    page.evaluate("new Promise((failed) => addEventListener('vite:preloadError', failed))")
    page.unroute_all()
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(page.locator("dialog .menu")).to_have_css("display", "grid")
