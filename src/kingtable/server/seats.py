"""The form of a new table, and what comes out of it: seats with names, colours, bots and tokens."""

from __future__ import annotations

import secrets
import unicodedata
from collections.abc import Sequence
from typing import Literal

import msgspec

from kingtable.server.clock import ClockForm
from kingtable.server.declined import Declined
from kingtable.server.storage import Seat

NAME_LIMIT = 40
COLOURS = {
    "kingdomino": ("blue", "rose", "pine", "amber"),
    "king-of-tokyo": ("blue", "rose", "pine", "amber", "violet", "teal"),
}
# Letters and digits that nobody takes for another when it is read aloud or written by hand: no 0 O, 1 I L, 5
# S, 8 B.
CODE_LETTERS = "ACDEFGHJKMNPQRTUVWXYZ234679"
CODE_LENGTH = 6


Value = bool | int | float | str | None  # of an option


class SeatForm(msgspec.Struct, forbid_unknown_fields=True):
    """A seat as the form asks for it: for the one who asks, for a friend, or for a bot."""

    kind: Literal["me", "friend", "bot"]
    name: str | None = None
    colour: str | None = None
    bot: str | None = None


class TableForm(msgspec.Struct, forbid_unknown_fields=True):
    """The body of `POST /api/tables`."""

    game: str
    seats: list[SeatForm]
    options: dict[str, Value] = {}
    preset: str | None = None
    clock: ClockForm | msgspec.UnsetType | None = msgspec.UNSET


def new_code() -> str:
    """A table code: 27^6, some 387 million of them, and the database refuses a second use."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def clean_name(name: str | None) -> str | None:
    """A name as it may be shown: as given, but without what is invisible or turns the text round it.

    Control and format characters go (bidi overrides and isolates, zero-width spaces, tags), except the
    joiners that Persian and Indian scripts need. Blanks are single. At most 40 characters. None when nothing
    is left.
    """
    if name is None:
        return None
    kept = "".join(
        " " if unicodedata.category(letter) in ("Zs", "Zl", "Zp") or letter in "\t\n\r" else letter
        for letter in name[: 16 * NAME_LIMIT]
        if letter in "\u200c\u200d\t\n\r" or unicodedata.category(letter) not in ("Cc", "Cf", "Cs", "Co")
    )
    short = " ".join(kept.split(" "))
    short = " ".join(short.split())[:NAME_LIMIT].strip(" \u200c\u200d")
    return short if any(unicodedata.category(letter)[0] not in "ZM" for letter in short) else None


def seated(form: TableForm, bots: Sequence[str], least: int, most: int) -> list[Seat]:
    """The seats that the form asks for; colours that nobody chose are dealt in the game's own order.

    Raises Declined, with the field.
    """
    colours = COLOURS[form.game]
    if not least <= len(form.seats) <= most:
        raise Declined("server-seats-count", field="seats", least=least, most=most, given=len(form.seats))
    chosen: set[str] = set()
    for number, seat in enumerate(form.seats):
        where = f"seats[{number}]"
        if seat.colour is not None:
            if seat.colour not in colours:
                raise Declined("server-colour-unknown", field=f"{where}.colour", colour=seat.colour[:20])
            if seat.colour in chosen:
                raise Declined("server-colour-twice", field=f"{where}.colour", colour=seat.colour)
            chosen.add(seat.colour)
        if seat.kind == "bot" and seat.bot not in bots:
            raise Declined("server-bot-unknown", field=f"{where}.bot", bot=(seat.bot or "")[:20], bots=", ".join(bots))
        if seat.kind != "bot" and seat.bot is not None:
            raise Declined("server-bot-in-human-seat", field=f"{where}.bot")
    left = iter([colour for colour in colours if colour not in chosen])
    return [
        Seat(number, "bot", seat.colour or next(left), bot=seat.bot)
        if seat.kind == "bot"
        else Seat(number, "human", seat.colour or next(left), token=new_token(), name=clean_name(seat.name))
        for number, seat in enumerate(form.seats)
    ]


def again(seats: Sequence[Seat]) -> list[Seat]:
    """The same company for a rematch, with new tokens."""
    return [msgspec.structs.replace(seat, token=new_token() if seat.kind == "human" else None) for seat in seats]


def new_token() -> str:
    """What opens a seat: 128 bits, safe in a URL."""
    return secrets.token_urlsafe(16)


def seat_of(token: str | None, seats: Sequence[Seat]) -> int | None:
    """The seat that a token opens; None without one (who watches). Raises Declined for a wrong one."""
    if token is None:
        return None
    found = None
    for seat in seats:  # all of them, so that the time taken tells nothing
        if seat.token is not None and secrets.compare_digest(token.encode(), seat.token.encode()):
            found = seat.seat
    if found is None:
        raise Declined("server-token-unknown", status=403)
    return found
