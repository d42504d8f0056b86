"""Positions: any reachable or hand-made state of a game as a dict, and back."""

# This module checks each value that strangers send; pyright does not know its type before that.
# pyright: reportUnknownArgumentType=false, reportUnknownMemberType=false, reportUnknownVariableType=false

from __future__ import annotations

from itertools import chain
from typing import Any

from kingtable.engine.chance import below, shuffle
from kingtable.engine.errors import InvalidPosition, Refused
from kingtable.engine.given import whole
from kingtable.engine.spec import Options
from kingtable.engine.text import cut
from kingtable.kingdomino import layout as L
from kingtable.kingdomino import rules, scoring
from kingtable.kingdomino.shown.laid import check_kingdoms, dominoes_of, lying, members, read_laid
from kingtable.kingdomino.shown.notation import Kingdom, diagram, is_domino, placement, read_diagram

VERSION = 2
"""Version 1, of Kingtable 0.2.0 and before, did not hold a deck that is given against the squares that lie."""

_FIELDS = {
    "version", "game", "options", "kingdoms", "discarded", "line", "next_line", "deck", "kings", "claiming", "dynasty",
    "laid", "aside",
}  # fmt: skip


def position_of(s: L.State, options: Options) -> dict[str, Any]:
    """The whole position, hidden deck included; the deck's first domino is drawn first."""
    line = s.line[s.turn : s.in_line] if s.phase in (L.PLACING, L.CLAIMING) else []
    seats = s.line_seat[s.turn : s.in_line] if line else []
    if s.phase == L.CLAIMING:
        line, seats = line[1:], seats[1:]
    over = s.phase == L.OVER
    position: dict[str, Any] = {
        "version": VERSION,
        "game": "kingdomino",
        "options": options,
        "kingdoms": [diagram(s, p) for p in range(s.players)],
        "discarded": [members(s.discarded[p]) for p in range(s.players)],
        "line": [list(pair) for pair in zip(line, seats, strict=True)],
        "next_line": []
        if over
        else [[s.next[i], None if s.next_seat[i] == L.NOBODY else s.next_seat[i]] for i in range(s.in_next)],
        "deck": s.deck[s.drawn : s.deck_end],
    }
    if s.phase == L.OPENING:
        position["kings"] = s.kings[s.turn : s.kings_left]
    if s.phase == L.CLAIMING:
        position["claiming"] = s.line_seat[s.turn]
    if any(map(any, s.laid)):
        position["laid"] = [_laid(s, p) for p in range(s.players)]
    if not over and any(dominoes_of(s, p) > sum(map(bool, s.laid[p])) for p in range(s.players)):
        position["aside"] = _aside(s)
    if s.games > 1:
        finished = s.number - 1
        position["dynasty"] = {
            "game": s.number,
            "scores": [s.totals[g][: s.players] for g in range(finished)],
        }
    return position


def _laid(s: L.State, p: int) -> list[str | None]:
    """The placements of a kingdom in their order, as far as they are known."""
    last = max((i for i, laid in enumerate(s.laid[p]) if laid), default=-1)
    return [placement(s, p, *divmod(laid, L.ACTIONS)) if laid else None for laid in s.laid[p][: last + 1]]


def read_position(s: L.State, position: dict[str, Any]) -> None:
    """Fill a state, whose options and chance are set, from a position.

    What is left out has the value of the set-up. Raises InvalidPosition, naming the field.
    """
    for name in position:
        if name not in _FIELDS:
            raise InvalidPosition("position-field", field=cut(name, 40), known=", ".join(sorted(_FIELDS)))
    if whole(position.get("version", VERSION)) not in (1, VERSION):
        raise InvalidPosition("position-version", field="version", version=VERSION)
    s.number = 1
    for p in range(s.players):
        rules.bare(s, p)
    _read_dynasty(s, position.get("dynasty"))
    _read_kingdoms(s, position.get("kingdoms"))
    _read_discarded(s, position.get("discarded"))
    line = _read_line(s, position.get("line"), "line", whole=True)
    next_line = _read_line(s, position.get("next_line"), "next_line", whole=False)
    claiming = position.get("claiming")
    if claiming is not None and not _is_seat(s, claiming):
        raise InvalidPosition("position-seat", field="claiming", players=s.players)
    _count_kings(s, [seat for _, seat in (*line, *next_line)] + [claiming])
    if claiming is not None and not _taken(s, claiming):
        raise InvalidPosition("position-claiming-first", field="claiming", domino=min((d for d, _ in line), default=49))
    _read_dominoes(s, position, line, next_line, claiming)
    _set_lines(s, line, next_line, claiming)
    if s.in_line == 0 and s.in_next == 0:
        if s.drawn == s.deck_end:
            _finish(s)
        else:
            _read_kings(s, position.get("kings"), [])
            rules.begin_opening(s)
    elif s.in_line == 0:
        s.phase, s.turn = L.OPENING, 0
        _read_kings(s, position.get("kings"), [seat for _, seat in next_line if seat is not None])
    elif position.get("kings"):
        raise InvalidPosition("position-kings-late", field="kings")
    _check_claims(s)


