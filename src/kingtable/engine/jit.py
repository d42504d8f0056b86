"""Compiling rules: what the rest of the package knows of numba.

A rule is a plain function over a record (`engine.record`). It runs in two ways from one source:

- compiled: `@rule` functions called with an element of a record array, from other compiled code;
- interpreted: `interpreted(function)` is the same source as ordinary Python over the record's *twin*
  (the class itself), together with every rule that it calls. It needs no compile.

How rules are compiled depends on what is there (docs/decisions/0005):

- numba as we know it: rules are parts of their callers (`engine.parts`), and what Python calls is kept on disk under a
  digest of all that it is made of (`engine.kept`, `engine.reach`);
- another numba, some of whose internals are missing: plain `numba.njit`, with one RuntimeWarning;
- no numba, or KINGTABLE_INTERPRETED=1 or NUMBA_DISABLE_JIT=1 in the environment: all rules run interpreted.

Whoever waits for the compiler is told so (`on_compiling`).
"""

from __future__ import annotations

import contextlib
import copy
import hashlib
import os
import shutil
import types
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import numpy as np

from kingtable.engine.compiling import WRITTEN_FOR, Compiling, fallen_back, listen, on_compiling, on_stderr
from kingtable.engine.folders import user_folder
from kingtable.engine.reach import foreign

__all__ = [
    "COMPILES",
    "FULL",
    "Compiling",
    "compiled_form",
    "copy_record",
    "i64",
    "interpreted",
    "intrinsic",
    "lowest",
    "note",
    "on_compiling",
    "on_stderr",
    "popcount",
    "rule",
    "u64",
    "user_folder",
    "word",
]

os.environ.setdefault("OMP_WAIT_POLICY", "passive")  # spinning threads would starve each other

try:
    if os.environ.get("KINGTABLE_INTERPRETED"):  # a process that only referees starts without the compiler
        raise ModuleNotFoundError(name="numba")
    import numba
    from llvmlite import ir
    from numba import types as nbtypes
    from numba.extending import intrinsic as _intrinsic
    from numba.extending import overload
except ImportError as error:
    numba = None
    if error.name != "numba":  # it is installed, but out of order
        warnings.warn(
            f"numba is installed but cannot be imported ({error}). The rules run interpreted: they are the same, but "
            f"search and statistics take hundreds of times longer. Kingtable was written for numba {WRITTEN_FOR}.",
            RuntimeWarning,
            stacklevel=2,
        )

F = TypeVar("F", bound=Callable[..., Any])

COMPILES = numba is not None and not numba.config.DISABLE_JIT
"""Whether rules can be compiled in this process."""

_PACKAGE = Path(__file__).parent.parent
_make_parts: Any = None  # None: plain njit
_Kept: Any = None

if COMPILES:
    try:
        listen()
        from kingtable.engine.kept import Kept as _Kept
        from kingtable.engine.parts import make_parts as _make_parts
    except (ImportError, AttributeError) as error:
        fallen_back(f"an internal that we use is missing ({error})")


def _folder_of_sources() -> Path:
    """Where plain njit keeps the package's rules: a folder of this very source, because numba looks only at the file
    of the outer function. Folders of other sources are pruned, the newest four stay."""
    digest = hashlib.sha256(repr([getattr(numba.config, name, "") for name in ("BOUNDSCHECK", "OPT")]).encode())
    for file in sorted((*_PACKAGE.rglob("*.py"), *_PACKAGE.rglob("*.json"))):
        digest.update(str(file.relative_to(_PACKAGE)).encode())
        digest.update(file.read_bytes())
    home = user_folder("cache") / "compiled"
    folder = home / digest.hexdigest()[:16]
    if not folder.exists() and home.exists():
        for old in sorted(home.iterdir(), key=lambda f: f.stat().st_mtime)[:-3]:
            shutil.rmtree(old, ignore_errors=True)
    return folder


if COMPILES and not _make_parts and not numba.config.CACHE_DIR:
    numba.config.CACHE_DIR = str(_folder_of_sources())


