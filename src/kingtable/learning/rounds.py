"""Rounds of learning: a net plays itself, a new one learns from these games, and takes its place where it is stronger.

All that is known of a run lies in its folder, so it goes on where it was stopped: `net.npz`, the best net so far, or
the one to begin with; `rounds.csv`, what became of each round; `rounds.svg`, the same drawn. Whether a new net is
stronger is said by a sequential test (`arena.sprt`); where it cannot be said, the old one stays.

A training may learn from the games of earlier rounds again (`Training.kept`), with targets made again where it does so.
Then the folder holds what the games of each round showed, too, as `games-0003.npz`, and the net of the beginning, as
`first.npz`: each round's training begins there, because a net that has been several times over some rows, and goes over
them again, learns them by heart.
"""

from __future__ import annotations

import csv
import shutil
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, fields
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple, Protocol

import numpy as np

from kingtable.arena.plots import curves
from kingtable.arena.sprt import Bounds, Sprt
from kingtable.bots.net import Net
from kingtable.bots.net_file import NetSpec, load, save
from kingtable.engine.errors import InvalidRecord
from kingtable.engine.folders import Whole, made
from kingtable.engine.record import Array
from kingtable.engine.text import cut
from kingtable.learning.train import Epoch, Rows

TAKEN = ("first", "stronger")
"""The verdicts with which a net takes its place."""
MOST_DEALS = 2_000
"""Deals without a verdict after which a new net is not taken."""


class Training(Protocol):
    """What a game gives to a training run: `learning.<game>.TRAINING`."""

    @property
    def spec(self) -> NetSpec:
        """The nets that it trains."""
        ...

    @property
    def bounds(self) -> Bounds:
        """What `deals` must show."""
        ...

    @property
    def kept(self) -> int:
        """How many rows it learns from at most, the newest rounds first; 0: from those of the last round, and training
        goes on from the best net."""
        ...

    def played(self, net: Net | None, games: int, seed: int, processes: int) -> dict[str, Array]:
        """Return what about as many games of a net with itself show, of hand-made players where there is none yet, as
        arrays by name. Where `kept` is not 0 one of them is `game`, with the number of the game of each row."""
        ...

    def learnt(self, shown: Sequence[dict[str, Array]], net: Net | None) -> Any:
        """The rows of some rounds, as they were played, with targets by this net if it asks for one (`Rows`)."""
        ...

    def fit(
        self, learnt: Any, seed: int, begun: Net | None, progress: Callable[[Epoch], None]
    ) -> tuple[Net, list[Epoch]]:
        """A net that has learnt from these rows, and how its epochs went."""
        ...

    def deals(self, new: Net, old: Net, seed: int) -> Iterator[float]:
        """How the new net does against the old one, deal by deal, without end."""
        ...


@dataclass(frozen=True)
class Round:
    """What became of a round. trained, validated: mean losses of the epoch that was kept; verdict: of the test, "first"
    where there was no net before; deals, mean: of the test; seconds: in all."""

    number: int
    rows: int
    trained: float
    validated: float
    verdict: str
    deals: int
    mean: float
    seconds: float


class Progress(NamedTuple):
    """Where a round stands: its number, and what it does: "plays", "trains" or "tests"."""

    number: int
    doing: str
    epoch: Epoch | None = None
    test: Sprt | None = None


def rounds_in(folder: Path) -> list[Round]:
    """The rounds that a folder tells of, in their order."""
    file = folder / "rounds.csv"
    if not file.exists():
        return []
    kinds = {field.name: {"int": int, "float": float}.get(str(field.type), str) for field in fields(Round)}
    try:
        with file.open(newline="", encoding="utf-8-sig") as held:
            return [Round(**{name: kinds[name](value) for name, value in row.items()}) for row in csv.DictReader(held)]
    except (csv.Error, KeyError, TypeError, ValueError) as wrong:
        raise InvalidRecord("rounds-damaged", field="folder", file=cut(file)) from wrong


def teach(
    training: Training,
    folder: Path,
    *,
    games: int,
    rounds: int | None = None,
    hours: float | None = None,
    seed: int = 1,
    processes: int = 1,
    progress: Callable[[Progress], None] = lambda progress: None,
) -> list[Round]:
    """Go on with the rounds in a folder until there are `rounds`, or the hours are over; all of its rounds.

    games: of a round. The same seed and number of rounds give the same net. A folder that holds a net and no rounds
    begins with that net, an empty one with games of hand-made players. Raises UnfitNet where the folder's net was
    trained for other features, Refused where the folder cannot be written.
    """
    made(folder)
    done, began = rounds_in(folder), time.monotonic()
    while (rounds is None or len(done) < rounds) and (hours is None or time.monotonic() - began < 3600 * hours):
        done.append(_round(training, folder, len(done), games, seed, processes, progress))
        _keep(folder, done)
    return done


