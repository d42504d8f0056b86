"""The third game of docs/adding-a-game.md, written out as the package that the page describes."""

from __future__ import annotations

import re
from pathlib import Path

DOCUMENT = Path(__file__).parent.parent / "docs" / "adding-a-game.md"


def blocks(language: str) -> list[str]:
    """The code blocks of one language that are no files."""
    told = re.sub(r"`pebbles/\w+\.py`:\n\n```python\n.*?```", "", DOCUMENT.read_text(encoding="utf-8"), flags=re.DOTALL)
    return re.findall(rf"```{language}\n(.*?)```", told, re.DOTALL)


def unpacked(folder: Path) -> Path:
    """Write the package and its entry point, as an installer would; the folder, to be put on PYTHONPATH."""
    files = re.findall(r"`(pebbles/\w+\.py)`:\n\n```python\n(.*?)```", DOCUMENT.read_text(encoding="utf-8"), re.DOTALL)
    assert [name for name, _ in files] == ["pebbles/__init__.py", "pebbles/rules.py", "pebbles/game.py"]
    for name, text in files:
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    (told,) = blocks("toml")
    project = dict(re.findall(r'^(\w+) = "(.*)"$', told, re.MULTILINE))
    installed = folder / f"{project['name']}-{project['version']}.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text(f"Metadata-Version: 2.1\nName: pebbles\nVersion: {project['version']}\n")
    (installed / "entry_points.txt").write_text(f"[kingtable.games]\npebbles = {project['pebbles']}\n")
    return folder
