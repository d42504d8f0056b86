"""The routes of the lessons: what they tell is what a table tells, and bad input is refused in words."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

from kingtable.king_of_tokyo import protocol as tokyo
from kingtable.kingdomino import protocol as kingdomino
from kingtable.server.messages import protocol as server
from kingtable.server.sharing.limits import Rate
from kingtable.server.wire.doors import Doors
from tests.server.house import WIDE, House

OF_GAMES: dict[str, Any] = {"kingdomino": kingdomino, "king-of-tokyo": tokyo}
RIGHT = {"kingdomino": "=7", "king-of-tokyo": "keep 3 3"}
WRONG = {"kingdomino": "=19", "king-of-tokyo": "done"}


def is_of(told: Any, kind: Any) -> None:
    """Neither more nor less than the type has."""
    assert msgspec.to_builtins(msgspec.convert(told, kind, strict=True)) == told


@pytest.mark.parametrize("game", OF_GAMES)
def test_a_situation_is_told_and_an_answer_is_judged(house: House, game: str) -> None:
    lesson = house.http.get(f"/api/lessons/{game}").json()
    is_of(lesson, server.LessonTold)
    assert len(lesson["situations"]) == 10
    kinds, snaps = OF_GAMES[game], cast(Any, server.SnapFrame)
    for number in range(1, 11):
        snap = house.http.get(f"/api/lessons/{game}/{number}").json()
        is_of(snap, snaps[kinds.View, kinds.Choices, Any])
        assert (snap["game"], snap["seq"], snap["view"]["to_move"], snap["view"]["seat"]) == (game, 0, 0, 0)
        assert len(snap["seats"]) == snap["view"]["options"]["players"]
    address = f"/api/lessons/{game}/1"
    right = house.http.post(address, json={"moves": [RIGHT[game]]}).json()
    is_of(right, server.Judged[Any])
    assert (right["right"], right["rule"]) == (True, "")
    assert right["moments"][0]["view"]
    wrong = house.http.post(address, json={"moves": [WRONG[game]]}).json()
    is_of(wrong, server.Judged[Any])
    assert (wrong["right"], wrong["moments"]) == (False, [])
    assert wrong["rule"]
    assert house.http.post(address, json={"moves": [RIGHT[game]]}).json() == right, "nothing is kept"
    is_of(house.http.post(f"{address}/try", json={"moves": [WRONG[game]]}).json(), kinds.Outlook)


@pytest.mark.parametrize("game", OF_GAMES)
def test_a_hint_is_a_right_answer_with_reasons(house: House, game: str) -> None:
    for number in range(1, 11):
        address = f"/api/lessons/{game}/{number}"
        told = house.http.get(f"{address}/hint").json()
        is_of({"t": "hint", "id": "h", **told}, server.Hint)
        assert house.http.post(address, json={"moves": told["moves"]}).json()["right"]
        assert told["reasons"]


def test_what_the_rules_refuse_is_refused_with_their_rule(house: House) -> None:
    for address in ("/api/lessons/kingdomino/3", "/api/lessons/kingdomino/3/try"):
        answer = house.http.post(address, json={"moves": ["19@0,0>E"]})
        assert answer.status_code == 422
        error = answer.json()["error"]
        assert (error["key"], error["rule"]) == ("refuse-overlap", "K-084")


@pytest.mark.parametrize(
    ("address", "key"),
    [
        ("/api/lessons/chess", "server-lesson-unknown"),
        ("/api/lessons/chess/1", "server-lesson-unknown"),
        ("/api/lessons/king_of_tokyo", "server-lesson-unknown"),
        ("/api/lessons/kingdomino/0", "server-situation-unknown"),
        ("/api/lessons/kingdomino/11", "server-situation-unknown"),
        ("/api/lessons/kingdomino/-1", "server-situation-unknown"),
        ("/api/lessons/kingdomino/one", "server-situation-unknown"),
        ("/api/lessons/kingdomino/\u0661", "server-situation-unknown"),
        ("/api/lessons/kingdomino/" + "9" * 5000, "server-situation-unknown"),
        ("/api/lessons", "server-address-unknown"),
    ],
)
def test_what_is_not_there_is_told(house: House, address: str, key: str) -> None:
    answer = house.http.get(address)
    assert answer.status_code == 404
    error = answer.json()["error"]
    assert error["key"] == key
    assert len(error["text"]) < 400


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({}, ""),
        ([], ""),
        ({"moves": []}, "moves"),
        ({"moves": ["=7", "=19"]}, "moves"),
        ({"moves": [""]}, "moves[0]"),
        ({"moves": ["=" * 101]}, "moves[0]"),
        ({"moves": "=7"}, "moves"),
        ({"moves": [7]}, "moves[0]"),
        ({"moves": ["=7"], "seat": 0}, ""),
    ],
)
def test_a_bad_answer_is_refused_whole(house: House, body: Any, field: str) -> None:
    for end in ("", "/try"):
        answer = house.http.post(f"/api/lessons/kingdomino/1{end}", json=body)
        assert answer.status_code == 422
        error = answer.json()["error"]
        assert (error["key"], error["field"]) == ("server-body-field", field)


def test_other_verbs_are_refused(house: House) -> None:
    for verb, address in (("POST", ""), ("DELETE", "/1"), ("PUT", "/1"), ("DELETE", "/1/try")):
        assert house.http.request(verb, f"/api/lessons/kingdomino{address}", json={}).status_code == 405, verb
    foreign = {"origin": "http://elsewhere.example"}
    assert house.http.post("/api/lessons/kingdomino/1", json={"moves": ["=7"]}, headers=foreign).status_code == 403


def test_who_asks_too_often_is_told_when_to_come_back(tmp_path: Path) -> None:
    few = {**WIDE.by_address, "heavy": Rate(0.03, 0.001)}
    with House(tmp_path, doors=Doors(replace(WIDE, by_address=few))) as house:
        address = "/api/lessons/kingdomino/1"
        assert house.http.get(address).status_code == 200
        for answer in (house.http.get(address), house.http.post(address, json={"moves": ["=7"]})):
            assert answer.status_code == 429
            assert int(answer.headers["retry-after"]) == answer.json()["error"]["args"]["seconds"] >= 1


def test_the_page_of_a_lesson_is_the_page(house: House) -> None:
    assert house.http.get("/learn/kingdomino", headers={"accept": "text/html"}).status_code in (200, 503)
