"""Positions: any reachable or hand-made state of a game as a dict, and back."""

# This module checks each value that strangers send; pyright does not know its type before that.
# pyright: reportUnknownArgumentType=false, reportUnknownMemberType=false, reportUnknownVariableType=false

from __future__ import annotations

from collections import Counter
from typing import Any

from kingtable.engine.chance import shuffle_after
from kingtable.engine.errors import InvalidPosition
from kingtable.engine.given import whole
from kingtable.engine.spec import Options
from kingtable.engine.text import cut
from kingtable.king_of_tokyo import effects, rules, turn
from kingtable.king_of_tokyo import layout as L
from kingtable.king_of_tokyo.cards.deck import CARDS, COST, IDS, KEEPS, KIND, NUMBER, PIECES, SECOND
from kingtable.king_of_tokyo.cards.dispatch import COUNTERS, PROBER_CARDS
from kingtable.king_of_tokyo.cards.kinds import MIMIC
from kingtable.king_of_tokyo.protocol_events import Face
from kingtable.king_of_tokyo.shown.agenda import STAGE_OF, agenda_of, read_agenda
from kingtable.king_of_tokyo.shown.possible import check_agenda, check_cards, check_dice, check_memory

VERSION = 1

_FIELDS = (
    "version game options turn phase dice rerolls monsters tokyo row deck discard more agenda".split()  # noqa: SIM905
)
_MORE = (
    "freeze extra_turns order wings damaged herd_culler probed freeze_again reached turn_number yielded asked".split()  # noqa: SIM905
)
_MONSTER = ("health", "vp", "energy", "cards", "poison", "shrink")
_CARD = ("card", "counters", "paid", "copies", "of")
_SET_UP = {"health": 10, "vp": 0, "energy": 0, "poison": 0, "shrink": 0}
MOST = {"health": 12, "vp": 999, "energy": L.MOST_CHARGE, "poison": 99, "shrink": 99}
GROWN = 30_000
"""What grows without end may have grown to this in a position that `match.position()` wrote, one with its version: an
observation has 16 bits for it."""


# Writing


def position_of(s: L.State, options: Options) -> dict[str, Any]:
    """The whole position, hidden deck included; the deck's first card is drawn first."""
    position: dict[str, Any] = {
        "version": VERSION,
        "game": "king-of-tokyo",
        "options": options,
        "turn": s.turn,
        "phase": L.PHASES[s.phase],
        "dice": dice_of(s),
        "rerolls": s.rerolls,
        "monsters": [_monster(s, p) for p in range(s.players)],
        "tokyo": {name: _seat_or_none(s.tokyo[place]) for place, name in enumerate(L.PLACES)},
        "row": [None if piece == L.NOBODY else IDS[KIND[piece]] for piece in s.row],
        "deck": [IDS[KIND[piece]] for piece in s.deck[s.drawn :]],
        "discard": [IDS[KIND[piece]] for piece in s.discard[: s.discards]],
        "more": {
            "freeze": s.freeze,
            "extra_turns": s.extra[: s.extras],
            "order": s.order,
            "wings": _members(s.wings),
            "damaged": bool(s.damaged),
            "herd_culler": s.culled,
            "probed": [p for p in range(s.players) for b in (1, 2) if s.probed[p] & b],
            "freeze_again": bool(s.freeze_again),
            "reached": sorted((p for p in range(s.players) if s.reached[p]), key=lambda p: s.reached[p]),
            "turn_number": s.number,
            "yielded": _members(s.yielded),
            "asked": s.asked,
        },
    }
    if s.phase != L.OVER and s.struck[: s.players] != [s.faces[L.CLAW]] * s.players and s.stage == L.TO_BUY and s.depth:
        position["more"]["struck"] = s.struck[: s.players]
    only_mimic = [p for p in range(s.players) if s.probed[p] == 2]
    if only_mimic:
        position["more"]["probed_by_mimic"] = only_mimic
    if s.phase != L.OVER and (agenda := agenda_of(s)) is not None:
        position["agenda"] = agenda
    return position


def dice_of(s: L.State) -> list[Face]:
    """The dice on the table, in the order of faces."""
    return [L.FACES[face] for face in range(6) for _ in range(s.faces[face])]


def _members(mask: int) -> list[int]:
    return [p for p in range(6) if mask >> p & 1]


def _seat_or_none(seat: int) -> int | None:
    return None if seat == L.NOBODY else seat


def pieces_of(s: L.State, p: int) -> list[int]:
    """The cards before a monster, by kind; of two alike the one that Mimic copies first."""
    held = [piece for piece in range(PIECES) if s.where[piece] == p]
    return sorted(held, key=lambda piece: (KIND[piece], piece != s.copied, piece))


