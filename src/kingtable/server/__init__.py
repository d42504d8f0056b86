"""The table: the web server that seats people and bots, keeps the log and shows the page.

Source map, lowest first; nothing imports from below itself:

    declined    what the server does not take, and why
    storage     what outlives the process: tables, seats, the log (SQLite; `migrations/`)
    frames      the frames of the WebSocket, in and out
    worker      the process in which bots think;  workers: the server's side of it
    clock       how long a decision may take
    seats       the form of a new table: names, colours, bots, tokens
    table       one live table: its match, its log, who is there
    tables      all tables: made, woken, put to sleep, followed by a rematch
    guest       one WebSocket at a table
    api, pages  the HTTP routes;  guards: limits and headers round them
    app         the application;  run: the process
"""
