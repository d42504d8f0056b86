"""All catalogues: the same messages in every language, each whole, and in the terms of the glossary.

A check takes catalogues and tells their faults; each is seen to find one in a catalogue that has it.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest
from fluent.syntax import ast

from kingtable.engine import text as told
from kingtable.engine.languages import cldr, right_to_left
from kingtable.engine.text import GAPS, lacking
from scripts import catalogues
from scripts.catalogues import COMPLETE, ENGLISH, GLOSSARY, LOCALE, Catalogue, Entry, languages, selects
from tests import toy

CATEGORIES = {"zero", "one", "two", "few", "many", "other"}


@cache
def catalogue(language: str) -> Catalogue:
    return Catalogue(language)


def test_a_language_that_is_complete_stays_so() -> None:
    """It is named in the glossary as soon as it has every message; from then on it may lack none."""
    assert sorted(COMPLETE) == [language for language in sorted(languages()) if not lacking(language)]


# The checks of one language beside English


def read_whole(_: Catalogue, other: Catalogue) -> list[str]:
    """Nothing in it that Fluent does not understand, and no message twice."""
    return other.faults


def same_messages(english: Catalogue, other: Catalogue) -> list[str]:
    """All that English has, each in its part; a language that is begun may lack some."""
    ours = {key: entry.part for key, entry in english.entries.items()}
    theirs = {key: entry.part for key, entry in other.entries.items()}
    if other.language not in COMPLETE:
        ours = {key: part for key, part in ours.items() if key in theirs}
    return sorted(f"{key}: {part}" for key, part in ours.items() ^ theirs.items())


def same_variables(english: Catalogue, other: Catalogue) -> list[str]:
    """Each message says all that it is told, but for what a language says without (`drops` in the glossary)."""
    drops = GLOSSARY["drops"].get(other.language, {})
    return [
        f"{key}: {sorted(missing)}"
        for key in english.entries.keys() & other.entries.keys()
        if (missing := english.variables(key) ^ other.variables(key)) != set(drops.get(key, []))
    ]


def same_order(english: Catalogue, other: Catalogue) -> list[str]:
    """Rules, cards and words stand in the order of English, so that both can be read side by side."""
    faults = []
    for part in english.files:
        there = english.entries.keys() & other.entries.keys()
        ours, theirs = (
            [key for key, entry in one.entries.items() if entry.part == part and key in there]
            for one in (english, other)
        )
        faults += [f"{part}: {a}, not {b}" for a, b in zip(ours, theirs, strict=False) if a != b][:1]
    return faults


def plurals_of_the_language(english: Catalogue, other: Catalogue) -> list[str]:
    """Only categories that the language has; where its nouns change, one is told apart wherever English does so.

    Where `one` takes 0 as well, as in Persian, exactly one is written `[1]`.
    """
    locale = cldr(other.language)
    if locale is None:
        return []
    rule = locale.plural_form
    known = {*rule.tags, "other"}
    inflects = other.language in GLOSSARY["inflects"]
    faults = []
    for key, entry in other.entries.items():
        counted = set()
        for select, _ in selects(entry.pattern):
            names = {v.key.name for v in select.variants if isinstance(v.key, ast.Identifier)} & CATEGORIES
            if not names <= known:
                faults.append(f"{key}: no {sorted(names - known)} in {other.language}")
            if "one" in names and rule(0) == "one":
                faults.append(f"{key}: [one] is 0 too; for exactly one write [1]")
            if "one" in names and isinstance(select.selector, ast.VariableReference):
                counted.add(select.selector.id.name)
        if inflects and key in english.entries:
            told = {
                select.selector.id.name
                for select, _ in selects(english.entries[key].pattern)
                if isinstance(select.selector, ast.VariableReference)
                and any(isinstance(v.key, ast.Identifier) and v.key.name == "one" for v in select.variants)
            }
            faults += [f"{key}: ${name} has no [one]" for name in told - counted]
    return faults


def nothing_unknown(english: Catalogue, other: Catalogue) -> list[str]:
    """Messages and terms that are named exist, in English at least; Fluent's own functions only."""
    known = english.entries.keys() | other.entries.keys()
    return [
        f"{key}: {name}"
        for key, entry in other.entries.items()
        for name in (entry.used.references - known) | (entry.used.functions - {"NUMBER"})
    ]


JOINING = ("between-sentences", "list-between")
"""What stands between others by itself."""