def rule(function: F) -> F:
    """Let a function over a record be compiled (at its first call from compiled code or Python).

    It may stand anywhere, in a notebook too; what stands in a file is kept on disk and compiled once.
    """
    if not COMPILES:
        function.py_func = function  # type: ignore[attr-defined] # what marks a rule for `interpreted`
        return function
    compiled = _compiled(function)
    compiled.is_rule = True  # what `compiling` tells people of
    return compiled  # type: ignore[no-any-return]


def _compiled(function: Callable[..., Any]) -> Any:
    if _make_parts:
        compiled = numba.njit(error_model="numpy", nogil=True, no_cfunc_wrapper=True)(function)
        _make_parts(compiled)
        compiled._cache = _Kept(compiled)
        return compiled
    compiled = numba.njit(error_model="numpy", nogil=True)(function)
    if _PACKAGE in Path(function.__code__.co_filename).parents:  # numba's cache would miss edits in others' files
        with contextlib.suppress(OSError, RuntimeError):  # no folder that can be written: compiled in every process
            compiled.enable_caching()
    return compiled


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


def note(s: Any, kind: int, a: int, b: int, c: int) -> None:
    """Write a row into the journal; compiled code keeps none, so there it costs nothing."""
    s.journal.append((int(kind), int(a), int(b), int(c)))


def compiled_form(function: Callable[..., Any]) -> Callable[[F], F]:
    """Register what compiled code does where Python calls `function`."""

    def register(form: F) -> F:
        form.__annotations__ = {}  # numba compares them with those of the inner function, which has none
        if COMPILES:
            overload(function, inline="always")(form)
        return form

    return register


if COMPILES:

    def intrinsic(function: Callable[..., Any]) -> Any:
        """A function of compiled code that writes its instructions itself."""
        return _intrinsic(function)

    @compiled_form(u64)
    def _u64(x: Any) -> Any:
        return lambda x: np.uint64(x)

    @compiled_form(i64)
    def _i64(x: Any) -> Any:
        return lambda x: np.int64(x)

    @intrinsic
    def _ctpop(typingctx: Any, x: Any) -> Any:
        def emit(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return builder.ctpop(args[0])

        return nbtypes.int64(nbtypes.uint64), emit

    @intrinsic
    def _cttz(typingctx: Any, x: Any) -> Any:
        def emit(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return builder.cttz(args[0], ir.Constant(ir.IntType(1), 1))

        return nbtypes.int64(nbtypes.uint64), emit

    @compiled_form(popcount)
    def _popcount(x: Any) -> Any:
        return lambda x: _ctpop(x)

    @compiled_form(lowest)
    def _lowest(x: Any) -> Any:
        return lambda x: _cttz(x)

    @compiled_form(note)
    def _note(s: Any, kind: Any, a: Any, b: Any, c: Any) -> Any:
        return lambda s, kind, a, b, c: None

    @intrinsic
    def _memcpy(typingctx: Any, target: Any, source: Any) -> Any:
        def emit(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            byte, size = ir.IntType(8).as_pointer(), ir.IntType(64)
            memcpy = builder.module.declare_intrinsic("llvm.memcpy", [byte, byte, size])
            ends = [builder.bitcast(end, byte) for end in args]
            builder.call(memcpy, [*ends, ir.Constant(size, signature.args[0].size), ir.Constant(ir.IntType(1), 0)])
            return context.get_dummy_value()

        return nbtypes.void(target, source), emit


def copy_record(target: Any, source: Any) -> None:
    """Copy one record over another of the same dtype: one memcpy (a plain assignment compiles for seconds)."""
    for name in type(target).FIELDS:
        value = getattr(source, name)
        setattr(target, name, copy.deepcopy(value) if isinstance(value, list) else value)


if COMPILES:

    @compiled_form(copy_record)
    def _copy_record(target: Any, source: Any) -> Any:
        return lambda target, source: _memcpy(target, source)
