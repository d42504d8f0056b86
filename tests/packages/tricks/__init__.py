"""A game with hands of cards, written as docs/adding-a-game.md says.

"Everybody holds four cards of 1 to 24. In turn each plays one, and draws one while there are any. The highest card
takes the trick, which is worth one point."
"""

from typing import Annotated, TypedDict

from kingtable.engine.spec import GameSpec, Option


class Options(TypedDict, total=False):
    players: Annotated[int, Option((2, 3, 4), 2)]


SPEC = GameSpec(
    name="tricks",
    title="Tricks",
    rules="tricks.game:Tricks",
    declared=Options,
    colours=("blue", "rose", "pine", "amber"),
)
