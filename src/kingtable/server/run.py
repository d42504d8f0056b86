"""The server as a process: where it listens, where its data lie, how it starts and stops."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, cast

from kingtable.engine.errors import InvalidOptions, Refused
from kingtable.engine.folders import user_folder
from kingtable.engine.text import cut, say
from kingtable.server.sharing.limits import is_loopback

if TYPE_CHECKING:
    from types import FrameType

    import uvicorn
    from starlette.applications import Starlette

    from kingtable.server.share import Wanted
    from kingtable.server.store.folder import DataFolder
    from kingtable.server.tunnel.tunnel import Tunnel
    from kingtable.server.wire.doors import Doors

PORT = 8000
WORKERS = 8  # that are started where nobody says how many; each takes 150 MB
UNREAD = 16 * 1024  # bytes that the system keeps of what a client sends and nobody reads yet: it waits at the client
LEAST_REST = 60.0  # seconds between two walks of the collector over everything
PORTS = 20  # how many are looked through when none is asked for


class CannotServe(Refused):
    """The server cannot listen; the text says why and what to do."""


def serve(
    host: str = "127.0.0.1",
    port: int | None = None,
    data: Path | None = None,
    open_browser: bool = False,
    workers: int | None = None,
    *,
    full: bool = False,
    allow_hosts: Sequence[str] = (),
    behind_proxies: Sequence[str] = (),
    own_bots: Mapping[str, Mapping[str, str]] | None = None,
    share: Wanted | None = None,
    language: str = "en",
) -> None:
    """Serve until Ctrl-C.

    port: that one or none; None takes 8000 or the next free one, 0 any free one. data: the folder of the
    database. workers: processes for the bots; None: one for each core. full: moves survive a power cut too.
    allow_hosts: names under which the server is reached, beside its addresses. behind_proxies: addresses or networks of
    proxies that tell who asks (X-Forwarded-For).
    own_bots: by game, bots of the host's own that may sit down: the name of each, and what `bots.make` takes for it.
    share: the tunnel that opens the server to the internet. language: of the lines in the terminal. Where another one
    serves this folder already and nothing else was asked for, say where. Raises Refused, where it cannot start.
    """
    from kingtable.server import logs
    from kingtable.server.app import create_app
    from kingtable.server.store.folder import DataFolder, FolderInUse
    from kingtable.server.workers.pool import cores

    handler = logs.install()
    try:
        doors = doors_for(host, allow_hosts, behind_proxies, share.trusted() if share else frozenset())
        with (
            listen(host, port, doors.limits.backlog) as listener,
            listen("127.0.0.1", 0, doors.limits.backlog) if share else contextlib.nullcontext() as inner,
            DataFolder(user_folder("data") if data is None else data) as folder,
        ):
            app = create_app(
                folder.path,
                workers=workers or min(cores(), WORKERS),
                full=full,
                intact=folder.intact,
                look=folder.look,
                own_bots=own_bots,
            )
            doors.reached = partial(reached_at, host, listener.getsockname()[1], allow_hosts if behind_proxies else ())
            tunnel = None
            if share and inner:
                tunnel = shared_by(share, doors, inner.getsockname()[1], app.state.sockets.tell_reach)
            else:
                from kingtable.server.share import offered

                doors.sharing = offered
            doors.guard(app)
            config = settings(app, doors, app.state.sockets.made)
            listeners = [listener, *([inner] if inner else [])]

            def say_where() -> None:
                folder.tell(announce(host, listener.getsockname()[1], open_browser, language))

            _run(listeners, say_where, config, folder, handler.flush, tunnel)
    except FolderInUse as taken:
        if not taken.address or share or own_bots or port is not None or not is_loopback(host):
            raise
        print(say("table-already-at", language, address=taken.address), flush=True)
        if open_browser:
            webbrowser.open(taken.address)
    finally:
        handler.close()


def shared_by(share: Wanted, doors: Doors, port: int, tell: Callable[[], None]) -> Tunnel:
    """The tunnel that leads to a port of the server, which is for it alone."""
    from kingtable.server.share import Shared
    from kingtable.server.tunnel.tunnel import Tunnel

    doors.connections.tunnel = port
    return Tunnel(share.kind, port, Shared(doors, share, tell).changed, share.address)


def doors_for(
    host: str, allow_hosts: Sequence[str], behind_proxies: Sequence[str], trusted: frozenset[str] = frozenset()
) -> Doors:
    """The limits of this machine, and the names it is known by. trusted: who else says who asks. Raises
    InvalidOptions."""
    from kingtable.server.sharing.limits import Limits
    from kingtable.server.wire.doors import Doors

    names = list(allow_hosts)
    if _everywhere(host):
        names += [*filter(None, [lan_address()]), *machine_names()]
    elif host:
        names.append(f"[{host}]" if ":" in host else host)
    try:
        return Doors.named(Limits.of_this_machine(), names, behind_proxies, trusted)
    except ValueError as error:
        wrong = str(error)
        kind = "behind-proxy" if wrong in behind_proxies else "allow-host"
        option = "--host" if kind == "allow-host" and wrong not in allow_hosts else f"--{kind}"
        raise InvalidOptions(f"table-{kind}", field=option, given=cut(wrong, 80)) from None


def listen(host: str, port: int | None, backlog: int = 2048) -> socket.socket:
    """A socket bound to the address; backlog: how many connections may wait there. Raises CannotServe."""
    wanted = range(PORT, PORT + PORTS) if port is None else [port]
    for number in wanted:
        try:
            return _bound(host, number, backlog)
        except (OSError, OverflowError) as error:
            failure = error
            if getattr(error, "errno", None) not in _TAKEN:
                break
    if getattr(failure, "errno", None) not in _TAKEN:
        why = getattr(failure, "strerror", None) or failure
        raise CannotServe("table-not-listening", host=host, port=str(wanted[0]), problem=_problem(failure), why=why)
    if port is None:
        raise CannotServe("table-ports-taken", first=str(PORT), last=str(PORT + PORTS - 1))
    raise CannotServe("table-port-taken", port=str(port))


def _problem(failure: Exception) -> str:
    """Return the cause of a failure to listen, as the catalogues name it."""
    if isinstance(failure, socket.gaierror):
        return "name"
    return {errno.EADDRNOTAVAIL: "address", errno.EACCES: "denied"}.get(getattr(failure, "errno", 0), "other")


_TAKEN = {
    48,
    98,
    10013,
    10048,
}  # EADDRINUSE of macOS, Linux and Windows; Windows also denies access to a taken port


def _bound(host: str, port: int, backlog: int) -> socket.socket:
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
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, UNREAD)  # each connection has it from here
        bound.bind((host, port))
        bound.listen(backlog)
    except BaseException:
        bound.close()
        raise
    return bound


def settings(
    app: Starlette, doors: Doors | None = None, ws: Callable[..., asyncio.Protocol] | None = None
) -> uvicorn.Config:
    """How uvicorn serves the application behind these doors. ws: the protocol of a WebSocket."""
    import uvicorn

    from kingtable.server.wire.doors import Doors
    from kingtable.server.wire.http import http_protocol

    doors = doors or Doors()
    return uvicorn.Config(
        app,
        http=http_protocol(doors.connections),
        ws=cast("type[asyncio.Protocol]", ws),
        backlog=doors.limits.backlog,
        log_config=None,  # see logs.py
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=False,
        timeout_keep_alive=doors.limits.idle_seconds,
        timeout_graceful_shutdown=1,
    )


async def collect() -> None:
    """Have the collector walk over everything now and then, for ever: connections and tables that have ended lie in
    circles, are no longer young then, and would lie there for hours."""
    while True:
        await asyncio.sleep(LEAST_REST)
        began = time.perf_counter()
        gc.collect()
        await asyncio.sleep(rest_after(time.perf_counter() - began))


def rest_after(seconds: float) -> float:
    """Seconds until everything is walked over again, besides LEAST_REST, after a walk of `seconds`: no table moves on
    meanwhile, so it may take a two-thousandth of the time at most."""
    return max(0.0, 2000 * seconds - LEAST_REST)


def _run(
    listeners: list[socket.socket],
    say_where: Callable[[], None],
    config: uvicorn.Config,
    folder: DataFolder,
    flush: Callable[[], None],
    tunnel: Tunnel | None = None,
) -> None:
    import uvicorn

    class Serving(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets=sockets)
            say_where()
            # Threads read, replay and draw beside the loop. Whenever the loop lets go of the interpreter (at every call
            # of the system) it shall have it back soon, and not after Python's own 5 ms.
            sys.setswitchinterval(0.0005)
            # What is loaded now stays: keep the collector from walking over it. With Python's own
            # thresholds a full collection stopped every table for 200 ms and more.
            gc.collect()
            gc.freeze()
            # What dies young is collected early, so that memory is used again; all of it when `collect` says so.
            gc.set_threshold(5_000, 20, 100)
            self.collecting = asyncio.create_task(collect())
            self.tunnelling = asyncio.create_task(tunnel.run()) if tunnel else None

        def handle_exit(self, sig: int, frame: FrameType | None) -> None:
            super().handle_exit(sig, frame)
            self.force_exit = False  # stopping in order takes two seconds at most, however often somebody asks

        async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
            if self.tunnelling is not None:
                self.tunnelling.cancel()
                await asyncio.gather(self.tunnelling, return_exceptions=True)
            await super().shutdown(sockets=sockets)
            folder.release()  # uvicorn ends the process by the signal that stopped it: nothing after this is sure
            flush()

    with contextlib.suppress(KeyboardInterrupt):
        Serving(config).run(sockets=listeners)


def _everywhere(host: str) -> bool:
    return host in ("0.0.0.0", "::", "")


def announce(host: str, port: int, open_browser: bool, language: str = "en") -> str:
    """Say where the server is, and return it; for the home network with a link and a QR code for the telephones."""
    here = f"{_origin('127.0.0.1' if _everywhere(host) else host, port)}/"
    print(say("table-at", language, address=here), flush=True)
    if _everywhere(host) and (address := reached_at(host, port)):
        import segno

        print(say("table-at-home", language, address=f"{address}/"), flush=True)
        if sys.stdout.isatty():
            segno.make(f"{address}/", micro=False).terminal(compact=True)
    if open_browser:
        threading.Thread(target=webbrowser.open, args=(here,), daemon=True).start()
    return here


def reached_at(host: str, port: int, public: Sequence[str] = ()) -> str | None:
    """The address at which other devices open the page; None where only this computer can.

    public: the names under which a proxy in front of the server is known; it speaks TLS (docs/host.md).
    """
    if public:
        return f"https://{public[0]}"
    name = lan_address() if _everywhere(host) else host
    return None if name is None or is_loopback(name) else _origin(name, port)


def _origin(name: str, port: int) -> str:
    return f"http://[{name}]:{port}" if ":" in name else f"http://{name}:{port}"


def machine_names() -> list[str]:
    """The names by which other devices in the home network find this machine: its own, and the same with `.local`."""
    from kingtable.server.wire.guards import own_name

    short = socket.gethostname().partition(".")[0]
    try:
        return [own_name(name) for name in (socket.gethostname(), short, f"{short}.local")]
    except ValueError:  # a name that no browser could ask for
        return []


def lan_address() -> str | None:
    """This machine's address in the home network; None when it has none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing: it only asks which way packets would leave
            address = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if address.startswith("127.") else address