def whole_sentences(_: Catalogue, other: Catalogue) -> list[str]:
    """What is chosen by a word, as by who or where, is the whole message or a whole branch; only a number with its
    noun may be chosen within a sentence. Nothing begins or ends with a space, to be joined with something."""
    faults = []
    for key, entry in other.entries.items():
        for select, pattern in selects(entry.pattern):
            words = {v.key.name for v in select.variants if isinstance(v.key, ast.Identifier)} - CATEGORIES
            if words and len(pattern.elements) > 1:
                faults.append(f"{key}: chosen by {sorted(words)} within a sentence")
        for one, two in pairwise(entry.pattern.elements):
            if all(isinstance(e, ast.Placeable) and isinstance(e.expression, ast.SelectExpression) for e in (one, two)):
                faults.append(f"{key}: two choices in a row")
        if key not in JOINING and any(text != text.strip() for text in entry.texts):
            faults.append(f"{key}: begins or ends with a space")
    return faults


def ordinals_to_six(_: Catalogue, other: Catalogue) -> list[str]:
    """Where places are listed, all six are: six monsters can be ranked."""
    faults = []
    for key, entry in other.entries.items():
        for select, _pattern in selects(entry.pattern):
            numbers = {v.key.value for v in select.variants if isinstance(v.key, ast.NumberLiteral)}
            if "3" in numbers and not {"2", "4", "5", "6"} <= numbers:
                faults.append(f"{key}: {sorted(numbers)}")
    return faults


def terms_of_the_glossary(_: Catalogue, other: Catalogue) -> list[str]:
    """No word that the glossary has another for, but where it says so."""
    return [
        f"{key}: {found[0]!r}, say {term['say']!r}"
        for term in GLOSSARY["terms"].get(other.language, [])
        for key, entry in other.entries.items()
        if not re.match(term.get("but", r"(?!)"), key)
        for text in entry.texts
        if (found := re.search(term["not"], text))
    ]


DIGITS = {str(n): n for n in range(10)} | {chr(0x6F0 + n): n for n in range(10)}


def same_numerals(english: Catalogue, other: Catalogue) -> list[str]:
    """A card's digits are the same in all languages, and what English writes as a word stays one."""

    def digits(entry: Entry) -> Counter[int]:
        return Counter(DIGITS[letter] for text in entry.texts for letter in text if letter in DIGITS)

    return [
        key
        for key in english.entries.keys() & other.entries.keys()
        if re.match(r"card-|rule-|word-", key) and digits(english.entries[key]) != digits(other.entries[key])
    ]


def cards_are_short(_: Catalogue, other: Catalogue) -> list[str]:
    """A card has room for 120 letters."""
    return [
        f"{key}: {len(text)}"
        for key, entry in other.entries.items()
        if re.fullmatch(r"card-.*-text", key)
        for text in entry.texts
        if len(text) > 120
    ]


def labels_have_room(english: Catalogue, other: Catalogue) -> list[str]:
    """Where a comment says `Room: 12`, no variant has more letters; a name or number counts for two."""
    return [
        f"{key}: {text!r} has {len(text)} letters, there is room for {room[1]}"
        for key, entry in english.entries.items()
        if (room := re.search(r"Room: (\d+)", entry.comment)) and key in other.entries
        for text in other.entries[key].texts
        if len(text) > int(room[1])
    ]


def typography(_: Catalogue, other: Catalogue) -> list[str]:
    """Letters of the language's own, no zero-width joiner beside a space, notation set apart from the direction."""
    faults = []
    for key, entry in other.entries.items():
        for text in entry.texts:
            if re.search(GLOSSARY["foreign"].get(other.language, r"(?!)"), text):
                faults.append(f"{key}: a letter of another language")
            if re.search("\u200c[ .,،؛:]|[ «(]\u200c|\u200c$", text):
                faults.append(f"{key}: a joiner beside a space")
            if text.count("\u2066") != text.count("\u2069"):
                faults.append(f"{key}: isolates are not closed")
            apart = re.sub("\u2066[^\u2069]*\u2069", "", text)
            if right_to_left(other.language) and re.search(r"--\w|[\w@]=|=\w|\d@|:\w+ \w", apart, re.ASCII):
                faults.append(f"{key}: notation that is not set apart")
    return faults


CHECKS: list[Callable[[Catalogue, Catalogue], list[str]]] = [
    read_whole,
    same_messages,
    same_variables,
    same_order,
    plurals_of_the_language,
    nothing_unknown,
    whole_sentences,
    ordinals_to_six,
    terms_of_the_glossary,
    same_numerals,
    cards_are_short,
    labels_have_room,
    typography,
]


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: str(check.__name__))
@pytest.mark.parametrize("language", languages())
def test_a_catalogue(language: str, check: Callable[[Catalogue, Catalogue], list[str]]) -> None:
    assert check(catalogue(ENGLISH), catalogue(language)) == []


