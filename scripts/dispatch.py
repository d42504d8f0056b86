"""Write what calls the cards: `cards/kinds.py`, `cards/dispatch_passive.py` and `cards/dispatch.py` of King of Tokyo.

    python scripts/dispatch.py            # write them
    python scripts/dispatch.py --check    # only tell whether they are up to date

The build does it too (`hatch_build.py`): the three are not in git.

The sources of the card modules are read, not imported. A card is a class whose name is the card's id in capitals; its
methods are the windows of `cards/windows.py`. In a window the cards come in the order of MODULES and of their classes.
"""

from __future__ import annotations

import argparse
import ast
import json
import re
import sys
from dataclasses import dataclass, field
from pathlib import Path

PACKAGE = Path(__file__).parents[1] / "src/kingtable/king_of_tokyo"
MODULES = ("passive", "at_once", "dice_cards", "attack", "body", "market", "end_of_turn")
WHEN = ("throwing", "altering", "defending", "beside others", "selling", "any time", "charging")
HEAD = '''"""{title}

Written by scripts/dispatch.py from the card modules; not to be edited.
"""

from __future__ import annotations

'''


@dataclass
class Card:
    """What the source of a card says."""

    id: str
    name: str
    module: str
    windows: list[str] = field(default_factory=list)
    says: dict[str, str | int] = field(default_factory=dict)
    reasons: bool = False


