"""Answers to programs: queries and answers as JSON, one object a line (docs/analysis.md).

Queries are worked off by several processes; an answer comes when it is ready, so not always in the order of the
queries. What is wrong with a query is told in words, under its id; the stream goes on.
"""

from __future__ import annotations

import json
import threading
from collections.abc import Iterable
from concurrent.futures import Future, ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from typing import Any, TextIO

from kingtable.analysis.position import MOST, analyse
from kingtable.analysis.report import told
from kingtable.engine.errors import InvalidRecord, Refused
from kingtable.engine.front import from_position, replay
from kingtable.engine.match import Match
from kingtable.engine.text import cut, say

FIELDS = {"id": str, "record": dict, "position": dict, "at": list, "bot": str, "samples": int, "most": int, "seed": int}
"""What a query may have, and of which kind; `cancel` names another one."""


def serve(asked: Iterable[str], answers: TextIO, processes: int, language: str = "en") -> None:
    """Answer queries until there are no more, then wait for what is under way."""
    stream = _Stream(answers, processes, language)
    try:
        for line in asked:
            if line.strip():
                stream.take(line)
    finally:
        stream.end()


class _Stream:
    def __init__(self, answers: TextIO, processes: int, language: str) -> None:
        self.answers, self.language = answers, language
        self.one_at_a_time = threading.Lock()
        self.pool = ProcessPoolExecutor(processes, mp_context=get_context("spawn"))
        self.waiting: dict[str, list[Future[dict[str, Any]]]] = {}

    def take(self, line: str) -> None:
        """A query, or a word about one."""
        id = ""
        try:
            query = json.loads(line)
            if not isinstance(query, dict):
                raise InvalidRecord("stream-object", field="query")
            id = query["id"] if isinstance(query.get("id"), str) else ""
            if "cancel" in query:
                self._cancel(id, str(query["cancel"]))
                return
            self._begin(id, query, moves_of(query))
        except (ValueError, RecursionError) as wrong:  # Refused is one, too
            self._tell({"id": id, "error": self._worded(wrong)})

    def _begin(self, id: str, query: dict[str, Any], moves: list[int]) -> None:
        begun = []
        for at in moves:
            future = self.pool.submit(answered, query, at)
            future.add_done_callback(partial(self._done, id, at))
            begun.append(future)
        self.waiting[id] = begun

    def _done(self, id: str, at: int, done: Future[dict[str, Any]]) -> None:
        if done.cancelled():
            self._tell({"id": id, "at": at, "cancelled": True})
        elif (error := done.exception()) is not None:
            self._tell({"id": id, "at": at, "error": self._worded(error)})
        else:
            self._tell({"id": id, "at": at, **done.result()})

    def _cancel(self, id: str, other: str) -> None:
        """Drop what has not begun of a query; what is under way is answered still."""
        dropped = sum(future.cancel() for future in self.waiting.pop(other, []))
        self._tell({"id": id, "cancel": other, "dropped": dropped})

    def _worded(self, wrong: BaseException) -> str:
        if isinstance(wrong, Refused):
            return wrong.text(self.language)
        if isinstance(wrong, ValueError):
            return say("stream-json", self.language, why=cut(wrong, 100))
        return say("stream-failed", self.language, why=f"{type(wrong).__name__}: {wrong}"[:200])

    def _tell(self, answer: dict[str, Any]) -> None:
        with self.one_at_a_time:
            self.answers.write(json.dumps(answer, ensure_ascii=False) + "\n")
            self.answers.flush()

    def end(self) -> None:
        """Wait for what is under way."""
        self.pool.shutdown()


def moves_of(query: dict[str, Any]) -> list[int]:
    """After how many moves a query wants to be answered. Raises InvalidRecord with the field."""
    for field, value in query.items():
        if field not in FIELDS:
            raise InvalidRecord("record-field", field=field[:40], known=", ".join(FIELDS))
        if not isinstance(value, FIELDS[field]) or isinstance(value, bool):
            raise InvalidRecord("stream-field", field=field, kind=_kind(field))
    if not query.get("id"):
        raise InvalidRecord("stream-field", field="id", kind=_kind("id"))
    if ("record" in query) == ("position" in query):
        raise InvalidRecord("stream-what", field="record")
    at = query.get("at")
    if at is None:
        return [len(query["record"].get("moves", ())) if "record" in query else 0]
    if not all(isinstance(move, int) and not isinstance(move, bool) for move in at):
        raise InvalidRecord("stream-field", field="at", kind=_kind("at"))
    return list(at)


def _kind(field: str) -> str:
    return {str: "string", dict: "object", list: "array", int: "number"}[FIELDS[field]]


def answered(query: dict[str, Any], at: int) -> dict[str, Any]:
    """The answer to a query after so many moves."""
    match: Match
    if "record" in query:
        match = replay(query["record"]).at(at)
    else:
        match = from_position(query["position"], seed=query.get("seed", 1))
    found = analyse(
        match,
        query.get("bot"),
        most=query.get("most", MOST),
        samples=query.get("samples"),
        seed=query.get("seed", 1),
    )
    return told(found)
