"""`kingtable table`: the server with its page."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

import click


def open_table(
    host: str,
    port: int | None,
    data: Path | None,
    workers: int | None,
    browser: bool,
    allow_host: Sequence[str] = (),
    behind_proxy: Sequence[str] = (),
) -> None:
    """Serve until interrupted."""
    os.environ["KINGTABLE_INTERPRETED"] = "1"  # the page shall not wait for the compiler; the bots' workers load it
    from kingtable.server.run import serve

    serve(
        host,
        port,
        data,
        open_browser=browser,
        workers=workers,
        allow_hosts=allow_host,
        behind_proxies=behind_proxy,
    )


@click.command(short_help="Open the table in the browser.")
@click.pass_context
def command(ctx: click.Context) -> None:
    """Open the table in the browser; the same as `kingtable` alone, with the options before the command."""
    assert ctx.parent is not None
    open_table(**ctx.parent.params)
