### The table of King of Tokyo, as the page says it.
### $who, $by: a monster's name, which never declines; $you: yes where it is the reader. $n: how many; $now: how many there
### are then. $card: a card's name, $cards: several. $why: a bare noun, one of tokyo-why-..., or a card. $dice, $face, $to:
### faces of dice. $place: city or bay. $move: what stands on a button. $p: a percentage.

## The table

# At the end of a list of what is played.
tokyo-goal-short = first to { NUMBER(20) } points, or last one standing
# In the same list.
tokyo-monsters = { $n } monsters
tokyo-with-bay = City and Bay
tokyo-city-only = City only
# Which turn of the game it is. Room: 16
tokyo-turn = Turn { $n }
# In the bar. Room: 26
tokyo-over-chip = Game over, turn { $n }
tokyo-city = Tokyo City
# Where it is narrow. Room: 8
tokyo-city-short = City
# Room: 8
tokyo-bay-short = Bay
# Before the name of the monster that stands there. $place: tokyo-city, tokyo-bay or their short forms.
tokyo-tag = { $place }:
# A place in Tokyo where nobody stands. Room: 10
tokyo-empty = empty
# The points for taking a place in Tokyo and for holding it.
tokyo-pays = { NUMBER(1) } for taking it, { NUMBER(2) } if your turn begins there
# $city: who stands there.
tokyo-scene = Tokyo City: { $city }.
# $city, $bay: who stands there.
tokyo-scene-bay = Tokyo City: { $city }. Tokyo Bay: { $bay }.
tokyo-figures = The other monsters, clockwise
tokyo-name-you = { $who }, you
# A monster's board, as it is read out. $vp: points; $health; $energy.
tokyo-board = { $who }: { $health } health, { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
}, { $energy } energy, { tokyo-where }, cards: { $cards }. See the board
# In tokyo-board only.
tokyo-where = { $place ->
    [city] in Tokyo City
    [bay] in Tokyo Bay
   *[outside] outside Tokyo
}
tokyo-board-out = { $who } is eliminated. See the board
# Of a monster; not the same as outside Tokyo. Room: 14
tokyo-out = eliminated
# On a small board. Room: 14
tokyo-out-short = eliminated
# A chip on a monster: so many poison counters. Room: 12
tokyo-poison = poison { $n }
# A chip: so many shrink counters. Room: 14
tokyo-shrink = shrunk { $n }
# A chip: it takes no damage this turn. Room: 20
tokyo-winged = unhurt this turn
# A chip: it takes another turn. Room: 20
tokyo-again = one more turn
tokyo-cards = { $n ->
    [0] No cards
    [one] { $n } card
   *[other] { $n } cards
}
# $copied: the card that Mimic copies.
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
# $kept: how many dice are kept.
tokyo-kept-and-again = Kept: { $kept } · To reroll: { $n }
tokyo-die = Die { $n }: { $face }
tokyo-die-kept = Die { $n }: { $face }, kept
tokyo-no-dice = No dice on the table.
# The button that rolls the dice; 0: none is chosen. Room: 18
tokyo-throw = { $n ->
    [0] Roll
    [one] Roll { $n } die
   *[other] Roll { $n } dice
}
# A button: the dice count as they lie. Room: 14
tokyo-stop = Stop here
# The same where it is narrow. Room: 10
tokyo-stop-short = Stop
# A button: how likely what is. Room: 14
tokyo-odds = Odds
# In the list of keys: what a digit does.
tokyo-key-die = keep a die
# In the list of keys: what a digit does together with Shift.
tokyo-key-face = keep all dice of its face
tokyo-if-stop = If you stop now
# So much damage to these.
tokyo-damage-on = { $n } damage: { $who }
tokyo-you-enter = { $place ->
    [city] you take Tokyo City
   *[bay] you take Tokyo Bay
}
tokyo-with-cards = with { $cards }
# Stopping now would do nothing. Room: 12
tokyo-nothing = nothing
tokyo-stop-hurt = { $n } damage to you
tokyo-health = health
tokyo-damage = damage
# These would be eliminated.
tokyo-odds-kills = eliminated: { $who }
# $sign: less or more.
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
# $chances: such as 3 (25 %) or 5 (75 %).
tokyo-effect-chances = then your health is { $chances }
tokyo-effect-chance = { $n } ({ $p })
tokyo-risk = eliminated: { $p }
# $low, $high: percentages.
tokyo-risk-between = eliminated: { $low } to { $high }
tokyo-risk-luck = eliminated, unless you are lucky

