"""The documents for people use the words of docs/glossary.md.

Only words are listed here that no sentence of ours needs. Code is left out, and so are the documents that quote older
words: decisions, diaries of measurements and the statements of the rulebooks.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
TOP = [
    "README.md",
    "CONTRIBUTING.md",
    "CHANGELOG.md",
    "SECURITY.md",
    "docs/reference/notation.md",
    "docs/reference/server.md",
]
DOCUMENTS = [*TOP, *(f"docs/{file.name}" for file in sorted((ROOT / "docs").glob("*.md")))]
QUOTES_OLD_WORDS = "docs/glossary.md"
WORDS = {
    r"anew": "again",
    r"whoever|whosoever": "the person or the part that acts",
    r"(?:am|is|are|was|were|be|been|being) told": "says, reports, shows",
    r"(?:is|are|was|were) meant": "means",
    r"(?:is|are|may be|can be) had": "has",
    r"parcels?": "game spec",
    r"redraws?|redrew|redrawn": "draws again",
    r"doormen|doorman": "what accepts connections",
    r"seals?|sealed|sealing": "commitment, or shuffle",
    r"stand-ins?": "substitute bot",
    r"colors?|colored|centers?|centered|favorites?|grays?": "the British spelling",
    r"learnt|spelt": "learned, spelled",
    r"once more from the start": "start over",
    r"for ever": "forever, or without limit",
}
"""A pattern of a word to avoid, and the word to write."""
VERBS = "is|are|was|has|have|had|does|runs|comes|opens|plays|can|may|takes"
HEADLESS = re.compile(rf"(?:^|(?<=[.;:|]) )(?:Who|Whose) (?:{VERBS})\b[^.?!|]*\.", re.MULTILINE)
"""A sentence whose subject is a person or a thing without a name: "Who comes without a token watches."."""


def text(document: str) -> str:
    """A document without its code and the targets of its links."""
    found = re.sub(r"^```.*?^```", "", (ROOT / document).read_text(encoding="utf-8"), flags=re.DOTALL | re.MULTILINE)
    return re.sub(r"`[^`]*`|\]\([^)]*\)", "", found)


def faults(prose: str) -> list[str]:
    """The words of a text that are to be avoided, each with the word to write, and its sentences without a subject."""
    found = [
        f"{hit[0]!r}: write {instead}"
        for pattern, instead in WORDS.items()
        for hit in re.finditer(rf"\b(?:{pattern})\b", prose, re.IGNORECASE)
    ]
    return found + [f"{hit[0].strip()!r}: name the subject" for hit in HEADLESS.finditer(prose)]


@pytest.mark.parametrize("document", [document for document in DOCUMENTS if document != QUOTES_OLD_WORDS])
def test_a_document_uses_the_words_of_the_glossary(document: str) -> None:
    assert faults(text(document)) == []


@pytest.mark.parametrize(
    ("prose", "word"),
    [
        ("The record is read\nanew.", "anew"),
        ("Players\nare told by the page.", "are told"),
        ("The key is sealed.", "sealed"),
        ("It ends. Who comes without a token watches.", "Who comes"),
    ],
)
def test_a_word_to_avoid_is_found(prose: str, word: str) -> None:
    assert word in " ".join(faults(prose))


def test_a_question_and_a_quoted_name_are_no_faults() -> None:
    assert faults("Who plays whom? A player who comes late watches. What a seat sees: the view.") == []


def headless(prose: str) -> list[str]:
    """The headings that do not begin with what a reader searches for."""
    return re.findall(r"^#+ (?:What|Who|Whose)\b.*", prose, re.MULTILINE)


@pytest.mark.parametrize("document", [file.relative_to(ROOT).as_posix() for file in sorted(ROOT.glob("docs/**/*.md"))])
def test_a_heading_begins_with_its_subject(document: str) -> None:
    assert headless(text(document)) == []


def test_a_heading_without_a_subject_is_found() -> None:
    assert headless("# Players\n\n## What a seat sees\n### Who goes\n## Whatever\n") == [
        "## What a seat sees",
        "### Who goes",
    ]
