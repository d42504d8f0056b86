"""Token buckets, addresses, and the descriptors of this process."""

from __future__ import annotations

import resource
import subprocess
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingtable.server.messages.refusal import Refusal
from kingtable.server.sharing.limits import (
    WIDER,
    Buckets,
    Limits,
    Rate,
    Trusted,
    client_address,
    networks,
    plain,
    raise_descriptors,
)


class Clock:
    """A time that goes on when it is told to."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def buckets(clock: Clock, **rates: Rate) -> Buckets:
    return Buckets(Limits(by_address=rates, in_all={}), clock)


def test_a_burst_is_taken_then_so_many_a_second_and_the_refusal_says_how_long() -> None:
    clock = Clock()
    some = buckets(clock, tables=Rate(3, 0.5))
    for _ in range(3):
        some.take("tables", "192.0.2.1")
    with pytest.raises(Refusal) as refused:
        some.take("tables", "192.0.2.1")
    assert (refused.value.key, refused.value.status, refused.value.why) == ("server-too-many", 429, {"seconds": 2})
    assert "2 s" in str(refused.value)
    some.take("tables", "192.0.2.2")
    clock.now += 1.9
    with pytest.raises(Refusal):
        some.take("tables", "192.0.2.1")
    clock.now += 0.1
    some.take("tables", "192.0.2.1")
    clock.now += 3600
    for _ in range(3):
        some.take("tables", "192.0.2.1")
    with pytest.raises(Refusal):
        some.take("tables", "192.0.2.1")


def test_a_refusal_takes_nothing_and_check_never_does() -> None:
    clock = Clock()
    some = buckets(clock, bytes=Rate(100, 1))
    some.take("bytes", "a", 60)
    for _ in range(5):
        with pytest.raises(Refusal):
            some.take("bytes", "a", 50)
        some.check("bytes", "a", 40)
    some.take("bytes", "a", 40)
    with pytest.raises(Refusal):
        some.check("bytes", "a")


def test_what_costs_more_than_the_burst_is_possible_when_the_bucket_is_full() -> None:
    some = buckets(Clock(), bytes=Rate(100, 1))
    some.take("bytes", "a", 1000)
    with pytest.raises(Refusal):
        some.take("bytes", "a")


def test_everybody_together_has_a_bucket_too() -> None:
    clock = Clock()
    some = Buckets(Limits(by_address={"tables": Rate(2, 1)}, in_all={"tables": Rate(3, 1)}), clock)
    for address in ("a", "b", "c"):
        some.take("tables", address)
    with pytest.raises(Refusal):
        some.take("tables", "d")
    clock.now += 1
    some.take("tables", "d")


def test_one_address_at_its_limit_leaves_the_common_bucket_alone() -> None:
    some = Buckets(Limits(by_address={"tables": Rate(2, 1)}, in_all={"tables": Rate(3, 1)}), Clock())
    some.take("tables", "a", 2)
    for _ in range(10):
        with pytest.raises(Refusal):
            some.take("tables", "a")
    some.take("tables", "b")


def test_memory_is_bounded_and_the_longest_unheard_goes_first() -> None:
    clock = Clock()
    some = Buckets(Limits(by_address={"requests": Rate(1, 0.001)}, in_all={}, remembered=100), clock)
    some.take("requests", "10.0.0.1")
    for number in range(99):
        some.take("requests", f"10.1.0.{number}")
    with pytest.raises(Refusal):
        some.take("requests", "10.0.0.1")
    some.take("requests", "10.2.0.0")
    assert len(some) == 100
    some.take("requests", "10.0.0.1")  # forgotten by now
    for number in range(2000):
        some.take("requests", f"10.3.{number // 250}.{number % 250}")
    assert len(some) == 100


def test_ipv6_counts_by_its_64_and_ipv4_is_one_address_however_written() -> None:
    some = buckets(Clock(), requests=Rate(1, 0.1))
    some.take("requests", "2001:db8:1:2::1")
    with pytest.raises(Refusal):
        some.take("requests", "2001:db8:1:2:ffff::9")
    some.take("requests", "2001:db8:1:3::1")
    some.take("requests", "192.0.2.1")
    with pytest.raises(Refusal):
        some.take("requests", "::ffff:192.0.2.1")
    some.take("requests", "127.0.0.1")
    some.take("requests", "127.0.0.2")
    with pytest.raises(Refusal):
        some.take("requests", "127.0.0.2")


def test_all_networks_of_one_customer_count_together_too() -> None:
    some = buckets(Clock(), guesses=Rate(30, 0.5))
    for number in range(30 * WIDER):
        some.take("guesses", f"2001:db8:1:{number:x}::1")
    with pytest.raises(Refusal):
        some.take("guesses", "2001:db8:1:ffff::1")
    some.take("guesses", "2001:db8:2::1")


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("192.0.2.1:4711", "192.0.2.1"),
        (" 192.0.2.1 ", "192.0.2.1"),
        ("2001:DB8::0:1", "2001:db8::1"),
        ("[2001:db8::1]:80", "2001:db8::1"),
        ('"[2001:db8::1]"', "2001:db8::1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("fe80::1%eth0", "fe80::1"),
    ],
)
def test_an_address_has_one_spelling(written: str, meant: str) -> None:
    assert plain(written) == meant


@pytest.mark.parametrize(
    ("peer", "forwarded", "client"),
    [
        ("192.0.2.9", "198.51.100.1", "192.0.2.9"),  # no proxy of ours: anybody can write that header
        ("10.0.0.1", "198.51.100.1", "198.51.100.1"),
        ("::ffff:10.0.0.1", "198.51.100.1", "198.51.100.1"),
        ("10.0.0.1", "203.0.113.5, 198.51.100.1", "198.51.100.1"),  # what the client itself wrote stands before
        ("10.0.0.1", "203.0.113.5,198.51.100.1 , 10.0.0.2", "198.51.100.1"),
        ("10.0.0.1", "198.51.100.1:5555", "198.51.100.1"),
        ("10.0.0.1", "2001:db8::7", "2001:db8::7"),
        ("10.0.0.1", None, "10.0.0.1"),
        ("10.0.0.1", "", "10.0.0.1"),
        ("10.0.0.1", "unknown", "10.0.0.1"),
        ("10.0.0.1", "198.51.100.1, unknown", "10.0.0.1"),
        ("10.0.0.1", "10.0.0.2, 10.0.0.1", "10.0.0.1"),
    ],
)
def test_only_a_trusted_proxy_tells_who_asks(peer: str, forwarded: str | None, client: str) -> None:
    assert client_address(peer, forwarded, frozenset({"10.0.0.1", "10.0.0.2"})) == client


@pytest.mark.parametrize(
    ("peer", "forwarded", "client"),
    [
        ("172.18.0.2", "198.51.100.1", "198.51.100.1"),
        ("::ffff:172.31.255.255", "203.0.113.5, 198.51.100.1, 172.18.0.9", "198.51.100.1"),
        ("172.32.0.1", "198.51.100.1", "172.32.0.1"),
        ("fd00::5", "2001:db8::7", "2001:db8::7"),
        ("fe80::5%eth0", "2001:db8::7", "fe80::5"),
        ("10.0.0.1", "198.51.100.1", "198.51.100.1"),
        ("10.0.0.2", "198.51.100.1", "10.0.0.2"),
        ("tunnel", "198.51.100.1", "tunnel"),
        ("?", "198.51.100.1", "?"),
    ],
)
def test_a_network_of_proxies_has_all_its_addresses_and_no_other(peer: str, forwarded: str, client: str) -> None:
    trusted = Trusted(["172.16.0.0/12", "fd00::/8", "10.0.0.1"])
    assert client_address(peer, forwarded, trusted) == client


@given(st.text(max_size=300), st.text(max_size=300))
def test_no_header_and_no_address_is_an_error(peer: str, forwarded: str) -> None:
    assert len(client_address(peer, forwarded, frozenset())) <= 64
    client_address("10.0.0.1", forwarded, frozenset({"10.0.0.1"}))
    client_address(peer, forwarded, Trusted(["10.0.0.0/8"]))
    networks(peer)


def test_the_descriptors_are_raised_to_what_is_allowed() -> None:
    script = """
import resource
from kingtable.server.sharing.limits import Limits, raise_descriptors
hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
resource.setrlimit(resource.RLIMIT_NOFILE, (256, hard))
print(raise_descriptors(512), resource.getrlimit(resource.RLIMIT_NOFILE)[0])
resource.setrlimit(resource.RLIMIT_NOFILE, (64, 64))
few = Limits.of_this_machine()
print(few.connections, few.reserve, few.backlog)
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["512", "512", "16", "4", "16"]


@pytest.mark.parametrize("may", [1024, 4096, 20_000, 65_536])
def test_a_full_server_has_descriptors_left_for_itself_and_for_a_burst(
    may: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(resource, "getrlimit", lambda _: (may, may))
    assert raise_descriptors() == may
    limits = Limits.of_this_machine()
    assert limits.connections + limits.backlog <= may - 100
    assert limits.connections >= may * 3 // 4
