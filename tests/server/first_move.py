"""A worker for tests: it plays the first legal action, interpreted, so that no test waits for a compiler.

Words behind it make it fail: `crash FILE` dies while it thinks as long as FILE is there (and removes it),
`mute` never answers, `stillborn` does not even start, `cheat` answers with a move that is not legal,
`slow FILE` is not ready before FILE is there.
"""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path
from typing import Any

sys.modules["numba"] = None  # type: ignore[assignment]  # interpreted, and started in half the time

import msgspec  # noqa: E402
import numpy as np  # noqa: E402

from kingtable.engine.game import game  # noqa: E402
from kingtable.engine.record import dtype_of, unpack  # noqa: E402
from kingtable.server.worker import LENGTH, Answer, Question, packed  # noqa: E402


def main(how: str = "", file: str = "") -> None:
    if how == "stillborn":
        sys.exit(3)
    while how == "slow" and not Path(file).exists():
        time.sleep(0.01)
    answers = sys.stdout.buffer
    answers.write(packed(Answer(ready=True)))
    answers.flush()
    while head := sys.stdin.buffer.read(LENGTH.size):
        question = msgspec.msgpack.decode(sys.stdin.buffer.read(*LENGTH.unpack(head)), type=Question)
        if how == "crash" and Path(file).exists():
            Path(file).unlink()
            os._exit(1)
        if how == "mute":
            time.sleep(3600)
        rules = game(question.game)
        state: Any = unpack(rules.record, np.frombuffer(question.state, dtype_of(rules.record)))
        move = "=99" if how == "cheat" else rules.written(state, rules.legal(state)[0])
        answers.write(packed(Answer([move])))
        answers.flush()


if __name__ == "__main__":
    main(*sys.argv[1:])
