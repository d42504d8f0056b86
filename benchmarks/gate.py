"""Has a kernel become slower? `python -m benchmarks.gate [--renew]`, a step of `scripts/test`.

Every compiled kernel is run in turn with a fixed loop of numba's, in one process, by processor time; what counts is
the least time of each, so a busy machine only makes it take longer. gate.json keeps the ratios, by processor: the loop
resembles the kernels, but no two processors weigh the same work alike. A kernel that takes a fifth more than is kept
fails, where the processor is unknown twice what the slowest one takes. `--renew` writes this machine's ratios.

In some processes a kernel is slower from beginning to end (once King of Tokyo's playouts by 40 %), as its memory
happens to lie. So where a kernel fails, another process measures once more, and its word counts.
"""

from __future__ import annotations

import json
import platform
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import numba
import numpy as np

import kingtable
from kingtable.bots.king_of_tokyo import games as tokyo_bots
from kingtable.bots.king_of_tokyo.players import shipped_models as tokyo_models
from kingtable.bots.king_of_tokyo.roller import new_scratch as tokyo_scratch
from kingtable.bots.kingdomino import greedy
from kingtable.engine.chance import seeded
from kingtable.engine.record import pack
from kingtable.king_of_tokyo import dice
from kingtable.king_of_tokyo.ahead import playouts as tokyo
from kingtable.kingdomino.ahead import playouts as kingdomino

KEPT = Path(__file__).with_suffix(".json")
MARGIN, MARGIN_ELSEWHERE = 1.2, 2.0
AGAIN = "--again"
LEAST, MOST = 9, 60
"""How often a kernel is run: at least, and where it seems too slow, since a busy machine may yet give way."""

Run = Callable[[], object]
Ratios = dict[str, float]


@numba.njit(cache=True)  # type: ignore[untyped-decorator]
def fixed(table: Any, steps: int) -> int:
    """The fixed loop: bits, a table of 4 KB, branches that nobody can foresee. Never to be changed."""
    x, told = np.uint64(88172645463325252), np.uint64(0)
    for _ in range(steps):
        x ^= x << np.uint64(13)
        x ^= x >> np.uint64(7)
        x ^= x << np.uint64(17)
        at = x >> np.uint64(54)
        if x & np.uint64(1):
            table[at] += np.int32(x & np.uint64(15))
        elif table[at] > 7:
            table[at] -= np.int32(3)
        else:
            bits = x & (x >> np.uint64(5)) & (x >> np.uint64(9))
            while bits:
                told += np.uint64(1)
                bits &= bits - np.uint64(1)
    return int(told) + int(table[0])


def states(name: str, times: int = 1, **options: Any) -> np.ndarray:
    """A new match's record, so often, each with a generator of its own."""
    rows = np.concatenate([pack(kingtable.new(name, seed=1, **options).state)] * times)
    rows["chance"] = [seeded(2026, i) for i in range(times)]
    return rows


def roller(games: int) -> Run:
    """Games of four of King of Tokyo's best players."""
    seats = np.full((games, 4), tokyo_bots.ROLLER, np.int64)
    tables, seeds, told = tokyo_bots.tables(4), tokyo_bots.seeds(1, games), tokyo_bots.results(games)
    none, usual, rows = np.zeros_like(seats), tokyo_bots.USUAL, tokyo_bots.rows(0)
    return partial(tokyo_bots.games, tables, tokyo_scratch(), tokyo_models(), usual, seeds, seats, none, told, rows)


def solving() -> None:
    """The best play of six dice for three claws, often."""
    wanted = (dice.outcomes(6)[:, 5] >= 3).astype(np.float64)
    for _ in range(1_000):
        dice.best(wanted, dice=6, rerolls=2)


