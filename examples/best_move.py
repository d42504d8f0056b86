"""What should I play? A position from a real table, as one reads it off, and the best player's answer.

Left out is what nobody at the table knows: the rest of the deck is drawn at random, without the dominoes that lie, and
a bot is given no more than its seat may know. So the answers of several seeds tell how sure it is.
"""

from __future__ import annotations

from collections import Counter

import kingtable
from kingtable import bots

# Three players after a few rounds. Squares: terrain and crowns; CC is the castle; rows from the top, `..` is empty.
TABLE = {
    "game": "kingdomino",
    "options": {"players": 3, "harmony": True},
    "kingdoms": [
        "W0 W0 .. / CC W0 L0 / F0 F0 ..",
        ".. L0 L0 / P0 CC W0 / P0 .. W0",
        "F0 F0 CC / .. W0 F1 / .. W0 F0",
    ],
    "line": [[19, 0], [27, 2], [36, 1]],  # domino and seat, in the order of play
    "next_line": [[12, None], [24, None], [31, None]],  # still to be claimed
}


def main(seeds: int = 5, bot: str = "sampler:200") -> None:
    """Print the position, and what the bot would do."""
    match = kingtable.from_position(TABLE, seed=1)
    seat = match.to_move
    assert seat is not None
    print(match)
    answers = Counter(
        " ".join(bots.choose(match.game, bot, match.observe(seat, seed), seat, seed)) for seed in range(seeds)
    )
    print(f"seat {seat} to move; {bot} says, of {seeds} times:")
    for moves, times in answers.most_common():
        print(f"  {times} x {moves}")


if __name__ == "__main__":
    main()
