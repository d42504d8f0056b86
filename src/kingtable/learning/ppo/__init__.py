"""Masked PPO by self-play, for any game: a policy (`bots.policy`) that learns from games with itself, in JAX.

Proximal policy optimisation (Schulman et al. 2017) with advantages by GAE (Schulman et al. 2016), each seat's by
itself; actions that are not legal have no probability (Huang and Ontañón 2022). JAX compiles the whole step of
learning, on the CPU or on an accelerator that it finds. Needs the extra `learning`.

`self_play.py` plays, `learner.py` learns, `league.py` keeps past nets, `measuring.py` plays against a bot, and
`folder.py` reads and writes what is known of a run. `alone.py` does all of it in one process, `on_ray.py` with named
actors of a Ray cluster (`actors.py`, `crew.py`).
"""

from kingtable.learning.ppo.alone import learn
from kingtable.learning.ppo.folder import curve_in, plan_in
from kingtable.learning.ppo.league import SHARE
from kingtable.learning.ppo.learner import Learner, advantages
from kingtable.learning.ppo.measuring import opponent_of, won
from kingtable.learning.ppo.net import NEVER, drawn
from kingtable.learning.ppo.self_play import Rollout, SelfPlay, encoding_for
from kingtable.learning.ppo.settings import Passed, Plan, Settings

__all__ = [
    "NEVER",
    "SHARE",
    "Learner",
    "Passed",
    "Plan",
    "Rollout",
    "SelfPlay",
    "Settings",
    "advantages",
    "curve_in",
    "drawn",
    "encoding_for",
    "learn",
    "opponent_of",
    "plan_in",
    "won",
]
