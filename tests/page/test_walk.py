"""From the files in `deploy/` to a game: the server as systemd's unit starts it, Caddy with its file, two browsers."""

from __future__ import annotations

import re
import shlex
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import expect

from kingtable.engine.text import say
from tests.page.conftest import AT_ONCE
from tests.page.hands import Hand, play_out
from tests.page.shelf import Shelf
from tests.server.fronts import DEPLOY, NAME, caddy, free_port, handshake, running

UNIT = (DEPLOY / "kingtable.service").read_text("utf-8")
TURNS = 3


def unit(folder: Path, name: str, port: int) -> tuple[list[str], dict[str, str]]:
    """The command of the unit and its environment, in this folder. The bots' code, which takes a minute, is compiled
    where all tests have it."""
    told = UNIT.replace("%S", str(folder)).replace("8000", str(port))
    told = told.replace("TABLE_NAME=table.example.org", f"TABLE_NAME={name}")
    environment = dict(
        word.partition("=")[::2] for line in re.findall(r"^Environment=(.*)$", told, re.M) for word in shlex.split(line)
    )
    del environment["XDG_CACHE_HOME"]
    (command,) = re.findall(r"^ExecStart=(.*)$", told, re.M)
    words = [environment.get(word.strip("${}"), word) for word in shlex.split(command)]
    assert words[0] == "/opt/kingtable/bin/kingtable"
    return [sys.executable, "-m", "kingtable", *words[1:], "--workers", "1"], environment


@pytest.fixture
def table(tmp_path: Path) -> Iterator[tuple[str, int]]:
    """The public address, and the port behind it."""
    port, inner = free_port(), free_port()
    folders = [tmp_path / name for name in ("server", "caddy")]
    for folder in folders:
        folder.mkdir()
    command, environment = unit(folders[0], f"{NAME}:{port}", inner)
    with running(command, inner, folders[0], environment):
        front, told = caddy(folders[1], port, inner)
        with running(front, port, folders[1], told):
            handshake(port)
            yield f"https://{NAME}:{port}", inner


@pytest.fixture
def hands(shelf: Shelf) -> Iterator[list[Hand]]:
    """Two people on two devices, which take the certificate for a good one."""
    contexts = [shelf.browser.new_context(ignore_https_errors=True, reduced_motion="reduce") for _ in range(2)]
    for context in contexts:
        context.add_init_script(f"localStorage['kingtable.language'] = 'en'; {AT_ONCE}")
    yield [Hand(context.new_page()) for context in contexts]
    for context in contexts:
        context.close()


@pytest.mark.slow
def test_two_browsers_play_over_https(hands: list[Hand], table: tuple[str, int]) -> None:
    address, inner = table
    ada, grace = hands
    sockets: list[str] = []
    for hand in hands:
        hand.page.on("websocket", lambda socket: sockets.append(socket.url))
    ada.page.goto(f"{address}/#table")
    assert ada.page.evaluate("isSecureContext")
    ada.page.get_by_label(say("form-who", n=2)).select_option("friend")
    ada.page.locator("form .send button").click()
    link = ada.page.locator(".address .url")
    expect(link).to_contain_text(f"{address}/t/")
    grace.sit(link.inner_text())
    ada.page.get_by_role("button", name=say("gather-begin"), exact=True).click()
    play_out(*hands, turns=2 * TURNS)
    assert not ada.page.locator(".wrap").count()
    assert len(sockets) == 2
    assert all(url.startswith(address.replace("https", "wss") + "/ws/") for url in sockets)
    reach = httpx.get(f"http://127.0.0.1:{inner}/api/reach", trust_env=False, timeout=30).json()
    assert reach["address"] == address, "what the host's own browser offers as a link"
    assert ada.errors == grace.errors == []
