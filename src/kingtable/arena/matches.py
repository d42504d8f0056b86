"""A match between bots: every deal is played once in every rotation of the seats, so luck of the deal and of the seat
falls on all alike; intervals are taken over deals, because the games of one deal are not independent.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Generator, Mapping, Sequence
from dataclasses import dataclass

from kingtable.arena.cores import in_order
from kingtable.arena.intervals import half_width, share
from kingtable.arena.lineups import Lineup, rotations
from kingtable.bots import Player, label, make
from kingtable.engine.errors import IllegalAction, InvalidOptions
from kingtable.engine.front import begun
from kingtable.engine.games import game, spec_of
from kingtable.engine.given import seed_of
from kingtable.engine.match import Match
from kingtable.engine.text import cut

Bots = tuple[str | Player, ...]
THOUGHTS = 1_000_003
"""The seed of a bot's turn is this times the seed of the game, and the number of actions before."""


@dataclass(frozen=True)
class Played:
    """One game: deal, bot of each seat (index into the match's bots), scores and ranks by seat, winners, its moves."""

    deal: int
    seating: tuple[int, ...]
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    winners: tuple[int, ...]
    moves: tuple[str, ...]


@dataclass(frozen=True)
class Standing:
    """How one bot did. Shares and scores are means over games and over the seats that it had, with the half-width of
    the 95 % interval; that of `wins` goes from wins_low to wins_high, which need not be equally far from it.

    wins: share of games won by the rulebook, a shared win counted in parts, and none where nobody wins; alone, level:
    shares of games with strictly the highest score, and with a shared highest score (no tie-break, as the CIG 2018
    paper counts).
    """

    bot: str
    seats: int
    games: int
    wins: float
    wins_half: float
    wins_low: float
    wins_high: float
    score: float
    score_half: float
    deviation: float
    margin: float
    margin_half: float
    alone: float
    level: float


def play_deal(
    name: str, bots: Bots, options: Mapping[str, object], seed: int, deal: int, seatings: Sequence[Lineup] = ()
) -> list[Played]:
    """Play one deal in every rotation of the seats, or in the seatings that are given."""
    players = [make(name, bot) for bot in bots]
    games = []
    for seating in seatings or rotations(len(bots)):
        seated = [(players[bot], label(bots[bot])) for bot in seating]
        match, _ = play_game(name, seated, options, seed + deal)
        ended = (tuple(match.scores), tuple(match.ranks), tuple(match.winners), tuple(match.moves))
        games.append(Played(deal, seating, *ended))
    return games


def play_game(
    name: str, seated: Sequence[tuple[Player, str]], options: Mapping[str, object], seed: int
) -> tuple[Match, list[int]]:
    """Play one game; the match, and its actions by number. seated: the bot of each seat, and what it is called."""
    match, played = begun(name, options, seed), list[int]()
    while (seat := match.to_move) is not None:
        thought = seed * THOUGHTS + len(match.moves)
        seen = match.rules.observed(match.state, seat, thought)
        bot, called = seated[seat]
        played += _play_turn(match, bot.choose(seen, seat, thought), called)
    return match, played


def _play_turn(match: Match, actions: Sequence[int | str], bot: str) -> list[int]:
    """Play what a bot has chosen, and return the actions by number.

    Raises InvalidOptions where it cannot be played: the match would not go on.
    """
    seat, played = match.to_move, list[int]()
    if not actions:
        raise InvalidOptions("bot-silent", field="bot", bot=bot, seat=seat)
    for action in actions:
        try:
            if match.to_move != seat:
                raise IllegalAction("refuse-turn-over", move=cut(action, 40))
            number = match.rules.understood(match.state, action) if isinstance(action, str) else action
            match.do(number)
            played.append(int(number))
        except IllegalAction as refused:
            raise InvalidOptions(
                "bot-illegal", field="bot", bot=bot, action=cut(action, 40), moves=len(match.moves), why=str(refused)
            ) from refused
    return played


def _play(job: tuple[str, Bots, Mapping[str, object], int, int]) -> list[Played]:
    return play_deal(*job)


def play_match(
    name: str,
    bots: Bots,
    options: Mapping[str, object],
    *,
    games: int,
    seed: int = 1,
    processes: int = 1,
    progress: Callable[[int], None] = lambda played: None,
) -> list[Played]:
    """Play at least `games` games (whole deals), in order of deal. `progress` gets how many are done.

    bots: names, `"module:Class"`, or objects with `choose`; with several processes objects must be such that `pickle`
    takes. Raises InvalidOptions for unknown bots or options, and where a bot plays what cannot be played.
    """
    played: list[Played] = []
    for some in deals_of(name, bots, options, games=games, seed=seed, processes=processes):
        played += some
        progress(len(played))
    return played


def deals_of(
    name: str, bots: Bots, options: Mapping[str, object], *, games: int, seed: int = 1, processes: int = 1
) -> Generator[list[Played]]:
    """The same deal by deal; who has seen enough takes no more. Raises as `play_match` does, at the first deal."""
    for bot in bots:
        make(name, bot)
    spec_of(name).full({**options, "players": len(bots)})
    deals = -(-games // len(bots))
    seed_of(seed + max(0, deals - 1))
    jobs = [(name, bots, {**options, "players": len(bots)}, seed_of(seed), deal) for deal in range(deals)]
    if processes > 1:
        first_turn(name, bots, {**options, "players": len(bots)}, seed)
    yield from in_order(_play, jobs, processes)


def first_turn(name: str, bots: Bots, options: Mapping[str, object], seed: int) -> None:
    """Let every bot think once here: what it needs is compiled once, where a person hears of it, and kept; each
    process of its own would compile the same in silence."""
    match = begun(name, options, seed)
    seat = match.to_move
    if seat is not None:
        for bot in bots:
            make(name, bot).choose(game(name).observed(match.state, seat, seed), seat, seed)


def standings(bots: Bots, played: list[Played]) -> list[Standing]:
    """How each bot of a match did, in the order of the list. A bot that sits there several times is one row."""
    seats: dict[object, list[int]] = {}
    for index, bot in enumerate(bots):
        seats.setdefault(bot if isinstance(bot, str) else id(bot), []).append(index)
    found = []
    for own in seats.values():
        rows = [(p, p.seating.index(index)) for p in played for index in own]
        wins = [(s in p.winners) / max(1, len(p.winners)) for p, s in rows]
        scores = [float(p.scores[s]) for p, s in rows]
        best_other = [max(p.scores[:s] + p.scores[s + 1 :]) for p, s in rows]
        margins = [score - other for score, other in zip(scores, best_other, strict=True)]
        deals = [p.deal for p, _ in rows]
        low, high = share(wins, deals)
        n = len(rows)
        mean = sum(scores) / n
        found.append(
            Standing(
                bot=label(bots[own[0]]),
                seats=len(own),
                games=len(played),
                wins=sum(wins) / n,
                wins_half=(high - low) / 2,
                wins_low=low,
                wins_high=high,
                score=mean,
                score_half=half_width(scores, deals),
                deviation=math.sqrt(sum((x - mean) ** 2 for x in scores) / max(1, n - 1)),
                margin=sum(margins) / n,
                margin_half=half_width(margins, deals),
                alone=sum(m > 0 for m in margins) / n,
                level=sum(m == 0 for m in margins) / n,
            )
        )
    return found