def kernels() -> Iterator[tuple[str, Run]]:
    """What is held, each a few hundredths of a second of work."""
    two, four = states("kingdomino", players=2), states("kingdomino", players=4)
    mighty = states("kingdomino", players=2, mighty_duel=True)
    listed = np.zeros(kingtable.game("kingdomino").actions, np.int32)
    yield "Kingdomino, 2 players, playouts", partial(kingdomino.random_games, two, 8_000)
    yield "Kingdomino, 4 players, playouts", partial(kingdomino.random_games, four, 4_000)
    yield "Kingdomino, Mighty Duel, playouts", partial(kingdomino.random_games, mighty, 4_000)
    yield "Kingdomino, 2 players, legal + apply", partial(kingdomino.stepped_games, two, listed, 8_000)
    many = states("kingdomino", 3, players=4, middle_kingdom="window", harmony=True)
    yield "Kingdomino, 4 players, greedy", partial(greedy.greedy_games, many, pack(greedy.Scratch()), 150)
    rows, scratch = states("king-of-tokyo", players=4), pack(tokyo.Scratch())
    yield "King of Tokyo, 4 monsters, playouts", partial(tokyo.random_games, rows, scratch, 1_500)
    yield "King of Tokyo, 4 monsters, legal + apply", partial(tokyo.stepped_games, rows, scratch, 800)
    yield "King of Tokyo, 4 monsters, roller", roller(12)
    yield "King of Tokyo, copies", partial(tokyo.copies, states("king-of-tokyo", 64, players=4), 500_000)
    yield "King of Tokyo, dice", solving


def processor() -> str:
    """What the ratios are kept under: on Linux with the numbers of the model, since one name stands for many."""
    if sys.platform != "linux":
        return platform.processor() or platform.machine()
    lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").split("\n\n")[0].splitlines()
    told = {name.strip(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
    numbers = ".".join(told.get(name, "?") for name in ("cpu family", "model", "stepping"))
    return f"{told.get('model name', platform.machine())} ({numbers})"


def taken(run: Run) -> float:
    """Seconds of processor time."""
    began = time.process_time()
    run()
    return time.process_time() - began


def ratio(kernel: Run, loop: Run, limit: float) -> float:
    """How many fixed loops a kernel takes: the least times of both, run in turn until it is within the limit."""
    kernel(), loop()  # compiled, and warm
    least = [float("inf"), float("inf")]
    for turn in range(MOST):
        least = [min(least[0], taken(kernel)), min(least[1], taken(loop))]
        if turn + 1 >= LEAST and least[0] <= limit * least[1]:
            break
    return least[0] / least[1]


def limits(kept: dict[str, Ratios], here: str) -> Ratios:
    """What each kernel may take on a processor; {} where nothing at all is kept."""
    if here in kept:
        return {name: value * MARGIN for name, value in kept[here].items()}
    names = {name for ratios in kept.values() for name in ratios}
    return {name: max(r[name] for r in kept.values() if name in r) * MARGIN_ELSEWHERE for name in names}


def kept_ratios() -> dict[str, Ratios]:
    """What is kept, by processor and kernel."""
    found: dict[str, Ratios] = json.loads(KEPT.read_text(encoding="utf-8")) if KEPT.exists() else {}
    return found


def main(words: list[str]) -> None:
    """Measure, and end with 1 where a kernel is too slow or unknown."""
    kept, here, renew = kept_ratios(), processor(), "--renew" in words
    may = {} if renew else limits(kept, here)
    if not renew and here not in kept:
        print(f"No ratios are kept for {here}: held to {MARGIN_ELSEWHERE:.1f} of the slowest that are.")
    loop = partial(fixed, np.zeros(1024, np.int32), 3_000_000)
    found, slow = {}, []
    for name, kernel in kernels():
        found[name] = ratio(kernel, loop, 0.0 if renew else may.get(name, 0.0))
        fine = renew or found[name] <= may.get(name, 0.0)
        limit = "" if renew else f" of {may[name]:.3f}" if name in may else ", not kept"
        print(f"{name:42} {found[name]:7.3f}{limit}{'' if fine else '  TOO SLOW'}", flush=True)
        if not fine:
            slow.append(name)
    if renew:
        kept[here] = {name: round(value, 4) for name, value in found.items()}
        KEPT.write_text(json.dumps(kept, indent=2) + "\n", encoding="utf-8")
    if slow and AGAIN not in words:
        print("Once more, in another process:", flush=True)
        sys.exit(subprocess.run([sys.executable, "-m", "benchmarks.gate", AGAIN]).returncode)
    if slow:
        sys.exit(
            f"{len(slow)} of {len(found)} kernels are slower than they were, or new: make them fast again, or, where "
            "that is meant, `python -m benchmarks.gate --renew` on a quiet machine, and say why in the commit."
        )


if __name__ == "__main__":
    main(sys.argv[1:])
