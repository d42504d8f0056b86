"""Chance says what it is asked: a script decides outcomes one by one, and enumerates them."""

from __future__ import annotations

import hashlib
import hmac
import random
import struct
from collections import defaultdict
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import kingtable
from kingtable.engine import chance
from kingtable.engine.chance import HIDDEN_CHANCE, SEEN, Hidden, HiddenRow, Keyed1, Pending, Script, Stream
from kingtable.engine.compiler.jit import interpreted
from kingtable.engine.games import game
from kingtable.king_of_tokyo import effects
from kingtable.kingdomino import rules

draw_kings = interpreted(rules.draw_kings)
throw = interpreted(effects.throw)


def ways(draw: Any) -> list[tuple[float, Any]]:
    """Every result of drawing, with its probability: the script is made longer wherever it ends."""
    found: list[tuple[float, Any]] = []
    waiting: list[tuple[float, tuple[int, ...]]] = [(1.0, ())]
    while waiting:
        p, outcomes = waiting.pop()
        try:
            found.append((p, draw(Script(outcomes))))
        except Pending as pending:
            waiting += [(p / pending.n, (*outcomes, i)) for i in range(pending.n)]
    return found


def kings(script: Script) -> tuple[int, ...]:
    """The order of the kings of two players."""
    s = game("kingdomino").blank(kingtable.new("kingdomino", seed=1).options, 0)
    s.stream = script
    draw_kings(s)
    return tuple(s.kings)


def test_all_that_chance_may_bring_is_enumerated() -> None:
    orders: dict[tuple[int, ...], float] = defaultdict(float)
    for p, order in ways(kings):
        orders[order] += p
    assert orders == pytest.approx(dict.fromkeys(orders, 1 / 6))
    assert len(orders) == 6


def dice(script: Script) -> tuple[int, ...]:
    """Two dice of King of Tokyo by faces."""
    s: Any = game("king-of-tokyo").blank(kingtable.new("king-of-tokyo", seed=1).options, 0)
    s.stream = script
    throw(s, 2, SEEN)
    return tuple(s.faces)


def test_a_throw_is_one_of_six_to_the_power_of_its_dice() -> None:
    with pytest.raises(Pending) as told:
        dice(Script())
    assert (told.value.n, told.value.what) == (36, SEEN)
    assert sum(p for p, faces in ways(dice) if faces == (1, 1, 0, 0, 0, 0)) == pytest.approx(2 / 36)


def test_a_deck_is_nobodys_outcome() -> None:
    """To shuffle is never pending: the script leaves the deck as it is, or puts its last entry first."""
    for script, first in ((Script(), 0), (Script(last=True), 9)):
        s: Any = game("king-of-tokyo").blank(kingtable.new("king-of-tokyo", seed=1).options, 0)
        s.stream, s.drawn, s.discards = script, len(s.deck), 10
        s.discard[:10] = range(10)
        assert interpreted(effects.draw_card)(s) == first


@given(st.binary(min_size=32, max_size=32), st.integers(0, 10**6), st.lists(st.integers(1, 2**32 - 1), max_size=20))
def test_a_stream_gives_what_its_words_are_worth(key: bytes, action: int, bounds: list[int]) -> None:
    stream, words = Stream(key, action), Stream(key, action)
    for n in bounds:
        product = words.draw() * n
        while product % 2**32 < (2**32 - n) % n:
            product = words.draw() * n
        assert stream.below(n, SEEN) == product >> 32


def test_nothing_is_drawn_where_chance_is_hidden() -> None:
    with pytest.raises(Hidden):
        HIDDEN_CHANCE.below(6, SEEN)
    with pytest.raises(Hidden):
        HIDDEN_CHANCE.arrange([1, 2], 0, 2)
    assert HIDDEN_CHANCE.arrange([1], 0, 1)  # one card has one order


