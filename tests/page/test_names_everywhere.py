"""The worst names, beside the table: in the lobby, on the start page, in dialogs and notices, on the big screen, in a
replay and on a pad nothing scrolls sideways and no sentence loses its end."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page

import kingtable
from kingtable.engine.text import say
from kingtable.server.table.names import clean_name
from tests.page.fit import unfit
from tests.page.hands import Server
from tests.page.stage import COLOURS, Match, Stage, scene
from tests.page.test_sizes import resized
from tests.page.test_wide_names import LOST, kingdomino, over
from tests.tiers import in_turn

WINDOWS = [(360, 740), (390, 664), (820, 1180), (1366, 657)]
NAMES = [
    "W" * 40,
    "🤴" * 40,
    "長" * 40,
    "Z\u0334\u0308\u0329\u0330\u0353\u0300a\u0336\u030a\u0323\u0316l\u0337\u0302\u0325go" * 40,
    "\u202eeman desrever\u202c" * 3,
    "محمدعبدالرحمنبنعبداللهالمستنصربالله",
    "กรุงเทพมหานครอมรรัตนโกสินทร์มหินทรายุธยา",
    "one\u00a0name\u00a0without\u00a0a\u00a0place\u00a0to\u00a0break\u00a0",
    "\ufdfd" * 40,
]
CLEAN = [clean_name(name) or "" for name in NAMES]
# Text that stands on other text.
ON_TEXT = """() => {
  const found = [], range = document.createRange();
  const root = document.querySelector('dialog[open]') ?? document.body;
  const sticks = el => el && (['sticky', 'fixed'].includes(getComputedStyle(el).position)
    ? !el.matches('dialog') : sticks(el.parentElement));
  const clipped = (el, {left, top, right, bottom}) => {
    for (let box = el; box; box = box.parentElement) {
      const style = getComputedStyle(box), o = box.getBoundingClientRect();
      if (style.overflowX !== 'visible') [left, right] = [Math.max(left, o.left), Math.min(right, o.right)];
      if (style.overflowY !== 'visible') [top, bottom] = [Math.max(top, o.top), Math.min(bottom, o.bottom)];
    }
    // The box of a letter is as high as its font's highest.
    const low = 0.22 * (bottom - top);
    return {left, top: top + low, right, bottom: bottom - low, width: right - left, height: bottom - top - 2 * low};
  };
  for (const el of root.querySelectorAll('*')) {
    if (!el.checkVisibility({visibilityProperty: true, opacityProperty: true})) continue;
    if (el.closest('.spoken, .heard-on-phone, svg, select, .notices') || sticks(el)) continue;
    for (const node of [...el.childNodes].filter(one => one.nodeType === 3 && one.data.trim())) {
      range.selectNodeContents(node);
      for (const b of [...range.getClientRects()].map(one => clipped(el, one)))
        if (b.width > 2 && b.height > 2) found.push([el, node.data.trim(), b]);
    }
  }
  const amiss = [];
  found.forEach(([el, text, b], i) => found.slice(i + 1).forEach(([other, also, c]) => {
    const x = Math.min(b.right, c.right) - Math.max(b.left, c.left);
    const y = Math.min(b.bottom, c.bottom) - Math.max(b.top, c.top);
    if (el === other || x < 3 || y < 0.2 * Math.min(b.height, c.height)) return;
    const at = document.elementFromPoint((Math.max(b.left, c.left) + Math.min(b.right, c.right)) / 2,
      (Math.max(b.top, c.top) + Math.min(b.bottom, c.bottom)) / 2);
    if (at && (el.contains(at) || at.contains(el) || other.contains(at) || at.contains(other)))
      amiss.push(`${text.slice(0, 40)} on ${also.slice(0, 40)}`);
  }));
  return [...new Set(amiss)];
}"""
KEPT = "pad => JSON.parse(localStorage['kingtable.' + pad])"
AGREED = {"what": "end", "by": 1, "agreed": [1], "awaited": [0, 2, 3]}


class Named(Stage):
    """A stage at which everybody is called something, and something is the matter."""

    names: list[str]
    more: dict[str, Any]
    seats: dict[int, dict[str, Any]]

    def _hello(self, frame: dict[str, Any]) -> list[dict[str, Any]]:
        [snap] = super()._hello(frame)
        for seat, name in zip(snap["seats"], self.names, strict=False):
            seat |= {"kind": "human", "claimed": True, "name": name, **self.seats.get(seat["seat"], {})}
        return [snap | self.more]


def staged(
    page: Page,
    match: Match,
    seat: int | None,
    names: list[str],
    more: dict[str, Any] | None = None,
    seats: dict[int, dict[str, Any]] | None = None,
) -> Named:
    stage = Named(page, match, seat)
    stage.names, stage.more, stage.seats = names, more or {}, seats or {}
    return stage


Screen = Callable[[Page, Server, list[str]], Iterator[str]]


GATHERING: dict[str, Any] = {
    "gather": {
        **{"sat": [0], "commits": ["0" * 64, None, None, None], "bound": None, "revealing": False, "revealed": []},
        **{"silent": [], "sealing": False, "left": None, "host": 0, "waits": True, "options": {"players": 4}},
        **{"time": None, "follows": None},
    },
    **{"view": None, "choices": None, "deal": None, "events": []},
}
AWAITED: dict[int, dict[str, Any]] = {2: {"here": False}, 3: {"claimed": False}}


def facts(names: list[str], **more: Any) -> dict[str, Any]:
    """What the server says of a table whose players have these names."""
    seats = [
        {"seat": seat, "kind": "human", "claimed": True, "name": names[seat], "colour": colour}
        for seat, colour in enumerate(COLOURS[:4])
    ]
    return {"table": "STAGED", "game": "kingdomino", "dealt": True, "over": False, "to_move": 1, "seats": seats, **more}


def door(page: Page, server: Server, names: list[str]) -> Iterator[str]:
    why = {"key": "server-seat-yours-already", "rule": "", "args": {"seat": 0}, "field": "", "text": "yours"}
    page.route("**/api/tables/STAGED/claim", lambda route: route.fulfill(status=409, json={"error": why}))
    page.route("**/api/tables/STAGED", lambda route: route.fulfill(json=facts(names)))
    page.goto(f"{server.address}/t/STAGED#{'x' * 22}")
    page.wait_for_selector("[role=alert] h1")
    yield ""


def lobby(seat: int | None, page: Page, server: Server, names: list[str]) -> Iterator[str]:
    staged(page, kingdomino(), seat, names, GATHERING, AWAITED)
    links = [{"seat": 3, "link": "x" * 22}] if seat == 0 else []
    kept = json.dumps([{"table": "STAGED", "token": "token", "seat": seat, "links": links, "named": False}])
    page.add_init_script(f"localStorage['kingtable.tables'] = {json.dumps(kept)}")
    page.goto(f"{server.address}/t/STAGED")
    page.wait_for_selector(".lobby")
    yield ""


def my_games(page: Page, server: Server, names: list[str]) -> Iterator[str]:
    page.route("**/api/tables/STAGED", lambda route: route.fulfill(json=facts(names)))
    others = names[1:4]
    tables = [{"table": "STAGED", "token": "token", "seat": 0, "game": "kingdomino", "at": 1, "with": others}]
    games = [
        {"table": f"STAG{n}", "game": game, "at": 1.7e12 + n, "rank": 2, "of": 4, "points": 44, "resigned": False}
        | {"with": others}
        for n, game in enumerate(("kingdomino", "king-of-tokyo"))
    ]
    page.add_init_script(
        f"localStorage['kingtable.tables'] = {json.dumps(json.dumps(tables))};"
        f"localStorage['kingtable.finished'] = {json.dumps(json.dumps(games))};"
    )
    page.goto(server.address)
    page.wait_for_selector("#my-tables")
    page.wait_for_selector("#finished")
    yield ""


def play(page: Page, server: Server, names: list[str]) -> Iterator[str]:
    narrow = [name for name in names if "\ufdfd" not in name]  # one sign is wider than a column of the ledger
    for match in (kingdomino(), scene("yield")[0], over("kingdomino"), over("king-of-tokyo")):
        for seat in (1, None):
            other = page.context.new_page()
            staged(other, match, seat, narrow if match.over else names).show(server.address)
            yield f"{match.game}, {'over' if match.over else 'playing'}, {seat}"
            other.close()


def dialogs(page: Page, server: Server, names: list[str]) -> Iterator[str]:
    for button in ("", "log", "rules", "move-seat", "big-screen", "rules-here"):
        other = page.context.new_page()
        staged(other, kingdomino(), 0, names).show(server.address)
        other.locator("header button").last.click()
        other.wait_for_selector("dialog[open]")
        if button:
            words = say(button, other.evaluate("document.documentElement.lang"))
            other.locator("dialog[open]").get_by_role("button", name=words, exact=True).first.click()
        other.wait_for_selector("dialog[open] h2")
        yield button or "menu"
        other.close()


def notices(page: Page, server: Server, names: list[str]) -> Iterator[str]:
    matters: dict[str, tuple[dict[str, Any], dict[int, dict[str, Any]]]] = {
        "left": ({}, {1: {"away": "left", "here": False}}),
        "lent": ({}, {1: {"away": "left", "here": False, "lent": {"seat": 1, "bot": "greedy", "by": 2}}}),
        "end": ({"ending": AGREED}, {}),
        "mine": ({"ending": {**AGREED, "by": 0, "agreed": [0], "awaited": [1, 2, 3]}}, {}),
    }
    for name, (more, seats) in matters.items():
        other = page.context.new_page()
        staged(other, kingdomino(), 0, names, more, seats).show(server.address)
        other.wait_for_selector(".notices p")
        yield name
        other.close()


def after(page: Page, server: Server, names: list[str]) -> Iterator[str]:
    rematch = {"rematch": {"table": "STAGES", "by": 1, "joined": [1]}}
    for game in ("kingdomino", "king-of-tokyo"):
        other = page.context.new_page()
        staged(other, over(game), 0, names, rematch).show(server.address)
        other.wait_for_selector(".asked")
        yield game
        other.close()
    other = page.context.new_page()
    staged(other, kingdomino(), 0, names, {"ended": [0, 1, 2, 3]}).show(server.address)
    yield "ended"
    other.close()


def far(page: Page, server: Server, names: list[str]) -> Iterator[str]:
    for match in (kingdomino(), over("king-of-tokyo"), over("kingdomino")):
        other = page.context.new_page()
        staged(other, match, None, names)
        other.goto(f"{server.address}/t/STAGED/screen")
        other.wait_for_selector(".afar .table, .afar .any, [data-ranking]")
        yield f"{match.game}, {'over' if match.over else 'playing'}"
        other.close()
    staged(page, kingdomino(), None, names, GATHERING, AWAITED)
    page.goto(f"{server.address}/t/STAGED/screen")
    page.wait_for_selector(".afar .waiting")
    yield "waiting"


def steps(match: Match) -> list[dict[str, Any]]:
    """A game as a replay has it, a moment a command."""
    again = kingtable.new(match.game, players=match.players, seed=3)

    def step(seq: int, seat: int | None) -> dict[str, Any]:
        moment = {"events": [], "view": {"=": again.view(None)}}
        return {"seq": seq, "seat": seat, "by": None, "moves": [], "moments": [moment]}

    told = [step(0, None)]
    for seq, move in enumerate(match.moves, 1):
        seat = again.to_move
        again.play(move)
        told.append(step(seq, seat))
    return told


def replay(game: str, page: Page, server: Server, names: list[str]) -> Iterator[str]:
    match = over(game)
    frames = steps(match)
    decided = {
        **{"moves": [match.moves[0]], "after": [0.4, 0.2, 0.2, 0.2], "loss": 0.0, "luck": [0.1, -0.1, 0.0, 0.0]},
        **{"luck_half": 0.01, "matters": True, "better": None, "turns": 9, "grade": "best", "left": 0.0},
        **{"chances": [0.3] * 4, "best_chances": [0.3] * 4},
    }
    games = {"start": 25, "own": -10, "others": 5, "luck": 80, "result": 100, "even": 20}
    played = {"decisions": 9, "lead": None, "share": None, "luck_half": 0.02, "games": games}
    played |= {"start": 0.25, "own": -0.1, "others": 0.05, "luck": 0.8, "result": 1.0}
    review = {
        **{"bot": "sampler", "samples": 9, "players": [played] * 4, "start": [0.25] * 4},
        **{"units": ["share"], "fewest": 6, "costliest": []},
        "decisions": [{"seq": 1 + seat, "seat": frames[1 + seat]["seat"], **decided} for seat in range(4)],
    }
    said = facts(names, game=game, over=True, to_move=None)
    page.route("**/api/tables/STAGED", lambda route: route.fulfill(json=said))
    page.route("**/api/tables/STAGED/frames", lambda route: route.fulfill(json={"frames": frames}))
    told = {"done": 4, "of": 4, "review": review}
    page.route("**/api/tables/STAGED/review", lambda route: route.fulfill(json=told))
    page.goto(f"{server.address}/t/STAGED/replay?at=9")
    page.wait_for_selector(".player .where")
    yield "replay"
    page.goto(f"{server.address}/t/STAGED/replay?review&at=1")
    page.wait_for_selector(".review .figures")
    yield "review"


def score_pad(page: Page, server: Server, names: list[str]) -> Iterator[str]:
    page.goto(f"{server.address}/pad/kingdomino")
    page.wait_for_selector(".pad .host svg")
    page.locator("[data-rules]").click()
    page.locator("dialog fieldset").first.locator("button").last.click()
    page.locator("dialog input[type=checkbox]").last.check()
    for field, name in zip(page.locator("dialog input[type=text]").all(), names, strict=False):
        field.fill(name[:24])
    yield "rules"
    page.keyboard.press("Escape")
    yield "sheet"
    page.locator("[data-send]").first.click()
    page.wait_for_selector("dialog .url")
    yield "send"


def odds_pad(page: Page, server: Server, names: list[str]) -> Iterator[str]:
    page.goto(f"{server.address}/pad/king-of-tokyo")
    page.wait_for_selector(".faces button")
    page.locator("[data-face='3']").click()
    sheet = page.evaluate(KEPT, "odds")
    for monster, name in zip(sheet["monsters"], names, strict=False):
        monster["name"] = name[:24]
    page.evaluate("told => localStorage['kingtable.odds'] = told", json.dumps(sheet))
    page.reload()
    page.wait_for_selector(".faces button")
    yield "dice"


SCREENS: dict[str, Screen] = {
    "lobby of the host": partial(lobby, 0),
    "lobby of a guest": partial(lobby, 1),
    "lobby of a watcher": partial(lobby, None),
    "door": door,
    "my games": my_games,
    "play and end": play,
    "dialogs": dialogs,
    "notices": notices,
    "after": after,
    "big screen": far,
    "replay of Kingdomino": partial(replay, "kingdomino"),
    "replay of King of Tokyo": partial(replay, "king-of-tokyo"),
    "score pad": score_pad,
    "odds pad": odds_pad,
}


def lost(page: Page) -> list[str]:
    """What is cut, beyond the window or on something else; an address ends in dots and is copied whole."""
    unread = page.evaluate(LOST) + page.evaluate(ON_TEXT)
    covers = page.locator(".notices button").count()  # a notice lies on the bar until it is closed
    unread += [one for one in unfit(page, whole=False) if not (covers and " on <button" in one)]
    # A line of text whose name is in another script's higher letters is whole, though its box is a pixel too low.
    whole = ("p.url", 'translate="no"', "fits: <span")
    return [one for one in unread if not any(part in one for part in whole)]


@pytest.mark.parametrize(("language", "first"), in_turn(["en", "fa"], [0, 4, 8]))
@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.slow
def test_the_worst_names_are_read_and_break_nothing(
    screen: str, language: str, first: int, context_of: Callable[..., BrowserContext], server: Server
) -> None:
    amiss = {}
    context = context_of(language)
    for what in SCREENS[screen](context.new_page(), server, CLEAN[first:] + CLEAN[:first]):
        for window in WINDOWS:
            resized(context.pages[-1], window)
            if found := lost(context.pages[-1]):
                amiss[what, window] = found
    assert amiss == {}


def test_text_on_text_is_seen(page: Page) -> None:
    page.set_content("<p>One line</p><p style='margin: -1.9em 0 0'>and another</p>")
    assert page.evaluate(ON_TEXT) == ["One line on and another"]
    page.set_content("<p>One line</p><p>and another</p>")
    assert page.evaluate(ON_TEXT) == []
