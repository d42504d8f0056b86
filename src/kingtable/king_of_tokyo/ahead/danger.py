"""Does a choice mean death? The life of the seat that decides, up to the end of the turn (docs/decisions/0007).

A choice is *certain death* when nothing that may happen in the rest of this turn keeps the seat in the game: no dice,
no card that comes up, no later answer of its own, no answer of anybody else. Else it has a *chance of death*: the seat
goes on as well as it can with what lies on the table, without a sweep, and the others answer as if they were silent;
while it can still throw, its life is in its own hand, and there is no chance to tell. The chance is the interval in
which it lies; where there is too much to look at, that is wider than a point.

It Has a Child saves a life, and so does the end of the game that another one's death brings. What a card has to do with
all this it says itself (`cards/windows.py`, SAYS).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple, Self

from kingtable.engine.chance import Pending
from kingtable.engine.record import copy_of
from kingtable.king_of_tokyo import buying, effects, layout, turn
from kingtable.king_of_tokyo import layout as L
from kingtable.king_of_tokyo.ahead.throws import outcomes, throws, tried, ways
from kingtable.king_of_tokyo.cards import dispatch as cards
from kingtable.king_of_tokyo.cards.deck import KEEPS, KIND, KINDS, PIECES, kinds_in
from kingtable.king_of_tokyo.cards.windows import BY_SPENDING, LIKELY
from kingtable.king_of_tokyo.decisions import DECISIONS
from kingtable.king_of_tokyo.decisions.rolled import kept_faces
from kingtable.king_of_tokyo.hidden import in_order, known_cards
from kingtable.king_of_tokyo.layout import State
from kingtable.king_of_tokyo.shown.view import legal_actions

LOOKS = 400
"""The actions that are tried for a chance of death, and again to prove that death is certain; for all choices together
five times as many."""

DEEP = 60
"""The decisions, one after the other, that are looked at."""

_HELPING = {*cards.SAVES, *cards.HURTS}
"""Cards that can save their buyer, or another one, from what comes before the end of the turn; no other card can."""

_THROWING = kinds_in(cards.THROWING_CARDS)
_FREELY = [kind for kind in _THROWING if kind not in cards.PAYS and kind not in cards.FACE]
"""Cards for a throw of all dice that takes nothing which may be missing."""
_OTHERWISE = sorted(set(_THROWING).difference(_FREELY), key=lambda kind: cards.PAYS.get(kind, 0))
"""Those for energy, or for dice of one face only."""
_LASTING = {kind: face for kind, face in cards.FACE.items() if kind not in _THROWING}
"""The faces that cards turn dice to, or hit with."""
_PROTECTING = kinds_in(cards.DEFENDING_CARDS | cards.ANY_TIME_CARDS)


class Danger(NamedTuple):
    """The chance of death lies between low and high; certain: it cannot be escaped any more."""

    low: float
    high: float
    certain: bool


SAFE = Danger(0.0, 0.0, False)


def dangers(s: State, looks: int = LOOKS) -> dict[int, Danger]:
    """The choices of the seat that decides which may mean its death. Of `keep` only those that are certain death."""
    p = s.mover
    coming = _coming(s, p)
    if coming + max(cards.HURTS.values()) < s.health[p]:
        return {}
    actions = legal_actions(s)
    open_to = [action for action in actions if coming + _own_damage(s, action) >= s.health[p]]
    if not open_to:
        return {}
    start = in_order(s, p)
    ahead, luck = Ahead(start, looks), Luck(start, looks)
    found = {action: _danger(ahead, luck, start, action) for action in open_to if action >= L.KEPT}
    found |= dict.fromkeys(_deadly_keeps(start, [a for a in open_to if a < L.KEPT], looks), Danger(1.0, 1.0, True))
    return {action: danger for action, danger in found.items() if danger.high > 0}


def danger_of(s: State, action: int, looks: int = LOOKS) -> Danger:
    """What one choice of the seat that decides means for its life; of `keep`: one throw, and a stop after it."""
    p = s.mover
    if _coming(s, p) + _own_damage(s, action) < s.health[p]:
        return SAFE
    start = in_order(s, p)
    return _danger(Ahead(start, looks), Luck(start, looks), start, action)


def _danger(ahead: Ahead, luck: Luck, start: State, action: int) -> Danger:
    ahead.throws_left = False
    low, high = ahead.again().chance(start, action)
    if (low > 1 - 1e-9 or ahead.throws_left) and luck.again().never(start, action):
        return Danger(1.0, 1.0, True)
    return Danger(min(low, 1.0), min(high, 1.0), False)


def _deadly_keeps(start: State, keeps: list[int], looks: int) -> list[int]:
    """The ways to keep dice after which nothing helps any more; if all dice may be thrown after it they are alike."""
    luck = Luck(start, looks)
    if start.rerolls > 1:
        return keeps if keeps and luck.never(start, keeps[0]) else []
    return [action for action in keeps if luck.again().never(start, action)]


def _coming(s: State, p: int) -> int:
    """At most so much damage can still come to a monster in this turn, but for what it does to itself."""
    coming: int = effects.most_health(s, p) - 10  # cards that add to it may be lost
    for what, target, n, _, _ in s.agenda[: s.depth]:
        if what in (L.DO_DAMAGE, L.DO_LATE) and target == p:
            coming += n
    if p == s.turn:
        coming += s.poison[p]
        coming += sum(2 for q in s.tokyo if q not in (p, L.NOBODY) and s.works[q] & int(cards.LEFT_CARDS))
        if any(row[0] == L.DO_BURROW for row in s.agenda[: s.depth]):
            coming += 4
    elif s.phase == L.PROBING:
        coming += 99  # the dice of another are not resolved yet
    return coming


def _own_damage(s: State, action: int) -> int:
    """What buying a card does to the buyer."""
    if action == L.BUY_TOP:
        return cards.HURTS.get(KIND[s.deck[s.drawn]], 0)
    return cards.HURTS.get(action - L.BUY, 0) if L.BUY <= action < L.BUY_FROM else 0


def _kind_bought(s: State, action: int) -> int:
    """The kind of card that an action buys; NOBODY if none."""
    if action == L.BUY_TOP:
        return int(KIND[s.deck[s.drawn]])
    return (action - L.BUY) % KINDS if L.BUY <= action < L.COPY else L.NOBODY


class _Rest:
    """The rest of the turn, for one seat: at most `looks` actions are tried for a choice, and 5 x looks for all."""

    def __init__(self, start: State, looks: int) -> None:
        self.seat = start.mover
        self.turn = start.number
        self.looks = self.left = looks
        self.total = 5 * looks
        self.spends = _any_works(start, self.seat, (kind for kind, how in cards.SAVES.items() if how == BY_SPENDING))

    def again(self) -> Self:
        """Another choice is looked at."""
        self.total -= self.looks - self.left
        self.looks = self.left = max(0, min(self.looks, self.total))
        return self

    def ended(self, s: State) -> bool:
        """Is there nothing more to be looked at? Then the seat's health tells how it ended."""
        return s.phase == L.OVER or s.number != self.turn or s.health[self.seat] == 0

    def helps(self, s: State, action: int) -> bool:
        """May an action of buying, copying or changing do anything for a life?"""
        if L.COPY <= action < L.SELL:
            return (action - L.COPY) % KINDS in _HELPING
        if L.CHANGE <= action < L.PROBE:
            return _to_face(action) in self.faces(s)
        kind = _kind_bought(s, action)
        return kind == L.NOBODY or kind in _HELPING or self.spends

    def faces(self, s: State) -> set[int]:
        """The faces that can save a life: hearts, energy for cards, claws for the last rival, and those of cards."""
        of_cards = {L.FACE[face] for kind, face in _LASTING.items() if layout.works(s, s.turn, kind)}
        return {L.HEART, L.ENERGY, L.CLAW, *of_cards}


