"""`kingtable play`: a game in the terminal against bots."""

from __future__ import annotations

import secrets
from pathlib import Path

import click
from rich.console import Console

import kingtable
from kingtable import bots as bots_
from kingtable.cli.options import ONE_GAME, SEED, Place, game_options, in_words
from kingtable.cli.terminal import Terminal, terminal
from kingtable.cli.thinking import Thinking
from kingtable.cli.words import Spoken, say, typed
from kingtable.engine.folders import Whole
from kingtable.engine.front import begun
from kingtable.engine.games import GAMES, USUAL
from kingtable.engine.text import Json, json_of


@click.command("play", cls=Spoken)
@click.argument("game", type=ONE_GAME, default=USUAL)
@click.option("--players", type=click.IntRange(2))
@click.option("--seat", type=click.IntRange(1), default=1, show_default=True)
@click.option("--bot")
@click.option("--seed", type=SEED)
@click.option("--save", type=Place())
@game_options
def command(
    game: str,
    players: int | None,
    seat: int,
    bot: str | None,
    seed: int | None,
    save: Path | None,
    options: Json,
) -> None:
    """A game against bots."""
    bot = bot or GAMES[game].bot
    bots_.make(game, bot)
    if players is not None:
        options["players"] = players
    match = begun(game, options, seed)
    if seat > match.players:
        raise kingtable.InvalidOptions("play-seat", field="seat", players=match.players)
    console, shown = Console(highlight=False), terminal(game)
    try:
        with Thinking(game) as thinking:
            ended = _play(match, seat - 1, bot, thinking, console, shown)
        console.print(shown.drawn_table(match.view(seat - 1)) if ended else say("play-left"))
    except KeyboardInterrupt:  # while a bot thinks
        console.print(say("play-left"))
    finally:
        if save is not None:
            with Whole(save) as part:
                part.write_text(json_of(match.record()), encoding="utf-8")
            console.print(say("play-saved", file=str(save)))


def _play(match: kingtable.Match, person: int, bot: str, thinking: Thinking, console: Console, shown: Terminal) -> bool:
    """Play to the end; False when the person leaves."""
    shown_so_far, substitute = 0, ""
    while True:
        for event in match.events[shown_so_far:]:
            console.print(shown.sentence(event), markup=False)
        shown_so_far = len(match.events)
        mover = match.to_move
        if mover is None:
            return True
        if mover == person:
            if not _ask(match, console, shown):
                return False
            continue
        with console.status(say("play-thinking", seat=mover + 1)):
            view = match.observe(mover, secrets.randbits(32))
            moves, played = thinking.choose(bot, view, mover, secrets.randbits(32))
        if played != bot and not substitute:
            substitute = played
            console.print(say("play-early", bot=bot, substitute=substitute), markup=False)
        for move in moves:
            match.play(move)


def _ask(match: kingtable.Match, console: Console, shown: Terminal) -> bool:
    """Ask the person at the terminal for one move; False when they leave."""
    console.print(shown.drawn_table(match.view(match.to_move)))
    legal = match.legal()
    if len(legal) == 1:
        console.print(say("play-forced", move=legal[0]), markup=False)
        match.play(legal[0])
        return True
    for line in shown.asked(match):
        console.print(line, markup=False)
    offered = shown.offered(match)
    while True:
        try:
            text = typed(console.input(say("play-ask", count=len(legal)) + " "))
        except (EOFError, KeyboardInterrupt):
            return False
        if text == "q":
            return False
        if text in ("?", ""):
            lines = [f"{i}: {move} {note}".rstrip() for i, (move, note) in enumerate(offered, 1)]
            console.print("   ".join(lines), markup=False)
            continue
        if text.isdecimal() and len(text) < 10 and 1 <= int(text) <= len(offered):
            text = offered[int(text) - 1][0]
        try:
            match.play(text)
            return True
        except kingtable.IllegalAction as refused:
            console.print(in_words(refused), style="red", markup=False)
