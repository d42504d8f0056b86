"""The table: the web server that seats people and bots, keeps the log and shows the page.

Source map, lowest first; nothing imports from below itself:

    declined    what the server does not take, and why
    storage     what outlives the process: tables, seats, the log, snapshots (SQLite; `migrations/`)
    folder      the data folder: its rights, its lock, whether it is still there
    frames      the frames of the WebSocket, in and out
    limits      every number that bounds a client
    connections who is connected;  guards: what stands round the routes;  http: the protocol of a connection
    doors       all of these together;  logs: what is logged
    worker      the process in which bots think;  link: its pipe;  workers: the server's side of them
    clock       how long a decision may take
    names       what a name may show;  seats: the form of a new table, what opens a seat
    gather      who has sat down before the deal, and the shares
    past        what has happened at a table: steps, replaying, snapshots
    auto        what plays without a person: bots, clock, stand-ins
    table       one live table: its match, its log, who is there
    tables      all tables: made, claimed, woken, put to sleep, followed by a rematch;  replays: finished games
    guest       one WebSocket at a table
    api, pages  the HTTP routes
    app         the application;  run: the process
"""
