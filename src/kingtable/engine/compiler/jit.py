"""Rules: one source that runs in two ways.

A rule is a plain function over a record (`engine.record`), made by `@rule` (`Rule`). It runs by what it is given:

- over elements of a record array, over numbers alone, and from other compiled code, it runs compiled;
- over a record's own Python objects the same source runs as ordinary Python, together with every rule that it calls. It
  needs no compile.

The compiler is loaded when a rule is first given an array (`compiler.compiled`), and not before: a match is dealt and
played without it. With KINGTABLE_INTERPRETED=1 or NUMBA_DISABLE_JIT=1 in the environment, and where numba is not
installed, all rules run interpreted. `on_compiling` reports a compilation that takes long.
"""

# This module looks at each argument of a rule; pyright does not know its type before that.
# pyright: reportUnknownArgumentType=false, reportUnknownMemberType=false, reportUnknownVariableType=false

from __future__ import annotations

import copy
import hashlib
import os
import sys
import threading
import types
from collections.abc import Callable, Mapping
from functools import cache, cached_property, update_wrapper
from importlib.util import find_spec
from itertools import count
from typing import Any, Generic, ParamSpec, TypeVar, cast

import numpy as np

from kingtable.engine.compiler.compiling import Compiling, on_compiling, on_stderr
from kingtable.engine.compiler.fingerprint import foreign
from kingtable.engine.folders import user_folder
from kingtable.engine.record import Record, copy_of

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
    "written_rule",
]

F = TypeVar("F", bound=Callable[..., Any])
P = ParamSpec("P")
R = TypeVar("R")

_loading = threading.RLock()
_loaded: Any = None
"""`compiler.compiled` once it has been asked for; False where it cannot be had."""

_SWITCHED_OFF = os.environ.get("KINGTABLE_INTERPRETED") or os.environ.get("NUMBA_DISABLE_JIT", "0") not in ("", "0")

if _SWITCHED_OFF or ("numba" not in sys.modules and find_spec("numba") is None):
    _loaded = False


def compiles() -> bool:
    """Whether rules can be compiled in this process; loads the compiler."""
    return bool(_compiler())


def _compiler() -> Any:
    """`compiler.compiled`, loaded; False where rules run interpreted."""
    global _loaded
    if _loaded is None:
        with _loading:
            if _loaded is None:
                from kingtable.engine.compiler import compiled

                _loaded = compiled if compiled.works() else False
    return _loaded


def direct(function: F, *args: Any) -> F:
    """Return a compiled rule without what numba does at each call to find out the types of its arguments.

    Call it with the very arguments that are given here, or others of the same types: it believes what it gets. The rule
    must have been called with them before.
    """
    return cast(F, _compiler().direct(function, args))


_NUMBERS = frozenset({int, bool, float, str, np.bool_, *(np.dtype(code).type for code in "bhilqBHILQfd")})


def _on_arrays(given: tuple[Any, ...]) -> bool | None:
    """Is the first thing that is no number an array, or an element of one? None where all are numbers."""
    for one in given:
        kind = type(one)
        if kind is np.void or kind is np.ndarray:
            return True
        if kind in _NUMBERS:
            continue
        if not isinstance(one, tuple):
            return False
        if (found := _on_arrays(one)) is not None:
            return found
    return None


class Rule(Generic[P, R]):
    """A rule: over arrays and their elements, and over numbers alone, it runs compiled; over anything else as plain
    Python. Of a tuple its first thing counts.

    Python and compiled code know it as the same object. Other attributes (`signatures`) are those of the compiled rule.
    """

    def __init__(self, function: Callable[P, R]) -> None:
        update_wrapper(self, function)
        self.py_func = function

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> R:
        return (self.plain if _on_arrays(args) is False else self.compiled)(*args, **kwargs)

    @cached_property
    def plain(self) -> Callable[P, R]:
        """As ordinary Python, with every rule that it calls: see `interpreted`."""
        return _made_plain(self.py_func)

    @cached_property
    def compiled(self) -> Callable[P, R]:
        """As compiled code; as it is written, where nothing is compiled."""
        compiler = _compiler()
        return cast("Callable[P, R]", compiler.made(self.py_func)) if compiler else self.py_func

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__") or name in ("plain", "compiled") or not _compiler():
            raise AttributeError(name)
        return getattr(self.compiled, name)

    def __reduce__(self) -> str | tuple[Any, ...]:
        """By its name; one of a notebook by its function, for those who can send functions."""
        return (Rule, (self.py_func,)) if self.__module__ == "__main__" else self.__qualname__


