"""The rows of `benchmarks.strength`: each has a name, its deals are numbered, and a bot meets itself once a deal."""

from __future__ import annotations

from dataclasses import replace

import pytest

from benchmarks import doubling
from benchmarks.strength import GAMES, TWO, Match, asked_for, king_of_tokyo, kingdomino
from kingtable.bots import make
from kingtable.engine.games import spec_of

SHORT = Match("short", "novice", "random", TWO, 4)


@pytest.mark.parametrize("game", GAMES)
def test_every_row_has_a_name_of_its_own(game: str) -> None:
    every = GAMES[game].matches
    assert len({match.name for match in every}) == len(every)
    for match in every:
        assert asked_for(game, [match.name]) == [match]


def test_every_row_of_kingdomino_can_be_played() -> None:
    for match in GAMES["kingdomino"].matches:
        spec_of("kingdomino").full(match.table)
        for bot in (match.first, match.other):
            make("kingdomino", bot)


def test_rows_are_asked_for_by_pattern() -> None:
    duels = asked_for("kingdomino", ["duel-*"])
    assert len(duels) > 2
    assert all(match.table["mighty_duel"] for match in duels)
    assert asked_for("kingdomino", []) == list(GAMES["kingdomino"].matches)
    with pytest.raises(SystemExit, match="no row 'dual'; there are 2018, "):
        asked_for("kingdomino", ["duel-*", "dual"])


def test_the_first_deal_may_be_any() -> None:
    """Four deals are the two first and the two next ones, and the same figures come again."""
    whole, begin, rest = (kingdomino(replace(SHORT, deals=n), k) for n, k in ((4, 0), (2, 0), (2, 2)))
    assert (whole.games, begin.games, rest.games) == (8, 4, 4)
    assert begin.score != rest.score
    assert whole.score == pytest.approx((begin.score + rest.score) / 2)
    assert whole.margin == pytest.approx((begin.margin + rest.margin) / 2)
    again = kingdomino(replace(SHORT, deals=2), 2)
    assert replace(again, first_ms=0, other_ms=0) == replace(rest, first_ms=0, other_ms=0)


def test_a_bot_meets_itself_once_a_deal() -> None:
    row = kingdomino(Match("itself", "random", "random", TWO, 3))
    assert row.games == 3
    assert row.score_half > 0
    assert row.score == pytest.approx((2 * row.score_other + row.margin) / 2)
    assert GAMES["kingdomino"].line(row).startswith("| `itself` | `random` | `random` | 3 |")


@pytest.mark.compiled
def test_the_deals_of_king_of_tokyo_are_numbered_too() -> None:
    (match,) = asked_for("king-of-tokyo", ["roller-racer-3"])
    whole, begin, rest = (king_of_tokyo(replace(match, deals=n), k) for n, k in ((8, 0), (4, 0), (4, 4)))
    assert (whole.games, begin.games, rest.games) == (24, 12, 12)
    assert whole.wins == pytest.approx((begin.wins + rest.wins) / 2)
    assert begin.wins != rest.wins
    assert whole.fair == pytest.approx(3 * whole.wins)
    assert GAMES["king-of-tokyo"].line(whole).startswith("| `roller-racer-3` | roller | racer | 3 | 24 |")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.slow
def test_a_row_is_drawn_by_its_budgets(game: str) -> None:
    played = GAMES[game]
    rows = {}
    for match in played.doubling:
        short = replace(match, deals=2)
        rows[match.name] = [played.played(short.with_budget(budget)) for budget in (4, 8)]
        assert [row.first for row in rows[match.name]] == ["expert:4", "expert:8"]
    picture = doubling.drawn(played, rows, [4, 8])
    assert all(f"{name}</text>" in picture for name in rows)
    assert all(row.first in picture for some in rows.values() for row in some)
