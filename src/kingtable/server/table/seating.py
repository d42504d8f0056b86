"""Whose the seats of one table are: links, claims, names, colours.

A seat has one owner at every moment, and a secret opens one seat. A device has one seat, and more only where the table
was made so: the seats of one screen, each with a secret of its own. The database refuses a second seat of one secret
too.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import msgspec

from kingtable.engine.games import GAMES
from kingtable.server.messages.refusal import Refusal
from kingtable.server.store.rows import Seat
from kingtable.server.table.names import clean_name
from kingtable.server.table.people import substitute
from kingtable.server.table.seats import hashed, new_secret, opened_by, seat_of
from kingtable.server.table.state import NOTHING, Invited, Judged, Moved, News, Next, Reseated, State


def claim(
    state: State, _now: float, *, link: str, token: str, instead: bool = False, screen: str | None = None
) -> Judged[int]:
    """Give the seat of a link to the device with this token; the answer is the seat. The link for everybody gives a
    free seat, and the friend who comes says their own name. The same request, sent again, has the same answer.

    instead: the device gives up the seat that it has here. screen: the token of a seat at the screen where this one
    sits down, too; only seats that were made for one screen share it. Raises Refusal.
    """
    secret = hashed(token)
    mine = opened_by(secret, [seat.secret for seat in state.seats])
    wanted = opened_by(hashed(link), [seat.link for seat in state.seats])
    if mine is not None and wanted in (None, mine):
        return Judged(None, mine)
    values: dict[str, Any] = {}
    if wanted is None:
        if opened_by(hashed(link), [state.row.invite]) is None:
            raise Refusal("server-link-unknown", status=403)
        wanted, values = _free(state, screen), {"name": None}
    if mine is not None and not instead:
        raise Refusal("server-seat-yours-already", status=409, seat=mine)
    apart = _apart(state, wanted, screen)
    return _given(state, wanted, secret, apart=apart, instead_of=mine, **values)


def take(state: State, _now: float, *, seat: int, token: str) -> Judged[int | None]:
    """Give a seat that nobody has to the device with this token, as its owner in the game before had it. Raises
    Refusal: the seat is another's or a bot's by now, or the device has another one."""
    secret = hashed(token)
    owner, mine = state.seats[seat].secret, opened_by(secret, [one.secret for one in state.seats])
    if mine == seat:
        return NOTHING
    if owner is not None or state.seats[seat].kind == "bot":
        raise Refusal("server-seat-taken", status=409)
    if mine is not None:
        raise Refusal("server-seat-yours-already", status=409, seat=mine)
    return _given(state, seat, secret, apart=state.seats[seat].apart)


def give(state: State, _now: float, *, seat: int, token: str) -> Judged[int]:
    """Give a seat to the device with this token, also where another one had it."""
    return _given(state, seat, hashed(token), apart=state.seats[seat].apart)


def _given(
    state: State, seat: int, secret: str, *, apart: bool, instead_of: int | None = None, **more: Any
) -> Judged[int]:
    """The seat's link and its former device open nothing any more. instead_of: the seat that the device gives up is
    nobody's until a link of it is opened; the host stays the host."""
    seats: dict[int, Mapping[str, Any]] = {} if instead_of is None else {instead_of: {"secret": None}}
    seats[seat] = {"secret": secret, "link": None, "apart": apart, **more}  # last, since a device has one seat
    host = seat if instead_of is not None and state.row.host == instead_of else state.row.host
    return Judged(Reseated(seats, host, moved=frozenset(seats)), seat)


def link(
    state: State, now: float, *, token: str, seat: int | None, revoke: bool, home: bool = False
) -> Judged[tuple[int, str | None]]:
    """Make a link for the own seat, or, for the player who opened the table, for a seat that nobody has claimed; older
    links end. The answer is the seat and the link.

    revoke: only end the older ones. home: the device is in the server's home; it can also let in a player who is
    away, because the address by which they came may lead nowhere now. Raises Refusal.
    """
    mine = seat_of(token, state.seats)
    assert mine is not None
    wanted = mine if seat is None else seat
    if not 0 <= wanted < len(state.seats) or state.seats[wanted].kind == "bot":
        raise Refusal("server-seat-unknown", field="seat")
    free = state.seats[wanted].secret is None or (home and state.away(wanted, now) is not None)
    if wanted != mine and (mine != state.row.host or not free):
        raise Refusal("server-seat-of-another", status=403, field="seat")
    made = None if revoke else new_secret()
    values = {"link": None if made is None else hashed(made)}
    return Judged(Reseated({wanted: values}, state.row.host, tells=False), (wanted, made))


