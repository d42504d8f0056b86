"""Rules as parts of their callers (docs/decisions/0003): the only place that changes how numba compiles.

It uses numba's internals, as they are in the versions `compiling.WRITTEN_FOR`. Where one is missing, importing this
module fails and `compiler.compiled` compiles every rule by plain `numba.njit`; where one has changed, the rule at hand
falls back to it.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from numba.core import ir_utils
from numba.core.base import BaseContext
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Flags, compile_extra
from numba.core.compiler_lock import global_compiler_lock
from numba.core.dispatcher import Dispatcher
from numba.core.types.misc import unliteral
from numba.core.typing import make_concrete_template

from kingtable.engine.compiler.compiling import fallen_back

_ = (Dispatcher.get_call_template, Dispatcher.get_overload, BaseContext.insert_user_function)
_ = (Flags.no_compile, Flags.no_cpython_wrapper, JITCodeLibrary.finalize)


_aliases_once = ir_utils.find_potential_aliases


def _aliases(blocks: Any, args: Any, typemap: Any, func_ir: Any, alias_map: Any = None, arg_aliases: Any = None) -> Any:
    """What may be the same as an argument, or a part of it: numba's own search, until it finds no more.

    numba looks through the blocks once, in the order of their numbers. Where a form is inlined (`compiled.register`) a
    later block may stand first; then `t.row` is not known to belong to an argument, because `t = states[1]` has not
    been seen yet, and `t.row[i] = x` is removed as dead.
    """
    known = -1
    while known != len(arg_aliases or ()):
        known = len(arg_aliases or ())
        alias_map, arg_aliases = _aliases_once(blocks, args, typemap, func_ir, alias_map, arg_aliases)
    return alias_map, arg_aliases


@contextmanager
def _searching() -> Iterator[None]:
    """Search so while a rule of ours is compiled. What else this process compiles with numba stays as numba has it: the
    lock lets one thread compile at a time."""
    with global_compiler_lock:
        found = ir_utils.find_potential_aliases
        ir_utils.find_potential_aliases = _aliases
        try:
            yield
        finally:
            ir_utils.find_potential_aliases = found


class _Part(JITCodeLibrary):  # type: ignore[misc] # numba declares no types
    """The code of a rule that other rules call: it goes into theirs, and is optimised and translated there."""

    def finalize(self) -> None:
        self._finalized = True


def make_parts(compiled: Any) -> None:
    """Let other rules take a rule in as a part, compiled once for each type of its arguments.

    numba by itself would make every called rule into a function of its own that Python can call and the cache keeps,
    again for `f(s, 1)` and `f(s, 2)`, and optimise the code of its callees once more at every step up to the caller.
    """
    parts: dict[tuple[Any, ...], Any] = {}
    whole_template, whole_overload = compiled.get_call_template, compiled.get_overload
    whole_compile = compiled._compiler.compile

    def get_call_template(args: Any, kws: Any) -> Any:
        try:
            plain = tuple(unliteral(arg) for arg in args)
            pysig, plain = compiled._compiler.fold_argument_types(
                plain, {name: unliteral(arg) for name, arg in kws.items()}
            )
            if plain not in parts:
                with compiled._compiling_counter:
                    parts[plain] = _part(compiled, plain)
            name = compiled.py_func.__name__
            return make_concrete_template(name, name, [parts[plain].signature]), pysig, plain, {}
        except (AttributeError, TypeError) as error:
            whole = whole_template(args, kws)  # fails as well where the rule is at fault, and not numba's insides
            fallen_back(f"{compiled.py_func.__qualname__} could not become a part of its caller ({error})")
            return whole

    def get_overload(args: Any) -> Any:
        part = parts.get(tuple(args))
        return part.entry_point if part else whole_overload(args)

    def compile(args: Any, return_type: Any) -> Any:
        with _searching():
            return whole_compile(args, return_type)

    compiled._compiler.compile = compile
    compiled.get_call_template = get_call_template
    compiled.get_overload = get_overload


def _part(compiled: Any, args: Any) -> Any:
    """Compile a rule for such arguments as a part of others; numba's result."""
    target = compiled.targetctx
    flags = Flags()
    compiled.targetdescr.options.parse_as_flags(flags, compiled.targetoptions)
    flags.no_compile = flags.no_cpython_wrapper = True
    library = _Part(target.codegen(), compiled.py_func.__qualname__)
    with _searching():
        made = compile_extra(compiled.typingctx, target, compiled.py_func, args, None, flags, {}, library=library)
    key = object()  # what numba finds the code by; for whole functions it is the one that Python calls
    target.insert_user_function(key, made.fndesc, list(dict.fromkeys([library, *library._linking_libraries])))
    return made._replace(entry_point=key)
