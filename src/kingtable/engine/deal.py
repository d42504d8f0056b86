"""What a served table was dealt from: the server's key, who sat there, and the shares that people's pages gave
(docs/fairness.md)."""

from __future__ import annotations

import hashlib
import hmac
import json
from dataclasses import dataclass
from typing import Any

from kingtable.engine.chance import commitment
from kingtable.engine.errors import InvalidRecord

FORMAT = 2
"""Of the deal and of the generator under the game's key."""

SHARE_BYTES = 32
GAMES_IN_A_ROW = 16
"""So many may go on from each other: each holds the record of the one before."""
_SEAT = {"seat", "kind", "name", "colour", "bot", "commit", "share"}


def share_commitment(table: str, seat: int, share: bytes) -> str:
    """What a page shows of its share before all shares are revealed: a SHA-256 that holds for this seat only."""
    return hashlib.sha256(f"kingtable share {table} {seat} {share.hex()}".encode()).hexdigest()


@dataclass(frozen=True)
class Deal:
    """What the game's key is made of, besides the game and its options.

    seats: in order, each `{"seat", "kind", "name", "colour", "bot", "commit", "share"}`: kind "human" or "bot";
    commit and share in hexadecimal, null where a seat gave none. origin: `{"table", "seq", "record"}`, the game that
    this one goes on from, up to the command where it does; None where it begins at the set-up.
    """

    table: str
    key: bytes
    seats: list[dict[str, Any]]
    origin: dict[str, Any] | None = None

    @property
    def commitment(self) -> str:
        """What the table showed of the server's key before it knew anybody."""
        return commitment(self.key)

    def game_key(self, game: str, options: dict[str, Any]) -> bytes:
        """The key of all chance in the game: HMAC-SHA256 of everything that was dealt, under the server's key."""
        dealt = {"format": FORMAT, "game": game, "options": options, "seats": self.seats, "table": self.table}
        dealt |= self._gone_on()
        text = json.dumps(dealt, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
        return hmac.digest(self.key, text.encode(), "sha256")

    def told(self) -> dict[str, Any]:
        """As a record holds it; not before the game is over."""
        told = {"table": self.table, "key": self.key.hex(), "commitment": self.commitment, "seats": self.seats}
        return told | self._gone_on()

    def _gone_on(self) -> dict[str, Any]:
        return {} if self.origin is None else {"origin": self.origin}


def read_deal(told: Any, players: int) -> Deal:
    """The deal of a record, with every commitment checked. Raises InvalidRecord with the field."""
    if not isinstance(told, dict) or set(told) - {"origin"} != {"table", "key", "commitment", "seats"}:
        raise InvalidRecord("record-deal", field="deal")
    origin = told.get("origin")
    formed = "origin" not in told or (isinstance(origin, dict) and set(origin) == {"table", "seq", "record"})
    if not formed or games_in_a_row(told) > GAMES_IN_A_ROW:
        raise InvalidRecord("record-origin", field="deal.origin")
    key = read_hex(told["key"], "deal.key")
    if told["commitment"] != commitment(key):
        raise InvalidRecord("record-commitment", field="deal.commitment")
    seats, table = told["seats"], told["table"]
    if not isinstance(table, str) or not isinstance(seats, list) or len(seats) != players:
        raise InvalidRecord("record-deal", field="deal.seats")
    for number, seat in enumerate(seats):
        if not isinstance(seat, dict) or set(seat) != _SEAT or seat["seat"] != number:
            raise InvalidRecord("record-deal", field=f"deal.seats[{number}]")
        if seat["share"] is None:
            continue
        share = read_hex(seat["share"], f"deal.seats[{number}].share")
        if seat["commit"] != share_commitment(table, number, share):
            raise InvalidRecord("record-share", field=f"deal.seats[{number}].share")
    try:
        json.dumps(told, ensure_ascii=False).encode()
    except (UnicodeError, RecursionError):  # half a character, which no text can hold; boxes in boxes without end
        raise InvalidRecord("record-deal", field="deal") from None
    return Deal(table, key, seats, origin)


def games_in_a_row(deal: Any) -> int:
    """So many games went on from each other before this one, as its deal has it, well-formed or not."""
    games = 0
    while isinstance(deal, dict) and isinstance(origin := deal.get("origin"), dict):
        record = origin.get("record")
        deal = record.get("deal") if isinstance(record, dict) else None
        games += 1
    return games


def read_hex(text: Any, field: str) -> bytes:
    """32 bytes from lower-case hexadecimal. Raises InvalidRecord."""
    try:
        read = bytes.fromhex(text)
    except (TypeError, ValueError):
        read = b""
    if len(read) != SHARE_BYTES or read.hex() != text:
        raise InvalidRecord("record-key", field=field)
    return read
