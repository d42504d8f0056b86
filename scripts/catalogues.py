"""The catalogues of words, for translators: `python scripts/catalogues.py LANGUAGE`.

Prints what a language still lacks, in the order in which a first game needs it, and what English has changed since a
translation was made from it: each message with its comment and its English. `--confirm KEY` notes that a translation
says what English says now; `--confirm` alone notes it of the translations that are new. `tests/test_catalogues.py`
checks all catalogues by the same rules.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, FluentSerializer, ast

ROOT = Path(__file__).parent.parent
LOCALE = ROOT / "src" / "kingtable" / "locale"
TRANSLATED = ROOT / "tests/data/translated"
"""A file a language: of each translation a digest of the English that it was made from."""
ENGLISH = "en"
WORD = re.compile(r"\b[^\W\d_]+(?:['’-][^\W\d_]+)*")
GLOSSARY: dict[str, Any] = json.loads((ROOT / "tests/data/glossary.json").read_text("utf-8"))
COMPLETE: list[str] = GLOSSARY["complete"]
"""The languages that have every message, and that a new message must not leave behind. All others are begun."""
STAGES = {
    "the start page": ("start", "form"),
    "a game of Kingdomino": (
        *("page", "company", "share", "sofa", "beginning"),
        *("kingdomino_page", "kingdomino", "end", "mine"),
    ),
    "a game of King of Tokyo": ("tokyo_page", "king_of_tokyo", "tokyo_more", "tokyo_rules"),
    "the lessons": ("lesson", "lesson_kingdomino", "lesson_tokyo"),
    "the rule books": ("rules", "kingdomino_book", "tokyo_book", "king_of_tokyo_book"),
    "hints and reviews": ("hints", "review"),
    "the pads for a real table": ("pad", "odds_pad"),
    "the big screen": ("screen",),
    "errors": ("server", "engine"),
    "the command line": ("cli", "help", "arena", "analysis"),
}
"""What to translate first: parts of the catalogue, in the order in which a first game needs them."""
PLAYABLE = "the lessons"
"""With this stage and those before it a family can play."""


def nodes(tree: object) -> Iterator[object]:
    """All that a piece of Fluent is made of, itself first."""
    if isinstance(tree, ast.BaseNode):
        yield tree
        for child in vars(tree).values():
            yield from nodes(child)
    elif isinstance(tree, list):
        for child in tree:
            yield from nodes(child)


class _Used:
    """What a pattern names: variables, messages, terms, functions."""

    def __init__(self, pattern: ast.Pattern) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.functions: set[str] = set()
        for node in nodes(pattern):
            match node:
                case ast.VariableReference():
                    self.variables.add(node.id.name)
                case ast.MessageReference():
                    self.references.add(node.id.name)
                case ast.TermReference():
                    self.references.add(f"-{node.id.name}")
                case ast.FunctionReference():
                    self.functions.add(node.id.name)


@dataclass(frozen=True)
class Entry:
    """A message or, with a minus before its key, a term."""

    key: str
    part: str
    pattern: ast.Pattern
    comment: str
    text: str

    @cached_property
    def used(self) -> _Used:
        return _Used(self.pattern)

    @cached_property
    def texts(self) -> list[str]:
        """Every text that it can become, variables and references as `{}`."""
        return list(dict.fromkeys(_texts(self.pattern)))

    @cached_property
    def words(self) -> int:
        """How many words it has to translate, in all its variants."""
        texts = (node.value for node in nodes(self.pattern) if isinstance(node, ast.TextElement))
        return sum(len(WORD.findall(text)) for text in texts)


def _texts(pattern: ast.Pattern) -> Iterator[str]:
    made = [""]
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            ends = [element.value]
        elif isinstance(element.expression, ast.SelectExpression):
            ends = [text for variant in element.expression.variants for text in _texts(variant.value)]
        elif isinstance(element.expression, ast.StringLiteral):
            ends = [str(element.expression.parse()["value"])]
        else:
            ends = ["{}"]
        made = [text + end for text in made for end in ends]
    yield from made


class Catalogue:
    """All words of a language; `files`: the text of each part, where it is not read from its folder."""

    def __init__(self, language: str, files: dict[str, str] | None = None) -> None:
        self.language = language
        self.files = files or {path.stem: path.read_text("utf-8") for path in sorted((LOCALE / language).glob("*.ftl"))}
        self.entries: dict[str, Entry] = {}
        self.faults: list[str] = []
        for part, text in self.files.items():
            for entry in FluentParser().parse(text).body:
                if isinstance(entry, ast.Junk):
                    self.faults.append(f"{part}: not understood: {(entry.content or '').strip()[:60]}")
                elif isinstance(entry, ast.Message | ast.Term):
                    self._add(entry, part)

    def _add(self, entry: ast.Message | ast.Term, part: str) -> None:
        key = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
        if key in self.entries:
            self.faults.append(f"{key}: stands twice")
        if entry.value is None:
            self.faults.append(f"{key}: has no value")
            return
        if part not in parts().values():
            part = parts().get(key, part)  # all messages in one file
        comment = entry.comment.content if entry.comment and entry.comment.content else ""
        entry.comment = None
        self.entries[key] = Entry(
            key, part, entry.value, comment, FluentSerializer().serialize_entry(entry).rstrip("\n")
        )

    def variables(self, key: str, seen: frozenset[str] = frozenset()) -> set[str]:
        """What a message is told: its own variables, and those of the messages that it names."""
        entry = self.entries.get(key)
        if entry is None or key in seen:
            return set()
        found = set(entry.used.variables)
        for name in entry.used.references:
            found |= self.variables(name, seen | {key})
        return found


@cache
def parts() -> dict[str, str]:
    """In which file English has each message."""
    files = {path.stem: path.read_text("utf-8") for path in sorted((LOCALE / ENGLISH).glob("*.ftl"))}
    keys = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
    return {key: part for part, text in files.items() for key in keys.findall(text)}


def languages() -> list[str]:
    """Every folder with a catalogue, English first."""
    found = sorted(folder.name for folder in LOCALE.iterdir() if any(folder.glob("*.ftl")))
    return [ENGLISH, *(language for language in found if language != ENGLISH)]


def selects(pattern: ast.Pattern) -> Iterator[tuple[ast.SelectExpression, ast.Pattern]]:
    """Every choice in a pattern, with the pattern that it stands in, the outer ones first."""
    for element in pattern.elements:
        if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression):
            yield element.expression, pattern
            for variant in element.expression.variants:
                yield from selects(variant.value)


def digest(entry: Entry) -> str:
    """What changes with a message of English, its variables and choices included, but not its comment."""
    return hashlib.sha256(entry.text.encode()).hexdigest()[:8]


def made_from(language: str) -> dict[str, str]:
    """The digests of the English that a language was translated from, by key; of a new language none."""
    file = TRANSLATED / f"{language}.json"
    return dict(json.loads(file.read_text("utf-8"))) if file.exists() else {}


def confirm(english: Catalogue, other: Catalogue, keys: Iterable[str] = ()) -> list[str]:
    """Note that translations say what English says now: those of `keys`, and those of which nothing was noted.

    Returns the keys that were noted; what is no longer translated is dropped.
    """
    known, asked = made_from(other.language), set(keys)
    both = [key for key in english.entries if key in other.entries]
    noted = [key for key in both if key in asked or key not in known]
    now = {key: digest(english.entries[key]) if key in noted else known[key] for key in both}
    TRANSLATED.mkdir(exist_ok=True)
    text = json.dumps(now, indent=0, sort_keys=True, ensure_ascii=False)
    (TRANSLATED / f"{other.language}.json").write_text(text + "\n", "utf-8")
    return noted


def outdated(english: Catalogue, other: Catalogue) -> list[str]:
    """The messages whose English has changed since they were translated."""
    known = made_from(other.language)
    return [
        key
        for key, entry in english.entries.items()
        if key in other.entries and key in known and known[key] != digest(entry)
    ]


def unconfirmed(english: Catalogue, other: Catalogue) -> list[str]:
    """The messages of which nothing says what English they were translated from."""
    return [key for key in english.entries if key in other.entries.keys() - made_from(other.language).keys()]


def ordered(parts: Iterable[str]) -> list[str]:
    """Parts of the catalogue, those first that a first game needs."""
    order = [part for stage in STAGES.values() for part in stage]
    return sorted(parts, key=lambda part: (order.index(part) if part in order else len(order), part))


def progress(english: Catalogue, done: Iterable[str]) -> list[str]:
    """How much of each stage is translated, and how far it is to a game; `done`: the keys of what is."""
    have, lines, sums = set(done), [], (0, 0)
    for number, (stage, parts) in enumerate(STAGES.items(), 1):
        wanted = [entry for entry in english.entries.values() if entry.part in parts]
        whole, ready = (sum(entry.words for entry in wanted if entry.key in keys) for keys in (english.entries, have))
        sums = (sums[0] + whole, sums[1] + ready)
        lines.append(f"{number}. {stage}: {ready:,} of {whole:,} words")
        if stage == PLAYABLE:
            lines.append(f"   Playable at {sums[0]:,} words: {sums[1]:,} are done, {sums[0] - sums[1]:,} are to do.")
    return lines


def report(language: str) -> str:
    """What a translator of a language has to do, and how far it is."""
    english = Catalogue(ENGLISH)
    other = Catalogue(language) if (LOCALE / language).is_dir() else Catalogue(language, {"": ""})
    lines, todo, ready = [], 0, []
    old = set(outdated(english, other))
    for part in ordered(english.files):
        keys = [key for key, entry in english.entries.items() if entry.part == part]
        missing = [key for key in keys if key not in other.entries]
        changed = [key for key in keys if key in old]
        todo += len(missing) + len(changed)
        done = [key for key in keys if key not in {*missing, *changed}]
        ready += done
        lines.append(f"## {part}.ftl: {len(done)} of {len(keys)} {'█' * (20 * len(done) // max(len(keys), 1)):░<20}")
        for what, found in (("missing", missing), ("English has changed", changed)):
            for key in found:
                lines.append(f"\n### {key}: {what}")
                lines += [f"# {line}" for line in english.entries[key].comment.splitlines()]
                lines.append(english.entries[key].text)
                lines += [f"-- {language} --\n{other.entries[key].text}"] if key in other.entries else []
        lines.append("")
    extra = [key for key in other.entries if key not in english.entries]
    lines += [f"### {key}: no longer in English" for key in extra]
    todo, whole = todo + len(extra), len(english.entries)
    head = [f"# {language}: {todo} to do of {whole} messages", "", *progress(english, ready), ""]
    return "\n".join([*head, *lines]).rstrip() + "\n"


def main() -> None:
    """Print the report of a language, or note what its translations were made from."""
    asked = argparse.ArgumentParser(description="What a translator of a language has to do.")
    asked.add_argument("language", help="the code of a language, such as el; it need not be there yet")
    asked.add_argument(
        "--confirm",
        nargs="*",
        metavar="KEY",
        help="these translations say what English says now; without a KEY: all of which nothing was noted yet",
    )
    given = asked.parse_args()
    if given.confirm is not None:
        english, other = Catalogue(ENGLISH), Catalogue(given.language)
        strange = sorted(set(given.confirm) - other.entries.keys())
        if strange:
            asked.error(f"{given.language} has no message {', '.join(strange)}")
        print("\n".join(confirm(english, other, given.confirm)))
        return
    print(re.sub(r"\n{3,}", "\n\n", report(given.language)), end="")


if __name__ == "__main__":
    main()
