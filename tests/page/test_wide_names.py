"""Whatever is in a name, no page scrolls sideways and no sentence loses its end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext

import kingtable
from kingtable.server.table.names import clean_name
from tests.page.hands import Server
from tests.page.stage import Match, Stage, scene
from tests.page.test_sizes import resized

WINDOWS = [(390, 664), (1366, 657)]
NAMES = {
    "W": "W" * 40,
    "three-em dash": "\u2e3b" * 40,
    "bismillah": "\ufdfd" * 40,
    "cuneiform": "\U00012031" * 40,
    "families": "👨\u200d👩\u200d👧\u200d👦" * 40,
    "flags": "🇫🇷" * 40,
}
# Text whose end is outside of a box that hides it, or of the window.
LOST = """() => {
  const amiss = [];
  const wide = document.documentElement.scrollWidth - innerWidth;
  if (wide > 0) amiss.push(`scrolls across by ${wide}`);
  const range = document.createRange();
  const path = el => el && el.id !== 'page' ? `${path(el.parentElement)} ${el.localName}.${el.classList[0]}` : '';
  const told = (what, el, node) => `${what}: ${node.data.trim().slice(0, 60)} in ${path(el)}`;
  for (const el of document.querySelectorAll('body *')) {
    if (!el.checkVisibility({visibilityProperty: true, opacityProperty: true})) continue;
    if (el.closest('.spoken, .heard-on-phone, svg, .one-line-name, .scroll, .who > b, dialog:not([open])')) continue;
    for (const node of [...el.childNodes].filter(one => one.nodeType === 3 && one.data.trim())) {
      range.selectNodeContents(node);
      const rects = [...range.getClientRects()].filter(b => b.width);
      for (const b of rects) {
        if (b.left < -1 || b.right > innerWidth + 1) amiss.push(told('beyond', el, node));
        for (let box = el; box; box = box.parentElement) {
          const style = getComputedStyle(box), o = box.getBoundingClientRect();
          if (style.textOverflow === 'ellipsis' || box.dataset?.scrolls) break;
          if (style.overflowX !== 'visible' && (b.right > o.right + 2 || b.left < o.left - 2))
            amiss.push(told(`cut by ${box.localName}.${box.className}`, el, node));
          if (style.overflowY === 'hidden' && b.bottom > o.bottom + b.height / 2)
            amiss.push(told(`cut below by ${box.localName}.${box.className}`, el, node));
        }
      }
    }
  }
  return [...new Set(amiss)];
}"""


class Named(Stage):
    """A stage at which all have one name."""

    name = ""

    def _hello(self, frame: dict[str, Any]) -> list[dict[str, Any]]:
        [snap] = super()._hello(frame)
        for seat in snap["seats"]:
            seat |= {"kind": "human", "claimed": True, "name": self.name}
        return [snap]


def kingdomino() -> Match:
    match = kingtable.new("kingdomino", players=4, seed=3)
    for _ in range(6):
        match.play(match.legal()[0])
    return match


def over(game: str) -> Match:
    match = kingtable.new(game, players=4, seed=3)
    while not match.over:
        match.play(match.legal()[0])
    return match


GAMES: dict[str, Callable[[], Match]] = {
    "kingdomino": kingdomino,
    "king-of-tokyo": lambda: scene("yield")[0],
    "kingdomino, over": lambda: over("kingdomino"),
    "king-of-tokyo, over": lambda: over("king-of-tokyo"),
}


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.slow
def test_a_wide_name_breaks_no_page(
    game: str, name: str, context_of: Callable[..., BrowserContext], server: Server
) -> None:
    shown = clean_name(NAMES[name])
    assert shown
    amiss: dict[Any, Any] = {}
    for seat in (0, 1, None):
        page = context_of("en").new_page()
        stage = Named(page, GAMES[game](), seat)
        stage.name = shown
        stage.show(server.address)
        for window in WINDOWS:
            resized(page, window)
            if lost := page.evaluate(LOST):
                amiss[seat, window] = lost
        page.close()
    assert amiss == {}
