"""A whole game, decision by decision: what each was worth, what would have been better, and what chance did.

With V the win probability of everybody (`bots.win_probability`): a decision is made at V(before), the turn played
promises V(played), the bot's own choice V(best), and what comes of it, with all that chance and the deck then brought,
is V(after), which the next decision begins with. So

    loss = V(best) - V(played) of who decides, where it is more than chance between equal samples explains, else 0;
    luck = V(after) - V(played) of everybody;
    result - V(first) = own + others + luck, where own is the sum of V(played) - V(before) over the decisions of a seat.

The bot chooses before, and by samples of its own: the difference is not made by choosing the luckiest. Each decision is
judged by itself, from what its seat could know: on several processes, or by the workers of a server. How well a seat
played, `measure` tells.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal, NamedTuple, SupportsIndex

import numpy as np
from numpy.typing import NDArray

from kingtable import bots
from kingtable.analysis.beside import beside
from kingtable.analysis.measure import FLOOR, Left, Sum, figure, games, units
from kingtable.analysis.position import analyst_of, check_match, ended, turn_length
from kingtable.arena.cores import in_order
from kingtable.arena.intervals import NORMAL
from kingtable.bots.hints import TURNS, reasons
from kingtable.bots.win_probability import MOST as MOST_SAMPLES
from kingtable.bots.win_probability import WinProbabilities, usual, win_probabilities
from kingtable.engine.errors import InvalidRecord
from kingtable.engine.games import spec_of
from kingtable.engine.given import number_of, seed_of
from kingtable.engine.match import Match

MATTERS = 0.03
"""A loss or a stroke of luck below is not worth a sentence."""
LEAST = 0.005
"""A smaller loss is none: in points of 100 it is 0."""
LEAST_POINTS = 0.5
"""A smaller loss of points is none."""
COSTLIEST = 3
"""How many turns of each player are looked at first."""


Grade = Literal["forced", "best", "equal", "lost"]
"""A turn: the only one; the best; as good, as far as the samples tell; or one that lost something."""


class Question(NamedTuple):
    """A decision to judge: all that a worker needs, and nothing that the seat could not know.

    number: of the moves before it; state: what the seat could know; moves: what it played; turns: how many there were;
    fresh: chance or the deck has come in since the decision before.
    """

    number: int
    game: str
    state: bytes
    seat: int
    moves: tuple[str, ...]
    turns: int
    fresh: bool
    bot: str
    samples: int
    seed: int

    @property
    def forced(self) -> bool:
        """Was there nothing else to play?"""
        return self.turns == 1


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
    lead: float
    lead_half: float
    spread_here: tuple[float, ...]
    spread: tuple[float, ...]
    reasons: tuple[tuple[str, dict[str, Any]], ...]

    @property
    def cost(self) -> tuple[float, float]:
        """The loss and the lead lost; each 0 where it may be chance, or is less than half a point."""
        return (
            self.loss if self.loss > max(self.half, LEAST) else 0.0,
            self.lead if self.lead > max(self.lead_half, LEAST_POINTS) else 0.0,
        )


@dataclass(frozen=True)
class Decision:
    """A decision of a reviewed game.

    number: moves before it; turns: how many there were; before, after: everybody's win probabilities when it was made,
    and when all that came of it was seen; chances, best_chances: after the turn played, and after the best;
    loss: by how much the best turn would have raised the win probability, 0 where it may be chance or where it is less
    than half a point of 100; half: of the 95 % interval of the difference; luck: what chance brought everybody,
    luck_half: half of the widest of its 95 % intervals.
    Where most points win: points, best_points: at the end, after the turn played and after the best; lead: how much
    further ahead the best turn would have left the seat, with half of its interval; left: the same, 0 where it may be
    chance or less than half a point. Elsewhere they are empty or None.
    """

    number: int
    seat: int
    moves: tuple[str, ...]
    turns: int
    best: tuple[str, ...]
    before: tuple[float, ...]
    after: tuple[float, ...]
    chances: tuple[float, ...]
    best_chances: tuple[float, ...]
    loss: float
    half: float
    points: tuple[float, ...]
    best_points: tuple[float, ...]
    lead: float | None
    lead_half: float | None
    left: float | None
    luck: tuple[float, ...]
    luck_half: float
    reasons: tuple[tuple[str, dict[str, Any]], ...]

    @property
    def forced(self) -> bool:
        """Was there nothing else to play?"""
        return self.turns == 1

    @property
    def difference(self) -> float:
        """What the best turn promises more than the turn played, as it was measured: less than 0 where the samples
        speak for the turn played."""
        return self.best_chances[self.seat] - self.chances[self.seat]

    @property
    def own(self) -> tuple[float, ...]:
        """The change of everybody's chance by the turn played."""
        return tuple(now - then for now, then in zip(self.chances, self.before, strict=True))

    @property
    def share(self) -> float | None:
        """Which share of the chance that was there the turn left lying, as it was measured; None where there was next
        to none."""
        there = self.best_chances[self.seat]
        return self.difference / there if there >= FLOOR else None

    @property
    def grade(self) -> Grade:
        """How good the turn played was."""
        return "forced" if self.forced else _graded(self.cost, best=self.best == self.moves)

    @property
    def cost(self) -> tuple[float, float]:
        """The loss of win probability, then of points."""
        return self.loss, self.left or 0.0

    @property
    def matters(self) -> bool:
        """Was something lost here, or did chance change much?"""
        return self.loss >= MATTERS or max(map(abs, self.luck)) >= max(2 * MATTERS, self.luck_half)


