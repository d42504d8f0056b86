"""The second game at the same tables: played over sockets, its odds, record and rematch; and what nobody may know."""

from __future__ import annotations

import hashlib
import json
import random
from typing import Any

import pytest

import kingtable
from kingtable.engine.chance import from_key
from kingtable.engine.deal import Deal
from kingtable.server.messages.frames import LIMIT
from kingtable.server.store.rows import TableRow
from kingtable.server.table.past import new_match
from tests.server.house import Client, House
from tests.server.whole import whole_steps

Json = dict[str, Any]


def answered(client: Client, chance: random.Random) -> list[str]:
    """Something that a person could do now."""
    choices: Json = client.choices or {}
    if choices["keep"] and chance.random() < 0.6:
        dice = client.view["dice"]  # of which at least one is thrown
        return [" ".join(["keep", *chance.sample(dice, chance.randint(0, min(3, len(dice) - 1)))])]
    return [chance.choice(choices["moves"] or [choices["silence"]])]


def played(house: House, seats: tuple[str, ...], chance: random.Random, **options: Any) -> tuple[Json, list[Client]]:
    """A whole game; people try the odds, and come back with all kinds of `since`."""
    table = house.open(*seats, game="king-of-tokyo", **options)
    people = {seat: house.sit(table, seat) for seat, kind in enumerate(seats) if kind != "random"}
    watcher = house.sit(table)
    while not watcher.view["over"]:
        for seat, client in people.items():
            while client.seq < watcher.seq:
                client.take()
            if not client.choices:
                continue
            if client.choices["keep"]:
                dice = client.view["dice"]
                client.send(t="try", id="odds", moves=[" ".join(["keep", dice[0]])])
                told = client.until("try", "no", id="odds")
                assert (told["t"], told["dice"], told["rerolls"]) == ("try", len(dice), client.view["rerolls"])
                assert all(0 <= odds["p"] <= 1 for odds in told["odds"])
                assert client.do(["keep", "keep dragon"])["t"] == "no", "all or nothing"
            moves = answered(client, chance)
            if chance.random() < 0.1:
                back = house.sit(table, seat, since=chance.choice([None, 0, client.seq]))
                assert (back.view, back.choices) == (client.view, client.choices)
                client.frames += back.frames
                back.go()
            assert client.do(moves)["t"] == "ack"
        watcher.until("ev")
    for client in people.values():
        while client.seq < watcher.seq:
            client.take()
    return table, [watcher, *people.values()]


def test_a_finished_game_can_be_checked_replayed_and_played_again(house: House) -> None:
    table, clients = played(house, ("me", "friend", "random", "random", "random"), random.Random(3), bay=True)
    address = f"/api/tables/{table['table']}"
    record = house.http.get(f"{address}/record").json()
    assert record["game"] == "king-of-tokyo"
    assert hashlib.sha256(bytes.fromhex(record["deal"]["key"])).hexdigest() == table["commitment"]
    assert kingtable.replay(record).scores == clients[0].view["scores"]
    frames = house.http.get(f"{address}/frames").json()["frames"]
    frames = whole_steps(frames)
    assert [move for frame in frames for move in frame["moves"]] == record["moves"]
    assert frames[0]["events"][0]["e"] == "start_roll"
    assert frames[-1]["view"] == clients[0].view
    answers = [
        house.http.post(
            f"{address}/rematch", json={"token": table["seats"][seat]["token"], "following": f"{seat}" * 22}
        ).json()
        for seat in (0, 1)
    ]
    assert answers[0]["table"] == answers[1]["table"] != table["table"]
    following = Client(house.port, answers[0]["table"], "0" * 22)
    assert following.snap["view"]["options"] == {"players": 5, "bay": True}
    colours = [seat["colour"] for seat in clients[0].snap["seats"]]
    assert [seat["colour"] for seat in following.snap["seats"]] == [*colours[1:], colours[0]]  # seats move on by one
    for client in (*clients, following):
        client.go()


def test_six_seats_have_six_colours(house: House) -> None:
    table = house.open(*["me"] * 6, game="king-of-tokyo")
    client = house.sit(table, 5)
    colours = ["blue", "rose", "pine", "amber", "violet", "teal"]
    assert [seat["colour"] for seat in client.snap["seats"]] == colours
    assert client.view["options"] == {"players": 6, "bay": True}
    client.go()


