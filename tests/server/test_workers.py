"""The bots' processes: asked in turns, replaced when they die or hang, never a reason for a table to stop."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import logging
import os
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

import pytest
import uvloop

import kingtable
from kingtable.server.workers import diary
from kingtable.server.workers import pool as workers_module
from kingtable.server.workers.pool import Workers, cores
from kingtable.server.workers.process import BEHIND, THINKING, answer
from kingtable.server.workers.questions import BotFailed, Question
from tests.processes import alive
from tests.server.house import FIRST_MOVE, House, moves_of
from tests.server.worker_kills import no_descriptors
from tests.waiting import PATIENCE, eventually, remains, until

pytestmark = pytest.mark.anyio

SILENCE = 5.0  # seconds after which a table has something to play, whatever happened
STOPS = [signal.SIGKILL, signal.SIGSTOP]


def with_workers(
    how: list[str], work: Callable[[Workers], Awaitable[None]], count: int = 1, early: Sequence[str] = ()
) -> None:
    """Run `work` in the loop that the server has; afterwards no process is left."""

    async def run() -> None:
        workers = Workers(["kingdomino"], count, [*FIRST_MOVE, *how], early=early)
        workers.start()
        try:
            async with asyncio.timeout(3 * PATIENCE):
                await work(workers)
        finally:
            left = workers.pids
            await workers.stop()
            assert not workers.pids
            assert not [pid for pid in left if Path(f"/proc/{pid}").exists()]

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(run())


def descriptors() -> int:
    gc.collect()  # what other tests left open is closed when it is collected, else perhaps between two counts
    return len(list(Path("/proc/self/fd").iterdir()))


def thinking(workers: Workers) -> list[Question]:
    """The questions that workers have been given."""
    return [place.case.question for place in workers._places if place.case is not None]


def question(seed: int = 1) -> Question:
    match = kingtable.new("kingdomino", players=3, seed=seed)
    assert match.to_move is not None
    return Question("kingdomino", "greedy", match.observe(match.to_move, 5), match.to_move, 7)


def expected(seed: int) -> list[str]:
    return kingtable.new("kingdomino", players=3, seed=seed).legal()[:1]


@pytest.mark.usefixtures("calm")
def test_questions_are_answered_each_with_its_own_answer() -> None:
    async def work(workers: Workers) -> None:
        asked = [question(seed) for seed in range(40)]
        answers = await asyncio.gather(*[workers.choose(one) for one in asked])
        assert answers == [expected(seed) for seed in range(40)]
        assert workers.warm
        await eventually(lambda: workers.ready == workers.wanted)
        assert workers.state() == {"wanted": workers.wanted, "ready": workers.wanted, "restarts": 0, "waiting": 0}

    for count in (1, 2):
        with_workers([], work, count)


@pytest.mark.parametrize("how", ["crash", "stop"])
@pytest.mark.slow
def test_a_worker_that_dies_or_stops_while_it_thinks_is_replaced_and_asked_again(tmp_path: Path, how: str) -> None:
    crash = tmp_path / "crash"
    crash.touch()

    async def work(workers: Workers) -> None:
        await workers.warmed()
        before = time.monotonic()
        answers = await asyncio.gather(*[workers.choose(question(seed)) for seed in range(5)])
        assert time.monotonic() - before < SILENCE
        assert answers == [expected(seed) for seed in range(5)]
        assert not crash.exists(), "it did"
        assert workers.state()["restarts"] == 1

    with_workers([how, str(crash)], work)


@pytest.mark.parametrize("how", STOPS)
@pytest.mark.parametrize("count", [1, 2])
@pytest.mark.slow
def test_workers_that_die_or_stop_while_they_are_idle_are_replaced(how: signal.Signals, count: int) -> None:
    async def work(workers: Workers) -> None:
        await eventually(lambda: workers.ready == count)
        for wait in (0.0, 0.7):  # before it is noticed, and meanwhile
            for pid in workers.pids:
                os.kill(pid, how)
            await asyncio.sleep(wait)  # that it has not been noticed, or has, is the case
            before = time.monotonic()
            answers = await asyncio.gather(*[workers.choose(question(seed)) for seed in range(5)])
            assert time.monotonic() - before < SILENCE
            assert answers == [expected(seed) for seed in range(5)]
            await eventually(lambda: workers.ready == count)

    with_workers([], work, count)


@pytest.mark.slow
def test_one_of_two_that_stops_keeps_nobody_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers_module, "SILENCE_LIMIT", PATIENCE)

    async def work(workers: Workers) -> None:
        await eventually(lambda: workers.ready == 2)
        await workers.choose(question())
        os.kill(workers.pids[0], signal.SIGSTOP)
        await eventually(lambda: workers._places[0].doubtful)
        await asyncio.gather(*[workers.choose(question()) for _ in range(5)])
        assert workers.state()["restarts"] == 0, "the other one has answered them all"
        monkeypatch.setattr(workers_module, "SILENCE_LIMIT", 2.0)
        await eventually(lambda: workers.state()["restarts"] == 1)

    with_workers([], work, 2)


@pytest.mark.slow
def test_a_bot_that_thinks_for_ever_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(workers: Workers) -> None:
        await workers.warmed()
        before = time.monotonic()
        with pytest.raises(BotFailed, match="for 4 s"):
            await workers.choose(question())
        assert time.monotonic() - before < SILENCE
        await eventually(lambda: workers.ready, "it is replaced")
        monkeypatch.setattr(workers_module, "THINKING_LIMIT", 0.05)
        monkeypatch.setattr(workers_module, "ANSWER_LIMIT", PATIENCE)  # starting anew may take longer on a busy machine
        with pytest.raises(BotFailed, match=r"thought for 0\.\d s"):
            await workers.choose(question())

    with_workers(["mute"], work)


@pytest.mark.slow
def test_a_bot_that_thinks_slowly_on_a_busy_machine_is_not_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(workers: Workers) -> None:
        await workers.warmed()
        before = time.monotonic()
        with pytest.raises(BotFailed, match="for 4 s"):
            await workers.choose(question())
        assert time.monotonic() - before < SILENCE
        assert workers.state()["restarts"] == 0
        monkeypatch.setattr(workers_module, "STARVED_LIMIT", 5.0)
        await eventually(lambda: workers.state()["restarts"] == 1)

    with_workers(["toil"], work)


@pytest.mark.usefixtures("calm")
def test_a_bot_that_errs_twice_has_failed() -> None:
    async def work(workers: Workers) -> None:
        with pytest.raises(BotFailed, match="feel like it"):
            await workers.choose(question())
        assert workers.state()["restarts"] == 0

    with_workers(["grumble"], work)


@pytest.mark.usefixtures("calm")
def test_an_answer_that_came_too_late_is_nobody_elses(tmp_path: Path) -> None:
    async def work(workers: Workers) -> None:
        await workers.warmed()
        before = workers.pids
        asking = asyncio.create_task(workers.choose(question(1)))
        await eventually(lambda: thinking(workers))
        waiting = asyncio.create_task(workers.choose(question(3)))
        await eventually(lambda: workers.state()["waiting"] == 1)
        for task in (asking, waiting):
            task.cancel()
        await asyncio.gather(asking, waiting, return_exceptions=True)
        assert workers.state()["waiting"] == 0
        (tmp_path / "go").touch()
        assert await workers.choose(question(2)) == expected(2)
        assert workers.pids == before

    with_workers(["muse", str(tmp_path / "go")], work)


@pytest.mark.slow
def test_workers_that_do_not_start_are_tried_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    broken = tmp_path / "broken"
    broken.touch()
    monkeypatch.setattr(workers_module, "BACK_OFF", (0.0, 0.1))

    async def work(workers: Workers) -> None:
        before = time.monotonic()
        waits = asyncio.create_task(workers.ask(question(2), patient=True))
        for failed in await asyncio.gather(*[workers.choose(question()) for _ in range(3)], return_exceptions=True):
            assert isinstance(failed, BotFailed)
        assert time.monotonic() - before < SILENCE
        assert not workers.warm
        assert workers.state()["restarts"] > 2
        assert not waits.done()
        broken.unlink()
        assert await workers.choose(question()) == expected(1)
        assert (await waits).moves == expected(2)
        await eventually(lambda: workers.ready == 2)

    with_workers(["stillborn", str(broken)], work, count=2)


@pytest.mark.slow
def test_the_first_compiling_is_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers_module, "ANSWER_LIMIT", 0.3)
    monkeypatch.setattr(workers_module, "STARTING_LIMIT", 2.0)  # it is not silent

    async def work(workers: Workers) -> None:
        asked = asyncio.create_task(workers.choose(question()))
        await remains(lambda: not asked.done() and not workers.warm, 3)
        monkeypatch.setattr(workers_module, "ANSWER_LIMIT", PATIENCE)
        (tmp_path / "go").touch()
        assert await asked == expected(1)
        assert workers.state()["restarts"] == 0

    with_workers(["slow", str(tmp_path / "go")], work)


@pytest.mark.slow
def test_a_worker_that_stops_while_it_warms_up_is_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers_module, "STARTING_LIMIT", 1.0)
    lame = tmp_path / "lame"
    lame.touch()

    async def work(workers: Workers) -> None:
        with pytest.raises(BotFailed):
            await workers.choose(question())
        lame.unlink()
        await workers.warmed()
        assert await workers.choose(question()) == expected(1)

    with_workers(["lame", str(lame)], work)


@pytest.mark.slow
def test_no_descriptor_for_three_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    def none_left(*_: object, **__: object) -> None:
        raise OSError(errno.EMFILE, os.strerror(errno.EMFILE))

    async def work(workers: Workers) -> None:
        await eventually(lambda: workers.ready == 2)
        with monkeypatch.context() as patch:
            patch.setattr(subprocess, "Popen", none_left)
            for pid in workers.pids:
                os.kill(pid, signal.SIGKILL)
            before = time.monotonic()
            asked = [asyncio.create_task(workers.choose(question(seed))) for seed in range(5)]
            await eventually(lambda: not workers.ready)
            await remains(lambda: not workers.ready, before + 3 - time.monotonic())
        for seed, one in enumerate(asked):
            with contextlib.suppress(BotFailed):
                assert await one == expected(seed)
        assert time.monotonic() - before < SILENCE
        assert await workers.choose(question()) == expected(1)

    with_workers([], work, count=2)


@pytest.mark.usefixtures("calm")
def test_a_replacement_starts_though_all_descriptors_are_taken() -> None:
    async def work(workers: Workers) -> None:
        await eventually(lambda: workers.ready == 2)
        with no_descriptors():
            for _ in range(2):
                for pid in workers.pids:
                    os.kill(pid, signal.SIGKILL)
                assert await workers.choose(question(4)) == expected(4)
                await eventually(lambda: workers.ready == 2)

    with_workers([], work, count=2)


@pytest.mark.slow
def test_starting_in_vain_and_replacing_loses_no_descriptor(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers_module, "BACK_OFF", (0.0,))

    async def work(workers: Workers) -> None:
        await workers.warmed()
        before = descriptors()
        workers.spare._count = 0
        workers.spare.free()
        with no_descriptors():
            os.kill(workers.pids[0], signal.SIGKILL)
            await eventually(lambda: workers.state()["restarts"] > 50)
        workers.spare._count = 9
        await eventually(lambda: workers.ready == 1)
        for _ in range(3):
            os.kill(workers.pids[0], signal.SIGKILL)
            await eventually(lambda: not workers.ready)
            await eventually(lambda: workers.ready)
        workers.spare.fill()
        assert descriptors() == before

    with_workers([], work)


@pytest.mark.usefixtures("calm")
def test_a_table_with_many_questions_does_not_starve_the_others() -> None:
    async def work(workers: Workers) -> None:
        await workers.warmed()
        many = [asyncio.create_task(workers.choose(question(), table="MANY")) for _ in range(50)]
        for seed in range(3):
            await workers.choose(question(seed), table="FEW")
        assert sum(one.done() for one in many) <= 6  # else 50: one before each, one with each
        assert workers.state()["waiting"] > 40
        for one in many:
            one.cancel()

    with_workers(["ponder", "0.02"], work)


@pytest.mark.slow
def test_under_mere_overload_questions_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers_module, "ANSWER_LIMIT", 2.5)

    async def work(workers: Workers) -> None:
        await workers.warmed()
        before = time.monotonic()
        await asyncio.gather(*[workers.choose(question(), table=str(number)) for number in range(20)])
        assert time.monotonic() - before > workers_module.ANSWER_LIMIT, "some waited longer than for any one answer"

    with_workers(["ponder", "0.2"], work)


@pytest.mark.usefixtures("calm")
async def test_who_waits_when_the_server_stops_is_told() -> None:
    workers = Workers(["kingdomino"], 1, [*FIRST_MOVE, "mute"])
    workers.start()
    asked = [asyncio.create_task(workers.choose(question())) for _ in range(3)]
    await eventually(lambda: thinking(workers))
    await workers.stop()
    for failed in await asyncio.gather(*asked, workers.choose(question()), return_exceptions=True):
        assert isinstance(failed, BotFailed)


@pytest.mark.slow
def test_the_log_stays_short(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    monkeypatch.setattr(workers_module, "BACK_OFF", (0.0,))

    async def work(workers: Workers) -> None:
        await eventually(lambda: workers.state()["restarts"] > 15)
        assert len(caplog.messages) == diary.LINES
        assert caplog.messages[0] == "kingtable: a worker for bots ended with 3; it is replaced"
        monkeypatch.setattr(diary, "MINUTE", 0.1)
        await eventually(lambda: any("more lines" in message for message in caplog.messages))

    with caplog.at_level(logging.WARNING):
        with_workers(["stillborn"], work)
    assert not any(record.exc_info for record in caplog.records)


@pytest.mark.usefixtures("calm")
def test_bots_leave_the_processor_to_the_server_and_to_bots_that_people_wait_for() -> None:
    async def work(workers: Workers) -> None:
        await workers.warmed()
        front = [str(THINKING), str(os.SCHED_OTHER)]
        assert await workers.choose(question()) == front
        assert await workers.choose(question(), people=False) == [str(BEHIND), str(os.SCHED_BATCH)]
        assert await workers.choose(question()) == front

    with_workers(["niceness"], work)


@pytest.mark.usefixtures("calm")
def test_bots_of_an_address_that_has_had_much_leave_the_processor_to_others(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(workers: Workers) -> None:
        await workers.warmed()

        async def niceness(address: str) -> str:
            return (await workers.choose(question(), address=address))[0]

        assert await niceness("192.0.2.1") == str(THINKING)
        monkeypatch.setattr(workers_module, "MUCH", 0.0)
        assert await niceness("192.0.2.1") == str(BEHIND)
        assert await niceness("192.0.2.2") == str(THINKING)
        monkeypatch.setattr(workers_module, "LATELY", 0.001)
        now = workers.clock.now
        await eventually(lambda: workers.clock.now > now)
        monkeypatch.setattr(workers_module, "MUCH", 1e-9)
        assert await niceness("192.0.2.1") == str(THINKING), "that was long ago"

    with_workers(["niceness"], work)

    assert Workers([]).wanted == cores() >= 1


SERVER = """
import asyncio, sys
from kingtable.server.workers.pool import Workers
async def run():
    workers = Workers([], 1, sys.argv[1:])
    workers.start()
    await workers.warmed()
    print(*workers.pids, flush=True)
    await asyncio.Event().wait()
