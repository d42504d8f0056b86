# The page at a table, of whatever game.

## The table

name-ask = What shall the others call you?
name-none = Without a name
keep-name = Keep
leave = Leave, come back later
rank = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
replay = Replay
title-your-turn = ● Your turn – { $game }
title-table = { $game } – Kingtable
round = Round { $n }
watching = { $n } watching
log = Log
menu = Menu
you = You
away = not here
points = Points
turn = Turn
discard = Discard { $domino }

## The sentence

say-connecting = Going to the table…
say-your-turn = Your turn.
say-sent = Sent.
say-sent-rest = The table is writing it down…
say-bot-thinks = One moment.
say-bot-warming = The bots are warming up; the first move takes a few seconds.
say-not-here = Waiting: { $who } is not at the table.
say-you-win = You win!
say-wins = { $who } wins.
say-shared = Shared victory: { $who }.
say-nobody-wins = Nobody wins.

## Notices

the-rule = The rule
offline = Connection lost. Trying again; nothing is lost.
offline-pending = Connection lost. Your move is kept and sent again as soon as the table answers.
rematch-open = A rematch was opened.
busy-again = This page tries again by itself.
windows = This seat is open in { $n } windows. If that is not you, move your seat to another device, and all others are shut out.
log-by-clock = Time ran out; the table answered:
log-by-stand-in = The bot could not be asked; the table played for it:
claim-failed = You are not at the table yet.
table-closed = You are not at this table.

## Who is away, and the end of a table

note-lent = { $you ->
    [yes] You let a bot play for { $whose } until they are back.
   *[no] { $who } lets a bot play for { $whose } until they are back.
}
note-back = { $you ->
    [yes] You are back and play yourself again.
   *[no] { $who } is back and plays again.
}
note-ended = Agreed by { $who }.
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

play = Play
pause = Pause
pace = Pace of the others' moves
pace-name = { $pace ->
    [slow] Slow
    [fast] Fast
    [once] At once
   *[normal] Normal
  }
pace-now = Pace: { pace-name }. Change it
pace-short = { $pace ->
    [slow] ½×
    [fast] 2½×
    [once] ⏭
   *[normal] 1×
  }
pace-go-on = Go on
pace-step = Next step
pace-to-my-turn = On to my turn
pace-to-the-end = To the end
sound = Sound
sound-is = { $on ->
    [yes] On
   *[no] Off
  }
since-your-turn = Since your last turn
since-show = Show me
announced = What is read out
announced-name = { $much ->
    [some] What matters
    [none] Nothing
   *[all] Everything
  }

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

## Clocks

clock-left = { $n ->
    [one] { $n } second left
   *[other] { $n } seconds left
}
clock-late = { $n } seconds left.
