### The arena: bots against bots. For a terminal, and for a report that is read in a browser.
### $bot: a bot's name as it is typed. $low, $high, $alpha, $beta: numbers, written as programs write them.

sprt-bounds = The bounds { $low } and { $high } mean nothing: the first must be the smaller one.
sprt-errors = The error rates { $alpha } and { $beta } mean nothing: both lie between 0 and 0.5.
