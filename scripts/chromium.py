"""The browser of tests, pictures and measurements: CHROMIUM, or what Debian has."""

from __future__ import annotations

import os
import shutil


def executable() -> str | None:
    """Where it is; None: Playwright's own. The one without windows takes two thirds of the processor's time."""
    return os.environ.get("CHROMIUM") or shutil.which("chromium-headless-shell") or shutil.which("chromium")
