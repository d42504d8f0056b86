"""A table that stands where a test wants it, before several people at one screen: each seat has its own connection."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

from tests.page.stage import Match, Stage, now, snap

NAMES = ("Ada", "Sofia", "Kenji", "Grace", "Alan", "Mary")


class Shared(Stage):
    """All seats of a match, at one page. The page shows the seat that decides, and it answers."""

    def __init__(self, page: Page, match: Match) -> None:
        super().__init__(page, match, 0, deaf=False)
        self.sockets: dict[int, WebSocketRoute] = {}

    def show(self, address: str) -> Shared:
        seats = [{"seat": seat, "token": f"token-{seat}"} for seat in range(self.match.players)]
        mine = {"table": "STAGED", **seats[0], "beside": seats[1:], "game": self.match.game, "at": 1}
        self.page.add_init_script(f"localStorage['kingtable.tables'] ??= {json.dumps(json.dumps([mine]))}")
        self.page.goto(f"{address}/t/STAGED")
        self.page.wait_for_selector("[data-edge]")
        self.page.wait_for_function("() => document.fonts.status === 'loaded'")
        return self

    def _open(self, socket: WebSocketRoute) -> None:
        def hear(message: str | bytes) -> None:
            frame = json.loads(message)
            if frame["t"] == "hello":
                seat = int(frame["token"].rpartition("-")[2])
                self.sockets[seat] = socket
                socket.send(json.dumps(self._whole(seat)))
            elif frame["t"] == "do":
                self._all_hear(frame, socket)
            elif frame["t"] == "try":
                socket.send(json.dumps({"t": "try", "id": frame["id"], **self.match.preview(frame["moves"])}))

        socket.on_message(hear)

    def _whole(self, seat: int) -> dict[str, Any]:
        told = snap(self.match, seat, self.clock, self.seq)
        for one in told["seats"]:
            one.update(kind="human", claimed=True, name=NAMES[one["seat"]], here=True, screen=0)
        return told

    def _all_hear(self, frame: dict[str, Any], sender: WebSocketRoute) -> None:
        self.played.append(frame["moves"])
        by = self.match.to_move
        for move in frame["moves"]:
            self.match.play(move)
        self.seq += 1
        for seat, socket in self.sockets.items():
            self.seat = seat
            told = {"t": "ev", "seq": self.seq, "seat": by, "by": None, "moves": frame["moves"], "back": None}
            told["moments"] = self._moments(len(frame["moves"]))
            socket.send(json.dumps({**told, **now(self.match, seat)}))
        sender.send(json.dumps({"t": "ack", "id": frame["id"], "seq": self.seq}))
