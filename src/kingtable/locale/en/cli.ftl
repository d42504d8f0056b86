# The command line.

bonus-middle-kingdom = Middle Kingdom
bonus-harmony = Harmony
score-total = Total
player = Player { $seat }
line-now = This round
line-next = Next round
final-line = { $rank }. Player { $seat }: { $score }
final-tie-largest = Players { $a } and { $b } are level: the larger property decides.
final-tie-crowns = Players { $a } and { $b } are level, their largest properties too: the crowns decide.
final-tie-shared = Players { $a } and { $b } share their place.

event-game = Game { $number } begins.
event-kings = The kings are drawn in this order: players { $seats }.
event-line = A line is turned up: { $dominoes }.
event-claim = Player { $seat } claims { $domino }.
event-place = Player { $seat } places { $domino }: { $gain ->
    [0] no points yet
    [one] 1 point
   *[other] { $gain } points
}.
event-discard = Player { $seat } has no place for { $domino } and discards it.
event-leftover = Nobody claimed { $domino }; it leaves the game.
event-round = Round { $round }.
event-scored = Game { $number } is scored: { $scores }.
event-over = The game is over. Places: { $ranks }.

verify-moves = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}, every one legal.
verify-dealt = Dealt from the key whose SHA-256 is { $commitment }.
verify-seed = Dealt from the seed { $seed }; it was not committed to before the game.
verify-shares = Shares of { $shares } of { $people } people went into the deal.
verify-no-share = Seat { $seat } gave no share: it had no part in the deal, and nothing is proved to its player.
verify-scores = Scores: { $scores }.
verify-proved = Proved: whoever gave a share and compares it and the seal with what the own page kept knows that nobody chose this deal.
verify-proved-little = Proved: the deal was fixed before the first move. Not proved: that it was not chosen, for nobody gave a share.
verify-not-proved = Not proved: that nobody looked. Who runs the server can read its file during the game. Who moved for a seat is told by the server alone.

play-seat = There are only { $players } seats.
play-ask = Your move ({ $count } possible, ? lists them, q leaves):
play-forced = Only one move is possible: { $move }.
play-thinking = Player { $seat } thinks …
play-left = You left the table.
play-saved = The record is in { $file }.

match-bots = A match of this game has { $least } to { $most } bots, not { $count }.
match-playing = Playing
match-title = { $games } games, every deal in every rotation of the seats
match-bot = Bot
match-wins = Wins
match-score = Score
match-deviation = Deviation
match-margin = Margin to the best other
match-alone = Highest alone
match-level = Highest shared

## King of Tokyo in the terminal

tell-column-tokyo = Tokyo
tell-column-counters = Counters
tell-column-cards = Cards
tell-place-city = Tokyo City
tell-place-bay = Tokyo Bay
tell-out-of-game = out
tell-poison = { $n } poison
tell-shrink = { $n } shrink
tell-row = For sale:
tell-deck = { $deck } more in the deck
tell-throws-left = { $rerolls ->
    [0] no throw left
    [one] 1 throw left
   *[other] { $rerolls } throws left
}
tell-ask = Player { $seat }: { $phase ->
    [rolled] throw again, or stop?
    [probe] use Psychic Probe on a die?
    [change] change a die?
    [hearts] what are the hearts for?
    [react] take the damage, or do something about it?
    [yield] yield Tokyo, or stay?
    [buy] buy something?
    [charge] how much energy goes on Monster Batteries?
    [opportunist] buy the card just revealed?
    [sell] sell a card?
   *[mimic] which card shall Mimic copy?
}
tell-ask-damage = { $by ->
    [0] { $damage } damage.
   *[other] { $damage } damage by player { $by }.
}
tell-stop-now = As the dice lie:
tell-nothing = nothing
tell-gain-vp = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
tell-gain-heal = { $n } health
tell-gain-energy = { $n } energy
tell-hits = { $n } damage to player { $seat } (left: { $left })
tell-enters = into { $place ->
    [bay] Tokyo Bay
   *[city] Tokyo City
}
tell-hearts = { $hearts ->
    [one] { $hearts } heart
   *[other] { $hearts } hearts
}, to share as: hearts heal=1 poison=1 shrink=1 2=1 (a number heals that seat, counted from 0)
tell-keep = keep FACE ... keeps those dice and throws the others; keep alone throws all.

