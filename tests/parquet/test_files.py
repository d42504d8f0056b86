"""A file of games is what its records are, and each thing that is wrong in it is refused with its place."""

from __future__ import annotations

import gzip
import json
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.compute as pc
import pytest
from pyarrow import parquet

import kingtable
from kingtable import data
from kingtable.data import columns, replaying
from kingtable.data.playing import play
from kingtable.engine import extras
from kingtable.engine.errors import InvalidRecord, Refused
from tests import pebbles, tiers
from tests.engine.test_adding_a_game import python
from tests.engine.test_records import records

GAMES = ("kingdomino", "king-of-tokyo")
DATA = Path(__file__).parents[1] / "data"
SIZES = {("kingdomino", 2): 40, ("kingdomino", 4): 75, ("king-of-tokyo", 4): 175}
"""The most bytes that a random game may take, by game and players."""


def games(name: str, many: int, bot: str = "random", **options: Any) -> Any:
    """Games of a bot, as a table."""
    return pa.concat_tables(play(name, [bot], options, games=many))


@pytest.fixture(scope="module")
def mixed() -> Any:
    """Nine games of both kinds, with several options."""
    return pa.concat_tables(
        [
            games("kingdomino", 3, players=2),
            games("king-of-tokyo", 3, players=3),
            games("kingdomino", 3, players=4, harmony=True),
        ]
    )


def stored() -> list[dict[str, Any]]:
    """Records of every kind: of seeds, keys, positions and deals, whole and not, of all versions."""
    old = [json.loads(line)["record"] for line in gzip.decompress((DATA / "before.jsonl.gz").read_bytes()).splitlines()]
    told = [record for game in GAMES for record in records(game).values()]
    told += old[::40] + json.loads((DATA / "deals-2.json").read_text())[:2]
    told += [json.loads((DATA / "0.1.0" / f"{game}.json").read_text()) for game in GAMES]
    huge = kingtable.replay({**kingtable.new("kingdomino", seed=1).record(), "seed": 1 << 70})
    few = {"version": 2, "game": "kingdomino", "options": {"players": 3}, "seed": 1, "moves": []}
    return [*told, huge.record(), few]


def test_records_come_back_as_they_were(tmp_path: Path) -> None:
    told = stored()
    assert data.write(iter(told), tmp_path / "games") == len(told)
    assert list(data.records(tmp_path / "games")) == told
    replayed = data.replay(tmp_path / "games")
    assert replayed == (len(told), sum(len(record["moves"]) for record in told))


def test_a_served_game_says_who_played_and_others_are_told(tmp_path: Path) -> None:
    deal = records("kingdomino")["deal"]
    match = kingtable.new("kingdomino", seed=1)
    table = data.table_of([deal])
    assert table["bots"].to_pylist() == [[None, "random"]]
    assert data.table_of([match, match.record(), json.dumps(match.record())])["bots"].to_pylist() == [None] * 3
    assert data.write([match], tmp_path / "games", bots=["greedy", None]) == 1
    read = data.read(tmp_path / "games")
    assert read["bots"].to_pylist() == [["greedy", None]]
    assert read["version"].to_pylist() == [kingtable.__version__]
    with pytest.raises(data.InvalidRow, match="Give one entry for each of the 2 players"):
        data.write([match], tmp_path / "games", bots=["greedy"])
    assert data.read(tmp_path / "games") == read  # what was there is still there
    assert [file.name for file in tmp_path.iterdir()] == ["games"]


@pytest.mark.parametrize(("name", "players"), SIZES)
@pytest.mark.slow
def test_a_game_takes_few_bytes(name: str, players: int, tmp_path: Path) -> None:
    table = games(name, 8_192, players=players)
    data.write(table, tmp_path / "games")
    assert (tmp_path / "games").stat().st_size / 8_192 < SIZES[name, players]
    assert data.read(tmp_path / "games") == table


@pytest.mark.slow
def test_every_game_of_a_file_is_held_against_the_rules(mixed: Any, tmp_path: Path) -> None:
    data.write(mixed, tmp_path / "games")
    actions = sum(map(len, mixed["actions"].to_pylist()))
    assert data.replay(tmp_path / "games") == data.replay(mixed) == (9, actions)
    parquet.write_table(mixed, tmp_path / "small", row_group_size=4)
    assert data.replay(tmp_path / "small") == (9, actions)
    assert data.read(tmp_path / "small") == mixed
    told = list(data.records(mixed))
    assert data.table_of(told).drop_columns("bots") == mixed.drop_columns("bots")


