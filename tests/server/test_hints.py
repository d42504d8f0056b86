"""Who plays against bots alone may ask what a good player would do; nobody else, and no move waits for it."""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from kingtable.server.sharing.limits import Rate
from kingtable.server.table import hints
from kingtable.server.table.table import Table
from kingtable.server.wire.doors import Doors
from kingtable.server.workers.pool import Workers
from kingtable.server.workers.questions import Answer, Question
from tests.server.house import FIRST_MOVE, WIDE, Client, House, Json, moves_of


def asked(client: Client, id: str = "h") -> Json:
    client.send(t="hint", id=id)
    return client.until("hint", "no", id=id)


@pytest.mark.parametrize("game", ["kingdomino", "king-of-tokyo"])
@pytest.mark.slow
def test_a_hint_is_a_turn_that_can_be_played_with_its_reasons(tmp_path: Path, game: str) -> None:
    with House(tmp_path) as house:
        me = house.sit(house.open("me", "random", game=game, players=2), 0)
        while me.choices is None:
            me.take()
        told = asked(me)
        assert told == {
            "t": "hint",
            "id": "h",
            "seq": me.seq,
            "bot": "first",
            "moves": told["moves"],
            "reasons": [{"key": "most", "args": {"gain": 1}}],
            "chance": None,
            "next": None,
        }
        assert asked(me) == told, "the same position, the same hint"
        assert me.do(told["moves"])["t"] == "ack"
        me.go()


def test_a_hint_is_asked_for_by_the_position_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    questions: list[Question] = []
    ask = Workers.ask

    async def listened(self: Workers, question: Question, **how: Any) -> Answer:
        if question.hint:
            questions.append(question)
        return await ask(self, question, **how)

    monkeypatch.setattr(Workers, "ask", listened)
    with House(tmp_path) as house:
        me = house.sit(house.open("me", "random", game="kingdomino", players=2), 0)
        while me.choices is None:
            me.take()
        asked(me)
        seq: Any = vars(Table)["seq"]
        monkeypatch.setattr(Table, "seq", property(lambda table: seq.fget(table) + 1))
        asked(me)  # the same position, reached by more commands
        me.go()
    assert len(questions) == 2
    assert questions[0] == questions[1]


def test_where_people_play_or_it_is_not_ones_turn_there_is_none(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        company = house.open("me", "friend", "random", players=3)
        people = [house.sit(company, seat) for seat in (0, 1)]
        for one in people:
            assert asked(one)["why"]["key"] == "server-hint-company"
        watcher = house.sit(company)
        assert asked(watcher)["why"]["key"] == "server-only-watching"
        alone = house.open("me", "random", players=2)
        me = house.sit(alone, 0)
        while me.choices is None:
            me.take()
        me.do(moves_of(me.choices))
        if me.choices is None:
            assert asked(me)["why"]["key"] == "server-not-your-turn"
        for one in (*people, watcher, me):
            one.go()


def test_no_move_waits_for_a_hint_and_one_is_thought_out_at_a_time(tmp_path: Path) -> None:
    (go := tmp_path / "go").touch()
    with House(tmp_path / "data", worker=[*FIRST_MOVE, "muse", str(go)]) as house:
        me = house.sit(house.open("me", "random", game="king-of-tokyo", players=2), 0)
        while me.choices is None:
            me.take()
        go.unlink()
        me.send(t="hint", id="a")
        assert asked(me, "b")["why"]["key"] == "server-hint-asked"
        me.send(t="ping")
        me.until("pong")
        go.touch()
        assert me.until("hint")["id"] == "a"
        me.send(t="hint", id="c")
        me.go()  # whoever goes leaves nothing behind
        house.inside(lambda: None)


def test_hints_are_heavy(tmp_path: Path) -> None:
    wide = replace(WIDE, by_address={**WIDE.by_address, "heavy": Rate(2, 0.01)})
    with House(tmp_path, doors=Doors(wide)) as house:
        me = house.sit(house.open("me", "random", game="king-of-tokyo", players=2), 0)
        while me.choices is None:
            me.take()
        assert [asked(me)["t"] for _ in range(2)] == ["hint", "hint"]
        assert asked(me)["why"]["key"] == "server-too-many"
        assert me.do(["done"])["t"] == "ack", "who asks too often plays on"
        me.go()


def test_a_bot_that_cannot_be_asked_is_told_in_words(tmp_path: Path) -> None:
    with House(tmp_path, worker=[*FIRST_MOVE, "grumble"]) as house:
        me = house.sit(house.open("me", "random", game="king-of-tokyo", players=2), 0)
        while me.choices is None:
            me.take()
        assert asked(me)["why"]["key"] == "server-hint-failed"
        assert me.do(["done"])["t"] == "ack"
        me.go()


@pytest.mark.slow
def test_a_hint_that_is_too_late_is_told_in_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with House(tmp_path, worker=[*FIRST_MOVE, "ponder", "0.6"]) as house:
        me = house.sit(house.open("me", "random", game="king-of-tokyo", players=2), 0)
        while me.choices is None:
            me.take()
        assert asked(me)["t"] == "hint"
        monkeypatch.setattr(hints, "PATIENCE", 0.2)
        assert asked(me)["why"]["key"] == "server-hint-failed"
        assert me.do(["done"])["t"] == "ack"
        me.go()


@pytest.mark.slow
def test_the_worker_itself_gives_hints(tmp_path: Path) -> None:
    """The real worker, not one made for tests; it warms up first, as every worker does."""
    with House(
        tmp_path, worker=[sys.executable, "-P", "-m", "kingtable.server.workers.process", "king-of-tokyo"]
    ) as house:
        me = house.sit(house.open("me", "random", game="king-of-tokyo", players=2), 0)
        while me.choices is None:
            me.take()
        told = asked(me)
        assert (told["t"], told["bot"]) == ("hint", "expert")
        assert 0 < told["chance"] < 1
        assert 0 <= told["next"]["cost"] <= told["chance"]
        assert told["reasons"]
        me.go()
