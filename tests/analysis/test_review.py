"""A whole game reviewed: what adds up, what is told apart, what is refused."""

from __future__ import annotations

import json
import random
from functools import cache
from io import StringIO
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import kingtable
from kingtable import bots
from kingtable.analysis.position import analyse, line_from
from kingtable.analysis.report import report, sentences, summary, told
from kingtable.analysis.review import Review, accuracy_of, judge, questions, review
from kingtable.analysis.stream import serve
from kingtable.bots.win_probability import win_probabilities
from kingtable.engine.errors import InvalidRecord
from kingtable.engine.text import languages
from tests.cli.test_commands import run


@cache
def played(name: str, players: tuple[str, ...], seed: int = 5) -> kingtable.Match:
    match: kingtable.Match = kingtable.new(name, seed=seed, players=len(players))
    while (seat := match.to_move) is not None:
        number = len(match.moves)
        for move in bots.choose(name, players[seat], match.observe(seat, number), seat, number):
            match.play(move)
    return match


@cache
def reviewed(name: str) -> Review:
    if name == "kingdomino":
        return review(played(name, ("greedy", "random")), "sampler:60", samples=128)
    return review(played(name, ("roller", "random")), samples=16)


@pytest.mark.compiled
@pytest.mark.parametrize("name", kingtable.GAMES)
@pytest.mark.slow
def test_every_move_is_in_one_decision_and_the_curve_ends_with_the_result(name: str) -> None:
    found, match = reviewed(name), played(name, ("greedy" if name == "kingdomino" else "roller", "random"))
    assert [move for decision in found.decisions for move in decision.moves] == match.moves
    assert len(found.curve) == len(found.decisions) + 1
    assert list(found.curve[-1]) == [float(p in match.winners) / max(1, len(match.winners)) for p in range(2)]
    for before, decision, after in zip(found.curve, found.decisions, found.curve[1:], strict=False):
        assert (decision.before, decision.after) == (before, after)
        assert sum(after) <= 1 + 1e-9


@pytest.mark.compiled
@pytest.mark.parametrize("name", kingtable.GAMES)
def test_what_changes_is_play_or_luck_and_nothing_else(name: str) -> None:
    """Win probabilities move by what is played and by what chance then does; the sums of both end at the result."""
    found = reviewed(name)
    for p, player in enumerate(found.players):
        assert player.luck == pytest.approx(sum(decision.luck[p] for decision in found.decisions))
    luck = sum(player.luck for player in found.players)
    if name == "kingdomino":
        assert luck == pytest.approx(0, abs=1e-9), "what one wins the other loses"
        quiet = [d for d in found.decisions if d.luck == (0, 0)]
        assert len(quiet) > len(found.decisions) / 2, "no line was revealed, so nothing happened by chance"


@pytest.mark.compiled
def test_luck_is_what_came_beside_what_was_promised() -> None:
    match, found = played("kingdomino", ("greedy", "random")), reviewed("kingdomino")
    revealing = [decision for decision in found.decisions if any(decision.luck)]
    assert len(revealing) > 2
    for decision in revealing[:3]:
        before, after = match.at(decision.number), match.at(decision.number + len(decision.moves))
        assert before.to_move is not None
        assert after.to_move is not None
        promised = win_probabilities("kingdomino", before.observe(before.to_move, 1), decision.moves, 128)
        came = win_probabilities("kingdomino", after.observe(after.to_move, 1), (), 128)
        assert decision.luck[0] == pytest.approx(came.by_seat[0] - promised.by_seat[0])


@pytest.mark.compiled
def test_the_careless_lose_more_by_their_own_turns() -> None:
    for name in kingtable.GAMES:
        wise, careless = reviewed(name).players
        assert wise.lost <= careless.lost
    wise, careless = reviewed("kingdomino").players
    assert wise.accuracy is not None
    assert careless.accuracy is not None
    assert wise.accuracy > careless.accuracy + 5
    assert careless.lost > 0.3


@pytest.mark.compiled
def test_only_what_is_more_than_chance_is_a_loss() -> None:
    for decision in reviewed("kingdomino").decisions:
        assert decision.loss == 0 or decision.loss > decision.half
        assert decision.loss == 0 or decision.best != decision.moves
        assert not decision.forced or decision.loss == 0
        if decision.loss:
            assert decision.reasons


