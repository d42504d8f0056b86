"""What may not change when the code of the bots is put in order: what they play and think, what nets learn from, what
seats observe, and the states of games, all by seed (tests/golden/unchanged.json).

Moves of the first positions are written out there; of all others there is a hash for each hundred. After a change that
is meant, write the file again and read the difference:

    KINGTABLE_UPDATE_GOLDEN=1 uv run pytest tests/bots/test_unchanged.py
"""

from __future__ import annotations

import hashlib
import json
import os
import random
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import kingtable
from kingtable import bots
from kingtable.bots.bot import Player
from kingtable.bots.players import players_of
from kingtable.bots.win_probability import win_probabilities
from kingtable.engine.chance import seeded
from kingtable.engine.compiler.jit import interpreted
from kingtable.engine.games import game, spec_of
from kingtable.engine.record import copy_of, pack
from kingtable.learning import king_of_tokyo as tokyo_learning
from kingtable.learning import kingdomino as kingdomino_learning
from tests.bots.test_hidden import EVERYTHING

FILE = Path(__file__).parents[1] / "golden" / "unchanged.json"
UPDATE = bool(os.environ.get("KINGTABLE_UPDATE_GOLDEN"))
STORED: dict[str, Any] = json.loads(FILE.read_text("utf-8")) if FILE.exists() else {}

POSITIONS, FIRST, FIRST_WEIGHED, HUNDRED = 2_000, 30, 6, 100
LONGEST = {"kingdomino": 70, "king-of-tokyo": 90}
OBSERVED, FIRST_OBSERVED = 10_000, 300
RECORDS, FIRST_RECORDS = 200, 20
AS_AT_A_TABLE, FIRST_AT_A_TABLE = 60, 2
NOTHING_COMPILED = 3

BUDGETS = {"kingdomino": {"sampler": 8, "expert": 8, "master": 6, "person": 1}, "king-of-tokyo": {"expert": 4}}


def specs(name: str, most: int = POSITIONS) -> list[str]:
    """Every bot, with a budget that is quickly spent."""
    known = [(told["bot"], BUDGETS[name].get(told["bot"], 50 if told["budget"] else 0)) for told in bots.names(name)]
    return [f"{bot}:{min(budget, most)}" if budget else bot for bot, budget in known]


BOTS = [(name, spec) for name in kingtable.GAMES for spec in specs(name)]
AT_A_TABLE = [
    (name, spec) for name, spec in BOTS if type(bots.make(name, spec)) in players_of(name).interpreted
]  # these think interpreted where they are asked for one turn


@cache
def position(name: str, number: int) -> Any:
    """What the seat to move may know at some step of a game at random."""
    rules, declared = game(name), spec_of(name)
    options = declared.full(EVERYTHING[name][number % len(EVERYTHING[name])])
    for again in range(100):
        chance = random.Random(f"{name} {number} {again}")
        s = rules.blank(options, seeded(number, again))
        rules.start(s)
        for _ in range(chance.randrange(LONGEST[name])):
            if rules.to_move(s) is not None:
                rules.apply(s, chance.choice(rules.legal(s)))
        if (seat := rules.to_move(s)) is not None:
            return rules.observed(s, seat, number)
    raise AssertionError("no position with somebody to move")


def hashed(value: Any) -> str:
    return hashlib.sha256(json.dumps(value, sort_keys=True).encode()).hexdigest()[:12]


def array_hash(*arrays: np.ndarray[Any, Any]) -> str:
    return hashlib.sha256(b"".join(np.ascontiguousarray(array).tobytes() for array in arrays)).hexdigest()[:12]


def by_hundred(values: Sequence[Any]) -> list[str]:
    return [hashed(values[i : i + HUNDRED]) for i in range(0, len(values), HUNDRED)]


def number_of(value: float) -> float:
    """A number of some computation: the last digits may be another machine's."""
    return round(float(value), 6)


def played(name: str, bot: Player, number: int) -> list[int]:
    """The turn of a bot, as numbers of actions."""
    s = position(name, number)
    return [int(action) for action in bot.choose(copy_of(s), game(name).to_move(s) or 0, number)]


