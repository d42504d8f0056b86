"""Which dominoes lie in a typed kingdom: what `laid` may say of them, and what is chosen where it says nothing."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import kingtable
from kingtable.kingdomino.shown.notation import kingdom_of, read_diagram
from kingtable.kingdomino.shown.possible import _FACES
from tests.kingdomino.test_typed_positions import remaining

LINES: dict[str, Any] = {"line": [[20, 0], [21, 1]], "next_line": [[n, None] for n in (30, 31, 32, 33)]}


def read(first: str, laid: Any = None, second: str = "CC", seed: int = 1, **given: Any) -> kingtable.Match:
    position = {"kingdoms": [first, second], **LINES, **given}
    return kingtable.from_position(position if laid is None else {**position, "laid": laid}, seed=seed)


@pytest.mark.parametrize(
    ("kingdom", "laid"),
    [
        ("CC W0 W0 W0 W0", ["1@1,0>E", "2@3,0>E"]),
        ("CC W0 W0 W0 W0", ["1@2,0>W", "2@4,0>W"]),
        ("CC W0 W0 W0 W0", [None, "2@3,0>E"]),
        ("CC W0 W0 F0 F0", [None, "3@3,0>E"]),
        ("CC W0 W0 F0 F0", ["1@1,0>E", None]),
        ("CC W0 M3", ["48@1,0>E"]),
        ("M3 W0 CC", ["48@-1,0>W"]),
        ("W0 / W0 / CC", ["1@0,1>N"]),
        ("W0 / W0 / CC", ["1@0,2>S"]),
        ("CC / W0 / W0", ["1@0,-2>N"]),
        ("W0 W0 / CC F0 / .. F0", ["1@0,1>E", "3@1,0>S"]),
        ("CC W0 .. / .. W0 .. / .. W0 W0", ["1@1,0>S", "2@1,-2>E"]),
    ],
)
def test_placements_that_can_be_are_read_and_written(kingdom: str, laid: list[str | None]) -> None:
    for seat in (0, 1):
        both: list[Any] = [[], []]
        both[seat] = laid
        kingdoms = [kingdom, "CC"] if seat == 0 else ["CC", kingdom]
        position = read(kingdoms[0], both, kingdoms[1]).position()
        kept = laid if laid[-1] is not None else laid[:-1]
        assert position["laid"][seat] == kept
        assert kingtable.from_position(position, seed=2).position() == position
        known = {int(text.partition("@")[0]) for text in laid if text}
        assert not known & {*position["deck"], *position.get("aside", [])}


@pytest.mark.parametrize(
    ("kingdom", "laid", "place"),
    [
        ("CC W0 W0 W0 W0", ["2@3,0>E", "1@1,0>E"], "[0]"),  # far from the castle
        ("CC W0 W0 F0 F0", ["1@1,0>E", "3@3,0>E"], "[1]"),  # beside another terrain alone
        ("CC W0 W0 W0 W0", ["1@1,0>E", "2@2,0>E"], "[1]"),  # one square lies twice
        ("CC W0 W0 W0 W0", ["1@1,0>E", "2@4,0>E"], "[1]"),  # beyond the kingdom
        ("CC W0 W0 W0 W0", [None, None, None], ""),
        ("CC W0 W0", ["3@1,0>E"], "[0]"),  # another terrain
        ("CC W0 M3", ["48@2,0>W"], "[0]"),  # the wrong way round
        ("CC W0 M3", ["1@1,0>E"], "[0]"),  # only one half is right
        ("M3 W0 CC", ["1@-1,0>W"], "[0]"),
        ("CC W0 W0", ["0@1,0>E"], "[0]"),
        ("CC W0 W0", ["49@1,0>E"], "[0]"),
        ("CC W0 W0", ["1@1,0>X"], "[0]"),
        ("CC W0 W0", [1], "[0]"),
        ("CC W0 W0", "1@1,0>E", ""),
    ],
)
def test_a_placement_that_cannot_be_is_refused_by_its_place(kingdom: str, laid: Any, place: str) -> None:
    for seat in (0, 1):
        both: list[Any] = [[], []]
        both[seat] = laid
        kingdoms = [kingdom, "CC"] if seat == 0 else ["CC", kingdom]
        with pytest.raises(kingtable.InvalidPosition) as refused:
            read(kingdoms[0], both, kingdoms[1])
        assert (refused.value.key, refused.value.field) == ("position-laid", f"laid[{seat}]{place}")


@pytest.mark.parametrize(
    ("first", "second", "key", "field", "why"),
    [
        ("CC W3 / W0 W0", "CC F3 F0", "position-kingdom-odd", "kingdoms[0]", {"count": 3}),
        ("CC F3 F0", "CC W0 F3", "position-squares", "kingdoms[0]", {"square": "F3"}),
        ("CC F0 F0", "CC W0 F3", "position-squares", "kingdoms[1]", {"square": "F3"}),
        ("CC W0 W0 / .. .. ..", "CC W0 .. W0", "position-kingdom-apart", "kingdoms[1]", {}),
        (
            "CC W0 M3", "M3 W0 CC", "position-squares-many", "kingdoms",
            {"square": "M3", "count": 2, "most": 1, "at": "kingdoms[0] (2, 0), kingdoms[1] (-2, 0)"},
        ),
    ],
)  # fmt: skip
def test_squares_that_no_box_holds_are_named_with_their_kingdom(
    first: str, second: str, key: str, field: str, why: dict[str, Any]
) -> None:
    with pytest.raises(kingtable.InvalidPosition) as refused:
        read(first, None, second)
    assert (refused.value.key, refused.value.field, dict(refused.value.why)) == (key, field, why)


CLAIMS: dict[str, Any] = {"line": [[5, 1]], "next_line": [[7, None], [8, None], [9, 1], [10, 0]], "claiming": 0}


@pytest.mark.parametrize(
    ("kingdom", "given"),
    [
        ("CC W0 W0", {"laid": [["1@1,0>E"], []]}),
        ("CC W0 W0", {}),
        ("CC", {"discarded": [[4], []]}),
        ("CC W0 M3", {"discarded": [[4], []]}),
        ("CC W0 M3 / F0 F0 ..", {}),
    ],
)
def test_who_claims_has_a_domino_lower_than_those_that_wait(kingdom: str, given: dict[str, Any]) -> None:
    for seed in range(5):
        match = read(kingdom, **{**CLAIMS, **given}, seed=seed)
        assert {1, 2, 3, 4} & {*remaining(match), *match.position()["discarded"][0]}
        assert match.position()["kingdoms"] == kingtable.from_position(match.position()).position()["kingdoms"]


@pytest.mark.parametrize(
    ("kingdom", "given"),
    [
        ("CC W0 M3", {}),
        ("CC", {"discarded": [[6], []]}),
        ("CC W0 M3", {"laid": [["48@1,0>E"], []]}),
        ("CC W0 M3", {"second": "CC W0 W0"}),
    ],
)
def test_who_claims_without_a_domino_lower_than_those_that_wait_is_refused(kingdom: str, given: dict[str, Any]) -> None:
    with pytest.raises(kingtable.InvalidPosition) as refused:
        read(kingdom, **{**CLAIMS, **given})
    assert (refused.value.key, refused.value.field) == ("position-claiming-first", "line")
    assert dict(refused.value.why) == {"domino": 5}


def test_who_claims_in_a_study_that_no_dominoes_make_is_taken_at_the_word() -> None:
    study = "CC M2 .. / M2 M2 W0"
    match = read(study, **CLAIMS)
    assert match.position()["claiming"] == 0
    assert not {45, 46, 47} & {*match.position()["deck"], *match.position()["aside"]}
    with pytest.raises(kingtable.InvalidPosition, match="lower"):
        read(study, **CLAIMS, discarded=[[], [1, 2]], aside=[3, 4])


STUDIES = ["CC M2 .. / M2 M2 W0", "CC M3 P2 / .. P2 S2", "CC M0 L1 / .. M1 S2", "CC W0 W0 / .. W1 M3 / .. M2 M2"]


@pytest.mark.parametrize("study", STUDIES)
def test_of_a_study_that_no_dominoes_make_as_few_lie_as_have_its_squares(study: str) -> None:
    squares = Counter(4 * terrain + crowns for terrain, crowns in read_diagram(study, 5).values())
    for seed in range(8):
        match = read(study, seed=seed)
        lie = remaining(match)
        spare = Counter(kind for domino in lie for kind in _FACES[domino - 1])
        assert not squares - spare, "every square is on one of them"
        spare.subtract(squares)
        assert all(Counter(_FACES[domino - 1]) - spare for domino in lie), "and none is there for nothing"
        assert kingdom_of(match.state, 0) == read_diagram(study, 5)
