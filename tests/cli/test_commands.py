"""The commands, called as a person calls them."""

from __future__ import annotations

import json
import os
import random
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result
from rich.cells import cell_len

import kingtable
from kingtable.cli import COMMANDS, main
from kingtable.cli.king_of_tokyo import terminal as king_of_tokyo
from kingtable.cli.thinking import _Process
from kingtable.engine.text import languages, say
from kingtable.kingdomino.dominoes import TERRAINS
from kingtable.server.workers.questions import Question


def run(*arguments: str, text: str | None = None) -> Result:
    """Call `kingtable` with arguments and standard input."""
    result = CliRunner().invoke(main, arguments, input=text)
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result


def finished(game: str) -> dict[str, Any]:
    """A finished game as a served table would record it."""
    options: dict[str, Any] = {"players": 2, "harmony": True} if game == "kingdomino" else {"players": 5}
    match = kingtable.new(game, key=bytes(range(32)), **options)
    dice = random.Random(1)
    while not match.over:
        match.play(dice.choice(match.legal()))
    return match.record()


@pytest.fixture
def record() -> dict[str, Any]:
    return finished("kingdomino")


def test_help_tells_all_commands() -> None:
    told = run("--help").output
    assert all(command in told for command in COMMANDS)
    for command in COMMANDS:
        assert run(command, "--help").exit_code == 0


def test_score_tells_properties_and_total() -> None:
    told = run("score", "--middle-kingdom", "--json", text="W0 CC W1")
    assert json.loads(told.stdout)["score"] == 11
    told = run("score", text="CC W1 P0\nW0 .. ..\nS0 S1 P0\n")
    assert told.output.splitlines()[-1].split() == ["Total", "3"], "and nothing to doubt"


@pytest.mark.parametrize("language", languages())
def test_score_stands_in_columns_however_wide_the_letters_are(language: str) -> None:
    told = run("--lang", language, "score", "--middle-kingdom", text="CC W1 P0\nW0 .. ..\nS0 S1 P0\n").output
    assert len({cell_len(line) for line in told.splitlines()}) == 1, told


@pytest.mark.parametrize(("language", "odds"), [("en", "48.3"), ("el", "48,3"), ("tr", "48,3"), ("fa", "۴۸٫۳")])
def test_odds_have_the_decimal_mark_of_the_language(language: str, odds: str) -> None:
    told = run("--lang", language, "odds", "3", "3", "claw", "1", "heart", "energy", "--want", "3 claw").output
    assert odds in told


def test_score_counts_harmony_for_a_full_kingdom_only() -> None:
    full = "M2 S0 W0 W0 P2 / W1 S0 S0 S0 S0 / W0 W0 W0 L0 L0 / W1 W0 L0 L0 L0 / M0 M3 CC W1 P0"
    assert json.loads(run("score", "--harmony", "--json", text=full).stdout)["score"] == 28
    assert json.loads(run("score", "--harmony", "--json", text="CC W1").stdout)["score"] == 1


LEVEL = "CC P1 L0\nF1 W0 ..\n\nCC S1 W0 / F0 F0 ..\n \nP0 W1 CC\n"


def test_score_takes_the_kingdoms_of_a_whole_game() -> None:
    told = run("score", text=LEVEL)
    assert told.stderr == ""
    places = told.stdout.split("\n\n")[-1].splitlines()
    assert places[:3] == ["1. Player 1: 2", "2. Player 2: 1", "3. Player 3: 1"]
    assert places[3:] == ["Players 2 and 3 are tied: the larger property decides."]
    told = json.loads(run("score", "--json", text=LEVEL).stdout)
    assert [kingdom["score"] for kingdom in told["kingdoms"]] == [2, 1, 1]
    assert (told["ranks"], told["possible"]) == ([1, 2, 3], True)
    assert told["tie_break"] == [{"seats": [1, 2], "by": "largest"}]


@pytest.mark.parametrize(
    ("text", "doubt"),
    [
        ("CC W3 / W0 W0 / .. P0", "No domino has the square W3."),
        ("CC M3 W0\n\nW0 M3 CC", "Squares M3: 2, but the dominoes have only 1."),
        ("CC W1 P0 W0", "Player 1: the number of squares, 3, is odd, but every domino has two."),
        ("CC W1 P0 .. / .. .. .. L0 / .. .. .. L0", "Player 1: 2 squares are not connected to the castle."),
        ("CC W1 P0\n\nCC W0 W0", "Player 2: this kingdom has no crown."),
        ("CC W1 W0", "The 48 dominoes cannot make this. Perhaps a square was misread."),
    ],
)
def test_score_names_what_no_box_holds_and_scores_it(text: str, doubt: str) -> None:
    told = run("score", text=text)
    assert told.exit_code == 0
    assert f"kingtable: {doubt}" in told.stderr.splitlines()
    assert "Total" in told.stdout


