"""The 66 cards: what each does in which timing window, and what may happen to a monster."""
