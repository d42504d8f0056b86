"""The lesson of each game on the page: by mouse, by keyboard, by the accessibility tree alone; wrong answers, and
coming back."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from typing import ClassVar

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, TimeoutError, expect

from kingtable.engine.games import GAMES, OURS
from kingtable.engine.lesson import Lesson, Situation
from kingtable.engine.spec import loaded
from kingtable.engine.text import say
from tests import toy
from tests.page.hands import Server
from tests.page.test_access import violations
from tests.page.test_sizes import LANGUAGES
from tests.tiers import in_turn, share

LESSONS: dict[str, Lesson] = {name: loaded(GAMES[name].lesson) for name in OURS}

Contexts = Callable[..., BrowserContext]


def moves(situation: Situation, *, right: bool) -> list[str]:
    return [move for move in situation.match.legal() if situation.judged(move).right == right]


class Learner(ABC):
    """Goes through a lesson. What differs is how a move is made and how the next situation is reached."""

    def __init__(self, page: Page, game: str) -> None:
        self.page = page
        self.lesson = LESSONS[game]
        self.errors: list[str] = []
        page.on("pageerror", lambda error: self.errors.append(str(error)))

    def finish(self) -> None:
        for number, situation in enumerate(self.lesson.situations):
            self.page.wait_for_selector(f".lesson[data-step='{number + 1}'] .screen[data-mine=true]")
            self.play(situation, moves(situation, right=True)[0])
            self.page.wait_for_selector(".lesson .right")
            assert re.search(r"\b(tokyo|say|lesson)-\w", self.page.locator("body").inner_text()) is None
            self.on()
        expect(self.page.get_by_role("heading", level=2)).to_be_focused()
        assert self.errors == []

    def play(self, situation: Situation, move: str) -> None:
        """Make a move, whatever kind it is."""
        verb = move.split()[0]
        if verb == "keep":
            self.mark(Counter(move.split()[1:]))
            self.push("throw", '[data-act="throw"]', "T")
        elif verb == "done":
            self.push("stop", '[data-act="done"]', "S")
        elif "@" in move:
            places = situation.match.choices()["place"]
            mine = situation.match.view(0)["kingdoms"][0]
            bonuses = [
                (name, worth) for name, worth in (("middle_kingdom", 10), ("harmony", 5)) if mine[name] == "open"
            ]
            kept = {one["move"]: sum(worth for name, worth in bonuses if one[name]) for one in places}
            ranked = sorted(places, key=lambda one: (-one["gain"] - kept[one["move"]], -one["gain"]))
            self.lay([one["move"] for one in ranked].index(move))
            self.push("final", ".btn.seal:not(.act)", "Enter")
        elif move.endswith("x"):
            self.push("discard", ".btn.seal[data-decision]", "Enter")
        elif move.startswith("="):
            slots = [one["domino"] for one in situation.match.view(0)["next_line"]]
            self.claim(int(move[1:]), slots.index(int(move[1:])))
        else:
            self.push(move, f'.screen main [data-move="{move}"]:visible', "")
            sure = self.page.locator("dialog [data-confirm]")
            if move == "take" or "jet_fighters" in move:
                sure.click()

    @abstractmethod
    def mark(self, wanted: Counter[str]) -> None:
        """Mark the dice that are kept."""

    @abstractmethod
    def lay(self, rank: int) -> None:
        """Pencil the domino in at the place of that rank in the list of places."""

    @abstractmethod
    def claim(self, domino: int, slot: int) -> None:
        """Claim a domino."""

    @abstractmethod
    def push(self, what: str, where: str, key: str) -> None:
        """Press a button: by what it is, where it is, or its key."""

    @abstractmethod
    def on(self) -> None:
        """To the next situation."""

    def dice(self, wanted: Counter[str]) -> list[int]:
        """Which dice to mark."""
        left, chosen = Counter(wanted), []
        for index, die in enumerate(self.page.locator("[data-die]").all()):
            face = die.get_attribute("data-die") or ""
            if left[face] > 0:
                left[face] -= 1
                chosen.append(index)
        return chosen


class Mouse(Learner):
    def mark(self, wanted: Counter[str]) -> None:
        for index in self.dice(wanted):
            self.page.locator("[data-die]").nth(index).click()

    def lay(self, rank: int) -> None:
        self.page.locator("details.tip summary").click()
        self.page.locator("details.tip li button").nth(rank).click()

    def claim(self, domino: int, slot: int) -> None:
        self.page.locator("section[aria-labelledby=next-round] .line > li").nth(slot).locator("button").click()

    def push(self, what: str, where: str, key: str) -> None:
        self.page.locator(where).first.click()

    def on(self) -> None:
        self.page.locator(".act").click()


class Keys(Learner):
    """Keys only: what is written on the buttons, and Tab to what has none."""

    def mark(self, wanted: Counter[str]) -> None:
        for index in self.dice(wanted):
            self.page.keyboard.press(str(index + 1))

    def tab_to(self, there: Locator) -> None:
        for _ in range(60):
            if there.evaluate("one => one === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError("Tab does not lead there")

    def lay(self, rank: int) -> None:
        self.tab_to(self.page.locator("details.tip summary"))
        self.page.keyboard.press("Enter")
        self.tab_to(self.page.locator("details.tip li button").nth(rank))
        self.page.keyboard.press("Enter")

    def claim(self, domino: int, slot: int) -> None:
        self.page.keyboard.press(str(slot + 1))

    def push(self, what: str, where: str, key: str) -> None:
        if key in ("T", "S"):
            self.page.keyboard.press(key)
        elif what in ("final", "discard"):
            self.tab_to(self.page.locator(where).first)
            self.page.keyboard.press("Enter")
        else:
            shortcut = self.page.locator(where).first.get_attribute("aria-keyshortcuts")
            if shortcut:
                self.page.keyboard.press(shortcut)
            else:
                self.tab_to(self.page.locator(where).first)
                self.page.keyboard.press("Enter")

    def on(self) -> None:
        expect(self.page.locator(".act")).to_be_focused()
        self.page.keyboard.press("Enter")


class Blind(Learner):
    """Reads names and roles only, in English, and hears what is said."""

    NAMES: ClassVar = {
        "throw": r"^Roll \d",
        "stop": r"^Stop",
        "final": r"^Make it final$",
        "discard": r"^Discard \d+$",
        "yield": r"^Yield the City",
        "stay": r"^Stay in",
        "sweep": r"^Sweep",
        "wings": r"^Wings",
        "buy regeneration": r"^Buy \W*Regeneration",
        "buy skyscraper": r"^Buy \W*Skyscraper",
    }

    def finish(self) -> None:
        self.heard: list[str] = []
        super().finish()

    def play(self, situation: Situation, move: str) -> None:
        task = self.page.locator(TOLD).first
        expect(task).not_to_be_empty()
        self.heard.append(task.inner_text())
        super().play(situation, move)

    def button(self, pattern: str) -> Locator:
        return self.page.get_by_role("button", name=re.compile(pattern)).first

    def mark(self, wanted: Counter[str]) -> None:
        for face, count in wanted.items():
            for _ in range(count):
                self.button(rf"^Die \d: {face}$").click()

    def lay(self, rank: int) -> None:
        self.page.get_by_text(re.compile(r"^\W*\d+ places? fit")).first.click()
        self.button(r" at .+; .+ at .+: \W*[+−]?\d").wait_for()
        told = self.page.get_by_role("button", name=re.compile(r" at .+; .+ at .+: \W*[+−]?\d"))
        told.nth(rank).click()

    def claim(self, domino: int, slot: int) -> None:
        self.button(rf"^Claim {domino}: ").click()

    def push(self, what: str, where: str, key: str) -> None:
        self.button(self.NAMES[what]).click()

    def on(self) -> None:
        status = self.page.locator(TOLD).first
        expect(status).not_to_have_text(self.heard[-1])
        self.button("^Next$").click()


HANDS: dict[str, type[Learner]] = {"mouse": Mouse, "keys": Keys, "blind": Blind}
TOLD = ".lesson .bar .text, .lesson .bar .rule > p"
"""The task or what was said of an answer, and the rule that it speaks of."""
WAYS = [
    *[(game, "mouse", language) for game, language in zip(OURS, ["fa", "ja"], strict=True)],
    *[(game, "keys", language) for game, language in zip(OURS, ["tr", "el"], strict=True)],
    *[(game, "blind", "en") for game in OURS],
]


@pytest.mark.slow(quick=1)
@pytest.mark.parametrize(("game", "way", "language"), WAYS)
def test_a_lesson_is_finished(game: str, way: str, language: str, context_of: Contexts, server: Server) -> None:
    page = context_of(language, viewport={"width": 1366, "height": 657}).new_page()
    page.goto(f"{server.address}/learn/{game}")
    HANDS[way](page, game).finish()
    if way == "mouse":
        page.locator(".acts .seal").click()
        page.wait_for_url(re.compile("/t/"))
        page.wait_for_selector(".screen h2")


def test_a_wrong_answer_is_explained_by_its_rule_and_tried_again(context_of: Contexts, server: Server) -> None:
    page = context_of(viewport={"width": 1366, "height": 657}).new_page()
    page.goto(server.address)
    page.get_by_role("link", name="Learn in ten short steps").first.click()
    page.get_by_role("button", name=re.compile("^Claim 45")).click()
    status = page.locator(TOLD)
    heard = page.locator("[data-voice][aria-live=polite]")
    expect(status.first).to_contain_text("With that one you are number 4")
    expect(status.nth(1)).to_contain_text("In a round, players act in the order of their kings on the line")
    expect(heard).to_contain_text(
        re.compile("With that one you are number 4.*In a round, players act in the order", re.DOTALL)
    )
    again = page.get_by_role("button", name="Try again")
    expect(again).to_be_focused()
    again.press("Enter")
    expect(page.locator(".lesson").get_by_text("In a round, players act in the order")).to_have_count(0)
    expect(status.first).to_contain_text("You want to act first")
    page.keyboard.press("2")  # at once, without a word
    expect(status.first).to_contain_text("number 2")
    page.keyboard.press("1")
    expect(status.first).to_contain_text("The smallest number acts first")
    expect(page.get_by_role("button", name="Next", exact=True)).to_be_focused()


@pytest.mark.parametrize(
    ("game", "number", "wrong", "theme", "language"),
    [
        ("kingdomino", 0, ".claim-btn >> nth=2", "dark", "fa"),
        ("king-of-tokyo", 4, "[data-move=stay]", "light", "en"),
    ],
)
@pytest.mark.slow
def test_axe_finds_nothing(
    game: str, number: int, wrong: str, theme: str, language: str, context_of: Contexts, server: Server
) -> None:
    context = context_of(language, theme, viewport={"width": 1366, "height": 657}, fresh=True)
    context.add_init_script(f"localStorage['kingtable.lesson.{game}'] ??= '{number}'")
    page = context.new_page()
    page.goto(f"{server.address}/learn/{game}")
    page.wait_for_selector(".lesson .screen[data-mine=true]")
    assert violations(page) == []
    page.locator(wrong).click()
    page.wait_for_selector(".lesson .wrong")
    assert violations(page) == []
    page.evaluate(f"localStorage['kingtable.lesson.{game}'] = 9")
    page.reload()
    page.wait_for_selector(".lesson .screen[data-mine=true]")
    Mouse(page, game).play(LESSONS[game].situations[9], moves(LESSONS[game].situations[9], right=True)[0])
    page.locator(".act").click()
    page.wait_for_selector("h2:focus")
    assert violations(page) == []


@pytest.mark.slow
def test_who_leaves_comes_back_to_the_same_place(context_of: Contexts, server: Server) -> None:
    page = context_of(viewport={"width": 390, "height": 664}).new_page()
    page.goto(f"{server.address}/learn/kingdomino")
    page.locator(".claim.ready, .claim-btn").first.click()
    page.get_by_role("button", name="Next", exact=True).click()
    expect(page.get_by_role("heading", name="Crowns")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="Crowns")).to_be_visible()
    page.get_by_role("link", name="Leave the lesson").click()
    page.locator("article", has_text="Kingdomino").get_by_role("link", name="Learn in ten short steps").click()
    expect(page.get_by_role("heading", name="Crowns")).to_be_visible()
    page.locator(".claim.ready, .claim-btn").first.click()
    page.get_by_role("button", name="Skip this step").click()
    expect(page.get_by_role("heading", name="Matching")).to_be_visible()


def test_standing_answers_do_not_answer_in_a_lesson(context_of: Contexts, server: Server) -> None:
    context = context_of(viewport={"width": 390, "height": 664}, fresh=True)
    context.add_init_script(
        """localStorage['kingtable.presets'] = '{"yields": true, "yieldBelow": 9, "never": ["wings"]}';
        localStorage['kingtable.lesson.king-of-tokyo'] ??= '4'"""
    )
    page = context.new_page()
    page.goto(f"{server.address}/learn/king-of-tokyo")
    expect(page.get_by_role("button", name=re.compile("^Stay in"))).to_be_enabled()
    expect(page.get_by_role("button", name="Next", exact=True)).to_have_count(0)


CUT = """() => {
  const out = [];
  const all = document.documentElement;
  if (all.scrollWidth > innerWidth || all.scrollHeight > innerHeight) out.push('it scrolls');
  const bar = document.querySelector('.lesson .bar').getBoundingClientRect();
  const text = document.querySelector('.lesson .bar .text').getBoundingClientRect();
  if (text.bottom > bar.bottom + 1) out.push('the task is cut');
  for (const one of document.querySelectorAll('.lesson h1 *')) {
    const { left, right } = one.getBoundingClientRect();
    if (left < 0 || right > innerWidth) out.push('the head is cut');
  }
  const answers = '.screen main [data-decision] button, .screen main button[data-decision], .screen main .tools button';
  for (const one of document.querySelectorAll(answers)) {
    const box = one.getBoundingClientRect();
    if (!one.checkVisibility() || one.closest('.spoken, details')) continue;
    if (box.bottom > innerHeight + 1 || box.right > innerWidth + 1 || box.left < -1)
      out.push(`${one.textContent.trim()} is beyond the window`);
  }
  return out;
}"""


@pytest.mark.parametrize("game", OURS)
@pytest.mark.parametrize(("language", "theme"), in_turn(LANGUAGES, ["light", "dark"]))
@pytest.mark.slow
def test_a_situation_is_seen_whole(
    game: str, language: str, theme: str, context_of: Contexts, spoken: Callable[[str], Server]
) -> None:
    server = spoken(language)
    page = context_of(language, theme, viewport={"width": 360, "height": 616}).new_page()
    page.goto(f"{server.address}/favicon.svg")
    cut = []
    for number in share(range(10), language, LANGUAGES):
        page.evaluate(f"localStorage['kingtable.lesson.{game}'] = {number}")
        page.goto(f"{server.address}/learn/{game}")
        page.wait_for_selector(".lesson .screen[data-mine=true]")
        for width, height in ((360, 616), (1366, 657)):
            page.set_viewport_size({"width": width, "height": height})
            with suppress(TimeoutError):  # the page lays itself out anew when it has heard of its window's size
                page.wait_for_function(f"() => ({CUT})().length === 0")
            cut += [(LESSONS[game].situations[number].name, width, what) for what in page.evaluate(CUT)]
    assert cut == []


# Which texts do not stay in the bar, and which do not stand there whole.
MEASURE = """texts => {
  const text = document.querySelector('.lesson .bar .text');
  text.classList.add('wrong');
  const room = document.querySelector('.lesson .bar').getBoundingClientRect().bottom;
  const which = (amiss) => texts.filter((told) => {
    text.textContent = '✓ ' + told;
    return amiss();
  });
  return [
    which(() => text.getBoundingClientRect().bottom > room + 1),
    which(() => text.scrollHeight > text.clientHeight + 6), // a third of a line
  ];
}"""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.slow
def test_what_is_said_of_an_answer_has_room_on_a_phone(
    language: str, context_of: Contexts, spoken: Callable[[str], Server]
) -> None:
    server = spoken(language)
    made = toy.PSEUDO.get(language)
    page = context_of(language, viewport={"width": 360, "height": 616}).new_page()
    page.goto(f"{server.address}/learn/kingdomino")
    page.wait_for_selector(".lesson .screen[data-mine=true]")
    page.locator(".claim.ready, .claim-btn").nth(2).click()  # wrong: it has the letters of what is said
    page.wait_for_selector(".lesson .wrong")
    texts = []
    for lesson in LESSONS.values():
        for one in lesson.situations:
            ends = ["text", "right", *(mistake.name for mistake in one.mistakes)]
            told = "en" if made else language
            texts += [say(f"lesson-{one.name}-{end}", told, n=4, gain=2, best=3) for end in ends]
    texts = [*map(made, texts)] if made else texts
    assert len(texts) > 50
    out, cut = page.evaluate(MEASURE, texts)
    assert out == []
    assert cut == [] or made, "longer than any language, it may be scrolled"
    assert page.evaluate(MEASURE, [" ".join(["word"] * 60)])[1] != []
