### The review of a finished game: chances, turns that would have won more often, luck and play told apart.
### $who: a name, which never declines. $p: such as 12 %; $points: what a chance rises by, a number: from 30 to 42 % it is 12.

review-begins = The review begins …
# $done of $of decisions.
review-working = Reviewed: { $done } of { $of } decisions …
review-again = Ask again
review-curve = Chances to win, move by move
# $told: names with their chances.
review-now = Chances now: { $told }
review-chance = { $who } { $p }
# The heads of columns. Room: 14
review-who = Player
review-accuracy = Accuracy
# What one's own turns lost.
review-lost = Lost by mistakes
review-luck = Luck
# Under the table: what its numbers of mistakes and luck count.
review-unit = Mistakes and luck are in points of the chance of winning: 100 points are one win.
review-points = What mattered
review-nothing = No big mistakes, and luck was even.
# $n: the move of the replay.
review-loss = { $points ->
    [one] Move { $n } – { $who }: a better turn would have raised the chance of winning by { $points } point.
   *[other] Move { $n } – { $who }: a better turn would have raised the chance of winning by { $points } points.
}
# $n: the move of the replay; $told: names with how their chances changed, each as review-change.
review-stroke = Move { $n } – by chance, in points: { $told }
# $change: such as +12 or −3.
review-change = { $who } { $change }
review-better = Better would have been:
review-dice-played = Kept
review-dice-better = Better kept
# $rolled, $kept: lists of faces; $n: how many are kept.
review-dice = { $n ->
    [0] Rolled: { $rolled }. None kept.
   *[other] Rolled: { $rolled }. Kept: { $kept }.
}
# $half: half of an interval, a number.
review-gain = { $points ->
    [one] It would have raised the chance of winning by { $points } point (± { $half }).
   *[other] It would have raised the chance of winning by { $points } points (± { $half }).
}
review-show = Show it on the table
review-back = Show what was played
review-shown = This was not played: it would have been better.
review-share = Copy the link of this place
# $bot: its name as programs write it; $n: how many.
review-about = Chances are those among bots of about equal strength; { $bot } found the better turns, with { $n } samples each. The number after ± is half of a 95 % interval and covers the samples alone.