def put(table: Any, row: int, **values: Any) -> Any:
    """A table with something else in one of its rows."""
    rows = table.to_pylist()
    rows[row] = {**rows[row], **values}
    return pa.Table.from_pylist(rows, schema=table.schema)


def other(table: Any, row: int, name: str, change: Callable[[Any], Any]) -> Any:
    return put(table, row, **{name: change(table[name][row].as_py())})


A_RECORD = kingtable.new("kingdomino", players=4, seed=1).record()
WRONG: dict[str, tuple[str, Callable[[Any], Any], str, str]] = {
    "an action that is none": ("actions", lambda a: [*a[:9], 999_999, *a[10:]], "actions[9]", "refuse-action"),
    "a negative action": ("actions", lambda a: [-1, *a[1:]], "actions[0]", "refuse-action"),
    "an action too many": ("actions", lambda a: [*a, 0], "actions[{n}]", "refuse-over"),
    "an action too few": ("actions", lambda a: a[:-1], "actions", "record-unfinished"),
    "other scores": ("scores", lambda s: [s[0] + 1, *s[1:]], "scores", "data-result"),
    "other ranks": ("ranks", lambda r: [3 - one if len(r) == 2 else 3 for one in r], "ranks", "data-result"),
    "scores of too few seats": ("scores", lambda s: s[:-1], "scores", "data-result"),
    "no scores": ("scores", lambda s: None, "scores", "data-result"),
    "another seed": ("seed", lambda s: s + 1, "", ""),
    "no seed": ("seed", lambda s: None, "seed", "data-source"),
    "an unknown game": ("game", lambda g: "chess", "game", "game-unknown"),
    "an unknown option": ("options", lambda o: json.dumps({**json.loads(o), "x": 1}), "options.x", "option-unknown"),
    "a wrong option": ("options", lambda o: json.dumps({"players": 9}), "options.players", "option-value"),
    "options that are no JSON": ("options", lambda o: "{", "options", "position-object"),
    "bots of too few seats": ("bots", lambda b: b[:1], "bots", "position-one-each"),
    "an unknown version": ("format", lambda f: 7, "version", "record-version"),
    "a key beside the seed": ("key", lambda k: "00" * 32, "seed", "data-source"),
    "a deal that is no JSON": ("deal", lambda d: "[", "seed", "data-source"),
    "a record of another game": ("record", lambda r: json.dumps(A_RECORD), "record", "data-record"),
}


@pytest.mark.parametrize("what", WRONG)
@pytest.mark.parametrize("row", [1, 4])
@pytest.mark.slow(quick=4)
def test_what_is_wrong_in_a_game_is_refused_with_row_and_field(what: str, row: int, mixed: Any, tmp_path: Path) -> None:
    name, change, field, key = WRONG[what]
    wrong = other(mixed, row, name, change)
    wrong = other(wrong, 7, "scores", lambda scores: [77, *scores[1:]])  # the first one is named, not this
    data.write(wrong, tmp_path / "games")
    with pytest.raises(data.InvalidRow) as refused:
        data.replay(tmp_path / "games")
    assert (refused.value.row, refused.value.file) == (row, "games")
    assert str(refused.value).startswith(f"games, row {row}: ")
    if field:
        assert refused.value.field == field.format(n=len(mixed["actions"][row]))
        assert refused.value.key == key
    with pytest.raises(data.InvalidRow):
        list(data.records(wrong))
    with pytest.raises(data.InvalidRow):
        list(data.dataset(wrong))


def test_the_rule_that_refuses_an_action_is_named() -> None:
    match = kingtable.new("kingdomino", seed=1)
    for _ in range(4):
        match.do(match.actions()[0])
    table = data.table_of([match])
    free = match.actions()[0]
    illegal = next(action for action in range(4, 260) if action not in match.actions())
    for action, rule in ((illegal, "K-"), (0, "K-")):
        wrong = put(table, 0, actions=[*table["actions"][0].as_py(), action])
        with pytest.raises(data.InvalidRow) as refused:
            data.replay(wrong)
        assert refused.value.field == "actions[4]"
        assert refused.value.rule.startswith(rule), str(refused.value)
    assert data.replay(other(table, 0, "actions", lambda played: [*played, free])).actions == 5


