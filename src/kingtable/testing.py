"""What every game must keep: the conformance kit, for games of ours and of other packages.

    from kingtable import testing
    testing.check("pebbles")

`CHECKS` are the single ones, for `pytest.mark.parametrize`. Each plays some random games with the options that the
game's declaration offers, and raises AssertionError with the game, its options, seed and moves where something is not
kept.
"""

from __future__ import annotations

import copy
import json
import pickle
import random
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

import numpy as np

from kingtable import bots
from kingtable.analysis.threads import Question, differing, questions
from kingtable.engine.chance import Hidden, seeded
from kingtable.engine.compiler.jit import compiles, interpreted
from kingtable.engine.errors import IllegalAction, Refused
from kingtable.engine.front import begun, from_position, new, replay
from kingtable.engine.games import game, spec_of
from kingtable.engine.machine import machine_of
from kingtable.engine.match import Match
from kingtable.engine.record import copy_of, pack, unpack, unpacked
from kingtable.engine.text import cut

GAMES = 6
"""The games of a check."""
LOOKS = 12
"""How often a check looks at a game on its way."""
LAST = 40
"""The most moves in an error."""
APART = 16
"""Threads ask at every sixteenth position."""
MANY = 100
"""The outcomes of chance after one action that are looked at."""


def check(name: str, games: int = GAMES, seed: int = 1) -> None:
    """Run all checks on a game. Raises AssertionError."""
    for one in CHECKS:
        one(name, games, seed)


def formats(name: str, games: int, seed: int) -> Iterator[dict[str, Any]]:
    """Options for `games` games: every value of every option comes, with every number of players it may have."""
    declared, chance = spec_of(name), random.Random(f"{name} {seed}")
    for number in range(games):
        given: dict[str, Any] = {"players": declared.players[number % len(declared.players)]}
        for option, values in ((option, declaration.values) for option, declaration in declared.options.items()):
            if option != "players":
                given[option] = chance.choice(values)
        full = {option: given[option] for option in declared.options}
        for option, declaration in declared.options.items():
            if any(full[other] not in values for other, values in declaration.requires.items()):
                full.pop(option)
        yield full


def positions(name: str, games: int, seed: int) -> Iterator[Match]:
    """Random games, each seen some times on its way and at its end; the same object goes on."""
    for number, options in enumerate(formats(name, games, seed)):
        chance = random.Random(f"{name} {seed} {number}")
        match = begun(name, options, seed * 1000 + number)
        gap = 1
        while not match.over:
            if len(match.moves) % gap == 0:
                yield match
                gap = 1 + len(match.moves) // LOOKS
            match.play(chance.choice(match.legal()))
        yield match


def where(match: Match) -> str:
    """How to come to a position again: of many moves the last ones."""
    last = match.moves[-LAST:]
    start = f"{match.game} {match.options}, seed {match.seed}, after {len(match.moves)} moves"
    return f"{start}: {'... ' if len(last) < len(match.moves) else ''}{last}"


def different(one: object, other: object, at: str = "") -> str:
    """Return the first field in which two values differ, with both values; empty where they are equal."""
    if one == other:
        return ""
    if isinstance(one, dict) and isinstance(other, dict):
        names = [name for name in {**one, **other} if one.get(name) != other.get(name)]
        inner = next((name for name in names if name in one and name in other), None)
        if inner is not None:
            return different(one[inner], other[inner], f"{at}.{inner}" if at else str(inner))
        return f"{at or 'the whole'}: only one has {names[0]!r}"
    if isinstance(one, list | tuple) and isinstance(other, list | tuple) and len(one) == len(other):
        number = next(i for i, (mine, theirs) in enumerate(zip(one, other, strict=True)) if mine != theirs)
        return different(one[number], other[number], f"{at}[{number}]")
    return f"{at or 'the whole'}: {cut(repr(one))} and {cut(repr(other))}"


def _same(one: object, other: object, what: str, match: Match) -> None:
    """Raise AssertionError with the field that differs."""
    if difference := different(one, other):
        raise AssertionError(f"{what} differs in {difference}\n{where(match)}")


def _fields(match: Match, state: bytes) -> dict[str, Any]:
    """The fields of a packed state, by name."""
    plain_state: Any = unpacked(match.game, match.rules.record, state)
    return {name: getattr(plain_state, name) for name in match.rules.record.FIELDS}


