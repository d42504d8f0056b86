"""The programs that can open a tunnel: how each is called, what it prints, and what it tells of a visitor.

The texts were read in the sources of cloudflared (`cmd/cloudflared/tunnel/quick_tunnel.go`), of tailscale
(`cmd/tailscale/cli/serve_v2.go`) and in ngrok's documentation of its agent; `tests/server/tunnels.py` prints them.
"""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

from kingtable.engine.errors import InvalidOptions
from kingtable.engine.text import cut


@dataclass
class Reading:
    """What a program has said so far. address: `https://` and a name. why: the key of a message; "": all is well."""

    address: str = ""
    connected: bool = False
    why: str = ""
    last: str = ""
    """The last line, for an error that nobody foresaw."""


@dataclass(frozen=True)
class Kind:
    """One program.

    command: the words that start it, from the port that it leads to and an empty file. read: what a line of its output
    adds to a `Reading`. forwards: it writes the visitor's address behind all others in X-Forwarded-For. reader: who
    could read along, "" for nobody: there TLS ends on this computer. install: the lines that install it, by the program
    that each needs; of "" the page that says how.
    """

    name: str
    command: Callable[[int, Path], list[str]]
    read: Callable[[str, Reading], None]
    forwards: bool = True
    reader: str = ""
    install: Mapping[str, str] = field(default_factory=dict)

    @property
    def here(self) -> bool:
        """Does this machine have the program?"""
        return shutil.which(self.command(0, Path())[0]) is not None

    @property
    def installed_by(self) -> str:
        """The line that installs it on this system, or the page that says how."""
        return next((line for needs, line in self.install.items() if not needs or shutil.which(needs)), "")


def _cloudflared(port: int, empty: Path) -> list[str]:
    # A file of the user's own may lead all names elsewhere, so an empty one is read. Open sockets must not hold up the
    # end of the program.
    quick = ["--no-autoupdate", "--config", str(empty), "--grace-period", "1s"]
    return ["cloudflared", "tunnel", *quick, "--url", f"http://127.0.0.1:{port}"]


# The address stands alone in a box; other lines have addresses, too.
_BOX = re.compile(r"INF \|\s+(https://(?!api\.)[a-z0-9-]+\.trycloudflare\.com)\s+\|")


def _read_cloudflared(line: str, reading: Reading) -> None:
    if found := _BOX.search(line):
        reading.address = found[1]
    elif "Registered tunnel connection" in line:
        reading.connected = True
    elif "error code: 1015" in line or "429 Too Many Requests" in line:
        reading.why = "share-too-often"


def _read_tailscale(line: str, reading: Reading) -> None:
    if found := re.fullmatch(r"(https://[a-z0-9.-]+\.ts\.net)/?", line):
        reading.address = found[1]
    elif line.startswith("Press Ctrl+C to exit"):
        reading.connected = reading.address != ""
    elif "Funnel is not enabled" in line or "Funnel not available" in line:
        reading.why = "share-not-allowed"
    elif "foreground already exists" in line:
        reading.why = "share-runs-already"


def _read_ngrok(line: str, reading: Reading) -> None:
    if found := re.search(r"ERR_NGROK_\d+", line):
        reading.why = "share-login" if found[0] in ("ERR_NGROK_4018", "ERR_NGROK_105") else "share-refused"
        return
    try:
        message = json.loads(line)
    except ValueError:
        return
    if (
        isinstance(message, dict)
        and message.get("msg") == "started tunnel"
        and str(message.get("url")).startswith("https://")
    ):
        reading.address, reading.connected = message["url"], True


def _read_ssh(line: str, reading: Reading) -> None:
    for words, why in {
        "Host key verification failed": "share-ssh-host",
        "Permission denied": "share-ssh-key",
        "remote port forwarding failed": "share-ssh-port",
        "Connection refused": "share-ssh-nobody",
        "Could not resolve hostname": "share-ssh-nobody",
    }.items():
        if words in line:
            reading.why = why


_RELEASE = "https://github.com/cloudflare/cloudflared/releases/latest/download/cloudflared-linux"

KINDS = {
    kind.name: kind
    for kind in (
        Kind(
            "cloudflared",
            _cloudflared,
            _read_cloudflared,
            reader="Cloudflare",
            install={
                "brew": "brew install cloudflared",
                "winget": "winget install --id Cloudflare.cloudflared",
                "dpkg": f"curl -LO {_RELEASE}-$(dpkg --print-architecture).deb && sudo dpkg -i cloudflared-linux-*.deb",
                "dnf": f"sudo dnf install {_RELEASE}-$(uname -m).rpm",
                "pacman": "sudo pacman -S cloudflared",
                "": "https://github.com/cloudflare/cloudflared/releases",
            },
        ),
        Kind(
            "tailscale",
            lambda port, _: ["tailscale", "funnel", "--yes", str(port)],
            _read_tailscale,
            install={"": "https://tailscale.com/download"},
        ),
        Kind(
            "ngrok",
            lambda port, _: ["ngrok", "http", str(port), "--log", "stdout", "--log-format", "json"],
            _read_ngrok,
            reader="ngrok",
            install={
                "brew": "brew install ngrok",
                "winget": "winget install ngrok",
                "snap": "sudo snap install ngrok",
                "": "https://ngrok.com/download",
            },
        ),
    )
}
"""The programs that give an address themselves, those that need no account first."""


def ssh(wanted: str) -> tuple[Kind, str]:
    """A tunnel to a machine of one's own, and its address.

    wanted: `MACHINE=https://ADDRESS` or `MACHINE:PORT=https://ADDRESS`.
    PORT is where the front end there looks for Kingtable; 8000 where it is left out. Raises InvalidOptions.
    """
    host, _, address = wanted.partition("=")
    name, _, port = host.partition(":")
    parts = urlsplit(address)
    named = name and not name.startswith("-") and (port.isdecimal() or not port)
    if not named or parts.scheme != "https" or not parts.netloc:
        raise InvalidOptions("share-ssh", field="share", text=cut(wanted, 80))

    def command(local: int, _: Path) -> list[str]:
        options = ("BatchMode=yes", "ExitOnForwardFailure=yes", "ServerAliveInterval=15")
        words = [word for option in options for word in ("-o", option)]
        return ["ssh", "-N", "-T", *words, "-R", f"127.0.0.1:{port or 8000}:127.0.0.1:{local}", name]

    return Kind("ssh", command, _read_ssh, forwards=False), f"https://{parts.netloc}"


def chosen(wanted: str) -> tuple[Kind, str]:
    """The kind that somebody asked for, and its address where it is known before it starts.

    wanted: the name of a program, `ssh:MACHINE=ADDRESS`, or "": the first one that this machine has. Raises
    InvalidOptions.
    """
    if wanted.startswith("ssh:"):
        return ssh(wanted.removeprefix("ssh:"))
    if wanted and wanted not in KINDS:
        raise InvalidOptions("share-unknown", field="share", text=cut(wanted, 40), known=", ".join(KINDS))
    for kind in [KINDS[wanted]] if wanted else KINDS.values():
        if kind.here:
            return kind, ""
    first = KINDS[wanted or "cloudflared"]
    key = "share-missing" if wanted else "share-none"
    raise InvalidOptions(key, field="share", program=first.name, line=first.installed_by)
