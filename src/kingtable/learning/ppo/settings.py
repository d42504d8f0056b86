"""The plan and the settings of a run of PPO, and the result of each pass."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from kingtable.engine.games import spec_of
from kingtable.engine.text import Json


@dataclass(frozen=True)
class Settings:
    """How a policy learns.

    lanes, steps: how many games go on, for how many decisions, between two passes of learning. epochs, rows: how often
    it goes over them, and how many decisions make a step. rate: of Adam. trace: the lambda of GAE. clip: how far the
    probability of an action may move. entropy: what not deciding is worth. points: what each point more than the others
    is worth, as soon as it is scored, where the game declares gains: a win is worth 1. hidden: the sizes of the layers.
    league: the share of the lanes in which a past net of the run plays one seat; its decisions are not learned from.
    """

    lanes: int = 512
    steps: int = 24
    epochs: int = 3
    rows: int = 2048
    rate: float = 2e-3
    trace: float = 0.95
    clip: float = 0.2
    entropy: float = 0.01
    points: float = 0.01
    hidden: tuple[int, int] = (128, 128)
    league: float = 0.0


@dataclass(frozen=True)
class Passed:
    """How a pass went. games, decisions: so far; minutes: of learning so far; entropy: of the policy at a decision, in
    nats; foreseen: the mean squared error of what it foresaw; policy: the loss of the policy; won: against `run.json`'s
    opponent, with `margin` of 95 %, where it was measured, else empty."""

    number: int
    games: int
    decisions: int
    minutes: float
    entropy: float
    foreseen: float
    policy: float
    won: float | None = None
    margin: float | None = None


@dataclass(frozen=True)
class Plan:
    """What a run learns: the game with its options, from which seed, how, and against whom it is measured."""

    game: str
    options: dict[str, Any]
    seed: int
    settings: Settings
    opponent: str

    @property
    def players(self) -> int:
        """How many seats each game has."""
        return int(spec_of(self.game).full(self.options)["players"])

    def as_json(self) -> Json:
        """As `run.json` holds it."""
        return asdict(self)
