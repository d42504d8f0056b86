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


def test_the_readme_and_its_game_are_short() -> None:
    (game,) = blocks("README.md", "python")
    assert len(game.strip().splitlines()) <= 15
    assert len((ROOT / "README.md").read_text(encoding="utf-8").splitlines()) <= 150


def test_a_version_of_the_changelog_has_at_most_forty_lines() -> None:
    versions = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8").split("\n## ")[1:]
    assert versions[0].startswith("Unreleased\n")
    for version in versions:
        assert len([line for line in version.splitlines() if line]) <= 40, version.splitlines()[0]


def unknown(line: str) -> list[str]:
    """The command and the options of a line of the shell that Kingtable does not have."""
    _, kingtable, rest = line.partition("kingtable ")
    words = shlex.split(rest, comments=True) if kingtable else []
    context = click.Context(main)
    name = words[0] if words and not words[0].startswith("-") else ""
    command = main.get_command(context, name) if name else main
    if command is None:
        return [name]
    known = {
        option for parameter in (*main.params, *command.params) for option in parameter.opts + parameter.secondary_opts
    }
    return [word for word in words if re.match(r"--[a-z]", word) and word not in {*known, "--help"}]


def test_the_commands_of_the_documents_exist() -> None:
    for document in ["README.md", *(f"docs/{file.name}" for file in sorted((ROOT / "docs").glob("*.md")))]:
        for line in "\n".join(blocks(document, "sh")).splitlines():
            assert unknown(line.replace("python3 start.py", "kingtable")) == [], f"{document}: {line}"
    assert CliRunner().invoke(main, ["score"], input="CC W0 W1 / .. P2 P0").output.split()[-1] == "6"


@pytest.mark.parametrize(
    ("line", "word"), [("kingtable serve --port 1", "serve"), ("uvx kingtable play --fast", "--fast")]
)
def test_an_unknown_command_is_found(line: str, word: str) -> None:
    assert unknown(line) == [word]


TOP = ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md", "benchmarks/results.md"]
BESIDE = ["src/kingtable/engine/compiler/README.md"]
DOCUMENTS = [*TOP, *(str(file.relative_to(ROOT)) for file in sorted((ROOT / "docs").rglob("*.md")))]


def prose(file: Path) -> str:
    """A document without its blocks of code."""
    return re.sub(r"^```.*?^```", "", file.read_text(encoding="utf-8"), flags=re.DOTALL | re.MULTILINE)


def anchors(file: Path) -> set[str]:
    """What can follow `#` in a link to a document, on GitHub and on the site alike."""
    headings = re.findall(r"^#+ (.+)$", prose(file), re.MULTILINE)
    plain = [re.sub(r"\[(.*?)\]\(.*?\)|`", r"\1", heading) for heading in headings]
    return {re.sub(r"[^\w\s-]", "", heading).strip().lower().replace(" ", "-") for heading in plain}


def links(file: Path) -> list[str]:
    """The relative links of a document."""
    found: list[str] = re.findall(r"(?:\]\(|(?:href|src)=\")(?!https?:|mailto:)([^)\s\"]+)", prose(file))
    return found


def dead_links(file: Path) -> list[str]:
    """The relative links of a document that lead to no file or to no heading."""
    dead = []
    for target in links(file):
        name, _, anchor = target.partition("#")
        aim = file.parent / name if name else file
        if not aim.exists() or (anchor and anchor not in anchors(aim)):
            dead.append(target)
    return dead


@pytest.mark.parametrize("document", [*DOCUMENTS, *BESIDE])
def test_links_lead_somewhere(document: str) -> None:
    assert dead_links(ROOT / document) == []


def test_documents_of_the_site_link_to_documents_of_the_site() -> None:
    for document in DOCUMENTS:
        file = ROOT / document
        names = {target.partition("#")[0] for target in links(file)}
        aims = {str((file.parent / name).resolve().relative_to(ROOT)) for name in names if name.endswith(".md")}
        assert aims <= set(DOCUMENTS), document


def test_dead_links_are_found(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text('# Who `plays`\n[a](#who-plays) [b](#who) [c](gone.md) [d](page.md#no) <img src="gone.png">\n')
    assert dead_links(page) == ["#who", "gone.md", "page.md#no", "gone.png"]


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_document_has_its_place_on_the_site(document: str) -> None:
    assert f": {document}\n" in (ROOT / "mkdocs.yml").read_text(encoding="utf-8")


PAGES = [*TOP[:2], *(f"docs/{file.name}" for file in sorted((ROOT / "docs").glob("*.md")))]


@pytest.mark.parametrize("document", PAGES)
def test_a_page_shows_a_command_within_the_first_screen(document: str) -> None:
    lines = (ROOT / document).read_text(encoding="utf-8").splitlines()
    assert any(line.startswith("```") for line in lines[:25])


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