def round_trips(name: str, games: int = GAMES, seed: int = 1) -> None:
    """A record replays to the same match, through JSON; so does a position; every text means its own action; the bytes
    of the state alone give the same views."""
    for match in positions(name, games, seed):
        record = match.record()
        assert json.loads(json.dumps(record)) == record, where(match)
        again = replay(json.loads(json.dumps(record)))
        assert (again, again.events) == (match, match.events), where(match)
        restored = from_position(json.loads(json.dumps(match.position())), seed=3)
        both = [(one.position(), one.legal(), one.scores, one.ranks, one.winners) for one in (match, restored)]
        _same(both[0], both[1], "what a position restores", match)
        for action, text in zip(match.actions(), match.legal(), strict=True):
            assert match.rules.understood(match.state, text) == action, f"{text!r}; {where(match)}"
        seats = (None, *range(match.players))
        resumed = match.copy()
        resumed.resume(match.packed(), list(match.moves))
        assert [resumed.view(seat) for seat in seats] == [match.view(seat) for seat in seats], where(match)
        json.dumps([match.view(seat) for seat in seats])
        json.dumps([match.events, None if match.over else match.choices()])


def moments_tell_everything(name: str, games: int = GAMES, seed: int = 1) -> None:
    """What happened, moment by moment, is what happened, in order and once; each moment can be seen; the last one is
    how the table stands."""
    for match in positions(name, games, seed):
        if match.over:
            continue
        for action in match.actions()[:: 1 + len(match.actions()) // 5]:
            after = match.copy()
            after.do(action)
            moments = after.moments()
            at_once = match.copy().state
            match._source.before(at_once, len(after.moves))
            match.rules.apply(at_once, action)
            events = match.rules.events(at_once.journal, match.state, action, at_once)
            assert [event for moment in moments for event in moment.events] == events, where(after)
            assert after.events == match.events + events, where(after)
            assert moments[-1].state is after.state, where(after)
            for moment in moments:
                json.dumps([match.rules.view(moment.state, match.options), moment.events])
                for seat in range(match.players):
                    match.rules.own_view(moment.state, seat)


def legal_is_what_can_be_done(name: str, games: int = GAMES, seed: int = 1) -> None:
    """Each legal action can be done and each other one is refused, changing nothing; who is to move has a choice."""
    for match in positions(name, games, seed):
        legal, seats = match.actions(), range(match.players)
        assert bool(legal) is not match.over, where(match)
        assert len(set(legal)) == len(legal), where(match)
        assert match.over or match.to_move in seats, where(match)
        for action in legal[:: 1 + len(legal) // 40]:
            after = match.copy()
            after.do(action)
            assert len(after.moves) == len(match.moves) + 1, where(match)
        known, before = set(legal), match.position()
        most = match.rules.actions
        for action in (-1, most, *random.Random(seed).sample(range(most), k=min(40, most))):
            if action not in known:
                _refused(match, match.do, action)
        for text in ("", "no such move", 7):
            _refused(match, match.play, text)
        assert match.position() == before, where(match)
    if match.over:
        assert sorted(match.ranks)[0] == 1, where(match)
        assert all(match.ranks[seat] == 1 for seat in match.winners), where(match)


def _refused(match: Match, act: Callable[[Any], None], what: object) -> None:
    try:
        act(what)
    except IllegalAction as refused:
        answer = str(refused)
    else:
        answer = ""
    assert answer, f"{what!r} is not legal and was not refused; {where(match)}"


def compiled_is_interpreted(name: str, games: int = GAMES, seed: int = 1) -> None:
    """Compiled rules lead to the same record, field by field, as interpreted ones; what is legal, the mask of it and
    what each seat observes are the same, too.

    Raises RuntimeError where nothing is compiled.
    """
    if not compiles():
        raise RuntimeError("nothing is compiled in this process: numba is missing or switched off")
    rules = game(name)
    for number, options in enumerate(formats(name, games, seed)):
        chance, full = random.Random(number), spec_of(name).full(options)
        machine = machine_of(rules, full)
        plain_state = rules.blank(full, seeded(seed, number))
        states, seen = pack(plain_state), machine.observation.copy()
        listed, mask = np.zeros(machine.actions, np.int32), np.zeros(machine.actions, np.int8)
        rules.start(plain_state)
        machine.start(states[0])
        done: list[int] = []
        while True:
            at = f"{name} {options}, seed {seed}, game {number}, after {len(done)} actions: {done[-LAST:]}"
            _equal(plain_state, unpack(rules.record, states), "the state, interpreted and compiled,", at)
            for p in range(machine.players):
                plain = rules.observation()
                interpreted(machine.observe)(plain_state, p, plain)
                machine.observe(states[0], p, seen[0])
                both = f"the observation of seat {p}, interpreted and compiled,"
                _equal(plain, unpack(rules.observation, seen), both, at)
            legal = [] if (seat := rules.to_move(plain_state)) is None else rules.legal(plain_state)
            count = machine.mask(states[0], listed, mask)
            assert listed[:count].tolist() == legal, f"compiled, legal is {listed[:count].tolist()}; {at}"
            assert np.flatnonzero(mask).tolist() == sorted(legal), f"the mask is {np.flatnonzero(mask)}; {at}"
            if seat is None:
                break
            assert machine.to_move(states[0]) == seat, at
            drawn, array = rules.observed(plain_state, seat, 5), states.copy()
            array[0]["chance"] = seeded(5, seat)
            machine.determinize(array[0], seat)
            both = f"what is drawn again for seat {seat}, interpreted and compiled,"
            _equal(drawn, unpack(rules.record, array), both, at)
            done.append(chance.choice(legal))
            rules.apply(plain_state, done[-1])
            machine.apply(states[0], done[-1])


def following_is_observing(name: str, games: int = GAMES, seed: int = 1) -> None:
    """Where a game keeps observations up to date, they are what the seats observe."""
    rules = game(name)
    if "follow" not in rules.functions:
        return
    follow, observe = interpreted(rules.functions["follow"]), interpreted(rules.functions["observe"])
    for number, options in enumerate(formats(name, games, seed)):
        chance, match = random.Random(number), new(name, seed=seed + number, **options)
        seen: list[Any] = [rules.observation() for _ in range(match.players)]
        while True:
            again = [_observation(match, seat) for seat in range(match.players)]
            if match.moves:
                shown = [{field: seen[0] if field in rules.alike else one for field in one.FIELDS} for one in seen]
                kept = [{field: getattr(one, field) for field, one in fields.items()} for fields in shown]
                _same(again, kept, "the observations that are kept up to date", match)
            else:
                for seat, one in enumerate(seen):
                    observe(match.state, seat, one)
            if match.over:
                break
            action = chance.choice(match.actions())
            match.do(action)
            if not follow(match.state, action, seen):
                for seat, one in enumerate(seen):
                    observe(match.state, seat, one)


def a_used_state_begins_anew(name: str, games: int = GAMES, seed: int = 1) -> None:
    """`start` on the state of a game that is over leaves nothing of it: the next one is what a fresh state gives.

    Raises AssertionError with the field of an observation that differs.
    """
    rules = game(name)
    start, observe = interpreted(rules.functions["start"]), interpreted(rules.functions["observe"])
    for number, options in enumerate(formats(name, games, seed)):
        full = spec_of(name).full(options)
        fresh, used = (rules.blank(full, seeded(seed, number)) for _ in range(2))
        for one, chance in ((used, random.Random(number)), (fresh, random.Random(0))):
            start(one)
            while one is used and rules.to_move(one) is not None:
                rules.apply(one, chance.choice(rules.legal(one)))
        used.chance = seeded(seed, number)
        start(used)
        chance, done = random.Random(number + 1), list[int]()
        while True:
            at = f"{name} {options}, seed {seed}, game {number}, after {len(done)} actions: {done[-LAST:]}"
            for p in range(int(full["players"]) if len(done) % 8 == 0 else 0):
                seen, seen_used = rules.observation(), rules.observation()
                observe(fresh, p, seen)
                observe(used, p, seen_used)
                _equal(seen, seen_used, f"the observation of seat {p}, on a fresh state and on a used one,", at)
            if rules.to_move(fresh) is None:
                break
            done.append(chance.choice(rules.legal(fresh)))
            rules.apply(fresh, done[-1])
            rules.apply(used, done[-1])


def _equal(plain_state: Any, compiled: Any, what: str, at: str) -> None:
    plain, run = ({name: getattr(one, name) for name in type(plain_state).FIELDS} for one in (plain_state, compiled))
    if field := different(plain, run):
        raise AssertionError(f"{what} differs in {field}\n{at}")


def nobody_sees_what_is_hidden(name: str, games: int = GAMES, seed: int = 1) -> None:
    """Two states that a seat cannot tell apart look the same to it, to its bots, and in what it may try."""
    for number, match in enumerate(positions(name, games, seed)):
        for seat in range(match.players):
            other = match.copy()
            other.state = match.rules.observed(match.state, seat, 1000 + number)
            _same(match.view(seat), other.view(seat), f"the view of seat {seat}", match)
            seen, instead = (_fields(one, one.observe(seat, 3)) for one in (match, other))
            _same(seen, instead, f"what bots of seat {seat} observe", match)
            _same(_observation(match, seat), _observation(other, seat), f"the observation of seat {seat}", match)
            if seat == match.to_move:
                _same(match.legal(), other.legal(), f"what is legal for seat {seat}", match)
                _same(match.choices(), other.choices(), f"the choices of seat {seat}", match)
                _same(match.default_action(), other.default_action(), f"what is played for a silent seat {seat}", match)
                for move in match.legal()[:3]:
                    _same(_tried(match, [move]), _tried(other, [move]), f"the preview of {move!r}", match)
                for bot in _bots(name) if number % 4 == 0 else ():
                    chosen = [bots.choose(name, bot, one.observe(seat, 3), seat, number) for one in (match, other)]
                    assert chosen[0] == chosen[1], f"{bot}; {where(match)}"


def _observation(match: Match, seat: int) -> dict[str, Any]:
    """What a seat observes, by name."""
    seen = match.rules.observation()
    interpreted(match.rules.functions["observe"])(match.state, seat, seen)
    return {name: getattr(seen, name) for name in seen.FIELDS}


def _tried(match: Match, moves: list[str]) -> Any:
    try:
        return match.preview(moves)
    except Refused as refused:
        return str(refused)


def _bots(name: str) -> list[str]:
    return [f"{bot['bot']}:8" if bot["budget"] else bot["bot"] for bot in bots.names(name)]


def threads_get_the_same_answers(name: str, games: int = GAMES, seed: int = 1) -> None:
    """Bots, win probabilities and the analysis answer four threads at once as they answer one."""
    asked: list[Question] = []
    for number, match in enumerate(positions(name, games, seed)):
        if number % APART == 0:
            asked += questions(match, _bots(name), number, where(match))
    if wrong := differing(asked):
        raise AssertionError(wrong)


def chance_repeats(name: str, games: int = GAMES, seed: int = 1) -> None:
    """The same seed, or the same key, and the same moves lead to the same; another seed somewhere to something else."""
    dealt = set()
    for number, options in enumerate(formats(name, games, seed)):
        for source in ({"seed": seed + number}, {"key": bytes([number % 256]) * 32}):
            one, two = (new(name, **source, **options) for _ in range(2))
            chance = random.Random(number)
            while not one.over:
                move = chance.choice(one.legal())
                one.play(move)
                two.play(move)
            assert one == two, where(one)
            assert one.events == two.events, where(one)
        dealt |= {json.dumps(new(name, seed=other, **options).position()) for other in range(5)}
    assert len(dealt) > games, f"{name} deals always the same"


def copies_are_independent(name: str, games: int = GAMES, seed: int = 1) -> None:
    """What happens to a copy does not touch the match, and what is pickled comes back; undo comes back to where it was;
    views may be changed."""
    for match in positions(name, games, seed):
        before, events = match.position(), copy.deepcopy(match.events)
        if not match.over:
            other = match.copy()
            assert other == match, where(match)
            other.play(other.legal()[-1])
            other.undo()
            assert other == match, where(match)
            other.play(other.legal()[0])
            match.check(match.legal()[:1])
            match.view(0).clear()
            match.choices().clear()
        again = pickle.loads(pickle.dumps(match))
        assert (again, again.events) == (match, match.events), where(match)
        plain_state = copy_of(match.state)
        assert np.array_equal(pack(plain_state), pack(match.state)), where(match)
        assert (match.position(), match.events) == (before, events), where(match)


def default_actions_can_be_played(name: str, games: int = GAMES, seed: int = 1) -> None:
    """A player who does not answer has something to play, as one command; nobody else is asked meanwhile; it ends."""
    for number, options in enumerate(formats(name, games, seed)):
        match = new(name, seed=seed + number, **options)
        for _ in range(100_000):
            if match.over:
                break
            moves = match.default_action()
            assert moves, where(match)
            match.check(moves)
            for move in moves:
                match.play(move)
        assert match.over, f"silence never ends; {where(match)}"
        assert match.default_action() == [], where(match)


def commands_end_at_chance(name: str, games: int = GAMES, seed: int = 1) -> None:
    """A preview says what a move leads to as far as the seat can know it, and no further."""
    for number, match in enumerate(positions(name, games, seed)):
        if (seat := match.to_move) is None:
            continue
        other = match.rules.observed(match.state, seat, 1000 + number)
        for action in match.actions()[:5]:
            foreseen = [_told(match, match.rules.without_hidden(state, seat), action) for state in (match.state, other)]
            assert foreseen[0] == foreseen[1], f"action {action}; {where(match)}"
            if foreseen[0] is not None:
                done = match.copy()
                done.do(action)
                assert foreseen[0] == (done.to_move, done.scores), f"action {action}; {where(match)}"


def returns_tell_who_won(name: str, games: int = GAMES, seed: int = 1) -> None:
    """What a game is worth to its seats is 0 until it is over, then most to who has won, the same to all who share a
    place, and in all what is declared; and no game is longer than declared."""
    for match in positions(name, games, seed):
        machine, returns = machine_of(match.rules, match.options), interpreted(match.rules.functions["returns"])
        seats = range(match.players)
        worth = [returns(match.state, seat) for seat in seats]
        if (rank := match.rules.functions.get("rank")) is not None:
            _same([interpreted(rank)(match.state, p) for p in range(match.players)], match.ranks, "rank", match)
        utility = machine.utility
        assert machine.longest is None or len(match.moves) <= machine.longest, where(match)
        if not match.over:
            assert not any(worth), f"{worth}; {where(match)}"
            continue
        assert all(utility.least <= one <= utility.most for one in worth), f"{worth}; {where(match)}"
        alike = {rank: {worth[seat] for seat in seats if match.ranks[seat] == rank} for rank in match.ranks}
        assert all(len(some) == 1 for some in alike.values()), f"{worth} for ranks {match.ranks}; {where(match)}"
        assert utility.total is None or abs(sum(worth) - utility.total) < 1e-9, f"{worth}; {where(match)}"
        best = [seat for seat, one in enumerate(worth) if one == max(worth)]
        assert not match.winners or best == match.winners, f"{worth}; {where(match)}"


def who_is_out_stays_out(name: str, games: int = GAMES, seed: int = 1) -> None:
    """A seat that the rule `out` names does not act again, does not come back, and wins nothing."""
    functions = game(name).functions
    if "out" not in functions:
        return
    out, returns = interpreted(functions["out"]), interpreted(functions["returns"])
    left: tuple[Match | None, set[int]] = None, set()
    for match in positions(name, games, seed):
        gone = {seat for seat in range(match.players) if out(match.state, seat)}
        assert left[0] is not match or left[1] <= gone, where(match)
        assert match.to_move not in gone, where(match)
        assert not any(returns(match.state, seat) for seat in gone), where(match)
        left = match, gone


def chance_can_be_enumerated(name: str, games: int = GAMES, seed: int = 1) -> None:
    """What chance may bring after an action has probability 1 in all; of many outcomes the first MANY are looked at."""
    for match in positions(name, games, seed):
        if match.over:
            continue
        machine, actions = machine_of(match.rules, match.options), match.actions()
        for action in random.Random(len(match.moves)).sample(actions, k=min(3, len(actions))):
            total, outcomes = 0.0, machine.outcomes(match.state, action)
            for p, after in islice(outcomes, MANY):
                assert p > 0, where(match)
                total += p
                match.rules.to_move(after)
            least = 0.0 if next(outcomes, None) else 1.0
            assert least - 1e-9 < total < 1 + 1e-9, f"action {action}: {total}; {where(match)}"


def _told(match: Match, state: Any, action: int) -> tuple[int | None, list[int]] | None:
    try:
        match.rules.apply(state, action)
        return match.rules.to_move(state), match.rules.scores(state)
    except Hidden:
        return None


CHECKS: tuple[Callable[..., None], ...] = (
    round_trips,
    moments_tell_everything,
    legal_is_what_can_be_done,
    compiled_is_interpreted,
    following_is_observing,
    a_used_state_begins_anew,
    nobody_sees_what_is_hidden,
    threads_get_the_same_answers,
    chance_repeats,
    copies_are_independent,
    default_actions_can_be_played,
    commands_end_at_chance,
    returns_tell_who_won,
    who_is_out_stays_out,
    chance_can_be_enumerated,
)
"""All checks: each takes the name of a game, how many games, and a seed."""
