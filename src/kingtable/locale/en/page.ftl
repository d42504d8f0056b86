# The page at a table, of whatever game.

## The table

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
