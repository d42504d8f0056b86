"""A table that stands where a test wants it: the page talks to a position instead of the server.

The server deals every game itself, so most questions cannot be brought about at will. Here the page's socket ends
in the test, which answers as docs/protocol.md says, from a real match; the page itself is the server's.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

import kingtable
from tests.king_of_tokyo.table import c, m, sitting

COLOURS = ["blue", "rose", "pine", "amber", "violet", "teal"]
Match = kingtable.Match


def now(match: Match, seat: int | None, clock: float | None = None) -> dict[str, Any]:
    """What a table tells with every frame: the choices, the clock, the key of a deal that is over."""
    running = None
    if clock is not None and not match.over:
        running = {"seat": match.to_move, "seconds": 30, "left": clock}
    choices = match.choices() if match.to_move == seat and not match.over else None
    return {"choices": choices, "clock": running, "key": "00" * 32 if match.over else None}


def snap(match: Match, seat: int | None, clock: float | None = None, seq: int = 7) -> dict[str, Any]:
    """The first frame of a table, as a seat gets it: two people sit there, Ada and Grace, and bots."""
    seats = [
        {"seat": 0, "kind": "human", "claimed": True, "name": "Ada", "colour": COLOURS[0], "here": True},
        {"seat": 1, "kind": "human", "claimed": True, "name": "Grace", "colour": COLOURS[1], "here": True},
        *(
            {"seat": seat, "kind": "bot", "bot": "roller", "name": None, "colour": COLOURS[seat], "here": True}
            for seat in range(2, match.players)
        ),
    ]
    game = {"table": "STAGED", "game": match.game, "commitment": "0" * 64, "seats": seats, "host": 0}
    more = {**game, "gather": None, "deal": None, "rematch": None, "origin": None, "ending": None, "ended": None}
    more["events"] = [{"seq": seq, "seat": seat, "by": None, "events": list(match.events)}]
    return {"t": "snap", "seq": seq, **more, "view": match.view(seat), **now(match, seat, clock)}


class Stage:
    """A match shown at a page. `deaf`: moves are taken down, but the same is asked again."""

    def __init__(
        self, page: Page, match: Match, seat: int | None, *, deaf: bool = True, clock: float | None = None
    ) -> None:
        self.page, self.match, self.seat, self.deaf, self.clock = page, match, seat, deaf, clock
        self.played: list[list[str]] = []
        self.errors: list[str] = []
        self.seq = 7
        self.told = 0
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.route_web_socket(re.compile(r"/ws/"), self._open)

    def show(self, address: str) -> Stage:
        if self.seat is not None:
            mine = json.dumps([{"table": "STAGED", "token": "token", "seat": self.seat}])
            self.page.add_init_script(f"localStorage['kingtable.tables'] = {json.dumps(mine)}")
        self.page.goto(f"{address}/t/STAGED")
        self.page.wait_for_selector(".screen h2")
        self.page.wait_for_function("() => document.fonts.status === 'loaded'")
        return self

    def _open(self, socket: WebSocketRoute) -> None:
        self.socket = socket

        def hear(message: str | bytes) -> None:
            frame = json.loads(message)
            answer: Callable[[dict[str, Any]], list[dict[str, Any]]] = getattr(self, f"_{frame['t']}")
            for told in answer(frame):
                socket.send(json.dumps(told))

        socket.on_message(hear)

    def _now(self) -> dict[str, Any]:
        return now(self.match, self.seat, self.clock)

    def _news(self) -> list[dict[str, Any]]:
        news, self.told = self.match.events[self.told :], len(self.match.events)
        return news

    def _hello(self, frame: dict[str, Any]) -> list[dict[str, Any]]:
        self.told = len(self.match.events)
        return [snap(self.match, self.seat, self.clock, self.seq)]

    def _do(self, frame: dict[str, Any]) -> list[dict[str, Any]]:
        self.played.append(frame["moves"])
        seat = self.match.to_move
        if not self.deaf:
            for move in frame["moves"]:
                self.match.play(move)
        self.seq += 1
        news = self._news() or [{"e": "shuffle"}]  # something has been, or the page's log does not grow
        moments = [{"events": news, "view": {"=": self.match.view(self.seat)}}]
        if not self.deaf:
            moments = self._moments(len(frame["moves"]))
        told = {"t": "ev", "seq": self.seq, "seat": seat, "by": None, "moves": frame["moves"], "moments": moments}
        return [{**told, **self._now()}, {"t": "ack", "id": frame["id"], "seq": self.seq}]

    def _moments(self, actions: int) -> list[dict[str, Any]]:
        told = []
        for moment in self.match.moments(actions):
            view = self.match.rules.view(moment.state, self.match.options)
            own = {} if self.seat is None else self.match.rules.own_view(moment.state, self.seat)
            told.append({"events": moment.events, "view": {"=": {**view, "seat": self.seat, **own}}})
        return told

    def play(self, *moves: str) -> None:
        """Somebody plays, each move a command."""
        for move in moves:
            seat = self.match.to_move
            self.match.play(move)
            self.seq += 1
            self._news()
            told = {"t": "ev", "seq": self.seq, "seat": seat, "by": None, "moves": [move]}
            self.socket.send(json.dumps({**told, "moments": self._moments(1), **self._now()}))

    def _try(self, frame: dict[str, Any]) -> list[dict[str, Any]]:
        return [{"t": "try", "id": frame["id"], **self.match.preview(frame["moves"])}]

    def _name(self, frame: dict[str, Any]) -> list[dict[str, Any]]:
        return []

    def _ping(self, frame: dict[str, Any]) -> list[dict[str, Any]]:
        return [{"t": "pong"}]


# Positions where each question is asked, by whom


def _played(match: Match, *moves: str) -> Match:
    for move in moves:
        match.play(move)
    return match


OTHERS = (m("jets", "wings", vp=4), m("armor_plating", health=6, vp=11, energy=4))
ALL = "1 2 3 heart energy claw"
HIT = "claw claw claw 1 2 2"

SCENES: dict[str, Callable[[], tuple[Match, int]]] = {
    "mimic": lambda: (_played(sitting(m(energy=20), *OTHERS, row=["mimic"]), "buy mimic"), 0),
    "mimic-moves": lambda: (
        _played(sitting(m("jets", "wings", energy=5), m(c("mimic", copies="jets", of=0)), m("opportunist")), "end"),
        1,
    ),
    "rolled": lambda: (
        sitting(
            m("telepath", c("smoke_cloud", counters=2), "background_dweller", energy=5),
            *OTHERS,
            dice="3 3 claw 1 heart energy",
            city=1,
        ),
        0,
    ),
    "rolled-eight": lambda: (
        sitting(m("extra_head", "extra_head", "giant_brain"), *OTHERS, dice="3 3 claw 1 heart energy claw 2", city=1),
        0,
    ),
    "thrown": lambda: (
        sitting(m("telepath", c("smoke_cloud", counters=2), energy=5), *OTHERS, dice=ALL, rerolls=0, city=1),
        0,
    ),
    "probe": lambda: (_played(sitting(m(), m("psychic_probe"), m(), dice=ALL, city=1), "done"), 1),
    "change": lambda: (_played(sitting(m("herd_culler"), *OTHERS, dice=ALL, city=1), "done"), 0),
    "change-all": lambda: (
        _played(sitting(m("herd_culler", "plot_twist", "stretchy", energy=5), *OTHERS, dice=ALL, city=1), "done"),
        0,
    ),
    "hearts": lambda: (
        _played(
            sitting(m("extra_head", poison=2, shrink=1, health=5), *OTHERS, dice="heart heart heart 1 2 claw", city=1),
            "done",
        ),
        0,
    ),
    "hearts-ray": lambda: (
        _played(
            sitting(
                m("healing_ray", "regeneration", poison=1, health=9),
                m(health=4),
                m(health=7, energy=1),
                dice="heart heart heart 1 2 2",
                city=1,
            ),
            "done",
        ),
        0,
    ),
    "react": lambda: (
        _played(
            sitting(m(), m("wings", "camouflage", "rapid_healing", health=8, energy=4), m(), dice=HIT, city=1), "done"
        ),
        1,
    ),
    "react-lethal": lambda: (
        _played(
            sitting(m(), m("wings", "camouflage", "rapid_healing", health=3, energy=4), m(), dice=HIT, city=1), "done"
        ),
        1,
    ),
    "react-certain": lambda: (
        _played(sitting(m(), m("wings", "rapid_healing", health=3, energy=4), m(), dice=HIT, city=1), "done"),
        1,
    ),
    "react-poison": lambda: (
        _played(sitting(m("wings", "rapid_healing", health=2, poison=1, energy=4), m(), m()), "end"),
        0,
    ),
    "yield": lambda: (_played(sitting(m(), m(health=9), m(), dice=HIT, city=1), "done"), 1),
    "yield-bay": lambda: (
        _played(sitting(m(), m(health=9), m(), m("wings"), m(), m(), dice=HIT, city=2, bay=1), "done"),
        1,
    ),
    "yield-jets": lambda: (_played(sitting(m(), m("jets", health=3), m(), dice=HIT, city=1), "done"), 1),
    "buy": lambda: (sitting(m(energy=6), *OTHERS, row=["energize", "alpha_monster", "skyscraper"], city=2), 0),
    "buy-all": lambda: (
        sitting(
            m("made_in_a_lab", "parasitic_tentacles", energy=12), *OTHERS, row=["heal", "alpha_monster", "skyscraper"]
        ),
        0,
    ),
    "charge": lambda: (
        _played(sitting(m(energy=9), *OTHERS, row=["monster_batteries"]), "buy monster_batteries"),
        0,
    ),
    "opportunist": lambda: (
        _played(sitting(m(energy=5), m("opportunist", energy=9), m(), row=["heal"], deck=["jets"]), "buy heal"),
        1,
    ),
    "sell": lambda: (_played(sitting(m("metamorph", "jets", "wings", "armor_plating"), m(), m()), "end"), 0),
    "rolled-most": lambda: (
        sitting(
            m("extra_head", "extra_head", "telepath", c("smoke_cloud", counters=2), "background_dweller", energy=5),
            *OTHERS,
            dice="3 3 claw 1 heart energy claw 2",
            city=1,
        ),
        0,
    ),
    "over-points": lambda: (
        _played(sitting(m("freeze_time", vp=19), *OTHERS, dice="1 1 1 2 3 3", city=1), "done", "end"),
        0,
    ),
    "over-survival": lambda: (_played(sitting(m(vp=7), m(health=1), dice="claw 1 1 2 3 3", city=1), "done"), 1),
    "over-nobody": lambda: (
        _played(
            sitting(m(health=1, energy=9), m(health=2), row=["high_altitude_bombing"]), "buy high_altitude_bombing"
        ),
        0,
    ),
}


def scene(name: str) -> tuple[Match, int]:
    """A position, and the seat that looks (the one that is asked, before the end)."""
    match, seat = SCENES[name]()
    phase = name.split("-")[0]
    assert match.view(seat)["phase"] == {"thrown": "rolled"}.get(phase, phase)
    assert match.over or match.to_move == seat
    return match, seat
