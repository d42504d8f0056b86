"""What `learner` looks at and how it values dice: features of the living only, and sums that leave nothing out."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

import kingtable
from kingtable.bots.king_of_tokyo import features as F
from kingtable.bots.king_of_tokyo import learner, roller
from kingtable.bots.king_of_tokyo.players import shipped_models
from kingtable.bots.king_of_tokyo.roller import new_scratch
from kingtable.engine.compiler.jit import interpreted
from kingtable.engine.games import game
from kingtable.engine.record import copy_of
from kingtable.king_of_tokyo import layout as L
from kingtable.king_of_tokyo import rules
from tests.bots.test_king_of_tokyo import later

GAME = "king-of-tokyo"
_put = interpreted(F.put_features)
_resolve = interpreted(rules.resolve)
_win_probability = interpreted(learner.win_probability)


def features(s: Any) -> list[int]:
    on = [0] * F.MOST
    return on[: _put(s, on)]


def sitting(*monsters: dict[str, Any], **position: Any) -> Any:
    dice = ["1", "1", "2", "heart", "energy", "claw"]
    told = {
        "game": GAME,
        "phase": "rolled",
        "dice": dice,
        "rerolls": 2,
        "monsters": list(monsters),
        "row": [],
        **position,
    }
    return kingtable.from_position(told).state


@pytest.mark.parametrize("players", range(2, 7))
def test_features_are_different_and_within_their_block(players: int) -> None:
    for seed in range(12):
        match = later(players, seed, 70)
        if match.to_move is None:
            continue
        on, living = features(match.state), sum(health > 0 for health in match.state.health)
        assert len(on) - 1 <= len(set(on)) <= F.MOST, "one card there is twice"
        assert F.FIRST[living] <= min(on)
        assert max(on) < F.FIRST[living + 1] <= F.FEATURES


def test_two_of_four_who_are_left_are_a_game_of_two() -> None:
    first, second = {"health": 7, "vp": 11, "cards": ["gourmet"]}, {"health": 3, "energy": 5, "poison": 1}
    out = {"health": 0}
    assert features(sitting(first, second)) == features(sitting(first, out, second, out))
    assert features(sitting(first, second)) != features(sitting(second, first))


def test_whoever_sits_where_the_table_looks_the_same_from_whose_turn_it_is() -> None:
    monsters: list[dict[str, Any]] = [{"health": 9, "vp": 4}, {"health": 5, "energy": 3}, {"vp": 2, "cards": ["wings"]}]
    seen = [features(sitting(*monsters[-n:], *monsters[:-n], turn=n, tokyo={"city": (1 + n) % 3})) for n in (1, 2)]
    assert seen[0] == seen[1] == features(sitting(*monsters, tokyo={"city": 1}))


def test_dice_are_valued_as_the_whole_rules_resolve_them() -> None:
    """The sums of an attack and what is exchanged for an outcome give what the net says of the table after it."""
    put, ready = interpreted(learner.put_values), interpreted(learner.ready_for_dice)
    present = interpreted(roller.present)
    rules_, model, scratch, checked = game(GAME), shipped_models(False)[0], new_scratch(compiled=False)[0], 0
    for seed in range(60):
        match = later(2 + seed % 5, seed, 20)
        s: Any = rules_.observed(match.state, match.to_move or 0, seed)
        if match.to_move is None or s.phase != L.ROLLED or s.dice != 6 or s.poison[s.turn] or s.shrink[s.turn]:
            continue
        t = L.State()
        put([s, t], scratch, model, ready([s, t, L.State()], scratch, model))
        for counts in ([3, 1, 0, 0, 2, 0], [0, 0, 2, 3, 1, 0], [1, 1, 1, 1, 1, 1], [0, 3, 0, 1, 1, 1]):
            after: Any = copy_of(s)
            after.faces, after.stage, after.rerolls = counts, L.TO_RESOLVE, 0
            lies = present(after, scratch) - scratch.first[6]
            _resolve(after)
            if after.phase != L.GOING_ON:
                continue
            told = scratch.values[lies]
            assert told == pytest.approx(
                1.0 if after.vp[s.turn] >= L.GOAL else _win_probability(after, s.turn, model), abs=1e-6
            )
            checked += 1
    assert checked > 20


def test_who_is_asked_to_yield_answers_as_is_best_for_it() -> None:
    answers = set()
    for health, others in itertools.product((4, 7, 10), (0, 1, 3)):
        s = sitting({"vp": 3}, {"health": health, "vp": 1}, *[{}] * others, tokyo={"city": 1})
        t, model = L.State(), shipped_models(False)[0]
        interpreted(learner.try_attack)([s, t, L.State()], new_scratch(compiled=False)[0], model, 3, 0)
        assert t.health[1] == health - 3
        stays = t.tokyo[L.CITY] == 1
        shares = []
        for action in (L.STAY, L.YIELD):
            asked: Any = copy_of(s)
            asked.faces, asked.stage, asked.rerolls = [0, 0, 0, 0, 0, 3], L.TO_RESOLVE, 0
            _resolve(asked)
            assert asked.phase == L.YIELDING
            interpreted(rules.act)(asked, action)
            _resolve(asked)
            shares.append(_win_probability(asked, 1, model))
        assert stays == (shares[0] >= shares[1])
        answers.add(stays)
    assert answers == {True, False}
