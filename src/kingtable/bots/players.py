"""A game declares its bots once: its module of bots (`GameSpec.bots`) has one `PLAYERS`.

Command line, server, hints, win probabilities, reviews and training ask for it by the name of the game (`players_of`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

from kingtable.bots.bot import Bot, Learned
from kingtable.bots.net_file import NetSpec
from kingtable.bots.plain import Random
from kingtable.engine.games import spec_of
from kingtable.engine.spec import loaded


@dataclass(frozen=True)
class Players:
    """The bots of a game, and the questions that they answer.

    bots: what makes each bot, by its name on the command line. interpreted: classes with a field `compiled`, which
    answer a single turn sooner than the compiler loads.
    early: names of bots that play a turn within a second where nothing is compiled; until the compiler has finished
    they play for the others (`bots.early`).
    hint: the bot that says what to play, with a budget below a second; reasons: `module:function` that says why
    (`hints.Reasons`); "": the game has no hints.
    win_probabilities: `module:function` that gives everybody's win probabilities (`win_probability.OfGame`), "": there
    is none; samples: how many are enough.
    reviewer: the bot that reviews games, each decision in a fraction of a second; "": the caller must name one.
    compiled: `module:name` of the bots that play whole games compiled (`compiled.CompiledBots`), "": there are none.
    aside: names of bots that a table does not offer: they answer hints, and programs that name them.
    late: `module:function` that compiles what bots call only late in a game, "": there is nothing.
    net: the nets that the game's learned bots (`bot.Learned`) read.
    """

    bots: Mapping[str, Callable[[], Bot[Any]]]
    interpreted: tuple[type[Bot[Any]], ...] = ()
    early: tuple[str, ...] = ()
    aside: tuple[str, ...] = ()
    hint: str = ""
    reasons: str = ""
    win_probabilities: str = ""
    samples: int = 0
    reviewer: str = ""
    compiled: str = ""
    late: str = ""
    net: NetSpec | None = None

    @property
    def learned(self) -> list[str]:
        """The names of the bots that read a net, in the order of their declaration."""
        return [name for name, made in self.bots.items() if isinstance(made(), Learned)]


def players_of(name: str) -> Players:
    """Return the bots that a game declares; for a game without any, one that plays at random."""
    declared = spec_of(name)
    if not declared.bots:
        return Players({"random": partial(Random, game=declared.name)})
    found: Players = loaded(f"{declared.bots}:PLAYERS")
    return found
