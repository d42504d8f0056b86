"""The front door: what a user of the library meets first."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest

import kingtable
from kingtable import bots

GAMES = [("kingdomino", {"players": 3}), ("king-of-tokyo", {"players": 4})]


def later(name: str, options: dict[str, Any], moves: int, seed: int = 1) -> kingtable.Match:
    chance = random.Random(seed)
    match = kingtable.new(name, seed=seed, **options)
    while len(match.moves) < moves and not match.over:
        match.play(chance.choice(match.legal()))
    return match


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_actions_are_the_numbers_of_legal_in_the_same_order(name: str, options: dict[str, Any]) -> None:
    match = later(name, options, 30)
    assert [match.rules.written(match.state, action) for action in match.actions()] == match.legal()
    for number, text in zip(match.actions(), match.legal(), strict=True):
        by_number, by_text = match.copy(), match.copy()
        by_number.do(np.int64(number))
        by_text.play(text)
        assert by_number == by_text
        assert by_number.events == by_text.events
        assert by_number.moves[-1] == text


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_what_is_asked_for_can_be_changed_without_harm(name: str, options: dict[str, Any]) -> None:
    match = later(name, options, 5)
    match.legal().clear()
    match.actions().clear()
    assert match.legal()
    assert match.actions()


@pytest.mark.parametrize(("name", "options"), GAMES)
@pytest.mark.parametrize("how", ["seed", "key", "position"])
def test_undo_and_at_go_back_to_what_was(name: str, options: dict[str, Any], how: str) -> None:
    match = kingtable.new(name, **({"key": bytes(32)} if how == "key" else {"seed": 7}), **options)
    if how == "position":
        match = kingtable.from_position(later(name, options, 12).position(), seed=3)
    chance = random.Random(5)
    was = [(match.position(), list(match.events), match.view(0))]
    while not match.over and len(match.moves) < 90:
        match.play(chance.choice(match.legal()))
        was.append((match.position(), list(match.events), match.view(0)))
    end = match.copy()
    for played in (0, 1, len(match.moves) // 2, len(match.moves)):
        then = match.at(played)
        assert (then.position(), then.events, then.view(0)) == was[played]
        assert then.moves == match.moves[:played]
    assert match == end
    assert match.at(-1) == match.at(len(match.moves) - 1)
    while match.moves:
        match.undo()
        assert (match.position(), match.events, match.view(0)) == was[len(match.moves)]
    with pytest.raises(kingtable.Refused, match="no move to take back"):
        match.undo()
    for move in end.moves:  # chance comes as it came
        match.play(move)
    assert match == end
    assert match.record() == end.record()


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_an_imagined_match_holds_nothing_that_the_seat_may_not_know(name: str, options: dict[str, Any]) -> None:
    match = later(name, options, 25)
    seat = match.to_move
    assert seat is not None
    before = match.copy()
    one, same, other = match.imagined(seat, 1), match.imagined(seat, 1), match.imagined(seat, 2)
    assert one == same
    assert one.view(seat) == other.view(seat) == match.view(seat)
    assert one.position()["deck"] != other.position()["deck"]
    assert one.record()["seed"] == 1, "not the seed of the match"
    while not one.over:
        one.play(one.legal()[0])
    assert match == before
    with pytest.raises(kingtable.Refused):
        same.at(0)
    keyed = kingtable.new(name, key=bytes(32), **options).imagined(0, 1)
    assert "key" not in keyed.record()
    with pytest.raises(kingtable.Refused, match="Seats are numbered"):
        match.imagined(9, 1)


def test_a_match_that_forgets_goes_back_no_further_and_holds_no_states_for_it() -> None:
    match = later("kingdomino", {}, 6)
    match.forget()
    for back in (match.undo, lambda: match.at(0)):
        with pytest.raises(kingtable.Refused):
            back()
    assert len(match.moves) == 6, "nothing has changed"
    match.play(match.legal()[0])
    match.undo()
    assert len(match.moves) == 6


def test_at_refuses_what_has_not_been_played() -> None:
    match = later("kingdomino", {}, 4)
    for wrong in (5, -5):
        with pytest.raises(kingtable.Refused, match="from 0 to 4"):
            match.at(wrong)


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_matches_are_compared_shown_and_copied(name: str, options: dict[str, Any]) -> None:
    match, same = later(name, options, 20), later(name, options, 20)
    assert match == same
    other = match.copy()
    other.play(other.legal()[0])
    assert match != other
    assert match == same, "a copy is independent"
    assert match != "something else"
    assert repr(match) == f"<{name}, {match.players} players, 20 moves, seat {match.to_move} to move>"
    assert f"{match.to_move}*" in str(match)
    ended = later(name, options, 10_000)
    assert repr(ended).endswith("moves, over>")
    assert "*" not in str(ended)
    with pytest.raises(TypeError):
        hash(match)


def test_the_text_of_a_kingdom_is_its_diagram() -> None:
    match = later("kingdomino", {}, 20)
    for kingdom in match.position()["kingdoms"]:
        assert kingdom.replace(" / ", "\n") in str(match)


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_an_action_that_is_none_or_not_legal_changes_nothing(name: str, options: dict[str, Any]) -> None:
    match = later(name, options, 10)
    before = match.copy()
    wrong: Any
    none, far = "is not the number", "not legal"
    for wrong, said in (("3", none), (1.0, none), (-1, far), (10**9, far)):
        with pytest.raises(kingtable.IllegalAction, match=said):
            match.do(wrong)
    assert match == before
    ended = later(name, options, 10_000)
    with pytest.raises(kingtable.IllegalAction, match="over"):
        ended.do(0)


def test_bad_input_is_refused_where_it_is_given() -> None:
    given: Any
    for given, field in (
        ({"key": b"abc"}, "key"),
        ({"key": "00" * 32}, "key"),
        ({"key": bytes(32), "seed": 1}, "key"),
        ({"seed": "1"}, "seed"),
        ({"seed": True}, "seed"),
        ({"seed": 1.5}, "seed"),
        ({"playres": 3}, "playres"),
    ):
        with pytest.raises(kingtable.InvalidOptions) as refused:
            kingtable.new("kingdomino", **given)
        assert refused.value.field == field
    match = later("kingdomino", {}, 3)
    for seat in (2, 9, -1):
        with pytest.raises(kingtable.Refused, match="Seats are numbered"):
            match.observe(seat, 1)
    seat = 1 - (match.to_move or 0)
    with pytest.raises(kingtable.InvalidOptions, match="not the turn"):
        bots.choose("kingdomino", "greedy", match.observe(seat, 1), seat, 1)


def test_numpy_numbers_are_numbers() -> None:
    options: Any = {"players": np.int32(3), "harmony": np.bool_(True)}
    match = kingtable.new("kingdomino", seed=np.int64(7), **options)
    assert match == kingtable.new("kingdomino", seed=7, players=3, harmony=True)
    assert kingtable.replay(match.record()) == match
    assert type(match.record()["seed"]) is type(match.options["players"]) is int
    position = match.position()
    assert kingtable.from_position(position, seed=np.int64(3)) == kingtable.from_position(position, seed=3)


def test_a_game_may_be_spelled_either_way() -> None:
    assert kingtable.new("king_of_tokyo", seed=1) == kingtable.new("king-of-tokyo", seed=1)
    assert kingtable.game("king_of_tokyo") is kingtable.game("king-of-tokyo")


def test_dir_and_help_know_everything_before_it_is_used() -> None:
    script = (
        "import kingtable; print(sorted(set(kingtable.__all__) - set(dir(kingtable))), 'new' in kingtable.__dict__)"
    )
    told = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout
    assert told == "[] True\n"
    assert "King of Tokyo" in (kingtable.__doc__ or "")


def test_dealing_and_playing_load_no_compiler() -> None:
    code = """
