"""examples/process_bot.py and other bots that are programs of their own: they play, see what their seat may see, and
are told what is wrong."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

import kingtable
from kingtable import InvalidOptions, bots
from kingtable.arena.matches import play_match, standings
from kingtable.bots.process import Process

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


def test_what_cannot_be_started_is_told_in_words() -> None:
    for spec in ("process:/no/such/program", "process:'half a quote"):
        with pytest.raises(InvalidOptions, match="cannot be started"):
            play_match("kingdomino", (spec, "random"), {}, games=2)
    with pytest.raises(InvalidOptions, match="no bot “process”"):
        bots.make("kingdomino", "process:")
