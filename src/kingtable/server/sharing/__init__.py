"""How addresses share the server: every limit, turns at the loop and at long work, and queues that go by address."""
