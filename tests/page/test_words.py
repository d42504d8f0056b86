"""Every word of the page is in every catalogue, with the same variables, and none is left over."""

from __future__ import annotations

import re
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
    "game-",
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
