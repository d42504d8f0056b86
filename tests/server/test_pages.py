"""The page over the wire: compressed as the client takes it, kept as long as it may, and nothing else of the disk."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import brotli
import httpx
import pytest
from starlette.datastructures import Headers

from kingtable.engine import text as words
from kingtable.engine.text import catalogue, languages, parts
from kingtable.server.messages.refusal import Refusal
from kingtable.server.routes.encodings import chosen
from kingtable.server.wire.refusals import page_headers
from tests import toy
from tests.server.house import House

CODE = "console.log(1);\n" * 200
DECODED: dict[str | None, Callable[[bytes], bytes]] = {"br": brotli.decompress, "gzip": gzip.decompress, None: bytes}


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server with a bundle: `app` is there in three codings, `one` and `icon` only plain."""
    folder = tmp_path_factory.mktemp("built")
    assets = folder / "static" / "assets"
    assets.mkdir(parents=True)
    (folder / "static" / "index.html").write_text("<!doctype html><head></head><body>the page</body>")
    ahead = {"table": ["assets/table-1.js"], "kingdomino": ["assets/kingdomino-1.js", "assets/kingdomino-1.css"]}
    (folder / "static" / "ahead.json").write_text(json.dumps(ahead))
    for name, text in (("assets/app-1.js", CODE),):
        (folder / "static" / name).write_text(text)
        (folder / "static" / f"{name}.gz").write_bytes(gzip.compress(text.encode()))
        (folder / "static" / f"{name}.br").write_bytes(b"brotli of " + name.encode())
    (assets / "one-2.js").write_text("1")
    (folder / "static" / "alone.br").write_text("nothing beside it")
    (folder / "static" / ".stamp").write_text("how it was built")
    with House(folder / "data", static=folder / "static") as house:
        yield house


def asked(house: House, path: str, accepted: str | None, method: str = "GET", **headers: str) -> httpx.Response:
    """The answer as it comes, undecoded; accepted None: no such header at all."""
    request = house.http.build_request(method, path, headers={**headers, "accept-encoding": accepted or ""})
    if accepted is None:
        del request.headers["accept-encoding"]
    answer = house.http.send(request, stream=True)
    answer.raw = b"".join(answer.iter_raw())  # type: ignore[attr-defined]
    return answer


@pytest.mark.parametrize(
    ("accepted", "there", "best"),
    [
        ("gzip, deflate, br, zstd", ["br", "gzip"], "br"),
        ("gzip, deflate", ["br", "gzip"], "gzip"),
        ("x-gzip", ["br", "gzip"], "gzip"),
        ("GZIP", ["br", "gzip"], "gzip"),
        ("br;q=0.5, gzip;q=0.8", ["br", "gzip"], "gzip"),
        ("br;q=0, *", ["br", "gzip"], "gzip"),
        ("*", ["br", "gzip"], "br"),
        ("identity;q=0, gzip", ["br", "gzip"], "gzip"),
        ("identity, gzip;q=0.5", ["br", "gzip"], "identity"),
        ("", ["br", "gzip"], "identity"),
        ("zstd", ["br", "gzip"], "identity"),
        ("gzip", [], "identity"),
        ("gzip;q=2, br;q=x, =;, gzip br", ["br", "gzip"], "identity"),
        ("gzip ; q = 0.3", ["br", "gzip"], "gzip"),
        ("*;q=0, identity", ["br", "gzip"], "identity"),
    ],
)
def test_the_coding_that_the_client_likes_best(accepted: str, there: list[str], best: str) -> None:
    assert chosen([accepted], there) == best


@pytest.mark.parametrize("accepted", ["identity;q=0", "*;q=0", "zstd, identity;q=0.000", "gzip;q=0, *;q=0"])
def test_who_takes_nothing_gets_nothing(built: House, accepted: str) -> None:
    with pytest.raises(Refusal):
        chosen([accepted], ["br", "gzip"])
    answer = asked(built, "/assets/app-1.js", accepted)
    assert (answer.status_code, b"server-encoding" in answer.raw) == (406, True)  # type: ignore[attr-defined]
    assert asked(built, "/locale/en.ftl", accepted).status_code == 406


def test_several_headers_are_one() -> None:
    assert chosen(["deflate", "br"], ["br", "gzip"]) == "br"


def page(house: House, path: str, **headers: str) -> str:
    """The page at an address, as a browser reads it."""
    return house.http.get(path, headers={"accept": "text/html", **headers}).text


