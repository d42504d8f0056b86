"""What the server and its worker processes say to each other, and what tables need of the workers.

Each message is msgpack behind its length (four bytes, least first). Nothing here knows processes or pipes.
"""

from __future__ import annotations

import struct
from typing import Any, Protocol

import msgspec

LENGTH = struct.Struct("<I")
INTERPRETED = "--interpreted"
"""Before the games of a worker: it compiles nothing."""
EARLY = 1.0
"""Seconds that a turn waits for the first compiling; then a bot plays that needs none (`bots.early`)."""


class Question(msgspec.Struct, tag=True):
    """What shall `seat` play in `state`, the record as that seat may know it?

    hint: what would the game's best bot play, and why? Its seed comes from the position. review: work at a review
    instead, as `reviewing.packed` has it. behind: others who wait for a bot go before this one.
    """

    game: str
    bot: str
    state: bytes
    seat: int
    seed: int
    hint: bool = False
    review: bytes = b""
    behind: bool = False


class Ping(msgspec.Struct, tag=True):
    """Is somebody there?"""


class Pong(msgspec.Struct, tag=True):
    """Yes; and for how many seconds the process has used the processor."""

    used: float


class Ready(msgspec.Struct, tag=True):
    """Everything is compiled."""


class Answer(msgspec.Struct, tag=True, omit_defaults=True):
    """The moves of one turn, of a hint with all that it says besides (`bots.hints`); what `reviewing.done` gives; or
    what went wrong."""

    moves: list[str] = []
    bot: str = ""
    reasons: list[tuple[str, dict[str, Any]]] = []
    chance: float | None = None
    next: tuple[list[str], float] | None = None
    review: list[bytes] = []
    error: str = ""


Asked = Question | Ping
Told = Answer | Ready | Pong


def packed(message: Asked | Told) -> bytes:
    """A message behind its length."""
    body = msgspec.msgpack.encode(message)
    return LENGTH.pack(len(body)) + body


class BotFailed(Exception):
    """No worker could say what the bot plays.

    thought: a worker was given the question, so it may be the bot's fault. for_good: the bot is not asked again.
    """

    def __init__(self, why: str, *, thought: bool = False, for_good: bool = False) -> None:
        super().__init__(why)
        self.thought, self.for_good = thought, for_good


class Thinkers(Protocol):
    """What tables need of the workers; `pool.Workers` says more about each."""

    @property
    def warm(self) -> bool:
        """Has a worker ever been ready to think?"""

    async def warmed(self) -> None:
        """Wait until `warm`."""

    async def choose(self, question: Question, *, table: str = "", address: str = "", people: bool = True) -> list[str]:
        """Return the moves of one turn. Raises BotFailed."""

    async def ask(
        self,
        question: Question,
        *,
        table: str = "",
        address: str = "",
        people: bool = True,
        patient: bool = False,
    ) -> Answer:
        """Return what a worker answers. Raises BotFailed."""
