"""The compiled loops over games in rows, made for any game from its rules.

Each is found again in the compile cache by its closure: the rules of the game. Arrays are passed, and elements of
record arrays; see `envs.stepping`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from kingtable.engine.chance import generator
from kingtable.engine.compiler.jit import copy_record, i64, rule
from kingtable.engine.games import game
from kingtable.envs.stepping import pieces_of


@rule
def _no_rank(s: Any, seat: int) -> int:
    """The game has no compiled rule for its ranks: they are looked at elsewhere."""
    return -1


@cache
def held_of(name: str) -> Callable[..., int]:
    """Return the loop that holds rows of a game against its rules."""
    rules = game(name).functions
    start, to_move, legal, apply = (rules[name] for name in ("start", "to_move", "legal", "apply"))
    score, returns = rules["score"], rules["returns"]
    rank: Callable[..., int] = rules.get("rank", _no_rank)

    @rule
    def held(
        states: Any,
        blank: Any,
        rows: Any,
        seeds: Any,
        actions: Any,
        ends: Any,
        finished: Any,
        scores: Any,
        ranks: Any,
        worth: Any,
        listed: Any,
    ) -> int:
        """Play rows again; the index in `rows` of the first one that is not by the rules, -1 where there is none.

        states, blank: (1,) of the state; blank holds the options. rows: int64, which rows. seeds: uint64, by row.
        actions: int32, of all rows; those of a row lie from ends[row] to ends[row + 1]. finished: bool, by row: the
        game is over and the row gives scores and ranks, int32 (rows, seats). listed: int32 (actions,), scratch. worth:
        float32 (rows, seats), is filled with the returns; or (0, seats).
        """
        for k in range(len(rows)):
            row = rows[k]
            s = states[0]
            copy_record(s, blank[0])
            s.chance = generator(seeds[row])
            start(s)
            for i in range(ends[row], ends[row + 1]):
                if to_move(s) < 0:
                    return k
                action = i64(actions[i])
                n = legal(s, listed)
                j = 0
                while j < n and listed[j] != action:
                    j += 1
                if j == n:
                    return k
                apply(s, action)
            if (to_move(s) < 0) != finished[row]:
                return k
            if finished[row]:
                for seat in range(s.players):
                    place = rank(s, seat)
                    if scores[row, seat] != score(s, seat) or (place > 0 and ranks[row, seat] != place):
                        return k
            if len(worth) > 0:
                for seat in range(s.players):
                    worth[row, seat] = returns(s, seat)
        return -1

    return held


@cache
def decisions_of(name: str) -> Callable[..., int]:
    """Return the loop that writes the decisions of games of rows down."""
    rules, pieces = game(name).functions, pieces_of(name)
    start, to_move, apply, observe = (rules[name] for name in ("start", "to_move", "apply", "observe"))
    legal, chosen, towards = pieces.legal, pieces.chosen, pieces.towards

    @rule
    def decisions(
        states: Any,
        blank: Any,
        rows: Any,
        seeds: Any,
        actions: Any,
        ends: Any,
        everybody: bool,
        endings: bool,
        listed: Any,
        cursor: Any,
        out: Any,
    ) -> int:
        """Fill `out` with decisions, one a record, from where `cursor` is; how many were written.

        states: (1,) of a state and what is given of an action; blank: the same, with the options. rows ... ends: as for
        `held`, of rows that were held. everybody: all seats observe, not the mover alone. endings: a game that is
        over has one record more, for the last observations, with seat and action -1. cursor: int64 (2,), the index
        in `rows` and the next action of it, -1: the game has not begun.
        """
        written = 0
        while written < len(out) and cursor[0] < len(rows):
            row = rows[cursor[0]]
            r = states[0]
            s = r.state
            if cursor[1] < 0:
                copy_record(s, blank[0].state)
                copy_record(r.given, blank[0].given)
                s.chance = generator(seeds[row])
                start(s)
                cursor[1] = ends[row]
            seat = i64(to_move(s))
            over = cursor[1] == ends[row + 1]
            if over and (not endings or seat >= 0):
                cursor[0] += 1
                cursor[1] = -1
                continue
            wanted = i64(-1)
            piece = i64(-1)
            if not over:
                wanted = i64(actions[cursor[1]])
                piece = i64(towards(s, r.given, wanted))
            d = out[written]
            d.row = row
            d.step = cursor[1] - ends[row]
            d.seat = seat
            d.action = piece
            if everybody:
                for viewer in range(s.players):
                    observe(s, viewer, d.observation[viewer])
            else:
                observe(s, seat, d.observation[0])
            copy_record(d.given, r.given)
            written += 1
            if over:
                cursor[0] += 1
                cursor[1] = -1
                continue
            n = legal(s, r.given, listed)
            for i in range(n):
                d.mask[listed[i]] = 1
            if chosen(s, r.given, piece) >= 0:
                apply(s, wanted)
                cursor[1] += 1
        return written

    return decisions
