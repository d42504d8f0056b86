"""A bot of somebody's own sits at a table: by the word of who starts the server, and of nobody else."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

import kingtable
from kingtable import bots
from kingtable.bots import net_file
from kingtable.bots.players import players_of
from kingtable.cli.table import own_bots_of
from kingtable.engine.errors import Refused
from tests.bots.test_own_nets import another
from tests.server.house import Client, House
from tests.waiting import PATIENCE

KINGTABLE = "import sys; from kingtable.cli import main; sys.argv[0] = 'kingtable'; main()"
BOT = """
import kingtable

class Last:
    def choose(self, seen, seat, seed):
        rules = kingtable.game("kingdomino")
        return rules.legal(seen)[-1:]

class Broken:
    def __init__(self):
        raise OSError("no weights here")
"""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("bot", "shown"), [("my_bot:Last", "my_bot:Last"), ("expert:2,net=own/fresh.npz", "expert:2@fresh")]
)
def test_a_bot_of_ones_own_plays_at_a_table(bot: str, shown: str, tmp_path: Path) -> None:
    (tmp_path / "my_bot.py").write_text(BOT, encoding="utf-8")
    (tmp_path / "own").mkdir()
    another("kingdomino", tmp_path / "own/fresh.npz")
    words = ["--bot", f"kingdomino={bot}", "--port", "0", "--no-open", "--workers", "1"]
    words += ["--data", str(tmp_path / "data")]
    server = subprocess.Popen(
        [sys.executable, "-u", "-c", KINGTABLE, *words], cwd=tmp_path, stdout=subprocess.PIPE, text=True
    )
    try:
        assert server.stdout is not None
        address = next(line for line in server.stdout if "http://" in line).split()[-1]
        port = int(address.rstrip("/").rpartition(":")[2])
        with httpx.Client(base_url=f"http://127.0.0.1:{port}", trust_env=False, timeout=PATIENCE) as http:
            offered = http.get("/api/games").json()["games"][0]["bots"]
            own = {"level": 0, "budget": 0, "default": False, "strengths": 0, "ratings": []}
            assert offered[-1] == {"bot": shown, **own}
            seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": shown}]
            opened = http.post("/api/tables", json={"game": "kingdomino", "seats": seats}).raise_for_status().json()
            client = Client(port, opened["table"], opened["seats"][0]["token"])
            played = 0
            while played < 3:
                if client.choices is not None:
                    legal = client.choices
                    move = legal["discard"] or (legal["place"] or legal["claim"])[0]["move"]
                    assert client.do([move])["t"] == "ack"
                    client.until("ev", seat=0)
                else:
                    frame = client.until("ev", "thinking")
                    if frame["t"] == "ev":
                        assert frame["by"] is None, "the bot was asked, and answered"
                        played += 1
            client.go()
    finally:
        server.terminate()
        server.wait(PATIENCE)
        assert server.stdout is not None
        server.stdout.close()


def test_nobody_else_can_name_a_module(house: House) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "my_bot:Last"}]
    answer = house.http.post("/api/tables", json={"game": "kingdomino", "seats": seats})
    assert (answer.status_code, answer.json()["error"]["key"]) == (422, "server-bot-unknown")


@pytest.mark.parametrize("game", kingtable.GAMES)
@pytest.mark.parametrize(
    "bot", ["{}:net=/etc/passwd", "{}:5,net=/etc/passwd", "net=/etc/passwd", "{}:net=", "nobody:net=x", "{}@passwd"]
)
def test_no_file_comes_in_over_the_network(house: House, bot: str, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[object] = []
    monkeypatch.setattr(net_file, "load", lambda *args: opened.append(args))
    monkeypatch.setattr(net_file, "kept", lambda *args: opened.append(args))
    monkeypatch.setattr(bots, "kept", lambda *args: opened.append(args))
    learned = players_of(game).learned[0]
    seats = [{"kind": "me"}, {"kind": "bot", "bot": bot.format(learned)}]
    answer = house.http.post("/api/tables", json={"game": game, "seats": seats})
    error = answer.json()["error"]
    key = "server-bot-net" if "net=" in bot else "server-bot-unknown"
    assert (answer.status_code, error["key"], error["field"]) == (422, key, "seats[1].bot")
    if key == "server-bot-net":
        assert error["text"].removeprefix("seats[1].bot: ").count(".") == 1, "one sentence"
        assert "passwd" not in error["text"]
    assert not opened


def test_a_net_is_shown_without_its_folder_and_asked_for_with_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("one.npz", "two.npz"):
        another("kingdomino", tmp_path / name)
    told = own_bots_of(["kingdomino=planner:net=one.npz", "kingdomino=expert:5,net=./two.npz"])
    assert told == {
        "kingdomino": {
            "planner@one": f"planner:net={tmp_path / 'one.npz'}",
            "expert:5@two": f"expert:5,net={tmp_path / 'two.npz'}",
        }
    }


def test_two_nets_of_one_name_are_refused(tmp_path: Path) -> None:
    for folder in ("a", "b"):
        (tmp_path / folder).mkdir()
        another("kingdomino", tmp_path / folder / "net.npz")
    one, other = (f"kingdomino=planner:net={tmp_path}/{folder}/net.npz" for folder in "ab")
    assert list(own_bots_of([one, one])["kingdomino"]) == ["planner@net"]
    with pytest.raises(Refused, match="Two bots would be called planner@net"):
        own_bots_of([one, other])


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("chess=my_bot:Last", "chess"),
        ("kingdomino=sampler:500", "GAME=MODULE:CLASS or GAME=BOT:net=FILE"),
        ("my_bot:Last", "my_bot:Last"),
        ("kingdomino=my_bot:Broken", "no weights here"),
        ("kingdomino=nowhere:Bot", "nowhere"),
        ("kingdomino=planner:net=nowhere.npz", "nowhere.npz"),
    ],
)
def test_what_cannot_sit_down_is_named_at_the_start(
    text: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "my_bot.py").write_text(BOT, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "my_bot", raising=False)
    with pytest.raises(Refused, match=re.escape(said)):
        own_bots_of([text])
    monkeypatch.delitem(sys.modules, "my_bot", raising=False)


def test_what_can_is_told_by_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "my_bot.py").write_text(BOT, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "my_bot", raising=False)
    assert own_bots_of(["king_of_tokyo=my_bot:Last"]) == {"king-of-tokyo": {"my_bot:Last": "my_bot:Last"}}
    assert own_bots_of([]) == {}
    monkeypatch.delitem(sys.modules, "my_bot", raising=False)
