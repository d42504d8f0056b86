"""Bots that are programs in any language: `process:COMMAND`, one JSON object a line (docs/bots-and-levels.md).

Asked on its standard input is `{"id", "game", "seat", "seed", "view", "choices", "legal"}`: what its seat may see
(docs/protocol.md), what it may do with what that would score, and every legal move in notation. It answers on its
standard output `{"id", "moves": [...]}`: at least one move, at most a turn. What it writes on its standard error is its
own. It runs until its input ends; one process of ours starts it once and keeps it. It has a process group of its own,
which ends with it.
"""

from __future__ import annotations

import atexit
import json
import os
import queue
import shlex
import signal
import subprocess
import sys
import threading
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from io import BufferedReader, RawIOBase
from itertools import count
from typing import IO, Any, cast

from kingtable.engine.errors import InvalidOptions
from kingtable.engine.games import game
from kingtable.engine.record import AnyState
from kingtable.engine.text import Json, cut

PATIENCE = 30.0
"""Seconds to take a question and to answer it; a program that needs longer hangs."""
LONGEST = 1 << 20
"""Bytes of a line; of a longer one no more is read."""
LINES = 100
"""Lines that wait to be read; a program that writes more is not listened to any more."""
END = b""
"""Instead of a question: there will be none."""


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

    def choose(self, seen: AnyState, seat: int, seed: int) -> list[str]:
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
        self.running: subprocess.Popen[bytes] | None = None
        self.lines: queue.Queue[bytes | None] = queue.Queue()
        self.questions: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        self.numbers = count(1)
        self.one_at_a_time = threading.Lock()

    def asked(self, question: Json, patience: float) -> list[str]:
        """The moves that it answers. Threads ask it one after the other."""
        with self.one_at_a_time:
            return self._answered(question, patience)

    def _answered(self, question: Json, patience: float) -> list[str]:
        if self.running is None:
            self._start()
        number = next(self.numbers)
        self.questions.put(json.dumps({"id": number, **question}, separators=(",", ":")).encode() + b"\n")
        try:
            line = self.lines.get(timeout=patience)
        except queue.Empty:
            self.end()
            raise self._wrong("process-silent", seconds=round(patience)) from None
        if line is None:
            code = self.end()
            raise self._wrong("process-ended", code=code)
        return self._read(line.decode("utf-8", "replace"), number)

    def _read(self, line: str, number: int) -> list[str]:
        try:
            told = json.loads(line)
            moves = told["moves"]
            right = json.dumps(told["id"]) == str(number)  # else true would be 1
            good = right and isinstance(moves, list) and all(isinstance(move, str) for move in moves)
        except (ValueError, RecursionError, TypeError, KeyError):
            good, moves = False, []
        if not good:
            self.end()
            raise self._wrong("process-answer", line=cut(line.strip(), 60), id=number)
        return list(moves)

    def _wrong(self, key: str, **args: Any) -> InvalidOptions:
        return InvalidOptions(key, field="bot", bot=f"process:{self.command}"[:80], **args)

    def _start(self) -> None:
        try:
            running = subprocess.Popen(
                shlex.split(self.command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                bufsize=0,
                start_new_session=True,  # Windows ignores it
                creationflags=getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0),
            )
        except (OSError, ValueError) as error:
            raise self._wrong("process-start", why=cut(error, 200)) from None
        self.running, self.lines, self.questions = running, queue.Queue(LINES), queue.SimpleQueue()
        threading.Thread(target=_listen, args=(running.stdout, self.lines), daemon=True).start()
        threading.Thread(target=_tell, args=(running.stdin, self.questions), daemon=True).start()

    def end(self) -> int:
        """End it and what it has started, if it runs; the code with which it went."""
        running, self.running = self.running, None
        if running is None:
            return 0
        self.questions.put(END)
        try:
            code = running.wait(1)
        except subprocess.TimeoutExpired:
            code = None
        _kill_group(running)
        return running.wait() if code is None else code


def _tell(asked: IO[bytes], questions: queue.SimpleQueue[bytes]) -> None:
    """Write each question. It is a thread's own work, since a program that does not read lets it wait for ever."""
    with suppress(OSError), asked:
        while question := questions.get():
            while question:
                question = question[asked.write(question) :]


def _listen(answers: IO[bytes], lines: queue.Queue[bytes | None]) -> None:
    """Each line as it comes, as far as there is room for it; at the end nothing more."""
    with suppress(OSError, queue.Full), answers:
        buffered = BufferedReader(cast(RawIOBase, answers))
        while line := buffered.readline(LONGEST):
            lines.put_nowait(line)
            if len(line) == LONGEST:
                break
    with suppress(queue.Full):
        lines.put_nowait(None)


def _kill_group(running: subprocess.Popen[bytes]) -> None:
    """End a program and what it has started. Where Windows has ended the program itself, what it started stays."""
    if sys.platform == "win32":
        if running.poll() is None:
            subprocess.run(["taskkill", "/F", "/T", "/PID", str(running.pid)], capture_output=True, check=False)
            running.kill()
    else:
        with suppress(OSError):
            os.killpg(running.pid, signal.SIGKILL)


@cache
def _program(command: str) -> _Program:
    program = _Program(command)
    atexit.register(program.end)
    return program
