"""What the moments of a finished game turned out to be worth: the targets of learning, by TD(lambda)."""

from __future__ import annotations

from kingtable.engine.compiler.jit import rule
from kingtable.engine.record import Array, FloatGrid, Floats, Row


@rule
def trace(foreseen: FloatGrid | Array, came: Floats | Row | Array, chosen: Row | Array, trust: float) -> None:
    """Put what came of it in the place of what was foreseen at each moment of a finished game.

    By TD(lambda) (Sutton 1988), with lambda 1 - trust: part of it is what was foreseen one moment later, and in its own
    result what was foreseen after that, and so on; the rest is what came in the end. Where the game went on at random
    the net is believed, for no player would have gone on so.

    foreseen: float64 (moments, values), in the order of the game. came: (values,), in the end. chosen: bool (moments,),
    whether what followed until the next moment was chosen, not random; not asked where trust is 0.
    """
    for i in range(len(came)):
        later, coming = float(came[i]), float(came[i])
        for moment in range(len(foreseen) - 1, -1, -1):
            here = foreseen[moment][i]
            if trust > 0.0 and not chosen[moment]:
                coming = here
            else:
                coming = trust * later + (1.0 - trust) * coming
            later = here
            foreseen[moment][i] = coming
