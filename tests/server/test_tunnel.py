"""A tunnel: what each program prints is understood, and whatever a program does the server goes on."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
import uvloop

from kingtable.engine.errors import InvalidOptions
from kingtable.server.tunnel import kinds, tunnel
from kingtable.server.tunnel.kinds import KINDS, Kind
from kingtable.server.tunnel.tunnel import State, Tunnel
from tests.processes import alive
from tests.server.tunnels import ADDRESS
from tests.waiting import PATIENCE, eventually, until

STAND_IN = [sys.executable, str(Path(__file__).with_name("tunnels.py"))]
SSH, MINE = kinds.ssh("ada@table.example.org=https://table.example.org/games")
ALL = [*KINDS, "ssh"]


def standing_in(name: str, case: str) -> Kind:
    kind = SSH if name == "ssh" else KINDS[name]
    return replace(kind, command=lambda port, empty: [*STAND_IN, name, case])


def followed(name: str, case: str, so: Callable[[list[State]], bool]) -> tuple[list[State], list[int]]:
    """The states that a tunnel goes through after it has begun to ask, until something is so, and its processes."""
    states: list[State] = []
    begun: list[State] = []
    processes: list[int] = []

    def heard(state: State) -> None:
        (states if begun else begun).append(state)

    async def run() -> None:
        one = Tunnel(standing_in(name, case), 8000, heard, MINE if name == "ssh" else "")
        running = asyncio.create_task(one.run())

        def over() -> bool:
            if one._process is not None and one._process.pid not in processes:
                processes.append(one._process.pid)
            return so(states) or running.done()

        try:
            await eventually(over)
        finally:
            running.cancel()
            await asyncio.gather(running, return_exceptions=True)

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(run())
    assert begun == [State("asking")]
    assert not [pid for pid in processes if Path(f"/proc/{pid}").exists()]
    return states, processes


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a tunnel lets pass is short, and nothing is too slow for it: what a test is about, it makes short itself."""
    limits = {"ADDRESS_LIMIT": PATIENCE, "CONNECTED_LIMIT": PATIENCE, "SETTLES": 0.02, "FIRST_PAUSE": 0.1}
    for name, seconds in limits.items():
        monkeypatch.setattr(tunnel, name, seconds)


@pytest.mark.parametrize("case", ["well", "slow", "stubborn"])
@pytest.mark.parametrize("name", ALL)
@pytest.mark.slow(quick=4)
def test_the_address_is_found_and_nothing_is_left_running(name: str, case: str) -> None:
    states, _ = followed(name, case, lambda states: bool(states))
    assert states == [State("open", ADDRESS.get(name, "https://table.example.org"))]


WRONG = {
    ("silent", "cloudflared"): "share-silent",
    ("rubbish", "cloudflared"): "share-silent",
    ("late", "cloudflared"): "share-not-connected",
    ("busy", "cloudflared"): "share-too-often",
    ("rubbish", "tailscale"): "share-silent",
    ("late", "tailscale"): "share-not-connected",
    ("late", "ngrok"): "share-silent",
    ("second", "tailscale"): "share-runs-already",
}


