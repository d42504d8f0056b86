# The page: everything a player reads in the browser.

kingtable = Kingtable
kingdomino-title = Kingdomino

## Start

start-lead = Pull up a chair.
start-exact = Two board games, exact to the rulebook.
start-how = Alone against bots, or with friends by link. No account.
kingdomino-facts = { NUMBER(2) }–{ NUMBER(4) } players, { NUMBER(15) } min
facts = { $least }–{ $most } players
play-now = Play now
set-up = Set up a table
go-on = Go on
go-on-title = A table is waiting
go-on-with = { $game } with { $who }
code-title = Have a code?
code-text = Six letters from a friend
code-go = Go to the table
new-title = New to it?
new-text = The whole rulebook on one sheet
last-replay = Replay of the last game
independent = Independent project, not affiliated with the games’ publishers.
language = Language
theme = Colours
theme-now = Colours: { $theme }. Change
theme-system = as the device
theme-light = light
theme-dark = dark
no-server = The server does not answer. Try again.
home = To the start

## The form

form-seats = Who plays
form-players = Players
form-seat = Seat { $n }
form-who = Who sits in seat { $n }
form-bot = Bot in seat { $n }
form-name = Name in seat { $n }
form-name-hint = Name (optional)
form-colour = Colour of seat { $n }
seat-me = Me
seat-friend = A friend, by link
seat-bot = A bot
seat-up = Move seat { $n } up
seat-down = Move seat { $n } down
bot-kind-random = Beginner
bot-kind-random-text = Plays at random.
bot-kind-greedy = Greedy
bot-kind-greedy-text = Takes what scores now.
bot-kind-sampler = Thinker
bot-kind-sampler-text = Plays the rest of the game out in its head, many times.
bot-kind-attacker = Brawler
bot-kind-attacker-text = Collects claws and stays in Tokyo too long.
bot-kind-racer = Runner
bot-kind-racer-text = Collects numbers and little else.
bot-kind-builder = Collector
bot-kind-builder-text = Saves energy for the dearest cards.
bot-kind-roller = Calculator
bot-kind-roller-text = Knows the exact odds of the dice.
colour = { $colour ->
    [blue] Blue, disc
    [rose] Rose, diamond
    [pine] Pine, triangle
    [amber] Amber, square
    [violet] Violet, cross
   *[teal] Teal, star
}
form-rules = Rules
form-preset = Played as
kingdomino-preset-official = Rulebook
kingdomino-preset-official-text = The official rulebook, first edition.
kingdomino-preset-bga = Online
kingdomino-preset-bga-text = As on the well-known online platform: three players use all dominoes, two players open in the order 1-2-2-1.
form-open = Open the table
form-open-friends = Open the table and get the links
kingdomino-option-middle_kingdom = { middle-kingdom }
kingdomino-option-middle_kingdom-text = { NUMBER(10) } more points if your castle ends in the centre of your kingdom.
kingdomino-option-harmony = { harmony }
kingdomino-option-harmony-text = { NUMBER(5) } more points if you discard no domino.
kingdomino-option-mighty_duel = Mighty Duel
kingdomino-option-mighty_duel-text = All { NUMBER(48) } dominoes and kingdoms of { NUMBER(7) } × { NUMBER(7) }. For practised players.
kingdomino-option-dynasty = Dynasty
kingdomino-option-dynasty-text = Three games in a row; the highest sum wins.
kingdomino-option-three_players = Dominoes
kingdomino-option-three_players-36-text = { NUMBER(12) } dominoes stay in the box unseen; lines of three.
kingdomino-option-three_players-48-text = All { NUMBER(48) } dominoes; lines of four, and the one that nobody claims leaves the game.
kingdomino-option-start_order = First claims
kingdomino-option-start_order-kings = Kings drawn
kingdomino-option-start_order-kings-text = The kings are drawn one by one; whose king appears claims.
kingdomino-option-start_order-snake = There and back
kingdomino-option-start_order-snake-text = A first player is drawn; with two players the order is 1-2-2-1.

## The table