COLUMNS: dict[str, tuple[Callable[[Any], Any], str, str]] = {
    "a column too many": (lambda t: t.append_column("points", t["seed"]), "points", "data-column"),
    "a column twice": (lambda t: t.append_column("seed", t["seed"]), "seed", "data-column"),
    "no actions": (lambda t: t.drop_columns("actions"), "actions", "data-column-missing"),
    "seeds as text": (lambda t: with_(t, "seed", t["seed"].cast(pa.string())), "seed", "data-type"),
    "actions as numbers with a point": (
        lambda t: with_(t, "actions", t["actions"].cast(pa.list_(pa.float64()))),
        "actions",
        "data-type",
    ),
    "a game that is no text": (lambda t: with_(t, "game", pa.array([1] * len(t))), "game", "data-type"),
    "no game": (lambda t: put_null(t, "game", 3), "game", "data-null"),
    "an action beyond 32 bits": (
        lambda t: with_(t, "actions", pa.array([[0, 1 << 31]] * len(t))),
        "actions[1]",
        "data-number",
    ),
    "a hole in the actions": (
        lambda t: with_(t, "actions", pa.array([[0, None]] * len(t))),
        "actions[1]",
        "data-number",
    ),
    "a negative seed": (lambda t: with_(t, "seed", pa.array([-1] * len(t))), "seed", "data-number"),
    "a rank beyond 8 bits": (lambda t: with_(t, "ranks", pa.array([[1, 200]] * len(t))), "ranks[1]", "data-number"),
    "text that is no UTF-8": (
        lambda t: with_(t, "game", pa.array([b"\xff\xfe"] * len(t)).view(pa.string())),
        "game",
        "data-file",
    ),
}


def with_(table: Any, name: str, column: Any) -> Any:
    return table.set_column(table.schema.get_field_index(name), name, column)


def put_null(table: Any, name: str, row: int) -> Any:
    values = table[name].to_pylist()
    values[row] = None
    return with_(table, name, pa.array(values))


@pytest.fixture(scope="module")
def few() -> Any:
    """Some games that nobody has finished."""
    return data.table_of([kingtable.new("kingdomino", seed=seed) for seed in range(9)])


@pytest.mark.parametrize("what", COLUMNS)
def test_a_wrong_column_is_refused(what: str, few: Any, tmp_path: Path) -> None:
    change, field, key = COLUMNS[what]
    wrong = change(few)
    with pytest.raises(InvalidRecord) as refused:
        data.write(wrong, tmp_path / "written")
    assert (refused.value.field, refused.value.key) == (field, key)
    assert not list(tmp_path.iterdir())
    if "twice" not in what:  # pyarrow itself writes no such file
        parquet.write_table(wrong, tmp_path / "games")
        looks: list[Callable[[Path], Any]] = [data.read, data.replay]
        looks += [lambda file: list(data.records(file)), lambda file: list(data.dataset(file))]
        for look in looks:
            with pytest.raises(InvalidRecord) as refused:
                look(tmp_path / "games")
            assert (refused.value.field, refused.value.key) == (field, key)


