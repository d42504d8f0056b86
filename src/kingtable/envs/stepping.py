"""The compiled step of a batch, made for any game from its rules.

All of a lane is one record: the state, what its seats observe, the mask, the results. So a step touches memory that
belongs together, and a copy of the array is a snapshot. Records are passed on, never slices of arrays: a slice costs
as much as a move.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

import numpy as np

from kingtable.engine.chance import generator, mixed
from kingtable.engine.compiler.jit import copy_record, i64, rule, u64, word
from kingtable.engine.errors import Refused
from kingtable.engine.forms import NO_FORM, Form, Nothing
from kingtable.engine.games import game
from kingtable.engine.machine import Machine
from kingtable.engine.piecewise import Piecewise
from kingtable.engine.record import dtype_of
from kingtable.engine.text import cut

BYTES = "bytes"
"""The form of an observation that every game has."""
PASS, SHOW, BEGIN = -1, -2, -3
"""Commands in the place of actions: only play forced actions; show a state that was put there; begin a game."""
SKIP_FORCED, COMMANDS, FINAL, GAINS = 1, 2, 4, 8
"""Flags: play forced actions, too; take commands; keep the end of a game; fill gains."""

_GOLDEN = word(0x9E3779B97F4A7C15)
_ELEVEN, _HALF = word(11), word(32)


@cache
def _lane(
    state: np.dtype[np.void], observation: np.dtype[np.void], given: np.dtype[np.void], actions: int, players: int
) -> np.dtype[np.void]:
    """The dtype of a lane, always the same object: numba compares two that are only equal, field by field."""
    seats = (players,)
    return np.dtype(
        [
            ("count", "i4"),  # how many actions are legal
            ("to_move", "i1"),  # the seat that acts
            ("terminated", "?"),  # the last step ended a game
            ("illegal", "?"),  # the last step was given an illegal action
            ("games", "i8"),  # games begun
            ("moves", "i4", (2,)),  # how many actions the log has of the game before and of this one, by `games & 1`
            ("seed", "u8", (2,)),  # of the same games
            ("origin", "i8", (2,)),  # 0: dealt from the seed; else the number of a position
            ("chain", "u8"),  # the seeds come from it
            ("draws", "u8"),  # what `sample` draws comes from it
            ("rewards", "f4", seats),  # of the last step
            ("final_scores", "i4", seats),  # of the game that ended last
            ("given", given),  # of an action that is chosen in pieces
            ("state", state),  # what the rules know
            ("observation", observation, seats),  # what each seat knows
            ("action_mask", "i1", (actions,)),  # 1: legal
            ("legal", "i4", (actions,)),  # the legal actions, the first `count`
        ],
        align=True,
    )


@cache
def _extra(observation: np.dtype[np.void], given: np.dtype[np.void], gains: int, players: int) -> np.dtype[np.void]:
    fields = [("observation", observation, (players,)), ("given", given), ("gains", "i4", (gains,))]
    return np.dtype(fields, align=True)


def lane_of(machine: Machine, form: Form) -> np.dtype[np.void]:
    """Return the dtype of a lane of a batch."""
    pieces = pieces_of(machine.spec.name)
    given = dtype_of(pieces.given)
    return _lane(machine.state.dtype, dtype_of(form.observation), given, pieces.actions, machine.players)


@cache
def _blank(state: np.dtype[np.void], given: np.dtype[np.void]) -> np.dtype[np.void]:
    return np.dtype([("state", state), ("given", given)], align=True)


def blank_of(machine: Machine) -> np.ndarray[Any, np.dtype[np.void]]:
    """Return an array of one record: a state with its options, not set up, and nothing chosen."""
    blank = np.zeros(1, _blank(machine.state.dtype, dtype_of(pieces_of(machine.spec.name).given)))
    blank["state"] = machine.state
    return blank


def extra_of(machine: Machine, form: Form) -> np.dtype[np.void]:
    """Return the dtype of what a lane keeps only where that is asked.

    observation, given: what each seat observed at the end of the last game. gains: of each action.
    """
    name = machine.spec.name
    gains = pieces_of(name).actions if "gain" in game(name).functions else 0
    return _extra(dtype_of(form.observation), dtype_of(pieces_of(name).given), gains, machine.players)


def form_of(name: str, observations: object) -> Form:
    """Return the form in which the seats of a game observe. Raises Refused, with the forms that there are."""
    if observations is None:
        return NO_FORM
    rules = game(name)
    if isinstance(observations, str) and observations == BYTES:
        return Form(rules.observation, rules.functions["observe"], rules.functions.get("follow"), rules.alike)
    if isinstance(observations, str) and observations in rules.forms:
        return rules.forms[observations]
    known = ", ".join(map(repr, (BYTES, *rules.forms, None)))
    raise Refused("batch-observations", field="observations", value=cut(observations, 40), game=name, known=known)


@cache
def pieces_of(name: str) -> Piecewise:
    """Return the actions of a game for environments: its own pieces, or the numbers of its rules as they are."""
    rules = game(name)
    if rules.piecewise is not None:
        return rules.piecewise
    legal = rules.functions["legal"]

    @rule
    def whole(s: Any, given: Any, out: Any) -> int:
        return i64(legal(s, out))

    return Piecewise(Nothing, rules.actions, whole, _chosen_whole, _chosen_whole, rules.written)


@rule
def _chosen_whole(s: Any, given: Any, action: int) -> int:
    """The action itself."""
    return action


@rule
def _observe_again(s: Any, action: int, seen: Any) -> bool:
    """Leave it to `observe`."""
    return False


@cache
def run_of(name: str, form: Form) -> Callable[..., int]:
    """Return the compiled step of a game, by its name."""
    return made_of(name, game(name).functions, pieces_of(name), form)


@rule
def _gain_nothing(s: Any, action: int) -> int:
    """What a game does not say."""
    return 0


def made_of(name: str, rules: Mapping[str, Callable[..., Any]], pieces: Piecewise, form: Form) -> Callable[..., int]:
    """Make the step from a game's rules. The rules are its closure, by which the compile cache finds it again."""
    start, to_move, apply, returns, score = (rules[name] for name in ("start", "to_move", "apply", "returns", "score"))
    observe, follow = form.observe, form.follow or _observe_again
    gain: Callable[..., int] = rules.get("gain", _gain_nothing)
    actions, legal, chosen = pieces.actions, pieces.legal, pieces.chosen

    def run(lanes: Any, log: Any, extra: Any, asked: Any, flags: int) -> int:
        """Do an action or a command in each lane.

        lanes: `lane_of` (lanes + 1,); the last one has a state with the options of the game, not set up, and nothing
        chosen. log: the actions of two games a lane (lanes, 2, capacity). extra: `extra_of` (lanes,), or (0,) where
        nobody asks for it. asked: int64 (lanes,). flags: the sum of some of those above. The answer is the most actions
        that a game has in the log; or, where an action is out of range and is no command either, -1 - lane, and then
        nothing has changed.
        """
        many = len(lanes) - 1
        blank = lanes[many]
        commands, skip_forced = flags & COMMANDS != 0, flags & SKIP_FORCED != 0
        for lane in range(many):
            if asked[lane] >= actions or (asked[lane] < 0 and not commands):
                return -1 - lane
        most = 0
        for lane in range(many):
            r = lanes[lane]
            s = r.state
            action = i64(asked[lane])
            if action != PASS:
                r.illegal = False
                if r.terminated:
                    r.terminated = False
                    for seat in range(s.players):
                        r.rewards[seat] = 0
            if action >= 0 and r.action_mask[action] == 0:
                r.illegal = True
                continue
            game = r.games & 1
            if action == PASS and (r.terminated or r.illegal or r.count != 1 or not skip_forced):
                most = max(most, r.moves[game])
                continue
            if action == PASS:
                action = i64(r.legal[0])
            for i in range(r.count):
                r.action_mask[r.legal[i]] = 0
            if flags & GAINS != 0:
                for i in range(r.count):
                    extra[lane].gains[r.legal[i]] = 0
            again = False
            while True:
                if action >= 0:
                    complete = i64(chosen(s, r.given, action))
                    if complete >= 0:
                        log[lane, game, r.moves[game]] = complete
                        r.moves[game] += 1
                        apply(s, complete)
                        if to_move(s) < 0:
                            r.terminated = True
                            for seat in range(s.players):
                                r.rewards[seat] = returns(s, seat)
                                r.final_scores[seat] = score(s, seat)
                            if flags & FINAL != 0:
                                for seat in range(s.players):
                                    observe(s, seat, extra[lane].observation[seat])
                                copy_record(extra[lane].given, r.given)
                            action = BEGIN
                        elif not again:
                            again = not follow(s, complete, r.observation)
                if action == BEGIN:
                    r.games += 1
                    game = r.games & 1
                    r.chain = u64(r.chain + _GOLDEN)
                    r.seed[game] = mixed(r.chain) >> _ELEVEN
                    r.moves[game] = 0
                    r.origin[game] = 0
                    copy_record(s, blank.state)
                    s.chance = generator(r.seed[game])
                    start(s)
                    copy_record(r.given, blank.given)
                r.count = legal(s, r.given, r.legal)
                if action < 0 or not skip_forced or r.count != 1 or r.moves[game] == log.shape[2]:
                    break
                action = i64(r.legal[0])
            if again or action < 0:
                for seat in range(s.players):
                    observe(s, seat, r.observation[seat])
            for i in range(r.count):
                r.action_mask[r.legal[i]] = 1
            if flags & GAINS != 0:
                for i in range(r.count):
                    extra[lane].gains[r.legal[i]] = gain(s, i64(r.legal[i]))
            r.to_move = i64(to_move(s))
            most = max(most, r.moves[game])
        return most

    run.__qualname__ = f"the step of a batch of {name}"  # what people read while it is compiled
    return rule(run)


@rule
def sample(lanes: Any, out: Any) -> None:
    """Choose a legal action in each lane but the last, each action with the same probability. out: int64 (lanes,)."""
    for lane in range(len(out)):
        r = lanes[lane]
        r.draws = u64(r.draws + _GOLDEN)
        drawn = u64(mixed(r.draws) >> _HALF)
        out[lane] = r.legal[i64(u64(drawn * u64(r.count)) >> _HALF)]
