"""Bots against bots: matches with seat rotation, common deals and intervals."""