@dataclass(frozen=True)
class Retried:
    """A turn that somebody tries in a position, compared with the best turn there. The fields mean the same as those of
    `Decision`; left and left_half are None where points do not decide."""

    moves: tuple[str, ...]
    best: tuple[str, ...]
    grade: Literal["best", "equal", "lost"]
    chances: tuple[float, ...]
    best_chances: tuple[float, ...]
    loss: float
    half: float
    left: float | None
    left_half: float | None


@dataclass(frozen=True)
class Player:
    """How a seat played: `decisions` left a choice. lead, share: what it left lying in each of them, None where too few
    count and where points do not decide.

    start + own + others + luck = result: its win probability before the game, what its own turns, those of the
    others and chance changed, and its share of the win; luck_half: half of the 95 % interval of luck.
    """

    decisions: int
    lead: Left | None
    share: Left | None
    start: float
    own: float
    others: float
    luck: float
    luck_half: float
    result: float

    @property
    def games(self) -> Sum:
        """The same in games of 100, with the result without luck."""
        return games(self.start, (self.own, self.others, self.luck), self.result)

    def left(self, unit: str) -> Left | None:
        """Return its losses in a unit of `measure.units`."""
        return self.lead if unit == "lead" else self.share


@dataclass(frozen=True)
class Review:
    """A reviewed game. curve: everybody's win probabilities before the first decision and after each."""

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

    def costliest(self, seat: int, most: int = COSTLIEST) -> list[Decision]:
        """The turns of a seat that lost most, the worst first; none that lost nothing."""
        own = (one for one in self.decisions if one.seat == seat and one.grade == "lost")
        return sorted(own, key=lambda one: one.cost, reverse=True)[:most]

    def _repr_html_(self) -> str:
        """The review as a notebook shows it, in English."""
        from kingtable.analysis.report import body_of

        return "\n".join(body_of(self, "en"))


def questions(
    match: Match, bot: str | None = None, samples: SupportsIndex | None = None, seed: SupportsIndex = 1
) -> list[Question]:
    """The decisions of a match that is over. Raises InvalidRecord: it is not; InvalidOptions for a bot that weighs
    nothing and for a seed that is none; Refused for a number of samples out of range."""
    check_match(match)
    if not match.over:
        raise InvalidRecord("analysis-running", field="moves")
    judging = _judging(match.game, bot, samples, seed)
    asked: list[Question] = []
    again, fresh = match.at(0), True
    while again.to_move is not None:
        number, most = len(again.moves), turn_length(again, judging.seed)
        question, reveals = _played_on(again, match.moves[number : number + most], judging, fresh=fresh)
        asked.append(question)
        fresh = reveals
    return asked


class _Judging(NamedTuple):
    """The bot that judges, its number of samples, and the seed that they are drawn from."""

    bot: str
    samples: int
    seed: int


def _judging(game: str, bot: str | None, samples: SupportsIndex | None, seed: SupportsIndex) -> _Judging:
    """Raises InvalidOptions, Refused."""
    spec = analyst_of(game, bot)
    count = usual(game) if samples is None else number_of(samples, "samples", 2, MOST_SAMPLES)
    return _Judging(str(spec), count, seed_of(seed))


def _played_on(match: Match, moves: Sequence[str], judging: _Judging, *, fresh: bool) -> tuple[Question, bool]:
    """Play the moves that are one turn; return the question of its worth, and whether the turn reveals something.
    Raises IllegalAction."""
    seat, number = match.to_move, len(match.moves)
    assert seat is not None
    state = match.observe(seat, judging.seed)
    turns, turn = 1, list[str]()
    reveals = False
    for move in moves:
        if match.to_move != seat or reveals:
            break
        turns *= len(match.actions())
        reveals = match.check([move])
        match.play(move)
        turn.append(move)
    return Question(number, match.game, state, seat, tuple(turn), turns, fresh, *judging), reveals


