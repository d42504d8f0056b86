### What the server does not take, and why.
### $table: its code. $seconds: how long to wait. $least, $most: the bounds. $given: what came instead. $detail: in English,
### from a program. $game, $colour, $bot, $part, $language: a name as programs write it, and in the plural those that are there.

server-table-unknown = There is no table { $table }. Look at the link again: a code has six letters and digits.
# $seq: which command of the table it was.
server-table-damaged = The saved log of table { $table } is damaged at command { $seq }. The table cannot continue; other tables are not affected. Open a new one, or ask the host to restore a backup.
server-table-full = This table already has its maximum of { $most } spectators. Try again in { $seconds } s.
server-token-unknown = This device’s key opens no seat at this table: the seat may belong to another device now. Ask the player who opened the table for a link, or watch.
server-hello-first = The first frame must be a hello, within a few seconds.
server-frame-malformed = The server does not understand this frame: { $detail }.
server-only-watching = You are watching. Only someone with a seat can play.
server-not-your-turn = It is not your turn.
server-too-late = That came too late: this was answered already.
server-game-over = The game is over.
server-no-moves = There is no move in this command.
server-id-used = This command id was used for other moves. Every command needs its own.
server-id-reserved = Command ids that begin with "bot:", "for:", "clock:", "stand-in:" or "table:" are reserved for the server.
server-not-saved = The move could not be saved, so nothing has changed. Try again; if it stays so, the host’s disk may be full.
server-not-known = A database error occurred. It is not clear yet whether this was saved. The table is being read again.
server-not-readable = The table cannot be read just now. Try again.
server-not-over = The game is still running. This becomes available when it is over.
server-not-dealt = The shuffle is not finished yet.
server-promise-unknown = The server no longer knows this commitment. Ask for a new one.
server-promise-used = This commitment already belongs to a table. Ask for a new one.
server-link-unknown = This link opens no seat: it was used already, or a newer one took its place. Ask for a new link, or watch.
server-seat-yours-already = This device has a seat at this table already.
server-screen-friend = Only seats of friends can have the number of a screen.
server-screen-other = These two seats were not made for one screen.
server-seat-unknown = There is no such seat for a person at this table.
server-seat-of-another = That seat belongs to somebody else. Only its owner can make a link for it.
server-invite-host = Only the player who opened the table can make a link for everybody.
server-seat-taken = This seat of the rematch belongs to another device already.
server-seats-taken = All seats of this table are taken. You can watch.
server-seat-moved = Your seat was moved to another device. This one has no seat here any more.
server-seat-elsewhere = This seat is open in many newer windows, so this one was closed.
server-begin-host = The player who opened this table begins the game. If they are away for a minute, anybody who sits here can begin it.
server-hint-company = Hints are only for games against bots. Here they would be unfair to the other players.
server-hint-none = The bots of this game give no hints.
server-hint-asked = A bot is already thinking about a hint.
server-hint-failed = No bot could be asked just now. Try again in { $seconds } s.
server-review-none = The bots of this game do not estimate chances, so it cannot be reviewed.
server-review-early = The players ended this game early. Only a game that was played to its end can be reviewed.
server-review-failed = The review has failed. Please ask again.
server-review-many = { $most } reviews are waiting already. Please ask again in { $seconds } s.
server-review-yours = { $most } reviews for your address are waiting already. Please ask again in { $seconds } s.
# $seq: which command of the table it was.
server-step-unknown = This game has no command { $seq }.
server-origin-seq = You can continue this game only from after a move between 0 and { $most }.
server-origin-long = { $most } games already continue each other in a row. Please start from an earlier one.
# $game: its name, as programs write it.
server-origin-options = A continued game keeps the game and the options of the original ({ $game }): you cannot set any.
server-lend-own = This is your own seat. Only the others can give it to a bot, when you are away.
server-lend-present = This player is here, or left less than { $seconds } s ago. Wait for them.
server-lend-idle = It is not this player’s turn, so nobody waits for them yet.
server-lent-already = A bot plays this seat already.
server-end-twice = You have agreed to this proposal already.
server-end-none = Nobody proposes anything just now.
server-proposal-other = Another proposal is open. Please answer that one first.
server-back-none = You cannot take anything back now: something new has turned up, or somebody else has moved.
server-resigned = You have resigned; a bot plays your seat to the end.
server-said-lately = Please wait { $seconds } s before you say something again.
server-share-unasked = The server does not need a random number from you now.
server-share-wrong = This random number does not match its commitment.
# $games: the names of those that are there.
server-game-unknown = There is no game { $game }. Games: { $games }.
server-seats-count = A table has { $least } to { $most } seats, not { $given }.
# $players: how many the options say.
server-seats-differ = The options say { $players } players, but that is not how many seats there are: { $given }.
server-colour-unknown = There is no colour { $colour } in this game.
server-colour-twice = The colour { $colour } is taken twice.
server-colour-late = The shuffle has begun, so colours stay as they are.
# $bots: the names of those that are there.
server-bot-unknown = There is no bot { $bot }. Bots: { $bots }.
# `--bot` and `net=` are words of the command line.
server-bot-net = A net file cannot be named here: the host offers it by starting the server with --bot.
server-bot-in-human-seat = A bot can only be named for a bot’s seat.
server-body-not-json = The request must be JSON (content-type: application/json).
server-body-malformed = The request is not valid JSON: { $detail }.
server-body-field = The request does not have the right form: { $detail }.
server-body-too-large = The request is larger than { $most } bytes.
# $origin: where the page came from; $host: for which host the request was, as the server got it.
server-origin-foreign = The page came from { $origin }, but the server received Host { $host }. If there is a proxy in front of { -kingtable }, it must pass on Host unchanged, with its port.
server-qr-text = A QR code holds 1 to { $most } characters.
# $languages: codes of those that are there.
server-language-unknown = There is no catalogue for { $language }. Languages: { $languages }.
# $parts: names of files.
server-words-unknown = The catalogue has no part { $part }. Parts: { $parts }.
# $codings: names of ways to pack an answer.
server-encoding = The client accepts none of the available codings: { $codings }.
# $address: of a page.
server-address-unknown = There is nothing at { $address }.
# $method: GET, POST; $address: of a page.
server-method = { $method } is not possible at { $address }.
server-fault = Something went wrong on the server. Nothing was changed; please try again.

