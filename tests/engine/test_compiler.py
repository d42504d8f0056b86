"""The compiler: with numba as we know it, with another one, and with none; what it keeps on disk; what it says."""

from __future__ import annotations

import argparse
import contextlib
import dis
import os
import pty
import subprocess
import sys
import typing
from pathlib import Path
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any

import numpy as np
import pytest

from kingtable.engine.compiler.fingerprint import Untold, _global_names, fingerprint

GAME = """
import hashlib
from kingtable.engine.compiler import jit
from kingtable.engine.chance import seeded
from kingtable.engine.games import game
from kingtable.engine.record import pack, unpack
from kingtable.kingdomino.ahead import playouts
from kingtable.kingdomino.layout import State

rules = game("kingdomino")
twin = rules.blank(rules.spec.full({"players": 3, "harmony": True}), seeded(7))
states = pack(twin) if jit.compiles() else [twin]
play = playouts.random_games if jit.compiles() else jit.interpreted(playouts.random_games)
points = play(states, 3)
end = unpack(State, states) if jit.compiles() else twin
told = [getattr(end, name) for name in State.FIELDS]
print(points, hashlib.sha256(repr(told).encode()).hexdigest())
"""

RULE = """
from kingtable.engine.compiler.jit import i64, popcount, rule

@rule
def half(x):
    return x // 2

@rule
def asked(x):
    return half(x) + half(3) + popcount(i64(7))

print(asked(10))
"""


class House:
    """A folder of somebody's own, with a cache of its own, in which Python is run."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.environment = {
            **{name: value for name, value in os.environ.items() if not name.startswith(("NUMBA_", "KINGTABLE_"))},
            "PYTHONPATH": str(folder),
            "PYTHONDONTWRITEBYTECODE": "1",  # Python overlooks an edit of the same length and second
            "XDG_CACHE_HOME": str(folder / "cache"),
        }

    def write(self, name: str, text: str) -> None:
        """Write a file."""
        (self.folder / name).write_text(text)

    def run(self, *words: str, stdin: str = "", **environment: str) -> tuple[str, str]:
        """What Python says on stdout and stderr."""
        done = subprocess.run(
            [sys.executable, *words],
            cwd=self.folder,
            env={**self.environment, **environment},
            input=stdin,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout.strip(), done.stderr.strip()

    def cached(self) -> list[str]:
        """The rules on disk, by name."""
        return sorted(file.name.rpartition("-")[0] for file in (self.folder / "cache").rglob("*.kernel"))


@pytest.fixture
def house(tmp_path: Path) -> House:
    return House(tmp_path)


# What is there of numba


def without(name: str, instead: str = "") -> str:
    """A start of Python in which kingtable does not find a name of numba, or finds another thing."""
    return f"""
import builtins
from types import SimpleNamespace

find = builtins.__import__

def found(module, globals=None, locals=None, names=(), level=0):
    made = find(module, globals, locals, names, level)
    if {name!r} not in (names or ()) or not (globals or {{}}).get("__name__", "").startswith("kingtable."):
        return made
    if not {instead!r}:
        raise ImportError("cannot import name {name} from " + module)
    return SimpleNamespace(**{{**vars(made), {name!r}: eval({instead!r})}})

