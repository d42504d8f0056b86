### The command line. It is for a terminal: plain text in narrow columns, and names of players are their numbers.
### $seat, $by, $of, $owner, $first, $a, $b: the number of a player. $domino: its number. $n, $amount, $count: how many.
### $card: a card's name. $dice, $face, $faces, $to, $thrown: faces of dice. $why: one of tell-why-..., or a card.
### $square: a square in notation, such as M3. $most: how many there may be.
### $number, $round: which game, turn or round. $place: city or bay. $move, $file: as one types them.

score-total = Total
player = Player { $seat }
line-now = This round
line-next = Next round
# $rank: the place; $score: points.
final-line = { $rank }. Player { $seat }: { $score }
final-tie-largest = Players { $a } and { $b } are tied: the larger property decides.
final-tie-crowns = Players { $a } and { $b } are tied, their largest properties too: the crowns decide.
final-tie-shared = Players { $a } and { $b } share their place.
score-kind = No domino has the square { $square }.
score-count = Squares { $square }: { $n }, but the dominoes have only { $most }.
score-odd = Player { $seat }: the number of squares, { $n }, is odd, but every domino has two.
score-loose = Player { $seat }: { $n ->
    [one] { $n } square is not connected to the castle.
   *[other] { $n } squares are not connected to the castle.
}
score-crownless = Player { $seat }: this kingdom has no crown.
score-impossible = The { NUMBER(48) } dominoes cannot make this. Perhaps a square was misread.
score-open = Kingtable did not find out whether the { NUMBER(48) } dominoes can make this.
# A square that was perhaps misread. $row, $column: where it is written, from 1 on; $square: what it may be instead; $score: points then.
score-repair = Player { $seat }, row { $row }, square { $column }: possible with { $square }. Total: { $score }.
# $count: how many kingdoms were given.
score-too-many = Kingdoms: { $count }. One game has at most { $most }.

event-game = Game { $number } begins.
# $seats: numbers of players.
event-kings = The kings are drawn in this order: players { $seats }.
# $dominoes: their numbers.
event-line = A line is turned up: { $dominoes }.
event-claim = Player { $seat } claims { $domino }.
# $gain: points.
event-place = { $gain ->
    [0] Player { $seat } places { $domino }: no points yet.
    [one] Player { $seat } places { $domino }: { $gain } point.
   *[other] Player { $seat } places { $domino }: { $gain } points.
}
event-discard = Player { $seat } has no place for { $domino } and discards it.
event-leftover = Nobody claimed { $domino }; it leaves the game.
event-round = Round { $round }.
# $scores: numbers.
event-scored = Game { $number } is scored: { $scores }.
# $ranks: places, in the order of the players.
event-over = The game is over. Places: { $ranks }.

# $moves: how many.
verify-moves = { $moves ->
    [one] { $moves } move, legal.
   *[other] { $moves } moves, every one legal.
}
# $commitment: 64 letters and digits.
verify-dealt = Dealt from the key whose SHA-256 is { $commitment }.
# $seed: a number.
verify-seed = Dealt from the seed { $seed }; it was not committed to before the game.
# $shares of $people.
verify-shares = The deal used the shares of { $shares } of { $people } people.
verify-no-share = Seat { $seat } gave no share to the deal, so nothing is proved to its player.
# $scores: numbers.
verify-scores = Scores: { $scores }.
verify-proved = Proved to the player who kept this digest and this share: nobody chose this deal.
verify-proved-little = Proved: the deal was fixed before the first move. Not proved: that nobody chose it, because nobody gave a share.
verify-unproved = Not proved: that nobody chose this deal. Your page saved a digest and a share: give them with --digest and --share.
# $seats: the numbers of the seats. $deals: how many deals the host could see.
verify-silent = Not proved: that nobody chose this deal. Seats that did not reveal their share, so that all others shuffled again: { $seats }. If they are the host’s, the host saw up to { $deals } deals and could stop at one.
# $seats: the numbers of the seats. $deals: among how many deals the host could choose.
verify-silent-old = Not proved: that nobody chose this deal. Seats that committed to a share and did not reveal it: { $seats }. If the host works with them, the host could choose one of { $deals } deals.
verify-loose = An older version dealt this game. It fixed names, bots and options only after the shares were known, so the host could have chosen among deals.
# $digest: 64 letters and digits.
verify-digest = Game, options, seats, bots and commitments have the digest { $digest }.
verify-not-proved = Not proved: that nobody looked. The host can read the server’s file during the game. Only the server says who moved for a seat.

