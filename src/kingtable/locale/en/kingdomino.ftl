### Kingdomino: why something is refused, and the rules in our own words.
### $domino, $named: the number of a domino. $seat: a player's number. $given, $width, $count: what came; $side, $length: what is right.

# =23, 23@1,0>E and 23x are what is typed: they stay, and stand apart from the direction of the text. $text: what was typed.
refuse-notation = “{ $text }” is not an action. Write =23 to claim domino 23, 23@1,0>E to place it with its left half at (1, 0) and its right half to the east, or 23x to discard it.
refuse-place-in-opening = In the opening you only claim a domino; you place it in the first round.
refuse-already-placed = This turn’s domino is placed. Now claim a domino of the next line.
refuse-other-domino = Your king is on domino { $domino }: place that one, not { $named }.
# $places: in how many ways.
refuse-discard = Domino { $domino } may not be discarded: it can be added in { $places ->
    [one] { $places } way
   *[other] { $places } ways
}.
refuse-place-first = First place domino { $domino }, then claim.
# $line: numbers of dominoes.
refuse-not-in-line = Domino { $domino } is not in the line to claim from: { $line }.
refuse-taken = Player { $seat } already has a king on domino { $domino }.
refuse-overlap = Both squares under domino { $domino } must be empty.
refuse-room = With domino { $domino } there the kingdom would be larger than { $side } × { $side }.
refuse-touch = No half of domino { $domino } touches its own terrain or the castle there; corners do not count.

option-duel = The { -mighty-duel } is for two players, not { $given }.
position-kingdom-empty = A kingdom is written in rows of squares with one castle CC.
# $lengths: several numbers.
position-kingdom-ragged = All rows of a kingdom are equally long; these have { $lengths } squares.
position-kingdom-castles = A kingdom has one castle CC; this has { $count }.
# $square: what stands at $row and $column.
position-kingdom-square = “{ $square }” in row { $row }, column { $column } is not a square. Squares are W0 to M3, CC and .. for an empty one.
position-kingdom-wide = A kingdom is at most { $side } squares wide and high; this has { $width }.
position-dominoes = This must be a list of domino numbers from 1 to 48.
position-line = A line is a list of at most { $length } pairs of a domino (1 to 48) and a seat.
# $kings: how many kings a player has.
position-too-many-kings = Player { $seat } has { $kings ->
    [one] { $kings } king
   *[other] { $kings } kings
} and cannot claim more dominoes than that.
position-twice = Domino { $domino } is in two places.
position-laid = List the placements in the order in which they were made. Each must match the kingdom’s squares; write null where one is not known.
# $rounds: how many.
position-lines = A game has { $rounds } lines; here it would have more.
# $domino: its number.
position-claiming-first = The player who claims must already have placed a domino lower than those that wait in the line, but no domino below { $domino } is possible here.
# $square: as it is written, such as F3.
position-squares = No domino has a square { $square }.
# $square: as it is written, such as M3. $count: how many lie. $most: how many dominoes can have one here. $at: where they lie.
position-squares-many = { $most ->
    [0] No domino that can be here has a square { $square }, but these squares show it: { $at }.
    [one] Only { $most } square { $square } is possible in the kingdoms, but there are { $count }: { $at }.
   *[other] Only { $most } squares { $square } are possible in the kingdoms, but there are { $count }: { $at }.
}
position-kingdom-apart = This kingdom has a square that touches neither the castle nor another square.
# $count: how many squares.
position-kingdom-odd = A domino covers two squares, so a kingdom has an even number of squares without its castle; this one has { $count }.
# $most, $count: how many dominoes.
position-dominoes-taken = By now no player can have placed or discarded more dominoes than { $most }; this player has { $count }.
position-kings-order = The first claims cannot come in this order: they go round the table, and with two players there and back (1-2-2-1).
position-deck-length = { $count ->
    [one] The deck is drawn in lines of { $length }; { $count } domino cannot be divided into such lines.
   *[other] The deck is drawn in lines of { $length }; { $count } dominoes cannot be divided into such lines.
}
position-claiming = Nobody can be claiming without a line to claim from.
position-no-next-line = While the deck has dominoes there is a line to claim from.
# $each: how many kings each player has.
position-kings = List the seat of each king that is not on a domino yet. In all, each player has { $each ->
    [one] { $each } king
   *[other] { $each } kings
}.
position-kings-late = Kings wait only in the opening, when no line is being placed.
position-kings-all = In the opening at least one king must still be waiting.
# $kings, $free: numbers.
position-too-few-free = Kings that still have to claim: { $kings }. Dominoes that are free: only { $free }.
# $games: 3.
position-dynasty = A { -dynasty } has a game number from 1 to { $games } and the scores of the games before it.
# $games: 3.
position-dynasty-over = A { -dynasty } can only be over in game { $games }.

rule-K-013 = Build a kingdom round your castle, in a frame of 5 × 5 squares, by adding dominoes whose terrain matches.
rule-K-079 = In a round, players act in the order of their kings on the line, the smallest number first.
rule-K-084 = First add the domino under your king to your kingdom.
rule-K-085 = Then put your king on a free domino of the next line.
rule-K-086 = Placing comes before claiming.
rule-K-063 = The kings are drawn once, for the first claims. Nothing is placed yet.
rule-K-069 = A domino holds only one king.
rule-K-088 = You claim from the new line, and only what is free.
rule-K-097 = A high number usually carries crowns, but lets you act late in the next round.
rule-K-099 = The kingdom stays within 5 × 5 squares, the castle included. The castle need not end in the middle.
rule-K-103 = At least one half must touch the castle, or a square of its own terrain, side by side. Corners do not count.
rule-K-109 = A domino is discarded when it cannot be added anywhere, and only then.
rule-K-118 = When the dominoes have run out, the last line is placed and the kingdoms are scored.
rule-K-127 = Squares of one terrain joined side by side are a property. It scores its squares times its crowns; without a crown nothing.
rule-K-138 = Tied? The largest single property decides, crowns or not; then the most crowns; then the victory is shared.
rule-K-144 = { -dynasty }: three games in a row; the highest sum wins.
rule-K-150 = { -middle-kingdom }: 10 more points if your castle is the centre of your kingdom.
rule-K-155 = { -harmony }: 5 more points if you discarded no domino.
rule-K-160 = { -mighty-duel }: two players use all 48 dominoes.
rule-K-162 = In the { -mighty-duel } the kingdom stays within 7 × 7 squares.
rule-K-092 = Three players with lines of four: the domino that nobody claimed leaves the game.
