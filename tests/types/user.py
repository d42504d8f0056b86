"""What a user of the library writes. `mypy --strict` and pyright find nothing wrong here (but see `mistakes.py`)."""

from __future__ import annotations

import kingtable
from kingtable import bots
from kingtable.engine.match import Match
from kingtable.king_of_tokyo.protocol import Choices as TokyoChoices
from kingtable.king_of_tokyo.protocol import View as TokyoView
from kingtable.kingdomino.protocol import Choices, Claim, View


def crowns(view: View, seat: int) -> int:
    """How many crowns lie in a kingdom."""
    return sum(square["crowns"] for square in view["kingdoms"][seat]["squares"])


def best_claim(choices: Choices) -> Claim | None:
    """The claim that could score most."""
    return max(choices["claim"], key=lambda claim: claim["domino"], default=None)


def weakest(view: TokyoView) -> int:
    """The monster with least health that is still in the game."""
    living = [seat for seat, monster in enumerate(view["monsters"]) if monster["alive"]]
    return min(living, key=lambda seat: view["monsters"][seat]["health"])


def can_buy(choices: TokyoChoices) -> list[str]:
    """The cards that the monster that decides can pay for."""
    return [sale["card"] for sale in choices["buy"]]


def played(seed: int) -> tuple[int, dict[str, int]]:
    """A game of Kingdomino that the first claims decide: its moves, and the crowns by player."""
    match = kingtable.new("kingdomino", players=2, harmony=True, seed=seed)
    while not match.over:
        claim = best_claim(match.choices())
        legal = match.legal()
        match.play(claim["move"] if claim is not None and claim["move"] in legal else legal[0])
    view = match.view(None)
    return len(match.moves), {str(seat): crowns(view, seat) for seat in range(match.players)}


def copied(match: Match[View, Choices]) -> Match[View, Choices]:
    """The same game again, from its record."""
    again = kingtable.replay(match.record())
    assert again == match
    return match.copy()


def fought(seed: int) -> int:
    """A game of King of Tokyo between bots: who was weakest in the end."""
    match = kingtable.new("king-of-tokyo", players=3, seed=seed)
    while (seat := match.to_move) is not None:
        can_buy(match.choices())
        for move in bots.choose(match.game, "random", match.observe(seat, 1), seat, len(match.moves)):
            match.play(move)
    return weakest(match.view(0)) if match.winners else -1
