"""What stands apart from the turns fits every window, too: the replay, the review, the end and all dialogs.

Their words, names, cards and numbers are the longest that a game can bring."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from functools import cache, partial
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page

from tests.king_of_tokyo.table import m, sitting
from tests.kingdomino.table import new
from tests.page.fit import unfit
from tests.page.hands import Server
from tests.page.stage import COLOURS, Match, Stage, scene
from tests.page.test_end_fold import ENDS
from tests.page.test_sizes import LANGUAGES, WINDOWS, resized
from tests.page.test_sizes_kingdomino import SCENES as KINGDOMS
from tests.tiers import share

ALL_WINDOWS = [*WINDOWS, (1024, 576), (360, 740)]
NAME = "Hubert Blaine Wolfeschlegelsteinhausenge"
TEXTS = ("burrowing", "mimic", "metamorph")  # the longest texts of cards
NAMES = ("were_only_making_it_stronger", "high_altitude_bombing", "nuclear_power_plant")
OWNED = (
    *("background_dweller", "parasitic_tentacles", "it_has_a_child", "made_in_a_lab"),
    *("poison_spit", "camouflage", "psychic_probe", "regeneration"),
)
Screens = dict[str, Callable[[Page, str], Iterator[str]]]


class Named(Stage):
    """Its first two players have a name of 40 letters, the longest that the server takes."""

    def _hello(self, frame: dict[str, Any]) -> list[dict[str, Any]]:
        [told] = super()._hello(frame)
        for seat in told["seats"][:2]:
            seat["name"] = NAME
        return [told]


def crowd(*row: str, own: tuple[str, ...] = OWNED, **given: Any) -> Match:
    """Six monsters, the first with eight cards and as much as there can be of all else."""
    mine = m(*own, poison=2, shrink=1, vp=19, energy=12)
    others = [
        m("giant_brain", "jets", "rapid_healing", "smoke_cloud", "wings", vp=12, shrink=1, poison=1),
        *(m("armor_plating", "herd_culler", health=7, vp=4), m(health=3, vp=15), m("opportunist"), m()),
    ]
    return sitting(mine, *others, **{"row": row or TEXTS, "city": 1, "bay": 2, **given})


# The replay and the review


def reviewed(stage: Stage, steps: int) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    """What the server tells of a game that goes on for so many steps, and a review of them, in which every decision
    mattered, chance moved everybody, and the longest other turn would have been better."""
    match, rng = stage.match, random.Random(3)
    start = [{"events": [], "view": {"=": match.view(None)}}]
    frames: list[dict[str, Any]] = [{"seq": 0, "seat": None, "by": None, "moves": [], "moments": start}]
    decisions = []
    for seq in range(1, steps + 1):
        seat, choices, legal = match.to_move, match.choices(), match.legal()
        move = rng.choice(legal)
        match.play(move)
        if match.over:
            break
        frames.append({"seq": seq, "seat": seat, "by": None, "moves": [move], "moments": stage._moments(1)})
        better = {
            "moves": [max(legal, key=len)],
            "half": 0.04,
            "left_half": 2.5,
            "reasons": [{"key": "playouts", "args": {"turns": 128}}],
            "choices": choices,
            "view": frames[-1]["moments"][-1]["view"]["="],
        }
        even = [1 / match.players] * match.players
        told = {"after": even, "chances": even, "best_chances": [1.0] * match.players, "turns": 9, "grade": "lost"}
        told |= {"loss": 0.27, "left": 12.3, "luck_half": 0.05, "better": better, "matters": True}
        luck = [0.31 * (-1) ** seat for seat in range(match.players)]
        decisions.append({"seq": seq, "seat": seat, "moves": [move], "luck": luck, **told})
    left = {"mean": 12.3, "half": 10.4, "decisions": 100, "level": "intermediate"}
    left |= {"beside": {"level": 4, "percentile": 100, "games": 40}}
    games = {"start": 25, "own": -100, "others": 148, "luck": -123, "result": 100, "even": 100}
    played = {"decisions": 100, "lead": left, "share": left, "luck_half": 0.45, "games": games}
    played |= {"start": 0.25, "own": -1.0, "others": 1.48, "luck": -1.23, "result": 1.0}
    players = [played] * match.players
    review = {"bot": "sampler", "samples": 4096, "players": players, "start": told["after"], "decisions": decisions}
    costliest = [[at for at, one in enumerate(decisions) if one["seat"] == seat][:1] for seat in range(match.players)]
    review |= {"units": ["lead"], "fewest": 6, "costliest": costliest}
    return frames, {"done": 1, "of": 1, "review": review}


def staged(game: str, players: int) -> Match:
    """A game of so many that is reviewed as if it were over."""
    if game == "kingdomino":
        match = new(players, seed=4, middle_kingdom=True, harmony=True)
        while match.view(None)["round"] < 5:
            match.play(match.default_action()[0])
        return match
    if players == 2:
        return sitting(m(*OWNED, poison=2, shrink=1, vp=19), m(), row=NAMES, dice="3 3 claw 1 heart energy", city=1)
    return crowd(*NAMES, dice="3 3 claw 1 heart energy claw 2", own=("extra_head", "extra_head", *OWNED[1:7]))


@cache
def again(game: str, players: int) -> tuple[str, str, str]:
    """The answers of the server about a game of so many: its facts, frames and review."""
    match = staged(game, players)
    stage = Stage.__new__(Stage)
    stage.match, stage.seat = match, None
    frames, review = reviewed(stage, 12)
    seats = [
        {"seat": seat, "kind": "human", "bot": None, "name": NAME if seat < 2 else "Ada", "colour": COLOURS[seat]}
        for seat in range(match.players)
    ]
    facts = {"game": match.game, "seats": seats, "over": True}
    return json.dumps(facts), json.dumps({"frames": frames}), json.dumps(review)


def replay(page: Page, address: str, game: str, players: int) -> Iterator[str]:
    """A game watched again, and its review: a moment of each kind."""
    facts, frames, review = again(game, players)
    for path, body in (("", facts), ("/frames", frames), ("/review", review)):
        page.route(f"**/api/tables/STAGED{path}", lambda route, _request, body=body: route.fulfill(body=body))
    for at in (1, 7):
        page.goto(f"{address}/t/STAGED/replay?at={at}")
        page.wait_for_selector(".position, .kingdoms")
        yield f"replay {at}"
    page.goto(f"{address}/t/STAGED/replay?review")
    page.locator(".review .figures").wait_for()
    for moments in ("own", "others", "luck"):
        page.locator(".strip select").select_option(moments)
        yield f"review: {moments}"


# The end


def end(page: Page, address: str, match: Match, seat: int) -> Iterator[str]:
    Named(page, match, seat).show(address)
    page.locator(".wrap").wait_for()
    yield ""


def ended(page: Page, address: str, name: str) -> Iterator[str]:
    return end(page, address, *ENDS[name]())


def last_of_six() -> Match:
    match = crowd(own=("freeze_time", *OWNED[1:]), dice="1 1 1 2 3 3", rerolls=0)
    while not match.over:
        match.play("done" if "done" in match.legal() else match.legal()[0])
    return match


# Dialogs


def dialogs(page: Page, address: str, staged: tuple[Match, int | None], *ways: str) -> Iterator[str]:
    """Each way opens one: what is pressed, one after the other; `?` is a key."""
    Named(page, *staged).show(address)
    for way in ways:
        resized(page, (1366, 657))
        for step in way.split(" > "):
            if step == "?":
                page.keyboard.press("?")
            else:
                found = page.locator(step).and_(page.locator(":visible"))
                found.last.click()
        page.locator("dialog[open] h2").last.wait_for()
        yield way
        while page.locator("dialog[open]").count():
            page.keyboard.press("Escape")
            page.wait_for_function("() => document.querySelectorAll('dialog[open]').length === 0")


MENU = "header.bar .tools button:last-child"
SHARED = (MENU, "?", "? > dialog .sheet li .btn")

SCREENS: Screens = {
    "replay of two in Tokyo": lambda page, address: replay(page, address, "king-of-tokyo", 2),
    "replay of six in Tokyo": lambda page, address: replay(page, address, "king-of-tokyo", 6),
    "replay of two kingdoms": lambda page, address: replay(page, address, "kingdomino", 2),
    "replay of four kingdoms": lambda page, address: replay(page, address, "kingdomino", 4),
    **{f"end: {name}": partial(ended, name=name) for name in ENDS},
    "end: six": lambda page, address: end(page, address, last_of_six(), 0),
    "end: nobody": lambda page, address: end(page, address, *scene("over-nobody")),
    "dialogs of Tokyo": lambda page, address: dialogs(
        page, address, (crowd(), 0), ".face", ".monster.mine", ".monster:not(.mine)", *SHARED
    ),
    "dialogs of Kingdomino": lambda page, address: dialogs(page, address, KINGDOMS["crowded"](), ".rival", *SHARED),
    "certain death": lambda page, address: dialogs(page, address, scene("react-certain"), "[data-move=take]"),
}


def errors_of(page: Page) -> list[str]:
    """A list that tells of every error of the page."""
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    return errors


@pytest.mark.slow(quick=1)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_stands_apart_fits_every_window(
    language: str, context_of: Callable[..., BrowserContext], spoken: Callable[[str], Server]
) -> None:
    context, server = context_of(language=language), spoken(language)
    amiss = {}
    for number, name in enumerate(share(SCREENS, language, LANGUAGES)):
        page = context.new_page()
        errors = errors_of(page)
        for what in SCREENS[name](page, server.address):
            for window in share(ALL_WINDOWS, (number + LANGUAGES.index(language)) % 2, [0, 1]):
                resized(page, window)
                if found := unfit(page, whole=False):
                    amiss[name, what, window] = found
        assert errors == []
        page.close()
    assert amiss == {}
