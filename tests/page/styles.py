"""The page's styles as written: which custom properties they make and read, and every declaration with its values."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import NamedTuple

WEB = Path(__file__).parents[2] / "web/src"
NAME = r"--[\w-]+"
SET_BY_SCRIPT = ["1", "1px", "red", "1deg", "1s"]
"""Values tried where a script writes the value: one of them has to fit."""
AT_RULES = ("@font-face", "@property", "@page")
"""Their descriptors are not properties."""


class Declaration(NamedTuple):
    file: str
    name: str
    value: str

    def __str__(self) -> str:
        return f"{self.file}: {self.name}: {self.value}"


def files() -> dict[str, str]:
    """The text of every file of the page that can hold styles, by its path below `web/src`."""
    kinds = {".svelte", ".css", ".ts", ".svg"}
    found = sorted(path for path in WEB.rglob("*") if path.suffix in kinds and ".test." not in path.name)
    return {path.relative_to(WEB).as_posix(): path.read_text() for path in found}


def read(text: str) -> set[str]:
    """The custom properties that a file reads."""
    return set(re.findall(rf"var\(\s*({NAME})", text)) | set(re.findall(rf"getPropertyValue\(\s*[\"'`]({NAME})", text))


def made(file: str, text: str) -> list[tuple[str, str | None]]:
    """The custom properties that a file makes, each with its value, or None where a script computes it."""
    by_script = re.findall(rf"(?:style:|setProperty\(\s*[\"'`])({NAME})", text)
    own = [(one.name, one.value) for one in declarations(file, text) if one.name.startswith("--")]
    return [*own, *((name, None) for name in by_script)]


def declarations(file: str, text: str) -> Iterator[Declaration]:
    """Every declaration of a file: in its style sheet, in `style` attributes, and in attributes that read a custom
    property (`fill="var(--far)"`)."""
    sheets = [text] if file.endswith(".css") else re.findall(r"<style[^>]*>(.*?)</style>", text, re.DOTALL)
    for sheet in sheets:
        yield from (Declaration(file, *one) for one in _of_sheet(re.sub(r"/\*.*?\*/", "", sheet, flags=re.DOTALL)))
    markup = re.sub(r"<(style|script)[^>]*>.*?</\1>", "", text, flags=re.DOTALL)
    for inline in re.findall(r"\bstyle=\"([^\"]*)\"", markup):
        yield from (Declaration(file, *one) for one in _of_block(inline))
    for name, value in re.findall(r" ([a-z-]+)=\"(var\([^\"]+)\"", markup):
        yield Declaration(file, name, value)


def _of_sheet(sheet: str) -> Iterator[tuple[str, str]]:
    """Declarations stand between braces and semicolons; what an opening brace ends is a selector or a condition."""
    within: list[str] = []
    for part, end in re.findall(r"((?:[^;{}\"']|\"[^\"]*\"|'[^']*')*)([;{}])", sheet):
        if end == "{":
            within.append(part.strip())
            continue
        if not any(outer.startswith(AT_RULES) for outer in within):
            yield from _of_block(part)
        if end == "}":
            within.pop()


def _of_block(block: str) -> Iterator[tuple[str, str]]:
    while block != (block := re.sub(r"\{[^{}]*\}", "\0", block)):
        pass
    for part in block.split(";"):
        name, colon, value = part.strip().partition(":")
        if colon and re.fullmatch(rf"{NAME}|-?[a-z][\w-]*", name.strip()):
            yield name.strip(), " ".join(value.replace("!important", "").split())


def variants(value: str, known: dict[str, list[str | None]]) -> Iterator[list[str]]:
    """What a value can come to: every custom property in it with each of its values. Of each list one has to fit."""
    if "\0" in value:
        yield [value.replace("\0", sample) for sample in SET_BY_SCRIPT]
        return
    at = re.search(rf"var\(\s*({NAME})\s*", value)
    if at is None:
        yield [value]
        return
    depth, end = 1, at.end()
    while depth:
        depth += {"(": 1, ")": -1}.get(value[end], 0)
        end += 1
    for one in known.get(at[1], []):
        fits = [one] if one is not None else SET_BY_SCRIPT
        told = [list(islice(variants(value[: at.start()] + fit + value[end:], known), 64)) for fit in fits]
        if one is not None:
            yield from told[0]
        else:
            yield [text for lists in told for texts in lists for text in texts]
