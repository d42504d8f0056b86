"""Where a line ends within a word."""

from __future__ import annotations

from playwright.sync_api import Page

WINDOWS = [(360, 740), (390, 844), (1366, 657)]
# Words as the page's language has them; a code and an address may be broken anywhere.
BROKEN = """selector => {
  const range = document.createRange();
  const words = new Intl.Segmenter(document.documentElement.lang, {granularity: 'word'});
  const seen = el => el.checkVisibility({visibilityProperty: true, opacityProperty: true})
    && !el.closest('.spoken, body [translate=no], svg');
  const all = [...document.querySelectorAll(selector)].flatMap(el => [el, ...el.querySelectorAll('*')]);
  return [...new Set(all)].filter(seen).flatMap(el => [...el.childNodes].filter(node => node.nodeType === 3)
    .flatMap(node => [...words.segment(node.data)].filter(({isWordLike, segment, index}) => {
      if (!isWordLike) return false;
      range.setStart(node, index);
      range.setEnd(node, index + segment.length);
      const lines = [...range.getClientRects()].filter(({width}) => width > 0.5).map(({top}) => Math.round(top));
      return new Set(lines).size > 1;
    }).map(({segment}) => `${segment} in ${node.data.trim()}`)));
}"""


def broken(page: Page, selector: str) -> list[str]:
    """Words within these elements that stand on more than one line."""
    found: list[str] = page.evaluate(BROKEN, selector)
    return found
