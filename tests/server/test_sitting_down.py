"""Whose a seat is: a device that has one takes another instead, and nobody takes what is not given."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.house import House

Json = dict[str, Any]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(tmp_path_factory.mktemp("data")) as running:
        yield running


def opened(house: House) -> Json:
    """A table of two people and a bot: the host's token, the friend's link."""
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "friend", "name": "Grace"}, {"kind": "bot", "bot": "greedy"}]
    body = {"game": "kingdomino", "options": {"players": 3}, "seats": seats}
    told: Json = house.http.post("/api/tables", json=body).raise_for_status().json()
    return told


def claim(house: House, table: str, link: str, token: str, **more: Any) -> Json:
    answer: Json = house.http.post(f"/api/tables/{table}/claim", json={"link": link, "token": token, **more}).json()
    return answer


def claimed(house: House, table: str) -> list[bool | None]:
    seats: list[Json] = house.http.get(f"/api/tables/{table}").json()["seats"]
    return [seat.get("claimed") for seat in seats]


def link_of(house: House, table: str, token: str, seat: int) -> Json:
    answer: Json = house.http.post(f"/api/tables/{table}/link", json={"token": token, "seat": seat}).json()
    return answer


def test_a_device_with_a_seat_takes_another_only_if_it_says_so(house: House) -> None:
    told = opened(house)
    table, token, link = told["table"], told["seats"][0]["token"], told["seats"][1]["link"]
    assert claim(house, table, link, token)["error"]["key"] == "server-seat-yours-already"
    assert claim(house, table, link, token, instead="yes")["error"]["key"] == "server-body-field"
    assert claimed(house, table) == [True, False, None]
    assert claim(house, table, link, token, instead=True) == {"table": table, "seat": 1}
    assert claimed(house, table) == [False, True, None]
    assert claim(house, table, link, token, instead=True) == {"table": table, "seat": 1}, "sent again, answered again"


def test_the_seat_that_is_given_up_can_be_had_by_somebody_else(house: House) -> None:
    told = opened(house)
    table, token, link = told["table"], told["seats"][0]["token"], told["seats"][1]["link"]
    claim(house, table, link, token, instead=True)
    free = link_of(house, table, token, 0)  # the host has moved, and is still the host
    guest = secrets.token_urlsafe(16)
    assert claim(house, table, free["link"], guest) == {"table": table, "seat": 0}
    assert link_of(house, table, guest, 1)["error"]["key"] == "server-seat-of-another"
    assert claimed(house, table) == [True, True, None]


@pytest.mark.parametrize("instead", [True, False])
def test_a_wrong_link_gives_nothing_and_takes_nothing(house: House, instead: bool) -> None:
    told = opened(house)
    table, token, link = told["table"], told["seats"][0]["token"], told["seats"][1]["link"]
    other = opened(house)
    for wrong in ("", "x" * 22, other["seats"][1]["link"], token):
        answer = claim(house, table, wrong, secrets.token_urlsafe(16), instead=instead)
        assert answer["error"]["key"] == "server-link-unknown"
    stranger = claim(house, table, link, other["seats"][0]["token"], instead=instead)
    assert stranger["seat"] == 1, "a token of another table is a new device here"
    assert claimed(house, table) == [True, True, None]
    assert claimed(house, other["table"]) == [True, False, None]


def test_who_gives_a_seat_up_keeps_it_given_up_when_the_server_stops(tmp_path: Path) -> None:
    with House(tmp_path) as running:
        told = opened(running)
        table, token = told["table"], told["seats"][0]["token"]
        claim(running, table, told["seats"][1]["link"], token, instead=True)
    with House(tmp_path) as running:
        assert claimed(running, table) == [False, True, None]
        assert link_of(running, table, token, 0)["seat"] == 0


def test_everybody_may_know_whose_turn_it_is(house: House) -> None:
    told = opened(house)
    facts = house.http.get(f"/api/tables/{told['table']}").json()
    assert (facts["dealt"], facts["to_move"]) == (False, None)
    seats = [{"kind": "bot", "bot": "greedy"}] * 2
    body = {"game": "kingdomino", "options": {"players": 2}, "seats": seats}
    alone = house.http.post("/api/tables", json=body).json()["table"]
    assert house.http.get(f"/api/tables/{alone}").json()["to_move"] in (0, 1)


@pytest.mark.parametrize("path", ["/nothing", "/deep/er", "/.stamp", "/assets/none.js", "/t/ACDEFG/nothing"])
def test_a_browser_at_an_unknown_address_gets_the_page_and_a_program_json(path: str, tmp_path: Path) -> None:
    static = tmp_path / "static"
    static.mkdir()
    (static / "index.html").write_text("<!doctype html>the page")
    with House(tmp_path / "data", static=static) as running:
        page = running.http.get(path, headers={"accept": "text/html,*/*;q=0.8"})
        assert (page.status_code, "the page" in page.text) == (404, True)
        assert "default-src" in page.headers["content-security-policy"]
        assert running.http.get(path, headers={"accept": "*/*"}).json()["error"]["key"] == "server-address-unknown"


def test_one_link_seats_everybody_and_no_device_twice(house: House) -> None:
    seats = [{"kind": "me"}, {"kind": "friend", "name": "Grace"}, {"kind": "friend"}, {"kind": "bot", "bot": "greedy"}]
    told = house.http.post("/api/tables", json={"game": "kingdomino", "options": {"players": 4}, "seats": seats}).json()
    table, token, invite = told["table"], told["seats"][0]["token"], told["invite"]
    first, second, third = (secrets.token_urlsafe(16) for _ in range(3))
    assert claim(house, table, invite, first) == {"table": table, "seat": 2}, "the seat that is named for nobody"
    assert claim(house, table, invite, first) == {"table": table, "seat": 2}, "sent again, answered again"
    assert claim(house, table, invite, token) == {"table": table, "seat": 0}, "the host has a seat"
    assert claim(house, table, invite, second, instead=True) == {"table": table, "seat": 1}
    assert house.http.get(f"/api/tables/{table}").json()["seats"][1]["name"] is None, "who comes says their own name"
    assert claim(house, table, invite, third)["error"]["key"] == "server-seats-taken"
    assert claim(house, table, told["seats"][1]["link"], third)["error"]["key"] == "server-link-unknown"
    assert claimed(house, table) == [True, True, True, None]


def test_only_the_host_makes_the_link_for_everybody_and_a_new_one_ends_the_old(house: House) -> None:
    told = opened(house)
    table, token = told["table"], told["seats"][0]["token"]
    assert told["invite"] is None, "one friend has a link of their own"

    def everybody(token: str, **more: Any) -> Json:
        asked = {"token": token, "everybody": True, **more}
        answer: Json = house.http.post(f"/api/tables/{table}/link", json=asked).json()
        return answer

    old, new = everybody(token)["link"], everybody(token)["link"]
    friend, stranger = secrets.token_urlsafe(16), secrets.token_urlsafe(16)
    assert claim(house, table, old, friend)["error"]["key"] == "server-link-unknown"
    assert claim(house, table, new, friend) == {"table": table, "seat": 1}
    assert everybody(friend)["error"]["key"] == "server-invite-host"
    assert everybody(stranger)["error"]["key"] == "server-token-unknown"
    assert everybody(token, revoke=True) == {"seat": None, "link": None}
    assert claim(house, table, new, stranger)["error"]["key"] == "server-link-unknown"
