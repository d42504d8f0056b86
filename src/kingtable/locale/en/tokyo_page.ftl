# The table of King of Tokyo, as the page says it.

## The table

tokyo-goal-short = first to { NUMBER(20) } points, or last one standing
tokyo-monsters = { $n } monsters
tokyo-with-bay = City and Bay
tokyo-city-only = City only
tokyo-turn = Turn { $n }
tokyo-over-chip = Game over, turn { $n }
tokyo-city = Tokyo City
tokyo-city-short = City
tokyo-bay-short = Bay
tokyo-empty = empty
tokyo-pays = { NUMBER(1) } on the way in, { NUMBER(2) } each turn
tokyo-scene = Tokyo City: { $city }.
tokyo-scene-bay = Tokyo City: { $city }. Tokyo Bay: { $bay }.
tokyo-figures = The other monsters, clockwise
tokyo-name-you = { $who }, you
tokyo-board = { $who }: { $health } health, { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
}, { $energy } energy, { $place ->
    [city] in Tokyo City
    [bay] in Tokyo Bay
   *[outside] outside Tokyo
}, cards: { $cards }. See the board
tokyo-board-out = { $who } is out. See the board
tokyo-out = out of the game
tokyo-out-short = out
tokyo-stands = { $place ->
    [city] Stands in Tokyo City
    [bay] Stands in Tokyo Bay
   *[outside] Outside Tokyo
}
tokyo-throws = { $n ->
    [one] Throws { $n } die
   *[other] Throws { $n } dice
}
tokyo-poison = poison { $n }
tokyo-shrink = shrunk { $n }
tokyo-poison-long = Poison: loses { $n } health at the end of each own turn; a heart removes one.
tokyo-shrink-long = { $n ->
    [one] Shrunk: throws { $n } die fewer; a heart removes it.
   *[other] Shrunk: throws { $n } dice fewer; a heart removes one.
}
tokyo-winged = unhurt this turn
tokyo-again = plays again
tokyo-more-cards = +{ $n } more
tokyo-cards = { $n ->
    [0] No cards
    [one] { $n } card
   *[other] { $n } cards
}
tokyo-copying = { $card }: { $copied }
tokyo-with-counters = { $card } ({ $n })

## Dice

tokyo-dice = Dice
tokyo-dice-of = { $you ->
    [yes] Your dice
   *[no] Dice of { $who }
}
tokyo-tap-to-keep = Choose what you keep; hold a die to take all of its face
tokyo-all-kept = All kept
tokyo-kept-and-again = Kept: { $kept } · To throw again: { $n }
tokyo-die = Die { $n }: { $face }
tokyo-die-kept = Die { $n }: { $face }, kept
tokyo-no-dice = No dice on the table.
tokyo-throw = { $n ->
    [0] Throw
    [one] Throw { $n } die
   *[other] Throw { $n } dice
}
tokyo-stop = Stop here
tokyo-stop-short = Stop
tokyo-odds = Odds
tokyo-if-stop = If you stop now
tokyo-damage-on = { $n } on { $who }
tokyo-you-enter = { $place ->
    [city] you take Tokyo City
   *[bay] you take Tokyo Bay
}
tokyo-with-cards = with { $cards }
tokyo-nothing = nothing
tokyo-stop-hurt = { $n } damage to you
tokyo-stop-poison = poison then takes { $n } health
tokyo-odds-wait = Counting…
tokyo-odds-none = Keep dice to see the odds of more of them.
tokyo-odds-caption = { $n ->
    [one] Odds with { $n } throw left
   *[other] Odds with { $n } throws left
}
tokyo-odds-row = at least { $n } of { $face }
tokyo-odds-vp = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
tokyo-health = health
tokyo-damage = damage
tokyo-odds-heal = { $n } health
tokyo-odds-energy = { $n } energy
tokyo-odds-kills = eliminated: { $who }
tokyo-effect-vp = { $sign ->
    [less] { $n ->
        [one] you lose { $n } point
       *[other] you lose { $n } points
    }
   *[more] { $n ->
        [one] { $n } point for you
       *[other] { $n } points for you
    }
}
tokyo-effect-chances = then your health is { $chances }
tokyo-effect-chance = { $n } ({ $p })
tokyo-use-price = · { $n } energy
tokyo-use-lost = · the card is then gone
tokyo-risk = death: { $p }
tokyo-risk-between = death: { $low } to { $high }
tokyo-risk-luck = death, but for luck
tokyo-deadly-throw = Whatever you throw, this means death.

