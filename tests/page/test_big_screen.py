"""A table on a television: all of it large, nothing to press, and it follows the game by itself."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.king_of_tokyo.table import m, sitting
from tests.kingdomino.table import new
from tests.page.fit import unfit
from tests.page.hands import BOT, Hand, Server
from tests.page.stage import Match, Stage
from tests.page.test_tokyo_full import KEPT, OWN, six

Contexts = Callable[..., BrowserContext]
TELEVISION = {"width": 1920, "height": 1080}
MARGIN = 40  # televisions crop
LETTER = 20  # of a window of 1920x1080
PRESSED = "button, a, input, select, textarea, [tabindex]"

LETTERS = """() => {
  const found = [];
  const scale = Number(document.querySelector('[data-scale]').dataset.scale);
  const walker = document.createTreeWalker(document.querySelector('.afar'), NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const one = node.parentElement;
    if (!node.data.trim() || one.closest('.spoken') || !one.checkVisibility({visibilityProperty: true})) continue;
    const drawn = one.closest('svg') ? one.getScreenCTM().a / scale : 1;
    found.push([parseFloat(getComputedStyle(one).fontSize) * drawn, node.data.trim()]);
  }
  return found.sort(([one], [other]) => one - other);
}"""
"""Letters by their size in a window of 1920x1080, the smallest first."""

BOXES = """boards => [...document.querySelectorAll(boards)].map(one => {
  const {left, top, right, bottom} = one.getBoundingClientRect();
  return [left, top, right, bottom].map(Math.round);
})"""
BOARDS = {"kingdomino": "[data-kingdom] .kingdom", "king-of-tokyo": ".far-monster"}


def watched(page: Page, address: str) -> None:
    page.goto(address)
    page.wait_for_selector(".afar .table")
    page.wait_for_selector("img[data-leads]")
    page.wait_for_function("() => document.fonts.status === 'loaded'")


def boards(page: Page, game: str, count: int) -> list[list[int]]:
    """Measure all boards: a television shows each of them whole, and none lies on another."""
    found: list[list[int]] = page.evaluate(BOXES, BOARDS[game])
    assert len(found) == count
    size = page.viewport_size
    assert size is not None
    edge = MARGIN * min(size["width"] / 1920, size["height"] / 1080) - 1
    for left, top, right, bottom in found:
        assert min(left, top, size["width"] - right, size["height"] - bottom) >= edge, found
    for at, (left, top, right, bottom) in enumerate(found):
        for other in found[at + 1 :]:
            assert other[0] >= right or other[2] <= left or other[1] >= bottom or other[3] <= top, found
    return found


def read_from_afar(page: Page) -> None:
    """Nothing is cut, small, or to be pressed."""
    assert unfit(page) == []
    size, text = page.evaluate(LETTERS)[0]
    assert size >= LETTER - 0.05, (size, text)
    assert page.locator(".afar").locator(PRESSED).count() == 0
    assert page.evaluate("getComputedStyle(document.querySelector('.afar h1')).cursor") == "none"


@pytest.mark.slow
def test_a_game_is_followed_to_its_end_and_into_the_rematch(context_of: Contexts, server: Server) -> None:
    link = server.open({"game": "kingdomino", "seats": [{"kind": "me", "name": "Ada"}, BOT], "options": {"players": 2}})
    hand = Hand(context_of().new_page())
    hand.sit(link[0])
    code = hand.page.url.split("/t/")[1][:6]
    hand.my_turn()
    far = context_of(viewport=TELEVISION).new_page()
    watched(far, f"{server.address}/t/{code}/screen")
    places = []
    for _ in range(3):
        hand.my_turn()
        seq = hand.page.get_attribute(".screen", "data-seq")
        far.wait_for_selector(f".afar[data-seq='{seq}']")
        expect(far.locator("[data-sentence]")).to_contain_text("Ada")
        assert far.locator("[data-frame]").get_attribute("data-frame") == "0"
        read_from_afar(far)
        places.append(boards(far, "kingdomino", 2))
        hand.play_on(1)
    assert places[0] == places[1] == places[2], "no board moves"
    assert far.get_attribute("[data-leads]", "data-leads") == f"{server.address}/t/{code}", "it opens no seat"
    hand.play_on()
    far.wait_for_selector("[data-ranking]")
    read_from_afar(far)
    boards(far, "kingdomino", 2)
    hand.page.get_by_role("button", name="Rematch").click()
    far.wait_for_selector(".afar[data-over=false]")
    assert f"/t/{code}/screen" not in far.url
    assert far.url.endswith("/screen")
    expect(far.locator("[data-frame]")).to_be_visible()
    assert far.locator("[data-ranking]").count() == 0


def kingdoms(players: int, **options: Any) -> Match:
    """A game in its ninth round, each domino where it brings most."""
    match = new(players, seed=3, **options)
    while match.view(None)["round"] < 9 or match.view(None)["phase"] != "place":
        places = match.choices()["place"]
        match.play(max(places, key=lambda one: one["gain"])["move"] if places else match.legal()[0])
    return match


def monsters(players: int) -> Match:
    seats = [m(KEPT[10 + seat], vp=3 + 2 * seat, energy=2, health=9 - seat) for seat in range(players)]
    row = ["skyscraper", "alpha_monster", "high_altitude_bombing"]
    return sitting(*seats, dice="3 3 claw 1 heart energy", city=1, bay=2 if players > 4 else None, row=row)


STAGED: dict[str, Callable[[], Match]] = {
    "four kingdoms": lambda: kingdoms(4, middle_kingdom=True, harmony=True),
    "three kingdoms": lambda: kingdoms(3),
    "two kingdoms of 7x7": lambda: kingdoms(2, mighty_duel=True),
    "six monsters": lambda: monsters(6),
    "two monsters": lambda: monsters(2),
    "six with eight cards": lambda: six(OWN, 0, dice="3 3 claw 1 heart energy claw 2", city=1, bay=2),
}
WINDOWS = [(1920, 1080), (1280, 720), (3840, 2160)]


@pytest.mark.parametrize("language", ["en", "fa"])
@pytest.mark.parametrize("name", STAGED)
@pytest.mark.slow
def test_every_table_fits_every_television(context_of: Contexts, server: Server, name: str, language: str) -> None:
    page = context_of(language, viewport=TELEVISION).new_page()
    stage = Stage(page, STAGED[name](), None)
    watched(page, f"{server.address}/t/STAGED/screen")
    for _ in range(6):
        stage.play(stage.match.default_action()[0])
    page.wait_for_selector(f".afar[data-seq='{stage.seq}']")
    game, count = stage.match.game, stage.match.players
    first = boards(page, game, count)
    mirrored = first[0][0] > first[1][0] if game == "kingdomino" else first[0][0] > first[-1][0]
    assert mirrored == (language == "fa"), "columns run as the language does"
    for width, height in WINDOWS:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(
            "scale => Number(document.querySelector('[data-scale]').dataset.scale) === scale", arg=width / 1920
        )
        read_from_afar(page)
        scaled = [[round(side * width / 1920) for side in one] for one in first]
        sides = zip(chain(*boards(page, game, count)), chain(*scaled), strict=True)
        assert max(abs(one - other) for one, other in sides) <= 2, "the same picture, larger or smaller"
    assert stage.errors == []


@pytest.mark.slow
def test_monsters_are_followed_to_their_end(context_of: Contexts, server: Server) -> None:
    page = context_of(viewport=TELEVISION).new_page()
    stage = Stage(page, sitting(*[m(vp=16, health=3) for _ in range(4)], city=1), None)
    watched(page, f"{server.address}/t/STAGED/screen")
    names = ["Ada", "Grace", "Lantern", "Owl"]
    for _ in range(400):
        if stage.match.over:
            break
        mover = stage.match.to_move or 0
        page.wait_for_selector(f".afar[data-seq='{stage.seq}'] [data-frame='{mover}']")
        assert names[mover] in page.locator("[data-sentence]").inner_text()
        stage.play(stage.match.default_action()[0])
    page.wait_for_selector("[data-ranking]")
    read_from_afar(page)
    boards(page, "king-of-tokyo", 4)


@pytest.mark.slow
def test_friends_sit_down_by_the_code_on_the_screen(context_of: Contexts, server: Server) -> None:
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "friend"}, {"kind": "friend"}]
    told = server.post("/api/tables", {"game": "kingdomino", "options": {"players": 3}, "seats": seats, "clock": None})
    host = context_of(viewport=TELEVISION).new_page()
    mine = {"table": told["table"], **told["seats"][0], "invite": told["invite"], "game": "kingdomino", "at": 1}
    host.goto(server.address + "/healthz")
    host.evaluate("one => localStorage.setItem('kingtable.tables', JSON.stringify([one]))", mine)
    host.goto(f"{server.address}/t/{told['table']}")
    host.get_by_role("button", name="Menu").click()
    host.get_by_role("button", name="Show on a big screen").click()
    there = host.get_by_role("link", name="Open in another window").get_attribute("href") or ""
    assert there == f"/t/{told['table']}/screen#{told['invite']}"
    expect(host.locator("dialog img")).to_be_visible()
    far = context_of(viewport=TELEVISION).new_page()
    far.goto(server.address + there)
    far.wait_for_selector("img[data-leads]")
    read_from_afar(far)
    expect(far.locator(".afar")).to_contain_text("Take a free seat")
    for _ in range(2):
        leads = far.get_attribute("[data-leads]", "data-leads") or ""
        assert leads == f"{server.address}/t/{told['table']}#{told['invite']}"
        page = context_of().new_page()
        page.goto(leads)
        page.wait_for_selector(".screen h2")
    far.wait_for_selector(".afar .table")
    expect(far.locator("[data-leads]")).to_have_attribute("data-leads", f"{server.address}/t/{told['table']}")
