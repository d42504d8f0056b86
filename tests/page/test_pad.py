"""The score pad: painted kingdoms of a real table score what the engine says, and nothing is forgotten."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from kingtable.engine.text import languages, say
from kingtable.kingdomino.shown.notation import Kingdom, kingdom_of
from tests.kingdomino.table import played
from tests.page.hands import Server
from tests.page.test_access import violations
from tests.tiers import in_turn, times

GAMES = times(2, 50)
LETTERS = "WFLPSM"
Contexts = Callable[..., BrowserContext]
Board = list[list[str]]


class Played:
    """A game of four bots, or a Mighty Duel: its kingdoms as rows of squares, and what the engine says of it."""

    def __init__(self, seed: int, *, duel: bool = False) -> None:
        match = played(seed, duel=duel)
        self.side = 7 if duel else 5
        self.scores, self.ranks = match.scores, match.ranks
        self.boards = [self._board(kingdom_of(match.state, seat)) for seat in range(match.players)]

    def _board(self, kingdom: Kingdom) -> Board:
        """As it lies in the frame; in the middle of it where it is smaller."""
        squares = {(x, -y): f"{LETTERS[t]}{c}" for (x, y), (t, c) in kingdom.items()} | {(0, 0): "CC"}
        xs, ys = [x for x, _ in squares], [y for _, y in squares]
        half = self.side // 2
        left = -half if min(xs) >= -half and max(xs) <= half else min(xs)
        top = -half if min(ys) >= -half and max(ys) <= half else min(ys)
        return [[squares.get((left + i, top + j), "") for i in range(self.side)] for j in range(self.side)]


@cache
def painted(seed: int, *, duel: bool = False) -> Played:
    return Played(seed, duel=duel)


def properties(board: Board, letter: str) -> list[list[tuple[int, int]]]:
    """The properties of a terrain, each as one stroke over its squares, which may cross itself."""
    left = {(j, i) for j, line in enumerate(board) for i, one in enumerate(line) if one[:1] == letter and one != "CC"}

    def along(square: tuple[int, int]) -> list[tuple[int, int]]:
        left.discard(square)
        way, (row, column) = [square], square
        for beside in ((row, column + 1), (row + 1, column), (row, column - 1), (row - 1, column)):
            if beside in left:
                way += [*along(beside), square]
        return way

    return [along(min(left)) for _ in board for _ in board if left]


def planned(board: Board) -> int:
    """How many taps a kingdom needs: its terrains, a stroke for each property, its crowns, and its castle."""
    strokes = [properties(board, letter) for letter in LETTERS]
    crowns = sum(int(square[1]) for line in board for square in line if square[1:].isdigit())
    half = len(board) // 2
    return sum(len(one) + 1 for one in strokes if one) + crowns + (board[half][half] != "CC")


class Painter:
    """Somebody with a score pad."""

    def __init__(self, page: Page, server: Server) -> None:
        self.page = page
        self.errors: list[str] = []
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.goto(f"{server.address}/pad")
        page.wait_for_selector(".pad .host svg")

    def rules(self, players: int, side: int = 5) -> None:
        self.page.locator("[data-rules]").click()
        group = self.page.locator("dialog fieldset")
        group.nth(0).locator("button").nth(players - 2).click()
        group.nth(1).locator("button").nth(0 if side == 5 else 1).click()
        self.page.keyboard.press("Escape")

    def where(self, row: int, column: int, side: int) -> tuple[float, float]:
        box = self.page.locator(".pad .host svg").first.bounding_box()
        assert box is not None
        unit = box["width"] / (side * 100 + 12)
        return box["x"] + unit * (56 + 100 * column), box["y"] + unit * (56 + 100 * row)

    def tool(self, letter: str) -> None:
        self.page.locator(f".pad [aria-keyshortcuts={letter}]").click()

    def castle(self, board: Board) -> int:
        """Drag the castle to its square, unless it is there."""
        side = len(board)
        ((row, column),) = [(j, i) for j, line in enumerate(board) for i, one in enumerate(line) if one == "CC"]
        moves = (row, column) != (side // 2, side // 2)
        if moves:
            self.page.mouse.move(*self.where(side // 2, side // 2, side))
            self.page.mouse.down()
            self.page.mouse.move(*self.where(row, column, side), steps=4)
            self.page.mouse.up()
        return int(moves)

    def paint(self, board: Board) -> int:
        """Paint a kingdom, a stroke along each property, and tap its crowns; return how many taps that took."""
        side = len(board)
        self.page.locator(".pad .host").scroll_into_view_if_needed()
        taps = self.castle(board)
        for letter in LETTERS:
            strokes = properties(board, letter)
            if strokes:
                self.tool(letter)
                taps += 1
                self.page.locator(".pad .host").scroll_into_view_if_needed()
            for first, *others in strokes:
                self.page.mouse.move(*self.where(*first, side))
                self.page.mouse.down()
                for row, column in others:
                    self.page.mouse.move(*self.where(row, column, side))
                self.page.mouse.up()
                taps += 1
        for row, line in enumerate(board):
            for column, square in enumerate(line):
                for _ in range(int(square[1]) if square[1:].isdigit() else 0):
                    self.page.mouse.click(*self.where(row, column, side))
                    taps += 1
        return taps

    def type(self, board: Board) -> None:
        """The same by keys alone, square by square, with the focus on the board."""
        side = len(board)
        self.page.get_by_role("group", name=re.compile("kingdom", re.I)).focus()
        self.page.keyboard.press("ArrowUp")
        for _ in range(side):
            self.page.keyboard.press("ArrowUp")
            self.page.keyboard.press("ArrowLeft")
        for row in range(side):
            along = range(side) if row % 2 == 0 else range(side - 1, -1, -1)
            for step, column in enumerate(along):
                if step:
                    self.page.keyboard.press("ArrowRight" if row % 2 == 0 else "ArrowLeft")
                square = board[row][column]
                if square == "CC":
                    self.page.keyboard.press("c")
                elif square:
                    self.page.keyboard.press(square[0].lower())
                    if square[1] != "0":
                        self.page.keyboard.press(square[1])
            self.page.keyboard.press("ArrowDown")

    def score(self) -> int:
        """The score of the kingdom that is shown, once the table has answered."""
        expect(self.page.locator("p.sum.pale")).to_have_count(0)
        shown = self.page.locator("[data-score]").inner_text()
        return int("".join(str(int(digit)) for digit in shown if digit.isdigit()))

    def done(self) -> None:
        """This kingdom is whole; what follows is there."""
        self.page.locator("[data-done]").click()
        expect(self.page.locator("[data-done][data-busy]")).to_have_count(0)

    def kept(self) -> dict[str, Any]:
        kept: dict[str, Any] = json.loads(self.page.evaluate("localStorage.getItem('kingtable.pad')"))
        return kept


@pytest.mark.parametrize("first", range(0, GAMES, 10))
@pytest.mark.slow
def test_painted_kingdoms_score_what_the_engine_says(server: Server, context_of: Contexts, first: int) -> None:
    painter = Painter(context_of("en", viewport={"width": 390, "height": 664}).new_page(), server)
    painter.rules(4)
    for seed in range(first, min(first + 10, GAMES)):
        game = painted(seed)
        for seat, board in enumerate(game.boards):
            expect(painter.page.locator(".tab").nth(seat)).to_have_attribute("aria-current", "true")
            assert painter.paint(board) == planned(board), "no tap more than it needs"
            assert painter.score() == game.scores[seat], (seed, seat)
            painter.done()
        expect(painter.page.locator(".asks"), "no game that was played is doubted").to_have_count(0)
        expect(painter.page.locator(".won")).to_be_visible()
        ranks = painter.page.locator(".ledger thead .pl .num").all_inner_texts()
        assert sorted(map(int, ranks)) == sorted(game.ranks)
        painter.page.locator("[data-anew]").click()
        expect(painter.page.locator(".won")).to_have_count(0)
    assert painter.errors == []


@pytest.mark.slow
def test_a_kingdom_needs_few_taps() -> None:
    taps = [planned(board) for seed in range(25) for board in painted(seed).boards]
    assert len(taps) == 100
    assert sum(taps) / len(taps) <= 26


@pytest.mark.slow
def test_a_mighty_duel_is_painted_on_seven_squares(server: Server, context_of: Contexts) -> None:
    painter = Painter(context_of("en").new_page(), server)
    painter.rules(2, 7)
    game = painted(1, duel=True)
    for seat, board in enumerate(game.boards):
        painter.paint(board)
        assert painter.score() == game.scores[seat]
        painter.done()
    expect(painter.page.locator(".won")).to_be_visible()
    painter.rules(3)
    assert painter.kept()["side"] == 5, "three play on five squares"


@pytest.mark.parametrize(
    ("language", "window", "zoomed"),
    [("en", (320, 568), False), ("fa", (390, 664), False), ("el", (1366, 657), True), ("el", (390, 664), True)],
)
@pytest.mark.slow
def test_a_kingdom_is_scored_in_narrow_windows_and_from_the_right(
    server: Server, context_of: Contexts, language: str, window: tuple[int, int], zoomed: bool
) -> None:
    width, height = window
    viewport = {"width": width // 2 if zoomed else width, "height": height // 2 if zoomed else height}
    painter = Painter(context_of(language, viewport=viewport).new_page(), server)
    game = painted(2)
    painter.paint(game.boards[0])
    assert painter.score() == game.scores[0]
    sideways = painter.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert sideways <= 0
    if not zoomed:
        cut = painter.page.locator(".keys [data-whole]").evaluate_all(
            "all => all.filter(one => one.scrollWidth > one.parentElement.clientWidth + 1).map(one => one.textContent)"
        )
        assert cut == []
    assert painter.errors == []


SLOW = """
const quick = globalThis.fetch;
globalThis.fetch = (...asked) => new Promise((wait) => setTimeout(wait, 150)).then(() => quick(...asked));
"""
"""The table answers while somebody already types on."""


@pytest.mark.slow
def test_a_kingdom_is_scored_by_keys_and_ears_alone(server: Server, context_of: Contexts) -> None:
    page, game = context_of("en").new_page(), painted(0)
    page.add_init_script(SLOW)
    painter = Painter(page, server)
    painter.type(game.boards[0])
    assert painter.score() == game.scores[0]
    page.keyboard.press("x")
    page.keyboard.press("Control+z")
    kept = painter.kept()["kingdoms"][0]
    assert kept == [square for line in game.boards[0] for square in line], "rubbed out and undone"
    voices = page.locator("[aria-live]").all_text_contents()
    assert any(f"Score {game.scores[0]}," in text for text in voices), "the sum is spoken"
    cell = page.locator("[role=gridcell][aria-label*='wheat' i], [role=gridcell][aria-label*='forest' i]")
    assert cell.count() > 0
    active = page.locator(".host").get_attribute("aria-activedescendant")
    assert page.locator(f"[id='{active}'][role=gridcell]").count() == 1
    page.keyboard.press("Tab")
    for _ in range(12):
        if page.evaluate("document.activeElement.hasAttribute('data-done')"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    players = page.get_by_role("navigation", name=say("form-players")).get_by_role("button")
    expect(players.nth(1)).to_have_attribute("aria-current", "true")


@pytest.mark.slow
def test_a_misread_square_is_asked_about_and_blocks_nothing(server: Server, context_of: Contexts) -> None:
    painter = Painter(context_of("en", viewport={"width": 390, "height": 664}).new_page(), server)
    page = painter.page
    painter.rules(2)
    board = [[""] * 5 for _ in range(5)]
    board[2] = ["P0", "W1", "CC", "M1", "F0"]
    painter.paint(board)
    painter.done()
    asks = page.locator(".asks")
    expect(asks).to_contain_text("Perhaps a square was misread.")
    assert page.locator(".ring").count() >= 1
    before = page.locator("[data-repair]").count()
    assert before >= 1
    assert page.evaluate("document.activeElement.id") == "pad-asks", "the question has the focus"
    page.locator("[data-repair=A]").click()
    expect(asks).to_have_count(0)
    expect(page.locator(".tab").nth(1)).to_have_attribute("aria-current", "true")
    loose = [[""] * 5 for _ in range(5)]
    loose[2][2], loose[0][0], loose[0][1] = "CC", "W1", "P0"
    painter.paint(loose)
    painter.done()
    expect(asks).to_contain_text("not connected to the castle")
    assert page.locator(".ring").count() == 2
    page.locator("[data-leave]").click()
    expect(page.locator(".won")).to_be_visible()
    assert painter.errors == []


@pytest.mark.slow
def test_a_reload_forgets_nothing(server: Server, context_of: Contexts) -> None:
    painter = Painter(context_of("en", fresh=True, viewport={"width": 390, "height": 664}).new_page(), server)
    page, game = painter.page, painted(1)
    page.locator("[data-rules]").click()
    page.locator("dialog input[type=text]").first.fill("Ελένη")
    page.keyboard.press("Escape")
    painter.paint(game.boards[0])
    score, kept = painter.score(), painter.kept()
    page.reload()
    page.wait_for_selector(".pad .host svg")
    assert (painter.score(), painter.kept()) == (score, kept)
    assert score == game.scores[0]
    expect(page.locator(".tab").first).to_contain_text("Ελένη")


@pytest.mark.slow
def test_squares_are_kept_while_the_table_is_away(server: Server, context_of: Contexts) -> None:
    painter = Painter(context_of("en", fresh=True, viewport={"width": 390, "height": 664}).new_page(), server)
    page = painter.page
    page.route("**/api/pads/**", lambda route: route.abort())
    painter.tool("F")
    page.mouse.click(*painter.where(2, 3, 5))
    expect(page.locator("p.sum")).to_contain_text("The table does not answer.")
    page.unroute("**/api/pads/**")
    expect(page.locator("p.sum")).not_to_contain_text("The table does not answer.")
    assert painter.kept()["kingdoms"][0][13] == "F0"


@pytest.mark.parametrize(("language", "theme"), in_turn(languages(), ["light", "dark"]))
@pytest.mark.slow
def test_everybody_can_read_it(server: Server, context_of: Contexts, language: str, theme: str) -> None:
    painter = Painter(context_of(language, theme, viewport={"width": 390, "height": 664}).new_page(), server)
    page = painter.page
    assert violations(page) == []
    board = [[""] * 5 for _ in range(5)]
    board[2] = ["P0", "W1", "CC", "M1", "W0"]
    for _ in range(2):
        painter.paint(board)
        painter.done()
    expect(page.locator(".asks")).to_be_visible()
    assert violations(page) == []
    page.locator("[data-leave]").click()
    expect(page.locator(".won")).to_be_visible()
    assert violations(page) == []
    assert re.search(r"\b(pad|say|tie|terrain)-\w", page.locator("body").inner_text()) is None
    page.locator("[data-rules]").click()
    expect(page.get_by_role("dialog", name=say("pad-rules", language))).to_be_visible()
    assert violations(page) == []
    assert painter.errors == []


@pytest.mark.slow
def test_the_pad_opens_and_adds_up_without_a_network(server: Server, context_of: Contexts) -> None:
    context = context_of("fa", fresh=True, viewport={"width": 1366, "height": 657})
    painter, game = Painter(context.new_page(), server), painted(1)
    page = painter.page
    expect(page.locator("[data-offline]")).to_be_visible()
    context.set_offline(True)
    page.reload()
    page.wait_for_selector(".pad .host svg")
    painter.rules(4)
    for seat, board in enumerate(game.boards):
        painter.paint(board)
        assert painter.score() == game.scores[seat]
        painter.done()
    expect(page.locator(".won")).to_be_visible()
    expect(page.locator("p.sum")).to_contain_text(say("pad-waits", "fa"))
    context.set_offline(False)
    expect(page.locator("p.sum")).not_to_contain_text(say("pad-waits", "fa"))
    assert painter.score() == game.scores[3]


@pytest.mark.slow
def test_a_kingdom_comes_by_a_link_and_replaces_none_unasked(server: Server, context_of: Contexts) -> None:
    game = painted(1)
    sender, owner = (Painter(context_of("en", fresh=True).new_page(), server) for _ in range(2))
    for one in (sender, owner):
        one.rules(4)
    sender.page.locator(".tab").nth(2).click()
    sender.paint(game.boards[2])
    owner.paint(game.boards[0])
    owner.score()
    sender.page.locator("[data-send]").first.click()
    link = sender.page.locator(".url").inner_text()
    expect(sender.page.locator(".scan img")).to_be_visible()
    assert "/pad#k=" in link
    owner.page.goto(link)
    expect(owner.page.locator(".tab").nth(2)).to_have_attribute("aria-current", "true")
    assert owner.score() == game.scores[2]
    assert owner.page.url.endswith("/pad"), "a reload brings it no second time"
    kept = owner.kept()
    assert [square for line in game.boards[0] for square in line] == kept["kingdoms"][0]
    owner.page.locator("[data-done]").click()
    sender.page.keyboard.press("Escape")
    sender.tool("X")
    sender.page.mouse.click(*sender.where(0, 0, 5))
    sender.page.locator("[data-send]").first.click()
    other = sender.page.locator(".url").inner_text()
    owner.page.goto(other)
    question = owner.page.get_by_role("dialog", name=say("pad-brought", "en"))
    expect(question).to_be_visible()
    assert owner.kept()["kingdoms"] == kept["kingdoms"], "nothing is taken before somebody decides"
    question.locator("[data-take]").click()
    expect(question).to_have_count(0)
    assert owner.kept()["kingdoms"] != kept["kingdoms"]
    owner.page.keyboard.press("Control+z")
    assert owner.kept()["kingdoms"] == kept["kingdoms"]
    assert sender.errors + owner.errors == []


@pytest.mark.slow
def test_a_dynasty_has_three_games_one_sum_and_a_picture(server: Server, context_of: Contexts) -> None:
    painter = Painter(context_of("en", fresh=True, accept_downloads=True).new_page(), server)
    page = painter.page
    painter.rules(2)
    page.locator("[data-rules]").click()
    page.locator("dialog [type=checkbox]").nth(2).check()
    page.keyboard.press("Escape")
    games = [painted(seed) for seed in (0, 1, 2)]
    for game in games:
        for seat in (0, 1):
            painter.paint(game.boards[seat])
            painter.score()
            painter.done()
        expect(page.locator(".won")).to_be_visible()
        if game is not games[-1]:
            page.locator("[data-anew]").click()
    sums = [sum(game.scores[seat] for game in games) for seat in (0, 1)]
    assert [int(text) for text in page.locator("[data-sum]").all_inner_texts()] == sums
    best = page.locator(".ledger thead .pl .num").first.inner_text()
    assert (best, page.locator(".ledger .tot .num").first.inner_text()) == ("1", str(max(sums)))
    with page.expect_download() as download:
        page.locator("[data-picture]").click()
    picture = download.value.path().read_bytes()
    assert download.value.suggested_filename.endswith(".png")
    assert int.from_bytes(picture[16:20], "big") == 2020, "two boards beside each other, sharp"
    assert len(picture) > 50_000, "something is drawn"
    page.locator("[data-anew]").click()
    expect(page.locator("[data-sum]").first).to_have_text("0")
    assert painter.errors == []
