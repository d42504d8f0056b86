"""Rules that read other modules by name: interpreted, compiled, and in the key of what is kept."""

from __future__ import annotations

import math
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from kingtable.engine.compiler.fingerprint import fingerprint
from kingtable.engine.compiler.jit import interpreted
from tests.engine.test_compiler import House

TABLES = """
import numpy as np
from kingtable.engine.compiler.jit import rule, u64, word

FOUR = np.array([[1, 2], [3, 4]])
BITS = word(0xF000000000000000)

@rule
def half(x):
    return x // 2

@rule
def shifted(x):
    return u64(BITS << u64(x))
"""

ASKING = """
import math
import numpy as np
import tables_ as t
from kingtable.engine.compiler.jit import interpreted, rule

@rule
def four(x):
    return t.FOUR[x][1]

early = interpreted(four)

NINE = np.int64(9)

@rule
def halves():
    return t.half(NINE) + t.half(four(0))

@rule
def shifted(x):
    return t.shifted(x)

@rule
def root(x):
    return math.sqrt(x)

@rule
def missing(x):
    return t.third(x)
"""


@pytest.fixture
def asking(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """A module of rules that reads another."""
    (tmp_path / "tables_.py").write_text(TABLES)
    (tmp_path / "asking_.py").write_text(ASKING)
    monkeypatch.syspath_prepend(str(tmp_path))
    import asking_  # type: ignore[import-not-found]

    yield asking_
    del sys.modules["asking_"], sys.modules["tables_"]


def test_interpreted_rules_read_plain_numbers_and_plain_rules_of_other_modules(asking: Any) -> None:
    assert type(asking.early(1)) is int
    assert (asking.early(0), asking.early(1)) == (2, 4)
    assert interpreted(asking.halves)() == 5
    assert interpreted(asking.shifted)(1) == 0xE000000000000000  # NumPy would warn, and Python's own shift go beyond
    assert type(interpreted(asking.shifted)(1)) is int
    assert interpreted(asking.root)(4) == 2
    assert interpreted(asking.root).__globals__["math"] is math  # others' modules stay what they are


def test_what_a_module_lacks_is_told_by_its_name(asking: Any) -> None:
    with pytest.raises(AttributeError, match="module 'tables_' has no attribute 'third'"):
        interpreted(asking.missing)(1)


def test_compiled_rules_read_the_same(asking: Any) -> None:
    assert (asking.four(0), asking.four(1)) == (2, 4)
    assert asking.halves() == 5
    assert int(asking.shifted(1)) == 0xE000000000000000


def told(**rules: Any) -> str:
    """The fingerprint of a function that calls a rule of a module two steps down."""
    mine, tables = ModuleType("mine"), ModuleType("mine.tables")
    vars(tables).update(rules)
    vars(mine)["tables"] = tables
    names: dict[str, Any] = {"__name__": "somebody", "mine": mine}
    exec("def f(x): return mine.tables.half(x)", names)
    return fingerprint(names["f"], lambda function: ())


def ruled(text: str, **values: Any) -> Any:
    """A rule, compiled or not the same for a fingerprint."""
    names: dict[str, Any] = {"__name__": "mine.tables", **values}
    exec(f"def half(x): return {text}", names)
    return SimpleNamespace(py_func=names["half"])


def test_the_key_covers_the_rules_of_other_modules_and_what_they_read() -> None:
    assert told(half=ruled("x // 2")) == told(half=ruled("x // 2"), other=ruled("x"))
    assert told(half=ruled("x // 2")) != told(half=ruled("x // 3"))
    assert told(half=ruled("x // K", K=2)) != told(half=ruled("x // K", K=3))


@pytest.mark.slow
def test_an_edited_rule_that_is_called_through_its_module_is_compiled_anew(tmp_path: Path) -> None:
    house = House(tmp_path)
    head = "from kingtable.engine.compiler.jit import rule\n@rule\n"
    house.write("a_.py", "import b_\n" + head + "def ask(x): return b_.twice(x)\n")
    house.write("b_.py", head + "def twice(x): return 2 * x\n")
    ask = ("-c", "import a_; print(a_.ask(10), len(a_.ask.stats.cache_hits))")
    assert [house.run(*ask)[0] for _ in range(2)] == ["20 0", "20 1"]
    house.write("b_.py", head + "def twice(x): return 6 * x\n")
    assert house.run(*ask)[0] == "60 0"
