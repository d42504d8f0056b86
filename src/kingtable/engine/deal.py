"""What a served table was dealt from: the server's key, what was bound before any share was known, and the shares that
people's pages gave (docs/fairness.md)."""

# This module checks each value that strangers send; pyright does not know its type before that.
# pyright: reportUnknownArgumentType=false, reportUnknownMemberType=false, reportUnknownVariableType=false

from __future__ import annotations

import hashlib
import hmac
import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from kingtable.engine.chance import commitment
from kingtable.engine.errors import InvalidRecord
from kingtable.engine.text import Json

FORMAT = 4
"""Of the deals that are made today: when somebody keeps a share back, all others seal another one."""

ONE_ROUND = 3
"""Of deals from which the shares that were kept back were left out: who sealed one could choose."""

LOOSE = 2
"""Of deals in which names, bots and options were fixed only after the shares: they replay, and prove less."""

SHARE_BYTES = 32
GAMES_IN_A_ROW = 16
"""The most games that may go on from each other: each record holds the one before."""
_BOUND = ("seat", "kind", "colour", "bot", "commit")


def share_commitment(table: str, seat: int, share: bytes) -> str:
    """What a page shows of its share before all shares are revealed: a SHA-256 that holds for this seat only."""
    return hashlib.sha256(f"kingtable share {table} {seat} {share.hex()}".encode()).hexdigest()


@dataclass(frozen=True)
class Deal:
    """What the game's key is made of, besides the game and its options.

    seats: in order, each `{"seat", "kind", "name", "colour", "bot", "commit", "share", "silent"}`: kind "human" or
    "bot"; commit and share in hexadecimal, null where a seat gave none; silent: it sealed a share in an earlier round
    and kept it back (from FORMAT on). origin: `{"table", "seq", "record"}`, the game that
    this one continues, up to the command where it does; None where it begins at the set-up. format: FORMAT, ONE_ROUND
    or LOOSE.
    """

    table: str
    key: bytes
    seats: list[dict[str, Any]]
    origin: dict[str, Any] | None = None
    format: int = FORMAT

    @property
    def commitment(self) -> str:
        """What the table showed of the server's key before it knew anybody."""
        return commitment(self.key)

    @property
    def silent(self) -> list[int]:
        """The seats that sealed a share and kept it back."""
        if self.format == FORMAT:
            return [seat["seat"] for seat in self.seats if seat["silent"]]
        return [seat["seat"] for seat in self.seats if seat["commit"] is not None and seat["share"] is None]

    @property
    def deals(self) -> int:
        """How many deals the host could have seen at most, and taken one of, if all silent seats are the host's: one
        more with each silent seat, since the others seal another share then; twice as many before FORMAT."""
        return 1 + len(self.silent) if self.format == FORMAT else 2 ** len(self.silent)

    def bound(self, game: str, options: Mapping[str, object]) -> str:
        """Everything that the game's key is made of besides K and the shares, as JSON: nobody can change it once a
        share is known. Names are not part of it; players may change them at any time."""
        return canonical(
            {
                "commitment": self.commitment,
                "format": self.format,
                "game": game,
                "options": options,
                "origin": None if self.origin is None else _sha256(canonical(self.origin)),
                "seats": [{name: seat[name] for name in bound_names(self.format)} for seat in self.seats],
                "table": self.table,
            }
        )

    def digest(self, game: str, options: Mapping[str, object]) -> str:
        """The SHA-256 of what is bound: every page gets it with the commitments, before any share is revealed."""
        return _sha256(self.bound(game, options))

    def game_key(self, game: str, options: Mapping[str, object]) -> bytes:
        """The key of all chance in the game, 32 bytes: HMAC-SHA256, under the server's key, of the digest of what was
        bound and the shares."""
        if self.format == LOOSE:
            dealt = {"format": LOOSE, "game": game, "options": options, "seats": self.seats, "table": self.table}
            text = canonical(dealt | self._gone_on())
        else:
            shares = [seat["share"] for seat in self.seats]
            text = canonical({"digest": self.digest(game, options), "shares": shares})
        return hmac.digest(self.key, text.encode(), "sha256")

    def in_record(self) -> Json:
        """As a record holds it; not before the game is over."""
        own = {"table": self.table, "key": self.key.hex(), "commitment": self.commitment, "seats": self.seats}
        return ({} if self.format == LOOSE else {"format": self.format}) | own | self._gone_on()

    def _gone_on(self) -> Json:
        return {} if self.origin is None else {"origin": self.origin}


