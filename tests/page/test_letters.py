"""Each square has the letters of its terrain in the reader's language, and they fit into it at every size."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext

from kingtable.engine.text import languages, say
from kingtable.kingdomino.dominoes import TERRAINS
from tests.page.hands import BOT, Hand, Server

# Of each drawn letter: what it says, and whether its ink leaves its square or lies under the square's crowns.
LETTERS = """() => [...document.querySelectorAll('.letter')].map(letter => {
  const [picture, crowns] = [letter.previousElementSibling, letter.nextElementSibling];
  const style = getComputedStyle(letter), edge = parseFloat(style.strokeWidth) / 2;
  const pen = document.createElement('canvas').getContext('2d');
  pen.font = style.font;
  const ink = pen.measureText(letter.textContent);
  const x = letter.x.baseVal[0].value - picture.x.baseVal.value;
  const y = letter.y.baseVal[0].value - picture.y.baseVal.value;
  const [left, right] = [x - ink.actualBoundingBoxLeft - edge, x + ink.actualBoundingBoxRight + edge];
  const [top, bottom] = [y - ink.actualBoundingBoxAscent - edge, y + ink.actualBoundingBoxDescent + edge];
  const square = picture.getBoundingClientRect();
  const under = of => (of.getBoundingClientRect().bottom - square.top) / square.height * 100;
  const covered = crowns?.matches('.crowns') && top < under(crowns);
  const amiss = left < 0 || right > 100 || bottom > 100 || covered || style.direction !== 'ltr';
  return {text: letter.textContent, amiss: amiss ? [left, right, top, bottom].map(Math.round) : null};
})"""


def of(language: str) -> list[str]:
    return [say("terrain-letter", language, terrain=terrain) for terrain in TERRAINS]


@pytest.mark.parametrize("language", languages())
def test_six_terrains_have_six_different_letters(language: str) -> None:
    assert len(set(of(language))) == len(TERRAINS)
    assert all(1 <= len(letters) <= 2 for letters in of(language))


def test_the_letters_of_a_language_are_its_own() -> None:
    assert of("en") == list("WFLPSM")
    assert len({tuple(of(language)) for language in languages()}) == len(languages())


@pytest.mark.parametrize("language", languages())
@pytest.mark.slow
def test_letters_are_the_language_s_and_fit_their_squares(
    language: str, context_of: Callable[..., BrowserContext], server: Server
) -> None:
    page = context_of(language, viewport={"width": 360, "height": 740}).new_page()
    hand = Hand(page)
    hand.sit(server.table({"kind": "me"}, BOT, BOT, BOT)[0])
    hand.play_on(3)
    hand.my_turn()
    for width, height in ((360, 616), (740, 360), (1366, 657)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        told = page.evaluate(LETTERS)
        assert len(told) >= 8
        assert {one["text"] for one in told} <= set(of(language))
        assert [one["amiss"] for one in told if one["amiss"]] == []
