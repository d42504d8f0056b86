"""Live tables: who is here, the deal, moves, clocks, bots, seats. This room knows no sockets, no HTTP and no SQL."""
