"""A whole game, decision by decision: what each was worth, what would have been better, and what chance did.

With V the win probability of everybody (`bots.win_probability`): a decision promises V(played), the bot's own choice
V(best), and what comes of it, with all that chance and the deck then brought, V(next). So

    loss = V(best) - V(played) of who decides, where it is more than chance between equal samples explains, else 0;
    luck = V(next) - V(played) of everybody.

The bot chooses before, and by samples of its own: the difference is not made by choosing the luckiest. A loss of
nothing is 100 % accurate; the curve from loss to accuracy is the one that lichess.org publishes for its analysis of
chess, and a player's accuracy is the mean over decisions that left a choice. Each decision is judged by itself, from
what its seat could know: on several processes, or by the workers of a server.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, SupportsIndex

from kingtable import bots
from kingtable.analysis.position import analyst_of, check_match, ended, turn_length
from kingtable.arena.cores import in_order
from kingtable.bots.hints import TURNS, reasons
from kingtable.bots.win_probability import MOST as MOST_SAMPLES
from kingtable.bots.win_probability import WinProbabilities, usual, win_probabilities
from kingtable.engine.errors import InvalidRecord
from kingtable.engine.given import number_of, seed_of
from kingtable.engine.match import Match

MATTERS = 0.03
"""A loss or a stroke of luck below is not worth a sentence."""


class Question(NamedTuple):
    """A decision to judge: all that a worker needs, and nothing that the seat could not know.

    number: of the moves before it; state: what the seat could know; moves: what it played; forced: there was nothing
    else; fresh: chance or the deck has come in since the decision before.
    """

    number: int
    game: str
    state: bytes
    seat: int
    moves: tuple[str, ...]
    forced: bool
    fresh: bool
    bot: str
    samples: int
    seed: int


@dataclass(frozen=True)
class Judged:
    """The worth of a decision. Win probabilities and points at the end are everybody's.

    here: before it, None where nothing has come in since the decision before; played, best: after it, and after what
    the bot would have played; loss, half: of who decides, with half of its 95 % interval, before it is cut at nothing;
    spread_here, spread: variances of the means of `here` and `played`; reasons: what speaks for the best.
    """

    number: int
    best: tuple[str, ...]
    here: tuple[float, ...] | None
    played: tuple[float, ...]
    points: tuple[float, ...]
    after_best: tuple[float, ...]
    best_points: tuple[float, ...]
    loss: float
    half: float
    spread_here: tuple[float, ...]
    spread: tuple[float, ...]
    reasons: tuple[tuple[str, dict[str, Any]], ...]


@dataclass(frozen=True)
class Decision:
    """A decision of a reviewed game.

    number: moves before it; before, after: everybody's win probabilities when it was made, and when all that came of it
    was seen; loss: by how much a better turn would have raised the win probability, 0 where it may be
    chance; luck: what chance brought everybody, luck_half: half of the widest of its 95 % intervals; matters: is it
    worth a look?
    """

    number: int
    seat: int
    moves: tuple[str, ...]
    best: tuple[str, ...]
    forced: bool
    before: tuple[float, ...]
    after: tuple[float, ...]
    points: tuple[float, ...]
    best_points: tuple[float, ...]
    loss: float
    half: float
    luck: tuple[float, ...]
    luck_half: float
    reasons: tuple[tuple[str, dict[str, Any]], ...]

    @property
    def matters(self) -> bool:
        """Was something lost here, or did chance change much?"""
        return self.loss >= MATTERS or max(map(abs, self.luck)) >= max(2 * MATTERS, self.luck_half)


@dataclass(frozen=True)
class Player:
    """How a seat played: accuracy from 0 to 100 over `decisions` that left a choice, None without any; lost: the sum of
    its losses, in wins; luck: the sum of what chance brought it, with half of its 95 % interval."""

    accuracy: float | None
    decisions: int
    lost: float
    luck: float
    luck_half: float


@dataclass(frozen=True)
class Review:
    """A reviewed game. curve: everybody's win probabilities before the first decision and after each; result: of the
    game."""

    game: str
    bot: str
    samples: int
    decisions: tuple[Decision, ...]
    players: tuple[Player, ...]
    curve: tuple[tuple[float, ...], ...]

    @property
    def turning_points(self) -> list[Decision]:
        """Those that mattered, in their order."""
        return [decision for decision in self.decisions if decision.matters]

    def _repr_html_(self) -> str:
        """The review as a notebook shows it, in English."""
        from kingtable.analysis.report import body_of

        return "\n".join(body_of(self, "en"))


def accuracy_of(loss: float) -> float:
    """How accurate a decision is, from 0 to 100, that loses such a share of wins (the curve of lichess.org)."""
    return min(100.0, max(0.0, 103.1668 * math.exp(-4.354 * loss) - 3.1669))


def questions(
    match: Match, bot: str | None = None, samples: SupportsIndex | None = None, seed: SupportsIndex = 1
) -> list[Question]:
    """The decisions of a match that is over. Raises InvalidRecord: it is not; InvalidOptions for a bot that weighs
    nothing and for a seed that is none; Refused for a number of samples out of range."""
    check_match(match)
    if not match.over:
        raise InvalidRecord("analysis-running", field="moves")
    spec = analyst_of(match.game, bot)
    count = usual(match.game) if samples is None else number_of(samples, "samples", 2, MOST_SAMPLES)
    drawn_from = seed_of(seed)
    asked: list[Question] = []
    again, fresh = match.at(0), True
    while (seat := again.to_move) is not None:
        state = again.observe(seat, drawn_from)
        number, most = len(again.moves), turn_length(again, drawn_from)
        forced, moves = True, list[str]()
        reveals = False
        for move in match.moves[number : number + most]:
            if again.to_move != seat or reveals:
                break
            forced &= len(again.actions()) == 1
            reveals = again.check([move])
            again.play(move)
            moves.append(move)
        told = (match.game, state, seat, tuple(moves), forced, fresh, str(spec), count, drawn_from)
        asked.append(Question(number, *told))
        fresh = reveals
    return asked


def judge(question: Question) -> Judged:
    """Judge a decision."""
    name, state, seat, moves = question.game, question.state, question.seat, question.moves
    here = win_probabilities(name, state, [], question.samples, question.seed) if question.fresh else None
    played = win_probabilities(name, state, moves, question.samples, question.seed)
    best, why = moves, list[Any]()
    if not question.forced:
        turns = bots.analyse(name, question.bot, state, seat, question.seed, TURNS)
        best = turns[0].moves if turns else tuple(bots.choose(name, question.bot, state, seat, question.seed))
        if best != moves:
            why = reasons(name, state, seat, turns or [bots.Turn(best, 0.0, 0)])
    better = played if best == moves else win_probabilities(name, state, best, question.samples, question.seed)
    loss, half = better.gain(played, seat)
    return Judged(
        question.number,
        best,
        None if here is None else tuple(here.by_seat),
        tuple(played.by_seat),
        tuple(played.expected),
        tuple(better.by_seat),
        tuple(better.expected),
        loss,
        half,
        () if here is None else _spread(here),
        _spread(played),
        tuple((reason.key, reason.args) for reason in why),
    )


def _spread(found: WinProbabilities) -> tuple[float, ...]:
    return tuple(float(variance) for variance in found.wins.var(0) / len(found.wins))


def assembled(match: Match, asked: Sequence[Question], judged: Sequence[Judged]) -> Review:
    """The review, from all decisions judged, in their order."""
    players, over = range(match.players), tuple(ended(match).by_seat)
    found: list[Decision] = []
    spread = [0.0 for _ in players]
    first = judged[0].here if judged else over
    assert first is not None
    before = first
    for i, (question, told) in enumerate(zip(asked, judged, strict=True)):
        following = judged[i + 1] if i + 1 < len(judged) else None
        after = over if following is None else told.played if following.here is None else following.here
        luck = tuple(now - promised for now, promised in zip(after, told.played, strict=True))
        unsure = [0.0 for _ in players]
        if after is not told.played:
            unsure = list(told.spread)
            if following is not None:
                unsure = [one + other for one, other in zip(unsure, following.spread_here, strict=True)]
        spread = [one + other for one, other in zip(spread, unsure, strict=True)]
        clear = told.loss > told.half and not question.forced
        found.append(
            Decision(
                question.number,
                question.seat,
                question.moves,
                told.best,
                question.forced,
                before,
                after,
                told.points,
                told.best_points,
                told.loss if clear else 0.0,
                told.half,
                luck,
                1.96 * math.sqrt(max(unsure)),
                told.reasons,
            )
        )
        before = after
    seats = tuple(_player(p, found, spread[p]) for p in players)
    bot, samples = (asked[0].bot, asked[0].samples) if asked else ("", 0)
    return Review(match.game, bot, samples, tuple(found), seats, (first, *(decision.after for decision in found)))


def _player(p: int, found: Sequence[Decision], spread: float) -> Player:
    own = [decision for decision in found if decision.seat == p and not decision.forced]
    accuracy = sum(accuracy_of(decision.loss) for decision in own) / len(own) if own else None
    luck = sum(decision.luck[p] for decision in found)
    return Player(accuracy, len(own), sum(decision.loss for decision in own), luck, 1.96 * math.sqrt(spread))


def review(
    match: Match,
    bot: str | None = None,
    *,
    samples: SupportsIndex | None = None,
    seed: SupportsIndex = 1,
    processes: int = 1,
    progress: Callable[[int, int], None] = lambda done, of: None,
) -> Review:
    """Review a match that is over; `progress` is told how many decisions are judged, of how many.

    The same match, bot, samples and seed give the same review. Raises InvalidRecord where the match is not over,
    InvalidOptions for a bot that weighs nothing.
    """
    asked = questions(match, bot, samples, seed)
    judged: list[Judged] = []
    for told in in_order(judge, asked, processes):
        judged.append(told)
        progress(len(judged), len(asked))
    return assembled(match, asked, judged)
