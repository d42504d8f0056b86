"""The games of OpenSpiel: its own checks, a playthrough that stays as it is, and what a seat may know."""

from __future__ import annotations

import hashlib
import os
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import generate_playthrough

import kingtable
from kingtable.engine.games import game
from kingtable.engine.record import pack
from kingtable.envs import openspiel
from tests.engine.test_explicit import LAB, energies

GOLDEN = Path(__file__).parents[1] / "golden" / "openspiel"

TABLES: list[str] = [
    "kingtable_kingdomino",
    "kingtable_kingdomino(players=2,mighty_duel=true,harmony=true)",
    "kingtable_kingdomino(players=3,three_players=48,start_order=snake)",
    "kingtable_kingdomino(players=4,middle_kingdom=window)",
    *(f"kingtable_king_of_tokyo(players={players})" for players in (2, 3, 4)),
    "kingtable_king_of_tokyo(players=5,bay=false)",
]


def drawn(state: Any, chance: Random) -> int:
    """What chance brings."""
    outcomes, p = zip(*state.chance_outcomes(), strict=True)
    return int(chance.choices(outcomes, p)[0])


def acted(state: Any, chance: Random) -> None:
    """Let chance bring something, or a seat do something at random."""
    state.apply_action(drawn(state, chance) if state.is_chance_node() else chance.choice(state.legal_actions()))


@pytest.mark.slow(quick=2)
@pytest.mark.parametrize("table", TABLES)
def test_a_random_game_passes_the_check_of_openspiel(table: str) -> None:
    """It compares each step with a copy, and with what comes back from the written form."""
    pyspiel.random_sim_test(pyspiel.load_game(table), 1, True, False)


@pytest.mark.parametrize("table", TABLES)
def test_the_types_say_what_the_games_do(table: str) -> None:
    of, chance = pyspiel.load_game(table), Random(table)
    kind = of.get_type()
    assert kind.chance_mode == pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC
    assert kind.min_num_players == 2 <= of.num_players() <= kind.max_num_players
    state = of.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, p = zip(*state.chance_outcomes(), strict=True)
            assert sum(p) == pytest.approx(1)
            assert max(outcomes) < of.max_chance_outcomes()
        else:
            decisions += 1
            legal = state.legal_actions()
            assert legal == sorted(set(legal))
            assert legal[-1] < of.num_distinct_actions()
            assert len({state.action_to_string(action) for action in legal}) == len(legal)
        acted(state, chance)
    assert decisions <= of.max_game_length()
    returns = state.returns()
    assert all(of.min_utility() <= worth <= of.max_utility() for worth in returns)
    if kind.utility == pyspiel.GameType.Utility.CONSTANT_SUM:
        assert sum(returns) == pytest.approx(of.utility_sum())


def shortened(line: str) -> str:
    """A line of a playthrough; a long one is known by its hash."""
    return line if len(line) <= 120 else f"{line[:40]}... {hashlib.sha256(line.encode()).hexdigest()[:16]}"


@pytest.mark.parametrize("table", ["kingtable_kingdomino(players=2)", "kingtable_king_of_tokyo(players=2)"])
def test_the_playthrough_is_as_it_was(table: str) -> None:
    """KINGTABLE_GOLDEN=1 writes it."""
    file = GOLDEN / f"{table.partition('(')[0]}.txt"
    told = generate_playthrough.playthrough(table, None, seed=7)
    lines = [shortened(line).rstrip() for line in told.splitlines()]
    if os.environ.get("KINGTABLE_GOLDEN"):
        file.write_text("\n".join([*lines, ""]), encoding="utf-8")
    assert lines == file.read_text(encoding="utf-8").splitlines()


def test_a_copy_has_no_future() -> None:
    """Two copies that chance treats differently go different ways: nothing was decided before."""
    state = pyspiel.load_game("kingtable_kingdomino").new_initial_state()
    lines = set()
    for seed in range(5):
        copy, chance = state.clone(), Random(seed)
        while copy.is_chance_node():
            copy.apply_action(drawn(copy, chance))
        lines.add(tuple(copy.explicit.state.next[:4]))
    assert len(lines) == 5
    assert state.history() == []


def looked(of: Any) -> Any:
    """A state in which a seat has looked at the top card, and ended its turn without it."""
    state, chance = of.new_initial_state(), Random(1)
    done = False
    while not done:
        explicit = state.explicit
        if state.is_chance_node():
            numbers = [number for number, _ in state.chance_outcomes()]
            wanted = chance.choice(numbers) if explicit._action is None else max(numbers, key=energies)
            state.apply_action(LAB if explicit.place and LAB in numbers else wanted)
            continue
        texts = {state.action_to_string(action): action for action in state.legal_actions()}
        seat = state.current_player()
        hidden = any(state._unseen[other] for other in range(of.num_players()) if other != seat)
        done = hidden and "end" in texts
        lab = next((text for text in texts if text.startswith("buy") and "made_in_a_lab" in text), None)
        state.apply_action(texts["end"] if done else texts[lab] if lab else texts[min(texts)])
    return state


