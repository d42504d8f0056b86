### “What would you do?”: the turn that the table’s best bot would play, and why. Said to the reader, who still decides.
### $domino: its number. $gain: points. $who: a name. $n: how many.

# Above the turn that is proposed.
hint-title = I would do this
hint-thinking = Thinking about it …
# After it, where a hint is late.
hint-warming = It takes longer while the strong bots are getting ready.
# A button on phones: shows the reasons.
hint-why = Why?
# $where: both halves with the squares they lie on.
hint-place = Place domino { $domino }: { $where }.
hint-discard = Discard domino { $domino }.
hint-claim = Claim domino { $domino }.
# How likely the player wins after this turn. $p: such as 54 %.
hint-chance = Your chance of winning then: { $p }.
# What the chance would be after the second-best turn. $points: by how many of 100 it is lower; $p: such as 51 %.
hint-second = { $points ->
    [one] The second-best turn would lower it by { $points } point, to { $p }.
   *[other] The second-best turn would lower it by { $points } points, to { $p }.
}
# $turn: the second-best turn, in whole sentences.
hint-either = Either is fine. The other one: { $turn }

## Why: Kingdomino

hint-most = { $gain ->
    [0] No place gives points now.
    [one] It gives { $gain } point now; no place gives more.
   *[other] It gives { $gain } points now; no place gives more.
}
# $most: the points of the best place.
hint-less = { $gain ->
    [0] It gives no points now, where { $most } would be possible.
    [one] It gives { $gain } point now, where { $most } would be possible.
   *[other] It gives { $gain } points now, where { $most } would be possible.
}
hint-middle = The { -middle-kingdom } stays possible.
# $coming: how many dominoes there still are; $fits: how many of them would have a place.
hint-open = Dominoes that may still come: { $coming }. With a place in your kingdom then: { $fits }.
hint-open-all = Every domino that may still come will have a place in your kingdom.
# $coming, $fits: as above; $other: how many would have a place if the place with the most points were taken.
hint-open-more = Dominoes that may still come: { $coming }. With a place in your kingdom then: { $fits }; after the place with the most points: { $other }.
hint-no-place = There is no place for it.
hint-claim-most = { $gain ->
    [one] Domino { $domino } could then give you { $gain } point, and none that is free could give more.
   *[other] Domino { $domino } could then give you { $gain } points, and none that is free could give more.
}
hint-claim-gain = { $gain ->
    [one] Domino { $domino } could then give you { $gain } point.
   *[other] Domino { $domino } could then give you { $gain } points.
}
hint-claim-fits = Domino { $domino } has a place in your kingdom; not every free one has.
hint-takes = { $gain ->
    [one] { $who } could get { $gain } point from it.
   *[other] { $who } could get { $gain } points from it.
}
hint-first = You would be the first to play in the next round.
# Said where no other reason is. $turns: how many ways to play were compared, by playing on from each.
hint-playouts = Turns I compared: { $turns }. This one did best when I played on from it.

## Why: King of Tokyo

# $dice: so many of a face. $p: such as 41 %.
hint-odds = { $p }: at least { $dice }.
hint-sure = { $n ->
    [one] What you keep gives { $n } point in any case.
   *[other] What you keep gives { $n } points in any case.
}
hint-all-again = I wouldn’t keep any of these: I’d roll all the dice again.
# $told: what the dice do, part by part.
hint-stop = Stopping gives you { $told }.
hint-stop-nothing = Rolling again would put more at risk than it promises.
# $told: what the answer does, part by part.
hint-effect = What follows: { $told }.
# $left: energy that remains.
hint-pays = It costs { $n } energy; { $left } will be left.
# $card: its name.
hint-loses = You lose the card { $card } by it.
hint-sweep = I don’t think any of these cards is worth its price.
hint-saves = No card on offer is worth its price to me: your { $n } energy stay with you.
hint-health = You will have { $n } health.
# $n: how many monsters are on the other side.
hint-rivals = { $n ->
    [one] { $n } monster whose claws can hit Tokyo rolls before your next turn.
   *[other] { $n } monsters whose claws can hit Tokyo roll before your next turn.
}
hint-stays = Whoever begins a turn in Tokyo gets { NUMBER(2) } points.
hint-only-way = Every other answer is certain death.
