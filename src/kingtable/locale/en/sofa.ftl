### Several people at one screen. $who: a name, which never declines. $what: what is asked of them.
### $domino: a number. $n: how many.

## The table

# A sentence to one of several people, by name.
say-called = { $who }: { $what }
# A button: the last turn of that player shall not count.
take-back-of = Take back: { $who }
# A button, pressed as long as that player looks: at what only they may know.
only-looks = Only { $who } looks
# In place of a card’s name that only one of several people at this screen may know.
secret-card = a hidden card

# A button that stands upside down: the picture turns to the side where its words can be read.
turn-to-side = Turn to this side
# A box to tick: the picture turns by itself to whoever sits opposite.
turn-picture = Turn the picture
turn-picture-text = to face the player whose turn it is
# Before a plan of the table, with the screen in its middle.
places = Who sits where
places-text = Press a name to move it to the next side.
# Somebody and a side of the screen. $side: near, left, far or right.
place-of = { $side ->
    [near] { $who }: at this side
    [left] { $who }: at the left
    [far] { $who }: opposite
   *[right] { $who }: at the right
}
# Out of turn: of several people at this screen only that player is asked.
only-answers = Only { $who } answers
# At the boards of the others meanwhile: of whoever has the turn, and of the rest.
waits-for = waiting
not-asked = not asked
# Behind a name: how that player comes to the table.
at-this-screen = at this screen
by-link = by link

## Messages that call one reader "you", as they are said where several people look at one screen: by no "you" at all

among-say-claim-first = Claim a first domino. Small numbers play early, large ones have more crowns.
among-say-claim-next = Claim the next domino.
among-say-place = Place { $domino }, then claim the next domino.
among-say-claim-final = Claim the next domino to make it final.
among-say-make-final = Make it final when everything is right.
among-in-hand-again = { $domino } is in hand again.
among-say-sent-rest = Saving the move…
among-since-your-turn = Since the last turn here
among-pace-to-my-turn = On to the next question
among-tokyo-pays = { NUMBER(1) } for taking it, { NUMBER(2) } if a turn begins there
among-tokyo-tap-to-keep = Choose what to keep; hold a die to take all of its face
among-tokyo-if-stop = After stopping now
# $place: city or bay.
among-tokyo-you-enter = { $place ->
    [city] into Tokyo City
   *[bay] into Tokyo Bay
}
among-tokyo-stop-hurt = { $n } damage here
# $sign: less or more.
among-tokyo-effect-vp = { $sign ->
    [less] { $n ->
        [one] { $n } point lost
       *[other] { $n } points lost
    }
   *[more] { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
}
# $chances: such as 3 (25 %) or 5 (75 %).
among-tokyo-effect-chances = health is then { $chances }
among-tokyo-risk-luck = eliminated, unless lucky
# Under a card. Room: 26
among-tokyo-affordable = can be bought
# Under a card. Room: 26
among-tokyo-short-after = { $n } energy by stopping
among-tokyo-buy-later = Cards are bought after the dice.
among-tokyo-keep = Choose the dice to keep.
among-tokyo-hit-you = { $n ->
    [0] attacked by { $who }, without harm.
   *[other] { $n } damage from { $who }.
}
among-tokyo-hits-you = { $n } damage is coming from { $who }.
# $why: the reason.
among-tokyo-threat = { $n } health is about to be lost ({ $why }).
among-tokyo-ask-react-rest = What is the answer?
among-tokyo-ask-buy = Buy cards, or end the turn.
among-tokyo-energy-left = { $n } energy to spend.
among-tokyo-ask-sell-rest = The bank pays the price back.
among-tokyo-you-watch = Eliminated; the others play on.
among-tokyo-answers = The answers
among-tokyo-note-stay = { NUMBER(2) } points when the next turn begins.
# $jets: no damage is taken. $place: city or bay.
among-tokyo-note-yield = { $jets ->
    [yes] { $place ->
        [city] Leaves unhurt. { $who } must take the City.
       *[bay] Leaves unhurt. { $who } must take a free place.
    }
   *[no] { $place ->
        [city] { $who } must take the City.
       *[bay] { $who } must take a free place.
    }
}
among-tokyo-note-take = No card is used. Dice that stop damage are still rolled.
among-tokyo-note-camouflage = Its dice are rolled first. The damage that is left can still be answered.
among-tokyo-deadly-throw = Any roll means elimination.
among-tokyo-keeps-long = Keep: stays with its owner and keeps working
among-tokyo-hearts-heal = Heal
# $energy: how much more.
among-tokyo-hearts-after = { $energy ->
    [0] Health is then { $n }.
   *[other] Health is then { $n }, and there is { $energy } more energy.
}
among-tokyo-dice-nothing = nothing
# $move: what is done.
among-tokyo-confirm = After “{ $move }” nothing can save this monster this turn. Do it anyway?
among-tokyo-ask-hearts = { $n ->
    [one] Where does the heart go?
   *[other] Share out { $n } hearts.
}
among-tokyo-ask-hearts-rest = The remaining hearts heal.
among-tokyo-ask-opportunist = New in the row: first chance to buy it.
among-move-seat = Move this seat to another device
among-your-name = Name at this table
among-leave-alone = Leave this table for good? Only this browser holds the keys to its seats: nobody can come back without them.
among-leave-others = Leave for good? The seats stay theirs, but only this browser holds the keys. The others may let bots play, or agree to end the table.
among-leave-lends = While a player is away, the others may let a bot play. On coming back the player has the seat again at once.
among-resign-sure = Resign? That means last place, and a bot plays the seat to the end.
among-resign-sure-alone = Resign? The game ends here, in last place.
# $on: yes or no.
among-awake-is = { $on ->
    [yes] stays on while somebody here plays
   *[no] may go dark
}
among-server-back-none = Nothing can be taken back now: something new has turned up, or somebody else has moved.
among-server-not-your-turn = It is somebody else’s turn.
among-server-resigned = This seat has resigned; a bot plays it to the end.
