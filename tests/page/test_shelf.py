"""A browser that tests use one after the other is to each of them as a new one."""

from __future__ import annotations

import os
import signal
import subprocess
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Error

from tests.page.hands import Server
from tests.page.shelf import Shelf

STORED = "() => [JSON.stringify(localStorage), document.cookie, JSON.stringify(sessionStorage)]"
STORE = "() => { localStorage.a = '1'; sessionStorage.a = '1'; document.cookie = 'a=1'; }"


def test_it_remembers_nothing(shelf: Shelf, server: Server) -> None:
    contexts = []
    for _ in range(3):
        one = shelf.take("", {"locale": "de"})
        contexts.append(one.context)
        page = one.context.new_page()
        page.goto(f"{server.address}/healthz")
        assert page.evaluate(STORED) == ["{}", "", "{}"]
        page.evaluate(STORE)
        assert page.evaluate(STORED) == ['{"a":"1"}', "a=1", '{"a":"1"}']
        shelf.give_back(one)
        assert page.is_closed()
    assert contexts[0] is contexts[1] is contexts[2]


def test_two_of_one_test_are_not_the_same(context_of: Callable[..., BrowserContext]) -> None:
    first, second = context_of(), context_of()
    assert first is not second
    assert context_of(fresh=True) not in (first, second)


def test_one_whose_clock_stands_is_for_nobody_else(shelf: Shelf, server: Server) -> None:
    one = shelf.take("", {"locale": "el"})
    page = one.context.new_page()
    page.goto(f"{server.address}/healthz")
    page.clock.pause_at(100)
    shelf.give_back(one)
    other = shelf.take("", {"locale": "el"})
    assert other.context is not one.context
    shelf.give_back(other)


def beneath(process: int, named: str) -> list[int]:
    """The processes that a process has started, it and those it started, and whose command has a word."""
    told = subprocess.run(["ps", "-wweo", "pid,ppid,args"], capture_output=True, text=True, check=True).stdout
    lines = [line.split(None, 2) for line in told.splitlines()[1:]]
    found: list[int] = []
    family = [process]
    for member in family:
        started = [(int(pid), args) for pid, parent, args in lines if int(parent) == member]
        family += [pid for pid, _ in started]
        found += [pid for pid, args in started if named in args]
    return found


@pytest.mark.parametrize("whom", ["driver", "browser"])
def test_one_that_dies_is_another_for_the_next_test(shelf: Shelf, server: Server, whom: str) -> None:
    one = shelf.take("", {"locale": "el"})
    for pid in beneath(os.getpid(), "run-driver" if whom == "driver" else "--headless"):
        os.kill(pid, signal.SIGKILL)
    with pytest.raises(Error):
        one.context.new_page()
    shelf.give_back(one)
    other = shelf.take("", {"locale": "el"})
    other.context.new_page().goto(f"{server.address}/healthz")
    shelf.give_back(other)
