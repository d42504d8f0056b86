"""A session at the laboratory bench, cell by cell: editors show each `# %%` as a cell of a notebook, and run it."""

# %% A match, as everybody at the table sees it
import kingtable

match = kingtable.new("king-of-tokyo", players=3, seed=5)
print(match)

# %% What may be done, in notation and as numbers, and what the first of it leads to
print(match.legal()[:5], match.actions()[:5])
seat = match.to_move
match.play(match.legal()[0])
match.undo()

# %% What if? Everything hidden is drawn anew, so nothing is learnt that the seat may not know
assert seat is not None
imagined = match.imagined(seat, seed=1)
imagined.play(imagined.legal()[0])
print(imagined.scores, match.scores)

# %% The chances of three claws or more with the dice that lie there, and what to keep for it
import numpy as np  # noqa: E402

from kingtable.king_of_tokyo import dice  # noqa: E402

faces = match.view(seat)["dice"]
wanted = (dice.outcomes(len(faces))[:, 5] >= 3).astype(np.float64)
plan = dice.best(wanted, len(faces), rerolls=2)
print(faces, f"{plan.value(faces):.1%}", "keep", plan.keep(faces))

# %% Bots against bots
from kingtable.arena.matches import play_match, standings  # noqa: E402

rivals = ("roller", "random", "random")
for standing in standings(rivals, play_match("king-of-tokyo", rivals, {}, games=9)):
    print(f"{standing.bot}: {standing.wins:.0%}")