asyncio.run(run())
"""


def test_a_worker_that_is_stopped_dies_with_the_server() -> None:
    with subprocess.Popen([sys.executable, "-c", SERVER, *FIRST_MOVE], stdout=subprocess.PIPE) as server:
        assert server.stdout is not None
        pid = int(server.stdout.readline())
        os.kill(pid, signal.SIGSTOP)
        server.kill()
    until(lambda: not alive(pid))


@pytest.mark.parametrize("how", ["stillborn", "cheat", "crash"])
@pytest.mark.slow
def test_a_table_goes_on_whatever_its_bots_do(tmp_path: Path, how: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers_module, "ANSWER_LIMIT", 4.0 if how == "crash" else 0.05)
    crash = tmp_path / "crash"
    crash.touch()
    with House(tmp_path / "data", worker=[*FIRST_MOVE, how, str(crash)]) as house:
        table = house.open("me", "greedy")
        ada = house.sit(table, 0)
        while not ada.view["over"]:
            if ada.choices:
                ada.do(moves_of(ada.choices))
            ada.until("ev")
        by = {frame["by"] for frame in ada.frames if frame["t"] == "ev"}
        assert by == ({None} if how == "crash" else {None, "stand-in"}), "whoever plays for a bot is told"
        ada.go()


def test_a_worker_tells_what_went_wrong() -> None:
    assert "nobody" in answer(Question("kingdomino", "nobody", b"", 0, 1)).error
