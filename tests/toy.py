"""Toy languages, made of English by machine, each in one file.

`eo` shows that a catalogue is all that a language needs; the others, which no reader is ever offered, that the page
has room: `en-XA` is 40 % longer, as Greek is, `ja-XA` twice as wide and a third shorter, without a blank, as Japanese.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast

import kingtable
from scripts.catalogues import nodes, ordered

LOCALE = Path(kingtable.__file__).parent / "locale"
CODE = "eo"
LONGER = str.maketrans("aeioucgs", "áéíóúĉĝŝ")


def stretched(text: str) -> str:
    """A text with marks on its letters, and with more of them."""
    words = text.split(" ")
    return " ".join(word.translate(LONGER) + "~" * (len(word) * 2 // 5) if word.isalpha() else word for word in words)


def doubled(text: str) -> str:
    """A text of letters that are twice as wide, seven for ten, without a blank; a line may end after five letters, as
    it may after a phrase of Japanese."""
    letters = "".join(chr(ord(letter) + 0xFEE0) if "!" <= letter <= "~" else letter for letter in text if letter != " ")
    kept = letters[: -(-len(letters) * 7 // 10)]
    return "\u200b".join(kept[i : i + 5] for i in range(0, len(kept), 5))


PSEUDO: Mapping[str, Callable[[str], str]] = {"en-XA": stretched, "ja-XA": doubled}
"""Languages to measure layouts with: how each is made of English."""
TOY: Mapping[str, Callable[[str], str]] = {CODE: stretched}


MESSAGES = 60
"""How many messages a language has that was begun."""


def catalogue(told: Callable[[str], str] = stretched, most: int | None = None) -> str:
    """The messages of English, each text as `told` tells it, without a comment; `most`: only so many.

    Those come first that a translator is asked for first.
    """
    texts = {file.stem: file.read_text("utf-8") for file in (LOCALE / "en").glob("*.ftl")}
    entries = [
        entry
        for part in ordered(texts)
        for entry in FluentParser().parse(texts[part]).body
        if isinstance(entry, ast.Message | ast.Term)
    ][:most]
    for entry in entries:
        entry.comment = None
    resource = ast.Resource(list(entries))
    for node in nodes(resource):
        if isinstance(node, ast.TextElement):
            node.value = told(node.value)
    return FluentSerializer().serialize(resource)


def beginning() -> str:
    """A language that was just begun."""
    return catalogue(most=MESSAGES)


def settle(folder: Path, toys: Mapping[str, Callable[[str], str]] = TOY, begun: Iterable[str] = ()) -> Path:
    """All languages in a folder of their own, and toys among them, and such as were `begun`."""
    shutil.copytree(LOCALE, folder)
    for code, text in [*((code, catalogue(told)) for code, told in toys.items()), *((c, beginning()) for c in begun)]:
        shutil.rmtree(folder / code, ignore_errors=True)  # by now it may be a language of ours
        (folder / code).mkdir()
        (folder / code / f"{code}.ftl").write_text(text, "utf-8")
    return folder
