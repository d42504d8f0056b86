"""Programs in front of the server: Caddy as `deploy/` sets it up, nginx and HAProxy as `docs/host.md` does."""

from __future__ import annotations

import contextlib
import os
import re
import socket
import ssl
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from scripts.debian import program
from tests.waiting import PATIENCE, until

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
HOST = (ROOT / "docs/host.md").read_text("utf-8")
NAME = "table.example.org"

NGINX = """
daemon off;
pid {folder}/pid;
error_log stderr;
events {{}}
http {{
  access_log off;
  client_body_temp_path {folder}/body;
  proxy_temp_path {folder}/proxy;
  fastcgi_temp_path {folder}/fastcgi;
  uwsgi_temp_path {folder}/uwsgi;
  scgi_temp_path {folder}/scgi;
  {site}
}}
"""
CADDY = """
{{
	admin off
	local_certs
	skip_install_trust
	auto_https disable_redirects
}}
import {site}
"""


def example(language: str) -> str:
    """The example of docs/host.md in the language of a program's configuration."""
    found = re.search(rf"^```{language}\n(.*?)^```", HOST, re.MULTILINE | re.DOTALL)
    assert found, f"docs/host.md has no example for {language}"
    return found[1]


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return int(probe.getsockname()[1])


def nginx_site(port: int, server: int) -> str:
    """The example, without TLS and at other ports."""
    return example("nginx").replace("listen 80;", f"listen 127.0.0.1:{port};").replace(":8000", f":{server}")


def nginx(folder: Path, site: str, *more: str) -> list[str]:
    (folder / "nginx.conf").write_text(NGINX.format(folder=folder, site=site))
    return [*program("nginx"), "-e", "stderr", "-c", str(folder / "nginx.conf"), *more]


def haproxy(folder: Path, port: int, server: int, *more: str) -> list[str]:
    """The example, without TLS and at other ports."""
    told = re.sub(r"bind :443 ssl .*", f"bind 127.0.0.1:{port}", example("haproxy")).replace(":8000", f":{server}")
    told = re.sub(r" +(bind :80|http-request redirect .*)\n", "", told)
    (folder / "haproxy.cfg").write_text(told)
    return [*program("haproxy"), "-f", str(folder / "haproxy.cfg"), *more]


def caddy(folder: Path, port: int, server: int, command: str = "run") -> tuple[list[str], dict[str, str]]:
    """deploy/Caddyfile with certificates of Caddy's own making: the command and what stands in its environment."""
    (folder / "Caddyfile").write_text(CADDY.format(site=DEPLOY / "Caddyfile"))
    told = {"TABLE_NAME": f"{NAME}:{port}", "TABLE_SERVER": f"127.0.0.1:{server}"}
    folders = {name: str(folder / "caddy") for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME")}
    return [*program("caddy"), command, "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"], told | folders


def handshake(port: int, name: str = NAME) -> None:
    """Wait until a program that listens has its certificate: Caddy makes it when it listens already."""
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE

    def shaken() -> bool:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), PATIENCE) as call:
            context.wrap_socket(call, server_hostname=name).close()
            return True
        return False

    until(shaken, f"a certificate for {name}")


@contextmanager
def running(command: list[str], port: int, folder: Path, environment: dict[str, str] | None = None) -> Iterator[None]:
    """A program while it listens at a port."""
    said = folder / "said"
    with said.open("w") as output:
        process = subprocess.Popen(
            command, cwd=folder, stdout=output, stderr=output, env={**os.environ, **(environment or {})}
        )
    try:
        until(lambda: process.poll() is not None or _listens(port), f"{command[0]} listens")
        assert process.poll() is None, said.read_text()
        yield
    finally:
        process.terminate()
        try:
            process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait(PATIENCE)


def _listens(port: int) -> bool:
    with socket.socket() as call:
        return call.connect_ex(("127.0.0.1", port)) == 0
