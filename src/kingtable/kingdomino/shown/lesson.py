"""Kingdomino in ten short turns (`engine.lesson`): claims, placements in the last round, where no claim follows, and
what the rules of scoring say of them."""

from __future__ import annotations

from typing import Any

from kingtable.engine.front import from_position
from kingtable.engine.lesson import Answer, Args, Asked, Lesson, Mistake, Situation

ME = 0
BARE = "CC"


def _position(*kingdoms: str, **given: Any) -> dict[str, Any]:
    """Two players; nothing lies in lines and deck unless it is given."""
    options = {"players": 2, **given.pop("options", {})}
    empty: dict[str, Any] = {"line": [], "next_line": [], "deck": []}
    return {"game": "kingdomino", "options": options, "kingdoms": list(kingdoms), **empty, **given}


def _offer(answer: Answer) -> dict[str, Any]:
    """What the choices say of the move."""
    choices = answer.before.choices()
    found: dict[str, Any] = next(one for one in choices["place"] + choices["claim"] if one["move"] == answer.move)
    return found


def _most(answer: Answer) -> int:
    choices = answer.before.choices()
    return max(int(one["gain"]) for one in choices["place"] or choices["claim"])


def _brings_most(answer: Answer) -> bool:
    return bool(_offer(answer)["gain"] == _most(answer))


def _gains(answer: Answer) -> Args:
    return {"gain": _offer(answer)["gain"], "best": _most(answer)}


def _acts(answer: Answer) -> Args:
    return {"n": _offer(answer)["turn"]}


def _acts_first(answer: Answer) -> bool:
    return bool(_offer(answer)["turn"] == 1)


def _both_halves_join(answer: Answer) -> bool:
    """Does each half lie beside its own terrain, as it lay there before?"""
    squares = answer.before.view(None)["kingdoms"][ME]["squares"]
    before = {(one["x"], one["y"]): one["terrain"] for one in squares}
    laid = [one for one in answer.after.view(None)["kingdoms"][ME]["squares"] if (one["x"], one["y"]) not in before]
    return all(
        any(
            before.get((one["x"] + dx, one["y"] + dy)) == one["terrain"]
            for dx, dy in ((0, 1), (0, -1), (1, 0), (-1, 0))
        )
        for one in laid
    )


def _still_in_the_middle(answer: Answer) -> bool:
    return bool(_offer(answer)["middle_kingdom"])


def _will_fit(answer: Answer) -> bool:
    """Could the claimed domino be laid in the kingdom as it is?"""
    kingdom = answer.before.position()["kingdoms"][ME]
    then = from_position(_position(kingdom, BARE, line=[[_offer(answer)["domino"], ME]]), seed=0)
    return then.choices()["discard"] is None


def _i_win(answer: Answer) -> bool:
    return answer.after.winners == [ME]


def _whatever(_: Answer) -> bool:
    return True


def _placing(name: str, kingdom: str, domino: int, right: Asked, *mistakes: Mistake, **given: Any) -> Situation:
    """A domino to be laid in the last round; the other player's comes after it."""
    line = given.pop("line", [[domino, ME], [48, 1]])
    other = given.pop("other", "W0 W0 P0 / L0 CC P0 / L0 F0 F0")
    options = given.pop("options", {})
    return Situation(name, _position(kingdom, other, line=line, options=options), right, mistakes, **given)


LESSON = Lesson(
    (
        Situation(
            "early",
            _position(
                BARE,
                BARE,
                next_line=[[7, None], [19, None], [31, None], [45, None]],
                kings=[0, 1, 1, 0],
                deck=[1, 13, 24, 46, 5, 16, 28, 48, 2, 17, 30, 41, 10, 20, 33, 43, 12, 22, 36, 44],
            ),
            _acts_first,
            (Mistake("later", "K-079", numbers=_acts),),
        ),
        Situation(
            "crowns",
            _position(
                "M1 W0 W0 / M0 CC F0 / F0 F0 F0",
                "L0 L1 P0 / W0 CC P0 / W0 S0 S0",
                line=[[24, 1], [30, 0]],
                claiming=0,
                next_line=[[5, None], [18, None], [31, 1], [46, None]],
                deck=[],
            ),
            _brings_most,
            (Mistake("poor", "K-097", numbers=_gains),),
            numbers=_gains,
        ),
        _placing(
            "matching",
            "P0 .. .. / L0 CC W0 / .. .. F0",
            19,
            _both_halves_join,
            Mistake("half", "K-103"),
        ),
        _placing("frame", "W1 W0 CC F0 F0", 1, _brings_most, Mistake("apart", "K-127", numbers=_gains), numbers=_gains),
        _placing("nowhere", "W0 W0 F0 / L0 CC F0 / L0 P0 P0", 12, _whatever),
        _placing(
            "area",
            "W1 W1 L0 / W0 CC L1 / P0 .. ..",
            14,
            _brings_most,
            Mistake("less", "K-127", numbers=_gains),
            numbers=_gains,
        ),
        _placing(
            "lonely",
            "F0 F0 F0 / F0 CC L0 / F0 .. ..",
            28,
            _brings_most,
            Mistake("alone", "K-127", numbers=_gains),
            numbers=_gains,
        ),
        _placing(
            "middle",
            "W0 W1 CC P0 / .. .. .. P0",
            2,
            _still_in_the_middle,
            Mistake("aside", "K-150"),
            line=[[2, ME], [14, 1], [21, ME], [48, 1]],
            options={"middle_kingdom": True},
        ),
        Situation(
            "harmony",
            _position(
                "W0 W1 F0 / L0 CC F0 / L0 P0 P0",
                "L0 L1 P0 / W0 CC P0 / W0 S0 S0",
                line=[[24, 1], [30, 0]],
                claiming=0,
                next_line=[[12, None], [18, None], [39, 1], [47, None]],
                options={"harmony": True},
            ),
            _will_fit,
            (Mistake("unfit", "K-155"),),
        ),
        _placing(
            "tie",
            "F0 F0 P0 / F0 CC P0 / F0 W1 W0",
            18,
            _i_win,
            Mistake("level", "K-138"),
            other="L0 L0 W1 P0 / L0 CC W0 P0 / L0 S0 S0 ..",
            line=[[18, ME]],
        ),
    )
)
