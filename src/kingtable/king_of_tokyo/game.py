"""King of Tokyo as a game of the front door (`engine.game.Game`)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar, cast

from kingtable.engine.chance import Pending
from kingtable.engine.compiler.jit import interpreted
from kingtable.king_of_tokyo import ahead, layout, picture, rules, turn
from kingtable.king_of_tokyo.choices import choices, silence
from kingtable.king_of_tokyo.events import events
from kingtable.king_of_tokyo.hidden import HIDDEN, determinize, observed, sealed
from kingtable.king_of_tokyo.layout import State
from kingtable.king_of_tokyo.notation import understood, written
from kingtable.king_of_tokyo.observation import Observation, observe
from kingtable.king_of_tokyo.position import position_of, read_position
from kingtable.king_of_tokyo.preview import preview
from kingtable.king_of_tokyo.spec import SPEC
from kingtable.king_of_tokyo.view import legal_actions, own_view, ranks, view

Events = list[dict[str, Any]]


class KingOfTokyo:
    """The rules, notation and views of King of Tokyo behind the protocol that all games share."""

    spec = SPEC
    record = State
    observation = Observation
    actions = layout.ACTIONS
    hidden = HIDDEN
    functions: ClassVar = {
        "start": rules.start,
        "to_move": layout.to_move,
        "legal": rules.legal,
        "apply": rules.apply,
        "returns": turn.returns,
        "observe": observe,
        "determinize": determinize,
    }

    _start = staticmethod(interpreted(rules.start))
    _apply = staticmethod(interpreted(rules.apply))

    def blank(self, options: dict[str, Any], chance: int) -> State:
        """A record with its options and generator, not yet set up."""
        s = State()
        s.chance = chance
        s.players = options["players"]
        s.bay = int(options["bay"])
        return s

    def longest(self, options: Mapping[str, Any]) -> None:
        """Monsters may heal for ever."""

    def chances(self, pending: Pending) -> Iterable[tuple[float, int]]:
        """Dice, without regard to their order."""
        return ahead.outcomes(pending)

    def start(self, s: State) -> None:
        """Set up the game and throw for the first turn."""
        self._start(s)

    def players_of(self, position: dict[str, Any]) -> int | None:
        """How many play in a position, told by its monsters."""
        monsters = position.get("monsters")
        return len(monsters) if isinstance(monsters, list) else None

    def read_position(self, s: State, position: dict[str, Any]) -> None:
        """Fill a blank record from a position. Raises InvalidPosition."""
        read_position(s, position)

    def position(self, s: State, options: dict[str, Any]) -> dict[str, Any]:
        """The whole position, hidden part included."""
        return position_of(s, options)

    def to_move(self, s: State) -> int | None:
        """The seat that decides; None when over."""
        return None if s.phase == layout.OVER else s.mover

    def turn(self, s: State) -> int:
        """The seat whose turn it is."""
        return s.turn

    def legal(self, s: State) -> list[int]:
        """All legal actions."""
        return legal_actions(s)

    def written(self, s: State, action: int) -> str:
        """An action in notation."""
        return written(s, action)

    def understood(self, s: State, text: str) -> int:
        """The legal action that a text means. Raises IllegalAction."""
        return understood(s, text, self.legal(s))

    def apply(self, s: State, action: int) -> None:
        """Do a legal action; journal rows are appended to `s.journal`."""
        self._apply(s, action)

    def silence(self, s: State) -> list[str]:
        """What is played for a seat that does not answer."""
        return [written(s, silence(s))]

    def scores(self, s: State) -> list[int]:
        """Victory points by seat."""
        return s.vp[: s.players]

    def ranks(self, s: State) -> list[int]:
        """1 for the winner, 2 for all others; all 1 when nobody wins."""
        return ranks(s)

    def winners(self, s: State) -> list[int]:
        """The winning seat when over; empty when nobody wins."""
        return [s.winner] if s.phase == layout.OVER and s.winner != layout.NOBODY else []

    def view(self, s: State, options: dict[str, Any]) -> dict[str, Any]:
        """What everybody may see."""
        return cast(dict[str, Any], view(s, options))

    def views(self, states: Iterable[State], options: dict[str, Any]) -> list[dict[str, Any]]:
        """The same of several states."""
        return [self.view(s, options) for s in states]

    def own_view(self, s: State, seat: int) -> dict[str, Any]:
        """What a seat sees besides: its prices, and the top card where it has Made in a Lab."""
        return cast(dict[str, Any], own_view(s, seat))

    def observed(self, s: State, seat: int, seed: int) -> State:
        """The record as a seat may know it."""
        return observed(s, seat, seed)

    def sealed(self, s: State, seat: int) -> State:
        """The record without what is hidden from a seat."""
        return sealed(s, seat)

    def choices(self, s: State) -> dict[str, Any]:
        """What the monster that decides may do, and what it leads to."""
        return choices(s)

    def preview(self, match: Any, moves: list[str]) -> dict[str, Any]:
        """The odds of keeping some dice, or the effect of an answer. Raises IllegalAction."""
        return preview(match.state, moves)

    def picture(self, view: dict[str, Any]) -> str:
        """A view drawn as SVG."""
        return picture.drawn(view)

    def drawn(self, s: State) -> str:
        """The monsters, the dice and the row, in the words of positions; `*` has the seat that decides."""
        told = position_of(s, {})
        place = {told["tokyo"][name]: name for name in ("city", "bay") if told["tokyo"][name] is not None}
        lines = []
        for p, monster in enumerate(told["monsters"]):
            cards = [card if isinstance(card, str) else card["card"] for card in monster["cards"]]
            figures = " ".join(f"{name} {monster[name]}" for name in ("health", "vp", "energy"))
            mark = "*" if p == self.to_move(s) else " "
            lines.append(" ".join([f"{p}{mark} {figures}", *([place[p]] if p in place else []), *cards]))
        dice, row = " ".join(told["dice"]), ", ".join(card or "-" for card in told["row"])
        return "\n".join([*lines, f"{told['phase']} [{dice}] {told['rerolls']}", row])

    def events(self, rows: Any, before: State | None, action: int, after: State) -> Events:
        """Journal rows as events (docs/protocol.md)."""
        return events(rows, before, action)
