"""How rules are compiled and kept on disk. Only this room imports numba; README.md lists what it uses inside numba."""
