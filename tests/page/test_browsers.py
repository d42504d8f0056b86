"""Both games to the end in Firefox and in WebKitGTK, the engine of Safari, from the start page."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Iterator

import pytest

from tests.page.between import between
from tests.page.drivers import BROWSERS, Driver, browser
from tests.page.hands import Server

AT_ONCE = "localStorage['kingtable.pace'] ??= 'once'; localStorage['kingtable.language'] ??= '%s';"
MINE = "document.querySelector('.screen[data-mine=true]') ? 'mine' : document.querySelector('.wrap') ? 'over' : ''"
STILL = "document.getAnimations().every(one => one.playState !== 'running')"
MOVED = """document.querySelector("dialog [data-confirm]") ? "asked"
  : document.querySelector(".screen").dataset.seq !== arguments[0] ? "moved" : "" """

LOOKS = """
delete Navigator.prototype.canShare;
HTMLAnchorElement.prototype.click = function () {
  const image = new Image();
  image.onload = () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
    const pen = canvas.getContext('2d');
    pen.drawImage(image, 0, 0);
    const inks = new Set();
    for (let x = 5; x < image.width; x += 20) for (let y = 5; y < image.height; y += 20)
      inks.add(String(pen.getImageData(x, y, 1, 1).data));
    document.documentElement.dataset.pictured = [this.download, image.width, image.height, inks.size].join();
  };
  image.src = this.href;
};"""
"""A picture that would be saved is looked at: how large it is, and how many colours are in it."""


class Hands(ABC):
    """A person with a keyboard and a mouse. Chance is its own, so that a failure comes again."""

    def __init__(self, there: Driver) -> None:
        self.there = there
        self.chance = random.Random(11)

    def begin(self, address: str, game: str, players: int) -> None:
        """From the start page by the form to a table against bots."""
        self.there.open(address)
        self.there.press(f"article[aria-labelledby={game}] .set")
        self.there.press(f"label:has(input[name=players][value='{players}'])")
        self.there.press(".send .seal")

    def play_on(self) -> int:
        """To the end; how many answers were mine."""
        mine = 0
        while self.there.wait(MINE) == "mine":
            self.there.wait(STILL)
            before = self.there.evaluate("document.querySelector('.screen').dataset.seq")
            self.answer()
            if self.there.wait(MOVED, before) == "asked":
                self.there.press("dialog [data-confirm]")
                self.there.wait(MOVED, before)
            mine += 1
        return mine

    @abstractmethod
    def answer(self) -> None:
        """Answer one question of the game."""


class King(Hands):
    """Places by the keys or by the mouse, in turn, and claims by a digit or the mouse."""

    turns = 0

    def answer(self) -> None:
        self.turns += 1
        by_keys = self.turns % 2
        if self.there.count("[data-board=placing]"):
            if by_keys:
                self.there.key("ArrowRight")
                self.there.key("r")
                self.there.key("Enter")
            else:
                self.there.press("[data-ring]")
            self.there.wait("!!document.querySelector('[data-ghost=pencilled]')")
        claims = self.there.count(".claim-btn")
        if not claims:
            self.there.press(".btn.seal")
        elif by_keys:
            self.there.key(self.there.evaluate("document.querySelector('.claim-btn').ariaKeyShortcuts"))
        else:
            self.there.press(".claim-btn", claims - 1)


class Monster(Hands):
    """Keeps claws and throws on: that ends soon. Answers by keys or by the mouse, in turn."""

    answers = 0

    def answer(self) -> None:
        self.answers += 1
        if self.there.count("[data-act=throw]:enabled"):
            self.keep()
        choices = "[data-act=done], [data-move]:enabled"
        self.there.middle(choices)
        if self.there.count("[data-act=throw]:enabled"):
            self.act("throw", "t")
        elif self.there.count("[data-act=done]"):
            self.act("done", "s")
        else:
            self.there.press(choices, self.chance.randrange(self.there.count(choices)))

    def keep(self) -> None:
        """Each claw that is not kept yet."""
        claws = "[data-die=claw][aria-pressed=false]"
        while before := self.there.count(claws):
            self.there.press(claws)
            self.there.wait(f"document.querySelectorAll('{claws}').length < arguments[0]", before)

    def act(self, act: str, key: str) -> None:
        if self.answers % 2:
            self.there.key(key)
        else:
            self.there.press(f"[data-act={act}]")


GAMES: dict[str, tuple[type[Hands], int]] = {"kingdomino": (King, 10), "king-of-tokyo": (Monster, 4)}
"""The player of each game, and the fewest answers that a game takes."""


@pytest.fixture(scope="module", params=list(BROWSERS))
def there(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Driver]:
    with browser(request.param, tmp_path_factory.mktemp("browser")) as one:
        yield one


@pytest.mark.slow
@pytest.mark.parametrize(("game", "language"), [("kingdomino", "en"), ("king-of-tokyo", "fa")])
def test_a_game_comes_to_its_end(game: str, language: str, there: Driver, server: Server) -> None:
    with between(server.port, AT_ONCE % language + LOOKS) as way:
        hands, least = GAMES[game][0](there), GAMES[game][1]
        hands.begin(way.address, game, 2)
        assert hands.play_on() >= least
        assert there.evaluate("document.documentElement.dir") == ("rtl" if language == "fa" else "ltr")
        assert there.count(".wrap h2")
        there.press("[data-picture]")
        name, *size, inks = there.wait("document.documentElement.dataset.pictured").split(",")
        assert name.endswith(".png")
        assert size == ["1200", "800"]
        assert int(inks) > 15
        assert way.errors == []


@pytest.mark.slow
def test_what_failed_to_load_once_comes_later(there: Driver, server: Server) -> None:
    with between(server.port, AT_ONCE % "en") as way:
        King(there).begin(way.address, "kingdomino", 2)
        there.wait(MINE)
        way.lost = "/assets/MenuDialog-"
        there.evaluate("void addEventListener('vite:preloadError', () => (document.body.dataset.failed = ''))")
        there.press(".bar button[aria-label=Menu]")
        there.wait("'failed' in document.body.dataset")
        assert not there.count("dialog")
        way.lost = None
        assert there.wait(
            "getComputedStyle(document.querySelector('dialog .menu') ?? document.body).display === 'grid'"
        )
        assert way.errors == []


MARKED = """return [...document.querySelectorAll("[data-asks]")].filter(one => one.checkVisibility()).map(one => {
  const { textDecorationLine, textDecorationStyle } = getComputedStyle(one);
  return `${textDecorationLine} ${textDecorationStyle}`;
})"""


@pytest.mark.slow
def test_a_domino_is_dragged_and_what_explains_itself_is_marked(there: Driver, server: Server) -> None:
    with between(server.port, AT_ONCE % "en") as way:
        king = King(there)
        king.begin(way.address, "kingdomino", 2)
        while there.wait(MINE) == "mine" and not there.count(".grip"):
            there.wait(STILL)
            before = there.evaluate("document.querySelector('.screen').dataset.seq")
            king.answer()
            there.wait(MOVED, before)
        there.wait(STILL)
        there.drag(".grip", "[data-ring]")
        there.wait("!!document.querySelector('[data-ghost=pencilled]')")
        assert "underline dotted" in there.evaluate(MARKED)
        assert way.errors == []