@pytest.mark.parametrize("name", kingtable.GAMES)
def test_a_state_knows_neither_key_nor_stream_between_the_actions_of_a_served_game(name: str) -> None:
    match, random_ = kingtable.new(name, key=bytes(range(32))), random.Random(1)
    while not match.over and len(match.moves) < 150:
        for state in (match.state, match.copy().state, *(moment.state for moment in match.moments())):
            assert state.stream is HIDDEN_CHANCE, match.moves
            assert state.chance == 0
        match.play(random_.choice(match.legal()))
    assert match.state.stream is HIDDEN_CHANCE
    match.undo()
    assert match.state.stream is HIDDEN_CHANCE


WORD, FACTOR, GOLDEN = 2**32 - 1, 4294883355, 0x9E3779B97F4A7C15


def plain_mixed(z: int) -> int:
    """The output function of splitmix64, once more."""
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 % 2**64
    z = (z ^ z >> 27) * 0x94D049BB133111EB % 2**64
    return z ^ z >> 31


def plain_state(z: int) -> int:
    """A state of MWC64X from 64 bits: a carry from 1 up to the factor without 2, above a word."""
    return (1 + (z >> 32) % (FACTOR - 2)) << 32 | z & WORD


def plain_seeded(seed: int) -> int:
    z = plain_mixed((seed + 2 * GOLDEN) % 2**64)
    return plain_state(plain_mixed((z + GOLDEN) % 2**64))


class Plain:
    """MWC64X and Lemire's bounded numbers, once more."""

    def __init__(self, state: int) -> None:
        self.state = state

    def draw(self) -> int:
        low, high = self.state & WORD, self.state >> 32
        self.state = FACTOR * low + high
        return low ^ high

    def below(self, n: int) -> int:
        product = self.draw() * n
        while product % 2**32 < 2**32 % n:
            product = self.draw() * n
        return product >> 32


@given(st.integers(0, 2**70), st.integers(0, 9), st.lists(st.integers(1, 2**32 - 1), min_size=1, max_size=9))
def test_the_fast_generator_is_mwc64x_from_a_seed(seed: int, index: int, bounds: list[int]) -> None:
    assert chance.seeded(seed, index) == plain_seeded((seed + index * GOLDEN) % 2**64)
    assert interpreted(chance.generator)(seed % 2**64) == chance.seeded(seed)
    s, plain = SimpleNamespace(chance=chance.seeded(seed), stream=None), Plain(plain_seeded(seed))
    for n in bounds:
        assert interpreted(chance.below)(s, n) == plain.below(n)
    forked, low, carry = interpreted(chance.fork)(s), plain.draw(), 1 + plain.draw() % (FACTOR - 2)
    assert (forked, s.chance) == (carry << 32 | low, plain.state)


class Words(Stream):
    """A stream of words that are given."""

    words: list[int]

    def draw(self) -> int:
        return self.words.pop(0)


@pytest.mark.parametrize("word", [0, 1, FACTOR - 3, FACTOR - 2, FACTOR - 1, FACTOR, WORD])
def test_no_state_of_the_fast_generator_is_one_that_it_never_leaves(word: int) -> None:
    for lower in (0, 1, WORD):
        state = interpreted(chance._state)(word << 32 | lower)
        assert state == plain_state(word << 32 | lower)
        assert 0 < state < FACTOR * 2**32 - 1
    s = SimpleNamespace(chance=word << 32, stream=None)  # it draws this word twice
    assert interpreted(chance.fork)(s) == (1 + word % (FACTOR - 2)) << 32 | word