def _monster(s: L.State, p: int) -> dict[str, Any]:
    fields: dict[str, Any] = {"health": s.health[p], "vp": s.vp[p], "energy": s.energy[p]}
    fields["cards"] = [_card(s, piece) for piece in pieces_of(s, p)]
    return {**fields, "poison": s.poison[p], "shrink": s.shrink[p]}


def _card(s: L.State, piece: int) -> str | dict[str, Any]:
    kind = int(KIND[piece])
    card: dict[str, Any] = {"card": IDS[kind]}
    copies = int(KIND[s.copied]) if piece == MIMIC and s.copied != L.NOBODY else L.NOBODY
    if s.counters[piece] or {kind, copies} & COUNTERS.keys():
        card["counters"] = s.counters[piece]
    if s.paid[piece] != COST[kind]:
        card["paid"] = s.paid[piece]
    if copies != L.NOBODY:
        card |= {"copies": IDS[copies], "of": s.where[s.copied]}
    return IDS[kind] if len(card) == 1 else card


# Reading


def read_position(s: L.State, position: dict[str, Any]) -> None:
    """Fill a state, whose options and chance are set, from a position.

    What is left out has the value of the set-up. Raises InvalidPosition, naming the field.
    """
    _known(position, _FIELDS, "")
    if whole(position.get("version", VERSION)) != VERSION:
        raise InvalidPosition("position-version", field="version", version=VERSION)
    monsters = position.get("monsters") or [{} for _ in range(s.players)]
    if not isinstance(monsters, list) or len(monsters) != s.players:
        raise InvalidPosition("position-one-each", field="monsters", players=s.players)
    s.copied = L.NOBODY
    s.where = [L.NOBODY] * PIECES
    copying = None
    given: dict[int, str] = {}
    grown = GROWN if "version" in position else 0
    for p, monster in enumerate(monsters):
        copying = _read_monster(s, p, monster, given, grown) or copying
    _read_piles(s, position)
    if copying is not None:
        _read_copy(s, *copying)
    for p in range(s.players):
        _read_health(s, p, monsters[p])
    _read_tokyo(s, position.get("tokyo"))
    s.turn = _number(position.get("turn", _first_alive(s)), "turn", s.players - 1)
    _read_more(s, position.get("more"), grown)
    s.rerolls = _number(position.get("rerolls", 0), "rerolls", max(99, grown))
    _read_phase(s, position, given)


def _known(given: Any, names: Any, field: str) -> None:
    if not isinstance(given, dict):
        raise InvalidPosition("position-object", field=field or "position")
    for name in given:
        if name not in names:
            known = ", ".join(sorted(names))
            raise InvalidPosition("position-field", field=f"{field}.{name}"[:60].strip("."), known=known)


def _number(value: Any, field: str, most: int, least: int = 0) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise InvalidPosition("position-number", field=field, least=least, most=most)
    return value


def _seats(s: L.State, value: Any, field: str) -> list[int]:
    if not isinstance(value, list):
        raise InvalidPosition("position-seats", field=field, players=s.players)
    return [_number(seat, f"{field}[{i}]", s.players - 1) for i, seat in enumerate(value)]


def _kind(value: Any, field: str) -> int:
    if not isinstance(value, str) or value not in NUMBER:
        raise InvalidPosition("position-card", field=field, card=cut(value, 40))
    return NUMBER[value]


def _place_card(s: L.State, kind: int, place: int, field: str) -> int:
    """Put a piece of a kind somewhere. Raises InvalidPosition when the box has no more of it."""
    for piece in (kind, SECOND[kind]):
        if piece != L.NOBODY and s.where[piece] == L.NOBODY:
            s.where[piece] = place
            return int(piece)
    raise InvalidPosition("position-card-twice", field=field, card=IDS[kind], copies=CARDS[kind]["copies"])


def _read_monster(s: L.State, p: int, monster: Any, given: dict[int, str], grown: int) -> tuple[Any, Any, str] | None:
    """A monster with its cards, whose fields are noted in `given`; what its Mimic copies, if anything."""
    field = f"monsters[{p}]"
    _known(monster, _MONSTER, field)
    for name, most in MOST.items():
        limit = most if name == "health" else max(most, grown)
        getattr(s, name)[p] = _number(monster.get(name, _SET_UP[name]), f"{field}.{name}", limit)
    cards = monster.get("cards", [])
    if not isinstance(cards, list):
        raise InvalidPosition("position-cards", field=f"{field}.cards")
    copying = None
    for i, card in enumerate(cards):
        where = f"{field}.cards[{i}]"
        entry = {"card": card} if isinstance(card, str) else card
        _known(entry, _CARD, where)
        kind = _kind(entry.get("card"), where)
        if kind >= KEEPS:
            raise InvalidPosition("position-discard-card", field=where, rule="T-092", card=IDS[kind])
        piece = _place_card(s, kind, p, where)
        given[piece] = where
        s.paid[piece] = _number(entry.get("paid", int(COST[kind])), f"{where}.paid", 99)
        works = NUMBER.get(str(entry.get("copies")), L.NOBODY) if kind == MIMIC else kind
        fresh = COUNTERS.get(works, 0)
        s.counters[piece] = _number(entry.get("counters", fresh), f"{where}.counters", 2 * L.MOST_CHARGE)
        if entry.get("copies") is not None:
            if kind != MIMIC:
                raise InvalidPosition("position-copies", field=where)
            copying = (entry["copies"], entry.get("of"), where)
    return copying


