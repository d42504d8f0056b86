"""A bot that is a program of its own (docs/bots-and-levels.md).

Try it: `kingtable match "process:python process_bot.py" random`.

Kingtable starts it, and asks it on its standard input; started by hand it only prints this text. It needs nothing of
Kingtable. Of the places for its domino it takes the one that scores most, of the dominoes the one
that could; in other games it takes the first move of the list.
"""

import json
import sys

asked = False
for line in () if sys.stdin.isatty() else sys.stdin:
    asked = True
    question = json.loads(line)
    legal, choices = question["legal"], question["choices"]
    gains = {choice["move"]: choice["gain"] for choice in [*choices.get("claim", []), *choices.get("place", [])]}
    best = max(legal, key=lambda move: gains.get(move, 0))
    print(json.dumps({"id": question["id"], "moves": [best]}), flush=True)
if not asked:
    print(__doc__)
