"""The wheel holds all that the package needs: page, catalogues, dominoes, migrations."""

from __future__ import annotations

import os
import shutil
import subprocess
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """The names of the files in a freshly built wheel."""
    folder = tmp_path_factory.mktemp("wheel")
    uv = os.environ.get("UV") or shutil.which("uv")  # `uv run` tells where it is
    assert uv, "run the tests through scripts/test or uv run"
    command = [uv, "build", "--wheel", "--out-dir", str(folder), str(ROOT)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    (file,) = folder.glob("*.whl")
    return zipfile.ZipFile(file).namelist()


def test_the_page_is_in_the_wheel(wheel: list[str]) -> None:
    assert "kingtable/static/index.html" in wheel
    assert any(name.startswith("kingtable/static/") and name.endswith(".js") for name in wheel)
    assert any(name.startswith("kingtable/static/") and name.endswith(".css") for name in wheel)


def test_all_files_of_the_package_are_in_the_wheel(wheel: list[str]) -> None:
    source = ROOT / "src"
    for pattern in ("*.py", "*.ftl", "*.json", "py.typed"):
        for file in source.rglob(pattern):
            assert str(file.relative_to(source)) in wheel


def test_nothing_else_is_in_the_wheel(wheel: list[str]) -> None:
    assert not [name for name in wheel if not name.startswith(("kingtable/", "kingtable-"))]
    assert not [name for name in wheel if "node_modules" in name or "__pycache__" in name]