FAULTS: list[tuple[Callable[..., list[str]], str, str, str, str]] = [
    (read_whole, "fa", "page", "menu = ", "menu = { "),
    (read_whole, "fa", "page", "menu = ", "log = "),
    (same_messages, "fa", "start", "watch = تماشا\n", ""),
    (same_variables, "fa", "tokyo_page", "tokyo-hits-you = { $who }", "tokyo-hits-you = "),
    (same_variables, "fa", "kingdomino_page", "{ turn-short } · تا { $gain }", "تا { $gain }"),
    (same_order, "fa", "king_of_tokyo_book", "rule-T-010 = ", "rule-T-011 = x\nrule-T-010 = "),
    (plurals_of_the_language, "fa", "company", "[1] فقط", "[one] فقط"),
    (plurals_of_the_language, "fa", "company", "[1] فقط", "[few] فقط"),
    (plurals_of_the_language, "en", "page", "    [one] { $n } second left\n", "    [1] { $n } second left\n"),
    (nothing_unknown, "fa", "king_of_tokyo_book", "{ card-mimic }", "{ card-mimik }"),
    (nothing_unknown, "fa", "kingdomino", "{ -harmony }", "{ -harmonie }"),
    (nothing_unknown, "fa", "engine", "NUMBER($line)", "DATETIME($line)"),
    (whole_sentences, "en", "tokyo_page", "tokyo-risk = eliminated", "tokyo-risk = { $p ->\n *[a] Your\n} eliminated"),
    (whole_sentences, "en", "tokyo_page", "tokyo-nothing = nothing", 'tokyo-nothing = { "" } nothing'),
    (ordinals_to_six, "fa", "page", "    [5] پنجم\n", ""),
    (terms_of_the_glossary, "fa", "king_of_tokyo", "face-claw = پنجه", "face-claw = چنگال"),
    (terms_of_the_glossary, "en", "tokyo_more", "tokyo-odds-wait = ", "tokyo-odds-wait = thrown "),
    (same_numerals, "fa", "king_of_tokyo", "۹ امتیاز بگیرید", "۸ امتیاز بگیرید"),
    (same_numerals, "fa", "king_of_tokyo", "با سه تا ۱، پس", "با ۳ تا ۱، پس"),
    (cards_are_short, "fa", "king_of_tokyo", "card-heal-text = ", "card-heal-text = " + "بسیار " * 20),
    (labels_have_room, "fa", "tokyo_page", "tokyo-stop-short = ", "tokyo-stop-short = همین حالا و همین جا "),
    (typography, "fa", "page", "menu = ", "menu = ك"),
    (typography, "fa", "page", "menu = ", "menu = می\u200c رود "),
    (typography, "fa", "kingdomino", "⁦=23⁩", "=23"),
    (typography, "fa", "kingdomino", "⁦=23⁩", "⁦=23"),
]


@pytest.mark.parametrize(("check", "language", "part", "good", "bad"), FAULTS)
@pytest.mark.slow
def test_a_fault_is_seen(
    check: Callable[[Catalogue, Catalogue], list[str]], language: str, part: str, good: str, bad: str
) -> None:
    sound = catalogue(language).files
    assert good in sound[part], "nothing to break"
    broken = Catalogue(language, {**sound, part: sound[part].replace(good, bad, 1)})
    english = catalogue(ENGLISH)
    # English is held to itself as it should be.
    assert check(english, broken) != []


# What English alone has to do: it is read by translators


def unexplained(english: Catalogue) -> list[str]:
    """Variables that no comment tells of: a message's own, or that of its file, which begins with ###."""
    faults = []
    for part, text in english.files.items():
        of_all = " ".join(re.findall(r"^### (.*)$", text, re.MULTILINE))
        for key, entry in english.entries.items():
            if entry.part == part:
                told = f"{of_all} {entry.comment}"
                faults += [f"{key}: ${name}" for name in entry.used.variables if not re.search(rf"\${name}\b", told)]
    return faults


def test_every_variable_is_explained_to_translators() -> None:
    english = catalogue(ENGLISH)
    assert unexplained(english) == []
    bare = {part: re.sub(r"^#.*\n", "", text, flags=re.MULTILINE) for part, text in english.files.items()}
    assert len(unexplained(Catalogue(ENGLISH, bare))) > 300


def several_words(name: str) -> bool:
    """Whether it can be no plain word of a sentence; without spaces, as in Japanese, four letters are taken for two."""
    return len(name.split()) > 1 or (len(name) > 3 and re.search("[\u3040-\u9fff]", name) is not None)


