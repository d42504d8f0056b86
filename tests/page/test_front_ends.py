"""What a friend sees whose way to the server is wrong: the page, or what the server shows instead of it, says why."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from kingtable.engine.text import say
from kingtable.server.routes.pages import STATIC
from kingtable.server.wire.doors import Doors
from tests.page.shelf import Shelf
from tests.server.fronts import NAME, free_port, nginx, nginx_site, running
from tests.server.house import WIDE, House


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    (tmp_path / "data").mkdir()
    with House(tmp_path / "data", static=STATIC, doors=Doors.named(WIDE, [NAME], ["127.0.0.1"])) as served:
        yield served


@pytest.fixture
def page(shelf: Shelf) -> Iterator[Page]:
    context = shelf.browser.new_context(locale="fa-IR", viewport={"width": 390, "height": 844})
    yield context.new_page()
    context.close()


@pytest.mark.slow
def test_a_name_that_the_server_does_not_know(house: House, page: Page) -> None:
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text))
    answer = page.goto(f"http://other.example.org:{house.port}/t/ABCDEF")
    assert answer is not None
    assert answer.status == 421
    assert page.evaluate("[document.documentElement.lang, getComputedStyle(document.body).direction]") == ["fa", "rtl"]
    host = "other.example.org"
    for key in ("server-host-unknown", "refused-host-friend"):
        expect(page.get_by_text(say(key, "fa", host=host))).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert page.evaluate("getComputedStyle(document.body).maxWidth") != "none", "its policy allows its style"
    assert not [text for text in said if "Content Security Policy" in text]


@pytest.mark.slow
def test_a_proxy_that_changes_the_host(house: House, page: Page, tmp_path: Path) -> None:
    port = free_port()
    site = nginx_site(port, house.port).replace("proxy_set_header Host $http_host;", "")
    with running(nginx(tmp_path, site), port, tmp_path):
        page.goto(f"http://{NAME}:{port}/#table")
        page.locator("form .send button").click()
        named = say("server-origin-foreign", "fa", origin=f"{NAME}:{port}", host=f"127.0.0.1:{house.port}")
        alert = page.get_by_role("alert")
        expect(alert).to_contain_text(NAME)
        assert plain(alert.inner_text()) == plain(named)


def plain(text: str) -> str:
    """Without the marks that keep a name in its own direction; the page puts them round each."""
    return text.translate(dict.fromkeys(range(0x2066, 0x206A)))


@pytest.mark.slow
def test_a_proxy_that_stops_websockets(house: House, page: Page, tmp_path: Path) -> None:
    code = house.open("me", "friend")["table"]
    port = free_port()
    site = nginx_site(port, house.port).replace("proxy_set_header Upgrade $http_upgrade;", "")
    with running(nginx(tmp_path, site), port, tmp_path):
        page.goto(f"http://{NAME}:{port}/t/{code}")
        expect(page.locator(".screen").get_by_text(say("offline-proxy", "fa"))).to_be_visible()
    with running(nginx(tmp_path, nginx_site(port, house.port)), port, tmp_path):  # the host has mended it
        expect(page.locator(".screen h2")).to_be_visible()
        expect(page.locator(".screen").get_by_text(say("offline-proxy", "fa"))).to_have_count(0)
