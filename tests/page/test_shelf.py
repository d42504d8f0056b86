"""A browser that tests use one after the other is to each of them as a new one."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import BrowserContext

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
