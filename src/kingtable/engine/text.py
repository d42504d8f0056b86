"""What people read: messages of the Fluent catalogues in `kingtable/locale/<language>/`."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent.parent / "locale"


def languages() -> list[str]:
    """The languages that have a catalogue."""
    return sorted(folder.name for folder in FOLDER.iterdir() if any(folder.glob("*.ftl")))


def catalogue(language: str) -> str:
    """All messages of a language, one file after the other."""
    return "\n".join(file.read_text(encoding="utf-8") for file in sorted((FOLDER / language).glob("*.ftl")))


@cache
def _bundle(language: str) -> Any:
    from fluent.runtime import FluentBundle, FluentResource  # heavy, and only needed when somebody reads

    bundle = FluentBundle([language, "en"], use_isolating=False)
    bundle.add_resource(FluentResource(catalogue(language)))
    return bundle


def say(key: str, lang: str = "en", **args: Any) -> str:
    """A message as plain text; falls back to English, and to the key itself."""
    for language in dict.fromkeys((lang, "en")):
        bundle = _bundle(language)
        if bundle.has_message(key):
            value, _ = bundle.format_pattern(bundle.get_message(key).value, args)
            return str(value)
    return key
