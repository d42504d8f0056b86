"""What bots' workers do for a review: take a finished game apart, judge its decisions, and put the answer together; and
judge a turn that its reader tries instead.

All of it takes the interpreter for long, so none of it is done in the process that serves the tables. A decision is
judged from what its seat could know when it decided; the record of the whole game is that of one that is over, which
everybody may have.
"""

from __future__ import annotations

import gzip
from dataclasses import asdict
from typing import Any

import msgspec

from kingtable.analysis.measure import FEWEST, units
from kingtable.analysis.position import shown_after
from kingtable.analysis.review import Decision, Judged, Question, Review, assembled, judge, questions, retry
from kingtable.engine.front import replay
from kingtable.engine.match import Match
from kingtable.server.messages import frames


class Apart(msgspec.Struct, tag=True):
    """Which decisions does a game have? The answer: each as a packed `Judge`."""

    record: dict[str, Any]


class Judge(msgspec.Struct, tag=True):
    """What was a decision worth? The answer: one `analysis.review.Judged`, packed."""

    decision: Question


class Together(msgspec.Struct, tag=True):
    """Answer with the review of the game: one body of `GET /api/tables/{table}/review`, packed with gzip.

    begins: after how many moves each step begins, from step 1 on, and the end; judged: of every decision, packed.
    """

    record: dict[str, Any]
    begins: list[int]
    judged: list[bytes]


class Retry(msgspec.Struct, tag=True):
    """What is a turn worth after the first moves of a game? The answer: one body of `POST .../retry/{seq}`."""

    record: dict[str, Any]
    number: int
    moves: list[str]


def packed(asked: Apart | Judge | Together | Retry) -> bytes:
    """What is asked, as msgpack."""
    return msgspec.msgpack.encode(asked)


def done(asked: bytes) -> list[bytes]:
    """Do what is asked. Raises what the bots raise, and DecodeError."""
    work = msgspec.msgpack.decode(asked, type=Apart | Judge | Together | Retry)
    if isinstance(work, Judge):
        return [msgspec.msgpack.encode(judge(work.decision))]
    match = replay(work.record)
    if isinstance(work, Retry):
        return [frames.encode(asdict(retry(match.at(work.number), work.moves)))]
    if isinstance(work, Apart):
        return [packed(Judge(question)) for question in questions(match)]
    judged = [msgspec.msgpack.decode(each, type=Judged) for each in work.judged]
    return [_told(match, assembled(match, questions(match), judged), work.begins)]


def _told(match: Match, review: Review, begins: list[int]) -> bytes:
    """The answer."""
    decisions = [_decision(match, decision, begins) for decision in review.decisions]
    players = [{**asdict(player), "games": player.games} for player in review.players]
    number = {decision.number: i for i, decision in enumerate(review.decisions)}
    costliest = [[number[one.number] for one in review.costliest(seat)] for seat in range(match.players)]
    summary = {
        "units": units(review.game),
        "fewest": FEWEST,
        "costliest": costliest,
        "bot": review.bot,
        "samples": review.samples,
        "players": players,
        "start": review.curve[0],
    }
    count = len(decisions)
    return gzip.compress(frames.encode({"done": count, "of": count, "review": {**summary, "decisions": decisions}}), 5)


def _decision(match: Match, decision: Decision, begins: list[int]) -> dict[str, Any]:
    """A decision in JSON. seq: of the step in which it was made."""
    seq = next(seq for seq, begin in enumerate(begins[1:], 1) if begin > decision.number)
    frame: dict[str, Any] = {
        "seq": seq,
        "seat": decision.seat,
        "moves": decision.moves,
        "turns": decision.turns,
        "grade": decision.grade,
        "chances": decision.chances,
        "best_chances": decision.best_chances,
        "after": decision.after,
        "loss": decision.loss,
        "left": decision.left,
        "luck": decision.luck,
        "luck_half": decision.luck_half,
        "matters": decision.matters,
        "better": None,
    }
    if decision.grade == "lost":
        position = match.at(decision.number)
        frame["better"] = {
            "moves": decision.best,
            "half": decision.half,
            "left_half": decision.lead_half,
            "reasons": [{"key": key, "args": args} for key, args in decision.reasons],
            "choices": _chosen(position.choices(), decision.best),
            "view": shown_after(position, decision.best),
        }
    return frame


def _chosen(choices: dict[str, Any], moves: tuple[str, ...]) -> dict[str, Any]:
    """Of what could be done only what is proposed."""

    def meant(entry: Any) -> bool:
        return not isinstance(entry, dict) or entry.get("move", moves[0]) in moves

    return {
        name: [entry for entry in listed if meant(entry)] if isinstance(listed, list) else listed
        for name, listed in choices.items()
    }
