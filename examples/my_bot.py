"""A bot of your own at the table: it takes the placement that scores most, and the domino with most crowns.

It plays ten games against `greedy` and prints the scores.
"""

from __future__ import annotations

import kingtable
from kingtable import bots
from kingtable.kingdomino.dominoes import CROWNS


def my_turn(match: kingtable.Match) -> list[str]:
    """One turn of the seat to move.

    It is given an imagined match, in which what a player may not know is drawn anew, so it may try whatever it likes.
    """
    seat, begun = match.to_move, len(match.moves)
    choices = match.choices()
    if choices["place"]:
        match.play(max(choices["place"], key=lambda place: place["gain"])["move"])
    elif choices["discard"]:
        match.play(choices["discard"])
    if match.to_move == seat and (claims := match.choices()["claim"]):
        match.play(max(claims, key=lambda claim: int(CROWNS[claim["domino"]].sum()))["move"])
    return match.moves[begun:]


def main(games: int = 10) -> None:
    """Play and print."""
    for seed in range(games):
        match = kingtable.new("kingdomino", players=2, seed=seed, harmony=True)
        while (seat := match.to_move) is not None:
            if seat == seed % 2:
                moves = my_turn(match.imagined(seat, seed))
            else:
                moves = bots.choose("kingdomino", "greedy", match.observe(seat, seed), seat, seed)
            for move in moves:
                match.play(move)
        print(f"me {match.scores[seed % 2]}, greedy {match.scores[1 - seed % 2]}")


if __name__ == "__main__":
    main()