builtins.__import__ = found
"""


@pytest.mark.slow
def test_a_game_is_the_same_however_it_runs(house: House) -> None:
    by_parts, silence = house.run("-W", "error", "-c", GAME)
    assert silence == ""
    assert house.cached() == ["kingtable_kingdomino_ahead_playouts_random_games"]
    assert house.run("-W", "error", "-c", GAME, KINGTABLE_INTERPRETED="1") == (by_parts, "")
    house.write("sitecustomize.py", without("JITCodeLibrary"))
    plain, warning = house.run("-c", GAME)
    assert plain == by_parts
    assert warning.count("RuntimeWarning") == 1
    assert "JITCodeLibrary" in warning


@pytest.mark.slow
def test_what_others_compile_with_numba_stays_as_numba_has_it(house: House) -> None:
    look = "from numba.core import ir_utils\nown = ir_utils.find_potential_aliases\n"
    out, _ = house.run("-c", look + GAME + "print(bool(play.overloads), ir_utils.find_potential_aliases is own)")
    assert out.split()[-2:] == ["True", "True"]


@pytest.mark.parametrize("name", ["Flags", "CompileResult", "event", "global_compiler_lock"])
@pytest.mark.slow
def test_a_missing_internal_is_warned_of_and_the_rules_still_compile(house: House, name: str) -> None:
    house.write("sitecustomize.py", without(name))
    house.write(
        "rules.py", RULE + "\nfrom kingtable.engine.compiler import jit\nprint(jit.compiles(), bool(half.overloads))\n"
    )
    out, warning = house.run("rules.py")
    assert out.split() == ["9", "True", "True"]  # compiled, and the callee whole
    assert warning.count("RuntimeWarning") == 1
    assert name in warning
    assert "0.63 to 0.68" in warning


def test_a_changed_internal_is_warned_of_once(house: House) -> None:
    house.write("sitecustomize.py", without("unliteral", "lambda: None"))
    house.write("rules.py", RULE)
    out, warning = house.run("rules.py")
    assert out == "9"
    assert warning.count("RuntimeWarning") == 1
    assert "could not become a part" in warning


def test_a_rule_with_a_mistake_is_no_fault_of_numba(house: House) -> None:
    house.write("rules.py", RULE.replace("half(3)", "half(3, 4)"))
    code = "try: import rules\nexcept Exception as e: print(type(e).__module__, type(e).__name__)"
    assert house.run("-W", "error", "-c", code) == ("numba.core.errors TypingError", "")


def test_a_numba_that_cannot_be_imported_is_warned_of(house: House) -> None:
    house.write("numba.py", "raise ImportError('Numba needs NumPy 2.9 or less')")
    house.write("rules.py", RULE)
    out, warning = house.run("rules.py")
    assert out == "9"
    assert "Numba needs NumPy 2.9 or less" in warning
    assert warning.count("RuntimeWarning") == 1


# What is kept


@pytest.mark.slow
def test_an_edited_rule_of_ones_own_is_compiled_anew(house: House) -> None:
    """numba's own cache looks only at `a_.py`, and printed 20 again."""
    house.write("a_.py", "import b_\nfrom b_ import twice\n" + HEAD + "def ask(x): return twice(x) + b_.SHIFT\n")
    house.write("b_.py", HEAD + "def twice(x): return 2 * x\nSHIFT = 0\n")
    ask = ("-c", "import a_; print(a_.ask(10), len(a_.ask.stats.cache_hits))")
    assert house.run(*ask)[0] == "20 0"
    assert house.run(*ask)[0] == "20 1"
    house.write("b_.py", HEAD + "def twice(x): return 6 * x\nSHIFT = 0\n")
    assert house.run(*ask)[0] == "60 0"
    house.write("b_.py", HEAD + "def twice(x): return 6 * x  # but\nSHIFT = 3\n")
    assert house.run(*ask)[0] == "63 0"
    house.write("b_.py", "# a comment\n" + HEAD + "def twice(x): return 6 * x\nSHIFT = 3\n")
    assert house.run(*ask)[0] == "63 1"


HEAD = "from kingtable.engine.compiler.jit import rule\n@rule\n"


def told(text: str, **values: Any) -> str:
    """The fingerprint of the function f of a program."""
    names: dict[str, Any] = {"np": np, "rule": SimpleNamespace, "__name__": "somebody", **values}
    exec(text, names)
    return fingerprint(names["f"], lambda function: names.get("forms", {}).get(function.__name__, ()))


def mine(value: Any) -> dict[str, Any]:
    """A module of somebody's, with a value two steps down."""
    module, tables = ModuleType("mine"), ModuleType("mine.tables")
    vars(tables)["value"] = value
    vars(module)["tables"] = tables
    return {"mine": module}


