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
tables-go-on = Go on: { $game }, table { $code }
tables-forget-which = Forget { $game }, table { $code }
tables-forget-text = Forget this table? Only this browser holds the key to your seat: without it you cannot come back.
tables-forget = Forget it
# A button: the table is not forgotten. Room: 20
tables-keep = Keep it
tables-all = Show all { $n }
code-empty = A code has six letters and digits.
nowhere = There is nothing here.
nowhere-text = The address leads to no page of { -kingtable }. Look at the link again.

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
# The kinds of bots are persons: a noun each. Room: 20
bot-kind-random = Beginner
bot-kind-random-text = Plays at random.
bot-kind-person = Your level
# $n: a strength, 1 to 100. $games: how many.
bot-kind-person-text = { $games ->
    [0] As strong as you: gentle at first, and it follows your results.
    [one] As strong as you: { $n } of 100 after { $games } game. It follows your results.
   *[other] As strong as you: { $n } of 100 after { $games } games. It follows your results.
}
# How strong a bot is, in Elo, and between which numbers that is certain. $elo, $low, $high: numbers; 0 plays at random.
bot-rating = Rating { $elo } ({ $low } to { $high }).
# In the list of bots: its strength is then chosen. Room: 20
bot-any-strength = Any strength
# A slider.
form-strength = Strength of the bot in seat { $n }
# $n: 1 to 100. $feel: strength-feel.
strength-told = { $n } of 100: { $feel }
# What such a bot is like. $band: weakest, weak, fair, strong or strongest.
strength-feel = { $band ->
    [weakest] Plays for fun and overlooks a lot.
    [weak] Knows the rules and makes many mistakes.
    [fair] Plays well, with mistakes like people’s.
    [strong] Hard to beat; seldom wrong.
   *[strongest] Gives nothing away.
}
bot-kind-greedy = Greedy
bot-kind-greedy-text = Takes what scores now.
bot-kind-sampler = Thinker
bot-kind-sampler-text = Plays the rest of the game out in its head, many times.
bot-kind-novice = Amateur
bot-kind-novice-text = Likes crowns, and is not always careful.
bot-kind-planner = Planner
bot-kind-planner-text = Has learnt what a kingdom may come to.
bot-kind-expert = Expert
bot-kind-expert-text = Thinks ahead, with what it has learnt from playing itself.
bot-kind-master = Master
bot-kind-master-text = Thinks like the Expert, for longer.
bot-kind-attacker = Brawler
bot-kind-attacker-text = Collects claws and stays in Tokyo too long.
bot-kind-racer = Runner
bot-kind-racer-text = Collects numbers and little else.
bot-kind-builder = Collector
bot-kind-builder-text = Saves energy for the dearest cards.
bot-kind-roller = Calculator
bot-kind-roller-text = Knows the exact odds of the dice.
bot-kind-learner = Veteran
bot-kind-learner-text = Knows from very many games what wins.
colour = { $colour ->
    [blue] Blue, disc
    [rose] Rose, diamond
    [pine] Pine, triangle
    [amber] Amber, square
    [violet] Violet, cross
   *[teal] Teal, star
}
form-rules = Rules
# Before a choice: Rulebook or Online.
form-preset = Rules version
kingdomino-preset-official = Rulebook
kingdomino-preset-official-text = The official rulebook, first edition.
kingdomino-preset-bga = Online
kingdomino-preset-bga-text = As on the well-known online platform: three players use all dominoes, two players open in the order 1-2-2-1.
form-open = Open the table
form-open-friends = Open the table and get the links
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
refused = The table refused that.
watch = Watch
try-again = Try again
rules-title = The rules
rules-none = There is no rulebook for { $game } here. The buttons show every move that you can make.
kingdomino-aim = Build the best kingdom round your castle: large properties with many crowns.
# R, Enter, Escape and the digits are keys of the keyboard: they stay as they are.
kingdomino-keys = Keys: arrows move, R turns, Enter pencils in, Escape lifts off, 1 to 4 claim.

## King of Tokyo, clocks

king-of-tokyo-title = King of Tokyo
king-of-tokyo-facts = { NUMBER(2) }–{ NUMBER(6) } monsters, { NUMBER(30) } min
form-games = Games
king-of-tokyo-form-colour = Monster of seat { $n }
form-clock = Time to decide
clock-usual = Usual
clock-usual-text = { NUMBER(2) } minutes on your own turn, { NUMBER(30) } seconds for a question in between.
clock-quick = Quick
clock-quick-text = { NUMBER(45) } seconds on your own turn, { NUMBER(15) } for a question in between.
# No time to decide is set. Room: 14
clock-none = None
clock-none-text = Everybody takes the time they need.
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
# In the form.
king-of-tokyo-goal = Be the first to { NUMBER(20) } points, or the last one standing.
king-of-tokyo-aim = Roll dice, take Tokyo, stay alive. { NUMBER(20) } points win, or being the last one left.
# The digits, Shift, T, S and O are keys: they stay as they are.
king-of-tokyo-keys = Keys: 1 to 9 keep a die, Shift all of its face, T rolls, S stops, O shows the odds.
tokyo-bay = Tokyo Bay
