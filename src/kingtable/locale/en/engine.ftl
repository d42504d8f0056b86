### What both games refuse in the same words.
### $bot, $move, $action, $game, $file, $text: as one typed them. $known, $legal, $allowed, $needed: what there is instead.
### $seat: its number. $players: how many. $given, $value: what came. $why: the reason, a sentence. $version: ours.

refuse-over = The game is over.
refuse-turn-over = The turn is over before { $move }.
refuse-not-yet = The moves before { $move } decide what follows. Play them first.
option-unknown = There is no such option. Known options: { $known }.
option-value = “{ $value }” is not possible. Allowed: { $allowed }.
# $kind: number, switch or text.
option-kind = { $kind ->
    [number] This must be a whole number without quotes, not “{ $value }”. Allowed: { $allowed }.
    [switch] This must be true or false without quotes, not “{ $value }”.
   *[text] This must be a text in quotes, not { $value }. Allowed: { $allowed }.
}
# $other: another option.
option-requires = This needs { $other }: { $needed }; it is { $given }.
option-seed = A seed is a whole number from 0 to 2⁶⁴ − 1.
option-key = A key is 32 bytes.
option-seed-or-key = Chance comes from a seed or from a key: give one of the two.
refuse-plain-illegal = { $move } is not possible now. Possible: { $legal }.
refuse-plain-unread = “{ $move }” is not a move in this game. Possible now: { $legal }.
refuse-action-number = “{ $action }” is not the number of an action.
refuse-action = Action { $action } is not legal now.
refuse-undo = There is no move to take back.
# $moves: how many.
refuse-at = { $moves ->
    [one] There has been { $moves } move. Give a number from 0 to { $moves }, or a negative number to count back from the end.
   *[other] There have been { $moves } moves. Give a number from 0 to { $moves }, or a negative number to count back from the end.
}
game-unknown = There is no game “{ $game }”. Known games: { $known }.
seat-unknown = Seats are numbered from 0; there are { $players }.
# $least, $most: numbers.
number-range = Give a whole number from { $least } to { $most }.
# $game: its name as programs write it. $wanted: how many bytes.
state-bytes = These are not the bytes of a { $game } position: it has { $wanted }.
# $wanted, $shape: shapes of arrays, as NumPy writes them. $kind: the type of the numbers, as NumPy names it.
batch-actions = This needs one whole number for each game: an array of integers of shape { $wanted }. The shape is { $shape }, the type { $kind }.
# $action: the number that was given. $most: the greatest one there is.
batch-action = There is no action { $action }. Actions have the numbers from 0 to { $most }.
# $lane: the number of a game in the batch.
batch-origin = Game { $lane } began in another batch, at a match that this batch does not know.
# $game: its name as programs write it. $options: the options with their values.
batch-match = This must be a match of { $game } with the options of the batch: { $options }.
# $wanted: the shape of the array. $game: its name as programs write it.
batch-snapshot = This must be a snapshot of a batch of { $game } with the same options and the shape { $wanted }.
# $game: its name as programs write it. $row: a field of its state.
explicit-deck = In { $game }, the field { $row } does not say how many of its cards a seat knows, so its cards cannot come up one by one.
# $outcome: what was given. $first, $last: the least and the greatest number that there is, or a dash.
explicit-outcome = { $outcome } is not a possible outcome of chance here. The outcomes are listed by chance(), from { $first } to { $last }.
# $package: a package of Python. $command: the command that installs it.
extra-missing = This needs the package { $package }, which is not installed here: { $command }
# A file that cannot be written. $file: its name. $problem: of which kind. $why: the system’s own words.
file-write = { $problem ->
    [missing] { $file } cannot be written: its folder does not exist. Create the folder first, or write somewhere else.
    [folder] { $file } cannot be written: it is a folder. Name a file.
    [denied] { $file } cannot be written: you may not write there. Choose another place.
    [full] { $file } cannot be written: the disk is full.
    [long] { $file } cannot be written: the name is too long.
   *[other] { $file } cannot be written: { $why }
}
# A file that cannot be read. $file: its name. $problem: of which kind. $why: the system’s own words.
file-read = { $problem ->
    [missing] { $file } cannot be read: there is no such file.
    [folder] { $file } cannot be read: it is a folder. Name a file.
    [denied] { $file } cannot be read: you may not read it.
   *[other] { $file } cannot be read: { $why }
}
# $file: its name.
file-text = { $file } is not a text in UTF-8: save it as UTF-8.
# $value: the form of observations that was asked for. $game: its name as programs write it. $known: the forms that there are.
batch-observations = There are no observations { $value } of { $game }. Possible: { $known }.
# $game: its name as programs write it.
batch-gains = The game { $game } does not declare what an action adds in points.
# $wanted, $given: numbers of bots.
env-opponents = Give one bot for all opponents, or one for each of the { $wanted }. There are { $given }.
# $most: the number of the last seat. $seat: what was given. “random” is a word of the program and stays.
env-seat = A seat is a number from 0 to { $most }, or “random”. “{ $seat }” is not possible.
# $file: its name. $row: the number of a game in it. $told: a whole sentence that says what is wrong.
data-row = { $file }, row { $row }: { $told }
# $given: a type of Python.
data-given = Games come from a file, or from a table of Arrow, pandas or polars, not from { $given }.
# $why: the library’s own words.
data-file = { $file } cannot be read as a Parquet file of games: { $why }
# $known: names of columns.
data-column = A file of games has no such column, or has it once. The columns are: { $known }.
# $known: names of columns.
data-column-missing = This column is missing. The columns are: { $known }.
# $given, $wanted: types, as Arrow names them.
data-type = This column has the type { $given } and needs { $wanted }.
data-null = Every game needs a value here.
# $value: what was given. $wanted: a type, as Arrow names it.
data-number = { $value } does not fit: give a number of the type { $wanted }.
# $right: numbers.
data-result = Played again, the actions give: { $right }.
data-no-result = With these actions the game is over, so it needs scores and ranks.
data-record = The record is not that of the game in the other columns.
data-source = A game needs exactly one of seed, key and deal.
# $count: how many bots were named. $players: how many seats there are.
data-bots = Name one bot, which plays on all seats, or as many bots as there are seats: { $players }, not { $count }.
# $id: what was given.
data-minari-id = “{ $id }” is not a name of a Minari data set: use one such as kingtable/games-v0.
# $id: its name.
data-minari-exists = The Minari data set { $id } exists: delete it, or use another name or version.
# $game: its name as programs write it.
data-mixed = A Minari data set holds one game with one set of options. This file begins with { $game } and holds others, too.
data-nothing = No game in this file is over, so there is nothing to write.
# $file: its name.
plot-curve = { $file } is not a CSV file with these columns of numbers: name a table that has them, or the folder of a training run.
# $file: its name.
plot-tournament = { $file } cannot be read: name the file that kingtable tournament --file wrote.
position-object = This must be a JSON object.
position-field = A position has no such field. Known fields: { $known }.
position-shape = This must be whole numbers, as many as in a position of the game.
position-version = This must be the number { $version }, without quotes: no other version of the format is known here.
position-one-each = Give one entry for each of the { $players } players.
position-seat = Seats are numbered from 0; there are { $players }.
record-object = A record is a JSON object.
record-given = A record is a dict, its JSON as str or bytes, or the path of a file with it, not { $given }.
record-file = The file { $file } cannot be read. A record is the path of a file that is there, or JSON that begins with a brace.
# $line, $column: where.
record-json = Not valid JSON: error in line { NUMBER($line) }, column { NUMBER($column) }. A record is one JSON object.
record-text = Not JSON in UTF-8. A record is one JSON object.
record-field = A record has no such field. Known fields: { $known }.
record-version = { $given ->
    [missing] The version is missing. A new record has version { $version }.
    [kind] The version must be a whole number without quotes. A new record has version { $version }.
   *[unknown] This version of the format is not known here. Known: { $known }.
}
record-options = The options must be a JSON object.
record-key = The key must be 64 hexadecimal digits.
record-commitment = The key does not match the commitment that the table showed before the game.
record-position = The position belongs to another game than the record, or has other options.
record-seed = A record has a seed, a whole number, or a key with its commitment.
record-moves = The moves must be a list of actions in notation.
record-unfinished = The record has a result, but with these moves the game is not over.
# $scores: numbers.
record-result = Played again, the moves give other scores: { $scores }.
bot-seat = It is not the turn of seat { $seat }: a bot plays for the seat to move.
bot-unknown = There is no bot “{ $bot }”. Known bots: { $known }.
bot-object = { $bot } is not a bot: give an object with a method `choose`, not its class.
bot-module = The bot { $bot } cannot be made ({ $why }). Give “module:Class”, a class that takes no arguments.
bot-silent = { $bot } chose nothing for seat { $seat }: it must choose at least one action.
# $moves: how many.
bot-illegal = { $moves ->
    [one] { $bot } chose { $action } after { $moves } move, which cannot be played: { $why }
   *[other] { $bot } chose { $action } after { $moves } moves, which cannot be played: { $why }
}
# $budget: what came.
bot-budget = “{ $bot }:{ $budget }” is not possible: a budget is a number of playouts from 1 to 1000000, for bots that search.
# $budget: what stood after the colon. $most: a number.
bot-strength = “{ $bot }:{ $budget }” is not possible: its strength is a number from 1 to { $most }.
# $bot: a bot's name. $known: names of bots.
bot-net = The bot { $bot } reads no net file; these bots do: { $known }.
# $why: the library's own words.
net-damaged = The net { $file } cannot be read ({ $why }): use a file that kingtable train has written.
# $file: its name.
net-archive = The net { $file } cannot be read: it is not a whole .npz file. Use a file that kingtable train has written.
# An ONNX file of another form. $nodes: names of its operations.
net-onnx-form = The net { $file } has another form: its graph must be { $nodes } in a row.
# $game, $wanted: names of games, as on the command line.
net-game = The net { $file } is for { $game }: use a net for { $wanted }.
# $version, $wanted: numbers of versions.
net-version = The net { $file } has version { $version } of the features: train it again for version { $wanted }.
# $inputs, $outputs: how many.
net-shape = The net { $file } does not fit: use one with { $inputs } inputs and { $outputs ->
    [one] { $outputs } output
   *[other] { $outputs } outputs
}.
rounds-damaged = The list of rounds { $file } cannot be read.
# $why: what a program said.
learner-damaged = The training in { $file } cannot be read ({ $why }): use a folder that kingtable train --method ppo has written.
record-deal = The deal of a record has a table, a key with its commitment, and one seat each: seat, kind, name, colour, bot, commit, share.
record-share = This share does not match the commitment that the seat made before the deal.
record-deal-format = This form of a deal is not known here. Known: { $known }.
record-commit-of-bot = A bot gives no share, so its seat has no commitment.
record-digest = The record is bound to another game, other options, seats, bots or commitments than this digest.
record-commands = Each command names its seat, who played it (seat, bot, clock or stand-in) and how many moves it has. Together the commands have as many moves as the record.
record-together = List the seats that sat together: two seats or more in each list, each seat at most once.
record-origin = A continued game names its origin by table, seq and record: a game with the same options in which somebody still has to decide.
record-share-missing = This share did not go into the deal.