def bound_names(format: int) -> tuple[str, ...]:
    """What of each seat is bound."""
    return (*_BOUND, "silent") if format == FORMAT else _BOUND


def canonical(value: object) -> str:
    """JSON without blanks, the keys of every object in order, characters as they are."""
    return json.dumps(value, ensure_ascii=False, sort_keys=True, separators=(",", ":"), allow_nan=False)


def _sha256(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def read_deal(given: object, players: int) -> Deal:
    """The deal of a record, with every type and every commitment checked. Raises InvalidRecord with the field."""
    if not isinstance(given, dict) or set(given) - {"origin", "format"} != {"table", "key", "commitment", "seats"}:
        raise InvalidRecord("record-deal", field="deal")
    try:
        canonical(given).encode()
    except (TypeError, ValueError, RecursionError):  # half a character, NaN, boxes in boxes without end
        raise InvalidRecord("record-deal", field="deal") from None
    format = given.get("format", LOOSE)
    if "format" in given and (type(format) is not int or format not in (ONE_ROUND, FORMAT)):
        raise InvalidRecord("record-deal-format", field="deal.format", known=FORMAT)
    origin = given.get("origin")
    formed = "origin" not in given or (isinstance(origin, dict) and set(origin) == {"table", "seq", "record"})
    if not formed or games_in_a_row(given) > GAMES_IN_A_ROW:
        raise InvalidRecord("record-origin", field="deal.origin")
    key = read_hex(given["key"], "deal.key")
    if given["commitment"] != commitment(key):
        raise InvalidRecord("record-commitment", field="deal.commitment")
    seats, table = given["seats"], given["table"]
    if not isinstance(table, str) or not isinstance(seats, list) or len(seats) != players:
        raise InvalidRecord("record-deal", field="deal.seats")
    for number, seat in enumerate(seats):
        _check_seat(seat, number, table, format)
    return Deal(table, key, seats, origin, format)


def _check_seat(seat: Any, number: int, table: str, format: int) -> None:
    """Raise InvalidRecord unless this is the seat of that number as an honest server writes it."""
    field = f"deal.seats[{number}]"
    if not isinstance(seat, dict) or set(seat) != {*bound_names(format), "name", "share"}:
        raise InvalidRecord("record-deal", field=field)
    person = seat["kind"] == "human"
    right = {
        "seat": type(seat["seat"]) is int and seat["seat"] == number,
        "kind": person or seat["kind"] == "bot",
        "name": seat["name"] is None or isinstance(seat["name"], str),
        "colour": isinstance(seat["colour"], str),
        "bot": seat["bot"] is None if person else isinstance(seat["bot"], str),
    }
    if format == FORMAT:  # a silent seat has no part in the deal; nobody else's share is left out of it
        right["silent"] = seat["silent"] is False or (seat["silent"] is True and person and seat["commit"] is None)
        right["share"] = seat["commit"] is None or seat["share"] is not None
    for name, is_right in right.items():
        if not is_right:
            raise InvalidRecord("record-deal", field=f"{field}.{name}")
    if seat["commit"] is not None:
        read_hex(seat["commit"], f"{field}.commit")
        if not person:  # a seat that committed to nothing has no commitment: its value could be chosen at will
            raise InvalidRecord("record-commit-of-bot", field=f"{field}.commit")
    if seat["share"] is not None:
        share = read_hex(seat["share"], f"{field}.share")
        if seat["commit"] != share_commitment(table, number, share):
            raise InvalidRecord("record-share", field=f"{field}.share")


def games_in_a_row(deal: object) -> int:
    """How many games went on from each other before this one, as its deal has it, well-formed or not."""
    games = 0
    while isinstance(deal, dict) and isinstance(origin := deal.get("origin"), dict):
        record = origin.get("record")
        deal = record.get("deal") if isinstance(record, dict) else None
        games += 1
    return games


def read_hex(text: object, field: str) -> bytes:
    """32 bytes from lower-case hexadecimal. Raises InvalidRecord."""
    try:
        read = bytes.fromhex(text) if isinstance(text, str) else b""
    except ValueError:
        read = b""
    if len(read) != SHARE_BYTES or read.hex() != text:
        raise InvalidRecord("record-key", field=field)
    return read
