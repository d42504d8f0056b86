### King of Tokyo: why something is refused.
### $seat: a player's number. $card: a card's name. $most, $least: the bounds. $energy: what there is. $face, $dice, $text,
### $words, $phase, $move, $known: as one types them. $given: what came instead.

refuse-kot-notation = “{ $text }” is not an action of King of Tokyo. For example: keep 3 3 claw, done, yield, buy jets, end.
refuse-kot-phase = “{ $move }” is not possible now ({ $phase }). Possible: { $words }.
refuse-kot-no-throws = No rolls are left.
refuse-kot-dice = These dice are not on the table. The table has: { $dice }.
refuse-kot-keep-all = At least one die is rolled; say “done” to keep them all.
refuse-kot-no-die = No die shows { $face }.
refuse-kot-same-face = The die would show the same face.
refuse-kot-no-card = This monster has no { $card }.
refuse-kot-used = { $card } cannot be used like that, or not again this turn.
# $needs: what it costs.
refuse-kot-energy = That costs { $needs } energy; this monster has { $energy }.
# $health: the most there is.
refuse-kot-healthy = Health is already at its maximum of { $health }.
refuse-kot-row-empty = There are no cards to sweep away.
# $hearts: how many there are. heal, poison, shrink are typed.
refuse-kot-hearts = Share out all hearts ({ $hearts }): heal, poison, shrink, or seats that need healing.
refuse-kot-charge = You can put at most { $energy } energy on it: that is all you have.
refuse-kot-must-copy = A card must be chosen: there is one to copy.
refuse-kot-mimic = Player { $seat } has no { $card } that could be copied now.
# $row: names of cards.
refuse-kot-row = { $card } is not in the row: { $row }.
refuse-kot-not-there = Player { $seat } has no { $card } that could be bought.
refuse-kot-not-revealed = { $card } was not just turned up.
refuse-kot-only-revealed = Only a card that was just turned up can be bought now.
refuse-kot-deck-empty = The deck is empty.
# $price: what it costs.
refuse-kot-price = The card costs { $price } energy; this monster has { $energy }.
refuse-kot-odds = Odds are only for the dice that you keep while you are rolling: keep FACE ...

option-bay = Tokyo Bay is played with five or six monsters, not { $given }.

position-number = This must be a whole number from { $least } to { $most }.
# $players: how many there are.
position-seats = This must be a list of seats, numbered from 0; there are { $players }.
position-bool = This must be true or false.
position-card = There is no card “{ $card }”.
position-cards = This must be a list of cards, at most 66.
# $copies: how many there are.
position-card-twice = Of { $card } there is only { $copies ->
    [one] { $copies } card
   *[other] { $copies } cards
} in the box.
position-discard-card = { $card } is used up when it is bought: nobody can have it.
position-copies = Only { card-mimic } copies a card.
position-copied = Player { $seat } has no { $card } that { card-mimic } could copy.
position-health = This monster has at most { $most } health.
position-dead-with = A monster without health has no cards, energy or counters.
position-row = The row is a list of at most three cards; null is a gap.
position-dead-in-tokyo = Player { $seat } is eliminated and cannot be in Tokyo.
position-both-places = Player { $seat } cannot hold both places.
# $living: how many live.
position-bay = Tokyo Bay is not in use with { $living } living monsters, or not played.
position-phase = Possible phases: { $known }.
position-dice = Dice are a list of at most { $most } faces, each in quotes: "1", "2", "3", "heart", "energy", "claw".
position-not-over = The game is not over: nobody has won, and more than one monster is alive.
position-dead-turn = Player { $seat } is eliminated and cannot have the turn.
position-needs-agenda = The decision “{ $phase }” interrupts something else; the agenda must say what.
position-agenda = This version does not know this agenda.
position-dice-early = Before the first roll there are no dice, and no rolls are left.
# $most, $thrown: how many dice.
position-dice-thrown = There can be at most { $most } dice here: the box has eight, and this monster rolls { $thrown }.
position-even = This must be an even number.
position-memory = This cannot be set at this point of a turn.
position-agenda-order = The agenda is in an impossible order: each damage needs a check below it, and each yielding an entry into Tokyo.
position-agenda-phase = The agenda does not match the decision in “phase”.

odds-dice = There are 1 to { $most } dice.
odds-face = “{ $face }” is not a face of the dice. Faces: { $known }.
odds-number = { $dice ->
    [one] This plan is for { $dice } die.
   *[other] This plan is for { $dice } dice.
}
# $count: how many there are.
odds-values = Give one value for each of the { $count } outcomes.
odds-rerolls = There are 0 to { $most } rolls left.
odds-want = “{ $text }” does not say what you want. Write a number and a face, such as “3 claw”.
