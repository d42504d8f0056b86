# The command line.

bonus-middle-kingdom = Middle Kingdom
bonus-harmony = Harmony
score-total = Total
player = Player { $seat }
line-now = This round
line-next = Next round
final-line = { $rank }. Player { $seat }: { $score }
final-tie-largest = Players { $a } and { $b } are level: the larger property decides.
final-tie-crowns = Players { $a } and { $b } are level, their largest properties too: the crowns decide.
final-tie-shared = Players { $a } and { $b } share their place.

event-game = Game { $number } begins.
event-kings = The kings are drawn in this order: players { $seats }.
event-line = A line is turned up: { $dominoes }.
event-claim = Player { $seat } claims { $domino }.
event-place = Player { $seat } places { $domino }: { $gain ->
    [0] no points yet
    [one] 1 point
   *[other] { $gain } points
}.
event-discard = Player { $seat } has no place for { $domino } and discards it.
event-leftover = Nobody claimed { $domino }; it leaves the game.
event-round = Round { $round }.
event-scored = Game { $number } is scored: { $scores }.
event-over = The game is over. Places: { $ranks }.

verify-moves = { $moves } moves, every one legal.
verify-dealt = Dealt from the key whose SHA-256 is { $commitment }.
verify-seed = Dealt from the seed { $seed }; it was not committed to before the game.
verify-scores = Scores: { $scores }.

play-seat = There are only { $players } seats.
play-ask = Your move ({ $count } possible, ? lists them, q leaves):
play-forced = Only one move is possible: { $move }.
play-thinking = Player { $seat } thinks …
play-left = You left the table.
play-saved = The record is in { $file }.

match-bots = A match has two to four bots, not { $count }.
match-playing = Playing
match-title = { $games } games, every deal in every rotation of the seats
match-bot = Bot
match-wins = Wins
match-score = Score
match-deviation = Deviation
match-margin = Margin to the best other
match-alone = Highest alone
match-level = Highest shared
