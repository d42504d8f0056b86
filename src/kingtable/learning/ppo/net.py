"""The net of a policy in JAX: random weights, what it says of positions, and one step of learning."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Any

import numpy as np

from kingtable.bots.policy import Weights
from kingtable.engine.extras import needed
from kingtable.engine.games import game as rules_of
from kingtable.learning.ppo.settings import Plan

Array = np.ndarray[Any, np.dtype[Any]]
NEVER = -1e9
"""The log odds of an action that is not legal."""


def has_gains(game: str) -> bool:
    """Return whether a game declares the points that an action adds."""
    return "gain" in rules_of(game).functions


def drawn(inputs: int, actions: int, hidden: tuple[int, int], seed: int, gains: bool) -> Weights:
    """Random weights (He et al. 2015); every legal action begins nearly as likely as the points that it adds say."""
    chance = np.random.default_rng(seed)

    def layer(above: int, below: int, scale: float) -> Array:
        return chance.normal(0, scale / np.sqrt(above), (above, below)).astype(np.float32)

    first, second = hidden
    root = float(np.sqrt(2))
    return Weights(
        first=layer(inputs, first, root),
        first_bias=np.zeros(first, np.float32),
        second=layer(first, second, root),
        second_bias=np.zeros(second, np.float32),
        policy=layer(second, actions, 0.01),
        policy_bias=np.zeros(actions, np.float32),
        value=layer(second, 1, 0.1),
        value_bias=np.full(1, 0.5, np.float32),
        gain=np.full(1, float(gains), np.float32),
    )


class Net:
    """The functions of a plan's net, compiled when they are called first. Raises Refused where JAX is missing."""

    def __init__(self, plan: Plan) -> None:
        self.jax, self.optax = needed("jax", "learning"), needed("optax", "learning")
        self.settings, self.has_gains = plan.settings, has_gains(plan.game)
        self.optimiser = self.optax.chain(self.optax.clip_by_global_norm(0.5), self.optax.adam(plan.settings.rate))

    def _seen(self, w: Any, inputs: Any, gains: Any) -> tuple[Any, Any]:
        """The log odds of all actions, and the value."""
        jnp = self.jax.numpy
        hidden = jnp.maximum(inputs @ w.first + w.first_bias, 0)
        hidden = jnp.maximum(hidden @ w.second + w.second_bias, 0)
        odds = hidden @ w.policy + w.policy_bias
        if self.has_gains:
            odds = odds + w.gain * gains
        return odds, (hidden @ w.value + w.value_bias)[:, 0]

    @cached_property
    def acts(self) -> Callable[..., Any]:
        """Draw actions: (weights, inputs, gains, mask, key) to each row's action, its log probability and the value."""
        jax, jnp = self.jax, self.jax.numpy

        def acts(w: Any, inputs: Any, gains: Any, mask: Any, key: Any) -> Any:
            odds, value = self._seen(w, inputs, gains.astype(jnp.float32))
            odds = jnp.where(mask > 0, odds, NEVER)
            action = jax.random.categorical(key, odds)
            likely = jnp.take_along_axis(jax.nn.log_softmax(odds), action[:, None], 1)[:, 0]
            return action, likely, value

        compiled: Callable[..., Any] = jax.jit(acts)  # JAX is imported where it is used
        return compiled

    @cached_property
    def learns(self) -> Callable[..., Any]:
        """Learn from some rows: (weights, moments, rows) to new weights and moments, and the losses."""
        jax, jnp, kept = self.jax, self.jax.numpy, self.settings

        def loss(w: Any, rows: Any) -> Any:
            inputs, gains, mask, action, likely, own, better, worth = rows
            odds, value = self._seen(w, inputs.astype(jnp.float32), gains.astype(jnp.float32))
            logs = jax.nn.log_softmax(jnp.where(mask > 0, odds, NEVER))
            ratio = jnp.exp(jnp.take_along_axis(logs, action[:, None], 1)[:, 0] - likely)
            policy = -jnp.minimum(ratio * better, jnp.clip(ratio, 1 - kept.clip, 1 + kept.clip) * better)
            entropy = -jnp.where(mask > 0, jnp.exp(logs) * logs, 0).sum(1)
            foreseen = jnp.square(value - worth)
            counted = own.astype(jnp.float32) / jnp.maximum(own.sum(), 1)
            policy, entropy, foreseen = (jnp.dot(counted, each) for each in (policy, entropy, foreseen))
            return policy + 0.5 * foreseen - kept.entropy * entropy, (policy, entropy, foreseen)

        def learns(w: Any, moments: Any, rows: Any) -> Any:
            slope, extra = jax.grad(loss, has_aux=True)(w, rows)
            change, moments = self.optimiser.update(slope, moments, w)
            return self.optax.apply_updates(w, change), moments, extra

        compiled: Callable[..., Any] = jax.jit(learns)
        return compiled
