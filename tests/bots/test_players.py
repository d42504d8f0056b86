"""What a game declares of its bots: everything it names is there, and everything it leaves out is refused by name."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import fields, replace
from functools import partial
from types import ModuleType
from typing import Any

import pytest

import kingtable
from kingtable import bots
from kingtable.analysis.position import analyse
from kingtable.bots import players
from kingtable.bots.bot import Learned
from kingtable.bots.hints import gives, hint, reasons
from kingtable.bots.plain import Random
from kingtable.bots.players import Players, players_of
from kingtable.bots.ratings import ratings
from kingtable.bots.win_probability import tells, win_probabilities
from kingtable.engine.errors import InvalidOptions
from kingtable.engine.games import GAMES
from kingtable.engine.spec import loaded


@pytest.mark.parametrize("name", ["kingdomino", "king-of-tokyo"])
def test_everything_that_a_game_names_is_there(name: str) -> None:
    declared = players_of(name)
    made = {bot: of() for bot, of in declared.bots.items()}
    assert GAMES[name].bot in made
    assert [bot.name for bot in made.values()] == list(made), "a bot is called as it is declared"
    for spec in (declared.hint, declared.reviewer):
        assert isinstance(bots.make(name, spec), bots.Analyst)
    assert callable(loaded(declared.reasons))
    assert callable(loaded(declared.win_probabilities))
    assert declared.samples > 0
    assert set(declared.early) <= set(made)
    assert all("compiled" in {field.name for field in fields(cls)} for cls in declared.interpreted)
    assert declared.net is not None
    assert declared.net.game == name
    assert declared.learned == [bot for bot, one in made.items() if isinstance(one, Learned)]
    assert declared.learned


@pytest.mark.parametrize(("game", "seats"), [("kingdomino", {2, 4}), ("king-of-tokyo", {2, 4, 6})])
def test_the_named_levels_are_rated_at_each_number_of_seats(game: str, seats: set[int]) -> None:
    rated = ratings(game)["person"]
    assert {row["players"] for row in rated} >= seats
    for many in {row["players"] for row in rated}:
        levels = [row for row in rated if row["players"] == many]
        assert [row["strength"] for row in levels] == [10, 28, 46, 64, 82, 100]
        assert all(row["low"] < row["elo"] < row["high"] for row in levels)
        assert [row["elo"] for row in levels] == sorted(row["elo"] for row in levels)


@pytest.mark.parametrize("game", kingtable.GAMES)
def test_while_the_compiler_works_no_stronger_bot_plays(game: str) -> None:
    levels = {told["bot"]: told["level"] for told in bots.names(game)}
    found = {bot: bots.early(game, bot) for bot in levels}
    assert all(levels[found[bot]] <= levels[bot] for bot in levels)
    assert [bot for bot in levels if found[bot] == bot] == sorted(players_of(game).early, key=levels.__getitem__)
    assert bots.early(game, f"{bots.names(game)[-1]['bot']}:30") in players_of(game).early
    assert bots.early(game, "my_module:MyBot") == "my_module:MyBot"


def without(monkeypatch: pytest.MonkeyPatch, module: Any) -> str:
    """Declare Kingdomino with another module of bots, or with none. Returns its name."""
    name = ""
    if module is not None:
        name = "bots_of_a_third_game"
        monkeypatch.setitem(sys.modules, name, module)
    declared = replace(GAMES["kingdomino"], bots=name, bot="random")
    monkeypatch.setattr(players, "spec_of", lambda _: declared)
    return "kingdomino"


@pytest.mark.parametrize("has_bots", [False, True])
def test_a_game_with_no_bots_or_plain_ones_plays_and_refuses_the_rest_by_name(
    has_bots: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    module = ModuleType("bots_of_a_third_game")
    module.PLAYERS = Players({"first": partial(Random, name="first", game="kingdomino")})  # type: ignore[attr-defined]
    name = without(monkeypatch, module if has_bots else None)
    only = "first" if has_bots else "random"
    assert [told["bot"] for told in bots.names(name)] == [only]
    match = kingtable.new(name, seed=1)
    seat = match.to_move
    assert seat is not None
    state = match.observe(seat, 1)
    assert bots.choose(name, only, state, seat, 1)[0] in match.legal()
    bots.warm_up(name)
    assert not gives(name)
    assert not tells(name)
    assert reasons(name, state, seat, []) == []
    questions: dict[str, Callable[[], Any]] = {
        "bot-hint": lambda: hint(name, state, seat),
        "bot-prospects": lambda: win_probabilities(name, state, [], 4),
        "bot-analyse": lambda: analyse(match),
        "bot-net": lambda: bots.make(name, f"{only}:net=x.npz"),
        "bot-unknown": lambda: bots.make(name, "greedy"),
    }
    for key, asked in questions.items():
        with pytest.raises(InvalidOptions) as refused:
            asked()
        assert refused.value.key == key