F = "def f(x): return g(x)\n"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("def f(x): return x + 1", "def f(x): return x + 2"),
        ("def f(x): return x + 1", "def f(x): return x + 1.0"),
        ("def f(x): return x + True", "def f(x): return x + 1"),
        ("def f(x, y=1): return x + y", "def f(x, y=2): return x + y"),
        ("def f(x): return np.sin(x)", "def f(x): return np.cos(x)"),
        ("K = 1\ndef f(x): return x + K", "K = 2\ndef f(x): return x + K"),
        ("K = 1\ndef f(x): return x + K", "K = np.int8(1)\ndef f(x): return x + K"),
        ("K = (1, (2, 3))\ndef f(x): return K[x]", "K = (1, (2, 4))\ndef f(x): return K[x]"),
        ("K = np.arange(3)\ndef f(x): return K[x]", "K = np.array([0, 1, 3])\ndef f(x): return K[x]"),
        ("K = np.ones((2, 3))\ndef f(x): return K[x]", "K = np.ones((3, 2))\ndef f(x): return K[x]"),
        (F + "def g(x): return x", F + "def g(x): return -x"),
        ("f = lambda x: g(x)\ng = lambda x: h(x)\nh = f", "f = lambda x: g(x)\ng = lambda x: h(x)\nh = g"),
        (F + "g = rule(py_func=lambda x: x)", F + "g = rule(py_func=lambda x: -x)"),
        (
            F + "g = lambda x: 0\nforms = {'<lambda>': [lambda x: x]}",
            F + "g = lambda x: 0\nforms = {'<lambda>': [lambda x: -x]}",
        ),
        ("def f(x): return [i + K for i in x]\nK = 1", "def f(x): return [i + K for i in x]\nK = 2"),
        ("def m(k): return lambda x: x + k\nf = m(1)", "def m(k): return lambda x: x + k\nf = m(2)"),
    ],
)
def test_the_key_covers_all_that_a_rule_is_made_of(one: str, other: str) -> None:
    assert told(one) == told("# elsewhere\n\n" + one)
    assert told(one) != told(other)


def test_the_names_that_code_reads_are_those_of_dis() -> None:
    functions = [each for each in vars(typing).values() if isinstance(each, FunctionType)]
    functions += [each for each in vars(argparse.ArgumentParser).values() if isinstance(each, FunctionType)]
    many = "\n".join(f"name_{n}" for n in range(700))  # arguments of two bytes
    codes = [each.__code__ for each in functions] + [compile(many, "many", "exec")]
    assert len(codes) > 50
    for code in codes:
        read = [each.argval for each in dis.get_instructions(code) if each.opname in ("LOAD_GLOBAL", "LOAD_NAME")]
        assert _global_names(code) == read


def test_the_key_covers_what_is_read_from_modules() -> None:
    text = "def f(x): return mine.tables.value + x"
    assert told(text, **mine(1)) == told(text, **mine(1))
    assert told(text, **mine(1)) != told(text, **mine(2))


@pytest.mark.parametrize("value", [object(), [np.array([None])], type("Mine", (), {})])
def test_what_cannot_be_told_is_not_kept(value: Any) -> None:
    with pytest.raises(Untold, match="f reads a"):
        told("def f(x): return K", K=value)


def test_what_was_changed_after_it_was_compiled_is_not_kept() -> None:
    """Compiled code in this process may hold either."""
    names: dict[str, Any] = {"K": 1}
    exec("def f(x): return x + K", names)
    before = fingerprint(names["f"], lambda function: ())
    assert fingerprint(names["f"], lambda function: ()) == before
    names["K"] = 2
    with pytest.raises(Untold, match="f, or something that it reads, was changed"):
        fingerprint(names["f"], lambda function: ())


@pytest.mark.slow
def test_what_is_damaged_is_compiled_anew(house: House) -> None:
    house.write("rules.py", RULE)
    assert house.run("-c", "import rules")[0] == "9"
    for file in (house.folder / "cache").rglob("*.kernel"):
        file.write_bytes(file.read_bytes()[:1000])
    assert house.run("-W", "error", "-c", "import rules") == ("9", "")


