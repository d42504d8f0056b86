### The arena: bots against bots. For a terminal, and for a report that is read in a browser.
### $bot: a bot's name as it is typed. $low, $high, $alpha, $beta: numbers, written as programs write them.

sprt-bounds = The bounds { $low } and { $high } mean nothing: the first must be the smaller one.
sprt-errors = The error rates { $alpha } and { $beta } mean nothing: both must be between 0 and 0.5.

tournament-title = A tournament of bots
# $games: how many; $seed: of the first deal.
tournament-about = { $games ->
    [one] { $games } game, common deals, seats changed; first deal from seed { NUMBER($seed, useGrouping: 0) }
   *[other] { $games } games, common deals, seats changed; first deal from seed { NUMBER($seed, useGrouping: 0) }
}
tournament-ratings = Ratings (Elo) with 95 % intervals
tournament-shares = How often the bot of the row was placed before that of the column
tournament-tests = The tests: stronger above the upper line, not stronger below the lower one
# The head of a column: the rating, by maximum likelihood.
tournament-elo = Elo
tournament-interval = 95 % interval
# The head of a column: the rating by the library of that name.
tournament-second = openskill
tournament-games = Games
tournament-lineup = Who against whom
tournament-deals = Deals
tournament-verdict = Verdict
# $verdict: what the test has found.
sprt-verdict = { $verdict ->
    [stronger] the first is stronger
    [not-stronger] the first is not stronger
   *[open] not decided
}
# $bots: the first, then those against it; $deals: how many; $verdict: what the test has found.
tournament-test = { $verdict ->
    [stronger] { $bots }: the first is stronger (deals: { $deals }).
    [not-stronger] { $bots }: the first is not stronger (deals: { $deals }).
   *[open] { $bots }: not decided (deals: { $deals }).
}
tournament-bots = A tournament needs at least two bots.
tournament-twice = Each bot of a tournament is named once.
# $bot: what came.
tournament-anchor = “{ $bot }” does not play in this tournament and cannot be its zero.
# $given: what came.
tournament-sprt = A test is written ELO:ELO, such as 0:30; “{ $given }” is not.
# $given: what came.
tournament-sprt-order = The first Elo of a test must be the smaller one, as in 0:30; in “{ $given }” it is not.
# $why: what Ray says, in English.
tournament-cluster = No Ray cluster answers ({ $why }). “local” is this machine alone.
# $file: its name.
tournament-other = { $file } holds another tournament: bots, options, seed or kind differ.
# $line: its number; $file: its name.
tournament-line = Line { $line } of { $file } is not a line of a tournament.
# $version: the one that is known.
tournament-version = This file was written by another version of { -kingtable }: only version { $version } can be read.

# $bot: process:COMMAND; $why: what the system says.
process-start = { $bot } cannot be started: { $why }
# $seconds: how many.
process-silent = { $bot } has not answered within { $seconds } s and was ended.
# $code: a number.
process-ended = { $bot } ended (code { $code }) before it answered.
# $code: as a program ends, or the signal as a negative number.
worker-ended = A worker process ended with code { $code } before it answered. A bot may have ended it, or the memory was full.
# $line: what came, shortened; $id: a number.
process-answer = { $bot } answered “{ $line }”. Expected one line of JSON: {"{"}"id": { $id }, "moves": ["..."]{"}"}.
