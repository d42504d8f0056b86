"""Tournaments: who plays whom, files that go on, what is told."""

from __future__ import annotations

import csv
import json
import os
import re
import signal
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from pyarrow import parquet

from kingtable import InvalidOptions
from kingtable.arena.lineups import arrangements, gauntlet, lineups, rotations, round_robin
from kingtable.arena.ratings import games_of, ratings
from kingtable.arena.report import against, report
from kingtable.arena.sprt import Bounds
from kingtable.arena.tables import COLUMNS, write_csv, write_parquet
from kingtable.arena.tournament import Results, Tournament, play, read
from kingtable.engine.errors import InvalidRecord
from kingtable.engine.games import spec_of
from tests.cli.test_commands import run
from tests.waiting import until


def small(deals: int = 4, players: int = 2, bots: tuple[str, ...] = ("random", "greedy"), **how: Any) -> Tournament:
    options = spec_of("kingdomino").full({"players": players})
    return Tournament("kingdomino", bots, options, deals, **how)


def test_everybody_meets_everybody_and_sits_everywhere() -> None:
    assert round_robin(3, 2) == [(0, 1), (0, 2), (1, 2)]
    assert round_robin(2, 4) == [(0, 1, 1, 1), (1, 0, 0, 0)]
    assert len(round_robin(6, 4)) == 15
    assert gauntlet(3, 3) == [(0, 1, 1), (0, 2, 2)]
    for players in range(2, 7):
        for seat in range(players):
            assert sorted(seating[seat] for seating in rotations(players)) == list(range(players))
    assert len(arrangements("abcd")) == 24
    assert len(arrangements("aabb")) == 6
    assert len(arrangements("abbb")) == 4
    with pytest.raises(InvalidOptions, match="at least two bots"):
        lineups("gauntlet", 1, 2)


@pytest.mark.compiled
def test_every_seating_is_every_neighbour() -> None:
    tournament = small(2, 4, ("random", "greedy"), every_seating=True, kind="gauntlet")
    played = play(tournament)
    assert tournament.games == played.games == 8
    whole = small(1, 3, ("random", "greedy", "sampler:2"), every_seating=True)
    assert Counter(game.bots for game in games_of(play(whole))).most_common(1)[0][1] == 1
    assert whole.games == 6


@pytest.mark.compiled
def test_all_lineups_play_the_same_deals() -> None:
    results = play(small(2, 2, ("random", "greedy", "sampler:2")))
    firsts = {deal: {r.games[0].moves[0][0] for r in results.found if r.deal == deal} for deal in range(2)}
    assert firsts
    assert [(r.lineup, r.deal) for r in results.found] == [(lineup, deal) for deal in range(2) for lineup in range(3)]


