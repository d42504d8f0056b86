# The table of Kingdomino, as the page says it.

## The table

opening = First claims
of-rounds = of { $m }
round-of = Round { $n } of { $m }
game-of = Game { $n } of { $m }
sums-so-far = So far: { $sums }
over-chip = { $n ->
    [one] Game over, { $n } round
   *[other] Game over, { $n } rounds
}
this-round = This round
next-round = Next round
no-next-line = The last dominoes are on the table. After this round the kingdoms are scored.
kings-order = Kings in order
nobodys = nobody’s
state-done = placed
state-now = to move
state-waits = waits
state-pencil = in pencil
order-entry = { $state ->
    [done] { $who } placed { $domino }
    [now] { $who } is placing { $domino }
   *[waits] { $who } waits with { $domino }
}
claim = Claim
claim-label = Claim { $domino }: { $face }. Plays { $turn ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $turn }th
} next round, up to { $gain ->
    [one] { $gain } point
   *[other] { $gain } points
} more
plays-turn = plays { $turn ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $turn }th
}
turn-short = { $turn ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $turn }th
}
up-to = up to
depends-on-chance = depends on chance
to-come = Still to come
to-come-count = Still to come: { $n }
to-come-out = { $n ->
    [one] { $n } of these stays out
   *[other] { $n } of these stay out
}
to-come-never = { $n ->
    [one] { $n } domino stays in the box
   *[other] { $n } dominoes stay in the box
}
to-come-none = nothing more
your-kingdom = Your kingdom
kingdom-of = { $who }: kingdom
open-kingdom = { $who }, { $score ->
    [one] { $score } point
   *[other] { $score } points
}. See the kingdom
properties = Properties
properties-without = { $n } more without points
terrain = Terrain
squares-crowns = Squares × crowns
gain = Gain
total = Total
score-is = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
score-would = { $points ->
    [one] { $points } point
   *[other] { $points } points
} now, { $after } with this placement
bonus-open = { $bonus }: still possible
bonus-lost = { $bonus }: no longer possible
bonus-won = { $bonus }: won
discarded = Discarded: { $dominoes }
discarded-short = discarded { $dominoes }
lift = Lift off
seal-place = Make it final
key-move = move
key-turn = turn
key-pencil = pencil
key-claim = claim
board-keys = In hand: { $domino }, { $face }. Arrow keys move the domino to the places that fit, R turns it, Enter pencils it in, Escape lifts it off.
places-short = { $n ->
    [one] { $n } place fits. Tap a ring.
   *[other] { $n } places fit. Tap a ring.
}
places-each = { $n ->
    [one] { $n } place fits, worth { $gain }.
   *[other] { $n } places fit, each worth { $gain }.
}
places-from-to = { $n } places fit, worth { $least } to { $most }.
places-costly = { $n ->
    [one] { $n } of them would give up { $bonus }.
   *[other] { $n } of them would give up { $bonus }.
}
gives-up = (gives up { $bonus })
fits-here = { $n ->
    [one] Fits here in { $n } way
   *[other] Fits here in { $n } ways
}, up to { $gain ->
    [one] { $gain } point
   *[other] { $gain } points
} more

## Words for squares and places

terrain-wheat = Wheat
terrain-forest = Forest
terrain-water = Lake
terrain-pasture = Pasture
terrain-swamp = Swamp
terrain-mine = Mine
castle = castle
empty = empty
square = { $terrain ->
    [wheat] Wheat
    [forest] Forest
    [water] Lake
    [pasture] Pasture
    [swamp] Swamp
   *[mine] Mine
}{ $crowns ->
    [0] {""}
    [one] {""}, { $crowns } crown
   *[other] {""}, { $crowns } crowns
}
domino-face = { $left } beside { $right }
where-castle = Castle’s square
where-right = { $n } right
where-left = { $n } left
where-up = { $n } up
where-down = { $n } down
where-both = { $across }, { $along }
place-words = { $left } at { $leftAt }; { $right } at { $rightAt }

## The sentence

say-claim-first = Claim your first domino. A small number plays early, a large one carries crowns.
say-claim-next = Claim your next domino.
say-place = Place { $domino }, then claim your next domino.
say-place-last = Place { $domino }, your last domino of this line.
say-pencilled = { $domino } is pencilled in.
say-claim-final = Claim your next domino to make it final.
say-make-final = Make it final when you are sure.
say-no-fit = { $domino } fits nowhere.
say-no-fit-rest = It must be discarded and scores nothing.
say-other-places = { $who } places { $domino }.
say-other-claims = { $who } claims a domino.

## The log

log-game = Game { $n } begins.
log-kings = The kings were drawn: { $who }.
log-line = Turned up: { $dominoes }.
said-line = Turned up: { $dominoes }.
said-domino = { $domino }, { $face }
log-claim = { $you ->
    [yes] You claimed { $domino }.
   *[no] { $who } claimed { $domino }.
}
log-claim-forced = { $you ->
    [yes] You claimed { $domino }, the only one left.
   *[no] { $who } claimed { $domino }, the only one left.
}
log-place = { $you ->
    [yes] You placed { $domino }
   *[no] { $who } placed { $domino }
}{ $gain ->
    [0] .
   *[other] {" "}and gained { $gain }.
}
log-discard = { $you ->
    [yes] You discarded { $domino }: it fitted nowhere.
   *[no] { $who } discarded { $domino }: it fitted nowhere.
}
log-leftover = Nobody claimed { $domino }: it left the game.
log-round = Round { $n }
log-scored = Scored: { $scores }.
log-score = { $who } { $score }

## The end

end-made = { $bonuses ->
    [0] { $points } from properties.
    [1] { $points } from properties, one bonus on top.
   *[other] { $points } from properties, both bonuses on top.
}
end-your-rank = { $total ->
    [one] { $n ->
        [2] You are second with { $total } point.
        [3] You are third with { $total } point.
       *[4] You are fourth with { $total } point.
    }
   *[other] { $n ->
        [2] You are second with { $total } points.
        [3] You are third with { $total } points.
       *[4] You are fourth with { $total } points.
    }
}
score-table = Score, property by property
sum = Sum
game-number = Game { $n }
largest-property = Largest property
crowns = Crowns
kingdoms = Kingdoms
squares = { $n ->
    [one] { $n } square
   *[other] { $n } squares
}
tie-largest = { $who } have { $score } each. The larger single property decides: { $values }.
tie-crowns = { $who } have { $score } each and properties of the same size. The crowns decide: { $values }.
tie-shared = { $who } have { $score } each, as large a property and as many crowns: they share place { $place }.
tie-squares-of = { $n ->
    [one] { $who } { $n } square
   *[other] { $who } { $n } squares
}
tie-crowns-of = { $n ->
    [one] { $who } { $n } crown
   *[other] { $who } { $n } crowns
}
