"""The record of King of Tokyo, the numbers of its actions, and the plainest questions about it.

Seats, places and pieces are small integers; NOBODY stands for "none". Dice are alike, so only how many show each face
is kept. Which cards a monster has is a word of 64 bits, one for each kind: `held` for the cards before it, `works` for
the effects it has, those that its Mimic copies included.
"""

from __future__ import annotations

from kingtable.engine import multisets
from kingtable.engine.chance import SEEN
from kingtable.engine.compiler.jit import popcount, rule, u64, word
from kingtable.engine.record import AnyState, Grid, Row, field, record
from kingtable.king_of_tokyo.cards.deck import KIND, KINDS, PIECES, SECOND
from kingtable.king_of_tokyo.cards.kinds import MIMIC
from kingtable.king_of_tokyo.protocol import Phase
from kingtable.king_of_tokyo.protocol_events import Cause, Face, Place

PLAYERS = 6
MOST_DICE = 9
NOBODY = -1
GOAL = 20
"""Victory points that win (T-148)."""
BAY_FROM = 5
"""Living monsters that Tokyo Bay needs (T-133)."""

ONES, TWOS, THREES, HEART, ENERGY, CLAW = range(6)
FACES: tuple[Face, ...] = ("1", "2", "3", "heart", "energy", "claw")
FACE: dict[str, int] = {face: number for number, face in enumerate(FACES)}

# Where a piece is, besides the seats 0 to 5.
ROW, DECK, DISCARD, OUT_OF_GAME = range(6, 10)

# Decisions.
MIMICKING, ROLLED, PROBING, CHANGING, HEARTS, REACTING, YIELDING, BUYING, CHARGING, OPPORTUNITY, SELLING, OVER = range(
    12
)
PHASES: tuple[Phase, ...] = (
    "mimic",
    "rolled",
    "probe",
    "change",
    "hearts",
    "react",
    "yield",
    "buy",
    "charge",
    "opportunist",
    "sell",
    "over",
)
GOING_ON = -1
"""No decision is open: the agenda goes on by itself."""

# The stages of a turn, in their order.
(
    TO_MIMIC,
    TO_THROW,
    TO_ROLL,
    TO_PROBE,
    TO_CHANGE,
    TO_RESOLVE,
    TO_HEARTS,
    TO_ENERGY,
    TO_ATTACK,
    TO_BUY,
    TO_SELL,
    TO_END,
    TO_FINISH,
) = range(13)
STAGES = (
    "mimic",
    "throw",
    "roll",
    "probe",
    "change",
    "resolve",
    "hearts",
    "energy",
    "attack",
    "buy",
    "sell",
    "end",
    "finish",
)

# What can stand on the agenda, with its four numbers: it happens before the turn goes on.
(
    DO_ENTER,  # a: barred from entering
    DO_BURROW,  # Burrowing of those who yielded
    DO_LATE,  # a: Jets owner, b: damage put aside, c: dealer
    DO_YIELD,  # a: bits of the seats still to decide
    DO_DAMAGE,  # a: target, b: amount, c: dealer, d: flags and why
    DO_CHECK,  # is anybody left, is the active monster alive
    DO_MIMIC,  # a: seat that chooses for free, b: own buying step
    DO_REFILL,  # a: bits of the gaps in the row
    DO_OPPORTUNITY,  # a: bits of the slots just revealed, b: seats after the active one
    DO_CHARGE,  # a: seat, b: the piece that holds the energy
) = range(10)
AGENDA = ("enter", "burrow", "late", "yield", "damage", "check", "mimic", "refill", "opportunity", "charge")
DEPTH = 40
FRENZIES = 12

# Flags of damage; above them stands why.
BY_ATTACK, CAMOUFLAGED = 1, 2
WHY_SHIFT = 4

# Why something happened: a kind of card, or one of these.
FIRST_REASON = 128
DICE, IN_TOKYO, ENTERING, ATTACK, POISON, PRICE, SWEPT, SOLD = range(FIRST_REASON, FIRST_REASON + 8)
REASONS = ("dice", "tokyo", "enter", "attack", "poison", "buy", "sweep", "sell")

# Why a card or a monster left.
USED, EMPTY, HEART_ROLLED, SOLD_CARD, OWNER_OUT, CHILD_CAME = range(6)
LOST = ("used", "empty", "heart", "sell", "out", "it_has_a_child")
YIELDED, ELIMINATED, BAY_CLOSING, DISPLACED, REPRIEVED = range(5)
LEFT = ("yield", "out", "bay", "displaced", "it_has_a_child")

CAMOUFLAGE_OF = SEEN + 1
"""Plus a seat: what chance is asked for where its Camouflage throws dice."""

CITY, BAY = 0, 1
PLACES: tuple[Place, ...] = ("city", "bay")

BY_POINTS, BY_SURVIVAL, BY_NOBODY = range(3)
CAUSES: tuple[Cause, ...] = ("points", "survival", "nobody")

