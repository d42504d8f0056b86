"""A table as a value, lived at random beside a plain model of it: no socket, no store, no clock.

The model writes down again, in the plainest words, what the table's functions must say: who may do what, who is here,
what may be taken back, when a clock runs. What the log holds is replayed at the end: it tells all that counts.
"""

from __future__ import annotations

import copy
import hashlib
from collections import Counter
from typing import Any

import hypothesis.strategies as st
import msgspec
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from kingtable.engine.deal import FORMAT, share_commitment
from kingtable.engine.errors import Refused
from kingtable.engine.games import GAMES
from kingtable.server.messages import frames
from kingtable.server.store.rows import Entry, Seat, TableRow
from kingtable.server.table import people, seating
from kingtable.server.table.by_itself import due, passed, wakes
from kingtable.server.table.judge import advance, heard, judge
from kingtable.server.table.past import beginning, rebuilt
from kingtable.server.table.play import judge_own
from kingtable.server.table.seats import hashed
from kingtable.server.table.state import AWAY, Judged, Logged, State, begun, opened

KEY = hashlib.sha256(b"key").digest()
SEATS = st.integers(0, 3)
WHO = st.one_of(st.none(), SEATS)
NUMBERS = st.integers(0, 2**16)


def share(seat: int, number: int) -> bytes:
    return hashlib.sha256(f"{seat} {number}".encode()).digest()


