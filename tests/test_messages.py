"""Every message that is said exists, and each that exists is said: by the page, the server, the command line."""

from __future__ import annotations

import ast as python
import re
from collections.abc import Iterable
from functools import cache

import pytest

from kingtable.engine import games
from scripts.catalogues import ENGLISH, ROOT, Catalogue

GAMES = {name: games.GAMES[name] for name in games.OURS}
PAGE = [
    path
    for kind in ("*.ts", "*.svelte")
    for path in (ROOT / "web" / "src").rglob(kind)
    if not path.name.endswith(".test.ts") and path.name != "testing.ts"
]


ENTRIES = Catalogue(ENGLISH).entries

TEMPLATE = re.compile(r"`([^`\n]*\$\{[^`\n]*)`")
WORD, WORDS = r"\w+", r"[\w-]+"
LONG = ("card-", "rule-", "word-", "help-", "event-", "tell-", "hint-")
"""What is put behind these may be several words; anywhere else it is one."""
CHOSEN = {"tokyo-": "city|bay", "end-": "declined|lapsed|withdrawn", "end-made": "(?:-by)?(?:-game)?"}
"""What is put behind these, where one word of any kind would be too wide to find what is left over."""


def pattern_of(parts: list[str]) -> str | None:
    """Which keys a text with holes can be; None for one that is no key."""
    if not re.fullmatch(r"[\w-]*", "".join(parts)) or not re.match("[a-z]{3}", parts[0]):
        return None
    if parts[0] in CHOSEN:
        return f"{parts[0]}(?:{CHOSEN[parts[0]]}){parts[-1]}"
    return (WORDS if parts[0] in LONG else WORD).join(parts)


@cache
def said_by_the_page() -> tuple[set[str], list[str]]:
    """Keys that stand in the page's sources, and patterns of those that are made there."""
    literal, made = set(), []
    for source in PAGE:
        text = source.read_text("utf-8")
        literal |= set(re.findall(r"[\"'`]([a-z][\w-]*)[\"'`]", text))
        # What follows a game's name: `${game}-title`.
        literal |= set(re.findall(r"`\$\{[\w.]+\}-([\w-]+)`", text))
        holes = re.compile(r"\$\{(?:[^{}]|\{[^{}]*\})*\}")
        made += [pattern_of(holes.split(template)) for template in TEMPLATE.findall(text)]
    return literal, [pattern for pattern in made if pattern]


@cache
def said_by_python() -> tuple[set[str], list[str]]:
    """The same of the server, the games and the command line."""
    literal, made = set(), []
    for path in (ROOT / "src" / "kingtable").rglob("*.py"):
        for node in python.walk(python.parse(path.read_text("utf-8"))):
            if isinstance(node, python.Constant) and isinstance(node.value, str):
                literal.add(node.value)
                if node.value.endswith("-"):
                    made.append(pattern_of([node.value, ""]))
            elif isinstance(node, python.JoinedStr):
                held = [str(part.value) if isinstance(part, python.Constant) else "\0" for part in node.values]
                made.append(pattern_of("".join(held).split("\0")))
    return literal, [pattern for pattern in made if pattern]


def declared() -> set[str]:
    """The keys of what the games declare: options, their values, presets; what each says of itself."""
    keys = [f"{name}-preset-{preset}" for name, spec in GAMES.items() for preset in spec.presets]
    for name, spec in GAMES.items():
        for option, told in spec.options.items():
            keys += [f"{name}-option-{option}", *(f"{name}-option-{option}-{value}" for value in told.values)]
    return {key + more for key in keys for more in ("", "-text", "-later")}


def test_no_message_is_left_over() -> None:
    """Each is said by the page, the server or the command line, or named by one that is."""
    literal, made = said_by_the_page()
    more_literal, more_made = said_by_python()
    of_games = {f"{game}-{word}" for game in GAMES for word in literal}  # `words.own`, and what a game says of itself
    named = {name for entry in ENTRIES.values() for name in entry.used.references}
    used = literal | more_literal | of_games | named | declared()
    patterns = re.compile("|".join(f"(?:{pattern})" for pattern in {*made, *more_made}))

    def left(keys: Iterable[str]) -> list[str]:
        bare = [(key, re.sub("-(text|ruling|example)$", "", key)) for key in keys]
        return [key for key, base in bare if not {key, base} & used and not patterns.fullmatch(base)]

    assert left(ENTRIES) == []
    unsaid = [
        "tokyo-nobody-says-this",
        "nobody-says-this",
        "tokyo-none",
        "end-none",
        "no-game-title",
        "bench-kingdomino-x",
    ]
    assert left(unsaid) == unsaid