def _read_copy(s: L.State, copies: Any, of: Any, field: str) -> None:
    kind, seat = _kind(copies, f"{field}.copies"), _number(of, f"{field}.of", s.players - 1)
    for piece in (kind, SECOND[kind]):
        if piece != L.NOBODY and kind != MIMIC and s.where[piece] == seat:
            s.copied = int(piece)
            return
    raise InvalidPosition("position-copied", field=f"{field}.copies", card=IDS[kind], seat=seat + 1)


def _read_health(s: L.State, p: int, monster: dict[str, Any]) -> None:
    effects.settle_cards(s, p, 0)
    health = monster.get("health", _SET_UP["health"])
    field = f"monsters[{p}]"
    if health > effects.most_health(s, p):
        raise InvalidPosition("position-health", field=f"{field}.health", rule="T-074", most=effects.most_health(s, p))
    s.health[p] = health
    if health > 0:
        s.lives |= 1 << p
    if health == 0 and (s.held[p] or s.energy[p] or s.poison[p] or s.shrink[p]):
        raise InvalidPosition("position-dead-with", field=field, rule="T-155")


def _read_piles(s: L.State, position: dict[str, Any]) -> None:
    """The row, the discard pile and the deck; what is nowhere is out of the game, or makes up the deck."""
    row = position.get("row")
    if row is not None and (not isinstance(row, list) or len(row) > 3):
        raise InvalidPosition("position-row", field="row")
    for slot in range(3):
        card = row[slot] if row is not None and slot < len(row) else None
        s.row[slot] = L.NOBODY if card is None else _place_card(s, _kind(card, f"row[{slot}]"), L.ROW, f"row[{slot}]")
    for i, card in enumerate(_list(position, "discard")):
        s.discard[i] = _place_card(s, _kind(card, f"discard[{i}]"), L.DISCARD, f"discard[{i}]")
        s.discards = i + 1
    if position.get("deck") is not None:
        deck = [
            _place_card(s, _kind(card, f"deck[{i}]"), L.DECK, f"deck[{i}]")
            for i, card in enumerate(_list(position, "deck"))
        ]
        s.where = [L.OUT_OF_GAME if place == L.NOBODY else place for place in s.where]
    else:
        deck = [piece for piece in range(PIECES) if s.where[piece] == L.NOBODY]
        for piece in deck:
            s.where[piece] = L.DECK
    s.drawn = PIECES - len(deck)
    s.deck = [L.NOBODY] * s.drawn + deck
    if position.get("deck") is None:
        shuffle_after(s, s.deck, s.drawn, len(deck))
    if row is None:
        for slot in range(3):
            effects.fill(s, slot)


def _list(position: dict[str, Any], name: str) -> list[Any]:
    value = position.get(name) or []
    if not isinstance(value, list) or len(value) > PIECES:
        raise InvalidPosition("position-cards", field=name)
    return value


def _first_alive(s: L.State) -> int:
    return next((p for p in range(s.players) if s.health[p] > 0), 0)


def _read_tokyo(s: L.State, given: Any) -> None:
    s.tokyo = [L.NOBODY, L.NOBODY]
    if given is None:
        return
    _known(given, L.PLACES, "tokyo")
    for place, name in enumerate(L.PLACES):
        if given.get(name) is not None:
            seat = _number(given[name], f"tokyo.{name}", s.players - 1)
            if s.health[seat] == 0:
                raise InvalidPosition("position-dead-in-tokyo", field=f"tokyo.{name}", rule="T-155", seat=seat + 1)
            if seat in s.tokyo:
                raise InvalidPosition("position-both-places", field=f"tokyo.{name}", rule="T-132", seat=seat + 1)
            s.tokyo[place] = seat
    living = sum(health > 0 for health in s.health[: s.players])
    if s.tokyo[1] != L.NOBODY and not (s.bay and living >= L.BAY_FROM):
        raise InvalidPosition("position-bay", field="tokyo.bay", rule="T-133", living=living)


