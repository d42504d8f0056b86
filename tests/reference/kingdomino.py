"""Kingdomino as a reader of the rulebook would write it down: plain, slow, and nobody's but its own.

This is the documentation of the rules, and the judge of the engine: it shares no code, no table and no
idea with `src/`. Each rule names its sentence in `tests/data/requirements.md` (K-...).

It deals nothing itself: chance comes from outside as a `Deal`, so that it can follow any game of the
engine, or any game played on a real table.

    kingdomino_kingdom.py
        Tile, Domino, DOMINOES     what is printed on the 48 dominoes
        Kingdom                    squares round a castle: where a domino may lie, what it is worth
    kingdomino.py
        Options, Deal              what is played, and what chance gave
        Game                       the course of the game: claim, place, discard, lines, end, scores, ranks
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field
from itertools import permutations
from typing import Any, Literal, NamedTuple

from tests.reference.kingdomino_kingdom import DOMINOES, STEP, Kingdom, Placement, Refused, beyond

Position = dict[str, Any]

# --- what is played -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Options:
    """Variants are extra rules, used only if wished (K-143), combined as liked (K-168)."""

    players: int = 2  # two, three or four (K-037)
    middle_kingdom: Literal[False, True, "window"] = False
    harmony: bool = False
    mighty_duel: bool = False  # for two (K-160)
    dynasty: bool = False
    three_players: int = 36  # or 48: the two readings of K-053 and K-054
    start_order: str = "kings"  # or snake: the two readings of K-065 and K-068

    @property
    def kings(self) -> int:
        """Kings of each player: with two players two (K-038), else one (K-039)."""
        return 2 if self.players == 2 else 1

    @property
    def length(self) -> int:
        """Dominoes in a line: as many as kings in play (K-057); in the other reading always four (K-058)."""
        return 3 if self.players == 3 and self.three_players == 36 else 4

    @property
    def in_play(self) -> int:
        """Dominoes used: 24 of two players (K-052), 36 or 48 of three (K-053, K-054), all 48 of four
        (K-055) and of the duel (K-161)."""
        if self.players == 2 and not self.mighty_duel:
            return 24
        return self.three_players if self.players == 3 else 48

    @property
    def side(self) -> int:
        """5x5 (K-099), in the duel 7x7 (K-162)."""
        return 7 if self.mighty_duel else 5

    @property
    def rounds(self) -> int:
        """12, with two players 6 (K-095), in the duel 12 (K-163)."""
        return self.in_play // self.length

    @property
    def games(self) -> int:
        """Dynasty: three games in a row (K-144)."""
        return 3 if self.dynasty else 1

    def opening_orders(self) -> set[tuple[int, ...]]:
        """Every order in which the kings can come for the first claims."""
        seats = range(self.players)
        if self.start_order == "kings":  # shuffled in one hand, drawn one by one (K-065, K-066, K-072)
            return set(permutations([seat for seat in seats for _ in range(self.kings)]))
        turns = [tuple((start + seat) % self.players for seat in seats) for start in seats]  # (K-068)
        return {turn + turn[::-1] if self.players == 2 else turn for turn in turns}  # two: A B B A (K-073)


class Deal(NamedTuple):
    """What chance gives to a game: the first line, the stack (its first domino is drawn first), the order
    of the kings."""

    line: list[int]
    deck: list[int]
    kings: list[int]


# --- the game -------------------------------------------------------------------------------------------


@dataclass
class Place:
    """A domino in a line, and the seat whose king stands on it."""

    number: int
    seat: int | None = None


@dataclass
class Game:
    """One game, or the three of a Dynasty. `play` changes it; everything else only looks."""

    options: Options
    kingdoms: list[Kingdom]
    discarded: list[list[int]]
    line: list[Place]  # being placed: the round's order
    next_line: list[Place]  # being claimed
    deck: list[int]
    kings: list[int]  # opening: the seats still to claim, in order
    hand: int | None = None  # the seat that has just placed and holds its king
    history: list[list[int]] = field(default_factory=list)  # Dynasty: final scores of finished games

    @classmethod
    def start(cls, options: Options, deal: Deal) -> Game:
        game = cls(options, [], [], [], [], [], [])
        game.deal(deal)
        return game

    def deal(self, deal: Deal) -> None:
        """Set up the table (K-042, K-044, K-060): the castles, the first line by number, the stack. In a
        Dynasty the scores of the game before are noted (K-144)."""
        if self.kingdoms:
            self.history.append([self.final(seat) for seat in range(self.options.players)])
        options = self.options
        dealt = deal.line + deal.deck
        if len(dealt) != options.in_play or len(set(dealt)) != len(dealt) or not set(dealt) <= set(DOMINOES):
            raise ValueError(f"not {options.in_play} different dominoes: {dealt}")
        if len(deal.line) != options.length:
            raise ValueError(f"not a line of {options.length}: {deal.line}")
        if tuple(deal.kings) not in options.opening_orders():
            raise ValueError(f"no order for the kings: {deal.kings}")
        self.kingdoms = [Kingdom(options.side) for _ in range(options.players)]
        self.discarded = [[] for _ in range(options.players)]
        self.line, self.next_line = [], [Place(number) for number in sorted(deal.line)]
        self.deck, self.kings, self.hand = list(deal.deck), list(deal.kings), None

    def copy(self) -> Game:
        """An independent copy; kingdoms never change, so they are shared."""
        return Game(
            self.options,
            list(self.kingdoms),
            [list(each) for each in self.discarded],
            [Place(place.number, place.seat) for place in self.line],
            [Place(place.number, place.seat) for place in self.next_line],
            list(self.deck),
            list(self.kings),
            self.hand,
            [list(each) for each in self.history],
        )

    # Whose turn it is

    @property
    def finished(self) -> bool:
        """This game's last domino lies, and no new line can be drawn (K-118, K-124)."""
        return not self.line and not self.next_line

    @property
    def over(self) -> bool:
        return self.finished and len(self.history) == self.options.games - 1

    @property
    def awaits_deal(self) -> bool:
        """Dynasty: this game is finished, another follows."""
        return self.finished and not self.over

    @property
    def to_move(self) -> int | None:
        if self.kings:
            return self.kings[0]
        if self.hand is not None:
            return self.hand
        return self.line[0].seat if self.line else None  # the smallest number first (K-079, K-080)

    @property
    def claiming(self) -> bool:
        """A king looks for a domino: in the opening, and after each placement (K-086)."""
        return bool(self.kings) or self.hand is not None

    # What may be done

    def legal(self) -> list[str]:
        if self.finished:
            return []
        if self.claiming:
            return [f"={place.number}" for place in self.next_line if place.seat is None]  # (K-069, K-088)
        here = self.line[0]
        assert here.seat is not None
        placements = self.kingdoms[here.seat].placements(here.number)
        return [str(placement) for placement in placements] or [f"{here.number}x"]  # (K-108, K-109)

    def play(self, move: str) -> None:
        if self.finished:
            raise Refused("K-124", "the game is over")
        if claim := re.fullmatch(r"=(\d+)", move):
            self.claim(int(claim[1]))
        elif placed := re.fullmatch(r"(\d+)@(-?\d+),(-?\d+)>([ENWS])", move):
            left = int(placed[2]), int(placed[3])
            self.place(Placement(int(placed[1]), left, beyond(left, STEP[placed[4]])))
        elif discarded := re.fullmatch(r"(\d+)x", move):
            self.discard(int(discarded[1]))
        else:
            raise Refused("-", f"{move!r} is no move")

    def claim(self, number: int) -> None:
        """Put the own king on a free domino of the new line (K-085)."""
        if not self.claiming:
            raise Refused("K-086", "the domino under the king is added first")
        place = next((place for place in self.next_line if place.number == number), None)
        if place is None or place.seat is not None:
            raise Refused("K-088", "only a free domino of the new line may be claimed")
        place.seat = self.to_move
        if self.kings:
            self.kings.pop(0)
        self.hand = None
        if not self.line and not self.kings:
            self.turn_up()

    def place(self, placement: Placement) -> None:
        """Add the domino under the own king to the own kingdom (K-084)."""
        seat = self.seat_placing(placement.number)
        self.kingdoms[seat] = self.kingdoms[seat].add(placement)
        self.leave_line(seat)

    def discard(self, number: int) -> None:
        """A domino that cannot be added is discarded (K-108), and only such a one (K-109)."""
        seat = self.seat_placing(number)
        if self.kingdoms[seat].placements(number):
            raise Refused("K-109", "a domino that can be added may not be discarded")
        self.discarded[seat].append(number)
        self.leave_line(seat)

    def seat_placing(self, number: int) -> int:
        if self.claiming:
            raise Refused("K-085", "the king has to claim a domino")
        here = self.line[0]
        if here.number != number:
            raise Refused("K-084", f"domino {here.number} is the one to be added")
        assert here.seat is not None
        return here.seat

    def leave_line(self, seat: int) -> None:
        """The domino has left its line; its king claims another, where a line lies open (K-119)."""
        self.line.pop(0)
        if self.next_line:
            self.hand = seat

    def turn_up(self) -> None:
        """Every king stands (K-074, K-089): the claimed line is the one to be placed, and a new one is drawn
        and sorted. A domino without king leaves the game (K-092)."""
        self.line = sorted(
            (place for place in self.next_line if place.seat is not None), key=lambda place: place.number
        )
        drawn, self.deck = self.deck[: self.options.length], self.deck[self.options.length :]
        self.next_line = [Place(number) for number in sorted(drawn)]

    # What it is worth

    def final(self, seat: int) -> int:
        """A kingdom with its bonuses, which are added when the final score is reckoned (K-159)."""
        options, kingdom, score = self.options, self.kingdoms[seat], self.kingdoms[seat].points
        if options.middle_kingdom and kingdom.is_middle_kingdom(options.middle_kingdom):
            score += 10  # (K-150)
        if options.harmony and not self.discarded[seat] and kingdom.is_full:
            score += 5  # (K-155, K-158)
        return score

    @property
    def scores(self) -> list[int]:
        """While it lasts the properties alone; Dynasty adds the games already played (K-146)."""
        now = [self.final(seat) if self.over else kingdom.points for seat, kingdom in enumerate(self.kingdoms)]
        return [sum(each) for each in zip(now, *self.history, strict=True)]

    def merit(self, seat: int) -> tuple[int, ...]:
        """What decides: the score (K-134), then the largest property (K-138), then crowns (K-140). A
        Dynasty knows the sum alone: no text has a tie rule for it (K-149)."""
        kingdom = self.kingdoms[seat]
        score = self.scores[seat]
        return (score,) if self.options.dynasty else (score, kingdom.largest, kingdom.crowns)

    @property
    def ranks(self) -> list[int] | None:
        """1 is best; who is still equal shares the rank (K-141, K-142)."""
        if not self.over:
            return None
        merits = [self.merit(seat) for seat in range(self.options.players)]
        return [1 + sum(other > own for other in merits) for own in merits]

    @property
    def winners(self) -> list[int]:
        return [seat for seat, rank in enumerate(self.ranks or []) if rank == 1]

    # As a position

    @classmethod
    def from_position(cls, position: Position) -> Game:
        """A game from a position that gives everything (`deck`, and `kings` in the opening)."""
        kingdoms = position["kingdoms"]
        options = Options(**{"players": len(kingdoms), **position.get("options", {})})
        line = [Place(number, seat) for number, seat in position["line"]]
        next_line = [Place(number, seat) for number, seat in position["next_line"]]
        game = cls(
            options,
            [Kingdom.read(diagram, options.side) for diagram in kingdoms],
            [list(each) for each in position.get("discarded", [[] for _ in kingdoms])],
            sorted(line, key=lambda place: place.number),
            sorted(next_line, key=lambda place: place.number),
            list(position["deck"]),
            [],
            history=[list(each) for each in position.get("dynasty", {}).get("scores", [])],
        )
        if position.get("claiming") is not None:
            game.hand = position["claiming"]
        elif next_line:
            standing = Counter(place.seat for place in line + next_line)
            missing = [seat for seat in range(options.players) for _ in range(options.kings - standing[seat])]
            if not line:
                game.kings = list(position.get("kings") or missing)
            elif missing:  # a king in the hand: its owner has placed and has yet to claim
                (game.hand,) = missing
        return game

    def position(self) -> Position:
        """What lies on the table."""
        return {
            "kingdoms": [kingdom.diagram for kingdom in self.kingdoms],
            "discarded": [sorted(each) for each in self.discarded],
            "line": [[place.number, place.seat] for place in self.line],
            "next_line": [[place.number, place.seat] for place in self.next_line],
            "deck": list(self.deck),
        }
