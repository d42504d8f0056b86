"""Kingdomino (Bruno Cathala): rules, scoring, notation and views. K-numbers: `docs/reference/requirements.md`."""
