"""What a client gets that is refused: a program JSON, a browser a page in its language."""

from __future__ import annotations

import re
from html.parser import HTMLParser

import pytest
from starlette.datastructures import Headers

from kingtable.engine.text import languages, say
from kingtable.server.messages.refusal import Refusal
from kingtable.server.wire.http import _raw
from kingtable.server.wire.refusals import ADVICE, CONTENT_SECURITY, preferred, refusal_response
from tests.server.calls import Small, asked
from tests.server.house import House

BROWSER = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    ("method", "path", "headers", "status", "key"),
    [
        ("GET", "/t/ABCDEF", {"host": "laptop.local:8000"}, 421, "server-host-unknown"),
        ("POST", "/api/tables", {"origin": "https://table.example.org"}, 403, "server-origin-foreign"),
        ("GET", "/ws/ABCDEF", {}, 426, "server-upgrade-missing"),
        ("GET", "/api/tables/ABCDEF", {}, 404, "server-table-unknown"),
        ("PUT", "/api/tables", {}, 405, "server-method"),
    ],
)
def test_a_browser_gets_a_page_and_a_program_json(
    house: House, language: str, method: str, path: str, headers: dict[str, str], status: int, key: str
) -> None:
    told = house.http.request(method, path, headers=headers)
    assert (told.status_code, told.headers["content-type"], told.json()["error"]["key"]) == (
        status,
        "application/json",
        key,
    )
    more = {**headers, "accept": BROWSER, "accept-language": f"xx, {language};q=0.9, en;q=0.5"}
    page = house.http.request(method, path, headers=more)
    assert (page.status_code, page.headers["content-type"]) == (status, "text/html; charset=utf-8")
    assert page.headers["content-security-policy"] == CONTENT_SECURITY
    assert (page.headers["content-language"], page.headers["cache-control"]) == (language, "no-store")
    direction = "rtl" if language == "fa" else "ltr"
    assert f'<html lang="{language}" dir="{direction}">' in page.text
    words = read(page.text)
    assert words[:2] == [say("refused-title", language), say("refused-title", language)]  # of the window, of the page
    assert words[2] == say(key, language, **told.json()["error"]["args"])
    assert len(words) == 3 + len(ADVICE.get(key, ()))


class Reader(HTMLParser):
    """Reads the texts of a page, and sees to it that it asks for nothing and runs nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.texts: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag in {"html", "meta", "title", "body", "h1", "p"}
        assert not {name for name, _ in attrs} & {"src", "href", "onload"}

    def handle_data(self, data: str) -> None:
        if data.strip():
            self.texts.append(data)


def read(page: str) -> list[str]:
    reader = Reader()
    reader.feed(page)
    return reader.texts


def test_the_refusal_names_both_hosts(house: House) -> None:
    told = house.http.post("/api/tables", headers={"origin": "https://table.example.org"}, json={})
    assert told.json()["error"]["args"] == {"origin": "table.example.org", "host": f"127.0.0.1:{house.port}"}
    for name in ("table.example.org", f"127.0.0.1:{house.port}"):
        assert name in told.json()["error"]["text"]


def test_the_upgrade_that_is_missing_is_named(house: House) -> None:
    told = house.http.get("/ws/ABCDEF")
    assert (told.headers["upgrade"], told.headers["connection"]) == ("websocket", "upgrade")  # RFC 9110, 15.5.22


def test_what_somebody_asks_for_is_text_and_no_markup() -> None:
    page = refusal_response(
        Refusal("server-host-unknown", status=421, host="<script>x</script>"), Headers({"accept": BROWSER})
    )
    assert b"<script" not in page.body
    assert b"&lt;script&gt;" in page.body


def test_a_browser_whose_connection_is_refused_gets_a_page_too() -> None:
    for language, kind in (("", b"application/json"), ("fa", b"text/html")):
        raw = _raw("server-too-many", 429, (("seconds", 7),), language)
        head, _, body = raw.partition(b"\r\n\r\n")
        assert b"content-type: " + kind in head
        assert f"content-length: {len(body)}".encode() in head


@pytest.mark.parametrize("path", ["/healthz", "/readyz", "/"])
@pytest.mark.parametrize("version", ["1.0", "1.1"])
def test_only_health_is_told_without_a_host(house: House, path: str, version: str) -> None:
    from tests.server.calls import Call

    with Call(house.port) as call:
        status = call.send(f"GET {path} HTTP/{version}\r\n\r\n".encode()).answer()[0]
    assert (status == 400) is (path == "/")


def test_health_is_not_told_to_a_foreign_name(small: Small) -> None:
    with small.call() as call:
        assert call.send(asked("/healthz", "evil.example")).answer()[0] == 421


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "en"),
        ("fa", "fa"),
        ("de, tr;q=0.5", "tr"),
        ("tr;q=0.3, ja;q=0.7, en;q=0.5", "ja"),
        ("el-GR,el;q=0.9", "el"),
        ("tr;q=0, el;q=0.1", "el"),
        ("tr;q=x, *;q=0.5", "en"),
        ("de-DE, fr", "en"),
        (", ".join(["zz"] * 1000) + ", fa", "en"),
        ("\x00;;q=,,", "en"),
    ],
)
def test_the_page_is_in_the_language_that_the_browser_likes_best(accepted: str, language: str) -> None:
    assert preferred(accepted) == language


def test_every_advice_is_a_message() -> None:
    for language in languages():
        for key in {key for keys in ADVICE.values() for key in keys}:
            assert say(key, language) != key
    assert not re.search(r"\{ \$", say("refused-host-friend", host="x"))
