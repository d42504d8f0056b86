"""Bots that are programs in any language: `process:COMMAND`, one JSON object a line (docs/bots-and-levels.md).

Asked on its standard input is `{"id", "game", "seat", "seed", "view", "choices", "legal"}`: what its seat may see
(docs/protocol.md), what it may do with what that would score, and every legal move in notation. It answers on its
standard output `{"id", "moves": [...]}`: at least one move, at most a turn. What it writes on its standard error is its
own. It runs until its input ends; one process of ours starts it once and keeps it.
"""

from __future__ import annotations

import atexit
import json
import queue
import shlex
import subprocess
import threading
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from itertools import count
from typing import Any

from kingtable.engine.errors import InvalidOptions
from kingtable.engine.games import game
from kingtable.engine.text import cut

PATIENCE = 30.0
"""Seconds for an answer; a program that needs longer hangs."""


@dataclass(frozen=True)
class Process:
    """A program that plays. Raises InvalidOptions, in words, where it cannot be started, ends, hangs or talks
    nonsense."""

    game: str
    command: str
    patience: float = PATIENCE

    @property
    def name(self) -> str:
        """As it is listed."""
        return f"process:{self.command}"

    def choose(self, seen: Any, seat: int, seed: int) -> list[str]:
        """Ask, and wait for the answer."""
        rules = game(self.game)
        view = {**rules.view(seen, {}), "seat": seat, **rules.own_view(seen, seat)}
        del view["options"]  # the record does not know them by name
        legal = [rules.written(seen, action) for action in rules.legal(seen)]
        told = {"game": self.game, "seat": seat, "seed": seed, "view": view, "choices": rules.choices(seen)}
        return _program(self.command).asked({**told, "legal": legal}, self.patience)


class _Program:
    """A running program; started when it is asked first, and again after it has failed."""

    def __init__(self, command: str) -> None:
        self.command = command
        self.running: subprocess.Popen[str] | None = None
        self.lines: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self.numbers = count(1)
        self.one_at_a_time = threading.Lock()

    def asked(self, question: dict[str, Any], patience: float) -> list[str]:
        """The moves that it answers. Threads ask it one after the other."""
        with self.one_at_a_time:
            return self._answered(question, patience)

    def _answered(self, question: dict[str, Any], patience: float) -> list[str]:
        if self.running is None:
            self._start()
        assert self.running is not None
        assert self.running.stdin is not None
        number = next(self.numbers)
        try:
            self.running.stdin.write(json.dumps({"id": number, **question}, separators=(",", ":")) + "\n")
            self.running.stdin.flush()
            line = self.lines.get(timeout=patience)
        except queue.Empty:
            self.end()
            raise self._wrong("process-silent", seconds=round(patience)) from None
        except OSError:
            line = None
        if line is None:
            code = self.end()
            raise self._wrong("process-ended", code=code)
        return self._read(line, number)

    def _read(self, line: str, number: int) -> list[str]:
        try:
            told = json.loads(line)
            moves = told["moves"]
            good = told["id"] == number and isinstance(moves, list) and all(isinstance(move, str) for move in moves)
        except (ValueError, RecursionError, TypeError, KeyError):
            good, moves = False, []
        if not good:
            self.end()
            raise self._wrong("process-answer", line=line.strip()[:60], id=number)
        return list(moves)

    def _wrong(self, key: str, **args: Any) -> InvalidOptions:
        return InvalidOptions(key, field="bot", bot=f"process:{self.command}"[:80], **args)

    def _start(self) -> None:
        try:
            running = subprocess.Popen(
                shlex.split(self.command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                encoding="utf-8",
                errors="replace",
                bufsize=1,
            )
        except (OSError, ValueError) as error:
            raise self._wrong("process-start", why=cut(error, 200)) from None
        self.running, self.lines = running, queue.SimpleQueue()
        threading.Thread(target=_listen, args=(running.stdout, self.lines), daemon=True).start()

    def end(self) -> int:
        """End it, if it runs; the code with which it went."""
        running, self.running = self.running, None
        if running is None:
            return 0
        assert running.stdin is not None
        with suppress(OSError):
            running.stdin.close()
        try:
            return running.wait(1)
        except subprocess.TimeoutExpired:
            running.kill()
            return running.wait()


def _listen(told: Any, lines: queue.SimpleQueue[str | None]) -> None:
    """Each line as it comes; at the end nothing more."""
    with told:
        for line in told:
            lines.put(line)
    lines.put(None)


@cache
def _program(command: str) -> _Program:
    program = _Program(command)
    atexit.register(program.end)
    return program
