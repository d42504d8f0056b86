"""Chance that is asked brings the games that chance brings, and a card only when somebody sees it."""

from __future__ import annotations

import copy
import pickle
from collections import Counter
from random import Random
from typing import Any

import pytest

from kingtable.engine.chance import Pending
from kingtable.engine.errors import IllegalAction, Refused
from kingtable.engine.explicit import Explicit
from kingtable.engine.games import GAMES, game, machine
from kingtable.king_of_tokyo.cards.deck import IDS, KIND
from kingtable.king_of_tokyo.layout import BUYING, ENERGY

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("kingdomino", {"players": 2}),
    ("kingdomino", {"players": 2, "mighty_duel": True, "harmony": True}),
    ("kingdomino", {"players": 2, "dynasty": True}),
    ("kingdomino", {"players": 3, "start_order": "snake"}),
    ("kingdomino", {"players": 3, "three_players": 36}),
    ("kingdomino", {"players": 4, "middle_kingdom": True}),
    *(("king-of-tokyo", {"players": players}) for players in (2, 4, 6)),
]


class Drawing:
    """A stream that draws all at once, as a table does, and remembers what it drew."""

    def __init__(self, name: str, chance: Random) -> None:
        self.rules, self.chance = game(name), chance
        self.drawn: list[int] = []

    def below(self, n: int, what: int) -> int:
        p, outcomes = zip(*self.rules.chances(Pending(n, what)), strict=True)
        self.drawn += self.chance.choices(outcomes, p)
        return self.drawn[-1]

    def arrange(self, cards: Any, first: int, n: int) -> bool:
        mixed = cards[first : first + n]
        self.chance.shuffle(mixed)
        cards[first : first + n] = mixed
        return True


def told(s: Any, known: dict[str, int]) -> dict[str, Any]:
    """All fields of a state, of a deck what has come up."""
    fields = {name: getattr(s, name) for name in type(s).FIELDS if name != "chance"}
    return {name: value[: known[name]] if name in known else value for name, value in fields.items()}


def follow(asked: Explicit, s: Any, stream: Drawing) -> None:
    """Decide what chance is asked as it fell at the table."""
    while asked.chance() is not None:
        if asked.place is not None:
            asked.decide(getattr(s, asked.place.row)[asked.place.at])
        else:
            asked.decide(stream.drawn.pop(0))


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_a_game_with_decided_chance_is_the_game_at_the_table(name: str, options: dict[str, Any]) -> None:
    for seed in range(4):
        chance = Random(seed)
        asked = Explicit(name, **options)
        rules, stream = asked.rules, Drawing(name, chance)
        s: Any = rules.blank(asked.options, 0)
        s.stream = stream
        rules.start(s)
        while True:
            before = copy.deepcopy(asked)
            follow(asked, s, stream)
            known = {row: max(asked.known(row, seat) for seat in range(s.players)) for row in rules.hidden}
            assert told(s, known) == told(asked.state, known)
            assert before.chance() is not None or told(before.state, known) == told(asked.state, known)
            assert asked.to_move == rules.to_move(s)
            if asked.to_move is None:
                break
            assert asked.legal() == rules.legal(s)
            action = chance.choice(asked.legal())
            rules.apply(s, action)
            asked.apply(action)
        assert not stream.drawn
        assert rules.scores(asked.state) == rules.scores(s)


@pytest.mark.parametrize("name", list(GAMES))
def test_all_that_chance_may_bring_has_its_probability(name: str) -> None:
    chance = Random(name)
    asked = Explicit(name)
    kinds: Counter[bool] = Counter()
    for _ in range(200):
        if (outcomes := asked.chance()) is None:
            legal = asked.legal()
            if not legal:
                break
            asked.apply(chance.choice(legal))
            continue
        kinds[asked.place is not None] += 1
        numbers = [one.outcome for one in outcomes]
        assert numbers == sorted(set(numbers))
        assert sum(one.p for one in outcomes) == pytest.approx(1)
        asked.decide(chance.choice(numbers))
    assert set(kinds) == {True, False}