# Actions.
MOST_KEPT = MOST_DICE - 1
KEPT = multisets.choices(6, MOST_KEPT)
HEART_PARTS = 7  # poison, shrink, and the five others, clockwise; the rest heals
MOST_HEARTS = MOST_DICE + 2  # with a heart more for each Regeneration
SHARED = multisets.choices(HEART_PARTS, MOST_HEARTS)
MOST_CHARGE = 999

KEEP = 0
DONE = KEPT
PASS, YIELD, STAY, TAKE, SWEEP, END, BUY_TOP = range(DONE + 1, DONE + 8)
USE = BUY_TOP + 1
"""Plus a kind of card: `telepath`, `smoke_cloud`, `again`, `wings`, `camouflage`, `rapid_healing`."""
CHANGE = USE + KINDS
"""Plus 36 x card (Herd Culler, Plot Twist, Stretchy) + 6 x from + to."""
PROBE = CHANGE + 3 * 36
BUY = PROBE + 6
BUY_FROM = BUY + KINDS
"""Plus KINDS x seat + kind; so is COPY."""
COPY = BUY_FROM + KINDS * PLAYERS
SELL = COPY + KINDS * PLAYERS
CHARGE = SELL + KINDS
SHARE = CHARGE + MOST_CHARGE + 1
ACTIONS = SHARE + SHARED

KEEP_STEPS = multisets.steps(6, MOST_KEPT)
"""The choices of dice to keep, by face."""
SHARE_STEPS = multisets.steps(HEART_PARTS, MOST_HEARTS)
"""The ways to share hearts, by part."""

# Rows of the journal: a kind, and what such a row tells. "Why" is a kind of card or one of REASONS.
(
    J_START,  # seat, claws, bits of the seats that throw
    J_FIRST,  # seat
    J_TURN,  # seat, number, further: 1 by Freeze Time, 2 by Frenzy
    J_THROW,  # seat, throws left; the dice stand in rows before it
    J_THROWN,  # face
    J_AGAIN,  # seat
    J_EXTRA_THROW,  # seat, kind of card
    J_PROBE,  # seat, face
    J_CHANGE,  # seat, kind of card, face, face to which it is turned
    J_STOP,  # seat
    J_VP,  # seat, amount, VP after it, why
    J_ENERGY,  # seat, amount, energy after it, why
    J_HEAL,  # seat, amount, health after it, why
    J_COUNTERS,  # seat, poison, shrink
    J_ATTACK,  # seat, claws, bits of the targets
    J_DAMAGE,  # seat, amount, health after it, dealer or NOBODY, why
    J_PREVENTED,  # seat, amount, dealer or NOBODY, kind of card
    J_CAMOUFLAGE,  # seat, dice; they stand in the rows after it
    J_YIELD,  # seat
    J_STAY,  # seat
    J_LEAVE,  # seat, place, one of LEFT
    J_ENTER,  # seat, place
    J_BAY_CLOSED,
    J_OUT,  # seat, dealer or NOBODY
    J_CHILD,  # seat
    J_BUY,  # seat, kind of card, price, seller or FROM_ROW or FROM_TOP
    J_LOSE,  # seat, kind of card, one of LOST
    J_REVEAL,  # slot, kind of card
    J_SWEEP,  # seat
    J_SHUFFLE,
    J_MIMIC,  # seat, kind of card, seat
    J_UNMIMIC,  # seat
    J_CHARGE,  # seat, energy
    J_OVER,  # winner or NOBODY, one of CAUSES
) = range(34)
FROM_ROW, FROM_TOP = 6, 7
"""Where a bought card came from; a seat is its own number."""


