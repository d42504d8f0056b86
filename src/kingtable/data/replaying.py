"""Hold the games of a file against the rules: compiled where they were dealt from a seed, else move by move."""

from __future__ import annotations

import os
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
import numpy.typing as npt

from kingtable.data.columns import Source, in_row, ragged, tables
from kingtable.data.kernels import held_of
from kingtable.data.rows import full_options, held
from kingtable.engine.compiler.jit import compiles
from kingtable.engine.errors import InvalidRecord
from kingtable.engine.games import game
from kingtable.engine.machine import Machine, machine_of
from kingtable.engine.record import unpack

if TYPE_CHECKING:
    import pyarrow as pa


LEAST = 512
"""The fewest games that are worth a core of their own."""


class Replayed(NamedTuple):
    """The numbers of games and of actions that were replayed."""

    games: int
    actions: int


@dataclass(frozen=True)
class Games:
    """The games of a chunk of rows that have the same game and options, and were held against the rules.

    rows: int64, their places in the chunk. seeds: uint64, by row of the chunk; actions, ends: int32 and int64, those of
    a row lie from ends[row] to ends[row + 1]. worth: float32 (rows of the chunk, seats), what the games were worth; or
    (0, seats).
    first: the number of the chunk's first row in the file.
    """

    machine: Machine
    rows: npt.NDArray[np.int64]
    seeds: npt.NDArray[np.uint64]
    actions: npt.NDArray[np.int32]
    ends: npt.NDArray[np.int64]
    worth: npt.NDArray[np.float32]
    first: int


def replay(file: Source) -> Replayed:
    """Hold every action of every game of a file or table against the rules, and the results against what comes of them.

    file: its path, or a table. Games that were dealt from a seed are replayed compiled, on all cores, hundreds of
    thousands of games of Kingdomino a second. Those with a key, a deal or a position are replayed at the speed of
    `Match`, tens a second.

    Raises InvalidRow with the row, the field and the rule at the first game that is not by the rules, InvalidRecord for
    a file that is damaged.
    """
    games = actions = 0
    for table, name, first in tables(file):
        for _ in chunk(table, name, first, worth=False):
            pass
        games += table.num_rows
        actions += len(ragged(table.column("actions"))[0])
    return Replayed(games, actions)


def chunk(table: pa.Table, file: str, first: int, worth: bool = True) -> Iterator[Games]:
    """Hold the games of a chunk against the rules; those that can be compiled come back. Raises InvalidRow.

    worth: tell what the games were worth, too. The first row that is wrong is the one of which the error tells.
    """
    names, options = (table.column(name).combine_chunks().dictionary_encode() for name in ("game", "options"))
    codes = names.indices.to_numpy().astype(np.int64) * (len(options.dictionary) + 1) + options.indices.to_numpy()
    plain = compiled_rows(table)
    others = [int(row) for row in np.flatnonzero(~plain)]
    found: list[Games] = []
    wrong: list[int] = []
    for code in np.unique(codes[plain]):
        rows = np.flatnonzero(plain & (codes == code))
        try:
            found.append(_compiled(table, first, rows, worth))
        except _WrongAtError as at:
            wrong.append(at.row)
    for row in sorted([*others, *wrong]):
        if wrong and row > min(wrong):
            break
        try:
            held(table.slice(row, 1).to_pylist()[0])
        except InvalidRecord as refused:
            raise in_row(refused, file, first + row) from refused
        assert row not in wrong, f"row {first + row} of {file}: compiled rules refuse what `Match` plays"
    yield from found


def compiled_rows(table: pa.Table) -> npt.NDArray[np.bool_]:
    """Of each row of a chunk, whether compiled rules can replay it."""
    plain = ~_given(table, "seed", null=True)
    for name in ("key", "deal", "position", "record", "commands"):
        plain &= _given(table, name, null=True)
    return plain & compiles()


class _WrongAtError(Exception):
    """A row is not by the rules; `held` says why."""

    def __init__(self, row: int) -> None:
        super().__init__(row)
        self.row = row


def _given(table: pa.Table, name: str, *, null: bool) -> npt.NDArray[np.bool_]:
    """Of each row, whether a column is null there, or is not."""
    column = table.column(name).combine_chunks()
    found: npt.NDArray[np.bool_] = (column.is_null() if null else column.is_valid()).to_numpy(zero_copy_only=False)
    return found


