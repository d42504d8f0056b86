"""Bots: players that see a view and never the true state.

`names` lists the bots of a game. `make` builds one from a spec: `"sampler:500"` (a budget in playouts a move),
`"planner:net=FILE"` (a net of your own), `"policy:FILE"` (a policy of your own), `"my_module:MyBot"` (a class of your
own) or `"process:./my_bot"` (a program).
`choose` plays one turn from the bytes of a view: a worker process needs no more. `analyse` values several turns.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from dataclasses import dataclass, replace
from importlib import import_module
from pathlib import Path
from typing import Any, SupportsIndex, TypedDict

from kingtable.bots.bot import Analyst, Bot, Learned, Line, Player
from kingtable.bots.net_file import kept
from kingtable.bots.players import players_of
from kingtable.bots.policy import POLICY, Learnt
from kingtable.bots.process import Process
from kingtable.bots.ratings import Rated, ratings
from kingtable.engine.errors import IllegalAction, InvalidOptions
from kingtable.engine.game import Game
from kingtable.engine.games import game, spec_of
from kingtable.engine.given import number_of, seed_of, whole
from kingtable.engine.record import copy_of, unpacked
from kingtable.engine.spec import loaded
from kingtable.engine.text import cut

__all__ = [
    "Analyst",
    "Bot",
    "Line",
    "Player",
    "Turn",
    "analyse",
    "choose",
    "early",
    "foreign",
    "label",
    "make",
    "names",
    "offered",
    "warm_up",
]


MOST = 1_000_000
"""The highest budget in playouts."""


class Named(TypedDict):
    """A bot as it is listed."""

    bot: str
    level: int
    budget: int
    default: bool
    strengths: int
    ratings: list[Rated]


def names(name: str) -> list[Named]:
    """The bots of a game with level and budget, the weakest first, JSON-able.

    strengths: where it may have any strength, which is its budget, the highest one; else 0. ratings: as
    `bots.ratings.ratings` has them.
    """
    return [
        {
            "bot": bot,
            "level": made.level,
            "budget": made.budget,
            "default": bot == spec_of(name).bot,
            "strengths": made.strongest,
            "ratings": ratings(name).get(bot, []),
        }
        for bot, made in sorted(((b, of()) for b, of in players_of(name).bots.items()), key=lambda pair: pair[1].level)
    ]


def offered(name: str) -> list[Named]:
    """The bots of a game that a table offers, as `names` has them."""
    return [named for named in names(name) if named["bot"] not in players_of(name).aside]


def make(name: str, spec: str | Player) -> Player:
    """Make a bot from its spec, or return an object with `choose` as it is.

    A spec is `"greedy"`, `"sampler:500"` (a budget), `"planner:net=FILE"` (a net that `kingtable train` has written),
    `"expert:400,net=FILE"` (both), `"policy:FILE"` (a policy of `kingtable train --method ppo`), `"my_module:MyBot"` (a
    class that takes no arguments) or `"process:COMMAND"` (a program, `bots.process`). It may name a file or a program,
    so it never comes from a stranger. Raises InvalidOptions, and UnfitNet for a file that is no net of this game.
    """
    if not isinstance(spec, str):
        if isinstance(spec, type) or not callable(getattr(spec, "choose", None)):
            raise InvalidOptions("bot-object", field="bot", bot=cut(spec, 80))
        return spec
    bot, _, rest = spec.partition(":")
    declared = players_of(name)
    if bot not in declared.bots:
        if bot == "process" and rest.strip():
            return Process(spec_of(name).name, rest)
        if bot == POLICY and rest.strip():
            return Learnt(spec_of(name).name, Path(rest))
        if rest.isidentifier():
            return _foreign(bot, rest)
        raise InvalidOptions("bot-unknown", field="bot", bot=bot[:40], known=", ".join(declared.bots))
    budget, file = parts(rest)
    made = declared.bots[bot]()
    if budget:
        most = made.strongest
        if not made.budget or not budget.isascii() or not budget.isdigit() or not 1 <= int(budget) <= (most or MOST):
            key = "bot-strength" if most else "bot-budget"
            raise InvalidOptions(key, field="bot", bot=bot, budget=budget[:20], most=most)
        made = replace(made, budget=int(budget))
    if file is not None:
        if declared.net is None or not isinstance(made, Learned):
            raise InvalidOptions("bot-net", field="bot", bot=bot, known=", ".join(declared.learned) or "–")
        made = replace(made, net=kept(Path(file), declared.net))
    return made


def parts(rest: str) -> tuple[str, str | None]:
    """Split the end of a spec, such as `400`, `net=FILE` or `400,net=FILE`: the budget, "" for none, and the file, None
    for none. The file's name may have any letters, commas and colons too."""
    budget, net, file = f",{rest}".partition(",net=")
    return budget[1:], file if net else None


def without_folder(name: str, spec: str) -> tuple[str, str]:
    """Name a bot for strangers, and give the spec with the whole path of its net.

    `planner:net=folder/mine.npz` is called `planner@mine`, and `policy:folder/mine.npz` `policy@mine`; other bots keep
    their spec as their name.
    """
    bot, _, rest = spec.partition(":")
    budget, file = parts(rest)
    if bot == POLICY and rest:
        path = Path(rest).expanduser().resolve()
        return f"{POLICY}@{path.stem}", f"{POLICY}:{path}"
    if file is None or bot not in players_of(name).bots:
        return spec, spec
    path, begun = Path(file).expanduser().resolve(), f"{bot}:{budget}" if budget else bot
    return f"{begun}@{path.stem}", f"{begun}{',' if budget else ':'}net={path}"


