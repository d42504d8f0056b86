"""Imports run one way: nothing imports from below itself in the list of docs/architecture.md."""

from __future__ import annotations

import ast
from pathlib import Path

SOURCE = Path(__file__).parent.parent / "src" / "kingtable"
FLOORS = ("engine", "kingdomino", "king_of_tokyo", "bots", "arena", "server", "cli")
HEAVY = {"torch", "ray", "pyarrow"}


def imported(file: Path) -> set[str]:
    """The absolute names of all modules that a file imports, at the top or inside functions."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}: imports are absolute"
            names.add(node.module or "")
            names.update(f"{node.module}.{alias.name}" for alias in node.names)
    return names


def floor_of(name: str) -> int | None:
    """The floor of a module of ours, None for others and for the package itself."""
    parts = name.split(".")
    return FLOORS.index(parts[1]) if parts[0] == "kingtable" and len(parts) > 1 and parts[1] in FLOORS else None


def test_nothing_imports_from_above() -> None:
    wrong = []
    for file in SOURCE.rglob("*.py"):
        own = floor_of(".".join(("kingtable", *file.relative_to(SOURCE).parts)))
        if own is None:
            continue
        for name in imported(file):
            floor = floor_of(name)
            if floor is not None and floor > own:
                wrong.append(f"{file.relative_to(SOURCE)} imports {name}")
    assert not wrong


def test_no_game_knows_another() -> None:
    for file in (SOURCE / "king_of_tokyo").rglob("*.py"):
        assert not any(name.startswith("kingtable.kingdomino") for name in imported(file)), file


def test_every_folder_has_its_floor() -> None:
    folders = {f.name for f in SOURCE.iterdir() if f.is_dir() and (f / "__init__.py").exists()}
    assert folders == set(FLOORS)


def test_only_the_engine_imports_numba() -> None:
    users = {
        str(file.relative_to(SOURCE))
        for file in SOURCE.rglob("*.py")
        if any(n.split(".")[0] in ("numba", "llvmlite") for n in imported(file))
    }
    assert users == {f"engine/{name}.py" for name in ("jit", "parts", "kept", "compiling")}


def test_nothing_heavy_is_imported() -> None:
    for file in SOURCE.rglob("*.py"):
        assert not HEAVY & {name.split(".")[0] for name in imported(file)}, file


def test_the_server_and_the_commands_know_no_rule() -> None:
    rules = {f"kingtable.kingdomino.{module}" for module in ("rules", "scoring", "layout")}
    for folder in ("server",):
        for file in (SOURCE / folder).rglob("*.py"):
            assert not rules & imported(file), file


def test_modules_stay_readable() -> None:
    texts = {str(f.relative_to(SOURCE)): f.read_text(encoding="utf-8") for f in SOURCE.rglob("*.py")}
    long = [name for name, text in texts.items() if len(text.splitlines()) > 500]
    assert not [name for name in long if "Written by scripts/" not in texts[name]]
