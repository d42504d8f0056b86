"""The form of a new table, and what comes out of it: seats with names, colours, bots, and what opens them."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping, Sequence
from typing import Annotated, Literal, NamedTuple

import msgspec

from kingtable.engine.spec import GameSpec
from kingtable.server.messages.refusal import Refusal
from kingtable.server.store.rows import Seat
from kingtable.server.table.clock import ClockForm
from kingtable.server.table.names import clean_name

# Letters and digits that nobody takes for another when it is read aloud or written by hand: no 0 O, 1 I L, 5
# S, 8 B.
CODE_LETTERS = "ACDEFGHJKMNPQRTUVWXYZ234679"
CODE_LENGTH = 6


Value = bool | int | float | str | None  # of an option
Secret = Annotated[str, msgspec.Meta(min_length=22, max_length=128, pattern=r"\A[A-Za-z0-9_-]*\Z")]
"""What a device opens its seat with: made by the device, at random, 22 letters (128 bits) or more."""


class SeatForm(msgspec.Struct, forbid_unknown_fields=True):
    """A seat as the form asks for it: for the one who asks, for somebody else at the same screen ("here"), for a
    friend, or for a bot. screen: friends with the same number come with one screen."""

    kind: Literal["me", "here", "friend", "bot"]
    name: str | None = None
    colour: str | None = None
    bot: str | None = None
    screen: Annotated[int, msgspec.Meta(ge=1, le=9)] | None = None


class Promise(msgspec.Struct, forbid_unknown_fields=True):
    """What the server has committed to before it knew anybody (`GET /api/promise`)."""

    nonce: Annotated[str, msgspec.Meta(pattern=r"\A[0-9a-f]{32}\Z")]
    commitment: Annotated[str, msgspec.Meta(pattern=r"\A[0-9a-f]{64}\Z")]


class Origin(msgspec.Struct, forbid_unknown_fields=True):
    """Where a game goes on: after a command at a table whose game is over."""

    table: Annotated[str, msgspec.Meta(max_length=12)]
    seq: int


class TableForm(msgspec.Struct, forbid_unknown_fields=True):
    """The body of `POST /api/tables`. With an origin the options are those of that table, and none are given."""

    game: str
    seats: list[SeatForm]
    options: dict[str, Value] = {}
    preset: str | None = None
    clock: ClockForm | msgspec.UnsetType | None = msgspec.UNSET
    promise: Promise | None = None
    origin: Origin | None = None


class Opening(NamedTuple):
    """The secrets of a new table. seats: what opens (of who asks) or claims (of friends) each; everybody: the link with
    which each friend claims a free seat, where several are asked."""

    seats: dict[int, str]
    everybody: str | None


def new_code() -> str:
    """A table code: 27^6, some 387 million of them, and the database refuses a second use."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def seated(form: TableForm, declared: GameSpec, bots: Mapping[str, int]) -> list[Seat]:
    """The seats that the form asks for; colours that nobody chose are dealt in the game's own order.

    bots: the highest strength of each, 0 where it has its own.

    Raises Refusal, with the field.
    """
    colours, least, most = declared.colours, min(declared.players), max(declared.players)
    if not least <= len(form.seats) <= most:
        raise Refusal("server-seats-count", field="seats", least=least, most=most, given=len(form.seats))
    chosen: set[str] = set()
    for number, seat in enumerate(form.seats):
        where = f"seats[{number}]"
        if seat.colour is not None:
            if seat.colour not in colours:
                raise Refusal("server-colour-unknown", field=f"{where}.colour", colour=seat.colour[:20])
            if seat.colour in chosen:
                raise Refusal("server-colour-twice", field=f"{where}.colour", colour=seat.colour)
            chosen.add(seat.colour)
        if seat.kind == "bot" and "net=" in (seat.bot or ""):
            raise Refusal("server-bot-net", field=f"{where}.bot")
        if seat.kind == "bot" and not _offered(seat.bot or "", bots):
            raise Refusal("server-bot-unknown", field=f"{where}.bot", bot=(seat.bot or "")[:20], bots=", ".join(bots))
        if seat.kind != "bot" and seat.bot is not None:
            raise Refusal("server-bot-in-human-seat", field=f"{where}.bot")
        if seat.kind != "friend" and seat.screen is not None:
            raise Refusal("server-screen-friend", field=f"{where}.screen")
    screens = _screens(form.seats)
    left = iter([colour for colour in colours if colour not in chosen])
    return [
        Seat(number, "bot", seat.colour or next(left), bot=seat.bot)
        if seat.kind == "bot"
        else Seat(number, "human", seat.colour or next(left), name=clean_name(seat.name), screen=screens.get(number))
        for number, seat in enumerate(form.seats)
    ]