## Cards

tokyo-market = Cards for sale
tokyo-no-card = no card
# In the row, in the place of a card that is being read.
tokyo-bought-by = bought by { $who }
tokyo-card-label = { $card }, { $n } energy, Keep.
tokyo-card-label-once = { $card }, { $n } energy, at once.
# A kind of card: works when bought. Room: 14
tokyo-at-once = At once
# A kind of card: it stays with its owner. Room: 14
tokyo-keeps = Keep
# Under a card. Room: 26
tokyo-affordable = you can buy this
# The same where it is narrow. Room: 14
tokyo-affordable-short = affordable
# Under a card: so much energy is missing. Room: 16
tokyo-short = needs { $n } more
# Under a card, behind tokyo-short: what one would have. Room: 26
tokyo-short-after = { $n } energy if you stop
# A button under a card. Room: 10
tokyo-buy = Buy
# The same button, as it is read out.
tokyo-buy-what = Buy { $card } for { $n } energy
# A button, before a picture of energy: what the sweep costs. Room: 24
tokyo-sweep = Sweep, { NUMBER(2) }
tokyo-buy-later = You buy after the dice.
# $deck, $discard: how many cards lie there.
tokyo-deck = { $deck } in the deck, { $discard } discarded
tokyo-read-card = Read: { $card }

## The sentence

# While one rolls: which dice to keep.
tokyo-keep = Keep what you like.
tokyo-throws-left = { $n ->
    [one] One roll left.
   *[other] { $n } rolls left.
}
tokyo-thrown = The dice are rolled.
tokyo-more-throws = Buy one more roll, or stop.
tokyo-ask-probe-rest = Choose the die.
tokyo-ask-change = Change a die?
# $n: how much damage it did.
tokyo-hit-you = { $n ->
    [0] { $who } attacked you but did no damage.
   *[other] { $who } hit you for { $n }.
}
tokyo-hits-you = { $who } hits you for { $n }.
tokyo-threat = You are about to lose { $n } health ({ $why }).
tokyo-ask-react-rest = How do you answer?
tokyo-ask-yield-rest = Stay in Tokyo, or yield?
tokyo-ask-buy = Buy cards, or end your turn.
tokyo-energy-left = You have { $n } energy.
tokyo-ask-charge = Charge the batteries.
tokyo-ask-sell = Sell cards back?
tokyo-ask-sell-rest = You get what you paid.
tokyo-ask-mimic = Which card is copied?
# While dice are still falling.
tokyo-rolls = { $you ->
    [yes] { $n ->
        [one] You roll a die.
       *[other] You roll { $n } dice.
    }
   *[no] { $n ->
        [one] { $who } rolls a die.
       *[other] { $who } rolls { $n } dice.
    }
}
tokyo-other-rolled = { $who } rolls dice.
tokyo-other-probe = { $who } may reroll a die.
tokyo-other-change = { $who } may change a die.
tokyo-other-hearts = { $who } shares out hearts.
tokyo-other-react = { $who } is hit and decides how to answer.
tokyo-other-yield = { $who } decides: stay or yield.
tokyo-other-buy = { $who } looks at the cards.
tokyo-other-charge = { $who } charges batteries.
tokyo-other-sell = { $who } may sell cards back.
tokyo-other-mimic = { $who } chooses a card to copy.
tokyo-you-watch = You are eliminated. Watch on, or leave whenever you like.

## Answers

tokyo-answers = Your answers
# A button that opens all answers, where there is no room for them. $n: how many.
tokyo-answers-all =
    { $n ->
        [one] The answer
       *[other] All { $n } answers
    }
