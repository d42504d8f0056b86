"""Commands that fit the installation at hand, and packages that only a part of Kingtable needs, each an extra."""

from __future__ import annotations

import os
import shutil
import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

from kingtable.engine.errors import Refused


def needed(module: str, extra: str) -> ModuleType:
    """Import a package, or a module of one, that an extra installs.

    Raises Refused with the command that installs it, where it is missing.
    """
    package = module.partition(".")[0]
    if find_spec(package) is None:
        raise Refused("extra-missing", package=package, command=command(extra, Path(sys.prefix)))
    return import_module(module)


def command(extra: str, environment: Path) -> str:
    """The command that installs an extra into an environment which has Kingtable.

    uv makes the environment of a checkout, where there is no pip; `start.py` keeps its own uv there. Anywhere else pip
    reads what the extra needs from the Kingtable that is installed, wherever that came from.
    """
    if _of_checkout(environment):
        uv = "uv" if shutil.which("uv") else str(Path(".uv", "bin", "uv"))
        return f"{uv} sync --no-dev --inexact --extra {extra}"
    return f'pip install "kingtable[{extra}]"'


def program(environment: Path) -> str:
    """The command that starts the Kingtable of an environment: of a checkout the file that the README names."""
    if not _of_checkout(environment):
        return "kingtable"
    return "py start.py" if os.name == "nt" else "python3 start.py"


def _of_checkout(environment: Path) -> bool:
    return environment.name == ".venv" and (environment.parent / "start.py").is_file()
