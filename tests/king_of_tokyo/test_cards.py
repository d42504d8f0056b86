"""Every card stands in one place, and what calls it is up to date."""

from __future__ import annotations

import ast
import importlib
import inspect
import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from kingtable.king_of_tokyo import layout
from kingtable.king_of_tokyo.cards import deck, kinds
from kingtable.king_of_tokyo.cards.windows import OWN, PASSIVE, TABLE, WINDOWS
from kingtable.king_of_tokyo.decisions import change

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
        assert window.startswith("_") or window in {"when", "word", "face", "why_not", *PASSIVE, *WINDOWS, *TABLE, *OWN}
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


def test_the_turn_damage_and_the_decisions_name_no_card() -> None:
    """They ask windows. Mimic and Monster Batteries, of which pieces say more, are named where pieces move."""
    package = Path(deck.__file__).parents[1]
    asking = [package / f"{name}.py" for name in ("rules", "turn", "damage", "view")]
    ids = {name.upper() for name in deck.IDS} - {"HEAL"}
    for path in [*asking, *sorted((package / "decisions").glob("*.py"))]:
        nodes = list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
        names = {node.id for node in nodes if isinstance(node, ast.Name)}
        names |= {node.attr for node in nodes if isinstance(node, ast.Attribute)}
        assert not names & ids, path.name
    assert set(re.findall(r"kinds\.([A-Z_]+)", (package / "buying.py").read_text(encoding="utf-8"))) == {
        "MIMIC",
        "MONSTER_BATTERIES",
    }


def test_actions_that_turn_dice_keep_their_numbers() -> None:
    assert change.ALTERING == (kinds.HERD_CULLER, kinds.PLOT_TWIST, kinds.STRETCHY)
    assert layout.CHANGE + 36 * len(change.ALTERING) == layout.PROBE
