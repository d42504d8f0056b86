"""What a rule is made of: a fingerprint of every function that it can reach, and of every value that they read.

Compiled code holds the rules that it calls and the constants and tables that it reads, in whichever file they stand,
the user's own too. So the compile cache finds code by this fingerprint, not by the date of a file (`compiler.cache`).
It is taken over bytecode and values, not over text: a comment changes nothing, a number made by a loop does.

What it cannot see: forms that somebody registers by numba himself for methods, attributes or Python's builtins (forms
of functions it sees).
"""

from __future__ import annotations

import builtins
import dis
import enum
import hashlib
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from types import BuiltinFunctionType, CodeType, FunctionType, ModuleType
from typing import Any

import numpy as np

_FOREIGN = frozenset({*sys.stdlib_module_names, "numpy", "numba", "llvmlite"})
"""Packages that their versions stand for."""

_GLOBAL, _NAME = dis.opmap["LOAD_GLOBAL"], dis.opmap["LOAD_NAME"]

_PLAIN = (type(None), bool, int, float, complex, str, bytes, type(Ellipsis))

Forms = Callable[[FunctionType], Iterable[FunctionType]]
"""What compiled code runs in the place of a function of Python (numba's overloads)."""


class Untold(Exception):
    """A rule reads something whose content says too little; the text says what."""


@dataclass(frozen=True)
class _Read:
    """What one function is by itself: its code and the values that it reads; and the functions that it names."""

    content: str
    calls: tuple[FunctionType, ...]


_first: dict[FunctionType, _Read] = {}  # as they were when this process first compiled with them


def fingerprint(function: FunctionType, forms: Forms) -> str:
    """The fingerprint of all that compiled code of a function is made of; the same in every process.

    Raises Untold where there is none: a value of a kind that is not known here, or one that was changed after this
    process had compiled with it (compiled code may hold either).
    """
    places = {function: 0}
    queue = [function]
    found = hashlib.sha256()
    for each in queue:
        read = _Reader(each, forms).read()
        if _first.setdefault(each, read) != read:
            raise Untold(f"{each.__qualname__}, or something that it reads, was changed after it had been compiled")
        for call in read.calls:
            if call not in places:
                places[call] = len(queue)
                queue.append(call)
        found.update(repr((read.content, [places[call] for call in read.calls])).encode())
    return found.hexdigest()


def foreign(module: str | None) -> bool:
    """Is a module part of Python or of a package that its version stands for?"""
    return (module or "").partition(".")[0] in _FOREIGN


@cache
def _code(code: CodeType) -> str:
    """A code object by all that makes what it does; not by where it stands."""
    constants = [
        _code(each)
        if isinstance(each, CodeType)
        else f"frozenset{sorted(map(repr, each))}"
        if isinstance(each, frozenset)
        else repr(each)
        for each in code.co_consts
    ]
    counts = (code.co_argcount, code.co_posonlyargcount, code.co_kwonlyargcount, code.co_flags)
    names = (code.co_names, code.co_varnames, code.co_freevars, code.co_cellvars)
    return repr((counts, names, code.co_code, code.co_exceptiontable, constants))


def _global_names(code: CodeType) -> list[str]:
    """The global names that a code object reads, in their order. `dis` tells them too, in ten times the time."""
    names, argument = [], 0
    for operation, byte in zip(code.co_code[::2], code.co_code[1::2], strict=True):
        argument = argument << 8 | byte
        if operation == dis.EXTENDED_ARG:
            continue
        if operation == _GLOBAL:
            names.append(code.co_names[argument >> 1])  # the last bit says how it is called
        elif operation == _NAME:
            names.append(code.co_names[argument])
        argument = 0
    return names


