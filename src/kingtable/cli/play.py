"""`kingtable play`: a game in the terminal against bots."""

from __future__ import annotations

import json
import secrets
from pathlib import Path
from typing import Any

import click
from rich.console import Console

import kingtable
from kingtable import bots as bots_
from kingtable.cli.drawing import drawn_table, told
from kingtable.cli.options import game_options, refused_in_one_line
from kingtable.engine.text import say


@click.command(short_help="Play in the terminal.")
@click.option("--players", type=click.IntRange(2, 4), default=2, show_default=True)
@click.option("--seat", type=click.IntRange(1, 4), default=1, show_default=True, help="Your seat.")
@click.option("--bot", default="sampler", show_default=True, help="random, greedy, sampler, or e.g. sampler:500.")
@click.option("--seed", type=int, help="Makes the deal reproducible.")
@click.option("--save", type=click.Path(path_type=Path, dir_okay=False), help="Write the record there at the end.")
@game_options
@refused_in_one_line
def command(players: int, seat: int, bot: str, seed: int | None, save: Path | None, options: dict[str, Any]) -> None:
    """Play Kingdomino in the terminal.

    Type a move as it is listed (`=23`, `17@1,0>E`), its number in the list, `?` for the list, `q` to leave.
    """
    if seat > players:
        raise kingtable.InvalidOptions("play-seat", field="seat", players=players)
    bots_.make("kingdomino", bot)
    match = kingtable.new("kingdomino", players=players, seed=seed, **options)
    console = Console(highlight=False)
    shown = 0
    while match.to_move is not None:
        for event in match.events[shown:]:
            console.print(told(event))
        shown = len(match.events)
        mover = match.to_move
        if mover == seat - 1:
            if not _ask(match, console):
                console.print(say("play-left"))
                break
        else:
            with console.status(say("play-thinking", seat=mover + 1)):
                state = match.observe(mover, secrets.randbits(32))
                for move in bots_.choose("kingdomino", bot, state, mover, secrets.randbits(32)):
                    match.play(move)
    else:
        for event in match.events[shown:]:
            console.print(told(event))
        console.print(drawn_table(match.view(seat - 1)))
    if save is not None:
        save.write_text(json.dumps(match.record()), encoding="utf-8")
        console.print(say("play-saved", file=str(save)))


def _ask(match: kingtable.Match, console: Console) -> bool:
    """Ask the person at the terminal for one move; False when they leave."""
    console.print(drawn_table(match.view(match.to_move)))
    legal = match.legal()
    if len(legal) == 1:
        console.print(say("play-forced", move=legal[0]))
        match.play(legal[0])
        return True
    gains = {place["move"]: f"{place['gain']:+}" for place in match.choices()["place"]}
    while True:
        try:
            text = console.input(say("play-ask", count=len(legal)) + " ").strip()
        except (EOFError, KeyboardInterrupt):
            return False
        if text == "q":
            return False
        if text in ("?", ""):
            console.print("  ".join(f"{i}: {move} {gains.get(move, '')}" for i, move in enumerate(legal, 1)))
            continue
        if text.isascii() and text.isdigit() and 1 <= int(text) <= len(legal):
            text = legal[int(text) - 1]
        try:
            match.play(text)
            return True
        except kingtable.IllegalAction as refused:
            console.print(str(refused), style="red", markup=False)
