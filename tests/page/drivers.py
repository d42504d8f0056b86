"""Firefox and WebKitGTK as Debian has them, with the few verbs of a person at a page.

Playwright drives builds of its own of both and no others. Firefox is driven by Marionette, WebKitGTK's MiniBrowser by
WebDriver: the same commands, over different lines. Playwright's way to a stock Firefox, WebDriver BiDi,
wants commands that the ESR does not know.
"""

from __future__ import annotations

import base64
import json
import os
import shutil
import socket
import subprocess
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx

from tests.waiting import until

PATIENCE = 60.0
WINDOW = {"width": 1280, "height": 720}
MINIBROWSER = "/usr/lib/*-linux-gnu/webkit2gtk-4.*/MiniBrowser"
KEYS = {
    "Escape": "\ue00c",
    "Enter": "\ue007",
    "Tab": "\ue004",
    "ArrowLeft": "\ue012",
    "ArrowUp": "\ue013",
    "ArrowRight": "\ue014",
    "ArrowDown": "\ue015",
}
MIDDLE = """
const seen = [...document.querySelectorAll(arguments[0])].filter(one => one.checkVisibility())[arguments[1]];
if (!seen) return null;
seen.scrollIntoView({ block: "nearest" });
const { x, y, width, height } = seen.getBoundingClientRect();
const at = [Math.round(x + width / 2), Math.round(y + height / 2)];
const over = document.elementFromPoint(...at);
if (over && (seen.contains(over) || over.contains(seen) || over.closest("[data-board]")?.contains(seen))) return at;
return `${over?.outerHTML.slice(0, 120)} lies over it`;
"""
"""Finds the middle of an element, or names the one that lies over it."""


