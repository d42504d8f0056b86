"""Several people at one screen, in a browser: who decides is in the middle, by name, and nobody is "you"."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from playwright.sync_api import BrowserContext, Page, expect

from kingtable.engine.text import say
from tests.page.hands import Hand, Server, look, play_out
from tests.page.tokyo import Paw

Contexts = Callable[..., BrowserContext]
THREE = ("Ada", "Sofia", "Kenji")
TABLETS = {"standing": (820, 1180), "lying": (1180, 820)}
GAMES = ["kingdomino", "king-of-tokyo"]
YOU = re.compile(r"^You\b|\bYour kingdom\b|, you\b", re.MULTILINE)
ANSWERS = """globalThis.answers = 0;
const sends = WebSocket.prototype.send;
WebSocket.prototype.send = function (frame) {
  answers += JSON.parse(frame).t === 'do';
  sends.call(this, frame);
};"""
"""Counts what the page answers."""
KEPT = "JSON.parse(localStorage['kingtable.tables'])[0]"


class Sitter(Hand):
    """Whoever's turn it is, once the turn has passed: what is pressed before was meant for another seat."""

    spoken = ".screen main"

    def my_turn(self) -> bool:
        mine = super().my_turn()
        self.page.wait_for_selector(".sofa:not(.passes)")
        return mine

    def decides(self) -> str:
        """Who decides: the edge, the board in the middle and the sentence say the same."""
        self.page.wait_for_selector(".screen[data-mine=true]")
        seat = int(self.page.get_attribute("[data-edge]", "data-edge") or "")
        name: str = self.page.evaluate("seat => seatNames[seat]", seat)
        told = self.page.locator("[data-sentence]").inner_text()
        assert name in told, (name, told)
        board = self.page.locator(self.spoken).inner_text()
        assert not YOU.search(board), board
        return name


class Monster(Sitter, Paw):
    """The same for King of Tokyo, where cards say "you" to whoever has them."""

    spoken = ".monster.mine"


HANDS: dict[str, type[Sitter]] = {"kingdomino": Sitter, "king-of-tokyo": Monster}


def sofa(page: Page, server: Server, game: str, names: tuple[str, ...] = THREE, *, friend: bool = False) -> Any:
    """A table at this screen, opened as the form does; what the server told of it."""
    seats = [{"kind": "here" if n else "me", "name": name} for n, name in enumerate(names)]
    seats += [{"kind": "friend", "name": "Grace"}] if friend else []
    told = server.post("/api/tables", {"game": game, "options": {"players": len(seats)}, "seats": seats, "clock": None})
    first, *others = [{"seat": one["seat"], "token": one["token"]} for one in told["seats"] if "token" in one]
    entry = {"table": told["table"], **first, "beside": others, "game": game, "at": 1, "over": False}
    page.add_init_script(f"globalThis.seatNames = {list(names)}")
    page.goto(server.address + "/healthz")
    page.evaluate("entry => localStorage.setItem('kingtable.tables', JSON.stringify([entry]))", entry)
    page.goto(f"{server.address}/t/{told['table']}")
    page.wait_for_selector(".screen h2")
    return told


@pytest.mark.parametrize(
    ("game", "tablet", "language"),
    [(GAMES[0], "standing", "fa"), (GAMES[0], "lying", "en"), (GAMES[1], "standing", "en"), (GAMES[1], "lying", "fa")],
)
@pytest.mark.slow
def test_three_people_play_at_one_tablet_to_the_end(
    context_of: Contexts, server: Server, game: str, tablet: str, language: str
) -> None:
    width, height = TABLETS[tablet]
    hand = HANDS[game](context_of(language, viewport={"width": width, "height": height}).new_page())
    told = sofa(hand.page, server, game)
    awaited = set(THREE)
    while awaited:  # how many decisions a turn has is for the dice to say
        awaited.discard(hand.decides())
        hand.play_on(1)
    hand.page.reload()
    assert hand.decides() in THREE, "a reload brings all seats back"
    hand.play_on()
    hand.page.wait_for_selector(".wrap")
    assert hand.page.locator("[data-edge]").count() == 0
    record = httpx.get(f"{server.address}/api/tables/{told['table']}/record").json()
    assert record["together"] == [[0, 1, 2]]
    assert {command["by"] for command in record["commands"]} == {"seat"}
    assert all(seat["share"] for seat in record["deal"]["seats"]), "each seat has its share of the deal"
    if (game, tablet) == (GAMES[0], "lying"):
        a_rematch_brings_all_along(hand, told)


def a_rematch_brings_all_along(hand: Sitter, told: Any) -> None:
    hand.page.get_by_role("button", name="Rematch").click()
    hand.page.wait_for_selector("[data-edge]")
    kept = hand.page.evaluate(KEPT)
    assert kept["table"] != told["table"]
    assert sorted([kept["seat"], *[one["seat"] for one in kept["beside"]]]) == [0, 1, 2]
    hand.play_on(2)