def _any_works(s: State, p: int, some: Iterable[int]) -> bool:
    """Has a monster one of some kinds of cards, or a copy of it?"""
    return any(layout.works(s, p, kind) for kind in some)


def _come_up(s: State) -> int:
    """Bits of the slots in which a card came up in the last action."""
    return sum({1 << row[1] for row in s.journal if row[0] == L.J_REVEAL})


def _to_face(action: int) -> int:
    return (action - L.CHANGE) % 36 % 6


class Ahead(_Rest):
    """The chance of death: own answers are the best with what lies open, the others are silent, dice as they fall.

    fresh: bits of the slots of the row in which a card has come up since; on those nobody counts.
    """

    def __init__(self, start: State, looks: int) -> None:
        super().__init__(start, looks)
        self.drawn = start.drawn if known_cards(start, start.mover) > start.drawn else L.NOBODY
        self.known: dict[Any, tuple[float, float]] = {}
        self.throws_left = False

    def chance(self, s: State, action: int, fresh: int = 0) -> tuple[float, float]:
        """Between what the chance of death lies after an action."""
        low, high = 0.0, 1.0
        if s.phase == L.MIMICKING and s.depth == 0 and turn.dice_of(s, s.turn) > s.freeze:
            self.throws_left = True
            return 0.0, 0.0
        for p, after in ways(s, action):
            if self.left <= 0:
                break
            self.left -= 1
            least, most = self.value(after, fresh | _come_up(after))
            low += p * least
            high -= p * (1 - most)
        return low, max(low, high)

    def value(self, s: State, fresh: int) -> tuple[float, float]:
        """The same for a state."""
        if self.ended(s):
            return (1.0, 1.0) if s.health[self.seat] == 0 else (0.0, 0.0)
        if s.mover != self.seat:
            return self.chance(s, DECISIONS[s.phase].default_action(s), fresh)
        if s.phase == L.ROLLED and any(action < L.KEPT or _throws(action) for action in legal_actions(s)):
            self.throws_left = True
            return 0.0, 0.0
        key = (_key(s), *s.faces, fresh)
        if key not in self.known:
            low = high = 1.0
            for action in self.answers(s, fresh):
                least, most = self.chance(s, action, fresh)
                low, high = min(low, least), min(high, most)
                if high == 0 or self.left <= 0:
                    low = low if high == 0 else 0.0
                    break
            self.known[key] = low, high
        return self.known[key]

    def answers(self, s: State, fresh: int) -> Iterator[int]:
        """What the seat may do without a throw, without what it does not see, and to some purpose."""
        for action in _in_turn(s, legal_actions(s)):
            hidden = L.BUY <= action < L.BUY_FROM and bool(fresh >> buying.slot_of(s, action - L.BUY) & 1)
            hidden = hidden or action == L.SWEEP or (action == L.BUY_TOP and s.drawn != self.drawn)
            if not hidden and self.helps(s, action):
                yield action


