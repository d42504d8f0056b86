"""Run the same tests on many versions of modules, each in a forked child: `scripts/mutants.py` starts this.

Standard input is one JSON object: `arguments` of pytest and `versions`, each a `module` (its dotted name), its `right`
source and an `other`. Standard output gets a JSON line for each version in turn: the first test that fails, or null
where all pass. Null, too, where a version differs outside its functions: only a new Python can try that. A test that
fails without a change, too, ends the run with a line `{"wrong": test}`.
"""

from __future__ import annotations

import gc
import json
import os
import resource
import signal
import sys
from importlib import import_module
from inspect import CO_OPTIMIZED
from types import CodeType, FunctionType
from typing import Any, TextIO

import pytest
from _pytest.main import pytest_runtestloop as run_items

MEMORY = 4 << 30
"""Bytes that one version may use: a loop without an end may fill a list."""
SECONDS = 6
"""Of the processor for one test, so a busy machine changes nothing: a loop without an end is noticed."""

KILLED = "the system ended it"

Codes = dict[tuple[str, int], CodeType]
"""The functions of a module by name and first line."""


def functions(code: CodeType, found: Codes) -> Any:
    """Note the functions in the code of a module or class; return what it does besides."""
    rest: list[Any] = [code.co_code, code.co_names]
    for value in code.co_consts:
        if not isinstance(value, CodeType):
            rest.append((type(value), value))
        elif value.co_flags & CO_OPTIMIZED:
            found[value.co_qualname, value.co_firstlineno] = value
        else:
            rest.append(functions(value, found))
    return rest


def exchanged(module: str, right: str, other: str) -> bool:
    """Give the functions of a module the code of another version; False if that is not all that differs."""
    old: Codes = {}
    new: Codes = {}
    if functions(compile(right, module, "exec"), old) != functions(compile(other, module, "exec"), new):
        return False
    changed = {place: code for place, code in new.items() if code != old[place]}
    done = set()
    for one in gc.get_objects():
        if type(one) is FunctionType and one.__module__ == module:
            place = one.__code__.co_qualname, one.__code__.co_firstlineno
            if place in changed:
                one.__code__ = changed[place]
                done.add(place)
    return done == changed.keys()


class Versions:
    """A plugin of pytest that runs the collected tests once for every version."""

    def __init__(self, job: dict[str, Any], told: TextIO) -> None:
        self.job = job
        self.told = told
        self.failed = ""

    def pytest_runtest_logstart(self) -> None:
        """Let the system end this process if the test takes too long."""
        signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Remember the test that failed."""
        if report.failed:
            self.failed = report.nodeid

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Try every version; the test that noticed a mistake is the first to look for the next one."""
        for module in {version["module"] for version in self.job["versions"]}:
            import_module(module)  # a test may load it only when it runs
        gc.freeze()
        trusted = {"", KILLED}
        for version in self.job["versions"]:
            failed = self.tried(session.items, session, version)
            items = [item for item in session.items if item.nodeid == failed]
            if failed not in trusted and self.tried(items, session, {**version, "other": version["right"]}):
                print(json.dumps({"wrong": failed}), file=self.told, flush=True)
                break
            trusted.add(failed)
            session.items.sort(key=lambda item: item not in items)
            print(json.dumps(failed or None), file=self.told, flush=True)
        return True

    def tried(self, items: list[pytest.Item], session: pytest.Session, version: dict[str, str]) -> str:
        """Run tests on a version in a child; the first one that fails, or nothing."""
        reads, writes = os.pipe()
        child = os.fork()
        if child == 0:
            try:
                resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
                gc.unfreeze()
                session.items = items
                if exchanged(version["module"], version["right"], version["other"]):
                    run_items(session)
            except session.Failed:
                pass
            except BaseException as wrong:
                self.failed = self.failed or f"{type(wrong).__name__}: {wrong}"
            finally:
                os.write(writes, self.failed.encode())
                os._exit(0)
        os.close(writes)
        with os.fdopen(reads, encoding="utf-8") as pipe:
            failed = pipe.read()
        _, status = os.waitpid(child, 0)
        return failed or (KILLED if status else "")


def main() -> int:
    """Do the job that standard input holds; pytest's exit status where it collects nothing."""
    job = json.load(sys.stdin)
    with os.fdopen(os.dup(1), "w") as told:
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        return int(pytest.main(job["arguments"], plugins=[Versions(job, told)]))


if __name__ == "__main__":
    sys.exit(main())