@pytest.mark.parametrize(("case", "name"), WRONG)
@pytest.mark.slow(quick=1)
def test_what_is_wrong_is_named_and_tried_again(case: str, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    passes = {"share-silent": "ADDRESS_LIMIT", "share-not-connected": "CONNECTED_LIMIT"}
    monkeypatch.setattr(tunnel, passes.get(WRONG[case, name], "TOO_OFTEN"), 0.5)
    states, processes = followed(name, case, lambda states: sum(one.stage == "broken" for one in states) == 2)
    assert [state.stage for state in states] == ["broken", "asking", "broken"]
    assert {state.why for state in states if state.stage == "broken"} == {WRONG[case, name]}
    assert len(processes) == 2


@pytest.mark.parametrize(
    ("name", "why"), [("tailscale", "share-not-allowed"), ("ngrok", "share-login"), ("ssh", "share-ssh-key")]
)
@pytest.mark.slow(quick=1)
def test_a_program_that_wants_an_account_is_not_tried_again(
    monkeypatch: pytest.MonkeyPatch, name: str, why: str
) -> None:
    monkeypatch.setattr(tunnel, "SETTLES", PATIENCE)  # ssh says nothing until it ends
    states, processes = followed(name, "login", lambda states: False)
    assert [(state.stage, state.why) for state in states] == [("given up", why)]
    assert states[0].detail
    assert len(processes) == 1


@pytest.mark.slow
def test_a_tunnel_that_dies_is_started_again_with_growing_pauses() -> None:
    began = time.monotonic()
    states, processes = followed("cloudflared", "dying", lambda states: sum(one.stage == "open" for one in states) == 3)
    assert [state.stage for state in states] == ["open", "broken", "asking"] * 2 + ["open"]
    assert len(processes) == 3
    assert time.monotonic() - began > 2 + 0.1 + 0.2


def test_the_first_program_that_the_machine_has_is_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(InvalidOptions) as refused:
        kinds.chosen("")
    assert (refused.value.key, refused.value.why["program"]) == ("share-none", "cloudflared")
    for name in ("ngrok", "tailscale"):
        (tmp_path / name).write_text("#!/bin/sh\n")
        (tmp_path / name).chmod(0o755)
        assert kinds.chosen("")[0].name == name
    assert kinds.chosen("ngrok")[0].name == "ngrok"


@pytest.mark.parametrize(
    ("has", "line"),
    [
        ("brew", "brew install cloudflared"),
        ("winget", "winget install --id Cloudflare.cloudflared"),
        ("dpkg", "sudo dpkg -i cloudflared-linux-*.deb"),
        ("dnf", "sudo dnf install https://"),
        ("pacman", "sudo pacman -S cloudflared"),
        ("nothing", "https://github.com/cloudflare/cloudflared/releases"),
    ],
)
def test_the_line_that_installs_a_program_is_one_that_this_system_can_run(
    has: str, line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    (tmp_path / has).write_text("#!/bin/sh\n")
    (tmp_path / has).chmod(0o755)
    for told in ("", "cloudflared"):
        with pytest.raises(InvalidOptions) as refused:
            kinds.chosen(told)
        assert line in str(refused.value.why["line"])


@pytest.mark.parametrize(
    "told", ["bore", "ssh:", "ssh:host", "ssh:-oX=https://a.b", "ssh:h:x=https://a.b", "ssh:h=http://a.b"]
)
def test_what_is_no_tunnel_is_refused(told: str) -> None:
    with pytest.raises(InvalidOptions):
        kinds.chosen(told)


def test_a_program_that_the_system_does_not_start_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program = tmp_path / "cloudflared"
    program.write_text("no program")
    program.chmod(0o644)
    kind = replace(KINDS["cloudflared"], command=lambda port, empty: [str(program)])
    monkeypatch.setattr(f"{__name__}.standing_in", lambda name, case: kind)
    states, _ = followed("cloudflared", "", lambda states: any(one.stage == "broken" for one in states))
    assert (states[0].why, states[0].detail) == ("share-ended", f"{program}: Permission denied")


@pytest.mark.slow
def test_no_program_outlives_a_server_that_is_killed(tmp_path: Path) -> None:
    program = [sys.executable, "-P", "-m", "kingtable.server.tunnel.child", *STAND_IN, "cloudflared", "well"]
    start = f"import subprocess, time; print(subprocess.Popen({program!r}).pid, flush=True); time.sleep(3600)"
    server = subprocess.Popen([sys.executable, "-c", start], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert server.stdout is not None
    assert server.stderr is not None
    pid = int(server.stdout.readline())
    assert "Thank you" in server.stderr.readline(), "it has become the program"
    server.kill()
    server.wait()
    if sys.platform != "linux":
        os.kill(pid, signal.SIGKILL)  # only Linux ends a program with the process that started it
    until(lambda: not alive(pid), "the end of the program")
    server.stdout.close()
    server.stderr.close()
