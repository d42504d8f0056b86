"""The server's JSON has the types that protocol.py declares, field by field; the page's types are made from them."""

from __future__ import annotations

import random
import typing
from pathlib import Path
from typing import Any

import msgspec
import pytest

import kingtable
from kingtable.king_of_tokyo import protocol as tokyo
from kingtable.kingdomino import protocol as kingdomino
from kingtable.server.messages import offered
from kingtable.server.messages import protocol as server
from kingtable.testing import positions
from scripts import protocol as script
from tests.server.house import Client, House, moves_of

ROOT = Path(__file__).parent.parent.parent
OF_GAMES: dict[str, Any] = {"kingdomino": kingdomino, "king-of-tokyo": tokyo}


def tags(union: Any, field: str) -> dict[str, Any]:
    """The types of a union by what their tag may be."""
    found = {}
    for one in typing.get_args(union):
        for tag in typing.get_args(typing.get_type_hints(typing.get_origin(one) or one)[field]):
            found[tag] = one
    return found


def is_of(told: Any, kind: Any) -> None:
    """Neither more nor less than the type has."""
    assert msgspec.to_builtins(msgspec.convert(told, kind, strict=True)) == told


def test_the_types_of_the_page_are_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(script, "WEB", tmp_path)
    files = [tmp_path / folder / "protocol.ts" for folder in script.FILES]
    for file in files:
        file.parent.mkdir(parents=True)
    script.main()
    assert all("export interface" in file.read_text() for file in files)
    before = [file.stat().st_mtime_ns for file in files]
    script.main()
    assert [file.stat().st_mtime_ns for file in files] == before


@pytest.mark.parametrize("folder", script.FILES)
def test_the_types_of_the_page_are_neither_kept_nor_built(folder: str) -> None:
    assert f"web/src/{folder}/protocol.ts\n" in (ROOT / ".gitignore").read_text()
    assert f'"src/{folder}/protocol.ts"' in (ROOT / "hatch_build.py").read_text()


@pytest.mark.parametrize("name", OF_GAMES)
@pytest.mark.slow
def test_views_choices_previews_and_events_are_of_their_types(name: str) -> None:
    kinds, chance = OF_GAMES[name], random.Random(name)
    events = tags(kinds.JournalEvent, "e")
    seen = set()
    for match in positions(name, 14, 5):
        for seat in (None, *range(match.players)):
            is_of(match.view(seat), kinds.View)
        for event in match.events:
            is_of(event, events[event["e"]])
            seen.add(event["e"])
        if not match.over:
            is_of(match.choices(), kinds.Choices)
            try:
                preview = match.preview([chance.choice(match.legal())])
            except kingtable.IllegalAction:
                continue
            is_of(preview, kinds.Outlook)
    assert len(seen) > 0.6 * len(events), set(events) - seen


def told_by(house: House, game: str) -> list[dict[str, Any]]:
    """What a table tells from its making to its end."""
    form = {"game": game, "seats": [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random"}]}
    opened = house.http.post("/api/tables", json=form).json()
    client = Client(house.port, opened["table"], opened["seats"][0]["token"])
    client.do(["nonsense"])
    client.send(t="name", name="Grace")
    client.send(t="ping")
    client.until("pong")
    for number in range(1000):
        if client.view["over"]:
            break
        if client.choices is None:
            client.until("ev")
            continue
        moves = moves_of(client.choices) if game == "kingdomino" else [client.choices["silence"]]
        client.send(t="try", id=f"try {number}", moves=moves[:1])
        client.until("try", "no")
        assert client.do(moves)["t"] == "ack"
        client.until("ev", seat=0)
    client.go()
    return client.frames


@pytest.mark.parametrize("game", OF_GAMES)
def test_frames_are_of_their_types(house: House, game: str) -> None:
    kinds = OF_GAMES[game]
    own: dict[str, Any] = {"V": kinds.View, "C": kinds.Choices, "E": dict[str, Any]}
    known, seen = tags(server.ServerFrame, "t"), set()
    for frame in told_by(house, game):
        if frame["t"] == "ev":  # the client has put them there
            frame = {name: value for name, value in frame.items() if name not in ("view", "events")}
        kind = known[frame["t"]]
        if parameters := getattr(kind, "__parameters__", ()):
            kind = typing.get_origin(kind)[tuple(own[each.__name__] for each in parameters)]
        if frame["t"] == "try":
            is_of({name: value for name, value in frame.items() if name not in ("t", "id")}, kinds.Outlook)
        else:
            is_of(frame, kind)
        seen.add(frame["t"])
    assert seen >= {"snap", "ev", "ack", "no", "seats", "pong"}


def test_what_is_offered_is_of_its_type(house: House) -> None:
    for declared in house.http.get("/api/games").json()["games"]:
        is_of(declared, offered.Declared)
