"""The two ways into the engine that are held against the reference, each with what is expected there.

    Door        the front door: interpreted rules, notation, positions as JSON
    Compiled    the rules as compiled, on a record: action numbers and bitboards

A side is asked what it sees (`seen`); the reference says what it should see (`expected`).
"""

from __future__ import annotations

from typing import Any, Protocol

import numpy as np

import kingtable
from kingtable.engine.chance import seeded
from kingtable.engine.compiler.jit import rule
from kingtable.engine.record import pack
from kingtable.kingdomino import layout, rules, scoring
from kingtable.kingdomino.game import Kingdomino
from tests.reference.kingdomino import Deal, Game
from tests.reference.kingdomino_kingdom import Kingdom

Seen = dict[str, Any]


class Side(Protocol):
    """One way into the engine, with a game begun."""

    def __init__(self, options: dict[str, Any], seed: int) -> None: ...
    def deal(self) -> Deal: ...
    def seen(self) -> Seen: ...
    def expected(self, game: Game, legal: list[str]) -> Seen: ...
    def play(self, move: str, game: Game) -> None: ...


class Door:
    """The front door."""

    def __init__(self, options: dict[str, Any], seed: int) -> None:
        self.match = kingtable.new("kingdomino", seed=seed, **options)

    def deal(self) -> Deal:
        position = self.match.position()
        return Deal([number for number, _ in position["next_line"]], position["deck"], position["kings"])

    def play(self, move: str, game: Game) -> None:
        self.match.play(move)

    def seen(self) -> Seen:
        match = self.match
        position = match.position()
        return {
            **{name: position[name] for name in ("kingdoms", "discarded", "line", "next_line", "deck")},
            "kings": position.get("kings", []),
            "dynasty": position.get("dynasty"),
            "legal": sorted(match.legal()),
            "to_move": match.to_move,
            "over": match.over,
            "scores": match.scores,
            "ranks": match.ranks if match.over else None,
            "winners": match.winners,
        }

    def expected(self, game: Game, legal: list[str]) -> Seen:
        dynasty = {"game": len(game.history) + 1, "scores": game.history} if game.options.dynasty else None
        return {
            **game.position(),
            "kings": game.kings,
            "dynasty": dynasty,
            "legal": sorted(legal),
            "to_move": game.to_move,
            "over": game.over,
            "scores": game.scores,
            "ranks": game.ranks,
            "winners": game.winners,
        }


# The compiled rules. Bits and action numbers are those that `layout` describes, worked out here anew.

OUT = np.zeros(layout.ACTIONS, np.int32)
TOLD = np.zeros(16, np.int32)


@rule
def _start(states: Any) -> None:
    rules.start(states[0])


@rule
def _play(states: Any, action: int) -> None:
    rules.apply(states[0], action)


@rule
def _look(states: Any, out: Any, told: Any) -> None:
    s = states[0]
    told[0] = rules.legal(s, out)
    told[1] = layout.to_move(s)
    for p in range(s.players):
        told[2 + p] = scoring.score(s, p)
        told[6 + p] = 1
        for q in range(s.players if s.phase == layout.OVER else 0):
            told[6 + p] += scoring.ahead(s, q, p)


def bit(x: int, y: int) -> int:
    return (y & 7) * 8 + (x & 7)


def words(kingdom: Kingdom) -> Seen:
    """A kingdom as the record keeps it: a word a terrain, two for the crowns."""
    if "words" not in kingdom.__dict__:
        terrains = dict.fromkeys("WFLPSM", 0)
        crowns = [0, 0]
        for (x, y), there in kingdom.squares.items():
            if (x, y) != (0, 0):
                terrains[there.terrain] |= 1 << bit(x, y)
                for digit in (0, 1):
                    crowns[digit] |= (there.crowns >> digit & 1) << bit(x, y)
        kingdom.__dict__["words"] = [*terrains.values(), *crowns, *kingdom.box]
    words: Seen = kingdom.__dict__["words"]
    return words


def number_of(move: str, game: Game) -> int:
    """The action number of a move in notation."""
    if move.startswith("="):
        return [place.number for place in game.next_line].index(int(move[1:]))
    if move.endswith("x"):
        return layout.DISCARD
    where, towards = move.split("@")[1].split(">")
    x, y = where.split(",")
    return layout.PLACE + 4 * bit(int(x), int(y)) + "ENWS".index(towards)


class Compiled:
    """The compiled rules, on a record array of one."""

    def __init__(self, options: dict[str, Any], seed: int) -> None:
        game = Kingdomino()
        self.states = pack(game.blank(game.spec.full(options), seeded(seed)))
        self.state = self.states[0]
        _start(self.states)

    def deal(self) -> Deal:
        s = self.state
        return Deal(
            s["next"][: s["in_next"]].tolist(),
            s["deck"][s["drawn"] : s["deck_end"]].tolist(),
            s["kings"][: s["kings_left"]].tolist(),
        )

    def play(self, move: str, game: Game) -> None:
        _play(self.states, number_of(move, game))

    def seen(self) -> Seen:
        _look(self.states, OUT, TOLD)
        s = self.state
        n, to_move, *told = TOLD.tolist()
        players, phase = int(s["players"]), int(s["phase"])
        over = phase == layout.OVER
        opening, begun = phase == layout.OPENING, phase in (layout.PLACING, layout.CLAIMING)
        first = int(s["turn"]) + (phase == layout.CLAIMING)
        line = zip(s["line"].tolist(), s["line_seat"].tolist(), strict=True) if begun else ()
        next_line = zip(s["next"].tolist(), s["next_seat"].tolist(), strict=True)
        kingdoms = zip(s["squares"].tolist(), s["crowns"].tolist(), s["box"].tolist(), strict=True)
        return {
            "kingdoms": [[*squares, *crowns, *box] for squares, crowns, box in kingdoms][:players],
            "discarded": s["discarded"].tolist()[:players],
            "line": list(line)[first : s["in_line"]],
            "next_line": [] if over else list(next_line)[: s["in_next"]],
            "deck": s["deck"][s["drawn"] : s["deck_end"]].tolist(),
            "kings": s["kings"][s["turn"] : s["kings_left"]].tolist() if opening else [],
            "dynasty": s["totals"][: s["number"] - 1, :players].tolist(),
            "legal": sorted(OUT[:n].tolist()),
            "to_move": None if to_move == layout.NOBODY else to_move,
            "over": over,
            "scores": told[:players],
            "ranks": told[4 : 4 + players] if over else None,
        }

    def expected(self, game: Game, legal: list[str]) -> Seen:
        return {
            "kingdoms": [words(kingdom) for kingdom in game.kingdoms],
            "discarded": [sum(1 << number for number in each) for each in game.discarded],
            "line": [(place.number, place.seat) for place in game.line],
            "next_line": [(place.number, -1 if place.seat is None else place.seat) for place in game.next_line],
            "deck": game.deck,
            "kings": game.kings,
            "dynasty": game.history,
            "legal": sorted(number_of(move, game) for move in legal),
            "to_move": game.to_move,
            "over": game.over,
            "scores": game.scores,
            "ranks": game.ranks,
        }