@pytest.mark.compiled
def test_a_better_turn_is_legal_and_promises_more_by_samples_of_its_own() -> None:
    match, found = played("kingdomino", ("greedy", "random")), reviewed("kingdomino")
    worst = max(found.decisions, key=lambda decision: decision.loss)
    position = match.at(worst.number)
    there = analyse(position, "sampler:60", samples=400, moves=worst.moves, most=1, seed=77)
    shares = {turn.moves: turn.chances[worst.seat] for turn in there.turns}
    assert shares[there.turns[0].moves] > shares[worst.moves]
    for move in worst.best:
        position.play(move)


@pytest.mark.compiled
@pytest.mark.slow
def test_the_same_again_and_on_two_processes() -> None:
    match = played("kingdomino", ("greedy", "random"))
    done: list[tuple[int, int]] = []
    two = review(match, "sampler:60", samples=128, processes=2, progress=lambda *n: done.append(n))
    assert two == reviewed("kingdomino")
    assert done[-1] == (len(two.decisions), len(two.decisions))


def test_a_worker_learns_nothing_that_its_seat_could_not_know() -> None:
    match = played("kingdomino", ("greedy", "random"))
    other = match.at(12)
    order = other.state.deck[other.state.drawn : other.state.deck_end]
    random.Random(1).shuffle(order)
    other.state.deck[other.state.drawn : other.state.deck_end] = order
    question = next(q for q in questions(match, "sampler:10", 8) if q.number == 12)
    assert other.to_move is not None
    assert other.observe(other.to_move, 1) == question.state
    assert judge(question) == judge(question._replace(state=other.observe(other.to_move, 1)))


def test_accuracy_falls_from_100_as_losses_grow() -> None:
    assert accuracy_of(0) == pytest.approx(100, abs=0.01)
    values = [accuracy_of(loss / 20) for loss in range(21)]
    assert values == sorted(values, reverse=True)
    assert 0 <= values[-1] < 1
    assert accuracy_of(0.1) == pytest.approx(63.6, abs=0.1)


@pytest.mark.compiled
def test_a_game_that_is_not_over_is_not_reviewed() -> None:
    match = played("kingdomino", ("greedy", "random")).at(20)
    with pytest.raises(InvalidRecord, match="Only a game that is over"):
        review(match)
    assert kingtable.analyse(match, "sampler:20", samples=8).seat == match.to_move
    with pytest.raises(kingtable.InvalidOptions, match="random computes no values"):
        kingtable.analyse(match, "random")


@pytest.mark.parametrize("name", kingtable.GAMES)
def test_a_position_tells_the_bots_turns_with_win_probabilities_and_lines(name: str) -> None:
    match = played(name, ("greedy" if name == "kingdomino" else "roller", "random")).at(10)
    seat = match.to_move
    assert seat is not None
    bot = "sampler:40" if name == "kingdomino" else "roller"
    found = kingtable.analyse(match, bot, samples=16, most=3)
    assert found.seat == seat
    assert list(found.turns[0].moves) == bots.choose(name, bot, match.observe(seat, 1), seat, 1)
    assert len(found.turns) <= 3
    for turn in found.turns:
        ahead = match.imagined(seat, 1)
        assert turn.line[: len(turn.moves)] == turn.moves
        for move in turn.line:
            ahead.play(move)
    assert tuple(line_from(match, found.turns[0].moves)) == found.turns[0].line
    over = kingtable.analyse(played(name, ("greedy" if name == "kingdomino" else "roller", "random")))
    assert (over.seat, over.turns) == (None, ())


def test_the_methods_of_a_match_say_which_function_to_call() -> None:
    match = kingtable.new("kingdomino", players=2, seed=3)
    with pytest.warns(DeprecationWarning, match=r"kingtable\.analyse\(match\)"):
        assert match.analyse("sampler:20", samples=8) == kingtable.analyse(match, "sampler:20", samples=8)
    with pytest.warns(DeprecationWarning, match=r"kingtable\.review\(match\)"), pytest.raises(InvalidRecord):
        match.review()
    with pytest.warns(DeprecationWarning, match=r"match\.default_action\(\)"):
        assert match.silence() == match.default_action()


