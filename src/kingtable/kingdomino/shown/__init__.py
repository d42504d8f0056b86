"""What is shown of a game: as text, as JSON, as a picture; and what is read back from them."""
