"""What a good player would do in a person's place, where only bots would mind: asked of a worker, told as a frame."""

from __future__ import annotations

import asyncio
import logging

from kingtable.bots.hints import gives, observed
from kingtable.server.messages import frames
from kingtable.server.messages.refusal import Refusal
from kingtable.server.table.state import State
from kingtable.server.workers.questions import BotFailed, Question, Thinkers

logger = logging.getLogger(__name__)

PATIENCE = 12.0  # seconds; nobody's turn hangs on a hint, and a late one is better than none


async def hint(state: State, workers: Thinkers, seat: int | None, id: str, address: str) -> bytes:
    """The frame with the hint for a seat that is to move; address: of the one who asks.

    The bot gets what it gets when it plays; the same position gives the same hint. Raises Refusal:
    people play here too, it is not the seat's turn, the game's bots give none, or none can be asked now.
    """
    if seat is None:
        raise Refusal("server-only-watching", status=403)
    if any(other.kind == "human" and other.seat != seat for other in state.seats):
        raise Refusal("server-hint-company", status=409)
    if state.to_move != seat:
        raise Refusal("server-not-your-turn", status=409)
    game, code = state.row.game, state.code
    if not gives(game):
        raise Refusal("server-hint-none", status=409)
    question = Question(game, "", observed(state.match, seat), seat, 0, hint=True)
    try:
        warm = workers.warm  # the first compiling is waited for by everybody
        async with asyncio.timeout(PATIENCE if warm else None):
            told = await workers.ask(question, table=code, address=address, patient=warm)
    except (BotFailed, TimeoutError) as failure:
        why = f"no answer in {PATIENCE:g} s" if isinstance(failure, TimeoutError) else failure
        logger.error("kingtable: a hint at table %s: %s", code, why)
        raise Refusal("server-hint-failed", status=503, seconds=2) from None
    reasons = [{"key": key, "args": args} for key, args in told.reasons]
    second = None if told.next is None else {"moves": told.next[0], "cost": told.next[1]}
    hint = {"t": "hint", "id": id, "seq": state.seq, "bot": told.bot, "moves": told.moves, "reasons": reasons}
    return frames.encode({**hint, "chance": told.chance, "next": second})