## The page in a browser that is refused. One sentence on what happened comes first, from above.

refused-title = { -kingtable } cannot open this page
refused-friend = If a friend sent you this link, send them this message. You can do nothing here yourself.
# $host: the name of a computer.
refused-host-friend = If a friend sent you this link, tell them that { $host } does not work, and ask for another link.
refused-origin-host = If you run this server, add this to your proxy: in nginx “proxy_set_header Host $http_host;”. Caddy and HAProxy pass it on by themselves.
refused-upgrade-host = If you run this server, let your proxy pass WebSockets: in nginx “proxy_http_version 1.1;” and the lines for Upgrade and Connection. Caddy and HAProxy pass them on by themselves.

## In the page, for a browser that cannot show it

page-old = This browser is too old for { -kingtable }. Update it, or open this page in a current version of Chrome, Edge, Firefox or Safari.
page-script = { -kingtable } needs JavaScript. Allow JavaScript for this page in your browser, then load it again.

## Limits

server-too-many = That was too much at once from your address. Try again in { $seconds } s.
server-too-many-all = Many people are asking the server for the same thing just now. Those who have asked less go first. Try again in { $seconds } s.
server-too-many-watched = Your address already watches { $most } tables where nobody sits, and cannot watch more. Leave one of them, or try again in { $seconds } s.
server-too-many-connections = Your address already has { $most } connections open, and cannot have more. Close some windows, or try again in { $seconds } s.
server-too-many-sockets = Your address already has { $most } tables open in windows, and cannot have more. Close some, or try again in { $seconds } s.
server-full = The server is full. Try again in { $seconds } s.
server-too-slow = The request was not complete within { $most } s.
server-header-too-large = The header of the request is larger than { $most } bytes.
server-request-malformed = The server does not understand this HTTP request.
server-host-missing = The request must have exactly one Host header.
# $host: the name of a computer.
server-host-unknown = This server does not know the name { $host }, so it does not open the page. If the name is right, the host starts the server with --allow-host { $host }.
# A proxy stands in front of the server, or somebody typed this address.
server-upgrade-missing = This address is only for WebSockets, and the request had no Upgrade header. A proxy in front of { -kingtable } must pass on Upgrade and Connection.
server-too-many-headers = The request has more than { $most } headers.
# $game: a name. $known: names.
server-lesson-unknown = There is no lesson of { $game }. Lessons: { $known }.
# $number: what was asked for. $most: the last number.
server-situation-unknown = This lesson has no situation { $number }; they are numbered from 1 to { $most }.
