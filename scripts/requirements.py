"""Which test proves which requirement: writes docs/reference/requirements.md.

    uv run python scripts/requirements.py           write it
    uv run python scripts/requirements.py --check   fail unless it is up to date and complete

A test proves the requirements that its name carries: `test_K_041_each_player_chooses_a_colour`, or
`test_K_065_K_066_...`. What software has nothing to honour in stands in tests/data/untested.json with the
reason. A requirement with neither, or with both, is an error.
"""

from __future__ import annotations

import ast
import json
import re
import sys
from collections import defaultdict
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
REQUIREMENTS = ROOT / "tests/data/requirements.md"
REASONS = ROOT / "tests/data/untested.json"
PAGE = ROOT / "docs/reference/requirements.md"


class Requirement(NamedTuple):
    """One line of requirements.md: number, heading, statement, where it stands."""

    number: str
    heading: str
    statement: str
    source: str


def requirements() -> list[Requirement]:
    """Those of both games: Kingdomino's (K-...) and King of Tokyo's (T-...)."""
    found, heading = [], ""
    for line in REQUIREMENTS.read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            heading = line[3:]
        elif line.startswith(("K-", "T-")):
            number, statement, source = (part.strip() for part in line.split(" | "))
            found.append(Requirement(number, heading, statement, source))
    return found


def tests() -> dict[str, list[str]]:
    """Number -> the tests named after it, as `file::test`."""
    found: dict[str, list[str]] = defaultdict(list)
    for file in sorted((ROOT / "tests").rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
                for game, number in re.findall(r"(?<=_)([KT])_(\d{3})(?!\d)", node.name):
                    found[f"{game}-{number}"].append(f"{file.relative_to(ROOT)}::{node.name}")
    return found


def reasons() -> dict[str, str]:
    """Number -> why no test is named after it."""
    return dict(json.loads(REASONS.read_text(encoding="utf-8")))


def faults() -> list[str]:
    """What is wrong with the coverage, in words."""
    known, tested, excused = [each.number for each in requirements()], tests(), reasons()
    found = [
        f"{number}: no test is named after it, and no reason is given in {REASONS.relative_to(ROOT)}"
        for number in known
        if number not in tested and number not in excused
    ]
    found += [
        f"{number}: {tested[number][0]} tests it, so its reason can go from {REASONS.relative_to(ROOT)}"
        for number in known
        if number in tested and number in excused
    ]
    found += [f"{number}: no such requirement" for number in sorted({*tested, *excused} - set(known))]
    return found


def page() -> str:
    """docs/reference/requirements.md."""
    tested, excused = tests(), reasons()
    everything = requirements()
    lines = [
        "# Requirements and their tests",
        "",
        "For contributors who change a rule: every statement of the rulebooks (tests/data/requirements.md), with the",
        "tests named after it, or the reason why there is none.",
        "",
        "```sh",
        "uv run python scripts/requirements.py",
        "```",
        "",
        "writes this page; do not edit it.",
        "",
        f"{len(everything)} requirements: {sum(each.number in tested for each in everything)} tested, "
        f"{sum(each.number not in tested for each in everything)} with a reason.",
    ]
    heading = ""
    for each in everything:
        if each.heading != heading:
            heading = each.heading
            lines += [
                "",
                f"## {heading}",
                "",
                "| | requirement | tests |",
                "|---|---|---|",
            ]
        proof = "<br>".join(f"`{test.removeprefix('tests/')}`" for test in tested.get(each.number, []))
        lines.append(f"| {each.number} | {each.statement} | {proof or excused.get(each.number, 'MISSING')} |")
    return "\n".join(lines) + "\n"


def main(arguments: list[str]) -> int:
    wrong = faults()
    if "--check" not in arguments:
        PAGE.write_text(page(), encoding="utf-8")
    elif not PAGE.exists() or PAGE.read_text(encoding="utf-8") != page():
        wrong.append(f"{PAGE.relative_to(ROOT)} is out of date: run uv run python scripts/requirements.py")
    for line in wrong:
        print(line, file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