# $players: how many.
play-seat = There are only { $players } seats.
play-ask = Your move ({ $count } possible, ? lists them, q leaves):
play-forced = Only one move is possible: { $move }.
play-thinking = Player { $seat } thinks …
# $substitute, $bot: names of bots as one types them.
play-early = { $substitute } plays for { $bot } until { -kingtable } is compiled for this machine.
# $bot: the name of a bot as one types it. $why: what went wrong.
play-bot-failed = { $bot } gave no move: { $why }
play-left = You left the table.
play-saved = The record is in { $file }.
# After Ctrl-C.
stopped = Stopped.
# In the place of a file’s name.
standard-output = The output
# After Ctrl-C. $games of $whole games were played.
games-stopped = Stopped. Games played: { $games } of { $whole }.
# After Ctrl-C. $games of $whole games are in $file.
games-stopped-in = Stopped. Games in { $file }: { $games } of { $whole }.
# After Ctrl-C. $games of $whole games are in $file.
tournament-stopped = Stopped. Games in { $file }: { $games } of { $whole }. The same command continues there.
# After Ctrl-C. $folder: where. --resume is an option and stays.
train-stopped = Stopped. The training up to here is in { $folder }; --resume continues it.

# $game: its name on the command line.
train-none = Nothing can be learnt at { $game } yet.
# $folder: where.
train-begun = There are rounds in { $folder } already: --resume continues them, or choose another folder.
# $doing: plays, trains or tests. $round, $epoch, $deals: numbers.
train-progress = { $doing ->
    [plays] Round { $round }: games with itself
    [trains] Round { $round }: training, pass { $epoch }
   *[tests] Round { $round }: test against the old net, { $deals }
}
train-round = Round
train-rows = Rows
train-loss = Loss
train-verdict = Verdict
train-deals = Deals
train-mean = Better by
# $verdict: first, stronger, not-stronger or unclear.
train-said = { $verdict ->
    [first] the first
    [stronger] stronger: taken
    [not-stronger] not stronger
   *[unclear] unclear: not taken
}
# $file: where.
train-kept = The best net is in { $file }.
# $command: a line for the command line.
train-play = Play against it: { $command }
# $command: a line for the command line.
train-compare = Compare it with the net of the package: { $command }
# $option: as it is typed. $how: the option that it belongs to, as it is typed.
train-only = { $option } is only for { $how }.
# $folder: where. $game: its name as one types it. $bot: the name of a bot as one types it.
train-other = The training in { $folder } is of { $game }, measured against { $bot }: choose another folder for another one.
train-compiles = Preparing: the game and the learner are being compiled …
# $number, $games, $minutes: numbers.
train-passes = Pass { $number } (games: { $games }, minutes: { $minutes })
train-minutes = Minutes
train-games = Games
train-entropy = Entropy
# $bot: the name of a bot as one types it.
train-won = Won against { $bot }
# $file: where.
train-kept-policy = The policy is in { $file }.
# $count: how many actors died. $actors: their roles, each with a number, such as “rollout-0 × 2”.
train-restarted = { $count ->
    [one] One actor died and was started again ({ $actors }).
   *[other] { $count } actors died and were started again ({ $actors }).
}
# $actor: the name of an actor on the cluster.
train-taken = The cluster has an actor “{ $actor }” already: wait for that training to end, or choose a folder of another name.
# $actor: the name of an actor on the cluster. $count: how often. $why: what Ray says, in English.
train-actor = The actor “{ $actor }” died { $count } times before it answered: { $why }
# $game: as it is typed.
net-none = The bots of { $game } read no nets.
net-endings = One file must end in .npz and the other in .onnx.
# $file: what was written.
net-written = Written: { $file }
# $file: what was written. $games, $bytes, $rate: numbers.
data-written = Written: { $file } (games: { $games }; bytes per game: { $bytes }; games per second: { $rate })

