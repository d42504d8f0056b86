"""Answers to programs: queries and answers as JSON, one object a line (docs/analysis.md).

Queries are worked off by several processes; an answer comes when it is ready, so not always in the order of the
queries. What is wrong with a query is told in words, under its id. The stream goes on, also where a bot ends
its process or never answers.
"""

from __future__ import annotations

import json
import queue
import threading
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, TextIO

from kingtable.analysis.position import MOST, analyse
from kingtable.analysis.report import told
from kingtable.engine.errors import InvalidRecord, Refused
from kingtable.engine.front import from_position, replay
from kingtable.engine.match import Match
from kingtable.engine.text import cut, json_of, say

FIELDS = {
    "id": str,
    "record": dict,
    "position": dict,
    "at": list,
    "bot": str,
    "samples": int,
    "most": int,
    "seed": int,
    "seconds": int,
}
"""What a query may have, and of which kind; `cancel` names another one."""
LONGEST_ID = 200
SECONDS, MOST_SECONDS = 300, 86_400
"""How long each answer of a query may take: where the query says nothing, and at most."""


def serve(asked: Iterable[str | bytes], answers: TextIO, processes: int, language: str = "en") -> None:
    """Answer queries until there are no more, then wait for what is under way.

    Raises BrokenPipeError where nobody reads the answers any more.
    """
    stream = _Stream(answers, processes, language)
    try:
        for line in asked:
            if line.strip():
                stream.take(line)
            if stream.unread:
                break
    finally:
        stream.end()
    if stream.unread:
        raise BrokenPipeError


@dataclass
class _Task:
    """A query at one of its moves."""

    id: str
    query: dict[str, Any]
    at: int
    begun: bool = False
    cancelled: bool = False


class _Stream:
    """Each thread has a process of its own, so a bot that ends one spoils nobody else's answer."""

    def __init__(self, answers: TextIO, processes: int, language: str) -> None:
        self.answers, self.language = answers, language
        self.one_at_a_time = threading.Lock()
        self.unread = False
        self.waiting: dict[str, list[_Task]] = {}
        self.tasks: queue.SimpleQueue[_Task | None] = queue.SimpleQueue()
        self.threads = [threading.Thread(target=self._work) for _ in range(processes)]
        for thread in self.threads:
            thread.start()

    def take(self, line: str | bytes) -> None:
        """A query, or a word about one."""
        id = ""
        try:
            query = json.loads(line.decode("utf-8-sig") if isinstance(line, bytes) else line)
            if not isinstance(query, dict):
                raise InvalidRecord("stream-object", field="query")
            id = query["id"][:LONGEST_ID] if isinstance(query.get("id"), str) else ""
            if "cancel" in query:
                self._cancel(id, query["cancel"])
            else:
                self._begin(id, query, moves_of(query))
        except Refused as refused:
            self._tell({"id": id, "error": refused.text(self.language)})
        except (ValueError, RecursionError) as wrong:
            self._tell({"id": id, "error": say("stream-json", self.language, why=cut(wrong, 100))})

    def _begin(self, id: str, query: dict[str, Any], moves: list[int]) -> None:
        begun = [_Task(id, query, at) for at in moves]
        waiting = [task for task in self.waiting.get(id, []) if not task.begun]
        self.waiting[id] = [*waiting, *begun]
        for task in begun:
            self.tasks.put(task)

    def _cancel(self, id: str, other: Any) -> None:
        """Drop what has not begun of a query; what is under way is answered still."""
        if not isinstance(other, str):
            raise InvalidRecord("stream-field", field="cancel", kind=_KINDS[str])
        dropped = []
        with self.one_at_a_time:
            for task in self.waiting.pop(other, []):
                if not task.begun:
                    task.cancelled = True
                    dropped.append(task)
        for task in dropped:
            self._tell({"id": task.id, "at": task.at, "cancelled": True})
        self._tell({"id": id, "cancel": other[:LONGEST_ID], "dropped": len(dropped)})

    def _work(self) -> None:
        """Answer one task after the other, in a process that is replaced where a bot has ended it."""
        process: _Process | None = None
        while (task := self.tasks.get()) is not None:
            with self.one_at_a_time:
                task.begun = True
                if task.cancelled or self.unread:
                    continue
            try:
                process = process or _Process(self.language)
                answer = process.answer(task.query, task.at)
                if answer is None:
                    answer = process.failure(task.query)
                    process = None
            except Exception as error:  # no process can be started, or the query is nested too deeply for another one
                answer = _failed(error, self.language)
            self._tell({"id": task.id, "at": task.at, **answer})
        if process is not None:
            process.end()

    def _tell(self, answer: dict[str, Any]) -> None:
        with self.one_at_a_time:
            try:
                self.answers.write(json_of(answer) + "\n")
                self.answers.flush()
            except OSError:
                self.unread = True

    def end(self) -> None:
        """Wait for what is under way."""
        for _ in self.threads:
            self.tasks.put(None)
        for thread in self.threads:
            thread.join()