def test_a_file_that_is_damaged_is_refused(few: Any, tmp_path: Path) -> None:
    data.write(few, tmp_path / "games")
    whole = (tmp_path / "games").read_bytes()
    for cut in (b"", b"no parquet", whole[: len(whole) // 2], whole[:-9], whole[:4] + bytes(60) + whole[64:]):
        (tmp_path / "cut").write_bytes(cut)
        with pytest.raises(InvalidRecord, match="cannot be read as a Parquet file of games"):
            data.replay(tmp_path / "cut")
    for none in (tmp_path, tmp_path / "none"):
        with pytest.raises(InvalidRecord, match="cannot be read"):
            data.read(none)
    with pytest.raises(InvalidRecord, match="not from int"):
        data.replay(7)  # type: ignore[arg-type]
    with pytest.raises(Refused, match="cannot be written"):
        data.write(few, tmp_path / "none" / "games")


def test_a_record_that_does_not_replay_leaves_no_file(tmp_path: Path) -> None:
    good = kingtable.new("kingdomino", seed=1).record()
    with pytest.raises(data.InvalidRow) as refused:
        data.write([good, good, {**good, "moves": ["no"]}], tmp_path / "games")
    assert (refused.value.row, refused.value.field) == (2, "moves[0]")
    assert not list(tmp_path.iterdir())


def test_wider_types_and_fewer_columns_will_do(few: Any) -> None:
    wide = pa.table(
        {
            "game": few["game"].dictionary_encode(),
            "options": few["options"].cast(pa.large_string()),
            "seed": few["seed"].cast(pa.int64()),
            "actions": few["actions"].cast(pa.large_list(pa.int64())),
            "scores": few["scores"].cast(pa.list_(pa.int64())),
        }
    )
    assert data.replay(wide) == (9, 0)
    read = columns.fitted(wide, "", 0)
    assert read.drop_columns(["version", "format"]) == few.drop_columns(["version", "format"])
    assert pc.all(pc.is_null(read["format"])).as_py()


def test_no_games_are_a_file_too(tmp_path: Path) -> None:
    assert data.write([], tmp_path / "games") == 0
    assert data.replay(tmp_path / "games") == (0, 0)
    assert data.read(tmp_path / "games").schema == data.schema()
    assert list(data.dataset(tmp_path / "games")) == []


def test_many_rows_are_looked_at_some_at_a_time(few: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(columns, "CHUNK", 2)
    data.write(few, tmp_path / "games")
    assert data.read(tmp_path / "games") == few
    assert [first for _, _, first in columns.tables(few)] == [0, 2, 4, 6, 8]
    with pytest.raises(data.InvalidRow) as refused:
        data.replay(other(few, 7, "seed", lambda seed: None))
    assert refused.value.row == 7


def test_without_pyarrow_one_sentence_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(extras, "find_spec", lambda _: None)
    with pytest.raises(Refused, match=re.escape(extras.command("data", Path(sys.prefix)))):
        data.read("games")


THEIRS = """
import kingtable
from kingtable import bots, data
from kingtable.arena.matches import play_game
from kingtable.data.playing import play
if __name__ == "__main__":
    for players in (2, 3):
        (table,) = play({name!r}, ["random"], {{"players": players}}, games=50, seed=5)
        data.write(table, "games")
        assert data.replay("games") == (50, sum(map(len, table["actions"].to_pylist())))
        seated = [(bots.make({name!r}, "random"), "random")] * players
        for row, record in zip(table.to_pylist(), data.records("games")):
            match, actions = play_game({name!r}, seated, {{"players": players}}, row["seed"])
            assert record == match.record() and row["actions"] == actions
        for some in data.dataset("games", observations="all"):
            assert some.returns.sum(axis=1).round(5).tolist() == [1] * len(some)
            assert (some.mask[range(len(some)), some.action] == 1).all()
        wrong = data.table_of([record])
        wrong = wrong.set_column(7, "scores", [[[99] * players]])
        try:
            data.replay(wrong)
        except data.InvalidRow as refused:
            assert refused.field == "scores"
        else:
            raise AssertionError
"""


@pytest.mark.slow
@pytest.mark.parametrize("name", ["pebbles", "tricks"] if tiers.NIGHT else ["tricks"])
def test_a_game_of_another_package_is_data_too(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = {"pebbles": pebbles.unpacked, "tricks": pebbles.tricks}[name](tmp_path)
    monkeypatch.setenv("PYTHONPATH", str(folder))
    python(THEIRS.format(name=name), folder=folder)


def test_a_game_whose_ranks_only_python_knows(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = kingtable.game("kingdomino")
    table = games("kingdomino", 5, players=2)
    monkeypatch.setattr(type(rules), "functions", {k: v for k, v in rules.functions.items() if k != "rank"})
    monkeypatch.setattr(replaying, "held_of", lambda name: lambda *given: -1)  # the compiled loop finds nothing wrong
    assert data.replay(table).games == 5
    with pytest.raises(data.InvalidRow) as refused:
        data.replay(other(table, 3, "ranks", lambda ranks: [3 - rank for rank in ranks]))
    assert (refused.value.row, refused.value.field) == (3, "ranks")


def test_the_lines_of_the_laboratory_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    document = (Path(__file__).parents[2] / "docs/laboratory.md").read_text("utf-8")
    names: dict[str, Any] = {}
    for section in ("## Games as data", "## Pictures of a study"):
        code = document.partition(section)[2].partition("```python\n")[2].partition("```")[0]
        exec(compile(code, "docs/laboratory.md", "exec"), names)
    assert names["seen"].shape[1:] == (4, 9, 8, 8)
    assert (names["legal"].shape[1], len(names["done"])) == (261, len(names["worth"]))
    assert "<svg" in (tmp_path / "chances.svg").read_text()
    columns = re.findall(r"^\| (`.*?`) \| ", document.partition("## Games as data")[2].partition("## Pict")[0], re.M)
    assert set(re.findall(r"`(\w+)`", " ".join(columns))) == set(data.COLUMNS)
