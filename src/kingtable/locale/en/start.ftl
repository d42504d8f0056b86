### What a reader meets before a table: the start page, the form, what the games are called.
### $n: a number, of the seat where nothing else is said. $colour: which variant, blue to teal. $game: a game's title.
### $code: a table's six letters and digits. $who: names, which never decline. $least, $most: from how many to how many.

# The name of this program. It is not translated, but may be written in the language's letters.
-kingtable = Kingtable
# The names of the four variants, as the language's rulebook has them.
-dynasty = Dynasty
-middle-kingdom = Middle Kingdom
-harmony = Harmony
-mighty-duel = Mighty Duel

kingtable = { -kingtable }
kingdomino-title = Kingdomino

## Start

start-lead = Pull up a chair.
start-exact = Two board games, exact to the rulebook.
start-how = Alone against bots, or with friends by link. No account.
kingdomino-facts = { NUMBER(2) }–{ NUMBER(4) } players, { NUMBER(15) } min
facts = { $least }–{ $most } players
# A button beside set-up, both in one line. Room: 24
play-now = Play now
# A button beside play-now. Room: 24
set-up = Set up a table
# A button on the start page: people who share this screen play. Room: 32
together = Together at this screen
# A link on a game's picture, to its lesson. Room: 32
learn = Learn in ten short steps
go-on = Continue
code-title = Have a code?
# Below code-title, before the field.
code-text = Six letters and digits from a friend
code-go = Go to the table
new-title = New to it?
new-text = The whole rulebook on one sheet
last-replay = Replay of the last game
# Above links to the pads, for people who play at a table of wood. Room: 32
pad-entry = At a real table
# Such a link: it adds up a game. Room: 20
kingdomino-pad = Score pad
# It says what dice can become. Room: 20
king-of-tokyo-pad = Odds pad
# At the foot of the start page; it must be there.
independent = Independent project, not affiliated with the games’ publishers.
language = Language
theme = Colours
# $theme: one of theme-system, theme-light, theme-dark.
theme-now = Colours: { $theme }. Change
theme-system = as the device
theme-light = light
theme-dark = dark
no-server = The server does not answer. Try again.
no-server-yet = The server does not answer. This page tries again by itself.
page-newer = { -kingtable } was updated. This page loads the new version; your tables stay.
rules-of = Rules: { $game }
# A link and the name of the picture that leads there.
home = Home
tables-mine = My tables
tables-with = with { $who }
tables-gathers = Waiting for the others
tables-your-turn = Your turn.
tables-bot-turn = A bot’s turn
tables-turn-of = { $who }’s turn
tables-other-turn = Another player’s turn
tables-gone = This table is no longer there.
tables-go-on = Continue: { $game }, table { $code }
tables-forget-which = Forget { $game }, table { $code }
tables-forget-text = Forget this table? Only this browser holds the key to your seat: without it you cannot come back.
tables-forget = Forget it
# A button: the table is not forgotten. Room: 20
tables-keep = Keep it
tables-all = Show all { $n }
code-empty = A code has six letters and digits.
nowhere = There is nothing here.
nowhere-text = { -kingtable } has no page at this address. Look at the link again.

## What is chosen in the form and told at a table

# The kinds of bots are persons: a noun each. Room: 20
bot-kind-random = Beginner
bot-kind-person = Your level
bot-kind-greedy = Greedy
bot-kind-sampler = Thinker
bot-kind-novice = Amateur
bot-kind-planner = Planner
bot-kind-expert = Expert
bot-kind-master = Master
bot-kind-attacker = Brawler
bot-kind-racer = Runner
bot-kind-builder = Collector
bot-kind-roller = Calculator
bot-kind-learner = Veteran
colour = { $colour ->
    [blue] Blue, disc
    [rose] Rose, diamond
    [pine] Pine, triangle
    [amber] Amber, square
    [violet] Violet, cross
   *[teal] Teal, star
}
kingdomino-option-middle_kingdom = { -middle-kingdom }
kingdomino-option-middle_kingdom-text = { NUMBER(10) } more points if your castle ends in the centre of your kingdom.
kingdomino-option-harmony = { -harmony }
kingdomino-option-harmony-text = { NUMBER(5) } more points if you discard no domino.
kingdomino-option-mighty_duel = { -mighty-duel }
kingdomino-option-mighty_duel-text = All { NUMBER(48) } dominoes and kingdoms of { NUMBER(7) } × { NUMBER(7) }. For practised players.
kingdomino-option-dynasty = { -dynasty }
kingdomino-option-dynasty-text = Three games in a row; the highest sum wins.
# How many dominoes three players use.
kingdomino-option-three_players = Dominoes
kingdomino-option-three_players-36-text = { NUMBER(12) } dominoes stay in the box unseen; lines of three.
kingdomino-option-three_players-48-text = All { NUMBER(48) } dominoes; lines of four, and the one that nobody claims leaves the game.
# Who claims first.
kingdomino-option-start_order = First claims
kingdomino-option-start_order-kings = Kings drawn
kingdomino-option-start_order-kings-text = Kings are drawn one at a time. When yours comes up, you claim a domino.
kingdomino-option-start_order-snake = Snake order (1-2-2-1)
kingdomino-option-start_order-snake-text = A first player is drawn; with two players the order is 1-2-2-1.

## Words for all places

# In the list of what is played.
players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
rules = Rules
close = Close
# What stands between two sentences: {" "}, or {""} where none does, as in Japanese.
between-sentences = {" "}
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
refused = That was not accepted. Please try again.
watch = Watch
try-again = Try again
rules-title = The rules
rules-none = There is no rulebook for { $game } here. The buttons show every move that you can make.
kingdomino-aim = Build the best kingdom round your castle: large properties with many crowns.
# R, Enter, Escape, H and the digits are keys of the keyboard: they stay as they are.
kingdomino-keys = Keys: arrows move, R turns, Enter pencils in, Escape lifts off, 1 to 4 claim, H hints.

## King of Tokyo, clocks

king-of-tokyo-title = King of Tokyo
king-of-tokyo-facts = { NUMBER(2) }–{ NUMBER(6) } monsters, { NUMBER(30) } min
form-clock = Time to decide
clock-usual = Usual
clock-quick = Quick
# No time to decide is set. Room: 14
clock-none = None
king-of-tokyo-option-bay = { tokyo-bay }
king-of-tokyo-option-bay-text = A second place in Tokyo, open while five monsters or more are alive.
king-of-tokyo-option-bay-later = With five or six monsters you can also play with Tokyo Bay.
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
king-of-tokyo-aim = Roll dice, take Tokyo, stay alive. { NUMBER(20) } points win, or being the last one left.
# The digits, Shift, T, S, O and H are keys: they stay as they are.
king-of-tokyo-keys = Keys: 1 to 9 keep a die, Shift all of its face, T rolls, S stops, O shows the odds, H hints.
tokyo-bay = Tokyo Bay
