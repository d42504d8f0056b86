"""The process in which bots think: `python -P -m kingtable.server.worker GAME ...`.

It reads questions from its standard input and writes answers to its standard output, each a message of
msgpack behind its length (four bytes, least first). It gets only what the bot's seat may know, ends when its
input ends (so it never outlives the server, however that ends), and says `{"ready": true}` once everything is
compiled.
"""

from __future__ import annotations

import contextlib
import os
import queue
import signal
import struct
import sys
import threading
from typing import Any, BinaryIO

import msgspec

LENGTH = struct.Struct("<I")


class Question(msgspec.Struct):
    """What shall `seat` play in `state`, the record as that seat may know it?"""

    game: str
    bot: str
    state: bytes
    seat: int
    seed: int


class Answer(msgspec.Struct, omit_defaults=True):
    """The moves of one turn; or what went wrong; or, once, that the worker is ready."""

    moves: list[str] = []
    error: str = ""
    ready: bool = False


def packed(message: Question | Answer) -> bytes:
    """A message behind its length."""
    body = msgspec.msgpack.encode(message)
    return LENGTH.pack(len(body)) + body


def answer(question: Question) -> Answer:
    """Let the bot think. Whatever it raises becomes an answer: the next question may fare better."""
    from kingtable import bots

    try:
        return Answer(bots.choose(question.game, question.bot, question.state, question.seat, question.seed))
    except Exception as error:
        return Answer(error=f"{type(error).__name__}: {error}")


def main(games: list[str]) -> None:
    """Compile, say so, then answer until the input ends."""
    os.environ.pop("KINGTABLE_INTERPRETED", None)  # the server runs its rules interpreted, the bots do not
    answers: BinaryIO = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a library prints must not end up between the answers
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C goes to the whole terminal; the server ends its workers
    if hasattr(os, "nice"):
        with contextlib.suppress(OSError):
            os.nice(5)  # thinking can wait, moves of people cannot

    def tell(message: Answer) -> None:
        answers.write(packed(message))
        answers.flush()

    questions: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=_listen, args=(sys.stdin.buffer, questions), daemon=True).start()
    _warm_up(games)
    tell(Answer(ready=True))
    while True:
        tell(answer(msgspec.msgpack.decode(questions.get(), type=Question)))


def _listen(asked: BinaryIO, questions: queue.SimpleQueue[bytes]) -> None:
    while len(head := asked.read(LENGTH.size)) == LENGTH.size:
        questions.put(asked.read(*LENGTH.unpack(head)))
    os._exit(0)  # the server is gone: whatever is being compiled or thought out, nobody waits for it


def _warm_up(games: list[str]) -> None:
    from kingtable import bots

    warm: Any = bots.warm_up
    for game in games:
        try:
            warm(game)
        except Exception as error:  # then the first question compiles, or answers with the error
            print(f"kingtable: bots of {game} could not be warmed up: {error}", file=sys.stderr)


if __name__ == "__main__":
    with contextlib.suppress(BrokenPipeError, KeyboardInterrupt):
        main(sys.argv[1:])
