"""The page shows and says everything that happened, in order, once, long enough; and one has the pace in hand."""

from __future__ import annotations

import os
import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect

import kingtable
from tests.king_of_tokyo.table import m, sitting
from tests.page.hands import Server, look
from tests.page.moments import OTHER, happened, kinds, least, said, seated, shown, tells, told, watch
from tests.page.stage import Stage
from tests.server.fuzz import pick
from tests.server.house import Client

GAMES = int(os.environ.get("KINGTABLE_MOMENT_GAMES", "1"))
"""Of each kind; scripts/nightly plays 20."""
BOT = {"kind": "bot", "bot": "random"}
MINE = "document.querySelector('.screen')?.dataset.mine === 'true'"
STANDS = """[document.querySelector('.turn h2').innerText, ...[...document.querySelectorAll('main button')].map(
    (button) => `${button.ariaLabel} ${button.dataset.move} ${button.disabled}`)].sort()"""
"""What is asked, every board as it is told, and every answer; what is only marked as new may differ."""
NEWEST = "parseInt(document.querySelector('.screen')?.dataset.moment || document.querySelector('.screen')?.dataset.seq)"
"""Of which command is what is shown? The log does not tell: not every command brings an event."""
TABLES = {
    "kingdomino": {"middle_kingdom": True, "harmony": True},
    "king-of-tokyo": {},
}


def opened(server: Server, game: str, **more: object) -> str:
    """A table with a person and two bots; the person's link."""
    seats = [{"kind": "me", "name": "Ada"}, BOT, BOT]
    options = {"players": 3, **TABLES[game]}
    return server.open({"game": game, "options": options, "seats": seats, **more})[0]


def arrive(page: Page, server: Server, game: str) -> None:
    """Come to a new table with all of the game in the cache: bots do not wait until a page has come."""
    page.goto(opened(server, game))
    page.wait_for_selector(".turn h2")
    page.goto("about:blank")
    watch(page)
    page.goto(opened(server, game))


@pytest.fixture
def page(context_of: Callable[..., BrowserContext]) -> Page:
    """With a clock of its own, which nobody else gets."""
    return context_of(fresh=True).new_page()


def answer(client: Client, moves: list[str]) -> None:
    """Play for the page's seat, and hear everything until one is asked again; the page hears it at the same time."""
    told = client.do(moves)
    assert told["t"] == "ack", told
    client.until("ev", seq=told["seq"])
    catch_up(client)


def catch_up(client: Client) -> None:
    """Hear everything until one is asked or the game is over."""
    while client.choices is None and not client.view["over"]:
        client.take()


def play(page: Page, client: Client, chance: random.Random, turns: int = 10_000) -> bool:
    """Play when the page asks, until it shows the end (True) or after so many turns; its clock runs ahead."""

    def stands() -> str | None:
        page.clock.run_for(1_000)
        if page.locator(".beginning").count():
            page.keyboard.press("Space")
        seq, mine, over = page.evaluate(f"[{NEWEST}, {MINE}, document.querySelector('.wrap') !== null]")
        return "over" if over else "asked" if mine and seq == client.seq else None

    while look(page, stands, "the page asks, or shows the end") == "asked":
        if turns == 0:
            return False
        turns -= 1
        answer(client, pick(client, chance))
    return True


def until(page: Page, what: str, step: int = 0) -> None:
    """Wait until an expression holds at the page; its clock stands still, or goes on by so many milliseconds a look."""

    def holds() -> bool:
        there: bool = page.evaluate(what)
        if step and not there:
            page.clock.run_for(step)
        return there

    look(page, holds, what)


def heard(page: Page) -> list[str]:
    """The lines that tell moments; the sentence of the beginning comes before them."""
    return [line for line in said(page) if not line.startswith("You are \u2068")]


def table_of(page: Page) -> str:
    return page.url.split("/t/")[1].split("#")[0]


