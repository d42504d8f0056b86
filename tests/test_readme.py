"""What the documents show is executed."""

from __future__ import annotations

import re
import runpy
import shlex
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

from kingtable.cli import main

ROOT = Path(__file__).parent.parent


def blocks(document: str, language: str) -> list[str]:
    """The code blocks of a document in one language."""
    return re.findall(rf"```{language}\n(.*?)```", (ROOT / document).read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize("document", ["README.md", "docs/architecture.md"])
def test_the_python_of_the_documents_runs(document: str) -> None:
    code = blocks(document, "python")
    assert code
    for block in code:
        exec(compile(block, document, "exec"), {})


def test_the_game_of_the_readme_is_short() -> None:
    (game,) = blocks("README.md", "python")
    assert len(game.strip().splitlines()) <= 20


def test_the_commands_of_the_readme_exist() -> None:
    known = main.list_commands(click.Context(main))
    for line in "\n".join(blocks("README.md", "sh")).splitlines():
        if "kingtable" in line:
            words = shlex.split(line.split("kingtable", 1)[1], comments=True)
            command = next((word for word in words if not word.startswith("-")), None)
            assert command is None or command in known or "--host" in words, line
    assert CliRunner().invoke(main, ["score"], input="CC W1 W0 / .. P2 P0").output.split()[-1] == "6"


DOCUMENTS = ["README.md", "CONTRIBUTING.md", *(str(f.relative_to(ROOT)) for f in sorted((ROOT / "docs").rglob("*.md")))]


@pytest.mark.parametrize("document", DOCUMENTS)
def test_links_lead_somewhere(document: str) -> None:
    file = ROOT / document
    for target in re.findall(r"\]\(([^)#:]+)\)", file.read_text(encoding="utf-8")):
        assert (file.parent / target).exists(), f"{document} links to {target}"


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_document_has_its_place_on_the_site(document: str) -> None:
    assert f": {document}\n" in (ROOT / "mkdocs.yml").read_text(encoding="utf-8")


EXAMPLES = [  # those that read files have tests of their own
    file for file in sorted((ROOT / "examples").glob("*.py")) if not (ROOT / f"tests/test_{file.stem}.py").exists()
]


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda path: path.stem)
@pytest.mark.slow
def test_the_examples_run(example: Path, capsys: pytest.CaptureFixture[str]) -> None:
    runpy.run_path(str(example), run_name="__main__")
    assert capsys.readouterr().out.strip()


def test_every_example_is_told_of() -> None:
    told = re.findall(r"\(\.\./examples/(\w+\.py)\)", (ROOT / "docs/laboratory.md").read_text(encoding="utf-8"))
    assert sorted(told) == sorted(file.name for file in (ROOT / "examples").glob("*.py"))
