"""King of Tokyo before several people at one screen: questions out of turn name who is asked, and nobody is "you"."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, expect

import kingtable
from tests.king_of_tokyo.table import c, m, sitting
from tests.page.hands import Server
from tests.page.shared import NAMES, Shared
from tests.page.test_access import violations

Match = kingtable.Match
HIT = "claw claw claw 1 2 2"
ALL = "1 2 3 heart energy claw"
NOT_ASKED, WAITS = re.compile(r"not asked$"), re.compile(r"at this screen.*waiting$")
YOU = re.compile(r"\b(you|your)\b", re.IGNORECASE)
RULEBOOK = ".offers, .note, .faces .does"
"""Cards there speak as the rulebook does."""


def at(match: Match, *moves: str) -> Match:
    for move in moves:
        match.play(move)
    return match


# Six monsters; after each: who is asked, in which order, and how each answers.
OUT_OF_TURN: dict[str, tuple[Callable[[], Match], list[tuple[int, str]]]] = {
    "yield": (
        lambda: at(sitting(m(), m(health=9), m(), m(), m(), m(), dice=HIT, city=2, bay=1), "done"),
        [(1, "stay"), (2, "yield")],
    ),
    "react": (
        lambda: at(sitting(m(), m(), m("wings", energy=4), m(), m(), m(), dice=HIT, city=2), "done"),
        [(2, "wings"), (2, "stay")],
    ),
    "probe": (
        lambda: at(sitting(m(), m("psychic_probe"), m(), m(), m(), m(), dice=ALL, city=1), "done"),
        [(1, "pass")],
    ),
    "opportunist": (
        lambda: at(
            sitting(m(energy=5), m(), m(), m("opportunist", energy=9), m(), m(), row=["heal"], deck=["jets"]),
            "buy heal",
        ),
        [(3, "pass")],
    ),
    "mimic": (
        lambda: at(
            sitting(m("jets", "wings", energy=5), m(c("mimic", copies="jets", of=0)), m("opportunist"), m(), m(), m()),
            "end",
        ),
        [(1, "pass")],
    ),
}


@pytest.mark.parametrize("name", OUT_OF_TURN)
@pytest.mark.slow
def test_a_question_out_of_turn_names_who_is_asked(
    context_of: Callable[..., BrowserContext], server: Server, name: str
) -> None:
    window: dict[str, Any] = {"viewport": {"width": 820, "height": 1180}}
    begin, answers = OUT_OF_TURN[name]
    stage = Shared(context_of(**window).new_page(), begin()).show(server.address)
    page = stage.page
    for seat, answer in answers:
        expect(page.locator(f"[data-edge='{seat}']")).to_be_attached()
        page.wait_for_selector(".screen[data-mine=true]")
        page.wait_for_selector(".sofa:not(.passes)")
        expect(page.locator("[data-sentence]")).to_contain_text(NAMES[seat])
        turn = stage.match.view(None)["turn"]
        if turn != seat:
            expect(page.locator(".only")).to_contain_text(NAMES[seat])
            others = {other for other in range(6) if other not in (seat, turn)}
            for other in others:
                expect(page.locator(f".figures [data-seat='{other}']")).to_have_accessible_name(NOT_ASKED)
            expect(page.locator(f".figures [data-seat='{turn}']")).to_have_accessible_name(WAITS)
        said = page.locator(".screen main").inner_text()
        for card in page.locator(RULEBOOK).all_inner_texts():
            said = said.replace(card, "")
        assert not YOU.search(said), said
        assert violations(page) == []
        page.locator(f"[data-move='{answer}'], [data-move^='{answer} ']").first.click()
    assert [moves[0].split()[0] for moves in stage.played] == [answer for _, answer in answers]
    assert stage.errors == []
