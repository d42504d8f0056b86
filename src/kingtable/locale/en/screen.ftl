### The table on a television, to be seen from afar. $who: a name, or several; names never decline. $domino: its number.

## In the dialog that leads to it

screen-text = On a television, or on any large screen with a browser, this address shows the whole table. Nobody can play there: phones and tablets hold the seats.
screen-free = Scan it or open it from here: while seats are free, the screen then shows the code that friends scan to sit down.
# In qr-alt: what the link is for.
screen-who = the big screen
# A button.
screen-here = Open in another window

## On the big screen

# Above a QR code, on the big screen.
screen-watch = Watch on your phone
# Above a QR code, before the game: it opens a free seat.
screen-sit = Take a free seat
# In qr-alt: the link is for everybody in the room.
screen-all = everybody
screen-scan = Point a phone’s camera here.
# An address follows, then screen-type, then the code of the table.
screen-open = Or open
screen-type = and enter this code:
# Above the list of players.
screen-players = Players
screen-turn = { $who } is to move.
# screen-claims follows in the same sentence.
screen-places = { $who } places { $domino }
# $dominoes: the free dominoes, as “16 or 18”.
screen-claims = and claims { $dominoes }.
# Behind a name, whose turn it is. Room: 14
screen-placing = places { $domino }
# The same; the player chooses a domino. Room: 14
screen-claiming = claims
# Above what happened last.
screen-moments = Last three moments
screen-placed = { $who } placed { $domino }
# After “29 → 32 +3 ·”, in the line below screen-placed.
screen-claimed = claimed { $domino }
screen-ranking = Final ranking
# At the end of a game: these players want to play again.
screen-rematch = Coming to the rematch: { $who }.
