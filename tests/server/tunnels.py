"""A program that stands in for those that open tunnels: it prints what they print, and does no more unless asked.

    python tests/server/tunnels.py KIND CASE [WORD ...]

CASE: `second` (another Kingtable is there already),
`well`, `slow`, `silent`, `late` (address, never connected), `rubbish`, `login`, `busy` (too many requests),
`dying` (well, then ends after a second), `stubborn` (well, and does not end when it is asked to), `forwards` (well, and
leads `https://NAME.trycloudflare.com` to the server as cloudflared does: its first argument after `--url` says where
that is; the folder in `STAND_IN` says the rest, see `Stand`).
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import ssl
import sys
import time
from collections.abc import Sequence
from pathlib import Path

ADDRESS = {
    "cloudflared": "https://quiet-river-seven.trycloudflare.com",
    "tailscale": "https://laptop.tail1234.ts.net",
    "ngrok": "https://0a1b-2c3d.ngrok-free.app",
}


class Stand:
    """What a `forwards` goes by, as files: `names`, one line for each time that the program is started; `ports`, where
    it listens, each with the address of the visitor who comes there; `server.pem`, its certificate and key. It writes
    `pid`."""

    def __init__(self, folder: Path) -> None:
        name, *self.rest = (folder / "names").read_text().split()
        (folder / "names").write_text(" ".join(self.rest or [name]))
        (folder / "pid").write_text(str(os.getpid()))
        ADDRESS["cloudflared"] = f"https://{name}.trycloudflare.com"
        self.ports: dict[str, str] = json.loads((folder / "ports").read_text())
        self.context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
        self.context.load_cert_chain(folder / "server.pem")

    async def forward(self, target: int) -> None:
        """Lead every visitor to the server, with their address behind those that they claim to have."""

        async def meet(visitor: str, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            with contextlib.suppress(OSError, asyncio.IncompleteReadError):
                head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
                said = [line for line in head if line.lower().startswith("x-forwarded-for:")]
                head = [line for line in head[:-2] if line not in said]
                if not any(line.lower().startswith("upgrade:") for line in head):
                    head = [line for line in head if not line.lower().startswith("connection:")] + ["Connection: close"]
                head.append(f"X-Forwarded-For: {', '.join([*(line[16:].strip() for line in said), visitor])}")
                there, back = await asyncio.open_connection("127.0.0.1", target)
                back.write("\r\n".join([*head, "", ""]).encode("latin-1"))
                await asyncio.wait(
                    [asyncio.create_task(_pour(reader, back)), asyncio.create_task(_pour(there, writer))],
                    return_when=asyncio.FIRST_COMPLETED,
                )
                back.close()
            writer.close()

        for port, visitor in self.ports.items():

            async def met(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, visitor: str = visitor) -> None:
                await meet(visitor, reader, writer)

            await asyncio.start_server(met, "127.0.0.1", int(port), ssl=self.context)
        await asyncio.Event().wait()


async def _pour(source: asyncio.StreamReader, to: asyncio.StreamWriter) -> None:
    with contextlib.suppress(OSError):
        while block := await source.read(65536):
            to.write(block)
            await to.drain()


def err(*lines: str) -> None:
    for line in lines:
        print(line, file=sys.stderr, flush=True)


def out(*lines: str) -> None:
    for line in lines:
        print(line, flush=True)


def hang() -> None:
    while True:
        signal.pause()


def cloudflared(case: str) -> None:
    stamp = "2026-11-26T03:00:00Z"
    err(f"{stamp} INF Thank you for trying Cloudflare Tunnel. Read https://www.cloudflare.com/website-terms/ first.")
    err(f"{stamp} INF Requesting new quick Tunnel on trycloudflare.com...")
    if case in ("busy", "login"):
        err(f'{stamp} ERR Error unmarshaling QuickTunnel response: error code: 1015 error="invalid character"')
        err("failed to unmarshal quick Tunnel: invalid character 'e' (https://api.trycloudflare.com/tunnel)")
        sys.exit(1)
    rule = f"{stamp} INF +{'-' * 86}+"
    err(rule, f"{stamp} INF |  Your quick Tunnel has been created! Visit it at:{' ' * 36}|")
    err(f"{stamp} INF |  {ADDRESS['cloudflared']}{' ' * 40}|", rule)
    if case != "late":
        err(f"{stamp} INF Registered tunnel connection connIndex=0 connection=1 event=0 ip=198.51.100.7 protocol=quic")


def tailscale(case: str) -> None:
    if case == "second":
        out("foreground already exists under this port")
        sys.exit(1)
    if case in ("busy", "login"):
        out(
            "Funnel is not enabled on your tailnet.",
            "To enable, visit:",
            "",
            "https://login.tailscale.com/f/funnel?node=1",
        )
        sys.exit(0)
    out("Available on the internet:", "", f"{ADDRESS['tailscale']}/", "|-- proxy http://127.0.0.1:8000")
    if case != "late":
        out("", "Press Ctrl+C to exit.")


def ngrok(case: str) -> None:
    if case in ("busy", "login"):
        err(
            "ERROR:  authentication failed: Usage of ngrok requires a verified account and authtoken.",
            "ERROR:  ERR_NGROK_4018",
        )
        sys.exit(1)
    out(json.dumps({"lvl": "info", "msg": "client session established", "obj": "tunnels.session"}))
    if case != "late":
        out(json.dumps({"lvl": "info", "msg": "started tunnel", "addr": "http://a", "url": ADDRESS["ngrok"]}))


def ssh(case: str) -> None:
    if case in ("busy", "login"):
        err("ada@table.example.org: Permission denied (publickey,password).")
        sys.exit(255)


def main(kind: str, case: str, words: Sequence[str] = ()) -> None:
    if case == "forwards":
        stand = Stand(Path(os.environ["STAND_IN"]))
        cloudflared("well")
        asyncio.run(stand.forward(int(words[words.index("--url") + 1].rpartition(":")[2])))
    if case == "silent":
        hang()
    if case == "rubbish":
        sys.stdout.buffer.write(os.urandom(300_000) + b"\n" + b"https://" * 50_000 + b"\n")
        sys.stdout.flush()
        err("https://api.trycloudflare.com", "x" * 100_000)
        hang()
    if case == "slow":
        time.sleep(1.0)  # that it takes its time is the case
    if case == "stubborn":
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
    {"cloudflared": cloudflared, "tailscale": tailscale, "ngrok": ngrok, "ssh": ssh}[kind](case)
    if case == "dying":
        time.sleep(1.0)  # that it lives for a while is the case
    else:
        hang()


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], sys.argv[3:])
