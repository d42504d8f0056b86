"""Whole games by who does not see: nothing is read but the accessibility tree and what live regions say.

What is heard is believed: from it alone every kingdom is drawn and counted, and everybody's health, energy and points
are known. Where the page says too little, or says it wrongly, the memory differs from what the record tells.
"""

from __future__ import annotations

import random
import re
from abc import ABC, abstractmethod
from collections import defaultdict
from typing import Any

import httpx
import pytest
from playwright.sync_api import Locator, Page

import kingtable
from tests.page.hands import Hand, Server, look
from tests.page.moments import said, watch
from tests.tiers import NIGHT

BOT = {"kind": "bot", "bot": "random"}
ISOLATES = dict.fromkeys(range(0x2066, 0x206A))
FACE = r"(\w+)(?:, (\d) crowns?)?"
SQUARE = rf"{FACE} at ([^;.]+)"
STEPS = {"right": (1, 0), "left": (-1, 0), "up": (0, 1), "down": (0, -1)}
PLACE = r" at .+; .+ at .+: [+−]?\d+"
CLAIM = r"^Claim \d+: .* up to \d+ more points?"
DIE = re.compile(r"Die \d: (\w+)(, kept)?")


def plain(text: str) -> str:
    """As a voice says it: no marks of direction."""
    return " ".join(text.translate(ISOLATES).split())


class Blind(Hand, ABC):
    """Reads names and roles, and listens. `shown`: moments take their time, which the test makes pass quickly."""

    def __init__(self, page: Page, pace: str) -> None:
        super().__init__(page)
        watch(page, pace)
        self.pace = pace
        self.believed = 0

    def my_turn(self) -> bool:
        """Wait until it is said that something is to be done, or that the game is over."""
        over = self.page.get_by_role("button", name="Rematch")

        def news() -> bool:
            if self.pace != "once":
                self.page.clock.run_for(1_500)
            return over.count() + self.page.locator(".screen[data-mine=true]").count() > 0

        look(self.page, news, "something is to be done, or the game is over")
        if self.pace != "once" and not over.count():
            self.page.clock.run_for(3_000)  # until the heading asks: what happened last has its time
        self.listen()
        return not over.count()

    def settled(self, act: Any) -> None:
        """Do something, and wait until the table has moved on: until then the answers of before stand there."""
        self.before = self.page.get_attribute(".screen", "data-seq")
        act()
        self.moved()

    def moved(self, also: str = "no-such") -> None:
        """Wait until the table has moved on, or until this is there."""
        there = self.page.locator(f".screen:not([data-seq='{self.before}']), {also}")
        look(self.page, there.count, "the table moves on")

    def heading(self) -> str:
        return plain(self.page.get_by_role("heading", level=2).first.inner_text())

    def named(self, pattern: str, within: Locator | None = None) -> list[tuple[Locator, str]]:
        """The buttons that can be pressed and have such a name, as the tree tells them."""
        told = (within or self.page.locator("body")).aria_snapshot()
        found = re.findall(r"^\s*- '?button \"(.*?)\"((?: \[[^]]*\])*)'?:?(?: .*)?$", told, re.MULTILINE)
        wanted = {name for name, state in found if "disabled" not in state and re.search(pattern, plain(name))}
        place = within or self.page
        return [(place.get_by_role("button", name=name, exact=True).first, plain(name)) for name in wanted]

    def soon(self, *patterns: str) -> list[tuple[Locator, str]]:
        """The same of the first pattern that has any, as soon as one has."""
        return look(self.page, lambda: next(filter(None, map(self.named, patterns)), None), str(patterns))

    def listen(self) -> None:
        heard = [plain(line) for line in said(self.page)]
        for line in heard[self.believed :]:
            self.believe(line)
        self.believed = len(heard)

    @abstractmethod
    def believe(self, line: str) -> None:
        """Draw what it says."""

    def record(self) -> kingtable.Match:
        """What truly was."""
        code = self.page.url.split("/t/")[1].split("#")[0]
        address = self.page.url.split("/t/")[0]
        whole = kingtable.replay(httpx.get(f"{address}/api/tables/{code}/record", timeout=30).raise_for_status().json())
        match = whole.at(0)
        for move in whole.moves:
            match.play(move)
        return match


def cell(where: str) -> tuple[int, int]:
    """ "1 right, 2 up", told from the castle."""
    x = y = 0
    for steps, way in re.findall(r"(\d+) (right|left|up|down)", where):
        x, y = x + int(steps) * STEPS[way][0], y + int(steps) * STEPS[way][1]
    return x, y