def _compiled(table: pa.Table, first: int, rows: npt.NDArray[np.int64], worth_asked: bool) -> Games:
    """Hold some rows of the same game and options against the rules. Raises _WrongAtError."""
    one = table.slice(int(rows[0]), 1).select(["game", "options"]).to_pylist()[0]
    try:
        name, options = full_options(one)
    except InvalidRecord:
        raise _WrongAtError(int(rows[0])) from None
    rules = game(name)
    machine = machine_of(rules, options)
    seats = machine.players
    squares = {column: _square(table, column, seats) for column in ("scores", "ranks")}
    formats = table.column("format").combine_chunks().fill_null(2).to_numpy(zero_copy_only=False)
    bots = table.column("bots").combine_chunks()
    seated = bots.value_lengths().fill_null(seats).to_numpy(zero_copy_only=False)
    odd = ~squares["scores"].fits | ~squares["ranks"].fits | (squares["scores"].given != squares["ranks"].given)
    odd |= (formats < 1) | (formats > 2) | (seated != seats)
    if odd[rows].any():
        wrong = int(rows[np.flatnonzero(odd[rows])[0]])
        rows = rows[rows < wrong]
    else:
        wrong = -1
    seeds = table.column("seed").combine_chunks().fill_null(0).to_numpy(zero_copy_only=False)
    actions, ends = ragged(table.column("actions"))
    worth = np.zeros((len(table) if worth_asked else 0, seats), np.float32)
    given = (seeds, actions, ends, squares["scores"].given, squares["scores"].values, squares["ranks"].values, worth)
    _hold(machine, rows, given)
    if "rank" not in rules.functions and (row := _other_ranks(machine, rows, *given)) >= 0:
        raise _WrongAtError(row)
    if wrong >= 0:
        raise _WrongAtError(wrong)
    return Games(machine, rows, seeds, actions, ends, worth, first)


def _hold(machine: Machine, rows: npt.NDArray[np.int64], given: tuple[Any, ...]) -> None:
    """Hold rows against the rules, a part of them on each core. Raises _WrongAtError with the first that is wrong."""
    hold = held_of(machine.spec.name)

    def held(part: npt.NDArray[np.int64]) -> int:
        states, listed = machine.state.copy(), np.zeros(machine.actions, np.int32)
        at = hold(states, machine.state, part, *given, listed)
        return int(part[at]) if at >= 0 else -1

    parts = np.array_split(rows, min(os.cpu_count() or 1, 1 + len(rows) // LEAST))
    with ThreadPoolExecutor(len(parts)) as pool:
        wrong = [row for row in pool.map(held, parts) if row >= 0]
    if wrong:
        raise _WrongAtError(min(wrong))


class _Square(NamedTuple):
    """A column of lists, one entry a seat: int32 (rows, seats); which rows tell it; which rows have as many as seats or
    none."""

    values: npt.NDArray[np.int32]
    given: npt.NDArray[np.bool_]
    fits: npt.NDArray[np.bool_]


def _square(table: pa.Table, name: str, seats: int) -> _Square:
    given = _given(table, name, null=False)
    values, ends = ragged(table.column(name))
    lengths = np.diff(ends)
    fits = (lengths == seats) | ~given
    square = np.zeros((len(table), seats), np.int32)
    whole = given & fits
    places = ends[:-1][whole][:, np.newaxis] + np.arange(seats)
    square[whole] = values[places] if len(values) else 0
    return _Square(square, given, fits)


def _other_ranks(machine: Machine, rows: Any, seeds: Any, actions: Any, ends: Any, *results: Any) -> int:
    """The first row with other ranks, of a game that computes them in Python alone; -1: none."""
    finished, _, ranks, *_ = results
    rules = machine._rules
    for row in rows:
        if not finished[row]:
            continue
        state = machine.new([seeds[row]])
        for action in actions[ends[row] : ends[row + 1]]:
            machine.apply(state[0], int(action))
        if rules.ranks(unpack(rules.record, state)) != ranks[row].tolist():
            return int(row)
    return -1