tokyo-if-late = if time runs out
tokyo-deadly = means elimination
tokyo-move-stay = { $place ->
    [city] Stay in the City
   *[bay] Stay in the Bay
}
tokyo-move-yield = { $place ->
    [city] Yield the City
   *[bay] Yield the Bay
}
# A button: one takes the damage. It takes neither Tokyo nor a card.
tokyo-move-take = Take the damage
# A button: declines what is offered.
tokyo-move-pass = No, continue
# A button: ends the turn, or the step. Room: 16
tokyo-move-end = Done
tokyo-move-keep = { $n ->
    [0] Roll all dice
   *[other] Keep { $dice }, roll the rest
}
# A button: the dice stay as they are.
tokyo-move-done = Leave them as they are
tokyo-move-again = Reroll a 3
tokyo-move-sweep = Sweep the row away
tokyo-move-buy = Buy { $card }
tokyo-move-buy-top = Buy { $card } (top of the deck)
tokyo-move-buy-from = Buy { $card } from { $who }
tokyo-move-sell = Sell { $card }
# $card is copied; $who has it.
tokyo-move-mimic = { $card } ({ $who })
tokyo-move-probe = Reroll: { $face }
# $card turns $face to $to.
tokyo-move-change = { $card }: { $face } becomes { $to }
tokyo-move-charge = Put { $n } on them
tokyo-note-stay = { NUMBER(2) } points when your turn begins.
# Under the button that yields. $jets: no damage is taken.
tokyo-note-yield = { $jets ->
    [yes] { $place ->
        [city] You leave unhurt. { $who } must take the City.
       *[bay] You leave unhurt. { $who } must take a free place.
    }
   *[no] { $place ->
        [city] { $who } must take the City.
       *[bay] { $who } must take a free place.
    }
}
tokyo-note-sweep = { NUMBER(2) } energy: three new cards.
# A button: the hearts are used as chosen.
tokyo-hearts-seal = Share them like this
# A button with a minus. $what: what it lessens.
tokyo-less = Less: { $what }
# A button with a plus. $what: what it adds to.
tokyo-more = More: { $what }

## Presets

tokyo-presets-title = My standing answers
tokyo-presets-open = All my standing answers…
tokyo-change-preset = Change it
# A chip on the own board: so many standing answers hold at this table. Room: 24
tokyo-standing = { $n ->
    [one] { $n } standing answer
   *[other] { $n } standing answers
}

## Why

# Bare nouns: they stand in brackets behind what happened.
tokyo-why-dice = dice
tokyo-why-tokyo = turn begun in Tokyo
tokyo-why-enter = Tokyo taken
tokyo-why-buy = card bought
tokyo-why-sweep = row swept
tokyo-why-sell = card sold back
tokyo-why-attack = attack
tokyo-why-poison = poison
# Why a place was left: in brackets.
tokyo-leave-out = eliminated
tokyo-leave-bay = the Bay is closed
tokyo-leave-displaced = displaced
# Why a card went: in brackets.
tokyo-lose-used = used
tokyo-lose-empty = empty
tokyo-lose-heart = the die showed a heart
tokyo-lose-sell = sold back
tokyo-lose-out = eliminated

## The log

