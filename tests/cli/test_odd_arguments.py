"""Whatever a command is called with, it ends with code 2 and a few lines that can be read, never with a traceback."""

from __future__ import annotations

import pytest

from tests.cli.test_commands import run

ODD = ["", " ", "\udcff", "9" * 5000, "-1", "nan", "1e999", "x" * 100_000, "\x1b[2J\n\n", "۱x", "0x10", "../..", "--"]
CALLS: list[tuple[str, ...]] = [
    *(("match", "random", "random", option) for option in ("--games", "--seed", "--processes", "--three-players")),
    *(("tournament", "random", "greedy", option) for option in ("--deals", "--seed", "--kind", "--sprt", "--players")),
    *(("play", option) for option in ("--players", "--seat", "--seed", "--bot")),
    *(("analyse", option) for option in ("--at", "--samples", "--seed", "--processes")),
    *(("train", option) for option in ("--rounds", "--games", "--seed", "--hours")),
    *(("odds", option) for option in ("--rerolls",)),
    ("replay", "--at"),
    ("verify", "--commitment"),
    ("bench", "--games"),
    ("match",),
    ("tournament", "random"),
    ("play",),
    ("replay",),
    ("odds",),
    ("--lang",),
    ("--port",),
    (),
]


@pytest.mark.parametrize("call", CALLS, ids=" ".join)
def test_an_odd_argument_is_refused_in_a_few_lines(call: tuple[str, ...]) -> None:
    for value in ODD:
        if value == "--" and call in ((), ("play",), ("replay",), ("odds",)):
            continue  # it says nothing
        if value == "" and call[-1:] in (("--sprt",), ("--bot",)):
            continue  # none is asked for
        told = run(*call, value, text="")
        assert told.exit_code == 2, (value[:30], told.output[:300])
        assert told.stdout == "", value[:30]
        assert 0 < len(told.stderr) < 2500, value[:30]
        assert "\x1b" not in told.stderr
        told.stderr.encode()
