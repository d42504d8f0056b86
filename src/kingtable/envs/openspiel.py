"""Games of OpenSpiel: `kingtable_` and a game's name, with chance that is asked.

    import pyspiel
    import kingtable.envs.openspiel

    game = pyspiel.load_game("kingtable_kingdomino(players=2,mighty_duel=true)")

    ending = kingtable.envs.openspiel.load(match)  # the game from here on

Every option of a game is a parameter, `off` and `on` where it may be something else as well (`middle_kingdom`);
`players` says how many play. A card comes up as a chance node when somebody gets to see it, so a search that copies a
state does not look into the deck. Actions have the numbers of `kingtable.envs`. A game whose decks do not say how far
each seat knows them is not registered. Needs the extra `openspiel`.
"""

from __future__ import annotations

import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable
from functools import cache, cached_property
from math import prod
from typing import Any

import numpy as np
import numpy.typing as npt

from kingtable.bots.policy import legal_of
from kingtable.engine.compiler.jit import interpreted
from kingtable.engine.explicit import Card, Explicit
from kingtable.engine.extras import needed
from kingtable.engine.games import GAMES, game, machine
from kingtable.engine.machine import Machine
from kingtable.engine.match import Match
from kingtable.engine.record import AnyState, Record
from kingtable.engine.spec import GameSpec, Value
from kingtable.envs.stepping import pieces_of

pyspiel: Any = needed("pyspiel", "openspiel")

PREFIX = "kingtable_"
POSITION = "position"
"""The parameter that a position goes into."""
LONG = 100_000
"""The length that OpenSpiel gets for a game that may go on for ever."""


def short_name(name: str) -> str:
    """What OpenSpiel calls a game."""
    return PREFIX + name.replace("-", "_")


def _parameter(value: Value, values: tuple[Value, ...]) -> Value:
    """An option as a parameter, which has one type: text where the option's values have several."""
    if len({type(one) for one in values}) == 1:
        return value
    return {True: "on", False: "off"}.get(value, value) if isinstance(value, bool) else str(value)


def _given(spec: GameSpec, parameters: dict[str, Any]) -> dict[str, Any]:
    """The options that parameters mean, all but those that were left at their defaults."""
    given = {}
    for name, option in spec.options.items():
        asked = parameters.get(name, _parameter(option.default, option.values))
        meant = {_parameter(value, option.values): value for value in option.values}.get(asked, asked)
        if meant != option.default or type(meant) is not type(option.default):
            given[name] = meant
    return given


def load(match: Match) -> Any:
    """Return the OpenSpiel game that begins where a match stands, and as far as everybody knows it.

    What nobody can know is drawn in it, and the top card that a seat is looking at (Made in a Lab) as well.
    """
    position = {name: value for name, value in match.position().items() if name not in match.rules.hidden}
    text = json.dumps(position, separators=(",", ":")).encode()
    coded = urlsafe_b64encode(text).decode().rstrip("=")
    return pyspiel.load_game(short_name(match.game), {POSITION: coded, "players": match.options["players"]})


def _position(coded: str) -> dict[str, Any] | None:
    """The position of a parameter. Raises ValueError."""
    if not coded:
        return None
    try:
        read = json.loads(urlsafe_b64decode(coded + "=" * (-len(coded) % 4)))
    except ValueError:
        read = None
    if not isinstance(read, dict):
        raise ValueError(f"The parameter {POSITION} must be what kingtable.envs.openspiel.load makes of a match.")
    return read


def type_of(spec: GameSpec) -> pyspiel.GameType:
    """What OpenSpiel knows of a game before it is loaded."""
    utility = pyspiel.GameType.Utility
    total = spec.utility.total
    return pyspiel.GameType(
        short_name=short_name(spec.name),
        long_name=spec.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.GENERAL_SUM if total is None else utility.CONSTANT_SUM if total else utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(spec.players),
        min_num_players=min(spec.players),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            POSITION: "",
            **{name: _parameter(option.default, option.values) for name, option in spec.options.items()},
        },
    )