@pytest.mark.compiled
@pytest.mark.parametrize("language", ["en", "fa", "ja"])
def test_the_page_is_whole_and_needs_nothing_else(language: str) -> None:
    found = reviewed("kingdomino")
    page = report(found, language)
    assert "http" not in page.replace("http://www.w3.org/2000/svg", "")
    for part in page.split("<svg")[1:]:
        ElementTree.fromstring("<svg" + part[: part.index("</svg>")] + "</svg>")
    lines = [line for decision in found.turning_points for line in sentences(decision, language)]
    assert lines
    assert all(len(line) > 20 for line in lines)
    json.dumps(told(found))


@pytest.mark.compiled
@pytest.mark.parametrize("language", languages())
def test_what_a_chance_rises_or_falls_by_is_told_in_points(language: str) -> None:
    found = reviewed("kingdomino")
    lines = [line for decision in found.turning_points for line in sentences(decision, language)]
    assert lines
    assert [line for line in lines if "%" in line or "٪" in line] == []
    for _, accuracy, lost, luck in summary(found, language):
        assert accuracy.endswith("%")
        assert "%" not in lost + luck


@pytest.mark.slow
def test_the_command_reviews_a_record_and_a_position(tmp_path: Path) -> None:
    record = tmp_path / "record.json"
    record.write_text(json.dumps(played("kingdomino", ("greedy", "random")).record()))
    common = ("analyse", str(record), "--bot", "sampler:10", "--samples", "8", "--processes", "1")
    found = json.loads(run(*common, "--json", "--html", str(tmp_path / "page.html")).stdout)
    assert len(found["players"]) == 2
    assert (tmp_path / "page.html").read_text().startswith("<!doctype html>")
    assert "Accuracy" in run(*common).stdout
    at = json.loads(run(*common, "--at", "12", "--json").stdout)
    assert at["seat"] in (0, 1)
    assert "now" in run(*common, "--at", "12").stdout.split()
    record.write_text(json.dumps(played("kingdomino", ("greedy", "random")).at(9).record()))
    assert run(*common).exit_code == 2
    assert "Only a game that is over" in run(*common).stderr
    assert run(*common, "--at", "7").exit_code == 0


def asked(*queries: Any) -> list[dict[str, Any]]:
    out = StringIO()
    serve([query if isinstance(query, str) else json.dumps(query) for query in queries], out, 1)
    return [json.loads(line) for line in out.getvalue().splitlines()]


@pytest.mark.slow
def test_the_stream_answers_each_query_under_its_id_and_tells_what_is_wrong() -> None:
    record = played("kingdomino", ("greedy", "random")).record()
    quick = {"bot": "greedy", "samples": 2, "most": 1}
    told_of = asked(
        {"id": "game", "record": record, "at": [3, 40], **quick},
        {"id": "here", "position": played("kingdomino", ("greedy", "random")).at(9).position(), **quick},
        {"id": "far", "record": record, "at": [9999], **quick},
        {"id": "odd", "record": record, "colour": 1},
        {"id": "both"},
        {"id": "kind", "record": record, "samples": "many"},
        {"record": record},
        "not json",
        "[]",
        {"id": "stop", "cancel": "nothing"},
    )
    by_id: dict[str, list[dict[str, Any]]] = {}
    for answer in told_of:
        by_id.setdefault(answer["id"], []).append(answer)
    assert {answer["at"] for answer in by_id["game"]} == {3, 40}
    assert all(len(answer["turns"][0]["chances"]) == 2 for answer in (*by_id["game"], *by_id["here"]))
    assert "field" not in by_id["far"][0]["error"]
    assert "colour" in by_id["odd"][0]["error"]
    assert "either a record or a position" in by_id["both"][0]["error"]
    assert "samples" in by_id["kind"][0]["error"]
    assert len(by_id[""]) == 3
    assert by_id["stop"][0]["dropped"] == 0


def test_a_query_can_be_cancelled() -> None:
    record = played("kingdomino", ("greedy", "random")).record()
    told_of = asked(
        {"id": "long", "record": record, "at": list(range(40)), "bot": "greedy", "samples": 2, "most": 1},
        {"id": "stop", "cancel": "long"},
    )
    dropped = next(answer["dropped"] for answer in told_of if answer["id"] == "stop")
    assert dropped > 10
    assert sum("cancelled" in answer for answer in told_of) == dropped
    assert sum("turns" in answer for answer in told_of) == 40 - dropped
