"""The third game of docs/adding-a-game.md, written out as the package that the page describes."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

DOCUMENT = Path(__file__).parent.parent / "docs" / "adding-a-game.md"


def blocks(language: str) -> list[str]:
    """The code blocks of one language that are no files."""
    told = re.sub(r"`pebbles/\w+\.py`:\n\n```python\n.*?```", "", DOCUMENT.read_text(encoding="utf-8"), flags=re.DOTALL)
    return re.findall(rf"```{language}\n(.*?)```", told, re.DOTALL)


PACKAGES = Path(__file__).parent / "packages"


def tricks(folder: Path) -> Path:
    """Install the game with hands of cards, `tests/packages/tricks`, into a folder to be put on PYTHONPATH."""
    shutil.copytree(PACKAGES / "tricks", folder / "tricks")
    known(folder, "tricks", "1", "tricks:SPEC")
    return folder


def known(folder: Path, name: str, version: str, declared: str) -> None:
    """Write what an installer writes about a package, its entry point among it."""
    installed = folder / f"{name}-{version}.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n")
    (installed / "entry_points.txt").write_text(f"[kingtable.games]\n{name} = {declared}\n")


def unpacked(folder: Path) -> Path:
    """Write the package and its entry point, as an installer would; the folder, to be put on PYTHONPATH."""
    files = re.findall(r"`(pebbles/\w+\.py)`:\n\n```python\n(.*?)```", DOCUMENT.read_text(encoding="utf-8"), re.DOTALL)
    assert [name for name, _ in files] == ["pebbles/__init__.py", "pebbles/rules.py", "pebbles/game.py"]
    for name, text in files:
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    (told,) = blocks("toml")
    project = dict(re.findall(r'^(\w+) = "(.*)"$', told, re.MULTILINE))
    known(folder, project["name"], project["version"], project["pebbles"])
    return folder
