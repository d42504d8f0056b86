"""Every message that is said exists, and each that exists is said: by the page, the server, the command line."""

from __future__ import annotations

import ast as python
import re
from collections.abc import Iterable
from functools import cache

import pytest
from fluent.syntax import ast

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
LONG = ("card-", "rule-", "word-", "help-", "event-", "tell-", "hint-", "among-")
"""What is put behind these may be several words; anywhere else it is one."""
CHOSEN = {"tokyo-": "city|bay", "end-": "declined|lapsed|withdrawn"}
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

    of_a_game = re.compile(f"^(?:{'|'.join(GAMES)})-")

    def left(keys: Iterable[str]) -> list[str]:
        bare = [(key, re.sub("-(text|ruling|example)$", "", key)) for key in keys]
        unsaid = [(key, base) for key, base in bare if not {key, base} & used]
        return [key for key, base in unsaid if not patterns.fullmatch(of_a_game.sub("", base))]

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


SAYING = ("say", "Refused", "IllegalAction", "InvalidOptions", "InvalidPosition", "InvalidRecord", "Refusal")


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
    form = {"Form.svelte", "SeatRow.svelte", "Options.svelte"}
    later = "Finished.svelte"  # it comes with words of its own
    awaited = {"rematch-asked", "rematch-open"}  # a table that says so waits for them
    sources = [path for path in PAGE if path.parent.name == "start" and path.name != later]
    sources += [path for path in PAGE if path.name in ("App.svelte", "declared.ts", "words.svelte.ts")]
    assert len(sources) > 10
    for source in sources:
        parts = {"start", "form"} if source.name in form else {"start"}
        known = {key for key, entry in ENTRIES.items() if entry.part in parts}
        for key in re.findall(r'\bsay\([^")]*"([\w-]+)"', source.read_text("utf-8")):
            assert key in known | awaited, f"{source.name}: {key}"


def test_every_game_of_ours_has_its_words() -> None:
    for name, spec in GAMES.items():
        assert {f"{name}-{end}" for end in ("title", "facts", "aim", "keys")} <= ENTRIES.keys()
        options = [option for option in spec.options if option != "players"]
        assert {f"{name}-option-{option}" for option in options} <= ENTRIES.keys()
        assert {f"{name}-preset-{preset}" for preset in spec.presets} <= ENTRIES.keys()


@pytest.mark.parametrize("game", ["kingdomino", "king_of_tokyo"])
def test_the_book_of_rules_has_every_rule_once(game: str) -> None:
    """Its order is the page's, and not that of the lines of a catalogue."""
    contents = (ROOT / "web" / "src" / "games" / game / "book" / "contents.ts").read_text("utf-8")
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
    book = (ROOT / "web/src/games/king_of_tokyo/book/CardBook.svelte").read_text("utf-8")
    terms = re.search(r"TERMS = \[(.*?)\]", book, re.DOTALL)
    assert terms is not None
    keys = [key for key in ENTRIES if re.fullmatch(r"word-.*(?<!-text)", key)]
    assert [f"word-{term}" for term in re.findall(r'"([\w-]+)"', terms[1])] == keys


YOU = {
    "en": r"you|your|yours|yourself|my|me",
    "fa": "شما|شماست|من|خودم|خودتان|تو",
    "ja": "あなた|私",
    "el": "σας|σάς|εσάς|εσείς|μου|μένα|εσύ|σου",
    "tr": "siz|size|sizi|sizin|sizde|sizindir|benim|beni|bende|sen|senin",
}
"""Words that mean one reader."""
OF_READER = ("you", "mine", "yours")
"""What says whether the reader is meant."""
SHARED = ("page", "company", "kingdomino_page", "tokyo_page", "tokyo_more", "sofa")
"""What is said at a table of our games while it is played."""
TO_ALL = re.compile(
    r"(?:king-of-tokyo-)?(gather|seat|invite|deal|home-screen|offline|claim|table|hint|name|title|plain|end-your|colour|tokyo-(presets?|name-you)"
    r"|rematch|since-show|phrase|take-back$|windows|your-kingdom|you$|say-you|say-your)(-|$)|log-"
)
"""Said to all who look at the screen, of their page; or where nobody shares it, as before the game and in presets."""


def said_to_another(tree: object) -> str:
    """A message as it is said of somebody else than its reader."""
    if isinstance(tree, ast.SelectExpression):
        of_you = isinstance(tree.selector, ast.VariableReference) and tree.selector.id.name in OF_READER
        variants = [one for one in tree.variants if not (of_you and getattr(one.key, "name", "") == "yes")]
        return " ".join(said_to_another(one.value) for one in variants)
    if isinstance(tree, ast.Pattern):
        return "".join(said_to_another(element) for element in tree.elements)
    if isinstance(tree, ast.TextElement):
        return str(tree.value)
    return said_to_another(tree.expression) if isinstance(tree, ast.Placeable) else ""


@pytest.mark.parametrize("language", YOU)
def test_nobody_is_you_where_several_people_share_a_screen(language: str) -> None:
    entries = Catalogue(language).entries
    you = re.compile(rf"(?<!\w)({YOU[language]})(?!\w)" if language != "ja" else YOU[language], re.IGNORECASE)
    calling = [
        key
        for key, entry in entries.items()
        if entry.part in SHARED and you.search(said_to_another(entry.pattern)) and f"among-{key}" not in entries
    ]
    assert [key for key in calling if not TO_ALL.match(key)] == []


def test_what_is_said_among_several_stands_for_a_message() -> None:
    for key, entry in ENTRIES.items():
        if key.startswith("among-"):
            stood_for = ENTRIES[key.removeprefix("among-")]
            assert entry.used.variables <= stood_for.used.variables, key
