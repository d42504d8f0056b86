"""Every requirement has a test named after it or a reason, and docs/reference/requirements.md says which."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_requirements_are_covered_and_the_page_is_up_to_date() -> None:
    run = subprocess.run(
        [sys.executable, ROOT / "scripts/requirements.py", "--check"], capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stderr
