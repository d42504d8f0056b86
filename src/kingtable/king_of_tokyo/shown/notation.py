"""Notation of actions, by decision: `keep 3 3 claw`, `probe heart`, `buy jets from 2`, `hearts heal=1 poison=2`.

What a decision's own words mean stands with the decision (`decisions`); here are the words that stand for themselves,
the uses of cards, and the order in which a move is refused.
"""

from __future__ import annotations

from kingtable.engine.errors import IllegalAction
from kingtable.engine.text import cut
from kingtable.king_of_tokyo import layout as L
from kingtable.king_of_tokyo import refusals
from kingtable.king_of_tokyo.cards import dispatch as cards
from kingtable.king_of_tokyo.cards.deck import IDS, KIND, kinds_in
from kingtable.king_of_tokyo.cards.kinds import MIMIC
from kingtable.king_of_tokyo.decisions import DECISIONS, WORDED
from kingtable.king_of_tokyo.layout import State
from kingtable.king_of_tokyo.protocol import OwnedCard

PLAIN = {
    "done": L.DONE,
    "pass": L.PASS,
    "yield": L.YIELD,
    "stay": L.STAY,
    "take": L.TAKE,
    "sweep": L.SWEEP,
    "end": L.END,
    "buy top": L.BUY_TOP,
}
_PLAIN_TEXT = {action: text for text, action in PLAIN.items()}
_READERS = {word: decision.read for decision in WORDED.values() for word in decision.WORDS}


def _uses(some: int) -> dict[str, int]:
    """Kinds of cards by the word with which they are used."""
    return {cards.WORD.get(kind, IDS[kind]): kind for kind in kinds_in(some)}


_ANY_TIME = _uses(int(cards.ANY_TIME_CARDS))
_USES = {phase: {**_uses(decision.USED), **_ANY_TIME} for phase, decision in DECISIONS.items()}
_ALL_USES = {word: kind for uses in _USES.values() for word, kind in uses.items()}
_USE_TEXT = {kind: word for word, kind in _ALL_USES.items()}


def written(s: State, action: int) -> str:
    """An action of the monster that decides, in notation."""
    if action in _PLAIN_TEXT:
        return _PLAIN_TEXT[action]
    if L.USE <= action < L.CHANGE:
        return _USE_TEXT[action - L.USE]
    return WORDED[s.phase].written(s, action)


def understood(s: State, text: str, legal: list[int]) -> int:
    """The legal action that a text means for the monster that decides.

    Raises IllegalAction, whose text says what is wrong.
    """
    said = text.split() if isinstance(text, str) and len(text) <= 300 else []
    if not said:
        raise IllegalAction("refuse-kot-notation", text=cut(text, 40))
    if s.phase == L.OVER:
        raise IllegalAction("refuse-over", rule="T-148")
    action = _read(s, said)
    if action is None:
        raise IllegalAction("refuse-kot-notation", text=text[:40])
    first, *rest = said
    known = DECISIONS[s.phase].WORDS
    if first not in known and first not in _USES[s.phase]:
        phase = L.PHASES[s.phase]
        raise IllegalAction("refuse-kot-phase", rule="T-049", move=first, phase=phase, words=", ".join(known))
    if action in legal:
        return action
    if first in _USES[s.phase]:
        kind = _USES[s.phase][first]
        raise cards.why_not(s, s.mover, kind, 0) if s.works[s.mover] >> kind & 1 else refusals.no_card(IDS[kind])
    raise WORDED[s.phase].why_not(s, first, rest)


def _read(s: State, said: list[str]) -> int | None:
    """The action that words mean, in whichever decision."""
    first, *rest = said
    if " ".join(said) in PLAIN:
        return PLAIN[" ".join(said)]
    if first in _ALL_USES and not rest:
        return L.USE + _ALL_USES[first]
    return _READERS[first](s, first, rest) if first in _READERS else None


def card_entry(s: State, piece: int) -> OwnedCard:
    """A card before a monster, with what lies on it."""
    entry: OwnedCard = {
        "card": IDS[KIND[piece]],
        "paid": s.paid[piece],
        "counters": s.counters[piece],
        "copies": None,
        "of": None,
    }
    if piece == MIMIC and s.copied != L.NOBODY:
        entry["copies"], entry["of"] = IDS[KIND[s.copied]], s.where[s.copied]
    return entry