@pytest.mark.parametrize("n", [3, 6, 7, 10, 2**32 - 1])
def test_an_outcome_is_drawn_again_where_its_word_is_one_too_many(n: int) -> None:
    """The words that are worth most and least: where the lower half of the product is the least that counts, and one
    less, and as large as n."""
    least, odd = 2**32 % n, n >> (n & 1 ^ 1)
    for lower in {least, least - 1, least + 1, 0, n, n - 1}:
        if lower < 0 or (n % 2 == 0 and lower % 2):
            continue
        word = lower * pow(odd, -1, 2**32) % 2**32 if n % 2 else lower // 2 * pow(odd, -1, 2**31) % 2**31
        assert word * n % 2**32 == lower
        for state in (word, 1 << 32 | word ^ 1):  # both draw this word first
            if state:
                s, plain = SimpleNamespace(chance=state, stream=None), Plain(state)
                assert (interpreted(chance.below)(s, n), s.chance) == (plain.below(n), plain.state)

        stream = Words(b"", 0)
        stream.words = [word, 1]
        assert stream.below(n, SEEN) == (word if lower >= least else 1) * n >> 32
        assert len(stream.words) == (1 if lower >= least else 0)


def test_a_stream_is_hmac_of_the_number_of_the_action_and_of_the_block() -> None:
    key, action = bytes(range(32)), 0x0102030405060708
    blocks = [hmac.new(key, struct.pack(">QQ", action, i), "sha256").digest() for i in range(3)]
    stream = Stream(key, action)
    assert [stream.draw() for _ in range(24)] == [word for block in blocks for word in struct.unpack(">8I", block)]
    first = int.from_bytes(hmac.new(key, struct.pack(">Q", action), "sha256").digest()[:8], "big")
    assert chance.from_key(key, action) == plain_state(first)
    assert chance.commitment(key) == hashlib.sha256(key).hexdigest()


@given(st.integers(0, 2**64 - 1), st.integers(0, 3), st.integers(0, 9))
def test_a_row_is_mixed_by_fisher_and_yates_from_its_end(seed: int, known: int, n: int) -> None:
    cards = list(range(20))
    s, plain, mixed = SimpleNamespace(chance=chance.seeded(seed), stream=None), Plain(plain_seeded(seed)), [*cards]
    interpreted(chance.shuffle_after)(s, cards, known, n)
    for i in range(n - 1, 0, -1):
        j = plain.below(i + 1)
        mixed[known + i], mixed[known + j] = mixed[known + j], mixed[known + i]
    assert (cards, s.chance) == (mixed, plain.state)


def test_a_record_names_the_format_of_its_chance() -> None:
    assert kingtable.new("kingdomino", seed=5).record()["version"] == 2
    key = bytes(range(32))
    told = kingtable.new("kingdomino", key=key).record()
    assert (told["version"], told["key"], told["commitment"]) == (2, key.hex(), chance.commitment(key))
    assert Keyed1(key).version == 1, "of 0.1.0"


def test_a_record_without_chance_draws_nothing() -> None:
    s = SimpleNamespace(chance=0, stream=None)
    with pytest.raises(RuntimeError, match="without chance"):
        interpreted(chance.below)(s, 6)
    for state in (1, 2**64 - 1):
        s.chance = state
        assert interpreted(chance.below)(s, 6) == Plain(state).below(6)


def test_a_script_puts_the_last_card_first_once() -> None:
    script, row = Script(last=True), [5, 1, 2, 3, 9]
    assert script.arrange(row, 1, 1)  # one card has no last one
    assert script.arrange(row, 1, 3)
    assert row == [5, 3, 2, 1, 9]
    assert script.arrange(row, 1, 3)
    assert row == [5, 3, 2, 1, 9]
    script, two = Script(last=True), [1, 2]
    script.arrange(two, 0, 2)
    assert two == [2, 1]


def test_each_outcome_that_chance_is_asked_for_is_as_likely() -> None:
    assert chance.alike(Pending(4, SEEN)) == [(0.25, 0), (0.25, 1), (0.25, 2), (0.25, 3)]


def test_of_a_hidden_row_the_first_entries_are_read_and_nothing_is_written() -> None:
    row = HiddenRow([7, 8])
    assert [row[0], row[1]] == [7, 8]
    for place in (-1, 2, 3, "0", slice(0, 1)):
        with pytest.raises(Hidden):
            row[place]  # type: ignore[index]
    with pytest.raises(Hidden):
        row[0] = 7
    with pytest.raises(Hidden):
        iter(row)