# $rolls: names with their claws.
tokyo-log-start = { $you ->
    [yes] Starting roll: { $rolls }. You begin.
   *[no] Starting roll: { $rolls }. { $who } begins.
}
tokyo-log-start-claws = { $who } { $n }
# Those who were level rolled again. $rolls: what was before; $more: what came then.
tokyo-log-start-again = { $rolls }; again: { $more }
tokyo-log-turn = { $you ->
    [yes] Turn { $n }: you
   *[no] Turn { $n }: { $who }
}
tokyo-log-throw = { $you ->
    [yes] You rolled: { $dice }.
   *[no] { $who } rolled: { $dice }.
}
# Behind tokyo-log-throw, read out: what all dice show then, those that were kept too.
tokyo-log-all-dice = All dice: { $dice }.
tokyo-log-stop = { $you ->
    [yes] You stopped: { $dice }.
   *[no] { $who } stopped: { $dice }.
}
tokyo-log-vp = { $you ->
    [yes] { $n ->
        [one] You scored { $n } point ({ $why }): { $now } in all.
       *[other] You scored { $n } points ({ $why }): { $now } in all.
    }
   *[no] { $n ->
        [one] { $who } scored { $n } point ({ $why }): { $now } in all.
       *[other] { $who } scored { $n } points ({ $why }): { $now } in all.
    }
}
tokyo-log-energy = { $you ->
    [yes] You got { $n } energy ({ $why }): { $now } in all.
   *[no] { $who } got { $n } energy ({ $why }): { $now } in all.
}
tokyo-log-heal = { $you ->
    [yes] You healed { $n } damage ({ $why }): { $now } health.
   *[no] { $who } healed { $n } damage ({ $why }): { $now } health.
}
# $targets: who was attacked.
tokyo-log-attack = { $you ->
    [yes] { $n ->
        [one] You attacked { $targets } with { $n } claw.
       *[other] You attacked { $targets } with { $n } claws.
    }
   *[no] { $n ->
        [one] { $who } attacked { $targets } with { $n } claw.
       *[other] { $who } attacked { $targets } with { $n } claws.
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
    [yes] You lost { $n } health ({ $why }): { $now } left.
   *[no] { $who } lost { $n } health ({ $why }): { $now } left.
}
# $mine: yes where the reader did it.
tokyo-log-damage-by = { $you ->
    [yes] { $by } hurt you for { $n } ({ $why }): { $now } left.
   *[no] { $mine ->
        [yes] You hurt { $who } for { $n } ({ $why }): { $now } left.
       *[no] { $by } hurt { $who } for { $n } ({ $why }): { $now } left.
    }
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
    [yes] { $place ->
        [city] You left Tokyo City ({ $why }).
       *[bay] You left Tokyo Bay ({ $why }).
    }
   *[no] { $place ->
        [city] { $who } left Tokyo City ({ $why }).
       *[bay] { $who } left Tokyo Bay ({ $why }).
    }
}
tokyo-log-enter = { $you ->
    [yes] { $place ->
        [city] You took Tokyo City.
       *[bay] You took Tokyo Bay.
    }
   *[no] { $place ->
        [city] { $who } took Tokyo City.
       *[bay] { $who } took Tokyo Bay.
    }
}
tokyo-log-out = { $you ->
    [yes] You are eliminated.
   *[no] { $who } is eliminated.
}
# $mine: yes where the reader did it.
tokyo-log-out-by = { $you ->
    [yes] { $by } eliminated you.
   *[no] { $mine ->
        [yes] You eliminated { $who }.
       *[no] { $by } eliminated { $who }.
    }
}
tokyo-log-buy = { $you ->
    [yes] You bought { $card } for { $n } energy.
   *[no] { $who } bought { $card } for { $n } energy.
}
# The turn ended without a purchase, because time ran out or a bot played.
tokyo-log-nothing-bought = { $you ->
    [yes] You bought nothing.
   *[no] { $who } bought nothing.
}
tokyo-log-lose = { $you ->
    [yes] You lost { $card } ({ $why }).
   *[no] { $who } lost { $card } ({ $why }).
}
tokyo-log-reveal = New in the row: { $card }.
tokyo-log-sweep = { $you ->
    [yes] You swept the row away.
   *[no] { $who } swept the row away.
}
tokyo-log-shuffle = The discard pile became the deck.

## The end

tokyo-over-points = { $who } reached { NUMBER(20) } points.
tokyo-over-survival = Last one standing: { $who }.
tokyo-over-nobody = All were eliminated at once: nobody wins.
tokyo-note-take = You use no card. { card-camouflage } still rolls its dice.
tokyo-note-camouflage = Its dice are rolled first. You can still respond to the damage that is left.
# In the log.
tokyo-preset-told-yield = Your standing answer: yield if left with less than { $n } health.
tokyo-preset-told-stay = Your standing answer: stay if left with { $n } health or more.
tokyo-preset-told-never = Your standing answer: never ask for { $card }.
