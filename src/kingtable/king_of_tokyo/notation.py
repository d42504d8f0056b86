"""Notation of actions, by decision: `keep 3 3 claw`, `probe heart`, `buy jets from 2`, `hearts heal=1 poison=2`."""

from __future__ import annotations

from collections import Counter
from typing import Any

from kingtable.engine import multisets
from kingtable.engine.errors import IllegalAction
from kingtable.engine.jit import interpreted
from kingtable.king_of_tokyo import buying, effects
from kingtable.king_of_tokyo import layout as L
from kingtable.king_of_tokyo.cards.deck import IDS, KIND, KINDS, NUMBER, PIECES
from kingtable.king_of_tokyo.cards.dispatch import ANY_TIME_CARDS, DEFENDING_CARDS, THROWING_CARDS
from kingtable.king_of_tokyo.cards.kinds import BACKGROUND_DWELLER, HERD_CULLER, MADE_IN_A_LAB, PARASITIC_TENTACLES
from kingtable.king_of_tokyo.legal import ALTERING as ALTERING_KINDS
from kingtable.king_of_tokyo.legal import most_healed

FACE = {face: number for number, face in enumerate(L.FACES)}
PLAIN = {
    "done": L.DONE,
    "pass": L.PASS,
    "yield": L.YIELD,
    "stay": L.STAY,
    "take": L.TAKE,
    "sweep": L.SWEEP,
    "end": L.END,
    "buy top": L.BUY_TOP,
}
_PLAIN_TEXT = {action: text for text, action in PLAIN.items()}
ALTERING = tuple(IDS[kind] for kind in ALTERING_KINDS)
USES = [kind for kind in range(64) if (THROWING_CARDS | DEFENDING_CARDS | ANY_TIME_CARDS) >> kind & 1]
_USE_NAMES = {"again" if kind == BACKGROUND_DWELLER else IDS[kind]: kind for kind in USES}
_WORDS = {
    L.ROLLED: "keep, done",
    L.PROBING: "probe, pass",
    L.CHANGING: "herd_culler, plot_twist, stretchy, done",
    L.HEARTS: "hearts",
    L.REACTING: "wings, camouflage, rapid_healing, take",
    L.YIELDING: "yield, stay",
    L.BUYING: "buy, sweep, end",
    L.OPPORTUNITY: "buy, pass",
    L.SELLING: "sell, end",
    L.CHARGING: "charge",
    L.MIMICKING: "mimic, pass",
}
_PHASES_OF = {
    "keep": (L.ROLLED,),
    "done": (L.ROLLED, L.CHANGING),
    "pass": (L.PROBING, L.OPPORTUNITY, L.MIMICKING),
    "yield": (L.YIELDING,),
    "stay": (L.YIELDING,),
    "take": (L.REACTING,),
    "sweep": (L.BUYING,),
    "end": (L.BUYING, L.SELLING),
    "probe": (L.PROBING,),
    "hearts": (L.HEARTS,),
    "buy": (L.BUYING, L.OPPORTUNITY),
    "sell": (L.SELLING,),
    "charge": (L.CHARGING,),
    "mimic": (L.MIMICKING,),
    "again": (L.ROLLED,),
    "telepath": (L.ROLLED,),
    "smoke_cloud": (L.ROLLED,),
    "wings": (L.REACTING,),
    "camouflage": (L.REACTING,),
    **dict.fromkeys(ALTERING, (L.CHANGING,)),
}

_rank_of = interpreted(multisets.rank_of)
_put_counts = interpreted(multisets.put_counts)
_KEEP_STEPS: Any = L.KEEP_STEPS.tolist()
_SHARE_STEPS: Any = L.SHARE_STEPS.tolist()
_price_of = interpreted(buying.price_of)
_most_health = interpreted(effects.most_health)
_most_healed = interpreted(most_healed)


def kept_faces(rank: int) -> list[int]:
    """How many dice of each face a `keep` action keeps."""
    kept = [0] * 6
    _put_counts(_KEEP_STEPS, rank, kept)
    return kept


_KEEP_TEXT = tuple(
    " ".join(["keep", *(L.FACES[face] for face, n in enumerate(kept_faces(rank)) for _ in range(n))])
    for rank in range(L.KEPT - L.KEEP)
)


def written(s: L.State, action: int) -> str:
    """An action of the monster that decides, in notation."""
    if action in _PLAIN_TEXT:
        return _PLAIN_TEXT[action]
    if action < L.KEPT:
        return _KEEP_TEXT[action - L.KEEP]
    if action < L.CHANGE:
        kind = action - L.USE
        return "again" if kind == BACKGROUND_DWELLER else IDS[kind]
    if action < L.PROBE:
        card, x = divmod(action - L.CHANGE, 36)
        if ALTERING_KINDS[card] == HERD_CULLER:
            return f"herd_culler {L.FACES[x // 6]}"
        return f"{ALTERING[card]} {L.FACES[x // 6]} {L.FACES[x % 6]}"
    if action < L.BUY:
        return f"probe {L.FACES[action - L.PROBE]}"
    if action < L.BUY_FROM:
        return f"buy {IDS[action - L.BUY]}"
    if action < L.COPY:
        seat, kind = divmod(action - L.BUY_FROM, KINDS)
        return f"buy {IDS[kind]} from {seat}"
    if action < L.SELL:
        seat, kind = divmod(action - L.COPY, KINDS)
        return f"mimic {IDS[kind]} of {seat}"
    if action < L.CHARGE:
        return f"sell {IDS[action - L.SELL]}"
    if action < L.SHARE:
        return f"charge {action - L.CHARGE}"
    return _hearts_written(s, action - L.SHARE)


