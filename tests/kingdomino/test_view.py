"""A view tells the position: every field of it, worked out once more from the position and what was played."""

from __future__ import annotations

import random
import re
from itertools import pairwise
from typing import Any

import pytest

import kingtable
from kingtable.kingdomino.layout import OVER
from tests.kingdomino.table import events, final, new, squares_of

Square = tuple[int, int]
STEPS = {"E": (1, 0), "N": (0, 1), "W": (-1, 0), "S": (0, -1)}
NAMES = dict(zip("WFLPSM", ("wheat", "forest", "water", "pasture", "swamp", "mine"), strict=True))
FORMATS: list[tuple[dict[str, Any], int, int]] = [
    ({"players": 2, "dynasty": True, "harmony": True, "middle_kingdom": True}, 6, 2),
    ({"players": 2, "mighty_duel": True, "middle_kingdom": "window"}, 12, 2),
    ({"players": 3, "harmony": True}, 12, 1),
    ({"players": 3, "three_players": 48}, 12, 1),
    ({"players": 4, "middle_kingdom": True}, 12, 1),
]
"""Options, the rounds of a game, and the kings of each player."""


def properties_of(kingdom: dict[Square, str]) -> list[tuple[str, frozenset[Square], int]]:
    """Terrain, squares and crowns of each property."""
    found, left = [], {square: face for square, face in kingdom.items() if face != "CC"}
    while left:
        square, face = left.popitem()
        whole, crowns, waiting = {square}, int(face[1]), [square]
        while waiting:
            x, y = waiting.pop()
            for dx, dy in STEPS.values():
                if left.get((x + dx, y + dy), "..")[0] == face[0]:
                    crowns += int(left.pop((x + dx, y + dy))[1])
                    whole.add((x + dx, y + dy))
                    waiting.append((x + dx, y + dy))
        found.append((NAMES[face[0]], frozenset(whole), crowns))
    return found


def bonuses(options: dict[str, Any], box: list[int], side: int, discards: int, ended: bool) -> tuple[str, str]:
    """Middle Kingdom and Harmony, as they stand."""
    middle = harmony = "off"
    if options.get("middle_kingdom"):
        near = max(-box[0], -box[1], box[2], box[3]) <= side // 2
        centred = (-box[0], -box[1]) == (box[2], box[3]) if options["middle_kingdom"] is True else near
        middle = ("won" if centred else "lost") if ended else "open" if near else "lost"
    if options.get("harmony"):
        harmony = "lost" if discards else "won" if ended else "open"
    return middle, harmony


def check_kingdom(
    position: dict[str, Any], options: dict[str, Any], seat: int, told: dict[str, Any], ended: bool
) -> None:
    """What a view tells of one kingdom."""
    kingdom = squares_of(position["kingdoms"][seat])
    xs, ys = [x for x, _ in kingdom], [y for _, y in kingdom]
    box, side = [min(xs), min(ys), max(xs), max(ys)], 7 if options["mighty_duel"] else 5
    assert (told["side"], told["box"]) == (side, box)
    assert told["room"] == [box[2] - side + 1, box[3] - side + 1, box[0] + side - 1, box[1] + side - 1]
    shown = {(one["x"], one["y"]): (one["terrain"], one["crowns"]) for one in told["squares"]}
    assert len(shown) == len(told["squares"])
    faces = {at: ("castle", 0) if face == "CC" else (NAMES[face[0]], int(face[1])) for at, face in kingdom.items()}
    assert shown == faces
    found = properties_of(kingdom)
    shown_properties = [
        (one["terrain"], frozenset(map(tuple, one["squares"])), one["crowns"]) for one in told["properties"]
    ]
    assert len(shown_properties) == len(found)
    assert set(shown_properties) == set(found)
    order = [(-one["points"], -len(one["squares"])) for one in told["properties"]]
    assert order == sorted(order)
    assert [one["points"] for one in told["properties"]] == [len(at) * crowns for _, at, crowns in shown_properties]
    points = sum(len(at) * crowns for _, at, crowns in found)
    discards = position["discarded"][seat]
    middle, harmony = bonuses(options, box, side, len(discards), ended)
    assert (told["middle_kingdom"], told["harmony"]) == (middle, harmony)
    bonus = 10 * (middle == "won") + 5 * (harmony == "won")
    assert (told["points"], told["bonus"], told["score"]) == (points, bonus, points + bonus)
    assert told["largest"] == max((len(at) for _, at, _ in found), default=0)
    assert told["crowns"] == sum(crowns for _, _, crowns in found)
    assert told["discarded"] == discards
    laid = [re.fullmatch(r"(\d+)@(-?\d+),(-?\d+)>(.)", text) for text in position.get("laid", {seat: []})[seat]]
    lying = []
    for one in filter(None, laid):
        x, y, (dx, dy) = int(one[2]), int(one[3]), STEPS[one[4]]
        lying.append({"domino": int(one[1]), "left": [x, y], "right": [x + dx, y + dy]})
    assert told["dominoes"] == lying


