"""Words that no field has: `mypy --strict` and pyright find each, since both refuse a comment that ignores nothing."""

from __future__ import annotations

import kingtable
from kingtable.king_of_tokyo.layout import State as TokyoState
from kingtable.kingdomino.layout import State

kingdomino = kingtable.new("kingdomino", seed=1)
kingdomino.view(0)["kingdom"]  # type: ignore[typeddict-item]  # pyright: ignore
kingdomino.view(0)["kingdoms"][0]["crown"]  # type: ignore[typeddict-item]  # pyright: ignore
kingdomino.choices()["claims"]  # type: ignore[typeddict-item]  # pyright: ignore
kingdomino.at(0).view(0)["monsters"]  # type: ignore[typeddict-item]  # pyright: ignore
tokyo = kingtable.new("king-of-tokyo", seed=1)
tokyo.view(0)["monsters"][0]["hearts"]  # type: ignore[typeddict-item]  # pyright: ignore
tokyo.choices()["keeps"]  # type: ignore[typeddict-item]  # pyright: ignore
kingtable.new("kingdomino", harmonies=True)  # type: ignore[call-overload]  # pyright: ignore


def rule(s: State, t: TokyoState) -> int:
    """A rule that misspells a field of each state."""
    return s.drawed + t.healths[0]  # type: ignore[attr-defined, no-any-return]  # pyright: ignore
