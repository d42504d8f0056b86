"""Start a program that does not outlive the server: `python -P -m kingtable.server.tunnel.child PROGRAM WORD ...`.

Linux ends the program together with the process that started it, even if that was killed; the mark survives the change
into the other program. Elsewhere the program starts as it is.
"""

from __future__ import annotations

import contextlib
import os
import signal
import sys

PDEATHSIG = 1


def main(words: list[str]) -> None:
    """Become the program; one line says why where the system does not start it."""
    if sys.platform == "linux":
        with contextlib.suppress(Exception):
            import ctypes

            ctypes.CDLL(None).prctl(PDEATHSIG, signal.SIGTERM, 0, 0, 0)
    try:
        os.execvp(words[0], words)
    except OSError as error:
        sys.exit(f"{words[0]}: {error.strerror}")


if __name__ == "__main__":
    main(sys.argv[1:])
