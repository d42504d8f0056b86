"""Processes that tests start."""

from __future__ import annotations

import signal
from pathlib import Path


def interruptible() -> None:
    """What a child does before it becomes the program (`preexec_fn`): it no longer ignores Ctrl-C, as all do that a
    shell's job in the background starts."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def alive(pid: int) -> bool:
    """Does the process run, also one that is stopped? One that has only not been buried yet does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
