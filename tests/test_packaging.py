"""The wheel: what it holds, and what it does where it is installed: the engine alone, and all of it."""

from __future__ import annotations

import ast
import json
import os
import re
import shutil
import subprocess
import sys
import threading
import tomllib
import zipfile
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.metadata import packages_distributions
from pathlib import Path
from typing import Any

import httpx
import pytest

import kingtable
from kingtable.engine import extras
from tests.server.house import Client, claimed, play_out
from tests.waiting import PATIENCE

ROOT = Path(__file__).parent.parent
ENGINE = ("numpy", "numba", "llvmlite", "msgspec")  # numba's compiler comes with numba

GAMES = """
import json, sys
import kingtable
from kingtable import bots
from kingtable.arena.matches import play_match

told = {"errors": [], "scores": {}}
for name in kingtable.GAMES:
    match = kingtable.new(name, seed=3)
    while not match.over:
        seat = match.to_move
        spec = bots.names(name)[seat]["bot"]
        for move in bots.choose(name, spec, match.observe(seat, 1), seat, len(match.moves)):
            match.play(move)
    assert kingtable.replay(match.record()).position() == match.position()
    told["scores"][name] = match.scores
    assert play_match(name, ["random", "random"], {}, games=2, seed=1, processes=1)
    for wrong in (lambda: kingtable.new(name, players=9), lambda: kingtable.new(name, seed=1).play("23x")):
        try:
            wrong()
        except kingtable.Refused as refused:
            told["errors"].append(str(refused))
told["modules"] = sorted({module.partition(".")[0] for module in sys.modules} - set(sys.stdlib_module_names))
told["at"] = kingtable.__file__
print(json.dumps(told))
"""


