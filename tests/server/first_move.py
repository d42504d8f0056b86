"""A worker for tests: it plays the first legal action, interpreted, so that no test waits for a compiler.

Words behind it make it fail. As long as FILE is there: `stillborn FILE` does not start, `lame FILE` stops dead
while it warms up, `crash FILE` dies while it thinks (and removes FILE), `stop FILE` stops dead while it thinks
(and removes FILE). `slow FILE` is not ready before FILE is there, `muse FILE` thinks until it is, `ponder SECONDS` so
long, `mute` for ever, `toil` too, as on a busy machine, `niceness` answers with the niceness and the policy of its
thread, `grumble` with an error, `cheat` with a move that is not legal; `die` dies at each question, and `chatter`
prints a great deal.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
import time
from pathlib import Path
from typing import Any

sys.modules["numba"] = None  # type: ignore[assignment]  # interpreted, and started in half the time

import numpy as np  # noqa: E402

from kingtable.engine.games import game  # noqa: E402
from kingtable.engine.record import dtype_of, unpack  # noqa: E402
from kingtable.server.workers.process import work  # noqa: E402
from kingtable.server.workers.questions import Answer, Question  # noqa: E402


def main(how: str = "", file: str = "") -> None:
    there = Path(file).exists if file else lambda: True

    def until_there() -> None:
        while not there():
            time.sleep(0.01)  # between two looks

    def warm_up() -> None:
        if how == "lame" and there():
            os.kill(os.getpid(), signal.SIGSTOP)
        if how == "slow":
            until_there()

    def think(question: Question) -> Answer:
        if how in ("crash", "stop") and there():
            Path(file).unlink()
            os.kill(os.getpid(), signal.SIGKILL if how == "crash" else signal.SIGSTOP)
        if how == "die":
            os._exit(3)
        if how == "chatter":
            print("first")
            print("x" * 300_000, file=sys.stderr)
            for number in range(20_000):
                print("\x1b[2J", number)
            os.system("echo from a program")
            sys.stdout.flush()
        if how == "muse":
            until_there()
        if how == "mute":
            threading.Event().wait()
        while how == "toil":  # for ever, with a tenth of the processor
            until = time.perf_counter() + 0.01
            while time.perf_counter() < until:
                pass
            time.sleep(0.09)  # others have the processor
        if how == "ponder":
            time.sleep(float(file))  # so long it thinks
        if how == "niceness":
            return Answer([str(os.getpriority(os.PRIO_PROCESS, 0)), str(os.sched_getscheduler(0))])
        if how == "grumble":
            return Answer(error="I do not feel like it")
        rules = game(question.game)
        state: Any = unpack(rules.record, np.frombuffer(question.state, dtype_of(rules.record)))
        moves = ["=99" if how == "cheat" else rules.written(state, rules.legal(state)[0])]
        return Answer(moves, "first", [("most", {"gain": 1})]) if question.hint else Answer(moves)

    if how == "stillborn" and there():
        sys.exit(3)
    work(warm_up, think)


if __name__ == "__main__":
    main(*sys.argv[1:])
