"""Kingdomino, declared (`engine.spec`)."""

from __future__ import annotations

from typing import Annotated, TypedDict

from kingtable.engine.spec import GameSpec, Option


class Options(TypedDict, total=False):
    """What `kingtable.new("kingdomino", ...)` takes besides seed and key."""

    preset: str
    players: Annotated[int, Option((2, 3, 4), 2)]
    middle_kingdom: Annotated[bool | str, Option((False, True, "window"), False, "the castle in the middle", True)]
    harmony: Annotated[bool, Option((False, True), False, "a kingdom without a discard", True)]
    mighty_duel: Annotated[
        bool,
        Option(
            (False, True),
            False,
            "7 x 7 squares, two players",
            requires={"players": (2,)},
            otherwise=False,
            refusal="option-duel",
            rule="K-160",
        ),
    ]
    dynasty: Annotated[bool, Option((False, True), False, "three games, one total")]
    three_players: Annotated[
        int, Option((36, 48), 36, "dominoes for three players", requires={"players": (3,)}, otherwise=36, idle=True)
    ]
    start_order: Annotated[str, Option(("kings", "snake"), "kings", "who claims first")]


SPEC = GameSpec(
    name="kingdomino",
    title="Kingdomino",
    rules="kingtable.kingdomino.game:Kingdomino",
    declared=Options,
    colours=("blue", "rose", "pine", "amber"),
    presets={
        "official": {"three_players": 36, "start_order": "kings"},
        "bga": {"three_players": 48, "start_order": "snake"},
    },
    bots="kingtable.bots.kingdomino.players",
    bot="sampler",
    terminal="kingtable.cli.kingdomino.terminal",
    measures="kingtable.cli.kingdomino.measures:measures",
    commands={"score": ("kingtable.cli.kingdomino.score", "Score a kingdom diagram: properties, bonuses and total.")},
    lesson="kingtable.kingdomino.shown.lesson:LESSON",
    pad="kingtable.kingdomino.shown.pad:PAD",
    learning="kingtable.learning.kingdomino:TRAINING",
    measured={"lead": (3.2, 2.0, 1.1, 0.5), "share": (0.3, 0.22, 0.12, 0.04)},
)
