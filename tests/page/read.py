"""All that a page says in text, titles, labels, pictures and empty fields, and what of it is not in its language."""

from __future__ import annotations

import re

from playwright.sync_api import Page

from kingtable.engine.text import catalogue

SAID = """() => {
  const named = ['title', 'aria-label', 'alt', 'placeholder', 'aria-valuetext', 'aria-roledescription',
                 'aria-description'];
  const other = el => el.closest('script, style, noscript, kbd, .keys, body [translate=no], [lang]:not(html)');
  const said = new Set([document.title]);
  for (const el of document.body.querySelectorAll('*')) {
    if (other(el)) continue;
    for (const name of named) if (el.getAttribute(name)) said.add(el.getAttribute(name));
    for (const node of el.childNodes)
      if (node.nodeType === Node.TEXT_NODE && node.textContent.trim()) said.add(node.textContent.trim());
  }
  return [...said];
}"""
NAMES = {"Kingtable", "Ada", "Grace", "Enter", "Escape", "Shift"}
"""Names of people, in any script, and what is written on keys."""
CODE = re.compile(r"\b[A-Z0-9]{6}\b")
"""Of a table."""
LATIN = {"el": NAMES | {"Kingdomino", "King", "of", "Tokyo"}, "fa": NAMES, "ja": NAMES}
"""Languages of another script, and the Latin words that they have all the same."""
KEYS = {key for key in re.findall(r"^([a-z][\w-]*) *=", catalogue("en"), re.MULTILINE) if "-" in key}


def strange(text: str, language: str) -> list[str]:
    """What of a text is a message's key, a part of its pattern, or a word or digit of another script."""
    text = CODE.sub("", text)
    found = [word for word in re.findall(r"[\w-]+", text) if word in KEYS] + re.findall(r"\{.*", text)
    if language in LATIN:
        found += [word for word in re.findall(r"[A-Za-z]{2,}", text) if word not in LATIN[language]]
    if language == "fa":
        found += re.findall(r"[0-9]+", text)
    return found


def misread(page: Page, language: str) -> list[str]:
    """Texts of a page that have something strange in them."""
    return [text for text in page.evaluate(SAID) if strange(text, language)]
