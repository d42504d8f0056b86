### The score pad: people who play Kingdomino at a real table paint their kingdoms, and the page makes the sums.
### $who: a name, which never declines. $n, $m: numbers. $square: a square, as “Mine, 3 crowns”.

pad-title = Score pad
# A button: how many play, by which rules, and who. Room: 20
pad-rules = Rules and names
# Which kingdoms: 5 × 5 or 7 × 7 squares.
pad-side = Squares
pad-paint = Kingdom: { $who }
pad-squares = Squares: { $n } of { $m }
pad-hint = Choose a terrain and draw over the squares. Tap a painted square for its crowns. Drag the castle if it is not in the middle.
# Read to people who do not see the board.
pad-keys = Arrow keys walk over the squares. W, F, L, P, S and M paint wheat, forest, lake, pasture, swamp and mine; 0 to 3 set the crowns, C puts the castle there, X rubs out, Control Z undoes.
# Said of a square. $row: which row from above; $n: which square of it from the left; $what: what is there.
pad-cell = Row { $row }, square { $n }: { $what }
# Said after a change. $where: as pad-cell; $n: the score now; $gain: by how much it changed.
pad-said = { $where }. Score { $n }, { $gain }.
# The name of a group of buttons: the six terrains.
pad-tools = Terrains
# Room: 12
pad-undo = Undo
# A button: takes squares away. Room: 12
pad-rub = Rub out
# A button: this kingdom is whole.
pad-done = Done
# The same, where squares stay empty.
pad-left = { $n ->
    [one] Done, { $n } stays empty
   *[other] Done, { $n } stay empty
}
pad-anew = New game
# Beside the score.
pad-waits = The table does not answer. This page makes the sums until it does; nothing is lost.
pad-misread = Perhaps a square was misread.
pad-cannot = The { NUMBER(48) } dominoes cannot make these kingdoms. Please check the squares.
pad-cannot-but = The { NUMBER(48) } dominoes cannot make these kingdoms as painted. With one of these squares they can:
# A button: nothing was misread.
pad-leave = Leave it as painted
pad-kind = No domino has this square: { $square }.
pad-count = { $square }: painted { $n } times, but the box has only { $m }.
pad-odd = { $who }: every domino has two squares, but { $n } are painted.
pad-loose = { $who }: the ringed squares are not connected to the castle.
pad-crownless = { $who }: this kingdom has no crown.
# A button, and the title of what it opens: kingdoms travel to another device. Room: 22
pad-send = Link and code
# Above two choices: all kingdoms, or one.
pad-send-which = Which kingdoms
pad-send-all = All kingdoms
pad-send-why = Everyone who opens the link, or scans the code with a phone, gets these kingdoms on their own score pad. So all of you can paint at once, each on a phone.
pad-send-names = The code has no names: the table draws it. The link keeps them after the #, which no server sees.
# A button: a picture of the kingdoms to send. Room: 12
pad-picture = Picture
pad-no-picture = This browser cannot draw the picture.
# Said once kingdoms have come by a link.
pad-came = The kingdoms of the link are here.
# A question, with two answers: kingdoms have come by a link.
pad-brought = Take the kingdoms of the link?
pad-brought-why = They take the place of kingdoms that are painted here. Undo brings those back.
pad-take = Take them
pad-keep = Keep mine
# Beside the word for a Dynasty.
pad-dynasty = the highest sum of three games
# Of a Dynasty. $n: which game; $m: of how many.
pad-game = Game { $n } of { $m }
pad-next = Next game
# Why a kingdom has no Harmony: so many squares are empty. Room: 10
pad-empty = { $n } empty
# A mark: this page opens and adds up without a network. Room: 22
pad-offline = works offline
