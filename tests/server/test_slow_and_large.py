"""Requests over real sockets that are too slow, too large, or none: cut off with a reason."""

from __future__ import annotations

import contextlib
import logging
import select
import socket
import struct
import time
from dataclasses import replace

import pytest

from tests.server.calls import BIG, CALM, GET, SHORT, Small, asked, post
from tests.waiting import stays, until

# Time


@pytest.mark.parametrize("said", [b"", b"G", b"GET / HTTP/1.1\r\nHost: local", b"\r\n"])
def test_a_header_that_does_not_end_is_cut_off(hasty: Small, said: bytes) -> None:
    before = time.monotonic()
    with hasty.call() as call:
        assert call.send(said).error() == (408, "server-too-slow")
        assert time.monotonic() - before > SHORT * 0.9


@pytest.mark.parametrize(
    ("first", "drop"), [(b"", b"\r\n"), (b"GET / HTTP/1.1\r\n", b"X-A: b\r\n"), (post(1000), b"x")]
)
def test_drops_do_not_prolong_it(hasty: Small, first: bytes, drop: bytes) -> None:
    with hasty.call() as call:
        call.send(first)

        def answered() -> bool:
            call.send(drop)
            return bool(select.select([call.socket], [], [], SHORT / 10)[0])

        until(answered)
        assert call.error() == (408, "server-too-slow")


def test_the_second_header_has_its_time_from_its_first_byte(hasty: Small) -> None:
    with hasty.call() as call:
        assert call.send(GET).answer()[0] == 200
        stays(lambda: call.open, 2 * SHORT, "between two requests")
        assert call.send(GET).answer()[2] == b"here"
        before = time.monotonic()
        assert call.send(GET[:20]).error() == (408, "server-too-slow")
        assert time.monotonic() - before > SHORT * 0.9


def test_blank_lines_between_requests_hold_no_connection(hasty: Small) -> None:
    with hasty.call() as call:
        assert call.send(GET).answer()[0] == 200
        assert call.send(b"\r\n").error() == (408, "server-too-slow")


def test_a_connection_without_a_further_request_is_closed() -> None:
    with Small(replace(CALM, idle_seconds=1)) as small, small.call() as call:
        before = time.monotonic()
        assert call.send(GET).answer()[0] == 200
        call.ended()
        assert time.monotonic() - before > 0.9


def test_a_body_that_does_not_end_is_cut_off_and_the_application_told(
    hasty: Small, caplog: pytest.LogCaptureFixture
) -> None:
    hasty.left.clear()
    with hasty.call() as call:
        assert call.send(post(100, b"{")).error() == (408, "server-too-slow")
    until(lambda: hasty.left == ["ClientDisconnect"])
    stays(lambda: not caplog.records, 0.05)


def test_a_client_that_goes_in_the_middle_is_no_error(small: Small, caplog: pytest.LogCaptureFixture) -> None:
    small.left.clear()
    for number in range(10):
        with small.call() as call:
            call.send(post(100, b"{"))
            if number % 2:
                call.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    until(lambda: small.left == ["ClientDisconnect"] * 10)
    stays(lambda: not caplog.records, 0.05)


def test_who_does_not_read_an_answer_is_let_go(hasty: Small) -> None:
    hasty.begun.clear()
    before = time.monotonic()
    with hasty.call() as call:
        call.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        call.send(b"GET /big HTTP/1.1\r\nHost: localhost\r\n\r\n")
        until(lambda: hasty.begun and hasty.counts["open"] == 0)
        assert time.monotonic() - before < CALM.idle_seconds / 2, "closed for being unread, not for being idle"


def test_an_answer_that_ends_the_connection_but_is_never_read_holds_nothing(hasty: Small) -> None:
    hasty.begun.clear()
    with hasty.call() as call:
        call.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        call.send(asked("/big", connection="close"))
        until(lambda: hasty.begun and hasty.counts["open"] == 0)


def test_who_reads_slowly_but_reads_gets_it_all(small: Small) -> None:
    with small.call() as call:
        assert len(call.send(b"GET /big HTTP/1.1\r\nHost: localhost\r\n\r\n").answer()[2]) == BIG