@pytest.mark.slow
def test_two_at_a_laptop_play_against_a_friends_phone_to_the_end(context_of: Contexts, server: Server) -> None:
    laptop = Sitter(context_of(viewport={"width": 1366, "height": 657}).new_page())
    told = sofa(laptop.page, server, "kingdomino", THREE[:2], friend=True)
    phone = Hand(context_of("fa", viewport={"width": 390, "height": 664}).new_page())
    phone.sit(f"{server.address}/t/{told['table']}#{told['seats'][2]['link']}")
    play_out(laptop, phone)
    phone.page.wait_for_selector(".wrap")
    record = httpx.get(f"{server.address}/api/tables/{told['table']}/record").json()
    assert record["together"] == [[0, 1]]
    assert {command["seat"] for command in record["commands"]} == {0, 1, 2}


@pytest.mark.slow
def test_one_press_takes_the_turn_of_the_seat_before_back(context_of: Contexts, server: Server) -> None:
    hand = Sitter(context_of().new_page())
    sofa(hand.page, server, "kingdomino")
    first = hand.decides()
    hand.play_on(1)
    assert hand.decides() != first
    hand.page.get_by_role("button", name=re.compile(f"Take back: .*{first}")).click()
    expect(hand.page.locator("[data-sentence]")).to_contain_text(f"{first}")
    assert hand.decides() == first
    hand.page.get_by_role("button", name="Log").click()
    expect(hand.page.get_by_role("dialog")).to_contain_text(re.compile(f"{first}.* took"))


@pytest.mark.slow
def test_a_press_while_the_turn_passes_does_nothing(context_of: Contexts, server: Server) -> None:
    hand = Sitter(context_of().new_page())
    hand.page.add_init_script(ANSWERS)
    sofa(hand.page, server, "kingdomino", THREE[:2])
    hand.decides()
    hand.page.evaluate(
        """() => {
          globalThis.early = 0;
          new MutationObserver(() => {
            const claim = document.querySelector('.passes .claim-btn');
            if (claim && !early) { early += 1; claim.click(); }
          }).observe(document.body, {subtree: true, childList: true, attributes: true});
        }"""
    )
    kings = [hand.decides()]
    while len(set(kings)) < 2:
        hand.play_on(1)
        kings.append(hand.decides())
    assert hand.page.evaluate("[early, answers]") == [1, len(kings) - 1], "nobody has answered since"


@pytest.mark.slow
def test_a_seat_that_moves_to_a_phone_leaves_the_screen_alone(context_of: Contexts, server: Server) -> None:
    tablet = Sitter(context_of().new_page())
    told = sofa(tablet.page, server, "kingdomino")
    tablet.decides()
    token = told["seats"][1]["token"]
    link = server.post(f"/api/tables/{told['table']}/link", {"token": token})["link"]
    phone = Hand(context_of(viewport={"width": 390, "height": 664}).new_page())
    phone.sit(f"{server.address}/t/{told['table']}#{link}")
    tablet.page.wait_for_function(f"() => {KEPT}.beside.length === 1")
    assert [one["seat"] for one in tablet.page.evaluate(KEPT)["beside"]] == [2]
    play_out(tablet, phone, turns=6)
    assert phone.page.locator("[data-edge]").count() == 0
    expect(phone.page.locator("body")).to_contain_text("Your kingdom")


@pytest.mark.slow
def test_a_seat_comes_back_from_a_phone_and_a_second_friend_sits_beside_the_first(
    context_of: Contexts, server: Server
) -> None:
    seats: list[dict[str, Any]] = [{"kind": "me", "name": "Ada"}, {"kind": "here", "name": "Sofia"}]
    seats += [{"kind": "friend", "name": name, "screen": 1} for name in ("Grace", "Alan")]
    told = server.post("/api/tables", {"game": "kingdomino", "options": {"players": 4}, "seats": seats})
    address, tokens = f"{server.address}/t/{told['table']}", [one.get("token") for one in told["seats"]]
    links = [one.get("link") for one in told["seats"]]
    friends = context_of("fa", viewport={"width": 820, "height": 1180}, fresh=True).new_page()
    friends.goto(f"{address}#{links[2]}")
    friends.wait_for_selector(".screen")
    friends.goto("about:blank")
    friends.goto(f"{address}#{links[3]}")
    friends.get_by_role("button", name=say("seat-beside", "fa")).click()
    friends.wait_for_selector(".sofa")
    assert [one["seat"] for one in friends.evaluate(KEPT)["beside"]] == [3]

    tablet = context_of(fresh=True).new_page()
    tablet.goto(f"{server.address}/healthz")
    first, other = ({"seat": seat, "token": tokens[seat]} for seat in (0, 1))
    entry = {"table": told["table"], **first, "beside": [other], "game": "kingdomino", "at": 1, "over": False}
    tablet.evaluate("entry => localStorage.setItem('kingtable.tables', JSON.stringify([entry]))", entry)
    tablet.goto(address)
    tablet.wait_for_selector(".screen h2")
    moved = server.post(f"/api/tables/{told['table']}/link", {"token": tokens[1]})["link"]
    phone = context_of(fresh=True, viewport={"width": 390, "height": 664}).new_page()
    phone.goto(f"{address}#{moved}")
    tablet.wait_for_function(f"() => {KEPT}.beside.length === 0")
    back = server.post(f"/api/tables/{told['table']}/link", {"token": phone.evaluate(KEPT)["token"]})["link"]
    tablet.goto("about:blank")
    tablet.goto(f"{address}#{back}")
    tablet.get_by_role("button", name=say("seat-beside")).click()
    tablet.wait_for_function(f"() => {KEPT}.beside.length === 1")
    seats = httpx.get(f"{server.address}/api/tables/{told['table']}").json()["seats"]
    assert [one["screen"] for one in seats] == [0, 0, 1, 1]
    expect(tablet.locator(".screen h2").first).to_be_visible()