def weighed(name: str, bot: bots.Analyst[Any], number: int) -> list[Any]:
    """All that a bot thinks of its turns."""
    s = position(name, number)
    lines = bot.analyse(copy_of(s), game(name).to_move(s) or 0, number)
    return [[[int(action) for action in line.actions], number_of(line.value), int(line.playouts)] for line in lines]


def in_words(name: str, number: int, actions: Sequence[int]) -> str:
    rules, s = game(name), copy_of(position(name, number))
    words = []
    for action in actions:
        words.append(rules.written(s, action))
        rules.apply(s, action)
    return "; ".join(words)


def thought(name: str, bot: Player, numbers: Sequence[int]) -> dict[str, Any]:
    """What a bot plays and thinks in some positions: the turns in words, the rest hashed."""
    found: dict[str, Any] = {"moves": [in_words(name, number, played(name, bot, number)) for number in numbers]}
    if isinstance(bot, bots.Analyst):
        found["weighed"] = hashed([weighed(name, bot, number) for number in numbers[:FIRST_WEIGHED]])
    return found


def hold(key: str, found: Any) -> None:
    """What was found is what is stored."""
    if UPDATE:
        STORED[key] = found
        text = json.dumps(STORED, indent=1, sort_keys=True, ensure_ascii=False)
        FILE.write_text(text + "\n", "utf-8")
    assert found == STORED.get(key), key


@pytest.mark.compiled
@pytest.mark.parametrize(("name", "spec"), BOTS, ids=str)
def test_the_first_turns_of_a_bot_are_the_same(name: str, spec: str) -> None:
    hold(f"{name} {spec}: first", thought(name, bots.make(name, spec), range(FIRST)))


@pytest.mark.compiled
@pytest.mark.parametrize(("name", "spec"), BOTS, ids=str)
@pytest.mark.slow
def test_all_turns_of_a_bot_are_the_same(name: str, spec: str) -> None:
    bot = bots.make(name, spec)
    found = {"moves": by_hundred([played(name, bot, number) for number in range(POSITIONS)])}
    if isinstance(bot, bots.Analyst):
        found["weighed"] = by_hundred([weighed(name, bot, number) for number in range(POSITIONS)])
    hold(f"{name} {spec}: all", found)


@pytest.mark.parametrize(("name", "spec"), AT_A_TABLE, ids=str)
def test_the_first_turns_at_a_table_are_the_same(name: str, spec: str) -> None:
    bot: Any = bots.make(name, spec)
    hold(f"{name} {spec}: first at a table", thought(name, replace(bot, compiled=False), range(FIRST_AT_A_TABLE)))


@pytest.mark.parametrize(("name", "spec"), AT_A_TABLE, ids=str)
@pytest.mark.slow
def test_turns_at_a_table_are_the_same(name: str, spec: str) -> None:
    bot: Any = bots.make(name, spec)
    hold(f"{name} {spec}: at a table", thought(name, replace(bot, compiled=False), range(AS_AT_A_TABLE)))


@pytest.mark.slow
def test_turns_where_nothing_is_compiled_are_the_same() -> None:
    environment = {**os.environ, "KINGTABLE_INTERPRETED": "1"}
    asked = subprocess.run(
        [sys.executable, "-m", "tests.bots.test_unchanged"], env=environment, capture_output=True, check=True
    )
    hold("where nothing is compiled", json.loads(asked.stdout))


@pytest.mark.compiled
@pytest.mark.parametrize("name", kingtable.GAMES)
@pytest.mark.slow
def test_win_probabilities_are_the_same(name: str) -> None:
    def told(number: int) -> list[Any]:
        s, rules = position(name, number), game(name)
        move = [rules.written(s, rules.legal(s)[0])] if number % 2 else []
        found = win_probabilities(name, pack(s).tobytes(), move, 4, number + 1)
        return [[number_of(share) for share in part.reshape(-1)] for part in (found.wins, found.points)]

    hold(f"{name}: win probabilities", by_hundred([told(number) for number in range(HUNDRED)]))


