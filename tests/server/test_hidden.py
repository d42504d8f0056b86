"""What nobody may know: the key, the order of the deck, the dominoes set aside.

Whole games are played with bots over real sockets; every frame to every seat, to who watches, and every HTTP
answer is searched. What may be known is computed apart, from the true match: a domino shows when a line is
turned up, and `to_come` is the sorted set of all that have not shown.
"""

from __future__ import annotations

import base64
import json
import random
import re
from typing import Any

import pytest

from kingtable.engine.chance import from_key
from kingtable.engine.deal import Deal
from kingtable.server.store.rows import TableRow
from kingtable.server.table.past import new_match
from tests.server.house import House, moves_of

DOMINO_FIELDS = {"domino", "dominoes", "discarded", "line", "next_line", "leftover", "deck", "out"}
MOVE = re.compile(r"^=?(\d+)(?:@|x|$)")


@pytest.mark.slow
def test_a_reader_of_every_frame_learns_no_more_than_the_table_shows(house: House) -> None:
    for number, (seats, options) in enumerate(
        [
            (("me", "greedy"), {}),
            (("me", "friend", "greedy"), {"middle_kingdom": True}),
            (("me", "friend", "greedy", "random"), {"harmony": True}),
            (("me", "greedy"), {"mighty_duel": True}),
            (("me", "greedy"), {"dynasty": True}),
        ]
    ):
        watch_a_game(house, seats, options, random.Random(number))


def watch_a_game(house: House, seats: tuple[str, ...], options: dict[str, Any], chance: random.Random) -> None:
    table = house.open(*seats, **options)
    address = f"/api/tables/{table['table']}"
    people = {seat: house.sit(table, seat) for seat, kind in enumerate(seats) if kind in ("me", "friend")}
    watcher = house.sit(table)
    row: TableRow = house.inside(lambda: house.tables._awake[table["table"]].result().row)
    answers = [json.dumps(table)]
    while not watcher.view["over"]:
        for seat, client in people.items():
            while client.seq < watcher.seq:
                client.take()
            if client.choices:
                first = moves_of(client.choices, chance)[:1]
                client.send(t="try", id="what if", moves=first)
                client.until("try", "no", id="what if")
                client.send(t="do", id="wrong", moves=["=99"])
                client.until("no", id="wrong")
                back = house.sit(table, seat, since=chance.choice([None, 0, client.seq]))
                client.do(moves_of(client.choices, chance))
                client.frames += back.frames
                back.go()
        asked = [house.http.get(f"{address}{path}") for path in ("", "/record", "/frames")]
        if asked[1].status_code == 409:  # else the last move has just been made
            answers += [answer.text for answer in asked if answer is asked[0] or answer.status_code == 409]
        watcher.until("ev")
    for client in people.values():
        while client.seq < watcher.seq:
            client.take()

    shown = what_may_be_known(row, house)
    secrets = [
        text
        for raw in (row.key, row.key[::-1], game_key(row), from_key(row.key, 0).to_bytes(8, "big"))
        for text in (raw.hex(), base64.b64encode(raw).decode(), base64.urlsafe_b64encode(raw).decode())
    ]
    frames = [frame for client in (watcher, *people.values()) for frame in client.frames]
    checked = 0
    for frame in frames:
        text = json.dumps(frame)
        if frame["t"] in ("snap", "ev") and frame["view"]["over"]:
            assert frame["key"] == row.key.hex(), "at the end everybody can check the deal"
            continue
        assert not any(secret[:16] in text for secret in secrets)
        if frame["t"] in ("snap", "ev"):
            check_view(frame["view"], shown[frame["seq"]])
            moments = [{**moment, "view": {**moment["view"], "to_come": None}} for moment in frame.get("moments", [])]
            for path, domino in dominoes_in({**frame, "moments": moments, "view": {**frame["view"], "to_come": None}}):
                assert domino in shown[frame["seq"]], f"{path} shows domino {domino} too early"
                checked += 1
    assert checked > 500
    assert len(answers) > 20
    assert not any(secret[:16] in text for text in answers for secret in secrets)
    for client in (watcher, *people.values()):
        client.go()


def game_key(row: TableRow) -> bytes:
    assert row.deal is not None
    return Deal(row.table, row.key, row.deal).game_key(row.game, row.options)


def what_may_be_known(row: TableRow, house: House) -> list[set[int]]:
    """The dominoes that have been turned up, by seq: from the true match, rebuilt from its key."""
    entries = house.inside(lambda: house.tables._awake[row.table].result().steps)
    match = new_match(row)
    known: list[set[int]] = []
    seen: set[int] = set()
    told = 0
    for moves in [[], *[step.moves for step in entries]]:
        for move in moves:
            match.play(move)
        for event in match.events[told:]:
            if event["e"] == "game":
                seen = set() if row.options["dynasty"] is False else seen
            if event["e"] == "line":
                seen = seen | set(event["dominoes"])
        told = len(match.events)
        known.append(seen)
    return known


def check_view(view: dict[str, Any], shown: set[int]) -> None:
    unseen = view["to_come"]["dominoes"]
    assert unseen == sorted(unseen), "the order tells nothing"
    if not view["options"]["dynasty"]:
        assert set(unseen) == set(range(1, 49)) - shown, "dominoes set aside are among those to come"


def dominoes_in(value: Any, path: str = "") -> list[tuple[str, int]]:
    """Every domino that a frame names, by its place in it."""
    if isinstance(value, dict):
        return [found for name, inner in value.items() for found in dominoes_in(inner, f"{path}.{name}")]
    if isinstance(value, list):
        return [found for inner in value for found in dominoes_in(inner, path)]
    field = path.rpartition(".")[2]
    if isinstance(value, int) and not isinstance(value, bool) and field in DOMINO_FIELDS:
        return [(path, value)]
    if isinstance(value, str) and field in ("move", "moves") and (written := MOVE.match(value)):
        return [(path, int(written[1]))]
    return []


def test_the_search_itself_finds_what_is_hidden() -> None:
    leak = {"view": {"deck": [7, 3]}, "events": [{"e": "line", "dominoes": [5]}], "moves": ["=9", "12@1,0>E"]}
    assert {domino for _, domino in dominoes_in(leak)} == {7, 3, 5, 9, 12}
    with pytest.raises(AssertionError):
        check_view({"options": {"dynasty": False}, "to_come": {"dominoes": [2, 1]}}, set(range(3, 49)))
