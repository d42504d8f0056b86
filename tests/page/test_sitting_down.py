"""Sitting down: my tables, codes, links that meet a seat, names, a gentle first game, places that are not there."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.page.hands import BOT, Server
from tests.tiers import in_turn

Contexts = Callable[..., BrowserContext]
ME, FRIEND = {"kind": "me", "name": "Ada"}, {"kind": "friend", "name": "Grace"}


def code_of(link: str) -> str:
    found = re.search(r"/t/(\w+)", link)
    assert found is not None
    return found[1]


def seats_of(server: Server, code: str) -> list[dict[str, Any]]:
    import httpx

    told: list[dict[str, Any]] = httpx.get(f"{server.address}/api/tables/{code}", timeout=30).json()["seats"]
    return told


def deal_alone(page: Page, link: str) -> None:
    page.goto(link)
    page.get_by_role("button", name="Start without waiting").click()
    page.wait_for_selector(".screen[data-seq='0']")


@pytest.mark.slow
def test_the_link_of_an_empty_seat_can_be_had_again(context_of: Contexts, server: Server) -> None:
    mine, link = server.table(ME, FRIEND)
    page = context_of().new_page()
    deal_alone(page, mine)
    page.reload()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Links for friends").click()
    dialog = page.get_by_role("dialog", name="Bring your friends")
    dialog.get_by_role("button", name="Make a link").click()
    again = dialog.locator(".address .url").inner_text()
    assert again != link
    page.reload()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Links for friends").click()
    expect(dialog.locator(".address .url")).to_have_text(again)
    grace = context_of().new_page()
    grace.goto(again)
    expect(dialog.locator(".address .url")).to_have_count(0)


@pytest.mark.slow
def test_a_link_asks_where_one_sits_already(context_of: Contexts, server: Server) -> None:
    mine, link = server.table(ME, FRIEND)
    page = context_of().new_page()
    deal_alone(page, mine)
    page.goto("about:blank")
    page.goto(link)
    asked = page.get_by_role("alert")
    expect(asked).to_contain_text("You already sit here as ⁨Ada⁩")
    asked.get_by_role("button", name="Stay").click()
    page.wait_for_selector(".screen[data-seq='0']")
    assert "#" not in page.url
    assert [seat["claimed"] for seat in seats_of(server, code_of(mine))] == [True, False]
    page.goto("about:blank")
    page.goto(link)
    asked.get_by_role("button", name="Watch").click()
    page.wait_for_selector(".screen[data-mine=false]")
    page.goto("about:blank")
    page.goto(mine.partition("#")[0])
    page.wait_for_selector(".screen[data-seq='0']")
    page.goto(link)
    asked.get_by_role("button", name="Take that seat instead").click()
    page.wait_for_selector(".screen[data-seq='0']")
    assert [seat["claimed"] for seat in seats_of(server, code_of(mine))] == [False, True]
    page.get_by_role("button", name="Menu").click()  # the host stays the host, and hands the other seat out
    page.get_by_role("button", name="Links for friends").click()
    page.get_by_role("dialog").get_by_role("button", name="Make a link").click()
    other = context_of().new_page()
    other.goto(page.locator("dialog .address .url").inner_text())
    other.wait_for_selector(".screen[data-seq='0']")
    assert [seat["claimed"] for seat in seats_of(server, code_of(mine))] == [True, True]


@pytest.mark.parametrize(("language", "turn"), [("en", "Your turn."), ("fa", "نوبت شماست.")])
@pytest.mark.slow
def test_my_tables_are_listed_and_my_turn_is_first(
    context_of: Contexts, server: Server, language: str, turn: str
) -> None:
    context = context_of(language, viewport={"width": 1366, "height": 657})
    page = context.new_page()
    older = server.table({"kind": "me"}, BOT)[0]
    page.goto(older)
    page.wait_for_selector(".screen[data-mine=true]")
    gathering = server.table(ME, FRIEND)[0]
    page.goto(gathering)
    page.wait_for_selector("main ul li")
    gone = "AAAAAA"
    page.evaluate(
        """table => {
            const tables = JSON.parse(localStorage['kingtable.tables'])
            tables.unshift({ ...tables[0], table, at: Date.now() })
            localStorage['kingtable.tables'] = JSON.stringify(tables)
        }""",
        gone,
    )
    page.goto(server.address)
    rows = page.locator("section[aria-labelledby=my-tables] li")
    expect(rows).to_have_count(3)
    expect(rows.first).to_contain_text(turn)
    box = rows.first.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] < 657
    first = rows.first.get_by_role("button").first
    expect(first).to_have_attribute("aria-label", re.compile(code_of(older)))
    last = rows.last
    last.get_by_role("button").last.click()
    expect(last.get_by_role("button")).to_have_count(2)
    last.get_by_role("button").last.click()  # kept
    expect(rows).to_have_count(3)
    last.get_by_role("button").last.click()
    last.get_by_role("button").first.click()
    expect(rows).to_have_count(2)
    page.reload()
    expect(rows).to_have_count(2)
    expect(rows.first).to_contain_text(turn)
    first.click()
    page.wait_for_selector(".screen[data-mine=true]")


@pytest.mark.slow
def test_a_code_is_taken_from_any_keyboard_and_a_wrong_one_is_told_where_it_was_typed(
    context_of: Contexts, server: Server
) -> None:
    page = context_of().new_page()
    while True:  # a code with a digit in it
        link = server.table({"kind": "me"}, BOT)[0]
        if re.search(r"\d", code_of(link)):
            break
    persian = "".join("۰۱۲۳۴۵۶۷۸۹"[int(letter)] if letter.isdigit() else letter for letter in code_of(link))
    wide = "".join(chr(ord(letter) + 0xFEE0) if letter.isascii() else letter for letter in persian)
    page.goto(server.address)
    field = page.get_by_label("Have a code?")
    for wrong in ("ZZZZZZ", "!!", "abc"):
        field.fill(wrong)
        page.keyboard.press("Enter")
        expect(page.get_by_role("alert")).to_contain_text("six letters")
        expect(field).to_have_attribute("aria-invalid", "true")
        assert page.url.rstrip("/") == server.address
    field.fill(wide)
    page.keyboard.press("Enter")
    page.wait_for_selector(".screen[data-seq]")
    assert code_of(page.url) == code_of(link)


@pytest.mark.parametrize(
    ("path", "language"),
    in_turn(["/nothing", "/t/ACDEFG/nothing", "/deep/er/still", "/t/ZZZZZZ", "/t/ZZZZZZ/replay"], ["en", "fa"]),
)
@pytest.mark.slow
def test_a_place_that_is_not_there_has_a_way_on(context_of: Contexts, server: Server, language: str, path: str) -> None:
    page = context_of(language).new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto(server.address + path)
    said = page.locator("main .card").first
    expect(said).to_be_visible()
    expect(said.locator("p").first).not_to_be_empty()
    page.wait_for_load_state("networkidle")  # what is said seldom is read when it is needed
    text = said.locator("p").first.inner_text()
    assert "{" not in text
    assert page.locator("body").inner_text().count(text) == 1, "told once"
    if language == "fa":
        assert not re.search(r"\b(the|there|is)\b", said.inner_text())
    page.get_by_role("button", name={"en": "Home", "fa": "صفحهٔ اول"}[language]).or_(
        page.get_by_role("link", name={"en": "Home", "fa": "صفحهٔ اول"}[language])
    ).first.click()
    expect(page.locator(".game").first).to_be_visible()
    assert errors == []


@pytest.mark.slow
def test_a_guest_is_asked_for_a_name_once_and_it_is_offered_again(context_of: Contexts, server: Server) -> None:
    context = context_of()
    page = context.new_page()
    nameless = {"kind": "friend"}
    link = server.table(ME, nameless)[1]
    page.goto(link)
    name = page.get_by_label("What should the others call you?")
    name.fill("Grace")
    page.get_by_role("button", name="Keep").click()
    expect(name).to_have_count(0)
    page.reload()
    expect(page.locator("main ul")).to_be_visible()
    expect(name).to_have_count(0)
    assert seats_of(server, code_of(link))[1]["name"] == "Grace"
    other = server.table(ME, nameless)[1]
    page.goto(other)
    expect(name).to_have_value("Grace")
    page.get_by_role("button", name="Without a name").click()
    page.reload()
    expect(page.locator("main ul")).to_be_visible()
    expect(name).to_have_count(0)


@pytest.mark.slow
def test_the_first_game_is_gentle_and_the_next_is_as_it_was_set_up_last(context_of: Contexts, server: Server) -> None:
    import httpx

    def played(page: Page) -> dict[str, Any]:
        page.wait_for_url("**/t/*")
        told: dict[str, Any] = httpx.get(f"{server.address}/api/tables/{code_of(page.url)}", timeout=30).json()
        return told

    page = context_of().new_page()
    page.goto(server.address)
    page.get_by_role("button", name="Play now").first.click()
    first = played(page)
    bots = [seat["bot"] for seat in first["seats"] if seat["kind"] == "bot"]
    assert bots == ["person:12"] * 3, "as strong as the page takes a newcomer to be"
    extras = ("middle_kingdom", "harmony", "mighty_duel", "dynasty")
    assert [first["options"].get(extra, False) for extra in extras] == [False] * 4
    page.goto(f"{server.address}/#table")
    page.get_by_label("Bot in seat 2").select_option("greedy")
    page.locator("label", has_text=re.compile("^ ?2$")).first.click()
    page.get_by_role("button", name="Open the table").click()
    set_up = played(page)
    page.goto(server.address)
    page.get_by_role("button", name="Play now").first.click()
    page.wait_for_function("code => !location.href.includes(code)", arg=set_up["table"])
    again = played(page)
    what = [(seat["kind"], seat.get("bot"), seat["colour"]) for seat in set_up["seats"]]
    assert [(seat["kind"], seat.get("bot"), seat["colour"]) for seat in again["seats"]] == what
    assert again["options"] == set_up["options"]


@pytest.mark.slow
def test_leaving_for_good_asks_and_tells_what_becomes_of_the_seat(context_of: Contexts, server: Server) -> None:
    mine, _ = server.table(ME, FRIEND)
    page = context_of().new_page()
    deal_alone(page, mine)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Leave and forget this seat").click()
    asked = page.get_by_role("dialog").get_by_role("alert")
    expect(asked).to_contain_text("Your seat stays yours")
    asked.get_by_role("button", name="Stay").click()
    expect(asked).to_have_count(0)
    assert "/t/" in page.url
    page.get_by_role("button", name="Leave and forget this seat").click()
    asked.get_by_role("button", name="Leave for good").click()
    expect(page.locator("section[aria-labelledby=my-tables]")).to_have_count(0)