@pytest.mark.parametrize(
    ("form", "field"),
    [
        ({"seats": [{"kind": "me"}] * 7}, "seats"),
        ({"seats": [{"kind": "me"}]}, "seats"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "bot": "greedier"}]}, "seats[1].bot"),
        ({"seats": [{"kind": "me"}] * 4, "options": {"bay": True}}, "options.bay"),
        ({"seats": [{"kind": "me"}] * 4, "options": {"harmony": True}}, "options.harmony"),
        ({"seats": [{"kind": "me", "colour": "gold"}, {"kind": "me"}]}, "seats[0].colour"),
    ],
)
def test_a_form_that_does_not_fit_is_refused_with_its_field(house: House, form: Json, field: str) -> None:
    answer = house.http.post("/api/tables", json={"game": "king-of-tokyo", **form})
    assert (answer.status_code, answer.json()["error"]["field"]) == (422, field)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.slow
def test_a_reader_of_every_frame_learns_no_more_than_the_table_shows(house: House, seed: int) -> None:
    table, clients = played(house, ("me", "friend", *["random"] * (seed + 1)), random.Random(seed))
    row: TableRow = house.inside(lambda: house.tables._awake[table["table"]].result().row)
    shown, tops = what_may_be_known(row, house)
    secrets = [row.key.hex(), row.key[::-1].hex(), from_key(row.key, 0).to_bytes(8, "big").hex()]
    assert row.deal is not None
    secrets.append(Deal(row.table, row.key, row.deal).game_key(row.game, row.options).hex())
    checked = 0
    for client in clients:
        for frame in client.frames:
            text = json.dumps(frame)
            assert len(text) < LIMIT
            if frame["t"] in ("snap", "ev") and frame["view"]["over"]:
                assert frame["key"] == row.key.hex(), "at the end everybody can check the deal"
                continue
            assert not any(secret[:16] in text for secret in secrets)
            if frame["t"] in ("snap", "ev"):
                seq, seat = frame["seq"], frame["view"]["seat"]
                named = cards_in(frame)
                assert named <= shown[seq] | tops[seq].get(seat, set()), f"seat {seat} at {seq}"
                checked += len(named)
    assert checked > 200
    for client in clients:
        client.go()


def what_may_be_known(row: TableRow, house: House) -> tuple[list[set[str]], list[dict[int | None, set[str]]]]:
    """By seq, from the true match: the cards that have been turned up, and the top one for who may look at it."""
    steps = house.inside(lambda: house.tables._awake[row.table].result().steps)
    match = new_match(row)
    known: list[set[str]] = []
    tops: list[dict[int | None, set[str]]] = []
    seen: set[str] = set()
    for moves in [[], *[step.moves for step in steps]]:
        for move in moves:
            match.play(move)
        seen = seen | {event["card"] for event in match.events if event["e"] in ("reveal", "buy")}
        known.append(seen)
        view, deck = match.view(None), match.position()["deck"]
        cards = view["monsters"][view["turn"]]["cards"]
        lab = any("made_in_a_lab" in (card["card"], card["copies"]) for card in cards)
        tops.append({view["turn"]: {deck[0]}} if lab and view["phase"] == "buy" and deck else {})
    return known, tops


def cards_in(value: Any, field: str = "") -> set[str]:
    """Every card that a frame names."""
    if isinstance(value, dict):
        return {found for name, inner in value.items() for found in cards_in(inner, name)}
    if isinstance(value, list):
        return {found for inner in value for found in cards_in(inner, field)}
    if isinstance(value, str) and field in ("card", "copies", "discard"):
        return {value}
    if isinstance(value, str) and field in ("move", "moves") and value.startswith(("buy ", "sell ", "mimic ")):
        return {value.split()[1]} - {"top"}
    return set()


def test_the_search_itself_finds_what_is_hidden() -> None:
    leak = {"view": {"top": {"card": "jets"}, "discard": ["heal"]}, "choices": {"moves": ["buy wings", "end"]}}
    assert cards_in(leak) == {"jets", "heal", "wings"}
