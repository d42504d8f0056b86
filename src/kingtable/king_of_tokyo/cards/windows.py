"""How a card is written: a class whose methods are timing windows.

    class Gourmet:
        "2 VP more for three or more 1s ..."

        @window
        def scored(s: State, p: int, x: int) -> int:
            ...

Every method has the form `(s, p, x) -> x`: the record, the owner, and a number that goes in and comes out; what it
means stands in WINDOWS. `scripts/dispatch.py` writes the calls of all cards' methods, window by window, into real
files.

What a card says besides, interpreted only, are plain class attributes (SAYS, `when`), and `why_not`, a static method
with the reason for which it cannot be used.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from kingtable.engine.compiler.jit import rule
from kingtable.king_of_tokyo.layout import State

Window = Callable[[State, int, int], int]

if TYPE_CHECKING:
    window = staticmethod
else:

    def window(function: Window) -> staticmethod:
        """A timing window of a card: a rule in its class."""
        return staticmethod(rule(function))


PASSIVE = {
    "price": "x: a printed price; out: what the owner pays",
    "energy_gained": "x: energy about to be gained; out: what is gained",
    "healed": "x: health about to be gained; out: what is gained",
    "max_health": "x: the maximum; out: the owner's",
}
"""Windows that gaining, healing and paying themselves ask; their cards stand in `passive.py` and change only x."""

WINDOWS = {
    "start_turn": "the owner's turn begins",
    "start_in_tokyo": "the owner's turn begins in Tokyo; x: its VP; out: its VP",
    "dice": "x: number of dice; out: the same with this card",
    "throws": "x: throws after the first; out: the same with this card",
    "scored": "the numbers of the owner's final dice have scored",
    "healable": "x: bits of the other monsters that the owner's hearts can heal; out: with this card",
    "attack": "the owner attacks; x: damage added for every attacked monster; out: with this card",
    "strike": "x: damage to monsters in the other place without regard to claws; out: with this card",
    "reach": "x: bits of the attacked monsters; out: with this card",
    "neighbours": "x: damage for both neighbours of the attacking owner; out: with this card",
    "waits": "an attack is about to hit the owner, who will be asked to yield; out: 1, the damage waits for the answer",
    "prevent": "x: damage about to hit the owner; out: what is left",
    "cancel": "x: damage about to hit the owner, for which dice are thrown once; out: what is left",
    "hit": "the owner's attack has damaged monster x",
    "hurt": "the owner has lost x health at once",
    "death": "the health of monster x has reached 0, the owner is another",
    "reprieve": "the owner's health is 0; out: 1, it stays in the game",
    "left": "the owner has yielded to the active monster, which takes its place",
    "looks": "in the owner's buying step; out: 1, it sees the top card of the deck and can buy it",
    "sellers": "in the owner's buying step; x: bits of the monsters whose cards it can buy; out: with this card",
    "bought": "the owner buys another card",
    "end_turn": "the end of the owner's turn, in the order of the cards",
}
"""Windows asked for every effect that a monster has, twice where it has a card and its copy."""

TABLE = {
    "prober": "monster p has thrown for the last time; out: who may throw one of its dice again next, or NOBODY",
    "probe": "monster p throws a die of the active one again; x: its face",
    "heal_other": "hearts of monster p heal another one; x: 6 x health + its seat",
    "spared": "x: damage about to hit monster p; out: what is left by effects that outlast their cards",
    "yielding": "monsters are about to be asked whether they yield to monster p",
    "late": "x: damage that waited until monster p had answered; out: what of it comes",
    "sold": "monster p has paid another one for its card; x: 6 x price + its seat",
    "buyer": "cards have come up in the turn of monster p; out: who may buy one of them at once next, or NOBODY",
}
"""Windows asked once, for all who have the card: they look for that themselves, or at what outlasts the card."""

OWN = {
    "arrive": "the card comes to its owner; x: bits COPIED (by Mimic), BUYING_STEP (own), TAKEN (with counters)",
    "usable": "out: 1 where its owner may use it now",
    "use": "it is used, and paid; x: as in `change`, or the kind of card that is sold",
    "change": "x: 6 x face + face; out: 1 where the owner may turn such a die",
}
"""Windows of one card alone, asked by its kind."""

COPIED, BUYING_STEP, TAKEN = 1, 2, 4

# When its owner decides about a card: the class attribute `when`.
THROWING, ALTERING, DEFENDING, SELLING, ANY_TIME = "throwing", "altering", "defending", "selling", "any time"
BESIDE_OTHERS = "beside others"
"""A choice only where the owner can defend itself otherwise; else it works by itself."""
CHARGING = "charging"
"""Not used: its owner says how much energy goes on it."""

SAYS = {
    "word": "with which its use is written, where that is not its id",
    "face": "the only face to which it turns dice, that it throws again, or with which it hits",
    "pays": "energy that each use takes",
    "counters": "how many lie on it where a position does not say",
    "hurts": "damage that it does to its buyer",
    "saves": "whether buying or copying it may save a life before the turn ends: LIKELY, PERHAPS, BY_SPENDING",
    "brings": "energy that may come of it at most, once it works, before another card can be bought",
}
"""Class attributes with a number or a word; the dispatch has each in capitals, by kind of card."""

LIKELY, PERHAPS = "likely", "perhaps"
"""Those that are likely to are tried first."""
BY_SPENDING = "by spending"
"""And with it any other card that is bought, since that takes energy."""