def _finish(s: L.State) -> None:
    if s.number < s.games:
        raise InvalidPosition("position-dynasty-over", field="dynasty", games=s.games)
    s.phase = L.OVER
    for p in range(s.players):
        s.totals[s.number - 1][p] = scoring.final(s, p)


def _is_seat(s: L.State, seat: object) -> bool:
    return isinstance(seat, int) and not isinstance(seat, bool) and 0 <= seat < s.players


def _read_dynasty(s: L.State, given: Any) -> None:
    if given is None:
        return
    scores = given.get("scores") if isinstance(given, dict) else None
    number = whole(given.get("game")) if isinstance(given, dict) else None
    if (
        s.games == 1
        or set(given) != {"game", "scores"}
        or number is None
        or not 1 <= number <= s.games
        or not isinstance(scores, list)
        or len(scores) != number - 1
        or any(
            not isinstance(row, list)
            or len(row) != s.players
            or any(not isinstance(v, int) or isinstance(v, bool) or not 0 <= v < 1000 for v in row)
            for row in scores
        )
    ):
        raise InvalidPosition("position-dynasty", field="dynasty", games=s.games)
    s.number = number
    for game, row in enumerate(scores):
        for seat, value in enumerate(row):
            s.totals[game][seat] = value


def _read_kingdoms(s: L.State, given: object) -> None:
    if given is None:
        return
    if not isinstance(given, list) or len(given) != s.players:
        raise InvalidPosition("position-one-each", field="kingdoms", players=s.players)
    for p, text in enumerate(given):
        try:
            kingdom = read_diagram(text, s.side)
        except Refused as refused:
            raise InvalidPosition(refused.key, field=f"kingdoms[{p}]", **refused.why) from None
        set_kingdom(s, p, kingdom)


def set_kingdom(s: L.State, p: int, kingdom: Kingdom) -> None:
    """Fill a bare kingdom with squares."""
    for (x, y), (terrain, crowns) in kingdom.items():
        bit = 1 << ((y & 7) * 8 + (x & 7))
        s.taken[p] |= bit
        s.squares[p][terrain] |= bit
        s.crowns[p][0] |= bit * (crowns & 1)
        s.crowns[p][1] |= bit * (crowns >> 1)
    xs, ys = [0, *(x for x, _ in kingdom)], [0, *(y for _, y in kingdom)]
    s.box[p] = [min(xs), min(ys), max(xs), max(ys)]
    s.room[p] = L.room_of.plain(min(xs), min(ys), max(xs), max(ys), s.side)


def _read_discarded(s: L.State, given: object) -> None:
    if given is None:
        return
    if not isinstance(given, list) or len(given) != s.players:
        raise InvalidPosition("position-one-each", field="discarded", players=s.players)
    for p, numbers in enumerate(given):
        for domino in _dominoes(numbers, f"discarded[{p}]"):
            s.discarded[p] |= 1 << domino


def _dominoes(given: object, field: str) -> list[int]:
    if not isinstance(given, list) or not all(is_domino(d) for d in given):
        raise InvalidPosition("position-dominoes", field=field)
    return given


