"""The processes in which bots think. Only this room knows processes and pipes.

`pool` is the side of the server; `process` is the program that runs in a worker, and `reviewing` what it does for a
review.
"""
