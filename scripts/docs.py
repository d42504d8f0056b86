"""The documents and the reference of the modules as a site: `uv run --group docs python scripts/docs.py [FOLDER]`.

Writes to site/, or to FOLDER. A dead link ends it. Zensical builds it from mkdocs.yml, which Material for MkDocs reads
as well. It copies the documents with their folders, so that their links to each other work, and makes the pages of the
reference from the modules' docstrings and a page of each notebook.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src" / "kingtable"
DOCUMENTS = (
    "README.md",
    "CONTRIBUTING.md",
    "CHANGELOG.md",
    "SECURITY.md",
    "benchmarks/results.md",
    "docs",
    "examples",
    "deploy",
)
FLOORS = {
    "engine": "Matches, records, chance, and what all games share.",
    "kingdomino": "The rules of Kingdomino.",
    "king_of_tokyo": "The rules of King of Tokyo.",
    "bots": "The bots, and how to make your own.",
    "arena": "Matches and tournaments between bots.",
    "analysis": "Win probabilities, best turns, and reviews of games.",
    "learning": "Nets for the bots, from self-play.",
}
"""The folders that a program imports, with the sentence of each page."""


def staged(folder: Path) -> None:
    """Copy what the site is made of into a folder."""
    for name in DOCUMENTS:
        source, target = ROOT / name, folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(source, target)
    for notebook in (folder / "examples" / "notebooks").glob("*.ipynb"):
        notebook.with_suffix(".md").write_text(page_of(notebook), encoding="utf-8")
    for page in folder.rglob("*.md"):
        page.write_text(re.sub(r"\((\S*)\.ipynb\)", r"(\1.md)", page.read_text(encoding="utf-8")), encoding="utf-8")
    for floor, sentence in FLOORS.items():
        page = folder / "reference" / f"{floor}.md"
        page.parent.mkdir(exist_ok=True)
        names = [f"::: {module}\n" for module in modules(floor)]
        page.write_text("\n".join([f"# {floor}\n", f"{sentence}\n", *names]), encoding="utf-8")
    (folder / "reference" / "index.md").write_text("# kingtable\n\n::: kingtable\n", encoding="utf-8")


def page_of(notebook: Path) -> str:
    """A notebook as a document, without outputs: its prose, and its cells as blocks of Python."""
    told = json.loads(notebook.read_text(encoding="utf-8"))
    cells = [(cell["cell_type"], "".join(cell["source"])) for cell in told["cells"]]
    return "\n\n".join(text if kind == "markdown" else f"```python\n{text}\n```" for kind, text in cells) + "\n"


def modules(floor: str) -> list[str]:
    """The modules of a folder, by name, without cards (adding-a-card.md has them) and empty packages."""
    found = []
    for file in sorted((SOURCE / floor).rglob("*.py")):
        if (file.parent / "__init__.py").exists() and (file.stem != "__init__" or file.read_text().count("\n") > 1):
            parts = file.relative_to(SOURCE.parent).with_suffix("").parts
            found.append(".".join(part for part in parts if part != "__init__"))
    return found


def main(site: str = str(ROOT / "site")) -> None:
    """Build the site; ends the program with the builder's exit code if that is not 0."""
    with tempfile.TemporaryDirectory(prefix="kingtable-docs-") as work:
        staged(Path(work) / "docs")
        settings = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
        (Path(work) / "mkdocs.yml").write_text(settings.replace("paths: [src]", f"paths: [{ROOT / 'src'}]"))
        built = subprocess.run([sys.executable, "-m", "zensical", "build", "--strict"], cwd=work, check=False)
        if built.returncode:
            sys.exit(built.returncode)
        shutil.rmtree(site, ignore_errors=True)
        shutil.copytree(Path(work) / "site", site)
    print(f"The site is in {site}")


if __name__ == "__main__":
    main(*sys.argv[1:])