@pytest.fixture(scope="module")
def after_a_look() -> Any:
    return looked(pyspiel.load_game("kingtable_king_of_tokyo(players=2)"))


def test_a_seat_remembers_the_card_that_it_looked_at(after_a_look: Any) -> None:
    """The observation forgets it, the information state does not; the other seat never knew it."""
    state = after_a_look
    card = state.explicit.cards[-1]
    (other,) = (seat for seat in range(2) if state._unseen[seat])
    line = f"deck {card.number}"
    assert line in state.information_state_string(1 - other).splitlines()
    assert line not in state.information_state_string(other).splitlines()


def test_what_another_seat_has_seen_is_drawn_again(after_a_look: Any) -> None:
    state = after_a_look
    (other,) = (seat for seat in range(2) if state._unseen[seat])
    chance, tops = Random(2), set()
    for _ in range(12):
        again = state.resample_from_infostate(other, chance.random)
        assert again.information_state_string(other) == state.information_state_string(other)
        assert again.observation_tensor(other) == state.observation_tensor(other)
        tops.add(again.explicit.cards[-1].number)
    assert len(tops) > 6
    same = state.resample_from_infostate(1 - other, chance.random)
    assert same.information_state_string(1 - other) == state.information_state_string(1 - other)
    assert same.explicit.cards == state.explicit.cards


@pytest.mark.compiled
@pytest.mark.parametrize("name", ["kingdomino", "king-of-tokyo"])
def test_the_tensor_is_the_observation_of_the_rules(name: str) -> None:
    """The compiled rule observes the same state; the tensor has its fields in their order."""
    of, chance = pyspiel.load_game(f"{openspiel.short_name(name)}(players=3)"), Random(3)
    state = of.new_initial_state()
    for _ in range(60):
        acted(state, chance)
    while state.is_chance_node():
        acted(state, chance)
    contract = kingtable.machine(name, players=3)
    for seat in range(3):
        seen = contract.observation.copy()
        contract.observe(pack(state.explicit.state)[0], seat, seen[0])
        fields = [np.ravel(seen[0][field]).astype(np.float32) for field in seen.dtype.names or ()]
        assert np.concatenate(fields).tolist() == state.observation_tensor(seat)


def test_a_game_goes_on_from_a_match() -> None:
    match = kingtable.new("kingdomino", seed=5, players=2)
    while len(match.moves) < 45:
        match.play(match.legal()[0])
    of = openspiel.load(match)
    state = of.new_initial_state()
    assert state.current_player() == match.to_move
    assert sorted(state.action_to_string(action) for action in state.legal_actions()) == sorted(match.legal())
    while not state.is_terminal():
        move = match.legal()[-1]
        state.apply_action(state.string_to_action(move))
        match.play(move)
    assert state.returns() == [float(seat in match.winners) / len(match.winners) for seat in range(2)]
    assert pyspiel.load_game(str(of)).new_initial_state().legal_actions() == of.new_initial_state().legal_actions()


def test_what_lies_in_the_deck_of_a_match_is_asked_again() -> None:
    for name in ("kingdomino", "king-of-tokyo"):
        match = kingtable.new(name, seed=5, players=2)
        state = openspiel.load(match).new_initial_state()
        while not state.is_chance_node():
            state.apply_action(state.legal_actions()[0])
        assert len(state.chance_outcomes()) > 20


@pytest.mark.parametrize(
    "wrong",
    [
        "kingtable_kingdomino(players=5)",
        "kingtable_kingdomino(middle_kingdom=perhaps)",
        "kingtable_kingdomino(position=@@)",
        "kingtable_king_of_tokyo(players=1)",
    ],
)
def test_options_that_do_not_exist_are_refused(wrong: str) -> None:
    with pytest.raises((ValueError, pyspiel.SpielError)):
        pyspiel.load_game(wrong)


def test_an_observer_takes_no_parameters() -> None:
    of = pyspiel.load_game("kingtable_kingdomino")
    with pytest.raises(ValueError, match="no parameters"):
        of.make_py_observer(None, {"planes": 2})


def test_games_with_hands_of_cards_are_left_out() -> None:
    """Only decks that say how far each seat knows them can come up card by card."""
    registered = [name for name in pyspiel.registered_names() if name.startswith(openspiel.PREFIX)]
    explicit = [name for name in kingtable.GAMES if all(map(callable, game(name).hidden.values()))]
    assert sorted(map(openspiel.short_name, explicit)) == sorted(registered)
