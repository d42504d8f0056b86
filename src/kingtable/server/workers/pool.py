"""The bots' worker processes, seen from the server: asked, watched, and replaced when they fail.

Each place for a worker has one task, which starts one process after the other for as long as the server runs.
One more task, the watch, looks at everything five times a second: it pings, ends the worker that is silent or
thinks too long, and tells who asked when no answer is to be had. Whatever happens to a process reaches its
place in one way only: the pipe ends.
"""

from __future__ import annotations

import asyncio
import contextlib
import math
import os
import time
from collections import Counter, OrderedDict
from collections.abc import Sequence

from kingtable.server.sharing.queues import REMEMBERED, Queue
from kingtable.server.workers.diary import Diary
from kingtable.server.workers.link import Link, Spare, start, worker
from kingtable.server.workers.questions import EARLY, Answer, BotFailed, Ping, Pong, Question, Ready

TICK = 0.2  # seconds between two looks of the watch
PING_EVERY = 1.0
SILENCE_LIMIT = 2.0  # seconds without an answer to a ping; then the process hangs
DOUBT = 0.5  # seconds without an answer after which it gets no question
STARTING_LIMIT = 6.0  # the same while it starts and compiles; twice as much after each time that was too little
STARTING_MOST = 48.0
WARM_UP_LIMIT, WARM_UP_MOST = 180.0, 1440.0  # seconds for starting and compiling; doubled as STARTING_LIMIT is
THINKING_LIMIT = 3.0  # seconds for one turn; a bot that needs longer hangs, unless the machine is too busy for it
STARVED_LIMIT = 30.0  # seconds for one turn of a bot that gets little of the processor; another start needs more of it
STARVED = (0.005, 0.5)  # so little: more than a process that only answers pings, less than a busy one, in a second
ANSWER_LIMIT = 4.0  # seconds without any answer, after which it is better to do without
WAITING_LIMIT = 10.0  # seconds for one question, while others are answered
COLD = 4.0  # seconds after the start; from then on no table waits EARLY seconds
WARMING_LIMIT = 30.0  # seconds for which the first compiling is waited for
LATELY = 10.0  # seconds after which a third of what an address has had still counts
MUCH = 2.5  # seconds that workers thought for an address lately; then others go before it
TRIES = 2  # how often one turn is asked
BACK_OFF = (0.0, 0.25, 0.5, 1.0, 2.0)  # seconds until the next start, by how many failed in a row
SPARE = 8  # descriptors kept for starting a process when there are no others