## Cards

tokyo-market = Cards for sale
tokyo-no-card = no card
tokyo-card-label = { $card }, { $n } energy
tokyo-at-once = At once
tokyo-keeps = Keep
tokyo-at-once-long = At once: works when bought, then is discarded
tokyo-keeps-long = Keep: stays with you and works on
tokyo-affordable = you can buy this
tokyo-affordable-short = affordable
tokyo-short = { $n } short
tokyo-short-after = { $n } if you stop
tokyo-costs = costs { $n }
tokyo-printed-cost = Printed price: { $n }
tokyo-buy = Buy
tokyo-buy-what = {" "}{ $card } for { $n } energy
tokyo-buy-for = Buy for { $n }
tokyo-sweep = Sweep, { NUMBER(2) }
tokyo-buy-later = You buy after the dice.
tokyo-deck = { $deck } in the deck, { $discard } discarded
tokyo-read-card = Read: { $card }

## The sentence

tokyo-keep = Keep what you like.
tokyo-throws-left = { $n ->
    [one] One throw left.
   *[other] { $n } throws left.
}
tokyo-thrown = The dice are thrown.
tokyo-more-throws = Buy one more throw, or stop.
tokyo-ask-probe = Throw one of { $who }’s dice again?
tokyo-ask-probe-rest = Choose the die.
tokyo-ask-change = Change a die?
tokyo-ask-change-rest = Otherwise the dice count as they lie.
tokyo-pick-die = The die that changes
tokyo-becomes = { $card }: it becomes
tokyo-ask-hearts = { $n ->
    [one] Where does your heart go?
   *[other] Share out your { $n } hearts.
}
tokyo-ask-hearts-rest = What you give to nothing else heals you.
tokyo-hit-you = { $n ->
    [0] { $who } attacked you and did no harm.
   *[other] { $who } hit you for { $n }.
}
tokyo-hits-you = { $who } hits you for { $n }.
tokyo-threat = You are about to lose { $n } health { $why }.
tokyo-ask-react-rest = How do you answer?
tokyo-ask-yield-rest = Stay in Tokyo, or yield?
tokyo-ask-buy = Buy cards, or end your turn.
tokyo-energy-left = You have { $n } energy.
tokyo-ask-charge = Charge the batteries.
tokyo-ask-charge-rest = The bank adds as much again.
tokyo-ask-opportunist = New in the row: you may buy first.
tokyo-ask-sell = Sell cards back?
tokyo-ask-sell-rest = You get what you paid.
tokyo-ask-mimic = Which card is copied?
tokyo-other-rolled = { $who } throws dice.
tokyo-other-probe = { $who } may throw a die again.
tokyo-other-change = { $who } may change a die.
tokyo-other-hearts = { $who } shares out hearts.
tokyo-other-react = { $who } is hit and decides how to answer.
tokyo-other-yield = { $who } decides: stay or yield.
tokyo-other-buy = { $who } looks at the cards.
tokyo-other-charge = { $who } charges batteries.
tokyo-other-opportunist = { $who } may buy a new card first.
tokyo-other-sell = { $who } may sell cards back.
tokyo-other-mimic = { $who } chooses a card to copy.
tokyo-you-watch = You are out. Watch on, or leave whenever you like.

## Answers

