"""Before the deal: who sits, who commits to a share, who reveals it, and what the deal is made of."""

from __future__ import annotations

import hashlib
import json
import secrets
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import kingtable
from kingtable.engine.deal import Deal, share_commitment
from kingtable.server.messages import frames
from kingtable.server.messages.refusal import Refusal
from kingtable.server.store.storage import Storage
from kingtable.server.table import gathering
from kingtable.server.table.gathering import Gathering
from kingtable.server.table.past import new_match
from kingtable.server.table.seats import SeatForm, TableForm, hashed
from kingtable.server.table.table import Table
from kingtable.server.table.tables import Tables
from tests.server.house import Client, House
from tests.server.presence import Thinkers
from tests.server.rooms import HUMANS, Listener, ask, play_out, same, tables_of
from tests.waiting import eventually

pytestmark = pytest.mark.anyio

Shares = dict[int, str]


async def undealt(tables: Tables, seats: list[SeatForm] = HUMANS, **form: Any) -> Table:
    row, _ = await tables.create(TableForm("kingdomino", seats, clock=None, **form))
    return await tables.get(row.table)


def sit(table: Table, seat: int, share: str | None = None) -> Listener:
    table.join(
        connection := Listener(seat), None, share and share_commitment(table.state.code, seat, bytes.fromhex(share))
    )
    return connection


def reveal(table: Table, seat: int | None, share: str) -> None:
    table.hear(seat, frames.Reveal(share))


def seal(table: Table, seat: int | None, share: str) -> None:
    table.hear(seat, frames.Seal(share_commitment(table.state.code, seat or 0, bytes.fromhex(share))))


async def test_the_deal_waits_for_all_and_for_their_shares(
    storage: Storage, tables: Tables, thinkers: Thinkers
) -> None:
    thinkers.patience.clear()  # the test plays for the bot
    shares = [secrets.token_hex(32), secrets.token_hex(32)]
    table = await undealt(tables, [*HUMANS, SeatForm("bot", bot="greedy")])
    ada = sit(table, 0, shares[0])
    assert ada.heard[0]["view"] is None
    for wrong in (lambda: reveal(table, 0, shares[0]), lambda: table.match):
        with pytest.raises(Refusal):
            wrong()
    with pytest.raises(Refusal) as refusal:
        await table.do(0, "a", ["=1"])
    assert refusal.value.key == "server-not-dealt"
    eve = sit(table, 1, shares[1])
    told = eve.heard[-1]["gather"]
    assert told["revealing"]
    assert told["commits"] == [share_commitment(table.state.code, n, bytes.fromhex(shares[n])) for n in (0, 1)] + [None]
    for seat, share in ((0, shares[1]), (0, secrets.token_hex(32)), (2, shares[0]), (None, shares[0])):
        with pytest.raises(Refusal):
            reveal(table, seat, share)
    reveal(table, 1, shares[1])
    assert not table.state.dealt
    assert not any(shares[1] in json.dumps(frame) for frame in ada.heard), "nobody hears a share before the deal"
    reveal(table, 0, shares[0])
    await eventually(lambda: table.state.dealt)
    snap = ada.heard[-1] if ada.heard[-1]["t"] == "snap" else next(f for f in ada.heard[::-1] if f["t"] == "snap")
    assert [seat["share"] for seat in snap["deal"]] == [*shares, None]
    assert same(table, await tables_of(storage).get(table.state.code)), "the deal is durable"
    await play_out_with_bots(table)
    record = json.loads(json.dumps(table.record()))
    assert kingtable.replay(record).scores == table.match.scores
    assert {command["by"] for command in record["commands"]} == {"seat"}
    for change in (shares[0][::-1], "00" * 32):
        other = json.loads(json.dumps(record))
        other["deal"]["seats"][0]["share"] = change
        with pytest.raises(kingtable.InvalidRecord):
            kingtable.replay(other)
    other = json.loads(json.dumps(record))
    other["deal"]["seats"][0]["name"] = "\ud800"
    with pytest.raises(kingtable.InvalidRecord):
        kingtable.replay(other)
    await table.close()


async def play_out_with_bots(table: Table) -> None:
    for connection in list(table.audience.connections):
        table.leave(connection)
    while not table.match.over:
        await table.do(table.match.to_move, f"m{table.seq}", table.match.default_action())


