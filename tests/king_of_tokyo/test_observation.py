"""An observation of King of Tokyo shows what the view of its seat shows, counted from that seat, and nothing more."""

from __future__ import annotations

import random
from typing import Any

import pytest

import kingtable
from kingtable.engine.compiler.jit import interpreted
from kingtable.king_of_tokyo.cards.deck import IDS, NUMBER
from kingtable.king_of_tokyo.layout import FACES
from kingtable.king_of_tokyo.observing.observation import Observation, observe
from tests.king_of_tokyo.table import c, m, sitting


def seen(match: kingtable.Match, seat: int) -> Any:
    """What a seat observes."""
    found = Observation()
    interpreted(observe)(match.state, seat, found)
    return found


@pytest.mark.parametrize("players", range(2, 7))
def test_it_shows_what_the_view_shows(players: int) -> None:
    match, chance = kingtable.new("king-of-tokyo", players=players, seed=players), random.Random(players)
    while not match.over and len(match.moves) < 120:
        match.play(chance.choice(match.legal()))
        for seat in range(players):
            told, view = seen(match, seat), match.view(seat)
            for n in range(players):
                monster: dict[str, Any] = {**view["monsters"][(seat + n) % players]}
                figures = ("health", "vp", "energy", "poison", "shrink")
                assert [getattr(told, name)[n] for name in figures] == [monster[name] for name in figures]
                cards = [card["card"] for card in monster["cards"]]
                works = cards + [card["copies"] for card in monster["cards"] if card.get("copies")]
                assert told.cards[n] == [works.count(card) for card in IDS[: len(told.cards[n])]]
                assert told.many[n] == len(set(works))
            assert told.health[players:] == [0] * (6 - players)
            assert [kind and IDS[kind - 1] for kind in told.row] == [
                card["card"] if card else 0 for card in view["row"]
            ]
            assert told.price == [card["price"] if card else 0 for card in view["row"]]
            assert [face for face, n in zip(FACES, told.faces, strict=True) for _ in range(n)] == sorted(
                (face for face in view["dice"]), key=FACES.index
            )
            assert told.mover == (0 if match.to_move is None else (match.to_move - seat) % players + 1)


def test_the_top_card_is_seen_by_whom_the_lab_shows_it() -> None:
    match = sitting(m("made_in_a_lab", energy=9), m(), m(), phase="buy")
    top = match.view(0)["top"]
    assert top is not None
    assert IDS[seen(match, 0).top - 1] == top["card"]
    assert [seen(match, seat).top for seat in (1, 2)] == [0, 0]


def test_what_a_mimic_copies_works_for_its_owner() -> None:
    match = sitting(m("jets", "mimic", energy=3), m("wings", "urbavore"), m(), phase="mimic")
    match.play("mimic wings of 1")
    told = seen(match, 0)
    jets, wings, mimic = (NUMBER[card] for card in ("jets", "wings", "mimic"))
    assert (told.cards[0][jets], told.cards[0][wings], told.cards[0][mimic]) == (1, 1, 1)
    assert told.cards[1][wings] == 1
    assert told.copied == wings + 1


def test_counters_and_what_was_paid_lie_on_their_card() -> None:
    smoke, head = NUMBER["smoke_cloud"], NUMBER["extra_head"]
    cards = (c("smoke_cloud", counters=2, paid=4), c("extra_head", paid=5), c("extra_head", paid=7))
    told = seen(sitting(m(*cards), m(), m(), phase="buy"), 1)
    assert (told.cards[2][smoke], told.paid[smoke], told.counters) == (1, 4, [2, 0, 0])
    assert (told.cards[2][head], told.many[2], sorted([told.paid[head], told.paid[-1]])) == (2, 2, [5, 7])
    assert sum(told.paid) == 16
