### The table of Kingdomino, as the page says it.
### $domino: its number; $dominoes: several. $face: both its halves in words. $who: a name, which never declines. $you: yes
### where it is the reader. $n, $m: numbers. $gain: points with their sign. $bonus: Middle Kingdom or Harmony.
### $points, $score, $total: points.

## The table

opening = First claims
# In the bar above the table.
round-of = Round { $n } of { $m }
# Which game of a Dynasty. Room: 14
game-of = Game { $n } of { $m }
# $sums: names with their points.
sums-so-far = So far: { $sums }
# In the bar. Room: 26
over-chip = { $n ->
    [one] Game over, { $n } round
   *[other] Game over, { $n } rounds
}
this-round = This round
next-round = Next round
no-next-line = The last dominoes are on the table. After this round the kingdoms are scored.
# The head of a list: in which order the kings were drawn.
kings-order = Kings in order
# A domino that nobody claimed. Room: 14
nobodys = nobody’s
# The four states of a domino in this round, under a name. Room: 14
state-done = placed
# It is this player's turn. Room: 14
state-now = to move
# Room: 14
state-waits = waiting
# Placed, but not final yet. Room: 14
state-pencil = in pencil
# Said of a picture. $state: placed, being placed, or waiting.
order-entry = { $you ->
    [yes] { $state ->
        [done] You placed { $domino }
        [now] You are placing { $domino }
       *[waits] You are waiting on { $domino }
    }
   *[no] { $state ->
        [done] { $who } placed { $domino }
        [now] { $who } is placing { $domino }
       *[waits] { $who } is waiting on { $domino }
    }
}
# A button: to choose a domino. Room: 12
claim = Claim
# A button, as it is read out: what the domino brings.
claim-label = Claim { $domino }: { $face }. { turn-short } to play next round, up to { $gain ->
    [one] { $gain } more point
   *[other] { $gain } more points
}
plays-turn = { turn-short } to play
# Which place one has in the order of the next round. $turn: 1 to 6. Room: 10
turn-short = { $turn ->
    [1] 1st
    [2] 2nd
    [3] 3rd
    [4] 4th
    [5] 5th
    [6] 6th
   *[other] { $turn }
}
# At most so many points.
up-to = up to { $gain }
# On a small button under claim. Room: 26
claim-short = { turn-short } · up to { $gain }
depends-on-chance = depends on chance
# The head of a list of dominoes.
to-come-count = Still to come: { $n }
# So many of those listed will not be used, but nobody knows which.
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
# Joined squares of one terrain that score together. Room: 16
properties = Properties
properties-without = { $n ->
    [one] { $n } more property, no points
   *[other] { $n } more properties, no points
}
# Those of few points, told together where there is no room for each; their points stand beside it.
properties-more = { $n ->
    [one] { $n } more property
   *[other] { $n } more properties
}
# The same for use in other messages. $terrain: which.
terrain = { $terrain ->
    [wheat] Wheat
    [forest] Forest
    [water] Lake
    [pasture] Pasture
    [swamp] Swamp
   *[mine] Mine
}
# The head of a column: how many squares, times how many crowns. Room: 20
squares-crowns = Squares × crowns
# The head of a column: what a placement adds. Room: 12
gain = Gain
# Room: 12
total = Total
score-is = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# $points now, $after with what is pencilled in.
score-would = Score now { $points }, with this placement { $after }
bonus-open = { $bonus }: still possible
bonus-lost = { $bonus }: no longer possible
bonus-won = { $bonus }: won
# In a list, or after “gives up”: $points is what that costs, as −10.
bonus-cost = { $bonus } { $points }
# Ends what is read out. $told: its words.
full-stop = { $told }.
discarded = Discarded: { $dominoes }
# In a table. Room: 20
discarded-short = discarded { $dominoes }
# A button: takes a pencilled domino back into the hand. Room: 14
lift = Lift off
# A button: what was pencilled in becomes final. Room: 18
seal-place = Make it final
# What a key does, behind its picture. Room: 12
key-move = move
# The key R rotates the domino. Room: 12
key-turn = turn
# Room: 12
key-pencil = pencil
# Room: 12
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
# $least, $most: points with their sign.
places-from-to = { $n } places fit, worth { $least } to { $most }.
places-costly = { $n ->
    [one] { $n } of them would give up { $bonus }.
   *[other] { $n } of them would give up { $bonus }.
}
# In brackets, behind a place.
gives-up = (gives up { $bonus })
fits-here = { $n ->
    [one] Fits here in { $n } way
   *[other] Fits here in { $n } ways
}, up to { $gain ->
    [one] { $gain } more point
   *[other] { $gain } more points
}
## Answers to keys that change nothing

# To an arrow key: the domino has no other place in that direction.
no-place-there = It fits nowhere further that way.
# To R, the key that rotates the domino.
one-way = It fits there only this way.
# To Escape, which lifts the domino off the board.
in-hand-again = { $domino } is in your hand again.
# To the digit of a domino that you want to claim.
place-first = Place { $domino } first.
claimed-already = { $domino } is claimed already.
# To a digit without a domino. $n: how many dominoes the next round has.
no-such-claim = { $n ->
    [0] There is nothing left to claim.
    [one] The next round has { $n } domino.
   *[other] The next round has { $n } dominoes.
}

## Words for squares and places

