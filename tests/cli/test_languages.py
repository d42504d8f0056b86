"""The command line in every language: help, what is said to who calls it wrongly, numbers."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kingtable.engine import text
from kingtable.engine.games import GAMES
from kingtable.engine.languages import fitting, in_digits, right_to_left
from kingtable.engine.text import languages, say
from scripts.catalogues import COMPLETE
from tests import toy
from tests.cli.test_commands import run

CALLS = [(), *[(name,) for name in ("table", "play", "match", "replay", "verify", "bench", "score", "odds")]]
OTHERS = [language for language in COMPLETE if language != "en"]
DICE = ("odds", "3", "3", "claw", "--rerolls", "1")


def sentences(told: str) -> set[str]:
    """What help says in words: a command and its options in the left column are the same in every language."""
    paragraphs = re.split(r"\n\n|\n {2,}(?=-)|\n {2}(?=\w)", told)
    words = (re.sub(r"^ *(-[\w-]+,? ?/? ?)*(\[?[A-Z=:|\w]*\]?(?: RANGE)?)? {2,}", "", part) for part in paragraphs)
    return {" ".join(part.split()) for part in words if len(part.split()) > 3 and "kingtable " not in part}


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("call", CALLS, ids=" ".join)
@pytest.mark.slow
def test_help_is_told_in_the_language(language: str, call: tuple[str, ...]) -> None:
    english, told = run(*call, "--help").output, run("--lang", language, *call, "--help").output
    assert len(sentences(english)) >= 2
    assert sentences(english) & sentences(told) == set()
    assert "help-" not in told
    assert run(*call, "--lang", language, "--help").output == told


@pytest.mark.parametrize(
    ("call", "words"),
    [
        (("match", "--gams", "3", "random", "random"), ["--gams", "--games"]),
        (("play", "--nonsense"), ["--nonsense"]),
        (("play", "--players", "1"), ["--players", "2"]),
        (("play", "--seed", "x"), ["--seed"]),
        (("play", "chess"), list(GAMES)),
        (("match",), ["BOT"]),
        (("nothing",), ["nothing"]),
        (("match", "random"), []),
        (("score", "/nowhere"), ["/nowhere"]),
    ],
)
@pytest.mark.parametrize("language", COMPLETE)
def test_what_is_wrong_is_told_in_the_language(language: str, call: tuple[str, ...], words: list[str]) -> None:
    english, told = run(*call), run(*call, "--lang", language)
    assert (english.exit_code, told.exit_code) == (2, 2)
    assert all(word in told.output for word in words)
    assert "usage-" not in told.output
    if language != "en" and call[0] != "score":  # why a file cannot be had is the system's sentence
        assert english.output.splitlines()[-1] != told.output.splitlines()[-1]


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({"LC_ALL": "fa_IR.UTF-8"}, "fa"),
        ({"LC_ALL": "", "LC_MESSAGES": "fa"}, "fa"),
        ({"LC_ALL": "", "LC_MESSAGES": "", "LANG": "fa_IR"}, "fa"),
        ({"LC_ALL": "xx_YY.UTF-8", "LANGUAGE": "xx:fa"}, "fa"),
        ({"LC_ALL": "C.UTF-8", "LANGUAGE": "fa"}, "en"),
        ({"LC_ALL": "xx_YY.UTF-8"}, "en"),
        ({"LC_ALL": "", "LC_MESSAGES": "", "LANG": ""}, "en"),
    ],
)
def test_without_a_word_it_is_the_language_of_the_computer(
    variables: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    expected = run("--lang", language, *DICE).output
    monkeypatch.delenv("LANGUAGE", raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert run(*DICE).output == expected


OFFERED = ["de", "de-AT", "en", "pt-BR", "sr-Latn", "zh-Hans", "zh-Hant"]


@pytest.mark.parametrize(
    ("locale", "language"),
    [
        ("zh_TW.UTF-8", "zh-Hant"),
        ("zh_HK", "zh-Hant"),
        ("zh_CN.UTF-8", "zh-Hans"),
        ("pt_BR.UTF-8", "pt-BR"),
        ("pt_PT", "pt-BR"),
        ("de_AT.UTF-8", "de-AT"),
        ("de_CH", "de"),
        ("de", "de"),
        ("sr_RS@latin", "sr-Latn"),
        ("sr_RS", None),
        ("fr_FR", None),
        ("C", None),
        ("", None),
    ],
)
def test_a_locale_finds_the_language_that_fits_it(locale: str, language: str | None) -> None:
    assert fitting(locale, OFFERED) == language


@pytest.fixture
def begun(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two more languages, each with a few messages."""
    words = toy.settle(tmp_path / "words", {}, begun=["ru", "ar-EG"])
    for code in ("ru", "ar-EG"):
        (words / code / "odds.ftl").write_text("odds-wish = { $wish } ~ { $percent } %\n", "utf-8")
    monkeypatch.setattr(text, "FOLDER", words)
    monkeypatch.delenv("LANGUAGE", raising=False)