SAYING = ("say", "Refused", "IllegalAction", "InvalidOptions", "InvalidPosition", "InvalidRecord", "Declined")


def test_every_message_that_is_said_exists() -> None:
    said = {
        (source.name, key)
        for source in PAGE
        for key in re.findall(
            r'\b(?:say\(\s*|words\.own\(\s*\w+,\s*|words\.look\()"([\w-]+)"', source.read_text("utf-8")
        )
    }
    for path in (ROOT / "src" / "kingtable").rglob("*.py"):
        for node in python.walk(python.parse(path.read_text("utf-8"))):
            if isinstance(node, python.Call) and node.args and isinstance(node.args[0], python.Constant):
                name = getattr(node.func, "id", getattr(node.func, "attr", ""))
                if name in SAYING and "diary" not in python.unparse(node.func):
                    said.add((path.name, str(node.args[0].value)))
    assert len(said) > 600
    assert sorted(one for one in said if one[1] not in ENTRIES) == []


def test_the_start_page_says_what_is_there_before_any_table() -> None:
    at_a_table = "Preferences.svelte"  # in the menu
    sources = [path for path in PAGE if path.parent.name == "start" and path.name != at_a_table]
    sources += [path for path in PAGE if path.name in ("App.svelte", "declared.ts", "words.svelte.ts")]
    assert len(sources) > 10
    known = {key for key, entry in ENTRIES.items() if entry.part == "start"}
    for source in sources:
        for key in re.findall(r'\bsay\([^")]*"([\w-]+)"', source.read_text("utf-8")):
            assert key in known, f"{source.name}: {key}"


def test_every_game_of_ours_has_its_words() -> None:
    for name, spec in GAMES.items():
        assert {f"{name}-{end}" for end in ("title", "facts", "aim", "keys")} <= ENTRIES.keys()
        options = [option for option in spec.options if option != "players"]
        assert {f"{name}-option-{option}" for option in options} <= ENTRIES.keys()
        assert {f"{name}-preset-{preset}" for preset in spec.presets} <= ENTRIES.keys()


@pytest.mark.parametrize("game", ["kingdomino", "king_of_tokyo"])
def test_the_book_of_rules_has_every_rule_once(game: str) -> None:
    """Its order is the page's, and not that of the lines of a catalogue."""
    contents = (ROOT / "web" / "src" / game / "book" / "contents.ts").read_text("utf-8")
    letter, prefix = {"kingdomino": ("K", "kingdomino-book"), "king_of_tokyo": ("T", "tokyo-rules")}[game]
    assert sorted(re.findall(r'"([KT]-\d+)"', contents)) == sorted(
        key[5:] for key in ENTRIES if key.startswith(f"rule-{letter}-")
    )
    heads = re.findall(r'head: "([\w-]+)"', contents)
    assert sorted(heads) == sorted(key for key in ENTRIES if key.startswith(f"{prefix}-"))
    topics = re.findall(r'key: "([\w-]+)"', contents)
    assert set(topics) == {key.removesuffix("-example") for key in ENTRIES if key.startswith(topics[0][:-3])}
    assert all(f"{topic}-example" in ENTRIES for topic in topics)
    sections = set(re.findall(r'section: "([\w-]+)"', contents))
    assert sections == {key for key in ENTRIES if key.startswith(topics[0].replace("-topic-aim", "-section-"))}


def test_the_words_of_the_card_book_are_all_there() -> None:
    book = (ROOT / "web/src/king_of_tokyo/book/CardBook.svelte").read_text("utf-8")
    terms = re.search(r"TERMS = \[(.*?)\]", book, re.DOTALL)
    assert terms is not None
    keys = [key for key in ENTRIES if re.fullmatch(r"word-.*(?<!-text)", key)]
    assert [f"word-{term}" for term in re.findall(r'"([\w-]+)"', terms[1])] == keys
