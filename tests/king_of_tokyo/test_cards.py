"""Every card stands in one place, and what calls it is up to date."""

from __future__ import annotations

import ast
import importlib
import inspect
import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from kingtable.king_of_tokyo import layout
from kingtable.king_of_tokyo.cards import deck, dispatch, kinds
from kingtable.king_of_tokyo.cards.windows import OWN, PASSIVE, SAYS, TABLE, WINDOWS
from kingtable.king_of_tokyo.decisions import change
from tests.king_of_tokyo.table import NOTHING, m, sitting

ROOT = Path(__file__).parents[2]
MODULES = ("passive", "at_once", "dice_cards", "attack", "body", "market", "end_of_turn")


def classes() -> dict[str, type]:
    found = {}
    for name in MODULES:
        module = importlib.import_module(f"kingtable.king_of_tokyo.cards.{name}")
        found.update({n: c for n, c in vars(module).items() if inspect.isclass(c) and c.__module__ == module.__name__})
    return found


def test_the_generated_files_are_up_to_date() -> None:
    told = subprocess.run(
        [sys.executable, str(ROOT / "scripts" / "dispatch.py"), "--check"], capture_output=True, text=True, check=False
    )
    assert told.returncode == 0, told.stderr


def test_the_box_has_66_cards_of_64_kinds() -> None:
    """T-022."""
    data = json.loads((ROOT / "tests" / "data" / "king_of_tokyo_cards.json").read_text(encoding="utf-8"))
    theirs = {card["id"]: (card["name"], card["cost"], card["kind"], card["copies"]) for card in data}
    ours = {card["id"]: (card["name"], card["cost"], card["kind"], card["copies"]) for card in deck.CARDS}
    assert ours == theirs
    assert (deck.KINDS, deck.PIECES) == (64, 66)
    assert [getattr(kinds, name.upper()) for name in deck.IDS] == list(range(64))


@pytest.mark.parametrize("name", sorted(classes()))
def test_a_card_states_its_effect_and_uses_known_windows(name: str) -> None:
    cls = classes()[name]
    assert cls.__doc__
    assert len(cls.__doc__) > 4
    for window in vars(cls):
        assert window.startswith("_") or window in {"when", "why_not", *SAYS, *PASSIVE, *WINDOWS, *TABLE, *OWN}
    assert {*PASSIVE, *WINDOWS, *TABLE, *OWN} & set(vars(cls)), "what a card does stands with it"


def test_there_is_one_class_for_every_card() -> None:
    assert len(classes()) == 64


