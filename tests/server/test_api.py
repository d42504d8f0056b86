"""The HTTP routes, good and bad."""

from __future__ import annotations

import hashlib
import random
from pathlib import Path
from typing import Any

import pytest

import kingtable
from kingtable.engine.text import languages
from kingtable.server.messages.frames import LIMIT
from tests.server.house import Client, House, play_out
from tests.server.whole import whole_steps

ME = {"kind": "me"}
FRIEND = {"kind": "friend"}
BOT = {"kind": "bot", "bot": "greedy"}


def test_games_tell_what_the_form_offers(house: House) -> None:
    game, other = house.http.get("/api/games").json()["games"]
    assert (game["game"], other["game"]) == ("kingdomino", "king-of-tokyo")
    assert other["options"]["players"]["values"] == [2, 3, 4, 5, 6]
    assert other["colours"] == ["blue", "rose", "pine", "amber", "violet", "teal"]
    assert "random" in {bot["bot"] for bot in other["bots"]}
    assert (game["options"]["players"]["values"], game["options"]["players"]["default"]) == ([2, 3, 4], 2)
    assert game["options"]["three_players"]["requires"] == {"players": [3]}
    assert "official" in game["presets"]
    assert game["colours"] == ["blue", "rose", "pine", "amber"]
    assert {"random", "greedy", "sampler"} <= {bot["bot"] for bot in game["bots"]}


def test_a_table_is_opened_with_a_token_for_oneself_and_links_for_friends(house: House) -> None:
    form = {
        "game": "kingdomino",
        "preset": "bga",
        "options": {"middle_kingdom": "window"},
        "seats": [{**ME, "name": " Ada ", "colour": "amber"}, BOT, FRIEND],
    }
    answer = house.http.post("/api/tables", json=form)
    assert answer.status_code == 201
    opened = answer.json()
    assert [(seat["kind"], "token" in seat, "link" in seat) for seat in opened["seats"]] == [
        ("me", True, False),
        ("bot", False, False),
        ("friend", False, True),
    ]
    told = house.http.get(f"/api/tables/{opened['table'].lower()}").json()
    assert told["options"] == {
        "players": 3,
        "middle_kingdom": "window",
        "harmony": False,
        "mighty_duel": False,
        "dynasty": False,
        "three_players": 48,
        "start_order": "snake",
    }
    assert (told["over"], told["seq"], told["rematch"]) == (False, 0, None)
    assert told["commitment"] == opened["commitment"]
    person = {"kind": "human", "screen": None, "away": None, "lent": None, "resigned": False, "here": False}
    assert told["seats"] == [
        {"seat": 0, "claimed": True, "name": "Ada", "colour": "amber", **person},
        {"seat": 1, "kind": "bot", "bot": "greedy", "name": None, "colour": "blue", "here": True},
        {"seat": 2, "claimed": False, "name": None, "colour": "rose", **person},
    ]