@pytest.mark.slow
def test_nothing_is_kept_where_nothing_can_be_written(house: House) -> None:
    house.write("rules.py", RULE)
    house.write("cache", "a file stands here")
    assert house.run("-W", "error", "-c", "import rules") == ("9", "")
    house.write("sitecustomize.py", without("Flags"))
    assert house.run("-c", "import rules")[0] == "9"


def test_what_is_longest_not_used_goes_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from kingtable.engine.compiler import cache

    monkeypatch.setattr(cache, "_MOST", 2)
    for age, name in enumerate(("new.kernel", "new-half", "old.kernel", "oldest.kernel")):
        (tmp_path / name).write_text("")
        os.utime(tmp_path / name, (1e9 - age, 1e9 - age))
    cache._prune(tmp_path)
    assert sorted(file.name for file in tmp_path.iterdir()) == ["new-half", "new.kernel"]


@pytest.mark.parametrize("where", ["stdin", "command", "notebook"])
@pytest.mark.slow
def test_a_rule_that_stands_in_no_file_is_compiled_but_not_kept(house: House, where: str) -> None:
    cell = f"exec(compile({RULE!r}, '/tmp/ipykernel_1/2.py', 'exec'), {{'__name__': 'cell'}})"
    words = {"stdin": ("-",), "command": ("-c", RULE), "notebook": ("-c", cell)}[where]
    assert house.run("-W", "error", *words, stdin=RULE if where == "stdin" else "") == ("9", "")
    assert house.cached() == []


# What it says


SOON = "from kingtable.engine.compiler import compiling; compiling.PATIENCE = 0.02\n"


def at_a_terminal(house: House, code: str, typed: bool = True) -> str:
    """What a person reads on stderr who runs this at a terminal; not typed: its stdin comes from elsewhere."""
    ours, theirs = pty.openpty()
    with Path(os.devnull).open() as nothing:
        stdin = theirs if typed else nothing
        words = [sys.executable, "-c", code]
        subprocess.run(words, cwd=house.folder, env=house.environment, stdin=stdin, stderr=theirs, check=True)
    os.close(theirs)
    read = b""
    with contextlib.suppress(OSError):  # Linux ends a terminal so
        while more := os.read(ours, 4096):
            read += more
    os.close(ours)
    return read.decode().strip()


@pytest.mark.slow
def test_whoever_waits_for_the_compiler_is_told_so(house: House) -> None:
    house.write("rules.py", RULE)
    assert at_a_terminal(house, SOON + "import rules") == "Compiling asked … Only this once: the result is kept."
    assert at_a_terminal(house, SOON + "import rules") == ""
    uncached = "Compiling asked … The result cannot be kept, so every process compiles it again."
    assert at_a_terminal(house, SOON + RULE) == uncached
    notebook = "import sys; sys.modules['ipykernel'] = sys\n"
    assert house.run("-c", SOON + notebook + RULE) == ("9", uncached)


@pytest.mark.slow
def test_nobody_is_told_who_does_not_wait(house: House) -> None:
    late = SOON.replace("0.02", "100")
    assert late != SOON
    assert at_a_terminal(house, late + RULE) == ""
    assert at_a_terminal(house, SOON + RULE, typed=False) == ""  # a process that works for another
    assert house.run("-c", SOON + RULE) == ("9", "")


def test_a_program_can_tell_it_in_its_own_way(house: House) -> None:
    told = "compiling.on_compiling(lambda what: print(what.name, what.module, what.cached, what.text('fa')))\n"
    out, _ = house.run("-c", SOON + told + RULE)
    assert out.splitlines() == [
        "asked __main__ False کامپایل asked … نتیجه نگه‌داشتنی نیست و هر فرایند دوباره کامپایل می‌کند.",
        "9",
    ]


@pytest.mark.slow
def test_whoever_calls_a_command_is_told_so(house: House) -> None:
    words = ["match", "kingdomino", "greedy", "random", "--games", "2", "--processes", "1"]
    command = f"{SOON}import kingtable.cli; kingtable.cli.main({words})"
    out, line = house.run("-c", command)
    assert line == "Compiling the rules of Kingdomino (choose_in) … Only this once: the result is kept."
    assert house.run("-c", command) == (out, "")