def _round(
    training: Training,
    folder: Path,
    number: int,
    games: int,
    seed: int,
    processes: int,
    progress: Callable[[Progress], None],
) -> Round:
    began, best, first = time.monotonic(), folder / "net.npz", folder / "first.npz"
    old = load(best, training.spec)[0] if best.exists() else None
    progress(Progress(number, "plays"))
    shown = [_played(training, folder, number, old, games, seed, processes)]
    begun = old
    if training.kept and old is not None:
        if not first.exists():
            with Whole(first) as part:
                shutil.copyfile(best, part)
        begun = load(first, training.spec)[0]
        shown = [*_earlier(folder, number, training.kept - len(shown[0]["game"])), *shown]
    learnt: Rows = training.learnt(shown, old)

    def passed(epoch: Epoch) -> None:
        progress(Progress(number, "trains", epoch=epoch))

    new, epochs = training.fit(learnt, seed + number, begun, passed)
    kept = min(epochs, key=lambda epoch: epoch.validated)
    test, verdict = Sprt(training.bounds), "first"
    if old is not None:
        verdict = "unclear"
        for value in islice(training.deals(new, old, seed + number), MOST_DEALS):
            test.add(value)
            progress(Progress(number, "tests", test=test))
            if test.verdict is not None:
                verdict = test.verdict
                break
    if verdict in TAKEN:
        card = {"round": number, "data": f"{games} games a round, {len(learnt.games)} rows"}
        card |= {"run": f"seed {seed}, round {number}", "against": verdict, "rating": test.mean}
        save(best, new, training.spec, card)
    seconds = time.monotonic() - began
    return Round(
        number, len(learnt.games), kept.trained, kept.validated, verdict, test.n, round(test.mean, 4), round(seconds, 1)
    )


def _played(
    training: Training, folder: Path, number: int, net: Net | None, games: int, seed: int, processes: int
) -> dict[str, Array]:
    """What the games of a round show; what was kept of it before the run was stopped is not played again. What
    hand-made players did before there was a net is not kept."""
    file = _games(folder, number)
    if file.exists():
        return _read(file)
    shown = training.played(net, games, seed + number, processes)
    if training.kept and net is not None:
        with Whole(file) as part, part.open("wb") as out:
            np.savez_compressed(out, allow_pickle=False, **shown)
    return shown


def _games(folder: Path, number: int) -> Path:
    return folder / f"games-{number:04}.npz"


def _read(file: Path) -> dict[str, Array]:
    with np.load(file, allow_pickle=False) as held:
        return {name: held[name] for name in held.files}


def _earlier(folder: Path, number: int, room: int) -> list[dict[str, Array]]:
    """What was kept of the rounds before this one, the newest of them, up to `room` rows."""
    found: list[dict[str, Array]] = []
    for before in range(number - 1, -1, -1):
        if _games(folder, before).exists():
            shown = _read(_games(folder, before))
            room -= len(shown["game"])
            if room < 0:
                break
            found.insert(0, shown)
    return found


def _keep(folder: Path, done: Sequence[Round]) -> None:
    with Whole(folder / "rounds.csv") as part, part.open("w", newline="", encoding="utf-8") as held:
        writer = csv.DictWriter(held, [field.name for field in fields(Round)])
        writer.writeheader()
        writer.writerows(asdict(each) for each in done)
    with Whole(folder / "rounds.svg") as part:
        part.write_text(_curve(done), encoding="utf-8")


def _curve(done: Sequence[Round]) -> str:
    """The validated loss of each round as SVG; a mark where the net was taken."""
    losses = [(float(each.number), each.validated) for each in done]
    taken = [(*spot, f"{each.number}: {each.validated:.4f}") for each, spot in zip(done, losses, strict=True)]
    marks = [mark for each, mark in zip(done, taken, strict=True) if each.verdict in TAKEN]
    return curves({"validated": losses}, "Loss by round", across="{:.0f}".format, up="{:.4f}".format, marks=marks)
