"""`kingtable table`: the server with its page."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from kingtable.cli.words import Spoken, language, say
from kingtable.engine.errors import InvalidOptions
from kingtable.engine.games import spec_of
from kingtable.engine.text import cut

if TYPE_CHECKING:
    from kingtable.server.share import Wanted


def open_table(
    host: str,
    port: int | None,
    data: Path | None,
    workers: int | None,
    browser: bool,
    allow_host: Sequence[str] = (),
    behind_proxy: Sequence[str] = (),
    bots: Sequence[str] = (),
    sharing: str | None = None,
) -> None:
    """Serve until interrupted. A terminal shows at once that the server starts. Raises Refused."""
    if sys.stderr.isatty():
        click.echo(say("table-starting"), err=True)
    os.environ["KINGTABLE_INTERPRETED"] = "1"  # the page shall not wait for the compiler; the bots' workers load it
    _check_names(host, allow_host, behind_proxy)
    from kingtable.server.run import serve

    own_bots = own_bots_of(bots)
    serve(
        host,
        port,
        data,
        open_browser=browser,
        workers=workers,
        allow_hosts=allow_host,
        behind_proxies=behind_proxy,
        own_bots=own_bots,
        share=None if sharing is None else shared_by(sharing),
        language=language(),
    )


def _check_names(host: str, allow_host: Sequence[str], behind_proxy: Sequence[str]) -> None:
    """Refuse what is no name or no address; an empty variable of a shell is none."""
    from kingtable.server.sharing.limits import proxy
    from kingtable.server.wire.guards import own_name

    if not host.strip():
        raise InvalidOptions("table-host", field="--host")
    for field, read, given in (("--allow-host", own_name, allow_host), ("--behind-proxy", proxy, behind_proxy)):
        for name in given:
            try:
                read(name)
            except ValueError:
                key = "table-allow-host" if read is own_name else "table-behind-proxy"
                raise InvalidOptions(key, field=field, given=cut(name, 80)) from None


def shared_by(wanted: str) -> Wanted:
    """The tunnel that somebody asked for. Raises InvalidOptions where this machine cannot open it."""
    from kingtable.server.share import Wanted
    from kingtable.server.tunnel.kinds import chosen

    return Wanted(*chosen(wanted), language())


def own_bots_of(texts: Sequence[str]) -> dict[str, dict[str, str]]:
    """Read the bots that may sit down, from `"kingdomino=my_bot:Mine"` or `"kingdomino=planner:net=FILE"`.

    Returns by game the name under which browsers see each bot, and what `bots.make` takes for it: the name tells no
    folder of this machine. Makes each bot once. Raises Refused where that fails.
    """
    from kingtable.bots import make, without_folder

    own_bots: dict[str, dict[str, str]] = {}
    for text in texts:
        name, _, bot = text.partition("=")
        declared = spec_of(name)
        if ":" not in bot or bot.partition(":")[2].isdigit():
            raise InvalidOptions("bot-guest", field="bot", text=text[:80])
        make(declared.name, bot)
        shown, spec = without_folder(declared.name, bot)
        if own_bots.setdefault(declared.name, {}).setdefault(shown, spec) != spec:
            raise InvalidOptions("bot-guest-twice", field="bot", bot=shown)
    return own_bots


@click.command("table", cls=Spoken)
@click.pass_context
def command(ctx: click.Context) -> None:
    """What `kingtable` alone does."""
    assert ctx.parent is not None
    open_table(**ctx.parent.params)
