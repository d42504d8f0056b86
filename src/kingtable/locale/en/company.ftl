### Who sits at a table: before the deal, the menu, the links.
### $who: a name, or several; names never decline. $you: yes where it is the reader. $n: how many they are.
### $flag: what is typed after a command's name.

## Before the deal

gather-waiting = Waiting for: { $who }.
gather-then = The shuffle begins when everybody has sat down.
gather-invite = Send your friends the link.
gather-all = Everybody is here.
gather-you-begin = You begin the game. The clock does not run until then.
gather-host-begins = { $who } begins the game. The clock does not run until then.
gather-you-may = The player who opened the table is away: you may begin. The clock does not run until then.
gather-anybody = Anybody who sits here may begin. The clock does not run until then.
gather-begin = Begin
gather-bots = Begin with bots in the empty seats
gather-sealing = Shuffling so that nobody can cheat…
gather-sealing-rest = Everybody’s page adds a random number. This takes a moment, ten seconds at most.
# Everybody’s page sends its share once more. $who: who did not send it the first time.
gather-anew = { $who } did not reveal a random number, so all others shuffle again without it.
gather-bot = bot
# Behind a name: this person's page has given its share of chance.
gather-sealed = ready
# A button: begin without those who have not come.
gather-deal = Start without waiting
gather-without = { $n ->
    [one] Only the shuffle happens without { $who }, who can still join.
   *[other] Only the shuffle happens without { $who }; they can still join.
}
seat-already = You already sit here as { $who }.
seat-already-text = This link is for a different seat at this table. If you take it, your seat as { $who } becomes free.
seat-in-address = This browser saves nothing. Only the address of this page opens your seat again: keep it, and show it to nobody.
seat-stay = Stay as { $who }
seat-instead = Take that seat instead
# A button, instead of taking the seat oneself: a second person at this screen takes it.
seat-beside = Another person plays it at this screen

## Menu, invitation, rules

table-code = Table
copy-watch = Copy the link to watch
# A button: the whole table on a television, for everybody in the room.
big-screen = Show on a big screen
copied = Copied
copy-link = Copy the link
invite = Links for friends
invite-title = Bring your friends
to-the-table = To the table
# Behind a name. Room: 14
came = here
has-come = joined, away now
# Behind a name: has not come. Room: 14
awaited = expected
link-anew = Make a new link
link-make = Make a link
move-seat = Move my seat to another device
move-text = Open this link on the other device. As soon as it is opened, the seat belongs to that device, and this one loses it.
move-closes = Leave this open until then: closing it ends the link.
# What the picture of the link is called.
qr-alt = QR code of the link for { $who }
your-name = Your name at this table
leave-forget = Leave and forget this seat
# The order of dominoes, dice and cards, fixed and locked before the game; no lottery.
deal-title = Fair shuffle
deal-promised = With this number the server committed to its key before the game. At the end your page checks that the shuffle was made from that key and from everybody’s random numbers.
leave-alone = Leave this table for good? Only this browser holds the key to your seat: without it you cannot come back.
leave-others = Leave for good? Your seat stays yours, but only this browser holds its key. The others may let a bot play for you, or agree to end the table.
leave-sure = Leave for good
leave-stay = Stay
end-propose = Propose to end this table
end-table = End this table
end-sure = End this table now? There will be no result, and nobody can play on.
end-sure-others = Propose to end this table without a result? It ends when all who are here agree. Anybody away for a minute is not asked.
leave-lends = When you go, the others may let a bot play for you; you have your seat again as soon as you are back.

## Who is away, and the end of a table