def invite(state: State, _now: float, *, token: str, revoke: bool) -> Judged[str | None]:
    """Make a link with which each who opens it claims a free seat; the older one ends. Only the player who opened the
    table may. The answer is the link.

    revoke: only end the older one. Raises Refusal.
    """
    if seat_of(token, state.seats) != state.row.host:
        raise Refusal("server-invite-host", status=403, field="everybody")
    made = None if revoke else new_secret()
    return Judged(Invited(None if made is None else hashed(made)), made)


def rename(state: State, seat: int | None, name: str) -> Judged[None]:
    """Give the seat a name, or none; who watches has none."""
    if seat is None or state.seats[seat].name == (cleaned := clean_name(name)):
        return NOTHING
    return Judged(Reseated({seat: {"name": cleaned}}, state.row.host), None)


def paint(state: State, seat: int | None, colour: str) -> Judged[None]:
    """Give the seat a colour that is free, before the deal is bound. Raises Refusal when there is none of that name, it
    is taken, or it is too late."""
    if seat is None:
        raise Refusal("server-only-watching", status=403)
    if colour not in GAMES[state.row.game].colours:
        raise Refusal("server-colour-unknown", field="colour", colour=colour[:20])
    if state.dealt or state.gathering.begun:
        raise Refusal("server-colour-late", status=409, field="colour")
    if any(other.colour == colour and other.seat != seat for other in state.seats):
        raise Refusal("server-colour-twice", status=409, field="colour", colour=colour)
    return Judged(Reseated({seat: {"colour": colour}}, state.row.host), None)


def begin(state: State, seat: int | None, now: float, *, with_bots: bool) -> Judged[None]:
    """A person wants it to be dealt now, without those who have not sat down. with_bots: bots take the seats that
    nobody has claimed. Raises Refusal."""
    if seat is None:
        raise Refusal("server-only-watching", status=403)
    if state.dealt or state.gathering.begun:
        return NOTHING
    if state.host(now) not in (None, seat):
        raise Refusal("server-begin-host", status=403)
    values = {"kind": "bot", "bot": substitute(state.row.game), "name": None, "link": None, "screen": None}
    free = [one.seat for one in state.seats if one.kind == "human" and one.secret is None] if with_bots else []
    return Judged(Reseated(dict.fromkeys(free, values), state.row.host, begins=True, tells=with_bots), None)


def sit(state: State, seat: int, commit: str | None, now: float) -> Next:
    """Somebody sits down before the deal, with the commitment to a share; it is bound when all have, where nobody's
    word is waited for."""
    was, gathering = state.gathering, state.gathering.sit(seat, commit)
    if not was.begun and gathering.complete(state.row) and not state.waits_for_word:
        gathering = gathering.bind(state.row, now)
    return replace(state, gathering=gathering), [] if gathering == was else ["gather"]


def reveal(state: State, seat: int | None, share: str) -> Next:
    """A seat tells its share of the deal. Raises Refusal."""
    return replace(state, gathering=state.gathering.reveal(state.row, seat, share)), ["gather"]


def reseated(state: State, change: Reseated, now: float) -> Next:
    """The table after its seats changed."""
    seats = [msgspec.structs.replace(seat, **change.seats.get(seat.seat, {})) for seat in state.seats]
    row = msgspec.structs.replace(state.row, seats=seats, host=change.host)
    gathering = state.gathering.stand(change.moved)
    news: list[News] = [Moved(change.moved)] if change.moved else []
    news += ["seats"] if change.tells else []
    if change.begins:
        gathering = gathering.bind(row, now)
        news.append("gather")
    return replace(state, row=row, gathering=gathering), news


def _apart(state: State, seat: int, screen: str | None) -> bool:
    """Does the player of the seat sit apart from those it was to share a screen with? Not the first who comes, nor
    anybody with the token of one who sits there. Raises Refusal: the two seats were not made for one screen."""
    mine = state.seats[seat]
    others = [one for one in state.seats if one.seat != seat and one.screen == mine.screen is not None]
    if screen is None:
        return any(one.secret is not None and not one.apart for one in others)
    shown = seat_of(screen, state.seats)
    if not any(one.seat == shown and not one.apart for one in others):
        raise Refusal("server-screen-other", status=409, field="screen")
    return False


def _free(state: State, screen: str | None) -> int:
    """A free seat: one of the screen where this token's seat is comes first, then one without a name. Raises Refusal:
    all seats are taken."""
    shown = None if screen is None else seat_of(screen, state.seats)
    beside = None if shown is None else state.seats[shown].screen
    free = [seat for seat in state.seats if seat.kind == "human" and seat.secret is None]
    if not free:
        raise Refusal("server-seats-taken", status=409)

    def place(seat: Seat) -> tuple[bool, bool, int]:
        return beside is None or seat.screen != beside, seat.name is not None, seat.seat

    return min(free, key=place).seat
