"""Matches and machines cross processes and files."""

from __future__ import annotations

import copy
import pickle
import random
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import pytest

import kingtable
from kingtable.engine.machine import Machine

GAMES = ("kingdomino", "king-of-tokyo")


def some(name: str, moves: int = 30) -> kingtable.Match:
    match, chance = kingtable.new(name, seed=3, players=4), random.Random(3)
    for _ in range(moves):
        match.play(chance.choice(match.legal()))
    return match


def legal_elsewhere(match: kingtable.Match, machine: Machine) -> tuple[list[str], int]:
    states = machine.new([match.seed or 0])
    return match.legal(), machine.to_move(states[0])


@pytest.mark.parametrize("name", GAMES)
def test_a_match_comes_back_from_pickle_and_plays_on(name: str) -> None:
    match = some(name)
    kept = pickle.dumps(match)
    assert len(kept) < 4000, "its record, not 64 states to go back to"
    for again in (pickle.loads(kept), copy.deepcopy(match)):
        assert (again, again.events, again.seed) == (match, match.events, match.seed)
        again.undo()
        assert again == match.at(-1)
        again.play(match.moves[-1])
        assert again == match


@pytest.mark.parametrize("name", GAMES)
def test_a_match_as_a_seat_knows_it_comes_back_as_it_stands(name: str) -> None:
    seen = some(name).imagined(1, 5)
    again = pickle.loads(pickle.dumps(seen))
    assert (again, again.events) == (seen, seen.events)
    move = seen.legal()[0]
    seen.play(move)
    again.play(move)
    assert (again, again.events) == (seen, seen.events)


@pytest.mark.parametrize("name", GAMES)
def test_a_match_from_a_position_comes_back(name: str) -> None:
    match = kingtable.from_position(some(name).position(), seed=4)
    match.play(match.legal()[-1])
    assert pickle.loads(pickle.dumps(match)).record() == match.record()


@pytest.mark.parametrize("name", GAMES)
def test_a_machine_comes_back_by_its_name_and_options(name: str) -> None:
    machine = kingtable.machine(name, players=3)
    again = pickle.loads(pickle.dumps(machine))
    assert (again.spec, again.options, again.players) == (machine.spec, machine.options, 3)
    assert copy.deepcopy(machine).options == machine.options


@pytest.mark.slow
@pytest.mark.compiled
def test_other_processes_are_given_both() -> None:
    match = some("kingdomino")
    machine = kingtable.machine("kingdomino", players=4)
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        legal, seat = pool.submit(legal_elsewhere, match, machine).result()
    assert legal == match.legal()
    assert 0 <= seat < 4
