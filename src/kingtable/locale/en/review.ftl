### The review of a finished game: chances, turns that would have won more often, luck and play told apart.
### $who: a name, which never declines. $p: such as 12 %; $points: what a chance rises by, a number: from 30 to 42 % it is 12.
### $n: how many. $you: whether $who is the reader. $from, $to: the ends of an interval. $mean, $half: a number or a percentage and half of its interval. $where: squares, or a round and a player. $turn: sentences.

review-begins = The review begins …
# $done of $of decisions.
review-working = Reviewed: { $done } of { $of } decisions …
review-again = Ask again
review-curve = Chances to win, move by move
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
review-nothing = No big mistakes, and luck was even.
# $change: such as +12 or −3.
review-change = { $who } { $change }
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
review-share = Copy the link of this place
# $bot: its name as programs write it; $n: how many.
review-about = Chances are those among bots of about equal strength; { $bot } found the better turns, with { $n } samples each. The number after ± is half of a 95 % interval and covers the samples alone.
review-played = Played
review-better = Better
review-list-costliest = Costliest: { $n }
# Lists of moments, as a field offers them. $n: how many; $you: whether $who is the reader.
review-list-own = { $you ->
    [yes] Mine: { $n }
   *[no] { $who }: { $n }
}
review-list-others = Others: { $n }
review-list-luck = Luck: { $n }
review-moments = Moments
review-previous = Previous moment
review-next = Next moment
# How much a turn cost, beside one to three dots.
review-grade-1 = small mistake
review-grade-2 = mistake
review-grade-3 = big mistake
review-dearest = the costliest of { $n }
review-before = { $you ->
    [yes] Before your turn
   *[no] { $who }: before the turn
}
review-figures = What it was worth
# An interval of numbers.
review-between = { $from } to { $to }
# Under a number such as −7: of 100 games. $from, $to: the ends of its interval, such as −8 and −6.
review-of-games = of 100 games, { $from } to { $to }
# Under a percentage: what was lost of the chance of winning.
review-of-chance = of the chance that was there
# Under a number such as −3.
review-of-lead = lead at the end, in points
# $start, $result: numbers of games.
review-from = From { $start } to { $result }, in games of 100
# $where: where the largest part comes from: a round or turn, and another player.
review-most = Most: { $where }
review-mean-lead = Lead lost per decision, in points: { $mean } ± { $half }. Decisions: { $n }
review-mean-share = Chance lost per decision: { $mean } ± { $half }. Decisions: { $n }
# Whom such bots are for: $level, as strength-for says it. $n: of 100 games.
review-beside = Bots “{ $level }” lost more in { $n } of 100 games at such tables.
# $who: a player; $beside: the sentence before.
review-beside-of = { $who }: { $beside }
# $n of $of turns cost nothing; $equal: not the best turn, but as good as far as anybody can tell.
review-free = Turns that cost nothing: { $n } of { $of }. Equal to the best: { $equal }
# What a reader hears of the board. $where: both halves with their squares.
review-drawn-played = Played: { $where }.
review-drawn-better = Better: { $where }.
# What a reader hears of a moment. $when: a round or a turn.
review-heard = { $when }, { $who }.
# $turn: sentences.
review-heard-played = Played: { $turn }
review-heard-better = Better: { $turn }
review-follow = See what followed
review-how = How does this work?
# $told: names with how their chances changed, each as review-change.
review-stroke = By luck, in games of 100: { $told }
# The reader plays a turn of the game once more. $when: a round or a turn.
review-retry-task = { $when }: what would you play?
# Beside “Played” and “Better”: what the reader has played instead. Room: 14
review-retried = Tried
# $turn: sentences.
review-heard-retried = Tried: { $turn }
review-retried-best = You found the best turn.
review-retried-equal = As good as the best turn, as far as the samples tell.
# $half: half of an interval, a number.
review-retried-games = { $points ->
    [one] The best turn wins { $points } more game of 100 (± { $half }).
   *[other] The best turn wins { $points } more games of 100 (± { $half }).
}
# $points: of the game; $half: half of an interval, a number.
review-retried-points = { $points ->
    [one] The best turn ends { $points } point further ahead (± { $half }).
   *[other] The best turn ends { $points } points further ahead (± { $half }).
}
