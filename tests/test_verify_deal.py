"""examples/verify_deal.py, written from docs/fairness.md alone, agrees with served games and finds what was changed."""

from __future__ import annotations

import ast
import gzip
import hashlib
import json
import random
import secrets
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import kingtable
from kingtable.engine.deal import read_deal, share_commitment
from kingtable.engine.errors import Refused
from kingtable.server.messages import frames
from kingtable.server.routes.replays import _computed
from kingtable.server.store.storage import Storage
from kingtable.server.table.seats import SeatForm, TableForm
from kingtable.server.table.table import Table
from kingtable.server.table.tables import Tables
from tests.server.rooms import Listener, ask, in_room, turn
from tests.waiting import eventually

EXAMPLE = Path(__file__).parent.parent / "examples" / "verify_deal.py"
FACES = ["1", "2", "3", "heart", "energy", "claw"]

# name: game, players, seats that give a share, options, orders of kings and lines of Kingdomino
GAMES: dict[str, tuple[str, int, list[int], dict[str, Any], tuple[int, int]]] = {
    "two": ("kingdomino", 2, [0, 1], {}, (1, 6)),
    "mighty": ("kingdomino", 2, [1], {"mighty_duel": True}, (1, 12)),
    "snake": ("kingdomino", 2, [], {"start_order": "snake"}, (1, 6)),
    "dynasty": ("kingdomino", 2, [0], {"dynasty": True}, (3, 18)),
    "three-36": ("kingdomino", 3, [0, 2], {"three_players": 36}, (1, 12)),
    "three-48": ("kingdomino", 3, [], {"three_players": 48}, (1, 12)),
    "three-dynasty": ("kingdomino", 3, [0], {"dynasty": True, "start_order": "snake"}, (3, 36)),
    "four": ("kingdomino", 4, [0, 1, 2, 3], {"harmony": True}, (1, 12)),
    "four-snake": ("kingdomino", 4, [2], {"start_order": "snake"}, (1, 12)),
    "monsters-2": ("king-of-tokyo", 2, [0, 1], {}, (0, 0)),
    "monsters-4": ("king-of-tokyo", 4, [3], {}, (0, 0)),
    "monsters-6": ("king-of-tokyo", 6, [0, 5], {}, (0, 0)),
}


async def dealt(tables: Tables, game: str, players: int, sharing: list[int], options: dict[str, Any]) -> Table:
    """A table whose seats of that number gave a share to the deal, the others none."""
    names = ["Ada", 'Zoë "\\" Žižek', "آدا", None, "</script>", "🦖"]
    seats = [SeatForm("friend" if seat else "me", name=names[seat]) for seat in range(players)]
    row, _ = await tables.create(TableForm(game, seats, options, clock=None))
    table = await tables.get(row.table)
    shares = {seat: secrets.token_bytes(32) for seat in sharing}
    for seat, share in shares.items():
        table.join(Listener(seat), None, share_commitment(table.state.code, seat, share))
    if not shares:
        await table.deal()
        return table
    if len(shares) < players:
        table.row.host = sharing[0]
        await ask(table, sharing[0], frames.Begin())
    for seat, share in shares.items():
        table.hear(seat, frames.Reveal(share.hex()))
    await eventually(lambda: table.state.dealt)
    for connection in list(table.audience.connections):
        table.leave(connection)
    return table


def monster_moves(table: Table, rng: random.Random) -> list[str]:
    """Random legal moves, rather those that make a game long and rich: energy, cards, sweeps."""
    legal = table.match.legal()
    dice = [face for face in table.match.view(None)["dice"] if face in ("heart", "energy")]
    wanted = [f"keep {' '.join(dice)}".strip(), *(move for move in legal if move.split()[0] in ("probe", "buy"))]
    wanted += ["again", "camouflage", "yield", "buy top", "sweep"]
    good = [move for move in wanted if move in legal]
    first = rng.choice(good if good and rng.random() < 0.8 else legal)
    return [first, "end"] if first == "done" else [first]


