"""What a good player would do in a person's place, where only bots would mind: asked of a worker, told as a frame."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from kingtable.bots.hints import gives, observed
from kingtable.server.messages import frames
from kingtable.server.messages.refusal import Refusal
from kingtable.server.sharing.queues import asking
from kingtable.server.workers.questions import BotFailed, Question, Thinkers

if TYPE_CHECKING:
    from kingtable.server.table.table import Table

logger = logging.getLogger(__name__)

PATIENCE = 12.0  # seconds; nobody's turn hangs on a hint, and a late one is better than none


async def hint(table: Table, workers: Thinkers, seat: int | None, id: str) -> bytes:
    """The frame with the hint for a seat that is to move.

    The bot gets what it gets when it plays; the same position gives the same hint. Raises Refusal:
    people play here too, it is not the seat's turn, the game's bots give none, or none can be asked now.
    """
    if seat is None:
        raise Refusal("server-only-watching", status=403)
    if any(other.kind == "human" and other.seat != seat for other in table.row.seats):
        raise Refusal("server-hint-company", status=409)
    if table.to_move != seat:
        raise Refusal("server-not-your-turn", status=409)
    game = table.row.game
    if not gives(game):
        raise Refusal("server-hint-none", status=409)
    seq = table.seq
    question = Question(game, "", observed(table.match, seat), seat, 0, hint=True)
    try:
        warm = workers.warm  # the first compiling is waited for by everybody
        async with asyncio.timeout(PATIENCE if warm else None):
            told = await workers.ask(question, table=table.code, address=asking.get(), patient=warm)
    except (BotFailed, TimeoutError) as failure:
        why = f"no answer in {PATIENCE:g} s" if isinstance(failure, TimeoutError) else failure
        logger.error("kingtable: a hint at table %s: %s", table.code, why)
        raise Refusal("server-hint-failed", status=503, seconds=2) from None
    reasons = [{"key": key, "args": args} for key, args in told.reasons]
    return frames.encode({"t": "hint", "id": id, "seq": seq, "bot": told.bot, "moves": told.moves, "reasons": reasons})
