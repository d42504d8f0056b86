"""Write the page's types of the server's JSON from those of Python: `python scripts/protocol.py`.

The source is each `protocol.py` of the package, and `server/messages/frames.py` for what the page sends. The files are
`web/src/net/protocol.ts` and `web/src/games/*/protocol.ts`. Git ignores them, and `scripts/web.py` writes them before
it runs a tool. The build needs none of them, since types leave no code.
"""

from __future__ import annotations

import inspect
import types
import typing
from importlib import import_module
from pathlib import Path
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

import msgspec

WEB = Path(__file__).parent.parent / "web" / "src"
HEAD = "/** {} Written by scripts/protocol.py from {}. */\n"
NET = """import type * as game from "../../game/situation";
import type * as table from "../../table/table.svelte";

export type { Colour, Seat, Why } from "../../net/protocol";

"""
TABLE = (
    "\nexport type Situation = game.Situation<View, Choices, JournalEvent>;\n"
    "export type Table = table.Table<View, Choices, JournalEvent, Outlook>;\n"
)
MESSAGES = ("offered", "review", "protocol")
FILES = {
    "net": tuple(f"{file}.py" for file in ("engine/protocol", *(f"server/messages/{name}" for name in MESSAGES))),
    "games/kingdomino": ("kingdomino/protocol.py",),
    "games/king_of_tokyo": ("king_of_tokyo/protocol_events.py", "king_of_tokyo/protocol.py"),
}
PLAIN: dict[Any, str] = {
    int: "number",
    float: "number",
    str: "string",
    bool: "boolean",
    type(None): "null",
    Any: "unknown",
}


class Writer:
    """Writes the types of one module."""

    def __init__(self, module: Any) -> None:
        own = {name: value for name, value in vars(module).items() if name[0] != "_"}
        self.classes = [value for value in own.values() if is_typeddict(value) and value.__module__ == module.__name__]
        kinds = (Literal, Annotated, Union, types.UnionType)
        self.aliases: dict[str, Any] = {name: value for name, value in own.items() if get_origin(value) in kinds}

    def written(self, before: frozenset[str] = frozenset()) -> str:
        """All of it, but the names that are written before."""
        own = {name: value for name, value in self.aliases.items() if name not in before}
        named = [f"export type {name} = {self.of(value, whole=True)};\n" for name, value in own.items()]
        return "\n".join([*named, *map(self._interface, self.classes)])

    def _interface(self, cls: Any) -> str:
        parameters = ", ".join(each.__name__ for each in getattr(cls, "__parameters__", ()))
        name = f"{cls.__name__}<{parameters}>" if parameters else cls.__name__
        doc = " ".join((inspect.getdoc(cls) or "").split()) if "__doc__" in vars(cls) and cls.__doc__ else ""
        comment = f"/** {doc} */\n" if doc and not doc.startswith("dict(") else ""
        lines = [self._field(name, hint) for name, hint in get_type_hints(cls, include_extras=True).items()]
        return f"{comment}export interface {name} {{\n" + "\n".join(lines) + "\n}\n"

    def _field(self, name: str, hint: Any) -> str:
        optional = get_origin(hint) is NotRequired
        return f"  {name}{'?' if optional else ''}: {self.of(get_args(hint)[0] if optional else hint)};"

    def of(self, hint: Any, *, whole: bool = False) -> str:
        """A type in TypeScript; whole: written out, although it has a name."""
        if not whole:
            for name, value in self.aliases.items():
                if value == hint and type(value) is type(hint):
                    return name
        if hint in PLAIN:
            return PLAIN[hint]
        if isinstance(hint, TypeVar):
            return str(hint.__name__)
        origin, args = get_origin(hint), get_args(hint)
        if origin is Annotated:
            return next((note for note in args[1:] if isinstance(note, str)), None) or self.of(args[0])
        if origin is Literal:
            return " | ".join(f'"{value}"' for value in args)
        if origin in (Union, types.UnionType):
            return " | ".join(dict.fromkeys(self.of(arg) for arg in args))
        if origin is list:
            inner = self.of(args[0])
            return f"({inner})[]" if " " in inner and not inner.endswith(">") else f"{inner}[]"
        if origin is dict:
            return f"Record<{self.of(args[0])}, {self.of(args[1])}>"
        if is_typeddict(origin):
            return f"{origin.__name__}<{', '.join(map(self.of, args))}>"
        if is_typeddict(hint):
            return "(Tried & T)" if hint.__name__ == "Tried" else str(hint.__name__)
        raise TypeError(f"{hint!r} has no form in TypeScript here")


def sent() -> str:
    """What the page sends: the structs of `server/messages/frames.py`."""
    frames: Any = import_module("kingtable.server.messages.frames")
    writer = Writer(frames)
    kinds = []
    for struct in typing.get_args(frames.Frame):
        info: Any = msgspec.structs.fields(struct)
        hints = get_type_hints(struct, include_extras=True)
        fields = "".join(f"; {field.name}: {writer.of(hints[field.name])}" for field in info)
        kinds.append(f'  | {{ t: "{struct.__struct_config__.tag}"{fields} }}')
    return "/** What the page sends. */\nexport type ClientFrame =\n" + "\n".join(kinds) + ";\n"


def written_all(modules: list[Any]) -> list[str]:
    """The types of all modules, each name once."""
    writers = [Writer(module) for module in modules]
    names = [frozenset(name for writer in writers[:i] for name in writer.aliases) for i in range(len(writers))]
    return [writer.written(before) for writer, before in zip(writers, names, strict=True)]


def made(folder: str) -> str:
    """The text of one file."""
    modules = [import_module(f"kingtable.{file[:-3].replace('/', '.')}") for file in FILES[folder]]
    about = " ".join((modules[-1].__doc__ or "").split("types")[0].split()) + " types."
    text = HEAD.format(about, " and ".join(f"src/kingtable/{file}" for file in FILES[folder]))
    text += (NET if folder != "net" else "") + "\n".join(written_all(modules))
    if folder != "net":
        return text + TABLE
    text = text.replace("export type ServerFrame =", "export type ServerFrame<V, C, E, T> =")
    text = text.replace("interface PastStep<E>", "interface PastStep<E = AnyEvent>")
    return f"{text}\n{sent()}"


def main() -> None:
    """Write the files that have changed."""
    for folder in FILES:
        file, text = WEB / folder / "protocol.ts", made(folder)
        if not file.exists() or file.read_text("utf-8") != text:
            file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
