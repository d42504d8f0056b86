"""The README's first command, as a stranger with a stock machine runs it: the distribution's Python, an empty home."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import signal
import subprocess
import tomllib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest

ROOT = Path(__file__).parent.parent
PATIENCE = 400.0  # seconds: everything is downloaded and the page is built, beside other tests
NEEDED = re.compile(r"SSL_CERT|_CA_|CA_BUNDLE|PIP_CERT|PIP_FIND|INDEX_URL|REGISTRY|PROXY", re.IGNORECASE)
"""Variables without which this machine may not reach the registries; a stranger's has none."""
SETTINGS = (".npmrc", ".config/pip/pip.conf", ".config/uv/uv.toml")


@dataclass(frozen=True)
class Stranger:
    """A fresh clone, an empty home, and nothing on the path but the system's programs."""

    clone: Path
    home: Path

    def environment(self, path: str = "/usr/bin:/bin", **more: str) -> dict[str, str]:
        """All that a command sees of this machine."""
        needed = {name: value for name, value in os.environ.items() if NEEDED.search(name)}
        return {**needed, "HOME": str(self.home), "PATH": path, **more}

    @contextmanager
    def started(self, command: str, environment: Mapping[str, str]) -> Iterator[subprocess.Popen[str]]:
        """The command, running in a process group of its own, with its stdout and stderr as one stream; then ended."""
        process = subprocess.Popen(
            shlex.split(command),
            cwd=self.clone,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )
        try:
            with process:
                yield process
                end(process, signal.SIGKILL)
        finally:
            end(process, signal.SIGKILL)

    def ends(self, command: str, **more: str) -> tuple[int, str]:
        """The exit code and the output of a command that ends by itself."""
        with self.started(command, self.environment(**more)) as process:
            output, _ = process.communicate(timeout=PATIENCE)
            return process.returncode, output

    def page(self, command: str, environment: Mapping[str, str]) -> str:
        """Start the command and wait until its page answers; returns what the command printed until then."""
        with self.started(command, environment) as process:
            output = until(process, "Kingtable is at ")
            assert "Kingtable is at " in output, output
            with httpx.Client(trust_env=False, timeout=PATIENCE) as http:
                answer = http.get(output.split()[-1])
            assert answer.status_code == 200
            assert "<title>Kingtable" in answer.text
        return output


def end(process: subprocess.Popen[str], by: signal.Signals) -> None:
    """Send a signal to the command and to all that it started."""
    if process.poll() is None:
        os.killpg(process.pid, by)


def until(process: subprocess.Popen[str], words: str) -> str:
    """What the command prints until a line has these words, or until it ends."""
    assert process.stdout is not None
    output = ""
    for line in process.stdout:
        output += line
        if words in line:
            break
    return output


def first_command() -> str:
    """The first block of commands in the README, to the letter."""
    (block,) = re.findall(r"```sh\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.DOTALL)[:1]
    return str(block).strip()


def commands() -> dict[str, str]:
    """The README's ways to start Kingtable with one command, by the first column of their tables."""
    play = (ROOT / "README.md").read_text("utf-8").partition("## Play")[2].partition("\n## ")[0]
    return dict(re.findall(r"^\| ([^|]+) \| `([^`]+)` \|$", play, re.MULTILINE))


@pytest.fixture(scope="module")
def stranger(tmp_path_factory: pytest.TempPathFactory) -> Stranger:
    """A clone of what is committed, and of what is changed but not yet committed."""
    folder = tmp_path_factory.mktemp("stranger")
    clone, home = folder / "kingtable", folder / "home"
    subprocess.run(["git", "clone", "-q", ROOT, clone], check=True)
    changed = subprocess.run(["git", "diff", "--binary", "HEAD"], cwd=ROOT, capture_output=True, check=True).stdout
    if changed:
        subprocess.run(["git", "apply"], cwd=clone, input=changed, check=True)
    home.mkdir()
    for name in SETTINGS:
        if (Path.home() / name).is_file():
            (home / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(Path.home() / name, home / name)
    return Stranger(clone, home)


@pytest.mark.slow
def test_the_first_command_of_the_readme_works_on_a_stock_machine(stranger: Stranger) -> None:
    first = first_command()

    code, output = stranger.ends(first.replace("python3", "python3 -S"))  # a Python without packages has no pip
    assert code == 2
    assert output.splitlines()[-1].startswith("On Debian and Ubuntu: sudo apt install python3-pip.")

    nowhere = {"PIP_NO_INDEX": "1", "PIP_CONFIG_FILE": os.devnull, "PIP_FIND_LINKS": ""}
    code, output = stranger.ends(first, **nowhere)
    assert code == 2
    assert "Kingtable could not download uv" in output
    assert "Is this computer online?" in output

    environment = stranger.environment()
    with stranger.started(first, environment) as process:
        output = until(process, "Building kingtable")
        assert "Downloading uv, which installs the rest" in output
        assert "Installing Kingtable into this folder" in output
        end(process, signal.SIGINT)
        rest, _ = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130, rest
    assert "Start again with the same command" in rest
    assert "Traceback" not in rest

    code, output = stranger.ends(first, UV_OFFLINE="1")
    assert code == 2
    assert "uv's message above says what is missing" in output

    output = stranger.page(first, environment)
    assert "Downloading uv," not in output  # it goes on where it stopped
    assert "Built kingtable" in output

    code, output = stranger.ends(f"{first} --version", UV_OFFLINE="1")
    assert (code, output.split()[0]) == (0, "kingtable,")  # installed, it starts without the network, and says no more
    assert len(output.splitlines()) == 1
    assert not list(stranger.home.glob(".local/bin/*"))  # the user's own programs are as they were


@pytest.mark.slow
def test_the_short_forms_of_the_readme_work(stranger: Stranger, tmp_path: Path) -> None:
    stranger.ends("python3 start.py --version")
    uv = stranger.clone / ".uv" / "bin"
    tools = {"UV_TOOL_DIR": str(tmp_path / "tools"), "UV_TOOL_BIN_DIR": str(tmp_path / "bin")}
    path = f"{uv}:{tmp_path / 'bin'}:/usr/bin:/bin"
    subprocess.run([uv / "uv", "tool", "install", "-q", "pipx"], env=stranger.environment(path, **tools), check=True)
    for way in ("uv", "pipx"):
        command = commands()[f"with {way}"]
        assert command.startswith(way)
        stranger.page(command, stranger.environment(path))


def test_every_way_to_start_has_its_line_in_the_readme() -> None:
    assert list(commands()) == ["Linux", "macOS", "Windows", "with uv", "with pipx"]
    assert first_command() == commands()["macOS"] == commands()["Linux"]
    assert commands()["Windows"] == commands()["Linux"].replace("python3", "py")


def test_the_package_starts_under_its_own_name() -> None:
    """`pipx run --spec . NAME`, and `uvx NAME` once it is published, need a script of the package's name."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert project["name"] in project["scripts"]
    assert commands()["with pipx"] == f"pipx run --spec . {project['name']}"
