"""Finished games are reviewed by the workers: with progress, beside live tables, and never before the end."""

from __future__ import annotations

import asyncio
import gzip
import json
import sys
from pathlib import Path
from typing import get_type_hints

import httpx
import msgspec
import pytest

import kingtable
from kingtable import bots
from kingtable.analysis.review import judge, questions, retry, review
from kingtable.engine.errors import IllegalAction
from kingtable.server.messages import review as messages
from kingtable.server.routes import reviews
from kingtable.server.workers.reviewing import Retry, Together, done, packed
from tests.server.house import FIRST_MOVE, House, Json, play_out
from tests.waiting import until

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

    def review() -> Json | None:
        status, told = asked(house, table)
        assert status in (200, 202), told
        if status == 202:
            way.append(told)
        return told if status == 200 else None

    return way, until(review, patience=240)


@pytest.mark.slow
def test_a_finished_game_is_reviewed_as_from_the_command_line(tmp_path: Path) -> None:
    with House(tmp_path, worker=REAL) as house:
        table = finished(house)["table"]
        way, told = waited(house, table)
        assert way
        assert all(0 <= step["done"] <= step["of"] or step["of"] == 0 for step in way)
        found, record = told["review"], house.http.get(f"/api/tables/{table}/record").json()
        expected = review(kingtable.replay(record))
        assert [player["own"] for player in found["players"]] == pytest.approx([p.own for p in expected.players])
        assert [player["games"] for player in found["players"]] == [player.games for player in expected.players]
        for seat, some in enumerate(found["costliest"]):
            assert [found["decisions"][i]["moves"] for i in some] == [list(d.moves) for d in expected.costliest(seat)]
            assert all(found["decisions"][i]["better"] for i in some)
        assert [tuple(d["after"]) for d in found["decisions"]] == [d.after for d in expected.decisions]
        frames = house.http.get(f"/api/tables/{table}/frames").json()["frames"]
        played = {frame["seq"]: frame["moves"] for frame in frames}
        for decision in found["decisions"]:
            assert set(decision["moves"]) <= set(played[decision["seq"]])
            assert (decision["better"] is not None) == (decision["grade"] == "lost")
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
        until(lambda: house.http.get(f"/api/tables/{opened['table']}").json()["over"])
        for _ in range(2):
            status, told = asked(house, opened["table"])
            assert (status, told["error"]["key"]) == (409, "server-review-early")
        me.go()


@pytest.mark.slow
def test_what_no_worker_can_judge_is_told_and_may_be_asked_again(tmp_path: Path) -> None:
    with House(tmp_path, worker=FIRST_MOVE) as house:  # this one judges nothing
        table = finished(house)["table"]
        answer = until(lambda: told if (told := asked(house, table))[0] != 202 else None)
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
        answered = 0
        while answered < 10 and asked(house, table)[0] == 202:
            me.send(t="ping")
            me.until("pong")
            answered += 1
        assert answered == 10, "while it goes on; else one after its end"
        me.go()


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
        assert until(lambda: status if (status := asked(house, second)[0]) != 503 else None) == 202


@pytest.mark.compiled
@pytest.mark.parametrize(("game", "bot"), [("kingdomino", "greedy"), ("king-of-tokyo", "roller")])
def test_the_answer_has_the_fields_that_are_declared(game: str, bot: str) -> None:
    match = kingtable.new(game, seed=3, players=2)
    while (seat := match.to_move) is not None:
        for move in bots.choose(game, bot, match.observe(seat, 1), seat, len(match.moves)):
            match.play(move)
    asked = questions(match, bot, 2)
    begins = [question.number for question in asked] + [len(match.moves)]
    judged = [msgspec.msgpack.encode(judge(question)) for question in asked]
    (answer,) = done(packed(Together(match.record(), begins, judged)))
    found = msgspec.json.decode(gzip.decompress(answer))["review"]
    msgspec.convert(found, messages.Review)
    whole: list[tuple[dict[str, object], type]] = [
        (found, messages.Review),
        *((one, messages.Decided) for one in found["decisions"]),
        *((one["better"], messages.Better) for one in found["decisions"] if one["better"]),
        *((one, messages.Played) for one in found["players"]),
    ]
    for one, kind in whole:
        assert set(one) == set(get_type_hints(kind))
    assert found["units"] == (["lead", "share"] if game == "kingdomino" else ["share"])
    assert all(found["decisions"][i]["better"] for some in found["costliest"] for i in some)


