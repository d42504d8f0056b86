"""The decision `buy`: buy face-up cards, the top one, or cards of other monsters; sweep; end (T-079 to T-087)."""

from __future__ import annotations

from kingtable.engine.compiler.jit import rule
from kingtable.engine.errors import IllegalAction
from kingtable.engine.record import Row
from kingtable.king_of_tokyo import buying, refusals
from kingtable.king_of_tokyo import layout as L
from kingtable.king_of_tokyo.cards import dispatch as cards
from kingtable.king_of_tokyo.cards.deck import IDS, KEEPS, KIND, KINDS, NUMBER, PIECES
from kingtable.king_of_tokyo.cards.windows import BUYING_STEP
from kingtable.king_of_tokyo.decisions import words
from kingtable.king_of_tokyo.layout import State

WORDS: tuple[str, ...] = ("buy", "sweep", "end")
USED: int = 0


@rule
def legal(s: L.State, out: Row) -> int:
    p = s.mover
    out[0] = L.END
    n = 1
    if buying.can_sweep(s):
        out[n] = L.SWEEP
        n += 1
    for slot in range(3):
        if s.row[slot] != L.NOBODY:
            kind = KIND[s.row[slot]]
            if buying.slot_of(s, kind) == slot and buying.price_of(s, p, kind) <= s.energy[p]:
                out[n] = L.BUY + kind
                n += 1
    if buying.can_buy_top(s, p):
        out[n] = L.BUY_TOP
        n += 1
    sellers = cards.sellers(s, p, 0)
    if sellers != 0:
        for q in range(s.players):
            if sellers >> q & 1 and s.held[q] != L.NO_CARDS:
                for kind in range(KEEPS):
                    if (s.held[q] & L.bit(kind)) != L.NO_CARDS and buying.price_of(s, p, kind) <= s.energy[p]:
                        out[n] = L.BUY_FROM + KINDS * q + kind
                        n += 1
    return n


@rule
def act(s: L.State, action: int) -> None:
    p = s.mover
    if action == L.END:
        s.stage = L.TO_SELL
    elif action == L.SWEEP:
        buying.sweep(s, p)
    elif action == L.BUY_TOP:
        buying.buy_top(s, p)
    elif action >= L.BUY_FROM:
        buying.buy_from_monster(s, p, (action - L.BUY_FROM) % KINDS, (action - L.BUY_FROM) // KINDS)
    else:
        buying.buy_from_row(s, p, buying.slot_of(s, action - L.BUY), BUYING_STEP)


def written(s: State, action: int) -> str:
    if action < L.BUY_FROM:
        return f"buy {IDS[action - L.BUY]}"
    seat, kind = divmod(action - L.BUY_FROM, KINDS)
    return f"buy {IDS[kind]} from {seat}"


def read(s: State, first: str, rest: list[str]) -> int | None:
    match rest:
        case [card] if card in NUMBER:
            return L.BUY + NUMBER[card]
        case [card, "from", other] if card in NUMBER and (seat := words.seat_in(s, other)) is not None:
            return L.BUY_FROM + KINDS * seat + NUMBER[card]
    return None


def why_not(s: State, first: str, rest: list[str]) -> IllegalAction:
    p = s.mover
    match rest:
        case []:
            if s.energy[p] < 2:
                return refusals.too_little_energy(s, 2, rule="T-081")
            return IllegalAction("refuse-kot-row-empty", rule="T-081")
        case ["top"]:
            if not s.works[p] & int(cards.LOOKS_CARDS):
                return _without(cards.LOOKS_CARDS)
            if s.drawn == PIECES:
                return IllegalAction("refuse-kot-deck-empty", rule="T-079")
            return _too_dear(s, KIND[s.deck[s.drawn]])
        case [card, "from", seat]:
            if not s.works[p] & int(cards.SELLERS_CARDS):
                return _without(cards.SELLERS_CARDS)
            if int(seat) == p or not s.held[int(seat)] >> NUMBER[card] & 1:
                return IllegalAction("refuse-kot-not-there", rule="T-079", card=card, seat=int(seat) + 1)
        case [card]:
            row = [IDS[KIND[piece]] for piece in s.row if piece != L.NOBODY]
            if card not in row:
                return IllegalAction("refuse-kot-row", rule="T-079", card=card, row=", ".join(row))
    card = rest[0]
    if buying.price_of(s, p, NUMBER[card]) > s.energy[p]:
        return _too_dear(s, NUMBER[card])
    return IllegalAction("refuse-kot-not-revealed", rule="T-079", card=card)


def _without(some: int) -> IllegalAction:
    """The monster has none of the cards that let it buy so: the first of them is named."""
    return refusals.no_card(next(card for kind, card in enumerate(IDS) if int(some) >> kind & 1), rule="T-079")


def _too_dear(s: State, kind: int) -> IllegalAction:
    price = buying.price_of(s, s.mover, kind)
    return IllegalAction("refuse-kot-price", rule="T-087", price=price, energy=s.energy[s.mover])


def default_action(s: State) -> int:
    return L.END
