### After a game of whatever kind: what follows, how its deal is checked, its replay.
### $who: names, which never decline.

## The end

# $who won alone; $n: the points. $you: whether that is the reader.
end-won = { $you ->
    [yes] { $n ->
        [one] You win with { $n } point.
       *[other] You win with { $n } points.
    }
   *[no] { $n ->
        [one] { $who } wins with { $n } point.
       *[other] { $who } wins with { $n } points.
    }
}
rematch = Rematch
share = Copy the replay’s link
# A button: the finished game is looked through for better turns. Room: 14
review = Review
deal-check = Check the deal
deal-sealed = This table was dealt by an older version: the server alone sealed its key with this number before the game, and nobody else had a share in the deal.
deal-commitment = Seal of the server’s key
deal-key = The server’s key, shown at the end
deal-game-key = Key of this game, made of all
deal-record = Download the record of this game
deal-how = To check that every die and domino follows from the key, run this command on the record:
check-working = Checking…
check-proved = All fits: nobody could choose the key of this game, neither the server nor a player.
check-little = Nothing looks wrong, but this does not prove to you that nobody chose the deal.
check-wrong = This does not fit. The deal was not made as it was sealed.
# Said before each thing that was checked. $mark: how it ended.
check-mark = { $mark ->
    [yes] Fits:
    [no] Does not fit:
   *[open] Not proved:
}
check-key-promised = The server’s key fits the seal that it showed before it knew the table.
check-key = The server’s key fits the seal that it showed before the deal.
check-key-late = The server’s key fits its seal, but your page did not save the seal before the deal, so it cannot compare them.
check-key-wrong = The server’s key does not fit the seal that was shown before the deal.
check-bound = Game, options, seats, bots and seals are the same as the server named before your page sent its share.
check-bound-wrong = Game, options, seats, bots or seals are not the ones the server named before your page gave its share.
check-bound-none = Your page has not kept what the server named before the shares were known: game, options, seats, bots and seals.
check-bound-loose = An older version dealt this table. It did not fix names, bots and options before the shares were known, so the server could have chosen among deals.
check-seats-wrong = { $who }: this seat does not have the form that an honest server writes.
check-share = Your page’s share went into the deal.
check-share-none = Your page gave no share to this deal: the others could have chosen it.
check-share-out = Your page’s share was left out of the deal: it did not come in time, or was not taken.
check-share-wrong = The share recorded for you is not the one that your page sent.
check-seals = { $who }: shares as they were sealed before your page revealed its own.
check-seals-wrong = { $who }: not the share that was sealed before your page revealed its own.
check-left-out = Left out of the deal: { $who }.
# $who: one or more players. $deals: how many deals the host could see.
check-silent = Kept their share back, so that all others sealed another one: { $who }. If they work with the host, the host saw up to { $deals } deals and could stop at one.
# $who: one or more players. $deals: among how many deals the host could choose.
check-silent-old = Sealed a share and did not reveal it: { $who }. If the host works with them, the host could choose one of { $deals } deals.
check-nobody-out = Nobody was left out.
check-not-proved = What this does not prove
check-not-looked = That nobody looked: the host, who runs the server, has the key in a file and can know what comes. Play with a host you trust not to look.
check-not-page = That this page is honest. It comes from the host, who could send a page that only says that all fits. To be sure, check the record with { -kingtable } on your own computer.
check-not-who = Who moved: only the server says whether it was a player, a bot or the clock.

## Replay

replay-slider = Position in the game
# $n of $m moves.
replay-at = Move { $n } of { $m }
# The same in figures, beside the slider. $n of $m. Room: 10
replay-count = { $n } / { $m }
replay-start = The table is laid.
replay-live = This game is still being played. The replay opens when it is over.
play-on = Play on from here
# A choice beside "Play on from here": who sits at the other seats. Its values are kinds of bots (bot-kind-...), and first play-on-same: those who played that game.
play-on-against = Your opponents
play-on-same = The same bots
step-back = One move back
step-forth = One move on

## A table that was ended

ended-title = This table was ended
ended-text = There is no result.
