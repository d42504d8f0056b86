"""Browsers that cannot show the page, and parts of it that come late."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect

from kingtable.engine.text import say
from tests.page.hands import Server, look

Contexts = Callable[..., BrowserContext]


def test_without_scripts_the_page_says_what_it_needs(context_of: Contexts, server: Server) -> None:
    page = context_of("en", fresh=True, java_script_enabled=False).new_page()
    page.goto(server.address)
    expect(page.locator(".off")).to_have_text(say("page-script"))
    expect(page.locator(".off")).to_be_visible()
    expect(page.locator(".old")).to_be_hidden()


def test_a_browser_without_container_queries_is_told_that_it_is_too_old(context_of: Contexts, server: Server) -> None:
    page = context_of("en", fresh=True).new_page()

    def older(route: Route) -> None:
        answer = route.fetch()
        style = answer.text().replace("(container-type:size)", "(container-type:none-such)")
        route.fulfill(response=answer, body=style)

    page.route("**/assets/start-*.css", older)
    page.goto(server.address)
    page.wait_for_selector(".game .btn.seal")
    expect(page.locator(".old")).to_have_text(say("page-old"))
    expect(page.locator(".old")).to_be_visible()


@pytest.mark.slow(quick=1)
def test_the_book_has_its_height_before_its_rules_come(context_of: Contexts, server: Server) -> None:
    page = context_of("en", fresh=True).new_page()
    page.goto(server.address)
    page.wait_for_selector(".game .btn.seal")
    held: list[Route] = []
    page.route("**/locale/**", lambda route: held.append(route))
    page.locator(".books button").first.click()
    dialog = page.get_by_role("dialog")
    dialog.wait_for()
    look(page, lambda: held, "the rules are asked for")
    before = dialog.bounding_box()
    assert not page.locator("dialog article").count()
    for route in held:
        route.continue_()
    page.locator("dialog article").first.wait_for()
    assert dialog.bounding_box() == before
    page.get_by_role("searchbox").fill("castle")
    expect(page.locator(".found")).not_to_be_empty()
    assert dialog.bounding_box() == before


class Lossy:
    """A server that gives these files of the page only from the second time on."""

    def __init__(self, page: Page, *files: str) -> None:
        self.lost: list[str] = []
        for name in files:
            page.route(f"**/assets/{name}-*.js", self.route)

    def route(self, route: Route) -> None:
        if route.request.url in self.lost:
            route.fallback()
        else:
            self.lost.append(route.request.url)
            route.fulfill(status=503)


def test_a_game_begins_though_a_part_did_not_come_at_once(context_of: Contexts, server: Server) -> None:
    page = context_of("en", fresh=True).new_page()
    parts = Lossy(page, "opening", "wish*")
    page.goto(server.address)
    page.locator(".game .btn.seal").first.click()
    page.wait_for_selector(".screen h2, .beginning")
    assert parts.lost


def test_persian_is_spoken_though_its_letters_do_not_come(context_of: Contexts, server: Server) -> None:
    page = context_of("fa", fresh=True).new_page()
    page.route("**/assets/vazirmatn-*", lambda route: route.fulfill(status=503))
    page.goto(server.address)
    page.wait_for_selector(".game .btn.seal")
    assert page.evaluate("[document.documentElement.lang, document.documentElement.dir]") == ["fa", "rtl"]


def test_a_rule_is_told_at_the_point_though_that_did_not_come_at_once(context_of: Contexts, server: Server) -> None:
    page = context_of("en").new_page()
    parts = Lossy(page, "point")
    page.goto(f"{server.address}/learn/kingdomino")
    page.locator("main [data-asks=K-088]:visible").first.click()
    look(page, lambda: parts.lost, "it is asked for")
    expect(page.get_by_role("dialog", name="Claiming a domino")).to_be_visible()


def test_a_friend_takes_a_seat_while_the_words_are_on_their_way(context_of: Contexts, server: Server) -> None:
    page = context_of("en", fresh=True).new_page()
    claims: list[str] = []
    page.on("request", lambda request: claims.append(request.url) if request.url.endswith("/claim") else None)
    held: list[Route] = []
    page.route("**/locale/**", lambda route: held.append(route))
    page.goto(server.open({"game": "kingdomino", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]})[0])
    look(page, lambda: held and claims, "the seat is asked for")
    for route in held:
        route.continue_()
    page.wait_for_selector(".screen[data-seq] .kingdom")
    assert len(claims) == 1
