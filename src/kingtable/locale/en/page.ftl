### The page at a table, of whatever game.
### $who: a name, or several; names never decline. $you: yes where it is the reader, who is spoken to. $n: a number.
### $game: a game's title.

## The table

name-ask = What should the others call you?
name-none = Without a name
# A button that saves a name, beside its field. Room: 14
keep-name = Keep
# A button: one goes and keeps the seat.
leave = Leave, come back later
# The place that somebody got. $n: 1 to 6. Room: 8
rank = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
    [4] 4th
    [5] 5th
    [6] 6th
   *[other] { $n }
}
replay = Replay
# The title of the window.
title-your-turn = ● Your turn – { $game }
title-table = { $game } – { -kingtable }
# $screen: such as Replay.
screen-title = { $game } – { $screen }
# How many watch. Beside a picture of an eye. Room: 20
watching = { $n } watching
# The name of the list of what has happened. Room: 18
log = Log
# A button with a picture alone, at tables of bots: what would a good player do? Asked of the bot.
hint-ask = What would you do?
# The tooltip of a button: $what it does, and the $key that does the same.
key-tip = { $what } ({ $key })
# The heading of the list of keys, in the menu.
keys = Keys
# In the list of keys: what the arrow keys do.
key-walk = next or previous answer
menu = Menu
# The reader, in a list after a colon or in a table; never the subject of a verb. Room: 8
you = You
# The reader, in a list of those who were attacked: Kettle attacked you and Owl.
name-you = you
away = not here
# Of a player who is away, in place of “not here”. Room: 16
bot-plays = a bot plays
# The head of a column. Room: 10
points = Points
# A button that rotates a domino, with a picture. Room: 14
turn = Turn
# A button; $domino: its number. The domino leaves the game for good.
discard = Discard { $domino }

## The sentence

say-connecting = Connecting…
say-your-turn = Your turn.
say-sent = Sent.
say-sent-rest = Saving your move…
# While a bot thinks.
say-bot-thinks = One moment.
say-bot-warming = The strong bots are still getting ready. Until then, simpler bots play for them.
say-not-here = Waiting for { $who }, who is away.
say-you-win = You win!
say-wins = { $who } wins.
say-shared = Shared victory: { $who }.
say-nobody-wins = Nobody wins.

## Notices

the-rule = The rule
# A button: leads to the rules of what is seen on the table.
rules-here = What is this?
offline = Connection lost. Trying again; nothing is lost.
offline-pending = Connection lost. Your move is kept and sent again as soon as the table answers.
offline-device = You are offline. The game continues as soon as this device is connected again.
offline-asleep = The computer that runs this table does not answer. It may be asleep. Leave this page open: the game continues as soon as that computer is back. If its address has changed, ask for a new link.
offline-stopped = { -kingtable } is not running on this computer any more. Start it again: nothing is lost.
# The page and the server answer, but no table opens. It continues to try.
offline-proxy = The page opens, but its WebSocket does not: a proxy between this page and the server stops it. If a friend sent you the link, send them this message.
rematch-open = A rematch was opened.
busy-again = This page tries again by itself.
windows = { $n ->
    [one] This seat is open in { $n } window. If that is not you, move your seat to another device: that shuts out all others.
   *[other] This seat is open in { $n } windows. If that is not you, move your seat to another device: that shuts out all others.
}
log-by-clock = Time ran out; the table answered:
stand-in-played = The bot of { $who } could not be asked, so the table played for it.
log-by-default = The bot could not be asked; the table played for it:
claim-failed = You are not at the table yet.
table-closed = You are not at this table.

## Who is away, and the end of a table

# $whose: the name of whoever is away.
note-substitute = { $you ->
    [yes] You let a bot play for { $whose } until they are back.
   *[no] { $who } lets a bot play for { $whose } until they are back.
}
note-back = { $you ->
    [yes] You are back and play yourself again.
   *[no] { $who } is back and plays again.
}
note-taken = { $you ->
    [yes] You took your last move back.
   *[no] { $who } took the last move back.
}
note-resigned = { $you ->
    [yes] You resigned.
   *[no] { $who } resigned.
}
note-ended = Agreed by { $who }.
# $table: a code; $n: a number of the replay.
note-begun = This game continues table { $table } after move { $n }. Everything that was still hidden there has been shuffled again.
# What was played follows, as a sentence of its own.
said-by-clock = { $you ->
    [yes] Time ran out; the clock played for you:
   *[no] The clock played for { $who }:
}
said-by-bot = { $you ->
    [yes] A bot played for you:
   *[no] A bot played for { $who }:
}
log-by-bot = A bot played in their place:

## The log

log-over = The game is over.

## The pace at which one looks

# A button of the replay, not of a game. Room: 14
play = Play
# A button of the replay. Room: 14
pause = Pause
pace = Pace of the others’ moves
# $pace: how fast the others' moves are shown. Room: 12
pace-name = { $pace ->
    [slow] Slow
    [fast] Fast
    [once] At once
   *[normal] Normal
  }
pace-now = Pace: { pace-name }. Change it
# The same on a small button. $pace: as above. Room: 4
pace-short = { $pace ->
    [slow] ½×
    [fast] 2½×
    [once] ⏭
   *[normal] 1×
  }
pace-go-on = Continue
pace-step = Next step
pace-to-my-turn = On to my turn
pace-to-the-end = To the end
sound = Sound
# $on: yes or no. Room: 8
sound-is = { $on ->
    [yes] On
   *[no] Off
  }
since-your-turn = Since your last turn
since-show = Show me
# What a screen reader is told.
announced = What is read out
# $much: how much of it. Room: 16
announced-name = { $much ->
    [some] What matters
    [none] Nothing
   *[all] Everything
  }

## A game that the page does not know

plain-board = Board
# What only this player sees, beside the board of a game that has no page of its own: a hand of cards.
plain-own = Your cards
plain-moves = Your moves
plain-choose = Choose a move.
# A game of which the page knows nothing but its moves.
plain-turn = It’s { $who }’s turn.
# $move: as the game writes it.
plain-move = { $who }: { $move }
plain-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

## Clocks

clock-left = { $n ->
    [one] { $n } second left
   *[other] { $n } seconds left
}
clock-late = { $n ->
    [one] { $n } second left.
   *[other] { $n } seconds left.
}
