"""Debian's programs for tests, unpacked and not installed: `caddy`, `haproxy` and `nginx` would start as services.

They are in `.uv/debian` of the checkout, one folder each. `python3 scripts/debian.py` brings them all:
`scripts/test` does this before it tests. Otherwise each comes with the first call that needs it.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from pathlib import Path

HERE = Path(__file__).parents[1] / ".uv" / "debian"
PACKAGES = {
    "caddy": ("usr/bin/caddy", ["caddy"]),
    "haproxy": ("usr/sbin/haproxy", ["haproxy", "liblua5.3-0", "libopentracing-c-wrapper0", "libopentracing1"]),
    "nginx": ("usr/sbin/nginx", ["nginx"]),
}
"""By program: its path in its package, and the packages that it needs beyond a plain Debian."""


def program(name: str) -> list[str]:
    """The command that runs a program: the one on the path, else Debian's. Raises RuntimeError if there is none."""
    if (found := shutil.which(name)) is not None:
        return [found]
    where, packages = PACKAGES[name]
    folder = HERE / name
    if not folder.is_dir():
        HERE.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=HERE) as fresh:
            _unpack(packages, Path(fresh))
            try:
                (Path(fresh) / "whole").rename(folder)
            except OSError:  # another process was faster
                if not folder.is_dir():
                    raise
    libraries = ":".join(map(str, folder.glob("usr/lib/*-linux-*")))
    return ["env", f"LD_LIBRARY_PATH={libraries}", str(folder / where)]


def _unpack(packages: list[str], fresh: Path) -> None:
    fetch = ["apt-get", "download", "-qq", *packages]
    if _run(fetch, fresh):
        root = [] if os.geteuid() == 0 else ["sudo", "-n"]
        _run([*root, "apt-get", "update", "-qq"], fresh)
        if why := _run(fetch, fresh):
            raise RuntimeError(f"The tests need Debian's {', '.join(packages)}, and apt-get could not fetch it: {why}")
    for package in fresh.glob("*.deb"):
        if why := _run(["dpkg", "-x", package.name, "whole"], fresh):
            raise RuntimeError(f"dpkg could not unpack {package.name}: {why}")


def _run(command: list[str], folder: Path) -> str:
    """Why it failed; "" if it did not."""
    try:
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    except FileNotFoundError:
        return f"there is no {command[0]} here"
    return "" if done.returncode == 0 else done.stderr.strip() or f"it ended with {done.returncode}"


if __name__ == "__main__":  # before the tests, which need no network then
    for each in PACKAGES:
        program(each)
