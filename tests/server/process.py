"""A real server process, to be stopped and killed."""

from __future__ import annotations

import contextlib
import queue
import subprocess
import sys
import tempfile
import threading
from pathlib import Path
from subprocess import PIPE

from tests.server.house import FIRST_MOVE
from tests.waiting import PATIENCE

UP = 90.0  # seconds until a process that says nothing has failed: on a busy machine Python alone takes long to start

# Bots that need no compiler: the machine has better things to do twenty times.
SCRIPT = """
import functools, sys
from pathlib import Path
from kingtable.cli.options import in_one_line
from kingtable.server import app
from kingtable.server.run import serve
app.create_app = functools.partial(app.create_app, worker_command={worker!r})
sys.stdin.readline()
with in_one_line():
    serve({host!r}, {port!r}, Path({data!r}))
"""


class Process:
    """A server started as the command line starts it."""

    def __init__(
        self,
        data: Path,
        port: int | None = 0,
        *,
        host: str = "127.0.0.1",
        worker: list[str] = FIRST_MOVE,
        wait: bool = False,
    ) -> None:
        script = SCRIPT.format(worker=worker, host=host, port=port, data=str(data))
        # A pipe that nobody reads would stop the server some time.
        self._errors = tempfile.TemporaryFile("w+")  # noqa: SIM115 # it is read as long as the process is
        self.popen = subprocess.Popen(
            [sys.executable, "-c", script], stdin=PIPE, stdout=PIPE, stderr=self._errors, text=True
        )
        self._lines: queue.SimpleQueue[str] = queue.SimpleQueue()
        self._reading = threading.Thread(target=self._read, daemon=True)
        self._reading.start()

        if not wait:
            self.go()

    def go(self) -> None:
        """Let a process that waits serve: its modules are loaded by then."""
        assert self.popen.stdin is not None
        self.popen.stdin.write("\n")
        self.popen.stdin.flush()

    def _read(self) -> None:
        assert self.popen.stdout is not None
        for line in self.popen.stdout:
            self._lines.put(line.rstrip("\n"))
        self._lines.put("")

    def line(self) -> str:
        """The next line it prints; empty when it has ended."""
        return self._lines.get(timeout=UP)

    def up(self) -> int:
        """Wait until it says where it listens; its port."""
        line = self.line()
        assert line.startswith("Kingtable is at http://127.0.0.1:"), (line, self.popen.poll(), self.errors())
        return int(line.rpartition(":")[2].rstrip("/"))

    def errors(self) -> str:
        """What it said on stderr."""
        self._errors.seek(0)
        return self._errors.read()

    def kill(self) -> None:
        """End it as a power cut would."""
        self.popen.kill()
        self.end()

    def end(self) -> int:
        """Wait for its end; its exit code."""
        return self.popen.wait(PATIENCE)

    def close(self) -> None:
        """End it however it is, and its pipes."""
        if self.popen.poll() is None:
            self.kill()
        self._reading.join(PATIENCE)
        self._errors.close()
        for pipe in (self.popen.stdin, self.popen.stdout):
            assert pipe is not None
            with contextlib.suppress(OSError):
                pipe.close()
