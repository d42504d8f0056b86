"""Setting the table for the tests: positions in one line, and games played to their end."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import kingtable
from kingtable import bots

Match = kingtable.Match


def new(players: int = 2, seed: int = 1, **options: Any) -> Match:
    return kingtable.new("kingdomino", players=players, seed=seed, **options)


def table(
    *kingdoms: str,
    line: list[list[int | None]] | None = None,
    next_line: list[list[int | None]] | None = None,
    deck: list[int] | None = None,
    discarded: list[list[int]] | None = None,
    kings: list[int] | None = None,
    **options: Any,
) -> Match:
    """A position: kingdoms as diagrams, with nothing in lines and deck unless given."""
    position: dict[str, Any] = {
        "version": 1,
        "game": "kingdomino",
        "options": {"players": len(kingdoms), **options},
        "kingdoms": list(kingdoms),
        "discarded": discarded or [[] for _ in kingdoms],
        "line": line or [],
        "next_line": next_line or [],
        "deck": deck or [],
    }
    if kings is not None:
        position["kings"] = kings
    return kingtable.from_position(position)


def placing(kingdom: str, domino: int, **options: Any) -> Match:
    """Seat 0 has to add this domino to this kingdom; nothing follows."""
    return table(kingdom, "CC", line=[[domino, 0]], **options)


def final(*kingdoms: str, **options: Any) -> Match:
    """The last domino lies: these kingdoms are counted."""
    return table(*kingdoms, **options)


def score(kingdom: str, **options: Any) -> int:
    """The final score of one kingdom."""
    return int(final(kingdom, "CC", **options).scores[0])


def play_out(match: Match, seed: int = 0) -> Match:
    """Random actions to the end."""
    rng = random.Random(seed)
    while not match.over:
        match.play(rng.choice(match.legal()))
    return match


def play_opening(match: Match) -> Match:
    """Every king takes the first free domino."""
    while match.position()["next_line"] and not match.position()["line"]:
        match.play(match.legal()[0])
    return match


def play_round(match: Match, seed: int = 0) -> list[tuple[int, int]]:
    """Plays until the line is done; who placed which domino, in order."""
    rng = random.Random(seed)
    placed = []
    first = {domino for domino, _ in match.position()["line"]}
    while first & {domino for domino, _ in match.position()["line"]} or match.view(None)["phase"] == "claim":
        seat = match.to_move
        assert seat is not None
        move = rng.choice(match.legal())
        if not move.startswith("="):
            placed.append((seat, int(move.split("@")[0].rstrip("x"))))
        match.play(move)
    return placed


def refusal(match: Match, move: str) -> kingtable.IllegalAction:
    """Why this action is refused; that it leaves everything as it was."""
    before = match.position()
    try:
        match.play(move)
    except kingtable.IllegalAction as refused:
        assert match.position() == before
        return refused
    raise AssertionError(f"{move} was not refused")


def squares(match: Match, seat: int = 0) -> dict[tuple[int, int], str]:
    """The squares of a kingdom as they lie: (x, y) -> W1 or CC."""
    return squares_of(match.position()["kingdoms"][seat])


def squares_of(diagram: str) -> dict[tuple[int, int], str]:
    """The squares of a diagram as they lie."""
    rows = [row.split() for row in diagram.replace("\n", "/").split("/")]
    top = next(y for y, row in enumerate(rows) if "CC" in row)
    left = rows[top].index("CC")
    return {(x - left, top - y): square for y, row in enumerate(rows) for x, square in enumerate(row) if square != ".."}


@cache
def halves(number: int) -> tuple[str, str]:
    """The terrain side of a domino, seen by laying it down."""
    match = placing("CC", number)
    match.play(f"{number}@1,0>E")
    return squares(match)[1, 0], squares(match)[2, 0]


def played(seed: int, *, duel: bool = False) -> Match:
    """A game between four bots, or a Mighty Duel between two, played to its end."""
    options: dict[str, Any] = {"players": 2, "mighty_duel": True} if duel else {"players": 4}
    match = kingtable.new("kingdomino", seed=seed, harmony=True, middle_kingdom=True, **options)
    while not match.over:
        seat = match.to_move
        assert seat is not None
        for move in bots.choose("kingdomino", "greedy", match.observe(seat, 0), seat, 0):
            match.play(move)
    return match


def all_dominoes(match: Match) -> list[int]:
    """Everything that is dealt to a new game: the first line and the stack."""
    position = match.position()
    return [*(domino for domino, _ in position["next_line"]), *position["deck"]]


def events(match: Match, kind: str) -> list[dict[str, Any]]:
    return [event for event in match.events if event["e"] == kind]


FULL = "W0 W0 W0 L0 L0 / W1 W0 L0 L0 L0 / M0 M3 CC W1 P0 / M2 S0 W0 W0 P2 / W1 S0 S0 S0 S0"  # 28 points
FULL_AT_THE_EDGE = "M2 S0 W0 W0 P2 / W1 S0 S0 S0 S0 / W0 W0 W0 L0 L0 / W1 W0 L0 L0 L0 / M0 M3 CC W1 P0"