@pytest.mark.parametrize(
    ("form", "status", "field"),
    [
        ({}, 422, ""),
        ([], 422, ""),
        ({"game": "chess", "seats": [ME, ME]}, 422, "game"),
        ({"game": "kingdomino", "seats": []}, 422, "seats"),
        ({"game": "kingdomino", "seats": [ME] * 5}, 422, "seats"),
        ({"game": "kingdomino", "seats": [ME, {"kind": "king"}]}, 422, "seats[1].kind"),
        ({"game": "kingdomino", "seats": [ME, {"kind": "bot", "bot": "deep"}]}, 422, "seats[1].bot"),
        ({"game": "kingdomino", "seats": [ME, {**ME, "level": 2}]}, 422, "seats[1]"),
        ({"game": "kingdomino", "seats": [ME, ME], "extra": 1}, 422, ""),
        ({"game": "kingdomino", "seats": [ME, ME], "preset": "chaos"}, 422, "preset"),
        ({"game": "kingdomino", "seats": [ME, ME], "options": {"players": 3}}, 422, "seats"),
        ({"game": "kingdomino", "seats": [ME, ME], "options": {"players": "2"}}, 422, "seats"),
        ({"game": "kingdomino", "seats": [ME, ME], "options": {"harmony": 1}}, 422, "options.harmony"),
        ({"game": "kingdomino", "seats": [ME, ME], "options": {"dragons": True}}, 422, "options.dragons"),
        ({"game": "kingdomino", "seats": [ME, ME], "options": {"seed": 5}}, 422, "options.seed"),
        ({"game": "kingdomino", "seats": [ME, ME], "options": {"key": "00"}}, 422, "options.key"),
        ({"game": "kingdomino", "seats": [ME, ME], "options": {"name": "x"}}, 422, "options.name"),
        ({"game": "kingdomino", "seats": [ME, ME], "options": {"": 1}}, 422, "options."),
        ({"game": "kingdomino", "seats": [ME, ME], "options": {"harmony": [[{}]]}}, 422, "options.harmony"),
        (
            {"game": "kingdomino", "seats": [ME, ME, ME], "options": {"mighty_duel": True}},
            422,
            "options.mighty_duel",
        ),
    ],
)
def test_a_form_that_does_not_fit_is_refused_with_its_field(house: House, form: Any, status: int, field: str) -> None:
    answer = house.http.post("/api/tables", json=form)
    error = answer.json()["error"]
    assert (answer.status_code, error["field"]) == (status, field)
    assert set(error) == {"key", "rule", "args", "field", "text"}
    assert error["text"] != error["key"]


@pytest.mark.parametrize(
    ("content", "headers", "status", "key"),
    [
        (b"{", {}, 400, "server-body-malformed"),
        (b"\xff\xfe", {}, 400, "server-body-malformed"),
        (b"", {}, 400, "server-body-malformed"),
        (b" " * (LIMIT + 1), {}, 413, "server-body-too-large"),
        (b"{}", {"content-type": "text/plain"}, 415, "server-body-not-json"),
        (b"{}", {"origin": "http://evil.example"}, 403, "server-origin-foreign"),
        (b"{}", {"origin": "null"}, 403, "server-origin-foreign"),
    ],
)
@pytest.mark.parametrize("path", ["/api/tables", "/api/tables/ZZZZZZ/rematch", "/api/qr"])
def test_a_body_that_cannot_be_read_is_refused(
    house: House, path: str, content: bytes, headers: dict[str, str], status: int, key: str
) -> None:
    sent = {"content-type": "application/json", **headers}
    answer = house.http.post(path, content=content, headers=sent)
    assert (answer.status_code, answer.json()["error"]["key"]) == (status, key)


@pytest.mark.parametrize("path", ["", "/record", "/frames"])
def test_a_table_that_is_not_there(house: House, path: str) -> None:
    answer = house.http.get(f"/api/tables/ZZZZZZ{path}")
    assert (answer.status_code, answer.json()["error"]["key"]) == (404, "server-table-unknown")
    answer = house.http.post("/api/tables/ZZZZZZ/rematch", json={"token": "x", "following": "f" * 22})
    assert answer.status_code == 404


def test_what_is_only_for_the_end_is_refused_before(house: House) -> None:
    table = house.open("me", "friend")
    for path in ("record", "frames"):
        answer = house.http.get(f"/api/tables/{table['table']}/{path}")
        assert (answer.status_code, answer.json()["error"]["key"]) == (409, "server-not-over")
    token = table["seats"][0]["token"]
    answer = house.http.post(f"/api/tables/{table['table']}/rematch", json={"token": token, "following": "f" * 22})
    assert answer.status_code == 409


