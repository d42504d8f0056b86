"""Records: one class declares a game state, and gives its NumPy dtype and its plain-Python twin.

    @record
    class State:
        players: int = field("i4", doc="how many play")
        crowns: Grid = field("u8", 4, 2, doc="one bitboard a player and crown bit")

`dtype_of(State)` is the structured dtype of the compiled rules; an instance of `State` is the twin on which
the same rules run interpreted (slots, nested lists, Python integers). Nested fields are written
`s.crowns[p][i]` in both. Use `i4` for small numbers (narrower stores wrap silently once compiled) and `u8` for
bitboards. Names to avoid, because NumPy's own attributes shadow them: `size`, `round`, `copy`, `all`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeVar

import numpy as np

from kingtable.engine.errors import Refused

Row = list[int]
Grid = list[list[int]]
Floats = list[float]
FloatGrid = list[list[float]]
Array = np.ndarray[Any, np.dtype[Any]]

T = TypeVar("T")
Records = list[T] | Array
"""Records in a row: twins for rules that run interpreted, an array for compiled ones."""


@dataclass(frozen=True)
class _Field:
    code: str
    shape: tuple[int, ...]
    doc: str


def field(code: str, *shape: int, doc: str) -> Any:
    """A field of a record: NumPy type code, shape (none: a number) and what it holds."""
    return _Field(code, shape, doc)


def _zeros(shape: tuple[int, ...]) -> Any:
    return [_zeros(shape[1:]) for _ in range(shape[0])] if shape else 0


def _copied(depth: int, value: str) -> str:
    """The source of a copy of nested lists."""
    return f"{value}[:]" if depth == 1 else f"[{_copied(depth - 1, 'row')} for row in {value}]"


def _copier(fields: dict[str, _Field]) -> Any:
    """A function that copies every field of a twin into a new one, written out for this class: states are copied
    often."""
    lines = [
        f"    new.{name} = {_copied(len(spec.shape), f'old.{name}') if spec.shape else f'old.{name}'}"
        for name, spec in fields.items()
    ]
    made: dict[str, Any] = {}
    exec("\n".join(["def copier(old, new):", *lines]), made)
    return made["copier"]


def record(cls: type[T]) -> type[T]:
    """Make a class of fields into a record: a dtype and a twin with slots.

    The twin has three more slots: `journal`, the rows that rules noted; `moments`, how many rows there were and how the
    state was at each moment worth seeing (`engine.compiler.jit.moment`), None where nobody looks; and `stream`, from
    which rules draw chance where it does not come from the record (engine.chance), None else.
    """
    fields = {name: value for name, value in vars(cls).items() if isinstance(value, _Field)}
    dtype = np.dtype([(n, f.code, f.shape) if f.shape else (n, f.code) for n, f in fields.items()], align=True)

    def init(self: Any) -> None:
        self.journal = []
        self.moments = None
        self.stream = None
        for name, spec in fields.items():
            setattr(self, name, _zeros(spec.shape))

    namespace = {
        "__slots__": (*fields, "journal", "moments", "stream"),
        "__doc__": cls.__doc__,
        "__module__": cls.__module__,
        "__qualname__": cls.__qualname__,
        "__init__": init,
        "FIELDS": fields,
        "DTYPE": dtype,
        "COPIER": staticmethod(_copier(fields)),
    }
    return type(cls.__name__, (), namespace)


def with_field(cls: type[T], name: str, value: Any, doc: str) -> type[T]:
    """Return a record class like another one, in which a field is another one."""
    fields = {**cls.FIELDS, name: value}  # type: ignore[attr-defined]
    return record(type(cls.__name__, (), {**fields, "__doc__": doc, "__module__": cls.__module__}))


def fields_from(cls: type, first: str) -> frozenset[str]:
    """Return the names of the fields of a record class from one on, as they are declared."""
    names = list(cls.FIELDS)  # type: ignore[attr-defined]
    return frozenset(names[names.index(first) :])


def dtype_of(cls: type) -> np.dtype[np.void]:
    """The structured dtype of a record class."""
    return cls.DTYPE  # type: ignore[attr-defined,no-any-return]


def copy_of(twin: T) -> T:
    """An independent copy of a twin; the journal of the copy begins empty."""
    new: Any = object.__new__(type(twin))
    new.journal, new.moments, new.stream = [], None, twin.stream  # type: ignore[attr-defined]
    type(twin).COPIER(twin, new)  # type: ignore[attr-defined]
    return new  # type: ignore[no-any-return]


def pack(twin: Any) -> np.ndarray[Any, np.dtype[np.void]]:
    """The twin as a record array of shape (1,), ready for compiled rules."""
    array = np.zeros(1, type(twin).DTYPE)
    for name in type(twin).FIELDS:
        array[0][name] = getattr(twin, name)
    return array


def unpacked(game: str, cls: type[T], state: object) -> T:
    """The twin of a record's bytes. Raises Refused for what cannot be bytes of a record of that game."""
    wanted = dtype_of(cls).itemsize
    if not isinstance(state, bytes | bytearray | memoryview) or len(state) != wanted:
        raise Refused("state-bytes", field="state", game=game, wanted=wanted)
    return unpack(cls, np.frombuffer(state, dtype_of(cls)))


def unpack(cls: type[T], array: np.ndarray[Any, Any], index: int = 0) -> T:
    """The twin of one record of an array."""
    twin = cls()
    for name in cls.FIELDS:  # type: ignore[attr-defined]
        setattr(twin, name, array[index][name].tolist())
    return twin