tell-start-roll = Claws decide who begins ({ $rolls }): player { $first }.
tell-turn = { $extra ->
    [freeze_time] Turn { $number }: once more player { $seat } (Freeze Time).
    [frenzy] Turn { $number }: a further one of player { $seat } (Frenzy).
   *[no] Turn { $number }: player { $seat }.
}
tell-throw = Player { $seat } throws { $thrown }. On the table: { $dice }.
tell-again = Player { $seat } throws a 3 again: { $to }.
tell-extra-throw = Player { $seat } has one throw more ({ $card }).
tell-probe = Player { $seat } has a { $face } thrown again: { $to }.
tell-change = Player { $seat } turns a { $face } to { $to } ({ $card }).
tell-stop = Player { $seat } stops at { $dice }.
tell-vp = Player { $seat } { $sign ->
    [less] loses
   *[more] gains
} { $amount ->
    [one] 1 point
   *[other] { $amount } points
} ({ $why }) and has { $vp }.
tell-energy = Player { $seat } { $sign ->
    [less] gives
   *[more] gains
} { $amount } energy ({ $why }) and has { $energy }.
tell-heal = Player { $seat } heals { $amount } ({ $why }) and has { $health } health.
tell-counters = The counters of player { $seat } change: poison { $poison }, shrink { $shrink }.
tell-attack = Player { $seat } attacks with { $claws ->
    [one] 1 claw
   *[other] { $claws } claws
}: { $hit ->
    [0] nobody
   *[other] { $targets }
}.
tell-damage = Player { $seat } takes { $amount } damage ({ $by ->
    [0] { $why }
   *[other] player { $by }, { $why }
}): { $health } health left.
tell-prevented = Player { $seat } is spared { $amount } damage ({ $why }).
tell-camouflage = The dice of Camouflage for player { $seat }: { $dice }.
tell-yield = Player { $seat } yields.
tell-stay = Player { $seat } stays.
tell-leave = Player { $seat } leaves { $place }{ $how ->
    [bay] : the Bay is closed
    [displaced] : pushed out
   *[other] {""}
}.
tell-enter = Player { $seat } enters { $place }.
tell-bay-closed = Tokyo Bay is closed.
tell-out = Player { $seat } is eliminated.
tell-child = Player { $seat } comes back: It Has a Child.
tell-buy = Player { $seat } buys { $card } for { $price } energy{ $origin ->
    [seat] {" "}from player { $owner }
    [top] {" "}from the deck
   *[row] {""}
}.
tell-lose = { $card } leaves player { $seat }{ $how ->
    [used] : used up
    [empty] : empty
    [heart] : a heart
    [sell] : sold
   *[other] {""}
}.
tell-reveal = { $card } is revealed.
tell-sweep = Player { $seat } sweeps the row.
tell-shuffle = The discard pile becomes the deck.
tell-mimic = Mimic of player { $seat } copies { $card } of player { $of }.
tell-unmimic = Mimic of player { $seat } copies nothing any more.
tell-charge = Player { $seat } puts { $amount } energy on Monster Batteries.
tell-over = { $cause ->
    [points] Player { $seat } has 20 points and wins.
    [survival] Player { $seat } is the last one alive and wins.
   *[nobody] Nobody is left: nobody wins.
}
tell-why-dice = dice
tell-why-tokyo = in Tokyo
tell-why-enter = entered Tokyo
tell-why-buy = bought
tell-why-sweep = swept
tell-why-sell = sold
tell-why-attack = attack
tell-why-poison = poison

## The odds of dice

odds-title = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}, { $rerolls ->
    [0] no throw left
    [one] 1 throw left
   *[other] { $rerolls } throws left
}: { $faces }
odds-unthrown = not yet thrown
odds-wish = { $wish }: { $percent } %
odds-keep = Keep: { $faces }
odds-keep-none = Keep: nothing, throw all.
odds-stop = Keep all: it is reached.
odds-goal = At least
odds-chance = Probability

bench-kingdomino = Kingdomino
bench-king-of-tokyo = King of Tokyo
bench-start = One process that starts them
bench-starting = Compiling everything from nothing, as a first start does …

## The options of the table

help-workers = Processes for the bots; without it one for each core, at most 8.
help-bots = A bot of your own that may sit down, such as kingdomino=my_bot:Mine, of a module in this folder; may be given again.
help-allow-host = A name under which this server is reached, such as table.example.org; may be given again. Addresses of this machine and localhost need none.
help-behind-proxy = Address of a proxy in front of this server, whose X-Forwarded-For tells who asks; may be given again.
tell-plain-move = Player { NUMBER($seat) }: { $move }
tell-plain-over = The game is over.