def test_a_finished_game_can_be_checked_replayed_and_played_again(house: House) -> None:
    table = house.open("me", "friend", middle_kingdom=True)
    seats = {0: house.sit(table, 0), 1: house.sit(table, 1)}
    play_out(seats, random.Random(3))
    address = f"/api/tables/{table['table']}"

    record = house.http.get(f"{address}/record").json()
    assert hashlib.sha256(bytes.fromhex(record["deal"]["key"])).hexdigest() == table["commitment"]
    assert kingtable.replay(record).scores == seats[0].view["scores"]

    frames = house.http.get(f"{address}/frames").json()["frames"]
    plain = house.http.get(f"{address}/frames", headers={"accept-encoding": "identity"})
    assert plain.json()["frames"] == frames
    frames = whole_steps(frames)
    assert [move for frame in frames for move in frame["moves"]] == record["moves"]
    assert frames[0]["seat"] is None
    assert frames[0]["events"][0]["e"] == "game"
    assert frames[-1]["view"] == {**seats[0].view, "seat": None}
    told = [frame for frame in seats[0].frames if frame["t"] == "ev"]
    assert [{**frame["view"], "seat": 0} for frame in frames[1:]] == [frame["view"] for frame in told]
    answers = [
        house.http.post(
            f"{address}/rematch", json={"token": table["seats"][seat]["token"], "following": f"{seat}" * 22}
        ).json()
        for seat in (0, 1, 0)
    ]
    assert answers[0] == answers[2]
    assert answers[0]["table"] == answers[1]["table"]
    assert set(answers[1]) == {"table", "commitment", "seat"}, "nobody gets another's secret"
    for seat, client in seats.items():
        asked = client.until("rematch")["rematch"]
        assert (asked["table"], asked["by"]) == (answers[0]["table"], 0)
        Client(house.port, answers[seat]["table"], f"{seat}" * 22).go()
        client.go()
    assert house.sit(table).snap["rematch"] == {"table": answers[0]["table"], "by": 0, "joined": [0, 1]}
    for wrong in ({"token": "x", "following": "f" * 22}, {}, {"token": None}, {"token": "x", "following": "short"}):
        assert house.http.post(f"{address}/rematch", json=wrong).status_code in (403, 422)


def test_a_qr_code_is_drawn(house: House) -> None:
    answer = house.http.post("/api/qr", json={"text": "http://192.168.1.5:8000/t/ACDEFG#token"})
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert answer.text.startswith("<svg")
    for wrong in ("", "x" * 501):
        assert house.http.post("/api/qr", json={"text": wrong}).json()["error"]["field"] == "text"


@pytest.mark.parametrize("language", languages())
def test_a_catalogue_is_served_whole(house: House, language: str) -> None:
    answer = house.http.get(f"/locale/{language}.ftl")
    assert "server-table-unknown" in answer.text
    again = house.http.get(f"/locale/{language}.ftl", headers={"if-none-match": answer.headers["etag"]})
    assert again.status_code == 304


@pytest.mark.parametrize(
    "path", ["/locale/xx.ftl", "/locale/..%2f..%2fetc.ftl", "/locale/en", "/nothing", "/assets/../../x"]
)
def test_an_address_that_is_not_there(house: House, path: str) -> None:
    answer = house.http.get(path)
    assert answer.status_code == 404
    assert answer.json()["error"]["text"]


@pytest.mark.parametrize("depth", [2, 500, 990, 1000, 10_000])
def test_options_nested_without_end_are_refused(house: House, depth: int) -> None:
    nested = b'{"x": ' * depth + b"1" + b"}" * depth
    content = b'{"game": "kingdomino", "seats": [{"kind": "me"}, {"kind": "me"}], "options": ' + nested + b"}"
    answer = house.http.post("/api/tables", content=content[:LIMIT], headers={"content-type": "application/json"})
    assert answer.status_code in (400, 422)
    assert answer.json()["error"]["key"].startswith("server-body")


def test_a_form_broken_after_its_bad_field_is_refused(house: House) -> None:
    for content in (b'{"seats": [{"kind": "x"}', b'{"seats": [{"kind": "x"}], "seats": 5, "game": 1}'):
        answer = house.http.post("/api/tables", content=content, headers={"content-type": "application/json"})
        assert answer.status_code in (400, 422)