# Size


@pytest.mark.parametrize(
    "said",
    [
        b"GET /" + b"x" * 100_000,
        b"GET / HTTP/1.1\r\nHost: localhost\r\nX: " + b"y" * 100_000,
        b"GET / HTTP/1.1\r\n" + b"a: b\r\n" * 20_000 + b"\r\n",
        b"POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n" + b"a: b\r\n" * 20_000,
    ],
)
def test_a_header_without_end_is_refused(small: Small, said: bytes) -> None:
    with small.call() as call:
        with contextlib.suppress(ConnectionError):
            call.send(said)
        number, key = call.error()
        assert (number, key) in ((431, "server-header-too-large"), (431, "server-too-many-headers"))


def test_a_large_header_within_the_limit_is_taken(small: Small) -> None:
    with small.call() as call:
        assert call.send(GET[:-2] + b"X: " + b"y" * 60_000 + b"\r\n\r\n").answer()[0] == 200


def test_a_request_that_is_all_wrapping_is_cut_off(small: Small) -> None:
    with small.call() as call:
        call.send(post(0).replace(b"Content-Length: 0", b"Transfer-Encoding: chunked"))
        with contextlib.suppress(ConnectionError):
            for _ in range(2000):
                call.send(b"1;" + b"e" * 1000 + b"\r\nx\r\n")
        assert call.error() == (413, "server-body-too-large")


def test_a_body_may_have_64_kib(small: Small) -> None:
    with small.call() as call:
        assert call.send(post(65536, b"x" * 65536)).answer()[2] == b"65536"
        assert call.send(post(65537, b"x" * 65537)).answer()[0] == 413


@pytest.mark.parametrize(
    "said", [b"\x00\x01\x02\r\n\r\n", b"GET\r\n\r\n", b"\x16\x03\x01\x02\x00\x01\x00", b"GET / HTTP/9.9\r\n\r\n"]
)
def test_what_is_no_http_is_refused_and_not_logged(small: Small, said: bytes, caplog: pytest.LogCaptureFixture) -> None:
    with small.call() as call:
        assert call.send(said).error() == (400, "server-request-malformed")
    assert caplog.records == []


def test_requests_in_a_row_are_answered_in_order_and_wait_unread(small: Small) -> None:
    with small.call() as call:
        call.send(GET * 150)
        assert [call.answer()[2] for _ in range(150)] == [b"here"] * 150


def test_blank_lines_are_a_header_that_has_not_begun(small: Small) -> None:
    with small.call() as call:
        with contextlib.suppress(ConnectionError):
            call.send(b"\r\n" * 40_000)
        assert call.error() == (431, "server-header-too-large")
    with small.call() as call:
        assert call.send(b"\r\n" * 20_000 + GET).answer()[0] == 200


def test_no_websocket_begins_behind_an_open_answer(small: Small) -> None:
    with small.call() as call:
        upgrade = b"GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n"
        assert call.send(GET + upgrade).error() == (400, "server-request-malformed")


def test_whoever_waits_to_be_asked_for_a_body_may_be_refused_first(
    hasty: Small, caplog: pytest.LogCaptureFixture
) -> None:
    with hasty.call() as call:
        call.send(post(9).replace(b"Content-Length", b"Expect: 100-continue\r\nContent-Length"))
        assert call.socket.recv(100).startswith(b"HTTP/1.1 100 ")
        assert call.error() == (408, "server-too-slow")
    with hasty.call() as call:
        call.send(post(0).replace(b"Content-Length: 0", b"Expect: 100-continue\r\nTransfer-Encoding: chunked") + b"no")
        assert call.error() == (400, "server-request-malformed")
    stays(lambda: not caplog.records, 0.05)


def test_a_fault_of_ours_is_one_error_and_the_server_goes_on(small: Small, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR), small.call() as call:
        assert call.send(b"GET /fails HTTP/1.1\r\nHost: localhost\r\n\r\n").answer()[0] == 500
    with small.call() as call:
        assert call.send(GET).answer()[0] == 200