lend-left = { $who } has left.
lend-long = It’s { $who }’s turn, but they have been away for a while.
lend = Let a bot play for { $who }
substitute-now = A bot plays for { $who } until they are back.
end-proposed = { $you ->
    [yes] You propose to end this table without a result.
   *[no] { $who } proposes to end this table without a result.
}
end-awaits = Waiting for: { $who }.
end-agree = End it
end-decline = Play on
end-withdraw = Play on after all
end-withdrawn = { $you ->
    [yes] You have taken the proposal back.
   *[no] { $who } has taken the proposal back.
}
end-declined = { $you ->
    [yes] You want to play on.
   *[no] { $who } wants to play on.
}
end-lapsed = The game has moved on, so the proposal to end it is no longer valid.

## What a phone can do

awake = Screen
# A button: what the screen of a phone does. $on: yes or no.
awake-is = { $on ->
    [yes] stays on during my turn
   *[no] may go dark
}
awake-cannot = This browser cannot keep the screen on.
awake-needs = Keeping the screen on needs HTTPS.
# The first page of a phone, with the icons of programs.
home-screen = Home screen
home-screen-add = Add { -kingtable }
home-screen-menu = Your browser’s menu can add this page to the home screen.
home-screen-needs = Adding this page to the home screen needs HTTPS.

## A rematch, phrases, moves taken back, giving up

rematch-asked = { $you ->
    [yes] You ask for a rematch.
   *[no] { $who } asks for a rematch.
}
rematch-moves = Seats move on by one.
rematch-yes = Play again
rematch-there = Go to the rematch
rematch-watch = Watch the rematch
rematch-later = Not now
# Behind a name: this player will play again.
rematch-joined = { $who }: in
rematch-awaited = { $who }: still asked
gather-rematch = They come by the rematch that they were asked for.
# $turn: a time, as 2 min.
gather-clock = { $turn } for your own turn. After that the clock plays for you.
# $turn, $ask: times, as 2 min.
king-of-tokyo-gather-clock = { $turn } for your own turn; { $ask } if another player’s turn asks you something. After that the clock plays for you.
# Seconds, for a clock.
seconds = { NUMBER($n) } s
# Minutes, for a clock.
minutes = { NUMBER($n) } min
gather-no-clock = No clock: everybody takes the time they need.
colour-yours = Your colour
# $colour: its name, as Rose.
colour-of = { $colour }, taken by { $who }
# People say these to each other at a table: short, as among friends.
phrase-hello = Hello!
phrase-luck = Good luck!
phrase-new = I am new to it
phrase-moment = One moment
phrase-nice = Nice move
phrase-oops = Oops
phrase-thanks = Thanks
phrase-played = Well played!
phrase-close = That was close
phrase-more = One more?
phrase-pleasure = With pleasure
phrase-going = I must go
# $phrase: one of the phrases above.
phrase-says = { $who }: { $phrase }
# At the end, from the second game of the same people in one evening on. $n: games; $wins: who won how many of them.
evening = Games this evening: { $n }. Won: { $wins }.
evening-wins = { $who } { $n }
phrases = Say something
# A button: nobody says anything to me.
phrases-silence = Silence
# A button: my last move shall not count.
take-back = Take back
back-proposed = { $you ->
    [yes] You would like to take your last move back.
   *[no] { $who } would like to take the last move back.
}
# A button: the player may take the move back.
back-agree = Allow it
back-decline = No, it stays
back-withdraw = Leave it
back-withdrawn = { $you ->
    [yes] You leave the move as it is.
   *[no] { $who } leaves the move as it is.
}
back-declined = { $you ->
    [yes] You want the move to stay.
   *[no] { $who } wants the move to stay.
}
back-lapsed = The game has moved on, so the move stays.
resign = Resign
resign-sure = Resign? You come last, and a bot plays your seat to the end.
resign-sure-alone = Resign? The game ends here, and you come last.
lend-resigned = A bot plays for { $who }, who resigned.
# The title of the page.
title-rematch = ● { $who }: a rematch?
# How loud sounds are.
loudness = Loudness
# A browser that translates a page leaves numbers standing as they were; so the page asks not to be translated.
language-none-else = Browsers are asked not to translate this page: they would keep old numbers on the table.