import sys, kingtable
from kingtable import bots
for name in kingtable.GAMES:
    match = kingtable.new(name, seed=3)
    while not match.over and len(match.moves) < 40:
        match.play(match.legal()[0])
    match.view(0), match.observe(0, 1), match.choices(), str(match)
    assert kingtable.replay(match.record()) == match
match = kingtable.new("king-of-tokyo", seed=3)
bots.choose("king-of-tokyo", "roller", match.observe(match.to_move, 1), match.to_move, 1)
assert "numba" not in sys.modules and "fluent" not in sys.modules
"""
    subprocess.run([sys.executable, "-W", "error", "-c", code], check=True, timeout=60)


@pytest.mark.compiled
def test_a_rule_in_a_closure_is_compiled_too() -> None:
    code = """
import numpy as np
from kingtable.engine.compiler.jit import rule

@rule
def twice(x):
    return 2 * x

def maker(inner):
    @rule
    def summed(values):
        total = 0
        for value in values:
            total += inner(value)
        return total
    return summed

summed = maker(twice)
assert summed(np.arange(5)) == 20
assert summed.overloads and not twice.overloads
assert summed(range(5)) == 20
"""
    subprocess.run([sys.executable, "-W", "error", "-c", code], check=True, timeout=120)


def test_options_that_a_game_does_not_know_are_errors_of_type() -> None:
    """mypy refuses an ignored error that is none: were one of these accepted, the check of types would fail."""
    with pytest.raises(kingtable.InvalidOptions, match="playres"):
        kingtable.new("kingdomino", playres=3)  # type: ignore[call-overload]
    with pytest.raises(kingtable.InvalidOptions, match="players"):
        kingtable.new("kingdomino", players="3")  # type: ignore[call-overload]
    with pytest.raises(kingtable.InvalidOptions, match="seed"):
        kingtable.new("king_of_tokyo", players=3, seed="1")  # type: ignore[call-overload]
    assert kingtable.new("kingdomino", players=3, harmony=True, middle_kingdom="window", preset="bga").players == 3
    assert kingtable.new("king-of-tokyo", players=5, bay=False).players == 5


def test_an_option_that_means_nothing_where_it_is_given_is_refused_with_the_reason() -> None:
    given: Any
    for name, given, said in (
        ("kingdomino", {"players": 2, "three_players": 48}, "three_players: This needs players: 3; it is 2."),
        ("kingdomino", {"players": 3, "mighty_duel": True}, "for two players, not 3"),
        ("king-of-tokyo", {"players": 4, "bay": True}, "five or six monsters, not 4"),
    ):
        with pytest.raises(kingtable.InvalidOptions, match=said):
            kingtable.new(name, **given)
    assert kingtable.new("kingdomino", players=4, three_players=36, mighty_duel=False).players == 4
    assert kingtable.new("kingdomino", players=2, preset="bga").options["three_players"] == 36


@pytest.mark.parametrize("source", ["seed", "key", "position"])
def test_a_game_stored_with_an_option_that_meant_nothing_is_still_read(source: str) -> None:
    """Kingtable 0.1.0 took every option of the preset `bga`, and its tables keep them."""
    match = kingtable.new(
        "kingdomino", players=2, preset="bga", **{"key": bytes(32)} if source == "key" else {"seed": 1}
    )
    match.play(match.legal()[0])
    if source == "position":
        match = kingtable.from_position(match.position(), seed=2)
    record = match.record()
    record["options"]["three_players"] = 48
    again = kingtable.replay(record)
    assert again.options == record["options"]
    assert again.position()["kingdoms"] == match.position()["kingdoms"]
    record["options"]["mighty_duel"] = True
    record["options"]["players"] = 3
    with pytest.raises(kingtable.InvalidRecord, match="for two players"):
        kingtable.replay(record)


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_events_are_the_same_whenever_they_are_asked_for(name: str, options: dict[str, Any]) -> None:
    """Told at every move, at the end, after undoing, after more than can be undone, and in copies."""
    chance = random.Random(3)
    often, seldom = (kingtable.new(name, seed=9, **options) for _ in range(2))
    halfway: list[Any] = []
    while not often.over:
        move = chance.choice(often.legal())
        often.play(move)
        _ = often.events
        seldom.play(move)
        if len(often.moves) in (10, 64, 65, 66, 70):
            halfway.append((seldom.copy(), list(often.events)))
    assert len(often.moves) > 70
    for copy, events in halfway:
        assert copy.events == events
    for back in (1, 30, 70):
        undone = seldom.copy()
        for _ in range(back):
            undone.undo()
        assert undone.events == often.at(len(often.moves) - back).events
    assert seldom.events == often.events
    assert seldom.events is seldom.events
    seldom.undo()
    assert seldom.events == often.at(-1).events
    assert often.at(69).imagined(0, 1).events == often.at(69).events


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_a_notebook_shows_a_picture_in_which_nothing_is_hidden(name: str, options: dict[str, Any]) -> None:
    for moves in (0, 9, 40, 10_000):
        match = later(name, options, moves)
        drawn = match._repr_svg_()
        words = list(ElementTree.fromstring(drawn).itertext())
        assert words[0].endswith(", ".join(map(str, match.scores)))
        assert match.over or sum("▶" in text for text in words) == 1
        if not match.over:
            assert drawn == match.imagined(0, 5)._repr_svg_()


def test_a_record_is_replayed_in_whichever_form_one_has_it(tmp_path: Path) -> None:
    match = later("kingdomino", {}, 12)
    text = json.dumps(match.record(), indent=1)
    file = tmp_path / "a game.json"
    file.write_text(text, encoding="utf-8")
    marked = tmp_path / "from-windows.json"
    marked.write_text(text, encoding="utf-8-sig")
    forms: list[Any] = [match.record(), text, f"\n {text}", f"\ufeff{text}", text.encode(), text.encode("utf-8-sig")]
    for form in [*forms, file, str(file), marked]:
        assert kingtable.replay(form) == match


@pytest.mark.parametrize(
    ("form", "said"),
    [
        (None, "not NoneType"),
        (["moves"], "not list"),
        (17, "not int"),
        (b"[1, 2]", "A record is a JSON object"),
        ("[]", r"The file \[\] cannot be read.*JSON that begins with a brace"),
        (b"", "line 1, column 1"),
        ('{"version": 2,\n "game": }', "line 2, column 10"),
        (b"\xff\xfe{}", "UTF-8"),
        (b"[" * 200_000, "Not "),
        ('{"version": ' + "9" * 5_000 + "}", "Not "),
        ("not/there.json", "not/there.json cannot be read.*path of a file that is there"),
        ("", "cannot be read"),
        ("a\0b", "cannot be read"),
        ("x" * 100_000, "cannot be read"),
        (Path(__file__).parent, "cannot be read"),
        (Path("not/there.json"), "not/there.json cannot be read"),
        (Path(__file__), "Not valid JSON"),
        ('{"version": 2, "seat": 1}', "no such field"),
    ],
    ids=lambda value: str(value)[-30:].replace("\0", "NUL"),
)
def test_what_is_no_record_is_refused_with_what_would_be_right(form: Any, said: str) -> None:
    with pytest.raises(kingtable.InvalidRecord, match=said) as refused:
        kingtable.replay(form)
    assert len(str(refused.value)) < 400
    assert refused.value.text("fa") != refused.value.text("en")
