"""The routes of the pads: sums and odds for a real table; bad input is refused in words, and nothing is stored."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kingtable.king_of_tokyo import protocol as tokyo
from kingtable.king_of_tokyo.dice import probability
from kingtable.kingdomino import protocol as kingdomino
from kingtable.server.sharing.limits import Rate
from kingtable.server.wire.doors import Doors
from tests.server.house import WIDE, House

SCORE = "/api/pads/kingdomino"
ODDS = "/api/pads/king-of-tokyo"
ROLLED = {"dice": "3,3,claw,1,heart,energy", "want": ["3 claw", "3 3", "2 3,1 heart"]}
FULL = "M2 S0 W0 W0 P2 / W1 S0 S0 S0 S0 / W0 W0 W0 L0 L0 / W1 W0 L0 L0 L0 / M0 M3 CC W1 P0"


def is_of(told: Any, kind: Any) -> None:
    """Neither more nor less than the type has."""
    assert msgspec.to_builtins(msgspec.convert(told, kind, strict=True)) == told


def score(house: House, *kingdoms: str, check: bool = False, **options: bool) -> dict[str, Any]:
    answer = house.http.post(SCORE, json={"kingdoms": kingdoms, "options": options, "check": check})
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    is_of(told, kingdomino.PadAnswer)
    return told


def test_kingdoms_are_scored_ranked_and_ties_decided(house: House) -> None:
    told = score(house, "CC P1 L0 / F1 W0 ..", "CC S1 W0 / F0 F0 ..", "P0 W1 CC")
    view = told["view"]
    assert (view["scores"], view["ranks"], view["winners"], view["over"]) == ([2, 1, 1], [1, 2, 3], [0], True)
    assert view["tie_break"] == [{"seats": [1, 2], "by": "largest"}]
    assert told["check"] is None
    assert score(house, "P0 W1 CC")["view"]["scores"] == [1, 0]


def test_bonuses_are_for_what_is_painted(house: House) -> None:
    kingdom = score(house, FULL, "W1 CC W0", "W1 P0 CC", harmony=True, middle_kingdom=True)["view"]["kingdoms"]
    assert [one["bonus"] for one in kingdom] == [5, 10, 0]
    wide = "W0 F0 L0 CC W0 F1 W0"
    assert score(house, wide, "CC", middle_kingdom=True, mighty_duel=True)["view"]["kingdoms"][0]["bonus"] == 10


def test_the_third_game_of_a_dynasty_has_the_sums(house: House) -> None:
    form = {"kingdoms": ["W1 P0 CC", "CC M3 W0"], "options": {"dynasty": True}}
    sums = [house.http.post(SCORE, json={**form, "before": before}).json()["view"] for before in ([], [[9, 4], [1, 2]])]
    assert [view["scores"] for view in sums] == [[1, 3], [11, 9]]
    assert [view["winners"] for view in sums] == [[1], [0]]
    assert sums[1]["history"] == [{"scores": [9, 4]}, {"scores": [1, 2]}, {"scores": [1, 3]}]
    level = house.http.post(SCORE, json={**form, "before": [[4, 4], [4, 2]]}).json()["view"]
    assert level["winners"] == [0, 1], "the box has no tie rule for a Dynasty: they share it (K-149)"
    for wrong in ([[1]], [[1, 2, 3]], [[1, -2]], [[1, 2]] * 3):
        refused = house.http.post(SCORE, json={**form, "before": wrong})
        assert refused.status_code == 422
        assert refused.json()["error"]["field"].startswith("before")


def test_what_was_misread_is_told_when_asked_for(house: House) -> None:
    check = score(house, "W1 P0 CC", "CC M3 W0", check=True)["check"]
    assert check == {"possible": True, "findings": [], "repairs": []}
    check = score(house, "CC M3 W0", "W0 M3 CC", check=True)["check"]
    assert check["possible"] is False
    assert [one["what"] for one in check["findings"]] == ["count"]
    assert {"kingdom": 1, "x": -1, "y": 0, "terrain": "mine", "crowns": 2, "score": 2, "alters": True} in check[
        "repairs"
    ]


def test_odds_are_those_of_the_engine(house: House) -> None:
    answer = house.http.get(ODDS, params={**ROLLED, "rolls": 2})
    told = answer.json()
    is_of(told, tokyo.PadOdds)
    assert "max-age" in answer.headers["cache-control"], "the same for ever"
    dice = ROLLED["dice"].split(",")  # type: ignore[attr-defined]
    claws, threes, both = told["odds"]
    for rolls in (0, 1, 2):
        assert claws["p"][rolls] == pytest.approx(probability(lambda end: end["claw"] >= 3, dice, rolls))
        assert threes["p"][rolls] == pytest.approx(probability(lambda end: end["3"] >= 3, dice, rolls))
    assert (claws["keep"], threes["keep"]) == (["claw"], ["3", "3"])
    assert (both["p"], sorted(both["keep"])) == ([1.0, 1.0, 1.0], sorted(dice))
    # A claw less is enough.
    turned = house.http.get(ODDS, params={**ROLLED, "turns": 1, "ones": 1}).json()["odds"]
    assert turned[0]["p"][2] == pytest.approx(probability(lambda end: end["claw"] >= 2, dice, 2)), (
        "a claw less is enough"
    )
    never = house.http.get(ODDS, params={"dice": "1,1", "want": "3 claw"}).json()
    assert house.http.get(ODDS, params={"dice": "1,1", "want": "3 claw", "turns": 3}).json() == never, "of two dice"
    assert never["odds"] == [{"want": "3 claw", "p": [0.0, 0.0, 0.0], "keep": None}]


@pytest.mark.parametrize(
    ("form", "key", "field"),
    [
        ({}, "server-body-field", ""),
        ([], "server-body-field", ""),
        ({"kingdoms": []}, "server-body-field", "kingdoms"),
        ({"kingdoms": ["CC"] * 5}, "server-body-field", "kingdoms"),
        ({"kingdoms": "CC"}, "server-body-field", "kingdoms"),
        ({"kingdoms": [7]}, "server-body-field", "kingdoms[0]"),
        ({"kingdoms": ["CC " * 200]}, "server-body-field", "kingdoms[0]"),
        ({"kingdoms": ["CC"], "options": {"rounds": True}}, "server-body-field", "options"),
        ({"kingdoms": ["CC"], "seats": 2}, "server-body-field", ""),
        ({"kingdoms": ["CC", ""]}, "position-kingdom-empty", "kingdoms[1]"),
        ({"kingdoms": ["CC CC"]}, "position-kingdom-castles", "kingdoms[0]"),
        ({"kingdoms": ["CC", "W1 CC / W0"]}, "position-kingdom-ragged", "kingdoms[1]"),
        ({"kingdoms": ["CC X9"]}, "position-kingdom-square", "kingdoms[0]"),
        ({"kingdoms": ["CC W0 W0 W0 W0 W0"]}, "position-kingdom-wide", "kingdoms[0]"),
        ({"kingdoms": ["CC"] * 3, "options": {"mighty_duel": True}}, "option-duel", "mighty_duel"),
    ],
)
def test_bad_kingdoms_are_refused(house: House, form: Any, key: str, field: str) -> None:
    answer = house.http.post(SCORE, json=form)
    error = answer.json()["error"]
    assert (answer.status_code, error["key"], error["field"]) == (422, key, field)


@pytest.mark.parametrize(
    ("query", "key"),
    [
        ({}, "server-body-field"),
        ({"dice": "1"}, "server-body-field"),
        ({"dice": "1", "want": ["1 1"] * 7}, "server-body-field"),
        ({"dice": "1", "want": "1 1", "rolls": "6"}, "server-body-field"),
        ({"dice": "1", "want": "1 1", "rolls": "many"}, "server-body-field"),
        ({"dice": "1", "want": "1 1", "turns": "-1"}, "server-body-field"),
        ({"dice": "1", "want": "1 1", "seat": "1"}, "server-body-field"),
        ({"dice": "1," * 60, "want": "1 1"}, "server-body-field"),
        ({"dice": ",".join("1" * 10), "want": "1 1"}, "odds-dice"),
        ({"dice": "", "want": "1 1"}, "odds-dice"),
        ({"dice": "1,7", "want": "1 1"}, "odds-face"),
        ({"dice": "1", "want": "1 7"}, "odds-face"),
        ({"dice": "1", "want": "claw"}, "odds-want"),
    ],
)
def test_bad_dice_are_refused(house: House, query: Any, key: str) -> None:
    answer = house.http.get(ODDS, params=query)
    assert (answer.status_code, answer.json()["error"]["key"]) == (422, key)
    assert answer.headers["cache-control"] == "no-store"


def test_other_games_verbs_and_pages_are_refused(house: House) -> None:
    assert house.http.get("/api/pads/chess").status_code == 404
    assert house.http.post("/api/pads/chess", json={}).status_code == 404
    assert house.http.get(SCORE).status_code == 405
    assert house.http.post(ODDS, json={}).status_code == 405
    assert house.http.delete(SCORE).status_code == 405
    foreign = {"origin": "http://elsewhere.example"}
    assert house.http.post(SCORE, json={"kingdoms": ["CC"]}, headers=foreign).status_code == 403


def test_who_asks_too_often_is_told_when_to_come_back(tmp_path: Path) -> None:
    few = {**WIDE.by_address, "heavy": Rate(2.0, 0.001)}
    form = {"kingdoms": ["W1 P0 CC"]}
    with House(tmp_path, doors=Doors(replace(WIDE, by_address=few))) as house:
        for bad in range(40):
            refused = house.http.post(SCORE, json={"kingdoms": [f"CC X{bad}"]})
            assert refused.status_code == 422, "what is refused costs nothing"
        assert house.http.post(SCORE, json={**form, "check": True}).status_code == 200, "one and a half"
        sums = [house.http.post(SCORE, json=form).status_code for _ in range(12)]
        assert sums == [200] * 10 + [429] * 2, "a twentieth each"
        answer = house.http.get(ODDS, params=ROLLED)
        assert answer.status_code == 429
        assert int(answer.headers["retry-after"]) == answer.json()["error"]["args"]["seconds"] >= 1


def test_nothing_is_stored(house: House) -> None:
    before = {file: file.stat().st_size for file in house.data.rglob("*") if file.is_file()}
    score(house, FULL, "W1 CC W0", check=True)
    house.http.get(ODDS, params=ROLLED)
    assert {file: file.stat().st_size for file in house.data.rglob("*") if file.is_file()} == before