def _read_line(s: L.State, given: object, name: str, *, whole: bool) -> list[tuple[int, int | None]]:
    """A line as pairs of domino and seat; with `whole`, every domino carries a king."""
    if given is None:
        return []
    if not isinstance(given, list) or len(given) > s.length:
        raise InvalidPosition("position-line", field=name, length=s.length)
    pairs: list[tuple[int, int | None]] = []
    for i, pair in enumerate(given):
        if not isinstance(pair, list | tuple) or len(pair) != 2 or not is_domino(pair[0]):
            raise InvalidPosition("position-line", field=f"{name}[{i}]", length=s.length)
        domino, seat = pair
        if not (_is_seat(s, seat) or (seat is None and not whole)):
            raise InvalidPosition("position-seat", field=f"{name}[{i}]", players=s.players)
        pairs.append((domino, seat))
    return sorted(pairs, key=lambda pair: pair[0])


def _count_kings(s: L.State, standing: list[int | None]) -> None:
    """A king stands on the line, or on the next line, or is in the hand: never in two places."""
    kings = _each(s)
    for seat in range(s.players):
        if standing.count(seat) > kings:
            raise InvalidPosition("position-too-many-kings", field="line", seat=seat + 1, kings=kings)


def _read_dominoes(
    s: L.State, position: dict[str, Any], line: list[tuple[int, int | None]], next_line: list[tuple[int, int | None]],
    claiming: int | None,
) -> None:  # fmt: skip
    """Fill in the deck: what is drawn already, what comes, and what is set aside.

    Where it is not given, it is drawn from what can come: neither what is named elsewhere, nor what lies in the
    kingdoms, of which a choice is made as far as `laid` does not tell it. Each domino is in one place.
    """
    lines = [domino for domino, _ in (*line, *next_line)]
    aside = _dominoes(position.get("aside", []), "aside")
    elsewhere = [*chain.from_iterable(map(members, s.discarded[: s.players])), *lines, *aside]
    laid = read_laid(s, position.get("laid"))
    _refuse_twice([*elsewhere, *laid], "line")
    given = position.get("deck")
    if given is not None:
        _refuse_twice([*elsewhere, *laid, *_dominoes(given, "deck")], "deck")
        if len(given) % s.length:
            raise InvalidPosition("position-deck-length", field="deck", length=s.length, count=len(given))
    to_come = max(0, rules.rounds(s) - _begun(s, line) - bool(next_line)) if given is None else len(given) // s.length
    _check_rounds(s, bool(line) or claiming is not None, bool(next_line), to_come)
    over = not lines and claiming is None and not to_come
    if not over and (given is None or whole(position.get("version", VERSION)) == VERSION):
        check_kingdoms(s, [*elsewhere, *(given or [])])
        laid = lying(s, [*elsewhere, *(given or [])], claiming, min((domino for domino, _ in line), default=49))
    rest = [d for d in range(1, 49) if d not in (*elsewhere, *laid, *(given or []))]
    if given is None:
        s.deck[: len(rest)] = rest
        shuffle(s, s.deck, len(rest))
        count = min(to_come, len(rest) // s.length) * s.length
        given, rest = s.deck[:count], s.deck[count : len(rest)]
    deck = [*given, *rest, *aside, *(lines if s.in_play == 48 else [])]  # of 48 some in the lines may be left over
    s.deck[: len(deck)] = deck
    s.drawn, s.deck_end = 0, len(given)


def _refuse_twice(dominoes: list[int], field: str) -> None:
    seen = set[int]()
    for domino in dominoes:
        if domino in seen:
            raise InvalidPosition("position-twice", field=field, domino=domino)
        seen.add(domino)


def _aside(s: L.State) -> list[int]:
    """The dominoes that lie nowhere and cannot come: set aside at the set-up, or left over by three players."""
    gone = {domino for domino in (*s.deck[: s.drawn], *s.deck[s.deck_end :]) if domino}
    lie = {laid // L.ACTIONS for p in range(s.players) for laid in s.laid[p]}
    lines = {*s.line[s.turn : s.in_line], *s.next[: s.in_next]}
    return sorted(gone - lie - lines - set(members(sum(s.discarded[: s.players]))))


def _each(s: L.State) -> int:
    """How many kings each player has (K-064)."""
    return 2 if s.players == 2 else 1


def _taken(s: L.State, p: int) -> int:
    """How many dominoes a seat has placed or discarded."""
    return dominoes_of(s, p) + s.discarded[p].bit_count()


def _begun(s: L.State, line: list[tuple[int, int | None]]) -> int:
    """How many lines the players have at least begun to place: each king takes one domino of a line (K-079)."""
    seats = [seat for _, seat in line]
    return max(-(-(_taken(s, p) + seats.count(p)) // _each(s)) for p in range(s.players))


def _check_rounds(s: L.State, placing: bool, has_next: bool, to_come: int) -> None:
    """No deck has more lines than the format, and nobody more dominoes than their kings can have brought by now.

    to_come: the lines of the deck. Raises InvalidPosition. Of a game that is over only the discards are counted: any
    kingdom may be scored. Dominoes that wait in the line are not counted: any domino may be tried on a full kingdom.
    """
    rounds = rules.rounds(s)
    begun = rounds - has_next - to_come
    if placing > begun:
        raise InvalidPosition("position-lines", field="deck", rounds=rounds)
    over = not (placing or has_next or to_come)
    most = begun * _each(s) if placing or over else 0
    for p in range(s.players):
        count = s.discarded[p].bit_count() if over else _taken(s, p)
        if count > most:
            field = f"discarded[{p}]" if over or not dominoes_of(s, p) else f"kingdoms[{p}]"
            raise InvalidPosition("position-dominoes-taken", field=field, most=most, count=count)


def _set_lines(
    s: L.State, line: list[tuple[int, int | None]], next_line: list[tuple[int, int | None]], claiming: Any
) -> None:
    if claiming is not None:
        if not next_line:
            raise InvalidPosition("position-claiming", field="claiming")
        line = [(0, claiming), *line]
    if len(line) > s.length:
        raise InvalidPosition("position-line", field="line", length=s.length)
    for i, (domino, seat) in enumerate(line):
        s.line[i], s.line_seat[i] = domino, seat if seat is not None else L.NOBODY
    for i, (domino, seat) in enumerate(next_line):
        s.next[i], s.next_seat[i] = domino, seat if seat is not None else L.NOBODY
    s.in_line, s.in_next, s.turn = len(line), len(next_line), 0
    s.phase = L.CLAIMING if claiming is not None else L.PLACING
    if not next_line and s.deck_end > s.drawn and line:
        raise InvalidPosition("position-no-next-line", field="next_line")


def _read_kings(s: L.State, given: object, standing: list[int]) -> None:
    """The kings still to be put down, in order; drawn where they are not given."""
    orders = _orders(s, standing)
    if not orders:
        raise InvalidPosition("position-kings-order", field="kings")
    if given is not None:
        if not isinstance(given, list) or not all(_is_seat(s, seat) for seat in given):
            raise InvalidPosition("position-kings", field="kings", each=_each(s))
        if all(sorted(given) != sorted(order) for order in orders):
            raise InvalidPosition("position-kings", field="kings", each=_each(s))
        if s.order == L.SNAKE and given not in orders:
            raise InvalidPosition("position-kings-order", field="kings")
        rest = given
    elif not standing:
        rules.draw_kings(s)
        rest = s.kings[: s.kings_left]
    else:
        rest = orders[below(s, len(orders))]
        if s.order == L.KINGS:
            shuffle(s, rest, len(rest))
    s.kings[: len(rest)] = rest
    s.kings_left = len(rest)
    if not rest and s.in_next:
        raise InvalidPosition("position-kings-all", field="next_line")


def _orders(s: L.State, standing: list[int]) -> list[list[int]]:
    """In which orders the other kings may follow those that stand; where kings are drawn, any of them for all."""
    if s.order == L.KINGS:
        rest = [seat for seat in range(s.players) for _ in range(_each(s))]
        for seat in standing:
            rest.remove(seat)
        return [rest]
    found = []
    for first in range(s.players):
        order = [(first + i) % s.players for i in range(s.players)]
        if s.players == 2:
            order += order[::-1]
        if sorted(order[: len(standing)]) == sorted(standing):
            found.append(order[len(standing) :])
    return found


def _check_claims(s: L.State) -> None:
    """Every king that is still to claim needs a free domino; and all kings of the line must be of the same count."""
    if s.phase == L.OVER or s.in_next == 0:
        return
    kings = s.kings_left if s.phase == L.OPENING else s.in_line
    free = sum(s.next_seat[i] == L.NOBODY for i in range(s.in_next))
    if free < kings:
        raise InvalidPosition("position-too-few-free", field="next_line", kings=kings, free=free)