@pytest.mark.parametrize(("method", "path"), [("DELETE", "/api/games"), ("POST", "/"), ("POST", "/api/games")])
def test_a_method_that_is_not_there(house: House, method: str, path: str) -> None:
    answer = house.http.request(method, path)
    assert (answer.status_code, answer.json()["error"]["key"]) == (405, "server-method")


def test_every_answer_carries_the_security_headers(house: House) -> None:
    for path in ("/", "/api/games", "/nothing", "/healthz", "/locale/en.ftl"):
        headers = house.http.get(path).headers
        policy = headers["content-security-policy"]
        assert "frame-ancestors 'none'" in policy
        if not headers["content-type"].startswith("text/html"):
            assert "default-src 'none'" in policy, "what is not the page needs nothing"
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers
    assert house.http.get("/api/games").headers["cache-control"] == "no-store"


def test_a_page_that_is_not_built_says_how_to_build_it(house: House) -> None:
    answer = house.http.get("/t/ACDEFG")
    assert answer.status_code == 503
    assert "npm run build" in answer.text


def test_the_built_page_is_served(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html>the page")
    (static / "assets" / "index-abc123.js").write_text("1")
    (static / "icon.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("secret")
    with House(tmp_path / "data", static=static) as built:
        for path in ("/", "/t/ACDEFG", "/t/ACDEFG/replay"):
            answer = built.http.get(path)
            assert "the page" in answer.text
            assert answer.headers["cache-control"] == "no-cache"
        again = built.http.get("/", headers={"if-none-match": answer.headers["etag"]})
        assert again.status_code == 304
        for page in (answer, again):  # a browser takes the headers of both for the page's
            policy = page.headers["content-security-policy"]
            assert "default-src 'self'" in policy
            assert "frame-ancestors 'none'" in policy
            assert "script-src" not in policy, "scripts come from here and nowhere else"
        asset = built.http.get("/assets/index-abc123.js")
        assert asset.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert "javascript" in asset.headers["content-type"]
        assert built.http.get("/icon.svg").headers["content-type"] == "image/svg+xml"
        for path in ("/..%2fsecret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "/assets"):
            assert built.http.get(path).status_code == 404
        assert built.http.head("/").status_code == 200


def test_a_fault_of_the_server_shows_no_traceback(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> None:
        raise ZeroDivisionError("inner secret")

    monkeypatch.setattr("kingtable.server.routes.api.languages", broken)
    # the server hangs up after a fault: the next test must not find a connection that is just going away
    answer = house.http.get("/api/games", headers={"connection": "close"})
    assert answer.status_code == 500
    assert answer.json()["error"]["key"] == "server-fault"
    assert "secret" not in answer.text
    assert "Traceback" not in answer.text


LONG = "a" * 1000
ODD_FORMS: list[dict[str, Any]] = [
    {"seats": [{"kind": LONG}]},
    {"seats": [{"kind": "me", LONG: 1}]},
    {"game": LONG},
    {LONG: 1},
    {"preset": LONG},
    {"options": {LONG: 1}},
    {"options": {"players": LONG}},
    {"clock": {"ask": LONG}},
    {"origin": {"table": LONG, "seq": 1}},
    *(
        {"promise": {"nonce": "0" * 32, "commitment": text}}
        for text in ("é" * 64, "é", LONG, "0" * 64 + "\n", "A" * 64)
    ),
    *({"promise": {"nonce": text, "commitment": "0" * 64}} for text in ("é" * 32, "", LONG, "0" * 32 + "\n")),
]


@pytest.mark.parametrize("odd", ODD_FORMS, ids=range(len(ODD_FORMS)))
def test_an_odd_form_is_refused_with_words_that_are_not_too_long(house: House, odd: dict[str, Any]) -> None:
    form = {"game": "kingdomino", "seats": [{"kind": "me"}, {"kind": "friend"}], **odd}
    answer = house.http.post("/api/tables", json=form)
    assert answer.status_code in (404, 409, 422), answer.text
    error = answer.json()["error"]
    assert error["text"]
    assert len(answer.content) < 2500
