"""No decision can hang a table, and no answer counts twice: many games without sockets, some with."""

from __future__ import annotations

import random
import time
import uuid
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from kingtable.server.table.state import wound
from tests.server.house import Client, House
from tests.server.no_hang import play
from tests.server.process import Process
from tests.server.test_clock import SHORT
from tests.waiting import PATIENCE

GAMES = 64  # `scripts/nightly no_hang` plays 10,000
ASKED = ("probe", "react", "yield", "opportunist")  # decisions in another one's turn


@pytest.mark.parametrize("part", range(8))
@pytest.mark.slow
def test_every_prompt_answered_wrongly_in_every_way(part: int) -> None:
    assert all(play(seed) > 5 for seed in range(part, GAMES, 8))


@pytest.mark.slow
def test_games_in_which_nobody_ever_answers_end(house: House) -> None:
    companies = (["me"] * 2, ["me", "friend", "random"], ["me"] * 4, ["me", *["random"] * 3, "friend", "me"])
    tables = [house.open(*company, game="king-of-tokyo", clock=SHORT) for company in companies]
    watchers = [house.sit(table, 0 if number % 2 else None) for number, table in enumerate(tables)]
    while waiting := [watcher for watcher in watchers if not watcher.view["over"]]:
        for watcher in waiting:
            frame = watcher.until("ev")
            human = watcher.snap["seats"][frame["seat"]]["kind"] == "human"
            assert (frame["by"] == "clock") == human
    for watcher, table in zip(watchers, tables, strict=True):
        assert house.http.get(f"/api/tables/{table['table']}/record").status_code == 200
        frames = house.http.get(f"/api/tables/{table['table']}/frames").json()["frames"]
        assert "clock" in {frame["by"] for frame in frames}
        watcher.go()


def test_the_game_goes_on_when_the_one_who_is_asked_has_gone(house: House) -> None:
    table = house.open("me", "friend", "friend", game="king-of-tokyo", clock={"ask": 3600, "turn": 3600})
    clients = [house.sit(table, seat) for seat in range(3)]
    gone = clients[0].view["to_move"]
    stays = clients[(gone + 1) % 3]
    clients[gone].go()
    while stays.until("seats")["seats"][gone]["here"]:
        pass
    live = house.inside(lambda: house.tables._awake[table["table"]].result())

    def hurry() -> None:
        live.row.clock = SHORT
        live._take((wound(replace(live.state, clock=None), time.monotonic()), []))

    house.inside(hurry)
    frame = stays.until("ev")
    assert (frame["by"], frame["seat"]) == ("clock", gone)
    back = house.sit(table, gone)
    assert back.seq >= 1
    for client in (*clients, back):
        client.go()


def sat(port: int, table: dict[str, Any]) -> list[Client]:
    return [Client(port, table["table"], seat["token"]) for seat in table["seats"]]


def answered(clients: list[Client], chance: random.Random) -> None:
    """Let whoever is asked do something; everybody hears of it."""
    mover = next(client for client in clients if client.choices)
    choices = mover.choices or {}
    moves = list(choices["moves"]) + (["keep"] if choices["keep"] and chance.random() < 0.8 else [])
    told = mover.do([chance.choice(moves or [choices["silence"]])])
    assert told["t"] == "ack", told
    for client in clients:
        client.until("ev", seq=told["seq"])


@pytest.mark.slow
def test_a_kill_in_the_middle_of_a_reaction_loses_nothing(tmp_path: Path) -> None:
    chance = random.Random(5)
    clock = {"ask": 3000.0, "turn": 3000.0}
    server = Process(tmp_path)
    port = server.up()
    try:
        kills = 0
        table: dict[str, Any] = {}
        clients: list[Client] = []
        while kills < 4:
            if not clients or clients[0].view["over"]:
                for client in clients:
                    client.go()
                table = opened(port, clock)
                clients = sat(port, table)
            answered(clients, chance)
            view = clients[0].view
            if view["phase"] not in ASKED or view["to_move"] == view["turn"]:
                continue
            asked, seq = view["to_move"], clients[0].seq
            before = [(client.view, client.choices) for client in clients]
            id, moves = str(uuid.uuid4()), [before[asked][1]["silence"]]  # type: ignore[index]
            if kills % 2:  # half of the kills come while an answer is under way
                clients[asked].send(t="do", id=id, moves=moves, at=seq)
            server.kill()
            server.close()
            server = Process(tmp_path, port)
            assert server.up() == port
            clients = sat(port, table)
            if clients[0].seq == seq:  # the same question again, with all its time
                assert [(client.view, client.choices) for client in clients] == before
                assert clients[0].snap["clock"]["seat"] == asked
                assert clients[0].snap["clock"]["left"] > 2990
            else:
                assert kills % 2
            told = clients[asked].do(moves, id)
            assert (told["t"], told["seq"]) == ("ack", seq + 1), "once, whether it came through before or not"
            clients = again(clients, port, table)
            kills += 1
        for client in clients:
            client.go()
    finally:
        server.close()


def again(clients: list[Client], port: int, table: dict[str, Any]) -> list[Client]:
    for client in clients:
        client.go()
    return sat(port, table)


def opened(port: int, clock: dict[str, float]) -> dict[str, Any]:
    form = {"game": "king-of-tokyo", "seats": [{"kind": "me"}] * 4, "clock": clock}
    answer = httpx.post(f"http://127.0.0.1:{port}/api/tables", json=form, trust_env=False, timeout=PATIENCE)
    told: dict[str, Any] = answer.raise_for_status().json()
    return told
