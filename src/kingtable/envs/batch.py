"""A batch: many games of one kind, side by side, each in a lane of its own."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, SupportsIndex

import numpy as np
import numpy.typing as npt

from kingtable.engine.chance import seeded
from kingtable.engine.compiler.jit import compiles, direct
from kingtable.engine.errors import IllegalAction, Refused
from kingtable.engine.front import from_position, new
from kingtable.engine.games import game, machine
from kingtable.engine.given import number_of, seed_of, whole
from kingtable.engine.match import Match
from kingtable.engine.record import pack, unpack
from kingtable.engine.text import cut
from kingtable.envs.display import shown
from kingtable.envs.stepping import (
    BEGIN,
    BYTES,
    COMMANDS,
    FINAL,
    GAINS,
    PASS,
    SHOW,
    SKIP_FORCED,
    extra_of,
    form_of,
    lane_of,
    pieces_of,
    run_of,
    sample,
)

MOST_LANES = 1 << 20
LOG = 256
"""Actions of a game that the log holds at first, where the game does not say how long it can get. The log grows."""


class Batch:
    """Many games of one kind, which you play all at once: `step` does one action in each lane.

    A game that ends is followed by a new one in the same step, with a seed of its own. So every game of a lane has a
    record that `kingtable.replay` takes (`ended`, `match`), and no lane ever waits. The arrays are made once; each step
    writes into them, and you cannot. Copy what you want to keep.

    observation: arrays by name, each (lanes, seats, ...). `observation["points"][lane, seat]` is what that seat knows,
    seats counted from it. All seats have one, also those that wait. The game's `observation.py` describes the fields.
    gains: with `gains=True`, int32 (lanes, actions): the points that each legal action adds for the seat to move, for
    certain and at once; 0 for other actions. Without, None.
    action_mask: int8 (lanes, actions); 1: the seat to move may do it.
    to_move: int8 (lanes,); the seat that acts.
    rewards: float32 (lanes, seats); what the last step brought: 0, and at the end of a game the game's `returns`.
    terminated: bool (lanes,); the last step ended a game, and everything else tells of the next one already.
    final_scores: int32 (lanes, seats); the points of the game that ended last in the lane; 0 before.
    illegal: bool (lanes,); the action was not legal. The lane stays where it was, with no reward.
    seeds: uint64 (lanes,); of the games that are being played.
    final_observation: with `final=True`, arrays as in `observation`: the end of the game that ended last in the lane,
    as each seat sees it; 0 before. Without, None.
    """

    def __init__(
        self,
        name: str,
        lanes: SupportsIndex,
        *,
        seed: SupportsIndex,
        skip_forced: bool = False,
        observations: str | None = BYTES,
        gains: bool = False,
        final: bool = False,
        **options: Any,
    ) -> None:
        """Deal a game in each lane.

        name: a game (`kingtable.GAMES`). lanes: how many games. seed: decides all deals and `sample`; a lane plays the
        same games in every batch of this seed. skip_forced: play an action that is the only one at once, as a part of
        the step before it; the first decision of a game is shown in any case. observations: "bytes", where each square
        and each card is a number of its own; another form that the game declares, such as "bits" of Kingdomino; or
        None, no observations, which is quickest. gains: fill `gains`. final: fill `final_observation`. options: of the
        game, as `kingtable.new` takes them.

        Raises InvalidOptions; Refused for a number of lanes that is not from 1 to 1,048,576, and for a form or gains
        that the game does not have; RuntimeError where nothing can be compiled.
        """
        self.machine = machine(name, **options)
        self.game = self.machine.spec.name
        self.lanes = number_of(lanes, "lanes", 1, MOST_LANES)
        self.skip_forced = bool(skip_forced)
        chances = self._chances(seed)
        self.observations = observations
        form = form_of(self.game, observations)
        self._rules = game(self.game)
        self._pieces = pieces_of(self.game)
        if gains and "gain" not in self._rules.functions:
            raise Refused("batch-gains", field="gains", game=self.game)
        if not compiles():
            raise RuntimeError("A batch needs compiled rules: install numba, and do not switch it off.")
        self._run = run_of(self.game, form)
        self._flags = SKIP_FORCED * self.skip_forced + FINAL * bool(final) + GAINS * bool(gains)
        self._all = np.zeros(self.lanes + 1, lane_of(self.machine, form))
        self._all["state"][-1] = self.machine.state[0]
        self._lanes = self._all[:-1]
        self._extra = np.zeros(self.lanes if final or gains else 0, extra_of(self.machine, form))
        self._log = np.zeros((self.lanes, 2, self.machine.longest or LOG), np.int32)
        self._asked, self._sampled = np.zeros((2, self.lanes), np.int64)
        self._origins: dict[int, Match] = {}
        shown, extra = self._lanes.view(), self._extra.view()
        shown.flags.writeable = extra.flags.writeable = False
        self.observation = self._shown(shown, form.alike)
        self.final_observation = self._shown(extra, form.alike) if final else None
        self.gains: npt.NDArray[np.int32] | None = extra["gains"] if gains else None
        self.action_mask: npt.NDArray[np.int8] = shown["action_mask"]
        self.to_move: npt.NDArray[np.int8] = shown["to_move"]
        self.rewards: npt.NDArray[np.float32] = shown["rewards"]
        self.terminated: npt.NDArray[np.bool_] = shown["terminated"]
        self.illegal: npt.NDArray[np.bool_] = shown["illegal"]
        self.final_scores: npt.NDArray[np.int32] = shown["final_scores"]
        sample(self._all, self._sampled)  # of nothing: what is called directly must have been called
        self._begin(chances)
        self._run = direct(self._run, self._all, self._log, self._extra, self._asked, 0)
        self._sample = direct(sample, self._all, self._sampled)

    @property
    def players(self) -> int:
        """How many seats each game has."""
        return self.machine.players

    @property
    def actions(self) -> int:
        """How many actions there are; they are the numbers below."""
        return self._pieces.actions

    @property
    def options(self) -> dict[str, Any]:
        """All options of the game, as a copy."""
        return dict(self.machine.options)

    @property
    def seeds(self) -> npt.NDArray[np.uint64]:
        """The seeds of the games that are being played, uint64 (lanes,), a copy. Of `from_match`: no meaning."""
        found: npt.NDArray[np.uint64] = self._lanes["seed"][np.arange(self.lanes), self._lanes["games"] & 1]
        return found

    @property
    def begun(self) -> int:
        """How many games have begun, in all lanes."""
        return int(self._lanes["games"].sum())

    def _shown(self, lanes: npt.NDArray[np.void], alike: frozenset[str]) -> Mapping[str, npt.NDArray[Any]]:
        """The observations of these lanes, by name. alike: fields that are the same for all seats."""
        if self.observations is None:
            return MappingProxyType({})
        shown: dict[str, npt.NDArray[Any]] = {}
        for name in lanes.dtype["observation"].base.names or ():
            each = lanes["observation"][name]
            shown[name] = np.broadcast_to(each[:, :1], each.shape) if name in alike else each
        if self._rules.piecewise is not None:
            for name in lanes.dtype["given"].names or ():  # all seats see the same
                one = lanes["given"][name][:, np.newaxis]
                shown[name] = np.broadcast_to(one, (self.lanes, self.players, *one.shape[2:]))
        return MappingProxyType(shown)

    def _chances(self, seed: SupportsIndex) -> list[int]:
        """The generator that draws each lane's seeds. Raises InvalidOptions."""
        number = seed_of(seed)
        return [seeded(number, lane) for lane in range(self.lanes)]

    def _begin(self, chances: list[int]) -> None:
        self._lanes["chain"] = chances
        self._lanes["draws"] = [seeded(chance) for chance in chances]
        self.reset()

    def reset(self, *, seed: SupportsIndex | None = None) -> None:
        """Begin a new game in each lane; with a seed, as a new batch of that seed does. Raises InvalidOptions."""
        if seed is not None:
            self._begin(self._chances(seed))
            return
        self._lanes["final_scores"] = 0
        self._extra[:] = np.zeros(1, self._extra.dtype)
        self._asked[:] = BEGIN
        self._command()

    def step(self, actions: npt.ArrayLike) -> None:
        """Do an action in each lane; a game that it ends is followed by the next one.

        actions: whole numbers of any integer dtype (lanes,); in a batch of one lane a number will do.

        Raises Refused for another shape or dtype, and for a number that is no action, with the field, the value and
        what would be right; then nothing has changed. An action that is one but is not legal now marks its lane in
        `illegal`.
        """
        asked = self._asked
        if actions is self._sampled:
            asked = self._sampled
        elif self.lanes == 1 and type(actions) is int:
            asked[0] = actions if 0 <= actions < self.actions else PASS
        else:
            given = np.asarray(actions)
            if given.shape != (self.lanes,) or given.dtype.kind not in "iu":
                wanted, kind = str((self.lanes,)), cut(given.dtype, 40)
                raise Refused("batch-actions", field="actions", wanted=wanted, shape=str(given.shape), kind=kind)
            np.copyto(asked, given, casting="unsafe")  # what is beyond int64 becomes negative
        most = self._run(self._all, self._log, self._extra, asked, self._flags)
        if most < 0:
            lane = -1 - most
            value = int(np.asarray(actions).reshape(self.lanes)[lane])
            raise Refused("batch-action", field=f"actions[{lane}]", action=value, most=self.actions - 1)
        if most >= self._log.shape[2]:
            self._grow()

    def _command(self) -> None:
        """Do the commands that stand in the place of actions."""
        most = self._run(self._all, self._log, self._extra, self._asked, self._flags + COMMANDS)
        if most >= self._log.shape[2]:
            self._grow()

    def _grow(self) -> None:
        """Make room in the log, and play the forced actions that found none."""
        self._log = np.concatenate([self._log, np.zeros_like(self._log)], axis=2)
        self._asked[:] = PASS
        self._command()

    def sample(self) -> npt.NDArray[np.int64]:
        """Return a random legal action of each lane, int64 (lanes,), in an array that the next call fills again.

        The seed of the batch decides them, and they change nothing of the games.
        """
        self._sample(self._all, self._sampled)
        return self._sampled

    # One lane

    def _lane(self, lane: SupportsIndex) -> int:
        """The number of a lane. Raises Refused."""
        return number_of(lane, "lane", 0, self.lanes - 1)

    def match(self, lane: SupportsIndex) -> Match:
        """Return the game of a lane as a match, with all its moves: to look at, and for its record.

        The match is independent of the lane, and goes on as the lane would. It holds what is hidden, too. Raises
        Refused for a lane that does not exist.
        """
        number = self._lane(lane)
        return self._played(number, int(self._lanes["games"][number]) & 1)

    def ended(self, lane: SupportsIndex) -> Match | None:
        """Return the game that ended last in a lane, or was broken off by `reset`; None before the second one begins.

        Raises Refused for a lane that does not exist.
        """
        number = self._lane(lane)
        games = int(self._lanes["games"][number])
        return None if games < 2 else self._played(number, (games - 1) & 1)

    def log_of_ended(self, lane: SupportsIndex) -> tuple[int, npt.NDArray[np.int32]]:
        """Return the seed and the actions of the game that ended last in a lane: `ended` without playing it again.

        actions: int32, as `Match.do` takes them, a copy. Raises Refused for a lane that does not exist, and where no
        game has ended or the game came from a match.
        """
        number = self._lane(lane)
        r = self._lanes[number]
        which = (int(r["games"]) - 1) & 1
        if r["games"] < 2 or r["origin"][which]:
            raise Refused("batch-origin", field="lane", lane=number)
        return int(r["seed"][which]), self._log[number, which, : r["moves"][which]].copy()

    def _played(self, lane: int, which: int) -> Match:
        """One of the two games of a lane, played again. Raises Refused."""
        r = self._lanes[lane]
        if origin := int(r["origin"][which]):
            if origin not in self._origins:
                raise Refused("batch-origin", field="lane", lane=lane)
            match = self._origins[origin].copy()
        else:
            match = new(self.game, seed=int(r["seed"][which]), **dict[str, Any](self.machine.options))
        for action in self._log[lane, which, : r["moves"][which]]:
            match.do(action)
        return match

    def from_match(self, lane: SupportsIndex, match: Match) -> None:
        """Put the game of a match into a lane; its own game there is over.

        A match that was dealt from a seed goes on as it would. One that draws its chance from a key, as at a server's
        table, goes on with a chance of its own, as `from_position` does. Raises Refused for a lane that does not exist,
        for another game or other options, and for a match that is over; then nothing has changed.
        """
        number = self._lane(lane)
        if not isinstance(match, Match) or (match.game, match.options) != (self.game, self.machine.options):
            options = ", ".join(f"{name}={value}" for name, value in self.machine.options.items())
            raise Refused("batch-match", field="match", game=self.game, options=options)
        if match.over:
            raise Refused("refuse-over", field="match")
        origin = match.copy() if match.seed is not None else from_position(match.position(), seed=secrets.randbits(53))
        state, key = pack(origin.state)[0], 1 + secrets.randbits(60)
        self._origins[key] = origin
        r = self._lanes[number]
        r["games"] += 1
        which = int(r["games"]) & 1
        r["state"], r["given"] = state, self._all["given"][-1]
        r["moves"][which], r["origin"][which], r["seed"][which] = 0, key, 0
        self._asked[:] = PASS
        self._asked[number] = SHOW
        self._command()

    def text_of(self, lane: SupportsIndex, action: SupportsIndex) -> str:
        """Return a legal action of a lane in notation. Raises Refused, and IllegalAction for one that is not legal."""
        number = self._lane(lane)
        which = whole(action)
        if which is None or not 0 <= which < self.actions or not self.action_mask[number, which]:
            raise IllegalAction("refuse-action", field="action", action=which if which is not None else cut(action, 40))
        return self._pieces.written(self._state_of(number), which)

    def number_of(self, lane: SupportsIndex, text: str) -> int:
        """Return the number of a legal action of a lane in notation. Raises Refused, and IllegalAction."""
        number = self._lane(lane)
        state = self._state_of(number)
        legal = np.flatnonzero(self.action_mask[number]).tolist()
        texts = {self._pieces.written(state, action): action for action in legal}
        if text not in texts:
            text = self._rules.written(state, self._rules.understood(state, text))
        if text not in texts:  # a whole action where pieces of it are chosen
            raise IllegalAction("refuse-plain-illegal", move=cut(text, 40), legal=", ".join(texts))
        return int(texts[text])

    def _state_of(self, lane: int) -> Any:
        """The state of a lane as a Python object."""
        return unpack(self._rules.record, self._lanes["state"], lane)

    def _repr_html_(self) -> str:
        """The batch as a notebook shows it."""
        return shown(self)

    # All of it

    def _kind(self) -> int:
        """A number that only snapshots of this game with these options have."""
        kind = repr((self.game, sorted(self.machine.options.items()), self._lanes.dtype, self._flags))
        return int.from_bytes(hashlib.sha256(kind.encode()).digest()[:8], "big")

    def snapshot(self) -> npt.NDArray[np.void]:
        """Return a copy of all games with all that is hidden, an array (lanes,) that `restore` takes.

        It holds where the chance of each game stands: a search must draw that again.
        """
        kept = np.zeros(self.lanes, self._snapshot())
        kept["kind"], kept["lane"], kept["log"] = self._kind(), self._lanes, self._log
        if len(self._extra):
            kept["extra"] = self._extra
        return kept

    def _snapshot(self) -> list[Any]:
        """The fields of a snapshot."""
        lane, log = ("lane", self._lanes.dtype), ("log", "i4", self._log.shape[1:])
        extra = [("extra", self._extra.dtype)] if len(self._extra) else []
        return [("kind", "u8"), lane, log, *extra]

    def restore(self, snapshot: npt.NDArray[np.void]) -> None:
        """Put all games back to where they were at a snapshot, also one of another batch with this game and options.

        Raises Refused for what is no such snapshot; then nothing has changed.
        """
        fields = getattr(getattr(snapshot, "dtype", None), "names", None)
        if fields != tuple(name for name, *_ in self._snapshot()) or snapshot.shape != (self.lanes,):
            raise Refused("batch-snapshot", field="snapshot", game=self.game, wanted=str((self.lanes,)))
        if snapshot.dtype["lane"] != self._lanes.dtype or np.any(snapshot["kind"] != self._kind()):
            raise Refused("batch-snapshot", field="snapshot", game=self.game, wanted=str((self.lanes,)))
        self._lanes[:] = snapshot["lane"]
        self._log = snapshot["log"].copy()
        if len(self._extra):
            self._extra[:] = snapshot["extra"]
