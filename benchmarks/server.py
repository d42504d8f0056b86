"""How long people wait for a served table when many play at once, and when one address floods the server.

    uv run python -m benchmarks.server load --tables 1000 --rate 400 --seconds 60 --core 0
        [--people 2] [--watchers 3] [--bots 0] [--restart term|kill [--still]]
    uv run python -m benchmarks.server flood --core 0 [--seconds 300]
    uv run python -m benchmarks.server frames --core 0 [--seconds 6] [--rows "PONG;try"]
    uv run python -m benchmarks.server bytes --core 0 [--seconds 2.5] [--repeat 3] [--rows "100 blank;..."]
    uv run python -m benchmarks.server sharing [--seconds 15] [--wants tables,seats,codes,reviews,hints]
    all: [--game king-of-tokyo] [--tables N] [--core N] [--old SOURCE_TREE] [--json]

Each starts a server of its own on the loopback and opens tables, each from an address of its own, where people play
honestly (`benchmarks.people`); an ended game is replaced by a new table. --core: the server (and its workers) on that
core, all else on the others. --old: serve the source of another checkout to the same client.
`own lag` says how late the loop of this process was: figures are only worth something while it is small.

load: from `do` to `ack`, with all tables together playing `--rate` moves a second; before the clock runs every table
plays a random number of turns. --restart: afterwards the server is stopped and started again, and all sockets come back
at once, with the pauses of the page, and play on; with --still they only come back. The limit of tables opened by all
together is lifted; all others stand.

flood, frames, bytes: ten tables at which two people think half a second, for some seconds before a flood from 127.6.6.6
(`benchmarks.floods`), during it and until they go on: everything that one address can send at once; every opcode, whole
and in pieces, and the messages that make the server compute, row by row; bytes of HTTP that are no request or none yet.
"nothing" sends none, and shows how far two such windows differ. --quiet: seconds before (and, of `flood`, after).

sharing (`benchmarks.sharing`): what a person waits for alone, and while one other address wants all that it may have.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import signal
import sys
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import msgspec

from benchmarks import floods, sharing
from benchmarks.people import ACK, AHEAD, ME, Load, opened, playing
from benchmarks.served import FLOODER, Json, Server, Socket, machine, on_server, said, warmed

BOTS = {"kingdomino": "greedy", "king-of-tokyo": "random"}
RESTARTING = 90.0  # seconds that all have to come back
RECOVERY = 45.0  # seconds that tables may need until they go on
OWN_TABLES = 15  # of the flooder, with eight windows each
THINK = 0.5


async def load(server: Server, asked: argparse.Namespace) -> Json:
    """Run the load and sum it up."""
    await warmed(server)
    before, began = server.memory(), time.perf_counter()
    many = Load(
        server,
        asked.game,
        asked.tables,
        asked.tables / asked.rate,
        people=asked.people,
        bots=(BOTS[asked.game],) * asked.bots,
        watchers=asked.watchers,
        spread=not asked.from_start,
        still=asked.still,
        seed=asked.seed,
    )
    async with playing(many):
        opening = time.perf_counter() - began
        gc.collect()
        gc.freeze()
        gc.set_threshold(200_000, 50, 50)
        await asyncio.sleep(min(5.0, 2 * many.think))
        full = server.memory()
        measured = await many.window(asyncio.sleep(asked.seconds))
        found = {
            "server": "this checkout" if asked.old is None else str(asked.old),
            "game": asked.game,
            "tables": asked.tables,
            "sockets": sum(not page.left for table in many.tables for page in table.pages),
            **measured,
            "memory_mb": {"before": before // 1024, "all_tables": full // 1024, "end": measured["memory_mb"]},
            "kb_a_table": round((full - before) / asked.tables, 1),
            "opening_s": round(opening, 1),
            **many.trouble(),
        }
        if asked.restart:
            found["restart"] = await restarted(many, signal.SIGTERM if asked.restart == "term" else signal.SIGKILL)
    return found


async def restarted(many: Load, how: signal.Signals) -> Json:
    """Stop the server and start it again; when had everybody what they need?"""
    pages = [page for table in many.tables for page in table.pages if not page.left]
    many.restarting = True
    many.byes.clear()
    clock = asyncio.get_running_loop().time
    began = clock()
    await asyncio.to_thread(many.server.stop, how)
    for page in pages:
        page.back = None  # a snap that came before the end is none of these
    stopped = clock()
    await asyncio.to_thread(many.server.start)
    up = clock()
    while clock() < up + RESTARTING and any(page.back is None and not page.left for page in pages):
        await asyncio.sleep(0.1)
    back = sorted(page.back - up for page in pages if page.back is not None)
    return {
        "how": how.name,
        "sockets": len(pages),
        "stop_s": round(stopped - began, 2),
        "start_s": round(up - stopped, 2),
        "back": len(back),
        "half_back_s": round(back[len(pages) // 2], 2) if len(back) > len(pages) // 2 else None,
        "last_back_s": round(back[-1], 2) if len(back) == len(pages) else None,
        "byes": dict(many.byes),
        "closed_for_good": many.closed_for_good,
        "gave_up_waiting": many.silent,
        "server_cpu_s": round(many.server.cpu(), 1),
    }


async def flooded(server: Server, asked: argparse.Namespace) -> Json:
    """All rows that are asked for, at once or one after the other."""
    every, wanted = floods.rows(asked.scenario), asked.rows.split(";")
    names = [name for name in every if any(part in name for part in wanted)]
    found: list[Json] = []
    once = asked.scenario == "flood"
    few = Load(server, asked.game, asked.tables, THINK, spread=once)
    async with playing(few):
        own = [await own_table(server.port, asked.game) for _ in range(OWN_TABLES if asked.scenario == "frames" else 0)]
        await asyncio.sleep(3)
        for name in [";".join(names)] if once else names:
            for _ in range(asked.repeat):
                row: Json = {"row": "everything" if once else name}
                row["windows"] = [await few.window(asyncio.sleep(asked.quiet))]
                flood = Flood(few, asked, name, [code for code, _ in own], own[0][1] if own else "keep")
                row["windows"].append(await few.window(flood.run()))
                row |= {"served_again_s": round(flood.recovered, 1), "flood": flood.counts}
                if once:
                    await asyncio.sleep(5)
                    row["windows"].append(await few.window(asyncio.sleep(asked.quiet)))
                found.append(row)
                if not asked.json:
                    print(line(row), flush=True)
                await asyncio.sleep(asked.rest)
    return ({"rows": found} if asked.json else {}) | few.trouble()


class Flood:
    """Rows that a process of its own sends."""

    def __init__(self, few: Load, asked: argparse.Namespace, names: str, own: list[str], move: str) -> None:
        self.load = few
        self.own = own
        self.counts: Json = {}
        self.recovered = 0.0  # seconds until the tables went on
        self._ask = [str(few.server.port), str(asked.seconds), asked.scenario, names, "--move", move]

    async def run(self) -> None:
        """Send them, and wait until the tables go on."""
        pipe = asyncio.subprocess.PIPE
        child = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "benchmarks.floods", *self._ask, stdin=pipe, stdout=pipe
        )
        naming = asyncio.create_task(self._name_tables(child))
        try:
            assert child.stdout is not None
            self.counts = json.loads(await child.stdout.read())
            ended, count = time.perf_counter(), len(self.load.waits[ACK])
            while len(self.load.waits[ACK]) < count + 4 and time.perf_counter() < ended + RECOVERY:
                await asyncio.sleep(0.02)
            self.recovered = time.perf_counter() - ended
        finally:
            naming.cancel()
            if child.returncode is None:
                child.kill()

    async def _name_tables(self, child: asyncio.subprocess.Process) -> None:
        assert child.stdin is not None
        while True:
            playing = [table.code for table in self.load.tables]
            codes = floods.Codes(playing, self.load.finished or "AAAAAA", self.own)
            child.stdin.write(msgspec.json.encode(codes) + b"\n")
            await asyncio.sleep(2)


async def own_table(port: int, game: str) -> tuple[str, str]:
    """A table of the flooder, as CODE#TOKEN of the seat that is to move, and a move that it may try."""
    table = await opened(port, FLOODER, game, ME, ME)
    tokens = [seat["token"] for seat in table["seats"]]
    socket = await Socket.open(port, FLOODER, table["table"], tokens[0])
    socket.write(said(t="deal"))
    while (frame := await socket.until("snap"))["view"] is None:
        pass
    socket.close()
    claims = (frame["choices"] or {}).get("claim")
    return f"{table['table']}#{tokens[frame['view']['to_move']]}", claims[0]["move"] if claims else "keep"


