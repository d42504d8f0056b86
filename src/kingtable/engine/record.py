"""Records: one class declares a game state, and gives its NumPy dtype and a plain Python class.

    @record
    class State:
        players: int = field("i4", doc="how many play")
        crowns: Grid = field("u8", 4, 2, doc="one bitboard a player and crown bit")

`dtype_of(State)` is the structured dtype of the compiled rules; an instance of `State` is the Python object on which
the same rules run interpreted (slots, nested lists, Python integers). Nested fields are written
`s.crowns[p][i]` in both. Use `i4` for small numbers (narrower stores wrap silently once compiled) and `u8` for
bitboards. Names to avoid, because NumPy's own attributes shadow them: `size`, `round`, `copy`, `all`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Protocol, TypeVar

import numpy as np
from numpy.typing import NDArray

from kingtable.engine.errors import Refused

Row = list[int]
Grid = list[list[int]]
Floats = list[float]
FloatGrid = list[list[float]]
Array = np.ndarray[Any, np.dtype[Any]]

T = TypeVar("T")
Records = list[T] | Array
"""States in a row: Python objects for rules that run interpreted, an array for compiled ones."""


@dataclass(frozen=True)
class Field:
    """What a class declares of a field of its record: NumPy type code, shape (none: a number) and what it holds."""

    code: str
    shape: tuple[int, ...]
    doc: str


class Stream(Protocol):
    """Where a state has its chance from, if not from its record (`engine.chance`)."""

    def below(self, n: int, what: int) -> int:
        """One of n outcomes; `what` is drawn."""
        ...

    def arrange(self, cards: Row, first: int, n: int) -> bool:
        """Give n entries of a deck their order, from `first` on; False leaves it to the rules."""
        ...


class Record:
    """The members that `record` adds to every class besides its fields."""

    __slots__ = ("journal", "moments", "stream")

    FIELDS: ClassVar[dict[str, Field]]
    DTYPE: ClassVar[np.dtype[np.void]]
    COPIER: ClassVar[Callable[[Record, Record], None]]

    journal: list[tuple[int, ...]]
    """The rows that rules noted."""
    moments: list[tuple[int, Any]] | None
    """How many rows there were, and how the state was, at each moment worth seeing (`engine.compiler.jit.moment`); None
    where nobody looks."""
    stream: Stream | None
    """From which rules draw chance where it does not come from the record."""


class AnyState(Record):
    """What the states of all games have. The class of a game's state may name it as its base, for its types."""

    if not TYPE_CHECKING:  # a slot of each is in the class itself
        __slots__ = ()

    chance: int
    players: int


R = TypeVar("R", bound=Record)


def field(code: str, *shape: int, doc: str) -> Any:
    """A field of a record: NumPy type code, shape (none: a number) and what it holds."""
    return Field(code, shape, doc)


def _zeros(shape: tuple[int, ...]) -> Any:
    return [_zeros(shape[1:]) for _ in range(shape[0])] if shape else 0


def _copied(depth: int, value: str) -> str:
    """The source of a copy of nested lists."""
    return f"{value}[:]" if depth == 1 else f"[{_copied(depth - 1, 'row')} for row in {value}]"


def _copier(fields: dict[str, Field]) -> Any:
    """A function that copies every field of a state into a new one, written out for this class: states are copied
    often."""
    lines = [
        f"    new.{name} = {_copied(len(spec.shape), f'old.{name}') if spec.shape else f'old.{name}'}"
        for name, spec in fields.items()
    ]
    made: dict[str, Any] = {}
    exec("\n".join(["def copier(old, new):", *lines]), made)
    return made["copier"]


def record(cls: type[T]) -> type[T]:
    """Make a class of fields into a record: a dtype and a class with slots, a `Record` also where it names no base."""
    fields = {name: value for name, value in vars(cls).items() if isinstance(value, Field)}
    dtype = np.dtype([(n, f.code, f.shape) if f.shape else (n, f.code) for n, f in fields.items()], align=True)

    def init(self: Record) -> None:
        self.journal = []
        self.moments = None
        self.stream = None
        for name, spec in fields.items():
            setattr(self, name, _zeros(spec.shape))

    namespace = {
        "__slots__": tuple(fields),
        "__doc__": cls.__doc__,
        "__module__": cls.__module__,
        "__qualname__": cls.__qualname__,
        "__init__": init,
        "FIELDS": fields,
        "DTYPE": dtype,
        "COPIER": staticmethod(_copier(fields)),
    }
    return type(cls.__name__, cls.__bases__ if issubclass(cls, Record) else (Record,), namespace)


def with_field(cls: type[R], name: str, value: object, doc: str) -> type[R]:
    """Return a record class like another one, in which a field is another one."""
    fields = {**cls.FIELDS, name: value}
    made: Any = type(cls.__name__, cls.__bases__, {**fields, "__doc__": doc, "__module__": cls.__module__})
    return record(made)


def fields_from(cls: type[Record], first: str) -> frozenset[str]:
    """Return the names of the fields of a record class from one on, as they are declared."""
    names = list(cls.FIELDS)
    return frozenset(names[names.index(first) :])


def dtype_of(cls: type[Record]) -> np.dtype[np.void]:
    """The structured dtype of a record class."""
    return cls.DTYPE


def copy_of(state: R) -> R:
    """An independent copy of a state; the journal of the copy begins empty."""
    cls = type(state)
    new = object.__new__(cls)
    new.journal, new.moments, new.stream = [], None, state.stream
    cls.COPIER(state, new)
    return new


def pack(state: Record) -> NDArray[np.void]:
    """The state as a record array of shape (1,), ready for compiled rules."""
    array = np.zeros(1, type(state).DTYPE)
    for name in type(state).FIELDS:
        array[0][name] = getattr(state, name)
    return array


def unpacked(game: str, cls: type[R], state: object) -> R:
    """The state of a record's bytes. Raises Refused for what cannot be bytes of a record of that game."""
    wanted = dtype_of(cls).itemsize
    read = b""
    if isinstance(state, bytes | bytearray | memoryview):
        read = bytes(state)  # pyright: ignore[reportUnknownArgumentType] # a view of anything
    if len(read) != wanted:
        raise Refused("state-bytes", field="state", game=game, wanted=wanted)
    return unpack(cls, np.frombuffer(read, dtype_of(cls)))


def unpack(cls: type[R], array: NDArray[np.void], index: int = 0) -> R:
    """The state of one record of an array."""
    state = cls()
    for name in cls.FIELDS:
        setattr(state, name, array[index][name].tolist())
    return state
