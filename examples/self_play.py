"""Games for learning: bots play each other, and every decision becomes a row of arrays.

A row holds the mover's knowledge (the bytes of its record, as `Match.observe` gives them), the seat, the action's
number, and the game's worth to that seat. The true hidden cards are not in it: `Match.observe` draws them again.
`kingtable data` and `kingtable.data.dataset` make such rows by the thousand in a second, where all bots are compiled.
"""

from __future__ import annotations

import random
import tempfile
from pathlib import Path

import numpy as np

import kingtable
from kingtable import bots
from kingtable.engine.compiler.jit import interpreted
from kingtable.engine.record import dtype_of


def played(game: str, bot: str, seed: int, noise: float, players: int) -> tuple[list[bytes], list[list[float]]]:
    """One game. Rows of [seat, action, result], and what each mover saw. The game says what its end is worth to a seat:
    1 to the winner, shared in a tie, and 0 to all where nobody wins.

    noise: how often a move is any legal one, so that not all games are alike.
    """
    match, chance = kingtable.new(game, seed=seed, players=players), random.Random(seed)
    seen: list[bytes] = []
    rows: list[list[float]] = []
    while (seat := match.to_move) is not None:
        view = match.observe(seat, len(match.moves))
        if chance.random() < noise:
            moves = [chance.choice(match.legal())]
        else:
            moves = bots.choose(game, bot, view, seat, len(match.moves))
        for move in moves:  # a bot's turn may be several actions; each is a decision
            seen.append(match.observe(seat, len(match.moves)))
            before = match.actions()[match.legal().index(move)]
            rows.append([seat, before])
            match.play(move)
    returns = interpreted(match.rules.functions["returns"])
    for row in rows:
        row.append(returns(match.state, int(row[0])))
    return seen, rows


def main(games: int = 6, game: str = "kingdomino", bot: str = "greedy") -> None:
    """Play, keep the arrays in a file, and read them again."""
    seen: list[bytes] = []
    rows: list[list[float]] = []
    for seed in range(games):
        some, results = played(game, bot, seed, noise=0.1, players=3)
        seen += some
        rows += results
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "games.npz"
        states = np.frombuffer(b"".join(seen), dtype_of(kingtable.game(game).record))
        table = np.array(rows)
        np.savez_compressed(file, states=states, seats=table[:, 0], actions=table[:, 1], results=table[:, 2])
        size = file.stat().st_size
        read = np.load(file)
        print(f"{len(read['states'])} decisions of {games} games, {size / len(states):.0f} bytes each")
        print("a field of all states at once:", read["states"]["phase"][:8], "...")
        print(f"mean result of the {bot}: {read['results'].mean():.2f}")


if __name__ == "__main__":
    main()