@dataclass(frozen=True)
class Installed:
    """A virtual environment with the wheel, and a folder outside the checkout where its programs run."""

    folder: Path

    def run(self, program: str, *words: str) -> str:
        """What a program of the environment prints on stdout; it must end well."""
        done = subprocess.run(
            [self.folder / "bin" / program, *words],
            cwd=self.folder,
            env={name: value for name, value in os.environ.items() if not name.startswith(("KINGTABLE_", "PYTHON"))},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout


def uv(*words: str | Path) -> str:
    """What uv prints on stdout; it must end well."""
    program = os.environ.get("UV") or shutil.which("uv")  # `uv run` tells where it is
    assert program, "run the tests through scripts/test or uv run"
    done = subprocess.run([program, *words], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A freshly built wheel."""
    folder = tmp_path_factory.mktemp("wheel")
    uv("build", "--wheel", "--out-dir", folder, ROOT)
    (file,) = folder.glob("*.whl")
    return file


@pytest.fixture(scope="module")
def names(wheel: Path) -> list[str]:
    """The names of the files in it."""
    return zipfile.ZipFile(wheel).namelist()


@pytest.fixture(scope="module")
def locked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The locked files of all that the package needs, which are here: nobody asks a package index for them."""
    file = tmp_path_factory.mktemp("locked") / "pylock.toml"
    uv("export", "--frozen", "--no-emit-project", "--no-default-groups", "-q", "--format", "pylock.toml", "-o", file)
    return file


def installed(folder: Path, wheel: Path, locked: Path, *only: str) -> Installed:
    """A new environment with the wheel and all that it needs, or only these packages of that."""
    uv("venv", "-q", "--python", sys.executable, folder)
    head, *packages = locked.read_text().split("[[packages]]")
    named = [one for one in packages if not only or tomllib.loads(one)["name"] in only]
    part = folder / "pylock.toml"
    part.write_text("[[packages]]".join([head, *named]))
    python = folder / "bin" / "python"
    uv("pip", "install", "-q", "--python", python, "-r", part)
    uv("pip", "install", "-q", "--python", python, "--no-deps", wheel)
    if not only:
        uv("pip", "check", "-q", "--python", python)
    return Installed(folder)


@pytest.fixture(scope="module")
def engine(wheel: Path, locked: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """The engine alone: the wheel without what the server and the commands need."""
    return installed(tmp_path_factory.mktemp("engine"), wheel, locked, *ENGINE)


@pytest.fixture(scope="module")
def whole(wheel: Path, locked: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """What `pip install kingtable` gives."""
    return installed(tmp_path_factory.mktemp("whole"), wheel, locked)


def project() -> dict[str, Any]:
    """What pyproject.toml declares of the project."""
    declared: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    return declared


def distribution(requirement: str) -> str:
    """The normalized name in a requirement."""
    return re.sub(r"[-_.]+", "-", re.split(r"[\[<>=!~ ;]", requirement)[0]).lower()


def run(tree: ast.AST) -> Iterator[ast.AST]:
    """Every node, but those that only type checkers read."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            node.body = []
        yield node
        yield from run(node)


def test_every_package_that_is_imported_is_declared() -> None:
    extras = project()["optional-dependencies"].values()
    declared = {distribution(one) for group in (project()["dependencies"], *extras) for one in group}
    imported: set[str] = set()
    for file in (ROOT / "src").rglob("*.py"):
        for node in run(ast.parse(file.read_text("utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            names += [node.module or ""] if isinstance(node, ast.ImportFrom) and not node.level else []
            imported |= {name.partition(".")[0] for name in names}
    known = packages_distributions()
    named = {distribution(known.get(module, [module])[0]) for module in imported - set(sys.stdlib_module_names)}
    assert named - {"kingtable"} <= declared


def test_libraries_whose_insides_we_use_have_an_upper_bound() -> None:
    bounded = {distribution(requirement) for requirement in project()["dependencies"] if "<" in requirement}
    assert {"numba", "uvicorn", "fluent-runtime"} <= bounded


def test_a_stranger_learns_what_it_is() -> None:
    for text in (project()["description"], " ".join(project()["keywords"])):
        assert "kingdomino" in text.lower()
        assert "king of tokyo" in text.lower()


def test_a_missing_extra_is_named_with_a_command_that_installs_it_here(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert extras.command("data", tmp_path / "venv") == 'pip install "kingtable[data]"'
    (tmp_path / "start.py").touch()
    monkeypatch.setattr(shutil, "which", lambda _: None)
    assert extras.command("data", tmp_path / ".venv") == ".uv/bin/uv sync --no-dev --inexact --extra data"
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
    assert extras.command("data", tmp_path / ".venv") == "uv sync --no-dev --inexact --extra data"


def test_the_page_is_in_the_wheel(names: list[str]) -> None:
    assert "kingtable/static/index.html" in names
    assert any(name.startswith("kingtable/static/") and name.endswith(".js") for name in names)
    assert any(name.startswith("kingtable/static/") and name.endswith(".css") for name in names)
    for ending in (".js.br", ".js.gz", ".css.br", "index.html.br"):
        assert any(name.startswith("kingtable/static/") and name.endswith(ending) for name in names)


def test_all_files_of_the_package_are_in_the_wheel(names: list[str]) -> None:
    source = ROOT / "src"
    for pattern in ("*.py", "*.ftl", "*.json", "*.npz", "py.typed"):
        for file in source.rglob(pattern):
            assert str(file.relative_to(source)) in names


def test_nothing_else_is_in_the_wheel(names: list[str]) -> None:
    assert not [name for name in names if not name.startswith(("kingtable/", "kingtable-"))]
    assert not [name for name in names if "node_modules" in name or "__pycache__" in name]


@pytest.mark.slow
def test_the_engine_alone_needs_numpy_numba_and_msgspec_and_nothing_else(engine: Installed) -> None:
    there = json.loads(uv("pip", "list", "-q", "--python", engine.folder / "bin" / "python", "--format", "json"))
    assert {package["name"] for package in there} == {"kingtable", *ENGINE}
    told = json.loads(engine.run("python", "-c", GAMES))
    assert Path(told["at"]).is_relative_to(engine.folder)
    assert set(told["scores"]) == set(kingtable.GAMES)
    # a module of a compiled package may bring its own name beside the package's, such as `_cython_3_1_4`
    assert {module for module in told["modules"] if not module.startswith("_")} <= {
        "kingtable",
        *ENGINE,
        "cython_runtime",
        "sitecustomize",  # Debian's own Python has one
    }


@pytest.mark.slow
def test_the_engine_alone_says_what_is_wrong_without_a_catalogue(engine: Installed) -> None:
    errors = json.loads(engine.run("python", "-c", GAMES))["errors"]
    assert re.match(r"players: [a-z-]+ \(.*\b9\b.*\)$", errors[0]), errors  # its key and what was given
    assert all(re.match(r"(\w+: )?[a-z-]+( \(.+\))?$", error) for error in errors), errors


def test_the_engine_alone_has_no_commands_and_says_so(engine: Installed) -> None:
    done = subprocess.run([engine.folder / "bin" / "kingtable", "play"], capture_output=True, text=True, timeout=60)
    assert done.returncode == 1
    assert done.stderr == "kingtable: the commands need click, which is not installed here: pip install kingtable\n"


@pytest.mark.slow
def test_the_whole_says_the_same_in_words(whole: Installed) -> None:
    told = json.loads(whole.run("python", "-c", GAMES))
    assert Path(told["at"]).is_relative_to(whole.folder)
    assert not [error for error in told["errors"] if re.match(r"(\w+: )?[a-z]+-[a-z-]+( \(|$)", error)]


@pytest.mark.slow
def test_the_commands_of_the_wheel(whole: Installed) -> None:
    assert whole.run("kingtable", "--version").split()[-1] == kingtable.__version__
    for game in kingtable.GAMES:
        words = ("match", game, "random", "random", "--games", "4", "--processes", "1", "--json")
        assert json.loads(whole.run("kingtable", *words))["games"] == 4


@pytest.fixture
def port(whole: Installed, tmp_path: Path) -> Iterator[int]:
    """Where a table of the wheel's own server listens."""
    command = [
        str(whole.folder / "bin" / "kingtable"),
        "--port",
        "0",
        "--data",
        str(tmp_path),
        "--no-open",
        "--workers",
        "1",
    ]
    errors = (tmp_path / "errors").open("w+")
    server = subprocess.Popen(command, cwd=tmp_path, stdout=subprocess.PIPE, stderr=errors, text=True)
    patience = threading.Timer(PATIENCE, server.kill)
    patience.start()
    assert server.stdout is not None
    try:
        line = server.stdout.readline()
        patience.cancel()
        assert "http://127.0.0.1:" in line, (line, Path(errors.name).read_text())
        yield int(line.rpartition(":")[2].rstrip("/\n"))
    finally:
        patience.cancel()
        server.terminate()
        server.wait(PATIENCE)
        server.stdout.close()
        errors.close()


def test_a_game_at_the_table_of_the_wheel(port: int) -> None:
    with httpx.Client(base_url=f"http://127.0.0.1:{port}", trust_env=False, timeout=PATIENCE) as http:
        page = http.get("/").text
        scripts = re.findall(r'<script[^>]* src="([^"]+)"', page)
        assert all("javascript" in http.get(script).headers["content-type"] for script in scripts)
        (script,) = (script for script in scripts if "/start-" in script)
        assert http.head(script, headers={"accept-encoding": "br"}).headers["content-encoding"] == "br"
        assert "kingdomino" in http.get("/locale/fa.ftl").text
        form = {"game": "kingdomino", "seats": [{"kind": "me"}, {"kind": "friend"}]}
        opened = claimed(http, http.post("/api/tables", json=form).json())
        clients = {seat["seat"]: Client(port, opened["table"], seat["token"]) for seat in opened["seats"]}
        play_out(clients)
        record = http.get(f"/api/tables/{opened['table']}/record").json()
        assert kingtable.replay(record).scores == clients[0].view["scores"]
        for client in clients.values():
            client.go()
