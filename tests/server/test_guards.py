"""Which origins and names are this server's own."""

from __future__ import annotations

import contextlib
import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from starlette.datastructures import Headers

from kingtable.server.messages.refusal import Refusal
from kingtable.server.sharing.limits import Limits
from kingtable.server.wire.doors import Doors
from kingtable.server.wire.guards import check_host, check_origin, host_allowed
from kingtable.server.wire.refusals import refusal_response


@pytest.mark.parametrize(
    ("origin", "host", "own"),
    [
        (None, "table.example", True),
        ("http://table.example", "table.example", True),
        ("http://Table.Example:8000", "table.example:8000", True),
        ("https://table.example", "table.example", True),  # a proxy speaks TLS
        ("http://table.example:8001", "table.example:8000", False),
        ("http://evil.example", "table.example", False),
        ("null", "table.example", False),
        ("", "", False),
        ("null", None, False),
        ("http://[", "table.example", False),
        ("http://[::1", "[::1", False),
        ("http://table.example@evil.example", "table.example", False),
    ],
)
def test_a_page_of_another_site_is_foreign(origin: str | None, host: str | None, own: bool) -> None:
    given = {"origin": origin, "host": host}
    with contextlib.nullcontext() if own else pytest.raises(Refusal):
        check_origin(Headers({name: value for name, value in given.items() if value is not None}))


@pytest.mark.parametrize(
    ("host", "local", "served"),
    [
        ("localhost", "127.0.0.1", True),
        ("LOCALHOST.:8000", "192.168.1.5", True),
        ("king.localhost", "127.0.0.1", True),
        ("127.0.0.1:8000", "127.0.0.1", True),
        ("127.9.9.9", "127.0.0.1", True),
        ("[::1]:8000", "::1", True),
        ("192.168.1.5:8000", "192.168.1.5", True),
        ("192.168.1.5", "::ffff:192.168.1.5", True),
        ("[2001:DB8::0:7]", "2001:db8::7", True),
        ("192.168.1.6", "192.168.1.5", False),
        ("table.example.org:443", "192.168.1.5", True),
        ("Table.Example.ORG.", "192.168.1.5", True),
        ("x.table.example.org", "192.168.1.5", False),
        ("table.example.org.evil.example", "192.168.1.5", False),
        ("localhost.evil.example", "127.0.0.1", False),
        ("evillocalhost", "127.0.0.1", False),
        ("127.0.0.1.evil.example", "127.0.0.1", False),
        ("2130706433", "127.0.0.1", False),
        ("127.1", "127.0.0.1", False),
        ("evil.example", "", False),
        ("", "", False),
        (None, "127.0.0.1", False),
        ("[::1", "::1", False),
        ("::1", "::1", False),
        ("[::1]x", "::1", False),
        ("localhost:80:80", "127.0.0.1", False),
        ("localhost:x", "127.0.0.1", False),
        ("user@localhost", "127.0.0.1", False),
        (".", "127.0.0.1", False),
        ("localhost/", "127.0.0.1", False),
    ],
)
def test_only_own_names_are_served(host: str | None, local: str, served: bool) -> None:
    assert host_allowed(host, local, frozenset({"table.example.org"})) is served


@settings(deadline=None)  # the first one loads a catalogue
@given(st.text(max_size=100), st.text(max_size=60))
def test_no_header_is_an_error(host: str, local: str) -> None:
    doors = Doors.named(Limits())
    host_allowed(host, local, frozenset())
    shown = host.encode("latin-1", "replace").decode("latin-1")
    with contextlib.suppress(Refusal):
        check_origin(Headers({"host": "x", "origin": shown}))
    with contextlib.suppress(Refusal):
        check_host(Headers({"host": shown}), local, doors.hosts)


def test_a_refusal_is_written_once_and_says_when_to_come_again() -> None:
    answers = [refusal_response(Refusal("server-too-many", status=429, seconds=7)) for _ in range(2)]
    assert answers[0].body is answers[1].body
    assert answers[0].status_code == 429
    assert answers[0].headers["retry-after"] == "7"
    assert json.loads(bytes(answers[0].body))["error"]["text"].endswith("in 7 s.")