def test_score_says_which_square_may_be_misread() -> None:
    told = run("score", text="CC F1 P0\n\n.. L0 P1\n.. CC ..\n\nF2 P0 CC")
    assert "Player 3, row 1, square 1: possible with F0. Total: 0." in told.stderr
    told = run("score", "--middle-kingdom", text="CC W0 M3\n\nL0 CC ..\nP0 M3 W0")
    assert told.stderr.count("possible with") == 0, "no single square helps"


@pytest.mark.parametrize(("count", "options"), [(5, []), (3, ["--mighty-duel"])])
def test_score_refuses_more_kingdoms_than_a_game_has(count: int, options: list[str]) -> None:
    told = run("score", *options, text="CC W1 P0\n\n" * count)
    assert (told.exit_code, told.stdout) == (2, "")
    assert f"Kingdoms: {count}." in told.stderr


@pytest.mark.parametrize("text", ["", "CC CC", "W1", "CC W9", "CC W1 / W1", "CC" + " W0" * 9, "\x00", "۱"])
def test_score_refuses_bad_diagrams_in_one_line(text: str) -> None:
    result = run("score", text=text)
    assert result.exit_code == 2
    assert len(result.stderr.strip().splitlines()) == 1
    assert result.stdout == ""


@pytest.mark.parametrize(("game", "end"), [("kingdomino", "The game is over"), ("king-of-tokyo", "wins.")])
def test_replay_and_verify_accept_a_good_record(game: str, end: str) -> None:
    record = finished(game)
    text = json.dumps(record)
    assert end in run("replay", text=text).output
    assert json.loads(run("replay", "--at", "3", "--json", text=text).output)["game"] == game
    assert run("replay", "--at", "3", text=text).exit_code == 0
    told = json.loads(run("verify", "--json", "--commitment", record["commitment"], text=text).output)
    assert told["valid"] is True
    assert told["scores"] == record["result"]["scores"]
    assert record["commitment"] in run("verify", text=text).output


@pytest.mark.parametrize("game", kingtable.GAMES)
@pytest.mark.slow
def test_replay_shows_any_moment_of_a_served_game(game: str) -> None:
    record = finished(game)
    whole = kingtable.replay(record)
    seats = [whole.at(move).to_move for move in range(len(whole.moves))]
    served = {**record, "commands": [{"seat": seat, "by": "bot", "moves": 1} for seat in seats]}
    for told in (record, served):
        for at in (0, 7, len(record["moves"])):
            shown = run("replay", "-", "--at", str(at), "--json", text=json.dumps(told))
            assert shown.exit_code == 0, shown.output
            assert json.loads(shown.stdout) == whole.at(at).position()
        late = run("replay", "-", "--at", "1000000", text=json.dumps(told))
        assert late.exit_code == 2
        assert "0" in late.output


@pytest.mark.parametrize("seed", [str(2**64), "-1", "1.5", "9" * 5000])
@pytest.mark.parametrize(
    "command", [("match", "random", "random"), ("play", "random"), ("tournament", "random", "greedy")]
)
def test_a_seed_that_would_be_another_one_is_refused(command: tuple[str, ...], seed: str) -> None:
    told = run(*command, "--seed", seed)
    assert told.exit_code == 2
    assert "--seed" in told.output


def test_verify_refuses_a_record_that_was_touched(record: dict[str, Any]) -> None:
    touched = [
        {**record, "key": bytes(32).hex()},
        {**record, "moves": record["moves"][:-1]},
        {**record, "moves": ["=99", *record["moves"][1:]]},
        {**record, "result": {"scores": [99, 0], "ranks": [1, 2]}},
        {**record, "version": 3},
        {**record, "version": 1},
        {**record, "options": {**record["options"], "mighty_duel": True}},
        {**record, "cheat": True},
    ]
    for bad in touched:
        result = run("verify", text=json.dumps(bad))
        assert result.exit_code == 2, bad
        assert len(result.stderr.strip().splitlines()) == 1
    assert run("verify", "--commitment", "0" * 64, text=json.dumps(record)).exit_code == 2
    assert run("verify", text="{not json").exit_code == 2


def test_match_prints_a_table_and_json() -> None:
    told = run("match", "greedy", "random", "--games", "4", "--processes", "1", "--json")
    assert json.loads(told.stdout)["games"] == 4
    told = run(
        "match", "random", "random", "--games", "2", "--processes", "1", "--mighty-duel", "--middle-kingdom", "on"
    )
    assert "random" in told.stdout
    assert "100 %" in told.stdout


