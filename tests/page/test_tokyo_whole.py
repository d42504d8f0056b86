"""What stays in sight at King of Tokyo's table where room is short, and what grows where there is much of it."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from kingtable.engine.text import languages
from tests.king_of_tokyo.table import m, sitting
from tests.page.fit import unfit
from tests.page.hands import Server
from tests.page.moments import watch
from tests.page.stage import Match, Stage, now, scene
from tests.page.test_card_faces import CUT
from tests.page.test_card_pictures import CARDS
from tests.page.test_sizes import DRAWN, resized

Contexts = Callable[..., BrowserContext]
PHONES = [(390, 664), (360, 616)]
TABLET = (820, 1180)
LAPTOPS = [(1093, 526), (1280, 600), (1024, 768), (1366, 657), (1100, 620), TABLET]
"""The first is one of 1366x657 at 125 %."""


def six() -> tuple[Match, int]:
    """Six monsters. The one whose turn it is has eight cards, and its claw threatens two others."""
    mine = m("extra_head", "extra_head", "jets", "psychic_probe", "armor_plating", "camouflage", "wings", "telepath")
    others = [m("urbavore", health=7, vp=4, energy=12), m("giant_brain", vp=12), m("herd_culler", "mimic"), m(), m()]
    return sitting(mine, *others, dice="3 3 claw 1 heart energy", city=1, bay=2), 0


def offered(stage: Stage, *, buying: bool) -> Iterator[None]:
    """The table offers all cards, three at a time."""
    view = stage.match.view(stage.seat)
    for start in range(0, len(CARDS), 3):
        cards = CARDS[start : start + 3]
        row = [{"card": one["id"], "cost": 5, "price": 5, "short": 0, "kind": one["kind"]} for one in cards]
        told = {"t": "ev", "seat": 0, "by": None, "moves": ["sweep"], **now(stage.match, stage.seat)}
        moment = {"events": [{"e": "shuffle"}], "view": {"=": {**view, "row": [*row, None, None][:3]}}}
        if buying:
            offers = [{"move": f"buy {one['id']}", "card": one["id"], "price": 5, "from": "row"} for one in cards]
            moves = [*(offer["move"] for offer in offers), "sweep", "end"]
            told["choices"] = {**told["choices"], "moves": moves, "buy": offers}
        stage.seq += 1
        stage.socket.send(json.dumps({**told, "seq": stage.seq, "moments": [moment]}))
        for one in cards:
            stage.page.locator(f"li[data-card={one['id']}]").wait_for()
        stage.page.evaluate(DRAWN)
        yield


@pytest.mark.parametrize("language", languages())
@pytest.mark.slow
def test_every_card_in_the_row_is_read_whole(language: str, context_of: Contexts, server: Server) -> None:
    page = context_of(language).new_page()
    for name in ("rolled", "buy"):
        stage = Stage(page, *scene(name)).show(server.address)
        for _ in offered(stage, buying=name == "buy"):
            for window in LAPTOPS if name == "buy" else LAPTOPS[:2]:
                resized(page, window)
                torn = CUT.replace("? 6 :", "? 2 :")  # at their side, where they lie
                assert page.evaluate(CUT if window == TABLET else torn) == [], window
        assert page.locator(".buy").count() == (1 if name == "buy" else 0)  # of the last row
        page = page.context.new_page()


def test_a_card_that_one_looks_at_is_read_beside_the_sentence(context_of: Contexts, server: Server) -> None:
    page = context_of(viewport={"width": 1366, "height": 657}).new_page()
    Stage(page, *six()).show(server.address)
    assert page.locator(".other .named:visible").all_inner_texts() == [
        "Urbavore",
        "Giant Brain",
        "Herd Culler",
        "Mimic",
    ]
    before = page.locator("[data-sentence]").bounding_box()
    page.locator("[data-seat='3'] [data-own=mimic] .pic").hover()
    expect(page.locator(".reading")).to_contain_text("Mimic")
    expect(page.locator(".reading")).to_contain_text("Copy any Keep card in play.")
    assert unfit(page) == []
    assert page.locator("[data-sentence]").bounding_box() == before
    page.locator(".scene").hover()
    expect(page.locator(".reading")).to_have_count(0)
    page.locator("[data-seat='3']").focus()
    expect(page.locator(".reading")).to_contain_text("Herd Culler")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".reading")).to_contain_text("Mimic")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_contain_text("Herd Culler")


@pytest.mark.slow
def test_what_a_purchase_would_mean_is_told_where_dice_would_lie(context_of: Contexts, server: Server) -> None:
    page = context_of(viewport={"width": 1366, "height": 657}).new_page()
    Stage(page, *scene("buy")).show(server.address)
    means = page.locator(".means")
    expect(means).to_contain_text(re.compile(r"Skyscraper\W+if bought now"))  # the dearest that one can afford
    expect(means).to_contain_text("4 points for you")
    page.locator("li[data-card=alpha_monster] .face").focus()
    expect(means).to_contain_text(re.compile(r"Alpha Monster\W+if bought now"))
    page.locator("li[data-card=energize] .face").hover()
    expect(means).to_contain_text(re.compile(r"Energize\W+not enough energy"))
    expect(means).to_contain_text("needs 2 more")
    assert unfit(page) == []


@pytest.mark.parametrize("window", PHONES, ids=str)
def test_phones_keep_energy_and_what_is_threatened(
    window: tuple[int, int], context_of: Contexts, server: Server
) -> None:
    page = context_of(viewport={"width": window[0], "height": window[1]}).new_page()
    Stage(page, *six()).show(server.address)
    for seat, energy in ((1, "12"), (2, "2"), (3, "2"), (4, "2"), (5, "2")):
        expect(page.locator(f"[data-seat='{seat}'] .stat:visible").nth(2)).to_have_text(energy)
    for seat, left in ((1, "6"), (2, "9")):
        expect(page.locator(f"[data-seat='{seat}'] .to:visible")).to_contain_text(left)
    assert page.locator(".card.other").evaluate_all(OVER) == []


OVER = """all => all.flatMap(board => {
  const dot = board.querySelector('.dot')?.getBoundingClientRect();
  const stats = [...board.querySelectorAll('.stat')].map(one => one.getBoundingClientRect());
  const box = board.getBoundingClientRect();
  const out = stats.filter(one => one.right > box.right || one.left < box.left || one.bottom > box.bottom);
  const under = dot?.width ? stats.filter(one => one.left < dot.right && one.right > dot.left
    && one.top < dot.bottom && one.bottom > dot.top) : [];
  return [...out, ...under].map(one => `${board.dataset.seat} ${JSON.stringify(one)}`);
})"""
"""Numbers that leave their board, or lie under the number of cards."""


@pytest.mark.parametrize("window", PHONES, ids=str)
def test_phones_keep_the_chances_of_each_answer(window: tuple[int, int], context_of: Contexts, server: Server) -> None:
    page = context_of(viewport={"width": window[0], "height": window[1]}).new_page()
    Stage(page, *scene("react")).show(server.address)
    for move in ("take", "camouflage", "rapid_healing"):
        assert "58" in page.locator(f"[data-move={move}]").inner_text()
    assert unfit(page) == []


def test_a_large_screen_shows_the_bay_whole_and_grows(context_of: Contexts, server: Server) -> None:
    page = context_of(viewport={"width": 1440, "height": 900}).new_page()
    Stage(page, *six()).show(server.address)
    small = page.evaluate(LETTERS)
    resized(page, (2560, 1300))
    large = page.evaluate(LETTERS)
    assert {name for name in small if large[name] <= small[name]} == set()
    scenery, bay = (page.locator(one).bounding_box() for one in (".scene", ".scene [data-stands='2']"))
    assert scenery is not None
    assert bay is not None
    assert scenery["x"] <= bay["x"]
    assert bay["x"] + bay["width"] <= scenery["x"] + scenery["width"]
    assert page.evaluate(EMPTY) == []


LETTERS = """() => {
  const size = one => parseFloat(getComputedStyle(document.querySelector(`.screen ${one}`)).fontSize);
  const names = ['.turn h2', '.mine .name', '.other .stats', '.face .words', '.face .name', '.hand .btn'];
  const die = document.querySelector('.dice .face').getBoundingClientRect().width;
  return { die, ...Object.fromEntries(names.map(one => [one, size(one)])) };
}"""
EMPTY = """() => [...document.querySelectorAll('.scene .tag')].filter(tag => {
  const used = [...tag.children].filter(one => one.checkVisibility()).map(one => one.getBoundingClientRect());
  const style = getComputedStyle(tag), box = tag.getBoundingClientRect();
  const room = box.width - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
  const to = Math.max(...used.map(one => one.right)), from = Math.min(...used.map(one => one.left));
  return room > to - from + 2 || used.some(one => one.top > box.bottom);
}).map(tag => tag.textContent)"""
"""Labels in Tokyo that are wider than what they say."""


def test_odds_take_no_more_room_than_they_need(context_of: Contexts, server: Server) -> None:
    page = context_of(viewport={"width": 1366, "height": 657}).new_page()
    Stage(page, *scene("rolled")).show(server.address)
    page.locator("[data-die='3']").first.click()
    page.locator("[data-act=odds]").click()
    panel, rows = page.locator(".chances"), page.locator(".chances .odds")
    rows.wait_for()
    high, needed = (one.evaluate("one => one.getBoundingClientRect().height") for one in (panel, rows))
    assert high < needed + 40


@pytest.mark.parametrize(
    ("window", "opens"), [((1366, 657), True), ((1180, 620), False), ((1100, 800), False)], ids=str
)
@pytest.mark.parametrize("language", ["en", "el"])
def test_odds_open_with_the_dice_where_there_is_room(
    language: str, window: tuple[int, int], opens: bool, context_of: Contexts, server: Server
) -> None:
    page = context_of(language=language, viewport={"width": window[0], "height": window[1]}).new_page()
    page.clock.install()
    match = sitting(m(energy=5), m(), m(), dice="3 3 claw 1 heart energy", rerolls=2, city=1)
    stage = Stage(page, match, 0, deaf=False).show(server.address)
    page.locator("[data-die='3']").first.click()
    expect(page.locator(".chances")).to_have_count(0)
    with page.expect_response(re.compile(r"/Odds-.*\.js")):
        page.clock.run_for(6000)  # a quiet moment, in which they are fetched
    page.wait_for_load_state("networkidle")
    expect(page.locator(".chances")).to_have_count(0)  # nothing moves while one chooses
    page.locator("[data-act=throw]").click()
    expect(page.locator("[data-act=throw]")).to_be_enabled()
    expect(page.locator(".chances")).to_have_count(int(opens))
    if opens:
        page.locator(".chances caption").wait_for()
        assert unfit(page) == []
        page.locator("[data-act=odds]").click()
        expect(page.locator(".chances")).to_have_count(0)
        page.locator("[data-act=odds]").click()
    assert stage.errors == []


KEYS_OVER = """() => [...document.querySelectorAll('.screen main .die[aria-keyshortcuts]:enabled')].flatMap(button => {
  const badge = getComputedStyle(button, '::after');
  return badge.content !== 'none' && badge.position === 'absolute' ? [button.outerHTML.slice(0, 120)] : [];
})"""


@pytest.mark.parametrize("name", ["probe", "change", "change-all"])
def test_no_key_lies_on_the_sign_of_a_die(name: str, context_of: Contexts, server: Server) -> None:
    page = context_of(viewport={"width": 1366, "height": 657}).new_page()
    Stage(page, *scene(name)).show(server.address)
    page.locator(".ask .die[aria-keyshortcuts]").first.wait_for()
    assert page.evaluate(KEYS_OVER) == []
    assert unfit(page) == []


@pytest.mark.slow
@pytest.mark.parametrize("window", [(1366, 657), (1280, 600), *PHONES], ids=str)
def test_a_card_that_a_rival_buys_lies_there_as_long_as_it_is_read(
    window: tuple[int, int], context_of: Contexts, server: Server
) -> None:
    page: Page = context_of(fresh=True, viewport={"width": window[0], "height": window[1]}).new_page()
    watch(page)
    match = sitting(m(), m(energy=9), m(), row=["energize", "alpha_monster", "skyscraper"], turn=1)
    stage = Stage(page, match, 0, deaf=False).show(server.address)
    page.clock.pause_at(10_000)
    still = [page.locator(one) for one in (".scene", "div.own", ".others") if window[0] > 700]
    before = [one.bounding_box() for one in still]
    stage.play("buy alpha_monster")
    lies = page.locator(".bought .face")
    expect(lies).to_be_visible()
    expect(lies.locator(".words")).to_have_text("Whenever you attack, gain 1 point.")
    assert page.evaluate(CUT.replace(".market .face", ".bought .face")) == []
    assert unfit(page) == []
    if window[0] > 700:
        assert [one.bounding_box() for one in still] == before
        expect(page.locator(".rows .gap")).to_contain_text("Grace")
    else:
        expect(page.locator(".rows, .tray")).to_have_count(0)
    page.clock.run_for(2_000)  # it has six words: 2.1 seconds
    expect(lies).to_be_visible()
    page.clock.run_for(400)
    expect(lies).to_have_count(0)
    assert stage.errors == []
