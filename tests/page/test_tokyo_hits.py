"""Who hits whom, drawn: from the hitter to the badge with the amount, over no number and no name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.king_of_tokyo.table import m, sitting
from tests.page.hands import Server
from tests.page.stage import Match, Stage, scene
from tests.page.test_tokyo import PHONE
from tests.tiers import in_turn

CLAWS = "claw claw 1 heart 2 2"
TABLET: dict[str, Any] = {"viewport": {"width": 768, "height": 1024}}
READERS: dict[str, tuple[str, dict[str, Any]]] = {
    "en-desktop": ("en", {}),
    "fa-desktop": ("fa", {}),
    "en-phone": ("en", PHONE),
    "fa-phone": ("fa", PHONE),
    "fa-tablet": ("fa", TABLET),
}
# The middle line of each stroke: where it begins and ends, and what of the table's words and numbers it runs through.
STROKES = """() => Object.fromEntries([...document.querySelectorAll('[data-strike]')].map(g => {
  const path = g.querySelector('.drawn, .dashes'), frame = path.getScreenCTM(), all = path.getTotalLength();
  const points = Array.from({length: 80}, (_, i) => path.getPointAtLength(all * i / 79).matrixTransform(frame));
  const words = [...document.querySelectorAll('.screen :is(.name, .stat, .tag, .chip, .price, .turn h2, .text, .btn)')]
    .filter(el => el.checkVisibility() && !el.closest('.deck'));
  const hidden = words.filter(el => { const b = el.getBoundingClientRect();
    return points.some(p => p.x > b.left && p.x < b.right && p.y > b.top && p.y < b.bottom); });
  const ends = p => [Math.round(p.x), Math.round(p.y)];
  return [g.dataset.strike, {from: ends(points[0]), to: ends(points.at(-1)), colour: getComputedStyle(g).color,
    outside: points.some(p => p.x < 0 || p.x > innerWidth), hidden: hidden.map(el => el.outerHTML.slice(0, 120))}];
}))"""


def six(*dice: str, first: dict[str, Any] | None = None, **where: int) -> Match:
    return sitting(
        first or m(health=9), m(), m("armor_plating"), m(), m(), m(), dice=dice[0] if dice else None, **where
    )


def dealt(match: Match, *moves: str) -> Match:
    for move in moves:
        match.play(move)
    return match


# The position, who looks, and the strokes: hitter, hit, how, with what.
STRUCK: dict[str, tuple[Callable[[], Match], int, list[str]]] = {
    "threat-of-mine": (lambda: six(CLAWS, city=1, bay=3), 0, []),
    "threat": (
        lambda: dealt(sitting(m(), m("wings", energy=5), m(), m(), dice=CLAWS, city=1), "done"),
        1,
        ["0-1-threat-attack"],
    ),
    "dealt-by-me": (lambda: dealt(six(CLAWS, city=1, bay=3), "done"), 0, ["0-1-dealt-attack", "0-3-dealt-attack"]),
    "threat-from-tokyo": (lambda: six(CLAWS, city=0, bay=4), 0, [f"0-{to}-threat-attack" for to in (1, 2, 3, 5)]),
    "dealt-from-tokyo": (
        lambda: dealt(six(CLAWS, city=0, bay=4), "done"),
        0,
        [f"0-{to}-dealt-attack" for to in (1, 2, 3, 5)],
    ),
    "me-from-tokyo": (
        lambda: dealt(six(CLAWS, city=3, bay=4, turn=4), "done"),
        0,
        [f"4-{to}-dealt-attack" for to in (0, 1, 2, 5)],
    ),
    "me-in-tokyo": (
        lambda: dealt(six(CLAWS, city=0, bay=3, turn=5), "done"),
        0,
        ["5-0-dealt-attack", "5-3-dealt-attack"],
    ),
    "breath": (
        lambda: dealt(six(CLAWS, first=m("fire_breathing"), city=3), "done"),
        3,
        ["0-1-dealt-fire_breathing", "0-3-dealt-attack", "0-5-dealt-fire_breathing"],
    ),
    "spared": (
        lambda: dealt(six("claw 1 1 heart 2 2", city=2, turn=1), "done"),
        0,
        ["1-2-prevented-armor_plating"],
    ),
    "a-card": (
        lambda: dealt(
            sitting(m(), m(energy=9), m(), m(), m(), m(), row=["gas_refinery"], city=3, bay=2, turn=1),
            "buy gas_refinery",
        ),
        0,
        [f"1-{to}-dealt-gas_refinery" for to in (0, 2, 3, 4, 5)],
    ),
}


def box(page: Page, selector: str) -> tuple[float, float, float, float]:
    found = page.locator(selector).bounding_box()
    assert found is not None
    return found["x"], found["y"], found["x"] + found["width"], found["y"] + found["height"]


def near(point: list[float], area: tuple[float, float, float, float], by: float) -> bool:
    return area[0] - by <= point[0] <= area[2] + by and area[1] - by <= point[1] <= area[3] + by


@pytest.mark.parametrize(("name", "reader"), in_turn(STRUCK, READERS))
@pytest.mark.slow(quick=2)
def test_a_blow_is_drawn(name: str, reader: str, context_of: Callable[..., BrowserContext], server: Server) -> None:
    make, seat, keys = STRUCK[name]
    language, window = READERS[reader]
    page = context_of(language=language, **window).new_page()
    match = make()
    stage = Stage(page, match, seat).show(server.address)
    expect(page.locator("[data-strike]")).to_have_count(len(keys))
    strokes = page.evaluate(STROKES)
    assert sorted(strokes) == sorted(keys)
    places = {seat: monster["place"] for seat, monster in enumerate(match.view(seat)["monsters"])}
    for key, stroke in strokes.items():
        by = int(key.split("-")[0])
        home = f"[data-stands='{by}']" if places[by] else f"[data-seat='{by}']"
        assert near(stroke["from"], box(page, home), 10), key
        assert near(stroke["to"], box(page, f"[data-hit='{key}']"), 3), key
        assert not stroke["outside"], key
        assert stroke["hidden"] == [], key
    assert len({stroke["colour"] for stroke in strokes.values()}) == min(len(keys), 1)
    expect(page.locator("[data-hit]").first).to_be_visible()
    assert stage.errors == []


def test_blows_go_with_their_turn(page: Page, server: Server) -> None:
    match = dealt(six(CLAWS, city=0), "done")
    Stage(page, match, 0, deaf=False).show(server.address)
    expect(page.locator("[data-hit]")).to_have_count(5)
    page.locator("[data-move=end]").click()
    expect(page.locator(".screen")).to_have_attribute("data-mine", "false")
    expect(page.locator("[data-hit], [data-strike]")).to_have_count(0)


def test_a_blow_that_ends_the_turn_is_seen_all_the_same(page: Page, server: Server) -> None:
    """Who can buy nothing is not asked: the attack and the next throw come in one frame."""
    match = sitting(m(energy=0), m(energy=0), dice="claw claw 1 2 2 3", city=0)
    stage = Stage(page, match, 0, deaf=False).show(server.address)
    page.locator("[data-act=done]").click()
    expect(page.locator(".screen")).to_have_attribute("data-seq", str(stage.seq))
    assert match.view(0)["turn"] == 1
    expect(page.locator("[data-strike]")).to_have_attribute("data-strike", "0-1-dealt-attack")


def test_the_sentence_says_what_the_badge_shows(page: Page, server: Server) -> None:
    """With Spiked Tail more is dealt than there are claws."""
    match = dealt(sitting(m("spiked_tail"), m(health=9), m(), dice="claw 1 1 2 2 3", city=1), "done")
    Stage(page, match, 1).show(server.address)
    expect(page.locator("[data-hit]")).to_have_text("−2")
    expect(page.locator(".turn h2")).to_contain_text("hit you for 2.")


def test_a_preset_stands_once_in_the_question(page: Page, server: Server) -> None:
    match, seat = scene("yield")
    Stage(page, match, seat).show(server.address)
    expect(page.get_by_text("Next time, without asking")).to_have_count(1)