def test_no_card_is_named_but_by_its_name() -> None:
    """What is said of a card elsewhere refers to it: a new name is written once."""
    for language in languages():
        told = catalogue(language)
        names = {
            entry.texts[0]: key
            for key, entry in told.entries.items()
            if re.fullmatch(r"card-.*(?<!-text)(?<!-ruling)", key) and several_words(entry.texts[0])
        }
        assert len(names) > 30 or language not in COMPLETE
        wrong = [
            f"{key}: {name}"
            for key, entry in told.entries.items()
            for name, card in names.items()
            if key != card and any(name in text for text in entry.texts)
        ]
        assert wrong == [], language


SEVERAL = {
    "begin-dominoes": "3 or 4",
    "begin-goal-kingdomino": "6 or more rounds, or three games",
    "odds-dice": "a bound",
    "odds-values": "as many as dice can show",
    "odds-rerolls": "a bound",
    "facts": "as many as a game is made for",
    "match-bots": "a bound",
    "match-title": "an even number",
    "places-from-to": "of different worth, so several",
    "play-seat": "as many as sit there",
    "position-dice-thrown": "8 or more",
    "position-kingdom-wide": "5 or 7",
    "position-one-each": "2 or more",
    "server-seats-count": "2 or more",
    "server-seats-differ": "2 or more",
    "server-too-many-connections": "a bound",
    "server-too-many-sockets": "a bound",
    "server-too-many-watched": "a bound",
    "tokyo-monsters": "2 or more",
    "position-kingdom-ragged": "several lengths",
    "server-body-too-large": "a bound",
    "server-header-too-large": "a bound",
    "server-qr-text": "a bound",
    "server-origin-long": "a bound",
}
"""Where a number is never one, and why."""

NAMES = ("who", "seat", "domino", "dice", "face", "thrown", "to")
"""Variables that are no numbers, or name somebody: what follows may be a verb."""

PLURALS = {
    *("bots", "bytes", "characters", "cards", "claws", "connections", "crowns", "dice", "dominoes", "games", "hearts"),
    *("kings", "monsters", "moves", "outcomes", "places", "players", "points", "rolls", "rounds", "seats", "seconds"),
    *("squares", "tables", "turns", "ways", "windows"),
}


def counted(pattern: ast.Pattern, chosen: frozenset[str]) -> Iterator[tuple[str, str, bool]]:
    """Each number with the word after it, and whether the sentence is told apart by that number."""
    for element, following in pairwise([*pattern.elements, ast.TextElement("")]):
        expression = element.expression if isinstance(element, ast.Placeable) else None
        if isinstance(expression, ast.SelectExpression):
            by = expression.selector.id.name if isinstance(expression.selector, ast.VariableReference) else ""
            for variant in expression.variants:
                yield from counted(variant.value, chosen | {by})
        elif isinstance(expression, ast.VariableReference):
            word = re.match(r" (\w+)", following.value) if isinstance(following, ast.TextElement) else None
            yield expression.id.name, word[1] if word else "", expression.id.name in chosen


def test_one_of_anything_is_told_in_the_singular() -> None:
    wrong = {
        key
        for key, entry in catalogue(ENGLISH).entries.items()
        for name, word, apart in counted(entry.pattern, frozenset())
        if not apart and word in PLURALS and name not in NAMES
    }
    assert wrong == SEVERAL.keys()


# The parts in which it is read


PARTS = {
    "start": set(),
    "form": {"start"},
    "page": {"start"},
    "company": {"start", "page"},
    "share": {"start", "page", "company"},
    **{key: {"start", "page"} for key in ("sofa", "screen")},
    **{key: {"start", "page"} for key in ("beginning", "end")},
    "kingdomino_page": {"start", "page"},
    "tokyo_page": {"start", "page", "king_of_tokyo"},
    "king_of_tokyo": {"start", "page", "tokyo_page"},
    "kingdomino": {"start", "page", "kingdomino_page"},
    "king_of_tokyo_book": {"start", "page", "tokyo_page", "king_of_tokyo"},
    "lesson": {"start", "page"},
    "lesson_kingdomino": {"start", "page", "lesson", "kingdomino_page", "kingdomino"},
    "lesson_tokyo": {"start", "page", "lesson", "tokyo_page", "king_of_tokyo"},
    "tokyo_more": {"start", "page", "tokyo_page", "king_of_tokyo"},
    "odds_pad": {"start", "page", "tokyo_page", "king_of_tokyo"},
    "tokyo_rules": {"start", "page", "tokyo_page", "king_of_tokyo"},
    "rules": {"start", "page"},
    "kingdomino_book": {"start", "page", "kingdomino_page", "kingdomino", "rules"},
    "tokyo_book": {"start", "page", "tokyo_page", "king_of_tokyo", "king_of_tokyo_book", "rules"},
}
"""What of the catalogue is there when a part of it is read by the page."""


