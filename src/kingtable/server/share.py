"""A table that is open to the internet: what the tunnel says becomes a name of the server, a link, and lines."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from io import StringIO
from urllib.parse import urlsplit

from kingtable.engine.errors import InvalidOptions
from kingtable.engine.text import say
from kingtable.server.logs import Writer
from kingtable.server.messages.protocol import Sharing, Why
from kingtable.server.messages.refusal import Refusal, why
from kingtable.server.sharing.limits import TUNNEL
from kingtable.server.tunnel.kinds import Kind, chosen
from kingtable.server.tunnel.tunnel import State
from kingtable.server.wire.doors import Doors
from kingtable.server.wire.guards import host_name


@dataclass(frozen=True)
class Wanted:
    """What the host asked for: a program, the address where it is known before, and the language of the terminal."""

    kind: Kind
    address: str = ""
    language: str = "en"

    def trusted(self) -> frozenset[str]:
        """What the tunnel says of its visitors counts where its program says it."""
        return frozenset({TUNNEL}) if self.kind.forwards else frozenset()


@cache
def offered() -> Sharing | None:
    """What `--share` would do on this computer; None where it has no program for it."""
    try:
        kind, _ = chosen("")
    except InvalidOptions:
        return None
    return {"program": kind.name, "reader": kind.reader, "stage": "offered", "why": None}


class Shared:
    """Follows a tunnel: its name leads to this server while it is open, and no longer.

    tell: called when links reach farther than before, or less far.
    """

    def __init__(self, doors: Doors, wanted: Wanted, tell: Callable[[], None]) -> None:
        self.state = State("asking")
        self.terminal = Writer(sys.stdout)
        self._doors = doors
        self._wanted = wanted
        self._tell = tell
        self._last = ""
        self._why: Why | None = None  # of the last failure, until the tunnel is open again
        home = doors.reached
        doors.reached = lambda: self.state.address or home()
        doors.sharing = self.sharing

    def sharing(self) -> Sharing:
        """What the page gets to know."""
        kind = self._wanted.kind
        return {"program": kind.name, "reader": kind.reader, "stage": self.state.stage, "why": self._why}

    def changed(self, state: State) -> None:
        """Take in what the tunnel does now, and say it in the terminal and to the pages in this home."""
        before, self.state = self.state, state
        kind = self._wanted.kind
        if state.why:
            self._why = why(Refusal(state.why, program=kind.name, detail=state.detail))
        elif state.address:
            self._why = None
        if before.address:
            self._doors.hosts.discard(host_name(urlsplit(before.address).netloc))
        if state.address:
            self._doors.hosts.add(host_name(urlsplit(state.address).netloc))
            self._open(state.address)
        elif state.stage == "asking":
            self._say("share-asking", program=kind.name)
        else:
            self._say(state.why, program=kind.name, detail=state.detail)
            self._say("share-given-up" if state.stage == "given up" else "share-again")
        self._tell()

    def _open(self, address: str) -> None:
        import segno

        self._say("share-moved" if self._last not in ("", address) else "share-open", address=f"{address}/")
        self._last = address
        if sys.stdout.isatty():
            segno.make(f"{address}/", micro=False).terminal(drawn := StringIO(), compact=True)
            self.terminal.add(drawn.getvalue())
        if self._wanted.kind.reader:
            self._say("share-reader", reader=self._wanted.kind.reader)

    def _say(self, key: str, **args: str) -> None:
        self.terminal.add(say(key, self._wanted.language, **args))
