### Analysis: what a position promises, and a game reviewed. For a terminal, and for a report that is read in a browser.
### $seat, $other: the number of a player. $moves, $best: turns as they are typed. $why: what went wrong, in English.

analyse-title = A game reviewed
analyse-running = Reviewing
# $bot: its name as it is typed; $samples: how many games were played out from each position.
analyse-by = By { $bot }; { $samples ->
    [one] { $samples } game played out from each position
   *[other] { $samples } games played out from each position
}
# Over the table of what changed the chances.
analyse-sum = Where the result came from, in games of 100
analyse-costliest = The costliest turns of player { $seat }
analyse-moments = What mattered, move by move
analyse-curve = Chances to win, move by move
# $gain, $half: games of 100, and half of their interval.
analyse-better = { $gain ->
    [one] Player { $seat } played { $moves }; { $best } would have won { $gain } more game of 100 (± { $half }).
   *[other] Player { $seat } played { $moves }; { $best } would have won { $gain } more games of 100 (± { $half }).
}
# $gain, $half: points of the game, and half of their interval.
analyse-left = { $gain ->
    [one] Player { $seat } played { $moves }; { $best } would have left that player { $gain } point further ahead (± { $half }).
   *[other] Player { $seat } played { $moves }; { $best } would have left that player { $gain } points further ahead (± { $half }).
}
analyse-equal = { $best } would have been as good.
# $change: games of 100, such as +12.
analyse-chance = After { $moves } of player { $seat }, luck changed player { $other }’s chance of winning. In games of 100: { $change }.
analyse-position = Chances to win, and points at the end in brackets
# The head of a column: what could be played.
analyse-turn = Turn
# The head of a column: what would follow.
analyse-line = Then
analyse-now = now
analysis-running = Only a game that is over can be reviewed; a position of it can be analysed at any time.
# $given: a type of Python.
analyse-match = A match is needed, as kingtable.new or kingtable.replay gives it, not { $given }.
stream-object = A query is a JSON object.
# $known: names of fields.
stream-unknown = A query has no such field. Known are: { $known }.
stream-json = This is not a query: { $why }
stream-failed = This query failed: { $why }
# $seconds: how long the query allowed.
stream-slow = No answer came within { $seconds } s. Ask for a smaller budget or fewer samples, or allow more "seconds".
# $code: as a program ends, or the signal as a negative number.
stream-ended = A bot ended the process of this query with code { $code }.
# $most: the highest number of seconds.
stream-seconds = "seconds" is a number from 1 to { NUMBER($most, useGrouping: 0) }.
# $kind: string, object, array or number.
stream-field = Expected a JSON { $kind }.
stream-what = A query has either a record or a position.
# $most: a number.
stream-id = An id is a text; its length is at least 1 and at most { $most }.
stream-at = Numbers of moves of the record are needed, at least one; a position has none.
