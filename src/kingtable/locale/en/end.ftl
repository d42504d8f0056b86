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
# The count at the end of Kingdomino: $what: a terrain or a bonus; $gains: count-gain of each player.
count-step = { $what }: { $gains }.
# $gain: with its sign, as +12.
count-gain = { $who } { $gain }
count-next = Next
count-result = To the result
count-again = Count again
rematch = Rematch
# A button: the result becomes a picture, to be saved or sent. Room: 22
picture-keep = Keep a picture
picture-there = The picture is ready.
picture-none = This browser cannot draw the picture.
# In the picture, below the points. $rank, $of: a place and how many played.
picture-place = Place { $rank } of { $of }
share = Copy the replay’s link
# A button: the finished game is looked through for better turns. Room: 14
review = Review
deal-check = Check the shuffle
deal-sealed = An older version shuffled this table: only the server committed to its key with this number before the game, and no player added a random number.
deal-commitment = The server’s commitment (hash of its key)
deal-key = The server’s key, revealed at the end
deal-game-key = Key of this game, made from everybody’s numbers
deal-record = Download the record of this game
deal-how = To check that every die and domino follows from the key, run this command on the record:
check-working = Checking…
check-proved = Everything matches: nobody could choose the key of this game, neither the server nor a player.
check-little = Nothing looks wrong, but this does not prove to you that nobody chose the shuffle.
check-wrong = This does not match: it is not the shuffle that was committed to.
# Said before each thing that was checked. $mark: how it ended.
check-mark = { $mark ->
    [yes] Matches:
    [no] Does not match:
   *[open] Not proved:
}
check-key-promised = The server’s key matches the commitment it made before it knew the table.
check-key = The server’s key matches the commitment it made before the shuffle.
check-key-late = The server’s key matches its commitment, but your page did not save the commitment before the shuffle, so it cannot compare them.
check-key-wrong = The server’s key does not match the commitment it made before the shuffle.
check-bound = Game, options, seats, bots and commitments are the ones the server named before your page sent its random number.
check-bound-wrong = Game, options, seats, bots or commitments are not the ones the server named before your page sent its random number.
check-bound-none = Your page did not save what the server named before the random numbers were known: game, options, seats, bots and commitments.
check-bound-loose = An older version shuffled this table. It did not fix names, bots and options before the random numbers were known, so the server could have chosen among several shuffles.
check-seats-wrong = { $who }: the details of this seat are not in the form that an honest server writes.
check-share = Your page’s random number went into the shuffle.
check-share-none = Your page gave no random number for this shuffle: the others could have chosen it.
check-share-out = Your page’s random number was left out of the shuffle: it came too late or was not accepted.
check-share-wrong = The random number recorded for you is not the one that your page sent.
check-seals = { $who }: the random number matches the commitment made before your page revealed its own.
check-seals-wrong = { $who }: the random number does not match the commitment made before your page revealed its own.
check-left-out = Left out of the shuffle: { $who }.
# $who: one or more players. $deals: how many deals the host could see.
check-silent = Did not reveal a random number, so that all others shuffled again: { $who }. If they work with the host, the host saw up to { $deals } shuffles and could stop at one.
# $who: one or more players. $deals: among how many deals the host could choose.
check-silent-old = Committed to a random number and did not reveal it: { $who }. If the host works with them, the host could choose one of { $deals } shuffles.
check-nobody-out = Nobody was left out.
check-not-proved = What this does not prove
check-not-looked = That nobody looked: the host, who runs the server, has the key in a file and can know what comes. Play with a host you trust not to look.
check-not-page = That this page is honest. It comes from the host, who could send a page that only says that everything matches. To be sure, check the record with { -kingtable } on your own computer.
check-not-who = Who moved: only the server reports whether it was a player, a bot or the clock.

## Replay

replay-slider = Position in the game
# $n of $m moves.
replay-at = Move { $n } of { $m }
# The same in figures, beside the slider. $n of $m. Room: 10
replay-count = { $n } / { $m }
replay-start = Start of the game
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
