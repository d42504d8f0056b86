"""A page that is watched while it shows moments, and what the record says it must have shown."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, NamedTuple

import httpx
from playwright.sync_api import Page

import kingtable
from tests.server.house import Client

WEB = Path(__file__).parents[2] / "web/src"
FOLDERS = {"kingdomino": "games/kingdomino", "king-of-tokyo": "games/king_of_tokyo"}
OTHER = 800  # milliseconds of whatever has no time of its own

WATCHED = """
Date.now = () => 1e12;  // the day stands still, or the page would think that the server has been silent for long
if (!sessionStorage.begun) localStorage['kingtable.pace'] = 'PACE';
sessionStorage.begun = 'yes';
globalThis.shown = [];
globalThis.said = [];
new MutationObserver((changes) => {
  for (const { type, target, addedNodes } of changes) {
    const moment = type === 'attributes' && target.dataset.moment;
    if (moment) shown.push({ at: performance.now(), moment });
    if (type === 'childList' && target.matches?.('[data-voice]'))
      for (const line of addedNodes) if (line.nodeType === 1 && !line.dataset.after) said.push(line.textContent);
  }
}).observe(document, { subtree: true, childList: true, attributeFilter: ['data-moment'] });
"""

# What a sentence of each kind says in any case; numbers of the event stand in it besides.
SAYS = {
    "start_roll": "Starting roll",
    "turn": "Turn",
    "throw": "rolled",
    "stop": "stopped",
    "again": "rerolled",
    "extra_throw": "one more roll",
    "probe": "rerolled a die",
    "change": "changed",
    "vp": "scored|lost",
    "energy": "got|paid",
    "heal": "healed",
    "counters": "poison|shrank|shrunk|shrink",
    "attack": "attacked",
    "damage": "lost|hurt",
    "prevented": "spared",
    "camouflage": "rolled for .?Camouflage",
    "yield": "yielded",
    "stay": "stayed",
    "leave": "left",
    "enter": "took",
    "bay_closed": "Bay is closed",
    "out": "eliminated",
    "child": "anew",
    "buy": "bought",
    "lose": "lost",
    "reveal": "New in the row",
    "sweep": "swept",
    "mimic": "cop",
    "unmimic": "copied",
    "charge": "put",
    "over": "over|points|standing|nobody wins",
    "kings": "kings were drawn",
    "line": "Turned up",
    "claim": "claimed",
    "place": "placed",
    "discard": "discarded",
    "leftover": "Nobody claimed",
    "round": "Round",
    "scored": "Scored",
}
NUMBERS = ("amount", "health", "claws", "domino", "round", "number", "price")
SILENT = {"shuffle", "game"}


class Shown(NamedTuple):
    """When a moment was shown, in milliseconds of the page's own clock, of which command, and what happened in it."""

    at: float
    seq: int
    kinds: str


def watch(page: Page, pace: str = "normal") -> None:
    """Take down what the page will show and say, and take its clock in hand."""
    page.clock.install(time=0)
    page.add_init_script(WATCHED.replace("PACE", pace))


def shown(page: Page) -> list[Shown]:
    """The moments in which something happened, in the order in which they were shown; any other takes no time, so the
    screen may never have it."""
    told = page.evaluate("shown")
    found = [Shown(one["at"], int(one["moment"].split()[0]), one["moment"].partition(" ")[2]) for one in told]
    return [one for one in found if one.kinds]


def said(page: Page) -> list[str]:
    """The announcements of what happened, in order."""
    told: list[str] = page.evaluate("said")
    return told


def seated(page: Page, address: str) -> Client:
    """Another window of the seat that the page has, which can play for it; from here on the page's clock stands."""
    page.wait_for_selector(".screen h2")
    page.clock.pause_at(600)
    table = page.url.split("/t/")[1].split("#")[0]
    kept = page.evaluate("JSON.parse(localStorage['kingtable.tables'])")
    token = next(one["token"] for one in kept if one["table"] == table)
    return Client(int(address.rpartition(":")[2]), table, token)


def happened(address: str, table: str) -> tuple[str, list[list[dict[str, Any]]]]:
    """The game of a table that is over, and from its record the events of every moment in which something happened; of
    the set-up, which the page shows as the game's beginning, only the first throw."""
    record = httpx.get(f"{address}/api/tables/{table}/record", timeout=30).raise_for_status().json()
    whole = kingtable.replay(record)
    match = whole.at(0)
    first = [event for event in match.events if event["e"] == "throw"]
    told = [first] if first else []
    for move in whole.moves:
        match.play(move)
        told += [list(moment.events) for moment in match.moments() if moment.events]
    return match.game, told


def kinds(events: list[dict[str, Any]]) -> str:
    """A moment as the screen names it."""
    return " ".join(event["e"] for event in events)


def least(game: str) -> dict[str, int]:
    """How long each kind of event is shown at the normal pace, as the page itself has it written."""
    source = (WEB / FOLDERS[game] / "moments.ts").read_text()
    table = source[source.index("const LASTS") :].split("};")[0]
    return {kind: int(lasts) for kind, lasts in re.findall(r"(\w+): (\d+),", table)}


def told(event: dict[str, Any]) -> bool:
    """Is there a sentence for it?"""
    return event["e"] not in SILENT and not (event["e"] == "leave" and event["why"] == "yield")


def tells(sentence: str, event: dict[str, Any]) -> bool:
    """Does the sentence tell the event: what it was, and its numbers?"""
    numbers = {str(abs(event[name])) for name in NUMBERS if isinstance(event.get(name), int)}
    numbers |= {str(number) for number in event.get("dominoes", [])}
    if event["e"] == "scored":
        numbers = {str(score) for score in event["scores"]}
    if event["e"] in ("attack", "vp"):
        numbers.discard("1")  # "a point", "one claw"
    return bool(re.search(SAYS[event["e"]], sentence)) and numbers <= set(re.findall(r"\d+", sentence))