def test_the_page_holds_what_it_would_ask_for_first(built: House) -> None:
    (told,) = re.findall(r'<script type="application/json" id="offer">(.*?)</script>', page(built, "/"))
    assert json.loads(told) == built.http.get("/api/games").json()
    assert "<" not in told
    assert "modulepreload" not in page(built, "/")


def test_the_page_of_a_table_names_its_game_and_the_files_of_it(built: House) -> None:
    seats = [{"kind": "me"}, {"kind": "friend"}]
    form = {"game": "kingdomino", "options": {"players": 2}, "seats": seats}
    code = built.http.post("/api/tables", json=form).json()["table"]
    for address in (f"/t/{code}", f"/t/{code.lower()}", f"/t/{code}/replay"):
        told = page(built, address)
        assert '"game":"kingdomino"}</script>' in told
        assert re.findall(r'<link crossorigin rel="(.*)" href="(.*)">', told) == [
            ("modulepreload", "/assets/table-1.js"),
            ("modulepreload", "/assets/kingdomino-1.js"),
            ('preload" as="style', "/assets/kingdomino-1.css"),
        ]
    assert page(built, "/t/ACDEFG") == page(built, "/")


def test_a_browser_that_cannot_show_the_page_is_told_in_its_language(built: House) -> None:
    for language, told_so in (("", "needs JavaScript"), ("tr-TR, en;q=0.5", "JavaScript gerekir"), ("fa", 'dir="rtl"')):
        told = page(built, "/", **{"accept-language": language})
        assert re.search(f"<noscript><p[^>]*>.*{told_so}|<noscript><p[^>]*{told_so}", told)
        assert '<p class="old"' in told


@pytest.mark.parametrize(
    ("asked_so", "trusted"),
    [
        ({"host": "127.0.0.1:8000"}, True),
        ({"host": "localhost"}, True),
        ({"host": "[::1]:8000"}, True),
        ({"host": "192.168.1.7:8000"}, False),
        ({"host": "127.0.0.1.example.org"}, False),
        ({"host": "play.example.org"}, False),
        ({"host": "play.example.org", "x-forwarded-proto": "https"}, True),
        ({"host": "play.example.org", "x-forwarded-proto": "http, https"}, False),
    ],
)
def test_a_page_is_alone_among_its_windows_where_a_browser_takes_it(asked_so: dict[str, str], trusted: bool) -> None:
    told = page_headers(Headers(asked_so), "http")
    assert ("cross-origin-opener-policy" in told) is trusted
    assert told["x-content-type-options"] == "nosniff"


def test_the_server_says_so_of_this_computer(built: House) -> None:
    assert built.http.get("/").headers["cross-origin-opener-policy"] == "same-origin"
    assert "cross-origin-opener-policy" not in asked(built, "/assets/app-1.js", "gzip").headers, (
        "only a page has windows"
    )


@pytest.mark.parametrize("path", ["/", "/t/ACDEFG", "/assets/app-1.js"])
def test_each_client_gets_the_file_as_it_takes_it(built: House, path: str) -> None:
    plain = "the page" if "app" not in path else CODE
    tags = set()
    varies = "accept-encoding" if "app" in path else "accept-encoding, accept-language"
    for accepted, coding in (("gzip, br", "br"), ("gzip", "gzip"), ("zstd", None), (None, None)):
        answer = asked(built, path, accepted)
        assert answer.headers.get("content-encoding") == coding
        assert answer.headers["vary"] == varies
        assert answer.headers["content-type"].startswith("text/javascript" if "app" in path else "text/html")
        body: bytes = answer.raw  # type: ignore[attr-defined]
        if coding == "br" and "app" in path:  # the page is written for each reader, a file is there already
            assert body == b"brotli of assets/app-1.js"
        else:
            assert plain in DECODED[coding](body).decode()
        tags.add(answer.headers["etag"])
        same = asked(built, path, accepted, **{"if-none-match": answer.headers["etag"]})
        assert (same.status_code, same.headers["vary"]) == (304, varies)
        assert "content-encoding" not in same.headers
    assert len(tags) == 3, "a cache must not take one for the other"


def test_what_is_not_compressed_varies_with_nothing(built: House) -> None:
    answer = asked(built, "/assets/one-2.js", "br")
    assert "vary" not in answer.headers
    assert "content-encoding" not in answer.headers


def test_what_has_its_hash_in_its_name_is_kept_and_the_page_is_asked_for(built: House) -> None:
    assert asked(built, "/assets/app-1.js", "br").headers["cache-control"] == "public, max-age=31536000, immutable"
    assert asked(built, "/", "br").headers["cache-control"] == "no-cache"
    assert asked(built, "/locale/en/start.ftl", "gzip").headers["cache-control"] == "no-cache"


