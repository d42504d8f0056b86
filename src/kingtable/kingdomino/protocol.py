"""Types of the JSON of Kingdomino (docs/protocol.md)."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from kingtable.engine.protocol import AnyView

Terrain = Literal["wheat", "forest", "water", "pasture", "swamp", "mine"]
Ground = Literal["wheat", "forest", "water", "pasture", "swamp", "mine", "castle"]
Cell = Annotated[list[int], "readonly [x: number, y: number]"]
Box = Annotated[list[int], "readonly [left: number, bottom: number, right: number, top: number]"]
Bonus = Literal["off", "open", "lost", "won"]


class Options(TypedDict):
    """What is played."""

    players: int
    middle_kingdom: bool | Literal["window"]
    harmony: bool
    mighty_duel: bool
    dynasty: bool
    three_players: int
    start_order: Literal["kings", "snake"]


class Square(TypedDict):
    """A square of a kingdom; coordinates are relative to the castle, x to the right, y up."""

    x: int
    y: int
    terrain: Ground
    crowns: int


class LaidDomino(TypedDict):
    """Where a domino lies."""

    domino: int
    left: Cell
    right: Cell


class Property(TypedDict):
    """Connected squares of one terrain."""

    terrain: Terrain
    squares: list[Cell]
    crowns: int
    points: int


class Kingdom(TypedDict):
    """The kingdom of a seat. `room`: the squares that may still be filled; `points`: of the properties; `score`: with
    the bonuses when over."""

    side: int
    box: Box
    room: Box
    squares: list[Square]
    dominoes: list[LaidDomino]
    properties: list[Property]
    points: int
    middle_kingdom: Bonus
    harmony: Bonus
    bonus: int
    score: int
    largest: int
    crowns: int
    discarded: list[int]


class LineDomino(TypedDict):
    """A domino of the line that is being placed."""

    domino: int
    seat: int | None
    state: Literal["done", "now", "waits"]


class FreeDomino(TypedDict):
    """A domino of the line that is being claimed; seat null: free."""

    domino: int
    seat: int | None


class ToCome(TypedDict):
    """Unseen dominoes, how many of them will be drawn, how many are set aside and never come."""

    dominoes: list[int]
    draws: int
    out: int


class TieBreak(TypedDict):
    """What decided between seats of one score."""

    seats: list[int]
    by: Literal["largest", "crowns", "shared"]


class Finished(TypedDict):
    """A game of a Dynasty that is over."""

    scores: list[int]


class View(AnyView):
    """The table as a seat sees it."""

    options: Options
    phase: Literal["opening", "place", "claim", "over"]  # type: ignore[misc] # pyright: ignore # narrower than the common one
    round: int
    rounds: int
    game_number: int
    games: int
    kings: list[int]
    line: list[LineDomino]
    next_line: list[FreeDomino]
    to_come: ToCome
    kingdoms: list[Kingdom]
    tie_break: list[TieBreak] | None
    history: list[Finished]


class Place(TypedDict):
    """A placement, and what it would score."""

    move: str
    left: Cell
    right: Cell
    points: int
    gain: int
    middle_kingdom: bool
    harmony: bool


class Claim(TypedDict):
    """A claim: its place in the next round's order, and the most it could add."""

    move: str
    domino: int
    turn: int
    gain: int


class Choices(TypedDict):
    """What the seat to move may do."""

    place: list[Place]
    discard: str | None
    claim: list[Claim]
    seals: bool


class Game(TypedDict):
    """A game begins."""

    e: Literal["game"]
    number: int


class Kings(TypedDict):
    """The order in which the kings were drawn."""

    e: Literal["kings"]
    seats: list[int]


class Line(TypedDict):
    """A line was turned up."""

    e: Literal["line"]
    dominoes: list[int]


class Claimed(TypedDict):
    """A domino was claimed; forced: there was no other."""

    e: Literal["claim"]
    seat: int
    domino: int
    forced: bool


class Placed(TypedDict):
    """A domino was placed."""

    e: Literal["place"]
    seat: int
    domino: int
    left: Cell
    right: Cell
    gain: int


class Discarded(TypedDict):
    """Nothing fitted."""

    e: Literal["discard"]
    seat: int
    domino: int


class Leftover(TypedDict):
    """Nobody's domino left the game."""

    e: Literal["leftover"]
    domino: int


class Round(TypedDict):
    """A round begins."""

    e: Literal["round"]
    round: int


class Scored(TypedDict):
    """A game ended, final scores with bonuses."""

    e: Literal["scored"]
    number: int
    scores: list[int]


class Over(TypedDict):
    """The end."""

    e: Literal["over"]
    ranks: list[int]


JournalEvent = Game | Kings | Line | Claimed | Placed | Discarded | Leftover | Round | Scored | Over


class Preview(TypedDict):
    """What moves would lead to: the kingdom after them, and the claims with their gains then."""

    kingdom: Kingdom
    claim: list[Claim]


class Outlook(Preview):
    """What a `try` answers; redrawn: chance comes into it, and this is one way of many."""

    redrawn: bool


class PadFinding(TypedDict):
    """What kingdoms of a real table have that no box holds, or that is seldom meant: a square that no domino has
    ("kind"), more of a kind than the box has ("count"), an odd number of squares, squares that do not hang together
    with the castle ("loose"), no crown at all. kingdom: null for what is over all of them; squares: the number of the
    kingdom, x and y; square: as it is written; there, most: how many there are, and may be."""

    what: Literal["kind", "count", "odd", "loose", "crownless"]
    kingdom: int | None
    squares: list[list[int]]
    square: str
    there: int
    most: int


class PadRepair(TypedDict):
    """One square that may have been misread, what it may be instead, and the score of its kingdom then. alters: score,
    largest property or crowns would not be the same."""

    kingdom: int
    x: int
    y: int
    terrain: Terrain
    crowns: int
    score: int
    alters: bool


class PadCheck(TypedDict):
    """Whether the 48 dominoes can make the kingdoms; null: that was not found out. Repairs in which only the crowns
    change come first."""

    possible: bool | None
    findings: list[PadFinding]
    repairs: list[PadRepair]


class PadAnswer(TypedDict):
    """Kingdoms of a real table as a game that is over. One alone has a bare castle beside it."""

    view: View
    check: PadCheck | None
