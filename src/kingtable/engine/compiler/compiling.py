"""What the compiler tells people: that they wait for it, and that it cannot do all it could.

A wait longer than a second writes a line: on stderr where a person sits at a terminal, and in notebooks; nowhere
else unless a program asks for it (`on_compiling`; the commands of `kingtable` do), and never in a process that another
one started for its work: such a one has no terminal to read from.
"""

from __future__ import annotations

import multiprocessing
import sys
import threading
import warnings
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from kingtable.engine.errors import Refused
from kingtable.engine.folders import try_folder
from kingtable.engine.text import say

WRITTEN_FOR = "0.63 to 0.68"
"""The versions of numba whose internals `compiler.parts` and `compiler.cache` know."""

PATIENCE = 1.0
"""Seconds after which a line is due."""

_fallen = False


def fallen_back(why: str) -> None:
    """Warn, once in a process, that numba is not as we know it: the rules are right but compile more slowly."""
    global _fallen
    if not _fallen:
        _fallen = True
        import numba

        warnings.warn(
            f"numba {numba.__version__}: {why}. The rules are compiled by plain numba.njit: they are the same, but "
            f"compiling takes longer, and rules outside kingtable may be compiled again in every process. Kingtable "
            f"was written for numba {WRITTEN_FOR}; install one of these to have it faster.",
            RuntimeWarning,
            stacklevel=3,
        )


@dataclass(frozen=True)
class Compiling:
    """What is being compiled.

    name: the rule that Python called; module: where it stands; cached: whether the next process finds it on disk.
    """

    name: str
    module: str
    cached: bool

    def text(self, language: str = "en") -> str:
        """A line that says so."""
        folders = self.module.split(".")
        game = folders[-2] if folders[0] == "kingtable" and len(folders) > 2 else ""
        return say("compiling", language, name=self.name, game=game, kept="yes" if self.cached else "no")


Tell = Callable[[Compiling], None]


def on_stderr(what: Compiling) -> None:
    """Write the line where a person reads: at a terminal or in a notebook, not in a process that works for another."""
    terminal = all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stderr))
    if (terminal or "ipykernel" in sys.modules) and multiprocessing.parent_process() is None:
        print(what.text(), file=sys.stderr, flush=True)


_tell: Tell = on_stderr


def on_compiling(tell: Tell) -> Tell:
    """Have `tell` called, from a thread of its own, whenever compiling has taken a second; what was called before.

    Where nothing is ever compiled it is never called.
    """
    global _tell
    before, _tell = _tell, tell
    return before


@cache
def _writable(folder: str | None) -> bool:
    """Whether compiled code can be kept there; None is numba's own word for "nowhere"."""
    if folder is None:
        return False
    try:
        try_folder(Path(folder))
    except Refused:
        return False
    return True


def listen() -> None:
    """Hear of numba whenever it compiles a rule for Python. Raises ImportError or AttributeError where it cannot."""
    from numba.core import event

    class Listener(event.Listener):  # type: ignore[misc] # numba declares no types
        """Numba compiles under one lock, so there is one outermost compile at a time."""

        depth = 0
        timer: threading.Timer | None = None

        def on_start(self, event: Any) -> None:
            """Compiling begins: in a second the line is due."""
            self.depth += 1
            compiled = event.data["dispatcher"]
            if self.depth > 1 or not hasattr(compiled, "is_rule"):
                return
            cached = not getattr(compiled._cache, "uncached", "") and _writable(compiled._cache.cache_path)
            what = Compiling(compiled.py_func.__qualname__, compiled.py_func.__module__, cached)
            self.timer = threading.Timer(PATIENCE, lambda: _tell(what))
            self.timer.daemon = True
            self.timer.start()

        def on_end(self, event: Any) -> None:
            """It is done, or has failed."""
            self.depth -= 1
            if self.depth == 0 and self.timer:
                self.timer.cancel()
                self.timer.join(2.0)  # a line that is being written comes before what the rule gives
                self.timer = None

    event.register("numba:compile", Listener())  # pyright: ignore[reportUnknownMemberType] # no types