@pytest.mark.compiled
@pytest.mark.slow
def test_what_nets_learn_from_is_the_same() -> None:
    from kingtable.bots.king_of_tokyo.players import net_of
    from kingtable.bots.kingdomino.planner import shipped

    net = net_of("learner")
    tokyo = [
        tokyo_learning.Part(players, 6, players).played(own, below)
        for players, own, below in ((2, None, None), (2, net, None), (4, net, net_of("expert")), (6, net, None))
    ]
    kingdomino = [
        kingdomino_learning.Part(options, 26, 0, 2, 7).rows(own)
        for options in ({"players": 2, "harmony": True}, {"players": 4})
        for own in (None, shipped()[0])
    ]
    contest = next(kingdomino_learning.TRAINING.deals(shipped()[0], shipped()[0], 3))
    shares = list(_some(tokyo_learning.TRAINING.deals(net, net_of("expert"), 3), 60))
    found = {
        "king-of-tokyo": [array_hash(*columns(part)) for part in tokyo],
        "luck": [hashed([number_of(luck) for luck in part.luck]) for part in tokyo],
        "kingdomino": [
            hashed([[number_of(x) for x in column.reshape(-1)] for column in part[:5]]) for part in kingdomino
        ],
        "deals": [number_of(contest), hashed([number_of(share) for share in shares])],
    }
    hold("what nets learn from", found)


def columns(part: tokyo_learning.Played) -> list[Any]:
    """What games showed but their luck, whatever number a second learner has."""
    told = part._replace(bots=np.minimum(part.bots, 7))._asdict()
    return [told[name] for name in told if name != "luck"]


def _some(values: Iterator[float], most: int) -> Iterator[float]:
    for _, value in zip(range(most), values, strict=False):
        yield value


def observations(name: str) -> Iterator[bytes]:
    """What each seat in turn observes at the positions, as bytes."""
    rules = game(name)
    observe = interpreted(rules.functions["observe"])
    number = 0
    while True:
        s = position(name, number % POSITIONS)
        seen = rules.observation()
        observe(s, (number + number // POSITIONS) % s.players, seen)
        yield pack(seen).tobytes()
        number += 1


def observed(name: str, most: int) -> str:
    found = hashlib.sha256()
    for _, seen in zip(range(most), observations(name), strict=False):
        found.update(seen)
    return found.hexdigest()[:12]


@pytest.mark.parametrize("name", kingtable.GAMES)
def test_the_first_observations_are_the_same(name: str) -> None:
    hold(f"{name}: first observations", observed(name, FIRST_OBSERVED))


@pytest.mark.parametrize("name", kingtable.GAMES)
@pytest.mark.slow
def test_observations_are_the_same(name: str) -> None:
    hold(f"{name}: observations", observed(name, OBSERVED))


def states(name: str, number: int) -> str:
    """The bytes of every tenth state of a game at random, and of the last one of its record."""
    chance, options = random.Random(number), EVERYTHING[name][number % len(EVERYTHING[name])]
    match, found = kingtable.new(name, seed=number, **options), []
    while not match.over:
        if len(match.moves) % 10 == 0:
            found.append(pack(match.state))
        match.do(chance.choice(match.actions()))
    again = kingtable.replay(json.loads(json.dumps(match.record())))
    return array_hash(*found, pack(again.state))


@pytest.mark.parametrize("name", kingtable.GAMES)
def test_the_first_games_come_to_the_same_states(name: str) -> None:
    hold(f"{name}: states of the first games", [states(name, number) for number in range(FIRST_RECORDS // 2)])


@pytest.mark.parametrize("name", kingtable.GAMES)
@pytest.mark.slow
def test_games_come_to_the_same_states(name: str) -> None:
    hold(f"{name}: states", by_hundred([states(name, number) for number in range(RECORDS // 2)]))


def main() -> None:
    """What every bot plays and thinks in a process in which nothing is compiled."""
    found = {
        f"{name} {spec}": thought(name, bots.make(name, spec), range(NOTHING_COMPILED))
        for name in kingtable.GAMES
        for spec in specs(name, 2)
    }
    print(json.dumps(found))


if __name__ == "__main__":
    main()
