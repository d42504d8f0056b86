"""The commands of a table's log: moves, and notes of what people agree on besides (`notes`)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from kingtable.server.messages.refusal import Refusal
from kingtable.server.store.rows import Author, Entry, Seat
from kingtable.server.table.notes import NOTE
from kingtable.server.table.past import OWN, Past, noted, played, step_of, went_on
from kingtable.server.table.people import lapsed
from kingtable.server.table.state import Back, Judged, Logged, News, Next, State, Stepped, learned, wound


def judge_moves(
    state: State, seat: int | None, id: str, moves: list[str], at: int | None, author: Author = "seat"
) -> Judged[int]:
    """Moves of a seat, all or nothing; the answer is their seq. The same command may come again: it is answered and
    nothing changes. at: the seq that the moves answer. Raises Refused (the rules, or Refusal)."""
    if (done := state.step(id)) is not None:
        if (done.seat, done.sent) != (seat, moves):
            raise Refusal("server-id-used", status=409)
        return Judged(None, done.seq)
    mover = check_turn(state, seat, moves)
    if at is not None and not state.asked <= at <= state.seq:
        raise Refusal("server-too-late", status=409)
    _check_plays(state, mover, author)
    revealed = state.match.check(moves)
    entry = Entry(state.seq + 1, id, mover, moves, author=author)
    back = _back_after(state.seats, state.back, entry, None if revealed else len(state.match.moves))
    return Judged(Logged(entry, played(state.match, entry), back), entry.seq)


def check_turn(state: State, seat: int | None, moves: Sequence[str]) -> int:
    """May this seat play something now? Raises Refusal."""
    if seat is None:
        raise Refusal("server-only-watching", status=403)
    if not moves:
        raise Refusal("server-no-moves")
    if state.match.over or state.over:
        raise Refusal("server-game-over", status=409)
    if state.to_move != seat:
        raise Refusal("server-not-your-turn", status=409, seat=state.to_move)
    return seat


def judge_own(state: State, seat: int, moves: list[str], at: int, author: Author) -> Judged[int]:
    """Moves that no person sent, as an answer to what was asked at a seq. Raises Refused (the rules, or Refusal)."""
    return judge_moves(state, seat, f"{OWN[author]}{at + 1}", moves, at, author)


def _check_plays(state: State, seat: int, author: Author) -> None:
    """Does the author of this command play the seat? Raises Refusal."""
    if state.seats[seat].kind == "bot":
        return
    by_bot = author in ("substitute", "default")
    if seat in state.resigned and not by_bot:
        raise Refusal("server-resigned", status=409)
    if (seat in state.substitutes) != by_bot:
        raise Refusal("server-not-your-turn", status=409, seat=seat)


def _back_after(seats: Sequence[Seat], back: Back | None, entry: Entry, moves: int | None) -> Back | None:
    """What may be taken back after a command: a person's last one, while it and what bots played since revealed
    nothing. back: before it; moves: how many there were before; None: it revealed something."""
    if moves is None:
        return None
    if entry.author == "seat":
        return Back(entry.seat, entry.seq, moves)
    return None if seats[entry.seat].kind == "human" else back


def judge_note(state: State, seat: int, words: list[str]) -> Judged[int]:
    """A note by a seat; the answer is its seq."""
    entry = Entry(state.seq + 1, f"{NOTE}{state.seq + 1}", seat, words, kind="note")
    after = went_on(state.row, state.match, state.steps, entry)
    return Judged(Logged(entry, after, state.back), entry.seq)


def caught_up(state: State, entry: Entry) -> Logged:
    """A command that another process wrote into the log. Raises Refused, ValueError: it cannot have been."""
    return Logged(entry, went_on(state.row, state.match, state.steps, entry), None)


def stepped(state: State, change: Logged, now: float) -> Next:
    """The table after an entry of the log."""
    entry, before, after = change.entry, state.match, change.after
    moments = [] if entry.kind == "note" else after.moments(len(entry.moves))
    step = step_of(entry, before, after)
    past = Past(after, state.played.setting, [*state.steps, step])
    state = learned(replace(state, past=past, back=change.back), step)
    state, dropped = lapsed(wound(state, now), step)
    news: list[News] = [Stepped(step, before, moments or noted(step, after)), *dropped]
    return state, [*news, "seats"] if step.noted else news
