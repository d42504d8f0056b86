"""The pages of the environments, from the declarations of the games: `python scripts/environments.py [--check]`.

Writes docs/environments/<game>.md. `--check` only says whether they are up to date.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from kingtable.bots.compiled import compiled_of
from kingtable.engine.games import OURS, game
from kingtable.engine.games import machine as machine_of
from kingtable.engine.record import dtype_of
from kingtable.envs.names import id_of, module_of, version_of
from kingtable.envs.shapes import wide
from kingtable.envs.stepping import pieces_of
from kingtable.king_of_tokyo import layout as tokyo
from kingtable.king_of_tokyo.cards.deck import IDS, KEEPS
from kingtable.kingdomino import layout as kingdomino
from kingtable.kingdomino.dominoes import TERRAINS

FOLDER = Path(__file__).parent.parent / "docs" / "environments"


def counted(words: Any, first: int = 0) -> str:
    """Words with their numbers."""
    return ", ".join(f"{number} {word}" for number, word in enumerate(words, first))


FIGURES: dict[str, list[str]] = {
    "kingdomino": [
        f"Terrains: {counted(TERRAINS)}.",
        f"`phase`: {kingdomino.OPENING} opening, {kingdomino.PLACING} placing, {kingdomino.CLAIMING} claiming, "
        f"{kingdomino.OVER} over.",
        "A domino in `line` and `next` has six figures: its number, terrain + 1 and crowns of the left half, terrain "
        "+ 1 and crowns of the right half, and its seat + 1.",
        "Rows and columns of `boards` count modulo 8 from the castle, which is at row 0 and column 0: column 7 is the "
        "square to the west of it. North is the next row.",
    ],
    "king-of-tokyo": [
        f"Faces: {counted(tokyo.FACES)}.",
        f"`phase`: {counted(tokyo.PHASES)}.",
        f"`stage`: {counted(tokyo.STAGES)}.",
        f"The first number of an entry of `agenda`: {counted(tokyo.AGENDA, 1)}.",
        f"Kinds of cards: {counted(IDS)}. The first {KEEPS} are Keep cards.",
    ],
}
"""The meaning of the numbers in a game's observations."""

EXAMPLE = """from kingtable.envs import {module}

env = {module}.env(players={players})
env.reset(seed=7)
for agent in env.agent_iter():
    observation, reward, terminated, truncated, info = env.last()
    if terminated:
        action = None
    else:
        action = env.action_space(agent).sample(observation["action_mask"])  # here your policy chooses
    env.step(action)
"""
GYMNASIUM = """import gymnasium
import kingtable.envs

env = gymnasium.make("{id}", players={players}, opponents=["{bot}"])
observation, info = env.reset(seed=7)
terminated = False
while not terminated:
    action = env.action_space.sample(info["action_mask"])  # here your policy chooses
    observation, reward, terminated, truncated, info = env.step(action)

many = gymnasium.make_vec("{id}", num_envs=64, players={players}, opponents="{bot}", seat="random")
"""


def table(*rows: tuple[object, ...]) -> Iterator[str]:
    """The lines of a table, the first row its head."""
    for number, row in enumerate(rows):
        yield f"| {' | '.join(map(str, row))} |"
        if number == 0:
            yield "|" + "---|" * len(row)
    yield ""


