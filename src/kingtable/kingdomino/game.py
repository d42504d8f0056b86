"""Kingdomino as a game of the front door (`engine.game.Game`)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from kingtable.engine.forms import Form
from kingtable.engine.game import Events, Rows, Trial
from kingtable.engine.plain import PlainGame
from kingtable.engine.spec import Options, Value
from kingtable.engine.text import Json
from kingtable.kingdomino import gains, layout, rules, scoring
from kingtable.kingdomino.ahead.choices import choices, claims, default_action, gain
from kingtable.kingdomino.hidden import HIDDEN, determinize
from kingtable.kingdomino.layout import State
from kingtable.kingdomino.observing.follow import follow, follow_bits
from kingtable.kingdomino.observing.observation import ALIKE, BitObservation, Observation, observe, observe_bits
from kingtable.kingdomino.protocol import Choices, Preview, View
from kingtable.kingdomino.shown import picture
from kingtable.kingdomino.shown.notation import NUMBERS, diagram, understood, written
from kingtable.kingdomino.shown.position import position_of, read_position
from kingtable.kingdomino.shown.view import kingdom_view, ranks, view, views
from kingtable.kingdomino.spec import SPEC

_MIDDLE: dict[Value, int] = {False: layout.MIDDLE_OFF, True: layout.MIDDLE_SYMMETRIC, "window": layout.MIDDLE_WINDOW}


class Kingdomino(PlainGame[State, View, Choices]):
    """The rules, notation and views of Kingdomino behind the protocol that all games share."""

    spec = SPEC
    record = State
    observation = Observation
    actions = layout.ACTIONS
    outcomes = 49
    hidden = HIDDEN
    numbers = NUMBERS
    functions: ClassVar = {
        "start": rules.start,
        "to_move": layout.to_move,
        "legal": rules.legal,
        "apply": rules.apply,
        "score": scoring.score,
        "rank": scoring.rank,
        "returns": scoring.returns,
        "observe": observe,
        "determinize": determinize,
        "follow": follow,
        "gain": gains.gain,
    }
    alike = ALIKE
    forms: ClassVar = {"bits": Form(BitObservation, observe_bits, follow_bits, ALIKE)}

    def blank(self, options: Options, chance: int) -> State:
        """A record with its options and generator, not yet set up."""
        s = State()
        s.chance = chance
        s.players = int(options["players"])
        s.side = 7 if options["mighty_duel"] else 5
        three = int(options["three_players"]) if s.players == 3 else 0
        s.length = 3 if three == 36 else 4
        s.in_play = three or (24 if s.players == 2 and not options["mighty_duel"] else 48)
        s.order = layout.SNAKE if options["start_order"] == "snake" else layout.KINGS
        s.middle = _MIDDLE[options["middle_kingdom"]]
        s.harmony = int(options["harmony"])
        s.games = 3 if options["dynasty"] else 1
        s.number = 1
        return s

    def longest(self, options: Options) -> int:
        """Every king claims before each line is laid, and then lays."""
        s = self.blank(dict(options), 0)
        kings = 4 if s.players == 2 else s.players
        return 2 * kings * (s.in_play // s.length) * s.games

    def players_of(self, position: Json) -> int | None:
        """How many play in a position: it has as many kingdoms."""
        kingdoms = position.get("kingdoms")
        return len(kingdoms) if isinstance(kingdoms, list) else None  # pyright: ignore[reportUnknownArgumentType] # of JSON

    def read_position(self, s: State, position: dict[str, Any]) -> None:
        """Fill a blank record from a position. Raises InvalidPosition."""
        read_position(s, position)

    def position(self, s: State, options: Options) -> dict[str, Any]:
        """The whole position, hidden part included."""
        return position_of(s, options)

    def written(self, s: State, action: int) -> str:
        """An action in notation."""
        return written(s, action)

    def understood(self, s: State, text: str) -> int:
        """The legal action that a text means. Raises IllegalAction."""
        return understood(s, text, self.legal(s))

    def ranks(self, s: State) -> list[int]:
        """Competition ranks by seat."""
        return ranks(s)

    def view(self, s: State, options: Options) -> View:
        """What everybody may see."""
        return view(s, options)

    def views(self, states: Iterable[State], options: Options) -> list[View]:
        """The same of several states."""
        return views(states, options)

    def choices(self, s: State) -> Choices:
        """What the seat to move may do, with what it would score."""
        return choices(s)

    def preview(self, match: Trial[State], moves: list[str]) -> Preview:
        """The kingdom of the seat to move after some moves of its own, and what its claims could add then."""
        seat = match.to_move
        assert seat is not None
        for move in moves:
            match.play(move)
        s = match.state
        claiming = s.phase == layout.CLAIMING and self.to_move(s) == seat
        return {"kingdom": kingdom_view(s, seat), "claim": claims(s, seat) if claiming else []}

    def default_action(self, s: State) -> list[str]:
        """What is played for a seat that does not answer: the placement and the claim that score most."""
        return default_action(s)

    def picture(self, view: View) -> str:
        """A view drawn as SVG."""
        return picture.drawn(view)

    def drawn(self, s: State) -> str:
        """The kingdoms with their scores, and both lines, in notation; `*` has the seat to move."""
        mover = self.to_move(s)
        parts = [
            f"{p}{'*' if p == mover else ''} {self.scores(s)[p]}\n" + diagram(s, p).replace(" / ", "\n")
            for p in range(s.players)
        ]
        now = [f"{s.line[i]}:{s.line_seat[i]}" for i in range(s.turn, s.in_line)] if s.phase == layout.PLACING else []
        to_come = [f"={s.next[i]}" if s.next_seat[i] < 0 else f"{s.next[i]}:{s.next_seat[i]}" for i in range(s.in_next)]
        return "\n\n".join([*parts, " ".join(now) + " / " + " ".join(to_come)])

    def events(self, rows: Rows, before: State | None, action: int, after: State) -> Events:
        """Journal rows as events (docs/protocol.md); `before` and `action` are what led to them, if anything did."""
        events: Events = []
        for row in rows:
            match row:
                case layout.GAME, number:
                    events.append({"e": "game", "number": number})
                case layout.KINGS_DRAWN, i, seat:
                    if i == 0:
                        events.append({"e": "kings", "seats": []})
                    events[-1]["seats"].append(seat)
                case layout.LINE, i, domino:
                    if i == 0:
                        events.append({"e": "line", "dominoes": []})
                    events[-1]["dominoes"].append(domino)
                case layout.CLAIM, seat, domino:
                    forced = before is not None and before.next_seat[: before.in_next].count(layout.NOBODY) == 1
                    events.append({"e": "claim", "seat": seat, "domino": domino, "forced": forced})
                case layout.LAID, seat, domino, *left, right_x, right_y:
                    place = {"e": "place", "seat": seat, "domino": domino, "left": left, "right": [right_x, right_y]}
                    events.append({**place, "gain": gain(before, action)})
                case layout.DISCARDED, seat, domino:
                    events.append({"e": "discard", "seat": seat, "domino": domino})
                case layout.LEFTOVER, domino:
                    events.append({"e": "leftover", "domino": domino})
                case layout.ROUND, number:
                    events.append({"e": "round", "round": number})
                case layout.SCORED, seat, number, score:
                    if seat == 0:
                        events.append({"e": "scored", "number": number, "scores": []})
                    events[-1]["scores"].append(score)
                case (layout.ENDED,):
                    events.append({"e": "over", "ranks": ranks(after)})
        return events
