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
    ("line", "word"), [("kingtable serve --port 1", "serve"), ("uv run kingtable play --fast", "--fast")]
)
def test_an_unknown_command_is_found(line: str, word: str) -> None:
    assert unknown(line) == [word]


PUBLISHED = re.compile(r"uvx kingtable|pipx run kingtable|pip install (?:--\S+ )*[\"']?kingtable|pypi\.org|shields\.io")
"""Commands that need a Kingtable on the package index, which has none."""

OURS = re.compile(r"(?<![^\s`])(?:scripts|examples|benchmarks|tests)/[\w/]+(?:\.\w+)?(?=[\s`:;,.)]|$)")
MODULES = re.compile(r"-m\s+((?:benchmarks|tests|scripts)\.[\w.]+\w)")


def not_here(text: str) -> list[str]:
    """The commands in a text that a folder of Kingtable does not have: files, modules, and a published package."""
    files = [name for name in OURS.findall(text) if not (ROOT / name).exists()]
    modules = [name for name in MODULES.findall(text) if not (ROOT / f"{name.replace('.', '/')}.py").exists()]
    return files + modules + PUBLISHED.findall(text)


def documented() -> dict[str, str]:
    """By name, what people read of the project, but how to publish it, and what changed and was decided long ago."""
    names = [*TOP, *(str(file.relative_to(ROOT)) for file in sorted((ROOT / "docs").glob("*.md")))]
    names += [
        "pyproject.toml",
        "mkdocs.yml",
        "CITATION.cff",
        *(f"deploy/{file.name}" for file in (ROOT / "deploy").iterdir()),
    ]
    names += [str(file.relative_to(ROOT)) for file in (ROOT / "src/kingtable/locale").rglob("*.ftl")]
    texts = {name: (ROOT / name).read_text("utf-8") for name in names}
    return {
        name: re.sub(r"## Publish a version\n.*?(?=\n## )", "", text, flags=re.DOTALL) for name, text in texts.items()
    }


def test_no_text_names_a_command_that_does_not_exist() -> None:
    texts = {name: text for name, text in documented().items() if name != "mkdocs.yml"}  # names pages of the site
    assert {name: found for name, text in texts.items() if (found := not_here(text))} == {}


ADDRESSES = {
    *(
        "docs.astral.sh",
        "matplotlib.org",
        "minari.farama.org",
        "keepachangelog.com",
        "projectfluent.org",
        "openskill.me",
    ),
    *("www.w3.org", "creativecommons.org", "purl.org"),  # names in drawings
}
"""The sites of others to which our texts lead."""

EXAMPLE = re.compile(
    r"127\.0\.0\.1|localhost|192\.168\.\d+\.\d+|\w+\.local|([\w-]+\.)*example(\.org)?|ADDRESS|YOUR\.NAME|\.\.\."
)


def unknown_addresses(text: str) -> list[str]:
    """The hosts of the addresses in a text that are neither a site of others that we know nor an example."""
    hosts = re.findall(r"https?://([\w.-]*\w|\.\.\.)", text)
    return [host for host in hosts if host not in ADDRESSES and not EXAMPLE.fullmatch(host)]


def test_no_text_and_no_page_names_an_address_that_does_not_exist() -> None:
    files = [file for file in (ROOT / "web/src").rglob("*") if file.suffix in (".svelte", ".ts", ".svg")]
    page = {str(file.relative_to(ROOT)): file.read_text("utf-8") for file in files if ".test." not in file.name}
    texts = {**documented(), **page}
    assert {name: found for name, text in texts.items() if (found := unknown_addresses(text))} == {}


def test_an_unpublished_command_and_an_unknown_address_are_found() -> None:
    assert not_here('`pip install "kingtable[lab]"`, uvx kingtable') == ['pip install "kingtable', "uvx kingtable"]
    assert not_here("run `scripts/gone.py`, and python -m tests.server.gone now") == [
        "scripts/gone.py",
        "tests.server.gone",
    ]
    assert not_here("`scripts/test tests/kingdomino`, `pip install .`") == []
    assert unknown_addresses("see https://github.com/kingtable/kingtable or http://localhost:8000.") == ["github.com"]


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
