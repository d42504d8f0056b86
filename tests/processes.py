"""Processes that tests start."""

from __future__ import annotations

from pathlib import Path


def alive(pid: int) -> bool:
    """Does the process run, also one that is stopped? One that has only not been buried yet does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
