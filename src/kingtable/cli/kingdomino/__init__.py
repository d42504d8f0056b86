"""Kingdomino on the command line: the terminal, its own command, what is measured."""
