"""The odds pad: what dice on a real table can still become, and which of them to keep for it."""

from __future__ import annotations

from math import comb
from typing import Annotated

import msgspec
import numpy as np
import numpy.typing as npt

from kingtable.engine.errors import Refused
from kingtable.engine.pad import Pad
from kingtable.king_of_tokyo import protocol
from kingtable.king_of_tokyo.dice import Counts, best, face_counts, outcomes, wish
from kingtable.king_of_tokyo.layout import FACES, MOST_DICE

MOST_ROLLS = 5
"""The second and third roll, and one more for each of three cards."""
WISHES = 6
ONE = FACES.index("1")
CHOICE = 0.001
"""Milliseconds of a core for one choice of dice to keep, before one roll, for one wish."""


class Form(msgspec.Struct, forbid_unknown_fields=True):
    """The question: the faces of the dice on the table, how many rolls are left, and the wishes.

    dice: such as "3,3,claw,1,heart,energy". want: a wish each, such as "3 claw" or "2 3,1 heart", which is both.
    turns: how many dice cards may turn to any face after the last roll (Plot Twist, Stretchy); ones: how many to a 1
    (Herd Culler).
    """

    dice: Annotated[str, msgspec.Meta(max_length=100)]
    want: Annotated[list[Annotated[str, msgspec.Meta(max_length=100)]], msgspec.Meta(min_length=1, max_length=WISHES)]
    rolls: Annotated[int, msgspec.Meta(ge=0, le=MOST_ROLLS)] = 2
    turns: Annotated[int, msgspec.Meta(ge=0, le=MOST_DICE)] = 0
    ones: Annotated[int, msgspec.Meta(ge=0, le=MOST_DICE)] = 0


def odds(form: Form) -> protocol.PadOdds:
    """The probability of each wish after every number of rolls, with the best play for it. Raises Refused."""
    dice = _dice(form)
    face_counts(dice)
    if not 1 <= len(dice) <= MOST_DICE:
        raise Refused("odds-dice", field="dice", most=MOST_DICE)
    found: list[protocol.PadWish] = []
    ends = outcomes(len(dice))
    for text in form.want:
        wanted = wish(text.split(","))
        least = np.array([wanted.get(face, 0) for face in FACES])
        values = np.array(met(ends, least, form.turns, form.ones), np.float64)
        plan = best(values, len(dice), form.rolls, compiled=False)
        after = [plan.value(dice, rolls) for rolls in range(form.rolls + 1)]
        found.append({"want": text, "p": after, "keep": plan.keep(dice) if after[-1] > 0 else None})
    return {"dice": dice, "rolls": form.rolls, "odds": found}


def met(ends: Counts, least: Counts, turns: int = 0, ones: int = 0) -> npt.NDArray[np.bool_]:
    """Which outcomes grant a wish, once cards have turned dice that it does not need.

    ends: int32 (outcomes, 6), dice of each face; least: int32 (6,), how many are wished for. turns, ones: how many dice
    cards turn to any face, and to a 1. Returns bool (outcomes,).
    """
    lacking = np.maximum(least - ends, 0)
    lacking[:, ONE] = np.maximum(lacking[:, ONE] - ones, 0)
    granted: npt.NDArray[np.bool_] = (lacking.sum(1) <= turns) & (least.sum() <= ends.sum(1))
    return granted


def _dice(form: Form) -> list[str]:
    return [face for face in form.dice.split(",") if face]


def _cost(form: Form) -> float:
    dice = min(len(_dice(form)), MOST_DICE)
    return 2 + CHOICE * len(form.want) * (form.rolls + 1) * comb(dice + 6, 6)


PAD = Pad(Form, odds, _cost, kept=True)
