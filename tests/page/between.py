"""What stands between a browser and the server: hears the errors of its pages, and loses files on the way.

It is for browsers whose drivers can do neither.
"""

from __future__ import annotations

import re
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from tests.page.hands import PATIENT

HEARD = """
const tell = why => navigator.sendBeacon("/heard", `${why} ${why?.stack ?? ""}`);
addEventListener("error", event => tell(event.error ?? event.message));
addEventListener("unhandledrejection", event => tell(event.reason));
"""
"""Runs before the page: tells of each error that nobody caught, and of each rejected promise."""


@dataclass
class Between:
    """script: runs before every page; lost: paths that it matches are not answered; errors: of pages, as they came."""

    to: tuple[str, int]
    script: str
    lost: str | None = None
    errors: list[str] = field(default_factory=list)
    asked: list[str] = field(default_factory=list)
    address: str = ""


@contextmanager
def between(to: int, script: str = "") -> Iterator[Between]:
    """Stands before the server at a port of this machine."""
    one = Between(("127.0.0.1", to), HEARD + PATIENT + script)

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.close_connection = True
            one.asked.append(self.path)
            if one.lost is not None and re.search(one.lost, self.path):
                return
            if self.path == "/before.js":
                self.send_response(200)
                self.send_header("Content-Type", "text/javascript")
                self.end_headers()
                self.wfile.write(one.script.encode())
                return
            self.passed()

        def do_POST(self) -> None:
            self.close_connection = True
            if self.path == "/heard":
                one.errors.append(self.rfile.read(int(self.headers["Content-Length"])).decode())
                self.send_response(204)
                self.end_headers()
                return
            self.passed()

        def passed(self) -> None:
            """Hand on the request, and then whatever both say."""
            body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
            page = "text/html" in self.headers.get("Accept", "")
            if "Upgrade" not in self.headers:
                self.headers["Connection"] = "close"
            if page:
                del self.headers["Accept-Encoding"]
            with socket.create_connection(one.to) as server:
                head = "".join(f"{name}: {value}\r\n" for name, value in self.headers.items())
                server.sendall(f"{self.requestline}\r\n{head}\r\n".encode("latin-1") + body)
                if page:
                    answer = b"".join(iter(lambda: server.recv(1 << 16), b""))
                    before = answer.replace(b"<head>", b'<head><script src="/before.js"></script>', 1)
                    self.connection.sendall(re.sub(rb"(?i)\r\n(content-length|etag): [^\r]*", b"", before, count=2))
                    return
                back = threading.Thread(target=pour, args=(self.connection, server), daemon=True)
                back.start()
                pour(server, self.connection)

        def log_message(self, *_: object) -> None:
            """Nobody reads it."""

    # Scripts, fonts and sockets of a page are asked for at once.
    served = type("Served", (ThreadingHTTPServer,), {"daemon_threads": True, "request_queue_size": 64})
    server = served(("127.0.0.1", 0), Handler)
    one.address = f"http://127.0.0.1:{server.server_address[1]}"
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield one
    finally:
        server.shutdown()
        server.server_close()


def pour(source: socket.socket, into: socket.socket) -> None:
    """Hand on all that comes, to its end."""
    with suppress(OSError):
        while some := source.recv(1 << 16):
            into.sendall(some)
    with suppress(OSError):
        into.shutdown(socket.SHUT_WR)