THREE = [SeatForm("me"), SeatForm("friend"), SeatForm("friend")]


def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wait for silent pages a tenth of a second."""
    monkeypatch.setattr(gathering, "REVEALING", 0.1)


async def test_when_somebody_keeps_silent_all_others_seal_another_share(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever keeps a share back learns of a deal that is not made, and has no part in the one that is."""
    hurry(monkeypatch)
    shares = [secrets.token_hex(32) for _ in THREE]
    table = await undealt(tables, THREE)
    watcher, *_others = [sit(table, seat, shares[seat]) for seat in range(3)]
    first = watcher.heard[-1]["gather"]["bound"]
    reveal(table, 0, shares[0])
    reveal(table, 1, shares[1])
    await eventually(lambda: watcher.heard[-1].get("gather", {}).get("sealing"))
    told = watcher.heard[-1]["gather"]
    assert (told["silent"], told["commits"], told["bound"], told["revealed"]) == ([2], [None] * 3, None, [])
    for seat, share in ((0, shares[0]), (1, shares[1]), (2, shares[2]), (2, secrets.token_hex(32))):
        seal(table, seat, share)  # a share that was revealed counts no more, and who kept silent is not asked again
    assert watcher.heard[-1]["gather"]["commits"] == [None] * 3
    with pytest.raises(Refusal):
        seal(table, None, shares[0])
    with pytest.raises(Refusal):
        reveal(table, 2, shares[2])
    second = [secrets.token_hex(32), secrets.token_hex(32)]
    for seat in (0, 1):
        seal(table, seat, second[seat])
    await eventually(lambda: watcher.heard[-1]["gather"]["revealing"])
    bound = watcher.heard[-1]["gather"]["bound"]
    assert [seat["silent"] for seat in json.loads(first)["seats"]] == [False, False, False]
    assert [seat["silent"] for seat in json.loads(bound)["seats"]] == [False, False, True]
    for seat in (0, 1):
        reveal(table, seat, second[seat])
    await eventually(lambda: table.state.dealt)
    assert table.row.deal is not None
    assert [seat["share"] for seat in table.row.deal] == [*second, None]
    assert [bool(seat["commit"]) for seat in table.row.deal] == [True, True, False]
    await play_out_with_bots(table)
    deal = kingtable.replay(json.loads(json.dumps(table.record()))).deal
    assert deal is not None
    assert (deal.silent, deal.deals, deal.bound("kingdomino", table.row.options)) == ([2], 2, bound)
    await table.close()


@pytest.mark.parametrize("reveals", [True, False])
async def test_a_page_that_seals_no_other_share_is_left_out_and_not_called_silent(
    tables: Tables, monkeypatch: pytest.MonkeyPatch, reveals: bool
) -> None:
    """It could choose nothing: no share was known. Where all keep silent the deal is made without a share."""
    hurry(monkeypatch)
    monkeypatch.setattr(gathering, "SEALING", 0.1)
    shares = [secrets.token_hex(32) for _ in HUMANS]
    table = await undealt(tables)
    for seat in (0, 1):
        sit(table, seat, shares[seat])
    if reveals:
        reveal(table, 0, shares[0])
    await eventually(lambda: table.state.dealt)
    assert table.row.deal is not None
    assert [seat["silent"] for seat in table.row.deal] == [not reveals, True]
    assert [seat["share"] for seat in table.row.deal] == [None, None]
    await table.close()


