"""King of Tokyo as a game of the front door (`engine.game.Game`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from kingtable.engine.chance import Pending
from kingtable.engine.game import Events, Rows, Trial
from kingtable.engine.plain import PlainGame
from kingtable.engine.spec import Options
from kingtable.engine.text import Json
from kingtable.king_of_tokyo import layout, rules, turn
from kingtable.king_of_tokyo.ahead import throws
from kingtable.king_of_tokyo.ahead.choices import choices, default_action
from kingtable.king_of_tokyo.ahead.preview import preview
from kingtable.king_of_tokyo.hidden import HIDDEN, determinize
from kingtable.king_of_tokyo.layout import State
from kingtable.king_of_tokyo.observing.follow import follow
from kingtable.king_of_tokyo.observing.observation import ALIKE, Observation, observe
from kingtable.king_of_tokyo.observing.piecewise import NUMBERS, PIECEWISE
from kingtable.king_of_tokyo.protocol import Choices, Preview, View
from kingtable.king_of_tokyo.shown import picture
from kingtable.king_of_tokyo.shown.events import events
from kingtable.king_of_tokyo.shown.notation import understood, written
from kingtable.king_of_tokyo.shown.position import position_of, read_position
from kingtable.king_of_tokyo.shown.view import legal_actions, own_view, ranks, view
from kingtable.king_of_tokyo.spec import SPEC


class KingOfTokyo(PlainGame[State, View, Choices]):
    """The rules, notation and views of King of Tokyo behind the protocol that all games share."""

    spec = SPEC
    record = State
    observation = Observation
    actions = layout.ACTIONS
    outcomes = 6**layout.MOST_DICE
    hidden = HIDDEN
    piecewise = PIECEWISE
    numbers = NUMBERS
    functions: ClassVar = {
        "start": rules.start,
        "to_move": layout.to_move,
        "legal": rules.legal,
        "apply": rules.apply,
        "score": turn.score,
        "rank": turn.rank,
        "returns": turn.returns,
        "out": turn.out,
        "observe": observe,
        "determinize": determinize,
        "follow": follow,
    }
    alike = ALIKE

    def blank(self, options: Options, chance: int) -> State:
        """A record with its options and generator, not yet set up."""
        s = State()
        s.chance = chance
        s.players = int(options["players"])
        s.bay = int(options["bay"])
        return s

    def chances(self, pending: Pending) -> list[tuple[float, int]]:
        """Dice, without regard to their order."""
        return list(throws.outcomes(pending))

    def players_of(self, position: Json) -> int | None:
        """How many play in a position: it has as many monsters."""
        monsters = position.get("monsters")
        return len(monsters) if isinstance(monsters, list) else None  # pyright: ignore[reportUnknownArgumentType] # of JSON

    def read_position(self, s: State, position: dict[str, Any]) -> None:
        """Fill a blank record from a position. Raises InvalidPosition."""
        read_position(s, position)

    def position(self, s: State, options: Options) -> dict[str, Any]:
        """The whole position, hidden part included."""
        return position_of(s, options)

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

    def default_action(self, s: State) -> list[str]:
        """What is played for a seat that does not answer."""
        return [written(s, default_action(s))]

    def ranks(self, s: State) -> list[int]:
        """1 for the winner, 2 for all others; all 1 when nobody wins."""
        return ranks(s)

    def winners(self, s: State) -> list[int]:
        """The winning seat when over; empty when nobody wins."""
        return [s.winner] if s.phase == layout.OVER and s.winner != layout.NOBODY else []

    def view(self, s: State, options: Options) -> View:
        """What everybody may see."""
        return view(s, options)

    def own_view(self, s: State, seat: int) -> Mapping[str, object]:
        """What a seat sees besides: its prices, and the top card where it has Made in a Lab."""
        return own_view(s, seat)

    def choices(self, s: State) -> Choices:
        """What the monster that decides may do, and what it leads to."""
        return choices(s)

    def preview(self, match: Trial[State], moves: list[str]) -> Preview:
        """The odds of keeping some dice, or the effect of an answer. Raises IllegalAction."""
        return preview(match.state, moves)

    def picture(self, view: View) -> str:
        """A view drawn as SVG."""
        return picture.drawn(view)

    def drawn(self, s: State) -> str:
        """The monsters, the dice and the row, in the words of positions; `*` has the seat that decides."""
        position = position_of(s, {})
        place = {position["tokyo"][name]: name for name in ("city", "bay") if position["tokyo"][name] is not None}
        lines: list[str] = []
        for p, monster in enumerate(position["monsters"]):
            cards = [card if isinstance(card, str) else card["card"] for card in monster["cards"]]
            figures = " ".join(f"{name} {monster[name]}" for name in ("health", "vp", "energy"))
            mark = "*" if p == self.to_move(s) else " "
            lines.append(" ".join([f"{p}{mark} {figures}", *([place[p]] if p in place else []), *cards]))
        dice, row = " ".join(position["dice"]), ", ".join(card or "-" for card in position["row"])
        return "\n".join([*lines, f"{position['phase']} [{dice}] {position['rerolls']}", row])

    def events(self, rows: Rows, before: State | None, action: int, after: State) -> Events:
        """Journal rows as events (docs/protocol.md)."""
        return events(rows, before, action)