title-your-turn = ● Your turn – { $game }
title-table = { $game } – Kingtable
players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
middle-kingdom = Middle Kingdom
harmony = Harmony
opening = First claims
round = Round { $n }
of-rounds = of { $m }
round-of = Round { $n } of { $m }
game-of = Game { $n } of { $m }
over-chip = { $n ->
    [one] Game over, { $n } round
   *[other] Game over, { $n } rounds
}
watching = { $n } watching
log = Log
rules = Rules
menu = Menu
close = Close
you = You
player-name = { $colour ->
    [blue] Blue
    [rose] Rose
    [pine] Pine
    [amber] Amber
    [violet] Violet
   *[teal] Teal
}
bot-name = { $colour ->
    [blue] Bot Willow
    [rose] Bot Cherry
    [pine] Bot Cedar
    [amber] Bot Cypress
    [violet] Bot Plum
   *[teal] Bot Maple
}
bot-short = { $colour ->
    [blue] Willow
    [rose] Cherry
    [pine] Cedar
    [amber] Cypress
    [violet] Plum
   *[teal] Maple
}
this-round = This round
next-round = Next round
no-next-line = The last dominoes are on the table. After this round the kingdoms are scored.
kings-order = Kings in order
nobodys = nobody’s
state-done = placed
state-now = to move
state-waits = waits
state-pencil = in pencil
order-entry = { $state ->
    [done] { $who } placed { $domino }
    [now] { $who } is placing { $domino }
   *[waits] { $who } waits with { $domino }
}
claim = Claim
claim-label = Claim { $domino }: { $face }. Plays { $turn ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $turn }th
} next round, up to { $gain } points more
plays-turn = plays { $turn ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $turn }th
}
turn-short = { $turn ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $turn }th
}
up-to = up to
depends-on-chance = depends on chance
to-come = Still to come
to-come-count = Still to come: { $n }
to-come-out = { $n } of these stay out
to-come-none = nothing more
your-kingdom = Your kingdom
kingdom-of = { $who }: kingdom
open-kingdom = { $who }, { $score } points. See the kingdom
away = not here
properties = Properties
terrain = Terrain
squares-crowns = Squares × crowns
points = Points
gain = Gain
total = Total
score-is = { $points } points
score-would = { $points } points now, { $after } with this placement
bonus-open = { $bonus }: still possible
bonus-lost = { $bonus }: no longer possible
bonus-won = { $bonus }: won
discarded = Discarded: { $dominoes }
discarded-short = discarded { $dominoes }
turn = Turn
lift = Lift off
discard = Discard { $domino }
seal-place = Make it final
key-move = move
key-turn = turn
key-pencil = pencil
key-claim = claim
board-keys = Your kingdom. Arrow keys move the domino to the places that fit, R turns it, Enter pencils it in, Escape lifts it off.
places-short = { $n ->
    [one] { $n } place fits. Tap a ring.
   *[other] { $n } places fit. Tap a ring.
}
places-each = { $n ->
    [one] { $n } place fits, worth { $gain }.
   *[other] { $n } places fit, each worth { $gain }.
}
places-from-to = { $n } places fit, worth { $least } to { $most }.
places-costly = { $n ->
    [one] { $n } of them would give up { $bonus }.
   *[other] { $n } of them would give up { $bonus }.
}
gives-up = (gives up { $bonus })
fits-here = { $n ->
    [one] Fits here in { $n } way, up to { $gain } points more
   *[other] Fits here in { $n } ways, up to { $gain } points more
}

## Words for squares and places

terrain-wheat = Wheat
terrain-forest = Forest
terrain-water = Lake
terrain-pasture = Pasture
terrain-swamp = Swamp
terrain-mine = Mine
castle = castle
empty = empty
square = { $terrain ->
    [wheat] Wheat
    [forest] Forest
    [water] Lake
    [pasture] Pasture
    [swamp] Swamp
   *[mine] Mine
}{ $crowns ->
    [0] {""}
    [one] {""}, { $crowns } crown
   *[other] {""}, { $crowns } crowns
}
domino-face = { $left } beside { $right }
where-castle = Castle’s square
where-right = { $n } right
where-left = { $n } left
where-up = { $n } up
where-down = { $n } down
where-both = { $across }, { $along }
place-words = { $left } at { $leftAt }; { $right } at { $rightAt }

## The sentence

say-connecting = Going to the table…
say-your-turn = Your turn.
say-claim-first = Claim your first domino. A small number plays early, a large one carries crowns.
say-claim-next = Claim your next domino.
say-place = Place { $domino }, then claim your next domino.
say-place-last = Place { $domino }, your last domino of this line.
say-pencilled = { $domino } is pencilled in.
say-claim-final = Claim your next domino to make it final.
say-make-final = Make it final when you are sure.
say-no-fit = { $domino } fits nowhere.
say-no-fit-rest = It must be discarded and scores nothing.
say-sent = Sent.
say-sent-rest = The table is writing it down…
say-other-places = { $who } places { $domino }.
say-other-claims = { $who } claims a domino.
say-bot-thinks = One moment.
say-bot-warming = The bots are warming up; the first move takes a few seconds.
say-not-here = Waiting: { $who } is not at the table.
say-you-win = You win!
say-wins = { $who } wins.
say-shared = Shared victory: { $who }.
say-nobody-wins = Nobody wins.

