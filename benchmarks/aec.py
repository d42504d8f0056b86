"""PettingZoo's turns a second beside its own connect four, in one process: `python -m benchmarks.aec [--json]`.

A turn is `last` and `step`. The actions are drawn beforehand, so that no agent's own cost is in the figures; both sides
play in turn, by process time, and the median of the ratios counts.
"""

from __future__ import annotations

import json
import statistics
import sys
import time
from collections.abc import Callable
from importlib import import_module
from types import ModuleType
from typing import Any

Game = tuple[int, list[int | None]]
"""A seed, and the actions of a game that begins with it."""

GAMES: dict[str, tuple[str, dict[str, Any]]] = {
    "kingdomino, 2": ("kingtable.envs.kingdomino_v0", {"players": 2}),
    "kingdomino, 4": ("kingtable.envs.kingdomino_v0", {"players": 4}),
    "king-of-tokyo, 4": ("kingtable.envs.king_of_tokyo_v0", {"players": 4}),
}


def drawn(env: Any, games: int) -> list[Game]:
    """Play random games; their seeds and actions."""
    found: list[Game] = []
    for seed in range(games):
        env.reset(seed=seed)
        actions: list[int | None] = []
        for agent in env.agent_iter():
            seen, _, terminated, _, _ = env.last()
            space = env.action_space(agent)
            space.seed(seed + len(actions))
            actions.append(None if terminated else int(space.sample(seen["action_mask"])))
            env.step(actions[-1])
        found.append((seed, actions))
    return found


def played(env: Any, games: list[Game]) -> float:
    """Turns a second of process time."""
    begin = time.process_time()
    for seed, actions in games:
        env.reset(seed=seed)
        for action in actions:
            env.last()
            env.step(action)
    return sum(len(actions) for _, actions in games) / (time.process_time() - begin)


def measured(turns: int = 9) -> dict[str, float]:
    """Medians of the rates, and of the ratios to connect four within each turn: as people make it, and without its
    three wrappers."""
    sys.modules.setdefault("pygame", ModuleType("pygame"))  # it only draws
    four = import_module("pettingzoo.classic.connect_four_v3")
    wrapped, bare = four.env(), four.raw_env()
    theirs = drawn(wrapped, 30)
    rows: dict[str, list[float]] = {}
    for told, (module, options) in GAMES.items():
        make: Callable[..., Any] = import_module(module).env
        ours = make(**options)
        games = drawn(ours, 30)
        for _ in range(turns):
            fast, plain, quick = played(ours, games), played(wrapped, theirs), played(bare, theirs)
            rows.setdefault(f"{told}: turns/s", []).append(fast)
            rows.setdefault(f"{told}: of connect four", []).append(fast / plain)
            rows.setdefault(f"{told}: of its raw_env", []).append(fast / quick)
            rows.setdefault("connect four: turns/s", []).append(plain)
    return {told: statistics.median(values) for told, values in rows.items()}


def main() -> None:
    """Measure, and print the figures."""
    figures = measured()
    if "--json" in sys.argv:
        print(json.dumps(figures))
        return
    for told, value in figures.items():
        print(f"{told:36} {value:12,.2f}")


if __name__ == "__main__":
    main()
