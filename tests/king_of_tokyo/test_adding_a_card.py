"""docs/adding-a-card.md, followed word by word on a copy of the package."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "adding-a-card.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", PAGE, re.S)


def test_the_page_adds_a_card_that_works(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "src" / "kingtable", tmp_path / "kingtable", ignore=shutil.ignore_patterns("static"))
    package = tmp_path / "kingtable" / "king_of_tokyo"
    (entry,) = blocks("json")
    the_class, the_game = blocks("python")
    (command,) = blocks("sh")

    cards = package / "cards.json"
    cards.write_text(cards.read_text(encoding="utf-8").replace("[\n", f"[\n  {entry.strip()},\n", 1), encoding="utf-8")
    module = package / "cards" / "attack.py"
    module.write_text(module.read_text(encoding="utf-8") + "\n\n" + the_class, encoding="utf-8")
    script = ROOT / command.split()[1]
    environment = {**os.environ, "PYTHONPATH": str(tmp_path), "KINGTABLE_INTERPRETED": "1"}

    # the copied class would not do without the generated files: they are what step 3 is for
    def run(*arguments: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, *arguments], env=environment, cwd=tmp_path, capture_output=True, text=True, timeout=120
        )

    assert run("-c", the_game).returncode != 0
    assert run(str(script), "--check", "--package", str(package)).returncode != 0
    done = run(str(script), "--package", str(package))
    assert done.returncode == 0, done.stderr
    played = run("-c", the_game)
    assert played.returncode == 0, played.stderr
