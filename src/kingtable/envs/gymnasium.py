"""Gymnasium environments over a batch, for any game: one seat against bots. Imports Gymnasium.

import gymnasium, kingtable.envs

env = gymnasium.make("kingtable/Kingdomino-v0", players=2, opponents=["greedy"])
many = gymnasium.make_vec("kingtable/KingOfTokyo-v0", num_envs=64, players=4, opponents="roller", seat="random")
"""

from __future__ import annotations

import secrets
from typing import Any, SupportsIndex

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import logger
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from kingtable.engine.given import whole
from kingtable.engine.match import Match
from kingtable.engine.record import Array
from kingtable.envs.against import RANDOM, Against, Opponents
from kingtable.envs.rendering import MODES, mode_of, rendered
from kingtable.envs.shapes import views
from kingtable.envs.spaces import action_space, observation_space

Observation = dict[str, npt.NDArray[Any]]


class Solo(gymnasium.Env[Observation, int]):
    """A game in which you play one seat, and bots all others.

    You observe arrays by name: what your seat may know, seats counted from it. `info` has `action_mask` (int8), and
    `illegal`: whether the last action was not legal. Such an action changes nothing, and its reward is 0. The reward is
    0 until the game ends, and then what it is worth to you: 1 to the winner, shared in a tie, and 0 to the others. The
    game also ends for you when your seat is out of it. `info` has `scores` then, the points by seat.
    """

    metadata: dict[str, Any] = {"render_modes": list(MODES), "render_fps": 2}  # noqa: RUF012 # as Gymnasium has it

    def __init__(
        self,
        game: str,
        render_mode: str | None = None,
        opponents: Opponents = RANDOM,
        seat: SupportsIndex | str = 0,
        skip_forced: bool = False,
        **options: Any,
    ) -> None:
        """Make an environment.

        game: its name. render_mode: `human` (prints the table after each step), `ansi` (text), `rgb_array` (a picture,
        uint8 (height, width, 3)) or None. opponents, seat, skip_forced, options: as for `against.Against`.

        Raises InvalidOptions with the field, the value and what is possible.
        """
        self.render_mode = mode_of(render_mode)
        seed = secrets.randbits(53)
        self.games = Against(game, 1, seed=seed, opponents=opponents, seat=seat, skip_forced=skip_forced, **options)
        self.observation_space: gymnasium.Space[Any] = observation_space(self.games.batch.machine)
        self.action_space = action_space(self.games.batch.machine)
        self._over = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a new game, and play up to your first decision.

        seed: decides this game and the later ones without a seed. options: ignored, because the options of the game
        belong to the environment. Raises InvalidOptions for a number that is no seed.
        """
        self.games.reset(seed=seed)
        super().reset(seed=seed)
        self._over = False
        if self.render_mode == "human":
            self.render()
        return self._observed(), self._info()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Do an action, and play up to your next decision, or to the end of the game.

        Raises Refused for what is no number of an action; then nothing has changed. After the end call `reset`.
        """
        if self._over:
            raise gymnasium.error.ResetNeeded("The game is over: call reset before the next step.")
        number = whole(action)
        self.games.step(action if number is None else number)
        self._over = bool(self.games.ended[0])
        if self.render_mode == "human":
            self.render()
        return self._observed(), float(self.games.rewards[0]), self._over, False, self._info()

    def _observed(self) -> Observation:
        """Observe the game as your seat; after the end, with the result."""
        if self._over:
            return self.games.final(0)
        seen = views(self.games.batch.observation, 0, int(self.games.seats[0]))
        return {name: array.copy() for name, array in seen.items()}

    def _info(self) -> dict[str, Any]:
        """What there is to know besides."""
        if self._over:
            return final_info(self.games, 0)
        batch = self.games.batch
        return {"action_mask": batch.action_mask[0].copy(), "illegal": bool(batch.illegal[0])}

    def match(self) -> Match:
        """Return the game as a match with all its moves, also the hidden parts: to look at, and for its record."""
        ended = self.games.batch.ended(0) if self._over else None
        return ended if ended is not None else self.games.batch.match(0)

    def render(self) -> Any:
        """Draw the table in the render mode. Raises Refused where `rgb_array` needs a package that is not installed."""
        if self.render_mode is None:
            logger.warn("You are calling render method without specifying any render mode.")
            return None
        batch = self.games.batch
        state = self.match().state if self._over else batch._state_of(0)
        return rendered(batch._rules, state, batch.options, self.render_mode)


