"""What the server says about a finished game that was reviewed."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypedDict


class Reason(TypedDict):
    """What speaks for a turn: `hint-` and a key of the catalogue, with its values."""

    key: str
    args: Annotated[dict[str, Any], "Record<string, string | number>"]


class Better(TypedDict):
    """A turn that would have been better; half: of the 95 % interval of what was lost, left_half: of the points.
    choices: what could be done, as far as it is meant; view: the table after it, null where chance comes in at once."""

    moves: list[str]
    half: float
    left_half: float | None
    reasons: list[Reason]
    choices: Annotated[dict[str, Any], "Record<string, unknown>"]
    view: Annotated[dict[str, Any] | None, "Record<string, unknown> | null"]


class Decided(TypedDict):
    """A decision of a reviewed game, made in the step `seq`. turns: how many there were; grade: the only turn, the
    best, as good as far as the samples tell, or one that lost something, which has a `better`. chances, best_chances:
    everybody's win probabilities after the turn played and after the best; after: when all that came of it was seen;
    loss: by how much the best turn would have raised the win probability, left: how many points further ahead it would
    have been, null where points do not decide; each 0 where that is not clear; luck: what chance brought everybody,
    luck_half: half of its 95 % interval; matters: is it worth a look?"""

    seq: int
    seat: int
    moves: list[str]
    turns: int
    grade: Literal["forced", "best", "equal", "lost"]
    chances: list[float]
    best_chances: list[float]
    after: list[float]
    loss: float
    left: float | None
    luck: list[float]
    luck_half: float
    matters: bool
    better: Better | None


class Beside(TypedDict):
    """The named level whose games at such tables are most like this one, from 1, the weakest, to 6. percentile: in so
    many of 100 of its games more was left lying; games: how many were played."""

    level: int
    percentile: int
    games: int


class Left(TypedDict):
    """What a seat left lying in each of `decisions`, in the mean; half: of its 95 % interval; level: its class. beside:
    the headline beside those of bots, null where no such table was measured."""

    mean: float
    half: float
    decisions: int
    level: Literal["beginner", "casual", "intermediate", "advanced", "expert"]
    beside: Beside | None


class Sum(TypedDict):
    """The sources of a result, in games of 100: start + own + others + luck = result; even: the result without luck,
    from 0 to 100."""

    start: int
    own: int
    others: int
    luck: int
    result: int
    even: int


class Played(TypedDict):
    """How a seat played; decisions: that left a choice. lead: points left lying in each, share: of the chance of
    winning that was there; null where too few count, or where points do not decide. start + own + others + luck =
    result: its win probability before, what its own turns, those of the others and chance changed, and its share of the
    win; luck_half: half of the 95 % interval of luck. games: the same in games of 100."""

    decisions: int
    lead: Left | None
    share: Left | None
    start: float
    own: float
    others: float
    luck: float
    luck_half: float
    result: float
    games: Sum


class Review(TypedDict):
    """A reviewed game. bot, samples: by whom, and how many for each position; units: the figures of the players that
    the game has, the headline first; fewest: with fewer decisions a player has no figure; costliest: of each seat the
    numbers of its costliest decisions, the worst first; start: everybody's win probabilities before."""

    bot: str
    samples: int
    units: list[Literal["lead", "share"]]
    fewest: int
    costliest: list[list[int]]
    players: list[Played]
    start: list[float]
    decisions: list[Decided]


class Retried(TypedDict):
    """A turn that the reader of a review tries at a decision, compared with the best turn. The fields mean the same as
    those of `Decided`."""

    moves: list[str]
    best: list[str]
    grade: Literal["best", "equal", "lost"]
    chances: list[float]
    best_chances: list[float]
    loss: float
    half: float
    left: float | None
    left_half: float | None
