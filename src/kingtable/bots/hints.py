"""What a good player would do here, how sure that is, and why: for players at a table of bots, or in a lesson.

The bot that a game declares (`Players.hint`, with a budget that stays below a second) finds the few best turns, and the
win probabilities after each, over the same samples, choose among them. The game's own `reasons` tell from what can be
computed what speaks for the turn. A reason is a message of the catalogue with its values, so every language says it in
its own way; every reason was computed.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any, NamedTuple, Protocol

from kingtable.bots import Turn, analyse, choose
from kingtable.bots.players import players_of
from kingtable.bots.win_probability import tells, usual, win_probabilities
from kingtable.engine.errors import InvalidOptions
from kingtable.engine.games import game
from kingtable.engine.match import Match
from kingtable.engine.record import unpacked
from kingtable.engine.spec import loaded

MOST = 4
"""More reasons than that are not read."""
TURNS = 400
"""More turns than that are not compared."""
JUDGED = 4
"""Turns of the search, the best first, among which the win probabilities choose."""
ALIKE = 0.01
"""Win probabilities that differ by no more are alike: then the search chooses."""


class Reason(NamedTuple):
    """Why: `hint-` and a key, with the values of the message."""

    key: str
    args: dict[str, Any]


class Next(NamedTuple):
    """The second-best turn in notation; cost: how much lower the win probability is after it, at least 0."""

    moves: list[str]
    cost: float


class Hint(NamedTuple):
    """A turn in notation and what speaks for it, the weightiest first; bot: who says so.

    chance: the seat's win probability after the turn, None where a game has none; next: None where no other turn was
    weighed.
    """

    bot: str
    moves: list[str]
    reasons: list[Reason]
    chance: float | None = None
    next: Next | None = None


class Reasons(Protocol):
    """A game's own: what speaks for the first of some turns, of those a bot has weighed.

    seen: the record as the seat may know it, its own to try things on.
    """

    def __call__(self, seen: Any, seat: int, turns: Sequence[Turn]) -> list[Reason]: ...


def gives(name: str) -> bool:
    """Can the bots of a game be asked what to do?"""
    return bool(players_of(name).hint)


def observed(match: Match, seat: int) -> bytes:
    """What a hint is made from: equal bytes wherever the seat knows the same position."""
    return match.observe(seat, 0)


def hint(name: str, state: bytes, seat: int, seed: int | None = None) -> Hint:
    """What the best bot of a game would play, from the bytes of what a seat may know (`observed`).

    seed: of the bot and of the samples; None: from the bytes, so a position has one hint, at every table. Raises
    InvalidOptions where no bot of the game gives reasons, and for a seat that is not to move.
    """
    if not gives(name):
        raise InvalidOptions("bot-hint", field="game", game=name)
    spec = players_of(name).hint
    if seed is None:
        seed = int.from_bytes(blake2b(state, digest_size=6).digest())
    turns = analyse(name, spec, state, seat, seed, TURNS)
    if not turns:
        turns = [Turn(tuple(choose(name, spec, state, seat, seed)), 0.0, 0)]
    after = _after(name, state, seat, seed, turns[:JUDGED])
    chosen = next(i for i, chance in enumerate(after) if chance >= max(after) - ALIKE) if after else 0
    best, others = turns[chosen], [i for i in range(len(after)) if i != chosen]
    second = max(others, key=after.__getitem__, default=None)
    return Hint(
        spec.partition(":")[0],
        list(best.moves),
        reasons(name, state, seat, [best, *(turn for turn in turns if turn is not best)]),
        after[chosen] if after else None,
        None if second is None else Next(list(turns[second].moves), max(0.0, after[chosen] - after[second])),
    )


def _after(name: str, state: bytes, seat: int, seed: int, turns: Sequence[Turn]) -> list[float]:
    """The seat's win probability after each of some turns, over the same samples; empty where a game has none."""
    if not tells(name):
        return []
    return [win_probabilities(name, state, turn.moves, usual(name), seed).by_seat[seat] for turn in turns]


def reasons(name: str, state: bytes, seat: int, turns: Sequence[Turn]) -> list[Reason]:
    """What speaks for the first of some turns of a seat, the weightiest first; none where a game's bots give none."""
    if not gives(name):
        return []
    of_game: Reasons = loaded(players_of(name).reasons)
    return of_game(unpacked(name, game(name).record, state), seat, turns)[:MOST]