class BlindKing(Blind):
    """Kingdomino: always what is said to bring most."""

    def __init__(self, page: Page, pace: str) -> None:
        super().__init__(page, pace)
        self.kingdoms: dict[str, dict[tuple[int, int], tuple[str, int]]] = defaultdict(dict)
        self.faces: dict[int, str] = {}
        self.mine: list[int] = []
        self.promised: int | None = None
        self.scored = ""

    def believe(self, line: str) -> None:
        placed = re.match(rf"(.+?) placed (\d+)(?: and gained (\d+))?\. {SQUARE}; {SQUARE}\.$", line)
        claimed = re.match(r"You claimed (\d+)", line)
        if placed:
            who, domino, gain, *squares = placed.groups()
            for terrain, crowns, where in (squares[:3], squares[3:]):
                assert cell(where) not in self.kingdoms[who]
                self.kingdoms[who][cell(where)] = (terrain, int(crowns or 0))
            if who == "You":
                assert self.promised in (None, int(gain or 0)), line
                assert int(domino) in self.mine
                self.mine.remove(int(domino))
        elif claimed:
            self.mine.append(int(claimed[1]))
        elif line.startswith("You discarded"):
            self.mine.remove(int(re.findall(r"\d+", line)[0]))
        elif line.startswith("Turned up: "):
            self.faces |= {int(n): face for n, face in re.findall(r"(\d+) \((.+?)\)", line)}
        elif line.startswith("Scored"):
            self.scored = line
        else:
            assert re.match(r"(You are |.+ claimed|.+ discarded|Round|Nobody claimed|The game is over)", line), line

    def take_turn(self) -> None:
        told = self.heading()
        self.promised = None
        if holds := re.search(r"Place (\d+)", told):
            domino = int(holds[1])
            assert domino in self.mine
            board = self.page.get_by_role("group", name=re.compile(rf"In hand: \W*{domino}\b"))
            assert self.faces.get(domino, "") in plain(board.get_attribute("aria-label") or "")
            if not self.named(PLACE):
                self.page.get_by_text(re.compile(r"\d+ places? fit")).first.click()  # opens the list of them
            places = self.named(PLACE)
            best = max(places, key=lambda place: self.gain(place[1]))
            self.promised = self.gain(best[1])
            best[0].click()
        elif "fits nowhere" in told:
            self.named("Discard")[0][0].click()
            return
        claims = self.soon(CLAIM, "^Make it final$")
        best = max(claims, key=lambda claim: int((re.findall(r"up to (\d+)", claim[1]) or [0])[0]))
        name = best[1].partition(":")[0]  # how much it may bring is counted anew for what is in pencil
        self.page.get_by_role("button", name=re.compile(rf"^{name}\b")).click()

    def gain(self, name: str) -> int:
        return int(re.findall(r": ([+−]?\d+)", name)[-1].replace("−", "-"))

    def score(self, who: str) -> int:
        """Counted as one counts: what belongs together, squares times crowns."""
        left, points = dict(self.kingdoms[who]), 0
        while left:
            at, (terrain, crowns) = left.popitem()
            squares, edge = 1, [at]
            while edge:
                x, y = edge.pop()
                for dx, dy in STEPS.values():
                    if left.get((x + dx, y + dy), ("", 0))[0] == terrain:
                        squares, crowns = squares + 1, crowns + left.pop((x + dx, y + dy))[1]
                        edge.append((x + dx, y + dy))
            points += squares * crowns
        return points


@pytest.mark.parametrize("pace", ["normal", "once"] if NIGHT else ["normal"])
@pytest.mark.slow
def test_kingdomino(pace: str, page: Page, server: Server) -> None:
    blind = BlindKing(page, pace)
    blind.sit(server.table({"kind": "me", "name": "Ada"}, BOT, BOT)[0])
    assert blind.play_on() >= 12
    truth = blind.record().view(None)
    names = dict(zip(range(3), ["You", *sorted(set(blind.kingdoms) - {"You"})], strict=True))
    drawn = [kingdom["squares"] for kingdom in truth["kingdoms"]]
    for who, squares in blind.kingdoms.items():
        told = {(x, y): crowns for (x, y), (_, crowns) in squares.items()}
        true = [
            {(one["x"], one["y"]): one["crowns"] for one in kingdom if one["terrain"] != "castle"} for kingdom in drawn
        ]
        assert told in true, who
        seat = true.index(told)
        assert blind.score(who) == truth["kingdoms"][seat]["points"]
        assert f"{who} {truth['kingdoms'][seat]['score']}" in blind.scored, names


