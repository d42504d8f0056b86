"""Many Gymnasium environments at once: one seat of each game against a named bot, the other seats in turn.

The agent here takes the action that its mask allows first, or any that it allows. Put a policy of yours in their place.
Needs `pip install ".[gymnasium]"`.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np

import kingtable.envs  # noqa: F401 # registers the games
from kingtable.arena.plots import Span, spans

Policy = Callable[[Any, np.random.Generator], Any]


def first(masks: Any, chance: np.random.Generator) -> Any:
    """The first legal action of each game."""
    return masks.argmax(axis=1)


def anything(masks: Any, chance: np.random.Generator) -> Any:
    """A random legal action of each game."""
    return (masks * chance.random(masks.shape)).argmax(axis=1)


def won(policy: Policy, opponent: str, games: int) -> tuple[float, float]:
    """The share of games that a policy wins against a bot, and its margin of 95 %."""
    table: dict[str, Any] = {"players": 2, "opponents": opponent, "seat": "random"}
    envs, chance = gymnasium.make_vec("kingtable/Kingdomino-v0", num_envs=32, **table), np.random.default_rng(1)
    _, info = envs.reset(seed=1)
    worth: list[float] = []
    while len(worth) < games:
        _, rewards, terminated, _, info = envs.step(policy(info["action_mask"], chance))
        worth += rewards[terminated].tolist()
    return float(np.mean(worth)), float(1.96 * np.std(worth) / np.sqrt(len(worth)))


if __name__ == "__main__":
    found = []
    for policy in (first, anything):
        for opponent in ("random", "novice", "greedy"):
            share, margin = won(policy, opponent, 200)
            print(f"{policy.__name__} against {opponent}: {100 * share:.1f} ± {100 * margin:.1f} %")
            found.append(Span(f"{policy.__name__} - {opponent}", share, share - margin, share + margin))
    file = Path(tempfile.mkdtemp()) / "opponents.svg"
    file.write_text(spans(found, "Games won", "{:.2f}".format), encoding="utf-8")
    print("Drawn in", file)