@pytest.mark.parametrize("seed", range(GAMES))
@pytest.mark.parametrize("game", TABLES)
@pytest.mark.slow
def test_every_event_is_shown_and_said_in_order_once_and_long_enough(
    game: str, seed: int, page: Page, server: Server
) -> None:
    arrive(page, server, game)
    client = seated(page, server.address)
    early = len(shown(page))  # bots may have begun while the page was still coming
    catch_up(client)
    play(page, client, random.Random(seed))
    name, moments = happened(server.address, table_of(page))
    seen = shown(page)
    moments = moments[-len(seen) :] if client.snap["seq"] else moments
    assert [one.kinds for one in seen] == [kinds(events) for events in moments]
    assert [one.seq for one in seen] == sorted(one.seq for one in seen)
    lasts = least(name)
    for one, following, events in list(zip(seen, seen[1:], moments, strict=False))[early:]:
        needed = max(lasts.get(event["e"], OTHER) for event in events)
        assert following.at - one.at >= needed - 1, (one, following)
    sentences = heard(page)
    unheard = sum(told(event) for moment in moments[:early] for event in moment)
    events = [event for moment in moments for event in moment if told(event)]
    assert len(events) - unheard <= len(sentences) <= len(events)
    for sentence, event in zip(sentences, events[-len(sentences) :], strict=True):
        assert tells(sentence, event), (sentence, event)


@pytest.mark.parametrize("game", TABLES)
@pytest.mark.slow
def test_what_was_missed_is_shown_on_demand_and_nothing_twice(game: str, page: Page, server: Server) -> None:
    chance = random.Random(5)
    arrive(page, server, game)
    client = seated(page, server.address)
    catch_up(client)
    play(page, client, chance, turns=2)
    before, spoken = shown(page), heard(page)
    address = page.url
    page.goto("about:blank")
    mine = client.view["seat"]
    while True:  # until somebody else has played
        answer(client, pick(client, chance))
        if [frame["seat"] for frame in client.frames if frame["t"] == "ev"][-1] != mine:
            break
    page.goto(address)
    until(page, MINE)
    assert shown(page) == []
    until(page, "document.querySelector('.since li') !== null")
    since = page.get_by_role("region", name="Since your last turn")
    assert 1 <= since.get_by_role("listitem").count() <= 3
    page.wait_for_load_state("networkidle")  # what comes late is there
    stood = page.evaluate(STANDS)
    since.get_by_role("button", name="Show me").click()
    until(page, "shown.length > 0")
    until(page, MINE, 1_000)
    page.clock.run_for(5_000)  # the last of it has its time, too
    again = shown(page)
    assert page.evaluate(STANDS) == stood
    repeated = heard(page)
    play(page, client, chance)
    after, news = shown(page)[len(again) :], heard(page)[len(repeated) :]
    _, moments = happened(server.address, table_of(page))
    missed = len(moments) - len(before) - len(after)
    whole = [kinds(events) for events in moments]
    assert [one.kinds for one in before] == whole[: len(before)]
    assert [one.kinds for one in after] == whole[len(before) + missed :]
    assert [one.kinds for one in again] == whole[len(before) + missed - len(again) :][: len(again)]
    once_more = [event for moment in moments[len(before) + missed - len(again) :][: len(again)] for event in moment]
    assert repeated[0] == "Since your last turn"
    for sentence, event in zip(repeated[1:], filter(told, once_more), strict=True):
        assert tells(sentence, event), (sentence, event)
    first = [event for moment in moments[: len(before)] for event in moment if told(event)]
    last = [event for moment in moments[len(before) + missed :] for event in moment if told(event)]
    assert spoken
    assert len(news) == len(last)
    for sentence, event in zip([*spoken, *news], [*first[-len(spoken) :], *last], strict=True):
        assert tells(sentence, event), (sentence, event)


@pytest.mark.slow
def test_one_pauses_steps_and_goes_on_to_ones_turn(page: Page, server: Server) -> None:
    arrive(page, server, "king-of-tokyo")
    client = seated(page, server.address)
    catch_up(client)
    play(page, client, random.Random(3), turns=1)
    while page.get_attribute(".screen", "data-mine") == "true":  # one's own turn may have several questions
        seen = len(shown(page))
        answer(client, [client.choices["silence"]] if client.choices else [])
        until(page, f"shown.length > {seen}", 100)
    skip = page.get_by_role("button", name="On to my turn")
    expect(skip).to_be_visible()
    page.keyboard.press("p")
    held = len(shown(page))
    page.clock.run_for(5_000)
    assert len(shown(page)) == held
    page.keyboard.press("n")
    assert len(shown(page)) == held + 1
    page.clock.run_for(5_000)
    assert len(shown(page)) == held + 1
    more = skip.count() > 0
    page.keyboard.press("p")
    page.clock.run_for(3_000)
    assert (len(shown(page)) > held + 1) == more
    if skip.count():
        skip.click()
        until(page, MINE, 1)


AWAY = """away => {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => away });
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => away ? 'hidden' : 'visible' });
  document.dispatchEvent(new Event('visibilitychange'));
}"""


