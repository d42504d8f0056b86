"""examples/process_bot.py and other bots that are programs of their own: they play, see what their seat may see, and
are told what is wrong."""

from __future__ import annotations

import json
import sys
import threading
from pathlib import Path

import pytest

import kingtable
from kingtable import InvalidOptions, bots
from kingtable.arena.matches import play_match, standings
from kingtable.bots.process import Process, _Program
from tests.processes import alive
from tests.waiting import PATIENCE as WAIT
from tests.waiting import until

EXAMPLE = Path(__file__).parents[1] / "examples" / "process_bot.py"


def program(file: Path, text: str) -> str:
    file.write_text("import json, sys, time\n" + text)
    return f"process:{sys.executable} {file}"


def test_the_example_plays_both_games() -> None:
    spec = f"process:{sys.executable} {EXAMPLE}"
    found = standings((spec, "random"), play_match("kingdomino", (spec, "random"), {}, games=10, seed=2))
    assert found[0].bot == spec
    assert found[0].wins > 0.7
    assert len(play_match("king-of-tokyo", (spec, "random"), {}, games=2)) == 2


def test_it_is_asked_what_a_seat_may_see(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    spec = program(
        tmp_path / "bot.py",
        f"for line in sys.stdin:\n"
        f"    open({str(heard)!r}, 'w').write(line)\n"
        f"    told = json.loads(line)\n"
        f"    print(json.dumps(dict(id=told['id'], moves=told['legal'][:1])), flush=True)\n",
    )
    match = kingtable.new("kingdomino", seed=4)
    seat = match.to_move
    assert seat is not None
    assert bots.choose("kingdomino", spec, match.observe(seat, 1), seat, 7) == match.legal()[:1]
    told = json.loads(heard.read_text())
    expected = {name: value for name, value in match.view(seat).items() if name != "options"}
    assert told["view"] == json.loads(json.dumps(expected))
    assert (told["seat"], told["seed"], told["game"]) == (seat, 7, "kingdomino")
    assert told["legal"] == match.legal()
    assert told["choices"] == json.loads(json.dumps(match.choices()))
    assert bots.choose("kingdomino", spec, match.observe(seat, 1), seat, 7)
    assert json.loads(heard.read_text())["id"] == 2, "it is kept"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("sys.exit(3)", r"ended \(code 3\)"),
        ("for line in sys.stdin: print('hello', flush=True)", "answered “hello”"),
        ("for line in sys.stdin: print('[1]', flush=True)", "one line of JSON"),
        ("for line in sys.stdin: print(json.dumps(dict(id=99, moves=['=1'])), flush=True)", '"id": 1'),
        ("for line in sys.stdin: print(json.dumps(dict(id=True, moves=['=1'])), flush=True)", '"id": 1'),
        ("for line in sys.stdin: print('\u202ehel\u2066lo', flush=True)", "answered “hello”"),
        ("for line in sys.stdin: print(json.dumps(dict(id=1, moves=[7])), flush=True)", '"moves"'),
        ("for line in sys.stdin: print(json.dumps(dict(id=1, moves=['=99'])), flush=True)", "cannot be played"),
        ("for line in sys.stdin: print(json.dumps(dict(id=1, moves=[])), flush=True)", "chose nothing"),
    ],
)
def test_what_dies_or_talks_nonsense_is_told_in_words(tmp_path: Path, text: str, said: str) -> None:
    with pytest.raises(InvalidOptions, match=said):
        play_match("kingdomino", (program(tmp_path / "bot.py", text), "random"), {}, games=2)


def test_what_hangs_is_ended(tmp_path: Path) -> None:
    spec = program(tmp_path / "bot.py", "time.sleep(600)").removeprefix("process:")
    match = kingtable.new("kingdomino", seed=1)
    seat = match.to_move
    assert seat is not None
    with pytest.raises(InvalidOptions, match="has not answered within 1 s and was ended"):
        Process("kingdomino", spec, patience=0.6).choose(match.rules.observed(match.state, seat, 1), seat, 1)


def asked(spec: str) -> list[str]:
    """What a program plays as the first move of a game."""
    match = kingtable.new("kingdomino", seed=1)
    seat = match.to_move
    assert seat is not None
    return bots.choose("kingdomino", spec, match.observe(seat, 1), seat, 1)


RIGHT = """
for line in sys.stdin:
    told = json.loads(line)
    print(json.dumps(dict(id=told['id'], moves=told['legal'][:1])), flush=True)
"""


def test_of_a_line_without_end_a_megabyte_is_read(tmp_path: Path) -> None:
    spec = program(tmp_path / "bot.py", "sys.stdout.write('x' * 3_000_000); sys.stdout.flush(); time.sleep(600)")
    with pytest.raises(InvalidOptions, match="answered “xxx"):
        asked(spec)


def test_a_program_that_writes_without_end_is_not_listened_to(tmp_path: Path) -> None:
    """It may not fill our memory behind a right answer."""
    end = tmp_path / "end"
    flood = f"""
    try:
        for _ in range(200_000):
            print('x' * 100, flush=True)
        heard = 'all of it'
    except BrokenPipeError:
        heard = 'no more'
    open({str(end)!r} + '.new', 'w').write(heard)
    import os
    os.replace({str(end)!r} + '.new', {str(end)!r})
    os._exit(0)
"""
    assert asked(program(tmp_path / "bot.py", RIGHT + flood))
    until(end.exists)
    assert end.read_text() == "no more"


@pytest.mark.parametrize("ends", [True, False], ids=["that ends", "that hangs"])
def test_what_a_program_has_started_ends_with_it(tmp_path: Path, ends: bool) -> None:
    pid = tmp_path / "pid"
    text = f"""
import subprocess
child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
open({str(pid)!r}, "w").write(str(child.pid))
print("rubbish", flush=True)
time.sleep({0 if ends else 600})
"""
    with pytest.raises(InvalidOptions, match="rubbish"):
        asked(program(tmp_path / "bot.py", text))
    until(lambda: not alive(int(pid.read_text())))


def test_a_program_that_does_not_read_is_not_waited_for(tmp_path: Path) -> None:
    running = _Program(program(tmp_path / "bot.py", "time.sleep(600)").removeprefix("process:"))
    wrong: list[str] = []

    def ask() -> None:
        try:
            running.asked({"view": "x" * 1_000_000}, 0.3)
        except InvalidOptions as error:
            wrong.append(error.key)

    asking = threading.Thread(target=ask, daemon=True)
    asking.start()
    asking.join(WAIT)
    assert wrong == ["process-silent"]
    assert running.running is None


def test_what_cannot_be_started_is_told_in_words() -> None:
    for spec in ("process:/no/such/program", "process:'half a quote"):
        with pytest.raises(InvalidOptions, match="cannot be started"):
            play_match("kingdomino", (spec, "random"), {}, games=2)
    with pytest.raises(InvalidOptions, match="no bot “process”"):
        bots.make("kingdomino", "process:")
