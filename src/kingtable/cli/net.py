"""`kingtable net`: a net as an ONNX file, and back."""

from __future__ import annotations

from pathlib import Path

import click

from kingtable.bots import net_file, net_onnx
from kingtable.bots.players import players_of
from kingtable.cli.options import ONE_GAME, Place, fail
from kingtable.cli.words import Spoken, say


@click.command("net", cls=Spoken)
@click.argument("game", type=ONE_GAME)
@click.argument("source", type=click.Path(path_type=Path))
@click.argument("target", type=Place())
def command(game: str, source: Path, target: Path) -> None:
    """Read one form and write the other, as the names of the files end."""
    spec = players_of(game).net
    if spec is None:
        fail(say("net-none", game=game))
    forms = {".npz": net_file.load, ".onnx": net_onnx.read}
    if {source.suffix, target.suffix} != set(forms):
        fail(say("net-endings"))
    net, card = forms[source.suffix](source, spec)
    (net_file.save if target.suffix == ".npz" else net_onnx.write)(target, net, spec, card)
    click.echo(say("net-written", file=str(target)))