def test_nothing_that_nobody_has_seen_is_decided() -> None:
    """The dominoes that have not come up lie in the order of their numbers: nothing is to be read from them."""
    chance = Random(5)
    asked = Explicit("kingdomino", players=4)
    while True:
        while (outcomes := asked.chance()) is not None:
            asked.decide(chance.choice(outcomes).outcome)
        left = asked.state.deck[asked.state.drawn :]
        assert left == sorted(left)
        assert {card.number for card in asked.cards}.isdisjoint(left)
        if asked.to_move is None:
            return
        asked.apply(chance.choice(asked.legal()))


def test_the_line_of_two_comes_up_one_by_one() -> None:
    asked = Explicit("kingdomino", players=2)
    seen = []
    while (outcomes := asked.chance()) is not None:
        seen.append(len(outcomes))
        asked.decide(outcomes[-1].outcome)
    assert seen == [4, 3, 2, 48, 47, 46, 45]
    assert asked.state.next[:4] == [45, 46, 47, 48]
    assert [card.number for card in asked.cards] == [48, 47, 46, 45]


LAB = next(piece for piece, kind in enumerate(KIND) if IDS[kind] == "made_in_a_lab")


def bought() -> Explicit:
    """A game of two in which the seat that buys has Made in a Lab, as chance and the seats help it to."""
    asked, chance = Explicit("king-of-tokyo", players=2), Random(1)
    while (
        asked.to_move is None or not asked.state.works[asked.state.turn] >> KIND[LAB] & 1 or asked.state.phase != BUYING
    ):
        if (outcomes := asked.chance()) is not None:
            numbers = [one.outcome for one in outcomes]
            wanted = chance.choice(numbers) if asked._action is None else max(numbers, key=energies)
            asked.decide(LAB if asked.place and LAB in numbers else wanted)
            continue
        texts = {asked.rules.written(asked.state, action): action for action in asked.legal()}
        lab = next((text for text in texts if text.startswith("buy") and "made_in_a_lab" in text), None)
        asked.apply(texts[lab] if lab else min(texts.values()))
    return asked


def energies(thrown: int) -> int:
    """How many dice of a throw show energy."""
    return sum(thrown // 6**die % 6 == ENERGY for die in range(8))


def test_a_card_that_one_seat_looks_at_is_decided_then() -> None:
    """Made in a Lab: the top card of the deck, in the buying step of its owner."""
    asked = bought()
    seat, top = asked.to_move, asked.cards[-1]
    assert seat is not None
    assert (asked.known("deck", seat), asked.known("deck", 1 - seat)) == (top.place.at + 1, top.place.at)
    assert (asked.state.deck[top.place.at], asked.state.drawn) == (top.number, top.place.at)
    asked.apply(next(action for action in asked.legal() if asked.rules.written(asked.state, action) == "end"))
    shown = [card for card in asked.cards if card.place == top.place]
    assert shown == [top]  # it comes up as it was seen


def test_what_cannot_be_is_refused_and_changes_nothing() -> None:
    asked = Explicit("kingdomino", players=2)
    with pytest.raises(Refused, match="outcome"):
        asked.decide(4)
    with pytest.raises(IllegalAction):
        asked.apply(0)  # chance is asked
    assert [one.outcome for one in asked.chance() or []] == [0, 1, 2, 3]
    while (outcomes := asked.chance()) is not None:
        asked.decide(outcomes[0].outcome)
    with pytest.raises(IllegalAction):
        asked.apply(260)
    with pytest.raises(Refused):
        asked.decide(0)  # nothing is asked
    assert asked.legal() == [0, 1, 2, 3]


def test_a_copy_is_independent_and_keeps_what_was_decided() -> None:
    asked = Explicit("kingdomino", players=2)
    for other in (asked.copy(), copy.deepcopy(asked), pickle.loads(pickle.dumps(asked))):
        outcomes = asked.chance() or []
        assert other.chance() == outcomes
        other.decide(outcomes[0].outcome)
        assert (other.chance(), asked.chance()) == (other.copy().chance(), outcomes)
        assert other.chance() != outcomes


@pytest.mark.compiled
def test_machines_draw_all_at_once() -> None:
    """The compiled rules, which shuffle a deck at once, are what a seed stands for: nothing of it has changed."""
    dealt = machine("kingdomino", players=2).new([7])[0]
    assert sorted(dealt["deck"]) == list(range(1, 49))
    assert list(dealt["deck"]) != sorted(dealt["deck"])
