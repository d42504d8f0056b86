"""What people at one table do with each other: before the deal, while it is played, and after its end."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from kingtable.engine.text import say
from tests.page.hands import BOT, Hand, Server, play_out, whose_turn

Contexts = Callable[..., BrowserContext]
PHONE = {"viewport": {"width": 390, "height": 664}}


def in_sight(page: Page, selector: str) -> None:
    """Seen without scrolling, and nothing lies over it."""
    part = page.locator(selector).first
    expect(part).to_be_in_viewport(ratio=1)
    assert part.evaluate("""el => {
      const { x, y, width, height } = el.getBoundingClientRect();
      return el.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    }""")


@pytest.mark.slow
def test_three_people_to_the_end_and_a_rematch_that_a_guest_asks_for(context_of: Contexts, server: Server) -> None:
    links = server.table({"kind": "me", "name": "Ada"}, {"kind": "friend"}, {"kind": "friend", "name": "Grace"})
    ada = Hand(context_of(viewport={"width": 1366, "height": 657}).new_page())
    guest = Hand(context_of("fa", **PHONE).new_page())
    grace = Hand(context_of("el").new_page())
    ada.sit(links[0])
    # The guest learns what is played and chooses a colour; nobody has asked for a name again since.
    guest.page.goto(links[1])
    expect(guest.page.get_by_role("heading", name=re.compile(say("kingdomino-title", "fa")), level=3)).to_be_visible()
    colours = guest.page.get_by_role("group", name=say("colour-yours", "fa"))
    expect(colours.get_by_role("button", disabled=True)).to_have_count(2)
    colours.get_by_role("button", disabled=False).last.click()
    expect(colours.locator("[aria-pressed=true]")).to_have_count(1)
    guest.page.get_by_role("button", name=say("phrase-hello", "fa")).click()
    expect(ada.page.locator(".said")).to_contain_text(say("phrase-hello"))
    grace.sit(links[2])
    for hand in (ada, guest, grace):
        hand.page.wait_for_selector(".screen[data-seq='0']")
    assert guest.page.locator("form input").count() == 0, "who took no name is not asked over the game"
    play_out(ada, guest, grace)
    for hand in (ada, guest, grace):
        hand.page.wait_for_selector(".wrap")
    guest.page.get_by_role("button", name=say("rematch", "fa")).click()
    guest.page.wait_for_selector(".screen:not(:has(.wrap))")
    for hand, language in ((ada, "en"), (grace, "el")):
        in_sight(hand.page, ".asked .btn.seal")
        expect(hand.page.locator(".asked .seal")).to_have_text(say("rematch-yes", language))
        expect(hand.page.locator(".btn.seal")).to_have_count(1)
        assert hand.page.title().startswith("●")
        expect(hand.page.locator(".asked li:not(.awaited)")).to_have_count(1)
    # Ada has gone to the start page: the table asks her there, too.
    ada.page.goto(server.address)
    asks = ada.page.locator("section[aria-labelledby=my-tables] li")
    expect(asks).to_have_count(1)
    expect(asks).to_contain_text(say("rematch-open"))
    assert ada.page.title().startswith("●")
    asks.locator(".seal").click()
    expect(ada.page.locator(".asked .seal")).to_be_visible()
    expect(guest.page.locator(".sentence p")).to_contain_text(say("gather-rematch", "fa"))
    expect(guest.page.get_by_role("button", name=say("link-make", "fa"))).to_have_count(0)
    ada.page.locator(".asked .seal").click()
    expect(grace.page.locator(".asked li:not(.awaited)")).to_have_count(2)
    grace.page.get_by_role("button", name=say("phrase-pleasure", "el")).click()
    grace.page.locator(".asked .seal").click()
    for hand in (ada, guest, grace):
        hand.page.wait_for_selector(".screen[data-seq='0']")
        assert hand.errors == []
    ada.page.goto(server.address)
    row = ada.page.locator("section[aria-labelledby=finished] li")
    expect(row).to_have_count(1)
    expect(row).to_contain_text("Grace")
    row.get_by_role("link", name=re.compile("Replay")).click()
    ada.page.wait_for_url(re.compile("/replay"))


@pytest.mark.slow
def test_a_move_is_taken_back_where_nothing_was_revealed(context_of: Contexts, server: Server) -> None:
    first, second = server.table({"kind": "me", "name": "Ada"}, {"kind": "friend", "name": "Grace"})
    hands = [Hand(context_of().new_page()), Hand(context_of().new_page())]
    for hand, link in zip(hands, (first, second), strict=True):
        hand.sit(link)
    back = re.compile(f"^{say('take-back')}$")
    mover = whose_turn(*hands)
    assert mover is not None
    mover.play_on(1)
    other = next(hand for hand in hands if hand is not mover)
    mover.page.get_by_role("button", name=back).click()
    expect(other.page.locator(".notices p")).to_contain_text("would like to take the last move back")
    in_sight(other.page, ".notices .btn.seal")
    other.page.get_by_role("button", name=say("back-agree")).click()
    expect(mover.page.locator(".screen")).to_have_attribute("data-mine", "true")
    expect(other.page.locator(".notices p")).to_have_count(0)
    assert mover.play_on(1) == 1
    assert [hand.errors for hand in hands] == [[], []]


@pytest.mark.slow
def test_who_resigns_alone_is_told_the_result(context_of: Contexts, server: Server) -> None:
    hand = Hand(context_of(**PHONE).new_page())
    hand.sit(server.table({"kind": "me", "name": "Ada"}, BOT)[0])
    hand.page.get_by_role("button", name=say("menu")).click()
    resign = hand.page.get_by_role("button", name=say("resign"), exact=True)
    expect(resign).to_be_in_viewport()
    resign.click()
    hand.page.get_by_role("alert").get_by_role("button", name=say("resign"), exact=True).click()
    expect(hand.page.get_by_role("heading", level=2)).to_contain_text(say("note-resigned", you="yes", who=""))
    hand.page.goto(server.address)
    expect(hand.page.locator("section[aria-labelledby=finished] .place")).to_have_text(say("mine-resigned"))
    assert hand.errors == []


@pytest.mark.slow
def test_who_comes_back_learns_what_the_clock_played_and_it_covers_nothing(
    context_of: Contexts, server: Server
) -> None:
    clock = {"turn": 1, "ask": 1}
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "friend", "name": "Grace"}]
    told = server.post("/api/tables", {"game": "kingdomino", "options": {"players": 2}, "seats": seats, "clock": clock})
    link = f"{server.address}/t/{told['table']}#"
    ada, grace = Hand(context_of(**PHONE).new_page()), Hand(context_of().new_page())
    context = ada.page.context
    ada.page.goto(link + f"me=0.{told['seats'][0]['token']}")
    grace.page.goto(link + told["seats"][1]["link"])
    ada.page.get_by_role("button", name=say("gather-begin"), exact=True).click()
    ada.page.wait_for_selector(".screen[data-seq='0']")
    ada.page.close()
    grace.page.wait_for_function("() => document.querySelector('.screen').dataset.seq > 6", timeout=60_000)
    page = context.new_page()
    page.goto(link.rstrip("#"))
    since = page.locator(".since")
    first = rf"{say('since-your-turn')}\s*{say('said-by-clock', you='yes', who='')}"
    expect(since).to_contain_text(re.compile(first))  # it stands for as long as the turn: a second
    sentence = page.locator("[data-sentence]")
    overlap = "([one, other]) => one.getBoundingClientRect().bottom > other.getBoundingClientRect().top + 1"
    assert not page.evaluate(overlap, [since.element_handle(), sentence.element_handle()])
    page.keyboard.press("Escape")
    expect(since).to_have_count(0)
