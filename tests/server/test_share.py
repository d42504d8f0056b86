"""A server that is shared: who comes by the tunnel is told apart, forged headers count for nothing, and a name of the
tunnel leads here exactly as long as the tunnel is open."""

from __future__ import annotations

import json
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from websockets.sync.client import connect

from kingtable.server.messages.protocol import Reach
from kingtable.server.share import Shared, Wanted
from kingtable.server.sharing.limits import TUNNEL, Limits, Rate
from kingtable.server.table import state
from kingtable.server.tunnel.kinds import KINDS, ssh
from kingtable.server.tunnel.tunnel import State
from kingtable.server.wire.doors import Doors
from tests.server.house import WIDE, House
from tests.waiting import PATIENCE

CLOUD, SSH = KINDS["cloudflared"], ssh("ada@host=https://table.example.org")[0]
GUESS = {"guesses": Rate(3, 0.001)}


def wrong_codes(house: House, header: str, many: int = 6) -> list[int]:
    """What many wrong codes are answered, by a visitor with this X-Forwarded-For."""
    headers = {"x-forwarded-for": header} if header else {}
    return [house.http.get(f"/api/tables/AAAAA{letter}", headers=headers).status_code for letter in "ABCDEFGH"[:many]]


@pytest.fixture
def limited() -> Limits:
    return replace(WIDE, by_address={**WIDE.by_address, **GUESS})


def house_of(tmp_path: Path, limits: Limits, wanted: Wanted) -> House:
    house = House(tmp_path, doors=Doors(limits, trusted=wanted.trusted()))
    house.doors.connections.tunnel = house.port
    return house


def test_visitors_of_a_tunnel_are_counted_one_by_one(tmp_path: Path, limited: Limits) -> None:
    with house_of(tmp_path, limited, Wanted(CLOUD)) as house:
        assert wrong_codes(house, "198.51.100.1") == [404] * 3 + [429] * 3
        assert wrong_codes(house, "198.51.100.2", 3) == [404] * 3
        forged = [f"203.0.113.{n}, 198.51.100.1" for n in range(3)]
        assert [wrong_codes(house, header, 1) for header in forged] == [[429]] * 3, "only what the tunnel wrote counts"


def test_a_tunnel_that_adds_no_header_is_believed_none(tmp_path: Path, limited: Limits) -> None:
    with house_of(tmp_path, limited, Wanted(SSH)) as house:
        answers = [wrong_codes(house, f"198.51.100.{n}", 1)[0] for n in range(6)]
        assert answers == [404] * 3 + [429] * 3


def test_a_header_from_elsewhere_counts_for_nothing(tmp_path: Path, limited: Limits) -> None:
    with House(tmp_path, doors=Doors(limited, trusted=frozenset({TUNNEL}))) as house:
        answers = [wrong_codes(house, f"198.51.100.{n}", 1)[0] for n in range(6)]
        assert answers == [404] * 3 + [429] * 3