def line(row: Json) -> str:
    """A row: figures before and during the flood, and after it if they were measured."""
    windows: list[Json] = row["windows"]
    figures = {"moves/s": [one["moves_per_second"] for one in windows]}
    figures |= {name: [one["ack_ms"][name] for one in windows] for name in ("p50", "p95", "p99", "max")}
    figures |= {
        "own lag": [one["own_lag_ms"]["p99"] for one in windows],
        "/healthz": [one["healthz"] for one in windows],
    }
    figures |= {"MB": [one["memory_mb"] for one in windows]}
    shown = "  ".join(f"{name} {' -> '.join(f'{value:g}' for value in values)}" for name, values in figures.items())
    busy = f"CPU {windows[1]['server_cpu_percent']:.0f} + {windows[1]['waited_for_core_percent']:.0f} %"
    return f"{row['row']:36} {shown}  again after {row['served_again_s']} s, {busy}, {row['flood']}"


def show(found: Json) -> None:
    """The figures, one a line."""
    for name, value in found.items():
        shown = "  ".join(f"{q} {v}" for q, v in value.items()) if isinstance(value, dict) else value
        print(f"{name.replace('_', ' '):24} {shown}")


SCENARIOS: dict[str, tuple[Callable[[Server, argparse.Namespace], Coroutine[Any, Any, Json]], Json]] = {
    "load": (load, {"tables": 200, "seconds": 30.0}),
    "flood": (flooded, {"tables": 10, "seconds": 300.0, "quiet": 60.0, "repeat": 1}),
    "frames": (flooded, {"tables": 10, "seconds": 6.0, "quiet": 6.0, "repeat": 1}),
    "bytes": (flooded, {"tables": 10, "seconds": 2.5, "quiet": 2.5, "repeat": 3}),
    "sharing": (sharing.measure, {"seconds": 15.0}),
}
"""The function of each scenario, and its options where the command line gives none."""


