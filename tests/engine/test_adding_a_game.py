"""docs/adding-a-game.md, followed word by word: a third game goes through every face that the package has."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests import pebbles
from tests.server.house import Client
from tests.server.process import Process
from tests.waiting import PATIENCE

KINGTABLE = "import sys; from kingtable.cli import main; sys.argv[0] = 'kingtable'; main()"


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The package, where every process that is started now finds it."""
    folder = pebbles.unpacked(tmp_path_factory.mktemp("pebbles"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(folder))
        yield folder


def python(code: str, *words: str, folder: Path, told: str = "", well: bool = True) -> str:
    """What Python prints; it must end well, and quietly."""
    environment = {**os.environ, "COLUMNS": "100"}
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", code, *words],
        cwd=folder,
        env=environment,
        input=told,
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert (done.returncode == 0) is well, done.stderr
    assert "Traceback" not in done.stderr
    return done.stdout if well else done.stderr


@pytest.mark.slow
def test_the_library_and_the_kit(installed: Path) -> None:
    see, prove = pebbles.blocks("python")
    assert "12 left: o o o" in python(see, folder=installed)
    python(prove, folder=installed)


@pytest.mark.slow
def test_what_it_declares_is_what_can_be_asked_for(installed: Path) -> None:
    def refused(**options: object) -> str:
        code = (
            f"import kingtable\ntry: kingtable.new('pebbles', **{options!r})\nexcept kingtable.Refused as no: print(no)"
        )
        return python(code, folder=installed).strip()

    assert refused(players=5) == "players: “5” is not possible. Allowed: 2, 3, 4."
    assert refused(last=False, mercy=True) == "mercy: This needs last: True; it is False."
    assert refused(last=False, mercy=False) == refused(mercy=True) == ""
    assert refused(bay=True).startswith("bay: There is no such option.")
    described = json.loads(
        python("import json, kingtable; print(json.dumps(kingtable.options('pebbles')))", folder=installed)
    )
    assert (described["title"], described["players"], len(described["colours"])) == ("Pebbles", [2, 4], 4)
    assert described["options"]["mercy"]["requires"] == {"last": [True]}


@pytest.mark.slow
def test_the_commands(installed: Path, tmp_path: Path) -> None:
    (commands,) = pebbles.blocks("sh")
    play, match, table = (line.split()[1:] for line in commands.splitlines())
    assert table == []
    saved = tmp_path / "game.json"
    words = [*play, "--seed", "5", "--no-last", "--save", str(saved)]
    shown = python(KINGTABLE, *words, folder=installed, told="?\ntake 9\n" + "1\n" * 12)
    assert "12 left" in shown
    assert "“take 9” is not a move in this game. Possible now: take 1, take 2, take 3." in shown
    assert "The game is over." in shown
    record = json.loads(saved.read_text(encoding="utf-8"))
    assert record["options"] == {"players": 2, "pebbles": 12, "last": False, "mercy": False}
    standings = json.loads(python(KINGTABLE, *match, "--games", "4", "--json", folder=installed))
    assert [one["bot"] for one in standings["standings"]] == ["random"]
    assert "take" in python(KINGTABLE, "replay", str(saved), folder=installed)
    python(KINGTABLE, "verify", str(saved), folder=installed)
    assert "Pebbles" in python(KINGTABLE, "play", "--help", folder=installed)
    assert "pebbles" in python(KINGTABLE, "play", "chess", folder=installed, well=False)


@pytest.mark.slow
def test_the_table_over_a_socket(installed: Path, tmp_path: Path) -> None:
    server = Process(tmp_path)
    try:
        port = server.up()
        with httpx.Client(base_url=f"http://127.0.0.1:{port}", trust_env=False, timeout=PATIENCE) as http:
            games = {game["game"]: game for game in http.get("/api/games").json()["games"]}
            own = {"level": 0, "budget": 0, "default": True, "strengths": 0, "ratings": []}
            assert games["pebbles"]["bots"] == [{"bot": "random", **own}]
            seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random"}]
            form = {"game": "pebbles", "seats": seats, "options": {"last": False, "mercy": True}}
            refused = http.post("/api/tables", json=form)
            assert (refused.status_code, refused.json()["error"]["field"]) == (422, "options.mercy")
            opened = http.post("/api/tables", json={**form, "options": {"pebbles": 16}}).raise_for_status().json()
            client = Client(port, opened["table"], opened["seats"][0]["token"])
            assert client.view["text"].startswith("16 left")
            answer = client.do(["take 4"])
            assert answer["why"]["key"] == "refuse-plain-unread"
            while not client.view["over"]:
                if client.choices is None:
                    client.until("ev")
                else:
                    assert client.do(client.choices["moves"][:1])["t"] == "ack"
                    client.until("ev", seat=0)
            assert sorted(client.view["ranks"])[0] == 1
            record = http.get(f"/api/tables/{opened['table']}/record").json()
            assert record["result"]["scores"] == client.view["scores"]
            saved = tmp_path / "record.json"
            saved.write_text(json.dumps(record), encoding="utf-8")
            python(KINGTABLE, "verify", str(saved), folder=installed)
        assert "Traceback" not in server.errors()
    finally:
        server.close()


MUTANTS = {
    "round_trips": ('return f"take {action + 1}"', 'return f"take {max(2, action + 1)}"'),
    "moments_tell_everything": (
        "    def drawn(self, s: rules.State) -> str:\n",
        "    def events(self, rows: Any, *told: Any) -> Any:\n        return [{'e': id(told[-1])}]\n\n"
        "    def drawn(self, s: rules.State) -> str:\n",
    ),
    "legal_is_what_can_be_done": ("out[i] = i", "out[i] = 0"),
    "compiled_is_interpreted": (
        "s.points[s.turn] += s.bag[s.left]",
        "s.points[s.turn] += s.bag[s.left] + (~s.chance > 0)",
    ),
    "nobody_sees_what_is_hidden": ('" ".join("o" * s.left)', '" ".join(str(s.bag[i]) for i in range(s.left))'),
    "chance_repeats": ("    shuffle(s, s.bag, s.left)\n\n\n@rule\ndef to_move", "\n\n@rule\ndef to_move"),
    "copies_are_independent": (
        "    def drawn(self, s: rules.State) -> str:\n",
        "    def drawn(self, s: rules.State) -> str:\n        s.points[0] += 1\n",
    ),
    "default_actions_can_be_played": (
        "    s.turn = (s.turn + 1) % s.players",
        "    s.left += action + 1\n    s.turn = (s.turn + 1) % s.players",
    ),
    "a_used_state_begins_anew": ("        s.points[seat] = 0\n", "        pass\n"),
    "commands_end_at_chance": ('hidden = {"bag": "nobody"}', "hidden = {}"),
}
"""What is broken in the toy, by the check of the kit that must see it."""


@pytest.mark.parametrize("check", MUTANTS)
@pytest.mark.slow
def test_the_kit_sees_what_is_broken(check: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = pebbles.unpacked(tmp_path)
    monkeypatch.setenv("PYTHONPATH", str(folder))
    was, becomes = MUTANTS[check]
    changed = [file for file in folder.glob("pebbles/*.py") if was in file.read_text(encoding="utf-8")]
    assert len(changed) == 1
    changed[0].write_text(changed[0].read_text(encoding="utf-8").replace(was, becomes), encoding="utf-8")
    call = f"testing.{check}('pebbles', 2)"
    code = f"from kingtable import testing\ntry: {call}\nexcept Exception as no: print('seen', repr(no))"
    assert python(code, folder=folder).startswith("seen")


OLD = {
    "from kingtable.engine.spec import GameSpec, Option": "from kingtable.engine.parcel import Option, Parcel",
    "SPEC = GameSpec(": "SPEC = Parcel(",
    "    spec = SPEC": "    parcel = SPEC",
    'hidden = {"bag": "nobody"}': 'hidden = ("bag",)',
}
"""How a game was declared for version 0.1.0."""


def test_a_game_as_it_was_declared_before_plays_and_is_warned_of(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = pebbles.unpacked(tmp_path)
    monkeypatch.setenv("PYTHONPATH", str(folder))
    for now, before in OLD.items():
        [file] = [file for file in folder.glob("pebbles/*.py") if now in file.read_text("utf-8")]
        file.write_text(file.read_text("utf-8").replace(now, before), encoding="utf-8")
    code = (
        "import warnings, kingtable\n"
        "with warnings.catch_warnings(record=True) as said:\n"
        "    warnings.simplefilter('always')\n"
        "    print(kingtable.new('pebbles', players=3, seed=7).view(0)['text'])\n"
        "print(len([one for one in said if one.category is DeprecationWarning]))\n"
    )
    drawn, warned = python(code, folder=folder).splitlines()
    assert drawn.startswith("12 left")
    assert warned == "3"


def test_a_game_that_cannot_be_loaded_is_left_out_with_a_warning(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = pebbles.unpacked(tmp_path)
    monkeypatch.setenv("PYTHONPATH", str(folder))
    impostor = "import dataclasses, pebbles\nSPEC = dataclasses.replace(pebbles.SPEC, name='kingdomino')\n"
    (folder / "impostor.py").write_text(impostor, encoding="utf-8")
    told = "[kingtable.games]\nnone = nowhere:SPEC\nnumber = math:pi\nother = impostor:SPEC\n"
    told += "pebbles = pebbles:SPEC\n"
    (folder / "pebbles-1.dist-info" / "entry_points.txt").write_text(told, encoding="utf-8")
    code = (
        "import warnings, kingtable\n"
        "with warnings.catch_warnings(record=True) as said:\n"
        "    warnings.simplefilter('always')\n"
        "    print(list(kingtable.GAMES), kingtable.GAMES['kingdomino'].title)\n"
        "print(sorted(str(one.message).split(' is left out')[0] for one in said))\n"
    )
    games, left_out = python(code, folder=folder).splitlines()
    assert games == "['kingdomino', 'king-of-tokyo', 'pebbles'] Kingdomino"
    assert left_out == """["the game 'none'", "the game 'number'", "the game 'other'"]"""
