"""The notebooks run from the first cell to the last, draw something, and are kept without outputs."""

from __future__ import annotations

import json
import re
import sys
import tempfile
from pathlib import Path
from typing import Any

import nbformat
import pytest
from nbclient import NotebookClient
from traitlets.config import Config

from scripts.docs import page_of
from scripts.notebooks import FOLDER, stripped
from tests import pebbles

ROOT = Path(__file__).parents[1]
NOTEBOOKS = sorted(FOLDER.glob("*.ipynb"))
PICTURES = {"image/svg+xml", "image/png"}


def read(file: Path) -> Any:
    return nbformat.read(file, as_version=4)  # type: ignore[no-untyped-call] # nbformat declares no types


@pytest.mark.parametrize("file", NOTEBOOKS, ids=lambda file: file.stem)
@pytest.mark.timeout(1800)  # the first time, the rules are compiled
@pytest.mark.slow
def test_a_notebook_runs_and_draws(file: Path, tmp_path: Path) -> None:
    notebook = read(file)
    with tempfile.TemporaryDirectory(prefix="kt-") as short, pytest.MonkeyPatch.context() as patch:
        for name in ("JUPYTER_RUNTIME_DIR", "IPYTHONDIR"):  # no file of this computer's notebooks has a part in it
            patch.setenv(name, short)
        # Sockets of a folder of our own: two tests at once may draw the same free port.
        sockets = {"transport": "ipc", "ip": f"{short}/kernel"} if sys.platform != "win32" else {}
        NotebookClient(
            notebook,
            timeout=None,
            startup_timeout=600,
            kernel_name="python3",
            resources={"metadata": {"path": tmp_path}},
            config=Config({"KernelManager": sockets}),
        ).execute()
    outputs = [output for cell in notebook.cells if cell.cell_type == "code" for output in cell.outputs]
    assert any(PICTURES & set(output.get("data", {})) for output in outputs)
    told = "".join(output.text for output in outputs if output.output_type == "stream" and output.name == "stderr")
    assert "Warning" not in told
    assert not list(tmp_path.iterdir()), "a notebook leaves nothing in the folder of its reader"


@pytest.mark.parametrize("file", NOTEBOOKS, ids=lambda file: file.stem)
def test_a_notebook_is_kept_without_outputs(file: Path) -> None:
    nbformat.validate(read(file))
    text = file.read_text(encoding="utf-8")
    assert text == stripped(text), "python scripts/notebooks.py writes it without outputs"


def test_what_a_run_and_an_editor_add_is_stripped() -> None:
    text = NOTEBOOKS[0].read_text(encoding="utf-8")
    told = json.loads(text)
    told["metadata"]["language_info"]["version"] = "3.11.7"
    for cell in told["cells"]:
        cell |= {"id": "a1b2", "metadata": {"collapsed": True}}
        if cell["cell_type"] == "code":
            cell |= {"execution_count": 3, "outputs": [{"output_type": "stream", "name": "stdout", "text": ["1"]}]}
    assert stripped(json.dumps(told)) == text


@pytest.mark.parametrize("file", NOTEBOOKS, ids=lambda file: file.stem)
def test_a_notebook_reads_like_a_page(file: Path) -> None:
    first, *_, last = cells = read(file).cells
    assert re.match(r"# \w.*\n\nFor people .*\. After this notebook .*It needs `pip install", first.source)
    assert last.source.startswith("## Next\n")
    assert not any(cell.source.isspace() or not cell.source for cell in cells)
    for target in re.findall(r"\]\(([^)#]+)[^)]*\)", "\n".join(c.source for c in cells if c.cell_type == "markdown")):
        assert (file.parent / target).exists(), target


@pytest.mark.parametrize("file", NOTEBOOKS, ids=lambda file: file.stem)
def test_the_site_shows_every_cell(file: Path) -> None:
    page = page_of(file)
    cells = read(file).cells
    assert [cell.source for cell in cells if cell.cell_type == "code"] == [
        block.strip("\n") for block in re.findall(r"^```python\n(.*?)^```$", page, re.DOTALL | re.MULTILINE)
    ]
    assert all(cell.source in page for cell in cells)


def test_every_notebook_is_told_of() -> None:
    told = re.findall(r"\(\.\./examples/notebooks/(\w+)\.ipynb\)", (ROOT / "docs/laboratory.md").read_text("utf-8"))
    shown = re.findall(r": examples/notebooks/(\w+)\.md", (ROOT / "mkdocs.yml").read_text("utf-8"))
    assert sorted(told) == sorted(shown) == [file.stem for file in NOTEBOOKS]


def test_the_third_game_is_the_one_of_adding_a_game(tmp_path: Path) -> None:
    written = {}
    for cell in read(FOLDER / "a_third_game.ipynb").cells:
        magic, _, text = cell.source.partition("\n")
        if magic.startswith("%%writefile "):
            written[magic.removeprefix("%%writefile {folder}/")] = text + "\n"
    folder = pebbles.unpacked(tmp_path)
    assert written == {f"pebbles/{file.name}": file.read_text("utf-8") for file in (folder / "pebbles").glob("*.py")}
