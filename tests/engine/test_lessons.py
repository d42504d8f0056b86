"""The games' lessons: whatever is legal in a situation is judged, and what is said of it is in the catalogue."""

from __future__ import annotations

import re
from functools import cache

import pytest

import kingtable
from kingtable.engine.games import GAMES, OURS
from kingtable.engine.lesson import Lesson, Situation
from kingtable.engine.spec import loaded
from scripts.catalogues import ENGLISH, Catalogue

LESSONS: dict[str, Lesson] = {name: loaded(GAMES[name].lesson) for name in OURS}
SITUATIONS = [(name, one) for name, lesson in LESSONS.items() for one in lesson.situations]
each = pytest.mark.parametrize(("game", "situation"), SITUATIONS, ids=[one.name for _, one in SITUATIONS])


@cache
def english() -> Catalogue:
    return Catalogue(ENGLISH)


@pytest.mark.parametrize("game", LESSONS)
def test_a_lesson_has_ten_situations_each_by_a_name_of_its_own(game: str) -> None:
    names = [situation.name for situation in LESSONS[game].situations]
    assert len(set(names)) == len(names) == 10
    assert not {one.name for name, one in SITUATIONS if name != game} & set(names)


@each
def test_the_decision_is_the_learners_and_can_be_got_right(game: str, situation: Situation) -> None:
    match = situation.match
    assert (match.game, match.to_move) == (game, LESSONS[game].seat)
    told = [situation.judged(move) for move in match.legal()]
    assert any(one.right for one in told)
    assert len(match.moves) == len(situation.before), "judging has changed it"
    # The position can be told and read again, so it is one.
    assert kingtable.from_position(match.position(), seed=0).legal() == match.legal()


@each
def test_every_answer_is_judged_in_words_and_every_mistake_can_be_made(game: str, situation: Situation) -> None:
    known = english()
    told = [situation.judged(move) for move in situation.match.legal()]
    for one in told:
        assert one.key in known.entries
        assert set(known.variables(one.key)) <= one.args.keys(), one.key
        assert one.right == (one.rule == "")
        assert one.right or f"rule-{one.rule}" in known.entries
    ends = {one.key.rpartition("-")[2] for one in told if not one.right}
    assert ends == {mistake.name for mistake in situation.mistakes}


@each
def test_what_a_right_answer_brings_is_told(game: str, situation: Situation) -> None:
    lesson = LESSONS[game]
    for move in situation.match.legal():
        one = situation.judged(move)
        if one.right:
            moments = lesson.moments(situation, one.after)
            assert moments
            assert not {event["e"] for moment in moments for event in moment.events} & lesson.until


@each
def test_chance_is_the_same_each_time(game: str, situation: Situation) -> None:
    for move in situation.match.legal():
        assert situation.judged(move).after.packed() == situation.judged(move).after.packed()


@each
def test_what_is_no_move_is_refused(game: str, situation: Situation) -> None:
    for text in ("", "castle", "=49", "keep 7", "3@0,0>E", "\ud800"):
        with pytest.raises(kingtable.IllegalAction):
            situation.judged(text)


@pytest.mark.parametrize("part", ["lesson_kingdomino", "lesson_tokyo"])
def test_nothing_is_said_in_a_lesson_that_no_situation_says(part: str) -> None:
    [lesson] = [
        lesson
        for lesson in LESSONS.values()
        if f"lesson-{lesson.situations[0].name}" in re.findall(r"^[\w-]+", english().files[part], re.MULTILINE)
    ]
    said = {key for key, entry in english().entries.items() if entry.part == part}
    ends = {one.name: ["", "-text", "-right", *(f"-{each.name}" for each in one.mistakes)] for one in lesson.situations}
    assert said == {f"lesson-{name}{end}" for name, all_ in ends.items() for end in all_}
