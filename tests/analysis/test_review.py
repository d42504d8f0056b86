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
from kingtable.analysis.measure import FEWEST, FLOOR, LEVELS, figure, games
from kingtable.analysis.position import analyse, line_from
from kingtable.analysis.report import costliest, notes, quality, report, sentences, sum_sentences, sums, told
from kingtable.analysis.review import LEAST, Review, judge, questions, review
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
    found, match = reviewed(name), played(name, ("greedy" if name == "kingdomino" else "roller", "random"))
    for p, player in enumerate(found.players):
        assert player.luck == pytest.approx(sum(decision.luck[p] for decision in found.decisions))
        assert (player.start, player.result) == (found.curve[0][p], float(p in match.winners))
        assert abs(player.start + player.own + player.others + player.luck - player.result) < 1e-9
        whole = player.games
        assert whole["start"] + whole["own"] + whole["others"] + whole["luck"] == whole["result"]
        for part, value in ((whole["own"], player.own), (whole["others"], player.others), (whole["luck"], player.luck)):
            assert abs(part - 100 * value) < 1.5
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
def test_the_careless_leave_more_lying() -> None:
    wise, careless = (player.share for player in reviewed("king-of-tokyo").players)
    assert wise is not None
    assert careless is not None
    assert wise.mean < careless.mean
    assert [player.lead for player in reviewed("king-of-tokyo").players] == [None, None]
    wise, careless = (player.lead for player in reviewed("kingdomino").players)
    assert wise is not None
    assert careless is not None
    assert wise.mean + wise.half < careless.mean
    assert LEVELS.index(wise.level) > LEVELS.index(careless.level)


@pytest.mark.compiled
def test_a_decided_game_says_nothing_about_the_share_of_the_chance() -> None:
    """Nothing can be lost where nothing is left: such decisions have no share, and too few others give no figure."""
    found = reviewed("kingdomino")
    for decision in found.decisions:
        assert (decision.share is None) == (decision.best_chances[decision.seat] < FLOOR)
    for p, player in enumerate(found.players):
        counted = [one for one in found.decisions if one.seat == p and not one.forced and one.share is not None]
        assert (player.share is None) == (len(counted) < FEWEST)
        assert player.share is None or player.share.decisions == len(counted) <= player.decisions
    lost = found.players[1]
    assert lost.share is None, "the careless one had lost before its eighth decision"
    assert lost.lead is not None
    assert quality(found, "en").rows[1][-1] == "–"
    assert notes(found, "en")[-1].endswith("too few to judge.")


@pytest.mark.compiled
@pytest.mark.parametrize("name", kingtable.GAMES)
def test_only_what_is_more_than_chance_and_more_than_nothing_is_a_loss(name: str) -> None:
    found = reviewed(name)
    for decision in found.decisions:
        assert decision.loss == 0 or decision.loss > max(decision.half, LEAST)
        assert decision.loss in (0, pytest.approx(decision.difference))
        assert not decision.left or decision.left == decision.lead
        assert not decision.left or decision.left > (decision.lead_half or 0)
        assert decision.best != decision.moves or decision.grade in ("forced", "best")
        assert not decision.forced or decision.cost == (0, 0)
        assert (decision.grade == "lost") == (decision.cost > (0, 0))
        if decision.grade in ("lost", "equal"):
            assert decision.best != decision.moves
        if decision.grade == "lost":
            assert decision.reasons


@pytest.mark.compiled
@pytest.mark.parametrize("name", kingtable.GAMES)
def test_a_decision_keeps_what_its_judge_knows(name: str) -> None:
    match, found = played(name, ("greedy" if name == "kingdomino" else "roller", "random")), reviewed(name)
    by_points = name == "kingdomino"
    for decision in found.decisions:
        before = match.at(decision.number)
        assert decision.turns >= len(before.actions()) > 0
        assert decision.difference == decision.best_chances[decision.seat] - decision.chances[decision.seat]
        assert [luck + chance for luck, chance in zip(decision.luck, decision.chances, strict=True)] == pytest.approx(
            decision.after
        )
        assert bool(decision.points) == bool(decision.best_points) == (decision.lead is not None) == by_points
        if by_points:
            # Two play: the lead is the own points less the other's.
            ahead = [
                points[decision.seat] - points[1 - decision.seat] for points in (decision.best_points, decision.points)
            ]
            assert decision.lead == pytest.approx(ahead[0] - ahead[1])
    first = next(decision for decision in found.decisions if not decision.forced)
    if by_points:
        claims = match.at(first.number).choices()["claim"]
        assert first.turns == len(claims), "nothing is placed in the first round"


