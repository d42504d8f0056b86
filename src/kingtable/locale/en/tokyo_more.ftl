### What King of Tokyo's table says when something is opened: a monster, a card, the odds, the end.
### $who: a monster's name, which never declines; $you: yes where it is the reader. $n: how many. $card: a card's name.
### $why: a bare noun, one of tokyo-why-..., or a card. $place: city or bay. $cards: several cards. $p: a percentage.
### $move: what is done, such as tokyo-move-change.

## A monster

tokyo-stands = { $place ->
    [city] Stands in Tokyo City
    [bay] Stands in Tokyo Bay
   *[outside] Outside Tokyo
}
# How many dice it rolls.
tokyo-throws = { $n ->
    [one] Rolls { $n } die
   *[other] Rolls { $n } dice
}
tokyo-poison-long = Poison: loses { $n } health at the end of each turn of its own; outside Tokyo a heart can remove one.
tokyo-shrink-long = { $n ->
    [one] Shrunk: rolls { $n } die fewer; outside Tokyo a heart can remove it.
   *[other] Shrunk: rolls { $n } dice fewer; outside Tokyo a heart can remove one.
}

## The odds

tokyo-odds-wait = Computing…
tokyo-odds-none = Keep dice to see the odds of more of them.
tokyo-odds-caption = { $n ->
    [one] Odds with { $n } roll left
   *[other] Odds with { $n } rolls left
}
tokyo-odds-vp = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
tokyo-odds-heal = { $n } health
tokyo-odds-energy = { $n } energy
# $dice: one of faces-..., such as 3 claws.
tokyo-odds-row = at least { $dice }
tokyo-deadly-throw = Whatever you roll, this means death.

## A card

tokyo-at-once-long = At once: works when bought, then is discarded
tokyo-keeps-long = Keep: stays with you and keeps working
tokyo-costs = costs { $n }
tokyo-printed-cost = Printed price: { $n }
tokyo-buy-for = Buy for { $n } energy

## The end

tokyo-ranking = Ranking
tokyo-end-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
tokyo-end-health = { $n } health left
tokyo-end-cards = Cards: { $cards }
tokyo-end-no-cards = No cards
tokyo-end-out = Eliminated in turn { $n } ({ $why })
tokyo-end-out-by = Eliminated in turn { $n } ({ $who }, { $why })
tokyo-course = Points, turn by turn
tokyo-course-label = { $n ->
    [one] Points over { $n } turn; at the end: { $who }. Below: who stood in Tokyo.
   *[other] Points over { $n } turns; at the end: { $who }. Below: who stood in Tokyo.
}
tokyo-course-one = { $who } { $n }
tokyo-tally = The game in numbers
# The head over the next two columns, each with a number. Room: 9
tokyo-tally-damage = Damage
# Room: 9
tokyo-tally-dealt = dealt
# Room: 9
tokyo-tally-taken = taken
tokyo-tally-begun = Turns begun in Tokyo
tokyo-tally-bought = Cards bought
tokyo-look = { $who }: see the board

## Hearts

tokyo-hearts-heal = Heal me
tokyo-hearts-n = { $n ->
    [one] { $n } heart
   *[other] { $n } hearts
}
tokyo-hearts-poison = Remove poison
tokyo-hearts-shrink = Grow again
tokyo-hearts-other = Heal { $who }, who pays up to { $n } energy
# $energy: what the others pay.
tokyo-hearts-after = { $energy ->
    [0] Then you have { $n } health.
   *[other] Then you have { $n } health, and { $energy } energy more.
}

## Monster Batteries

tokyo-charge-label = Energy for the batteries: { $n }
tokyo-charge-note = { $n ->
    [0] With no energy on them the batteries are empty and discarded at once.
   *[other] { $n } energy will lie on them; { NUMBER(2) } come back each turn.
}

## A die

tokyo-pick-die = The die that changes
# Before faces of dice: what the card turns the die to.
tokyo-becomes = { $card }: the new face
tokyo-use-price = { $n } energy
tokyo-use-lost = the card is then gone
# $move: what is done, such as tokyo-move-change. $risk: one of tokyo-risk-....
tokyo-move-risk = { $move } ({ $risk })

## Standing answers

tokyo-presets = Next time, without asking
tokyo-presets-note = Kept in this browser. A move that means death is always asked.
# A box to tick; the number can be changed beside it.
tokyo-preset-yield = Yield if left with less than { $n } health
tokyo-preset-stay = Stay if left with { $n } health or more
tokyo-preset-never = Never ask me for:

## When a move means death

tokyo-confirm-title = This is certain death
tokyo-confirm = After “{ $move }” nothing can save your monster this turn. Do it all the same?
tokyo-confirm-no = No, back
tokyo-confirm-yes = Yes: { $move }
