"""The registry: the games there are. A third one of ours is a folder and a line here.

A game of somebody else's package is found by its entry point in the group `kingtable.games`:

    [project.entry-points."kingtable.games"]
    pebbles = "pebbles:SPEC"
"""

from __future__ import annotations

import warnings
from collections.abc import Iterator, Mapping
from functools import cache
from typing import TYPE_CHECKING, Literal, Protocol, SupportsIndex, Unpack, overload

from kingtable.engine.errors import InvalidOptions
from kingtable.engine.game import Game
from kingtable.engine.machine import Machine, machine_of
from kingtable.engine.spec import Described, GameSpec, loaded
from kingtable.engine.text import cut

if TYPE_CHECKING:
    from kingtable.engine.match import Match
    from kingtable.king_of_tokyo.layout import State as KingOfTokyoState
    from kingtable.king_of_tokyo.protocol import Choices as KingOfTokyoChoices
    from kingtable.king_of_tokyo.protocol import View as KingOfTokyoView
    from kingtable.king_of_tokyo.spec import Options as KingOfTokyo
    from kingtable.kingdomino.layout import State as KingdominoState
    from kingtable.kingdomino.protocol import Choices as KingdominoChoices
    from kingtable.kingdomino.protocol import View as KingdominoView
    from kingtable.kingdomino.spec import Options as Kingdomino

    class Either(Kingdomino, KingOfTokyo):
        """What some game takes, where it is not known which one."""


OURS = {
    "kingdomino": "kingtable.kingdomino.spec:SPEC",
    "king-of-tokyo": "kingtable.king_of_tokyo.spec:SPEC",
}
USUAL = next(iter(OURS))
"""The game where none is named."""


class Games(Mapping[str, GameSpec]):
    """What the games declare, by name: ours, then those of other packages. A name may be spelled with `_` for `-`."""

    def __getitem__(self, name: str) -> GameSpec:
        spelled = name.replace("_", "-") if isinstance(name, str) else ""
        return _ours(spelled) if spelled in OURS else _others()[spelled]

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and ((spelled := name.replace("_", "-")) in OURS or spelled in _others())

    def __iter__(self) -> Iterator[str]:
        return iter((*OURS, *_others()))

    def __len__(self) -> int:
        return len(OURS) + len(_others())


@cache
def _ours(name: str) -> GameSpec:
    found: GameSpec = loaded(OURS[name])
    return found


@cache
def _others() -> dict[str, GameSpec]:
    """The games of other packages. What cannot be loaded, or has a name of ours, is left out with a warning."""
    from importlib.metadata import entry_points  # takes longer than a match to deal, and is needed for others alone

    found: dict[str, GameSpec] = {}
    for entry in entry_points(group="kingtable.games"):
        try:
            declared = entry.load()
            if not isinstance(declared, GameSpec) or declared.name in OURS:
                raise TypeError(f"{entry.value} is no GameSpec with a name of its own")
        except Exception as error:  # somebody's package may raise anything
            why = f"{type(error).__name__}: {error}"
            warnings.warn(f"the game {entry.name!r} is left out: {why}", RuntimeWarning, stacklevel=2)
        else:
            found[declared.name] = declared
    return dict(sorted(found.items()))


GAMES = Games()


def spec_of(name: str) -> GameSpec:
    """What a game declares of itself. Raises InvalidOptions for an unknown name."""
    if name not in GAMES:
        raise InvalidOptions("game-unknown", field="game", game=cut(name, 40), known=", ".join(GAMES))
    return GAMES[name]


def options(name: str) -> Described:
    """A game's options with values, defaults and requirements, presets and colours, JSON-able.

    Raises InvalidOptions for an unknown name.
    """
    return spec_of(name).described()


@cache
def _rules(name: str) -> Game:
    rules: Game = loaded(GAMES[name].rules)()
    return rules


def game(name: str) -> Game:
    """A game's rules, notation and views. Raises InvalidOptions for an unknown name."""
    return _rules(spec_of(name).name)


def machine(name: str, **options: object) -> Machine:
    """A game for machines (`engine.machine`). Raises InvalidOptions."""
    rules = game(name)
    return machine_of(rules, rules.spec.full(options))


class New(Protocol):
    """`kingtable.new`, with the options of each game as its declaration has them. What another package's game takes
    is given as `**{"its_option": value}`."""

    @overload
    def __call__(
        self,
        name: Literal["kingdomino"],
        *,
        seed: SupportsIndex | None = None,
        key: bytes | None = None,
        **options: Unpack[Kingdomino],
    ) -> Match[KingdominoView, KingdominoChoices, KingdominoState]: ...

    @overload
    def __call__(
        self,
        name: Literal["king-of-tokyo", "king_of_tokyo"],
        *,
        seed: SupportsIndex | None = None,
        key: bytes | None = None,
        **options: Unpack[KingOfTokyo],
    ) -> Match[KingOfTokyoView, KingOfTokyoChoices, KingOfTokyoState]: ...

    @overload
    def __call__(
        self, name: str, *, seed: SupportsIndex | None = None, key: bytes | None = None, **options: Unpack[Either]
    ) -> Match: ...
