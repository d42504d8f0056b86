"""One seat of each lane against bots: what the environments of Gymnasium are made of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, SupportsIndex

import numpy as np
import numpy.typing as npt

from kingtable import bots
from kingtable.bots.bot import Player
from kingtable.engine.chance import seeded
from kingtable.engine.errors import IllegalAction, InvalidOptions
from kingtable.engine.given import seed_of, whole
from kingtable.engine.record import Array, pack, unpack
from kingtable.engine.text import cut
from kingtable.envs.batch import Batch
from kingtable.envs.others import ASKED, FULL, GOES_ON, OUT, OVER, READY, bots_of, others_of, own_of
from kingtable.envs.shapes import views
from kingtable.envs.stepping import BEGIN, PASS, SHOW

RANDOM, NOBODY = "random", -1
Opponents = str | Player | Sequence[str | Player]


class Against:
    """A batch in which you play one seat of each lane, and bots all others.

    A step plays your action and all turns of the bots, up to your next decision. A game ends for you when it is over or
    your seat is out of it; the lane then begins a new game in the same step. A game that ends before you have decided
    anything does not count: the lane begins another one.

    batch: the games, with `final_observation`. seats: int8 (lanes,), your seats. ended: bool (lanes,), the last step
    ended a game. rewards: float64 (lanes,), 0, and at the end what the game is worth to you, as its `returns` say.
    illegal: bool (lanes,), the last action was not legal, and nothing happened in the lane. final_scores: int32 (lanes,
    seats), the points of the game that ended last.
    """

    def __init__(
        self,
        game: str,
        lanes: SupportsIndex,
        *,
        seed: SupportsIndex,
        opponents: Opponents = RANDOM,
        seat: SupportsIndex | str = 0,
        skip_forced: bool = False,
        **options: Any,
    ) -> None:
        """Deal a game in each lane, and play up to your first decision.

        opponents: a bot for all other seats, or one for each of them, from the seat to your left on: its spec as
        `kingtable.bots.make` takes it, or an object with `choose`. The game's `bots.compiled.CompiledBots` play
        compiled, all others in Python. seat: your seat, or "random" for a new one in each game. skip_forced: play your
        actions without an alternative at once. Other arguments as for `Batch`.

        Raises InvalidOptions and Refused, each with the field, the value and what is possible.
        """
        self.batch = Batch(game, lanes, seed=seed, final=True, **options)
        self._specs, self._players = self._seated(opponents)
        compiled = bots_of(self.batch.game)
        numbers = [compiled.names.index(spec) if spec in compiled.names else NOBODY for spec in self._specs]
        self._numbers = np.array([NOBODY, *numbers], np.int8)
        self._play = others_of(self.batch.game)
        self._states, self._scratch = np.repeat(self.batch.machine.state, 2), compiled.scratch()
        self._actions = np.zeros(compiled.turn_length, np.int64)
        self._seat = self._seat_of(seat)
        self.skip_forced = bool(skip_forced)
        self._own = np.zeros(self.batch.lanes, own_of(self.batch.players))
        self._all = np.arange(self.batch.lanes)
        shown = self._own.view()
        shown.flags.writeable = False
        self.seats: npt.NDArray[np.int8] = shown["seat"]
        self.ended: npt.NDArray[np.bool_] = shown["ended"]
        self.rewards: npt.NDArray[np.float64] = shown["worth"]
        self.final_scores: npt.NDArray[np.int32] = shown["scores"]
        self.illegal: npt.NDArray[np.bool_] = self.batch.illegal
        self._seed(seed_of(seed))
        self._begin()

    def _seated(self, opponents: Opponents) -> tuple[list[str | Player], list[Player]]:
        """The bots as they were given, and made, from the seat to the left on. Raises InvalidOptions."""
        game, others = self.batch.game, self.batch.players - 1
        given = [opponents] if isinstance(opponents, str) or not isinstance(opponents, Sequence) else list(opponents)
        if len(given) not in (1, others):
            raise InvalidOptions("env-opponents", field="opponents", wanted=others, given=len(given))
        made = []
        for place, spec in enumerate(given):
            try:
                made.append(bots.make(game, spec))
            except InvalidOptions as wrong:
                field = f"opponents[{place}]"
                raise type(wrong)(wrong.key, rule=wrong.rule, field=field, **wrong.why) from None
        return (given, made) if len(given) == others else (given * others, made * others)

    def _seat_of(self, seat: object) -> int | None:
        """The own seat of all games; None for a random one. Raises InvalidOptions."""
        if seat == RANDOM:
            return None
        number = whole(seat)
        if number is None or not 0 <= number < self.batch.players:
            raise InvalidOptions("env-seat", field="seat", seat=cut(seat, 40), most=self.batch.players - 1)
        return number

    def _seed(self, seed: int) -> None:
        """Set the generators of the bots and of the seats."""
        self._own["chance"] = [seeded(seed, -2 - lane) for lane in range(self.batch.lanes)]
        self._chance = np.random.default_rng(seed)

    def reset(self, *, seed: SupportsIndex | None = None) -> None:
        """Begin a new game in each lane; with a seed, as new environments of that seed do. Raises InvalidOptions."""
        self.batch.reset(seed=seed)
        if seed is not None:
            self._seed(seed_of(seed))
        self._begin()

    def _begin(self) -> None:
        """Play up to the first decision of each lane."""
        self._take_seats(self._all)
        self._own["status"], self._own["moved"], self._own["ended"] = GOES_ON, False, True
        self._others()
        self._own["ended"], self._own["worth"], self._own["scores"] = False, 0, 0

    def _take_seats(self, lanes: npt.NDArray[np.intp]) -> None:
        """Choose the own seats of new games."""
        players = self.batch.players
        self._own["seat"][lanes] = (
            self._seat if self._seat is not None else self._chance.integers(players, size=len(lanes))
        )

    def step(self, actions: npt.ArrayLike) -> None:
        """Do an action in each lane, and play up to the next decision.

        Raises Refused for what is no action (`Batch.step`); then nothing has changed. Raises InvalidOptions where a bot
        chooses what it cannot play; then call `reset`.
        """
        self.batch.step(actions)
        self._own["ended"], self._own["worth"] = False, 0
        self._acted(~self.batch.illegal)
        self._others()
        while self.skip_forced:
            lanes = self.batch._lanes
            forced = (lanes["count"] == 1) & ~self.ended & ~self.illegal
            if not forced.any():
                break
            self.batch._asked[:] = np.where(forced, lanes["legal"][:, 0], PASS)
            self.batch._command()
            self._acted(forced)
            self._others()

    def _acted(self, lanes: npt.NDArray[np.bool_]) -> None:
        """The own seats of these lanes have acted: the batch has begun a new game where the game is over."""
        own, over = self._own, np.flatnonzero(lanes & self.batch.terminated)
        own["status"][lanes] = GOES_ON
        if len(over):
            own["ended"][over] = True
            own["last"][over] = own["seat"][over]
            own["worth"][over] = self.batch.rewards[over, self.seats[over]]
            own["scores"][over] = self.batch.final_scores[over]
            self._take_seats(over)

    def _others(self) -> None:
        """Let the bots play until every lane waits for its own seat; write the arrays of the lanes where they did."""
        batch, own, status = self.batch, self._own, self._own["status"]
        waits = True
        while waits:
            waits = self._play(
                batch._lanes, batch._extra, batch._log, own, self._numbers, self._states, self._scratch, self._actions
            )
            over = (status == OVER) | (status == OUT)
            shown = own["moved"] & (status == READY)
            if over.any() or (shown.any() and not waits):
                batch._asked[:] = PASS
                batch._asked[shown], batch._asked[over] = SHOW, BEGIN
                self._take_seats(np.flatnonzero(over))
                batch._command()
                own["moved"][shown | over] = False
            if (status == FULL).any():
                batch._grow()
            for lane in np.flatnonzero(status == ASKED).tolist():
                self._ask(lane)
            status[status != READY] = GOES_ON

    def _ask(self, lane: int) -> None:
        """Play the turn of a bot that only Python can ask. Raises InvalidOptions."""
        rules, r = self.batch._rules, self.batch._lanes[lane]
        s: Any = unpack(rules.record, self.batch._lanes["state"], lane)
        seat, which = rules.to_move(s), int(r["games"]) & 1
        assert seat is not None
        place = (seat - int(self.seats[lane])) % self.batch.players - 1
        bot, seed = bots.label(self._specs[place]), int(self._chance.integers(1 << 53))
        chosen = list(self._players[place].choose(rules.observed(s, seat, seed), seat, seed))
        if not chosen:
            raise InvalidOptions("bot-silent", field="opponents", bot=bot, seat=seat)
        for action in chosen:
            try:
                number = bots.understood(rules, s, seat, action)
            except IllegalAction as refused:
                why: dict[str, Any] = {"action": cut(action, 40), "moves": int(r["moves"][which]), "why": str(refused)}
                raise InvalidOptions("bot-illegal", field="opponents", bot=bot, **why) from refused
            self.batch._log[lane, which, r["moves"][which]] = number
            r["moves"][which] += 1
            rules.apply(s, number)
            if r["moves"][which] == self.batch._log.shape[2]:
                break  # the log has no room for more: it grows, and the bot is asked again
        self.batch._lanes["state"][lane] = pack(s)[0]
        self._own["moved"][lane] = True

    def observation(self) -> dict[str, Array]:
        """Return what your seats observe, arrays (lanes, ...) by name, new ones at each call."""
        return {name: array[self._all, self.seats] for name, array in self.batch.observation.items()}

    def final(self, lane: int) -> dict[str, Array]:
        """Return what your seat observed at the end of the game that ended last in a lane, new arrays by name."""
        assert self.batch.final_observation is not None
        arrays = views(self.batch.final_observation, lane, int(self._own["last"][lane]))
        return {name: array.copy() for name, array in arrays.items()}
