"""Translations beside their English: made from the English that is there now, and fit to stand under “You”."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from scripts import catalogues
from scripts.catalogues import COMPLETE, ENGLISH, Catalogue


@cache
def catalogue(language: str) -> Catalogue:
    return Catalogue(language)


@pytest.mark.parametrize("language", [language for language in COMPLETE if language != ENGLISH])
def test_translations_follow_the_english(language: str) -> None:
    """Of every translation is noted which English it was made from, and that has not changed since."""
    english, other = catalogue(ENGLISH), catalogue(language)
    changed, new = catalogues.outdated(english, other), catalogues.unconfirmed(english, other)
    say = f"read them beside their English, then: python scripts/catalogues.py {language} --confirm"
    assert changed == [], f"English has changed; {say} {' '.join(changed)}"
    assert new == [], f"new; {say}"


def test_a_change_of_english_is_named_until_it_is_confirmed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalogues, "TRANSLATED", tmp_path / "translated")
    english, other = (Catalogue(code, {"first": "menu = A\nrank = B\n"}) for code in (ENGLISH, "de"))
    assert catalogues.unconfirmed(english, other) == ["menu", "rank"]
    assert catalogues.confirm(english, other) == ["menu", "rank"]
    remarked = Catalogue(ENGLISH, {"first": "# A comment.\nmenu = A\nrank = B\n"})
    assert catalogues.unconfirmed(remarked, other) == catalogues.outdated(remarked, other) == []
    changed = Catalogue(ENGLISH, {"first": "menu = A2\nrank = B\nnew = C\n"})
    assert catalogues.outdated(changed, other) == ["menu"]
    assert catalogues.confirm(changed, other) == [], "a change is confirmed by its name only"
    assert catalogues.outdated(changed, other) == ["menu"]
    assert catalogues.confirm(changed, other, ["menu"]) == ["menu"]
    assert catalogues.outdated(changed, other) == []
    catalogues.confirm(changed, Catalogue("de", {"first": "menu = A\n"}))
    assert catalogues.made_from("de").keys() == {"menu"}, "what is gone is dropped"


def test_no_third_person_stands_under_you() -> None:
    """A label below a name stands below “You”, too: it is no verb of somebody else."""
    for language, verbs in THIRD_PERSON.items():
        entries = catalogue(language).entries
        wrong = [key for key in UNDER_A_NAME for text in entries[key].texts if re.search(verbs, text)]
        assert wrong == [], language


UNDER_A_NAME = (
    *("came", "gather-sealed", "not-asked", "plays-turn", "state-now", "state-pencil", "state-waits"),
    *("tokyo-again", "tokyo-end-out", "tokyo-end-out-by", "tokyo-out", "tokyo-out-short", "tokyo-throws", "waits-for"),
)
"""What the page shows below the name of a player, who may be the reader."""
THIRD_PERSON = {
    "en": r"(?i)^(is|was|has|waits|plays|goes|comes|rolls)\b",
    "fa": "(شد|آمد|است|می\u200c\\w+د)( |$)",
    "el": r"\w+(θηκε|ηκε|ισε|ει)\b|(?i:\bείναι\b)",
    "tr": r"(?i)\w{2,}([dt][ıiuü]|[ıiuü]yor)( |$)|\b(oynar|atar)\b",
}
"""Verbs that say what somebody else does or did; Japanese verbs have no person."""
