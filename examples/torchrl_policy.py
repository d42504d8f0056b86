"""A policy in TorchRL that plays both seats of Kingdomino by the masks, and learns from the games that it won.

TorchRL wraps the environment of PettingZoo and checks its specs first. The policy sees its own kingdom alone. It learns
by REINFORCE: five updates from two games each show how it works, and no more.
Needs `pip install ".[pettingzoo]" torchrl` and PyTorch.
"""

from __future__ import annotations

import warnings

import torch
from tensordict import TensorDict
from tensordict.nn import TensorDictModule
from torchrl.envs import PettingZooWrapper, check_env_specs
from torchrl.envs.utils import MarlGroupMapType
from torchrl.modules import MaskedCategorical, ProbabilisticActor

from kingtable.envs import kingdomino_v0

AGENTS = "agents"
"""All seats are one group, so that one policy acts for all: its arrays have a row for each seat."""
UPDATES, GAMES = 5, 2


class Scores(torch.nn.Module):  # type: ignore[misc] # PyTorch is installed for the test alone
    """Log odds of all actions, from the boards of a seat's own kingdom."""

    def __init__(self, actions: int) -> None:
        super().__init__()
        self.layers = torch.nn.Sequential(
            torch.nn.LazyLinear(64), torch.nn.ReLU(), torch.nn.Linear(64, actions), torch.nn.LayerNorm(actions)
        )

    def forward(self, boards: torch.Tensor) -> torch.Tensor:
        """boards: uint8 (..., seats, kingdoms, planes, 8, 8), the seat's own kingdom first."""
        scores: torch.Tensor = self.layers(boards[..., 0, :, :, :].flatten(-3).float())
        return scores


def environment(seed: int) -> PettingZooWrapper:
    """Kingdomino for two as TorchRL sees it."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "PettingZoo in TorchRL is tested")  # it names one old version
        return PettingZooWrapper(
            kingdomino_v0.env(players=2), use_mask=True, group_map=MarlGroupMapType.ALL_IN_ONE_GROUP, seed=seed
        )


def actor(env: PettingZooWrapper) -> ProbabilisticActor:
    """A policy that never chooses an illegal action. TorchRL ignores the action of a seat that waits."""
    actions = env.full_action_spec[AGENTS, "action"].space.n
    seen, logits = (AGENTS, "observation", "observation", "boards"), (AGENTS, "logits")
    return ProbabilisticActor(
        TensorDictModule(Scores(actions), in_keys=[seen], out_keys=[logits]),
        in_keys={"logits": logits, "mask": (AGENTS, "action_mask")},
        out_keys=[(AGENTS, "action")],
        distribution_class=MaskedCategorical,
        return_log_prob=True,
        log_prob_key=(AGENTS, "log_prob"),
    )


def loss_of(game: TensorDict) -> torch.Tensor:
    """REINFORCE: what a seat did is as good as what it won, compared with half a win."""
    acts = game[AGENTS, "mask"]  # bool (steps, seats): whose turn it is
    won = game["next", AGENTS, "reward"].sum(0).squeeze(-1)  # (seats,)
    likely: torch.Tensor = game[AGENTS, "log_prob"]
    return -(likely * acts * (won - 0.5)).sum() / acts.sum()


def main() -> None:
    """Check the environment, play, and learn."""
    torch.manual_seed(1)
    torch.set_num_threads(1)  # threads of so small a net only wait for each other
    env = environment(seed=1)
    check_env_specs(env)
    policy = actor(env)
    policy(env.reset())  # so that the first layer knows its size
    optimiser = torch.optim.Adam(policy.parameters(), 1e-3)
    for update in range(UPDATES):
        games = [env.rollout(1_000, policy) for _ in range(GAMES)]
        for game in games:
            chosen = game[AGENTS, "action_mask"].gather(-1, game[AGENTS, "action"].unsqueeze(-1))
            assert chosen.all(), "only what the mask allows"
            assert game["next", AGENTS, "reward"].sum() == 1, "one win, or a shared one"
        optimiser.zero_grad()
        loss = torch.stack([loss_of(game) for game in games]).mean()
        loss.backward()
        optimiser.step()
        points = [
            game["next", AGENTS, "observation", "observation", "points"][-1, 0, :2].float().mean() for game in games
        ]
        print(f"update {update}: loss {loss.item():+.3f}, {torch.stack(points).mean():.1f} points a seat")


if __name__ == "__main__":
    main()