def test_a_turn_of_a_finished_game_can_be_played_again(tmp_path: Path) -> None:
    with House(tmp_path, worker=FIRST_MOVE) as house:
        table = finished(house)["table"]
        at = f"/api/tables/{table}"
        frames = house.http.get(f"{at}/frames").json()["frames"]
        match, place = kingtable.replay(house.http.get(f"{at}/record").json()), 0
        for frame in frames[1:12]:
            before = match.at(place)
            place += len(frame["moves"])
            told = house.http.get(f"{at}/retry/{frame['seq']}").json()
            assert told["view"] == json.loads(json.dumps(before.view(frame["seat"])))
            assert told["choices"] == json.loads(json.dumps(before.choices()))
            tried = house.http.post(f"{at}/retry/{frame['seq']}/try", json={"moves": frame["moves"]})
            assert tried.json() == json.loads(json.dumps(before.preview(frame["moves"])))
        for path, moves in (("", ["nothing"]), ("", []), ("/try", ["nothing"]), ("/try", [])):
            refused = house.http.post(f"{at}/retry/1{path}", json={"moves": moves})
            assert refused.status_code == 422
        for seq in ("0", str(len(frames)), "x", "9" * 9):
            assert house.http.get(f"{at}/retry/{seq}").json()["error"]["key"] == "server-step-unknown"
        nobody = house.http.post(f"{at}/retry/1", json={"moves": frames[1]["moves"]})
        assert nobody.json()["error"]["key"] == "server-review-failed", "this worker judges nothing"


def test_no_turn_is_played_again_before_the_end(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        opened = house.open("me", "random", players=2)
        house.sit(opened, 0).go()
        told = house.http.get(f"/api/tables/{opened['table']}/retry/1")
        assert (told.status_code, told.json()["error"]["key"]) == (409, "server-not-over")


@pytest.mark.compiled
@pytest.mark.parametrize(("game", "bot"), [("kingdomino", "greedy"), ("king-of-tokyo", "roller")])
def test_a_retry_says_what_the_review_says_of_the_turn_played_and_of_the_best(game: str, bot: str) -> None:
    match = kingtable.new(game, seed=3, players=2)
    while (seat := match.to_move) is not None:
        turn = bots.choose(game, "random", match.observe(seat, 1), seat, len(match.moves))
        for move in turn:
            match.play(move)
    told = review(match, bot, samples=4)
    decision = next(one for one in told.decisions if one.grade == "lost")
    here = match.at(decision.number)
    again = retry(here, decision.moves, bot, samples=4)
    assert (again.grade, again.chances, again.best) == ("lost", decision.chances, decision.best)
    assert (again.loss, again.left) == (decision.loss, decision.left)
    assert (again.half, again.left_half) == (decision.half, decision.lead_half)
    best = retry(here, decision.best, bot, samples=4)
    assert (best.grade, best.loss, best.chances) == ("best", 0.0, decision.best_chances)
    assert here.moves == match.moves[: decision.number], "it stays as it is"
    (answer,) = done(packed(Retry(match.record(), decision.number, list(decision.moves))))
    found = msgspec.json.decode(answer)
    assert set(found) == set(get_type_hints(messages.Retried))
    with pytest.raises(IllegalAction):
        retry(here, ["nothing"], bot, samples=4)


def test_an_unknown_table_has_no_review(tmp_path: Path) -> None:
    with House(tmp_path) as house, pytest.raises(httpx.HTTPStatusError):
        house.http.get("/api/tables/AAAAAA/review").raise_for_status()
