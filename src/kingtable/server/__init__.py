"""The table: the web server that seats people and bots, keeps the log and shows the page.

Rooms, lowest first. Nothing imports from a room below itself in this list, and each room alone knows what it is for:

    messages    what the server and the page say to each other, and how the server refuses; no input, no output
    sharing     how addresses share the server: limits, turns at the loop, queues
    store       what outlives the process: tables, seats, the log, snapshots. Only this room knows SQL
    workers     the processes in which bots think. Only this room knows pipes and multiprocessing
    tunnel      the program that leads an address of the internet to this computer. It knows processes, no tables
    table       live tables: who is here, the deal, moves, clocks, bots, seats. It sees rows and questions, no sockets
    wire        connections: HTTP and WebSocket below the routes. Only this room knows uvicorn and websockets
    routes      the HTTP routes

Above all rooms: `app` is the application, `run` the process, `share` what a tunnel means for it, `logs` what it
logs. tests/test_layers.py holds the walls.
"""
