# What the server does not take, and why.

server-table-unknown = There is no table { $table }. Look at the link again: a code has six letters and digits.
server-table-damaged = The saved log of table { $table } is damaged at command { $seq }. The table cannot go on; other tables are not affected. Open a new one, or ask the host to restore a backup.
server-table-full = This table is full: { $most } windows are open at it. Close one and try again.
server-token-unknown = This link opens no seat at this table. Ask for the link again, or watch without it.
server-hello-first = The first frame must be a hello, within a few seconds.
server-frame-malformed = The server does not understand this frame: { $detail }.
server-only-watching = You are watching. Only who has a seat can play.
server-not-your-turn = It is not your turn.
server-too-late = That came too late: this was answered already.
server-turn-over = Your turn is over before { $move }.
server-game-over = The game is over.
server-no-moves = There is no move in this command.
server-id-used = This command id was used for other moves. Every command needs its own.
server-id-reserved = Command ids that begin with "bot:" or "clock:" are the server's own.
server-not-saved = The move could not be saved, so nothing has changed. Try again; if it stays so, the host's disk may be full.
server-not-readable = The table cannot be read just now. Try again.
server-not-over = The game is still going on. This can be had when it is over.
server-game-unknown = There is no game { $game }. There are: { $games }.
server-seats-count = A table has { $least } to { $most } seats, not { $given }.
server-seats-differ = There are { $given } seats, but the options say { $players } players.
server-colour-unknown = There is no colour { $colour } in this game.
server-colour-twice = The colour { $colour } is taken twice.
server-bot-unknown = There is no bot { $bot }. There are: { $bots }.
server-bot-in-human-seat = A bot can only be named for a bot's seat.
server-body-not-json = The request must be JSON (content-type: application/json).
server-body-malformed = The request is no valid JSON: { $detail }.
server-body-field = The request does not fit: { $detail }.
server-body-too-large = The request is larger than { $most } bytes.
server-origin-foreign = The request comes from another site's page.
server-qr-text = A QR code holds 1 to { $most } characters.
server-language-unknown = There is no catalogue for { $language }. There are: { $languages }.
server-address-unknown = There is nothing at { $address }.
server-method = { $method } is not possible at { $address }.
server-fault = Something went wrong in the server. Nothing was changed; try again.

## Limits

server-too-many = That was too much at once from your address. Try again in { $seconds } s.
server-too-many-connections = Your address has { $most } connections open, and more are not taken. Close some windows, or try again in { $seconds } s.
server-too-many-sockets = Your address has { $most } tables open in windows, and more are not taken. Close some and try again.
server-full = The server has as many guests as it can carry. Try again in { $seconds } s.
server-too-slow = The request did not come to its end within { $most } s.
server-header-too-large = The head of the request is larger than { $most } bytes.
server-request-malformed = This is no HTTP request that the server understands.
server-host-missing = The request must say exactly once for which host it is.
server-host-unknown = This server does not know itself by the name { $host }. If it is right, the host starts it with --allow-host { $host }.