## Notices

refused = The table refused that.
the-rule = The rule
offline = Connection lost. Trying again; nothing is lost.
offline-pending = Connection lost. Your move is kept and sent again as soon as the table answers.
rematch-open = A rematch was opened.
watch = Watch
try-again = Try again
busy-again = This page tries again by itself.
windows = This seat is open in { $n } windows. If that is not you, move your seat to another device, and all others are shut out.
log-by-clock = Time ran out; the table answered:
log-by-stand-in = The bot could not be asked; the table played for it:
claim-failed = You are not at the table yet.

## Before the deal

gather-waiting = Waiting for { $who }.
gather-then = The game is dealt when everybody has sat down.
gather-invite = Send each friend their link. The game is dealt when everybody has sat down.
gather-sealing = The deal is being sealed.
gather-sealing-rest = Everybody’s page adds its share. This takes a moment, ten seconds at most.
gather-bot = bot
gather-sealed = is here, has sealed
gather-deal = Deal without waiting
gather-without = { $n ->
    [one] { $who } would have no part in this deal, but can still come and play.
   *[other] { $who } would have no part in this deal; they can still come and play.
}

## The log

log-game = Game { $n } begins.
log-kings = The kings were drawn: { $who }.
log-line = Turned up: { $dominoes }.
log-claim = { $you ->
    [yes] You claimed { $domino }.
   *[no] { $who } claimed { $domino }.
}
log-claim-forced = { $you ->
    [yes] You claimed { $domino }, the only one left.
   *[no] { $who } claimed { $domino }, the only one left.
}
log-place = { $you ->
    [yes] You placed { $domino }
   *[no] { $who } placed { $domino }
}{ $gain ->
    [0] .
   *[other] {" "}and gained { $gain }.
}
log-discard = { $you ->
    [yes] You discarded { $domino }: it fitted nowhere.
   *[no] { $who } discarded { $domino }: it fitted nowhere.
}
log-leftover = Nobody claimed { $domino }: it left the game.
log-round = Round { $n }
log-scored = Scored: { $scores }.
log-score = { $who } { $score }
log-over = The game is over.

## Menu, invitation, rules

table-code = Table
copy-watch = Copy the link to watch
copied = Copied
copy-link = Copy the link
invite = Links for friends
invite-title = Bring your friends
invite-text = Each link opens one seat, once. Send it, or let it be scanned.
invite-local = This server is open on this computer only. For friends start it with --host 0.0.0.0 and open the page by the computer’s address.
to-the-table = To the table
came = is here
has-come = has come, is away now
awaited = awaited
link-anew = Make a new link
link-make = Make a link
move-seat = Move my seat to another device
move-text = Open this link on the other device. As soon as it is opened, the seat belongs to that device, and this one loses it.
move-closes = Leave this open until then: closing it ends the link.
qr-alt = QR code of the link for { $who }
your-name = Your name at this table
keep-name = Keep
leave = Leave, come back later
leave-forget = Leave and forget this seat
deal-title = Sealed deal
deal-promised = With this number the server sealed its key before the game. At the end your page checks that the deal was made from that key and from everybody’s shares.
rules-title = The rules
rules-none = The rules of { $game } are not told here. What can be played stands on the buttons.
kingdomino-aim = Build the best kingdom round your castle: large properties with many crowns.
kingdomino-keys = Keys: arrows move, R turns, Enter pencils in, Escape lifts off, 1 to 4 claims.

## The end