# $least, $most: the bounds.
match-bots = A match of this game has { $least } to { $most } bots, not { $count }.
games-or-deals = Give --games or --deals, not both.
match-playing = Playing
# $games: how many.
match-title = { $games } games, every deal in every rotation of the seats
match-bot = Bot
match-wins = Wins
# $share: of the games that a bot won, in percent; $low, $high: the ends of its 95 % interval.
match-share = { $share } ({ $low } to { $high })
# The same where all games were won. $share, $low: in percent.
match-all-won = { $share }, at least { $low }
# The same where none was won. $share, $high: in percent.
match-none-won = { $share }, at most { $high }
match-score = Score
# The head of a column: the standard deviation of the score.
match-deviation = Deviation
match-margin = Margin to the best other
match-alone = Sole top score
match-level = Shared top score

## King of Tokyo in the terminal

tell-column-tokyo = Tokyo
tell-column-counters = Counters
tell-column-cards = Cards
tell-place-city = Tokyo City
tell-place-bay = Tokyo Bay
tell-out-of-game = eliminated
tell-poison = { $n } poison
tell-shrink = { $n } shrink
tell-row = For sale:
# $deck: how many cards.
tell-deck = { $deck } more in the deck
# $rerolls: how many.
tell-throws-left = { $rerolls ->
    [0] no roll left
    [one] { $rerolls } roll left
   *[other] { $rerolls } rolls left
}
# $phase: what is asked.
tell-ask = { $phase ->
    [rolled] Player { $seat }: reroll, or stop?
    [probe] Player { $seat }: use { card-psychic-probe } on a die?
    [change] Player { $seat }: change a die?
    [hearts] Player { $seat }: what are the hearts for?
    [react] Player { $seat }: take the damage, or respond?
    [yield] Player { $seat }: yield Tokyo, or stay?
    [buy] Player { $seat }: buy something?
    [charge] Player { $seat }: how much energy goes on { card-monster-batteries }?
    [opportunist] Player { $seat }: buy the card just revealed?
    [sell] Player { $seat }: sell a card?
   *[mimic] Player { $seat }: which card does { card-mimic } copy?
}
# $damage: how much; $by is 0 where nobody does it.
tell-ask-damage = { $by ->
    [0] { $damage } damage.
   *[other] { $damage } damage by player { $by }.
}
tell-stop-now = If you stop now:
tell-nothing = nothing
tell-gain-vp = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
tell-gain-heal = { $n } health
tell-gain-energy = { $n } energy
# $left: the health that is left.
tell-hits = { $n } damage to player { $seat } (left: { $left })
tell-enters = { $place ->
    [bay] take Tokyo Bay
   *[city] take Tokyo City
}
# $hearts: how many.
tell-hearts = { $hearts ->
    [one] { $hearts } heart
   *[other] { $hearts } hearts
}, to share as: hearts heal=1 poison=1 shrink=1 2=1 (a number heals that seat, counted from 0)
tell-keep = keep FACE ... keeps those dice and rolls the others; keep alone rolls all.