class BlindMonster(Blind):
    """King of Tokyo: keeps claws and hearts, yields when it must, buys the dearest."""

    chance = random.Random(4)

    def __init__(self, page: Page, pace: str) -> None:
        super().__init__(page, pace)
        self.known: dict[str, dict[str, int]] = {}  # what was before one came, one reads
        self.out: set[str] = set()
        self.promised = ""
        self.choices: set[str] = set()

    TOLD = (
        (r"(?P<who>.+?) (?:scored|lost) \d+ points? .*?: (?P<vp>\d+) (?:in all|left)\.", "vp"),
        (r"(?P<who>.+?) (?:got|paid) \d+ energy .*?: (?P<energy>\d+) (?:in all|left)\.", "energy"),
        (r"(?P<who>.+?) healed \d+ .*?: (?P<health>\d+) health\.", "health"),
        (r"(?P<who>.+?) lost \d+ health .*?: (?P<health>\d+) left\.", "health"),
        (r".+? hurt (?P<who>.+?) for \d+ .*?: (?P<health>\d+) left\.", "health"),
    )

    def believe(self, line: str) -> None:
        for pattern, what in self.TOLD:
            if told := re.match(pattern, line):
                who = told["who"].replace("you", "You")
                if who in self.known:
                    self.known[who][what] = int(told[what])
                return
        if bought := re.match(r"You bought ((.+) for \d+) energy\.", line):
            assert self.promised in ("", bought[1]), line
            self.promised = ""
        if gone := re.match(r"(.+?) (?:is|are) eliminated|.+? eliminated (.+?)\.$", line):
            self.out.add((gone[1] or gone[2]).replace("you", "You"))

    def take_turn(self) -> None:
        self.check()
        asked = self.heading()
        dice = self.named(r"Die \d:")
        if dice and self.named("Roll"):
            for one, name in dice:
                face = DIE.search(name)
                assert face, name
                wanted = face[1] in ("claw", "heart", "energy")
                if wanted != (face[2] is not None):
                    one.click()
            throw = self.named(r"Roll \d")
            self.press_any(throw[:1] or self.named("Stop here"), "throw")
        elif stop := self.named("Stop here"):
            self.press_any(stop, "stop")
        elif "yield" in asked:
            stays = self.named(r"^Stay in")
            health = int(re.findall(r"health (?:\d+ → |is )?(\d+)", stays[0][1])[0])  # of several, the first
            self.press_any(stays if health > 4 else self.named(r"^Yield (?!if)"), "yield")
        elif "Buy cards" in asked:
            energy = int(re.findall(r"You have (\d+) energy", asked)[0])
            assert energy == self.known["You"]["energy"]
            offers = self.named(r"Buy .+ for \d+ energy")
            assert all(int(re.findall(r"for (\d+) energy", name)[0]) <= energy for _, name in offers)
            offers.sort(key=lambda offer: -int(re.findall(r"for (\d+) energy", offer[1])[0]))
            self.promised = re.sub("^Buy|energy$", "", offers[0][1]).strip() if offers else ""
            self.press_any(offers[:1] or self.named("Done"), "buy")
        else:
            group = self.page.get_by_role("group", name="Your answers")
            answers = self.named(r"^(?!Less|More|Read|All my standing)", group)
            dice = [one for one in answers if " becomes " in one[1]]
            self.press_any([self.chance.choice(sorted(dice or answers, key=lambda one: one[1]))], asked)

    def press_any(self, answers: list[tuple[Locator, str]], what: str) -> None:
        self.choices.add(what)
        answers[0][0].click()
        self.moved("dialog [data-confirm]")
        dialog = self.page.get_by_role("dialog")
        if dialog.count():
            dialog.get_by_role("button").last.click()  # yes, also if it means death

    def check(self) -> None:
        """What the boards say is what was heard."""
        for _, name in self.named("See the board"):
            if told := re.search(r"(\w[^\"':]*): (\d+) health, (\d+) points?, (\d+) energy", name):
                stands = dict(zip(("health", "vp", "energy"), (int(n) for n in told.groups()[1:]), strict=True))
                assert self.known.setdefault(told[1], stands) == stands, name


@pytest.mark.parametrize("pace", ["once", "normal"] if NIGHT else ["once"])
@pytest.mark.slow
def test_king_of_tokyo(pace: str, page: Page, server: Server) -> None:
    blind = BlindMonster(page, pace)
    seats = [{"kind": "me", "name": "Ada"}, BOT, BOT]
    blind.sit(server.open({"game": "king-of-tokyo", "options": {"players": 3}, "seats": seats})[0])
    blind.play_on()
    truth = blind.record().view(0)
    known = blind.known["You"]
    mine = truth["monsters"][0]
    assert ("You" in blind.out) == (not mine["alive"])
    if mine["alive"]:
        assert [known["health"], known["vp"], known["energy"]] == [mine["health"], mine["vp"], mine["energy"]]
    assert {"throw"} <= blind.choices
