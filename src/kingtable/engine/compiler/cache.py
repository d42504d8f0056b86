"""Compiled code on disk: one file a rule and kind of arguments, found by all that it is made of.

numba's own cache looks only at the file of the outer function: an edited rule in another file silently gives old
results. Here the name of the file is a digest of the fingerprint of the code (`compiler.fingerprint`), of the
versions and of the machine; so what is found is right, nothing is ever overwritten, and an edit costs those rules that
it touches. It uses numba's internals; where they are missing, `compiler.compiled` does without.
"""

from __future__ import annotations

import hashlib
import os
import pickle
import re
import sys
import tempfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import FunctionType
from typing import Any

import llvmlite
import numba
import numpy as np
from numba.core.compiler import CompileResult
from numba.core.dispatcher import Dispatcher
from numba.core.serialize import dumps
from numba.core.typing.context import BaseContext

from kingtable.engine.compiler.compiling import fallen_back
from kingtable.engine.compiler.fingerprint import Untold, fingerprint
from kingtable.engine.folders import user_folder

_ = (CompileResult._reduce, CompileResult._rebuild, Dispatcher.enable_caching, BaseContext.resolve_value_type)

_SETTINGS = ("BOUNDSCHECK", "OPT", "LOOP_VECTORIZE", "SLP_VECTORIZE", "DEBUGINFO_DEFAULT", "ENABLE_AVX", "FASTMATH")
_MOST = 400
_MAKERS = ("jit.py", "compiled.py", "parts.py", "cache.py", "fingerprint.py")


@cache
def _makers() -> str:
    """What else decides what a rule is compiled into: versions, settings and the modules that compile."""
    found = hashlib.sha256(repr((sys.version, numba.__version__, llvmlite.__version__, np.__version__)).encode())
    found.update(repr([getattr(numba.config, name, None) for name in _SETTINGS]).encode())
    for name in _MAKERS:
        found.update(Path(__file__).with_name(name).read_bytes())
    return found.hexdigest()


def folder() -> Path:
    """The folder of the compile cache: NUMBA_CACHE_DIR if it is set, else the user's."""
    return Path(numba.config.CACHE_DIR or user_folder("cache") / "kernels")


class CompileCache:
    """The compiled forms of one rule on disk, in the place of numba's own cache of a function."""

    def __init__(self, compiled: Any) -> None:
        self._compiled = compiled
        self._files: dict[Any, Path | None] = {}
        self.uncached = ""
        """Why the cache cannot keep the last one."""

    @property
    def cache_path(self) -> str:
        """The folder, for numba's statistics."""
        return str(folder())

    def enable(self) -> None:
        """It is always on."""

    def disable(self) -> None:
        """It is always on."""

    def flush(self) -> None:
        """Nothing is stale."""

    def load_overload(self, sig: Any, target: Any) -> Any:
        """The compiled form for such arguments; None where there is none."""
        file = self._files[sig] = self._file(sig, target)
        if file is None:
            return None
        target.refresh()
        try:
            made = CompileResult._rebuild(target, *pickle.loads(file.read_bytes()))
            os.utime(file)
        except Exception:  # not there; or damaged: then it is made again
            return None
        return made

    def save_overload(self, sig: Any, made: Any) -> None:
        """Keep a compiled form, where a fingerprint says what it was made of and the folder can be written."""
        file = self._files.pop(sig, None)
        if file is None or made.library.has_dynamic_globals or any(not each.can_cache for each in made.lifted):
            return
        try:
            data = dumps(made._reduce())
        except (AttributeError, TypeError) as error:
            fallen_back(f"compiled code could not be kept ({error})")
            return
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            with tempfile.NamedTemporaryFile(dir=file.parent, prefix="new-", delete=False) as new:
                new.write(data)
            Path(new.name).replace(file)
            _prune(file.parent)
        except OSError:  # full, or not ours to write: it is compiled again next time
            return

    def _file(self, sig: Any, target: Any) -> Path | None:
        function = self._compiled.py_func
        self.uncached = ""
        if not Path(function.__code__.co_filename).exists():
            self.uncached = "it stands in no file"  # stdin, `python -c`, a notebook
            return None
        kind = str(sig)
        if re.search(r" at 0x[0-9a-f]+", kind):  # a function given as an argument: its address tells nothing
            self.uncached = "it takes a function as an argument"
            return None
        self._compiled.typingctx.refresh()
        try:
            content = fingerprint(function, self._forms)
        except Untold as untold:
            self.uncached = str(untold)
            return None
        options = sorted((name, repr(value)) for name, value in self._compiled.targetoptions.items())
        whole = repr((_makers(), content, options, kind, target.codegen().magic_tuple()))
        name = re.sub(r"\W+", "_", f"{function.__module__}.{function.__qualname__}")[-80:]
        return folder() / f"{name}-{hashlib.sha256(whole.encode()).hexdigest()[:32]}.kernel"

    def _forms(self, function: FunctionType) -> Iterator[FunctionType]:
        """What numba's overloads put in the place of a function."""
        try:
            typed = self._compiled.typingctx.resolve_value_type(function)
        except Exception:  # compiled code knows no such function
            return
        for template in getattr(typed, "templates", ()):
            for name in ("_overload_func", "_definition_func"):
                form = getattr(template, name, None)
                if isinstance(form, FunctionType):
                    yield form


def _prune(folder: Path) -> None:
    """Let go of what was longest not used, and of what a killed process left half written."""
    files = sorted((*folder.glob("*.kernel"), *folder.glob("new-*")), key=lambda file: file.stat().st_mtime)
    for old in files[: max(0, len(files) - _MOST)]:
        old.unlink(missing_ok=True)
