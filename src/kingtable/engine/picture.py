"""Pictures of a table as SVG, for notebooks: pieces that games put together."""

from __future__ import annotations

from html import escape

INK, PAPER, EDGE = "#2b2420", "#fbf6ea", "#cbbfa6"
SEATS = {
    "blue": "#2f5fc4",
    "rose": "#c43f77",
    "pine": "#1f7a54",
    "amber": "#b57a12",
    "violet": "#7450c4",
    "teal": "#137f86",
}
"""Dark enough for white words on them."""


def text(
    x: float, y: float, words: str, *, size: int = 14, fill: str = INK, anchor: str = "start", bold: bool = False
) -> str:
    """Words at a place; y is their middle."""
    weight = ' font-weight="700"' if bold else ""
    place = f'x="{x:g}" y="{y:g}" text-anchor="{anchor}" dominant-baseline="central"'
    return f'<text {place} font-size="{size}" fill="{fill}"{weight} xml:space="preserve">{escape(words)}</text>'


def box(x: float, y: float, width: float, height: float, fill: str, *, edge: str = "none", round: float = 3) -> str:
    """A rectangle."""
    place = f'x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{round:g}"'
    return f'<rect {place} fill="{fill}" stroke="{edge}"/>'


def picture(width: float, height: float, parts: list[str], title: str) -> str:
    """The whole, with a title for those who do not see it."""
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" width="{width:g}" role="img"'
    ground = box(0, 0, width, height, PAPER, edge=EDGE, round=8)
    return f'{head} font-family="sans-serif"><title>{escape(title)}</title>{ground}{"".join(parts)}</svg>'


def plain(lines: list[str], title: str) -> str:
    """A board in text, as a picture."""
    width, step = 24 + 9 * max(map(len, lines), default=1), 20
    shown = [f'<g font-family="monospace">{text(12, 22 + step * i, line)}</g>' for i, line in enumerate(lines)]
    return picture(max(width, 120), 24 + step * len(lines), shown, title)
