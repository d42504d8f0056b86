"""Was a served game dealt by its keys? All that chance decided in it, computed again from docs/fairness.md alone.

Usage: python verify_deal.py RECORD.json FRAMES.json [--commitment KEPT] [--digest KEPT] [--share SEAT:SHARE]
When a game is over, the server gives both: GET /api/tables/CODE/record and GET /api/tables/CODE/frames.
"""

import argparse
import hashlib
import hmac
import json
import re
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import accumulate, count
from pathlib import Path
from typing import Any

CHECKED: Counter[str] = Counter()
FACES = ["1", "2", "3", "heart", "energy", "claw"]
NAMES = """acid_attack alien_metabolism alpha_monster armor_plating background_dweller burrowing camouflage
complete_destruction dedicated_news_team eater_of_the_dead energy_hoarder even_bigger extra_head fire_breathing
freeze_time friend_of_children giant_brain gourmet healing_ray herbivore herd_culler it_has_a_child jets made_in_a_lab
metamorph mimic monster_batteries nova_breath omnivore opportunist parasitic_tentacles plot_twist poison_quills
poison_spit psychic_probe rapid_healing regeneration rooting_for_the_underdog shrink_ray smoke_cloud solar_powered
spiked_tail stretchy telepath urbavore were_only_making_it_stronger wings apartment_building commuter_train
corner_store drop_from_high_altitude energize evacuation_orders fire_blast frenzy gas_refinery heal
high_altitude_bombing jet_fighters national_guard nuclear_power_plant skyscraper tanks vast_storm"""
CARDS = [*NAMES.split(), "extra_head", "evacuation_orders"]  # 47 to 63 and 65 are discarded when they are bought


def same(what: str, told: object, computed: object, **checked: int) -> None:
    if told != computed:
        sys.exit(f"WRONG: {what}: told {told}, computed {computed}")
    CHECKED.update(checked)


def stream(key: bytes, action: int) -> Iterator[int]:
    for block in count():
        drawn = hmac.digest(key, action.to_bytes(8, "big") + block.to_bytes(8, "big"), "sha256")
        yield from (int.from_bytes(drawn[at : at + 4], "big") for at in range(0, 32, 4))


def below(n: int, words: Iterator[int]) -> int:
    while (product := next(words) * n) % 2**32 < (2**32 - n) % n:
        pass
    return product >> 32


def shuffle(entries: list[Any], words: Iterator[int]) -> None:
    for i in range(len(entries) - 1, 0, -1):
        j = below(i + 1, words)
        entries[i], entries[j] = entries[j], entries[i]


