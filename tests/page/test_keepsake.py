"""The result as a picture: saved as a file or handed to another app, with no name but the reader's own."""

from __future__ import annotations

import base64
from collections.abc import Callable
from contextlib import nullcontext

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.page.hands import Server
from tests.page.stage import Match, Stage, scene
from tests.page.test_end_fold import kingdomino

Contexts = Callable[..., BrowserContext]

DRAWN = """(() => {
  const make = URL.createObjectURL;
  URL.createObjectURL = told => {
    if (told.type === 'image/svg+xml') globalThis.drawn = told;
    return make.call(URL, told);
  };
})();"""
NO_APP = "delete Navigator.prototype.canShare;"
APP = """Object.assign(Navigator.prototype, {
  canShare: () => true,
  share: ({ files }) => { globalThis.shared = [files[0].name, files[0].type]; return %s; },
});"""
INKS = """async picture => {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
  const pen = canvas.getContext('2d');
  pen.drawImage(image, 0, 0);
  const { data } = pen.getImageData(0, 0, image.width, image.height);
  const inks = {};
  for (let at = 0; at < data.length; at += 4) {
    const ink = '#' + [...data.slice(at, at + 3)].map(one => one.toString(16).padStart(2, '0')).join('');
    inks[ink] = (inks[ink] ?? 0) + 1;
  }
  return [image.width, image.height, inks];
}"""
"""How large a picture is, and how many pixels it has of each colour."""


def own() -> tuple[Match, int]:
    match, _ = kingdomino()
    return match, 0


def at_end(context_of: Contexts, server: Server, made: tuple[Match, int | None], script: str, **how: str) -> Page:
    context = context_of(**how)
    context.add_init_script(DRAWN + script)
    page = context.new_page()
    Stage(page, *made).show(server.address)
    page.wait_for_selector("[data-picture]")
    return page


@pytest.mark.parametrize(
    ("made", "theme", "inks"),
    [
        (own, "light", {"#fffaf0": 100_000, "#f4d170": 300, "#ece3d2": 50_000}),
        (lambda: scene("over-points"), "dark", {"#221f2b": 100_000, "#6f9df2": 5_000}),
    ],
)
def test_a_result_is_kept_as_a_picture(
    made: Callable[[], tuple[Match, int]], theme: str, inks: dict[str, int], context_of: Contexts, server: Server
) -> None:
    page = at_end(context_of, server, made(), NO_APP, theme=theme)
    with page.expect_download() as download:
        page.locator("[data-picture]").click()
    assert download.value.suggested_filename.endswith(".png")
    picture = base64.b64encode(download.value.path().read_bytes()).decode()
    width, height, found = page.evaluate(INKS, picture)
    assert (width, height) == (1200, 800)
    assert {ink: found.get(ink, 0) for ink, least in inks.items() if found.get(ink, 0) < least} == {}
    drawn = page.evaluate("globalThis.drawn.text()")
    assert "Ada" in drawn
    assert "Grace" not in drawn
    assert "var(" not in drawn


@pytest.mark.parametrize(
    ("answer", "saved"),
    [
        ("Promise.resolve()", False),
        ("Promise.reject(new DOMException('', 'AbortError'))", False),
        ("Promise.reject(new DOMException('', 'NotAllowedError'))", True),
    ],
)
def test_an_app_is_handed_the_picture(answer: str, saved: bool, context_of: Contexts, server: Server) -> None:
    page = at_end(context_of, server, own(), APP % answer)
    files: list[str] = []
    page.on("download", lambda download: files.append(download.suggested_filename))
    with page.expect_download() if saved else nullcontext():
        page.locator("[data-picture]").click()
    expect(page.locator("[data-picture] .ic")).to_be_visible()
    name, kind = page.evaluate("globalThis.shared")
    assert (name.split(".")[-1], kind) == ("png", "image/png")
    assert files == ([name] if saved else [])


def test_whoever_watches_keeps_a_picture_without_names(context_of: Contexts, server: Server) -> None:
    match, _ = own()
    page = at_end(context_of, server, (match, None), NO_APP)
    with page.expect_download():
        page.locator("[data-picture]").click()
    drawn = page.evaluate("globalThis.drawn.text()")
    assert not {"Ada", "Grace"} & set(drawn.replace("<", ">").split(">"))


def test_a_browser_that_draws_none_says_so(context_of: Contexts, server: Server) -> None:
    page = at_end(context_of, server, own(), "HTMLCanvasElement.prototype.toBlob = told => told(null);")
    page.locator("[data-picture]").click()
    expect(page.get_by_role("alert")).to_have_text("This browser cannot draw the picture.")