def page(name: str) -> str:
    """The page of a game's environments."""
    rules = game(name)
    spec, actions = rules.spec, pieces_of(name).actions
    compiled = compiled_of(name).names
    few, many = min(spec.players), max(spec.players)
    values = {"players": few, "module": module_of(name), "id": id_of(name), "bot": compiled[-1]}
    lines = [
        "<!-- Written by scripts/environments.py -->",
        f"# {spec.title} as an environment",
        "",
        "For people who train or study players with PettingZoo or Gymnasium. After this page you know the spaces, the "
        "rewards and the end of a game.",
        "",
        "```sh",
        'pip install ".[pettingzoo,gymnasium]"',
        "```",
        "",
    ]
    lines += table(
        ("", ""),
        ("PettingZoo (AEC)", f"`kingtable.envs.{module_of(name)}`: `env(**options)`"),
        ("Gymnasium", f"`{id_of(name)}`"),
        ("Version", f"v{version_of(name)}"),
        ("Players", f"{few} to {many}: `player_0` to `player_{many - 1}`"),
        ("Actions", f"`Discrete({actions:,})`, with a mask"),
        ("Observation", "`Dict` of arrays of whole numbers, what the seat may know"),
        ("Rewards", f"{spec.utility.least:g} to {spec.utility.most:g}, at the end of the game"),
        ("Render modes", "`human`, `ansi`, `rgb_array`"),
    )
    lines += ["## PettingZoo", "", "```python", EXAMPLE.format(**values).rstrip(), "```", ""]
    lines += [
        'An agent observes `{"observation": {name: array}, "action_mask": array}`. `observe` works for every agent, '
        "also for one that waits or has left; its mask is 0. An illegal action raises `IllegalAction`, which lists the "
        "legal ones; then nothing has changed. `reset(seed)` decides this game and all later ones without a seed. The "
        "environment ignores the `options` of `reset`: a game's options belong to `env`.",
        "",
        "`api_test`, `seed_test` and `render_test` of PettingZoo pass. `max_cycles_test` is for environments in which "
        "all agents act at once.",
        "",
        "## Gymnasium",
        "",
        "```python",
        GYMNASIUM.format(**values).rstrip(),
        "```",
        "",
        "You play one seat, and bots play all others.",
        "",
    ]
    lines += table(
        ("argument", "meaning"),
        (
            "`opponents`",
            "one bot for all other seats, or a list with one for each, from the seat to your left on; `random` by "
            f"default. {', '.join(f'`{bot}`' for bot in compiled)} play compiled. Every other bot that `kingtable "
            "match` knows, and an object with `choose`, plays in Python, which is slower",
        ),
        ("`seat`", '0 by default; `"random"` chooses a new one in each game'),
        ("`skip_forced`", "plays your actions without an alternative at once"),
        ("`render_mode`", "`human` prints the table, `ansi` returns it as text, `rgb_array` as a picture"),
    )
    lines += [
        '`info["action_mask"]` is the mask, int8. An illegal action changes nothing, its reward is 0, and '
        '`info["illegal"]` is True. At the end `info["scores"]` are the points by seat. `make_vec` begins the next '
        "game in the same step (`SAME_STEP`), with `final_obs` and `final_info` in `info`. The mask is not in the "
        "observation.",
        "",
        "## Options",
        "",
    ]
    lines += table(
        ("option", "values", "default", "meaning"),
        *(
            (f"`{option}`", ", ".join(f"`{value!r}`" for value in told.values), f"`{told.default!r}`", told.text)
            for option, told in spec.options.items()
        ),
    )
    lines += ["## Actions", ""]
    lines += table(
        ("numbers", "action in [notation](../reference/notation.md)", "meaning"),
        *((span(one.first, one.last), f"`{one.text}`", one.meaning) for one in rules.numbers),
    )
    if rules.piecewise is not None:
        lines += ["Seats in actions count from the seat that acts. A monster gives its hearts one at a time.", ""]
    lines += [
        "`env.batch.text_of(0, action)` gives the text of a legal action (`kingtable.envs.Batch`).",
        "",
        "## Observation",
        "",
        "Seats count from the seat that looks: index 0 is the seat itself, 1 the seat to its left. Seats and kinds "
        "have their number + 1, so that 0 means none. A single number is an array of shape (1,).",
        "",
    ]
    lines += table(("name", "dtype", "shape", "meaning"), *observed(name))
    lines += ["What the numbers stand for:", "", *(f"- {figure}" for figure in FIGURES[name]), ""]
    longest = machine_of(name, players=few).longest
    lines += [
        "## Rewards",
        "",
        "The reward is 0 until the game ends. Then it is what the game's rule `returns` says: 1 to the winner, shared "
        "in a tie, and 0 to all others. For rewards from -1 to 1 between two players take `2 * reward - 1`.",
        *(["If nobody wins, all rewards are 0."] if spec.utility.total is None else []),
        "",
        "## Termination",
        "",
        f"The game ends by the rules; with {few} players and the default options after at most {longest} actions."
        if longest
        else "The game ends by the rules. It has no limit, and nothing is truncated.",
        *(
            ["A seat that is out of the game terminates at once, with reward 0; the others play on."]
            if "out" in rules.functions
            else []
        ),
        "",
        "## Speed",
        "",
        f"`kingtable bench {name}` measures steps of `kingtable.envs.Batch`, and `python -m benchmarks.aec` turns in "
        "PettingZoo beside its own connect four ([measurements](../../benchmarks/results.md)). The first environment "
        "with a number of players compiles for some seconds; later ones take the code from the cache.",
        "",
        "## Versions",
        "",
        *(f"- v{number}: {told}" for number, told in enumerate(spec.environments)),
        "",
        "## Next",
        "",
        "[Laboratory](../laboratory.md) · [Notation](../reference/notation.md) · [Stability](../stability.md)",
        "",
    ]
    return "\n".join(lines)


def span(first: int, last: int) -> str:
    """A range of numbers."""
    return str(first) if first == last else f"{first} to {last}"


def observed(name: str) -> Iterator[tuple[str, str, str, str]]:
    """The rows of the arrays that a seat observes."""
    rules = game(name)
    for record in (rules.observation, *([rules.piecewise.given] if rules.piecewise is not None else [])):
        dtype = dtype_of(record)
        for field, told in record.FIELDS.items():
            yield f"`{field}`", str(np.dtype(dtype[field].base)), str(wide(told.shape)), told.doc


def main() -> None:
    """Write the pages, or say whether they are up to date."""
    stale = [name for name in OURS if not path(name).exists() or path(name).read_text("utf-8") != page(name)]
    if "--check" in sys.argv:
        sys.exit(f"{', '.join(stale)}: python scripts/environments.py" if stale else None)
    FOLDER.mkdir(exist_ok=True)
    for name in stale:
        path(name).write_text(page(name), encoding="utf-8")


def path(name: str) -> Path:
    """The file of a game's page."""
    return FOLDER / f"{name}.md"


if __name__ == "__main__":
    main()