@cache
def _globals(code: CodeType) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The global names that a code object and those within it read; and all names, attributes among them."""
    read = _global_names(code)
    names = list(code.co_names)
    for each in code.co_consts:
        if isinstance(each, CodeType):
            inner = _globals(each)
            read += inner[0]
            names += inner[1]
    return tuple(dict.fromkeys(read)), tuple(dict.fromkeys(names))


class _Reader:
    """Reads one function."""

    def __init__(self, function: FunctionType, forms: Forms) -> None:
        self.function = function
        self.forms = forms
        self.calls: list[FunctionType] = []
        self.modules: set[str] = set()

    def read(self) -> _Read:
        """What it is."""
        function = self.function
        globals_, self.names = _globals(function.__code__)
        parts = [_code(function.__code__), self.value(function.__defaults__), self.value(function.__kwdefaults__)]
        for name in globals_:
            if name in function.__globals__:
                parts.append((name, self.value(function.__globals__[name])))
            elif not hasattr(builtins, name):
                raise Untold(f"{function.__qualname__} reads {name}, which does not exist (yet)")
        for name, cell in zip(function.__code__.co_freevars, function.__closure__ or (), strict=True):
            parts.append((name, self.value(cell.cell_contents)))
        return _Read(repr(parts), tuple(self.calls))

    def value(self, value: Any) -> Any:
        """A value by its content: something whose `repr` tells it."""
        if isinstance(value, enum.Enum):
            return ("member", type(value).__qualname__, value.name, self.value(value.value))
        if type(value) in _PLAIN:
            return (type(value).__name__, repr(value))
        if isinstance(value, np.generic | np.ndarray):
            if value.dtype.hasobject:
                raise Untold(f"{self.function.__qualname__} reads an array of Python objects")
            order = getattr(value, "strides", None)
            return ("array", repr(value.dtype), value.shape, order, hashlib.sha256(value.tobytes()).hexdigest())
        if isinstance(value, np.dtype):
            return ("dtype", repr(value))
        if isinstance(value, tuple | list):
            return (type(value).__qualname__, getattr(value, "_fields", None), [self.value(each) for each in value])
        if isinstance(value, set | frozenset):
            return (type(value).__qualname__, sorted(repr(self.value(each)) for each in value))
        if isinstance(value, dict):
            return ("dict", [(self.value(key), self.value(each)) for key, each in value.items()])
        return self.named(value)

    def named(self, value: Any) -> Any:
        """Functions, classes and modules."""
        if isinstance(value, ModuleType):
            return self.module(value)
        rule = getattr(value, "py_func", None) or (not isinstance(value, FunctionType | type) and _wrapped(value))
        if isinstance(rule, FunctionType):  # compiled by numba, or one of its intrinsics
            self.calls.append(rule)
            options = getattr(value, "targetoptions", {})
            return ("rule", sorted((name, repr(option)) for name, option in options.items()))
        module, name = getattr(value, "__module__", None), getattr(value, "__qualname__", None)
        if isinstance(value, FunctionType):
            forms = [form for form in self.forms(value) if not foreign(form.__module__)]
            self.calls += forms or ([] if foreign(module) else [value])
            return ("function", module, name, len(forms))
        by_name = isinstance(value, type) and (issubclass(value, BaseException) or hasattr(value, "DTYPE"))
        if by_name or isinstance(value, BuiltinFunctionType) or (name and foreign(module)):
            return ("name", module, name)
        if isinstance(value, type) and issubclass(value, enum.Enum):
            return ("enum", name, [self.value(member) for member in value])
        of_theirs = foreign(type(value).__module__) and not isinstance(value, type)
        if of_theirs and " at 0x" not in repr(value):  # numba's types, NumPy's functions
            return ("foreign", type(value).__qualname__, repr(value))
        raise Untold(f"{self.function.__qualname__} reads a {type(value).__qualname__}")

    def module(self, module: ModuleType) -> Any:
        """What of a module a function could read: everything there that has a name which stands in the code."""
        if foreign(module.__name__) or module.__name__ in self.modules:
            return ("module", module.__name__)
        self.modules.add(module.__name__)
        there = [(name, self.value(vars(module)[name])) for name in self.names if name in vars(module)]
        return ("module", module.__name__, there)


def _wrapped(value: Any) -> Any:
    """The function that an object of another kind stands for, None where it stands for none."""
    return getattr(value, "__dict__", {}).get("__wrapped__")
