"""The rules are typed: mypy refuses a field that a state does not have."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
GAMES = ROOT / "src" / "kingtable"
MODULES = sorted(path for game in ("kingdomino", "king_of_tokyo") for path in (GAMES / game).rglob("*.py"))


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(GAMES)))
def test_no_rule_takes_a_state_of_any_type(path: Path) -> None:
    functions = [node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.FunctionDef)]
    states = [(one.name, arg) for one in functions for arg in one.args.args if arg.arg == "s"]
    untyped = [name for name, arg in states if arg.annotation is None or "Any" in ast.unparse(arg.annotation)]
    assert untyped == []


@pytest.mark.slow
def test_mypy_refuses_a_mistyped_field_in_a_rule(tmp_path: Path) -> None:
    """Copies of rules, each as it is and with one letter wrong."""
    typos = {
        "kingdomino/scoring.py": ("s.harmony", "s.harmonny"),
        "kingdomino/rules.py": ("s.kings_left", "s.king_left"),
        "king_of_tokyo/damage.py": ("s.struck[p]", "s.strock[p]"),
        "king_of_tokyo/cards/attack.py": ("s.turn", "s.trun"),
    }
    for name, (right, wrong) in typos.items():
        source = (GAMES / name).read_text("utf-8")
        assert right in source, name
        stem = name.replace("/", "_").removesuffix(".py")
        (tmp_path / f"{stem}_right.py").write_text(source, "utf-8")
        (tmp_path / f"{stem}_wrong.py").write_text(source.replace(right, wrong, 1), "utf-8")
    command = [sys.executable, "-m", "mypy", "--strict", "--config-file", str(ROOT / "pyproject.toml")]
    told = subprocess.run([*command, str(tmp_path)], cwd=ROOT, capture_output=True, text=True)
    found = {
        (Path(file).name, field)
        for file, field in re.findall(r'^(\S+\.py):.*has no attribute "(\w+)"', told.stdout, re.M)
    }
    wanted = {
        (f"{name.replace('/', '_').removesuffix('.py')}_wrong.py", wrong[2:].removesuffix("[p]"))
        for name, (_, wrong) in typos.items()
    }
    assert found == wanted, told.stdout + told.stderr
    assert "_right.py" not in told.stdout
