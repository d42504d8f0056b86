"""A game with hands of cards (tests/packages/tricks): its author says who knows what, and writes no more."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from kingtable import testing
from tests import pebbles
from tests.engine.test_adding_a_game import KINGTABLE, python
from tests.server.house import Client
from tests.server.process import Process
from tests.waiting import PATIENCE


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The package, where every process that is started now finds it."""
    folder = pebbles.tricks(tmp_path_factory.mktemp("tricks"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(folder))
        yield folder


@pytest.mark.slow
def test_the_kit_finds_nothing(installed: Path) -> None:
    python("from kingtable import testing; testing.check('tricks')", folder=installed)


KEPT = """
import numpy as np
import kingtable
machine = kingtable.machine("tricks")
states, seen = machine.new([1]), machine.observation.copy()
listed, mask = np.zeros(machine.actions, np.int32), np.zeros(machine.actions, np.int8)
machine.mask(states[0], listed, mask)
machine.observe(states[0], 0, seen[0])
machine.returns(states[0], 0)
machine.determinize(states[0], 0)
print([name for name in ("mask", "observe", "returns", "determinize") if not getattr(machine, name).stats.cache_hits])
"""


@pytest.mark.compiled
def test_what_is_made_for_a_game_is_compiled_once_for_all_processes(
    installed: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    assert python(KEPT, folder=installed).strip() == "['mask', 'observe', 'returns', 'determinize']"
    assert python(KEPT, folder=installed).strip() == "[]"


SHARING = """
import random
import time
from kingtable import testing
from kingtable.bots.plain import Random
from kingtable.engine.games import game

shared = []

def choose(self, seen, seat, seed):
    shared[:] = [random.Random(seed).choice(game(self.game).legal(seen))]
    for _ in range(100):
        time.sleep(0)
    return list(shared)

Random.choose = choose
try: testing.threads_get_the_same_answers("tricks", 2)
except AssertionError as no: print("seen", no)
"""


def test_the_kit_notices_a_bot_that_thinks_in_what_threads_share(installed: Path) -> None:
    told = python(SHARING, folder=installed)
    assert told.startswith("seen what random plays")
    assert python(SHARING.replace("shared[:] =", "shared ="), folder=installed) == ""


def test_it_has_no_more_than_its_rules_and_is_typed(installed: Path) -> None:
    files = sorted(pebbles.PACKAGES.glob("tricks/*.py"))
    text = "".join(file.read_text("utf-8") for file in files)
    assert len(text.splitlines()) <= 150
    assert not [word for word in ("determinize", "without_hidden", "observed", "own_view", "Any") if word in text]


@pytest.mark.slow
def test_its_types_are_right(installed: Path) -> None:
    command = [
        sys.executable,
        "-m",
        "mypy",
        "--strict",
        "--config-file=",
        f"--cache-dir={installed / 'cache'}",
        "tricks",
    ]
    environment = {**os.environ, "MYPYPATH": str(Path(testing.__file__).parents[1])}
    done = subprocess.run(command, cwd=installed, env=environment, capture_output=True, text=True, timeout=300)
    assert "Success" in done.stdout, done.stdout


SEEN = """
import kingtable
match = kingtable.new("tricks", players=3, seed=4)
hands = match.state.hands
assert match.view(1)["own"] == " ".join(map(str, hands[1]))
assert "own" not in match.view(None)
seen = [match.rules.observed(match.state, 1, seed) for seed in range(300)]
assert all(one.hands[1] == hands[1] for one in seen)
for card in set(range(1, 25)) - set(hands[1]):
    held = [sum(card in one.hands[seat] for one in seen) for seat in (0, 2)]
    assert all(30 < times < 95 for times in held), (card, held)  # 4 of 20 places: 60 of 300
known = {card for row in [*seen[0].hands, seen[0].deck] for card in row if card}
assert known == set(range(1, 25))
assert sum(map(bool, seen[0].deck)) == sum(map(bool, match.state.deck))
"""


def test_a_seat_sees_its_own_hand_and_the_others_are_drawn_anew(installed: Path) -> None:
    python(SEEN, folder=installed)


@pytest.mark.slow
def test_the_commands_show_the_hand_or_say_what_is_missing(installed: Path) -> None:
    shown = python(KINGTABLE, "play", "tricks", "--seed", "1", folder=installed, told="1\n" * 30)
    assert "Your cards: " in shown
    assert "random" in python(KINGTABLE, "match", "tricks", "random", "random", "--games", "2", folder=installed)
    for words in (["bench", "tricks"], ["train", "tricks", "net"]):
        assert "tricks" in python(KINGTABLE, *words, folder=installed, well=False)


@pytest.mark.slow
def test_a_table_shows_each_seat_its_hand(installed: Path, tmp_path: Path) -> None:
    server = Process(tmp_path)
    try:
        port = server.up()
        with httpx.Client(base_url=f"http://127.0.0.1:{port}", trust_env=False, timeout=PATIENCE) as http:
            seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random"}]
            opened = http.post("/api/tables", json={"game": "tricks", "seats": seats}).raise_for_status().json()
            client = Client(port, opened["table"], opened["seats"][0]["token"])
            while not client.view["over"]:
                assert len(client.view["own"].split()) <= 4
                if client.choices is None:
                    client.until("ev")
                else:
                    [first, *_] = client.choices["moves"]
                    assert first.removeprefix("play ") in client.view["own"].split()
                    assert client.do([first])["t"] == "ack"
                    client.until("ev", seat=0)
        assert "Traceback" not in server.errors()
    finally:
        server.close()


LEAK = ('        return f"{s.tricks} tricks', '        return f"{s.hands[0][0]} {s.tricks} tricks')


def test_the_kit_names_the_field_that_tells_a_hidden_card(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = pebbles.tricks(tmp_path)
    monkeypatch.setenv("PYTHONPATH", str(folder))
    file = folder / "tricks" / "game.py"
    text = file.read_text("utf-8")
    assert LEAK[0] in text
    file.write_text(text.replace(*LEAK), encoding="utf-8")
    code = "from kingtable import testing\ntry: testing.nobody_sees_what_is_hidden('tricks', 2)\n"
    code += "except AssertionError as no: print(no)"
    told = python(code, folder=folder)
    assert told.startswith("the view of seat 1 differs in text: ")
    assert "tricks {'players': 2}, seed 1000, after 0 moves" in told
    assert len(told.splitlines()) <= 20


def test_the_first_field_that_differs_is_named() -> None:
    one, other = {"a": 1, "b": [{"c": 2}, {"c": 3}]}, {"a": 1, "b": [{"c": 2}, {"c": 4}]}
    assert testing.different(one, other) == "b[1].c: 3 and 4"
    assert testing.different(one, one) == ""
    assert testing.different({"a": 1}, {}) == "the whole: only one has 'a'"
    assert json.dumps(one) != json.dumps(other)