def test_a_card_without_a_window_is_refused(tmp_path: Path) -> None:
    package = tmp_path / "king_of_tokyo"
    shutil.copytree(Path(deck.__file__).parents[1], package)
    attack = package / "cards" / "attack.py"
    source = attack.read_text(encoding="utf-8")
    attack.write_text(source[: source.index("    @window", source.index("class SpikedTail"))], encoding="utf-8")
    urbavore = source[source.index("class Urbavore") :]
    attack.write_text(attack.read_text(encoding="utf-8") + "\n\n" + urbavore, encoding="utf-8")
    told = subprocess.run(
        [sys.executable, str(ROOT / "scripts" / "dispatch.py"), "--check", "--package", str(package)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.returncode != 0
    assert "SpikedTail has no window" in told.stderr


MAY_NAME = {
    **{module: {"MIMIC"} for module in ("effects", "layout")},
    **{f"shown/{module}": {"MIMIC"} for module in ("agenda", "notation", "position", "possible")},
    "buying": {"MIMIC", "MONSTER_BATTERIES"},
    "observing/observation": {"EXTRA_HEAD", "MIMIC", "MONSTER_BATTERIES", "SMOKE_CLOUD"},
}
"""Outside `cards/` no card is named but these. The record has a field for what Mimic copies, and by it goes which
effects a monster has, where each of them keeps its counters, and what becomes of both when a piece moves. Energy that
is put on Monster Batteries, or on a Mimic of it, is told as spent on that card. The observation shows the counters of
the three cards on which some may lie, and what the second Extra Head has cost."""

MAY_SAY = {
    "ahead/choices": {"jets", "mimic"},
    "decisions/hearts": {"heal"},
    "decisions/mimic": {"mimic"},
    "shown/events": {"camouflage", "freeze_time", "frenzy", "heal", "mimic"},
    "layout": {"it_has_a_child", "mimic", "opportunist"},
    "shown/position": {"herd_culler", "wings"},
    "ahead/preview": {"heal"},
    "protocol": {"jets", "mimic", "opportunist"},
    "protocol_events": {"camouflage", "heal", "mimic"},
    "shown/view": {"opportunist", "wings"},
}
"""Words of moves, decisions, events, fields and reasons that are also a card's id (docs/protocol.md, notation.md)."""


def named(text: str) -> tuple[set[str], set[str]]:
    """The cards of which a module has the numbers, and the strings in it that are cards' ids."""
    numbers: set[str] = set()
    strings: set[str] = set()
    for node in ast.walk(ast.parse(text)):
        match node:
            case ast.ImportFrom(module="kingtable.king_of_tokyo.cards.kinds", names=names):
                numbers |= {alias.name for alias in names}
            case ast.Attribute(value=ast.Name("kinds"), attr=name):
                numbers.add(name)
            case ast.Constant(value=str(word)) if word in deck.NUMBER:
                strings.add(word)
    return numbers, strings


def test_only_a_card_itself_says_what_it_does() -> None:
    package = Path(deck.__file__).parents[1]
    paths = [p for p in sorted(package.rglob("*.py")) if p.parent.name != "cards" and p.stem != "lesson"]
    texts = {p.relative_to(package).with_suffix("").as_posix(): p.read_text(encoding="utf-8") for p in paths}
    found = {name: named(text) for name, text in texts.items()}
    assert {name: numbers for name, (numbers, _) in found.items() if numbers} == MAY_NAME
    assert {name: strings for name, (_, strings) in found.items() if strings} == MAY_SAY


@pytest.mark.parametrize(
    "text",
    [
        "from kingtable.king_of_tokyo.cards.kinds import JETS",
        "from kingtable.king_of_tokyo.cards import kinds\nkinds.JETS",
        "NUMBER['jets']",
    ],
)
def test_a_card_that_is_named_is_seen(text: str) -> None:
    assert named(text) != (set(), set())


@pytest.mark.parametrize("card", deck.IDS[deck.KEEPS :])
def test_a_card_says_how_it_hurts_its_buyer(card: str) -> None:
    match = sitting(m(energy=10), m(), m(), row=[card])
    match.play(f"buy {card}")
    assert 10 - match.state.health[0] == dispatch.HURTS.get(deck.NUMBER[card], 0)


def test_a_card_says_what_its_use_takes() -> None:
    thrown = sitting(m("telepath", "smoke_cloud", "background_dweller"), m(), dice=NOTHING)
    turned = sitting(m("herd_culler", "plot_twist", "stretchy"), m(), dice=NOTHING, rerolls=0)
    hit = sitting(m(), m("wings", "camouflage", "rapid_healing", health=9), dice="claw claw 1 1 2 3", city=1)
    hit.play("done")
    said = {dispatch.WORD.get(kind, name): dispatch.PAYS.get(kind, 0) for name, kind in deck.NUMBER.items()}
    used = {use["move"]: use["energy"] for match in (thrown, turned, hit) for use in match.choices()["uses"]}
    assert used == {move: said[move] for move in used}
    assert len(used) == 9
    assert {move: energy for move, energy in hit.choices()["react"].items() if move in used} == {
        "wings": 2,
        "camouflage": True,
        "rapid_healing": 2,
    }


def test_actions_that_turn_dice_keep_their_numbers() -> None:
    assert change.ALTERING == (kinds.HERD_CULLER, kinds.PLOT_TWIST, kinds.STRETCHY)
    assert layout.CHANGE + 36 * len(change.ALTERING) == layout.PROBE