def _hearts_written(s: L.State, rank: int) -> str:
    parts = [0] * L.HEART_PARTS
    _put_counts(_SHARE_STEPS, rank, parts)
    told = {"heal": max(0, s.faces[L.HEART] - sum(parts)), "poison": parts[0], "shrink": parts[1]}
    for seat, step in sorted(((s.turn + step) % s.players, step) for step in range(1, s.players)):
        told[str(seat)] = parts[step + 1]
    return " ".join(["hearts", *(f"{name}={n}" for name, n in told.items() if n)])


def understood(s: L.State, text: str, legal: list[int]) -> int:
    """The legal action that a text means for the monster that decides.

    Raises IllegalAction, whose text says what is wrong.
    """
    words = text.split() if isinstance(text, str) and len(text) <= 300 else []
    if not words:
        raise IllegalAction("refuse-kot-notation", text=str(text)[:40])
    if s.phase == L.OVER:
        raise IllegalAction("refuse-over", rule="T-148")
    action = _parsed(s, words)
    if action is None:
        raise IllegalAction("refuse-kot-notation", text=text[:40])
    phases = _PHASES_OF.get(words[0])
    if phases is not None and s.phase not in phases:
        raise IllegalAction(
            "refuse-kot-phase", rule="T-049", move=words[0], phase=L.PHASES[s.phase], words=_WORDS[s.phase]
        )
    if action not in legal:
        raise _why_not(s, words, action)
    return action


def _seat(s: L.State, word: str) -> int | None:
    return int(word) if word.isascii() and word.isdigit() and len(word) == 1 and int(word) < s.players else None


def _parsed(s: L.State, words: list[str]) -> int | None:
    first, *rest = words
    if " ".join(words) in PLAIN:
        return PLAIN[" ".join(words)]
    if first in _USE_NAMES and not rest:
        return L.USE + _USE_NAMES[first]
    faces = [FACE[word] for word in rest] if all(word in FACE for word in rest) else None
    if first == "keep" and faces is not None:
        return _keep_action(faces)
    if first == "probe" and faces is not None and len(faces) == 1:
        return L.PROBE + faces[0]
    if first == "herd_culler" and faces is not None and len(faces) == 1:
        return L.CHANGE + 36 * ALTERING.index(first) + 6 * faces[0]
    if first in ALTERING and faces is not None and len(faces) == 2:
        return L.CHANGE + 36 * ALTERING.index(first) + 6 * faces[0] + faces[1]
    if first == "hearts":
        return _hearts_action(s, rest)
    if first == "charge" and len(rest) == 1 and rest[0].isascii() and rest[0].isdigit() and len(rest[0]) < 5:
        return L.CHARGE + int(rest[0]) if int(rest[0]) <= L.MOST_CHARGE else -1
    if rest and rest[0] in NUMBER:
        kind = NUMBER[rest[0]]
        seat = _seat(s, rest[2]) if len(rest) == 3 else None
        if first == "buy" and len(rest) == 1:
            return L.BUY + kind
        if first == "sell" and len(rest) == 1:
            return L.SELL + kind
        if first == "buy" and seat is not None and rest[1] == "from":
            return L.BUY_FROM + KINDS * seat + kind
        if first == "mimic" and seat is not None and rest[1] == "of":
            return L.COPY + KINDS * seat + kind
    return None


def _keep_action(faces: list[int]) -> int:
    if len(faces) > L.MOST_KEPT:
        return -1
    return L.KEEP + _rank_of(_KEEP_STEPS, [faces.count(face) for face in range(6)])


def _hearts_action(s: L.State, parts: list[str]) -> int | None:
    told: dict[str, int] = {}
    for part in parts:
        name, equals, n = part.partition("=")
        if not equals or name in told or not (n.isascii() and n.isdigit() and len(n) < 3):
            return None
        if name not in ("heal", "poison", "shrink") and _seat(s, name) is None:
            return None
        told[name] = int(n)
    counts = [told.get("poison", 0), told.get("shrink", 0)]
    counts += [told.get(str((s.turn + step) % s.players), 0) if step < s.players else 0 for step in range(1, 6)]
    if told.get(str(s.turn)) or sum(counts) > L.MOST_HEARTS:
        return -1
    if told.get("heal", 0) != max(0, s.faces[L.HEART] - sum(counts)):
        return -1
    return L.SHARE + _rank_of(_SHARE_STEPS, counts)


