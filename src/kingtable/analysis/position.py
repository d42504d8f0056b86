"""One position: the best turns as a bot sees them, and what each promises everybody.

The bot, and the win probabilities (`bots.win_probability`), come from what the seat to move may know: no order of a
deck has a part in it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import SupportsIndex

from kingtable import bots
from kingtable.bots.bot import Player
from kingtable.bots.players import players_of
from kingtable.bots.win_probability import MOST as MOST_SAMPLES
from kingtable.bots.win_probability import WinProbabilities, settled, usual, win_probabilities
from kingtable.engine.errors import InvalidOptions
from kingtable.engine.games import spec_of
from kingtable.engine.given import moves_of, number_of, seed_of
from kingtable.engine.match import Match

MOST = 4
"""How many turns `analyse` returns where the caller gives no number."""
AHEAD = 3
"""How many turns the line after a turn has, at most."""


@dataclass(frozen=True)
class Turn:
    """A turn that a seat could play.

    moves: in notation; value: in the bot's own measure, None where it has not weighed this one; playouts: on which that
    rests; chances, points: of everybody, win probabilities after it and points at the end; line: the turn and what
    would follow, up to where something is revealed.
    """

    moves: tuple[str, ...]
    value: float | None
    playouts: int
    chances: tuple[float, ...]
    points: tuple[float, ...]
    line: tuple[str, ...]


@dataclass(frozen=True)
class Analysis:
    """A position: who is to move (None: the game is over), what it promises everybody, and the best turns, the bot's
    own choice first."""

    seat: int | None
    chances: tuple[float, ...]
    points: tuple[float, ...]
    turns: tuple[Turn, ...]
    samples: int


def analyst_of(name: str, bot: str | Player | None) -> str | Player:
    """The bot that analyses: the given one, or the game's own. Raises InvalidOptions where it weighs nothing."""
    chosen = bot if bot is not None else players_of(name).reviewer or None
    if chosen is None or not isinstance(bots.make(name, chosen), bots.Analyst):
        raise InvalidOptions("bot-analyse", field="bot", bot=bots.label(chosen or spec_of(name).bot))
    return chosen


def analyse(
    match: Match,
    bot: str | Player | None = None,
    *,
    most: SupportsIndex = MOST,
    samples: SupportsIndex | None = None,
    moves: Sequence[str] = (),
    seed: SupportsIndex = 1,
) -> Analysis:
    """What stands here. The same match, bot, samples and seed give the same answer.

    most: turns that are told; moves: a turn that is told besides, whatever the bot thinks of it; samples: for the
    win probabilities, without it what is usual at the game. Raises InvalidOptions, IllegalAction;
    Refused for numbers out of range.
    """
    check_match(match)
    number, listed = seed_of(seed), number_of(most, "most", 1)
    if samples is not None:
        samples = number_of(samples, "samples", 1, MOST_SAMPLES)
    besides = tuple(moves_of(moves))
    spec, count = analyst_of(match.game, bot), usual(match.game) if samples is None else samples
    seat = match.to_move
    if seat is None:
        over = ended(match)
        return Analysis(None, tuple(over.by_seat), tuple(over.expected), (), 1)
    state = match.observe(seat, number)
    weighed = bots.analyse(match.game, spec, state, seat, number, most=10_000)
    chosen = tuple(bots.choose(match.game, spec, state, seat, number)) if not weighed else weighed[0].moves
    told = weighed[:listed] or [bots.Turn(chosen, 0.0, 0)]
    if besides and besides not in [turn.moves for turn in told]:
        match.check(list(besides))
        told = [*told, next((turn for turn in weighed if turn.moves == besides), bots.Turn(besides, 0.0, 0))]
    known = {turn.moves for turn in weighed}
    here = win_probabilities(match.game, state, [], count, number)
    return Analysis(
        seat,
        tuple(here.by_seat),
        tuple(here.expected),
        tuple(_turn(match, state, turn, turn.moves in known, count, number) for turn in told),
        count,
    )


def check_match(match: object) -> None:
    """Raise InvalidOptions for what is no match, such as a record or None."""
    if not isinstance(match, Match):
        raise InvalidOptions("analyse-match", field="match", given=type(match).__name__)


def ended(match: Match) -> WinProbabilities:
    """The result of a match that is over."""
    winners = match.winners
    return settled(
        [(p in winners) / max(1, len(winners)) for p in range(match.players)], list(map(float, match.scores))
    )


def _turn(match: Match, state: bytes, turn: bots.Turn, weighed: bool, samples: int, seed: int) -> Turn:
    after = win_probabilities(match.game, state, turn.moves, samples, seed)
    value = turn.value if weighed else None
    line = tuple(line_from(match, turn.moves, seed))
    return Turn(turn.moves, value, turn.playouts, tuple(after.by_seat), tuple(after.expected), line)


def line_from(match: Match, moves: Sequence[str], seed: int = 1) -> list[str]:
    """A turn, and the next ones as the quickest bot that weighs anything plays them, until something is revealed."""
    quick = quick_bot(match.game)
    assert match.to_move is not None
    ahead = match.imagined(match.to_move, seed)
    told: list[str] = []
    for step in range(1 + AHEAD):
        seat = ahead.to_move
        if seat is None:
            break
        turn = list(moves) if step == 0 else bots.choose(match.game, quick, ahead.observe(seat, seed), seat, seed)
        reveals = ahead.check(turn)
        for move in turn:
            ahead.play(move)
        told += turn
        if reveals:
            break
    return told


def shown_after(match: Match, moves: Sequence[str]) -> Mapping[str, object] | None:
    """The table as everybody would see it after a turn, up to where chance or something hidden comes in; None where
    that is at once."""
    assert match.to_move is not None
    ahead, shown = match.imagined(match.to_move, 1), False
    for move in moves:
        if ahead.to_move is None or ahead.check([move]):
            break
        ahead.play(move)
        shown = True
    return ahead.view(None) if shown else None


def turn_length(match: Match, seed: int = 1) -> int:
    """How many moves a turn has that begins here, as bots take turns."""
    seat = match.to_move
    assert seat is not None
    return len(bots.choose(match.game, quick_bot(match.game), match.observe(seat, seed), seat, seed))


@cache
def quick_bot(name: str) -> str:
    """The weakest bot that computes what turns are worth."""
    weakest: list[str] = [told["bot"] for told in bots.names(name)]
    return next(bot for bot in weakest if isinstance(bots.make(name, bot), bots.Analyst))
