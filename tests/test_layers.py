"""Imports run one way: nothing imports from below itself in the list of docs/architecture.md; nor by a string."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from scripts import structure
from scripts.structure import FLOORS, GAMES, Module, floor_of, read

MODULES = structure.modules()
HEAVY = {
    *("torch", "jax", "optax", "ray", "pyarrow", "onnx", "matplotlib", "polars", "pandas", "resvg_py", "PIL"),
    *("gymnasium", "pettingzoo", "pyspiel", "open_spiel", "minari"),
}
STAND_ON = {f"envs/{name}.py": {"gymnasium", "pettingzoo"} for name in ("gymnasium", "pettingzoo", "spaces")}
"""What the environments of a library import; nobody imports them but that library, or who asks for them."""

NAMES = {
    "engine/games.py": {*GAMES},
    "engine/spec.py": {"cli"},
    "kingdomino/spec.py": {"bots", "cli", "learning"},
    "king_of_tokyo/spec.py": {"bots", "cli", "learning"},
}
"""The registry names the games' specs, and a spec the modules of its game on the other floors, so that they are
found by name: the strings that go up."""

KNOW_A_GAME = ["engine/games.py"]
"""The modules outside the games' own in which a game's name stands: the registry."""

KNOW_A_GAME_ON_THE_PAGE: list[str] = []
"""The same for the files of the page: a folder with a `spec.ts` is found by a pattern."""

MAY_KNOW_RULES = {
    "cli/king_of_tokyo/measures.py": {
        "kingtable.king_of_tokyo.dice",
        "kingtable.king_of_tokyo.ahead.playouts",
    },  # kernels
    "cli/king_of_tokyo/odds.py": {"kingtable.king_of_tokyo.dice", "kingtable.king_of_tokyo.layout"},  # about its dice
    "cli/kingdomino/measures.py": {"kingtable.kingdomino.ahead.playouts"},  # kernels
    "cli/kingdomino/score.py": {"kingtable.kingdomino.shown.pad", "kingtable.kingdomino.protocol"},  # what it prints
    "cli/king_of_tokyo/terminal.py": {"kingtable.king_of_tokyo.protocol"},  # the types of what it draws
    "cli/kingdomino/terminal.py": {"kingtable.kingdomino.dominoes", "kingtable.kingdomino.protocol"},  # and their faces
}
"""What the commands reach of the games' modules, and why. The server reaches none."""


def upwards(module: Module) -> list[str]:
    """What a module reaches on a floor above its own."""
    own = FLOORS.index(module.floor) if module.floor in FLOORS else len(FLOORS)
    return sorted(name for name in module.reached if (floor := floor_of(name)) and FLOORS.index(floor) > own)


GAME_ROOMS = ("shown", "observing", "ahead")
"""The folders of a game beside its rules, from the ground up. The rules lie in the game's own folder, in `cards` and in
`decisions`, below them; `game` stands above."""

OF_A_GAME = re.compile(rf"kingtable\.({'|'.join(GAMES)})((\.({'|'.join(GAME_ROOMS)}))?\.[a-z_]+)?")


def rules_of_games(module: Module) -> set[str]:
    """The modules of the games' folders that a module reaches; of a package and a module in it only the latter."""
    found = (re.match(OF_A_GAME, name) for name in module.reached)
    names = {name[0] for name in found if name}
    return {name for name in names if not any(other.startswith(f"{name}.") for other in names)}


def test_nothing_reaches_a_floor_above() -> None:
    above = {module.path: upwards(module) for module in MODULES if upwards(module)}
    assert {path: {floor_of(name) for name in names} for path, names in above.items()} == NAMES


@pytest.mark.parametrize("game", GAMES)
def test_no_game_knows_another(game: str) -> None:
    others = tuple(f"kingtable.{other}" for other in GAMES if other != game)
    for module in MODULES:
        if module.floor == game:
            assert not [name for name in module.reached if name.startswith(others)], module.path


def level(path: str) -> int:
    """On which level of its game a module lies."""
    above, where = [*GAME_ROOMS, "game.py"], path.split("/")[1]
    return above.index(where) + 1 if where in above else 0


@pytest.mark.parametrize("game", GAMES)
def test_rules_know_nothing_of_what_is_shown_or_looked_ahead(game: str) -> None:
    own = {module.path: module for module in MODULES if module.floor == game}
    named = {f"kingtable.{path.removesuffix('.py').replace('/', '.')}": path for path in own}
    for path, module in own.items():
        above = [aim for name in module.reached if (aim := named.get(name, path)) and level(aim) > level(path)]
        assert not above or path.endswith("spec.py"), (path, above)


@pytest.mark.parametrize("game", GAMES)
def test_both_games_have_the_same_rooms(game: str) -> None:
    assert {module.path.split("/")[1] for module in MODULES if module.floor == game} >= {*GAME_ROOMS}


def test_every_folder_has_its_floor() -> None:
    folders = {f.name for f in structure.SOURCE.iterdir() if f.is_dir() and (f / "__init__.py").exists()}
    assert folders == set(FLOORS)


def test_only_the_engine_imports_numba() -> None:
    users = {m.path for m in MODULES if any(name.split(".")[0] in ("numba", "llvmlite") for name in m.imported)}
    assert users == {f"engine/compiler/{name}.py" for name in ("compiled", "parts", "cache", "compiling")}


def test_nothing_heavy_is_imported() -> None:
    for module in MODULES:
        heavy = HEAVY & {name.split(".")[0] for name in module.imported}
        assert heavy <= STAND_ON.get(module.path, set()), module.path


