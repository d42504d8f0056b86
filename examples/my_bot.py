"""A bot of your own: it takes the placement that scores most, and then the domino with most crowns.

It plays ten games against `greedy` and prints how it did. From this folder it also plays by
`kingtable match my_bot:Crowns sampler`.
"""

from __future__ import annotations

from typing import Any

import kingtable
from kingtable.arena.matches import play_match, standings
from kingtable.kingdomino.dominoes import CROWNS


class Crowns:
    """Anything with `choose` is a bot."""

    name = "crowns"

    def choose(self, seen: Any, seat: int, seed: int) -> list[str]:
        """One turn. What a seat may not know has been drawn anew in `seen`, so it may try on it whatever it likes."""
        rules = kingtable.game("kingdomino")
        moves: list[str] = []
        choices = rules.choices(seen)
        if choices["place"]:
            moves.append(max(choices["place"], key=lambda place: place["gain"])["move"])
        elif choices["discard"]:
            moves.append(choices["discard"])
        if moves:
            rules.apply(seen, rules.understood(seen, moves[0]))
        if rules.to_move(seen) == seat and (claims := rules.choices(seen)["claim"]):
            moves.append(max(claims, key=lambda claim: int(CROWNS[claim["domino"]].sum()))["move"])
        return moves


def main(games: int = 10) -> None:
    """Play and print."""
    bots = (Crowns(), "greedy")
    for standing in standings(bots, play_match("kingdomino", bots, {"harmony": True}, games=games)):
        print(f"{standing.bot}: {standing.wins:.0%} of {standing.games} games, {standing.score:.1f} points")


if __name__ == "__main__":
    main()
