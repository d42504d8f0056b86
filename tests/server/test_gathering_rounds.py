"""The rounds before a deal, as values: when each ends, who seals again, and what the frames say of it."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, fields

import pytest

from kingtable.engine.deal import share_commitment
from kingtable.server.store.rows import Seat, TableRow
from kingtable.server.table.gathering import Gathering
from kingtable.server.table.state import State

ROW = TableRow(
    table="ACDEFG",
    game="kingdomino",
    options={"players": 3},
    key=b"k" * 32,
    commitment="c" * 64,
    created=1_700_000_000_000,
    seats=[Seat(seat, "human", colour) for seat, colour in enumerate(("blue", "rose", "pine"))],
)
NOW, ROUND = 100.0, 10.0


def share(seat: int, number: int = 1) -> str:
    return bytes([seat, number] * 16).hex()


def sealed(gathering: Gathering, *seats: int, number: int = 1) -> Gathering:
    for seat in seats:
        gathering = gathering.sit(seat, share_commitment(ROW.table, seat, bytes.fromhex(share(seat, number))))
    return gathering


def revealed(gathering: Gathering, *seats: int, number: int = 1) -> Gathering:
    for seat in seats:
        gathering = gathering.reveal(ROW, seat, share(seat, number))
    return gathering


def bound() -> Gathering:
    """All three have sealed and been bound; the first two have revealed."""
    return revealed(sealed(Gathering(), 0, 1, 2).bind(ROW, NOW), 0, 1)


def sealing() -> Gathering:
    """The third one kept its share back, and the others are asked for another one."""
    return bound().passed(ROW, NOW + ROUND)


def test_nothing_ends_before_the_deal_has_begun() -> None:
    waiting = sealed(Gathering(), 0, 1, 2)
    assert not waiting.begun
    assert waiting.passed(ROW, 1e9) is waiting


def test_who_has_not_revealed_is_left_out_when_ten_seconds_are_over_and_not_before() -> None:
    assert bound().passed(ROW, NOW + ROUND - 0.001) == bound()
    assert bound().passed(ROW, NOW + ROUND).silent == {2}
    whole = revealed(bound(), 2)
    assert whole.passed(ROW, NOW + ROUND) is whole, "nobody is missing"


def test_the_others_seal_again_for_ten_seconds_or_until_all_have() -> None:
    begun = NOW + ROUND
    one = sealed(sealing(), 0, number=2)
    assert not one.passed(ROW, begun + ROUND - 0.001).revealing
    assert one.passed(ROW, begun + ROUND).revealing
    both = sealed(one, 1, number=2)
    assert frozenset(both.commits) == both.sealing == frozenset({0, 1})
    assert both.passed(ROW, begun).revealing, "all have: nobody waits"


def test_the_frames_say_how_a_round_goes() -> None:
    told = [
        (gathering.written(ROW, NOW)["sealing"], gathering.written(ROW, NOW)["revealing"])
        for gathering in (Gathering(), bound(), sealing(), sealed(sealing(), 0, 1, number=2).passed(ROW, NOW))
    ]
    assert told == [(False, False), (False, True), (True, False), (False, True)]


@pytest.mark.parametrize(("after", "left"), [(0.0, 10.0), (6.74, 3.3), (9.5, 0.5), (10.0, 0.0), (12.0, 0.0)])
def test_the_frames_say_how_many_seconds_are_left_in_tenths(after: float, left: float) -> None:
    assert bound().written(ROW, NOW + after)["left"] == left
    assert Gathering().written(ROW, NOW)["left"] is None


@pytest.mark.parametrize("value", [Gathering(), State(ROW)])
def test_a_value_is_not_changed_in_place(value: Gathering | State) -> None:
    for field in fields(value):
        with pytest.raises(FrozenInstanceError):
            setattr(value, field.name, None)