@pytest.mark.slow
def test_what_happens_in_a_hidden_tab_does_not_wait_and_is_told_after(page: Page, server: Server) -> None:
    chance = random.Random(2)
    arrive(page, server, "kingdomino")
    client = seated(page, server.address)
    catch_up(client)
    play(page, client, chance, turns=2)
    page.evaluate(AWAY, True)
    news: list[str] = []
    while "place" not in news:  # until somebody else has placed
        seen = len(client.frames)
        answer(client, pick(client, chance))
        news = [
            event["e"]
            for frame in client.frames[seen:]
            if frame["t"] == "ev" and frame["seat"] != client.view["seat"]
            for moment in frame["moments"]
            for event in moment["events"]
        ]
    until(page, MINE)  # at once: the clock of the page stands
    page.evaluate(AWAY, False)
    since = page.get_by_role("region", name="Since your last turn")
    expect(since.get_by_role("listitem").filter(has_text="placed").first).to_be_visible()
    before = len(shown(page))
    since.get_by_role("button", name="Show me").click()
    until(page, f"shown.length > {before}")
    assert page.evaluate(MINE) is False, "it takes its time"
    until(page, MINE, 1_000)
    assert "place" in {kind for one in shown(page)[before:] for kind in one.kinds.split()}


def test_the_pace_is_remembered(context_of: Callable[..., BrowserContext], server: Server) -> None:
    page = context_of().new_page()
    page.goto(opened(server, "kingdomino"))
    paces = page.get_by_role("button", name=re.compile("Pace: "))
    for name in ("Slow", "Normal", "Fast"):
        paces.click()
        expect(paces).to_have_accessible_name(re.compile(name))
    page.reload()
    expect(paces).to_have_accessible_name(re.compile("Fast"))


def turn_of_another() -> tuple[kingtable.Match, list[str]]:
    """Before the first monster's last decision, and the moves that bring the second one to its own."""
    match = sitting(m(energy=4), m(), dice="1 1 1 energy energy claw", rerolls=0, city=1)
    moves = []
    probe = sitting(m(energy=4), m(), dice="1 1 1 energy energy claw", rerolls=0, city=1)
    while probe.to_move != 1 or probe.view(1)["phase"] != "rolled":
        moves.append(probe.choices()["silence"])
        probe.play(moves[-1])
    return match, moves


def test_where_ones_clock_runs_nine_tenths_of_it_remain(page: Page, server: Server) -> None:
    match, moves = turn_of_another()
    watch(page, "slow")
    stage = Stage(page, match, 1, clock=30).show(server.address)
    page.clock.pause_at(10_000)
    begun = page.evaluate("performance.now()")
    stage.play(*moves)
    until(page, "shown.length > 0")  # its clock goes on once it has heard of it
    until(page, MINE, 50)
    assert page.evaluate("performance.now()") - begun <= 30_000 / 10 + 50
    kinds_shown = [kind for one in shown(page) for kind in one.kinds.split()]
    assert kinds_shown == [event["e"] for event in match.events[-len(kinds_shown) :]]
    assert len(shown(page)) >= 4
    assert stage.errors == []


def test_nothing_is_played_before_it_can_be_seen(page: Page, server: Server) -> None:
    """The game itself comes late; what happens until then waits for it."""
    match, moves = turn_of_another()
    watch(page, "normal")
    held: list[Route] = []
    late = True

    def deliver(route: Route) -> None:
        if late and hasattr(stage, "socket"):
            held.append(route)
        else:
            route.continue_()

    page.route("**/assets/**", deliver)
    stage = Stage(page, match, 1)
    page.add_init_script('localStorage[\'kingtable.tables\'] = \'[{"table":"STAGED","token":"token","seat":1}]\'')
    page.goto(f"{server.address}/t/STAGED")
    until(page, "document.querySelector('.wait') !== null")
    look(page, lambda: held, "the game is asked for")
    stage.play(*moves)
    page.clock.run_for(30_000)
    assert shown(page) == []
    late = False
    for route in held:
        route.continue_()
    until(page, MINE, 200)
    kinds_shown = [kind for one in shown(page) for kind in one.kinds.split()]
    told_of = [event for event in match.events[-len(kinds_shown) :] if told(event)]
    assert len(shown(page)) >= 4
    for sentence, event in zip(heard(page), told_of, strict=True):
        assert tells(sentence, event), (sentence, event)