# $rolls: numbers of players with their claws.
tell-start-roll = Claws decide who begins ({ $rolls }): player { $first }.
# $extra: why it is a further turn.
tell-turn = { $extra ->
    [freeze_time] Turn { $number }: player { $seat } again ({ card-freeze-time }).
    [frenzy] Turn { $number }: player { $seat } again ({ card-frenzy }).
   *[no] Turn { $number }: player { $seat }.
}
tell-throw = Player { $seat } rolls { $thrown }. On the table: { $dice }.
tell-again = Player { $seat } rerolls a 3: it becomes { $to }.
tell-extra-throw = Player { $seat } takes one more roll ({ $card }).
tell-probe = Player { $seat } rerolls a die: { $face } becomes { $to }.
tell-change = Player { $seat } changes a die from { $face } to { $to } ({ $card }).
tell-stop = Player { $seat } stops at { $dice }.
# $sign: less or more; $vp: how many there are then.
tell-vp = { $sign ->
    [less] { $amount ->
        [one] Player { $seat } loses { $amount } point ({ $why }) and has { $vp }.
       *[other] Player { $seat } loses { $amount } points ({ $why }) and has { $vp }.
    }
   *[more] { $amount ->
        [one] Player { $seat } gains { $amount } point ({ $why }) and has { $vp }.
       *[other] Player { $seat } gains { $amount } points ({ $why }) and has { $vp }.
    }
}
# $sign: less or more; $energy: how much there is then.
tell-energy = { $sign ->
    [less] Player { $seat } pays { $amount } energy ({ $why }) and has { $energy }.
   *[more] Player { $seat } gains { $amount } energy ({ $why }) and has { $energy }.
}
# $health: how much there is then.
tell-heal = Player { $seat } heals { $amount } ({ $why }) and has { $health } health.
# $poison, $shrink: by how much they change.
tell-counters = The counters of player { $seat } change: poison { $poison }, shrink { $shrink }.
# $claws: how many; $hit: how many are hit; $targets: their numbers.
tell-attack = { $hit ->
    [0] { $claws ->
        [one] Player { $seat } attacks with { $claws } claw and hits nobody.
       *[other] Player { $seat } attacks with { $claws } claws and hits nobody.
    }
    [one] { $claws ->
        [one] Player { $seat } attacks player { $targets } with { $claws } claw.
       *[other] Player { $seat } attacks player { $targets } with { $claws } claws.
    }
   *[other] { $claws ->
        [one] Player { $seat } attacks players { $targets } with { $claws } claw.
       *[other] Player { $seat } attacks players { $targets } with { $claws } claws.
    }
}
# $health: how much is left; $by is 0 where nobody did it.
tell-damage = { $by ->
    [0] Player { $seat } takes { $amount } damage ({ $why }): { $health } health left.
   *[other] Player { $seat } takes { $amount } damage (player { $by }, { $why }): { $health } health left.
}
tell-prevented = Player { $seat } is spared { $amount } damage ({ $why }).
tell-camouflage = The dice of { card-camouflage } for player { $seat }: { $dice }.
tell-yield = Player { $seat } yields.
tell-stay = Player { $seat } stays.
# $how: why.
tell-leave = { $place ->
    [bay] { $how ->
        [bay] Player { $seat } leaves Tokyo Bay: the Bay is closed.
        [displaced] Player { $seat } leaves Tokyo Bay: pushed out.
       *[other] Player { $seat } leaves Tokyo Bay.
    }
   *[city] { $how ->
        [displaced] Player { $seat } leaves Tokyo City: pushed out.
       *[other] Player { $seat } leaves Tokyo City.
    }
}
tell-enter = { $place ->
    [bay] Player { $seat } takes Tokyo Bay.
   *[city] Player { $seat } takes Tokyo City.
}
tell-bay-closed = Tokyo Bay is closed.
tell-out = Player { $seat } is eliminated.
tell-child = Player { $seat } comes back: { card-it-has-a-child }.
# $price: in energy; $origin: from where.
tell-buy = { $origin ->
    [seat] Player { $seat } buys { $card } for { $price } energy from player { $owner }.
    [top] Player { $seat } buys { $card } for { $price } energy from the deck.
   *[row] Player { $seat } buys { $card } for { $price } energy.
}
# $how: why.
tell-lose = { $how ->
    [used] Player { $seat } loses { $card }: used up.
    [empty] Player { $seat } loses { $card }: empty.
    [heart] Player { $seat } loses { $card }: a heart.
    [sell] Player { $seat } loses { $card }: sold.
   *[other] Player { $seat } loses { $card }.
}
tell-reveal = { $card } is revealed.
tell-sweep = Player { $seat } sweeps the row.
tell-shuffle = The discard pile becomes the deck.
tell-mimic = { card-mimic } of player { $seat } copies { $card } of player { $of }.
tell-unmimic = { card-mimic } of player { $seat } copies nothing any more.
tell-charge = Player { $seat } puts { $amount } energy on { card-monster-batteries }.
# $cause: why the game ended.
tell-over = { $cause ->
    [points] Player { $seat } has 20 points and wins.
    [survival] Player { $seat } is the last one alive and wins.
   *[nobody] All are eliminated: nobody wins.
}
tell-why-dice = dice
tell-why-tokyo = in Tokyo
tell-why-enter = Tokyo taken
tell-why-buy = bought
tell-why-sweep = swept
tell-why-sell = sold
tell-why-attack = attack
tell-why-poison = poison

