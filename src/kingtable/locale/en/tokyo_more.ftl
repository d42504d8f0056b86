### What King of Tokyo's table says when something is opened: a monster, a card, the odds, the end.
### $who: a monster's name, which never declines; $you: yes where it is the reader. $n: how many. $card: a card's name.
### $why: a bare noun, one of tokyo-why-..., or a card. $place: city or bay. $cards: several cards. $p: a percentage.
### $move: what is done, such as tokyo-move-change. $by: a monster's name; $now: how many there are then; $dice, $face, $to:
### faces of dice.

## A monster

tokyo-stands = { $place ->
    [city] In Tokyo City
    [bay] In Tokyo Bay
   *[outside] Outside Tokyo
}
# How many dice it rolls.
tokyo-throws = { $n ->
    [one] { $n } die to roll
   *[other] { $n } dice to roll
}
tokyo-poison-long = Poison: { $n } damage at the end of each of this monster’s turns; outside Tokyo a heart can remove one counter.
tokyo-shrink-long = { $n ->
    [one] Shrunk: rolls { $n } fewer die; outside Tokyo a heart can remove the counter.
   *[other] Shrunk: rolls { $n } fewer dice; outside Tokyo a heart can remove one counter.
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
tokyo-deadly-throw = Whatever you roll, you are eliminated.

## A card

tokyo-at-once-long = At once: works when bought, then is discarded
tokyo-keeps-long = Keep: stays with you and keeps working
tokyo-costs = costs { $n }
tokyo-printed-cost = Printed price: { $n }
tokyo-buy-for = Buy for { $n } energy
# In the middle of the table while cards are bought: the card that one looks at. What follows is what it would lead to.
tokyo-means = { $card }, if bought now
# The same of a card that costs more energy than one has.
tokyo-means-not = { $card }: not enough energy
# $cards: the other cards for sale that the rest of the energy is enough for.
tokyo-means-afford = Energy left for { $cards }.

## The end

tokyo-ranking = Ranking
tokyo-end-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
tokyo-end-health = { $n } health left
tokyo-end-cards = Cards: { $cards }
tokyo-end-out = Eliminated in turn { $n } ({ $why })
tokyo-end-out-by = Eliminated in turn { $n } ({ $who }, { $why })
# How the reader fared who did not win. $n: points.
end-your-points = { $n ->
    [one] You have { $n } point.
   *[other] You have { $n } points.
}
tokyo-end-from = Points from
# $source: where points come from, beside the boxes of that kind: dice, tokyo or cards.
tokyo-from = { $source ->
    [dice] dice
    [tokyo] Tokyo
   *[cards] cards
}
# The same for ears. $dice, $tokyo, $cards: how many points came from each.
tokyo-end-from-told = From dice { $dice }, from Tokyo { $tokyo }, from cards { $cards }.
# How far the reader is behind the winner. $n: points.
tokyo-end-behind = { $n ->
    [one] { $n } point behind.
   *[other] { $n } points behind.
}
# The reader’s own turn that brought most. $turn: its number; $n: points.
tokyo-end-best = { $n ->
    [one] Best turn: turn { $turn }, { $n } point.
   *[other] Best turn: turn { $turn }, { $n } points.
}
tokyo-course = Points, turn by turn
tokyo-course-label = { $n ->
    [one] Points over { $n } turn; at the end: { $who }. Below: who was in Tokyo.
   *[other] Points over { $n } turns; at the end: { $who }. Below: who was in Tokyo.
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
tokyo-hearts-poison = Remove a poison counter
tokyo-hearts-shrink = Remove a shrink counter
tokyo-hearts-other = Heal { $who }, who pays up to { $n } energy
# $energy: what the others pay.
tokyo-hearts-after = { $energy ->
    [0] Then you have { $n } health.
   *[other] Then you have { $n } health and { $energy } more energy.
}

## Monster Batteries

tokyo-charge-label = Energy for the batteries: { $n }
tokyo-charge-note = { $n ->
    [0] With no energy on them the batteries are empty and discarded at once.
   *[other] They hold { $n } energy then; { NUMBER(2) } come back each turn.
}

## A die

tokyo-pick-die = The die that changes
# Before faces of dice: what the card turns the die to.
tokyo-becomes = { $card }: the new face
tokyo-use-price = { $n } energy
tokyo-use-lost = the card is then used up
# $told: what the dice lead to, as they are or with the face that you look at.
tokyo-dice-lie = As they are: { $told }
# $told: the same.
tokyo-dice-then = Then: { $told }
# Instead of what they lead to.
tokyo-dice-nothing = nothing for you
# $move: what is done, such as tokyo-move-change. $risk: one of tokyo-risk-....
tokyo-move-risk = { $move } ({ $risk })

## Standing answers

tokyo-presets = Next time, without asking
tokyo-presets-note = They hold at this table only. You are always asked before a move that would eliminate you.
# A box to tick; the number can be changed beside it.
tokyo-preset-yield = Yield if left with less than { $n } health
tokyo-preset-stay = Stay if left with { $n } health or more
tokyo-preset-never = Never ask me for:

## When a move means death

tokyo-confirm-title = Certain elimination
tokyo-confirm = After “{ $move }” nothing can save your monster this turn. Do it anyway?
tokyo-confirm-no = No, go back
tokyo-confirm-yes = Yes: { $move }

## Effects and questions of rare cards

tokyo-stop-poison = poison then takes { $n } health
tokyo-ask-probe = Reroll one of { $who }’s dice?
tokyo-ask-change-rest = Otherwise the dice count as they are.
tokyo-ask-hearts = { $n ->
    [one] Where does your heart go?
   *[other] Share out your { $n } hearts.
}
tokyo-ask-hearts-rest = The remaining hearts heal you.
tokyo-ask-charge-rest = The bank adds as much again.
tokyo-ask-opportunist = New in the row: you may buy first.
tokyo-other-opportunist = { $who } may buy a new card first.
tokyo-log-turn-extra = { $you ->
    [yes] Turn { $n }: you again ({ $card })
   *[no] Turn { $n }: { $who } again ({ $card })
}
tokyo-log-again = { $you ->
    [yes] You rerolled a 3: it became { $to }.
   *[no] { $who } rerolled a 3: it became { $to }.
}
tokyo-log-extra-throw = { $you ->
    [yes] You took one more roll ({ $card }).
   *[no] { $who } took one more roll ({ $card }).
}
tokyo-log-probe = { $you ->
    [yes] You rerolled a die: { $face } became { $to }.
   *[no] { $who } rerolled a die: { $face } became { $to }.
}
tokyo-log-change = { $you ->
    [yes] You changed { $face } to { $to } ({ $card }).
   *[no] { $who } changed { $face } to { $to } ({ $card }).
}
tokyo-log-vp-lost = { $you ->
    [yes] { $n ->
        [one] You lost { $n } point ({ $why }): { $now } left.
       *[other] You lost { $n } points ({ $why }): { $now } left.
    }
   *[no] { $n ->
        [one] { $who } lost { $n } point ({ $why }): { $now } left.
       *[other] { $who } lost { $n } points ({ $why }): { $now } left.
    }
}
tokyo-log-energy-paid = { $you ->
    [yes] You paid { $n } energy ({ $why }): { $now } left.
   *[no] { $who } paid { $n } energy ({ $why }): { $now } left.
}
tokyo-log-poison = { $you ->
    [yes] { $n ->
        [one] You got { $n } poison counter.
       *[other] You got { $n } poison counters.
    }
   *[no] { $n ->
        [one] { $who } got { $n } poison counter.
       *[other] { $who } got { $n } poison counters.
    }
}
tokyo-log-poison-gone = { $you ->
    [yes] { $n ->
        [one] You removed { $n } poison counter.
       *[other] You removed { $n } poison counters.
    }
   *[no] { $n ->
        [one] { $who } removed { $n } poison counter.
       *[other] { $who } removed { $n } poison counters.
    }
}
tokyo-log-shrink = { $you ->
    [yes] { $n ->
        [one] You shrank: { $n } fewer die.
       *[other] You shrank: { $n } fewer dice.
    }
   *[no] { $n ->
        [one] { $who } shrank: { $n } fewer die.
       *[other] { $who } shrank: { $n } fewer dice.
    }
}
tokyo-log-shrink-gone = { $you ->
    [yes] { $n ->
        [one] You grew again: { $n } more die.
       *[other] You grew again: { $n } more dice.
    }
   *[no] { $n ->
        [one] { $who } grew again: { $n } more die.
       *[other] { $who } grew again: { $n } more dice.
    }
}
tokyo-log-prevented = { $you ->
    [yes] You were spared { $n } damage ({ $card }).
   *[no] { $who } was spared { $n } damage ({ $card }).
}
tokyo-log-camouflage = { $you ->
    [yes] You rolled for { card-camouflage }: { $dice }.
   *[no] { $who } rolled for { card-camouflage }: { $dice }.
}
tokyo-log-bay-closed = Fewer than five are alive: Tokyo Bay is closed.
tokyo-log-child = { $you ->
    [yes] { $card }: you start over with ten health.
   *[no] { $card }: { $who } starts over with ten health.
}
tokyo-log-buy-top = { $you ->
    [yes] You bought { $card } from the top of the deck for { $n } energy.
   *[no] { $who } bought { $card } from the top of the deck for { $n } energy.
}
# $from: whose card it was; $mine: yes where it was the reader’s.
tokyo-log-buy-from = { $you ->
    [yes] You bought { $card } from { $from } for { $n } energy.
   *[no] { $mine ->
        [yes] { $who } bought { $card } from you for { $n } energy.
       *[no] { $who } bought { $card } from { $from } for { $n } energy.
    }
}
# $of: whose card it is; $own: whether it is one's own.
tokyo-log-mimic = { $you ->
    [yes] { $own ->
        [yes] You copy { $card }.
       *[no] You copy { $card } ({ $of }).
    }
   *[no] { $own ->
        [yes] { $who } copies { $card }.
       *[no] { $who } copies { $card } ({ $of }).
    }
}
tokyo-log-unmimic = { $you ->
    [yes] The card you copied left play.
   *[no] The card that { $who } copied left play.
}
tokyo-log-charge = { $you ->
    [yes] You put { $n } energy on the batteries.
   *[no] { $who } put { $n } energy on the batteries.
}

## Where there are many answers

# Above a field for words: of the card, its text or its owner.
tokyo-find = Find a card or its owner
# Nothing has these words.
tokyo-found-none = No answer fits.
