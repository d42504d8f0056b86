### Help on the command line and what is said to who calls it wrongly. A line of about 80 letters; paragraphs are wrapped.
### What is typed stays as it is: names of commands and options, moves, FILE.
### $told: what is wrong, a sentence. $option, $command, $name: as one types them. $choices: what may be typed.

# What is listed, such as scores or names: the list so far, $first, and the next one, $last.
list-two = { $first }, { $last }
help-usage = Usage:
help-options = Options
help-commands = Commands
# $value: what holds without the option.
help-default = usually { $value }
# Instead of a number: what stands in help-default.
help-default-cores = all cores
help-help = Show this and leave.
help-version = Show the version and leave.
help-lang = The language of the command line; without it that of this computer.
help-as-json = Print JSON.

# $command: what one types to read more.
usage-try = “{ $command }” tells more.
usage-error = Error: { $told }
usage-option-unknown = There is no option { $option }.
# $near: options of similar names.
usage-option-near = There is no option { $option }. Similar: { $near }.
usage-command-unknown = There is no command “{ $command }”.
usage-missing = { $name } is missing.
usage-choice = { $name } is one of: { $choices }.
usage-number = { $name } is a whole number.
# $range: such as 2 … 6.
usage-number-range = { $name } is a whole number: { $range }.

help-main-text = Board games by their rulebooks: a table in the browser, bots, and an exact engine. Without a command the table opens in the browser.
help-host = Address to listen on; 0.0.0.0 is the home network.
help-port = Port; without it { NUMBER(8000, useGrouping: 0) }, or the next free one.
help-data = Folder of the tables’ database.
help-browser = Open the page in the browser.
help-table-short = Open the table in the browser (what kingtable alone does).
help-table-text = Open the table in the browser; the same as kingtable alone, with the options before the command.

help-play-short = Play in the terminal against bots.
help-play-text = Play in the terminal: the usual game, or the one that is named. Type a move as it is listed (=23, 17@1,0>E; keep 3 3, yield), its number in the list, ? for the list, q to leave.
help-players = Without it what is usual at the game.
help-seat = Your seat.
help-bot = A bot of the game, such as random, greedy, sampler:500 or planner:net=FILE with a net of your own. The default is the usual one.
help-play-seed = Makes the deal reproducible.
help-save = Write the record there at the end.
help-preset = Options that are set together.

help-match-short = Let bots play against each other: seat rotation, intervals, a plot.
help-match-text = Let bots play, such as greedy random, sampler:500 greedy greedy greedy or king-of-tokyo random random. Without the name of a game they play Kingdomino. Every deal is played in every rotation of the seats; the intervals are 95 %, taken over deals.
help-games = At least so many, whole deals.
help-match-seed = Seed of the first deal.
help-processes = How many at once.

help-tournament-short = Let many bots play: ratings with intervals, a file that goes on where it was stopped.
help-tournament-text = Let bots play everybody against everybody, such as random greedy sampler:200 or king-of-tokyo roller racer attacker --players 4. All line-ups play the same deals with the seats changed. Ratings are Elo by maximum likelihood; intervals are 95 %, taken over deals.
help-tournament-players = Seats of a game; without it what is usual. With fewer bots than seats one plays against copies of another.
help-kind = round-robin: everybody against everybody; gauntlet: the first against each other one.
help-deals = Deals of each line-up, at most.
help-every-seating = Every arrangement of the seats, not only rotations.
help-sprt = End a line-up as soon as it is clear whether its first bot is at least so much stronger, such as 0:30.
help-anchor = The bot whose rating is 0; without it the mean of all.
help-tournament-seed = Seed of the first deal.
help-file = Write the games there one by one; a tournament that was stopped goes on.
help-csv = Write a row for every seat of every game there.
help-parquet = The same as Parquet (needs pyarrow).
help-html = Write a report with plots there.
help-ray = Play on a Ray cluster at that address, or local (needs ray).

help-train-short = Let the bots of a game learn from playing themselves.
help-train-text = Train a net for the bots of a game from nothing: rounds of games with itself, a new net from these games, and a test. A new net takes the place of the old one only where it is stronger. The folder holds all of it: net.npz, rounds.csv and rounds.svg, and the games of the rounds (games-0001.npz and so on), from which later rounds learn again. A net.npz that lies there already is what it begins with.
help-folder = Where everything is kept.
help-resume = Go on with the rounds in the folder.
help-rounds = Stop when there are so many rounds.
help-hours = Begin no round after so many hours.
help-train-games = Games of a round.
help-train-seed = The same seed and rounds give the same net.

help-net-short = Turn a net into an ONNX file, or back.
help-net-text = Write the net in SOURCE to TARGET: from .npz to .onnx, so that other programs can run it, or from .onnx to .npz, so that bots can play it (planner:net=FILE). The input of the graph is a row of the game’s features, its output what the bots read.

help-analyse-short = Review a recorded game: chances, what was lost, luck, accuracy.
help-analyse-text = Review the finished game in FILE (or standard input): the chances of everybody move by move, turns that would have won more often, luck and own losses told apart. With --at one position, finished or not.
help-analyse-bot = Who weighs the turns, such as sampler:2000; without it what is usual at the game.
help-analyse-at = The position after so many moves, and nothing else.
help-samples = Games played out from each position.
help-analyse-seed = Of bot and samples; the same gives the same.
help-analyse-html = Write a page with plots there.
help-stream = Answer queries from standard input, one JSON object a line.

help-replay-short = Play a recorded game again, move by move.
help-replay-text = Replay the game record in FILE (or standard input): every event in words, then the final table.
help-at = Show the table after that many moves, and nothing else.
help-replay-as-json = Print the position (after --at moves, else the last) as JSON.

help-verify-short = Check a record: that it replays, and that its deal was not tampered with.
help-verify-text = Check the game record in FILE (or standard input). The game is dealt again from the server’s key and the players’ shares and played again: the SHA-256 of the key must be the seal that was shown before the game, every share must fit what its seat had shown, all moves must be legal, and the result must be the same. What that does not prove is told, too.
help-commitment = The seal that the table showed before the game.
help-digest = The digest that your page kept when it gave its share.
help-share = A share that must be in the deal, as your page kept it.

help-bench-short = Measure the engine on this machine.
help-bench-text = Measure the engine on one core of this machine: all games, or the one that is named. The plain references of the tests are measured beside it by python -m benchmarks.speed in a checkout.
help-seconds = For each figure.
help-start = Also compile all from nothing; takes a while.

help-score-short = Score a kingdom diagram: properties, bonuses and total.
help-score-text = Score the kingdom written in FILE (or standard input). Rows from top to bottom, squares separated by spaces: W wheat, F forest, L water, P pasture, S swamp, M mine with the number of crowns, CC the castle, .. empty. Rows are separated by newlines or slashes.
help-score-middle-kingdom = Count the { -middle-kingdom }: { NUMBER(10) } points for a castle in the centre.
help-score-harmony = Count { -harmony }: { NUMBER(5) } points for a full kingdom.
help-score-mighty-duel = A kingdom of { NUMBER(7) } × { NUMBER(7) } squares.

help-odds-short = The odds of King of Tokyo’s dice.
help-odds-text = The exact odds of King of Tokyo’s dice with the best play: FACES are 1 2 3 heart energy claw. Without --want: of everything useful.
help-rerolls = Rolls left.
help-dice = How many dice; with the faces left out they are not yet rolled (then usually { NUMBER(6) }).
help-want = At least so many of a face, such as "3 claw"; several: all of them.
