"""A bot of somebody's own sits at a table: by the word of who starts the server, and of nobody else."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from kingtable.cli.table import guests_of
from tests.server.house import PATIENCE, Client, House

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
def test_a_bot_of_ones_own_plays_at_a_table(tmp_path: Path) -> None:
    (tmp_path / "my_bot.py").write_text(BOT, encoding="utf-8")
    words = ["--bot", "kingdomino=my_bot:Last", "--port", "0", "--no-open", "--workers", "1"]
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
            assert offered[-1] == {"bot": "my_bot:Last", **own}
            seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "my_bot:Last"}]
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


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("chess=my_bot:Last", "chess"),
        ("kingdomino=sampler:500", "GAME=MODULE:CLASS"),
        ("my_bot:Last", "my_bot:Last"),
        ("kingdomino=my_bot:Broken", "no weights here"),
        ("kingdomino=nowhere:Bot", "nowhere"),
    ],
)
def test_what_cannot_sit_down_is_named_at_the_start(
    text: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "my_bot.py").write_text(BOT, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "my_bot", raising=False)
    with pytest.raises(SystemExit) as ended:
        guests_of([text])
    told = capsys.readouterr().err
    assert ended.value.code == 2
    assert said in told
    assert "Traceback" not in told
    monkeypatch.delitem(sys.modules, "my_bot", raising=False)


def test_what_can_is_told_by_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "my_bot.py").write_text(BOT, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "my_bot", raising=False)
    assert guests_of(["king_of_tokyo=my_bot:Last"]) == {"king-of-tokyo": ["my_bot:Last"]}
    assert guests_of([]) == {}
    monkeypatch.delitem(sys.modules, "my_bot", raising=False)
