"""Pictures of training, chances and tournaments are whole SVG, hold the numbers, and go into a figure of Matplotlib."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import matplotlib
import pytest
from matplotlib.figure import Figure

import kingtable
from kingtable import plot
from kingtable.arena.tournament import Tournament, play
from kingtable.engine.errors import InvalidRecord
from kingtable.envs import Batch

matplotlib.use("svg")  # no display


def words(svg: str) -> list[str]:
    """The words of a picture, which must be well-formed."""
    return ["".join(one.itertext()) for one in ElementTree.fromstring(svg).iter("{http://www.w3.org/2000/svg}text")]


@pytest.fixture
def axes() -> Any:
    return Figure().subplots()


@pytest.fixture(scope="module")
def reviewed() -> Any:
    """A short review of a game."""
    chance, match = random.Random(1), kingtable.new("king-of-tokyo", seed=1, players=2)
    while not match.over:
        match.do(chance.choice(match.actions()))
    return kingtable.review(match, samples=2, bot="roller")


@pytest.mark.slow
def test_the_chances_of_a_game(reviewed: Any, axes: Any, tmp_path: Path) -> None:
    drawn = plot.chances(reviewed)
    assert {"Chances to win, move by move", "Player 1", "Player 2", "80 %"} <= set(words(drawn))
    drawn.save(tmp_path / "chances.svg")
    assert (tmp_path / "chances.svg").read_text() == drawn == drawn._repr_svg_()
    assert plot.chances(reviewed, axes=axes) is axes
    lines = {line.get_label(): list(line.get_ydata()) for line in axes.get_lines()}
    assert lines == {f"Player {p + 1}": [shares[p] for shares in reviewed.curve] for p in range(2)}


@pytest.mark.slow
def test_a_review_and_a_batch_show_themselves(reviewed: Any) -> None:
    html = reviewed._repr_html_()
    assert plot.chances(reviewed) in html
    assert "<table>" in html
    batch = Batch("kingdomino", 3, seed=1, players=2)
    batch.step(batch.sample())
    html = batch._repr_html_()
    assert "kingdomino (players=2" in html
    assert "3 lanes, 3 games begun" in html
    assert "(3, 2, 4, 9, 8, 8)" in html
    assert batch.match(0)._repr_svg_() in html


def test_the_ratings_of_a_tournament(axes: Any, tmp_path: Path) -> None:
    results = play(Tournament("kingdomino", ("random", "greedy"), {"players": 2}, 4), tmp_path / "games")
    drawn = plot.tournament(results, anchor="random")
    assert words(drawn)[0] == "Ratings (Elo) with 95 % intervals"
    assert [word for word in words(drawn) if word in ("random", "greedy")] == ["greedy", "random"]
    assert "+0" in words(drawn)
    assert plot.tournament(tmp_path / "games", anchor="random") == drawn
    assert plot.tournament(results, axes=axes) is axes
    assert [label.get_text() for label in axes.get_yticklabels()] == ["greedy", "random"]
    (tmp_path / "games").write_text("{}\n")
    for file in (tmp_path / "games", tmp_path / "none", tmp_path):
        with pytest.raises(InvalidRecord):
            plot.tournament(file)


def test_how_a_training_run_went(axes: Any, tmp_path: Path) -> None:
    rounds = "number,rows,trained,validated,verdict\n1,100,0.5,0.6,first\n2,200,0.25,0.375,stronger\n"
    (tmp_path / "rounds.csv").write_text(rounds)
    drawn = plot.training(tmp_path)
    assert {"rounds", "trained", "validated"} <= set(words(drawn))
    assert "rows" not in words(drawn)
    assert "rows" in words(plot.training(tmp_path / "rounds.csv", "rows"))
    assert plot.training(tmp_path, axes=axes) is axes
    assert [list(line.get_xydata().ravel()) for line in axes.get_lines()] == [[1, 0.5, 2, 0.25], [1, 0.6, 2, 0.375]]
    (tmp_path / "curve.csv").write_text("steps,wins\n1,0.5\n2,0.75\n")
    assert "wins" in words(plot.training(tmp_path))
    for name, columns in ((tmp_path, ["none"]), (tmp_path / "none.csv", []), (tmp_path / "rounds.csv", ["verdict"])):
        with pytest.raises(InvalidRecord, match="is not a CSV file with these columns"):
            plot.training(name, *columns)
    for text in ("", "a,b\n", "a,b\nx,y\n", "\0"):
        (tmp_path / "curve.csv").write_text(text)
        with pytest.raises(InvalidRecord, match="is not a CSV file"):
            plot.training(tmp_path)


def test_the_curve_of_a_policy_is_what_it_won(axes: Any, tmp_path: Path) -> None:
    """By the minutes of learning, where that was measured; other columns on demand."""
    (tmp_path / "curve.csv").write_text(
        "number,minutes,entropy,won\n1,0.5,1.2,\n2,1.0,1.1,0.4\n3,1.5,1.0,\n4,2.0,0.9,0.6\n"
    )
    kingtable.plot.training(tmp_path, axes=axes)
    assert [(*line.get_xdata(), *line.get_ydata()) for line in axes.get_lines()] == [(1.0, 2.0, 0.4, 0.6)]
    assert "entropy" in kingtable.plot.training(tmp_path, "entropy")
