"""A bot of your own at the table: it takes the placement that scores most, and the domino with most crowns.

It plays ten games against `greedy` and prints the scores.
"""

from __future__ import annotations

import kingtable
from kingtable import bots
from kingtable.kingdomino.dominoes import CROWNS


def my_turn(match: kingtable.Match) -> None:
    """Play one turn of the seat to move, looking only at what a player sees."""
    seat = match.to_move
    choices = match.choices()
    if choices["place"]:
        match.play(max(choices["place"], key=lambda place: place["gain"])["move"])
    elif choices["discard"]:
        match.play(choices["discard"])
    if match.to_move == seat and (claims := match.choices()["claim"]):
        match.play(max(claims, key=lambda claim: int(CROWNS[claim["domino"]].sum()))["move"])


def main(games: int = 10) -> None:
    """Play and print."""
    for seed in range(games):
        match = kingtable.new("kingdomino", players=2, seed=seed, harmony=True)
        while match.to_move is not None:
            if match.to_move == seed % 2:
                my_turn(match)
            else:
                view = match.observe(match.to_move, seed)
                for move in bots.choose("kingdomino", "greedy", view, match.to_move, seed):
                    match.play(move)
        print(f"me {match.scores[seed % 2]}, greedy {match.scores[1 - seed % 2]}")


if __name__ == "__main__":
    main()
