"""The columns of a file of games: what each holds, and what cannot be in it.

A file is Parquet, and in memory a table of Arrow, so that pandas, polars and DuckDB read it. A row is a game.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from os import PathLike
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np
import numpy.typing as npt

from kingtable.engine.errors import InvalidRecord
from kingtable.engine.extras import needed
from kingtable.engine.folders import Whole
from kingtable.engine.record import Array
from kingtable.engine.text import cut, say

if TYPE_CHECKING:
    import pyarrow as pa

COLUMNS = {
    "game": ("text", True, "name of the game"),
    "options": ("text", True, "all options, a JSON object"),
    "seed": ("uint64", False, "the seed of the deal; null: the chance comes from `key`, `deal` or `record`"),
    "key": ("text", False, "the key under which all chance is drawn, 64 hexadecimal digits"),
    "deal": ("text", False, "what a served table was dealt from, JSON"),
    "position": ("text", False, "where the game began, if not at the set-up, JSON"),
    "actions": ("int32s", True, "every action, by its number"),
    "scores": ("int32s", False, "points by seat; null: the game is not over"),
    "ranks": ("int8s", False, "places by seat, 1 the best; null: the game is not over"),
    "bots": ("texts", False, "who played, by seat; null: a person, or not known"),
    "format": ("int8", False, "version of the record; null: the present one"),
    "version": ("text", False, "version of Kingtable that wrote the row"),
    "commands": ("text", False, "at a served table who played which moves, JSON"),
    "record": ("text", False, "a whole record, JSON, where the other columns cannot say all of it"),
}
"""Of each column what it holds: kind, whether every row has it, and the meaning."""

CHUNK = 1 << 16
"""The rows that are looked at together."""
GROUP = 1 << 14
"""How many rows at least are a group in a file that we write, but the last."""
WANTED = {
    "text": "string",
    "uint64": "uint64",
    "int8": "int8",
    "int32s": "list<int32>",
    "int8s": "list<int8>",
    "texts": "list<string>",
}


class Streamed(Protocol):
    """A table of Arrow, pandas or polars."""

    def __arrow_c_stream__(self) -> object: ...


Source = str | PathLike[str] | Streamed
"""A file of games, by its path, or a table with our columns."""


class InvalidRow(InvalidRecord):
    """A game of a file that is damaged or does not replay. file: its name; row: its number in it, from 0."""

    def __init__(self, key: str, *, file: str = "", row: int = 0, **why: Any) -> None:
        super().__init__(key, **why)
        self.file = cut(file, 200)
        self.row = row

    def text(self, language: str = "en") -> str:
        """Name the row, the mistake and the right value in a sentence."""
        return say("data-row", language, file=self.file, row=self.row, told=super().text(language))


def in_row(wrong: InvalidRecord, file: str, row: int) -> InvalidRow:
    """Refuse a game, and name its row."""
    return InvalidRow(wrong.key, file=file, row=row, field=wrong.field, rule=wrong.rule, **wrong.why)


def arrow() -> ModuleType:
    """pyarrow. Raises Refused where it is not installed."""
    return needed("pyarrow", "data")


def schema() -> pa.Schema:
    """The schema of a file of games."""
    pa = arrow()
    kinds = {
        "text": pa.string(),
        "uint64": pa.uint64(),
        "int8": pa.int8(),
        "int32s": pa.list_(pa.int32()),
        "int8s": pa.list_(pa.int8()),
        "texts": pa.list_(pa.string()),
    }
    return pa.schema([pa.field(name, kinds[kind], nullable=not always) for name, (kind, always, _) in COLUMNS.items()])


def given(source: object) -> tuple[pa.Table | None, str]:
    """A table in whichever form, not yet looked at, and what it is called; None for what is no table.

    A table is one of Arrow, or has an Arrow stream (`__arrow_c_stream__`), as pandas and polars have.
    """
    pa = arrow()
    if isinstance(source, pa.Table):
        return source, "table"
    if isinstance(source, pa.RecordBatch) or hasattr(source, "__arrow_c_stream__"):
        return pa.table(source), "table"
    return None, ""


def tables(source: Source) -> Iterator[tuple[pa.Table, str, int]]:
    """The rows of a file or a table, some at a time, each with the file's name and the number of the first row.

    Raises InvalidRecord for a file that is damaged and for wrong columns, InvalidRow for what cannot be in a row.
    """
    table, name = given(source)
    if table is not None:
        for first in range(0, table.num_rows, CHUNK) or (0,):
            yield fitted(table.slice(first, CHUNK), name, first), name, first
        return
    if not isinstance(source, str | PathLike):
        raise InvalidRecord("data-given", field="file", given=type(source).__name__)
    name, first = str(Path(source).name), 0
    pa, parquet = arrow(), needed("pyarrow.parquet", "data")
    try:
        with parquet.ParquetFile(source) as file:
            _check_columns(file.schema_arrow)
            for group in range(file.num_row_groups):
                whole = file.read_row_group(group)
                for begin in range(0, whole.num_rows, CHUNK):
                    table = fitted(whole.slice(begin, CHUNK), name, first)
                    yield table, name, first
                    first += table.num_rows
    except InvalidRecord:
        raise
    except (OSError, pa.ArrowException, ValueError) as wrong:
        raise InvalidRecord("data-file", field="file", file=cut(source, 200), why=cut(wrong, 200)) from wrong


def _check_columns(schema: Any) -> None:
    """Raise InvalidRecord for a column that is missing, of another type, twice there, or not known."""
    known = ", ".join(COLUMNS)
    for name in schema.names:
        if name not in COLUMNS or schema.names.count(name) > 1:
            raise InvalidRecord("data-column", field=cut(name, 40), known=known)
    for name, (kind, always, _) in COLUMNS.items():
        if name not in schema.names:
            if always:
                raise InvalidRecord("data-column-missing", field=name, known=known)
            continue
        found = schema.field(name).type
        if not _is(kind, found):
            raise InvalidRecord("data-type", field=name, given=str(found), wanted=WANTED[kind])


def _is(kind: str, found: Any) -> bool:
    """Is a type of Arrow one of this kind? A wider integer and a longer string will do: their values are looked at."""
    types = arrow().types
    if types.is_null(found):
        return True
    if types.is_dictionary(found):
        return _is(kind, found.value_type)
    if kind.endswith("s"):
        lists = types.is_list(found) or types.is_large_list(found) or types.is_fixed_size_list(found)
        return lists and _is(kind[:-1], found.value_type)
    if kind == "text":
        return bool(types.is_string(found) or types.is_large_string(found) or types.is_string_view(found))
    return bool(types.is_integer(found))


def fitted(table: pa.Table, file: str, first: int) -> pa.Table:
    """A table in our schema, its values looked at. first: the number of its first row. Raises as `tables` does."""
    pa = arrow()
    _check_columns(table.schema)
    columns = []
    for field in schema():
        if field.name not in table.schema.names:
            columns.append(pa.nulls(table.num_rows, field.type))
            continue
        column = table.column(field.name)
        column = column.combine_chunks() if isinstance(column, pa.ChunkedArray) else column
        column = column.chunk(0) if isinstance(column, pa.ChunkedArray) and column.num_chunks == 1 else column
        column = pa.concat_arrays(column.chunks) if isinstance(column, pa.ChunkedArray) else column
        try:
            column.validate(full=True)
        except pa.ArrowException as wrong:
            raise InvalidRecord("data-file", field=field.name, file=file, why=cut(wrong, 200)) from wrong
        if not field.nullable and column.null_count:
            row = first + int(np.flatnonzero(column.is_null().to_numpy(zero_copy_only=False))[0])
            raise InvalidRow("data-null", file=file, row=row, field=field.name)
        columns.append(_cast(column, field, file, first))
    return pa.table(columns, schema=schema())


def _cast(column: pa.Array, field: Any, file: str, first: int) -> Any:
    """A column in the type of our schema. Raises InvalidRow for a number that is out of range, or none."""
    pa = arrow()
    inner = pa.types.is_list(field.type)
    numbers = field.type.value_type if inner else field.type
    if pa.types.is_integer(numbers):
        values, rows = (column, None) if not inner or pa.types.is_null(column.type) else _flat(column)
        if inner and values.null_count:
            wrong = values.is_null().to_numpy(zero_copy_only=False)
        else:
            if pa.types.is_dictionary(values.type):
                values = values.dictionary_decode()
            bounds = np.iinfo(str(numbers))
            held = np.array([v is not None and not bounds.min <= v <= bounds.max for v in _extremes(values)])
            wrong = None
            if held.any():
                listed = values.to_pylist()
                wrong = np.array([v is not None and not bounds.min <= v <= bounds.max for v in listed])
        if wrong is not None:
            at = int(np.flatnonzero(wrong)[0])
            row = at if rows is None else int(rows[at])
            where = field.name if rows is None else f"{field.name}[{at - int(np.searchsorted(rows, row))}]"
            value = cut(values[at].as_py(), 40)
            raise InvalidRow("data-number", file=file, row=first + row, field=where, value=value, wanted=str(numbers))
    return column.cast(field.type)


def _extremes(values: Any) -> list[int | None]:
    """The least and the greatest of some numbers."""
    if pa_null(values.type) or len(values) == values.null_count:
        return []
    ends = needed("pyarrow.compute", "data").min_max(values).as_py()
    return [ends["min"], ends["max"]]


def pa_null(kind: pa.DataType) -> bool:
    """Is it the type of a column in which nothing is?"""
    return bool(arrow().types.is_null(kind))


def _flat(column: pa.Array) -> tuple[Any, npt.NDArray[np.int64]]:
    """The entries of a column of lists, and the row of each."""
    lengths = column.value_lengths().fill_null(0).to_numpy(zero_copy_only=False)
    return column.flatten(), np.repeat(np.arange(len(column)), lengths)


def ragged(column: pa.Array) -> tuple[Array, npt.NDArray[np.int64]]:
    """The entries of a column of lists in one array, and where each list begins and ends: int64 (rows + 1,)."""
    column = column.combine_chunks()
    lengths = column.value_lengths().fill_null(0).to_numpy(zero_copy_only=False)
    ends = np.zeros(len(lengths) + 1, np.int64)
    np.cumsum(lengths, out=ends[1:])
    return column.flatten().to_numpy(zero_copy_only=False), ends


class Writer:
    """A file of games that is being written: it stands at its place when all of it is written, and not before.

    Leave the `with` by an exception, and there is no file, or the one that was there before.
    """

    def __init__(self, file: str | PathLike[str]) -> None:
        self.games = 0
        self._waiting: list[Any] = []
        self._whole = Whole(Path(file))

    @property
    def file(self) -> Path:
        """Where the file will be."""
        return self._whole.file

    def name(self, file: Path) -> None:
        """Give the file another name in its folder before it is there."""
        self._whole.file = file

    def __enter__(self) -> Writer:
        """Begin the file: each action is a place in a list of those that there are, which zstd makes still smaller."""
        parquet = needed("pyarrow.parquet", "data")
        part = self._whole.__enter__()
        try:
            self._out = parquet.ParquetWriter(
                part,
                schema(),
                compression="zstd",
                compression_level=9,
                use_dictionary=[
                    f"{name}.list.element" if kind.endswith("s") else name
                    for name, (kind, _, _) in COLUMNS.items()
                    if name not in ("seed", "key")
                ],
                column_encoding={"seed": "DELTA_BINARY_PACKED"},
            )
        except BaseException:  # Ctrl-C, when the file has just been made
            self._whole.__exit__(*sys.exc_info())
            raise
        return self

    def write(self, table: pa.Table) -> None:
        """Add some games."""
        self._waiting.append(table)
        self.games += table.num_rows
        if sum(some.num_rows for some in self._waiting) >= GROUP:
            self._group()

    def _group(self) -> None:
        """Write what waits as a group of rows."""
        if self._waiting:
            self._out.write_table(arrow().concat_tables(self._waiting))
            self._waiting.clear()

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        try:
            if kind is None:
                self._group()
            self._out.close()
        except BaseException:  # the disk is full
            self._whole.__exit__(*sys.exc_info())
            raise
        self._whole.__exit__(kind, error, trace)
