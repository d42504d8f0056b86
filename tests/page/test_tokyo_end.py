"""The end of King of Tokyo told in full: who fell when and to whom, the game in numbers, and its course drawn."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from functools import cache
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.king_of_tokyo.table import new, play_out
from tests.page.hands import Server
from tests.page.stage import Match, Stage
from tests.page.test_access import violations
from tests.page.test_tokyo import PHONE

READERS: dict[str, tuple[str, dict[str, Any]]] = {"en-desktop": ("en", {}), "fa-phone": ("fa", PHONE)}
ISOLATES = {0x2068: None, 0x2069: None}
LATIN = str.maketrans("۰۱۲۳۴۵۶۷۸۹", "0123456789")
# Emblems that lie on each other or outside the drawing, and lines that leave it.
LOOSE = """() => {
  const all = document.querySelector('.course svg').getBoundingClientRect();
  const boxes = [...document.querySelectorAll('[data-emblem]')].map(el => el.getBoundingClientRect());
  const covered = boxes.filter((a, i) => boxes.some((b, j) => j > i
    && Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2));
  const out = [...document.querySelectorAll('.course svg *')].map(el => el.getBoundingClientRect())
    .filter(b => b.left < all.left - 1 || b.right > all.right + 1 || b.top < all.top - 1 || b.bottom > all.bottom + 1);
  return [covered.length, out.length];
}"""


@cache
def finished() -> Match:
    """A game of six in which somebody was eliminated and somebody bought."""
    match = play_out(new(6, 3), 1)
    kinds = Counter(event["e"] for event in match.events)
    assert match.over
    assert kinds["out"] > 1
    assert kinds["buy"] > 2
    return match


def tallies(match: Match) -> list[list[int]]:
    """Damage dealt and taken, turns begun in Tokyo and cards bought, by seat, counted from the journal anew."""
    told = [[0, 0, 0, 0] for _ in range(match.players)]
    inside: set[int] = set()
    for event in match.events:
        seat: Any = event.get("seat")
        if event["e"] == "damage":
            told[seat][1] += event["amount"]
            if event["by"] not in (None, seat):
                told[event["by"]][0] += event["amount"]
        elif event["e"] == "turn":
            told[seat][2] += seat in inside
        elif event["e"] == "buy":
            told[seat][3] += 1
        elif event["e"] == "enter":
            inside.add(seat)
        elif event["e"] == "leave":
            inside.discard(seat)
    return told


def sources(match: Match) -> list[Counter[str]]:
    """Count the points of each seat by their source; a loss takes the newest ones."""
    brought: list[list[str]] = [[] for _ in range(match.players)]
    for event in match.events:
        if event["e"] != "vp":
            continue
        own = brought[event["seat"]]
        if event["amount"] < 0:
            del own[event["amount"] :]
        else:
            known = {"dice": "dice", "tokyo": "tokyo", "enter": "tokyo"}
            own += [known.get(event["why"], "cards")] * event["amount"]
    return [Counter(own) for own in brought]


def shown(page: Page, seat: int) -> list[int]:
    cells = page.locator(f"[data-tally='{seat}'] td").all_inner_texts()
    return [int(cell.translate(LATIN)) for cell in cells]


@pytest.mark.parametrize("reader", READERS)
@pytest.mark.slow
def test_the_end_is_told_in_full(reader: str, context_of: Callable[..., BrowserContext], server: Server) -> None:
    match = finished()
    language, window = READERS[reader]
    page = context_of(language=language, **window).new_page()
    stage = Stage(page, match, 0).show(server.address)
    assert [shown(page, seat) for seat in range(6)] == tallies(match)
    expect(page.locator("[data-line]")).to_have_count(6)
    outs = [event for event in match.events if event["e"] == "out"]
    expect(page.locator(".course .out")).to_have_count(len(outs))
    enters = [event for event in match.events if event["e"] == "enter"]
    expect(page.locator("[data-hold]")).to_have_count(len(enters))
    assert page.evaluate(LOOSE) == [0, 0]
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(page) == []
    assert stage.errors == []


def test_each_point_is_a_box_by_what_brought_it(page: Page, server: Server) -> None:
    match = finished()
    loser = match.view(None)["ranks"].index(2)
    Stage(page, match, loser).show(server.address)
    rows = page.locator(".ranking li")
    expect(rows).to_have_count(6)
    found = rows.evaluate_all(
        "all => all.map(one => [...one.querySelectorAll('[data-from]')].map(({dataset}) => dataset.from))"
    )
    assert sorted(map(len, found)) == sorted(monster["vp"] for monster in match.view(0)["monsters"])
    assert sorted(map(Counter, found), key=str) == sorted(sources(match), key=str)
    widths = page.locator(".ranking [data-from]").evaluate_all("all => all.map(one => one.clientWidth)")
    assert min(widths) >= 9, "the legend's too"
    expect(page.locator(".own .fared")).to_have_text(f"You have {match.view(loser)['monsters'][loser]['vp']} points.")
    expect(page.locator(".own")).to_contain_text("Best turn: turn ")


@pytest.mark.parametrize("language", ["en", "el"])
def test_what_follows_stands_in_one_line_on_a_laptop(
    language: str, context_of: Callable[..., BrowserContext], spoken: Callable[[str], Server]
) -> None:
    page = context_of(language, viewport={"width": 1366, "height": 657}).new_page()
    Stage(page, finished(), 0).show(spoken(language).address)
    acts = page.locator(".acts .btn")
    expect(acts).to_have_count(6)
    assert len({box["y"] for one in acts.all() if (box := one.bounding_box())}) == 1
    for one in acts.all():
        assert one.get_attribute("aria-label") or one.inner_text()


def test_it_says_who_fell_when_and_to_what(page: Page, server: Server) -> None:
    match = finished()
    Stage(page, match, 0).show(server.address)
    turn, told = 0, page.locator(".ranking").inner_text().translate(ISOLATES)
    for event in match.events:
        turn = event["number"] if event["e"] == "turn" else turn
        if event["e"] == "out":
            assert f"Eliminated in turn {turn}" in told
    ends = match.view(0)["monsters"]
    summary = page.locator(".course svg").get_attribute("aria-label") or ""
    assert f"You {ends[0]['vp']}" in summary.translate(ISOLATES)
    assert f"Grace {ends[1]['vp']}" in summary.translate(ISOLATES)


def test_the_drawing_ends_at_the_points(page: Page, server: Server) -> None:
    """More points, higher up; the last turn is farthest to the right."""
    match = finished()
    Stage(page, match, 0).show(server.address)
    ends = page.evaluate(
        "[...document.querySelectorAll('[data-line] .halo')].map(({points}) => points[points.length - 1].y)"
    )
    points = [monster["vp"] for monster in match.view(0)["monsters"]]
    ranked = sorted(range(6), key=lambda seat: points[seat])
    for low, high in pairwise(ranked):
        assert points[low] == points[high] or ends[high] < ends[low]


def test_a_game_too_long_for_one_frame_is_told_whole(
    page: Page, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = finished()
    moments = [{"events": match.events, "view": {"=": match.view(None)}}]
    frames = {"frames": [{"seq": 0, "moves": [], "seat": None, "by": None, "moments": moments}]}
    page.route("**/api/tables/STAGED/frames", lambda route: route.fulfill(body=json.dumps(frames)))
    stage = Stage(page, match, 0)
    monkeypatch.setattr(stage, "_news", lambda: match.events[len(match.events) // 2 :])
    stage.show(server.address)
    expect(page.locator("[data-tally='0'] td").first).to_be_visible()
    page.wait_for_function(
        "count => document.querySelectorAll('[data-hold]').length === count",
        arg=sum(event["e"] == "enter" for event in match.events),
    )
    assert [shown(page, seat) for seat in range(6)] == tallies(match)
