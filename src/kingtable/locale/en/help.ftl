### Help on the command line and what is said to who calls it wrongly. A line of about 80 letters; paragraphs are wrapped.
### What is typed stays as it is: names of commands and options, moves, FILE.
### $told: what is wrong, a sentence. $option, $command, $name: as one types them. $choices: what may be typed.

# What is listed, such as scores or names: the list so far, $first, and the next one, $last.
list-two = { $first }, { $last }
help-usage = Usage:
help-options = Options
help-commands = Commands
# $value: what holds without the option.
help-default = default: { $value }
# Instead of a number: what stands in help-default.
help-default-cores = all cores
help-help = Show this help and exit.
help-version = Show the version and exit.
help-lang = The language of the command line (default: the language of this computer).
help-as-json = Print JSON.

# $command: what one types to read more.
usage-try = Run “{ $command }” for help.
usage-error = Error: { $told }
usage-option-unknown = There is no option { $option }.
# $near: options of similar names.
usage-option-near = There is no option { $option }. Similar: { $near }.
usage-command-unknown = There is no command “{ $command }”.
usage-missing = { $name } is required.
usage-choice = { $name } must be one of: { $choices }.
usage-number = { $name } must be a whole number.
# $range: such as 2 … 6.
usage-number-range = { $name } must be a whole number: { $range }.
usage-decimal = { $name } must be a number.
# $range: such as 0 … 1.
usage-decimal-range = { $name } must be a number: { $range }.
usage-value = { $option } needs a value.
usage-flag = { $option } takes no value.
# $words: as they were typed.
usage-extra = Too many arguments: { $words }
usage-folder = { $name } must be a folder that you may read.
usage-file = { $name } must be a file that you may read.

help-main-text = Board games played by their rulebooks: a table in the browser, bots, and an exact engine. Without a command, Kingtable opens the table in the browser.
help-host = The address to listen on; 0.0.0.0 lets your home network in.
help-port = The port (default: { NUMBER(8000, useGrouping: 0) }, or the next free one).
help-data = The folder for the database of tables.
help-browser = Open the page in the browser.
help-table-short = Open the table in the browser (what “kingtable” alone does).
help-table-text = Open the table in the browser. This is what “kingtable” alone does, with the options before the command.

help-play-short = Play in the terminal against bots.
help-play-text = Play in the terminal. Type a move as it is listed (=23, 17@1,0>E; keep 3 3, yield), its number in the list, ? to see the list, or q to quit.
help-players = The number of players (default: the game’s usual number).
help-seat = Your seat.
help-bot = The bot to play against, such as random, greedy, sampler:500, or planner:net=FILE with a net of your own (default: the game’s usual bot).
help-play-seed = Make the deal reproducible.
help-save = Write the record of the game to this file when it ends.
help-preset = A set of options.

help-match-short = Play bots against each other: rotated seats, confidence intervals, a plot.
help-match-text = Let bots play, such as greedy random, sampler:500 greedy greedy greedy or king-of-tokyo random random. Without the name of a game they play Kingdomino. Every deal is played in every rotation of the seats; the intervals are 95 %, taken over deals.
help-games = Play at least this many games, in complete deals.
help-match-seed = The seed of the first deal.
help-match-deals = Play this many deals, each in every rotation of the seats, instead of --games.
help-processes = How many processes to use.

help-tournament-short = Play many bots against each other: ratings with intervals; a stopped tournament can be resumed.
help-tournament-text = Let bots play everybody against everybody, such as random greedy sampler:200 or king-of-tokyo roller racer attacker --players 4. All line-ups play the same deals with the seats changed. Ratings are Elo by maximum likelihood; intervals are 95 %, taken over deals.
help-tournament-players = Seats per game (default: the game’s usual number). With fewer bots than seats, one bot plays against copies of another.
help-kind = round-robin: every bot plays every other; gauntlet: the first bot plays each of the others.
help-deals = Play at most this many deals per line-up.
help-tournament-games = Play at least this many games in all, in complete deals, instead of --deals.
help-every-seating = Play every arrangement of the seats, not only rotations.
help-sprt = Stop a line-up as soon as it is clear whether its first bot is stronger by this much, such as 0:30.
help-anchor = The bot whose rating is 0 (default: the mean of all bots).
help-tournament-seed = The seed of the first deal.
help-file = Write each game to this file; run the same command again to resume.
help-csv = Write a row for every seat of every game to this file.
help-parquet = Write the same rows as Parquet (needs pyarrow).
help-html = Write a report with plots to this file.
help-ray = Play on the Ray cluster at this address, or “local” to start one here (needs ray).

help-data-short = Let bots play many games, and write them into one Parquet file.
help-data-text = Let bots play many games, such as greedy random or king-of-tokyo roller --players 4, and write them into one Parquet file, a row for every game: pandas, polars and kingtable.data read it. One bot plays on all seats; several move on by one seat from game to game. Without bots the fastest strong bot of the game plays. The file appears only when all games are written.
help-data-games = How many games to play.
help-data-players = Seats per game (default: as many as bots, or the game’s usual number).
help-data-seed = The seed of the first game; the seeds of the others follow.
help-data-file = The file to write (default: GAME.parquet).