@pytest.mark.parametrize("language", languages())
def test_a_part_names_only_what_is_read_with_it(language: str) -> None:
    told = {**catalogue(ENGLISH).entries, **catalogue(language).entries}
    for key, entry in told.items():
        for name in entry.used.references if entry.part in PARTS else ():
            assert told[name].part in PARTS[entry.part] | {entry.part}, key


@pytest.mark.slow
def test_what_is_said_to_translators_is_not_sent() -> None:
    from kingtable.engine.text import catalogue as sent

    for language in languages():
        own, _, gaps = sent(language).partition(GAPS)
        assert not re.search("^#", own + gaps, re.MULTILINE)
        assert Catalogue(language, {"": own}).entries.keys() == catalogue(language).entries.keys()


def test_all_messages_may_stand_in_one_file() -> None:
    whole = Catalogue(toy.CODE, {toy.CODE: toy.catalogue()})
    for check in (read_whole, same_messages, same_variables, same_order, nothing_unknown, whole_sentences):
        assert check(catalogue(ENGLISH), whole) == [], check.__name__
    assert labels_have_room(catalogue(ENGLISH), whole) == []


@pytest.mark.parametrize("code", ["de", "ar-EG"])
def test_a_language_can_begin(code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All that is checked holds for the messages that it has, and only for them."""
    begun = Catalogue(code, {"first": toy.beginning()})
    assert len(begun.entries) == toy.MESSAGES
    assert [fault for check in CHECKS for fault in check(catalogue(ENGLISH), begun)] == []
    strange = Catalogue(code, {"first": toy.beginning() + "no-such-message = x\n"})
    assert same_messages(catalogue(ENGLISH), strange) != []
    turned = Catalogue(code, {"first": "play-now = b\n\nstart-lead = a\n"})
    assert same_order(catalogue(ENGLISH), turned) != []
    monkeypatch.setattr(told, "FOLDER", toy.settle(tmp_path / "words", {}, begun=[code]))
    assert told.begun()[code] == toy.MESSAGES * 100 // len(catalogue(ENGLISH).entries) / 100
    assert told.begun().keys().isdisjoint(COMPLETE)


def test_translators_are_asked_first_for_what_a_first_game_needs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    english = catalogue(ENGLISH)
    staged = [part for stage in catalogues.STAGES.values() for part in stage]
    assert sorted(staged) == sorted(english.files), "each part is asked for in one stage"
    stages = list(catalogues.STAGES)
    needed = {part for stage in stages[: stages.index(catalogues.PLAYABLE) + 1] for part in catalogues.STAGES[stage]}
    assert needed >= {"start", "page", "company", "kingdomino_page", "tokyo_page", "king_of_tokyo", "end"}
    monkeypatch.setattr(catalogues, "LOCALE", toy.settle(tmp_path / "words", {}, begun=["de"]))
    asked = catalogues.report("de")
    assert re.findall(r"^## (\w+)\.ftl", asked, re.MULTILINE) == staged
    done = sum(english.entries[key].words for key in Catalogue("de").entries)
    whole = sum(entry.words for entry in english.entries.values() if entry.part in needed)
    assert f"1. the start page: {done:,} of " in asked
    assert f"Playable at {whole:,} words: {done:,} are done, {whole - done:,} are to do." in asked
    assert english.entries["menu"].words == 1
    assert english.entries["rank"].words == 0, "1st, 2nd, ..."


@pytest.mark.slow
def test_a_translator_is_told_what_is_to_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    words = toy.settle(tmp_path / "words")
    monkeypatch.setattr(catalogues, "LOCALE", words)
    assert catalogues.report(toy.CODE).startswith("# eo: 0 to do of")
    assert "### menu: missing" in catalogues.report("xx")
    file = words / toy.CODE / f"{toy.CODE}.ftl"
    file.write_text(re.sub("(?m)^rank =", "renk =", file.read_text("utf-8")), "utf-8")
    told = catalogues.report(toy.CODE)
    assert "### rank: missing\n# The place that somebody got." in told
    assert "renk: no longer in English" in told


def test_every_folder_is_a_language() -> None:
    assert sorted(languages()) == sorted(path.name for path in Path(LOCALE).iterdir() if path.is_dir())
    assert languages()[0] == ENGLISH