class TableLife(RuleBasedStateMachine):
    """One table of Kingdomino: people at seats 0 to 2 or 3, perhaps a bot."""

    @initialize(
        players=st.integers(2, 4), bot=st.booleans(), clock=st.booleans(), screen=st.booleans(), dealt=st.integers(0, 3)
    )
    def opens(self, players: int, bot: bool, clock: bool, screen: bool, dealt: int) -> None:
        colours = GAMES["kingdomino"].colours
        seats = [
            Seat(
                n,
                "human",
                colours[n],
                secret=hashed(f"token {n}"),
                link=hashed(f"link {n}"),
                screen=0 if screen and n < 2 else None,
            )
            for n in range(players)
        ]
        if bot:
            seats[-1] = Seat(players - 1, "bot", colours[players - 1], bot="greedy")
        options = GAMES["kingdomino"].full({"players": players}, stored=False)
        row = TableRow("ACDEFG", "kingdomino", options, KEY, "c" * 64, 0, seats, host=0, invite=hashed("invitation"))
        row.clock = {"ask": 5.0, "turn": 20.0} if clock else None
        self.now = 1000.0
        self.state = opened(row, None, None, self.now)
        self.log: list[Entry] = []
        self.sockets: Counter[int] = Counter()
        self.gone = dict.fromkeys(range(players), self.now)
        self.left: set[int] = set()
        self.lent: set[int] = set()
        self.resigned: list[int] = []
        self.back: tuple[int, int] | None = None
        self.for_it: list[int] = []
        self.what = ""
        self.shares: dict[int, int] = {}
        self.told = 0
        if dealt:
            for seat in self.people:
                self.comes(seat)
            self.wants_to_begin(0, False)

    # What the model says

    @property
    def people(self) -> list[int]:
        return [seat.seat for seat in self.state.seats if seat.kind == "human" and seat.seat not in self.resigned]

    def away(self, seat: int) -> bool:
        return not self.sockets[seat] and (seat in self.left or self.now - self.gone[seat] >= AWAY)

    def has_a_word(self, seat: int | None) -> bool:
        return seat is not None and self.playing and seat not in self.resigned

    @property
    def playing(self) -> bool:
        return self.state.dealt and not self.state.over

    def awaited(self) -> list[int]:
        shared = {seat.seat: None if seat.apart else seat.screen for seat in self.state.seats}
        screens = {shared[seat] for seat in self.for_it} - {None}
        missing = [seat for seat in self.people if seat not in self.for_it and not self.away(seat)]
        return [seat for seat in missing if shared[seat] not in screens and self.state.seats[seat].secret is not None]

    # How it goes

    def attempt(self, allowed: bool, what: Any, *args: Any, **how: Any) -> bool:
        """Do something; it must be refused exactly where the model says so, and change nothing then."""
        before, pristine = self.state, copy.deepcopy(self.state.row)
        try:
            answer = what(before, *args, **how)
        except Refused:
            assert not allowed, f"{what.__name__}{args} was refused"
            assert self.state is before
            return False
        assert before.row == pristine, "a function changes no state that it is given"
        assert allowed, f"{what.__name__}{args} was not refused"
        if isinstance(answer, Judged):
            self.write(answer)
        else:
            self.state = answer[0]
        self.go_on()
        return True

    def write(self, judged: Judged[object]) -> None:
        change = judged.change
        if change is None:
            return
        steps, match = len(self.state.steps), self.state.past and self.state.past.match.packed()
        before = self.state
        self.state, news = advance(before, change, self.now)
        assert news or not isinstance(change, Logged)
        assert len(before.steps) == steps
        assert match == (before.past and before.past.match.packed()), "the state before is still what it was"
        if isinstance(change, Logged):
            self.log.append(change.entry)
            self.learn(change.entry)

    def learn(self, entry: Entry) -> None:
        words = entry.moves
        if entry.kind == "moves":
            if self.state.back is None or self.state.over:
                self.back = None
        elif words[0] == "lent":
            self.lent.add(int(words[1]))
        elif words[0] == "back":
            self.lent.remove(entry.seat)
        elif words[0] == "resigned":
            self.lent.add(entry.seat)
            self.resigned.append(entry.seat)
        elif words[0] == "taken":
            assert self.back is not None
            assert (entry.seat, len(self.state.match.moves)) == self.back
            self.back, self.for_it = None, []
        if self.state.over:
            self.for_it = []

    def go_on(self) -> None:
        """What happens by itself."""
        for _ in range(1000):
            after, _ = passed(self.state, self.now)
            if after is not self.state:
                self.state = after
                continue
            if self.state.ready:
                dealt = self.state.gathering.dealt(self.state.row)
                row = msgspec.structs.replace(self.state.row, deal=dealt, format=FORMAT)
                self.state = begun(self.state, row, beginning(row), self.now)
                continue
            judged = due(self.state, self.now)
            if judged is None:
                break
            assert isinstance(judged.change, Logged)
            if judged.change.entry.author == "clock":
                assert self.state.clock is not None
                assert self.state.clock.step == 0
                self.back = None
            self.write(judged)
            self.follow()
        else:
            raise AssertionError("something happens for ever")

    def follow(self) -> None:
        """A proposal that the table dropped is dropped here."""
        if self.state.proposal is None:
            self.for_it = []

    # People come and go

    @rule(seat=WHO)
    def comes(self, seat: int | None) -> None:
        if seat is None or seat < len(self.state.seats):
            self.state = people.came(self.state, seat, self.now)
            if seat is not None:
                self.sockets[seat] += 1
                self.gone.pop(seat, None)
                self.left.discard(seat)
            self.go_on()

    @rule(seat=SEATS)
    def goes(self, seat: int) -> None:
        if self.sockets[seat]:
            self.sockets[seat] -= 1
            if not self.sockets[seat]:
                self.gone[seat] = self.now
            self.state = people.went(self.state, seat, self.now)
            self.go_on()

    @rule(seat=SEATS)
    def says_that_they_go(self, seat: int) -> None:
        if self.sockets[seat]:
            self.left.add(seat)
            self.attempt(True, heard, seat, frames.Leave(), self.now)
            self.goes(seat)

    @rule(seconds=st.sampled_from((0.3, 1.0, 2.5, 11.0, 61.0)))
    def time_passes(self, seconds: float) -> None:
        end = self.now + seconds
        while (when := wakes(self.state, self.now)) is not None and when < end:
            self.now = when
            self.go_on()
        self.now = end
        self.go_on()

    # Before the deal

    @precondition(lambda self: not self.state.dealt)
    @rule(seat=WHO, number=NUMBERS)
    def sits_down(self, seat: int | None, number: int) -> None:
        if seat is None or (seat < len(self.state.seats) and self.state.seats[seat].kind == "human"):
            takes = not self.state.gathering.revealing
            commit = share_commitment("ACDEFG", seat or 0, share(seat or 0, number))
            if self.attempt(seat is not None, heard, seat, frames.Seal(commit), self.now) and takes:
                self.shares[seat or 0] = number

    @precondition(lambda self: not self.state.dealt)
    @rule(seat=SEATS, right=st.booleans())
    def reveals(self, seat: int, right: bool) -> None:
        if seat < len(self.state.seats):
            gathering, mine = self.state.gathering, share(seat, self.shares.get(seat, 0) + (not right))
            may = gathering.revealing and seat in gathering.commits and right
            self.attempt(may, heard, seat, frames.Reveal(mine.hex()), self.now)

    @precondition(lambda self: not self.state.dealt and not self.state.gathering.begun)
    @rule(seat=WHO, bots=st.booleans())
    def wants_to_begin(self, seat: int | None, bots: bool) -> None:
        host = self.state.row.host
        assert host is not None
        may = seat is not None and (seat == host or self.away(host))
        self.attempt(may, judge, seat, frames.Begin(bots), self.now)

    @rule(seat=SEATS, device=st.integers(0, 5), instead=st.booleans(), everybody=st.booleans())
    def claims(self, seat: int, device: int, instead: bool, everybody: bool) -> None:
        token, link = f"token {device}", "invitation" if everybody else f"link {seat}"
        opens = {one.secret: one.seat for one in self.state.seats if one.secret is not None}
        mine = opens.get(hashed(token))
        aims = [one.seat for one in self.state.seats if one.link == hashed(link)]
        free = [one.seat for one in self.state.seats if one.kind == "human" and one.secret is None]
        known = bool(aims) or everybody
        may = (mine is not None and aims in ([], [mine])) or (
            known and bool(aims or free) and (mine is None or instead)
        )
        if not self.attempt(may, seating.claim, self.now, link=link, token=token, instead=instead):
            return
        now = {one.secret: one.seat for one in self.state.seats if one.secret is not None}
        assert hashed(token) in now
        assert len(now) <= len(opens) + 1
        if mine is None or aims not in ([], [mine]):
            assert not aims or hashed(link) not in [one.link for one in self.state.seats], "a link opens once"
            assert now[hashed(token)] in (aims or free)

    # Play

    @precondition(lambda self: self.playing)
    @rule(number=NUMBERS, again=st.booleans())
    def who_is_asked_plays(self, number: int, again: bool) -> None:
        self.plays(self.state.to_move, number, again, False)

    @precondition(lambda self: self.playing)
    @rule(seat=WHO, number=NUMBERS, again=st.booleans(), late=st.booleans())
    def plays(self, seat: int | None, number: int, again: bool, late: bool) -> None:
        state, mover = self.state, self.state.to_move
        assert mover is not None
        if seat is not None and (seat >= len(state.seats) or state.seats[seat].kind == "bot"):
            return
        legal = state.match.legal()
        moves = [legal[number % len(legal)]]
        revealed = state.match.check(moves) if seat == mover else False
        self.told += 1
        may = seat == mover and mover not in self.lent and state.seats[mover].kind == "human"
        at = max(0, state.asked - 1) if late else None
        may = may and not (late and state.asked > 0)
        before = len(state.match.moves)
        do = frames.Do(f"i{self.told}", moves, at)
        if self.attempt(may, judge, seat, do, self.now):
            assert seat is not None
            if self.state.back is not None:
                self.back = None if revealed else (seat, before)
            self.follow()
            if again:
                known = next(step for step in self.state.steps if step.id == do.id)
                answer = judge(self.state, seat, do, self.now)
                assert answer == (None, known.seq), "the same command is answered and changes nothing"
                self.attempt(False, judge, seat, frames.Do(do.id, ["=49"]), self.now)

    @precondition(lambda self: self.playing and self.state.bot_to_move is not None and self.state.visited)
    @rule(number=NUMBERS)
    def a_bot_plays(self, number: int) -> None:
        seat, legal = self.state.bot_to_move, self.state.match.legal()
        assert seat is not None
        own = self.state.seats[seat].kind == "bot"
        moves = [legal[number % len(legal)]]
        keeps = own and not self.state.match.check(moves)
        back = self.back
        self.attempt(True, judge_own, seat, moves, self.state.seq, "bot" if own else "substitute")
        self.back = back if keeps and not self.state.over else None
        self.follow()

    # What they agree on

    @rule(by=WHO, seat=SEATS)
    def lends(self, by: int | None, seat: int) -> None:
        may = self.has_a_word(by) and seat != by and seat < len(self.state.seats)
        may = may and self.state.seats[seat].kind == "human" and seat not in self.lent and self.away(seat)
        may = may and (seat in self.left or seat == self.state.to_move)
        self.attempt(may, judge, by, frames.Lend(seat), self.now)
        self.follow()

    @rule(by=WHO, really=st.integers(0, 5))
    def resigns(self, by: int | None, really: int) -> None:
        if not really and (by is None or by in self.people):
            self.attempt(self.has_a_word(by), judge, by, frames.Resign(), self.now)
            self.follow()

    @rule(by=WHO, agrees=st.booleans())
    def wants_to_end(self, by: int | None, agrees: bool) -> None:
        if by is not None and by not in self.people:
            return
        may = self.has_a_word(by)
        if agrees:
            may = may and by not in self.for_it and (not self.for_it or self.what == "end")
        else:
            may = may and bool(self.for_it)
        if not agrees and may:
            self.for_it = []
        elif may:
            assert by is not None
            self.what = "end"
            self.for_it.append(by)
        ends = agrees and may and not self.awaited()
        if self.attempt(may, heard, by, frames.End(agrees), self.now) and ends:
            assert self.state.over, "all who are here agreed"

    @rule(by=WHO)
    def wants_it_back(self, by: int | None) -> None:
        if by is not None and by not in self.people:
            return
        joins = bool(self.for_it) and self.what == "take back"
        may = self.has_a_word(by) and by not in self.for_it and (not self.for_it or joins)
        may = may and (joins or (self.back is not None and self.back[0] == by))
        if may:
            assert by is not None
            self.what = "take back"
            self.for_it.append(by)
        moves = self.back and self.back[1]
        comes = may and not self.awaited()
        if self.attempt(may, heard, by, frames.TakeBack(), self.now) and comes:
            assert len(self.state.match.moves) == moves, "all who are here agreed"

    @rule(seat=SEATS, name=st.sampled_from(("Ada", "", "x" * 99)))
    def takes_a_name(self, seat: int, name: str) -> None:
        if seat < len(self.state.seats):
            self.attempt(True, judge, seat, frames.Name(name), self.now)

    @rule(seat=WHO, number=st.integers(0, 4))
    def takes_a_colour(self, seat: int | None, number: int) -> None:
        colour = (*GAMES["kingdomino"].colours, "plaid")[number]
        others = [one.colour for one in self.state.seats if one.seat != seat]
        open_ = not self.state.dealt and not self.state.gathering.begun
        if seat is None or seat < len(self.state.seats):
            may = seat is not None and open_ and colour != "plaid" and colour not in others
            self.attempt(may, judge, seat, frames.Paint(colour), self.now)

    # What must be so

    @invariant()
    def agrees_with_the_model(self) -> None:
        state: State | None = getattr(self, "state", None)
        if state is None:
            return
        self.follow()
        seats = range(len(state.seats))
        assert [state.away(seat, self.now) is not None for seat in self.people] == [
            self.away(seat) for seat in self.people
        ]
        assert (set(state.substitutes), state.resigned) == (self.lent, tuple(self.resigned))
        assert {seat: count for seat, count in self.sockets.items() if count} == dict(state.open)
        if self.playing:
            assert (state.back and (state.back.seat, state.back.moves)) == self.back
            assert list(state.proposal.by if state.proposal else ()) == self.for_it
            assert not [s for s in self.lent if self.sockets[s] and s not in self.resigned], "owners are back at once"
        runs = state.row.clock is not None and self.playing and state.visited and state.bot_to_move is None
        assert (state.clock is not None) == runs
        if state.clock is not None:
            assert (state.clock.seat, state.clock.seq) == (state.to_move, state.asked)
            assert 0 <= state.clock.left <= state.clock.seconds
            assert state.clock.ends > self.now - 1e-3, "a clock that has run out has rung"
        secrets = [seat.secret for seat in state.seats if seat.secret is not None]
        assert len(set(secrets)) == len(secrets)
        assert [step.seq for step in state.steps] == [entry.seq for entry in self.log]
        assert all(seat in seats for seat in state.gone)

    def teardown(self) -> None:
        """The log tells all that counts."""
        state: State | None = getattr(self, "state", None)
        if state is None or state.past is None:
            return
        past = rebuilt(state.row, self.log)
        again = opened(state.row, past, None, self.now)
        assert past.match.packed() == state.match.packed()
        assert [step.events for step in past.steps] == [step.events for step in state.steps]
        for name in ("asked", "ended", "substitutes", "resigned"):
            assert getattr(again, name) == getattr(state, name), name
