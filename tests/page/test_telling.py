"""What somebody did is told to the last, for its own time; until then figure, row and board are of who did it."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page

from tests.kingdomino.table import new
from tests.page.hands import Server, look
from tests.page.moments import OTHER, least, tells, told, watch
from tests.page.stage import COLOURS, Match, Stage, scene

SEEN = """
globalThis.seen = [];
new MutationObserver(() => {
  const said = document.querySelector('.turn h2')?.innerText;
  if (!said) return;
  const colours = (found) => [...document.querySelectorAll(`${found} use`)]
    .map((use) => /^#(?:king|monster)-(.*)$/.exec(use.getAttribute('href'))?.[1]).filter(Boolean);
  seen.push({ at: performance.now(), said, figure: colours('.turn'),
    row: colours('[aria-labelledby=this-round] .active'),
    boards: [...document.querySelectorAll('[data-seat].asked, [data-seat].turn')].map((one) => +one.dataset.seat) });
}).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
"""
"""Every sentence with its time, the colours of the figure beside it and of the marked row, and the framed boards."""


@pytest.fixture
def page(context_of: Callable[..., BrowserContext]) -> Page:
    """With a clock of its own, which nobody else gets."""
    page = context_of(fresh=True).new_page()
    watch(page)
    page.add_init_script(SEEN)
    return page


def staged(page: Page, server: Server, match: Match, seat: int) -> Stage:
    stage = Stage(page, match, seat, deaf=False).show(server.address)
    page.clock.pause_at(10_000)
    page.evaluate("seen.length = 0")
    return stage


def shown(page: Page) -> list[dict[str, Any]]:
    """What has been seen since, when all of it has had its time."""
    look(page, lambda: page.evaluate("seen.length"), "the page hears of it")
    for _ in range(150):
        page.clock.run_for(200)
    seen: list[dict[str, Any]] = page.evaluate("seen")
    return seen


# Who decides, by the start of a move; who looks is asked or somebody else.
ACTIONS = [
    ("rolled", "keep 3 3"),
    ("thrown", "smoke_cloud"),
    ("probe", "probe"),
    ("change", "herd_culler"),
    ("hearts-ray", "hearts"),
    ("react", "wings"),
    ("react", "camouflage"),
    ("react", "rapid_healing"),
    ("yield", "yield"),
    ("yield", "stay"),
    ("buy", "buy skyscraper"),
    ("buy-all", "buy jets"),
    ("opportunist", "buy jets"),
    ("mimic", "mimic jets"),
    ("charge", "charge 2"),
    ("sell", "sell jets"),
]


@pytest.mark.parametrize("mine", [True, False], ids=["mine", "anothers"])
@pytest.mark.parametrize(("name", "move"), ACTIONS)
@pytest.mark.slow(quick=1)
def test_every_action_of_a_person_is_told_to_the_last(
    name: str, move: str, mine: bool, page: Page, server: Server
) -> None:
    match, asked = scene(name)
    looks = asked if mine else 1 - asked
    stage = staged(page, server, match, looks)
    stage.play(next(one for one in match.legal() if one.startswith(move)))
    moments = [moment.events for moment in match.moments()]
    seen = shown(page)
    said = [one["said"] for one in seen]
    lasts = least("king-of-tokyo")
    for events in moments:
        for event in events:
            if told(event) and event["e"] not in ("reveal", "shuffle"):
                assert any(tells(text, event) for text in said), (event, said)
    last = [event for event in moments[-1] if told(event) and event["e"] not in ("reveal", "shuffle")]
    if last:
        telling = next(one for one in seen if tells(one["said"], last[0]))
        after = [one["at"] for one in seen if one["at"] > telling["at"] and one["said"] != telling["said"]]
        assert after, "then the sentence is of what is to do"
        assert after[0] - telling["at"] >= max(lasts.get(event["e"], OTHER) for event in moments[-1]) - 1
        who: int = last[0]["by"] if isinstance(last[0].get("by"), int) else last[0]["seat"]
        assert telling["figure"] == [COLOURS[who]]
        assert telling["boards"] == [who]
    assert stage.errors == []


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.slow(quick=1)
def test_every_claim_is_told_with_the_king_and_the_row_of_who_claimed(players: int, page: Page, server: Server) -> None:
    match = new(players, seed=players)
    stage = staged(page, server, match, 0)
    before = len(match.events)
    while match.view(None)["round"] < 3:
        stage.play(match.default_action()[0])
    seen = shown(page)
    acts = [event for event in match.events[before:] if event["e"] in ("claim", "place")]
    assert len(acts) >= 4 * players
    for event in acts:
        verb = {"claim": "claimed", "place": "placed"}[event["e"]]
        telling = [one for one in seen if re.search(rf"{verb} \W*{event['domino']}\b", one["said"])]
        assert telling, event
        whose = COLOURS[event["seat"]]
        assert {tuple(one["figure"]) for one in telling} == {(whose,)}, event
        assert {colour for one in telling for colour in one["row"]} <= {whose}, event
        assert {seat for one in telling for seat in one["boards"]} <= {event["seat"]}, event
    assert stage.errors == []
