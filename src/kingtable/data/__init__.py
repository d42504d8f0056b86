"""Games as data: files of Parquet with a row for every game, held against the rules.

    kingtable.data.write(records, "games.parquet")
    table = kingtable.data.read("games.parquet")  # an Arrow table: `polars.from_arrow(table)`, `table.to_pandas()`
    kingtable.data.replay("games.parquet")  # every action of every game

`kingtable data` on the command line makes such files. It needs pyarrow: `pip install ".[data]"`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from os import PathLike
from typing import TYPE_CHECKING, Any

from kingtable.data.columns import (
    COLUMNS,
    InvalidRow,
    Source,
    Writer,
    arrow,
    fitted,
    given,
    in_row,
    schema,
    tables,
)
from kingtable.data.datasets import Decisions, dataset, minari
from kingtable.data.replaying import Replayed, replay
from kingtable.data.rows import held, record_of, table_of
from kingtable.engine.errors import InvalidRecord

if TYPE_CHECKING:
    import pyarrow as pa

__all__ = [
    "COLUMNS",
    "Decisions",
    "InvalidRow",
    "Replayed",
    "Writer",
    "dataset",
    "minari",
    "read",
    "records",
    "replay",
    "schema",
    "table_of",
    "write",
]

AT_ONCE = 1_000
"""The records that become one group of rows."""


def write(games: Any, file: str | PathLike[str], *, bots: Sequence[str | None] | None = None) -> int:
    """Write games into a file, and return how many. A file that is there already is replaced when all is written.

    games: records in every form that `kingtable.replay` takes, or matches, each of which is replayed; or a table of
    Arrow, pandas or polars with our columns, which is written as it is (`replay` holds it against the rules).
    bots: who played, by seat, in all of the records.

    Raises InvalidRow for a record that does not replay and for what cannot be in a row, InvalidRecord for wrong
    columns; then nothing is written.
    """
    table, name = given(games)
    with Writer(file) as out:
        if table is not None:
            out.write(fitted(table, name, 0))
        else:
            waiting = iter(games)
            while some := list(islice(waiting, AT_ONCE)):
                out.write(table_of(some, bots, out.games))
        return out.games


def read(file: Source) -> pa.Table:
    """Read a file into an Arrow table with the columns of `COLUMNS`. The games are not replayed.

    Raises InvalidRecord for a file that is damaged and for wrong columns, InvalidRow for what cannot be in a row.
    """
    return arrow().concat_tables([schema().empty_table(), *(table for table, _, _ in tables(file))])


def records(file: Source) -> Iterator[dict[str, Any]]:
    """Return the records of a file or a table, one after the other, as `Match.record` gives them.

    Each is replayed, at the speed of `Match`. Raises as `replay` does.
    """
    for table, name, first in tables(file):
        for number, row in enumerate(table.to_pylist(), first):
            try:
                yield record_of(row, held(row))
            except InvalidRecord as wrong:
                raise in_row(wrong, name, number) from wrong
