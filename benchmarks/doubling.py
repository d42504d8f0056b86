"""What twice the budget is worth: `python -m benchmarks.doubling GAME [--deals N] [--most N]`.

A bot plays with 25 playouts, with 50, and so on up to N, always against the same others and on the same deals, in every
rotation of the seats. The figures are printed, and drawn into docs/results/pictures/GAME-doubling.svg.
"""

from __future__ import annotations

import argparse
from dataclasses import replace
from pathlib import Path
from typing import Any

from benchmarks.strength import GAMES, Game
from kingtable.arena.plots import curves

LEAST = 25
PICTURES = Path(__file__).parents[1] / "docs" / "results" / "pictures"


def budgets(most: int) -> list[int]:
    """Each twice the one before."""
    found = [LEAST]
    while 2 * found[-1] <= most:
        found.append(2 * found[-1])
    return found


def drawn(game: Game, rows: dict[str, list[Any]], given: list[int]) -> str:
    """What the rows are worth by budget, as SVG; each point tells its row."""
    return curves(
        {name: [(float(i), game.worth(row)) for i, row in enumerate(some)] for name, some in rows.items()},
        game.title,
        across=lambda at: str(given[round(at)]) if at == round(at) else "",
        up=lambda worth: f"{worth:.3g}",
        marks=[
            (float(i), game.worth(row), game.line(row).strip("| "))
            for some in rows.values()
            for i, row in enumerate(some)
        ],
    )


def main() -> None:
    """Play, tell each match as it ends, and draw what was played so far."""
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("game", choices=GAMES)
    words.add_argument("--deals", type=int, help="so many of each match; each has its own number")
    words.add_argument("--most", type=int, default=400)
    asked = words.parse_args()
    game, given, rows = GAMES[asked.game], budgets(asked.most), dict[str, list[Any]]()
    print(game.head())
    for budget in given:
        for match in game.doubling:
            row = game.played(replace(match.with_budget(budget), deals=asked.deals or match.deals))
            rows.setdefault(match.name, []).append(row)
            print(game.line(row), flush=True)
        (PICTURES / f"{asked.game}-doubling.svg").write_text(drawn(game, rows, given), "utf-8")


if __name__ == "__main__":
    main()
