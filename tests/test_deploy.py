"""The files in `deploy/` and the examples of docs/host.md: each is what its own checker accepts, and each checker finds
a mistake."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import click
import pytest

from kingtable.cli import main
from scripts.debian import program
from tests.server.fronts import DEPLOY, ROOT, free_port, haproxy, nginx, nginx_site

BIN = Path(sys.executable).parent
UNIT = (DEPLOY / "kingtable.service").read_text("utf-8")
COMPOSE = (DEPLOY / "compose.yaml").read_text("utf-8")
DOCKERFILE = (DEPLOY / "Dockerfile").read_text("utf-8")


def run(*command: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command, capture_output=True, text=True, env={**os.environ, **environment}, cwd=ROOT, timeout=60, check=False
    )


def verified(unit: str, folder: Path) -> str:
    """What systemd finds in the unit. A misspelt key is a warning, and the exit code stays 0."""
    if shutil.which("systemd-analyze") is None:
        pytest.fail("This test needs systemd-analyze: run scripts/test, or install Debian's package systemd.")
    (folder / "kingtable.service").write_text(unit.replace("/opt/kingtable/bin/kingtable", "/bin/true"))
    done = run("systemd-analyze", "verify", "--man=no", str(folder / "kingtable.service"))
    return done.stderr or ("" if done.returncode == 0 else f"exit code {done.returncode}")


def test_systemd_finds_nothing_in_the_unit(tmp_path: Path) -> None:
    assert "/opt/kingtable/bin/kingtable" in UNIT
    assert verified(UNIT, tmp_path) == ""


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("ProtectSystem=strict", "ProtectSistem=strict"),
        ("KillMode=mixed", "KillMode=mixt"),
        ("@system-service", "@sistem-service"),
        ("ExecStart=/opt", "ExecStart=opt"),
    ],
)
def test_systemd_finds_a_mistake_in_the_unit(right: str, wrong: str, tmp_path: Path) -> None:
    assert right in UNIT
    assert verified(UNIT.replace(right, wrong), tmp_path) != ""


def test_the_unit_keeps_what_the_server_needs() -> None:
    for line in ("KillMode=mixed", "StateDirectory=kingtable", "CacheDirectory=kingtable", "DynamicUser=yes"):
        assert line in UNIT.splitlines()


def composed(told: str, folder: Path) -> subprocess.CompletedProcess[str]:
    (folder / "compose.yaml").write_text(told)
    checker = [str(BIN / "check-jsonschema"), "--builtin-schema", "vendor.compose-spec"]
    return run(*checker, str(folder / "compose.yaml"))


def test_the_compose_file_fits_its_schema(tmp_path: Path) -> None:
    done = composed(COMPOSE, tmp_path)
    assert done.returncode == 0, done.stdout
    assert composed(COMPOSE.replace("cap_drop", "cap_drops"), tmp_path).returncode == 1


def test_the_server_trusts_the_address_that_the_compose_file_gives_to_caddy() -> None:
    (trusted,) = re.findall(r'"--behind-proxy", "([\d.]+)"', COMPOSE)
    assert re.search(rf"\n  caddy:(\n    .*)*\n        ipv4_address: {re.escape(trusted)}\n", COMPOSE)


def linted(told: str, folder: Path) -> subprocess.CompletedProcess[str]:
    (folder / "Dockerfile").write_text(told)
    return run(str(BIN / "hadolint"), "--no-color", str(folder / "Dockerfile"))


def test_the_linter_finds_nothing_in_the_dockerfile(tmp_path: Path) -> None:
    done = linted(DOCKERFILE, tmp_path)
    assert (done.returncode, done.stdout) == (0, "")
    assert linted(DOCKERFILE.replace("--no-cache-dir ", ""), tmp_path).returncode == 1


def test_the_image_is_built_from_what_the_package_needs_and_nothing_else() -> None:
    """The source distribution names the files of a build; the lock file says which packages."""
    (include,) = re.findall(
        r"\[tool\.hatch\.build\.targets\.sdist\]\ninclude = \[(.*)\]", (ROOT / "pyproject.toml").read_text()
    )
    needed = {name.strip(' "') for name in include.split(",")} | {"uv.lock"}
    lines = (ROOT / ".dockerignore").read_text("utf-8").splitlines()
    assert "*" in lines
    assert {line[1:] for line in lines if line.startswith("!")} == needed
    assert all((ROOT / name).exists() for name in needed)


def validated(file: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    return run(*program("caddy"), "validate", "--adapter", "caddyfile", "--config", str(file), **environment)


@pytest.mark.parametrize("environment", [{}, {"TABLE_NAME": "a.example.org", "TABLE_SERVER": "table:8000"}])
def test_caddy_accepts_its_file(environment: dict[str, str], tmp_path: Path) -> None:
    done = validated(DEPLOY / "Caddyfile", **environment)
    assert done.returncode == 0, done.stderr
    assert '"warn"' not in done.stderr
    (tmp_path / "Caddyfile").write_text((DEPLOY / "Caddyfile").read_text().replace("reverse_proxy", "revers_proxy"))
    assert validated(tmp_path / "Caddyfile", **environment).returncode == 1


def test_nginx_accepts_the_example(tmp_path: Path) -> None:
    site = nginx_site(free_port(), free_port())
    done = run(*nginx(tmp_path, site, "-t"))
    assert done.returncode == 0, done.stderr
    assert "warn" not in done.stderr
    assert run(*nginx(tmp_path, site.replace("proxy_pass", "proxi_pass"), "-t")).returncode == 1


def test_haproxy_accepts_the_example(tmp_path: Path) -> None:
    command = haproxy(tmp_path, free_port(), free_port(), "-c")
    done = run(*command)
    assert done.returncode == 0, done.stderr
    assert "WARNING" not in done.stderr
    (tmp_path / "haproxy.cfg").write_text(
        (tmp_path / "haproxy.cfg").read_text().replace("option forwardfor", "option forward")
    )
    assert run(*command).returncode == 1


def started() -> dict[str, list[str]]:
    """By file, the words with which it starts Kingtable."""
    (unit,) = re.findall(r"^ExecStart=\S+ (.*)$", UNIT, re.MULTILINE)
    (image,) = re.findall(r"^ENTRYPOINT \[(.*)\]$", DOCKERFILE, re.MULTILINE)
    (more,) = re.findall(r"^    command: \[(.*)\]$", COMPOSE, re.MULTILINE)
    listed = [re.findall(r'"([^"]*)"', words) for words in (image, more)]
    return {"unit": shlex.split(unit), "image": listed[0][1:], "compose": [*listed[0][1:], *listed[1]]}


@pytest.mark.parametrize("file", started())
def test_kingtable_has_the_options_that_the_files_give_it(file: str) -> None:
    told = main.make_context("kingtable", started()[file]).params
    assert (told["port"], told["browser"]) == (8000, False)
    assert told["data"] is not None
    with pytest.raises(click.UsageError):
        main.make_context("kingtable", ["--no-such-option", *started()[file]])
