"""Every word of the page is in every catalogue, with the same variables, and none is left over."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

from kingtable.engine import games

ROOT = Path(__file__).parents[2]
LOCALE = ROOT / "src" / "kingtable" / "locale"
SOURCES = [
    path
    for kind in ("*.ts", "*.svelte")
    for path in (ROOT / "web" / "src").rglob(kind)
    if not path.name.endswith(".test.ts") and path.name != "testing.ts"
]
GAMES = {name: games.GAMES[name] for name in games.OURS}
# Families of keys whose end is decided at run time.
MADE = (
    "bonus-",
    "clock-",
    "bot-kind-",
    *("end-declined", "end-lapsed", "end-withdrawn"),
    "game-",
    "said-by-",
    "seat-",
    "state-",
    "terrain-",
    "theme-",
    "tie-",
    "tokyo-bay",
    "tokyo-city",
    "tokyo-leave-",
    "tokyo-lose-",
    "tokyo-move-",
    "tokyo-note-",
    "tokyo-other-",
    "tokyo-over-",
    "tokyo-preset-told-",
    "tokyo-why-",
)
PAGE = ("start", "page", "company", "end", "kingdomino_page", "tokyo_page")


class _Variables(visitor.Visitor):  # type: ignore[misc, unused-ignore]
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


def messages(language: str, catalogue: str = "page") -> dict[str, set[str]]:
    """The keys of a language's page, or of another of its catalogues, with the variables that each takes."""
    told: dict[str, set[str]] = {}
    for entry in FluentParser().parse((LOCALE / language / f"{catalogue}.ftl").read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            variables = _Variables()
            variables.visit(entry)
            assert entry.id.name not in told, f"{entry.id.name} twice"
            told[entry.id.name] = variables.found
    return told


def page_messages(language: str) -> dict[str, set[str]]:
    """What only the page says."""
    return {key: told for catalogue in PAGE for key, told in messages(language, catalogue).items()}


@pytest.mark.parametrize("language", sorted(folder.name for folder in LOCALE.iterdir() if folder.is_dir()))
def test_every_language_says_everything(language: str) -> None:
    english, other = page_messages("en"), page_messages(language)
    assert other.keys() == english.keys()
    assert {key: other[key] for key in english if other[key] - english[key]} == {}


def test_no_key_stands_in_two_catalogues() -> None:
    for folder in LOCALE.iterdir():
        told = [key for path in folder.glob("*.ftl") for key in messages(folder.name, path.stem)]
        assert sorted(key for key in set(told) if told.count(key) > 1) == [], folder.name


def test_every_key_that_the_page_says_exists() -> None:
    known = page_messages("en") | messages("en", "king_of_tokyo") | messages("en", "king_of_tokyo_book")
    for source in SOURCES:
        for key in re.findall(r'\bsay\(\s*"([\w-]+)"', source.read_text("utf-8")):
            assert key in known, f"{source.name}: {key}"
        for key in re.findall(r'\bwords\.own\(\s*\w+,\s*"([\w-]+)"', source.read_text("utf-8")):
            assert key in known, f"{source.name}: {key}"


def test_the_start_page_says_what_is_there_before_any_table() -> None:
    known = messages("en", "start")
    at_a_table = "Preferences.svelte"  # in the menu
    sources = [path for path in SOURCES if path.parent.name == "start" and path.name != at_a_table]
    sources += [path for path in SOURCES if path.name in ("App.svelte", "declared.ts")]
    assert len(sources) > 10
    for source in sources:
        for key in re.findall(r'\bsay\([^")]*"([\w-]+)"', source.read_text("utf-8")):
            assert key in known, f"{source.name}: {key}"


def test_no_word_is_left_over() -> None:
    text = "\n".join(source.read_text("utf-8") for source in SOURCES)
    used = set(re.findall(r"[\"'`]([\w-]+)[\"'`]", text))
    # In words of its own a game says what all say (`words.own`), and what the page asks for by `${game}-title`.
    ends = used | set(re.findall(r"`\$\{[\w.]+\}-([\w-]+)`", text))
    used |= {f"{game}-{end}" for game in GAMES for end in ends}
    used |= {key + more for key in declared() for more in ("", "-text", "-later")}
    assert [key for key in page_messages("en") if key not in used and not key.startswith(MADE)] == []


def declared() -> list[str]:
    """The keys of what the games declare: options, their values, presets."""
    keys = [f"{name}-preset-{preset}" for name, parcel in GAMES.items() for preset in parcel.presets]
    for name, parcel in GAMES.items():
        for option, told in parcel.options.items():
            keys += [f"{name}-option-{option}", *(f"{name}-option-{option}-{value}" for value in told.values)]
    return keys


def test_every_game_of_ours_has_its_words() -> None:
    known = page_messages("en")
    for name, parcel in GAMES.items():
        assert {f"{name}-{end}" for end in ("title", "facts", "aim", "keys")} <= known.keys()
        options = [option for option in parcel.options if option != "players"]
        assert {f"{name}-option-{option}" for option in options} <= known.keys()
        assert {f"{name}-preset-{preset}" for preset in parcel.presets} <= known.keys()


def test_the_page_knows_the_dominoes_of_the_rules() -> None:
    import json

    letters = {"wheat": "W", "forest": "F", "water": "L", "pasture": "P", "swamp": "S", "mine": "M"}
    faces = [
        "".join(f"{letters[half['terrain']]}{half['crowns']}" for half in (domino["left"], domino["right"]))
        for domino in json.loads((ROOT / "src/kingtable/kingdomino/dominoes.json").read_text())
    ]
    source = (ROOT / "web/src/kingdomino/dominoes.ts").read_text()
    printed = re.search(r"FACES = `(.*?)`", source, re.DOTALL)
    assert printed is not None
    assert printed[1].split() == faces


SEVERAL = {
    "clock-late": "said at five seconds",
    "odds-dice": "a bound",
    "odds-rerolls": "a bound",
    "facts": "as many as a game is made for",
    "match-bots": "a bound",
    "match-title": "an even number",
    "places-from-to": "of different worth, so several",
    "play-seat": "as many as sit there",
    "position-kingdom-wide": "5 or 7",
    "position-one-each": "2 or more",
    "server-seats-count": "2 or more",
    "server-seats-differ": "2 or more",
    "server-too-many-connections": "a bound",
    "server-too-many-sockets": "a bound",
    "tokyo-monsters": "2 or more",
    "position-kingdom-ragged": "several lengths",
    "server-body-too-large": "a bound",
    "server-header-too-large": "a bound",
    "server-qr-text": "a bound",
    "windows": "told where there are several",
}
"""Where a number is never one, and why."""


def told_of(pattern: ast.Pattern, chosen: frozenset[str]) -> list[tuple[str, str, bool]]:
    """Each number with the word after it, and whether the sentence is told apart by that number."""
    found = []
    elements = [*pattern.elements, ast.TextElement("")]
    for element, following in pairwise(elements):
        expression = element.expression if isinstance(element, ast.Placeable) else None
        if isinstance(expression, ast.SelectExpression):
            by = expression.selector.id.name if isinstance(expression.selector, ast.VariableReference) else ""
            for variant in expression.variants:
                found += told_of(variant.value, chosen | {by})
        elif isinstance(expression, ast.VariableReference):
            word = re.match(r" (\w+)", following.value) if isinstance(following, ast.TextElement) else None
            found.append((expression.id.name, word[1] if word else "", expression.id.name in chosen))
    return found


def test_one_of_anything_is_told_in_the_singular() -> None:
    """Words that stand after a number told apart somewhere are plurals; nowhere do they follow one that is not."""
    entries = {
        entry.id.name: told_of(entry.value, frozenset())
        for path in (LOCALE / "en").glob("*.ftl")
        for entry in FluentParser().parse(path.read_text("utf-8")).body
        if isinstance(entry, ast.Message) and entry.value
    }
    plurals = {word for told in entries.values() for _, word, apart in told if apart and word.endswith("s")}
    plurals |= {"dice", "bytes", "characters", "seats", "bots", "windows", "games", "connections", "tables", "monsters"}
    assert {"points", "claws", "crowns", "places", "rounds", "moves", "hearts", "squares"} <= plurals
    wrong = {
        key
        for key, told in entries.items()
        for name, word, apart in told
        if not apart and word in plurals and name not in ("who", "seat")
    }
    assert wrong == SEVERAL.keys()