# The six terrains, in tables and under pictures. Room: 12
terrain-wheat = Wheat
# Room: 12
terrain-forest = Forest
# A lake. Room: 12
terrain-water = Lake
# Room: 12
terrain-pasture = Pasture
# Room: 12
terrain-swamp = Swamp
# Room: 12
terrain-mine = Mine
# On each square, for readers who cannot tell the colours: one or two letters, others for each terrain.
# $terrain: which. Room: 2
terrain-letter = { $terrain ->
    [wheat] W
    [forest] F
    [water] L
    [pasture] P
    [swamp] S
   *[mine] M
}
castle = castle
empty = empty
# A half of a domino, or a square. $crowns: how many.
square = { $crowns ->
    [0] { terrain }
    [one] { terrain }, { $crowns } crown
   *[other] { terrain }, { $crowns } crowns
}
# $left and $right: its halves, each as in square.
domino-face = { $left } beside { $right }
where-castle = Castle’s square
where-right = { $n } right
where-left = { $n } left
where-up = { $n } up
where-down = { $n } down
# $across and $along: two of the messages above.
where-both = { $across }, { $along }
# $left, $right: the halves; $leftAt, $rightAt: where each lies.
place-words = { $left } at { $leftAt }; { $right } at { $rightAt }
# $where: both halves and where they lie.
place-sentence = { $where }.
# $where: as above.
place-gains = { $where }: { $gain }
# $where: as above.
place-costs = { $where }: { $gain } (gives up { $bonus })

## The sentence

say-claim-first = Claim your first domino. Small numbers play early, large ones have more crowns.
say-claim-next = Claim your next domino.
say-place = Place { $domino }, then claim your next domino.
say-place-last = Place { $domino }: this is the last round.
say-pencilled = { $domino } is pencilled in.
say-claim-final = Claim your next domino to make it final.
say-make-final = Make it final when you are sure.
# The place that is pencilled in, or the discard, makes a bonus impossible. $bonus: as in bonus-cost.
say-gives-up = This gives up { $bonus }.
say-no-fit = { $domino } fits nowhere.
say-no-fit-rest = It must be discarded and scores nothing.
say-other-places = It’s { $who }’s turn to place { $domino }.
say-other-claims = It’s { $who }’s turn to claim a domino.

## The log

log-game = Game { $n } begins.
log-kings = The kings were drawn: { $who }.
log-line = Turned up: { $dominoes }.
said-line = Turned up: { $dominoes }.
said-domino = { $domino } ({ $face })
log-claim = { $you ->
    [yes] You claimed { $domino }.
   *[no] { $who } claimed { $domino }.
}
log-claim-forced = { $you ->
    [yes] You claimed { $domino }, the only one left.
   *[no] { $who } claimed { $domino }, the only one left.
}
log-place = { $you ->
    [yes] { $gain ->
        [0] You placed { $domino }.
       *[other] You placed { $domino } and gained { $gain }.
    }
   *[no] { $gain ->
        [0] { $who } placed { $domino }.
       *[other] { $who } placed { $domino } and gained { $gain }.
    }
}
log-discard = { $you ->
    [yes] You discarded { $domino }: it fitted nowhere.
   *[no] { $who } discarded { $domino }: it fitted nowhere.
}
log-leftover = Nobody claimed { $domino }: it left the game.
log-round = Round { $n }
# $scores: names with their points.
log-scored = Scored: { $scores }.
log-score = { $who } { $score }

## The end

# $bonuses: which were won.
end-made = { $bonuses ->
    [none] { $points } from properties.
    [middle_kingdom] { $points } from properties, { -middle-kingdom } on top.
    [harmony] { $points } from properties, { -harmony } on top.
   *[both] { $points } from properties, both bonuses on top.
}
end-made-game = Game { $n }: { end-made }
# $n: 2 to 6.
end-your-rank = { $total ->
    [one] { $n ->
        [2] You are second with { $total } point.
        [3] You are third with { $total } point.
        [4] You are fourth with { $total } point.
        [5] You are fifth with { $total } point.
       *[6] You are sixth with { $total } point.
    }
   *[other] { $n ->
        [2] You are second with { $total } points.
        [3] You are third with { $total } points.
        [4] You are fourth with { $total } points.
        [5] You are fifth with { $total } points.
       *[6] You are sixth with { $total } points.
    }
}
score-table = Score, property by property
# Of the games of a Dynasty. Room: 12
sum = Sum
game-number = Game { $n }
largest-property = Largest property
crowns = Crowns
kingdoms = Kingdoms
squares = { $n ->
    [one] { $n } square
   *[other] { $n } squares
}
# $values: names with their squares, in brackets each.
tie-largest = Tied at { $score }: { $who }. The largest property decides: { $values }.
# $values: names with their crowns, in brackets each.
tie-crowns = Tied at { $score }, with properties of the same size: { $who }. The crowns decide: { $values }.
# $place: which place they share.
tie-shared = Tied at { $score }, with equally large properties and as many crowns: { $who }. Place { $place } is shared.
# A tie of a Dynasty, which nothing decides. $place: which place they share.
tie-sum = Tied at { $score }: { $who }. Place { $place } is shared.
tie-squares-of = { $n ->
    [one] { $who } ({ $n } square)
   *[other] { $who } ({ $n } squares)
}
tie-crowns-of = { $n ->
    [one] { $who } ({ $n } crown)
   *[other] { $who } ({ $n } crowns)
}
