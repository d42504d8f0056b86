"""The server as a process: where it listens, where its data lie, how it starts and stops."""

from __future__ import annotations

import contextlib
import gc
import socket
import sys
import threading
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING

from kingtable.engine.jit import user_folder
from kingtable.server.storage import FILE, DatabaseUnusable, prepare

if TYPE_CHECKING:
    import uvicorn
    from starlette.applications import Starlette

PORT = 8000
PORTS = 20  # so many are looked through when none is asked for


class CannotServe(Exception):
    """The server cannot start; the text is one line that says why and what to do."""


def serve(
    host: str = "127.0.0.1",
    port: int | None = None,
    data: Path | None = None,
    open_browser: bool = False,
    workers: int = 1,
    *,
    full: bool = False,
    paced: bool = True,
) -> None:
    """Serve until Ctrl-C.

    port: that one or none; None takes 8000 or the next free one, 0 any free one. data: the folder of the
    database. full: moves survive a power cut too. paced: bots wait between their steps, that people can follow.
    Exits with 2 and one line on stderr when it cannot start.
    """
    from kingtable.server.app import create_app

    folder = user_folder("data") if data is None else data
    try:
        listener = listen(host, port)
        with listener:
            prepare(folder / FILE)
            _run(host, listener, open_browser, create_app(folder, workers=workers, full=full, paced=paced))
    except (CannotServe, DatabaseUnusable) as error:
        print(f"kingtable: {error}", file=sys.stderr)
        raise SystemExit(2) from None


def listen(host: str, port: int | None) -> socket.socket:
    """A socket bound to the address. Raises CannotServe."""
    wanted = range(PORT, PORT + PORTS) if port is None else [port]
    for number in wanted:
        try:
            return _bound(host, number)
        except (OSError, OverflowError) as error:
            failure = error
            if getattr(error, "errno", None) not in _TAKEN:
                break
    reason = getattr(failure, "strerror", None) or str(failure)
    if getattr(failure, "errno", None) not in _TAKEN:
        raise CannotServe(f"cannot listen at {host}, port {wanted[0]}: {reason}. Choose another --host or --port.")
    if port is None:
        raise CannotServe(f"ports {PORT} to {PORT + PORTS - 1} are all taken. Choose one with --port.")
    raise CannotServe(f"port {port} is taken by another program. Choose another one, or leave --port out.")


_TAKEN = {
    48,
    98,
    10013,
    10048,
}  # EADDRINUSE of macOS, Linux and Windows; Windows also denies access to a taken port


def _bound(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # The protocol is named because asyncio sends small frames at once (TCP_NODELAY) only on sockets that name
    # it; otherwise answers wait 40 ms for the other side's acknowledgement.
    bound = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        if sys.platform == "win32":
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
        else:
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)  # start again at once after a stop
        if sys.platform == "linux":
            # A client that takes nothing more is let go after half a minute, its buffers with it.
            bound.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, 30_000)
        bound.bind((host, port))
        bound.listen(2048)
    except BaseException:
        bound.close()
        raise
    return bound


def settings(app: Starlette) -> uvicorn.Config:
    """How uvicorn serves the application."""
    import uvicorn

    from kingtable.server.frames import LIMIT

    return uvicorn.Config(
        app,
        ws="websockets-sansio",
        ws_max_size=LIMIT,
        ws_per_message_deflate=False,  # 250 KB a connection, for frames of a few KB
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=False,
        timeout_graceful_shutdown=1,
    )


def _run(host: str, listener: socket.socket, open_browser: bool, app: Starlette) -> None:
    import uvicorn

    port = listener.getsockname()[1]

    class Server(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets=sockets)
            announce(host, port, open_browser)
            # What is loaded now stays: keep the collector from walking over it. With Python's own
            # thresholds a full collection stopped every table for 200 ms and more.
            gc.collect()
            gc.freeze()
            gc.set_threshold(50_000, 50, 50)

    with contextlib.suppress(KeyboardInterrupt):
        Server(settings(app)).run(sockets=[listener])


def announce(host: str, port: int, open_browser: bool) -> None:
    """Say where the server is; for the home network with a link and a QR code for the telephones."""
    everywhere = host in ("0.0.0.0", "::", "")
    name = "127.0.0.1" if everywhere else f"[{host}]" if ":" in host else host
    here = f"http://{name}:{port}/"
    print(f"Kingtable is at {here}", flush=True)
    if everywhere and (address := lan_address()):
        import segno

        link = f"http://{address}:{port}/"
        print(f"In your network: {link}", flush=True)
        if sys.stdout.isatty():
            segno.make(link, micro=False).terminal(compact=True)
    if open_browser:
        threading.Thread(target=webbrowser.open, args=(here,), daemon=True).start()


def lan_address() -> str | None:
    """This machine's address in the home network; None when it has none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing: it only asks which way packets would leave
            address = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if address.startswith("127.") else address