class Workers:
    """A few worker processes that answer questions, one each at a time, addresses taking turns and then their tables.

    Tables at which nobody sits come last. A worker that thinks for them, or for an address that has had much lately,
    leaves the processor to the others. Where there are several workers, bots and reviews of one address have no more
    than half of them, and one worker is left to people.

    games: whose bots they warm up. count: how many, None for one a core. command: what is run instead of this
    package's worker. early: what is run to answer bots' tables while the first worker compiles; () for nothing. behind:
    these start when those are warm, and find their compiled code. `start` returns at once; the processes compile in the
    background.
    """

    def __init__(
        self,
        games: Sequence[str],
        count: int | None = None,
        command: Sequence[str] = (),
        early: Sequence[str] = (),
        behind: Workers | None = None,
    ) -> None:
        self.behind = behind
        self.command = list(command) or worker(*games)
        self.wanted = cores() if count is None else count
        # Bots at tables where people sit come first, then hints, then tables at which nobody sits, and reviews.
        self._bots: Queue[_Case] = Queue()
        self._hints: Queue[_Case] = Queue()
        self._others: Queue[_Case] = Queue()
        self.clock = _Clock()
        self.diary = Diary()
        self.spare = Spare(SPARE + self.wanted)
        self._places = [_Place(self, self.command, number) for number in range(self.wanted)]
        self._early = [_Early(self, early, 0)] if early else []
        self._tasks: list[asyncio.Task[None]] = []
        self._warm = asyncio.Event()
        self._answered = 0.0  # when the last answer came
        self._open: set[_Case] = set()
        self.thought = _Thought(self.clock)
        self._stopped = False

    @property
    def warm(self) -> bool:
        """Has a worker ever been ready to think?"""
        return self._warm.is_set()

    async def warmed(self) -> None:
        """Wait until `warm`."""
        await self._warm.wait()

    @property
    def ready(self) -> int:
        """How many workers can think now."""
        return sum(place.ready for place in self._places)

    @property
    def pids(self) -> list[int]:
        """The processes there are now, those that are still starting too."""
        return [place.link.pid for place in (*self._places, *self._early) if place.link is not None]

    def state(self) -> dict[str, int]:
        """How it stands, JSON-able: workers wanted and ready, processes started again, questions that wait."""
        restarts = sum(max(place.starts - 1, 0) for place in self._places)
        return {
            "wanted": self.wanted,
            "ready": self.ready,
            "restarts": restarts,
            "waiting": len(self._bots) + len(self._hints) + len(self._others),
        }

    def start(self) -> None:
        """Start the processes in the background, the first alone: the others then find its compiled code."""
        self.spare.fill()
        self._tasks = [asyncio.create_task(place.live()) for place in (*self._places, *self._early)]
        self._tasks.append(asyncio.create_task(self._watch()))

    async def stop(self) -> None:
        """End the processes. Who still waits for an answer gets none."""
        self._stopped = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for case in tuple(self._open):
            self._close(case, Answer(error="the server stops"))
        self.spare.free()

    async def choose(self, question: Question, *, table: str = "", address: str = "", people: bool = True) -> list[str]:
        """The moves of one turn. Raises BotFailed."""
        return (await self.ask(question, table=table, address=address, people=people)).moves

    async def ask(
        self,
        question: Question,
        *,
        table: str = "",
        address: str = "",
        people: bool = True,
        patient: bool = False,
    ) -> Answer:
        """What a worker says. Raises BotFailed.

        table, address: who asks; those that wait take turns, however much one of them asks. people: somebody sits there
        and waits. patient: nobody's turn hangs on it; it waits for as long as no worker is free, and may be thought
        about for STARVED_LIMIT.
        """
        if self._stopped:
            raise BotFailed("the server stops")
        case = _Case(question, table, address, people, self.clock.now, patient)
        self._open.add(case)
        self._wait(case)
        self.deal()
        try:
            answer = await case.answer
        finally:
            self._open.discard(case)
            self._drop(case)
        if answer.error:
            raise BotFailed(answer.error, thought=case.given is not None)
        return answer

    # What the places say

    def became_ready(self) -> None:
        """A worker has warmed up. What was asked while the first one compiled has waited for good reason."""
        if not self.warm:
            self._answered = self.clock.now
        self._warm.set()

    def answered(self, case: _Case, answer: Answer) -> None:
        """A worker has answered."""
        self._answered = self.clock.now
        if answer.error:
            self.failed(case, answer.error)
        else:
            self._close(case, answer)

    def failed(self, case: _Case, why: str, *, taken: bool = True) -> None:
        """Ask a question that was not answered once more, before all others, or refuse it.

        taken: the worker began to think about it; else it was gone before, and the question cannot help it.
        """
        case.failures += taken
        if case.failures >= TRIES:
            self._close(case, Answer(error=why))
        elif not case.answer.done():
            self._wait(case, first=True)

    def deal(self) -> None:
        """Give questions that wait to workers that are free."""
        for place in self._places:
            if place.free and (case := self._next()) is not None:
                place.give(case)
        for early in self._early:
            if early.free and (case := self._next_early()) is not None:
                self._drop(case)
                early.give(case)

    def _next_early(self) -> _Case | None:
        late = self.clock.now - (EARLY if self.clock.now < COLD else 0.0)
        waiting = [case for case in self._open if case.given is None and not case.patient and case.asked <= late]
        return min(waiting, key=lambda case: (not case.people, case.asked), default=None)

    def _next(self) -> _Case | None:
        thought_of = [place.case for place in self._places if place.case is not None and not place.doubtful]
        hinted = {case.address for case in thought_of if case.patient and case.people}
        busy = Counter(case.address for case in thought_of if not (case.patient and case.people))
        most = max(1, self.wanted // 2)
        if (case := self._bots.take(lambda address: busy[address] < most)) is not None:
            return case
        if (case := self._hints.take(lambda address: address not in hinted)) is not None:
            return case
        if sum(not case.people for case in thought_of) >= max(1, self.ready - 1):
            return None
        return self._others.take(lambda address: busy[address] < most)

    def _line(self, case: _Case) -> Queue[_Case]:
        if not case.people:
            return self._others
        return self._hints if case.patient else self._bots

    def _wait(self, case: _Case, *, first: bool = False) -> None:
        self._line(case).add(case, case.address, case.table, first=first)

    def _drop(self, case: _Case) -> None:
        self._line(case).drop(case)

    def _close(self, case: _Case, answer: Answer) -> None:
        self._drop(case)
        if not case.answer.done():
            case.answer.set_result(answer)

    # The watch

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(TICK)
            try:
                self.clock.tick()
                for place in (*self._places, *self._early):
                    place.look()
                self._do_without()
                self.deal()
                self.spare.fill()
                self.diary.turn(self.clock.now)
            except Exception as error:  # the watch goes on whatever it met
                self.diary.say(f"the watch over the workers met {type(error).__name__}: {error}")

    def _do_without(self) -> None:
        # A table waits no longer than ANSWER_LIMIT when nobody is answered, nor once it has had its turn; while workers
        # answer others first, WAITING_LIMIT. The first compiling has WARMING_LIMIT, until something was answered or a
        # process has failed.
        now = self.clock.now
        failed = any(place.starts > 1 or place.failures for place in (self._places[0], *self._early))
        if now < WARMING_LIMIT and not (self.warm or self._answered or failed):
            return
        for case in [case for case in self._open if not case.patient]:
            if now - max(case.asked, self._answered) >= ANSWER_LIMIT:
                self._close(case, Answer(error=f"no worker has answered anything for {ANSWER_LIMIT:g} s"))
            elif case.given is not None and now - case.given >= ANSWER_LIMIT:
                self._close(case, Answer(error=f"there was no answer in {ANSWER_LIMIT:g} s"))
            elif case.given is None and now - case.asked >= WAITING_LIMIT:
                self._close(case, Answer(error=f"no worker was free for {WAITING_LIMIT:g} s"))


class _Place:
    """The place of one worker: the process that is there now, and the task that sees to the next."""

    called = "a worker for bots"

    def __init__(self, workers: Workers, command: Sequence[str], number: int) -> None:
        self.link: Link | None = None
        self.ready = False
        self.starts = 0
        self.failures = 0  # in a row, without having been ready
        self._workers = workers
        self._command = command
        self._number = number
        self.case: _Case | None = None
        self._used = self._used_before = (0.0, 0.0)  # its time on the processor, and when it said so; at its question
        self._taken = False  # has it said anything since it was given its question?
        self._why = ""  # why it was ended
        self._too_short = self._too_slow = 0  # times in a row that STARTING_LIMIT, WARM_UP_LIMIT was not enough
        self._started = self._asked = self._pinged = self._began = 0.0
        self._unanswered: float | None = None  # since when a ping is

    @property
    def free(self) -> bool:
        """May it be given a question?"""
        return self.ready and self.case is None and not self.doubtful

    @property
    def doubtful(self) -> bool:
        """Has it not answered for a while?"""
        return self._unanswered is not None and self._workers.clock.now - self._unanswered >= DOUBT

    async def live(self) -> None:
        """Start one process after the other, for ever."""
        if self._number:
            await self._workers.warmed()
        elif self._workers.behind is not None:
            await self._workers.behind.warmed()
        await self._lives()

    async def _lives(self) -> None:
        while True:
            await asyncio.sleep(BACK_OFF[min(self.failures, len(BACK_OFF) - 1)])
            try:
                await self._one_life()
            except Exception as error:
                self._why = self._why or f"{type(error).__name__}: {error}"
            self._workers.diary.say(f"{self.called} {self._why or 'ended'}; it is replaced")

    async def _one_life(self) -> None:
        self.starts += 1
        self._why, self._unanswered = "", None
        self._started = self._workers.clock.now
        try:
            # What it says on stderr when it fails to start is worth reading once, not every two seconds.
            self.link = await start(self._command, self._workers.spare, quiet=self.failures > 0)
            await self._listen(self.link)
        finally:
            self.failures = 0 if self.ready else self.failures + 1
            self.ready = False
            ended, self.link = self.link, None
            case, self.case = self.case, None
            if case is not None:
                self._workers.failed(case, f"its worker {self._why or 'died'}", taken=self._taken)
                self._workers.deal()
            if ended is not None:
                code = await ended.ended()
                self._why = self._why or f"ended with {code}"

    async def _listen(self, link: Link) -> None:
        with contextlib.suppress(EOFError, ConnectionError):
            while True:
                message = await link.hear()
                self._unanswered = None
                if isinstance(message, Pong):
                    self._used = (message.used, self._workers.clock.now)
                    if not self._taken:
                        self._taken, self._used_before = True, self._used
                elif isinstance(message, Ready):
                    self._became_ready()
                elif isinstance(message, Answer) and self.case is not None:
                    case, self.case = self.case, None
                    self._workers.thought.note(case.address, time.monotonic() - self._began)
                    self._workers.answered(case, message)
                self._workers.deal()

    def _became_ready(self) -> None:
        self.ready, self._too_short, self._too_slow = True, 0, 0
        self._workers.became_ready()

    def give(self, case: _Case) -> None:
        """Let the worker think."""
        assert self.link is not None
        self.case, self._taken, self._asked = case, False, self._workers.clock.now
        self._began = time.monotonic()
        case.question.behind = not case.people or self._workers.thought.much(case.address)
        if case.given is None:
            case.given = self._asked
        self._ping(case.question)

    def look(self) -> None:
        """End the process when it hangs; ping it when it is time."""
        if self.link is None:
            return
        now = self._workers.clock.now
        silent = 0.0 if self._unanswered is None else now - self._unanswered
        if self.ready and silent >= SILENCE_LIMIT:
            self._end(f"was silent for {SILENCE_LIMIT:g} s")
        elif not self.ready and silent >= (limit := min(STARTING_LIMIT * 2**self._too_short, STARTING_MOST)):
            self._too_short += 1
            self._end(f"was silent for {limit:g} s while it started")
        elif not self.ready and now - self._started >= (limit := min(WARM_UP_LIMIT * 2**self._too_slow, WARM_UP_MOST)):
            self._too_slow += 1  # each start compiles again what was not kept: on a slow machine none might ever end
            self._end(f"was not ready in {limit:g} s")
        elif self.case is not None and now - self._asked >= self._thinks(self.case):
            self._end(f"thought for {now - self._asked:.1f} s")
        elif now - self._pinged >= PING_EVERY:
            self._ping()

    def _thinks(self, case: _Case) -> float:
        return STARVED_LIMIT if case.patient or self._starved() else THINKING_LIMIT

    def _starved(self) -> bool:
        # Does the bot get on, but slowly, because others have the processor?
        (before, then), (after, now) = self._used_before, self._used
        used = after - before
        return used < THINKING_LIMIT and STARVED[0] <= used / max(now - then, TICK) <= STARVED[1]

    def _ping(self, *question: Question) -> None:
        assert self.link is not None
        self._pinged = self._workers.clock.now
        if self._unanswered is None:
            self._unanswered = self._pinged
        self.link.tell(Ping(), *question)

    def _end(self, why: str) -> None:
        assert self.link is not None
        self._why = self._why or why
        self.link.kill()


class _Early(_Place):
    """The place of a process that compiles nothing: it plays from EARLY after the start until a worker is warm."""

    called = "the process that plays until a worker for bots is ready"

    async def live(self) -> None:
        """Start one process after the other, unless a worker is warm by then, and end the last when one is."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._workers.warmed(), EARLY)
            return
        lives = asyncio.create_task(self._lives())
        try:
            await self._workers.warmed()
        finally:
            self._taken = False  # what it was asked last, the warm worker is asked
            lives.cancel()
            await asyncio.gather(lives, return_exceptions=True)

    def _became_ready(self) -> None:
        self.ready = True


class _Case:
    """A question, who asks it, and what came of it."""

    def __init__(self, question: Question, table: str, address: str, people: bool, now: float, patient: bool) -> None:
        self.question = question
        self.table = table
        self.address = address
        self.people = people
        self.patient = patient
        self.asked = now
        self.given: float | None = None  # when it was first given to a worker
        self.failures = 0  # how often by its own fault, perhaps
        self.answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()


class _Thought:
    """For how long workers thought for each address lately."""

    def __init__(self, clock: _Clock) -> None:
        self._clock = clock
        self._seconds: OrderedDict[str, tuple[float, float]] = OrderedDict()  # and when that was so

    def much(self, address: str) -> bool:
        """Has the address had so much that others go before it?"""
        return self._lately(address) > MUCH

    def note(self, address: str, seconds: float) -> None:
        """Count an answer."""
        self._seconds[address] = (self._lately(address) + seconds, self._clock.now)
        self._seconds.move_to_end(address)
        if len(self._seconds) > REMEMBERED:
            self._seconds.popitem(last=False)

    def _lately(self, address: str) -> float:
        seconds, then = self._seconds.get(address, (0.0, 0.0))
        return seconds * math.exp((then - self._clock.now) / LATELY)


class _Clock:
    """Seconds in which the loop was running: what waited to be read meanwhile was not anybody's silence."""

    def __init__(self) -> None:
        self.now = 0.0
        self._last = time.monotonic()

    def tick(self) -> None:
        last, self._last = self._last, time.monotonic()
        self.now += min(self._last - last, 2.5 * TICK)


def cores() -> int:
    """How many this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
