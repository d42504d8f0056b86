"""What the log says about workers: a few lines a minute, however often processes fail."""

from __future__ import annotations

import logging

logger = logging.getLogger(__name__)

LINES, MINUTE = 10, 60.0  # lines of log, and seconds in which they may come


class Diary:
    """The log: LINES lines in a MINUTE, and one that counts the others."""

    def __init__(self) -> None:
        self._since = 0.0
        self._said = 0

    def say(self, text: str) -> None:
        """Write a line, or count it."""
        self._said += 1
        if self._said <= LINES:
            logger.warning("kingtable: %s", text)

    def turn(self, now: float) -> None:
        """Begin a new minute when it is time; now: seconds."""
        if now - self._since >= MINUTE:
            if self._said > LINES:
                logger.warning("kingtable: %d more lines about workers", self._said - LINES)
            self._since, self._said = now, 0
