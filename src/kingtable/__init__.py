"""Kingtable."""