class Table:
    """A game with its options, and its rules for states that are Python objects; all states of a game share it."""

    def __init__(self, machine: Machine, position: str = "") -> None:
        self.machine, self.pieces = machine, pieces_of(machine.spec.name)
        self.position = position
        self.rules = game(machine.spec.name)
        self.observe, self.returns = interpreted(machine.observe), interpreted(machine.returns)

    def __reduce__(self) -> Any:
        """OpenSpiel copies and pickles states with all that they have: they keep this one."""
        return _table, (self.machine.spec.name, tuple(self.machine.options.items()), self.position)

    @cached_property
    def beginning(self) -> Explicit:
        """A game that nobody has begun; states copy it."""
        return Explicit(self.machine.spec.name, position=_position(self.position), **self.machine.options)

    def legal(self, s: AnyState, given: Record | None) -> list[int]:
        """The legal actions, ascending."""
        return sorted(legal_of(self.rules, s, given))

    def chosen(self, s: AnyState, given: Record | None, action: int) -> int:
        """The action of the rules that is complete with this one; -1 while it is not."""
        return action if self.rules.piecewise is None else int(interpreted(self.pieces.chosen)(s, given, action))


@cache
def _table(name: str, options: tuple[tuple[str, Value], ...], position: str) -> Table:
    return Table(machine(name, **dict(options)), position)


