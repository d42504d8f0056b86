"""Whole games without a mouse: the focus is where the next decision is, and every answer is a few keys away."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, TimeoutError, expect

from tests.king_of_tokyo.table import m, sitting
from tests.page.hands import BOT, Hand, Server
from tests.page.stage import SCENES, Stage, scene
from tests.page.tokyo import ASKED_OR_DONE, table
from tests.page.tokyo import BOT as ROLLER

ASKED = [name for name in SCENES if not name.startswith("over")]
FAR = 12
"""So many Tabs, or arrows down or up, lead to every answer."""
LAYOUTS = {
    "latin": {"KeyR": "r", "KeyT": "t", "KeyS": "s", "Digit": "0123456789"},
    "persian": {"KeyR": "ق", "KeyT": "ف", "KeyS": "س", "Digit": "۰۱۲۳۴۵۶۷۸۹"},
    "greek": {"KeyR": "ρ", "KeyT": "τ", "KeyS": "σ", "Digit": "0123456789"},
    "french": {"KeyR": "r", "KeyT": "t", "KeyS": "s", "Digit": "à&é\"'(-è_ç"},
}
LOST = """globalThis.lost = [];
addEventListener("keydown", ({ code }) => {
  if (document.activeElement === document.body) lost.push(code);
}, true);"""
"""Keys that were pressed while the focus was nowhere."""
DECIDES = "() => document.activeElement.closest('[data-decision]') !== null"
ANSWER = """(() => {
  const at = document.activeElement, told = at.dataset;
  const claim = at.matches('[data-decision] [aria-keyshortcuts]') ? at.innerText : null;
  return told.move ?? told.act ?? told.from ?? told.die ?? claim;
})()"""
"""The answer that has the focus."""
PLACES = """[...document.querySelectorAll('[data-ring]')].map((ring) => ring.dataset.ring.split(',').map(Number))"""
GHOST = """(() => {
  const middle = (what) => {
    const { x, y, width, height } = document.querySelector(what).getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const [[x, y], [left, low]] = [middle('[data-ghost]'), middle('#my-board-0_0')];
  return [x - left, low - y];
})()"""
"""How far right of the castle and above it the domino is held, in pixels."""
WAYS = {"ArrowRight": (1, 0), "ArrowLeft": (-1, 0), "ArrowUp": (0, 1), "ArrowDown": (0, -1)}


class Typist(Hand):
    """Plays by keys, on the keyboard of a language. Chance is its own, so that a failure comes again."""

    def __init__(self, page: Page, layout: str = "latin", seed: int = 1) -> None:
        super().__init__(page)
        page.add_init_script(LOST)
        self.layout = LAYOUTS[layout]
        self.chance = random.Random(seed)
        self.devtools = page.context.new_cdp_session(page)

    def key(self, code: str) -> None:
        """Press what lies there, whatever is written on it."""
        sign = self.layout["Digit"][int(code[-1])] if code.startswith("Digit") else self.layout[code]
        for kind in ("keyDown", "keyUp"):
            self.devtools.send("Input.dispatchKeyEvent", {"type": kind, "code": code, "key": sign})

    def named(self, key: str, times: int = 1) -> None:
        for _ in range(times):
            self.page.keyboard.press(key)

    def decide(self) -> None:
        """The focus has come to what is to be decided."""
        self.page.wait_for_function(DECIDES)

    def walk(self) -> str:
        """Some steps along the answers; where they have led."""
        self.named(self.chance.choice(["ArrowDown", "ArrowRight"]), self.chance.randint(1, 4))
        return str(self.page.evaluate(ANSWER))

    def over(self) -> None:
        """The end has the focus, and no key was lost on the way."""
        expect(self.page.locator("[data-sentence]")).to_be_focused()
        assert self.page.evaluate("lost") == []
        assert self.errors == []


class King(Typist):
    """Kingdomino."""

    def take_turn(self) -> None:
        self.decide()
        if self.page.evaluate("document.activeElement.dataset.board") == "placing":
            self.place()
            if not self.page.locator("[data-decision] button[aria-keyshortcuts]:enabled").count():
                self.named("Enter")  # seals
                return
            if self.chance.random() < 0.5:
                self.named("Enter")  # leads to the claims
                self.claim()
                return
            free = self.page.locator("[data-decision] button[aria-keyshortcuts]:enabled")
            digit = str(free.nth(self.chance.randrange(free.count())).get_attribute("aria-keyshortcuts"))
            self.key(f"Digit{digit}")
        elif (
            self.page.evaluate(ANSWER) is None
            and self.page.locator("[data-decision] button[aria-keyshortcuts]:enabled").count()
        ):
            self.claim()
        else:
            self.named("Enter")  # discards

    def claim(self) -> None:
        assert "Claim" in self.walk()
        self.named("Enter")

    def place(self) -> None:
        straight = [
            way
            for way, (dx, dy) in WAYS.items()
            if any(x * dx + y * dy >= 1 and abs(x * dy) + abs(y * dx) == 0 for x, y in self.page.evaluate(PLACES))
        ]
        way = self.chance.choice(straight or list(WAYS))
        self.named(way)
        if straight:
            right, up = self.page.evaluate(GHOST)
            assert right * WAYS[way][0] + up * WAYS[way][1] > 0, way
        first = self.page.locator("[data-ghost]").inner_html()
        self.key("KeyR")
        self.turned = getattr(self, "turned", False) or self.page.locator("[data-ghost]").inner_html() != first
        if self.page.locator("[data-ghost=fits]").count() == 0:
            self.named(way)
        self.named("Enter")
        self.page.wait_for_selector("[data-ghost=pencilled]")
        self.page.wait_for_function(
            "() => document.querySelector('[data-decision] button[aria-keyshortcuts]:enabled, .btn.seal') !== null"
        )


class Monster(Typist):
    """King of Tokyo."""

    def my_turn(self) -> bool:
        try:
            self.page.wait_for_selector(".screen[data-mine=true], .wrap", timeout=60_000)
        except TimeoutError:
            raise AssertionError(f"nobody is asked: {self.page.locator('body').inner_text()}") from None
        return self.page.locator(".wrap").count() == 0

    def take_turn(self) -> None:
        self.decide()
        before = self.page.get_attribute(".screen", "data-seq")
        dice = self.page.locator("button[data-die]").count()
        if dice and self.page.locator("[data-act=throw]").count():
            self.key(f"Digit{self.chance.randint(1, dice)}")
            self.key(self.chance.choice(["KeyT", "KeyT", "KeyS"]))
        elif self.page.locator("[data-act=done]").count():
            self.key("KeyS")
        elif self.page.locator("[data-move=hearts], [data-move=charge]").count():
            button = self.page.locator("[data-move=hearts], [data-move=charge]")
            self.key(f"Digit{button.get_attribute('aria-keyshortcuts')}")
        else:
            if self.walk() and self.page.evaluate("document.activeElement.dataset.from !== undefined"):
                self.named("Enter")  # picks the die; what it can become has the focus
                assert self.page.evaluate("document.activeElement.dataset.move !== undefined")
            while self.page.evaluate("document.activeElement.dataset.move === undefined"):
                self.named("ArrowDown")  # what only explains an answer is passed over
            self.named("Enter")
        self.page.wait_for_function(ASKED_OR_DONE, arg=before)
        self.confirm()

    def confirm(self) -> None:
        """Certain death is asked about once more."""
        if self.page.locator("dialog [data-confirm]").count():
            for _ in range(4):
                if self.page.evaluate("document.activeElement.dataset.confirm !== undefined"):
                    break
                self.named("Tab")
            self.named("Enter")


@pytest.mark.slow(quick=1)
@pytest.mark.parametrize("layout", ["latin", "persian"])
def test_a_whole_game_of_kingdomino(layout: str, page: Page, server: Server) -> None:
    player = King(page, layout)
    player.sit(server.table({"kind": "me"}, BOT, start_order="snake")[0])
    assert player.play_on() >= 12
    assert player.turned
    player.over()


@pytest.mark.slow(quick=1)
@pytest.mark.parametrize("layout", ["greek", "french"])
def test_a_whole_game_of_king_of_tokyo(layout: str, page: Page, server: Server) -> None:
    player = Monster(page, layout)
    player.sit(table(server, {"kind": "me"}, ROLLER)[0])
    player.play_on()
    player.over()


@pytest.mark.parametrize("name", ASKED)
@pytest.mark.slow
def test_every_answer_is_near(name: str, page: Page, server: Server) -> None:
    match, seat = scene(name)
    stage = Stage(page, match, seat).show(server.address)
    page.wait_for_function(DECIDES)
    wanted = {move for move in match.legal() if not move.startswith(("keep", "hearts ", "charge"))}
    if name.startswith("change"):  # first the die, then what it can become
        wanted = {str(one.get_attribute("data-from")) for one in page.locator("[data-from]").all()} | {"done"}
    reached = set()
    for key in ("Tab", "ArrowDown", "ArrowUp"):
        page.evaluate("document.querySelector('[data-decision]').focus()")
        for _ in range(FAR):
            page.keyboard.press(key)
            reached.add(page.evaluate(ANSWER))
    assert wanted <= reached
    assert stage.errors == []


def test_the_twelfth_answer_is_walked_to(page: Page, server: Server) -> None:
    rich = ("jets", "wings", "armor_plating", "extra_head", "giant_brain", "gourmet")
    poor = ("regeneration", "rapid_healing", "spiked_tail", "urbavore", "solar_powered", "telepath", "smoke_cloud")
    match = sitting(m(energy=20), m(*rich), m(*poor), row=["mimic"])
    match.play("buy mimic")
    stage = Stage(page, match, 0, deaf=False).show(server.address)
    page.wait_for_function(DECIDES)
    answers = page.locator("[data-decision] [data-move]")
    assert answers.count() > 11
    wanted = answers.nth(11).get_attribute("data-move")
    for _ in range(12):
        page.keyboard.press("ArrowDown")
    assert page.evaluate(ANSWER) == wanted
    page.keyboard.press("Enter")
    page.wait_for_function("() => document.querySelector('.screen').dataset.seq === '8'")
    assert stage.played == [[wanted]]


COMPOSED = """codes => {
  const targets = document.querySelectorAll('[data-board], [data-decision] button, body');
  for (const code of codes) for (const target of targets)
    target.dispatchEvent(new KeyboardEvent('keydown', {key: code, code, isComposing: true, bubbles: true}));
}"""


def test_a_key_of_an_input_method_is_no_command(page: Page, server: Server) -> None:
    """Enter, digits and letters that compose a word are the input method's: nothing is played or pencilled in."""
    match, seat = scene("rolled")
    stage = Stage(page, match, seat).show(server.address)
    page.wait_for_function(DECIDES)
    page.evaluate(COMPOSED, ["Enter", "Digit1", "KeyT", "KeyS"])
    expect(page.locator("[data-die][aria-pressed=true]")).to_have_count(0)
    page.keyboard.press("1")  # the same key by itself is one
    expect(page.locator("[data-die][aria-pressed=true]")).to_have_count(1)
    assert stage.played == []


@pytest.mark.slow
def test_a_key_of_an_input_method_moves_no_domino(page: Page, server: Server) -> None:
    player = King(page)
    player.sit(server.table({"kind": "me"}, BOT)[0])
    while player.my_turn() and not page.locator("[data-board=placing]").count():
        player.settled(player.take_turn)
    page.evaluate(COMPOSED, ["Enter", "KeyR", "ArrowRight", "Digit1"])
    expect(page.locator("[data-ghost]")).to_have_count(0)
    page.locator("[data-board=placing]").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-ghost]")).not_to_have_count(0)


@pytest.mark.slow
def test_the_way_back_from_the_claims(page: Page, server: Server) -> None:
    player = King(page)
    player.sit(server.table({"kind": "me"}, BOT, start_order="snake")[0])
    player.play_on(2)
    assert player.my_turn()
    player.decide()
    if page.evaluate("document.activeElement.dataset.board") != "placing":
        player.play_on(1)
        player.my_turn()
        player.decide()
    player.place()
    player.named("Enter")
    assert page.evaluate("document.activeElement.matches('[data-decision] button')")
    player.named("Escape")
    page.wait_for_function("() => document.activeElement.dataset.board === 'placing'")
    expect(page.locator("[data-ghost]")).to_have_count(0)
