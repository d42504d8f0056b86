"""The key of an answer stands beside its words, never on them, in every language."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page

from kingtable.engine.text import languages
from tests.page.hands import Server
from tests.page.stage import Stage, scene
from tests.page.test_sizes import ASKED
from tests.tiers import share

# Answers whose words lie under the badge with their key; a badge that is part of their line has its own place.
COVERED = """() => [...document.querySelectorAll('.screen main button[aria-keyshortcuts]:enabled')].flatMap(button => {
  const badge = getComputedStyle(button, '::after'), style = getComputedStyle(button);
  if (badge.content === 'none' || badge.position !== 'absolute' || !button.checkVisibility()) return [];
  const pen = document.createElement('canvas').getContext('2d');
  pen.font = badge.font;
  const box = button.getBoundingClientRect(), from = 3 + parseFloat(style.borderLeftWidth);
  const wide = pen.measureText(button.getAttribute('aria-keyshortcuts')).width + 8;
  const left = style.direction === 'rtl' ? box.right - from - wide : box.left + from;
  const bottom = box.top + from + 15, range = document.createRange(), found = [];
  const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
  for (let text; (text = texts.nextNode()); ) {
    if (!text.data.trim() || text.parentElement.closest('.spoken, .heard-on-phone, svg')) continue;
    range.selectNodeContents(text);
    const over = line => line.right > left + 1 && line.left < left + wide - 1 && line.top + 3 < bottom;
    if ([...range.getClientRects()].some(over)) found.push(text.data.trim());
  }
  return found;
})"""


def covered(page: Page) -> list[str]:
    found: list[str] = page.evaluate(COVERED)
    return found


@pytest.mark.parametrize("language", languages())
@pytest.mark.slow
def test_no_key_lies_on_the_words_of_its_answer(
    language: str, context_of: Callable[..., BrowserContext], server: Server
) -> None:
    context = context_of(language, viewport={"width": 1366, "height": 657})
    amiss = {}
    for name in share(ASKED, language, languages()):
        page = context.new_page()
        Stage(page, *scene(name)).show(server.address)
        if found := covered(page):
            amiss[name] = found
        page.close()
    assert amiss == {}


def test_a_covered_word_is_seen(context_of: Callable[..., BrowserContext], server: Server) -> None:
    page = context_of(viewport={"width": 1366, "height": 657}).new_page()
    Stage(page, *scene("yield")).show(server.address)
    page.locator(".opt").first.wait_for()
    assert covered(page) == []
    page.locator(".opt").evaluate_all("all => all.forEach(one => one.classList.remove('worded'))")
    assert covered(page) != []
