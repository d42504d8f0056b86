"""The server as a process: how it starts, where it listens, how it stops."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import signal
import socket
import subprocess
import sys
import tempfile
import time
import weakref
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from kingtable.engine.errors import InvalidOptions
from kingtable.server import run
from kingtable.server.run import CannotServe, listen
from kingtable.server.store.folder import DataFolder, FolderInUse
from kingtable.server.store.storage import FILE
from tests.processes import alive
from tests.server.house import FIRST_MOVE, Client
from tests.server.process import Process
from tests.waiting import PATIENCE, eventually, until


@pytest.fixture
def started() -> Iterator[list[Process]]:
    processes: list[Process] = []
    yield processes
    for process in processes:
        process.close()


def test_it_says_where_it_is_and_answers_there(tmp_path: Path, started: list[Process]) -> None:
    started.append(Process(tmp_path / "new" / "folder"))
    port = started[0].up()
    assert httpx.get(f"http://127.0.0.1:{port}/healthz", trust_env=False, timeout=PATIENCE).json()["ok"]
    assert (tmp_path / "new" / "folder" / FILE).is_file()


@pytest.mark.parametrize("how", [[signal.SIGINT], [signal.SIGTERM], [signal.SIGINT] * 2])
@pytest.mark.slow
def test_it_stops_at_once_and_leaves_one_whole_file(
    tmp_path: Path, started: list[Process], how: list[signal.Signals]
) -> None:
    started.append(Process(tmp_path))
    port = started[0].up()
    seats = [{"kind": "me"}, {"kind": "friend"}]
    form = {"game": "kingdomino", "seats": seats}
    opened = httpx.post(f"http://127.0.0.1:{port}/api/tables", json=form, trust_env=False, timeout=PATIENCE).json()
    client = Client(port, opened["table"], opened["seats"][0]["token"])
    before = time.monotonic()
    started[0].popen.send_signal(how[0])
    assert client.closed() == 1012
    for impatient in how[1:]:
        started[0].popen.send_signal(impatient)
    code = started[0].end()
    assert time.monotonic() - before < 5  # 2 s promised, on a machine with nothing else to do
    assert code in (0, -signal.SIGTERM)
    assert started[0].errors() == ""
    assert [file.name for file in tmp_path.iterdir()] == [FILE]


def test_its_workers_end_with_it_even_when_it_is_killed(tmp_path: Path, started: list[Process]) -> None:
    started.append(
        Process(tmp_path, worker=[sys.executable, "-P", "-m", "kingtable.server.workers.process", "kingdomino"])
    )
    started[0].up()
    pid = started[0].popen.pid
    (worker,) = until(lambda: Path(f"/proc/{pid}/task/{pid}/children").read_text().split())
    started[0].kill()
    until(lambda: not alive(int(worker)))


def test_a_damaged_database_is_one_clear_line_and_exit_code_2(tmp_path: Path, started: list[Process]) -> None:
    (tmp_path / FILE).write_bytes(b"not a database" * 1000)
    started.append(Process(tmp_path))
    assert started[0].line() == ""
    assert started[0].end() == 2
    (line,) = started[0].errors().splitlines()
    assert line.startswith(f"kingtable: The database {tmp_path / FILE} is damaged")
    assert "backup" in line
    assert (tmp_path / FILE).read_bytes() == b"not a database" * 1000


def test_a_taken_port_is_one_clear_line_or_the_next_one(tmp_path: Path, started: list[Process]) -> None:
    with listen("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        started.append(Process(tmp_path, port))
        assert started[0].end() == 2
        assert started[0].errors().splitlines() == [
            f"kingtable: Another program uses port {port}. Choose another one, or leave --port out."
        ]


def test_without_a_port_the_next_free_one_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    with listen("127.0.0.1", 0) as first:
        port = first.getsockname()[1]
        monkeypatch.setattr(run, "PORT", port)
        with listen("127.0.0.1", None) as second:
            assert port < second.getsockname()[1] < port + 20
        monkeypatch.setattr(run, "PORTS", 1)
        with pytest.raises(CannotServe, match="all taken"):
            listen("127.0.0.1", None)


def test_an_address_that_is_not_this_machines_is_refused() -> None:
    for host, port in (("192.0.2.7", 0), ("no such host.invalid", 0), ("127.0.0.1", 70_000)):
        with pytest.raises(CannotServe, match="cannot listen"):
            listen(host, port)


def test_small_frames_are_sent_at_once() -> None:
    with listen("127.0.0.1", 0) as listener:
        assert listener.proto == socket.IPPROTO_TCP, "else asyncio leaves Nagle's algorithm on: 40 ms an answer"


SCARCE = """
import functools, resource, sys
from pathlib import Path
resource.setrlimit(resource.RLIMIT_NOFILE, (256, 256))
from kingtable.server import app
from kingtable.server.run import serve
app.create_app = functools.partial(app.create_app, worker_command={worker!r})
serve("0.0.0.0", 0, Path({data!r}), workers=1)
"""


@pytest.mark.slow
def test_silent_connections_from_many_addresses_do_not_stop_it(tmp_path: Path) -> None:
    script = SCARCE.format(worker=FIRST_MOVE, data=str(tmp_path))
    with tempfile.TemporaryFile("w+") as errors, contextlib.ExitStack() as stack:
        server = subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, stderr=errors, text=True)
        stack.callback(server.wait)
        stack.callback(server.kill)
        assert server.stdout is not None
        stack.enter_context(server.stdout)
        port = int(server.stdout.readline().rpartition(":")[2].strip().rstrip("/"))
        silent = []
        for number in range(400):
            call = stack.enter_context(socket.socket())
            call.setblocking(False)
            call.bind((f"127.0.1.{number % 20}", 0))
            call.connect_ex(("127.0.0.1", port))
            silent.append(call)
        for _ in range(20):
            before = time.monotonic()
            assert httpx.get(f"http://127.0.0.1:{port}/healthz", trust_env=False, timeout=PATIENCE).json()["ok"]
            assert time.monotonic() - before < 8  # a call may be dropped and repeated, after 1, 3 and 7 s
        errors.seek(0)
        assert errors.read() == ""


def test_names_and_proxies_are_read_or_refused_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "lan_address", lambda: "192.168.1.5")
    monkeypatch.setattr("socket.gethostname", lambda: "Laptop.home.arpa")
    own = {"192.168.1.5", "laptop.home.arpa", "laptop", "laptop.local"}
    proxies = ["10.0.0.1", "::ffff:10.0.0.2", "2001:DB8::1", "172.16.0.0/12", "fd00::/8"]
    doors = run.doors_for("0.0.0.0", ["Table.Example.org.", "münze.example"], proxies)
    assert doors.hosts == {"table.example.org", "xn--mnze-0ra.example", *own}
    assert doors.trusted == doors.connections.trusted
    assert doors.trusted == {"10.0.0.1", "10.0.0.2", "2001:db8::1", "172.16.0.0/12", "fd00::/8"}
    assert run.doors_for("127.0.0.1", [], []).hosts == {"127.0.0.1"}
    assert run.doors_for("2001:db8::7", [], []).hosts == {"2001:db8::7"}
    assert run.doors_for("::", [], []).hosts == own
    names = ["", "a b", "http://table.example.org", "name/path", "[::1", "*", "*.example.org", "a.*.org", "a,b", "a..b"]
    for name in (*names, "<b>", "x" * 64 + ".org"):
        with pytest.raises(InvalidOptions, match=r"--allow-host: .* is not the name of a server"):
            run.doors_for("127.0.0.1", [name], [])
    networks = ["172.16.0.1/12", "0.0.0.0/0", "::/0", "10.0.0.0/7", "::ffff:10.0.0.0/104", "10.0.0.0/33", "10.0.0.0/x"]
    for proxy in ("proxy.example.org", "caddy", "", "/8", *networks):
        with pytest.raises(InvalidOptions, match=r"--behind-proxy: .* is not an address or a network"):
            run.doors_for("127.0.0.1", [], [proxy])


@pytest.mark.parametrize("name", ["", "a b", "x" * 64])
def test_a_machine_without_a_proper_name_is_reached_by_its_address(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "lan_address", lambda: "192.168.1.5")
    monkeypatch.setattr("socket.gethostname", lambda: name)
    assert run.doors_for("0.0.0.0", [], []).hosts == {"192.168.1.5"}


def test_the_command_line_hands_its_options_on(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    from click.testing import CliRunner

    from kingtable.cli import main

    given: dict[str, Any] = {}
    monkeypatch.setattr(run, "serve", lambda *args, **options: given.update(options, args=args))
    monkeypatch.setenv("KINGTABLE_INTERPRETED", "1")
    options = ["--no-open", "--allow-host", "a.example", "--allow-host", "b.example", "--behind-proxy", "10.0.0.1"]
    for words in ([*options, "--data", str(tmp_path)], [*options, "--data", str(tmp_path), "table"]):
        given.clear()
        assert CliRunner().invoke(main, words, catch_exceptions=False).exit_code == 0
        assert given == {
            "args": ("127.0.0.1", None, tmp_path),
            "open_browser": False,
            "workers": None,
            "allow_hosts": ("a.example", "b.example"),
            "behind_proxies": ("10.0.0.1",),
            "own_bots": {},
            "share": None,
            "language": "en",
        }
    shown = CliRunner().invoke(main, ["--help"]).output
    assert "X-Forwarded-For" in shown
    assert "one for each" in shown


def test_for_the_home_network_it_prints_a_link(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run, "lan_address", lambda: "192.168.1.5")
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True, raising=False)
    run.announce("0.0.0.0", 8000, open_browser=False)
    printed = capsys.readouterr().out
    assert "Kingtable is at http://127.0.0.1:8000/\n" in printed
    assert "In your network: http://192.168.1.5:8000/\n" in printed
    assert "\u2588" in printed or "\u2580" in printed, "the QR code"
    run.announce("127.0.0.1", 8000, open_browser=False)
    assert capsys.readouterr().out == "Kingtable is at http://127.0.0.1:8000/\n"


@pytest.mark.parametrize(
    ("host", "public", "address"),
    [
        ("127.0.0.1", [], None),
        ("::1", [], None),
        ("localhost", [], None),
        ("0.0.0.0", [], "http://192.168.1.5:8000"),
        ("::", [], "http://192.168.1.5:8000"),
        ("192.168.1.7", [], "http://192.168.1.7:8000"),
        ("2001:db8::7", [], "http://[2001:db8::7]:8000"),
        ("laptop.example", [], "http://laptop.example:8000"),
        ("127.0.0.1", ["table.example.org"], "https://table.example.org"),
    ],
)
def test_it_knows_where_other_devices_reach_it(
    monkeypatch: pytest.MonkeyPatch, host: str, public: list[str], address: str | None
) -> None:
    monkeypatch.setattr(run, "lan_address", lambda: "192.168.1.5")
    assert run.reached_at(host, 8000, public) == address
    monkeypatch.setattr(run, "lan_address", lambda: None)  # no network
    if host in ("0.0.0.0", "::"):
        assert run.reached_at(host, 8000, public) is None


def test_it_can_open_the_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    run.announce("::1", 8000, open_browser=True)
    assert until(lambda: opened) == ["http://[::1]:8000/"]


def test_a_second_start_opens_the_one_that_runs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    with DataFolder(tmp_path) as folder:
        with pytest.raises(FolderInUse):
            run.serve(data=tmp_path)  # it does not listen yet
        folder.tell("http://127.0.0.1:8123/")
        run.serve(data=tmp_path, open_browser=True)
        assert capsys.readouterr().out == "Kingtable is already at http://127.0.0.1:8123/\n"
        assert opened == ["http://127.0.0.1:8123/"]
        with pytest.raises(FolderInUse):
            run.serve(data=tmp_path, port=0)  # it was asked for a port of its own


def test_the_lan_address_is_no_loopback() -> None:
    address = run.lan_address()
    assert address is None or not address.startswith("127.")


def test_the_server_compiles_nothing(tmp_path: Path) -> None:
    script = f"""
