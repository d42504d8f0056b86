"""Folders of the user's own."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def user_folder(kind: str) -> Path:
    """The user's folder for our `"cache"` or `"data"`, by the custom of the operating system."""
    if sys.platform == "win32":  # pragma: no cover
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData/Local")) / "kingtable" / kind
    if sys.platform == "darwin":  # pragma: no cover
        return Path.home() / "Library" / {"cache": "Caches", "data": "Application Support"}[kind] / "kingtable"
    variable, default = {"cache": ("XDG_CACHE_HOME", ".cache"), "data": ("XDG_DATA_HOME", ".local/share")}[kind]
    return Path(os.environ.get(variable) or Path.home() / default) / "kingtable"