def _read_more(s: L.State, more: Any, grown: int) -> None:
    more = {} if more is None else more
    _known(more, (*_MORE, "probed_by_mimic", "struck"), "more")
    s.freeze = _number(more.get("freeze", 0), "more.freeze", 99)
    s.order = _number(more.get("order", s.turn), "more.order", s.players - 1)
    s.asked = _number(more.get("asked", 1), "more.asked", s.players, 1)
    s.culled = _number(more.get("herd_culler", 0), "more.herd_culler", 2)
    s.number = _number(more.get("turn_number", 1), "more.turn_number", max(1_000_000, grown))
    for name, flag in (("damaged", "damaged"), ("freeze_again", "freeze_again")):
        if not isinstance(more.get(name, False), bool):
            raise InvalidPosition("position-bool", field=f"more.{name}")
        setattr(s, flag, int(more.get(name, False)))
    s.wings = sum(1 << p for p in set(_seats(s, more.get("wings", []), "more.wings")))
    s.yielded = sum(1 << p for p in set(_seats(s, more.get("yielded", []), "more.yielded")))
    extra = _seats(s, more.get("extra_turns", []), "more.extra_turns")
    if len(extra) > L.FRENZIES:
        raise InvalidPosition("position-number", field="more.extra_turns", least=0, most=L.FRENZIES)
    s.extras = len(extra)
    s.extra = extra + [0] * (L.FRENZIES - len(extra))
    for p, times in Counter(_seats(s, more.get("probed", []), "more.probed")).items():
        s.probed[p] = 3 if times > 1 else 2 if s.where[MIMIC] == p and not s.held[p] & int(PROBER_CARDS) else 1
    for p in _seats(s, more.get("probed_by_mimic", []), "more.probed_by_mimic"):
        s.probed[p] = 2
    order = [(s.turn + step) % s.players for step in range(s.players)]
    reached = [p for p in _seats(s, more.get("reached", order), "more.reached") if s.vp[p] >= L.GOAL]
    for i, p in enumerate(dict.fromkeys([*reached, *(p for p in order if s.vp[p] >= L.GOAL)])):
        s.reached[p] = s.reaches = i + 1


def _read_dice(s: L.State, position: dict[str, Any]) -> None:
    dice = position.get("dice") or []
    if (
        not isinstance(dice, list)
        or len(dice) > L.MOST_DICE
        or not all(isinstance(d, str) and d in L.FACE for d in dice)
    ):
        raise InvalidPosition("position-dice", field="dice", most=L.MOST_DICE)
    for die in dice:
        s.faces[L.FACE[die]] += 1
    s.dice = len(dice)


def _read_phase(s: L.State, position: dict[str, Any], given: dict[int, str]) -> None:
    """Dice, phase and agenda; then what needs no decision happens."""
    phase = position.get("phase", "start")
    if phase not in ("start", *L.PHASES):
        raise InvalidPosition("position-phase", field="phase", known=", ".join(("start", *L.PHASES)))
    _read_dice(s, position)
    s.winner, s.cause, s.mover = L.NOBODY, 0, L.NOBODY
    if turn.check_survivors(s):
        return
    if phase == "over":
        turn.finish(s)
        if s.phase != L.OVER:
            raise InvalidPosition("position-not-over", field="phase", rule="T-148")
        return
    if s.health[s.turn] == 0 and "agenda" not in position:
        raise InvalidPosition("position-dead-turn", field="turn", rule="T-155", seat=s.turn + 1)
    if phase == "start":
        s.stage = L.TO_MIMIC
        check_dice(s)
        check_cards(s, given)
        check_memory(s)
        s.number = max(0, s.number - 1)
        turn.begin_turn(s, s.turn, s.freeze, 0)
        rules.run(s)
        return
    number = L.PHASES.index(phase)
    struck = (position.get("more") or {}).get("struck", [s.faces[L.CLAW]] * s.players)
    if not isinstance(struck, list) or len(struck) != s.players:
        raise InvalidPosition("position-one-each", field="more.struck", players=s.players)
    for p in range(s.players):
        s.struck[p] = _number(struck[p], f"more.struck[{p}]", 99)
    if position.get("agenda") is not None:
        read_agenda(s, position["agenda"])
        check_agenda(s, number)
    elif number in STAGE_OF:
        s.stage, s.depth = STAGE_OF[number], 0
    else:
        raise InvalidPosition("position-needs-agenda", field="agenda", phase=phase)
    check_dice(s)
    check_cards(s, given)
    check_memory(s)
    rules.run(s)
    if position.get("agenda") is not None and s.phase != number:
        raise InvalidPosition("position-agenda-phase", field="phase")
