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
# How somebody played: one of five classes.
review-level = Played like
review-level-beginner = a beginner
review-level-casual = a casual player
review-level-intermediate = an intermediate player
review-level-advanced = an advanced player
review-level-expert = an expert
# What one’s own turns lost each, of the lead and of the chance of winning.
review-left-lead = Points lost
review-left-share = Chance lost
# The chance before the game; what own turns, the others’ turns and luck changed; the result; the result without luck.
review-start = Before
review-own = Own turns
review-others = Others’ turns
review-luck = Luck
review-result = Result
review-even = Even luck
# Under the table: what its numbers count.
review-unit = Points and chance lost are means of each own turn: how much further ahead the best turn would have left the player, and what share of the chance of winning was lost. The other columns count games of 100. They lead from the chance before the game to the result; the last one is the result without luck.
# $n: the fewest decisions that say something.
review-few = “–”: fewer than { $n } decisions count, too few to judge.
# $start, $result, $even: numbers of games; $own, $others, $luck: what they changed, such as +12 or −3.
review-sum = { $who }: { $start } of 100 before the game, own turns { $own }, the others’ turns { $others }, luck { $luck }, result { $result } of 100. With even luck: { $even } of 100.
review-points = What mattered
review-nothing = No big mistakes, and luck was even.
# $n: the move of the replay.
review-loss = { $points ->
    [one] Move { $n } – { $who }: a better turn would have won { $points } more game of 100.
   *[other] Move { $n } – { $who }: a better turn would have won { $points } more games of 100.
}
# $n: the move of the replay; $told: names with how their chances changed, each as review-change.
review-stroke = Move { $n } – by luck, in games of 100: { $told }
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
    [one] It would have won { $points } more game of 100 (± { $half }).
   *[other] It would have won { $points } more games of 100 (± { $half }).
}
# $points: of the game; $half: half of an interval, a number.
review-ahead = { $points ->
    [one] It would have been { $points } point further ahead (± { $half }).
   *[other] It would have been { $points } points further ahead (± { $half }).
}
review-show = Show it on the table
review-back = Show what was played
review-shown = This was not played: it would have been better.
review-share = Copy the link of this place
# $bot: its name as programs write it; $n: how many.
review-about = Chances are those among bots of about equal strength; { $bot } found the better turns, with { $n } samples each. The number after ± is half of a 95 % interval and covers the samples alone.
