"""Rounds of learning: a net plays itself, a new one learns from these games, and takes its place where it is stronger.

All that is known of a run lies in its folder, so it goes on where it was stopped: `net.npz`, the best net so far, or
the one to begin with; `rounds.csv`, what became of each round; `rounds.svg`, the same drawn. Whether a new net is
stronger is said by a sequential test (`arena.sprt`); where it cannot be said, the old one stays.
"""

from __future__ import annotations

import csv
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, fields
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from kingtable.arena.sprt import Bounds, Sprt
from kingtable.bots.net import Net, load, save
from kingtable.learning.train import Epoch

TAKEN = ("first", "stronger")
"""The verdicts with which a net takes its place."""
MOST_DEALS = 2_000
"""After so many deals without a verdict a new net is not taken."""


class Learnt(NamedTuple):
    """Rows of some games: `train.fit` tells what they are."""

    inputs: Any
    targets: Any
    games: Any


class Rows(Protocol):
    """What a game learns from, whatever its rows are."""

    @property
    def games(self) -> Any:
        """int (rows,): the number of the game of each row."""
        ...


class Course(Protocol):
    """What a game teaches: `learning.<game>.COURSE`."""

    @property
    def schema(self) -> int:
        """The version of the features."""
        ...

    @property
    def inputs(self) -> int:
        """How many features there are."""
        ...

    @property
    def outputs(self) -> int:
        """How many outputs a net has."""
        ...

    @property
    def bounds(self) -> Bounds:
        """What `deals` must show."""
        ...

    def learnt(self, net: Net | None, games: int, seed: int, processes: int) -> Any:
        """Rows of about so many games of a net with itself, of hand-made players where there is none yet (`Rows`)."""
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
    with file.open(newline="", encoding="utf-8") as held:
        kinds = {field.name: {"int": int, "float": float}.get(str(field.type), str) for field in fields(Round)}
        return [Round(**{name: kinds[name](value) for name, value in row.items()}) for row in csv.DictReader(held)]


def teach(
    course: Course,
    folder: Path,
    *,
    games: int,
    rounds: int | None = None,
    hours: float | None = None,
    seed: int = 1,
    processes: int = 1,
    progress: Callable[[Progress], None] = lambda progress: None,
) -> list[Round]:
    """Go on with the rounds in a folder until there are so many, or the hours are over; all of its rounds.

    games: of a round. The same seed and number of rounds give the same net. A folder that holds a net and no rounds
    begins with that net, an empty one with games of hand-made players. Raises UnfitNet where the folder's net was
    trained for other features.
    """
    folder.mkdir(parents=True, exist_ok=True)
    done, began = rounds_in(folder), time.monotonic()
    while (rounds is None or len(done) < rounds) and (hours is None or time.monotonic() - began < 3600 * hours):
        done.append(_round(course, folder, len(done), games, seed, processes, progress))
        _keep(folder, done)
    return done


def _round(
    course: Course,
    folder: Path,
    number: int,
    games: int,
    seed: int,
    processes: int,
    progress: Callable[[Progress], None],
) -> Round:
    began, best = time.monotonic(), folder / "net.npz"
    old = load(best, schema=course.schema, inputs=course.inputs, outputs=course.outputs)[0] if best.exists() else None
    progress(Progress(number, "plays"))
    learnt: Rows = course.learnt(old, games, seed + number, processes)

    def told(epoch: Epoch) -> None:
        progress(Progress(number, "trains", epoch=epoch))

    new, epochs = course.fit(learnt, seed + number, old, told)
    kept = min(epochs, key=lambda epoch: epoch.validated)
    test, verdict = Sprt(course.bounds), "first"
    if old is not None:
        verdict = "unclear"
        for value in islice(course.deals(new, old, seed + number), MOST_DEALS):
            test.add(value)
            progress(Progress(number, "tests", test=test))
            if test.verdict is not None:
                verdict = test.verdict
                break
    if verdict in TAKEN:
        card = {"schema": course.schema, "round": number, "data": f"{games} games a round, {len(learnt.games)} rows"}
        save(best, new, {**card, "run": f"seed {seed}, round {number}", "against": verdict, "rating": test.mean})
    seconds = time.monotonic() - began
    return Round(
        number, len(learnt.games), kept.trained, kept.validated, verdict, test.n, round(test.mean, 4), round(seconds, 1)
    )


def _keep(folder: Path, done: Sequence[Round]) -> None:
    part = folder / "rounds.csv.part"
    with part.open("w", newline="", encoding="utf-8") as held:
        writer = csv.DictWriter(held, [field.name for field in fields(Round)])
        writer.writeheader()
        writer.writerows(asdict(each) for each in done)
    part.replace(folder / "rounds.csv")
    (folder / "rounds.svg").write_text(drawn_curve(done), encoding="utf-8")


def drawn_curve(done: Sequence[Round], wide: int = 640, tall: int = 240) -> str:
    """The validated loss of each round as SVG; a full dot where the net was taken."""
    losses = [each.validated for each in done]
    low, high = min(losses), max(losses)
    step, scale = (wide - 40) / max(1, len(done) - 1), (tall - 40) / ((high - low) or 1.0)
    spots = [(20 + step * i, tall - 20 - scale * (loss - low)) for i, loss in enumerate(losses)]
    dots = ""
    for each, (x, y) in zip(done, spots, strict=True):
        fill = "teal" if each.verdict in TAKEN else "white"
        told = f"<title>{each.number}: {each.validated:.4f}</title>"
        dots += f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="{fill}" stroke="teal">{told}</circle>'
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in spots)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {tall}">'
        f'<polyline points="{line}" fill="none" stroke="teal"/>{dots}</svg>\n'
    )