end-made = { $bonuses ->
    [0] { $points } from properties.
    [1] { $points } from properties, one bonus on top.
   *[other] { $points } from properties, both bonuses on top.
}
end-your-rank = { $n ->
    [2] You are second:
    [3] You are third:
   *[4] You are fourth:
}
score-table = Score, property by property
sum = Sum
game-number = Game { $n }
largest-property = Largest property
crowns = Crowns
kingdoms = Kingdoms
squares = { $n ->
    [one] { $n } square
   *[other] { $n } squares
}
rank = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
tie-largest = { $who } have { $score } each. The larger single property decides: { $values }.
tie-crowns = { $who } have { $score } each and properties of the same size. The crowns decide: { $values }.
tie-shared = { $who } have { $score } each, as large a property and as many crowns: they share place { $place }.
tie-squares-of = { $n ->
    [one] { $who } { $n } square
   *[other] { $who } { $n } squares
}
tie-crowns-of = { $n ->
    [one] { $who } { $n } crown
   *[other] { $who } { $n } crowns
}
rematch = Rematch
rematch-join = Join the rematch
share = Copy the replay’s link
deal-check = Check the deal
deal-sealed = This table was dealt by an older version: the server alone sealed its key with this number before the game, and nobody else had a share in the deal.
deal-commitment = Seal of the server’s key
deal-key = The server’s key, shown at the end
deal-game-key = Key of this game, made of all
deal-record = Download the record of this game
deal-how = That every die and domino follows from the key, this command checks with the record:
check-working = Checking…
check-proved = All fits: nobody could choose the key of this game, neither the server nor a player.
check-little = Nothing contradicts, but it is not proved to you that nobody chose this deal.
check-wrong = This does not fit. The deal was not made as it was sealed.
check-mark = { $mark ->
    [yes] Fits:
    [no] Does not fit:
   *[open] Not proved:
}
check-key-promised = The server’s key fits the seal that it promised before it knew the table.
check-key = The server’s key fits the seal that it showed before the deal.
check-key-late = The server’s key fits its seal, but your page has not kept what the seal was before the deal.
check-key-wrong = The server’s key does not fit the seal that was shown before the deal.
check-share = Your page’s share went into the deal.
check-share-none = Your page gave no share to this deal: the others could have chosen it.
check-share-out = Your page’s share was left out of the deal: it did not come in time, or was not taken.
check-share-wrong = The record has another share for you than the one your page gave.
check-seals = { $who }: shares as they were sealed before your page revealed its own.
check-seals-wrong = { $who }: not the share that was sealed before your page revealed its own.
check-left-out = Left out of the deal: { $who }.
check-nobody-out = Nobody was left out.
check-not-proved = What this does not prove
check-not-looked = That nobody looked: who runs the server has the key in a file and can know what comes. Play where you trust them not to look.
check-not-silent = That no host and player together saw the deal beforehand: they could leave that player’s share out and get one other deal. The seat is then named above as left out.
check-not-who = Who moved: whether it was a player, a bot or the clock is told by the server.

## Replay

replay = Replay
replay-slider = Position in the game
replay-at = Move { $n } of { $m }
replay-count = { $n } / { $m }
replay-start = The table is laid.
replay-live = This game is still being played. The replay opens when it is over.
play = Play
pause = Pause
step-back = One move back
step-forth = One move on

## A game that the page does not know

plain-board = Board
plain-moves = Your moves
plain-choose = Choose a move.
plain-turn = It is the turn of { $who }.
plain-move = { $who }: { $move }
plain-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

## King of Tokyo on the start page and the form; clocks

king-of-tokyo-title = King of Tokyo
king-of-tokyo-facts = { NUMBER(2) }–{ NUMBER(6) } monsters, { NUMBER(30) } min
form-games = Games
king-of-tokyo-form-colour = Monster of seat { $n }
form-clock = Time to decide
clock-usual = Usual
clock-usual-text = { NUMBER(2) } minutes on the own turn, { NUMBER(30) } seconds for a question in between.
clock-quick = Quick
clock-quick-text = { NUMBER(45) } seconds on the own turn, { NUMBER(15) } for a question in between.
clock-none = None
clock-none-text = Everybody takes the time they need.
clock-left = { $n ->
    [one] { $n } second left
   *[other] { $n } seconds left
}
clock-late = { $n } seconds left.
king-of-tokyo-option-bay = { tokyo-bay }
king-of-tokyo-option-bay-text = A second place in Tokyo, open while five monsters or more are alive.
king-of-tokyo-option-bay-later = With five or six monsters Tokyo Bay can be played too.
king-of-tokyo-colour = { $colour ->
    [blue] Moss, blue
    [rose] Kettle, rose
    [pine] Lantern, pine green
    [amber] Owl, amber
    [violet] Daikon, violet
   *[teal] Snail, teal
}
king-of-tokyo-name = { $colour ->
    [blue] Moss
    [rose] Kettle
    [pine] Lantern
    [amber] Owl
    [violet] Daikon
   *[teal] Snail
}
