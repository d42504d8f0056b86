"""The odds pad: dice of a real table are tapped in, their chances are those of the engine, and nothing is forgotten."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from playwright.sync_api import BrowserContext, Page, expect

from kingtable.engine.text import languages, say
from kingtable.king_of_tokyo.dice import outcomes
from kingtable.king_of_tokyo.layout import FACES
from kingtable.king_of_tokyo.shown.pad import Form, met, odds
from tests.page.hands import Server
from tests.page.test_access import violations
from tests.page.test_front_ends import plain
from tests.tiers import in_turn

Contexts = Callable[..., BrowserContext]
FIRST = ["3", "3", "claw", "1", "heart", "energy"]
KEYS: dict[str, str] = dict(zip(FACES, "123HEC", strict=True))
PHONE = {"width": 390, "height": 664}
KEPT = "localStorage.getItem('kingtable.odds')"


class Player:
    """Somebody with real dice and the pad, who counts the taps."""

    def __init__(self, page: Page, server: Server) -> None:
        self.page, self.taps = page, 0
        self.errors: list[str] = []
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.goto(f"{server.address}/pad/king-of-tokyo")
        page.wait_for_selector(".faces button")

    def tap(self, selector: str) -> None:
        self.page.locator(selector).click()
        self.taps += 1

    def rolled(self, *faces: str) -> None:
        for face in faces:
            self.tap(f"[data-face='{face}']")
        if self.kept()["dice"].count(None) == 0:
            self.settled()

    def settled(self) -> None:
        """The odds of all wishes are there."""
        self.page.wait_for_selector(".wishes [data-wish]")

    def wish(self, want: str) -> None:
        self.tap(f"[data-wish='{want}']")
        expect(self.page.locator(f"[data-wish='{want}']")).to_have_attribute("aria-pressed", "true")

    def kept(self) -> dict[str, Any]:
        kept: dict[str, Any] = json.loads(self.page.evaluate(KEPT))
        return kept

    def dark(self) -> list[str]:
        dice = self.kept()["dice"]
        shown = self.page.locator(".dice [data-die][data-kept=true]")
        return [dice[int(one.get_attribute("data-die") or 0)] for one in shown.all()]

    def chances(self) -> dict[str, list[float]]:
        """The chances that the rows show, in percent."""
        found = {}
        for row in self.page.locator("[data-wish]").all():
            shown = [re.sub(r"[^\d.]", "", digits(text)) for text in row.locator(".p").all_inner_texts()]
            found[row.get_attribute("data-wish") or ""] = [float(text) for text in shown]
        return found

    def expected(self, rolls: int, dice: list[str], **cards: int) -> dict[str, list[float]]:
        """The chances of the same wishes, by the engine."""
        wants = list(self.chances())
        told = odds(Form(",".join(dice), wants, rolls, **cards))["odds"]
        after = [1, rolls] if rolls > 1 else [rolls]
        return {one["want"]: [round(one["p"][n] * 100, 1) for n in after] for one in told}


def digits(text: str) -> str:
    """Persian digits as others write them."""
    return text.translate(str.maketrans("۰۱۲۳۴۵۶۷۸۹٫,", "0123456789.."))


def start(server: Server, context_of: Contexts, language: str = "en", theme: str = "light", **more: Any) -> Player:
    more.setdefault("viewport", PHONE)
    return Player(context_of(language, theme, fresh=True, **more).new_page(), server)


def close(shown: dict[str, list[float]], said: dict[str, list[float]]) -> None:
    assert shown.keys() == said.keys()
    for want, chances in said.items():
        assert shown[want] == pytest.approx(chances, abs=0.1001), want


@pytest.mark.slow
def test_a_turn_by_taps_says_what_the_engine_says(server: Server, context_of: Contexts) -> None:
    player = start(server, context_of)
    player.rolled(*FIRST)
    close(player.chances(), player.expected(2, FIRST))
    player.wish("3 3,1 claw")
    assert sorted(player.dark()) == ["3", "3", "claw"]
    assert plain(player.page.locator("[data-seal]").inner_text()) == say("wish-roll", n=3, m=3)
    player.tap("[data-seal]")
    assert player.kept()["dice"] == ["3", "3", "claw", None, None, None]
    player.rolled("2", "claw", "3")
    assert player.taps == 11, "a turn with two questions"
    second = ["3", "3", "claw", "2", "claw", "3"]
    close(player.chances(), player.expected(1, second))
    player.page.locator("[data-wish^='4 3'], [data-wish='3 energy']").first.click()
    player.tap("[data-seal]")
    missing = player.kept()["dice"].count(None)
    player.rolled(*["claw"] * missing)
    assert player.kept()["rolls"] == 0
    assert set(map(tuple, player.chances().values())) <= {(0.0,), (100.0,)}
    player.tap("[data-seal]")
    assert player.kept()["dice"] == [None] * 6
    for key in ("extra_head", "giant_brain"):
        player.tap(f".cards [data-card={key}]")
    player.tap("[data-more]")
    player.tap("dialog [data-card=plot_twist]")
    player.page.keyboard.press("Escape")
    player.rolled(*FIRST, "claw")
    close(player.chances(), player.expected(3, [*FIRST, "claw"], turns=1))
    assert player.errors == []


@pytest.mark.slow
def test_a_turn_by_keys_alone(server: Server, context_of: Contexts) -> None:
    player = start(server, context_of, viewport={"width": 1366, "height": 657})
    page = player.page
    for face in FIRST:
        page.keyboard.press(KEYS[face])
    player.settled()
    voices = " ".join(page.locator("[aria-live]").all_text_contents())
    assert "Three 3s" in voices, "the odds are spoken"
    assert "missing" in voices
    page.keyboard.press("1")
    page.keyboard.press("t")
    assert player.kept()["dice"] == ["3", "3", None, None, None, None]
    page.keyboard.press("e")
    page.keyboard.press("u")
    page.keyboard.press("Control+z")
    assert player.kept()["dice"] == FIRST, "one key, and the roll"
    page.keyboard.press("r")
    assert player.kept()["rolls"] == 1
    focus = "document.activeElement.hasAttribute('data-seal')"
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate(focus):
            break
    page.keyboard.press("Enter")
    page.keyboard.press("t")
    assert page.evaluate(focus), "the focus stays where it is"
    assert player.kept()["dice"].count(None) == 4
    page.locator(".bar button").click()
    listed = page.locator("dialog .keys").inner_text()
    assert all(key in listed for key in ("1, 2, 3, H, E, C", "1 … 5", "T", "R", "U"))
    assert player.errors == []


@pytest.mark.parametrize(
    ("language", "window"), [("en", (320, 568)), ("fa", (390, 664)), ("el", (683, 328)), ("tr", (195, 332))]
)
@pytest.mark.slow
def test_it_fits_narrow_windows_and_reads_from_the_right(
    server: Server, context_of: Contexts, language: str, window: tuple[int, int]
) -> None:
    """A laptop and a phone at 200 % among them."""
    player = start(server, context_of, language, viewport={"width": window[0], "height": window[1]})
    page = player.page
    player.tap(".cards [data-card=extra_head]")
    player.rolled(*FIRST, "claw")
    close(player.chances(), player.expected(2, [*FIRST, "claw"]))
    player.wish("3 3,2 claw")
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    outside = page.locator("main button, main button :is(b, .p, small, .change)").evaluate_all(
        """all => all.filter(one => { const at = one.getBoundingClientRect();
            return at.left < -1 || at.right > innerWidth + 1 || one.scrollWidth > one.clientWidth + 1
              && getComputedStyle(one).display !== 'inline' }).map(one => one.outerHTML.slice(0, 120))"""
    )
    assert outside == []
    left = [page.locator(f"[data-die='{at}']").bounding_box() for at in (0, 1)]
    assert left[0] is not None
    assert left[1] is not None
    assert left[0]["x"] < left[1]["x"], "dice do not mirror"
    seal = digits(plain(page.locator("[data-seal]").inner_text()))
    assert seal.strip() == plain(digits(say("wish-roll", language, n=4, m=3)))
    assert player.errors == []


@pytest.mark.slow
def test_counters_ask_once_and_undo_takes_them_back(server: Server, context_of: Contexts) -> None:
    player = start(server, context_of)
    page = player.page
    player.tap("[data-monster='2']")
    more, less = (page.locator("[data-stat=health] button").nth(at) for at in (1, 0))
    box = more.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 56
    for _ in range(3):
        more.click()
    sure = page.locator(".sure")
    expect(sure).to_contain_text(say("wish-sure-health"))
    page.locator("[data-no]").click()
    assert player.kept()["monsters"][2]["health"] == 12
    more.click()
    page.locator("[data-yes]").click()
    more.click()
    expect(sure, "it asks once").to_have_count(0)
    expect(page.locator("[data-stat=health]")).to_contain_text("+4")
    page.get_by_role("dialog").get_by_role("button", name=say("wish-undo")).click()
    assert player.kept()["monsters"][2]["health"] == 13
    page.locator("[data-stat=points] button").first.click()
    expect(sure).to_contain_text(say("wish-sure-low"))
    page.locator("[data-no]").click()
    for _ in range(9):
        less.click()
    page.get_by_role("button", name=say("tokyo-city-short"), exact=True).click()
    page.keyboard.press("Escape")
    expect(page.locator("[data-monster='2']")).to_contain_text("City")
    player.rolled("claw", "claw", "3", "3", "1", "2")
    deadly = plain(page.locator("[data-wish='4 claw']").inner_text())
    assert say("wish-kill", who=say("king-of-tokyo-name", colour="pine")) in deadly, "it has four hearts left"
    assert player.errors == []


@pytest.mark.slow
def test_it_opens_and_tells_all_odds_without_a_network(server: Server, context_of: Contexts) -> None:
    player = start(server, context_of, "fa")
    page = player.page
    page.locator(".bar button").click()
    page.locator("dialog input").first.fill("Ελένη")
    page.keyboard.press("Escape")
    page.wait_for_function("() => caches.match('/pad/king-of-tokyo').then(Boolean)")
    page.context.set_offline(True)
    page.reload()
    player.rolled(*FIRST)
    close(player.chances(), player.expected(2, FIRST))
    player.wish("3 3")
    before, dark, shown = player.kept(), player.dark(), player.chances()
    page.reload()
    player.settled()
    assert (player.kept(), player.dark(), player.chances()) == (before, dark, shown)
    expect(page.locator("[data-monster='0']")).to_contain_text("Ελένη")
    assert player.errors == []


@pytest.mark.parametrize(("language", "theme"), in_turn(languages(), ["light", "dark"]))
@pytest.mark.slow
def test_everybody_can_read_it(server: Server, context_of: Contexts, language: str, theme: str) -> None:
    player = start(server, context_of, language, theme)
    page = player.page
    assert violations(page) == []
    player.rolled(*FIRST)
    player.wish("3 3")
    assert violations(page) == []
    for opener in ("[data-monster='1']", "[data-more]", ".bar button"):
        page.locator(opener).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        assert violations(page) == []
        assert re.search(r"\b(wish|tokyo|say|card)-\w", page.locator("body").inner_text()) is None
        page.keyboard.press("Escape")
    assert player.errors == []


@pytest.mark.slow
def test_both_pads_are_reached_from_the_start_page(server: Server, context_of: Contexts) -> None:
    page = context_of("en", fresh=True).new_page()
    for key, shown in (("kingdomino-pad", ".pad .host svg"), ("king-of-tokyo-pad", ".faces button")):
        page.goto(server.address)
        page.get_by_role("link", name=say(key)).click()
        page.wait_for_selector(shown)
    for address, shown in (("/pad", ".host"), ("/pad#k=x", ".host"), ("/pad/kingdomino", ".host")):
        page.goto("about:blank")
        page.goto(f"{server.address}{address}")
        page.wait_for_selector(f".pad {shown}")
    page.goto(f"{server.address}/pad/chess")
    expect(page.get_by_role("heading", name=say("nowhere"))).to_be_visible()


def test_cards_turn_dice_as_if_each_were_turned_by_hand() -> None:
    """Against all ways to turn dice, of four dice."""
    ends = outcomes(4)
    least = dict.fromkeys(FACES, 0) | {"1": 1, "3": 2}
    want = [least[face] for face in FACES]
    for turns in (0, 1, 2):
        for ones in (0, 1):
            granted = met(ends, np.array(want, np.int32), turns, ones).tolist()
            assert granted == [by_hand(list(end), want, turns, ones) for end in ends.tolist()]


def by_hand(dice: list[int], want: list[int], turns: int, ones: int) -> bool:
    """Can somebody turn dice so that the wish is granted?"""
    if all(have >= least for have, least in zip(dice, want, strict=True)):
        return True
    for old in range(6):
        for new in range(6):
            if dice[old] == 0 or old == new:
                continue
            turned = dice.copy()
            turned[old] -= 1
            turned[new] += 1
            if turns and by_hand(turned, want, turns - 1, ones):
                return True
            if ones and FACES[new] == "1" and by_hand(turned, want, turns, ones - 1):
                return True
    return False
