"""A masked agent at a PettingZoo table: it learns which dominoes to claim by trying, against random agents.

It remembers how often it won after it had claimed a domino with so many crowns, and tries something else now and then.
Needs `pip install ".[pettingzoo]"`.
"""

from __future__ import annotations

import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

from kingtable.arena.plots import curves
from kingtable.envs import kingdomino_v0

GAMES, PART = 300, 50
CLAIMS = 4
"""Actions below this number claim a domino of the next line."""
CROWNS = [2, 4]
"""The places of the crowns of both halves among the figures of a domino."""


class Claimer:
    """An agent that claims by what it has learnt, and lays its dominoes at random."""

    def __init__(self, seed: int) -> None:
        self.chance = np.random.default_rng(seed)
        self.won, self.tried = np.ones(7), np.full(7, 2.0)
        self.claimed: list[int] = []

    def act(self, seen: Mapping[str, Any], mask: Any) -> int:
        """Choose a legal action."""
        legal = np.flatnonzero(mask)
        if legal[0] >= CLAIMS:
            return int(self.chance.choice(legal))
        crowns = seen["next"][legal][:, CROWNS].sum(axis=1)
        tries = self.chance.random() < 0.1
        chosen = self.chance.integers(len(legal)) if tries else (self.won / self.tried)[crowns].argmax()
        self.claimed.append(int(crowns[chosen]))
        return int(legal[chosen])

    def learn(self, reward: float) -> None:
        """Remember what the game was worth that has just ended."""
        np.add.at(self.won, self.claimed, reward)
        np.add.at(self.tried, self.claimed, 1)
        self.claimed.clear()


def shares(games: int, part: int) -> list[float]:
    """Play so many games of two; which share of each part of them the agent won."""
    env, agent, worth = kingdomino_v0.env(players=2), Claimer(1), list[float]()
    for number in range(games):
        env.reset(seed=number)
        mine = f"player_{number % 2}"  # seats in turn
        for name in env.agent_iter():
            observation, reward, terminated, _, _ = env.last()
            if terminated:
                if name == mine:
                    worth.append(float(reward))
                    agent.learn(worth[-1])
                env.step(None)
            elif name == mine:
                env.step(agent.act(observation["observation"], observation["action_mask"]))
            else:
                env.step(env.action_space(name).sample(observation["action_mask"]))
    return [float(np.mean(worth[first : first + part])) for first in range(0, games, part)]


if __name__ == "__main__":
    won = shares(GAMES, PART)
    print("Won, in parts of", PART, "games:", [round(share, 2) for share in won])
    points = [(PART * (number + 1.0), share) for number, share in enumerate(won)]
    drawing = curves({"masked agent": points}, "Games won", across="{:.0f}".format, up="{:.2f}".format)
    file = Path(tempfile.mkdtemp()) / "masked_agent.svg"
    file.write_text(drawing, encoding="utf-8")
    print("Drawn in", file)