@pytest.mark.compiled
@pytest.mark.parametrize("name", kingtable.GAMES)
def test_the_costliest_turns_of_a_player_come_first_and_all_have_lost_something(name: str) -> None:
    found = reviewed(name)
    for seat in range(2):
        own = [decision for decision in found.decisions if decision.seat == seat]
        first = found.costliest(seat)
        everything = found.costliest(seat, len(own))
        assert first == everything[:3]
        assert [one.cost for one in everything] == sorted((one.cost for one in own if one.cost > (0, 0)), reverse=True)
    assert len(found.costliest(1)) == 3
    as_json: Any = told(found)
    assert [[as_json["decisions"][i]["number"] for i in some] for some in as_json["costliest"]] == [
        [one.number for one in found.costliest(seat)] for seat in range(2)
    ]
    assert {one["grade"] for one in as_json["decisions"]} <= {"forced", "best", "equal", "lost"}


def test_there_is_no_figure_where_too_few_decisions_count() -> None:
    assert figure([0.1] * (FEWEST - 1), (0.4, 0.3, 0.2, 0.1)) is None
    found = figure([0.1, 0.2] * FEWEST, (0.4, 0.3, 0.2, 0.1))
    assert found is not None
    assert found.mean == pytest.approx(0.15)
    assert 0.02 < found.half < 0.06
    assert (found.decisions, found.level) == (2 * FEWEST, "advanced")
    levels = [figure([mean] * FEWEST, (0.4, 0.3, 0.2, 0.1)) for mean in (0.5, 0.35, 0.25, 0.15, 0.05)]
    assert tuple(found.level for found in levels if found) == LEVELS


@pytest.mark.parametrize(
    ("start", "parts", "result"),
    [(0.5, (-0.125, 0.025, 0.6), 1.0), (0.335, (-0.005, 0.005, -0.335), 0.0), (0.25, (0.0, 0.0, 0.0), 0.25)],
)
def test_games_of_100_still_add_up(start: float, parts: tuple[float, float, float], result: float) -> None:
    found = games(start, parts, result)
    assert found["start"] + found["own"] + found["others"] + found["luck"] == found["result"] == round(100 * result)
    assert all(
        abs(one - 100 * part) <= 1
        for one, part in zip((found["own"], found["others"], found["luck"]), parts, strict=True)
    )
    assert 0 <= found["even"] <= 100


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
    lines += [line for _, turns in costliest(found, language) for _, line in turns] + sum_sentences(found, language)
    assert [line for line in lines if "%" in line or "٪" in line] == []
    for _, level, lead, share in quality(found, language).rows:
        assert level
        assert "±" in lead
        assert share.endswith("%") or share == "–"
    assert all("%" not in cell for row in sums(found, language).rows for cell in row)


@pytest.mark.slow
def test_the_command_reviews_a_record_and_a_position(tmp_path: Path) -> None:
    record = tmp_path / "record.json"
    record.write_text(json.dumps(played("kingdomino", ("greedy", "random")).record()))
    common = ("analyse", str(record), "--bot", "sampler:10", "--samples", "8", "--processes", "1")
    found = json.loads(run(*common, "--json", "--html", str(tmp_path / "page.html")).stdout)
    assert len(found["players"]) == 2
    assert (tmp_path / "page.html").read_text().startswith("<!doctype html>")
    words = run(*common).stdout
    assert "Accuracy" not in words
    for part in ("Played like", "Points lost", "The costliest turns of player 2", "in games of 100"):
        assert part in words
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