def foreign(name: str, spec: str) -> bool:
    """Is a bot code of somebody's own, a class or a program, which may do anything to its process?"""
    bot = spec.partition(":")[0]
    return bot != POLICY and bot not in players_of(name).bots


def _foreign(module: str, cls: str) -> Player:
    """A bot of a class in somebody's own module, which is looked for in the working folder, too."""
    if (here := str(Path.cwd())) not in sys.path and "" not in sys.path:
        sys.path.append(here)
    try:
        made = getattr(import_module(module), cls)()
    except Exception as error:  # somebody's code may raise anything when it is imported or made
        why = f"{type(error).__name__}: {error}"
        raise InvalidOptions("bot-module", field="bot", bot=f"{module}:{cls}"[:80], why=why[:200]) from error
    return make("", made)


def label(bot: str | Player) -> str:
    """What a bot is called where it is listed."""
    return bot if isinstance(bot, str) else str(getattr(bot, "name", type(bot).__name__))


def choose(name: str, spec: str | Player, state: bytes, seat: SupportsIndex, seed: SupportsIndex) -> list[str]:
    """One turn of a bot, in notation, from the bytes of what its seat may know (`Match.observe`).

    Raises InvalidOptions for an unknown bot, a seat that is not to move, a seed that is none and a bot that chooses
    nothing, IllegalAction where it chooses what is no legal action, Refused for bytes that are not of this game.
    """
    rules, number = game(name), seed_of(seed)
    bot = _for_one_turn(name, spec)
    s, mover = _asked(rules, state, seat)
    actions = bot.choose(copy_of(s), mover, number)
    written = _written(rules, s, actions) if isinstance(actions, Iterable) else []
    if not written:
        raise InvalidOptions("bot-silent", field="bot", bot=cut(label(spec), 80), seat=mover)
    return written


def _asked(rules: Game, state: bytes, seat: SupportsIndex) -> tuple[Any, int]:
    """What a seat sees, and the seat, which must be the one to move."""
    s: Any = unpacked(rules.spec.name, rules.record, state)
    mover = whole(seat)
    if mover is None or rules.to_move(s) != mover:
        raise InvalidOptions("bot-seat", field="seat", seat=cut(seat, 40))
    return s, mover


def _for_one_turn(name: str, spec: str | Player) -> Any:
    """A bot that can also think interpreted does so: for a single turn the compiler is not worth waiting for."""
    bot: Any = make(name, spec)
    return replace(bot, compiled=False) if type(bot) in players_of(name).interpreted else bot


def _written(rules: Game, s: Any, actions: Iterable[int | str]) -> list[str]:
    """The actions of one turn in notation, done one after the other on `s`. Raises IllegalAction."""
    written, seat = [], rules.to_move(s)
    for action in actions:
        number = understood(rules, s, seat, action)
        written.append(rules.written(s, number))
        rules.apply(s, number)
    return written


def understood(rules: Game, s: object, seat: int | None, action: int | str) -> int:
    """The number of an action that a bot chose for the turn of a seat, in notation or by its number.

    Raises IllegalAction where it is not legal, is no action at all, or comes after the turn.
    """
    if rules.to_move(s) != seat:
        raise IllegalAction("refuse-turn-over", move=cut(action, 40))
    number = rules.understood(s, action) if isinstance(action, str) else whole(action)
    if number is None or number not in rules.legal(s):
        raise IllegalAction("refuse-action", field="action", action=cut(action, 40))
    return number


@dataclass(frozen=True)
class Turn:
    """A turn in notation, with its value in the bot's own measure; playouts: on which it rests, 0: it is computed."""

    moves: tuple[str, ...]
    value: float
    playouts: int


def analyse(
    name: str, spec: str | Player, state: bytes, seat: SupportsIndex, seed: SupportsIndex, most: SupportsIndex = 5
) -> list[Turn]:
    """The best turns of a seat, at most `most`, as a bot values them: the first is what `choose` plays.

    state: what the seat may know (`Match.observe`). Empty where the bot weighs nothing: roller where damage is met,
    greedy where it plays at random. Raises InvalidOptions for an unknown bot, one that computes no values, a seat
    that is not to move and a seed that is none, Refused for bytes that are not of this game.
    """
    rules, number, count = game(name), seed_of(seed), number_of(most, "most", 1)
    bot = _for_one_turn(name, spec)
    if not isinstance(bot, Analyst):
        raise InvalidOptions("bot-analyse", field="bot", bot=label(spec))
    s, mover = _asked(rules, state, seat)
    return [
        Turn(tuple(_written(rules, copy_of(s), line.actions)), line.value, line.playouts)
        for line in bot.analyse(copy_of(s), mover, number)[:count]
    ]


def early(name: str, spec: str) -> str:
    """Name the bot that plays for another one while the compiler works: itself where it is fast enough interpreted,
    else the strongest of `Players.early` that is no stronger. A bot of somebody's own plays itself."""
    declared, bot = players_of(name), spec.partition(":")[0]
    if bot not in declared.bots or bot in declared.early:
        return spec
    levels = {one: declared.bots[one]().level for one in (*declared.early, bot)}
    return max((one for one in declared.early if levels[one] <= levels[bot]), key=levels.__getitem__, default=spec)


def warm_up(name: str) -> None:
    """Compile everything that the bots of a game need, or load it from the cache."""
    from kingtable.bots.win_probability import tells, win_probabilities
    from kingtable.engine.front import new

    for bot in players_of(name).bots:
        match = new(name, seed=1)
        seat = match.to_move
        assert seat is not None
        choose(name, bot, match.observe(seat, 1), seat, 1)
    if late := players_of(name).late:
        loaded(late)()
    if tells(name):
        win_probabilities(name, new(name, seed=1).observe(0, 1), (), 1)
