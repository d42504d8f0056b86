"""What a good player would do here, how sure that is, and why: for players at a table of bots, or in a lesson.

The bot that a game declares (`Players.hint`, with a budget that stays below a second) finds the few best turns, and the
win probabilities after each, over the same samples, choose among them. The game's own `reasons` tell from what can be
computed what speaks for the turn. A reason is a message of the catalogue with its values, so every language says it in
its own way; every reason was computed.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import blake2b
from typing import Any, NamedTuple, Protocol

from kingtable.bots import Turn, analyse, choose
from kingtable.bots.players import players_of
from kingtable.bots.win_probability import WinProbabilities, tells, usual, win_probabilities
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
AGAIN = 4
"""Times as many samples as usual, for turns that are not clearly worse than the best."""


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
    judged = _judged(name, state, seat, seed, turns[:JUDGED])
    most = max(judged.values(), default=0.0)
    chosen = next((i for i, chance in judged.items() if chance >= most - ALIKE), 0)
    second = max((i for i in judged if i != chosen), key=judged.__getitem__, default=None)
    return Hint(
        spec.partition(":")[0],
        list(turns[chosen].moves),
        reasons(name, state, seat, [turns[chosen], *turns[:chosen], *turns[chosen + 1 :]]),
        judged.get(chosen),
        None if second is None else Next(list(turns[second].moves), max(0.0, judged[chosen] - judged[second])),
    )


def _judged(name: str, state: bytes, seat: int, seed: int, turns: Sequence[Turn]) -> dict[int, float]:
    """The seat's win probability after each of some turns, by number, over the same samples; none if a game has none.

    Where several may be the best, more samples compare those, and the others are left out.
    """
    if not tells(name):
        return {}
    few = usual(name)

    def after(numbers: Iterable[int], samples: int) -> dict[int, WinProbabilities]:
        return {i: win_probabilities(name, state, turns[i].moves, samples, seed) for i in numbers}

    found = after(range(len(turns)), few)
    best = max(found.values(), key=lambda one: one.by_seat[seat])
    gains = {i: best.gain(one, seat) for i, one in found.items()}
    close = [i for i, (less, half) in gains.items() if less - half <= ALIKE]
    if len(close) > 1 and len(best.wins) == few:  # fewer are all that there are to count
        found = after(close, few * AGAIN)
    return {i: one.by_seat[seat] for i, one in found.items()}


def reasons(name: str, state: bytes, seat: int, turns: Sequence[Turn]) -> list[Reason]:
    """What speaks for the first of some turns of a seat, the weightiest first; none where a game's bots give none."""
    if not gives(name):
        return []
    of_game: Reasons = loaded(players_of(name).reasons)
    return of_game(unpacked(name, game(name).record, state), seat, turns)[:MOST]