def test_the_name_leads_here_while_the_tunnel_is_open(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    doors = Doors(WIDE)
    told: list[Reach] = []
    shared = Shared(doors, Wanted(CLOUD), lambda: told.append(doors.reach("127.0.0.1")))
    first, second = "https://a-b.trycloudflare.com", "https://c-d.trycloudflare.com"

    def status(house: House, address: str) -> int:
        return house.http.get("/healthz", headers={"host": address.removeprefix("https://")}).status_code

    with House(tmp_path, doors=doors) as house:
        assert status(house, first) == 421
        shared.changed(State("open", first))
        assert (status(house, first), status(house, second)) == (200, 421)
        shared.changed(State("broken", "", "share-ended", "bye"))
        assert (doors.reached(), status(house, first)) == (None, 421)
        shared.changed(State("asking"))
        shared.changed(State("open", second))
        assert (doors.reached(), status(house, first), status(house, second)) == (second, 421, 200)
    stages = [(reach["reach"], reach["sharing"] and reach["sharing"]["stage"]) for reach in told]
    assert stages == [("anywhere", "open"), ("here", "broken"), ("here", "asking"), ("anywhere", "open")]
    assert doors.reach("198.51.100.9")["sharing"] is None, "nobody farther away is told"
    shared.terminal.flush()
    lines = capsys.readouterr().out
    assert "Anybody with a link can open https://a-b.trycloudflare.com/" in lines
    assert "cloudflared has ended: bye" in lines
    assert "The public address is new: https://c-d.trycloudflare.com/" in lines
    assert "Cloudflare passes everything on and can read it, links included." in lines


def test_pages_in_the_home_are_told_how_far_links_reach(tmp_path: Path) -> None:
    """A page at a table hears it when the tunnel opens; a visitor of the tunnel does not."""
    doors = Doors(WIDE, trusted=frozenset({"127.0.0.1"}))
    with House(tmp_path, doors=doors) as house:
        shared = Shared(doors, Wanted(CLOUD), house.app.state.sockets.tell_reach)
        table = house.open("me", "friend")
        host = house.sit(table, 0)
        far = {"x-forwarded-for": "198.51.100.1"}
        with connect(
            f"ws://127.0.0.1:{house.port}/ws/{table['table']}",
            proxy=None,
            open_timeout=PATIENCE,
            additional_headers=far,
        ) as visitor:
            visitor.send(json.dumps({"t": "hello", "token": table["seats"][1]["token"]}))
            visitor.recv(PATIENCE)
            house.inside(lambda: shared.changed(State("open", "https://a-b.trycloudflare.com")))
            told = host.until("reach")["reach"]
            visitor.send(json.dumps({"t": "ping"}))
            kinds = [json.loads(visitor.recv(PATIENCE))["t"]]
            while kinds[-1] != "pong":
                kinds.append(json.loads(visitor.recv(PATIENCE))["t"])
        assert (told["reach"], told["address"]) == ("anywhere", "https://a-b.trycloudflare.com")
        assert (told["sharing"]["stage"], told["sharing"]["reader"]) == ("open", "Cloudflare")
        assert "reach" not in kinds


def test_the_next_step_begins_with_the_command_that_started_the_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    environment = tmp_path / ".venv"
    monkeypatch.setattr(sys, "prefix", str(environment))
    assert Doors(WIDE).reach("127.0.0.1")["command"] == "kingtable"
    (tmp_path / "start.py").touch()
    assert Doors(WIDE).reach("127.0.0.1")["command"].endswith(" start.py")


def test_the_way_into_the_home_is_known_once_a_device_has_come(tmp_path: Path) -> None:
    connections = Doors(WIDE).connections
    for peer in (
        "127.0.0.1",
        "192.168.1.5",
        "198.51.100.1",
    ):  # this computer, by its own address too; somebody far away
        connections.client((peer, 50000), ("192.168.1.5", 8000))
        assert not connections.came, peer
    connections.client(("192.168.1.7", 50000), ("192.168.1.5", 8000))
    assert connections.came


def test_a_player_who_is_away_gets_a_new_link_from_the_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Their page cannot follow to another public address. A stranger who opened a table gives away no seat that is
    somebody's."""
    with House(tmp_path, doors=Doors(WIDE, trusted=frozenset({"127.0.0.1"}))) as house:
        table = house.open("me", "friend")
        host, friend = (seat["token"] for seat in table["seats"])

        def link(address: str = "", token: str = host, seat: int = 1) -> tuple[int, str]:
            headers = {"x-forwarded-for": address} if address else {}
            form = {"token": token, "seat": seat}
            answer = house.http.post(f"/api/tables/{table['table']}/link", json=form, headers=headers)
            told = answer.json()
            return answer.status_code, told.get("link") or told["error"]["key"]

        refused = (403, "server-seat-of-another")
        there = house.sit(table, 1)
        assert link() == refused, "the player is there"
        there.go()
        assert link() == refused, "they have just gone"
        monkeypatch.setattr(state, "AWAY", 0.0)
        assert link("198.51.100.7") == refused, "asked for from elsewhere"
        assert link(token=friend, seat=0) == refused, "only the player who opened the table makes links"
        status, new = link("192.168.1.7")
        assert status == 200
        form = {"link": new, "token": "n" * 22}
        assert house.http.post(f"/api/tables/{table['table']}/claim", json=form).json()["seat"] == 1
        assert link(token=friend, seat=0)[1] == "server-token-unknown", "the device before has lost the seat"