help-train-short = Train the bots of a game by letting them play themselves.
help-train-text = Train a net for the bots of a game from nothing: rounds of games with itself, a new net from these games, and a test. A new net replaces the old one only if it is stronger. The folder holds all of it: net.npz, rounds.csv and rounds.svg, and the games of the rounds (games-0001.npz and so on), from which later rounds learn again. If the folder already has a net.npz, training starts from it.
help-folder = The folder for everything that training writes.
help-resume = Continue the training in the folder.
help-rounds = Stop after this many rounds.
help-hours = Start no new round after this many hours.
help-train-method = The method: rounds, for the net of the game’s bots, or ppo, a policy of its own for any game (needs jax).
help-minutes = Stop after this many minutes, instead of --hours.
help-against = With --method ppo: the bot against which the policy is measured (default: the game’s usual measure).
help-league = With --method ppo: the share of the games in which a past net of the training plays one seat (default: 0.2 for a new training with --ray, otherwise 0).
help-keep-games = With --method ppo: how many games of each pass go to games.parquet in the folder (default: 0; needs pyarrow).
help-train-ray = With --method ppo: train on the Ray cluster at this address, or “local” to start one here (needs ray).
help-rollouts = With --ray: how many actors play, each on one core (default: one less than the cluster has cores).
help-train-games = Games per round.
help-train-seed = The same seed and rounds give the same net.

help-net-short = Turn a net into an ONNX file, or back.
help-net-text = Write the net in SOURCE to TARGET: from .npz to .onnx, so that other programs can run it, or from .onnx to .npz, so that bots can play it (planner:net=FILE). The input of the graph is a row of the game’s features, its output what the bots read.

help-analyse-short = Review a recorded game: chances, costly turns, luck, how well each played.
help-analyse-text = Review the finished game in FILE (or standard input): everybody’s chances move by move, turns that would have raised them, and how much was lost by mistakes and how much by luck. With --at, analyse one position of any game.
help-analyse-bot = The bot that weighs the turns, such as sampler:2000 (default: the game’s usual one).
help-analyse-at = Analyse only the position after this many moves; a negative number counts back from the end.
help-samples = Games to play out from each position.
help-analyse-seed = The seed for bot and samples; the same seed gives the same answer.
help-analyse-html = Write a page with plots to this file.
help-stream = Answer queries from standard input, one JSON object per line.

help-replay-short = Replay a recorded game move by move.
help-replay-text = Replay the game record in FILE (or standard input): every event in words, then the final table.
help-at = Show only the table after this many moves; a negative number counts back from the end.
help-replay-as-json = Print the position (after --at moves, or the last one) as JSON.

help-verify-short = Check a record: that it replays, and that nobody tampered with its deal.
help-verify-text = Check the game record in FILE (or standard input). The game is dealt again from the server’s key and the players’ shares and played again: the SHA-256 of the key must be the commitment that was shown before the game, every share must match what its seat had committed to, all moves must be legal, and the result must be the same. The output also says what this does not prove.
help-commitment = The commitment that the table showed before the game.
help-digest = The digest that your page kept when it gave its share.
help-share = A share that must be in the deal, as your page kept it.

help-bench-short = Measure the engine on this machine.
help-bench-text = Measure the engine on one core of this machine: all games, or the one that is named. The plain references of the tests are measured beside it by python -m benchmarks.speed in a checkout.
help-seconds = Seconds per figure.
help-start = Also measure a compile from scratch (slow).

help-score-short = Score a kingdom diagram: properties, bonuses and total.
help-score-text = Score the kingdom written in FILE (or standard input). Rows from top to bottom, squares separated by spaces: W wheat, F forest, L water, P pasture, S swamp, M mine with the number of crowns, CC the castle, .. empty. Rows are separated by newlines or slashes. A blank line separates the kingdoms of several players: then the places and what decides a tie follow. Squares that the dominoes of one box cannot make are reported on stderr.
help-score-middle-kingdom = Count the { -middle-kingdom }: { NUMBER(10) } points for a castle in the centre.
help-score-harmony = Count { -harmony }: { NUMBER(5) } points for a full kingdom.
help-score-mighty-duel = A kingdom of { NUMBER(7) } × { NUMBER(7) } squares.

help-odds-short = Show the odds of King of Tokyo’s dice.
help-odds-text = Show the exact odds of King of Tokyo’s dice with the best play. FACES are 1 2 3 heart energy claw. Without --want, show everything useful.
help-rerolls = Rolls left.
help-dice = How many dice; if you leave the faces out, they have not been rolled yet (default: { NUMBER(6) }).
help-want = At least this many of a face, such as "3 claw"; repeat it to ask for all of them.
