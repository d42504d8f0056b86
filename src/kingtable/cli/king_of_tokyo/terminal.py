"""King of Tokyo in the terminal: monsters, Tokyo, dice, cards, the question, events in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from kingtable.cli.words import listed, number_of, say
from kingtable.engine.match import Match
from kingtable.king_of_tokyo.protocol import Monster, Stop, View

SEATS = ("#6f9df2", "#ec7ba7", "#52b98b", "#d8a241", "#a98bea", "#45b8bd")
DICE = {
    "1": "bold black on #f4d170",
    "2": "bold black on #f4d170",
    "3": "bold black on #f4d170",
    "heart": "bold white on #b3324c",
    "energy": "bold black on #8fd14f",
    "claw": "bold white on #3a3843",
}
SIGNS = {"1": "1", "2": "2", "3": "3", "heart": "♥", "energy": "↯", "claw": "⚔"}


def card(name: str) -> str:
    """A card's name in words."""
    return say("card-" + name.replace("_", "-"))


def drawn_dice(faces: Sequence[str]) -> Text:
    """Dice by sign and word."""
    text = Text()
    for face in faces:
        text.append(f" {SIGNS[face]} ", DICE[face])
        text.append(" ")
    text.append("  " + " ".join(say(f"face-{face}") for face in faces), "dim")
    return text


def _cards(monster: Monster) -> str:
    cards = []
    for entry in monster["cards"]:
        text = card(entry["card"])
        if entry["copies"] is not None:
            text += f" → {card(entry['copies'])}"
        cards.append(text + (f" ({number_of(entry['counters'])})" if entry["counters"] else ""))
    return listed(cards)


def _place(monster: Monster) -> str:
    if not monster["alive"]:
        return say("tell-out-of-game")
    return say(f"tell-place-{monster['place']}") if monster["place"] else ""


def _monsters(view: View) -> Table:
    table = Table(box=None, pad_edge=False)
    for key in ("", "♥", "★", "↯", "tokyo", "counters", "cards"):
        table.add_column(say(f"tell-column-{key}") if key.isalpha() else key)
    for seat, monster in enumerate(view["monsters"]):
        counters = {"poison": monster["poison"], "shrink": monster["shrink"]}
        name = Text(("◀ " if seat == view["turn"] else "  ") + say("player", seat=seat + 1), SEATS[seat])
        table.add_row(
            name,
            number_of(f"{monster['health']}/{monster['max_health']}"),
            number_of(monster["vp"]),
            number_of(monster["energy"]),
            _place(monster),
            listed(say(f"tell-{kind}", n=n) for kind, n in counters.items() if n),
            _cards(monster),
            style=None if monster["alive"] else "dim",
        )
    return table


def _row(view: View) -> Text:
    text = Text(say("tell-row") + " ", "bold")
    offered = [entry for entry in (*view["row"], view["top"]) if entry is not None]
    text.append(
        "   ".join(
            f"{card(entry['card'])} {number_of(entry['cost'] if entry['price'] is None else entry['price'])}↯"
            for entry in offered
        )
    )
    text.append("   " + say("tell-deck", deck=view["deck"]), "dim")
    return text


def drawn_table(view: View) -> RenderableType:
    """The whole table: monsters, the row of cards, then the dice and the question, or the end."""
    parts: list[RenderableType] = [_monsters(view), _row(view)]
    if view["dice"] and not view["over"]:
        dice = drawn_dice(view["dice"])
        dice.append("   " + say("tell-throws-left", rerolls=view["rerolls"]), "dim")
        parts.append(dice)
    if view["over"]:
        parts.append(Text(_end(view["winners"], view["cause"]), "bold"))
    return Group(*parts)


def _end(winners: list[int], cause: str | None) -> str:
    return say("tell-over", cause=cause, seat=winners[0] + 1 if winners else 0)


