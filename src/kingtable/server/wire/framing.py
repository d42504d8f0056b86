"""A frame as it goes over the wire: one text message, packed where that pays, made once for all who get it."""

from __future__ import annotations

from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame as WireFrame
from websockets.frames import Opcode
from websockets.http11 import Response
from websockets.server import ServerProtocol

from kingtable.server.messages import frames
from kingtable.server.messages.refusal import Refusal, why

# Each frame is compressed by itself (RFC 7692 without context takeover), once for all who get it: half the bytes, and
# no connection keeps anything; a context would take 6 KB of each, and save a third more.
DEFLATE = ServerPerMessageDeflateFactory(server_no_context_takeover=True, client_no_context_takeover=True)
_SMALL = 120  # bytes of a frame that is not worth packing
# A window of 2 KB does nearly as well as the largest, at a third of the time.
_PACKER = PerMessageDeflate(True, True, 15, 11, {"level": 1, "memLevel": 4})
_last: list[tuple[bytes, bytes]] = [(b"", b"")] * 2


def framed(frame: bytes, *, packed: bool) -> bytes:
    """A frame as it goes over the wire; the same for everybody, so it is made once for all who get it."""
    packed = packed and len(frame) > _SMALL
    if frame is not _last[packed][0]:
        wire = WireFrame(Opcode.TEXT, frame).serialize(mask=False, extensions=[_PACKER] if packed else [])
        _last[packed] = (frame, wire)
    return _last[packed][1]


def refusal_answer(handshake: ServerProtocol, refusal: Refusal) -> Response:
    """The answer to an upgrade that is refused."""
    refusal.__traceback__ = None  # else it would hold the frame that holds it
    return handshake.reject(refusal.status, frames.encode({"error": why(refusal)}).decode())