class Driver(ABC):
    """A browser with one window."""

    @abstractmethod
    def command(self, name: str, **how: Any) -> Any:
        """Let the browser do something, and answer what comes of it."""

    @abstractmethod
    def close(self) -> None:
        """End it."""

    def open(self, address: str) -> None:
        self.command("Navigate", url=address)

    def evaluate(self, script: str, *args: Any) -> Any:
        """The value of an expression, or what a function body returns; `arguments` are `args`."""
        body = script if "return " in script else f"return {script}"
        return self.command("ExecuteScript", script=body, args=args)

    def wait(self, script: str, *args: Any) -> Any:
        """Wait until a script answers something true."""
        return until(lambda: self.evaluate(script, *args), f"{script} {args}: {self.text('body')[-300:]}")

    def count(self, selector: str) -> int:
        """How many are visible."""
        script = "[...document.querySelectorAll(arguments[0])].filter(one => one.checkVisibility()).length"
        return int(self.evaluate(script, selector))

    def text(self, selector: str) -> str:
        return str(self.evaluate("document.querySelector(arguments[0])?.innerText ?? ''", selector))

    def key(self, key: str) -> None:
        """Press a key and let it go."""
        sign = KEYS.get(key, key)
        keys = [{"type": "keyDown", "value": sign}, {"type": "keyUp", "value": sign}]
        self.command("PerformActions", actions=[{"type": "key", "id": "keys", "actions": keys}])

    def press(self, selector: str, nth: int = 0) -> None:
        """Press in the middle of what can be seen there. Raises AssertionError if something lies over it."""
        self._point([self.middle(selector, nth), "down", "up"])

    def drag(self, source: str, target: str, steps: int = 8) -> None:
        """Take one thing to another, as a mouse does."""
        (x, y), (u, v) = self.middle(source), self.middle(target)
        way = [(x + (u - x) * n // steps, y + (v - y) * n // steps) for n in range(1, steps + 1)]
        self._point([(x, y), "down", *way, "up"])

    def middle(self, selector: str, nth: int = 0) -> tuple[int, int]:
        at = until(lambda: self.evaluate(MIDDLE, selector, nth), f"{selector}: {self.text('body')[-300:]}")
        assert not isinstance(at, str), f"{selector}: {at}"
        return at[0], at[1]

    def picture(self, to: Path) -> None:
        to.write_bytes(base64.b64decode(self.command("TakeScreenshot")))

    def _point(self, way: list[tuple[int, int] | str]) -> None:
        acts: list[dict[str, Any]] = [
            {"type": f"pointer{one.capitalize()}", "button": 0}
            if isinstance(one, str)
            else {"type": "pointerMove", "duration": 20, "origin": "viewport", "x": one[0], "y": one[1]}
            for one in way
        ]
        how = {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": acts}
        self.command("PerformActions", actions=[how])


class Firefox(Driver):
    """Without a window, by Marionette: each packet is its length, a colon, and JSON."""

    def __init__(self, folder: Path, preferences: dict[str, Any] | None = None) -> None:
        profile = folder / "profile"
        profile.mkdir()
        lines = [
            f"user_pref({json.dumps(k)}, {json.dumps(v)});"
            for k, v in ({"marionette.port": 0} | (preferences or {})).items()
        ]
        (profile / "user.js").write_text("\n".join(lines))
        how = [needed("firefox-esr"), "--headless", "--marionette", "--no-remote", "--profile", str(profile)]
        self._process = started(how, folder / "firefox.log", {"HOME": str(folder)})
        listens = profile / "MarionetteActivePort"
        until(lambda: listens.is_file() and listens.read_text(), "Firefox does not start")
        self._line = socket.create_connection(("127.0.0.1", int(listens.read_text())), PATIENCE)
        self._stream = self._line.makefile("rb")
        self._number = 0
        self._packet()
        self.command("NewSession", capabilities={})
        self.command("SetWindowRect", **WINDOW)

    def command(self, name: str, **how: Any) -> Any:
        self._number += 1
        told = json.dumps([0, self._number, f"WebDriver:{name}", how]).encode()
        self._line.sendall(b"%d:%s" % (len(told), told))
        _, number, error, value = self._packet()
        assert number == self._number
        assert error is None, error["message"]
        return value.get("value") if isinstance(value, dict) else value

    def _packet(self) -> Any:
        length = b""
        while not length.endswith(b":"):
            length += self._stream.read(1)
        return json.loads(self._stream.read(int(length[:-1])))

    def close(self) -> None:
        self._line.close()
        ended(self._process)


PATHS = {
    "Navigate": "url",
    "ExecuteScript": "execute/sync",
    "PerformActions": "actions",
    "SetWindowRect": "window/rect",
}


class WebKit(Driver):
    """In a window on a screen that nobody sees, by WebDriver over HTTP."""

    def __init__(self, folder: Path) -> None:
        read, write = os.pipe()
        screen = [needed("Xvfb"), "-displayfd", str(write), "-screen", "0", "1600x1200x24", "-nolisten", "tcp"]
        self._screen = started(screen, folder / "screen.log", pass_fds=(write,))
        os.close(write)
        with os.fdopen(read, encoding="ascii") as told:
            display = told.readline().strip()
        with socket.create_server(("127.0.0.1", 0)) as probe:
            port = probe.getsockname()[1]
        where = {"DISPLAY": f":{display}", "HOME": str(folder), "GDK_BACKEND": "x11"}
        self._process = started([needed("WebKitWebDriver"), f"--port={port}"], folder / "webkit.log", where)
        self._line = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE)
        self._session = ""
        mini = next(Path("/").glob(MINIBROWSER[1:]))
        browser = {"webkitgtk:browserOptions": {"binary": str(mini), "args": ["--automation"]}}
        until(lambda: self._knock() is not None, "WebKitWebDriver does not start")
        told = self._post("/session", {"capabilities": {"alwaysMatch": browser}})
        self._session = f"/session/{told['sessionId']}"
        self.command("SetWindowRect", **WINDOW)

    def command(self, name: str, **how: Any) -> Any:
        if name == "TakeScreenshot":
            return self._line.get(f"{self._session}/screenshot").json()["value"]
        return self._post(f"{self._session}/{PATHS[name]}", how)

    def _post(self, path: str, body: dict[str, Any]) -> Any:
        answer = self._line.post(path, json=body)
        value = answer.json()["value"]
        assert answer.is_success, value["message"]
        return value

    def _knock(self) -> httpx.Response | None:
        try:
            return self._line.get("/status")
        except httpx.TransportError:
            return None

    def close(self) -> None:
        with suppress(httpx.TransportError):
            self._line.delete(self._session)
        self._line.close()
        ended(self._process)
        ended(self._screen)


BROWSERS: dict[str, Callable[[Path], Driver]] = {"firefox": Firefox, "webkit": WebKit}


@contextmanager
def browser(name: str, folder: Path) -> Iterator[Driver]:
    """A browser by its name, which is ended at the end; folder: where it may write."""
    made = BROWSERS[name](folder)
    try:
        yield made
    finally:
        made.close()


def needed(program: str) -> str:
    """The path of a program. Raises RuntimeError if the machine lacks it: no test skips."""
    if (found := shutil.which(program)) is None:
        raise RuntimeError(f"The tests of other browsers need {program}: `scripts/test --whole` installs it on Debian.")
    return found


def started(
    how: list[str], log: Path, also: dict[str, str] | None = None, pass_fds: tuple[int, ...] = ()
) -> subprocess.Popen[bytes]:
    with log.open("wb") as out:
        return subprocess.Popen(
            how, stdin=subprocess.DEVNULL, stdout=out, stderr=out, env=os.environ | (also or {}), pass_fds=pass_fds
        )


def ended(process: subprocess.Popen[bytes]) -> None:
    process.terminate()
    try:
        process.wait(10)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