def _why_not(s: L.State, words: list[str], action: int) -> IllegalAction:
    """Why an action that can be read is not legal, as exactly as can be told."""
    first, *rest = words
    p = s.mover
    energy = s.energy[p]
    if first == "keep":
        if s.rerolls == 0:
            return IllegalAction("refuse-kot-no-throws", rule="T-052")
        if any(n > s.faces[FACE[face]] for face, n in Counter(rest).items()):
            table = " ".join(L.FACES[face] for face in range(6) for _ in range(s.faces[face]))
            return IllegalAction("refuse-kot-dice", rule="T-053", dice=table)
        return IllegalAction("refuse-kot-keep-all", rule="T-055")
    if first in ("probe", *ALTERING):
        if first in ALTERING and not s.works[p] >> NUMBER[first] & 1:
            return IllegalAction("refuse-kot-no-card", rule="T-090", card=first)
        if s.faces[FACE[rest[0]]] == 0:
            return IllegalAction("refuse-kot-no-die", rule="T-056", face=rest[0])
        if first == "stretchy" and energy < 2:
            return IllegalAction("refuse-kot-energy", rule="T-087", needs=2, energy=energy)
        if first == "herd_culler" and rest[0] != "1":
            return IllegalAction("refuse-kot-used", rule="T-090", card=first)
        return IllegalAction("refuse-kot-same-face", rule="T-056")
    if first in _USE_NAMES:
        return _why_not_used(s, first, _USE_NAMES[first])
    if first == "sweep":
        key = "refuse-kot-energy" if energy < 2 else "refuse-kot-row-empty"
        return IllegalAction(key, rule="T-081", needs=2, energy=energy)
    if first == "hearts":
        return IllegalAction("refuse-kot-hearts", rule="T-073", hearts=s.faces[L.HEART])
    if first == "charge":
        return IllegalAction("refuse-kot-charge", rule="T-087", energy=energy)
    if first == "pass":
        return IllegalAction("refuse-kot-must-copy", rule="T-090")
    if first == "buy":
        return _why_not_bought(s, rest)
    card = rest[0]
    if first == "mimic":
        return IllegalAction("refuse-kot-mimic", rule="T-090", card=card, seat=int(rest[2]) + 1)
    return IllegalAction("refuse-kot-no-card", rule="T-090", card=card)


def _why_not_used(s: L.State, name: str, kind: int) -> IllegalAction:
    p = s.mover
    if not s.works[p] >> kind & 1:
        return IllegalAction("refuse-kot-no-card", rule="T-090", card=IDS[kind])
    needs = 1 if name == "telepath" else 2
    if name in ("telepath", "wings", "rapid_healing") and s.energy[p] < needs:
        return IllegalAction("refuse-kot-energy", rule="T-087", needs=needs, energy=s.energy[p])
    if name == "rapid_healing":
        return IllegalAction("refuse-kot-healthy", rule="T-095", health=_most_health(s, p))
    if name == "again":
        return IllegalAction("refuse-kot-no-die", rule="T-056", face="3")
    return IllegalAction("refuse-kot-used", rule="T-090", card=IDS[kind])


def _why_not_bought(s: L.State, rest: list[str]) -> IllegalAction:
    p = s.mover
    row = [IDS[KIND[piece]] for piece in s.row if piece != L.NOBODY]
    if rest == ["top"]:
        if s.phase != L.BUYING or not s.works[p] >> MADE_IN_A_LAB & 1:
            return IllegalAction("refuse-kot-no-card", rule="T-079", card="made_in_a_lab")
        if s.drawn == PIECES:
            return IllegalAction("refuse-kot-deck-empty", rule="T-079")
        price = _price_of(s, p, KIND[s.deck[s.drawn]])
        return IllegalAction("refuse-kot-price", rule="T-087", price=price, energy=s.energy[p])
    kind = NUMBER[rest[0]]
    if len(rest) == 3:
        if s.phase != L.BUYING or not s.works[p] >> PARASITIC_TENTACLES & 1:
            return IllegalAction("refuse-kot-no-card", rule="T-079", card="parasitic_tentacles")
        if int(rest[2]) == p or not s.held[int(rest[2])] >> kind & 1:
            return IllegalAction("refuse-kot-not-there", rule="T-079", card=rest[0], seat=int(rest[2]) + 1)
    elif rest[0] not in row:
        return IllegalAction("refuse-kot-row", rule="T-079", card=rest[0], row=", ".join(row))
    price = _price_of(s, p, kind)
    if price > s.energy[p]:
        return IllegalAction("refuse-kot-price", rule="T-087", price=price, energy=s.energy[p])
    return IllegalAction("refuse-kot-not-revealed", rule="T-079", card=rest[0])


def card_entry(s: L.State, piece: int) -> dict[str, Any]:
    """A card before a monster, with what lies on it."""
    entry: dict[str, Any] = {"card": IDS[KIND[piece]], "paid": s.paid[piece], "counters": s.counters[piece]}
    entry["copies"] = entry["of"] = None
    if IDS[KIND[piece]] == "mimic" and s.copied != L.NOBODY:
        entry["copies"], entry["of"] = IDS[KIND[s.copied]], s.where[s.copied]
    return entry