@pytest.mark.parametrize(("locale", "odds"), [("ru_RU.UTF-8", "~ 48,3 %"), ("ar_EG", "~ ٤٨٫٣ %")])
def test_a_language_that_was_begun_is_spoken_with_english_gaps(
    locale: str, odds: str, begun: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    call = ("odds", "3", "3", "claw", "1", "heart", "energy", "--want", "3 claw")
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    english, helped = run(*call).output, run("odds", "--help").output
    monkeypatch.setenv("LC_ALL", locale)
    told = run(*call).output
    assert odds in told
    assert told.splitlines()[0] == english.splitlines()[0]
    assert run("odds", "--help").output == helped


def test_a_gap_has_the_plurals_and_numbers_of_english(begun: None) -> None:
    assert text.say("clock-left", "ru", n=21) == text.say("clock-left", "en", n=21)
    for language in ("ru", "ar-EG"):
        written = in_digits("48.3", language)
        assert written != "48.3"
        assert text.say("usage-try", language, command=written) == text.say("usage-try", "en", command="48.3")
    assert text.say("usage-try", "ar-EG", command="علي٢").count("علي٢") == 1


def test_digits_and_direction_belong_to_no_list_of_languages() -> None:
    assert [in_digits("12,345.6", code) for code in ("fa", "ar-EG", "de", "pt-BR", "en-XA", "xx")] == [
        *("۱۲٬۳۴۵٫۶", "١٢٬٣٤٥٫٦", "12.345,6", "12.345,6", "12,345.6", "12,345.6")
    ]
    assert in_digits("2, 3 and 1.5", "el") == "2, 3 and 1,5"
    assert [right_to_left(code) for code in ("fa", "ur", "he", "ar-EG", "ja", "en-XA", "xx")] == [True] * 4 + [
        False
    ] * 3


def test_numbers_have_the_digits_of_the_language() -> None:
    told = run("--lang", "fa", *DICE).output
    assert "۳ تاس" in told
    assert re.search(r"[۰-۹]٫[۰-۹] %", told)
    assert f"۳ ۳ {say('face-claw', 'fa')}" in told, "the dice are read, and not typed"
    assert re.search(r"1 hearts? +\d+\.\d %|1 heart +\d+\.\d %", run(*DICE).output)


CODES = re.compile(r"\b(heart|energy|claw)s?\b")


@pytest.mark.parametrize("language", OTHERS)
def test_dice_that_are_read_have_their_names(language: str) -> None:
    wish = run("--lang", language, "odds", "3", "3", "claw", "heart", "energy", "1", "--want", "3 claw").output
    table = run("--lang", language, "odds", "1", "energy", "claw").output
    for told in (wish, table):
        assert CODES.findall(told) == []
        assert say("face-claw", language) in told
    played = run("--lang", language, "play", "king-of-tokyo", "--bot", "random", "--seed", "3", text="q\n").output
    typed = [line for line in played.splitlines() if CODES.search(line)]
    assert all("keep" in line or "hearts heal=1" in line or "claw = " in line for line in typed), typed
    assert f"claw = {say('face-claw', language)}" in played, "which word is typed for which face"


@pytest.mark.parametrize("language", languages())
def test_an_error_runs_as_its_language_does(language: str) -> None:
    told = run("--lang", language, "odds", "9").output
    assert told.removeprefix("\u200f").startswith("kingtable: ")
    assert told.startswith("\u200f") == (language == "fa")
