"""What we use inside libraries: this file lists each name, and each is still there in the library that is installed.

A library may change its insides in any release, so it has an upper bound (tests/test_packaging.py).
"""

from __future__ import annotations

import ast
from importlib import import_module
from pathlib import Path

import pytest

import kingtable

SOURCE = Path(kingtable.__file__).parent

INSIDES = ("numba.core", "uvicorn.protocols", "fluent.runtime.resolver", "fluent.runtime.types")
"""Modules that their libraries do not document."""

IMPORTED = {
    "numba.core": {"event", "ir_utils"},
    "numba.core.base": {"BaseContext"},
    "numba.core.codegen": {"JITCodeLibrary"},
    "numba.core.compiler": {"CompileResult", "Flags", "compile_extra"},
    "numba.core.compiler_lock": {"global_compiler_lock"},
    "numba.core.dispatcher": {"Dispatcher"},
    "numba.core.serialize": {"dumps"},
    "numba.core.types.misc": {"unliteral"},
    "numba.core.typing": {"make_concrete_template"},
    "numba.core.typing.context": {"BaseContext"},
    "uvicorn.protocols.http.httptools_impl": {"HttpToolsProtocol", "RequestResponseCycle"},
    "fluent.runtime.resolver": {"CurrentEnvironment", "ResolverEnvironment"},
    "fluent.runtime.types": {"FluentFloat", "FluentInt"},
}

PRIVATE = {
    "_compiler": ("numba.core.dispatcher", "Dispatcher.__init__"),  # made there
    "_compiling_counter": ("numba.core.dispatcher", "_DispatcherBase.__init__"),
    "_linking_libraries": ("numba.core.codegen", "CPUCodeLibrary.__init__"),
    "_rebuild": ("numba.core.compiler", "CompileResult._rebuild"),
    "_reduce": ("numba.core.compiler", "CompileResult._reduce"),
    "_accumulate_rewards": ("pettingzoo.utils.env", "AECEnv._accumulate_rewards"),  # for those who write environments
    "_deads_step_first": ("pettingzoo.utils.env", "AECEnv._deads_step_first"),
    "_was_dead_step": ("pettingzoo.utils.env", "AECEnv._was_dead_step"),
    "_add_info": ("gymnasium.vector.vector_env", "VectorEnv._add_info"),
    "_mapping": ("sqlalchemy.engine.row", "Row._mapping"),  # documented, in spite of its name
    "_should_upgrade": ("uvicorn.protocols.http.httptools_impl", "HttpToolsProtocol._should_upgrade"),
    "_start_asgi_task": ("uvicorn.protocols.http.httptools_impl", "HttpToolsProtocol._start_asgi_task"),
    "_unset_keepalive_if_required": (
        *("uvicorn.protocols.http.httptools_impl", "HttpToolsProtocol._unset_keepalive_if_required"),
    ),
}
"""Private names: where the library defines each, or the function of it that sets it."""

PYTHONS = {"_asdict", "_exit", "_fields", "_replace"}
"""Documented, in spite of their names."""

TREES = [ast.parse(file.read_text("utf-8")) for file in sorted(SOURCE.rglob("*.py"))]


def found_in(place: tuple[str, str]) -> object:
    found: object = import_module(place[0])
    for name in place[1].split("."):
        found = getattr(found, name)
    return found


def defined() -> set[str]:
    """The names that our own code gives to anything but overridden methods of a library."""
    names = set()
    for tree in TREES:
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                names.add(node.name)
            elif isinstance(node, ast.Attribute | ast.Name) and isinstance(node.ctx, ast.Store):
                names.add(node.attr if isinstance(node, ast.Attribute) else node.id)
    return names - {"_start_asgi_task"}


def test_every_inside_that_we_import_is_listed() -> None:
    imported: dict[str, set[str]] = {}
    for tree in TREES:
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(INSIDES):
                imported.setdefault(node.module or "", set()).update(alias.name for alias in node.names)
    assert imported == IMPORTED


def test_every_private_name_of_a_library_is_listed() -> None:
    ours = defined()
    private = {
        node.attr
        for tree in TREES
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and node.attr.startswith("_") and not node.attr.startswith("__")
    }
    assert {name for name in private - ours if name not in PYTHONS} | {"_compiler"} == set(PRIVATE)


@pytest.mark.parametrize("module", IMPORTED)
def test_the_insides_are_there(module: str) -> None:
    assert [name for name in IMPORTED[module] if not hasattr(import_module(module), name)] == []


@pytest.mark.parametrize("name", PRIVATE)
def test_the_private_names_are_there(name: str) -> None:
    found = found_in(PRIVATE[name])
    code = getattr(found, "__code__", None)
    assert name == PRIVATE[name][1].rpartition(".")[2] or (code is not None and name in code.co_names)


def test_the_compiler_says_what_it_uses_of_numba() -> None:
    text = (SOURCE / "engine" / "compiler" / "README.md").read_text("utf-8")
    names = {name for module, names in IMPORTED.items() if module.startswith("numba") for name in names}
    names |= {name for name, (module, _) in PRIVATE.items() if module.startswith("numba")}
    assert [name for name in names if name not in text] == []