def main() -> None:
    """Start the server, measure, print the figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("scenario", choices=SCENARIOS)
    parser.add_argument("--game", choices=list(AHEAD), default="kingdomino")
    parser.add_argument("--tables", type=int)
    parser.add_argument("--seconds", type=float)
    parser.add_argument("--core", type=int)
    parser.add_argument("--old", type=Path)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--people", type=int, default=2)
    parser.add_argument("--watchers", type=int, default=3)
    parser.add_argument("--bots", type=int, default=0)
    parser.add_argument("--rate", type=float, default=100.0, help="moves a second by people, all tables (default 100)")
    parser.add_argument("--restart", choices=["term", "kill"], help="stop the server afterwards and start it again")
    parser.add_argument("--still", action="store_true", help="nobody moves while all come back after the restart")
    parser.add_argument("--from-start", action="store_true", help="measure from the first move of all tables")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rows", default="", help="only those whose names hold one of these, separated by ;")
    parser.add_argument("--quiet", type=float)
    parser.add_argument("--repeat", type=int, help="of each row")
    parser.add_argument("--rest", type=float, default=2.0, help="seconds between two rows")
    parser.add_argument("--wants", default=",".join(sharing.WANTS), help="of `sharing`: what the greedy address does")
    asked = parser.parse_args()
    measure, usual = SCENARIOS[asked.scenario]
    vars(asked).update({name: value for name, value in usual.items() if vars(asked)[name] is None})
    busy = os.getloadavg()[0]
    free = asked.scenario == "load"
    found, logged = on_server(lambda server: measure(server, asked), asked.core, asked.old, free=free)
    found |= {"log_lines": len(logged), "logged": logged[:3], "machine": machine(asked.core, busy)}
    if asked.json:
        print(json.dumps(found))
    else:
        show(found)


if __name__ == "__main__":
    main()
