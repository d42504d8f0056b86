### The form in which a player sets up a table.
### $n: a number, of the seat where nothing else is said.

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
# In this seat sits another person, who looks at this screen, too.
seat-here = Here, at this screen
seat-friend = A friend, by link
# A box to tick at the seat of a friend: two friends come with one screen.
seat-joins = At one screen with the friend before
seat-bot = A bot
seat-up = Move seat { $n } up
seat-down = Move seat { $n } down
bot-kind-random-text = Plays at random.

# $n: a strength, 1 to 100. $games: how many.
bot-kind-person-text = { $games ->
    [0] As strong as you: gentle at first, and it follows your results.
    [one] As strong as you: { $n } of 100 after { $games } game. It follows your results.
   *[other] As strong as you: { $n } of 100 after { $games } games. It follows your results.
}

# How strong a bot is, in Elo, and between which numbers that is certain. $elo, $low, $high: numbers; 0 plays at random.
bot-rating = Strength: Elo { $elo } (95 % sure: { $low } to { $high }); 0 is random play.

# In the list of bots: its strength is then chosen. Room: 20
bot-any-strength = Any strength

# In the list of bots: whom such an opponent is for. $level: 1, the weakest, to 6. Room: 24
strength-for = { $level ->
    [1] For a six-year-old
    [2] For beginners
    [3] For families
    [4] For regular players
    [5] For experts
   *[6] For champions
}

# A slider.
form-strength = Strength of the bot in seat { $n }

# $n: 1 to 100. $feel: strength-feel.
strength-told = { $n } of 100: { $feel }

# How such a bot plays. $band: weakest, weak, fair, strong or strongest.
strength-feel = { $band ->
    [weakest] Plays for fun and overlooks a lot.
    [weak] Knows the rules and makes many mistakes.
    [fair] Plays well, with mistakes like people’s.
    [strong] Hard to beat; seldom wrong.
   *[strongest] Gives nothing away.
}
bot-kind-greedy-text = Takes what scores now.
bot-kind-sampler-text = Plays the rest of the game out in its head, many times.
bot-kind-novice-text = Likes crowns, and is not always careful.
bot-kind-planner-text = Has learnt what a kingdom may come to.
bot-kind-expert-text = Thinks ahead, with what it has learnt from playing itself.
bot-kind-attacker-text = Collects claws and stays in Tokyo too long.
bot-kind-racer-text = Collects numbers and little else.
bot-kind-builder-text = Saves energy for the dearest cards.
bot-kind-roller-text = Knows the exact odds of the dice.
bot-kind-learner-text = Knows from very many games what wins.
form-rules = Rules

# Before a choice: Rulebook or Online.
form-preset = Rules version
kingdomino-preset-official = Rulebook
kingdomino-preset-official-text = The official rulebook, first edition.
kingdomino-preset-bga = Online
kingdomino-preset-bga-text = As on the well-known online platform: three players use all dominoes, two players open in the order 1-2-2-1.
form-open = Open the table
form-open-friends = Open the table and get the links
form-games = Games
king-of-tokyo-form-colour = Monster of seat { $n }
clock-usual-text = { NUMBER(2) } minutes on your own turn.
king-of-tokyo-clock-usual-text = { NUMBER(2) } minutes on your own turn; { NUMBER(30) } seconds if another player’s turn asks you something.
clock-quick-text = { NUMBER(45) } seconds on your own turn.
king-of-tokyo-clock-quick-text = { NUMBER(45) } seconds on your own turn; { NUMBER(15) } if another player’s turn asks you something.
clock-none-text = Everybody takes the time they need.

king-of-tokyo-goal = Be the first to { NUMBER(20) } points, or the last one standing.