## Whoever waits for the compiler

# $name: of a part of the program. $kept: whether it can be kept.
compiling = { $game ->
    [kingdomino] { $kept ->
        [yes] Compiling the rules of { kingdomino-title } ({ $name }) … Only this once: the result is kept.
       *[no] Compiling the rules of { kingdomino-title } ({ $name }) … The result cannot be kept, so every process compiles it again.
    }
    [king_of_tokyo] { $kept ->
        [yes] Compiling the rules of { king-of-tokyo-title } ({ $name }) … Only this once: the result is kept.
       *[no] Compiling the rules of { king-of-tokyo-title } ({ $name }) … The result cannot be kept, so every process compiles it again.
    }
   *[other] { $kept ->
        [yes] Compiling { $name } … Only this once: the result is kept.
       *[no] Compiling { $name } … The result cannot be kept, so every process compiles it again.
    }
}
bot-guest = A bot of your own is written GAME=MODULE:CLASS or GAME=BOT:net=FILE, such as kingdomino=my_bot:Mine; “{ $text }” is not.
# $bot: the name that both would have.
bot-guest-twice = Two bots would be called { $bot }: rename the file of one of the nets.
# $game: its name as programs write it.
bot-hint = No bot of { $game } gives hints.
bot-analyse = { $bot } computes no values of moves.
# $game: its name as programs write it.
bot-prospects = No bot of { $game } estimates chances.
