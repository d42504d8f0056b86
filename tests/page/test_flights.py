"""What travels flies over the page from where it lay to where it lies, and nobody waits for it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext

from tests.king_of_tokyo.table import m, sitting
from tests.page.hands import Server
from tests.page.stage import HIT, Match, Stage

MIDDLE = "one => { const b = one.getBoundingClientRect(); return [b.x + b.width / 2, b.y + b.height / 2]; }"
WATCHED = """{ const middle = MIDDLE;
  window.flown = {};
  new MutationObserver(() => document.querySelectorAll('.flies').forEach((one) => {
    const { to } = one.dataset;
    if (flown[to]) return;
    for (const flight of one.getAnimations()) flight.currentTime = 60;
    const [x, y] = middle(one);
    const [drawn, room] = [one.firstElementChild, one].map((each) => each.getBoundingClientRect());
    const seen = Math.min(drawn.width / room.width, drawn.height / room.height);
    const pressed = document.elementFromPoint(x, y)?.closest('.flies');
    flown[to] = { at: [x, y], goal: middle(document.querySelector(to)), seen, pressed };
  })).observe(document, {childList: true, subtree: true}) }""".replace("MIDDLE", MIDDLE)
"""Notes where each piece is after 60 milliseconds, where it goes, how much is drawn, and whether it takes presses."""

SCENES: dict[str, tuple[Callable[[], Match], list[str], str, str]] = {
    "card": (
        lambda: sitting(m(), m(energy=6), m(), row=["energize", "alpha_monster", "skyscraper"], turn=1),
        ["buy alpha_monster"],
        '[data-card="alpha_monster"] > *',
        ".bought .lies > *",
    ),
    "enters": (lambda: sitting(m(), m(), m(), dice=HIT, turn=1), ["done"], '[data-seat="1"] .mon', '[data-stands="1"]'),
    "leaves": (
        lambda: sitting(m(), m(health=9), m(), dice=HIT, turn=2, city=1),
        ["done", "yield"],
        '[data-stands="1"]',
        '[data-seat="1"] .mon',
    ),
    "eliminated": (
        lambda: sitting(m(), m(health=1), m(), dice=HIT, turn=2, city=1),
        ["done"],
        '[data-stands="1"]',
        '[data-seat="1"] .mon',
    ),
}


@pytest.mark.parametrize("name", SCENES)
@pytest.mark.parametrize("window", [(390, 664), (1366, 657)], ids=str)
def test_what_travels_is_seen_on_its_way(
    name: str, window: tuple[int, int], context_of: Callable[..., BrowserContext], server: Server
) -> None:
    table, moves, origin, goal = SCENES[name]
    viewport = {"width": window[0], "height": window[1]}
    context = context_of(reduced_motion="no-preference", viewport=viewport)
    context.add_init_script("localStorage['kingtable.pace'] = 'normal'")
    page = context.new_page()
    page.add_init_script(WATCHED)
    stage = Stage(page, table(), 0, deaf=False).show(server.address)
    begun = page.locator(origin).first.evaluate(MIDDLE)
    stage.play(*moves)
    page.wait_for_function("goal => flown[goal]", arg=goal)
    told = page.evaluate("goal => flown[goal]", goal)
    for here, there, now in zip(begun, told["goal"], told["at"], strict=True):
        assert min(here, there) - 3 <= now <= max(here, there) + 3
    assert told["at"] not in (begun, told["goal"])
    assert told["seen"] > 0.9
    assert told["pressed"] is None
    assert stage.errors == []