class Solos(VectorEnv[Observation, npt.NDArray[Any], npt.NDArray[Any]]):
    """Many games at once, in each of which you play one seat, and bots all others.

    Observations, rewards and `info` are as in `Solo`, with a first axis for the games. A game that ends is followed by
    the next one in the same step (SAME_STEP): the observation and the mask are of the new game, `final_obs` and
    `final_info` of the one that ended.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        render_mode: str | None = None,
        opponents: Opponents = RANDOM,
        seat: SupportsIndex | str = 0,
        skip_forced: bool = False,
        **options: Any,
    ) -> None:
        """Make the environments; num_envs: how many games. For all else see `Solo`."""
        self.metadata = {**Solo.metadata, "autoreset_mode": AutoresetMode.SAME_STEP}
        self.render_mode = mode_of(render_mode)
        seed = secrets.randbits(53)
        self.games = Against(
            game, num_envs, seed=seed, opponents=opponents, seat=seat, skip_forced=skip_forced, **options
        )
        self.num_envs = self.games.batch.lanes
        self.single_observation_space = observation_space(self.games.batch.machine)
        self.single_action_space = action_space(self.games.batch.machine)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a new game in each environment. seed, options: as for `Solo`; one seed decides all games."""
        self.games.reset(seed=seed)
        super().reset(seed=seed)
        return self._observed(), self._infos()

    def step(self, actions: Array) -> tuple[Observation, Array, Array, Array, dict[str, Any]]:
        """Do an action in each environment: whole numbers of any integer dtype (num_envs,).

        Raises Refused for another shape or dtype, and for a number that is no action; then nothing has changed.
        """
        self.games.step(actions)
        ended = self.games.ended.copy()
        infos = self._infos()
        for lane in np.flatnonzero(ended).tolist():
            final = {"final_obs": self.games.final(lane), "final_info": final_info(self.games, lane)}
            infos = self._add_info(infos, final, lane)
        return self._observed(), self.games.rewards.copy(), ended, np.zeros_like(ended), infos

    def _observed(self) -> Observation:
        """What your seats observe now."""
        seen = self.games.observation()
        return {name: array if array.ndim > 1 else array[:, np.newaxis] for name, array in seen.items()}

    def _infos(self) -> dict[str, Any]:
        """What there is to know besides, for all games."""
        all_of_them = np.ones(self.num_envs, np.bool_)
        return {
            "action_mask": self.games.batch.action_mask.copy(),
            "_action_mask": all_of_them,
            "illegal": self.games.illegal.copy(),
            "_illegal": all_of_them.copy(),
        }

    def match(self, lane: SupportsIndex) -> Match:
        """Return a game as a match with all its moves, also the hidden parts. Raises Refused."""
        return self.games.batch.match(lane)

    def render(self) -> tuple[Any, ...] | None:
        """Draw all tables in the render mode."""
        if self.render_mode is None:
            logger.warn("You are calling render method without specifying any render mode.")
            return None
        batch, mode = self.games.batch, self.render_mode
        states = (batch._state_of(lane) for lane in range(self.num_envs))
        return tuple(rendered(batch._rules, state, batch.options, mode) for state in states)


def final_info(games: Against, lane: int) -> dict[str, Any]:
    """Return what there is to know of a game that has ended: nothing is legal, and `scores` are the points by seat."""
    mask = np.zeros_like(games.batch.action_mask[lane])
    return {"action_mask": mask, "illegal": False, "scores": games.final_scores[lane].copy()}
