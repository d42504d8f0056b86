"""The links in the lobby: the host opened the page on the server's own computer, the friends have other devices."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from kingtable.engine.extras import program
from kingtable.engine.text import say
from kingtable.server.routes.pages import STATIC
from kingtable.server.wire.doors import Doors
from tests.server.house import WIDE, House

Contexts = Callable[..., BrowserContext]


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with House(tmp_path, static=STATIC, doors=Doors(WIDE)) as running:
        yield running


def lobby(context_of: Contexts, house: House, language: str = "en") -> Page:
    page = context_of(language, fresh=True).new_page()
    page.goto(f"http://127.0.0.1:{house.port}/#table")
    page.get_by_label(say("form-who", language, n=2)).select_option("friend")
    page.locator("form .send button").click()
    return page


@pytest.mark.slow
def test_a_friend_opens_the_link_that_the_host_sees(context_of: Contexts, house: House) -> None:
    """On one machine `friends.localhost` stands for the computer's address in the home network."""
    elsewhere = f"http://friends.localhost:{house.port}"
    house.doors.reached = lambda: elsewhere
    ada = lobby(context_of, house)
    link = ada.locator(".address .url")
    expect(link).to_contain_text(f"{elsewhere}/t/")
    expect(ada.locator("main code")).to_have_text(f"{program(Path(sys.prefix))} --share")
    assert "--host" not in ada.locator("main").inner_text()
    expect(ada.locator(".address img")).to_be_visible()
    ada.evaluate("navigator.clipboard.writeText = (text) => { window.copied = text; return Promise.resolve() }")
    ada.locator(".address .btn").first.click()
    assert ada.evaluate("window.copied") == link.inner_text()
    grace = context_of(fresh=True).new_page()
    grace.goto(link.inner_text())
    expect(grace.locator(".sentence")).to_be_visible()
    expect(ada.locator(".address")).to_have_count(0)  # the seat is taken


@pytest.mark.parametrize("language", ["en", "fa"])
@pytest.mark.slow
def test_a_server_for_this_computer_alone_says_so(context_of: Contexts, house: House, language: str) -> None:
    ada = lobby(context_of, house, language)
    expect(ada.locator(".address .url")).to_contain_text(f"http://127.0.0.1:{house.port}/t/")
    expect(ada.locator("main code")).to_have_text(f"{program(Path(sys.prefix))} --host 0.0.0.0")