def test_a_file_goes_on_and_ends_as_if_it_had_never_stopped(tmp_path: Path) -> None:
    whole, halves = tmp_path / "whole", tmp_path / "halves"
    play(small(6), whole)
    told = whole.read_bytes()
    for cut in (len(told) // 3, len(told) * 2 // 3, 20):  # within a line, and within the first one
        halves.write_bytes(told[:cut])
        play(small(6), halves)
        assert halves.read_bytes() == told
    assert play(small(6), whole).games == 12
    assert whole.read_bytes() == told, "nothing is played twice"
    assert play(small(8), whole).games == 16, "more may be played later"
    assert read(whole).games == 16


@pytest.mark.slow
def test_two_processes_write_the_same(tmp_path: Path) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    play(small(5, bounds=Bounds(0.3, 0.6)), one)
    play(small(5, bounds=Bounds(0.3, 0.6)), two, processes=2)
    assert one.read_bytes() == two.read_bytes()


def test_a_killed_tournament_loses_nothing(tmp_path: Path) -> None:
    file = tmp_path / "file"
    call = [sys.executable, "-m", "kingtable", "tournament", "random", "greedy", "--deals", "4000", "--file", str(file)]
    running = subprocess.Popen([*call, "--processes", "1"], stderr=subprocess.DEVNULL, start_new_session=True)
    until(lambda: running.poll() is not None or (file.exists() and file.read_bytes().count(b"\n") >= 6), patience=300)
    assert running.poll() is None
    os.killpg(running.pid, signal.SIGKILL)
    running.wait()
    before = file.read_bytes()
    kept = before[: before.rfind(b"\n") + 1]
    deals = kept.count(b"\n") - 1
    play(small(deals + 2), file)
    assert file.read_bytes().startswith(kept)
    assert [result.deal for result in read(file).found] == list(range(deals + 2))


def test_what_is_no_tournament_or_another_one_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "file"
    play(small(2), file)
    for other in (small(2, seed=2), small(2, bots=("greedy", "random")), small(2, kind="gauntlet")):
        with pytest.raises(InvalidRecord, match="another tournament"):
            play(other, file)
    told = file.read_bytes()
    file.write_bytes(told.replace(b'"deal":1', b'"deal":[]'))
    with pytest.raises(InvalidRecord, match="Line 3"):
        play(small(2), file)
    file.write_bytes(told.replace(b'"version":1', b'"version":7'))
    with pytest.raises(InvalidRecord, match="only version 1 can be read"):
        read(file)
    with pytest.raises(InvalidOptions, match="named once"):
        play(small(bots=("greedy", "greedy")))
    with pytest.raises(InvalidOptions, match="no bot"):
        play(small(bots=("greedy", "nobody")))


def test_whatever_a_file_holds_it_is_read_or_refused_with_the_line(tmp_path: Path) -> None:
    file = tmp_path / "file"
    play(small(3), file)
    told = file.read_bytes()
    lines = told.splitlines(keepends=True)
    file.write_bytes(b"\xef\xbb\xbf" + told)
    assert read(file).games == 6
    wrong = [
        b'"x"\n',
        b"null\n",
        b"5\n",
        b"[]\n",
        b"{}\n",
        b"NaN\n",
        b"\xff\xfe\n",
        b"\n",
        b'"\\ud800"\n',
        b"[" * 50_000 + b"\n",
    ]
    changes = [
        *((1, b'"lineup":0', b'"lineup":' + value) for value in (b"-1", b"1", b"9" * 30, b"true", b"null", b'"0"')),
        *((2, b'"deal":1', b'"deal":' + value) for value in (b"-1", b"0", b"true", b"1.5", b"[]")),
        *(
            (2, b'"seating":[0,1]', b'"seating":' + value)
            for value in (b"[0,2]", b"[0]", b"[]", b"[1,0]", b"[0,0]", b"[-1,0]")
        ),
        *((2, b'"winners":[', b'"winners":[7,'),),
        *((2, b'"ranks":[', b'"ranks":' + value) for value in (b"[1,", b"[0,", b"[-1,1],[")),
        *((0, b'"version":1', b'"version":' + value) for value in (b"true", b"null", b"[]", b"2")),
        *(
            (0, b'"bots":["random","greedy"]', b'"bots":' + value)
            for value in (b"[]", b'["random"]', b"5", b'["\\ud800","a"]')
        ),
        *((0, b'"seed":1', b'"seed":' + value) for value in (b"-1", b"18446744073709551616", b"null", b"1.5")),
        *((0, b'"players":2', b'"players":' + value) for value in (b"9", b"null", b'"2"')),
        *((0, b'"kind":"round-robin"', b'"kind":' + value) for value in (b'"x"', b"null")),
        *((0, b'"game":"kingdomino"', b'"game":' + value) for value in (b'"x"', b"null", b"7")),
    ]
    files = [b"", *(one + told for one in wrong), *(lines[0] + one + b"".join(lines[1:]) for one in wrong)]
    for number, old, new in changes:
        assert old in lines[number], old
        files.append(b"".join([*lines[:number], lines[number].replace(old, new, 1), *lines[number + 1 :]]))
    for held in files:
        file.write_bytes(held)
        with pytest.raises(InvalidRecord, match=r"Line|version") as refused:
            read(file)
        assert len(str(refused.value)) < 1000, held[:80]


@pytest.mark.parametrize("sprt", ["0:1e308", "nan:nan", "-inf:inf", "0:" + "9" * 5000, "0", "\ud800:1", "x" * 10_000])
def test_bounds_of_a_test_that_cannot_be_are_one_sentence(sprt: str) -> None:
    told = run("tournament", "random", "greedy", "--sprt", sprt)
    assert told.exit_code == 2
    assert len(told.stderr) < 1000


@pytest.mark.slow
def test_a_lineup_ends_when_it_is_clear() -> None:
    results = play(small(60, 2, ("greedy", "random", "sampler:2"), bounds=Bounds.of_elo(0, 150), kind="gauntlet"))
    assert results.tests[0].verdict == "stronger"
    assert results.tests[0].n < 60
    assert len(results.of(0)) == 2 * results.tests[0].n


def test_tables_hold_every_seat_of_every_game(tmp_path: Path) -> None:
    results = play(small(3, 3, ("random", "greedy")))
    write_csv(results, tmp_path / "csv")
    write_parquet(results, tmp_path / "parquet")
    with (tmp_path / "csv").open() as file:
        head, *rows = csv.reader(file)
    assert tuple(head) == COLUMNS
    assert len(rows) == 3 * results.games
    share = sum(float(row[COLUMNS.index("share")]) for row in rows)
    assert share == pytest.approx(results.games)
    stored = parquet.read_table(tmp_path / "parquet").to_pylist()
    assert [[str(value) for value in row.values()] for row in stored] == rows
    write_parquet(Results(small(1)), tmp_path / "empty")
    assert parquet.read_table(tmp_path / "empty").column_names == list(COLUMNS)


@pytest.mark.parametrize("language", ["en", "fa"])
@pytest.mark.slow
def test_the_report_is_whole_and_needs_nothing_else(language: str) -> None:
    results = play(small(17, bounds=Bounds(0.5, 0.9)))
    page = report(results, ratings(results.tournament.bots, games_of(results), samples=5), language)
    assert "http" not in page.replace("http://www.w3.org/2000/svg", "")
    drawn = re.findall(r"<svg.*?</svg>", page, re.DOTALL)
    assert len(drawn) == 3
    for svg in drawn:
        ElementTree.fromstring(svg)
    assert ('dir="rtl"' in page) == (language == "fa")
    assert "greedy" in page
    share = against(results)
    assert share[0, 1] + share[1, 0] == pytest.approx(1)
    assert share[1, 0] > 0.8


def test_the_command_tells_ratings_and_tests(tmp_path: Path) -> None:
    call = ("tournament", "random", "greedy", "--deals", "3", "--processes", "1")
    files = [str(tmp_path / name) for name in ("file", "csv", "parquet", "html")]
    pairs = zip(("--file", "--csv", "--parquet", "--html"), files, strict=True)
    told = json.loads(run(*call, "--json", *(word for pair in pairs for word in pair)).stdout)
    assert told["games"] == 6
    assert told["ratings"][1]["elo"] > 0 > told["ratings"][0]["elo"]
    assert all(Path(name).stat().st_size > 200 for name in files)
    shown = run(*call, "--sprt", "0:30", "--anchor", "random").stdout
    assert "not decided (deals: 3)" in shown
    for wrong in (("--anchor", "sampler"), ("--sprt", "30"), ("--sprt", "30:0"), ("--players", "9"), ("--kind", "x")):
        assert run(*call, *wrong).exit_code == 2
