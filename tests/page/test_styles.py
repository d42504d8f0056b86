"""Every custom property that the page reads is made somewhere, and the browser understands every declaration."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page

from tests.page.hands import Server
from tests.page.styles import Declaration, declarations, files, made, read, variants

ELSEWHERE = {"line-clamp", "-webkit-touch-callout"}
"""Properties that only other browsers have."""
DROPPED = """wanted => wanted.filter(([name, lists]) =>
  !name.startsWith('--') && !lists.every(values => values.some(value => CSS.supports(name, value))))"""


def known(pages: dict[str, str]) -> dict[str, list[str | None]]:
    """Every value of every custom property."""
    values: dict[str, list[str | None]] = {}
    for file, text in pages.items():
        for name, value in made(file, text):
            if value not in values.setdefault(name, []):
                values[name].append(value)
    return values


def unmade(pages: dict[str, str]) -> list[str]:
    """The custom properties that are read and never made, each with the file that reads it."""
    names = known(pages)
    return [f"{file}: {name}" for file, text in pages.items() for name in sorted(read(text)) if name not in names]


def dropped(page: Page, pages: dict[str, str]) -> list[str]:
    """The declarations that the browser does not understand, with some value that their custom properties have."""
    names = known(pages)
    found = [one for file, text in pages.items() for one in declarations(file, text) if one.name not in ELSEWHERE]
    wanted = [[one.name, list(variants(one.value, names))] for one in found]
    bad: list[list[object]] = page.evaluate(DROPPED, wanted)
    return [str(one) for one, told in zip(found, wanted, strict=True) if told in bad]


@pytest.fixture
def page(context_of: Callable[..., BrowserContext], server: Server) -> Page:
    page = context_of().new_page()
    page.goto("about:blank")
    return page


def test_every_custom_property_that_is_read_is_made() -> None:
    pages = files()
    assert sum(len(read(text)) for text in pages.values()) > 200
    assert unmade(pages) == []


def test_the_browser_understands_every_declaration(page: Page) -> None:
    pages = files()
    assert sum(len(list(declarations(file, text))) for file, text in pages.items()) > 3000
    assert dropped(page, pages) == []


def test_the_test_sees_what_is_wrong(page: Page) -> None:
    pages = {
        "tokens.css": ":root { --far: #b79a9f; --gap: 8px; --both: calc(var(--gap) * 2) }",
        "One.svelte": """<i style="--n:{rows}" style:--wide={wide} fill="var(--gap)">{one}</i><style>
          @media (min-width: 3px) { a:hover { width: calc(100% / var(--columns)); margin: var(--both) } }
          b { transform: translate(var(--far, -24px), -34px); flex: var(--n); width: var(--wide) }
          i { align-content: safe space-evenly; color: var(--far) }
          @font-face { src: url("a;b.woff") }
        </style>""",
    }
    assert unmade(pages) == ["One.svelte: --columns"]
    assert dropped(page, pages) == [
        str(Declaration("One.svelte", "transform", "translate(var(--far, -24px), -34px)")),
        str(Declaration("One.svelte", "align-content", "safe space-evenly")),
        str(Declaration("One.svelte", "fill", "var(--gap)")),
    ]