## The odds of dice

# Before a table of chances.
odds-title = { $dice ->
    [one] { $dice } die, { tell-throws-left }: { $faces }
   *[other] { $dice } dice, { tell-throws-left }: { $faces }
}
odds-unthrown = not yet rolled
# $wish: such as 3 claw; $percent: a number.
odds-wish = { $wish }: { $percent } %
odds-keep = Keep: { $faces }
odds-keep-none = Keep: nothing, roll all.
odds-stop = Keep all: you have it already.
# $count: how many faces were named. $dice: what was given for --dice, an option that stays.
odds-count = Faces named: { $count }; --dice says { $dice }. Leave --dice out, or name as many faces.
odds-goal = At least
odds-chance = Probability

bench-start = Starting one process
bench-starting = Compiling everything from scratch, as on a first start …
# $game: the name of a game of another package, as it is typed.
bench-none = { $game } has no figures to measure: its package names no measures.

## The options of the table

help-workers = Processes for the bots (default: one for each core, at most 8).
help-bots = A bot of your own that may sit down: GAME=MODULE:CLASS of a module in this folder, such as kingdomino=my_bot:Mine, or GAME=BOT:net=FILE with a net of your own. You can give it several times.
help-allow-host = A name under which this server is reached, such as table.example.org; you can give it again. Addresses of this machine and localhost need none.
help-behind-proxy = Address or network of a proxy in front of this server, such as 127.0.0.1 or 172.16.0.0/12. Its X-Forwarded-For names the client. You can give it again.
help-sharing = Open the table to the internet by cloudflared, tailscale or ngrok, or by ssh:MACHINE=https://ADDRESS; without a value by the first that this computer has.
# In the terminal, before the address is there: it takes some seconds.
table-starting = Starting the server…
table-host = This is empty. Leave --host out to listen on this computer only, or give 0.0.0.0 to let your home network in.
# $given: what came.
table-allow-host = “{ $given }” is not the name of a server, such as table.example.org.
# $given: what came.
table-behind-proxy = “{ $given }” is not an address or a network, such as 192.168.1.2 or 172.16.0.0/12. A name is not enough.
# $address: where the page is opened, the end of the line.
table-at = { -kingtable } is at { $address }
# $address: where the page is opened, the end of the line.
table-already-at = { -kingtable } is already at { $address }
# $address: where other devices open the page.
table-at-home = In your network: { $address }
# $host, $port: where, as on the command line. $problem: of which kind. $why: the system’s own words.
table-not-listening = { $problem ->
    [address] The table cannot listen at { $host }, port { $port }: this computer does not have that address. Choose another --host or --port.
    [name] The table cannot listen at { $host }, port { $port }: this computer does not know that name. Choose another --host or --port.
    [denied] The table cannot listen at { $host }, port { $port }: you may not use that port. Choose another --host or --port.
   *[other] The table cannot listen at { $host }, port { $port }: { $why }. Choose another --host or --port.
}
# $first, $last: numbers of ports.
table-ports-taken = Ports { $first } to { $last } are all taken. Choose one with --port.
# $port: its number.
table-port-taken = Another program uses port { $port }. Choose another one, or leave --port out.
# $file: a path. $problem: of which kind. $why: the system’s own words.
folder-not-made = { $problem ->
    [missing] The folder { $file } cannot be created: the place above it is not a folder. Choose another with --data.
    [denied] The folder { $file } cannot be created: you may not write there. Choose another with --data.
    [full] The folder { $file } cannot be created: the disk is full. Choose another with --data.
   *[other] The folder { $file } cannot be created: { $why }. Choose another with --data.
}
# $problem: of which kind. $why: the system’s own words.
folder-not-written = { $problem ->
    [missing] The folder { $file } cannot be written to: it is not a folder. Choose another with --data.
    [denied] The folder { $file } cannot be written to: you may not write there. Choose another with --data.
    [full] The folder { $file } cannot be written to: the disk is full. Choose another with --data.
   *[other] The folder { $file } cannot be written to: { $why }. Choose another with --data.
}
# $problem: of which kind. $why: the system’s own words.
database-not-opened = { $problem ->
    [missing] The database { $file } cannot be opened: it is not there. Choose another folder with --data.
    [denied] The database { $file } cannot be opened: you may not write there. Choose another folder with --data.
    [full] The database { $file } cannot be opened: the disk is full. Choose another folder with --data.
   *[other] The database { $file } cannot be opened: { $why }. Choose another folder with --data.
}
# $process: its number, or "unknown".
folder-in-use = { $process ->
    [unknown] Another { -kingtable } uses the folder { $file }. Stop that one, or choose another folder with --data.
   *[other] Another { -kingtable } (process { $process }) uses the folder { $file }. Stop that one, or choose another folder with --data.
}
database-in-use = Another { -kingtable } uses the database { $file }, under this name or another. Stop that one, or choose another folder with --data.
# $what: file or folder.
database-read-only = { $what ->
    [file] The database { $file } is read-only. Make it writable, or choose another folder with --data.
   *[folder] The folder { $file } is read-only. Make it writable, or choose another folder with --data.
}
# $detail: in English, from the database.
database-not-now = The database { $file } cannot be used now ({ $detail }). Nothing was changed. Check that its folder is writable, that the disk is not full, and that no other program uses it; or choose another folder with --data.
database-foreign = The file { $file } is a database of another program. Nothing was changed. Choose another folder with --data.
# $form, $known: numbers.
database-newer = A newer { -kingtable } wrote the database { $file } (its form is { $form }, this one knows { $known }). Nothing was changed. Install the newer { -kingtable }, or choose another folder with --data.
# $what: of which kind. $detail, $bytes: numbers, or names in the database. $table: a name in the database.
database-damaged = { $what ->
    [copy] The database { $file } is damaged (it has { $detail } B, as after a copy that failed). Nothing was changed. Put a backup in its place, or move it away to begin with an empty one.
    [cut] The database { $file } is damaged (it has { $detail } B instead of { $bytes } B). Nothing was changed. Put a backup in its place, or move it away to begin with an empty one.
    [empty] The database { $file } is damaged (it is empty). Nothing was changed. Put a backup in its place, or move it away to begin with an empty one.
    [foreign] The database { $file } is damaged (it is not a database). Nothing was changed. Put a backup in its place, or move it away to begin with an empty one.
    [form] The database { $file } is damaged (its form is { $detail }). Nothing was changed. Put a backup in its place, or move it away to begin with an empty one.
    [lacks] The database { $file } is damaged ({ $table } has no { $detail }). Nothing was changed. Put a backup in its place, or move it away to begin with an empty one.
    [trigger] The database { $file } is damaged (it has a trigger, { $detail }). Nothing was changed. Put a backup in its place, or move it away to begin with an empty one.
   *[other] The database { $file } is damaged ({ $detail }). Nothing was changed. Put a backup in its place, or move it away to begin with an empty one.
}
tell-plain-move = Player { NUMBER($seat) }: { $move }
tell-plain-over = The game is over.
