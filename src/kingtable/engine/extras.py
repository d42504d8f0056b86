"""Packages that only a part of Kingtable needs, each an extra of the installation."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from kingtable.engine.errors import Refused


def needed(module: str, extra: str) -> Any:
    """Import a package, or a module of one, that an extra installs.

    Raises Refused with the command that installs it, where it is missing.
    """
    package = module.partition(".")[0]
    if find_spec(package) is None:
        raise Refused("extra-missing", package=package, extra=extra)
    return import_module(module)