def test_the_head_tells_what_the_body_would_be(built: House) -> None:
    for path in ("/assets/app-1.js", "/locale/en/start.ftl"):
        whole = asked(built, path, "gzip")
        head = asked(built, path, "gzip", "HEAD")
        assert head.raw == b""  # type: ignore[attr-defined]
        names = ("content-length", "content-encoding", "etag", "vary", "cache-control", "content-type")
        assert [head.headers[name] for name in names] == [whole.headers[name] for name in names]


def test_a_range_is_one_of_what_would_be_sent(built: House) -> None:
    whole: bytes = asked(built, "/assets/app-1.js", "gzip").raw  # type: ignore[attr-defined]
    answer = asked(built, "/assets/app-1.js", "gzip", range="bytes=2-9")
    assert (answer.status_code, answer.headers["content-encoding"]) == (206, "gzip")
    assert answer.raw == whole[2:10]  # type: ignore[attr-defined]
    assert asked(built, "/assets/app-1.js", None, range="bytes=0-6").raw == b"console"  # type: ignore[attr-defined]
    for wrong in ("bytes=99999-", "bytes=x", "lines=1-2"):
        assert asked(built, "/assets/app-1.js", "gzip", range=wrong).status_code in (200, 400, 416)


@pytest.mark.parametrize(
    "path",
    [
        "/assets/app-1.js.br",
        "/assets/app-1.js.gz",
        "/alone",
        "/alone.br",
        "/.stamp",
        "/assets/..%2f.stamp",
        "/assets",
        "/assets/app-1.js/",
        "/assets/app-1.js%00",
        "/..%2fdata%2fkingtable.db",
        "/assets/" + "x" * 5000,
        "/locale/en/..%2f..%2fapp.ftl",
        "/locale/en/nothing.ftl",
        "/locale/en/.ftl",
        "/locale/en/start+nothing.ftl",
        "/locale/en/start+.ftl",
        "/locale/xx/start.ftl",
        "/locale/en/start",
    ],
)
@pytest.mark.parametrize("accepted", ["br, gzip", "identity"])
def test_what_is_no_file_of_the_page_is_not_there(built: House, path: str, accepted: str) -> None:
    answer = asked(built, path, accepted)
    if path == "/assets/app-1.js/":  # the same file
        assert answer.status_code in (200, 404)
    else:
        assert answer.status_code == 404
        assert b'"error"' in answer.raw  # type: ignore[attr-defined]


@pytest.mark.parametrize("language", languages())
def test_a_catalogue_is_served_in_parts(built: House, language: str) -> None:
    told = [built.http.get(f"/locale/{language}/{part}.ftl").text for part in parts()]
    whole, parted = ("".join(texts).replace(words.GAPS, "").split() for texts in ([catalogue(language)], told))
    assert sorted(parted) == sorted(whole)
    both = built.http.get(f"/locale/{language}/start+page+start.ftl").text
    assert both == catalogue(language, "start", "page")
    assert built.http.get(f"/locale/{language}/{'+'.join(parts())}.ftl").text == catalogue(language)
    tags = set()
    for coding, decoded in DECODED.items():
        packed = asked(built, f"/locale/{language}/start.ftl", coding)
        assert packed.headers.get("content-encoding") == coding
        assert decoded(packed.raw).decode() == catalogue(language, "start")  # type: ignore[attr-defined]
        tags.add(packed.headers["etag"])
        again = asked(built, f"/locale/{language}/start.ftl", coding, **{"if-none-match": packed.headers["etag"]})
        assert again.status_code == 304
    assert len(tags) == len(DECODED)


def test_a_language_may_be_one_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each part has the messages that English has in it."""
    monkeypatch.setattr(words, "FOLDER", toy.settle(tmp_path / "words"))
    assert toy.CODE in languages()
    key = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
    for part in parts():
        assert key.findall(catalogue(toy.CODE, part)) == key.findall(catalogue("en", part)) != []


def test_what_a_language_lacks_is_said_in_english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(words, "FOLDER", toy.settle(tmp_path / "words"))
    (words.FOLDER / toy.CODE / f"{toy.CODE}.ftl").write_text("menu = ménú\n", "utf-8")
    told = catalogue(toy.CODE, "page")
    own, gaps = told.split(words.GAPS)
    assert own == "menu = ménú\n"
    assert gaps == catalogue("en", "page").replace("menu = Menu\n", "")
