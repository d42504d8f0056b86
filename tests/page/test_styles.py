"""Every custom property that the page reads is made somewhere, and the browser understands every declaration."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page

from tests.page.hands import Server
from tests.page.styles import NAME, Declaration, declarations, files, made, read, variants

ELSEWHERE = {"line-clamp", "-webkit-touch-callout"}
"""Properties that only other browsers have."""
DROPPED = """wanted => wanted.filter(([name, lists]) =>
  !name.startsWith('--') && !lists.every(values => values.some(value => CSS.supports(name, value))))"""

FUNCTION = re.compile(r"(?:calc|clamp|min|max)\([^()]*\)")
LENGTH = re.compile(r"\d(?:px|pt|rem)\b")
TOKENS = "ui/tokens.css"
OWN_SIZE = {
    "screens/start/Start.svelte: font-size: 46px": "the name of the game, alone on its page",
    "games/kingdomino/Compared.svelte: font-size: 19px": "a drawing has units of its own",
    "games/kingdomino/Compared.svelte: font-size: 32px": "a drawing has units of its own",
    "games/kingdomino/KingdomBoard.svelte: font-size: 24px": "a drawing has units of its own",
    "games/kingdomino/SquareArt.svelte: font-size: var(--text-drawn, 24px)": "a drawing has units of its own",
    "games/kingdomino/PlacingBoard.svelte: font-size: 24px": "a drawing has units of its own",
    "games/kingdomino/pad/PadBoard.svelte: font-size: 24px": "a drawing has units of its own",
}
"""Declarations outside the scale, each with its reason."""
WINDOWS = "ui/windows.css"
OWN_WINDOW = {
    "screens/start/Start.svelte: (max-width: 339px)": "the narrowest phones: both games stay in the window",
    "screens/table/TableScreen.svelte: (max-height: 559px) and (orientation: landscape) and (min-width: 480px)": (
        "the least height of a table"
    ),
    "games/kingdomino/PlacingBoard.svelte: (max-height: 559px) and (orientation: portrait), (max-height: 339px)": (
        "the same least heights: below them a swipe scrolls"
    ),
    "games/kingdomino/MyKingdom.svelte: (max-width: 389px)": "what is answered has room beside the domino",
}
"""Conditions that write out a size of the window instead of a name of WINDOWS, each with its reason."""


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


def sizes_letters(one: Declaration) -> bool:
    return one.name in ("font-size", "font")


def off_scale(pages: dict[str, str]) -> list[str]:
    """The declarations that name a layer by a bare number, and those that measure letters, gaps or round corners in
    pixels where `ui/tokens.css` has a step. Gaps and corners may grow with the window, letters only between steps."""
    all_of = [one for file, text in pages.items() for one in declarations(file, text)]
    letters = {name for one in all_of if sizes_letters(one) for name in read(one.value)}
    found = []
    for one in all_of:
        if sizes_letters(one) or (one.name in letters and not one.name.startswith("--text-")):
            bad = LENGTH.search(one.value) is not None
        elif one.name == "z-index":
            bad = not re.fullmatch(r"auto|var\(--layer-\w+\)", one.value)
        elif one.name in ("gap", "row-gap", "column-gap") or re.fullmatch(r"border(-\w+)*-radius", one.name):
            bad = LENGTH.search(FUNCTION.sub("", one.value)) is not None
        else:
            continue
        if bad:
            found.append(str(one))
    by_script = [(file, at[0]) for file, text in pages.items() for at in re.finditer(r"\bzIndex\b[^\n]{0,12}\d", text)]
    return found + [f"{file}: {told}" for file, told in by_script]


def conditions(file: str, text: str, of: str = "media") -> list[str]:
    """What the `@media` rules of a file ask, or those of its places."""
    if not file.endswith((".css", ".svelte")):
        return []
    return [" ".join(rule.split()) for rule in re.findall(rf"@(?:{of})([^{{]+)", re.sub(r"(?s)/\*.*?\*/", "", text))]


def own_windows(pages: dict[str, str]) -> list[str]:
    """The `@media` conditions that write out a width or a height, by the file that writes them."""
    sized = re.compile(r"\((?:min-|max-)?(?:width|height|aspect-ratio)")
    return [f"{file}: {one}" for file, text in pages.items() for one in conditions(file, text) if sized.search(one)]


def unnamed(pages: dict[str, str]) -> list[str]:
    """The names that conditions use and WINDOWS lacks, and those that it has for nobody."""
    has = set(re.findall(r"@custom-media (--[\w-]+)", pages[WINDOWS]))
    used = {
        name
        for file, text in pages.items()
        for one in conditions(file, text, "media|container")
        for name in re.findall(NAME, one)
    }
    return sorted(has ^ used)


@pytest.fixture
def page(context_of: Callable[..., BrowserContext], server: Server) -> Page:
    page = context_of().new_page()
    page.goto("about:blank")
    return page


def test_every_custom_property_that_is_read_is_made() -> None:
    pages = files()
    assert sum(len(read(text)) for text in pages.values()) > 200
    assert unmade(pages) == []


def test_letters_gaps_corners_and_layers_are_steps_of_the_scale() -> None:
    assert sorted(off_scale(files())) == sorted(OWN_SIZE)


def test_every_layer_has_its_own_height() -> None:
    layers = [value for name, value in made(TOKENS, files()[TOKENS]) if name.startswith("--layer-")]
    assert layers
    assert layers == [str(height + 1) for height in range(len(layers))]


def test_layouts_change_at_the_same_windows() -> None:
    pages = files()
    assert sorted(own_windows(pages)) == sorted(OWN_WINDOW)
    assert unnamed(pages) == []


def test_scripts_and_styles_mean_the_same_windows() -> None:
    pages = files()
    named = re.findall(r"(--[\w-]+) `([^`]+)`", pages["ui/size.svelte.ts"])
    assert len(named) == 4
    for name, condition in named:
        assert f"@custom-media {name} {condition};" in pages[WINDOWS]
    asked = set(re.findall(r"this\.(width|height) (<|>=) (\d+)", pages["ui/size.svelte.ts"]))
    assert asked == {("width", "<", "700"), ("height", "<", "500"), ("width", ">=", "480"), ("width", ">=", "1180")}


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


def test_the_test_sees_what_is_off_the_scale() -> None:
    pages = {
        "tokens.css": ":root { --text-note: 12px; --gap-4: 4px; --layer-hint: 3 }",
        "one.ts": 'style.zIndex = "6"; style.zIndex = "var(--layer-hint)";',
        "One.svelte": """<style>
          a { --size: clamp(16px, 3vh, var(--text-note)); font-size: var(--size); z-index: var(--layer-hint) }
          b { font: 700 13px/1.3 serif; gap: var(--gap-4) 5px; border-end-start-radius: 3px; z-index: 4 }
          i { font-size: min(18px, 3vh); font-size: 0.9em; gap: min(8px, 2cqh) 0; border-radius: 50%; z-index: auto }
          u { font: inherit; column-gap: min(8px, 2cqh) 3px }
        </style>""",
    }
    assert off_scale(pages) == [
        "One.svelte: --size: clamp(16px, 3vh, var(--text-note))",
        "One.svelte: font: 700 13px/1.3 serif",
        "One.svelte: gap: var(--gap-4) 5px",
        "One.svelte: border-end-start-radius: 3px",
        "One.svelte: z-index: 4",
        "One.svelte: font-size: min(18px, 3vh)",
        "One.svelte: column-gap: min(8px, 2cqh) 3px",
        'one.ts: zIndex = "6',
    ]


def test_the_test_sees_windows_of_a_part_s_own() -> None:
    pages = {
        WINDOWS: "@custom-media --phone (max-width: 699px); @custom-media --low (max-height: 499px);",
        "One.svelte": "<style>@media (--phone) { a { top: 0 } } @media print { }</style>",
        "Two.svelte": "<style>@media (max-height:\n 699px) { a { top: 0 } } @media (--phnoe) { }</style>",
    }
    assert own_windows(pages) == ["Two.svelte: (max-height: 699px)"]
    assert unnamed(pages) == ["--low", "--phnoe"]