class _Process:
    """A process that answers one task after the other."""

    def __init__(self, language: str) -> None:
        self._language = language
        context = get_context("spawn")
        self._line, theirs = context.Pipe()
        self._process = context.Process(target=_answer_all, args=(theirs, language))
        self._process.start()
        theirs.close()

    def answer(self, query: dict[str, Any], at: int) -> dict[str, Any] | None:
        """Return the answer; None where the process has ended, or has not answered in time."""
        with suppress(EOFError, OSError):
            self._line.send((query, at))
            if self._line.poll(_seconds(query)):
                found: dict[str, Any] = self._line.recv()
                return found
        return None

    def failure(self, query: dict[str, Any]) -> dict[str, Any]:
        """End the process that gave no answer, and return why it did not, as an answer."""
        self._process.join(1)
        code = self._process.exitcode
        self._process.kill()
        self.end()
        if code is None:
            return {"error": say("stream-slow", self._language, seconds=_seconds(query))}
        return {"error": say("stream-ended", self._language, code=code)}

    def end(self) -> None:
        """Let the process end, and wait for it."""
        self._line.close()
        self._process.join()


def _answer_all(line: Connection, language: str) -> None:
    with suppress(EOFError):
        while True:
            query, at = line.recv()
            try:
                answer = answered(query, at)
            except Refused as refused:
                answer = {"error": refused.text(language)}
            except BaseException as error:  # somebody's bot may raise anything
                answer = _failed(error, language)
            line.send(answer)


def _failed(error: BaseException, language: str) -> dict[str, Any]:
    return {"error": say("stream-failed", language, why=cut(f"{type(error).__name__}: {error}"))}


def _seconds(query: dict[str, Any]) -> int:
    return int(query.get("seconds", SECONDS))


def moves_of(query: dict[str, Any]) -> list[int]:
    """After how many moves a query wants to be answered. Raises InvalidRecord with the field."""
    for field, value in query.items():
        if field not in FIELDS:
            raise InvalidRecord("record-field", field=cut(field, 40), known=", ".join(FIELDS))
        if not isinstance(value, FIELDS[field]) or isinstance(value, bool):
            raise InvalidRecord("stream-field", field=field, kind=_KINDS[FIELDS[field]])
    if not 0 < len(query.get("id", "")) <= LONGEST_ID:
        raise InvalidRecord("stream-id", field="id", most=LONGEST_ID)
    if not 1 <= query.get("seconds", SECONDS) <= MOST_SECONDS:
        raise InvalidRecord("stream-seconds", field="seconds", most=MOST_SECONDS)
    if ("record" in query) == ("position" in query):
        raise InvalidRecord("stream-what", field="record")
    if "at" not in query:
        moves = query.get("record", {}).get("moves")
        return [len(moves) if isinstance(moves, list) else 0]
    at = query["at"]
    if "position" in query or not at or not all(isinstance(move, int) and not isinstance(move, bool) for move in at):
        raise InvalidRecord("stream-at", field="at")
    return list(at)


_KINDS = {str: "string", dict: "object", list: "array", int: "number"}


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
