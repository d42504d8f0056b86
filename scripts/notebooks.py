"""Write the notebooks of `examples/notebooks` as the repository keeps them: `python scripts/notebooks.py`.

Without outputs, counts and what an editor adds, so that a change of a notebook shows what somebody changed.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).resolve().parents[1] / "examples" / "notebooks"
METADATA = {
    "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
    "language_info": {"name": "python"},
}


def stripped(text: str) -> str:
    """Return a notebook without outputs, as the repository keeps it."""
    told = json.loads(text)
    cells = []
    for number, cell in enumerate(told["cells"], 1):
        kept: dict[str, Any] = {"cell_type": cell["cell_type"], "id": f"cell-{number}", "metadata": {}}
        if cell["cell_type"] == "code":
            kept |= {"execution_count": None, "outputs": []}
        cells.append({**kept, "source": "".join(cell["source"]).splitlines(keepends=True)})
    notebook = {"cells": cells, "metadata": METADATA, "nbformat": 4, "nbformat_minor": 5}
    return json.dumps(notebook, indent=1, ensure_ascii=False, sort_keys=True) + "\n"


def main() -> None:
    """Write them all."""
    for file in FOLDER.glob("*.ipynb"):
        text = file.read_text(encoding="utf-8")
        if (kept := stripped(text)) != text:
            file.write_text(kept, encoding="utf-8")
            print(f"Wrote {file.name}")


if __name__ == "__main__":
    main()
