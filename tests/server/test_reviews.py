"""Finished games are reviewed by the workers: with progress, beside live tables, and never before the end."""

from __future__ import annotations

import asyncio
import sys
import time
from pathlib import Path

import httpx
import pytest

import kingtable
from kingtable.analysis.review import review
from kingtable.server.routes import reviews
from tests.server.house import FIRST_MOVE, House, Json, play_out

REAL = [sys.executable, "-P", "-m", "kingtable.server.workers.process", *kingtable.GAMES]


def finished(house: House, game: str = "kingdomino") -> Json:
    """A game between somebody and a bot, played to its end."""
    opened = house.open("me", "random", game=game, players=2)
    me = house.sit(opened, 0)
    play_out({0: me})
    me.go()
    return opened


def asked(house: House, table: str) -> tuple[int, Json]:
    told = house.http.get(f"/api/tables/{table}/review")
    return told.status_code, told.json()


def waited(house: House, table: str) -> tuple[list[Json], Json]:
    """All that was told on the way, and the review."""
    way: list[Json] = []
    end = time.monotonic() + 240
    while time.monotonic() < end:
        status, told = asked(house, table)
        if status != 202:
            assert status == 200, told
            return way, told
        way.append(told)
        time.sleep(0.05)
    raise AssertionError("no review has come")


@pytest.mark.slow
def test_a_finished_game_is_reviewed_as_from_the_command_line(tmp_path: Path) -> None:
    with House(tmp_path, worker=REAL) as house:
        table = finished(house)["table"]
        way, told = waited(house, table)
        assert way
        assert all(0 <= step["done"] <= step["of"] or step["of"] == 0 for step in way)
        found, record = told["review"], house.http.get(f"/api/tables/{table}/record").json()
        expected = review(kingtable.replay(record))
        assert [player["lost"] for player in found["players"]] == pytest.approx([p.lost for p in expected.players])
        assert [tuple(d["after"]) for d in found["decisions"]] == [d.after for d in expected.decisions]
        frames = house.http.get(f"/api/tables/{table}/frames").json()["frames"]
        played = {frame["seq"]: frame["moves"] for frame in frames}
        for decision in found["decisions"]:
            assert set(decision["moves"]) <= set(played[decision["seq"]])
            assert (decision["better"] is not None) == (decision["matters"] and decision["loss"] > 0)
        better = next(d["better"] for d in found["decisions"] if d["better"] is not None)
        assert better["moves"]
        assert better["view"]["kingdoms"]
        assert asked(house, table) == (200, told), "it is kept"


def test_a_game_that_is_still_going_is_not_reviewed(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        opened = house.open("me", "random", players=2)
        me = house.sit(opened, 0)
        status, told = asked(house, opened["table"])
        assert (status, told["error"]["key"]) == (409, "server-not-over")
        me.go()


@pytest.mark.parametrize("game", kingtable.GAMES)
def test_a_game_that_its_players_ended_early_is_not_reviewed(tmp_path: Path, game: str) -> None:
    with House(tmp_path) as house:
        opened = house.open("me", "random", game=game, players=2)
        me = house.sit(opened, 0)
        me.send(t="end")
        me.until("ev")
        while not house.http.get(f"/api/tables/{opened['table']}").json()["over"]:
            time.sleep(0.01)
        for _ in range(2):
            status, told = asked(house, opened["table"])
            assert (status, told["error"]["key"]) == (409, "server-review-early")
        me.go()


@pytest.mark.slow
def test_what_no_worker_can_judge_is_told_and_may_be_asked_again(tmp_path: Path) -> None:
    with House(tmp_path, worker=FIRST_MOVE) as house:  # this one judges nothing
        table = finished(house)["table"]
        end = time.monotonic() + 60
        while (answer := asked(house, table))[0] == 202 and time.monotonic() < end:
            time.sleep(0.05)
        assert answer[1]["error"]["key"] == "server-review-failed"
        assert asked(house, table)[0] == 202, "it begins anew"


@pytest.mark.slow
def test_a_move_does_not_wait_for_a_review(tmp_path: Path) -> None:
    with House(tmp_path, worker=REAL) as house:
        table = finished(house)["table"]
        assert asked(house, table)[0] == 202
        me = house.sit(house.open("me", "random", players=2), 0)
        while me.choices is None:
            me.take()
        began = time.monotonic()
        me.send(t="ping")
        me.until("pong")
        assert time.monotonic() - began < 1
        me.go()
        assert asked(house, table)[0] in (200, 202)


def test_only_so_many_reviews_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def never(*_: object) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(reviews, "WAITING", 1)
    monkeypatch.setattr(reviews.Reviews, "_worked", never)
    with House(tmp_path) as house:
        first, second = (finished(house)["table"] for _ in range(2))
        assert asked(house, first)[0] == 202
        status, told = asked(house, second)
        assert (status, told["error"]["key"]) == (503, "server-review-many")
        assert told["error"]["args"] == {"most": 1, "seconds": reviews.SOON}
        assert asked(house, first)[0] == 202, "those that wait already are told how far they are"


def test_a_review_that_failed_takes_no_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "WAITING", 1)
    with House(tmp_path, worker=FIRST_MOVE) as house:  # this one judges nothing
        first, second = (finished(house)["table"] for _ in range(2))
        assert asked(house, first)[0] == 202
        end = time.monotonic() + 60
        while (status := asked(house, second)[0]) == 503 and time.monotonic() < end:
            time.sleep(0.05)
        assert status == 202


def test_an_unknown_table_has_no_review(tmp_path: Path) -> None:
    with House(tmp_path) as house, pytest.raises(httpx.HTTPStatusError):
        house.http.get("/api/tables/AAAAAA/review").raise_for_status()