class Luck(_Rest):
    """Is there any way on which the seat lives? Everything that may happen does what is best for it.

    What need not be looked at: with a throw left that may be of all dice, they can show anything; a card that comes up
    does something only where it is bought, so one of those that are revealed together is enough.
    """

    def __init__(self, start: State, looks: int) -> None:
        super().__init__(start, looks)
        self.drawn = start.drawn if known_cards(start, start.mover) > start.drawn else L.NOBODY
        self.seen: set[Any] = set()  # states from which there is no way, and those on the way that is tried
        self.stops: dict[Any, bool] = {}
        self.depth = 0

    def never(self, s: State, action: int) -> bool:
        """Is there no such way after an action? False also where there was too much to look at."""
        dead = self.seen.copy()
        if not (self.keeping(s, kept_faces(action)) if action < L.KEPT else self.saves(s, action)):
            return True
        self.seen = dead
        return False

    def saves(self, s: State, action: int) -> bool:
        """Is there such a way after an action? True also where there was too much to look at."""
        return any(self.lives(after) for after in self.outcomes(s, action))

    def lives(self, s: State) -> bool:
        """Is there such a way from a state?"""
        if self.ended(s):
            return s.health[self.seat] > 0
        if self.left <= 0 or self.depth >= DEEP:
            return True
        free = s.phase == L.ROLLED and s.rerolls > 0
        key = (_key(s), *(() if free else s.faces))
        if key in self.seen:
            return False
        self.seen.add(key)
        self.depth += 1
        found = s.phase == L.ROLLED and self.any_dice(s)
        found = found or (not free and any(self.saves(s, action) for action in self.moves(s)))
        found = found or any(self.saves(unseen, L.BUY_TOP) for unseen in self.tops(s))
        self.depth -= 1
        return found

    def moves(self, s: State) -> Iterator[int]:
        """What anybody may do to some purpose; a card without any may still make room for another one."""
        for action in _in_turn(s, legal_actions(s)):
            if action >= L.KEPT and not _throws(action) and (self.helps(s, action) or L.BUY <= action < L.BUY_FROM):
                yield action

    def any_dice(self, s: State) -> bool:
        """Is there a way with any dice that throws can still bring?"""
        if s.rerolls > 0 or _any_works(s, s.turn, _FREELY):
            return self.with_dice(s, s.dice, [0] * 6, 0)
        mine = [kind for kind in _OTHERWISE if layout.works(s, s.turn, kind) and cards.usable(s, s.turn, kind, 0)]
        return any(self.thrown_by(s, kind, s.faces) for kind in mine)

    def thrown_by(self, s: State, kind: int, kept: list[int]) -> bool:
        """Is there a way with what a card throws again, where such dice are kept and the others open?"""
        if kind not in cards.FACE:
            return self.with_dice(s, s.dice, [0] * 6, cards.PAYS.get(kind, 0))
        kept = [0 if face == L.FACE[cards.FACE[kind]] else n for face, n in enumerate(kept)]
        return self.with_dice(s, s.dice - sum(kept), kept, cards.PAYS.get(kind, 0))

    def with_dice(self, s: State, dice: int, kept: list[int], pays: int) -> bool:
        """Is there a way after a stop with the kept dice and some others?"""
        useful = self.faces(s) - {L.ONES}
        found = [faces for _, _, faces in throws(dice) if useful.issuperset(faces)]
        found.sort(key=lambda faces: len(set(faces)))
        return any(self.stopped(s, [n + faces.count(face) for face, n in enumerate(kept)], pays) for faces in found)

    def stopped(self, s: State, faces: list[int], pays: int) -> bool:
        """Is there a way after a stop with these dice? Those that can do nothing for a life are all alike."""
        useful = self.faces(s)
        idle = sum(n for face, n in enumerate(faces) if face not in useful)
        faces = [n if face in useful else 0 for face, n in enumerate(faces)]
        faces[L.ONES] += idle
        key = (_key(s), *faces, pays)
        if key not in self.stops:
            other: Any = copy_of(s)
            other.faces, other.rerolls = faces, 0
            other.energy[s.turn] -= pays
            found = any(self.lives(after) for after in self.outcomes(other, L.DONE))
            if self.left <= 0:
                return found
            self.stops[key] = found
        return self.stops[key]

    def outcomes(self, s: State, action: int) -> Iterator[State]:
        """All that an action may lead to, as far as it matters, what helps most first."""
        for before, last in self.reveals(s, action):
            waiting: list[tuple[int, ...]] = [()]
            while waiting:
                thrown = waiting.pop()
                self.left -= 1
                if self.left <= 0:
                    yield s
                    return
                try:
                    after = tried(before, action, thrown, last)
                except Pending as pending:
                    waiting += [(*thrown, one) for _, one in reversed(outcomes(pending))]
                else:
                    yield after

    def keeping(self, s: State, kept: list[int]) -> bool:
        """Is there a way after some dice are kept and the others thrown?"""
        if s.rerolls > 1 or _any_works(s, s.turn, _FREELY):
            return self.with_dice(s, s.dice, [0] * 6, 0)
        if self.with_dice(s, s.dice - sum(kept), kept, 0):
            return True
        mine = [
            kind for kind in _OTHERWISE if layout.works(s, s.turn, kind) and cards.PAYS.get(kind, 0) <= s.energy[s.turn]
        ]
        return any(self.thrown_by(s, kind, kept) for kind in mine)

    def tops(self, s: State) -> Iterator[State]:
        """The state with each card on top that helps, where the seat may buy it and has not seen it before."""
        p = self.seat
        if s.phase == L.BUYING and s.mover == p and s.drawn != self.drawn and s.works[p] & int(cards.LOOKS_CARDS):
            for unseen, _ in self.on_top(s, s.drawn):
                if buying.price_of(s, p, KIND[unseen.deck[s.drawn]]) <= s.energy[p]:
                    yield unseen

    def on_top(self, s: State, top: int) -> Iterator[tuple[State, bool]]:
        """The state with each card that helps at this place of the deck, of those that lie there or below."""
        for kind in sorted({KIND[piece] for piece in s.deck[top:]} & _HELPING):
            other: Any = copy_of(s)
            at = next(i for i in range(top, PIECES) if KIND[s.deck[i]] == kind)
            other.deck[top], other.deck[at] = other.deck[at], other.deck[top]
            yield other, False

    def reveals(self, s: State, action: int) -> Iterator[tuple[State, bool]]:
        """The state as it is, and with each card on top that may come up now and help."""
        yield s, False
        if action != L.SWEEP and not L.BUY <= action < L.BUY_FROM:
            return
        for other, last in self.on_top(s, s.drawn):
            if self.bought_by_any(s, action, KIND[other.deck[s.drawn]]):
                yield other, last
        if PIECES - s.drawn < (3 if action == L.SWEEP else 1):
            yield from self.shuffled(s, action)

    def bought_by_any(self, s: State, action: int, kind: int) -> bool:
        """Can anybody pay for a card that comes up after an action? Cards may bring energy, or make others cheaper."""
        p = s.mover
        spent = 2 if action == L.SWEEP else buying.price_of(s, p, action - L.BUY)
        works = {kind for kind in cards.BRINGS if layout.works(s, p, kind) or kind == action - L.BUY >= KEEPS}
        more = max((cards.BRINGS[kind] for kind in works), default=1)
        if buying.price_of(s, p, kind) <= s.energy[p] - spent + more:
            return True
        others = [q for q in range(s.players) if q != p and (q == s.turn or s.works[q] & int(cards.BUYER_CARDS))]
        return any(buying.price_of(s, q, kind) <= s.energy[q] + 1 for q in others)

    def shuffled(self, s: State, action: int) -> Iterator[tuple[State, bool]]:
        """The state with each card first in the discard pile that may come back from there."""
        pile = s.discard[: s.discards]
        row = [piece for piece in s.row if piece != L.NOBODY] if action == L.SWEEP else []
        for piece in [*pile, *row]:
            if KIND[piece] in _HELPING:
                first: Any = copy_of(s)
                if not pile:
                    first.row[0], first.row[s.row.index(piece)] = piece, s.row[0]
                else:
                    if piece in pile:
                        first.discard[pile.index(piece)] = pile[0]
                    else:
                        first.row[s.row.index(piece)] = pile[0]
                        first.where[pile[0]], first.where[piece] = L.ROW, L.DISCARD
                    first.discard[0] = piece
                yield first, False
        if L.BUY <= action < L.BUY_FROM and action - L.BUY >= KEEPS:
            yield s, True  # the card just used up comes back at once


def _throws(action: int) -> bool:
    """Is a card used for a throw?"""
    return action - L.USE in _THROWING


def _in_turn(s: State, actions: list[int]) -> list[int]:
    """Actions in the order in which they are worth looking at: a silent answer, then what protects, then the rest."""
    silent = DECISIONS[s.phase].default_action(s)

    def order(action: int) -> int:
        if action == silent:
            return 0
        if action - L.USE in _PROTECTING:
            return 1
        return 2 if cards.SAVES.get(_kind_bought(s, action)) == LIKELY else 3

    return sorted(actions, key=order)


def _key(s: State) -> Any:
    """All of a state that the rest of the turn depends on, but the dice."""
    agenda = tuple(tuple(row) for row in s.agenda[: s.depth])
    lists = (s.health, s.energy, s.poison, s.shrink, s.tokyo, s.where, s.counters, s.paid, s.row)
    plain = (s.phase, s.mover, s.stage, s.asked, s.rerolls, s.wings, s.damaged, s.culled, s.copied, s.yielded)
    return (plain, agenda, s.drawn, s.discards, *map(tuple, lists), tuple(s.probed))