def check_end_of_a_game(match: kingtable.Match, history: list[list[int]], rounds: int) -> None:
    """A game of a Dynasty has ended and the next one has begun: what the page shows between them."""
    ends = [moment.state for moment in match.moments() if moment.state.phase == OVER]
    assert ends
    for state in ends:
        view = match.rules.view(state, match.options)
        assert (view["phase"], view["over"], view["to_move"]) == ("over", False, None)
        assert (view["line"], view["next_line"], view["kings"]) == ([], [], [])
        assert (view["round"], view["rounds"], view["game_number"]) == (rounds, rounds, len(history))
        assert (view["ranks"], view["winners"], view["tie_break"]) == (None, [], None)
        assert view["history"] == [{"scores": scores} for scores in history]
        assert view["scores"] == [sum(scores) for scores in zip(*history, strict=True)]
        assert [kingdom["score"] for kingdom in view["kingdoms"]] == history[-1]


@pytest.mark.parametrize(("options", "rounds", "kings"), FORMATS, ids=str)
def test_a_view_tells_the_position_and_the_round(options: dict[str, Any], rounds: int, kings: int) -> None:
    match, chance, taken, number = new(seed=6, **options), random.Random(6), 0, 1
    line = kings * options["players"]
    finished: list[list[int]] = []
    last: list[int] = []
    view = match.view(None)
    while True:
        position = match.position()
        if view["game_number"] != number:
            number, taken, finished = view["game_number"], 0, [*finished, last]
        assert number == position.get("dynasty", {"game": 1})["game"]
        opening = "kings" in position
        phase = "over" if match.over else "opening" if opening else "claim" if "claiming" in position else "place"
        assert (view["phase"], view["to_move"], view["over"]) == (phase, match.to_move, match.over)
        begun = taken if phase != "claim" else taken - 1
        assert (view["rounds"], view["games"]) == (rounds, 3 if options.get("dynasty") else 1)
        assert view["round"] == (rounds if match.over else 0 if opening else begun // line + 1)
        assert view["kings"] == position.get("kings", [])
        states = {
            state: [(one["domino"], one["seat"]) for one in view["line"] if one["state"] == state]
            for state in ("done", "now", "waits")
        }
        waits = [tuple(pair) for pair in position["line"]]
        assert states["now"] + states["waits"] == (waits if phase != "claim" else [*states["now"], *waits])
        if phase == "claim":
            assert [seat for _, seat in states["now"]] in ([], [position["claiming"]])
        assert len(states["done"]) == (0 if phase in ("opening", "over") else begun % line)
        assert [[one["domino"], one["seat"]] for one in view["next_line"]] == position["next_line"]
        for seat in range(match.players) if taken % 3 == 0 or match.over else ():
            check_kingdom(position, match.options, seat, view["kingdoms"][seat], match.over)
        totals = [sum(game[seat] for game in finished) for seat in range(match.players)]
        shown = [kingdom["score"] for kingdom in view["kingdoms"]]
        assert view["scores"] == [total + score for total, score in zip(totals, shown, strict=True)] == match.scores
        history = [*finished, shown] if match.over and options.get("dynasty") else finished
        assert view["history"] == [{"scores": scores} for scores in history]
        assert (view["ranks"], view["tie_break"] is not None) == (match.ranks if match.over else None, match.over)
        assert view["winners"] == match.winners
        if match.over:
            break
        move = chance.choice(match.legal())
        placed = not move.startswith("=")
        match.play(move)
        taken += placed
        view = match.view(None)
        if view["game_number"] != number:  # the kingdoms are counted as they lie at the end
            last = events(match, "scored")[-1]["scores"]
            check_end_of_a_game(match, [*finished, last], rounds)
    assert number == (3 if options.get("dynasty") else 1)


@pytest.mark.parametrize(
    ("kingdoms", "by"),
    [
        (("CC W1", "CC W1"), ["shared"]),
        (("CC W0 W0", "CC"), ["largest"]),
        (("CC M3", "CC W1 W0"), []),
        (("L0 .. / P2 L0 / CC L0", "W0 .. / S0 S1 / CC P0"), ["crowns"]),
        (("CC", "CC W0 W0", "CC"), ["largest", "shared"]),
        (("CC M3", "CC", "CC"), ["shared"]),
        (("CC", "CC", "CC M3", "CC W1"), ["shared"]),
    ],
    ids=str,
)
def test_what_decided_a_tie_is_told_for_neighbours_in_rank(kingdoms: tuple[str, ...], by: list[str]) -> None:
    view = final(*kingdoms).view(None)
    assert [one["by"] for one in view["tie_break"]] == by
    order = sorted(range(len(kingdoms)), key=view["ranks"].__getitem__)
    pairs = [list(pair) for pair in pairwise(order)]
    assert [one["seats"] for one in view["tie_break"]] == [
        pair for pair in pairs if len({view["scores"][seat] for seat in pair}) == 1
    ]


def test_the_first_and_the_last_domino_are_shown_where_they_were_discarded() -> None:
    view = final("CC", "CC", discarded=[[1, 48], [2, 47]]).view(None)
    assert [kingdom["discarded"] for kingdom in view["kingdoms"]] == [[1, 48], [2, 47]]


def test_views_that_follow_each_other_are_those_of_each_state_alone() -> None:
    match, chance = new(players=3, seed=8), random.Random(8)
    states = [match.state]
    while not match.over:
        match.play(chance.choice(match.legal()))
        states.append(match.state)
    views = match.rules.views(states, match.options)
    assert views == [match.rules.view(state, match.options) for state in states]
    assert all(views[0]["kingdoms"][seat] is views[1]["kingdoms"][seat] for seat in range(3)), "made once"
