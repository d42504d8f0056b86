"""Compiling rules: the only module that imports numba.

A rule is a plain function over a record (`engine.record`). It runs in two ways from one source:

- compiled: `@rule` functions called with an element of a record array, from other compiled code;
- interpreted: `interpreted(function)` is the same source as ordinary Python over the record's *twin*
  (the class itself), together with every rule that it calls. It needs no compile.

Without numba installed, or with KINGTABLE_INTERPRETED=1 in the environment, all rules run interpreted.

numba's own cache looks only at the file of the outer function: an edited callee in another file silently
gives old results. So the cache lives in a folder named by a hash of all sources of the package, set here
before the first compile.
"""

from __future__ import annotations

import copy
import hashlib
import os
import shutil
import sys
import types
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import numpy as np

os.environ.setdefault("OMP_WAIT_POLICY", "passive")  # spinning threads would starve each other

try:
    if os.environ.get("KINGTABLE_INTERPRETED"):  # a process that only referees starts without the compiler
        raise ImportError
    import numba
    from numba.core import cgutils, compiler
    from numba.core import types as nbtypes
    from numba.core.codegen import JITCodeLibrary
    from numba.core.types.misc import unliteral as _unliteral
    from numba.core.typing import make_concrete_template
    from numba.extending import intrinsic as _intrinsic
    from numba.extending import overload
except ImportError:  # pragma: no cover - the rules still run, interpreted
    numba = None

F = TypeVar("F", bound=Callable[..., Any])

COMPILES = numba is not None and not numba.config.DISABLE_JIT
"""Whether rules can be compiled in this process."""

_PACKAGE = Path(__file__).parent.parent


def user_folder(kind: str) -> Path:
    """The user's folder for our `"cache"` or `"data"`, by the custom of the operating system."""
    if sys.platform == "win32":  # pragma: no cover
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData/Local")) / "kingtable" / kind
    if sys.platform == "darwin":  # pragma: no cover
        return Path.home() / "Library" / {"cache": "Caches", "data": "Application Support"}[kind] / "kingtable"
    variable, default = {"cache": ("XDG_CACHE_HOME", ".cache"), "data": ("XDG_DATA_HOME", ".local/share")}[kind]
    return Path(os.environ.get(variable) or Path.home() / default) / "kingtable"


def _cache_folder() -> Path:
    """The folder of this very source; folders of other sources are pruned, the newest four stay."""
    digest = hashlib.sha256(f"{sys.version}{numba.__version__}{os.environ.get('NUMBA_BOUNDSCHECK', '')}".encode())
    for file in sorted((*_PACKAGE.rglob("*.py"), *_PACKAGE.rglob("*.json"))):
        digest.update(str(file.relative_to(_PACKAGE)).encode())
        digest.update(file.read_bytes())
    home = user_folder("cache") / "compiled"
    folder = home / digest.hexdigest()[:16]
    if not folder.exists() and home.exists():
        for old in sorted(home.iterdir(), key=lambda f: f.stat().st_mtime)[:-3]:
            shutil.rmtree(old, ignore_errors=True)
    return folder


if COMPILES and not os.environ.get("NUMBA_CACHE_DIR"):
    numba.config.CACHE_DIR = str(_cache_folder())


def rule(function: F) -> F:
    """Let a function over a record be compiled (at its first call from compiled code or Python)."""
    if not COMPILES:
        function.py_func = function  # type: ignore[attr-defined] # what marks a rule for `interpreted`
        return function
    compiled: F = numba.njit(cache=True, error_model="numpy", nogil=True, no_cfunc_wrapper=True)(function)
    _make_parts(compiled)
    return compiled


if COMPILES:

    class _Part(JITCodeLibrary):  # type: ignore[misc]
        """The code of a rule that other rules call: it goes into theirs, and is optimised and translated there."""

        def finalize(self) -> None:
            self._finalized = True


def _make_parts(compiled: Any) -> None:
    """Let other rules take a rule in as a part, compiled once for each type of its arguments.

    numba by itself would make every called rule into a function of its own that Python can call and the cache keeps,
    anew for `f(s, 1)` and `f(s, 2)`, and optimise the code of its callees once more at every step up to the caller.
    """
    parts: dict[tuple[Any, ...], Any] = {}

    def get_call_template(args: Any, kws: Any) -> Any:
        plain = tuple(_unliteral(arg) for arg in args)
        pysig, plain = compiled._compiler.fold_argument_types(
            plain, {name: _unliteral(arg) for name, arg in kws.items()}
        )
        if plain not in parts:
            with compiled._compiling_counter:
                parts[plain] = _part(compiled, plain)
        name = compiled.py_func.__name__
        return make_concrete_template(name, name, [parts[plain].signature]), pysig, plain, {}

    def get_overload(args: Any) -> Any:
        return parts[tuple(args)].entry_point

    compiled.get_call_template = get_call_template
    compiled.get_overload = get_overload


def _part(compiled: Any, args: Any) -> Any:
    """Compile a rule for such arguments as a part of others; numba's result."""
    target = compiled.targetctx
    flags = compiler.Flags()
    compiled.targetdescr.options.parse_as_flags(flags, compiled.targetoptions)
    flags.no_compile = flags.no_cpython_wrapper = True
    library = _Part(target.codegen(), compiled.py_func.__qualname__)
    made = compiler.compile_extra(compiled.typingctx, target, compiled.py_func, args, None, flags, {}, library=library)
    key = object()  # what numba finds the code by; for whole functions it is the one that Python calls
    target.insert_user_function(key, made.fndesc, list(dict.fromkeys([library, *library._linking_libraries])))
    return made._replace(entry_point=key)


_interpreted: dict[object, Any] = {}
_namespaces: dict[str, dict[str, Any]] = {}


def interpreted(function: F) -> F:
    """The same rule as ordinary Python, over the twin, with every rule that it calls.

    NumPy scalars and tables among its globals become Python integers and lists: NumPy's own scalars are
    slow in the interpreter and warn where compiled code wraps.
    """
    source = getattr(function, "py_func", function)
    if source in _interpreted:
        return _interpreted[source]  # type: ignore[no-any-return]
    module = source.__module__
    if module not in _namespaces:
        namespace = _namespaces[module] = {}
        for name, value in source.__globals__.items():
            namespace[name] = _plain(value, namespace, name)
    plain = types.FunctionType(
        source.__code__, _namespaces[module], source.__name__, source.__defaults__, source.__closure__
    )
    plain.__doc__ = source.__doc__
    plain.__module__ = module
    _interpreted[source] = plain
    return plain  # type: ignore[return-value]


def _plain(value: Any, namespace: dict[str, Any], name: str) -> Any:
    if hasattr(value, "py_func"):
        return _Later(value, namespace, name)
    if isinstance(value, np.generic | np.ndarray) and value.dtype.names is None:
        return value.tolist()
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
            return builder.cttz(args[0], cgutils.true_bit)

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
            length = context.get_constant(nbtypes.intp, signature.args[0].size)
            cgutils.raw_memcpy(builder, args[0], args[1], length, 1)
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