def asked(match: Match) -> list[str]:
    """The question, and what the dice would do as they lie."""
    view, choices = match.view(match.to_move), match.choices()
    lines = [say("tell-ask", seat=view["to_move"] + 1, phase=view["phase"])]
    question = view["question"]
    if question is not None and question["damage"]:
        by = 0 if question["by"] is None else question["by"] + 1
        lines.append(say("tell-ask-damage", damage=question["damage"], by=by))
    if (stop := choices["stop"]) is not None:
        lines.append(say("tell-stop-now") + " " + (listed(_outcome(stop)) or say("tell-nothing")))
    if choices["hearts"] is not None:
        lines.append(say("tell-hearts", hearts=choices["hearts"]["hearts"]))
    if choices["keep"]:
        lines += [say("tell-keep"), *_codes()]
    return lines


def _codes() -> list[str]:
    """How the faces are typed that have other names in the reader's language: a line, or none."""
    named = {face: say(f"face-{face}") for face in SIGNS if not face.isdigit()}
    return [] if all(face == name for face, name in named.items()) else [listed(f"{f} = {n}" for f, n in named.items())]


def _outcome(stop: Stop) -> list[str]:
    sentences = [say(f"tell-gain-{kind}", n=stop[kind]) for kind in ("vp", "heal", "energy") if stop[kind]]
    sentences += [say("tell-hits", seat=hit["seat"] + 1, n=hit["damage"], left=hit["left"]) for hit in stop["damage"]]
    return sentences + ([say("tell-enters", place=stop["enters"])] if stop["enters"] else [])


def offered(match: Match) -> list[tuple[str, str]]:
    """All moves but the many ways to keep dice; with the price, or what it would cost."""
    choices = match.choices()
    notes = {offer["move"]: f"{card(offer['card'])}, {offer['price']}↯" for offer in choices["buy"]}
    notes |= {sale["move"]: f"+{sale['pays']}↯" for sale in choices["sell"]}
    if (choice := choices["yield"]) is not None:
        notes |= {move: f"♥ {choice[move]}" for move in ("stay", "yield")}
    if (reaction := choices["react"]) is not None:
        notes |= {"take": f"♥ {reaction['left']}"}
    for move in choices["deadly"]:
        notes[move] = f"{notes.get(move, '')} ☠".strip()
    moves = [*choices["moves"], *(move for move in match.legal() if move.startswith("hearts"))]
    return [(move, notes.get(move, "")) for move in moves]


def _why(why: str) -> str:
    return say(f"tell-why-{why}") if why in _PLAIN_WHY else card(why)


_PLAIN_WHY = ("dice", "tokyo", "enter", "buy", "sweep", "sell", "attack", "poison")
_NUMBERS = ("number", "rerolls", "vp", "energy", "health", "price", "claws", "poison", "shrink", "slot")


def sentence(event: dict[str, Any]) -> str:
    """An event of the journal in words."""
    name = event["e"]
    if name == "over":
        return _end(event["winners"], event["cause"])
    args: dict[str, Any] = {key: event[key] for key in _NUMBERS if key in event}
    for key in ("seat", "first", "by", "of"):
        if key in event:
            args[key] = 0 if event[key] is None else event[key] + 1
    if "amount" in event:
        args |= {"amount": abs(event["amount"]), "sign": "less" if event["amount"] < 0 else "more"}
    for key in ("face", "to"):
        if key in event:
            args[key] = say(f"face-{event[key]}")
    for key in ("dice", "thrown"):
        if key in event:
            args[key] = " ".join(say(f"face-{face}") for face in event[key])
    if "card" in event:
        args["card"] = card(event["card"])
    if "place" in event:
        args["place"] = event["place"]
    if "targets" in event:
        args |= {
            "hit": len(event["targets"]),
            "targets": listed(seat + 1 for seat in event["targets"]),
        }
    if "rolls" in event:
        rounds = [listed(f"{seat + 1}: {claws}" for seat, claws in rolled) for rolled in event["rolls"]]
        args["rolls"] = "; ".join(rounds)
    if "from" in event:
        origin = event["from"]
        args |= {"origin": origin if isinstance(origin, str) else "seat", "owner": 0}
        if isinstance(origin, int):
            args["owner"] = origin + 1
    if name == "turn":
        args["extra"] = event["extra"] or "no"
    if name in ("leave", "lose"):
        args["how"] = event["why"]
    elif "why" in event:
        args["why"] = _why(event["why"])
    return say("tell-" + name.replace("_", "-"), **args)
