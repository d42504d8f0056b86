"""King of Tokyo, declared (`engine.spec`)."""

from __future__ import annotations

from typing import Annotated, TypedDict

from kingtable.engine.spec import GameSpec, Option, Utility


class Options(TypedDict, total=False):
    """What `kingtable.new("king-of-tokyo", ...)` takes besides seed and key."""

    players: Annotated[int, Option((2, 3, 4, 5, 6), 4)]
    bay: Annotated[
        bool,
        Option(
            (False, True),
            True,
            "Tokyo Bay, with five or six monsters",
            requires={"players": (5, 6)},
            otherwise=False,
            refusal="option-bay",
            rule="T-037",
        ),
    ]


SPEC = GameSpec(
    name="king-of-tokyo",
    title="King of Tokyo",
    rules="kingtable.king_of_tokyo.game:KingOfTokyo",
    declared=Options,
    colours=("blue", "rose", "pine", "amber", "violet", "teal"),
    bots="kingtable.bots.king_of_tokyo.players",
    bot="roller",
    terminal="kingtable.cli.king_of_tokyo.terminal",
    measures="kingtable.cli.king_of_tokyo.measures:measures",
    commands={"odds": ("kingtable.cli.king_of_tokyo.odds", "The odds of King of Tokyo's dice.")},
    lesson="kingtable.king_of_tokyo.shown.lesson:LESSON",
    pad="kingtable.king_of_tokyo.shown.pad:PAD",
    learning="kingtable.learning.king_of_tokyo:TRAINING",
    utility=Utility(total=None),  # nobody may win
)