@record
class State(AnyState):
    """The whole game."""

    chance: int = field("u8", doc="the generator")
    players: int = field("i8", doc="2 to 6")
    bay: int = field("i8", doc="1: Tokyo Bay is played with five and more")
    phase: int = field("i8", doc="the open decision, OVER, or GOING_ON")
    mover: int = field("i8", doc="who decides")
    turn: int = field("i8", doc="whose turn it is")
    order: int = field("i8", doc="whose regular turn it is or was last: the order goes on from there")
    number: int = field("i8", doc="turns begun")
    stage: int = field("i8", doc="what of the turn comes next, when the agenda is empty")
    asked: int = field("i8", doc="which seat after the active one may probe next")
    faces: Row = field("i8", 6, doc="how many dice show each face")
    dice: int = field("i8", doc="dice of this turn")
    rerolls: int = field("i8", doc="throws left")
    health: Row = field("i8", PLAYERS, doc="0: out of the game")
    lives: int = field("i8", doc="bits of the living monsters")
    vp: Row = field("i8", PLAYERS, doc="victory points")
    energy: Row = field("i8", PLAYERS, doc="energy cubes")
    poison: Row = field("i8", PLAYERS, doc="poison counters")
    shrink: Row = field("i8", PLAYERS, doc="shrink counters")
    reached: Row = field("i8", PLAYERS, doc="its place among those who reached 20 VP; 0: below 20")
    reaches: int = field("i8", doc="how often 20 VP were reached")
    tokyo: Row = field("i8", 2, doc="who is in the City, in the Bay")
    held: Row = field("u8", PLAYERS, doc="bit k: the monster has a card of kind k")
    works: Row = field("u8", PLAYERS, doc="the same with what its Mimic copies")
    where: Row = field("i8", PIECES, doc="place of each piece: a seat, ROW, DECK, DISCARD, OUT_OF_GAME")
    counters: Row = field("i8", PIECES, doc="smoke, or energy on batteries")
    paid: Row = field("i8", PIECES, doc="energy that its owner paid")
    copied: int = field("i8", doc="the piece that Mimic copies")
    row: Row = field("i8", 3, doc="face-up pieces; NOBODY: a gap")
    deck: Row = field("i8", PIECES, doc="pieces, the next one at index `drawn`")
    drawn: int = field("i8", doc="where the deck begins; it ends at the end")
    discard: Row = field("i8", PIECES, doc="pieces, oldest first")
    discards: int = field("i8", doc="cards of the discard pile")
    freeze: int = field("i8", doc="dice less this turn")
    freeze_again: int = field("i8", doc="1: Freeze Time gives a further turn")
    extra: Row = field("i8", FRENZIES, doc="seats of further turns by Frenzy")
    extras: int = field("i8", doc="how many")
    wings: int = field("i8", doc="bits of the seats that take no damage this turn")
    damaged: int = field("i8", doc="1: the active monster has damaged another this turn")
    culled: int = field("i8", doc="uses of Herd Culler this turn")
    probed: Row = field("i8", PLAYERS, doc="probes used this turn: 1 the card itself, 2 Mimic")
    yielded: int = field("i8", doc="bits of the seats that yielded to this attack")
    struck: Row = field("i8", PLAYERS, doc="health that this attack has cost; the claws, where a position begins in it")
    agenda: Grid = field("i8", DEPTH, 5, doc="what still has to happen, the next on top: what, a, b, c, d")
    depth: int = field("i8", doc="height of the agenda")
    winner: int = field("i8", doc="when over")
    cause: int = field("i8", doc="when over")


NO_CARDS = word(0)
ONE = word(1)


@rule
def bit(kind: int) -> int:
    """A kind of card as a set."""
    return u64(ONE << u64(kind))


@rule
def works(s: State, p: int, kind: int) -> bool:
    """Does a monster have this card or a copy of it?"""
    return (s.works[p] & bit(kind)) != NO_CARDS


@rule
def copies(s: State, p: int, kind: int) -> int:
    """How many of a kind a monster has, its Mimic's copy included."""
    n = 0
    if s.where[kind] == p:
        n += 1
    if SECOND[kind] >= 0 and s.where[SECOND[kind]] == p:
        n += 1
    if s.copied != NOBODY and s.where[MIMIC] == p and KIND[s.copied] == kind:
        n += 1
    return n


@rule
def holder(s: State, p: int, kind: int) -> int:
    """The piece that gives a monster this effect, Mimic before the card itself (settled 9); NOBODY without it."""
    if s.copied != NOBODY and s.where[MIMIC] == p and KIND[s.copied] == kind:
        return MIMIC
    if s.where[kind] == p:
        return kind
    return NOBODY


@rule
def in_play(s: State, kind: int) -> bool:
    """Has any monster this card (and so, perhaps, a copy of it)? For cards of which there is one."""
    return s.where[kind] < s.players


@rule
def alive(s: State, p: int) -> bool:
    """Is a monster still in the game?"""
    return s.health[p] > 0


@rule
def living(s: State) -> int:
    """How many monsters are alive."""
    return popcount(u64(s.lives))


@rule
def in_tokyo(s: State, p: int) -> bool:
    """Is a monster in the City or the Bay (T-121)?"""
    return s.tokyo[CITY] == p or s.tokyo[BAY] == p


@rule
def occupants(s: State) -> int:
    """Bits of the monsters in Tokyo."""
    found = 0
    if s.tokyo[CITY] != NOBODY:
        found |= 1 << s.tokyo[CITY]
    if s.tokyo[BAY] != NOBODY:
        found |= 1 << s.tokyo[BAY]
    return found


@rule
def bay_open(s: State) -> bool:
    """Is Tokyo Bay in use now (T-133)?"""
    return s.bay == 1 and living(s) >= BAY_FROM


@rule
def after(s: State, p: int, steps: int) -> int:
    """The seat some steps clockwise, at most one round."""
    q = p + steps
    return q - s.players if q >= s.players else q


@rule
def push(s: State, what: int, a: int, b: int, c: int, d: int) -> None:
    """Put something on top of the agenda: it happens next."""
    row = s.agenda[s.depth]
    row[0] = what
    row[1] = a
    row[2] = b
    row[3] = c
    row[4] = d
    s.depth += 1


@rule
def to_move(s: State) -> int:
    """The seat that decides, or NOBODY when the game is over."""
    if s.phase == OVER:
        return NOBODY
    return s.mover