def retry(
    match: Match,
    moves: Sequence[str],
    bot: str | None = None,
    *,
    samples: SupportsIndex | None = None,
    seed: SupportsIndex = 1,
) -> Retried:
    """Compare a turn in this position with the best one. The match does not change.

    The same match, turn, bot, samples and seed give the same answer. Raises IllegalAction where the moves are no turn
    here; InvalidOptions for a bot that weighs nothing and for a seed that is none; Refused for a number of samples out
    of range.
    """
    check_match(match)
    match.check(list(moves))
    question, _ = _played_on(match.copy(), moves, _judging(match.game, bot, samples, seed), fresh=False)
    one = judge(question)
    loss, left = one.cost
    by_points = "lead" in units(match.game)
    return Retried(
        question.moves,
        one.best,
        _graded(one.cost, best=one.best == question.moves),
        one.played,
        one.after_best,
        loss,
        one.half,
        left if by_points else None,
        one.lead_half if by_points else None,
    )


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
    lead, lead_half = _mean(_lead(better, seat) - _lead(played, seat))
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
        lead,
        lead_half,
        () if here is None else _spread(here),
        _spread(played),
        tuple((reason.key, reason.args) for reason in why),
    )


def _lead(found: WinProbabilities, seat: int) -> NDArray[np.float64]:
    """In each sample, a seat's points less the most of any other."""
    return np.asarray(found.points[:, seat] - np.delete(found.points, seat, axis=1).max(axis=1))


def _mean(values: NDArray[np.float64]) -> tuple[float, float]:
    """The mean, and half of its 95 % interval."""
    return float(values.mean()), float(NORMAL * values.std(ddof=1) / len(values) ** 0.5) if len(values) > 1 else np.inf


def _spread(found: WinProbabilities) -> tuple[float, ...]:
    return tuple(float(variance) for variance in found.wins.var(0) / len(found.wins))


def assembled(match: Match, asked: Sequence[Question], judged: Sequence[Judged]) -> Review:
    """The review, from all decisions judged, in their order."""
    players, over = range(match.players), tuple(ended(match).by_seat)
    by_points = "lead" in units(match.game)
    found: list[Decision] = []
    spread = [0.0 for _ in players]
    first = judged[0].here if judged else over
    assert first is not None
    before = first
    for i, (question, one) in enumerate(zip(asked, judged, strict=True)):
        following = judged[i + 1] if i + 1 < len(judged) else None
        after = over if following is None else one.played if following.here is None else following.here
        luck = tuple(now - promised for now, promised in zip(after, one.played, strict=True))
        unsure = [0.0 for _ in players]
        if after is not one.played:
            unsure = list(one.spread)
            if following is not None:
                unsure = [one + other for one, other in zip(unsure, following.spread_here, strict=True)]
        spread = [one + other for one, other in zip(spread, unsure, strict=True)]
        found.append(_decision(question, one, before, after, (luck, unsure), by_points=by_points))
        before = after
    curve = (first, *(decision.after for decision in found))
    seats = tuple(_player(match, p, found, curve, spread[p]) for p in players)
    bot, samples = (asked[0].bot, asked[0].samples) if asked else ("", 0)
    return Review(match.game, bot, samples, tuple(found), seats, curve)


def _decision(
    question: Question,
    one: Judged,
    before: tuple[float, ...],
    after: tuple[float, ...],
    luck: tuple[tuple[float, ...], list[float]],
    *,
    by_points: bool,
) -> Decision:
    """luck: what chance brought everybody, and the variances of that."""
    loss, left = one.cost
    return Decision(
        question.number,
        question.seat,
        question.moves,
        question.turns,
        one.best,
        before,
        after,
        one.played,
        one.after_best,
        loss,
        one.half,
        one.points if by_points else (),
        one.best_points if by_points else (),
        one.lead if by_points else None,
        one.lead_half if by_points else None,
        left if by_points else None,
        luck[0],
        NORMAL * math.sqrt(max(luck[1])),
        one.reasons,
    )


def _graded(cost: tuple[float, float], *, best: bool) -> Literal["best", "equal", "lost"]:
    """Grade a turn that left a choice."""
    return "lost" if cost > (0, 0) else "best" if best else "equal"


def _player(
    match: Match, p: int, found: Sequence[Decision], curve: Sequence[tuple[float, ...]], spread: float
) -> Player:
    own = [decision for decision in found if decision.seat == p and not decision.forced]
    parts = spec_of(match.game).measured
    values = {
        "lead": [decision.lead for decision in own if decision.lead is not None],
        "share": [decision.share for decision in own if decision.share is not None],
    }
    found_of = {unit: figure(values[unit], parts[unit]) for unit in parts}
    headline, *_ = parts
    if (left := found_of[headline]) is not None:
        found_of[headline] = replace(left, beside=beside(match.game, match.options, left.mean))
    return Player(
        len(own),
        found_of.get("lead"),
        found_of.get("share"),
        curve[0][p],
        sum(decision.own[p] for decision in found if decision.seat == p),
        sum(decision.own[p] for decision in found if decision.seat != p),
        sum(decision.luck[p] for decision in found),
        NORMAL * math.sqrt(spread),
        curve[-1][p],
    )


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
