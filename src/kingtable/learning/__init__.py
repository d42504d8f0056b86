"""Learning: nets for the bots, from nothing but the rules and self-play (docs/results/strength.md)."""
