"""The match-ups of static players in Gedda, Lagerkvist and Butler (CIG 2018) again: `python -m benchmarks.paper`.

1,000 games each with seats rotated, four players, Harmony and Middle Kingdom by window; W/D/L by score alone, as the
paper counts. Beside each figure stands the paper's (recomputed from its raw result files).
"""

from __future__ import annotations

import sys

from kingtable.arena.matches import play_match, standings

OPTIONS = {"middle_kingdom": "window", "harmony": True}
TABLE = {  # games, wins and draws, own mean, deviation, opponents' mean
    ("random", "random"): (1000, 22.3, 2.9, 22.8, 8.2, 22.6),
    ("greedy", "random"): (1000, 97.7, 0.2, 55.7, 10.9, 21.2),
    ("greedy", "greedy"): (500, 23.6, 3.0, 51.4, 12.1, 51.3),
}


def interval(share: float, games: int) -> float:
    """Half of the 95 % interval of a share in percent."""
    return float(196 * ((share / 100) * (1 - share / 100) / games) ** 0.5)


def main(games: int = 1000) -> None:
    """Print our figures and the paper's, with the 95 % interval of the difference."""
    print("| match (1 vs 3) | | win % | draw % | own score | deviation | opponents |\n|---|---|---|---|---|---|---|")
    for (one, three), (played, win, draw, own, deviation, others) in TABLE.items():
        bots = (one, three, three, three)
        found = standings(bots, play_match("kingdomino", bots, OPTIONS, games=games, seed=7, processes=2))
        mine = found[0]
        opponents = sum(s.score for s in found[1:]) / 3
        share = 100 * mine.alone
        half = (interval(win, played) ** 2 + interval(share, mine.games) ** 2) ** 0.5
        score_half = ((1.96 * deviation / played**0.5) ** 2 + mine.score_half**2) ** 0.5
        print(
            f"| {one} vs {three} | ours | {share:.1f} | {100 * mine.level:.1f} "
            f"| {mine.score:.1f} ± {mine.score_half:.1f} | {mine.deviation:.1f} | {opponents:.1f} |"
        )
        print(f"| | paper | {win} | {draw} | {own} ± {1.96 * deviation / played**0.5:.1f} | {deviation} | {others} |")
        fits = abs(share - win) <= half and abs(mine.score - own) <= score_half
        print(
            f"| | difference | {share - win:+.1f} ± {half:.1f} | | {mine.score - own:+.1f} ± {score_half:.1f} | | "
            f"{'within' if fits else 'OUTSIDE'} |"
        )


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