def card_id(name: str) -> str:
    """`ItHasAChild` -> `it_has_a_child`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


def cards_of(package: Path) -> list[Card]:
    """All cards in the order of modules and classes."""
    found = []
    for module in MODULES:
        tree = ast.parse((package / "cards" / f"{module}.py").read_text(encoding="utf-8"))
        for node in tree.body:
            if isinstance(node, ast.ClassDef):
                card = Card(card_id(node.name), node.name, module)
                for part in node.body:
                    match part:
                        case ast.FunctionDef(name="why_not"):
                            card.reasons = True
                        case ast.FunctionDef(name=name):
                            card.windows.append(name)
                        case ast.Assign(targets=[ast.Name(name)], value=ast.Constant(str() | int() as value)):
                            card.says[name] = value
                        case ast.Assign(targets=[ast.Name(name)], value=ast.Name(sign)):
                            card.says[name] = sign.replace("_", " ").lower()
                found.append(card)
    return found


def windows_of(package: Path) -> dict[str, dict[str, str]]:
    """PASSIVE, WINDOWS, TABLE, OWN and SAYS of `windows.py`."""
    tree = ast.parse((package / "cards" / "windows.py").read_text(encoding="utf-8"))
    return {
        node.targets[0].id: ast.literal_eval(node.value)
        for node in tree.body
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and isinstance(node.value, ast.Dict)
    }


def generated(package: Path) -> dict[Path, str]:
    """The text of each generated file. Raises SystemExit where cards and sources do not fit together."""
    ids = [card["id"] for card in json.loads((package / "cards.json").read_text(encoding="utf-8"))]
    cards = cards_of(package)
    windows = windows_of(package)
    says = windows.pop("SAYS")
    known = {name for group in windows.values() for name in group}
    told = [card.id for card in cards]
    for wrong in sorted(set(ids) ^ set(told)):
        sys.exit(f"{wrong} stands in only one of cards.json and the card modules")
    for card in cards:
        if not card.windows:
            sys.exit(f"{card.module}.py: {card.name} has no window: what it does stands with it")
        for name in card.windows:
            if name not in known:
                sys.exit(
                    f"{card.module}.py: {card.name}.{name} is no window; windows.py has {', '.join(sorted(known))}"
                )
        for name in sorted(card.says.keys() - {"when", *says}):
            sys.exit(f"{card.module}.py: {card.name}.{name}: a card says {', '.join(['when', *says])}")
    passive = windows.pop("PASSIVE")
    kinds = HEAD.format(title="The number of each kind of card.")
    kinds += "".join(f"{name.upper()} = {kind}\n" for kind, name in enumerate(ids))
    return {
        package / "cards" / "kinds.py": kinds,
        package / "cards" / "dispatch_passive.py": _dispatch(
            "Windows that gaining, healing and paying ask.", cards, ids, {"PASSIVE": passive}, {}
        ),
        package / "cards" / "dispatch.py": _dispatch("The windows of all cards.", cards, ids, windows, says),
    }


def _dispatch(
    title: str, cards: list[Card], ids: list[str], windows: dict[str, dict[str, str]], says: dict[str, str]
) -> str:
    asked = [name for group in windows.values() for name in group]
    reasons = [card for card in cards if card.reasons and "OWN" in windows]
    named = [card for card in cards if card in reasons or any(name in asked for name in card.windows)]
    of = {module: sorted(card.name for card in named if card.module == module) for module in MODULES}
    text = HEAD.format(title=title)
    if reasons:
        of["deck"] = ["IDS"]
        text += "from collections.abc import Callable\n\n"
    if reasons:
        text += "from kingtable.engine.errors import IllegalAction\n"
    text += "from kingtable.engine.compiler.jit import rule, u64, word\n"
    if reasons:
        text += "from kingtable.king_of_tokyo import refusals\n"
    for module, names in sorted(of.items()):
        if names:
            text += f"from kingtable.king_of_tokyo.cards.{module} import (\n"
            text += "".join(f"    {name},\n" for name in names) + ")\n"
    text += "from kingtable.king_of_tokyo.layout import NO_CARDS, State, copies\n\n"
    for card in named:
        for name in card.windows:
            if name in asked:
                text += f"_{card.id}_{name} = {card.name}.{name}\n"
    if reasons:
        text += "\n" + _when(cards, ids) + _said(cards, ids, says)
    for group, names_of in windows.items():
        ask = {"TABLE": _asked_at_the_table, "OWN": _asked_by_kind}.get(group, _asked_of_all)
        for name, meaning in names_of.items():
            text += ask(name, meaning, [card for card in named if name in card.windows], ids)
    return text


def _when(cards: list[Card], ids: list[str]) -> str:
    text = ""
    for when in WHEN:
        sign = when.replace(" ", "_").upper()
        text += f"{sign}_CARDS = {_mask([card for card in cards if card.says.get('when') == when], ids)}\n"
    return text


def _mask(cards: list[Card], ids: list[str]) -> str:
    return f"word(0x{sum(1 << ids.index(card.id) for card in cards):X})"


def _said(cards: list[Card], ids: list[str], says: dict[str, str]) -> str:
    text = ""
    for name, meaning in says.items():
        text += f"\n{name.upper()} = {{\n"
        for card in cards:
            if name in card.says:
                text += f"    {ids.index(card.id)}: {json.dumps(card.says[name])},\n"
        text += f'}}\n"""{meaning[0].upper()}{meaning[1:]}."""\n'
    text += "\n_WHY_NOT: dict[int, Callable[[State, int, int], IllegalAction]] = {\n"
    text += "".join(f"    {ids.index(card.id)}: {card.name}.why_not,\n" for card in cards if card.reasons) + "}\n"
    text += "\n\ndef why_not(s: State, p: int, kind: int, x: int) -> IllegalAction:\n"
    text += '    """Why a monster cannot use a card that it has; x: as in `change`."""\n'
    text += "    return _WHY_NOT[kind](s, p, x) if kind in _WHY_NOT else refusals.used(IDS[kind])\n\n"
    return text


def _asked_of_all(name: str, meaning: str, cards: list[Card], ids: list[str]) -> str:
    bits = {card.id: 1 << ids.index(card.id) for card in cards}
    text = f"\n{name.upper()}_CARDS = word(0x{sum(bits.values()):X})\n"
    for card in cards:
        text += f"_{name.upper()}_{card.id.upper()} = word(0x{bits[card.id]:X})\n"
    text += _head(name, "s: State, p: int, x: int", meaning)
    text += f"    mine = u64(s.works[p] & {name.upper()}_CARDS)\n    if mine == NO_CARDS:\n        return x\n"
    for card in cards:
        text += f"    if (mine & _{name.upper()}_{card.id.upper()}) != NO_CARDS:\n"
        text += f"        for _ in range(copies(s, p, {ids.index(card.id)})):\n"
        text += f"            x = _{card.id}_{name}(s, p, x)\n"
    return text + "    return x\n"


def _asked_at_the_table(name: str, meaning: str, cards: list[Card], ids: list[str]) -> str:
    text = f"\n{name.upper()}_CARDS = {_mask(cards, ids)}\n" + _head(name, "s: State, p: int, x: int", meaning)
    return text + "".join(f"    x = _{card.id}_{name}(s, p, x)\n" for card in cards) + "    return x\n"


def _asked_by_kind(name: str, meaning: str, cards: list[Card], ids: list[str]) -> str:
    text = _head(name, "s: State, p: int, kind: int, x: int", meaning)
    word = "if"
    for card in cards:
        text += f"    {word} kind == {ids.index(card.id)}:\n        x = _{card.id}_{name}(s, p, x)\n"
        word = "elif"
    return text + ("" if name == "arrive" else "    else:\n        x = 0\n") + "    return x\n"


def _head(name: str, arguments: str, meaning: str) -> str:
    told = f"{meaning[0].upper()}{meaning[1:]}."
    return f'\n\n@rule\ndef {name}({arguments}) -> int:\n    """{told}"""\n'


def main() -> None:
    """Write the files, or check them."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--package", type=Path, default=PACKAGE)
    given = parser.parse_args()
    if not given.check:
        write(given.package)
    elif stale := stale_of(given.package):
        sys.exit(f"not up to date: {', '.join(path.name for path in stale)}; run python scripts/dispatch.py")


def stale_of(package: Path) -> dict[Path, str]:
    """The files that are not up to date, with what they should hold."""
    return {
        path: text
        for path, text in generated(package).items()
        if not path.exists() or path.read_text(encoding="utf-8") != text
    }


def write(package: Path) -> None:
    """Bring the files of a package up to date. Ends the process where a card is at fault."""
    for path, text in stale_of(package).items():
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