PEERS: dict[str, set[str]] = {
    "envs/pettingzoo.py": {"pettingzoo", "gymnasium"},
    "envs/gymnasium.py": {"gymnasium"},
    "envs/spaces.py": {"gymnasium"},
}
"""The modules for the users of other libraries, and what they import of those."""


def test_only_the_modules_for_other_libraries_import_them_and_nobody_imports_those() -> None:
    peers = {f"kingtable.{path.removesuffix('.py').replace('/', '.')}" for path in PEERS}
    for module in MODULES:
        known = {name.split(".")[0] for name in module.imported} & {"pettingzoo", "gymnasium"}
        assert known == PEERS.get(module.path, set()), module.path
        assert module.path in PEERS or not peers & module.imported, "by its name, in a function"


def test_the_server_and_the_commands_know_no_rule() -> None:
    reached = {m.path: rules_of_games(m) for m in MODULES if m.floor in ("server", "cli")}
    assert {path: names for path, names in reached.items() if names} == MAY_KNOW_RULES


SERVER = [module for module in MODULES if module.floor == "server"]

ONLY = {
    "wire": {"uvicorn", "websockets", "httptools", "socket"},
    "store": {"sqlalchemy", "sqlite3", "alembic"},
    "workers": {"subprocess", "multiprocessing", "signal"},
}
"""The libraries that only one room of the server uses, besides its command."""
ALSO = {"workers": {"socket"}, "tunnel": {"signal"}}
"""What other rooms need of them: the pipes to workers, and how a tunnel's program is ended."""

SEEN = {"store": {"rows"}, "workers": {"questions"}}
"""What a live table sees of the rooms that know SQL and processes."""


def room(module: Module) -> str:
    return module.path.split("/")[1]


def test_rooms_of_the_server_import_only_rooms_below() -> None:
    for module in SERVER:
        if room(module) in structure.ROOMS:
            above = structure.ROOMS[structure.ROOMS.index(room(module)) + 1 :]
            assert not [name for name in module.reached if structure.room_of(name) in above], module.path


def test_a_table_sees_rows_and_questions_but_no_sql_and_no_processes() -> None:
    for module in SERVER:
        if room(module) == "table":
            for name in module.reached:
                behind = SEEN.get(structure.room_of(name) or "")
                assert behind is None or name.split(".")[3] in behind, (module.path, name)


def test_only_one_room_of_the_server_knows_a_library() -> None:
    for module in SERVER:
        used = {name.split(".")[0] for name in module.imported}
        for owner, libraries in ONLY.items():
            known = used & libraries - ALSO.get(room(module), set())
            assert not known or room(module) in (owner, "run.py"), (module.path, known)
        assert "starlette" not in used or room(module) in ("wire", "routes", "app.py", "run.py"), module.path


def test_every_room_of_the_server_has_its_place() -> None:
    folders = {f.name for f in (structure.SOURCE / "server").iterdir() if (f / "__init__.py").exists()}
    assert folders == set(structure.ROOMS)


def test_who_knows_the_name_of_a_game() -> None:
    assert structure.knowing() == KNOW_A_GAME
    assert structure.knowing_on_the_page() == KNOW_A_GAME_ON_THE_PAGE


def test_the_drawing_in_the_documents_is_up_to_date() -> None:
    told = structure.DOCUMENT.read_text(encoding="utf-8")
    assert structure.written(told) == told, "python scripts/structure.py draws it anew"


@pytest.mark.parametrize(
    "text",
    [
        "import kingtable.server.app",
        "from kingtable.server import app",
        "def f():\n    from kingtable.server.app import create_app",
        "import_module('kingtable.server.app')",
        "APP = 'kingtable.server.app:create_app'",
        "import_module(f'kingtable.server.{name}')",
        "import_module('.app', 'kingtable.server')",
    ],
)
def test_imports_and_strings_are_seen(text: str) -> None:
    assert [floor_of(name) for name in upwards(read("engine/x.py", text))][-1:] == ["server"]


def test_prose_is_no_string() -> None:
    seen = read("engine/x.py", '"""kingtable.server.app is Kingdomino\'s."""\nX = 1\n"""kingdomino"""  # kingdomino')
    assert not seen.called
    assert not seen.knows


@pytest.mark.parametrize("text", ["import_module(f'kingtable.{name}')", "from . import rules"])
def test_what_hides_where_it_leads_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"engine/x\.py:1"):
        read("engine/x.py", text)


@pytest.mark.parametrize(
    "text", ["x = 'king-of-tokyo'", "from kingtable.kingdomino import rules", "kingdomino_games = 1", "KingOfTokyo()"]
)
def test_a_games_name_is_seen(text: str) -> None:
    assert read("cli/x.py", text).knows


def test_modules_stay_readable() -> None:
    texts = {
        path.relative_to(structure.ROOT).as_posix(): path.read_text(encoding="utf-8")
        for folder in ("src", "tests", "benchmarks", "scripts", "examples")
        for path in (structure.ROOT / folder).rglob("*.py")
    }
    long = [name for name, text in texts.items() if len(text.splitlines()) > 500]
    assert not [name for name in long if "Written by scripts/" not in texts[name]]


def test_no_script_hides_a_module_of_python() -> None:
    """Python looks for modules beside the script first, so a script named `statistics` hides Python's own."""
    assert {path.stem for path in (Path(__file__).parent.parent / "scripts").glob("*.py")}.isdisjoint(
        sys.stdlib_module_names
    )
