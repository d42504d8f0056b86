"""The structure, from the imports and strings of the modules: `python scripts/structure.py [--check]`.

Writes into docs/architecture.md, between two markers, which folder reaches which and where a game's name stands outside
the game's own folders. `--check` only says whether it is up to date.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "kingtable"
PAGE = ROOT / "web" / "src"
DOCUMENT = ROOT / "docs" / "architecture.md"
MARKERS = ("<!-- by scripts/structure.py -->", "<!-- end of scripts/structure.py -->")

FLOORS = (
    "engine",
    "kingdomino",
    "king_of_tokyo",
    "bots",
    "envs",
    "arena",
    "data",
    "learning",
    "analysis",
    "server",
    "cli",
)
"""The folders from the ground up."""

ROOMS = ("messages", "sharing", "store", "workers", "tunnel", "table", "wire", "routes")
"""The folders of the server, from the ground up; `app`, `run` and `logs` stand above all of them."""

GAMES = ("kingdomino", "king_of_tokyo")
A_GAME = re.compile(r"kingdomino|king[-_ ]?of[-_ ]?tokyo", re.IGNORECASE)
A_MODULE = re.compile(r"kingtable(\.[A-Za-z_]\w*)*")
COMMENT = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<![:\w])//[^\n]*", re.DOTALL)


@dataclass(frozen=True)
class Module:
    """What a module's text tells.

    path: below src/kingtable; imported: names that it imports, at the top or inside functions; called: modules of ours
    that it names in strings, as `import_module` takes them, or for types only; knows: whether a game's name stands in
    its code.
    """

    path: str
    imported: frozenset[str]
    called: frozenset[str]
    knows: bool

    @property
    def floor(self) -> str:
        """Its folder; for what stands above all folders its own name."""
        return self.path.partition("/")[0]

    @property
    def own(self) -> bool:
        """Is it a game's own, by a folder or by its name?"""
        return any(part in GAMES for part in Path(self.path).with_suffix("").parts)

    @property
    def reached(self) -> frozenset[str]:
        """All that it imports or calls by name."""
        return self.imported | self.called


def floor_of(name: str) -> str | None:
    """The folder of a module of ours, None for others and for the package itself."""
    parts = name.split(".")
    return parts[1] if parts[0] == "kingtable" and len(parts) > 1 and parts[1] in FLOORS else None


def room_of(name: str) -> str | None:
    """The server's room of one of its modules; None for others."""
    parts = name.split(".")
    return parts[2] if parts[:2] == ["kingtable", "server"] and len(parts) > 2 and parts[2] in ROOMS else None


def read(path: str, text: str) -> Module:
    """A module from its text. Raises ValueError for a relative import, and for a folder that only running tells."""
    tree = ast.parse(text, path)
    prose = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}  # docstrings
    hints = {
        id(inner)
        for node in ast.walk(tree)
        if isinstance(node, ast.If) and for_types_only(node)
        for part in node.body
        for inner in ast.walk(part)
    }
    imported, strings, names = list[str](), list[str](), list[str]()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            (strings if id(node) in hints else imported).extend(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            if node.level:
                raise ValueError(f"{path}:{node.lineno}: imports are absolute")
            whole = [node.module or "", *(f"{node.module}.{alias.name}" for alias in node.names)]
            (strings if id(node) in hints else imported).extend(whole)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in prose:
            strings.append(node.value)
            if node.value == "kingtable.":
                raise ValueError(f"{path}:{node.lineno}: this string hides which folder it reaches")
        names.extend(identifiers(node))
    called = {found[0] for string in strings if (found := A_MODULE.match(string)) and floor_of(found[0])}
    knows = any(A_GAME.search(word) for word in (*imported, *strings, *names))
    return Module(path, frozenset(imported), frozenset(called), knows)


def for_types_only(node: ast.AST) -> bool:
    """Is it a part that only a type checker reads?"""
    return isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"


def identifiers(node: ast.AST) -> Iterator[str]:
    """The names that a node of the syntax gives or uses."""
    for field in ("id", "attr", "name", "arg"):
        if isinstance(word := getattr(node, field, None), str):
            yield word


@cache
def modules() -> tuple[Module, ...]:
    """All modules of the package, by path."""
    files = sorted(SOURCE.rglob("*.py"))
    return tuple(read(file.relative_to(SOURCE).as_posix(), file.read_text(encoding="utf-8")) for file in files)


def knowing() -> list[str]:
    """The modules outside the games' own that know a game's name."""
    return [module.path for module in modules() if module.knows and not module.own]


def knowing_on_the_page() -> list[str]:
    """The same for the page: its files without tests and comments, below web/src."""
    found = []
    for file in sorted(PAGE.rglob("*")):
        path = file.relative_to(PAGE)
        if file.suffix not in (".ts", ".svelte") or file.name.endswith(".test.ts") or file.name == "testing.ts":
            continue
        if any(part.partition(".")[0] in GAMES for part in path.parts):
            continue
        if A_GAME.search(COMMENT.sub("", file.read_text(encoding="utf-8"))):
            found.append(path.as_posix())
    return found


def arrows() -> dict[tuple[str, str], bool]:
    """Which folder reaches which other: (from, to) and whether by an import (else only by a string)."""
    found: dict[tuple[str, str], bool] = {}
    for module in modules():
        if module.floor in FLOORS:
            for name in module.reached:
                if (floor := floor_of(name)) and floor != module.floor:
                    arrow = (module.floor, floor)
                    found[arrow] = found.get(arrow, False) or name in module.imported
    return dict(sorted(found.items(), key=lambda pair: tuple(map(FLOORS.index, pair[0]))))


def drawn() -> str:
    """The text between the markers."""
    lines = ["```mermaid", "flowchart TD"]
    lines += [f"  {start} {'-->' if imports else '-.->'} {end}" for (start, end), imports in arrows().items()]
    lines += ["```", "", "Dotted: by name only (a string that is imported when it is needed, or a type).", ""]
    paths = [*(f"src/kingtable/{path}" for path in knowing()), *(f"web/src/{path}" for path in knowing_on_the_page())]
    lines += ["Outside the games' own folders, only these files know the name of a game:", ""]
    lines += [*(f"- `{path}`" for path in paths), ""]
    return "\n".join(lines)


def written(document: str) -> str:
    """The document with the drawing between its markers. Raises ValueError where a marker is missing."""
    before, first, rest = document.partition(MARKERS[0])
    _, second, after = rest.partition(MARKERS[1])
    if not first or not second:
        raise ValueError(f"{DOCUMENT.name} needs the lines {MARKERS[0]} and {MARKERS[1]}")
    return f"{before}{first}\n{drawn()}\n{second}{after}"


def main() -> None:
    """Write the drawing, or say whether it is up to date."""
    told = DOCUMENT.read_text(encoding="utf-8")
    fresh = written(told)
    if "--check" in sys.argv:
        sys.exit(None if fresh == told else f"{DOCUMENT.relative_to(ROOT)} is stale: python scripts/structure.py")
    DOCUMENT.write_text(fresh, encoding="utf-8")


if __name__ == "__main__":
    main()
