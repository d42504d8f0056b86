"""King of Tokyo: the engine against the reference, action by action.

    uv run python -m tests.reference.king_of_tokyo_differential --games 100000 --processes 2

Random games are played on both at once: whole games of 2 to 6 monsters, and games from positions set up at
random with many cards in hand. After every action both must agree on the legal actions, who is to move and in
which phase, who has won, and on everything that lies on the table (all but the agenda). Dice and shuffles are
read from the engine's events (that they are fair is tested elsewhere); all else the reference works out itself.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections import Counter
from collections.abc import Sequence
from typing import Any

import kingtable
from tests.reference.king_of_tokyo import Game
from tests.reference.king_of_tokyo_positions import Position, normal, random_position
from tests.reference.many import Chunk, Differs, compare

FORMS = ("two", "three", "four", "five", "six", "six-city", "hands")
PLAYERS = {"two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "six-city": 6}
MOST = 3_000  # actions of one game


class Followed:
    """Chance as the engine had it."""

    def __init__(self) -> None:
        self.faces: list[str] = []
        self.decks: list[list[str]] = []

    def dice(self, n: int) -> list[str]:
        assert len(self.faces) >= n, f"the engine threw {self.faces}, {n} dice are needed"
        thrown, self.faces = self.faces[:n], self.faces[n:]
        return thrown

    def shuffled(self, cards: list[str]) -> list[str]:
        assert self.decks, "the engine did not shuffle"
        deck = self.decks.pop(0)
        assert sorted(deck) == sorted(cards), f"the engine shuffled {sorted(deck)} instead of {sorted(cards)}"
        return deck

    def follow(self, events: list[dict[str, Any]], deck: list[str]) -> None:
        """What these events tell of chance; `deck` is how it lies after them."""
        drawn: list[str] = []
        shuffles = 0
        for event in events:
            match event["e"]:
                case "start_roll":
                    for rolls in event["rolls"]:
                        for _, claws in rolls:
                            self.faces += ["claw"] * claws + ["1"] * (6 - claws)
                case "throw":
                    self.faces += event["thrown"]
                case "again" | "probe":
                    self.faces.append(event["to"])
                case "camouflage":
                    self.faces += event["dice"]
                case "shuffle":
                    if shuffles:
                        self.decks.append(drawn)
                    shuffles, drawn = shuffles + 1, []
                case "reveal":
                    drawn.append(event["card"])
        if shuffles:
            self.decks.append([*drawn, *deck])

    def used_up(self) -> bool:
        return not self.faces and not self.decks


class Pair:
    """The two sides of one game."""

    def __init__(self, form: str, seed: int, given: Position | None = None) -> None:
        self.chance = Followed()
        self.moves: list[str] = []
        if form == "hands":
            self.origin: Position = given or random_position(random.Random(seed))
            self.match = kingtable.from_position(self.origin, seed=seed)
            self.chance.follow(self.match.events, self.match.position()["deck"])
            self.game = Game.read(self.origin, self.chance)
        else:
            options: dict[str, Any] = {"bay": False} if form == "six-city" else {}
            self.match = kingtable.new("king-of-tokyo", players=PLAYERS[form], seed=seed, **options)
            self.origin = position = self.match.position()
            self.chance.decks.append([*position["row"], *position["deck"]])
            self.chance.follow(self.match.events, position["deck"])
            self.game = Game.begin(PLAYERS[form], self.chance, form != "six-city")
        self.before = self.origin

    def play(self, move: str) -> None:
        self.before = self.match.position()
        self.moves.append(move)
        told = len(self.match.events)
        self.match.play(move)
        self.chance.follow(self.match.events[told:], self.match.position()["deck"])
        self.game.apply(move)

    def seen(self) -> tuple[dict[str, Any], dict[str, Any]]:
        """What the engine and what the reference says."""
        match, game = self.match, self.game
        engine = {
            "legal": sorted(match.legal()),
            "to_move": match.to_move,
            "winners": list(match.winners),
            "chance": True,
            **normal(match.position()),
        }
        ours = {
            "legal": sorted(game.legal()),
            "to_move": game.to_move,
            "winners": list(game.winners),
            "chance": self.chance.used_up(),
            **normal(game.position()),
        }
        return engine, ours


def choose(legal: list[str], rng: random.Random) -> str:
    """A random action: cards are bought more often than not, and dice not thrown for ever."""
    wanted = [move for move in legal if move.startswith(("buy", "mimic", "charge"))]
    if wanted and rng.random() < 0.7:
        return rng.choice(wanted)
    if "done" in legal and rng.random() < 0.3:
        return "done"
    others = [move for move in legal if not move.startswith("keep")]
    if len(others) < len(legal) and rng.random() < 0.4:
        return rng.choice(others)
    return rng.choice(legal)


def play(
    form: str,
    seed: int,
    seen: Counter[str] | None = None,
    *,
    given: Position | None = None,
    first: Sequence[str] = (),
    most: int = MOST,
) -> int:
    """Play one game on both; the number of actions. Raises `Differs`.

    `seen` counts phases and cards met. Form "hands" takes a position, and the actions that come first.
    """
    try:
        pair = Pair(form, seed, given)
    except (AssertionError, kingtable.Refused) as failed:
        position = json.dumps(given or random_position(random.Random(seed))) if form == "hands" else ""
        raise Differs(f"{form}, seed {seed}: cannot begin: {failed!r}\n{position}") from failed
    rng = random.Random(seed)
    coming = list(first)
    while True:
        engine, ours = pair.seen()
        if engine != ours:
            found = [(what, engine[what], ours[what]) for what in ours if engine.get(what) != ours[what]]
            raise Differs(report(form, seed, pair, found))
        if seen is not None:
            seen[engine["phase"]] += 1
            seen.update(card["card"] for monster in ours["monsters"] for card in monster["cards"])
        if pair.game.over or len(pair.moves) >= most:
            return len(pair.moves)
        try:
            pair.play(coming.pop(0) if coming else choose(ours["legal"], rng))
        except (AssertionError, kingtable.Refused, ValueError, KeyError) as failed:
            raise Differs(report(form, seed, pair, [("play", repr(failed), "legal")])) from failed


def report(form: str, seed: int, pair: Pair, found: list[tuple[str, Any, Any]]) -> str:
    """The first difference, readable, with all that is needed to see it again."""
    events = pair.match.events
    last = max((place for place, event in enumerate(events) if event["e"] == "turn"), default=0)
    lines = [
        f"engine and reference differ after {len(pair.moves)} actions",
        f"  {form}, seed {seed}; moves: {' / '.join(pair.moves[-12:])}",
        f"  before the last: {json.dumps(pair.before)}",
        "  events of the turn:",
        *(f"    {json.dumps(event)}" for event in events[last:][-40:]),
    ]
    for what, theirs, ours in found:
        if what == "legal":
            theirs, ours = sorted(set(theirs) - set(ours)), sorted(set(ours) - set(theirs))
            lines.append(f"  legal: only the engine {theirs}, only the reference {ours}")
        elif what == "monsters":
            for seat, (one, other) in enumerate(zip(theirs, ours, strict=True)):
                parts = [name for name in other if one[name] != other[name]]
                lines += [f"  seat {seat} {name}: engine {one[name]}, reference {other[name]}" for name in parts]
        else:
            lines.append(f"  {what}: engine {theirs}, reference {ours}")
    return "\n".join(lines)


def play_many(form: str, first: int, count: int) -> int:
    """Games of the seeds `first` to `first + count`; their actions."""
    return sum(play(form, seed) for seed in range(first, first + count))


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Play random games on the engine and on the reference.")
    parser.add_argument("--games", type=int, default=2_000, help="in all; half of them with many cards in hand")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--forms", nargs="+", choices=FORMS, default=list(FORMS))
    parser.add_argument("--seed", type=int, default=1_000_000, help="of the first game")
    asked = parser.parse_args(arguments)

    weights = {form: 6 if form == "hands" and len(asked.forms) > 1 else 1 for form in asked.forms}
    work = list[Chunk]()
    for form in asked.forms:
        share = asked.games * weights[form] // sum(weights.values())
        work += [(form, asked.seed + first, min(25, share - first)) for first in range(0, share, 25)]
    work.sort(key=lambda chunk: chunk[1])
    return compare(play_many, work, asked.games, asked.processes, " ".join(asked.forms))


if __name__ == "__main__":
    sys.exit(main())
