"""Rules: one source that runs in two ways.

A rule is a plain function over a record (`engine.record`):

- compiled: `@rule` functions called with an element of a record array, from Python or from other compiled code;
- interpreted: `interpreted(function)` is the same source as ordinary Python over the record's *twin*
  (the class itself), together with every rule that it calls. It needs no compile.

The compiler is loaded when a rule is first called compiled (`engine.compiled`), and not before: a match is dealt and
played without it. With KINGTABLE_INTERPRETED=1 or NUMBA_DISABLE_JIT=1 in the environment, and where numba is not
installed, all rules run interpreted. Whoever waits for the compiler is told so (`on_compiling`).
"""

from __future__ import annotations

import copy
import os
import sys
import threading
import types
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any, TypeVar, cast

import numpy as np

from kingtable.engine.compiler.compiling import Compiling, on_compiling, on_stderr
from kingtable.engine.compiler.fingerprint import foreign
from kingtable.engine.folders import user_folder
from kingtable.engine.record import copy_of

__all__ = [
    "FULL",
    "Compiling",
    "compiled_form",
    "compiles",
    "copy_record",
    "direct",
    "i64",
    "interpreted",
    "lowest",
    "moment",
    "note",
    "on_compiling",
    "on_stderr",
    "popcount",
    "rule",
    "u64",
    "user_folder",
    "word",
]

F = TypeVar("F", bound=Callable[..., Any])

_loading = threading.RLock()
_loaded: Any = None
"""`engine.compiled` once it has been asked for; False where it cannot be had."""

_SWITCHED_OFF = os.environ.get("KINGTABLE_INTERPRETED") or os.environ.get("NUMBA_DISABLE_JIT", "0") not in ("", "0")

if _SWITCHED_OFF or ("numba" not in sys.modules and find_spec("numba") is None):
    _loaded = False


def compiles() -> bool:
    """Whether rules can be compiled in this process; loads the compiler."""
    return bool(_compiler())


def _compiler() -> Any:
    """`engine.compiled`, loaded; False where rules run interpreted."""
    global _loaded
    if _loaded is None:
        with _loading:
            if _loaded is None:
                from kingtable.engine.compiler import compiled

                if compiled.works():
                    _put_in_place(compiled)
                _loaded = compiled if compiled.works() else False
    return _loaded


def direct(function: F, *args: Any) -> F:
    """Return a compiled rule without what numba does at each call to find out the types of its arguments.

    Call it with the very arguments that are given here, or others of the same types: it believes what it gets. The rule
    must have been called with them before.
    """
    return cast(F, _compiler().direct(function, args))