async def test_each_round_of_silence_is_one_deal_more_and_named(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With three accomplices a host sees four deals, and may not come back to one of them."""
    hurry(monkeypatch)
    four = [SeatForm("me"), *[SeatForm("friend")] * 3]
    table = await undealt(tables, four)
    shares = {seat: secrets.token_hex(32) for seat in range(4)}
    ada, *_others = [sit(table, seat, share) for seat, share in shares.items()]

    def silent(seats: int) -> bool:
        return len(ada.heard[-1].get("gather", {}).get("silent", [])) == seats

    for accomplice in (3, 2, 1):
        for seat in range(accomplice):
            reveal(table, seat, shares[seat])
        await eventually(partial(silent, 4 - accomplice))
        shares = {seat: secrets.token_hex(32) for seat in range(accomplice)}
        for seat, share in shares.items():
            seal(table, seat, share)
        await eventually(lambda: ada.heard[-1]["gather"]["revealing"])
    reveal(table, 0, shares[0])
    await eventually(lambda: table.state.dealt)
    assert table.row.deal is not None
    deal = Deal(table.state.code, table.row.key, table.row.deal)
    assert (deal.silent, deal.deals) == ([1, 2, 3], 4)
    await table.close()


async def test_who_sits_need_not_wait_and_who_watches_cannot_hurry(tables: Tables) -> None:
    table = await undealt(tables)
    watcher = Listener()
    table.join(watcher, None)
    share = secrets.token_hex(32)
    sit(table, 0, share)
    with pytest.raises(Refusal):
        await ask(table, None, frames.Begin())
    await ask(table, 0, frames.Begin())
    late = secrets.token_hex(32)
    sit(table, 1, late)
    with pytest.raises(Refusal):
        reveal(table, 1, late)
    reveal(table, 0, share)
    await eventually(lambda: table.state.dealt)
    assert table.row.deal is not None
    assert [seat["share"] for seat in table.row.deal] == [share, None]
    await play_out(table, 3)
    await table.close()


async def test_every_share_changes_the_whole_deal(tables: Tables) -> None:
    table = await undealt(tables)
    table.row.deal = Gathering().bind(table.row, 0.0).dealt(table.row)
    lines = set()
    for _number in range(30):
        table.row.deal[1]["share"] = secrets.token_hex(32)
        match = new_match(table.row)
        lines.add((tuple(match.state.deck), tuple(match.state.kings)))
    assert len(lines) == 30


async def test_a_deal_that_fails_is_reported_and_leaves_nothing_behind(storage: Storage, tables: Tables) -> None:
    table = await undealt(tables, [SeatForm("me"), SeatForm("bot", bot="greedy")])
    table.row.origin = {"table": "ABCDEF", "seq": 1, "record": {"moves": []}}  # a record that does not replay
    share = secrets.token_hex(32)
    ada = sit(table, 0, share)
    reveal(table, 0, share)
    await eventually(lambda: any(frame["t"] == "bye" for frame in ada.heard))
    assert [frame["key"] for frame in ada.heard if frame["t"] == "bye"] == ["server-table-damaged"]
    row = await storage.read(table.state.code)
    assert row is not None
    assert row.deal is None
    with pytest.raises(Refusal) as refusal:  # and whoever comes later hears the same
        sit(table, 0, share)
    assert (refusal.value.key, refusal.value.why["seq"]) == ("server-table-damaged", 0)


def test_a_promise_is_made_before_anything_is_known_and_kept_once(house: House) -> None:
    promise = house.http.get("/api/promise").json()
    assert promise != house.http.get("/api/promise").json()
    form = {"game": "kingdomino", "seats": [{"kind": "me"}, {"kind": "me"}], "promise": promise}
    opened = house.http.post("/api/tables", json=form)
    assert opened.json()["commitment"] == promise["commitment"]
    again = house.http.post("/api/tables", json=form)
    assert (again.status_code, again.json()["error"]["key"]) == (409, "server-promise-used")
    broken = {**form, "promise": {**promise, "nonce": "0" * 32}}
    refused = house.http.post("/api/tables", json=broken)
    assert (refused.status_code, refused.json()["error"]["key"]) == (409, "server-promise-unknown")


def test_two_pages_gather_over_sockets(house: House) -> None:
    table = house.open("me", "friend", deal=False)
    shares = [secrets.token_bytes(32), secrets.token_bytes(32)]
    clients = []
    for seat in (0, 1):
        client = Client(house.port, table["table"], hello=False)
        commit = hashlib.sha256(f"kingtable share {table['table']} {seat} {shares[seat].hex()}".encode()).hexdigest()
        client.send(t="hello", token=table["seats"][seat]["token"], commit=commit)
        assert client.until("snap")["gather"]["sat"] == [0] * seat
        clients.append(client)
    for seat, client in enumerate(clients):
        while not client.until("gather")["gather"]["revealing"]:
            pass
        client.send(t="reveal", share="00" * 32)
        assert client.until("no")["why"]["key"] == "server-share-wrong"
        client.send(t="reveal", share=shares[seat].hex())
    for client in clients:
        snap = client.until("snap")
        assert [seat["share"] for seat in snap["deal"]] == [share.hex() for share in shares]
        assert snap["view"]["seat"] is not None
        client.go()


# Who may sit


@pytest.mark.parametrize("spoiled", ["{}\n", "\n{}", "{}\r", " {}", "{} "])
def test_a_token_is_taken_as_it_is_or_not_at_all(house: House, spoiled: str) -> None:
    form = {"game": "kingdomino", "seats": [{"kind": "me"}, {"kind": "friend"}]}
    opened = house.http.post("/api/tables", json=form).json()
    link = opened["seats"][1]["link"]
    address = f"/api/tables/{opened['table']}/claim"
    answer = house.http.post(address, json={"link": link, "token": spoiled.format("f" * 22)})
    assert (answer.status_code, answer.json()["error"]["field"]) == (422, "token")
    assert house.http.post(address, json={"link": link, "token": "f" * 22}).status_code == 200


def test_a_link_opens_its_seat_once(house: House) -> None:
    form = {"game": "kingdomino", "seats": [{"kind": "me"}, {"kind": "friend"}, {"kind": "friend"}]}
    opened = house.http.post("/api/tables", json=form).json()
    address = f"/api/tables/{opened['table']}"
    link, mine, other = opened["seats"][1]["link"], "m" * 22, "o" * 22

    def claim(link: str, token: str) -> tuple[int, Any]:
        answer = house.http.post(f"{address}/claim", json={"link": link, "token": token})
        return answer.status_code, answer.json().get("seat", answer.json().get("error", {}).get("key"))

    def new_link(token: str, **form: Any) -> tuple[int, Any]:
        answer = house.http.post(f"{address}/link", json={"token": token, **form})
        told = answer.json()
        return answer.status_code, told.get("link", told.get("error", {}).get("key"))

    watcher = Client(house.port, opened["table"])
    assert [seat["claimed"] for seat in watcher.snap["seats"]] == [True, False, False]
    assert claim(link, mine) == (200, 1)
    assert claim(link, mine) == (200, 1), "a lost answer is told again"
    assert claim(link, other) == (403, "server-link-unknown"), "the creator's copy opens nothing"
    assert claim("wrong", other) == (403, "server-link-unknown")
    assert claim(opened["seats"][2]["link"], mine) == (409, "server-seat-yours-already")

    # links made anew
    host = opened["seats"][0]["token"]
    assert new_link(mine, seat=2) == (403, "server-seat-of-another"), "only the host's to give"
    assert new_link(host, seat=1) == (403, "server-seat-of-another"), "nor a claimed seat"
    assert new_link(host, seat=9) == (422, "server-seat-unknown")
    assert new_link("wrong") == (403, "server-token-unknown")
    status, again = new_link(host, seat=2)
    assert status == 200
    assert claim(opened["seats"][2]["link"], other) == (403, "server-link-unknown"), "the old one is dead"
    assert new_link(host, seat=2, revoke=True) == (200, None)
    assert claim(again, other) == (403, "server-link-unknown")

    # to another device
    eve = Client(house.port, opened["table"], mine, deal=False)
    windows = eve.until("windows")
    assert windows["open"] == 1
    twin = Client(house.port, opened["table"], mine, deal=False)
    assert eve.until("windows")["open"] == 2
    assert twin.until("windows")["open"] == 2
    twin.go()
    assert eve.until("windows")["open"] == 1
    _, move = new_link(mine)
    assert claim(move, other) == (200, 1)
    assert eve.closed() == 4403
    assert eve.frames[-1]["why"]["key"] == "server-seat-moved"
    assert eve.frames[-1]["retry"] is None
    late = Client(house.port, opened["table"], mine, hello=False)
    late.send(t="hello", token=mine)
    assert late.closed() == 4403
    Client(house.port, opened["table"], other, deal=False).go()
    watcher.go()


def test_no_secret_is_in_the_database(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        table = house.open("me", "friend")
        tokens = [seat["token"] for seat in table["seats"]]
        links = [seat["link"] for seat in table["seats"] if "link" in seat]
    content = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert all(secret.encode() not in content for secret in (*tokens, *links))
    assert all(hashed(token).encode() in content for token in tokens)
