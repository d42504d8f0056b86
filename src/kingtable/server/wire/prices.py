"""What each thing that a client sends costs the loop, in milliseconds; its address pays before it is done."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from websockets.frames import Opcode

from kingtable.server.messages import frames

CONNECTION = 0.5  # milliseconds of the loop that it takes to make a connection of one who comes,
READ = 0.03  # to read once, whatever it is and however little,
KILOBYTE = 0.25  # for each kilobyte of it,
HTTP = 0.1  # to parse a piece of HTTP and have it read,
REQUEST = 1.5  # to answer a request, with all that is round it,
UPGRADE = 2.0  # and to let a WebSocket in
# Milliseconds of the loop that each frame takes, of either kind, as measured at tables of four; what takes longer is
# paid as it is. A message costs twice: as the frame that it comes in, and when it is answered.
PRICES: Mapping[type[frames.Frame] | Opcode, float] = MappingProxyType(
    {
        Opcode.TEXT: 0.02,
        Opcode.BINARY: 0.02,
        Opcode.CONT: 0.02,
        Opcode.PING: 0.03,
        Opcode.PONG: 0.02,
        Opcode.CLOSE: 0.1,
        frames.Hello: 5.0,  # it gets everything, and the others hear of it
        frames.Again: 4.0,  # it gets everything
        frames.Past: 50.0,  # the game is played again, beside the loop but in the same interpreter
        frames.Hint: 2.0,  # and a bot thinks, see there
        frames.Do: 4.0,  # it is written, and everybody hears of it
        frames.Try: 1.5,
        frames.Seal: 2.0,
        frames.Reveal: 2.0,
        frames.Begin: 10.0,
        frames.Name: 5.0,  # as `do`
        frames.Paint: 5.0,
        frames.Say: 2.0,  # everybody hears of it
        frames.Resign: 5.0,
        frames.TakeBack: 40.0,  # the game is played again up to there
        frames.Lend: 5.0,
        frames.End: 5.0,
        frames.Leave: 1.0,
        frames.Ping: 0.1,
    }
)