def rule(function: Callable[P, R]) -> Rule[P, R]:
    """Let a function over a record run compiled and interpreted.

    It may stand anywhere, in a notebook too; what stands in a file is kept on disk and compiled once.
    """
    return Rule(function)


def written_rule(name: str, text: str, names: Mapping[str, Callable[..., object]]) -> Rule[..., object]:
    """Make a rule from a source with `@rule`, where only the running program knows it: it follows a record's fields.

    names: the rules that it calls. It stands in a module of its own, whose name is the same in every process, so that
    its compiled code is kept on disk.
    """
    called = sorted((key, value.__module__, value.__qualname__) for key, value in names.items())
    content = hashlib.sha256(repr((text, called)).encode()).hexdigest()[:16]
    number = next(n for n in count() if vars(_written(name, content, n)).setdefault("names", names) == names)
    module = _written(name, content, number)
    if name not in vars(module):
        vars(module).update(names, rule=rule)
        exec(compile(text, __file__, "exec"), vars(module))
    found: Rule[..., object] = vars(module)[name]
    return found


@cache
def _written(name: str, content: str, number: int) -> types.ModuleType:
    module = types.ModuleType(f"{__name__}.{name}_{content}_{number}")
    sys.modules[module.__name__] = module
    return module


_modules: dict[str, tuple[types.ModuleType, dict[str, Any]]] = {}  # plain ones, and what they are filled from


def interpreted(function: Callable[P, R]) -> Callable[P, R]:
    """A rule as ordinary Python, whatever it is given."""
    return function.plain if isinstance(function, Rule) else function


def _made_plain(source: Callable[P, R]) -> Callable[P, R]:
    """The source of a rule as ordinary Python over plain objects, with every rule that it calls.

    NumPy scalars and tables that it reads, its own module's or another's, become Python integers and lists: NumPy's own
    scalars are slow in the interpreter and warn where compiled code wraps.
    """
    assert isinstance(source, types.FunctionType)
    _plain_module(source.__module__, source.__globals__)
    namespace = _filled(source.__module__)
    plain = types.FunctionType(source.__code__, namespace, source.__name__, source.__defaults__, source.__closure__)
    plain.__doc__ = source.__doc__
    plain.__module__ = source.__module__
    return cast("Callable[P, R]", plain)


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
    if isinstance(value, Rule):
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

    def __init__(self, rule: Rule[..., Any], namespace: dict[str, Any], name: str) -> None:
        self.rule = rule
        self.namespace = namespace
        self.name = name

    def __call__(self, *args: Any) -> Any:
        plain = self.namespace[self.name] = self.rule.plain
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
    return np.uint64(x)  # type: ignore[return-value] # pyright: ignore[reportReturnType] # Python has one int


def popcount(x: int) -> int:
    """How many bits of a word are set."""
    return x.bit_count()


def lowest(x: int) -> int:
    """The index of the lowest set bit of a word that is not 0."""
    return (x & -x).bit_length() - 1


def note(s: Record, row: tuple[int, ...]) -> None:
    """Write a row into the journal, its kind first; compiled code keeps none, so there it costs nothing."""
    s.journal.append(tuple(map(int, row)))


def moment(s: Record) -> None:
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
    """The forms that the compiler does not know yet."""
    forms, _forms[:] = list(_forms), []
    return forms


def copy_record(target: Record, source: Record) -> None:
    """Copy one record over another of the same dtype: one memcpy (a plain assignment compiles for seconds)."""
    for name in type(target).FIELDS:
        value = getattr(source, name)
        setattr(target, name, copy.deepcopy(value) if isinstance(value, list) else value)