async def played(table: Table, rng: random.Random) -> None:
    number = 0
    while not table.match.over:
        number += 1
        if table.row.game == "kingdomino":
            moves = turn(table)[1] if rng.random() < 0.5 else [rng.choice(table.match.legal())]
        else:
            moves = monster_moves(table, rng)
        try:
            await table.do(table.match.to_move, f"c{number}", moves)
        except Refused:
            await table.do(table.match.to_move, f"d{number}", moves[:1])


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Games, played to their ends: of each a record and the frames of its replay, as the server answers them."""
    folder, drawn = tmp_path_factory.mktemp("games"), random.Random()

    async def work(_: Storage, tables: Tables) -> None:
        for number, (name, (game, players, sharing, options, _lines)) in enumerate(GAMES.items(), 1000):
            drawn.seed(number)  # no game depends on how often the server drew for the games before it
            table = await dealt(tables, game, players, sharing, options)
            await ask(table, 0, frames.Name("Another name, after the deal"))
            await played(table, random.Random(number))
            (folder / f"{name}.record").write_bytes(frames.encode(table.record()))
            (folder / f"{name}.frames").write_bytes(gzip.decompress(_computed(table.row, table.state.played)))

    with pytest.MonkeyPatch.context() as patch:  # the same games in every run
        patch.setattr(secrets, "token_bytes", lambda size=32: drawn.randbytes(size))
        patch.setattr(secrets, "choice", drawn.choice)
        in_room(folder, work)
    return folder


def read(games: Path, name: str) -> tuple[Any, Any]:
    return json.loads((games / f"{name}.record").read_bytes()), json.loads((games / f"{name}.frames").read_bytes())


def moments(told: Any) -> list[Any]:
    return [moment for frame in told["frames"] for moment in frame["moments"]]


def events(told: Any, kind: str) -> list[Any]:
    return [event for moment in moments(told) for event in moment["events"] if event["e"] == kind]


def verify(*arguments: str | Path) -> tuple[int, str, str]:
    """Run the example, without any package at hand."""
    command = [sys.executable, "-I", "-S", str(EXAMPLE), *map(str, arguments)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    return done.returncode, done.stdout, done.stderr


@pytest.mark.parametrize("name", GAMES)
def test_games_as_served_are_as_the_keys_say(games: Path, name: str) -> None:
    game, players, sharing, _, (orders, lines) = GAMES[name]
    record, told = read(games, name)
    code, out, err = verify(games / f"{name}.record", games / f"{name}.frames")
    assert (code, err) == (0, "")
    counts = [f"{len(sharing)} shares"] * bool(sharing)
    if game == "kingdomino":
        dominoes = sum(len(line["dominoes"]) for line in events(told, "line"))
        counts += [f"{orders} orders", f"{lines} lines", f"{dominoes} dominoes"]
    else:
        thrown = sum(len(event["thrown"]) for event in events(told, "throw"))
        thrown += sum(len(event["dice"]) for event in events(told, "camouflage"))
        thrown += len(events(told, "again") + events(told, "probe"))
        thrown += 6 * sum(len(one) for event in events(told, "start_roll") for one in event["rolls"])
        top = [event for event in events(told, "buy") if event["from"] == "top"]
        counts += [f"{thrown} dice", f"{len(events(told, 'reveal') + top)} cards"]
        if shuffles := len(events(told, "shuffle")):
            counts += [f"{shuffles} shuffles"]
    first, second, third, last = out.splitlines()
    assert first == ", ".join(counts) + ": all as the keys say."
    assert second == f"Seats without a share: {[seat for seat in range(players) if seat not in sharing]}"
    assert third.startswith("Seats that kept one back: []")
    assert last.startswith("Not proved: ")
    assert kingtable.replay(record).over


def test_everything_that_chance_decides_came_up(games: Path) -> None:
    told = [read(games, name)[1] for name in GAMES if name.startswith("monsters")]
    for kind in ("throw", "again", "probe", "camouflage", "reveal", "shuffle", "sweep", "lose"):
        assert any(events(one, kind) for one in told), kind
    assert any(event["from"] == "top" for one in told for event in events(one, "buy"))
    assert any(len(frame["moves"]) > 1 for one in told for frame in one["frames"])


def test_what_one_kept_is_compared(games: Path) -> None:
    record, _ = read(games, "two")
    files = (games / "two.record", games / "two.frames")
    share, commitment = record["deal"]["seats"][1]["share"], record["deal"]["commitment"]
    digest = read_deal(record["deal"], 2).digest(record["game"], record["options"])
    assert verify(*files, "--commitment", commitment, "--digest", digest, "--share", f"1:{share}")[0] == 0
    for kept in (
        ["--commitment", "0" * 64],
        ["--digest", commitment],
        ["--share", f"0:{share}"],
        ["--share", f"1:{commitment}"],
    ):
        assert verify(*files, *kept)[0] == 1


def test_what_goes_on_from_another_game_is_not_for_it(games: Path, tmp_path: Path) -> None:
    record, _ = read(games, "two")
    record["deal"]["origin"] = {"table": "ABCDEF", "seq": 3}
    (tmp_path / "two.record").write_text(json.dumps(record))
    code, out, err = verify(tmp_path / "two.record", games / "two.frames")
    assert (code, out) == (2, "")
    assert "`kingtable verify` can check it" in err
    assert "Traceback" not in err


def test_a_deal_of_an_older_version_is_not_for_it(games: Path, tmp_path: Path) -> None:
    record, _ = read(games, "two")
    del record["deal"]["format"]
    (tmp_path / "two.record").write_text(json.dumps(record))
    code, _, err = verify(tmp_path / "two.record", games / "two.frames")
    assert (code, err.count("\n")) == (2, 1)
    assert "another version dealt it; `kingtable verify` can check it" in err


# What somebody could have changed afterwards


def new_share(record: Any, _: Any) -> None:
    record["deal"]["seats"][0]["share"] = "00" * 32


def new_share_and_its_commitment(record: Any, _: Any) -> None:
    deal = record["deal"]
    deal["seats"][0] |= {"share": "00" * 32, "commit": share_commitment(deal["table"], 0, bytes(32))}


def no_share(record: Any, _: Any) -> None:
    record["deal"]["seats"][0]["share"] = None


def new_key(record: Any, _: Any) -> None:
    record["deal"]["key"] = "00" * 32


def new_key_and_its_commitment(record: Any, _: Any) -> None:
    record["deal"] |= {"key": "00" * 32, "commitment": hashlib.sha256(bytes(32)).hexdigest()}


def new_colour(record: Any, _: Any) -> None:
    record["deal"]["seats"][1]["colour"] = "white"


def a_commitment_for_a_bot(record: Any, _: Any) -> None:
    record["deal"]["seats"][1] |= {"kind": "bot", "bot": "greedy", "share": None}


def a_seat_that_is_true(record: Any, _: Any) -> None:
    record["deal"]["seats"][1]["seat"] = True


def silence(record: Any, _: Any) -> None:
    record["deal"]["seats"][1]["silent"] = True


def an_option_without_effect(record: Any, _: Any) -> None:
    record["options"]["three_players"] = 84 - record["options"]["three_players"]


def another_commitment(record: Any, _: Any) -> None:
    record["deal"]["seats"][0] |= {"share": None, "commit": "00" * 32}


def new_table(record: Any, _: Any) -> None:
    record["deal"]["seats"][0]["share"] = None
    record["deal"]["table"] = "ABCDEF"


def new_move(record: Any, _: Any) -> None:
    record["moves"][-1] = record["moves"][0]


def one_option(record: Any, _: Any) -> None:
    record["options"]["harmony"] = not record["options"]["harmony"]


def kings(_: Any, told: Any) -> None:
    order = events(told, "kings")[-1]["seats"]
    order[0], order[1:] = next(seat for seat in order if seat != order[0]), [order[0]] * (len(order) - 1)


def one_domino(_: Any, told: Any) -> None:
    line = events(told, "line")[-1]["dominoes"]
    line[1] = line[1] + 1


def no_line(_: Any, told: Any) -> None:
    for moment in moments(told):
        moment["events"] = [event for event in moment["events"] if event["e"] != "line"]


def other_face(dice: list[str]) -> None:
    dice[-1] = FACES[FACES.index(dice[-1]) - 1]


def one_thrown_die(_: Any, told: Any) -> None:
    other_face(events(told, "throw")[-1]["thrown"])


def one_shown_die(_: Any, told: Any) -> None:
    other_face(events(told, "throw")[-1]["dice"])


def one_card(_: Any, told: Any) -> None:
    events(told, "reveal")[-1]["card"] = "jets"


def no_card(_: Any, told: Any) -> None:
    for moment in moments(told)[-60:]:
        moment["events"] = [event for event in moment["events"] if event["e"] != "reveal"]


def first_claws(_: Any, told: Any) -> None:
    events(told, "start_roll")[0]["rolls"][0][0][1] += 1


def who_begins(_: Any, told: Any) -> None:
    events(told, "start_roll")[0]["first"] ^= 1


Change = Callable[[Any, Any], None]
BOTH: list[Change] = [
    new_share,
    new_share_and_its_commitment,
    no_share,
    new_key,
    new_key_and_its_commitment,
    new_colour,
    a_commitment_for_a_bot,
    a_seat_that_is_true,
    silence,
    another_commitment,
    new_table,
    new_move,
]
CHANGES: list[tuple[str, Change]] = [
    *(("two", change) for change in BOTH),
    *(("monsters-2", change) for change in (new_share_and_its_commitment, new_colour)),
    ("two", an_option_without_effect),
    *(("dynasty", change) for change in (one_option, kings, one_domino, no_line)),
    *(("monsters-6", change) for change in (one_thrown_die, one_shown_die, one_card, no_card)),
    *(("monsters-4", change) for change in (first_claws, who_begins)),
]


@pytest.mark.parametrize(("name", "change"), CHANGES)
@pytest.mark.slow
def test_every_change_is_found(games: Path, tmp_path: Path, name: str, change: Change) -> None:
    both = read(games, name)
    change(*both)
    assert json.dumps(both) != json.dumps(read(games, name))  # as text: True equals 1
    for file, content in zip(("record", "frames"), both, strict=True):
        (tmp_path / file).write_text(json.dumps(content), "utf-8")
    code, out, err = verify(tmp_path / "record", tmp_path / "frames")
    assert (code, out, err.count("\n")) == (1, "", 1)
    assert err.startswith("WRONG: ")


def test_what_is_no_game_is_told_in_a_line(games: Path, tmp_path: Path) -> None:
    good = games / "two.record"
    asked: list[list[Path]] = [[good], [good, tmp_path / "none"], [games / "two.frames", good]]
    for number, text in enumerate(("", "[]", '{"frames": [{}]}', "[" * 100_000)):
        (tmp_path / f"bad{number}").write_text(text)
        asked.append([good, tmp_path / f"bad{number}"])
    for arguments in asked:
        code, out, err = verify(*arguments)
        assert (code, out, err.count("\n")) == (2, "", 1), (arguments, err)


def test_without_a_game_it_says_how_it_is_used() -> None:
    code, out, err = verify()
    assert (code, err) == (0, "")
    assert "Usage: python verify_deal.py" in out


def test_it_is_short_and_stands_alone() -> None:
    source = EXAMPLE.read_text("utf-8")
    assert len(source.splitlines()) <= 200
    imported = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            imported |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            imported.add(node.module or "")
    assert {name.split(".")[0] for name in imported} <= sys.stdlib_module_names
    assert "import_module" not in source
    assert "__import__" not in source