class Game(pyspiel.Game):  # type: ignore[misc] # pyspiel has no types
    """A game with its options. A class of its own for each game has the `spec`."""

    spec: GameSpec

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        spec, given = self.spec, dict(parameters or {})
        position = given.pop(POSITION, "")
        begun = _position(position)
        played = machine(spec.name, **_given(spec, given) if begun is None else begun["options"])
        self.table = _table(spec.name, tuple(played.options.items()), position)
        utility = spec.utility
        info = pyspiel.GameInfo(
            num_distinct_actions=self.table.pieces.actions,
            max_chance_outcomes=self.table.rules.outcomes,
            num_players=played.players,
            min_utility=utility.least,
            max_utility=utility.most,
            utility_sum=utility.total,
            max_game_length=played.longest or LONG,
        )
        super().__init__(type_of(spec), info, parameters or {})

    def new_initial_state(self) -> State:
        """Return the beginning, where chance is asked who is first."""
        return State(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> Observer:
        """Return what shows a state to a seat. Raises ValueError: there are no parameters."""
        if params:
            raise ValueError(f"An observer of {self.table.machine.spec.name} takes no parameters; {params} were given.")
        return Observer(self.table, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class State(pyspiel.State):  # type: ignore[misc] # pyspiel has no types
    """A game being played. `explicit.state` is the state of the rules.

    seen: for each seat all that it has seen so far, a line each: moves, throws, cards.
    """

    def __init__(self, of: Game) -> None:
        super().__init__(of)
        self.table = of.table
        self.explicit = of.table.beginning.copy()
        self.given = of.table.pieces.given()
        self.seen = [f"seat {seat}" for seat in range(of.table.machine.players)]
        self._unseen: list[list[Card]] = [[] for _ in self.seen]

    def current_player(self) -> int:
        """The seat that acts, or OpenSpiel's number for chance or for the end."""
        if self.explicit.asked:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.explicit.to_move
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else seat

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return not self.explicit.asked and self.explicit.to_move is None

    def _legal_actions(self, player: int) -> list[int]:
        return self.table.legal(self.explicit.state, self.given)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return every outcome of chance with its probability."""
        return [(one.outcome, one.p) for one in self.explicit.chance() or []]

    def _apply_action(self, action: int) -> None:
        explicit = self.explicit
        cards = len(explicit.cards)
        if explicit.asked:
            if explicit.place is None:
                self._show(self._action_to_string(pyspiel.PlayerId.CHANCE, action))
            explicit.decide(action)
        else:
            self._show(f"{explicit.to_move} {self.table.pieces.written(explicit.state, action)}")
            complete = self.table.chosen(explicit.state, self.given, action)
            if complete >= 0:
                explicit.apply(complete)
        for seat, unseen in enumerate(self._unseen):
            unseen += explicit.cards[cards:]
            shown = [] if explicit.asked else [card for card in unseen if self._knows(card, seat)]
            self.seen[seat] += "".join(f"\n{card.place.row} {card.number}" for card in shown)
            self._unseen[seat] = [card for card in unseen if card not in shown]

    def _show(self, text: str) -> None:
        """Let all seats see something."""
        self.seen = [f"{seen}\n{text}" for seen in self.seen]

    def _knows(self, card: Card, seat: int) -> bool:
        """Whether a seat knows a card that came up: it sees its place, or the deck was shuffled since."""
        row, shuffles, at = card.place
        return self.explicit.known(row, seat) > at or self.explicit.shuffles(row) > shuffles

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            place = self.explicit.place
            return f"{place.row if place else 'chance'} {action}"
        return self.table.pieces.written(self.explicit.state, action)

    def returns(self) -> list[float]:
        """What the game is worth to each seat: 0 until it is over."""
        if not self.is_terminal():
            return [0.0 for _ in self.seen]
        return [float(self.table.returns(self.explicit.state, seat)) for seat in range(len(self.seen))]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> State:
        """Return the game as it may be for all that a seat knows: what others alone have seen is drawn again."""
        hidden = {card.place for card in self._unseen[player]}
        if not hidden:
            same: State = self.clone()
            return same
        other: State = self.get_game().new_initial_state()
        for step in self.full_history():
            if other.explicit.place in hidden:
                outcomes = [one.outcome for one in other.explicit.chance() or []]
                other.apply_action(outcomes[min(int(sampler() * len(outcomes)), len(outcomes) - 1)])
            else:
                other.apply_action(step.action)
        return other

    def __str__(self) -> str:
        return self.table.rules.drawn(self.explicit.state) if self.explicit.begun else ""


class Observer:
    """A state as a seat sees it. Where chance is asked it is the last decision of a seat.

    tensor: float32, and by name in `dict`, the fields of the game's observation; None for a part of what the seat
    knows, and for all that it has ever seen, which has no bounds: these are text alone.
    """

    def __init__(self, table: Table, kind: Any) -> None:
        self._table, self._kind = table, kind
        self._own = kind.private_info != pyspiel.PrivateInfoType.NONE
        self.tensor: npt.NDArray[np.float32] | None = None
        self.dict: dict[str, npt.NDArray[np.float32]] = {}
        if kind.public_info and self._own and not kind.perfect_recall:
            fields = table.rules.observation.FIELDS
            sizes = [prod(field.shape) for field in fields.values()]
            self.tensor = np.zeros(sum(sizes), np.float32)
            parts = np.split(self.tensor, np.cumsum(sizes)[:-1])
            self.dict = {name: part.reshape(fields[name].shape) for name, part in zip(fields, parts, strict=True)}

    def set_from(self, state: State, player: int) -> None:
        """Fill the tensor with what a seat may know."""
        if self.tensor is not None and not state.explicit.begun:
            self.tensor.fill(0)
        elif self.tensor is not None:
            seen: Any = self._table.rules.observation()
            self._table.observe(state.explicit.state, player, seen)
            for name, part in self.dict.items():
                part[...] = getattr(seen, name)

    def string_from(self, state: State, player: int) -> str:
        """Return what a seat may know as text: the board and what only it sees, or all that it has ever seen."""
        if self._kind.perfect_recall:
            return state.seen[player]
        if not state.explicit.begun:
            return ""
        s, rules = state.explicit.state, self._table.rules
        own = rules.own_view(s, player) if self._own else {}
        board = [rules.drawn(s)] if self._kind.public_info else []
        return "\n".join([*board, *(f"{name}: {json.dumps(value)}" for name, value in own.items())])


def register() -> None:
    """Tell OpenSpiel of every game whose cards can come up one by one."""
    for name, spec in GAMES.items():
        if all(callable(knower) for knower in game(name).hidden.values()):
            # a class: OpenSpiel drops what it was given when Python is gone, and only a class does not end by that
            pyspiel.register_game(type_of(spec), type(Game.__name__, (Game,), {"spec": spec}))


register()