@pytest.mark.slow
def test_the_names_of_last_time_begin_a_game_within_one_press(context_of: Contexts, server: Server) -> None:
    page = context_of("fa").new_page()
    hand = Sitter(page)
    page.add_init_script("globalThis.seatNames = ['آدا', 'سوفیا']")
    page.goto(server.address)
    page.locator(".game .with").first.click()
    names = page.locator(".seat input[maxlength]")
    names.nth(0).fill("آدا")
    names.nth(1).fill("سوفیا")
    page.locator(".send .btn").click()
    assert hand.decides() in ("آدا", "سوفیا")
    hand.play_on(3)
    page.goto(server.address)
    page.locator(".game .with").nth(1).click()
    assert hand.decides() in ("آدا", "سوفیا")


FACING = """localStorage['kingtable.places'] ??= JSON.stringify(
  {byItself: true, turned: '', sides: {Ada: 'near', Sofia: 'far'}})"""


@pytest.mark.slow
def test_the_picture_turns_to_who_sits_opposite(context_of: Contexts, server: Server) -> None:
    page = context_of(viewport={"width": 1180, "height": 820}).new_page()
    page.add_init_script(FACING)
    hand = Sitter(page)
    sofa(page, server, "kingdomino", THREE[:2])
    turned = page.locator("html[data-turned]")
    faced = set()
    for turn in range(8):
        name = hand.decides()
        faced.add(name)
        expect(turned).to_have_count(1 if name == "Sofia" else 0)
        if name == "Sofia" and hand.board.count():
            drags(page)
            page.reload()
            assert hand.decides() == name
            expect(turned).to_have_count(1)
        if turn == 7:
            before = turned.count()
            page.get_by_role("button", name="Turn to this side").click()
            expect(turned).to_have_count(1 - before)
        hand.play_on(1)
    assert faced == {"Ada", "Sofia"}


def drags(page: Page) -> None:
    """The domino follows the pointer, although the picture stands upside down."""
    grip, ring = page.locator(".grip").first.bounding_box(), page.locator("[data-ring]").first.bounding_box()
    assert grip is not None
    assert ring is not None
    page.mouse.move(grip["x"] + grip["width"] / 2, grip["y"] + grip["height"] / 2)
    page.mouse.down()
    x, y = grip["x"] - 40, grip["y"] - 30
    page.mouse.move(x, y, steps=4)
    carried = page.locator(".carried").bounding_box()
    assert carried is not None
    assert abs(carried["x"] + carried["width"] / 2 - x) < 2, carried
    assert abs(carried["y"] + carried["height"] / 2 - y) < 2, carried
    page.mouse.move(ring["x"] + ring["width"] / 2, ring["y"] + ring["height"] / 2, steps=6)
    page.mouse.up()
    expect(page.locator("[data-ghost=pencilled]")).to_have_count(1)


HEARD = """() => {
  const first = !globalThis.heard;
  globalThis.heard = [];
  if (first) new MutationObserver((changes) => {
    const lines = changes.filter(({ target }) => target.matches?.('[data-voice]'));
    heard.push(...lines.flatMap(({ addedNodes }) => [...addedNodes].map((line) => line.textContent).filter(Boolean)));
  }).observe(document.body, { childList: true, subtree: true });
}"""
"""Keeps all that the voice says from now on."""


def said_after(page: Page, news: str, name: str) -> list[str]:
    """What is said after some news, which must be heard, until somebody is called; a slow browser speaks late."""

    def after() -> list[str]:
        heard = [re.sub("[\u2066-\u2069]", "", line) for line in page.evaluate("heard")]
        told = [at for at, line in enumerate(heard) if line.startswith(news)]
        return heard[told[-1] + 1 :] if told and heard[-1].startswith(f"{name}: ") else []

    return look(page, after, f"{news}, then {name} is called")


@pytest.mark.slow
def test_a_voice_says_once_by_name_whose_turn_it_is(context_of: Contexts, server: Server) -> None:
    page = context_of().new_page()
    hand = Sitter(page)
    sofa(page, server, "kingdomino", THREE[:2])
    for _ in range(6):
        mover = hand.decides()
        page.evaluate(HEARD)
        hand.play_on(1)
        name = hand.decides()
        news = said_after(page, f"{mover} claimed", name)
        assert len([line for line in news if line.startswith(f"{name}: ")]) == 1, news
        assert not [line for line in news if re.search(r"\b(you|your)\b", line, re.IGNORECASE)], news
        assert name in page.get_by_role("heading", level=2).first.inner_text()
