"""What twice the budget is worth: `python -m benchmarks.doubling GAME [--deals N] [--most N]`.

A bot plays with 25 playouts a turn, with 50, and so on up to N, always against the same others and on the same deals,
in every rotation of the seats. The figures are printed, and drawn into docs/pictures/GAME-doubling.svg.
"""

from __future__ import annotations

import argparse
from dataclasses import replace
from pathlib import Path

from benchmarks.strength_kingdomino import PAPER, TWO, Match, Row, ahead, interval, played
from kingtable.engine.plots import curves

LEAST = 25
SERIES: dict[str, list[Match]] = {
    "kingdomino": [
        Match("expert, 2 players", "expert", "sampler:200", TWO, 12),
        Match("expert, 4 players", "expert", "greedy", PAPER, 6),
    ]
}
"""The first bot's budget is what is doubled."""
PICTURES = Path(__file__).parents[1] / "docs" / "pictures"


def budgets(most: int) -> list[int]:
    """Each twice the one before."""
    found = [LEAST]
    while 2 * found[-1] <= most:
        found.append(2 * found[-1])
    return found


def drawn(rows: dict[str, list[Row]], given: list[int]) -> str:
    """Margins by budget as SVG, which are told more sharply than wins by as many games; each point tells both."""
    series = {name: [(float(i), row.margin) for i, row in enumerate(some)] for name, some in rows.items()}
    marks = [
        (float(i), row.margin, f"{row.first}: {ahead(row)}, wins {interval(row)} %")
        for some in rows.values()
        for i, row in enumerate(some)
    ]
    return curves(
        series,
        "Points ahead of the best other, by playouts a turn",
        across=lambda at: str(given[round(at)]) if at == round(at) else "",
        up=lambda margin: f"{margin:+.0f}",
        marks=marks,
    )


def main() -> None:
    """Play, tell each match as it ends, and draw what was played so far."""
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("game", choices=list(SERIES))
    words.add_argument("--deals", type=int, help="so many of each match; each has its own number")
    words.add_argument("--most", type=int, default=400)
    asked = words.parse_args()
    given, rows = budgets(asked.most), dict[str, list[Row]]()
    print("| | others | playouts | games | wins % | margin | ms a turn |\n|---|---|---|---|---|---|---|")
    for budget in given:
        for match in SERIES[asked.game]:
            deals = asked.deals or match.deals
            row = played(replace(match, first=f"{match.first}:{budget}", deals=deals))
            rows.setdefault(row.name, []).append(row)
            told = f"| {row.name} | {row.other} | {budget} | {row.games} | {interval(row)} | {ahead(row)} "
            print(f"{told}| {row.first_ms:.1f} |", flush=True)
        (PICTURES / f"{asked.game}-doubling.svg").write_text(drawn(rows, given), "utf-8")


if __name__ == "__main__":
    main()