@pytest.mark.parametrize(
    "arguments",
    [
        ("match", "greedy"),
        ("match", "greedy", "nobody"),
        ("match", "greedy", "greedy", "greedy", "--mighty-duel"),
        ("match", "greedy", "greedy", "--games", "0"),
        ("play", "--seat", "3"),
        ("play", "--bot", "nobody"),
        ("play", "--players", "3", "--mighty-duel"),
        ("play", "chess"),
        ("play", "kingdomino", "king-of-tokyo"),
        ("play", "king-of-tokyo", "--bot", "nobody"),
        ("play", "king-of-tokyo", "--harmony"),
        ("play", "king-of-tokyo", "--players", "4", "--bay"),
        ("play", "king-of-tokyo", "--players", "4", "--seat", "5"),
        ("play", "--players", "5"),
        ("play", "--no-bay"),
        ("match", "king-of-tokyo", "random"),
        ("match", "king-of-tokyo", *["random"] * 7),
        ("match", "random", "king-of-tokyo"),
        ("match", *["random"] * 5),
        ("bench", "chess"),
        ("odds", "3", "3", "dragon"),
        ("odds", "3", "--dice", "2"),
        ("odds", "--dice", "10"),
        ("odds", *["3"] * 10),
        ("odds", "--dice", "0"),
        ("odds", "--rerolls", "100"),
        ("odds", "--rerolls", "-1"),
        ("odds", "--want", "claw"),
        ("odds", "--want", "3 dragons"),
        ("odds", "--want", ""),
        ("nothing",),
        ("replay", "/no/such/file"),
    ],
)
def test_bad_arguments_end_with_code_2(arguments: tuple[str, ...]) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert "Traceback" not in result.output


def test_a_whole_game_in_the_terminal(tmp_path: Path) -> None:
    saved = tmp_path / "game.json"
    told = run("play", "--bot", "random", "--seed", "3", "--save", str(saved), text="?\n48x\n" + "1\n" * 60)
    assert told.exit_code == 0
    assert "The game is over" in told.output
    assert "(K-" in told.output  # the refused move named its rule
    assert kingtable.replay(json.loads(saved.read_text())).over


@pytest.mark.slow
def test_a_game_in_the_terminal_does_not_wait_for_the_compiler(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))  # nothing is compiled yet
    told = run("play", "--bot", "expert", "--seed", "3", text="1\n" * 8 + "q\n").output
    assert told.count("planner plays for expert until Kingtable is compiled") == 1
    assert "You left" in told


def test_a_bot_that_gives_no_move_ends_the_game_in_one_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "broken_bot.py").write_text(
        "class Broken:\n    name = 'broken'\n    def choose(self, *_):\n        raise OSError('no luck')\n"
    )
    monkeypatch.chdir(tmp_path)
    told = run("play", "--bot", "broken_bot:Broken", "--seat", "2", text="1\n" * 60)
    assert told.exit_code == 2
    assert "broken_bot:Broken gave no move: OSError: no luck" in " ".join(told.output.split())


@pytest.mark.parametrize("language", languages())
def test_the_letters_of_the_squares_are_explained_in_the_terminal(language: str) -> None:
    told = run("--lang", language, "play", "--bot", "random", "--seed", "1", text="q\n").output
    [legend] = [line for line in told.splitlines() if say("terrain-mine", language) in line]
    terrains = [say(f"terrain-{terrain}", language) for terrain in TERRAINS]
    assert legend.split() == [word for pair in zip("WFLPSM", terrains, strict=True) for word in pair]


def test_a_process_of_bots_that_has_ended_answers_every_question_with_an_error() -> None:
    ended = _Process([sys.executable, "-c", ""])
    try:
        errors = [ended.ask(Question("kingdomino", "greedy", b"", 0, 1)).error for _ in range(3)]
    finally:
        ended.end()
    assert all("ended" in error for error in errors)


def test_leaving_a_game_in_the_terminal() -> None:
    assert "You left" in run("play", "--bot", "random", "--seed", "1", text="q\n").output


@pytest.mark.slow
def test_bench_measures() -> None:
    told = json.loads(run("bench", "--seconds", "0.1", "--no-start", "--json").stdout)
    assert [(part, len(figures)) for part, figures in told.items()] == [("kingdomino", 18), ("king-of-tokyo", 12)]
    assert all(value > 0 for figures in told.values() for value in figures.values())
    shown = run("bench", "kingdomino", "--seconds", "0.1").stdout
    assert "Kingdomino" in shown
    for name in (*told["kingdomino"], "s, cold compile, whole process", "s, from the cache, whole process"):
        assert re.search(rf"{re.escape(name)} +│ [\d,.]*[1-9]", shown), shown


