"""The process in which bots think: `python -P -m kingtable.server.workers.process GAME ...`.

It reads from its standard input and writes to its standard output, each message msgpack behind its length
(four bytes, least first). It says `Ready` once everything is compiled, and answers one `Question` after the
other. A thread of its own answers each `Ping` at once, whatever the bot does meanwhile. The process gets only
what the bot's seat may know, and records of games that are over. It leaves the processor to the server, and a worker
that thinks for people who wait goes before one that thinks for nobody. It ends when its input ends or the server does.

With --interpreted before the games it compiles nothing, is ready at once, and plays with bots that are fast enough.
"""

from __future__ import annotations

import contextlib
import os
import queue
import select
import signal
import struct
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from functools import partial
from typing import Any, BinaryIO, NoReturn

import msgspec

from kingtable.engine.text import cut
from kingtable.server.logs import LENGTH as LONGEST
from kingtable.server.logs import plain
from kingtable.server.workers.questions import INTERPRETED, LENGTH, Answer, Asked, Pong, Question, Ready, Told, packed

SOON, THINKING, BEHIND = 5, 10, 19  # how nice: moves of people come first, then bots they wait for, then the rest
COLD = 3.0  # seconds of warming up, after which it is clear that rules are compiled and not only loaded
BESIDE = "--beside"
LINES, MINUTE = 60, 60.0  # printed lines that reach the terminal, and seconds in which they may come
PIECE = 65536  # bytes that are read at once of what bots print


def answer(question: Question, *, early: bool = False) -> Answer:
    """Let the bot think, or early the one that plays for it (`bots.early`). Whatever it raises, even
    SystemExit, becomes an answer: the next question may fare better."""
    from kingtable import bots
    from kingtable.bots.hints import hint

    try:
        if question.review:
            from kingtable.server.workers import reviewing

            return Answer(review=reviewing.done(question.review))
        if question.hint:
            told = hint(question.game, question.state, question.seat)
            reasons = [(reason.key, reason.args) for reason in told.reasons]
            return Answer(told.moves, told.bot, reasons, chance=told.chance, next=told.next)
        bot = bots.early(question.game, question.bot) if early else question.bot
        return Answer(bots.choose(question.game, bot, question.state, question.seat, question.seed))
    except BaseException as error:
        return Answer(error=f"{cut(type(error).__name__, 60)}: {cut(error)}")


def work(warm_up: Callable[[], None], think: Callable[[Question], Answer], nice: int = THINKING) -> NoReturn:
    """Answer pings from now on; warm up, say so, then answer questions until the input ends. nice: how much this leaves
    the processor to others."""
    _step_back(nice, batch=True)
    _die_with_the_server()
    output: BinaryIO = os.fdopen(os.dup(1), "wb")
    terminal = os.dup(2)
    _bound_output(terminal)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C goes to the whole terminal; the server ends its workers
    one_at_a_time = threading.Lock()

    def tell(message: Told) -> None:
        with one_at_a_time:
            output.write(packed(message))
            output.flush()

    asked: queue.SimpleQueue[Question] = queue.SimpleQueue()
    behind: queue.SimpleQueue[Question] = asked

    def live(questions: queue.SimpleQueue[Question], nice: int, ready: Callable[[], None] = lambda: None) -> NoReturn:
        try:
            ready()
            _step_back(nice, batch=nice == BEHIND)
            if questions is asked:
                tell(Ready())
            while True:
                tell(think(questions.get()))
        except (BrokenPipeError, ConnectionResetError):
            pass
        except Exception as error:
            _write(terminal, f"kingtable: a worker for bots ends: {type(error).__name__}: {cut(error)}")
        os._exit(1)  # not the long way, on which the thread that still reads would be waited for

    if sys.platform == "linux":  # elsewhere all threads of a process are equally nice
        # A thread that has stepped back cannot come forward again, so what nobody waits for has one of its own.
        behind = queue.SimpleQueue()
        threading.Thread(target=live, args=(behind, BEHIND), daemon=True).start()
    threading.Thread(target=_listen, args=(sys.stdin.buffer, asked, behind, tell), daemon=True).start()
    live(asked, nice, warm_up)


def _bound_output(terminal: int) -> None:
    """What libraries, bots and their programs print from now on must not end up between the answers. It goes to the
    terminal, LINES lines a MINUTE, each cut and cleaned."""
    heard, said = os.pipe()
    for descriptor in (1, 2):
        os.dup2(said, descriptor)
    os.close(said)
    threading.Thread(target=_pass_on, args=(heard, terminal), daemon=True).start()


