"""The engine and the server under every Python there is here, with the locked and with the lowest versions.

    uv run python scripts/versions.py                  all
    uv run python scripts/versions.py 3.11 lowest      one of them

Each has an environment of its own under .venvs/. uv downloads no Python here: those are tried that uv or pyenv knows,
and the others are named. The lowest versions are tried with the oldest and the newest of them.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
"""From the oldest that the package takes to the newest that numba has."""

TESTS = (
    *("tests/engine", "tests/arena", "tests/bots", "tests/cli", "tests/test_readme.py", "tests/test_layers.py"),
    *("tests/kingdomino/test_golden.py", "tests/kingdomino/test_jit.py", "tests/kingdomino/test_perft.py"),
    *("tests/king_of_tokyo/test_golden.py", "tests/king_of_tokyo/test_jit.py", "tests/king_of_tokyo/test_dice.py"),
    *("tests/server/test_run.py", "tests/server/test_socket.py", "tests/server/test_storage.py"),
    *("tests/server/test_api.py", "tests/server/test_table.py", "tests/server/test_old_tables.py"),
)
"""What a Python or a library could break: the compiler, the front door, bots in processes, sockets, the database."""


def found(version: str) -> Path | None:
    """A Python of this version, as uv or pyenv knows it."""
    told = subprocess.run(
        [uv(), "python", "find", "--no-project", version], capture_output=True, text=True, check=False
    )
    if told.returncode == 0:
        return Path(told.stdout.strip())
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    return max(pyenv.glob(f"{version}.*/bin/python{version}"), default=None)


def uv() -> str:
    """Where uv is."""
    return os.environ.get("UV") or shutil.which("uv") or sys.exit("uv is needed: pip install uv")


def tried(python: Path, version: str, which: str) -> bool:
    """Install the package and run the tests; whether all of it went well."""
    folder = ROOT / ".venvs" / f"{version}-{which}"
    environment = {name: value for name, value in os.environ.items() if name != "VIRTUAL_ENV"}
    environment |= {"UV_PROJECT_ENVIRONMENT": str(folder), "UV_PYTHON": str(python), "UV_PYTHON_DOWNLOADS": "never"}
    inside = str(folder / "bin" / "python")
    install = [[uv(), "sync", "--quiet", "--locked"]]
    if which == "lowest":
        words = ("--resolution", "lowest-direct", "--group", "dev", "--editable", ".")
        install = [
            [uv(), "venv", "--quiet", "--clear", str(folder)],
            [uv(), "pip", "install", "-q", "--python", inside, *words],
        ]
    began = time.monotonic()
    for command in (*install, [inside, "-m", "pytest", "-q", "-n", "2", "--dist", "loadfile", *TESTS]):
        if subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode:
            print(f"== Python {version}, {which} versions: FAILED at {' '.join(command[:4])} ...", flush=True)
            return False
    print(f"== Python {version}, {which} versions: all well in {time.monotonic() - began:.0f} s", flush=True)
    return True


def main(*asked: str) -> None:
    """Try what is asked for, or all; ends with 1 if anything fails."""
    versions = [word for word in asked if word in PYTHONS] or list(PYTHONS)
    whiches = [word for word in asked if word in ("locked", "lowest")] or ["locked", "lowest"]
    there = {version: python for version in versions if (python := found(version))}
    for version in sorted(set(versions) - set(there)):
        print(f"== Python {version}: not on this machine, not tried", flush=True)
    ends = [version for version in there if version in (min(there), max(there))]
    runs = [(version, which) for which in whiches for version in (there if which == "locked" else ends)]
    failed = [f"{version} {which}" for version, which in runs if not tried(there[version], version, which)]
    if failed or not runs:
        sys.exit(f"failed: {', '.join(failed)}" if failed else "nothing was tried")


if __name__ == "__main__":
    main(*sys.argv[1:])
