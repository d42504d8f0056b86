### Who sits at a table: before the deal, the menu, the links.
### $who: a name, or several; names never decline. $you: yes where it is the reader. $n: how many they are.
### $flag: what is typed after a command's name.

## Before the deal

gather-waiting = Waiting for: { $who }.
gather-then = The game is dealt when everybody has sat down.
gather-invite = Send each friend their link.
gather-all = Everybody is here.
gather-you-begin = You begin the game. The clock does not run until then.
gather-host-begins = { $who } begins the game. The clock does not run until then.
gather-you-may = The player who opened the table is away: you may begin. The clock does not run until then.
gather-anybody = Anybody who sits here may begin. The clock does not run until then.
gather-begin = Begin
gather-bots = Begin with bots in the empty seats
gather-sealing = Shuffling so that nobody can cheat…
gather-sealing-rest = Everybody’s page adds its share. This takes a moment, ten seconds at most.
gather-bot = bot
# Behind a name: this person's page has given its share of chance.
gather-sealed = ready
# A button: begin without those who have not come.
gather-deal = Deal without waiting
gather-without = { $n ->
    [one] The game would be shuffled without { $who }, who can still come and play.
   *[other] The game would be shuffled without { $who }; they can still come and play.
}
seat-already = You already sit here as { $who }.
seat-already-text = This link is of another seat at the same table. If you take that one, your seat as { $who } becomes free for somebody else.
seat-stay = Stay as { $who }
seat-instead = Take that seat instead

## Menu, invitation, rules

table-code = Table
copy-watch = Copy the link to watch
copied = Copied
copy-link = Copy the link
invite = Links for friends
invite-title = Bring your friends
invite-text = Each link opens one seat, once. Send it to a friend, or let them scan the code.
invite-local = This server is open on this computer only. For friends start it with { $flag } and open the page by the computer’s address.
to-the-table = To the table
# Behind a name. Room: 14
came = is here
has-come = joined, away now
# Behind a name: has not come. Room: 14
awaited = awaited
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
deal-title = Sealed deal
deal-promised = With this number the server sealed its key before the game. At the end your page checks that the deal was made from that key and from everybody’s shares.
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
lend-long = It is the turn of { $who }, who has been away for a while.
lend = Let a bot play for { $who }
lent-now = A bot plays for { $who } until they are back.
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
end-lapsed = The game has moved on, so the proposal to end it no longer stands.
