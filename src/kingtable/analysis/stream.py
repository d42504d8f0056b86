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
from dataclasses import dataclass
from typing import Any, TextIO

from kingtable.analysis.position import MOST, analyse
from kingtable.analysis.report import told
from kingtable.arena.cores import Ended, Worker
from kingtable.engine.errors import InvalidRecord, Refused
from kingtable.engine.front import from_position, replay
from kingtable.engine.match import Match
from kingtable.engine.text import Json, cut, json_of, say

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
        stream.end()
    except BaseException:  # Ctrl-C
        stream.stop()
        raise
    if stream.unread:
        raise BrokenPipeError


Query = dict[str, Any]
"""A question in JSON, not yet looked at: fields of FIELDS."""
Answering = Worker[tuple[Query, int, str], Json]
"""A process that answers queries: each with its move and the language."""


@dataclass
class _Task:
    """A query at one of its moves."""

    id: str
    query: Query
    at: int
    begun: bool = False
    cancelled: bool = False


class _Stream:
    """Each thread has a process of its own, so a bot that ends one spoils nobody else's answer."""

    def __init__(self, answers: TextIO, processes: int, language: str) -> None:
        self.answers, self.language = answers, language
        self.one_at_a_time = threading.Lock()
        self.hiring = threading.Lock()
        self.workers: list[Answering] = []
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

    def _begin(self, id: str, query: Query, moves: list[int]) -> None:
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
        worker: Answering | None = None
        while (task := self.tasks.get()) is not None:
            with self.one_at_a_time:
                task.begun = True
                if task.cancelled or self.unread:
                    continue
            try:
                worker = worker or self._hired()
                answer = worker.ask((task.query, task.at, self.language), _seconds(task.query))
            except (TimeoutError, Ended) as failed:
                answer = {"error": say("stream-slow", self.language, seconds=_seconds(task.query))}
                if isinstance(failed, Ended):
                    answer = {"error": say("stream-ended", self.language, code=failed.code)}
                elif worker is not None:
                    worker.kill()
                self._let_go(worker)
                worker = None
            except Exception as error:  # no process can be started, or the query is nested too deeply for another one
                answer = _failed(error, self.language)
            self._tell({"id": task.id, "at": task.at, **answer})
        self._let_go(worker)

    def _hired(self) -> Answering:
        with self.hiring:
            if self.unread:
                raise Ended(None)
            self.workers.append(Worker(_answered))
            return self.workers[-1]

    def _tell(self, answer: Json) -> None:
        with self.one_at_a_time:
            if self.unread:
                return
            try:
                self.answers.write(json_of(answer) + "\n")
                self.answers.flush()
            except OSError:
                self.unread = True

    def _let_go(self, worker: Answering | None) -> None:
        if worker is not None:
            with self.hiring:
                self.workers.remove(worker)
            worker.end()

    def stop(self) -> None:
        """End what is under way."""
        self.unread = True
        with self.hiring:
            for worker in self.workers:
                worker.kill()
        self.end()

    def end(self) -> None:
        """Wait for what is under way."""
        for _ in self.threads:
            self.tasks.put(None)
        for thread in self.threads:
            thread.join()


def _answered(task: tuple[Query, int, str]) -> Json:
    """The answer of a worker, also where there is none."""
    query, at, language = task
    try:
        return answered(query, at)
    except Refused as refused:
        return {"error": refused.text(language)}
    except BaseException as error:  # somebody's bot may raise anything
        return _failed(error, language)


def _failed(error: BaseException, language: str) -> Json:
    return {"error": say("stream-failed", language, why=cut(f"{type(error).__name__}: {error}"))}


def _seconds(query: Query) -> int:
    return int(query.get("seconds", SECONDS))


def moves_of(query: Query) -> list[int]:
    """After how many moves a query wants to be answered. Raises InvalidRecord with the field."""
    for field, value in query.items():
        if field not in FIELDS:
            raise InvalidRecord("stream-unknown", field=cut(field, 40), known=", ".join([*FIELDS, "cancel"]))
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


def answered(query: Query, at: int) -> Json:
    """The answer to a query after `at` moves."""
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
