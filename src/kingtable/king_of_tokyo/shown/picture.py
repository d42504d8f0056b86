"""A table of King of Tokyo as a picture: a row for each monster, the dice, and the cards that can be bought."""

from __future__ import annotations

from kingtable.engine.picture import EDGE, INK, SEATS, box, picture, text
from kingtable.king_of_tokyo.protocol import Monster, View
from kingtable.king_of_tokyo.spec import SPEC

SIGNS = {"1": "1", "2": "2", "3": "3", "heart": "♥", "energy": "↯", "claw": "⚔"}
FILLS = {"heart": "#f3b6bf", "energy": "#d7efb0", "claw": "#c9c6d3"}
WIDTH, ROW, EDGE_WIDTH = 620, 46, 14
_OF_SEAT = [SEATS[colour] for colour in SPEC.colours]


def drawn(view: View) -> str:
    """The picture of a view, as SVG."""
    parts: list[str] = []
    for seat, monster in enumerate(view["monsters"]):
        parts += _monster(EDGE_WIDTH + seat * ROW, seat, monster, view["to_move"] == seat)
    y = EDGE_WIDTH + len(view["monsters"]) * ROW + 8
    for i, face in enumerate(view["dice"]):
        x = EDGE_WIDTH + i * 36
        parts += [
            box(x, y, 30, 30, FILLS.get(face, "#fff"), edge=EDGE, round=6),
            text(x + 15, y + 15, SIGNS[face], size=16, anchor="middle", bold=True),
        ]
    offered = [f"{card['card'].replace('_', ' ')} {card['cost']}↯" for card in view["row"] if card is not None]
    parts.append(text(EDGE_WIDTH, y + 50, "   ".join(offered), size=12))
    title = f"King of Tokyo, victory points {', '.join(str(monster['vp']) for monster in view['monsters'])}"
    return picture(WIDTH, y + 68, parts, title)


def _monster(y: float, seat: int, monster: Monster, moves: bool) -> list[str]:
    fill = _OF_SEAT[seat] if monster["alive"] else "#9a938a"
    words = f"♥ {monster['health']}   ★ {monster['vp']}   ↯ {monster['energy']}"
    cards = ", ".join(card["card"].replace("_", " ") for card in monster["cards"])
    return [
        box(EDGE_WIDTH, y, 40, 38, fill, round=8),
        text(EDGE_WIDTH + 20, y + 19, f"{'▶' if moves else ''}{seat}", fill="white", anchor="middle", bold=True),
        text(EDGE_WIDTH + 52, y + 12, words, bold=True),
        text(EDGE_WIDTH + 200, y + 12, monster["place"] or "", fill=fill, bold=True),
        *([text(EDGE_WIDTH + 52, y + 30, cards, size=11, fill=INK)] if cards else []),
    ]
