"""The engine against the reference, action by action.

    uv run python -m tests.reference.differential --games 100000 --processes 2 [--side door]

Random games are played on both at once. After every action both must agree on the legal actions, who is
to move, the scores, the ranks, the end, and on everything that lies on the table. The deal is read from
the engine (that it deals fairly is tested elsewhere); everything after it the reference works out itself.
"""

from __future__ import annotations

import argparse
import random
import sys
from functools import partial
from itertools import product
from typing import Any

from kingtable import IllegalAction
from tests.reference.kingdomino import Game, Options
from tests.reference.kingdomino_kingdom import CASTLE, Kingdom, Placement
from tests.reference.many import Chunk, Differs, compare
from tests.reference.sides import Compiled, Door, Side

SIDES: dict[str, type[Side]] = {"door": Door, "compiled": Compiled}

# What is played at the table; every other option is spread over the games of each format.
FORMATS: dict[str, list[dict[str, Any]]] = {
    "two": [{"players": 2}],
    "three-36": [{"players": 3, "three_players": 36}],
    "three-48": [{"players": 3, "three_players": 48}],
    "four": [{"players": 4}],
    "duel": [{"players": 2, "mighty_duel": True}],
    "dynasty": [
        {"players": 2, "dynasty": True},
        {"players": 3, "three_players": 36, "dynasty": True},
        {"players": 3, "three_players": 48, "dynasty": True},
        {"players": 4, "dynasty": True},
        {"players": 2, "mighty_duel": True, "dynasty": True},
    ],
}
SPREAD: list[dict[str, Any]] = [
    {"middle_kingdom": middle, "harmony": harmony, "start_order": order}
    for middle, harmony, order in product((False, True, "window"), (False, True), ("kings", "snake"))
]


def options_of(form: str, index: int) -> dict[str, Any]:
    """The options of a format's game number `index`: all combinations in turn."""
    tables = FORMATS[form]
    return {**tables[index % len(tables)], **SPREAD[index // len(tables) % len(SPREAD)]}


def choose(game: Game, legal: list[str], tidy: bool, rng: random.Random) -> str:
    """A random action; a tidy player takes one of those that keep the kingdom small, so that some
    kingdoms get full and the frame is met from every side."""
    if not tidy or game.claiming or len(legal) == 1 or rng.random() < 0.2:
        return rng.choice(legal)
    seat = game.line[0].seat
    assert seat is not None
    kingdom = game.kingdoms[seat]

    def room_taken(placement: Placement) -> int:
        west, south, east, north = Kingdom(
            kingdom.side, {**kingdom.squares, placement.left: CASTLE, placement.right: CASTLE}
        ).box
        return (east - west + 1) * (north - south + 1)

    offers = kingdom.placements(game.line[0].number)
    if not offers:
        return rng.choice(legal)
    offers = rng.sample(offers, min(6, len(offers)))
    return str(min(offers, key=room_taken))


def play(side: type[Side], form: str, index: int, seed: int) -> int:
    """Play one game on both; the number of actions. Raises `Differs`."""
    options = options_of(form, index)
    engine = side(options, seed)
    game = Game.start(Options(**options), engine.deal())
    rng = random.Random(seed)
    tidy = index % 3 == 0
    moves: list[str] = []
    while True:
        legal = game.legal()
        seen, expected = engine.seen(), engine.expected(game, legal)
        if seen != expected:
            found = [(what, seen[what], expected[what]) for what in seen if seen[what] != expected[what]]
            raise Differs(report(form, index, seed, moves, game, found))
        if game.over:
            return len(moves)
        move = choose(game, legal, tidy, rng)
        moves.append(move)
        try:
            engine.play(move, game)
        except IllegalAction as refusal:
            refused = [("play", str(refusal), "legal")]
            raise Differs(report(form, index, seed, moves, game, refused)) from None
        game.play(move)
        if game.awaits_deal:
            game.deal(engine.deal())


def report(
    form: str,
    index: int,
    seed: int,
    moves: list[str],
    game: Game,
    found: list[tuple[str, Any, Any]],
) -> str:
    """The first difference, readable, with all that is needed to see it again."""
    lines = [
        f"engine and reference differ after {len(moves)} actions",
        f"  format {form}, game {index}, seed {seed}",
        f"  options {options_of(form, index)}",
        f"  moves {' '.join(moves)}",
    ]
    for seat, kingdom in enumerate(game.kingdoms):
        lines += [f"  kingdom {seat}", *("    " + row for row in kingdom.diagram.split(" / "))]
    for what, theirs, ours in found:
        if isinstance(theirs, list) and isinstance(ours, list) and what == "legal":
            theirs, ours = sorted(set(theirs) - set(ours)), sorted(set(ours) - set(theirs))
            lines.append(f"  {what}: only the engine {theirs}, only the reference {ours}")
        else:
            lines.append(f"  {what}: engine {theirs}, reference {ours}")
    return "\n".join(lines)


def play_many(side: str, form: str, first: int, count: int, seed: int) -> int:
    """Games `first` to `first + count` of a format; their actions."""
    return sum(play(SIDES[side], form, index, seed + index) for index in range(first, first + count))


def chunks(forms: list[str], games: int, per_chunk: int) -> list[Chunk]:
    """`games` in all, shared out equally over the formats."""
    found = []
    for place, form in enumerate(forms):
        share = games // len(forms) + (place < games % len(forms))
        found += [(form, first, min(per_chunk, share - first)) for first in range(0, share, per_chunk)]
    return sorted(found, key=lambda chunk: chunk[1])  # all formats side by side from the beginning


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Play random games on the engine and on the reference.")
    parser.add_argument("--games", type=int, default=12_000, help="in all, shared out over the formats")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--formats", nargs="+", choices=FORMATS, default=list(FORMATS))
    parser.add_argument("--side", choices=SIDES, default="compiled", help="how the engine is asked")
    parser.add_argument("--seed", type=int, default=1_000_000, help="of the first game")
    asked = parser.parse_args(arguments)

    work = chunks(asked.formats, asked.games, 50)
    play = partial(play_many, asked.side, seed=asked.seed)
    return compare(play, work, asked.games, asked.processes, f"{' '.join(asked.formats)}, {asked.side}")


if __name__ == "__main__":
    sys.exit(main())
