"""A toy language: English that is 40 % longer, in one file, to see that a catalogue is all that a language needs."""

from __future__ import annotations

import shutil
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast

import kingtable
from scripts.catalogues import nodes

LOCALE = Path(kingtable.__file__).parent / "locale"
CODE = "eo"
LONGER = str.maketrans("aeioucgs", "áéíóúĉĝŝ")


def stretched(text: str) -> str:
    """A text with marks on its letters, and with more of them."""
    words = text.split(" ")
    return " ".join(word.translate(LONGER) + "~" * (len(word) * 2 // 5) if word.isalpha() else word for word in words)


def catalogue() -> str:
    """All messages of English, stretched, without a comment."""
    entries = [
        entry
        for file in sorted((LOCALE / "en").glob("*.ftl"))
        for entry in FluentParser().parse(file.read_text("utf-8")).body
        if isinstance(entry, ast.Message | ast.Term)
    ]
    for entry in entries:
        entry.comment = None
    resource = ast.Resource(list(entries))
    for node in nodes(resource):
        if isinstance(node, ast.TextElement):
            node.value = stretched(node.value)
    return FluentSerializer().serialize(resource)


def settle(folder: Path) -> Path:
    """All languages in a folder of their own, and the toy among them."""
    shutil.copytree(LOCALE, folder)
    (folder / CODE).mkdir()
    (folder / CODE / f"{CODE}.ftl").write_text(catalogue(), "utf-8")
    return folder
