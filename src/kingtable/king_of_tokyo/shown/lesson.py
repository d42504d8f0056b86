"""King of Tokyo in ten short turns (`engine.lesson`). Chance is always the same: the seeds are chosen for what they
bring, and tests hold that they do."""

from __future__ import annotations

from collections import Counter
from typing import Any

from kingtable.engine.lesson import Answer, Asked, Lesson, Mistake, Situation
from kingtable.king_of_tokyo.cards.deck import CARDS, NUMBER

ME = 0
DULL = ("apartment_building", "gas_refinery", "skyscraper")
DEAR = ("energize", "gas_refinery", "skyscraper")
DECK = ["camouflage", "corner_store", "regeneration", "alpha_monster", "energize", "heal", "tanks", "wings"]


def _monster(**given: Any) -> dict[str, Any]:
    return {"health": 10, "vp": 0, "energy": 0, **given}


def _position(*monsters: dict[str, Any], **given: Any) -> dict[str, Any]:
    row = list(given.pop("row", DULL))
    used = {*row, *(card for monster in monsters for card in monster.get("cards", []))}
    deck = [card for card in given.pop("deck", DECK) if card not in used]
    return {"game": "king-of-tokyo", "monsters": list(monsters), "row": row, "deck": deck, **given}


def _rolled(dice: str, *monsters: dict[str, Any], rerolls: int = 1, **given: Any) -> dict[str, Any]:
    return _position(*monsters, phase="rolled", dice=dice.split(), rerolls=rerolls, **given)


def _kept(answer: Answer) -> Counter[str]:
    """The dice that stay as they lie: those that were kept, or all."""
    verb, *faces = answer.move.split()
    return Counter(faces if verb == "keep" else answer.before.view(None)["dice"])


def _keeps(**faces: int) -> Asked:
    """Does a decision keep at least these faces? Numbers are spelled `three`."""
    names = {"one": "1", "two": "2", "three": "3"}
    return lambda answer: all(_kept(answer)[names.get(face, face)] >= n for face, n in faces.items())


def _is(*moves: str) -> Asked:
    return lambda answer: answer.move in moves


def _rolls(answer: Answer) -> bool:
    return answer.move.startswith("keep")


def _keeps_two_threes_only(answer: Answer) -> bool:
    return _rolls(answer) and _kept(answer) == Counter({"3": 2})


def _keeps_no_heart(answer: Answer) -> bool:
    return _rolls(answer) and not _kept(answer)["heart"]


def _buys(kind: str) -> Asked:
    """Is a card of a kind bought: keep or discard?"""

    def bought(answer: Answer) -> bool:
        verb, *card = answer.move.split()
        return verb == "buy" and bool(CARDS[NUMBER[card[0]]]["kind"] == kind)

    return bought


def _i_win(answer: Answer) -> bool:
    return answer.after.winners == [ME]


def _i_fall(answer: Answer) -> bool:
    return not answer.after.view(ME)["monsters"][ME]["alive"]


LESSON = Lesson(
    (
        Situation(
            "keep",
            _rolled("1 3 3 heart energy claw", _monster(), _monster(), _monster(), rerolls=2),
            _keeps_two_threes_only,
            (
                Mistake("stop", "T-063", _is("done")),
                Mistake("lose", "T-059", lambda answer: _kept(answer)["3"] < 2),
                Mistake("more", "T-053"),
            ),
            seed=2,
        ),
        Situation(
            "enter",
            _rolled("1 2 3 heart heart claw", _monster(), _monster(), _monster()),
            _keeps(claw=1),
            (Mistake("without", "T-105"),),
        ),
        Situation(
            "hearts",
            _rolled(
                "2 heart heart heart energy claw",
                _monster(health=5),
                _monster(health=6),
                _monster(health=8),
                tokyo={"city": ME},
            ),
            _keeps_no_heart,
            (Mistake("stop", "T-075", _is("done")), Mistake("hold", "T-075")),
        ),
        Situation(
            "claws",
            _rolled(
                "1 2 claw claw energy heart",
                _monster(),
                _monster(health=2),
                _monster(health=7),
                tokyo={"city": 1},
            ),
            _keeps(claw=2),
            (Mistake("few", "T-069"),),
        ),
        Situation(
            "yield",
            _rolled(
                "1 2 3 claw claw claw",
                _monster(health=6, vp=4),
                _monster(health=9),
                _monster(health=8),
                turn=1,
                tokyo={"city": ME},
            ),
            _is("yield"),
            (Mistake("stay", "T-108"),),
            before=("done",),
        ),
        Situation(
            "buy",
            _position(
                _monster(energy=4),
                _monster(),
                _monster(),
                phase="buy",
                row=("corner_store", "alpha_monster", "regeneration"),
            ),
            _buys("keep"),
            (
                Mistake("once", "T-092", _buys("discard")),
                Mistake("swept", "T-081", _is("sweep")),
                Mistake("nothing", "T-078"),
            ),
        ),
        Situation(
            "sweep",
            _position(_monster(energy=5), _monster(), _monster(), phase="buy", row=DEAR),
            _is("sweep"),
            (Mistake("ended", "T-081"),),
        ),
        Situation(
            "answer",
            _rolled(
                "1 2 3 claw claw claw",
                _monster(health=3, energy=2, cards=["wings"]),
                _monster(),
                _monster(),
                turn=1,
                tokyo={"city": ME},
            ),
            _is("wings"),
            (Mistake("hurt", "T-071"),),
            before=("done",),
        ),
        Situation(
            "twenty",
            _position(
                _monster(health=4, vp=16, energy=6),
                _monster(health=7, vp=15),
                _monster(health=5, vp=12),
                phase="buy",
                row=("apartment_building", "jet_fighters", "skyscraper"),
            ),
            _i_win,
            (Mistake("dead", "T-151", _i_fall), Mistake("short", "T-151")),
        ),
        Situation(
            "bay",
            _rolled(
                "1 2 2 heart energy claw",
                _monster(health=8),
                _monster(),
                _monster(),
                _monster(),
                _monster(),
                tokyo={"city": 1},
                options={"bay": True},
            ),
            _keeps(claw=1),
            (Mistake("outside", "T-125"),),
            then=("stay",),
        ),
    ),
    until=frozenset({"turn"}),
)