class Waiting:
    """A rule before the compiler is there. When it is, the compiled rule takes its place in every module."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self.py_func = function
        self.__name__ = function.__name__
        self.__qualname__ = function.__qualname__
        self.__module__ = function.__module__
        self.__doc__ = function.__doc__
        self.__wrapped__ = function

    def __call__(self, *args: Any) -> Any:
        compiler = _compiler()
        return (compiler.made(self.py_func) if compiler else self.py_func)(*args)

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__") or not (compiler := _compiler()):
            raise AttributeError(name)
        return getattr(compiler.made(self.py_func), name)


def _put_in_place(compiler: Any) -> None:
    """Where a module names a rule, the compiled one stands from now on: compiled code knows no other."""
    for module in tuple(sys.modules.values()):
        for name, value in tuple(getattr(module, "__dict__", {}).items()):
            if type(value) is Waiting:
                setattr(module, name, compiler.made(value.py_func))


def rule(function: F) -> F:
    """Let a function over a record be compiled (at its first call from compiled code or Python).

    It may stand anywhere, in a notebook too; what stands in a file is kept on disk and compiled once.
    """
    if _loaded is None:
        return cast(F, Waiting(function))
    if _loaded:
        return cast(F, _loaded.made(function))
    function.py_func = function  # type: ignore[attr-defined] # what marks a rule for `interpreted`
    return function


_interpreted: dict[object, Any] = {}
_modules: dict[str, tuple[types.ModuleType, dict[str, Any]]] = {}  # plain ones, and what they are filled from


def interpreted(function: F) -> F:
    """The same rule as ordinary Python, over the twin, with every rule that it calls.

    NumPy scalars and tables that it reads, its own module's or another's, become Python integers and lists: NumPy's own
    scalars are slow in the interpreter and warn where compiled code wraps.
    """
    source = getattr(function, "py_func", function)
    if source in _interpreted:
        return _interpreted[source]  # type: ignore[no-any-return]
    _plain_module(source.__module__, source.__globals__)
    namespace = _filled(source.__module__)
    plain = types.FunctionType(source.__code__, namespace, source.__name__, source.__defaults__, source.__closure__)
    plain.__doc__ = source.__doc__
    plain.__module__ = source.__module__
    _interpreted[source] = plain
    return plain  # type: ignore[return-value]


def _plain_module(name: str, source: dict[str, Any]) -> types.ModuleType:
    """A module whose rules and tables are plain Python."""
    if name not in _modules:
        _modules[name] = (_Unread(name), source)
    return _modules[name][0]


def _filled(name: str) -> dict[str, Any]:
    """The names of such a module, also those that its source has got meanwhile: the globals of its functions."""
    module, source = _modules[name]
    module.__class__ = types.ModuleType
    namespace = vars(module)
    for each, value in source.items():
        if each not in namespace:
            namespace[each] = _plain(value, namespace, each)
    return namespace


class _Unread(types.ModuleType):
    """A plain module that is still empty; filled, it becomes an ordinary one, because Python reads those fastest."""

    def __getattr__(self, name: str) -> Any:
        _filled(self.__name__)
        return getattr(self, name)


def _plain(value: Any, namespace: dict[str, Any], name: str) -> Any:
    if hasattr(value, "py_func"):
        return _Later(value, namespace, name)
    if isinstance(value, np.generic | np.ndarray) and value.dtype.names is None:
        return value.tolist()
    if isinstance(value, types.ModuleType) and not foreign(value.__name__):
        return _plain_module(value.__name__, vars(value))
    return value


class _Later:
    """A rule in an interpreted namespace, made plain when it is first called; from then on it is the plain one
    there."""

    __slots__ = ("name", "namespace", "rule")

    def __init__(self, rule: Any, namespace: dict[str, Any], name: str) -> None:
        self.rule = rule
        self.namespace = namespace
        self.name = name

    def __call__(self, *args: Any) -> Any:
        plain = self.namespace[self.name] = interpreted(self.rule)
        return plain(*args)


# What Python and compiled code do by different means: the plain function, then its compiled form.

FULL = 0xFFFFFFFFFFFFFFFF


def u64(x: int) -> int:
    """`x` as an unsigned word of 64 bits."""
    return int(x) & FULL


def i64(x: int) -> int:
    """`x` as a signed number of 64 bits: unsigned and signed ones mixed would become floating point."""
    return int(x)


def word(x: int) -> int:
    """A constant of 64 bits: a uint64 for compiled code (an int would make uint64 expressions floating point)."""
    return np.uint64(x)  # type: ignore[return-value]


def popcount(x: int) -> int:
    """How many bits of a word are set."""
    return x.bit_count()


def lowest(x: int) -> int:
    """The index of the lowest set bit of a word that is not 0."""
    return (x & -x).bit_length() - 1


def note(s: Any, row: tuple[int, ...]) -> None:
    """Write a row into the journal, its kind first; compiled code keeps none, so there it costs nothing."""
    s.journal.append(tuple(map(int, row)))


def moment(s: Any) -> None:
    """What was noted since the last moment is worth seeing by itself, with the table as it stands here: `Match.moments`
    tells it so. Of a record that nobody looks at nothing is kept; in compiled code it costs nothing."""
    if s.moments is not None and len(s.journal) > (s.moments[-1][0] if s.moments else 0):
        s.moments.append((len(s.journal), copy_of(s)))


_forms: list[tuple[Callable[..., Any], Callable[..., Any]]] = []
"""What is registered before the compiler is there: functions, and their compiled forms."""


def compiled_form(function: Callable[..., Any]) -> Callable[[F], F]:
    """Register what compiled code does where Python calls `function`."""

    def register(form: F) -> F:
        if _loaded:
            _loaded.register(function, form)
        else:
            _forms.append((function, form))
        return form

    return register


def registered() -> list[tuple[Callable[..., Any], Callable[..., Any]]]:
    """The forms that the compiler has still to be told of."""
    told, _forms[:] = list(_forms), []
    return told


def copy_record(target: Any, source: Any) -> None:
    """Copy one record over another of the same dtype: one memcpy (a plain assignment compiles for seconds)."""
    for name in type(target).FIELDS:
        value = getattr(source, name)
        setattr(target, name, copy.deepcopy(value) if isinstance(value, list) else value)