def _pass_on(heard: int, terminal: int) -> None:
    began, count, rest = time.monotonic(), 0, b""
    with contextlib.suppress(OSError):
        while piece := os.read(heard, PIECE):
            *lines, rest = (rest + piece).split(b"\n")
            rest = rest[:PIECE]
            for line in lines:
                if time.monotonic() - began >= MINUTE:
                    if count > LINES:
                        _write(terminal, f"kingtable: bots printed {count - LINES} more lines")
                    began, count = time.monotonic(), 0
                count += 1
                if count <= LINES:
                    _write(terminal, plain(line[: 4 * LONGEST].decode("utf-8", "replace")))


def _write(terminal: int, line: str) -> None:
    """Write a line, if the terminal takes it at once: nobody waits for one that was stopped."""
    with contextlib.suppress(OSError, ValueError):
        if sys.platform == "win32" or select.select([], [terminal], [], 0)[1]:
            os.write(terminal, line.encode("utf-8", "backslashreplace") + b"\n")


def _listen(
    stream: BinaryIO,
    asked: queue.SimpleQueue[Question],
    behind: queue.SimpleQueue[Question],
    tell: Callable[[Told], None],
) -> None:
    _step_back(SOON, batch=False)
    decoder: msgspec.msgpack.Decoder[Asked] = msgspec.msgpack.Decoder(Asked)
    with contextlib.suppress(OSError, struct.error, msgspec.DecodeError):
        while head := stream.read(LENGTH.size):
            message = decoder.decode(stream.read(*LENGTH.unpack(head)))
            if isinstance(message, Question):
                (behind if message.behind else asked).put(message)
            else:
                tell(Pong(time.process_time()))
    os._exit(0)  # the server is gone: whatever is being compiled or thought out, nobody waits for it


def _step_back(nice: int, *, batch: bool) -> None:
    # batch: this thread waits until the one that has the processor gives it up.
    if sys.platform != "win32":
        with contextlib.suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, 0, nice)
    if sys.platform == "linux":
        with contextlib.suppress(OSError):
            os.sched_setscheduler(0, os.SCHED_BATCH if batch else os.SCHED_OTHER, os.sched_param(0))


def _die_with_the_server() -> None:
    # A process that is stopped would not notice that its input has ended. (The kernel means the thread that
    # started this process; in the server that is the one with the loop.)
    if sys.platform == "linux":
        with contextlib.suppress(Exception):
            import ctypes

            pr_set_pdeathsig = 1
            ctypes.CDLL(None).prctl(pr_set_pdeathsig, signal.SIGKILL, 0, 0, 0)


def _warm_up(games: list[str]) -> None:
    """Warm up the bots of one game after the other. Where the first takes so long that it is compiled, the others are
    compiled meanwhile by processes of their own, and only loaded here."""
    beside: dict[str, subprocess.Popen[bytes]] = {}
    others = threading.Timer(COLD, lambda: beside.update((game, _beside(game)) for game in games[1:]))
    others.start()
    for game in games:
        if game in beside:
            beside[game].wait()
        _warm(game)
        others.cancel()


def _warm(game: str) -> None:
    from kingtable import bots

    warm: Any = bots.warm_up
    try:
        warm(game)
    except Exception as error:  # then the first question compiles, or answers with the error
        print(f"kingtable: bots of {game} could not be warmed up: {error}", file=sys.stderr)


def _import(games: list[str]) -> None:
    from kingtable.bots.players import players_of

    for game in games:
        players_of(game)


def _beside(game: str) -> subprocess.Popen[bytes]:
    """A process that warms up a game's bots, and ends with this one, at the latest."""
    return subprocess.Popen([sys.executable, "-P", "-m", __spec__.name, BESIDE, game], stdin=subprocess.PIPE)


def _until_alone() -> None:
    sys.stdin.buffer.read()
    os._exit(0)


def main(games: list[str]) -> None:
    """Be the worker for these games; or, after BESIDE, warm up one and end; or, after INTERPRETED, be the worker that
    compiles nothing."""
    os.environ.pop("KINGTABLE_INTERPRETED", None)  # the server runs its rules interpreted, the bots do not
    if games[:1] == [INTERPRETED]:
        os.environ["KINGTABLE_INTERPRETED"] = "1"
        work(lambda: _import(games[1:]), partial(answer, early=True), SOON)
    elif games[:1] == [BESIDE]:
        threading.Thread(target=_until_alone, daemon=True).start()
        _warm(games[1])
        os._exit(0)  # not the long way, on which the thread that still reads would be waited for
    else:
        work(lambda: _warm_up(games), answer)


if __name__ == "__main__":
    main(sys.argv[1:])
