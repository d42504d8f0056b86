### The games that this browser has finished, on the start page.
### $game: its title; $date: as 21 Nov; $n, $won: so many games, and won ones; $mean, $best: points in a game, on average and at most.

mine-finished = Finished
# $rank, $of: a place and how many played.
mine-place = Place { $rank } of { $of }
mine-won = Won
mine-resigned = Resigned
# $points: mine; $who: the others.
mine-points = { $points ->
    [one] { $points } point, with { $who }
   *[other] { $points } points, with { $who }
}
mine-all = Show all { $n }
mine-total = { $game }: played { $n }, won { $won }, average { $mean }, best { $best }
mine-save = Save my record
mine-replay = Replay: { $game }, { $date }
mine-review = Review: { $game }, { $date }
