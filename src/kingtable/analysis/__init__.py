"""What a position promises, what the best turns are, and where a game was won, lost, lucky and unlucky."""
