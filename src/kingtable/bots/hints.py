"""What a good player would do here, and why: for who asks at a table of bots, or in a lesson.

The bot that a game declares (`Players.hint`, with a budget that stays below a second) chooses the turn;
the game's own `reasons` tell from what can be computed what speaks for it. A reason is a message of the catalogue with
its values, so every language says it in its own way; every reason was computed.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any, NamedTuple, Protocol

from kingtable.bots import Turn, analyse, choose
from kingtable.bots.players import players_of
from kingtable.engine.errors import InvalidOptions
from kingtable.engine.games import game
from kingtable.engine.match import Match
from kingtable.engine.record import unpacked
from kingtable.engine.spec import loaded

MOST = 4
"""More reasons than that are not read."""
TURNS = 400
"""More turns than that are not compared."""


class Reason(NamedTuple):
    """Why: `hint-` and a key, with the values of the message."""

    key: str
    args: dict[str, Any]


class Hint(NamedTuple):
    """A turn in notation and what speaks for it, the weightiest first; bot: who says so."""

    bot: str
    moves: list[str]
    reasons: list[Reason]


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


def hint(name: str, state: bytes, seat: int) -> Hint:
    """What the best bot of a game would play, from the bytes of what a seat may know (`observed`).

    The bot's seed comes from the bytes, so a position has one hint, at every table. Raises InvalidOptions where no bot
    of the game gives reasons, and for a seat that is not to move.
    """
    if not gives(name):
        raise InvalidOptions("bot-hint", field="game", game=name)
    spec = players_of(name).hint
    seed = int.from_bytes(blake2b(state, digest_size=6).digest())
    turns = analyse(name, spec, state, seat, seed, TURNS)
    if not turns:
        turns = [Turn(tuple(choose(name, spec, state, seat, seed)), 0.0, 0)]
    return Hint(spec.partition(":")[0], list(turns[0].moves), reasons(name, state, seat, turns))


def reasons(name: str, state: bytes, seat: int, turns: Sequence[Turn]) -> list[Reason]:
    """What speaks for the first of some turns of a seat, the weightiest first; none where a game's bots give none."""
    if not gives(name):
        return []
    of_game: Reasons = loaded(players_of(name).reasons)
    return of_game(unpacked(name, game(name).record, state), seat, turns)[:MOST]
