"""Tricks for the front door."""

from kingtable.engine.plain import PlainGame
from tricks import SPEC, rules


class Tricks(PlainGame):
    spec = SPEC
    record = rules.State
    actions = rules.HAND
    hidden = {"deck": "nobody", "hands": "owner"}
    functions = {
        "start": rules.start,
        "legal": rules.legal,
        "apply": rules.apply,
        "to_move": rules.to_move,
        "score": rules.score,
    }

    def written(self, s: rules.State, action: int) -> str:
        return f"play {s.hands[s.turn][action]}"

    def drawn(self, s: rules.State) -> str:
        played = " ".join(str(card) for card in s.trick if card)
        return f"{s.tricks} tricks to come, {s.left} cards to draw\non the table: {played or 'nothing'}"