def _screens(seats: Sequence[SeatForm]) -> dict[int, int]:
    """By seat, the screen that it is to share with others: the one of who asks is 0."""
    mine = 0 if any(seat.kind == "here" for seat in seats) else None
    wanted = {number: seat.screen if seat.kind == "friend" else mine for number, seat in enumerate(seats)}
    shared = [screen for number, screen in wanted.items() if screen is not None and seats[number].kind != "bot"]
    return {number: screen for number, screen in wanted.items() if screen is not None and shared.count(screen) > 1}


def screen_of(seat: Seat) -> int | None:
    """The screen that this seat's player shares with others now."""
    return None if seat.apart else seat.screen


def beside(one: Seat, other: Seat) -> bool:
    """Do their players sit at one screen?"""
    return screen_of(one) is not None and screen_of(one) == screen_of(other)


def together(seats: Sequence[Seat]) -> list[list[int]]:
    """The seats of each screen that was to be shared."""
    screens = sorted({seat.screen for seat in seats if seat.screen is not None})
    return [[seat.seat for seat in seats if seat.screen == screen] for screen in screens]


def devices(seats: Sequence[Seat]) -> int:
    """On how many devices people play, where those who were to share a screen do."""
    people = [seat for seat in seats if seat.kind == "human"]
    return len({(seat.seat, None) if screen_of(seat) is None else (None, screen_of(seat)) for seat in people})


def _offered(bot: str, bots: Mapping[str, int]) -> bool:
    """Whether there is such a bot, or one of that strength: `person:40`."""
    name, _, strength = bot.rpartition(":")
    numbered = strength.isascii() and strength.isdigit() and len(strength) < 5
    return bot in bots or (numbered and 1 <= int(strength) <= bots.get(name, 0))


def again(seats: Sequence[Seat]) -> list[Seat]:
    """The same people for a rematch, each a seat further on: who was first is last. Every person's seat waits for its
    owner to join."""
    moved = [*seats[1:], *seats[:1]]
    return [msgspec.structs.replace(was, seat=seat, secret=None, link=None) for seat, was in enumerate(moved)]


def seat_after(seat: int, players: int) -> int:
    """Where the owner of a seat sits in the rematch (`again`)."""
    return (seat - 1) % players


def seat_before(seat: int, players: int) -> int:
    """Where the owner of a seat of the rematch sat before it."""
    return (seat + 1) % players


def new_secret() -> str:
    """What opens or claims a seat: 128 bits, safe in a URL."""
    return secrets.token_urlsafe(16)


def hashed(secret: str) -> str:
    """What the database keeps of it."""
    return hashlib.sha256(secret.encode()).hexdigest()


def seat_of(token: str | None, seats: Sequence[Seat]) -> int | None:
    """The seat that a device's secret opens; None without one (who watches). Raises Refusal for a wrong one."""
    if token is None:
        return None
    found = opened_by(hashed(token), [seat.secret for seat in seats])
    if found is None:
        raise Refusal("server-token-unknown", status=403)
    return found


def opened_by(digest: str, digests: Sequence[str | None]) -> int | None:
    """The seat whose hash this is."""
    found = None
    for seat, known in enumerate(digests):  # all of them, so that the time taken tells nothing
        if known is not None and secrets.compare_digest(digest, known):
            found = seat
    return found
