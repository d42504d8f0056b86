"""Measurements, each with the command that repeats it; results.md keeps the figures."""
