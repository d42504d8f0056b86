"""Bots that think in processes of their own, so that a game in the terminal begins before the compiler has finished."""

from __future__ import annotations

import queue
import subprocess
import threading
from contextlib import suppress
from types import TracebackType

import msgspec

from kingtable.arena.cores import Ended, undisturbed
from kingtable.bots import early
from kingtable.engine.errors import Refused
from kingtable.engine.text import cut
from kingtable.server.workers.link import worker
from kingtable.server.workers.questions import EARLY, INTERPRETED, LENGTH, Answer, Question, Ready, Told, packed


class Thinking:
    """The bots of a game: those that compile, and until they are ready those that do not.

    A context; the processes end with it.
    """

    def __init__(self, game: str) -> None:
        self._game = game
        self._compiled = _Process(worker(game))
        self._early: _Process | None = None

    def choose(self, bot: str, view: bytes, seat: int, seed: int) -> tuple[list[str], str]:
        """Return the moves of one turn, and the bot that chose them. view: `Match.observe`. Raises Refused."""
        question = Question(self._game, bot, view, seat, seed)
        if not self._compiled.ready.wait(EARLY):
            self._early = self._early or _Process(worker(INTERPRETED, self._game))
            if not (answer := self._early.ask(question)).error:
                return answer.moves, early(self._game, bot)
        answer = self._compiled.ask(question)
        if (code := self._compiled.code()) is not None:
            raise Ended(code)
        if answer.error:
            raise Refused("play-bot-failed", bot=bot, why=cut(answer.error, 200))
        return answer.moves, bot

    def __enter__(self) -> Thinking:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, raised: BaseException | None, trace: TracebackType | None
    ) -> None:
        for process in filter(None, (self._compiled, self._early)):
            process.end()


class _Process:
    """A worker process, asked one question at a time."""

    def __init__(self, command: list[str]) -> None:
        self.ready = threading.Event()
        self._answers: queue.SimpleQueue[Answer] = queue.SimpleQueue()
        with undisturbed():
            self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self._listening = threading.Thread(target=self._listen, daemon=True)
        self._listening.start()

    def ask(self, question: Question) -> Answer:
        """Return its answer; an error where the process has ended."""
        if not self._listening.is_alive() and self._answers.empty():
            return Answer(error="the process of the bots has ended")
        assert self._process.stdin is not None
        with suppress(OSError):
            self._process.stdin.write(packed(question))
            self._process.stdin.flush()
        return self._answers.get()

    def code(self) -> int | None:
        """How it ended; None: it runs."""
        return None if self._listening.is_alive() else self._process.poll()

    def end(self) -> None:
        """End the process."""
        self._process.kill()
        self._process.wait()
        self._listening.join()
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                with suppress(OSError):
                    pipe.close()

    def _listen(self) -> None:
        assert self._process.stdout is not None
        decoder: msgspec.msgpack.Decoder[Told] = msgspec.msgpack.Decoder(Told)
        while head := self._process.stdout.read(LENGTH.size):
            message = decoder.decode(self._process.stdout.read(*LENGTH.unpack(head)))
            if isinstance(message, Ready):
                self.ready.set()
            elif isinstance(message, Answer):
                self._answers.put(message)
        self.ready.set()  # nobody waits for a process that has ended
        self._answers.put(Answer(error=f"the process of the bots ended with {self._process.wait()}"))
