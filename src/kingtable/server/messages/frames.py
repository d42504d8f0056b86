"""The frames of the WebSocket, as docs/protocol.md has them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

import msgspec

from kingtable.engine.errors import Refused
from kingtable.server.messages.protocol import Phrase
from kingtable.server.messages.refusal import Refusal, status, why

LIMIT = 64 * 1024  # bytes of a frame, and of an HTTP body
TEMPORARY = (408, 429, 503)  # what a client may try again
AGAIN = 2  # seconds until then, where nothing else is said

# A number of seq that SQLite can hold; also keeps absurd integers out of the log's arithmetic.
_Seq = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
_Id = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
_Moves = Annotated[list[Annotated[str, msgspec.Meta(min_length=1, max_length=100)]], msgspec.Meta(max_length=16)]


_SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=99)]
_Hex32 = Annotated[str, msgspec.Meta(pattern=r"\A[0-9a-f]{64}\Z")]
"""32 bytes in lower-case hexadecimal, and not a character more: `$` would let a newline pass."""


class Hello(msgspec.Struct, tag_field="t", tag="hello"):
    """The first frame: who comes, what was the last seq it has, and the commitment to its share of the deal."""

    token: Annotated[str, msgspec.Meta(max_length=128)] | None = None
    since: _Seq | None = None
    commit: _Hex32 | None = None


class Seal(msgspec.Struct, tag_field="t", tag="seal"):
    """The commitment to another share of the deal, since somebody kept theirs back."""

    commit: _Hex32


class Reveal(msgspec.Struct, tag_field="t", tag="reveal"):
    """The share of the deal that the seat has committed to, in hexadecimal."""

    share: _Hex32


class Begin(msgspec.Struct, tag_field="t", tag="deal"):
    """Deal without those who have not sat down; bots: they take the seats that nobody has claimed."""

    bots: bool = False


class Do(msgspec.Struct, tag_field="t", tag="do"):
    """Play these moves, all or nothing; with `at`, only as the answer to what was asked at that seq."""

    id: _Id
    moves: _Moves
    at: _Seq | None = None


class Try(msgspec.Struct, tag_field="t", tag="try"):
    """What would these moves give? Changes nothing."""

    id: _Id
    moves: _Moves


class Hint(msgspec.Struct, tag_field="t", tag="hint"):
    """What would a good player do here?"""

    id: _Id


class Again(msgspec.Struct, tag_field="t", tag="again"):
    """Send everything again: a frame is missing."""

    since: _Seq | None = None


class Past(msgspec.Struct, tag_field="t", tag="past"):
    """What has been since then, moment by moment."""

    since: Annotated[int, msgspec.Meta(ge=-1, le=2**53)]


class Name(msgspec.Struct, tag_field="t", tag="name"):
    """The seat takes a name."""

    name: str


class Paint(msgspec.Struct, tag_field="t", tag="colour"):
    """The seat takes a colour, before the deal."""

    colour: Annotated[str, msgspec.Meta(max_length=20)]


class Say(msgspec.Struct, tag_field="t", tag="say"):
    """The seat says a ready phrase; every page tells it in its reader's language."""

    phrase: Phrase


class Resign(msgspec.Struct, tag_field="t", tag="resign"):
    """The seat's owner gives up."""


class TakeBack(msgspec.Struct, tag_field="t", tag="take-back"):
    """The last command of the seat shall not count, or somebody agrees to that."""


class Leave(msgspec.Struct, tag_field="t", tag="leave"):
    """The seat's owner goes, and says so: the others need not wait."""


class Lend(msgspec.Struct, tag_field="t", tag="lend"):
    """A bot shall play the seat of one who is away, until that one is back."""

    seat: _SeatNumber


class End(msgspec.Struct, tag_field="t", tag="end"):
    """The table shall end before the game is over; agrees: false withdraws that, or declines it."""

    agrees: bool = True


class Ping(msgspec.Struct, tag_field="t", tag="ping"):
    """Are you there?"""


Frame = (
    Hello
    | Seal
    | Reveal
    | Begin
    | Do
    | Try
    | Hint
    | Again
    | Past
    | Name
    | Paint
    | Say
    | Resign
    | TakeBack
    | Leave
    | Lend
    | End
    | Ping
)

_decoder: msgspec.json.Decoder[Frame] = msgspec.json.Decoder(Frame)
encode = msgspec.json.Encoder().encode
PONG = encode({"t": "pong"})


def read(text: str | bytes) -> Frame:
    """The frame that a client sent. Raises Refusal, whose text says what is wrong with it."""
    try:
        return _decoder.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refusal("server-frame-malformed", status=400, detail=str(error)[:200]) from None


def bye(refused: Refused) -> bytes:
    """The last frame before the server closes; `retry`: seconds after which it may be otherwise."""
    retry = refused.why.get("seconds", AGAIN) if status(refused) in TEMPORARY else None
    return encode({"t": "bye", "why": why(refused), "retry": retry})


def refusal(refused: Refused) -> bytes:
    """What the client sent was not taken; it may stay."""
    return encode({"t": "no", "id": None, "why": why(refused)})


def no(id: str, refused: Refused) -> bytes:
    """The command was refused and nothing has changed."""
    return encode({"t": "no", "id": id, "why": why(refused)})


def ack(id: str, seq: int) -> bytes:
    """The command is durable."""
    return encode({"t": "ack", "id": id, "seq": seq})


def tried(id: str, preview: Mapping[str, object]) -> bytes:
    """What the game tells of these moves."""
    return encode({"t": "try", "id": id, **preview})
