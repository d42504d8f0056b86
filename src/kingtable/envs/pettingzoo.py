"""PettingZoo environments (AEC) over one lane of a batch, for any game. Imports PettingZoo.

from kingtable.envs import kingdomino_v0

env = kingdomino_v0.env(players=3, harmony=True)
env.reset(seed=7)
for agent in env.agent_iter():
    observation, reward, terminated, truncated, info = env.last()
    env.step(None if terminated else env.action_space(agent).sample(observation["action_mask"]))
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, SupportsIndex

import numpy as np
import numpy.typing as npt
from gymnasium import logger, spaces
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv
from pettingzoo.utils.env_logger import EnvLogger

from kingtable.engine.errors import IllegalAction
from kingtable.engine.given import whole
from kingtable.engine.match import Match
from kingtable.engine.text import cut
from kingtable.envs.batch import Batch
from kingtable.envs.leaving import leavers_of
from kingtable.envs.names import module_of
from kingtable.envs.rendering import MODES, mode_of, rendered
from kingtable.envs.shapes import views
from kingtable.envs.spaces import action_space, mask_space, observation_space

Observation = dict[str, Any]

_copy = np.ndarray.copy

MADE_BY_RESET = ("agents", "agent_selection", "rewards", "_cumulative_rewards", "terminations", "truncations", "infos")


class Table(AECEnv, EzPickle):  # type: ignore[misc] # PettingZoo declares no types
    """A game that the agents `player_0`, `player_1` ... play, one action after the other.

    An agent observes `{"observation": {name: array}, "action_mask": int8 (actions,)}`: what its seat may know, and 1
    for each action that it may do now. The mask of a waiting agent is 0. Every call gives new arrays. The reward is 0
    until the end of the game, and then the game's `returns`: 1 to the winner, shared in a tie, and 0 to the others. An
    agent whose seat is out of the game terminates at once, with reward 0.

    A pickle holds the arguments, as in other environments of PettingZoo: call `reset` on the copy.
    """

    def __init__(self, game: str, render_mode: str | None = None, skip_forced: bool = False, **options: Any) -> None:
        """Make an environment.

        game: its name. render_mode: `human` (prints the table after each step), `ansi` (text), `rgb_array` (a picture,
        uint8 (height, width, 3)) or None. skip_forced: play an action without an alternative as a part of the step
        before it. options: of the game, as `kingtable.new` takes them.

        Raises InvalidOptions with the field, the value and what is possible.
        """
        EzPickle.__init__(self, game, render_mode, skip_forced, **options)
        super().__init__()
        self.render_mode = mode_of(render_mode)
        self.batch = Batch(game, 1, seed=secrets.randbits(53), skip_forced=skip_forced, final=True, **options)
        self.metadata = {
            "name": module_of(self.batch.game),
            "render_modes": list(MODES),
            "render_fps": 2,
            "is_parallelizable": False,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(self.batch.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        seen, mask = observation_space(self.batch.machine), mask_space(self.batch.machine)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": seen, "action_mask": mask}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: action_space(self.batch.machine) for agent in self.possible_agents}
        assert self.batch.final_observation is not None
        self._names = tuple(self.batch.observation)
        self._now = self._seen(self.batch.observation)
        self._at_the_end = self._seen(self.batch.final_observation)
        self._mask: npt.NDArray[np.int8] = self.batch.action_mask[0]
        self._none: npt.NDArray[np.int8] = np.zeros_like(self._mask)
        self._lanes = self.batch._lanes
        self._leavers = leavers_of(self.batch.game)
        self._left = 0
        self._over = False

    def _seen(self, arrays: Mapping[str, npt.NDArray[Any]]) -> list[tuple[npt.NDArray[Any], ...]]:
        """What each seat observes, in the order of `_names`, as views of the batch's arrays."""
        return [tuple(views(arrays, 0, seat).values()) for seat in range(self.batch.players)]

    def __getattr__(self, name: str) -> Any:
        """Say that what `reset` makes is not there yet. Raises AttributeError."""
        if name in MADE_BY_RESET:
            raise AttributeError(f"{name} cannot be accessed before reset")
        raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}")

    def observation_space(self, agent: str) -> spaces.Space[Observation]:
        """Return the space of what an agent observes, always the same object."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[int]:
        """Return the space of an agent's actions, always the same object."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game.

        seed: decides this game and the later ones without a seed. options: ignored, because the options of the game
        belong to the environment. Raises InvalidOptions for a number that is no seed.
        """
        self.batch.reset(seed=seed)
        self._over, self._left = False, 0
        self._skip_agent_selection = None
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.batch.to_move[0]]
        if self.render_mode == "human":
            self.render()

    def step(self, action: SupportsIndex | None) -> None:
        """Do an action of the agent that `agent_selection` names; None where it has left the game.

        Raises IllegalAction, which lists the legal actions; then nothing has changed.
        """
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        number = action if type(action) is int else whole(action)
        if number is None or not 0 <= number < self.batch.actions or not self._mask[number]:
            raise self._illegal(action)
        self.batch.step(number)  # before the end all rewards are 0: nothing needs to be cleared
        if self.batch.terminated[0]:
            self._end()
        else:
            self.agent_selection = self.possible_agents[self.batch.to_move[0]]
            if self._leavers is not None:
                leavers = self._leavers(self._lanes)
                if leavers != self._left:
                    self._leave(leavers)
        if self.render_mode == "human":
            self.render()

    def _illegal(self, action: object) -> IllegalAction:
        """The refusal of an action, with those that are legal."""
        legal = [f"{number} ({self.batch.text_of(0, number)})" for number in np.flatnonzero(self._mask)]
        return IllegalAction("refuse-plain-illegal", field="action", move=cut(action, 40), legal=", ".join(legal))

    def _end(self) -> None:
        """The game has ended for all agents that are still in it."""
        self._over = True
        for agent in self.agents:
            self.terminations[agent] = True
            self.rewards[agent] = float(self.batch.rewards[0, self._seats[agent]])
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def _leave(self, leavers: int) -> None:
        """The agents of these seats, given as bits, leave the game."""
        self._left = leavers
        for agent in self.agents:
            if leavers >> self._seats[agent] & 1:
                self.terminations[agent] = True
        self._deads_step_first()

    def observe(self, agent: str) -> Observation:
        """Return what an agent observes now, also one that waits or has left; after the end, how the game ended."""
        seen = (self._at_the_end if self._over else self._now)[self._seats[agent]]
        acts = agent == self.agent_selection and not self._over and not self.terminations[agent]
        return {
            "observation": dict(zip(self._names, map(_copy, seen), strict=True)),
            "action_mask": (self._mask if acts else self._none).copy(),
        }

    def match(self) -> Match:
        """Return the game as a match with all its moves, also the hidden parts: to look at, and for its record."""
        ended = self.batch.ended(0) if self._over else None
        return ended if ended is not None else self.batch.match(0)

    def render(self) -> str | npt.NDArray[np.uint8] | None:
        """Draw the table in the render mode. Raises Refused where `rgb_array` needs a package that is not installed."""
        if self.render_mode is None:
            logger.warn("You are calling render method without specifying any render mode.")
            return None
        state = self.match().state if self._over else self.batch._state_of(0)
        return rendered(self.batch._rules, state, self.batch.options, self.render_mode)

    def close(self) -> None:
        """Do nothing: there is no window."""


def functions(game: str) -> dict[str, Callable[..., Table]]:
    """Return the functions of a game's module: `env` and `raw_env`, which are the same.

    PettingZoo's wrappers refuse illegal actions and calls in a wrong order. `Table` does that itself, in half the time.
    """
    make = partial(Table, game)
    return {"env": make, "raw_env": make}
