"""`kingtable`, and `python -m kingtable`: the command line, where what it needs is installed."""

from __future__ import annotations

import sys


def main() -> None:
    """Run the command; with the engine alone say what is missing."""
    try:
        from kingtable.cli import main as command
    except ModuleNotFoundError as missing:
        if (missing.name or "").partition(".")[0] == "kingtable":
            raise
        sys.exit(f"kingtable: the commands need {missing.name}, which is not installed here: pip install kingtable")
    except KeyboardInterrupt:  # before there are words for it
        sys.exit(1)
    command()


if __name__ == "__main__":
    main()