def throw(number: int, words: Iterator[int]) -> list[str]:
    if number > 9:
        return throw(9, words) + throw(number - 9, words)
    thrown = below(6**number, words)
    return [FACES[thrown // 6**die % 6] for die in range(number)]


def sha256(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def written(value: Any) -> str:
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def game_key(record: Any, kept: argparse.Namespace) -> bytes:
    deal, seats, key = record["deal"], record["deal"]["seats"], bytes.fromhex(record["deal"]["key"])
    same("commitment to the server's key", {deal["commitment"], *kept.commitment}, {hashlib.sha256(key).hexdigest()})
    for number, seat in enumerate(seats):
        values, bot = [seat["commit"], seat["share"]], seat["kind"] == "bot"
        formed = [type(seat["seat"]), seat["seat"], *(type(seat[name]) for name in ("colour", "silent", "bot"))]
        same(f"form of seat {number}", formed, [int, number, str, bool, str if bot else type(None)])
        same(f"kind of seat {number}", bot or seat["kind"], bot or "human")
        hexadecimal = [one for one in values if one is not None and not bot and re.fullmatch(r"[0-9a-f]{64}\Z", one)]
        same(f"commitment and share of seat {number}", [one for one in values if one is not None], hexadecimal)
        if seat["share"] is not None:
            text = f"kingtable share {deal['table']} {number} {seat['share']}"
            same(f"commitment of seat {number}", seat["commit"], sha256(text), shares=1)
    same("kept shares unknown", set(kept.share) - {f"{seat['seat']}:{seat['share']}" for seat in seats}, set())
    bound = {name: deal[name] for name in ("commitment", "format", "table")} | {"origin": None}
    bound |= {"game": record["game"], "options": record["options"]}
    fields = ("seat", "kind", "colour", "bot", "commit", "silent")
    bound["seats"] = [{name: seat[name] for name in fields} for seat in seats]
    digest = sha256(written(bound))
    same("digest of what was bound", {digest, *kept.digest}, {digest})
    shares = [seat["share"] for seat in seats]
    return hmac.digest(key, written({"digest": digest, "shares": shares}).encode(), "sha256")


def changed(old: Any, by: Any) -> Any:
    """A view after a change (docs/protocol.md, Moments)."""
    if not isinstance(by, dict):
        return by
    if "=" in by:
        return by["="]
    if "@" in by:
        return [*old[: by["@"][0]], *by["+"], *old[sum(by["@"]) :]]
    if isinstance(old, list):
        return [changed(value, by[str(i)]) if str(i) in by else value for i, value in enumerate(old)]
    return {**old, **{key: changed(old.get(key), change) for key, change in by.items()}}


def whole(frames: list[Any]) -> Iterator[Any]:
    """The frames with all their events in a row, and the view after them."""
    view: Any = {}
    for frame in frames:
        for moment in frame["moments"]:
            view = changed(view, moment["view"])
        yield {**frame, "view": view, "events": [event for moment in frame["moments"] for event in moment["events"]]}


def kingdomino(told: Iterator[tuple[Iterator[int], Any]], options: Any) -> None:
    players, snake, games = options["players"], options["start_order"] == "snake", 3 if options["dynasty"] else 1
    used = {2: 48 if options["mighty_duel"] else 24, 3: options["three_players"], 4: 48}[players]
    size = 3 if used == 36 else 4
    for words, event in ((words, event) for words, frame in told for event in frame["events"]):
        if event["e"] == "game":
            deck = list(range(1, 49))
            for i in range(min(used, 47)):
                j = i + below(48 - i, words)
                deck[i], deck[j] = deck[j], deck[i]
            first = below(players, words) if snake else 0
            kings = [(first + i) % players for i in range(players)]
            kings += [] if players > 2 else kings[::-1] if snake else kings
            if not snake:
                shuffle(kings, words)
        elif event["e"] == "kings":
            same("order of the kings", event["seats"], kings, orders=1)
        elif event["e"] == "line":
            same("line", event["dominoes"], sorted(deck[:size]), lines=1, dominoes=size)
            deck = deck[size:]
    same("orders and lines", [CHECKED["orders"], CHECKED["lines"]], [games, games * used // size])


def king_of_tokyo(told: Iterator[tuple[Iterator[int], Any]], _: Any) -> None:
    deck, discard, row = CARDS[:], list[str](), list[str]()
    for words, frame in told:
        for event in frame["events"]:
            kind, what = event["e"], f"{event['e']} after the moves {frame['moves']}"
            if kind == "start_roll":
                shuffle(deck, words)
                rolls, left = list[Any](), list(range(len(frame["view"]["monsters"])))
                while len(left) > 1:
                    rolls.append([[seat, throw(6, words).count("claw")] for seat in left])
                    left = [seat for seat, claws in rolls[-1] if claws == max(claws for _, claws in rolls[-1])]
                same("start roll", [event["rolls"], event["first"]], [rolls, *left], dice=6 * sum(map(len, rolls)))
            elif kind in ("throw", "camouflage", "again", "probe"):
                faces = event.get("thrown", event.get("dice", [event.get("to")]))
                same(what, faces, throw(len(faces), words), dice=len(faces))
                if kind == "throw":
                    stay = frame["moves"][-1].split()[1:] if len(faces) < len(event["dice"]) else []
                    same(what, event["dice"], sorted(stay + faces, key=FACES.index))
            elif kind == "reveal" or (kind == "buy" and event["from"] == "top"):
                same(what, [event["card"]], deck[:1], cards=1)
                deck = deck[1:]
            elif kind == "shuffle":
                shuffle(discard, words)
                deck, discard = discard, []
                CHECKED.update(shuffles=1)
            if kind == "lose" or (kind == "buy" and event["card"] in CARDS[47:64]):
                discard.append(event["card"])
            discard += row if kind == "sweep" else []
        view = frame["view"]
        same(f"deck and discards after {frame['moves']}", [view["deck"], *view["discard"]], [len(deck), *discard])
        row = [slot["card"] for slot in view["row"] if slot]


def verify(kept: argparse.Namespace) -> None:
    record, frames = (json.loads(Path(name).read_bytes()) for name in kept.files)
    if "origin" in record["deal"] or record["deal"].get("format") != 4:
        raise ValueError("it goes on from another, or another version dealt it; `kingtable verify` can check it")
    key, frames = game_key(record, kept), list(whole(frames["frames"]))
    same("moves", [move for frame in frames for move in frame["moves"]], record["moves"])
    actions = accumulate(len(frame["moves"]) for frame in frames)  # chance comes with the last move of a command
    told = zip((stream(key, action) for action in actions), frames, strict=True)
    {"kingdomino": kingdomino, "king-of-tokyo": king_of_tokyo}[record["game"]](told, record["options"])
    print(", ".join(f"{number} {what}" for what, number in CHECKED.items()) + ": all as the keys say.")
    seats = record["deal"]["seats"]
    silent = [seat["seat"] for seat in seats if seat["silent"]]
    print("Seats without a share:", [seat["seat"] for seat in seats if seat["share"] is None])
    print(f"Seats that kept one back: {silent}. If they are the host's, the host saw up to {len(silent) + 1} deals.")
    print("Not proved: that the host did not look; fairness to seats without a share; who moved; that rules were kept.")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(usage=argparse.SUPPRESS, description=__doc__)
    parser.add_argument("files", nargs=2, metavar="FILE")
    for kept in ("--commitment", "--digest", "--share"):
        parser.add_argument(kept, action="append", default=[])
    if len(sys.argv) == 1:
        sys.exit(print(__doc__))
    try:
        verify(parser.parse_args())
    except Exception as error:
        parser.error(f"this is no game that can be checked ({type(error).__name__}: {error})")
