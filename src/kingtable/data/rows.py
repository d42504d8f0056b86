"""A row is a game: from a record or a match to a row, and back, at the speed of `Match`: 10 to 100 games a second."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

import kingtable
from kingtable.data.columns import COLUMNS, arrow, in_row, schema
from kingtable.engine.chance import commitment
from kingtable.engine.deal import canonical
from kingtable.engine.errors import IllegalAction, InvalidOptions, InvalidRecord, Refused
from kingtable.engine.front import VERSION, read, replay
from kingtable.engine.games import spec_of
from kingtable.engine.match import Match
from kingtable.engine.spec import Options

if TYPE_CHECKING:
    import pyarrow as pa


Row = dict[str, Any]


def table_of(records: Iterable[object], bots: Sequence[str | None] | None = None, first: int = 0) -> pa.Table:
    """The rows of some records, as an Arrow table.

    records: matches, and records in every form that `kingtable.replay` takes. bots: who played, by seat; without it
    what the deal of a served game says. first: the number of the first row, for errors. Raises InvalidRow.
    """
    rows = []
    for number, record in enumerate(records, first):
        try:
            rows.append(row_of(record, bots))
        except InvalidRecord as wrong:
            raise in_row(wrong, "records", number) from wrong
    return arrow().Table.from_pylist(rows, schema=schema())


def row_of(record: object, bots: Sequence[str | None] | None = None) -> Row:
    """The row of a record or a match. Raises InvalidRecord."""
    match = record if isinstance(record, Match) else None
    given = match.record() if match is not None else read(record)
    match = replay(given) if match is None else match
    if bots is not None and len(bots) != match.players:
        raise InvalidRecord("position-one-each", field="bots", players=match.players)
    row: Row = dict.fromkeys(COLUMNS)
    row |= {"game": match.game, "options": canonical(match.options), "version": kingtable.__version__}
    row |= {"format": given["version"], "actions": actions_of(match)}
    if match.over:
        row |= {"scores": match.scores, "ranks": match.ranks}
    for name in ("deal", "position", "commands"):
        if given.get(name) is not None:
            row[name] = canonical(given[name])
    row["key"] = given.get("key")
    if "deal" not in given and "key" not in given:
        row["seed"] = given["seed"] if 0 <= given["seed"] < 1 << 64 else None
    row["bots"] = None if bots is None else list(bots)
    if bots is None and match.deal is not None:
        row["bots"] = [seat["bot"] for seat in match.deal.seats]
    beyond = all(row[name] is None for name in ("seed", "key", "deal"))  # seeds beyond 64 bits were taken once
    if beyond or record_of(row, match) != given:
        row["record"] = canonical(given)
    return row


def actions_of(match: Match) -> list[int]:
    """All actions of a match, by their numbers."""
    again = match.at(0)
    numbers = []
    for move in match.moves:
        numbers.append(again.rules.understood(again.state, move))
        again.do(numbers[-1])
    return numbers


def record_of(row: Row, match: Match) -> dict[str, Any]:
    """The record of a row whose match has been played."""
    if row["record"] is not None:
        record: dict[str, Any] = json.loads(row["record"])
        return record
    record = match.record()
    record["version"] = row["format"]
    if row["commands"] is not None:
        record["commands"] = json.loads(row["commands"])
    return record


def held(row: Row) -> Match:
    """The match of a row, every action held against the rules. Raises InvalidRecord with the field and the rule."""
    match = begun(row)
    for number, action in enumerate(row["actions"]):
        try:
            do(match, action)
        except Refused as refused:
            raise InvalidRecord(refused.key, field=f"actions[{number}]", rule=refused.rule, **refused.why) from None
    if row["scores"] is not None or row["ranks"] is not None:
        if not match.over:
            raise InvalidRecord("record-unfinished", field="actions")
        for name, right in (("scores", match.scores), ("ranks", match.ranks)):
            if row[name] != right:
                raise InvalidRecord("data-result", field=name, right=", ".join(map(str, right)))
    elif match.over:
        raise InvalidRecord("data-no-result", field="scores")
    if row["bots"] is not None and len(row["bots"]) != match.players:
        raise InvalidRecord("position-one-each", field="bots", players=match.players)
    if (row["record"] is not None or row["commands"] is not None) and replay(record_of(row, match)) != match:
        raise InvalidRecord("data-record", field="record")
    return match


def begun(row: Row) -> Match:
    """The match of a row before its first action. Raises InvalidRecord."""
    if row["record"] is not None:
        match = replay(parsed(row, "record")).at(0)
        if (match.game, canonical(match.options)) != (row["game"], canonical(parsed(row, "options"))):
            raise InvalidRecord("data-record", field="record")
        return match
    record: dict[str, Any] = {"version": VERSION if row["format"] is None else row["format"], "moves": []}
    record |= {"game": row["game"], "options": parsed(row, "options")}
    sources = [name for name in ("seed", "key", "deal") if row[name] is not None]
    if len(sources) != 1:
        raise InvalidRecord("data-source", field="seed")
    (source,) = sources
    record[source] = parsed(row, source) if source == "deal" else row[source]
    if source == "key":
        try:
            record["commitment"] = commitment(bytes.fromhex(row["key"]))
        except ValueError:
            raise InvalidRecord("record-key", field="key") from None
    if row["position"] is not None:
        record["position"] = parsed(row, "position")
    return replay(record)


def parsed(row: Row, name: str) -> Any:
    """The JSON of a column. Raises InvalidRecord."""
    try:
        found = json.loads(row[name])
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, list if name == "commands" else dict):
        raise InvalidRecord("position-object", field=name)
    return found


def do(match: Match, action: int) -> None:
    """Do an action, by its number. Raises IllegalAction, with the rule that refuses it where one does."""
    try:
        match.do(action)
    except IllegalAction:
        if not match.over and 0 <= action < match.rules.actions:
            try:
                text = match.rules.written(match.state, action)
            except (IndexError, KeyError, ValueError):  # it means nothing here
                text = ""
            if text:
                match.rules.understood(match.state, text)  # says why not
        raise


def full_options(row: Row) -> tuple[str, Options]:
    """The game and all options of a row. Raises InvalidRecord."""
    try:
        spec = spec_of(row["game"])
        return spec.name, spec.full(parsed(row, "options"), stored=True)
    except InvalidOptions as refused:
        inside = "" if refused.field == "game" else "options."
        raise InvalidRecord(refused.key, field=f"{inside}{refused.field}", rule=refused.rule, **refused.why) from None