from pathlib import Path
from numba.core import event
from kingtable.server.store.database import prepare
from kingtable.server.store.storage import FILE
from kingtable.server.app import create_app

with event.install_recorder("numba:compile") as compiled:
    prepare(Path({str(tmp_path)!r}) / FILE)
    create_app(Path({str(tmp_path)!r}))
    import kingtable
    match = kingtable.new("kingdomino", players=2, seed=1)
    while not match.over:
        match.choices(), match.view(0), match.observe(0, 1)
        match.play(match.legal()[0])
print(len(compiled.buffer))
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout == "0\n"


def test_the_collector_walks_over_everything_now_and_then_and_not_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    class Ended:
        """What has ended lies in a circle."""

    monkeypatch.setattr(run, "LEAST_REST", 0.01)
    left = []
    for _ in range(3):
        ended: Any = Ended()
        ended.itself = ended
        left.append(weakref.ref(ended))
        del ended
    gc.collect(1)  # it is no longer young
    alive: Any = Ended()
    alive.itself = alive

    async def a_while() -> None:
        task = asyncio.create_task(run.collect())
        await eventually(lambda: all(ref() is None for ref in left))
        task.cancel()

    asyncio.run(a_while())
    assert alive.itself is alive
    monkeypatch.setattr(run, "LEAST_REST", 60.0)
    assert run.rest_after(0.02) == 0.0
    assert run.rest_after(0.2) == pytest.approx(340.0)