def test_a_whole_game_of_king_of_tokyo_in_the_terminal(tmp_path: Path) -> None:
    saved = tmp_path / "game.json"
    call = ("play", "king-of-tokyo", "--players", "6", "--bot", "random", "--seed", "3", "--save", str(saved))
    told = run(*call, text="?\nkeep 9\nkeep claw claw claw claw claw claw\nkeep\n" + "1\n" * 300)
    assert told.exit_code == 0
    assert "wins." in told.output
    assert "If you stop now" in told.output
    assert "(T-" in told.output  # the refused move named its rule
    match = kingtable.replay(json.loads(saved.read_text()))
    assert match.over
    assert match.options == {"players": 6, "bay": True}


def test_a_match_of_king_of_tokyo_has_up_to_six_bots() -> None:
    call = ("match", "king-of-tokyo", *["random"] * 6, "--games", "6", "--processes", "1", "--no-bay", "--json")
    told = json.loads(run(*call).stdout)
    assert (told["games"], [row["seats"] for row in told["standings"]]) == (6, [6])


@pytest.mark.slow
def test_every_event_and_question_of_king_of_tokyo_has_words() -> None:
    seen = set()
    for seed in range(60):
        match = kingtable.new("king-of-tokyo", players=2 + seed % 5, seed=seed)
        dice = random.Random(seed)
        while not match.over:
            for line in king_of_tokyo.asked(match) if seed < 5 else ():
                assert "tell-" not in line
                assert "{" not in line
            match.play(dice.choice(match.legal()))
        for event in match.events:
            line = king_of_tokyo.sentence(event)
            assert "tell-" not in line, event
            assert "card-" not in line, event
            assert "{" not in line, event
            assert "  " not in line, event
            seen.add(event["e"])
    assert len(seen) >= 28


def test_every_event_of_the_protocol_has_words() -> None:
    protocol = (Path(__file__).parent.parent.parent / "docs" / "protocol.md").read_text(encoding="utf-8")
    table = protocol.split("## Events")[1]
    for line in table.splitlines():
        if line.startswith("| `") and not line.startswith("| `e`"):
            for name in re.findall(r"`(\w+)`", line.split("|")[1]):
                assert say(f"tell-{name.replace('_', '-')}") != f"tell-{name.replace('_', '-')}", name


def test_odds_are_the_exact_ones_with_the_dice_to_keep() -> None:
    told = run("odds", "3", "3", "claw", "1", "heart", "energy", "--rerolls", "2", "--want", "3 claw").output
    assert "3 claws: 48.3 %" in told
    assert "Keep: claw" in told
    told = json.loads(run("odds", "3", "3", "--rerolls", "1", "--want", "2 3", "--json").output)
    assert (told["p"], told["keep"]) == (1.0, ["3", "3"])
    both = json.loads(run("odds", "1", "2", "--rerolls", "1", "--want", "1 claw", "--want", "1 heart", "--json").output)
    assert abs(both["p"] - 2 / 36) < 1e-12
    assert both["keep"] == []
    never = json.loads(run("odds", "1", "--want", "2 claw", "--json").output)
    assert (never["p"], never["keep"]) == (0.0, None)


def test_odds_of_dice_not_yet_thrown() -> None:
    told = json.loads(run("odds", "--dice", "1", "--rerolls", "1", "--want", "1 claw", "--json").output)
    assert abs(told["p"] - (1 - (5 / 6) ** 2)) < 1e-12
    assert "not yet rolled" in run("odds").output


def test_odds_without_a_wish_tell_everything_useful() -> None:
    told = run("odds", "1", "1", "claw").output
    for goal in ("3 dice with 1", "3 dice with 3", "2 hearts", "3 claws"):
        assert goal in told
    odds = json.loads(run("odds", "1", "1", "claw", "--json").output)["odds"]
    assert len(odds) == 3 + 3 * 3
    assert {(row["face"], row["count"]): row["p"] for row in odds}["claw", 1] == 1.0


@pytest.mark.parametrize("terminal", [True, False])
def test_a_terminal_shows_at_once_that_the_server_starts(terminal: bool) -> None:
    """Loading takes seconds before the address is there; a program that reads stderr finds nothing there."""
    script = (
        "import sys\nfrom kingtable.cli import main\nfrom kingtable.server import run\n"
        f"sys.stderr.isatty = lambda: {terminal}\nrun.serve = lambda *_, **__: print('served')\nmain(['--no-open'])"
    )
    environment = {**os.environ, "LC_ALL": "tr_TR.UTF-8", "PYTHONUTF8": "1"}
    shown = subprocess.run([sys.executable, "-c", script], capture_output=True, env=environment, check=True)
    assert shown.stdout.strip() == b"served"
    assert shown.stderr.decode().strip() == (say("table-starting", "tr") if terminal else "")
