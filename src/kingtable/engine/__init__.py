"""What both games share and no game owns: records, compilation, chance, journal, matches."""