tokyo-answers = Your answers
tokyo-if-late = if time runs out
tokyo-deadly = means death
tokyo-move-stay = { $place ->
    [city] Stay in the City
   *[bay] Stay in the Bay
}
tokyo-move-yield = { $place ->
    [city] Yield the City
   *[bay] Yield the Bay
}
tokyo-move-take = Take it
tokyo-move-pass = No, go on
tokyo-move-end = Done
tokyo-move-keep = { $n ->
    [0] Throw all dice
   *[other] Keep { $dice }, throw the rest
}
tokyo-move-done = Leave them so
tokyo-move-again = Throw a 3 again
tokyo-move-sweep = Sweep the row away
tokyo-move-buy = Buy { $card }
tokyo-move-buy-top = Buy { $card } (top of the deck)
tokyo-move-buy-from = Buy { $card } from { $who }
tokyo-move-sell = Sell { $card }
tokyo-move-mimic = { $card } of { $who }
tokyo-move-probe = Throw again: { $face }
tokyo-move-change = { $card }: { $face } becomes { $to }
tokyo-move-charge = Put { $n } on them
tokyo-note-stay = { NUMBER(2) } points when your turn begins.
tokyo-note-yield = { $jets ->
    [yes] You leave unhurt.{" "}
   *[no] {""}
}{ $who } must take { $place ->
    [city] the City
   *[bay] a free place
}.
tokyo-note-take = You answer with no card; Camouflage throws its dice all the same.
tokyo-note-camouflage = Its dice are thrown first: for what they leave you may still answer.
tokyo-note-sweep = { NUMBER(2) } energy: three new cards.
tokyo-charge-label = Energy for the batteries: { $n }
tokyo-charge-note = { $n ->
    [0] With no energy on them the batteries are empty and discarded at once.
   *[other] { $n } energy will lie on them; { NUMBER(2) } come back each turn.
}
tokyo-hearts-heal = Heal me
tokyo-hearts-n = { $n ->
    [one] { $n } heart
   *[other] { $n } hearts
}
tokyo-hearts-poison = Remove poison
tokyo-hearts-shrink = Grow again
tokyo-hearts-other = Heal { $who }, who pays up to { $n } energy
tokyo-hearts-seal = Share them so
tokyo-hearts-after = { $energy ->
    [0] Then you have { $n } health.
   *[other] Then you have { $n } health, and { $energy } energy more.
}
tokyo-less = Less: { $what }
tokyo-more = More: { $what }
tokyo-confirm-title = This is certain death
tokyo-confirm = After “{ $move }” nothing can save your monster this turn. Do it all the same?
tokyo-confirm-no = No, back
tokyo-confirm-yes = Yes: { $move }

## Presets

tokyo-presets = Next time, without asking
tokyo-presets-title = My standing answers
tokyo-presets-open = All my standing answers…
tokyo-preset-yield = Yield if left below
tokyo-preset-stay = Stay if left with or above
tokyo-preset-health = health
tokyo-preset-never = Never ask me for:
tokyo-presets-note = Kept in this browser. A move that means death is always asked.
tokyo-preset-told-yield = Your preset answered: yield if left with fewer than { $n } health.
tokyo-preset-told-stay = Your preset answered: stay if left with { $n } health or more.
tokyo-preset-told-never = Your preset answered: never ask for { $card }.
tokyo-change-preset = Change it

## Why

tokyo-why-dice = from the dice
tokyo-why-tokyo = for a turn begun in Tokyo
tokyo-why-enter = for taking Tokyo
tokyo-why-buy = for a card
tokyo-why-sweep = for sweeping the row
tokyo-why-sell = for a card sold back
tokyo-why-attack = in the attack
tokyo-why-poison = by poison
tokyo-why-card = by { $card }
tokyo-leave-out = out of the game
tokyo-leave-bay = the Bay is closed
tokyo-leave-displaced = displaced
tokyo-lose-used = used
tokyo-lose-empty = empty
tokyo-lose-heart = the die showed a heart
tokyo-lose-sell = sold back
tokyo-lose-out = out of the game

## The log

