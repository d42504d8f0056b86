"""Perft: how many sequences of actions there are from a position, by depth.

The counts of tests/perft/*.txt come from the reference. They are counted again: all of them by the compiled
rules, the small ones by the front door and by the reference.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pytest

import kingtable
from kingtable.engine.compiler.jit import copy_record, rule
from kingtable.engine.record import pack
from kingtable.kingdomino import layout, rules
from tests.reference.kingdomino import Game

FOLDER = Path(__file__).parents[1] / "perft"
SMALL = 1500


class Case(NamedTuple):
    title: str
    position: dict[str, Any]
    counts: dict[int, int]  # depth -> nodes

    def small(self) -> dict[int, int]:
        """The first depth, and further ones as long as there is little to count."""
        return {
            depth: nodes
            for depth, nodes in self.counts.items()
            if depth == 1 or max(self.counts[d] for d in range(1, depth + 1)) <= SMALL
        }


def cases() -> list[Case]:
    found = []
    for file in sorted(FOLDER.glob("*.txt")):
        remark = ""
        for line in file.read_text(encoding="utf-8").splitlines():
            match line.split(maxsplit=1):
                case ["#", text]:
                    remark = text
                case ["position", text]:
                    found.append(Case(f"{file.stem}: {remark}", json.loads(text), {}))
                case ["depth", text]:
                    depth, _, nodes = text.split()
                    found[-1].counts[int(depth)] = int(nodes)
    return found


CASES = cases()
every_case = pytest.mark.parametrize("case", CASES, ids=[case.title for case in CASES])


def by_reference(game: Game, depth: int) -> int:
    legal = game.legal()
    if depth == 1:
        return len(legal)
    nodes = 0
    for move in legal:
        after = game.copy()
        after.play(move)
        nodes += by_reference(after, depth - 1)
    return nodes


def by_front_door(match: kingtable.Match, depth: int) -> int:
    legal = match.legal()
    if depth == 1:
        return len(legal)
    nodes = 0
    for move in legal:
        after = match.copy()
        after.play(move)
        nodes += by_front_door(after, depth - 1)
    return nodes


@rule
def by_compiled_rules(states: Any, legal: Any, depth: int) -> int:
    """`states` and `legal` have a row for each depth; states[depth] is the position."""
    n = rules.legal(states[depth], legal[depth])
    if depth == 1:
        return n
    nodes = 0
    for i in range(n):
        copy_record(states[depth - 1], states[depth])
        rules.apply(states[depth - 1], legal[depth, i])
        nodes += by_compiled_rules(states, legal, depth - 1)
    return nodes


@every_case
@pytest.mark.compiled
def test_perft_by_compiled_rules(case: Case) -> None:
    deepest = max(case.counts)
    states = np.repeat(pack(kingtable.from_position(case.position).state), deepest + 1)
    legal = np.zeros((deepest + 1, layout.ACTIONS), np.int32)
    for depth, nodes in case.counts.items():
        states[depth] = states[deepest]
        assert by_compiled_rules(states, legal, depth) == nodes, f"depth {depth}"


@every_case
def test_perft_by_the_front_door(case: Case) -> None:
    match = kingtable.from_position(case.position)
    for depth, nodes in case.small().items():
        assert by_front_door(match, depth) == nodes, f"depth {depth}"


@every_case
def test_perft_by_the_reference(case: Case) -> None:
    game = Game.from_position(case.position)
    for depth, nodes in case.small().items():
        assert by_reference(game, depth) == nodes, f"depth {depth}"


def test_perft_meets_every_kind_of_action() -> None:
    firsts = [move for case in CASES for move in kingtable.from_position(case.position).legal()]
    for kind in ("=", "x", ">E", ">N", ">W", ">S"):
        assert any(kind in move for move in firsts)
