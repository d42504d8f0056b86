"""The compiler: what the rest of the package knows of numba, loaded when something is compiled.

How rules are compiled depends on what is there (docs/decisions/0005):

- numba as we know it: rules are parts of their callers (`compiler.parts`), and what Python calls is kept on disk under
  a fingerprint of all that it is made of (`compiler.cache`, `compiler.fingerprint`);
- another numba, some of whose internals are missing: plain `numba.njit`, with one RuntimeWarning;
- a numba that is out of order: all rules run interpreted, with one RuntimeWarning.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import shutil
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from kingtable.engine.compiler.compiling import WRITTEN_FOR, fallen_back, listen
from kingtable.engine.compiler.jit import Rule, copy_record, i64, lowest, moment, note, popcount, registered, u64
from kingtable.engine.folders import user_folder

os.environ.setdefault("OMP_WAIT_POLICY", "passive")  # spinning threads would starve each other

try:
    import numba
    from llvmlite import ir
    from numba import types as nbtypes
    from numba.extending import intrinsic as _intrinsic
    from numba.extending import overload, typeof_impl
except ImportError as error:
    numba = None
    if error.name != "numba":  # it is installed, but out of order
        warnings.warn(
            f"numba is installed but cannot be imported ({error}). The rules run interpreted: they are the same, but "
            f"search and statistics take hundreds of times longer. Kingtable was written for numba {WRITTEN_FOR}.",
            RuntimeWarning,
            stacklevel=2,
        )

_PACKAGE = Path(__file__).parents[2]
_make_parts: Any = None  # None: plain njit
_CompileCache: Any = None
_made: dict[Callable[..., Any], Any] = {}


def works() -> bool:
    """Can anything be compiled?"""
    return numba is not None and not numba.config.DISABLE_JIT


def made(function: Callable[..., Any]) -> Any:
    """The compiled rule of a function, always the same one."""
    if function not in _made:
        _made[function] = _compiled(function)
        _made[function].is_rule = True  # what `compiling` tells people of
    return _made[function]


def direct(function: Callable[..., Any], args: tuple[Any, ...]) -> Callable[..., Any]:
    """The machine code of a rule that has been called with arguments of these types: it looks at no type again.

    Raises KeyError where it has not been called with such arguments.
    """
    compiled = made(getattr(function, "py_func", function))
    found: Callable[..., Any] = compiled.get_overload(tuple(map(numba.typeof, args)))
    return found


def register(function: Callable[..., Any], form: Callable[..., Any]) -> None:
    """Let compiled code do `form` where Python calls `function`."""
    form.__annotations__ = {}  # numba compares them with those of the inner function, which has none
    overload(function, inline="always")(form)


if works():
    try:
        listen()
        from kingtable.engine.compiler.cache import CompileCache as _CompileCache
        from kingtable.engine.compiler.parts import make_parts as _make_parts
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


if works() and not _make_parts and not numba.config.CACHE_DIR:
    numba.config.CACHE_DIR = str(_folder_of_sources())


def _compiled(function: Callable[..., Any]) -> Any:
    if _make_parts:
        compiled = numba.njit(error_model="numpy", nogil=True, no_cfunc_wrapper=True)(function)
        _make_parts(compiled)
        compiled._cache = _CompileCache(compiled)
        return compiled
    compiled = numba.njit(error_model="numpy", nogil=True)(function)
    if _PACKAGE in Path(function.__code__.co_filename).parents:  # numba's cache would miss edits in others' files
        with contextlib.suppress(OSError, RuntimeError):  # no folder that can be written: compiled in every process
            compiled.enable_caching()
    return compiled


if works():

    def intrinsic(function: Callable[..., Any]) -> Any:
        """A function of compiled code that writes its instructions itself."""
        return _intrinsic(function)

    def _form(function: Callable[..., Any]) -> Callable[[Any], Any]:
        def registered(form: Any) -> Any:
            register(function, form)
            return form

        return registered

    @_form(u64)
    def _u64(x: Any) -> Any:
        return lambda x: np.uint64(x)

    @_form(i64)
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

    @_form(popcount)
    def _popcount(x: Any) -> Any:
        return lambda x: _ctpop(x)

    @_form(lowest)
    def _lowest(x: Any) -> Any:
        return lambda x: _cttz(x)

    @_form(note)
    def _note(s: Any, row: Any) -> Any:
        return lambda s, row: None

    @_form(moment)
    def _moment(s: Any) -> Any:
        return lambda s: None

    @intrinsic
    def _memcpy(typingctx: Any, target: Any, source: Any) -> Any:
        def emit(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            byte, size = ir.IntType(8).as_pointer(), ir.IntType(64)
            memcpy = builder.module.declare_intrinsic("llvm.memcpy", [byte, byte, size])
            ends = [builder.bitcast(end, byte) for end in args]
            builder.call(memcpy, [*ends, ir.Constant(size, signature.args[0].size), ir.Constant(ir.IntType(1), 0)])
            return context.get_dummy_value()

        return nbtypes.void(target, source), emit

    @_form(copy_record)
    def _copy_record(target: Any, source: Any) -> Any:
        return lambda target, source: _memcpy(target, source)

    def _typeof_rule(value: Rule[..., Any], context: Any) -> Any:
        return typeof_impl(value.compiled, context)

    typeof_impl.register(Rule)(_typeof_rule)

    for _function, _its_form in registered():
        register(_function, _its_form)