tokyo-log-start = Starting roll: { $rolls }. { $you ->
    [yes] You begin.
   *[no] { $who } begins.
}
tokyo-log-start-claws = { $who } { $n }
tokyo-log-start-again = ; again:{" "}
tokyo-log-turn = Turn { $n }: { $you ->
    [yes] you
   *[no] { $who }
}
tokyo-log-turn-extra = Turn { $n }: { $you ->
    [yes] you again
   *[no] { $who } again
} ({ $card })
tokyo-log-throw = { $you ->
    [yes] You threw { $dice }.
   *[no] { $who } threw { $dice }.
}
tokyo-log-again = { $you ->
    [yes] You threw a 3 again: { $to }.
   *[no] { $who } threw a 3 again: { $to }.
}
tokyo-log-extra-throw = { $you ->
    [yes] You took one more throw with { $card }.
   *[no] { $who } took one more throw with { $card }.
}
tokyo-log-probe = { $you ->
    [yes] You threw a die again: { $face } became { $to }.
   *[no] { $who } threw a die again: { $face } became { $to }.
}
tokyo-log-change = { $you ->
    [yes] You changed { $face } to { $to } with { $card }.
   *[no] { $who } changed { $face } to { $to } with { $card }.
}
tokyo-log-stop = { $you ->
    [yes] You stopped at { $dice }.
   *[no] { $who } stopped at { $dice }.
}
tokyo-log-vp = { $you ->
    [yes] { $n ->
        [one] You scored { $n } point { $why }: { $now } in all.
       *[other] You scored { $n } points { $why }: { $now } in all.
    }
   *[no] { $n ->
        [one] { $who } scored { $n } point { $why }: { $now } in all.
       *[other] { $who } scored { $n } points { $why }: { $now } in all.
    }
}
tokyo-log-vp-lost = { $you ->
    [yes] { $n ->
        [one] You lost { $n } point { $why }: { $now } left.
       *[other] You lost { $n } points { $why }: { $now } left.
    }
   *[no] { $n ->
        [one] { $who } lost { $n } point { $why }: { $now } left.
       *[other] { $who } lost { $n } points { $why }: { $now } left.
    }
}
tokyo-log-energy = { $you ->
    [yes] You got { $n } energy { $why }: { $now } in all.
   *[no] { $who } got { $n } energy { $why }: { $now } in all.
}
tokyo-log-energy-paid = { $you ->
    [yes] You paid { $n } energy { $why }: { $now } left.
   *[no] { $who } paid { $n } energy { $why }: { $now } left.
}
tokyo-log-heal = { $you ->
    [yes] You healed { $n } { $why }: { $now } health.
   *[no] { $who } healed { $n } { $why }: { $now } health.
}
tokyo-log-poison = { $you ->
    [yes] You got { $n } poison.
   *[no] { $who } got { $n } poison.
}
tokyo-log-poison-gone = { $you ->
    [yes] You got rid of { $n } poison.
   *[no] { $who } got rid of { $n } poison.
}
tokyo-log-shrink = { $you ->
    [yes] { $n ->
        [one] You shrank: { $n } die fewer.
       *[other] You shrank: { $n } dice fewer.
    }
   *[no] { $n ->
        [one] { $who } shrank: { $n } die fewer.
       *[other] { $who } shrank: { $n } dice fewer.
    }
}
tokyo-log-shrink-gone = { $you ->
    [yes] { $n ->
        [one] You grew again: { $n } die more.
       *[other] You grew again: { $n } dice more.
    }
   *[no] { $n ->
        [one] { $who } grew again: { $n } die more.
       *[other] { $who } grew again: { $n } dice more.
    }
}
tokyo-log-attack = { $you ->
    [yes] { $n ->
        [one] You attacked with { $n } claw: { $targets }.
       *[other] You attacked with { $n } claws: { $targets }.
    }
   *[no] { $n ->
        [one] { $who } attacked with { $n } claw: { $targets }.
       *[other] { $who } attacked with { $n } claws: { $targets }.
    }
}
tokyo-log-attack-nobody = { $you ->
    [yes] { $n ->
        [one] You attacked with { $n } claw and hit nobody.
       *[other] You attacked with { $n } claws and hit nobody.
    }
   *[no] { $n ->
        [one] { $who } attacked with { $n } claw and hit nobody.
       *[other] { $who } attacked with { $n } claws and hit nobody.
    }
}
tokyo-log-damage = { $you ->
    [yes] You lost { $n } health { $why }: { $now } left.
   *[no] { $who } lost { $n } health { $why }: { $now } left.
}
tokyo-log-damage-by = { $you ->
    [yes] { $by } hurt you for { $n } { $why }: { $now } left.
   *[no] { $by } hurt { $who } for { $n } { $why }: { $now } left.
}
tokyo-log-prevented = { $you ->
    [yes] You were spared { $n } damage by { $card }.
   *[no] { $who } was spared { $n } damage by { $card }.
}
tokyo-log-camouflage = { $you ->
    [yes] Your camouflage threw { $dice }.
   *[no] { $who }’s camouflage threw { $dice }.
}
tokyo-log-yield = { $you ->
    [yes] You yielded Tokyo.
   *[no] { $who } yielded Tokyo.
}
tokyo-log-stay = { $you ->
    [yes] You stayed in Tokyo.
   *[no] { $who } stayed in Tokyo.
}
tokyo-log-leave = { $you ->
    [yes] You left
   *[no] { $who } left
} { $place ->
    [city] Tokyo City
   *[bay] Tokyo Bay
}: { $why }.
tokyo-log-enter = { $you ->
    [yes] You took
   *[no] { $who } took
} { $place ->
    [city] Tokyo City
   *[bay] Tokyo Bay
}.
tokyo-log-bay-closed = Fewer than five are alive: Tokyo Bay is closed.
tokyo-log-out = { $you ->
    [yes] You are out of the game.
   *[no] { $who } is out of the game.
}
tokyo-log-out-by = { $you ->
    [yes] You are out of the game, by { $by }.
   *[no] { $who } is out of the game, by { $by }.
}
tokyo-log-child = { $you ->
    [yes] { $card }: you begin anew with ten health.
   *[no] { $card }: { $who } begins anew with ten health.
}
tokyo-log-buy = { $you ->
    [yes] You bought { $card } for { $n }.
   *[no] { $who } bought { $card } for { $n }.
}
tokyo-log-buy-top = { $you ->
    [yes] You bought { $card } from the top of the deck for { $n }.
   *[no] { $who } bought { $card } from the top of the deck for { $n }.
}
tokyo-log-buy-from = { $you ->
    [yes] You bought { $card } from { $from } for { $n }.
   *[no] { $who } bought { $card } from { $from } for { $n }.
}
tokyo-log-lose = { $you ->
    [yes] You lost { $card }: { $why }.
   *[no] { $who } lost { $card }: { $why }.
}
tokyo-log-reveal = New in the row: { $card }.
tokyo-log-sweep = { $you ->
    [yes] You swept the row away.
   *[no] { $who } swept the row away.
}
tokyo-log-shuffle = The discard pile became the deck.
tokyo-log-mimic = { $you ->
    [yes] You copy { $card }
   *[no] { $who } copies { $card }
}{ $own ->
    [yes] .
   *[no] {" "}of { $of }.
}
tokyo-log-unmimic = { $you ->
    [yes] The card you copied left play.
   *[no] The card that { $who } copied left play.
}
tokyo-log-charge = { $you ->
    [yes] You put { $n } energy on the batteries.
   *[no] { $who } put { $n } energy on the batteries.
}

## The end

tokyo-over-points = { NUMBER(20) } points: { $who }.
tokyo-over-survival = Last one standing: { $who }.
tokyo-over-nobody = All fell at once: nobody wins.
tokyo-ranking = Ranking
tokyo-end-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
tokyo-end-health = { $n } health left
tokyo-end-cards = Cards: { $cards }
tokyo-end-no-cards = No cards
tokyo-end-out = Out in turn { $n } { $why }
tokyo-end-out-by = Out in turn { $n }: { $who }, { $why }
tokyo-course = Points, turn by turn
tokyo-course-label = { $n ->
    [one] Points over { $n } turn; at the end: { $who }. Below: who stood in Tokyo.
   *[other] Points over { $n } turns; at the end: { $who }. Below: who stood in Tokyo.
}
tokyo-course-one = { $who } { $n }
tokyo-tally = The game in numbers
tokyo-tally-dealt = Damage dealt
tokyo-tally-taken = Damage taken
tokyo-tally-begun = Turns begun in Tokyo
tokyo-tally-bought = Cards bought
tokyo-look = { $who }: see the board
