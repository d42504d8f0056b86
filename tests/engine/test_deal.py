"""What a deal is bound to: nothing that a dishonest server could vary, once the shares are known, passes unnoticed."""

from __future__ import annotations

import contextlib
import copy
import dataclasses
import hashlib
import hmac
import json
import secrets
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

import kingtable
from kingtable.cli import main
from kingtable.engine.deal import FORMAT, ONE_ROUND, Deal, canonical, games_in_a_row, read_deal, share_commitment
from kingtable.engine.front import dealt

OLD: list[dict[str, Any]] = json.loads((Path(__file__).parents[1] / "data" / "deals-2.json").read_text("utf-8"))
"""Records as they were dealt before names, bots and options were bound."""


def finished(
    game: str = "kingdomino", people: int = 2, bots: int = 1, silent: int = 0, format: int = FORMAT, **options: Any
) -> dict[str, Any]:
    """The record of a served game with people, of whom the last few sealed a share and kept it back, and a bot."""
    table, seats = "K7QW2M", []
    for number in range(people + bots):
        person, kept_back = number < people, people - silent <= number < people
        share = secrets.token_bytes(32) if person else None
        seat: dict[str, Any] = {
            "seat": number,
            "kind": "human" if person else "bot",
            "name": f"Player {number}" if person else None,
            "colour": ["blue", "rose", "pine", "amber"][number],
            "bot": None if person else "greedy",
            "commit": share and share_commitment(table, number, share),
            "share": share and share.hex(),
        }
        if kept_back:
            seat |= {"share": None} | ({"commit": None} if format == FORMAT else {})
        seats.append(seat | ({"silent": kept_back} if format == FORMAT else {}))
    deal = Deal(table, secrets.token_bytes(32), seats, format=format)
    match = dealt(game, deal, players=len(seats), **options)
    while not match.over:
        match.play(match.legal()[0])
    record: dict[str, Any] = json.loads(json.dumps(match.record()))
    return record


def kept(record: dict[str, Any]) -> list[str]:
    """The arguments with which the player of seat 0 compares a record with what the own page kept."""
    deal = kingtable.replay(record).deal
    assert deal is not None
    digest = deal.digest(record["game"], kingtable.replay(record).options)
    return ["--commitment", deal.commitment, "--digest", digest, "--share", f"0:{deal.seats[0]['share']}"]


def verify(record: dict[str, Any], *arguments: str) -> tuple[int, str]:
    done = CliRunner().invoke(main, ["verify", *arguments], input=json.dumps(record))
    assert len(done.stderr.splitlines()) <= 1, done.stderr
    return done.exit_code, done.stdout


def test_an_honest_deal_is_proved_to_a_player_who_kept_digest_and_share() -> None:
    record = finished()
    code, text = verify(record, *kept(record))
    assert code == 0
    assert "Proved to the player who kept this digest and this share" in text
    assert json.loads(verify(record, "--json", *kept(record))[1])["proved"] is True


def test_it_says_proved_only_of_what_it_was_given() -> None:
    record = finished()
    arguments = kept(record)
    for given in ([], arguments[:2], arguments[:4], [*arguments[:2], *arguments[4:]]):
        code, text = verify(record, *given)
        assert code == 0
        assert "Proved to the player" not in text
        assert "Not proved: that nobody chose this deal." in text
        assert json.loads(verify(record, "--json", *given)[1])["proved"] is False


@pytest.mark.parametrize(("silent", "format", "deals"), [(1, 4, 2), (3, 4, 4), (1, 3, 2), (3, 3, 8)])
def test_a_deal_that_silent_seats_could_choose_is_not_called_proved(silent: int, format: int, deals: int) -> None:
    """Whoever seals a share and keeps it back may know the deal that is not made then: one deal more for each such
    seat; in older deals twice as many."""
    record = finished(people=4, bots=0, silent=silent, format=format)
    text = verify(record, *kept(record))[1]
    assert "Proved" not in text
    assert f"{deals} deals" in text
    told = json.loads(verify(record, "--json", *kept(record))[1])
    assert (told["proved"], told["silent"], told["deals"]) == (False, [3, 2, 1][:silent][::-1], deals)


def test_an_older_deal_in_which_all_gave_their_shares_is_proved() -> None:
    record = finished(format=ONE_ROUND)
    assert json.loads(verify(record, "--json", *kept(record))[1])["proved"] is True


def other_options(record: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Options that a table of as many players can have, among them those that change nothing."""
    declared = kingtable.GAMES[record["game"]]
    for name, option in declared.options.items():
        for value in option.values:
            other = {**record["options"], name: value}
            with contextlib.suppress(kingtable.Refused):
                if name != "players" and declared.full(other, stored=True) != record["options"]:
                    yield other


VARY: dict[str, Callable[[dict[str, Any]], None]] = {
    "table": lambda deal: deal.update(table="ABCDEF"),
    "commit of a bot": lambda deal: deal["seats"][2].update(commit=secrets.token_hex(32)),
    "commit of a person without a share": lambda deal: deal["seats"][1].update(
        share=None, commit=secrets.token_hex(32)
    ),
    "share of an accomplice": lambda deal: deal["seats"][1].update(
        share="ab" * 32, commit=share_commitment(deal["table"], 1, bytes.fromhex("ab" * 32))
    ),
    "share and commit of a bot": lambda deal: deal["seats"][2].update(
        share="ab" * 32, commit=share_commitment(deal["table"], 2, bytes.fromhex("ab" * 32))
    ),
    "kind: a bot called a person": lambda deal: deal["seats"][2].update(kind="human", bot=None),
    "kind: a person called a bot": lambda deal: deal["seats"][1].update(
        kind="bot", bot="greedy", commit=None, share=None
    ),
    "bot": lambda deal: deal["seats"][2].update(bot="novice"),
    "colour": lambda deal: deal["seats"][2].update(colour="white"),
    "seat as true": lambda deal: deal["seats"][1].update(seat=True),
    "seat as a float": lambda deal: deal["seats"][0].update(seat=0.0),
    "format": lambda deal: deal.update(format=2),
    "no format": lambda deal: deal.pop("format"),
    "origin": lambda deal: deal.update(origin={"table": "ABCDEF", "seq": 3, "record": {}}),
}


@pytest.mark.parametrize("field", VARY)
def test_a_server_that_varies_what_is_bound_is_found_out(field: str) -> None:
    """It played the game by the key of the varied deal, so the record agrees with itself wherever it may."""
    record = finished()
    arguments = kept(record)
    varied = copy.deepcopy(record)
    VARY[field](varied["deal"])
    told = varied["deal"]
    try:
        options = record["options"]
        deal = Deal(told["table"], bytes.fromhex(told["key"]), told["seats"], told.get("origin"))
        match = dealt(record["game"], deal, **options)
        while not match.over:
            match.play(match.legal()[0])
        moves = json.loads(json.dumps(match.record()))
        varied |= {"moves": moves["moves"], "result": moves["result"]}
    except kingtable.Refused:
        pass  # it cannot even be played
    assert verify(varied, *arguments)[0] == 2


def test_every_option_is_bound_also_one_that_changes_nothing() -> None:
    record = finished(people=1)
    arguments = kept(record)
    options = list(other_options(record))
    assert len(options) >= 5
    assert any(other["three_players"] != record["options"]["three_players"] for other in options)  # here: idle
    for other in options:
        match = dealt(record["game"], read_deal(record["deal"], 2), **other)
        while not match.over:
            match.play(match.legal()[0])
        varied = json.loads(json.dumps(match.record()))
        assert kingtable.replay(varied).over
        assert verify(varied, *arguments)[0] == 2, other


def test_names_are_not_bound_because_players_change_them() -> None:
    record = finished()
    arguments = kept(record)
    record["deal"]["seats"][1]["name"] = "Eve"
    assert verify(record, *arguments)[0] == 0


@pytest.mark.parametrize("name", ["seat", "kind", "name", "colour", "bot", "commit", "share", "table", "key", "format"])
@pytest.mark.parametrize("value", [None, True, 0, 1.5, "", "x", [], {}, "0" * 63, "0" * 64 + "\n", "AB" * 32])
def test_no_field_of_a_deal_has_another_type(name: str, value: Any) -> None:
    """A deal whose values have other types than an honest server writes is refused, whatever its key would be."""
    deal = finished()["deal"]
    places = [deal] if name in deal else deal["seats"]
    for place in places:
        was = place[name]
        if (type(was), was) == (type(value), value) or (name, type(value)) in (("name", str), ("table", str)):
            continue
        if (name == "name" and value is None) or (name == "share" and value is None):
            continue  # a person without a name; a share that did not come
        if name in ("colour",) and isinstance(value, str):
            continue  # no number of the deal depends on which colours there are; a digest finds it
        if name == "bot" and isinstance(value, str) and place["kind"] == "bot":
            continue  # likewise
        if name == "commit" and value is None and place["share"] is None:
            continue
        place[name] = value
        with pytest.raises(kingtable.InvalidRecord) as refused:
            read_deal(deal, 3)
        assert refused.value.field.startswith("deal")
        place[name] = was
    read_deal(deal, 3)


@pytest.mark.parametrize("record", OLD, ids=lambda record: f"{record['game']}-{record['options']['players']}")
def test_older_deals_replay_and_say_that_they_prove_less(record: dict[str, Any]) -> None:
    match = kingtable.replay(record)
    assert match.over
    assert json.loads(json.dumps(match.record()))["deal"] == record["deal"]
    assert match.deal is not None
    assert match.deal.format != FORMAT
    code, text = verify(record)
    assert code == 0
    assert "An older version dealt this game." in text
    share = next(f"{seat['seat']}:{seat['share']}" for seat in record["deal"]["seats"] if seat["share"])
    told = json.loads(verify(record, "--json", "--share", share)[1])
    assert (told["format"], told["proved"]) == (2, False)
    assert verify(record, "--digest", "00" * 32)[0] == 2


def test_json_is_canonical_without_blanks_in_order_and_with_characters_as_they_are() -> None:
    assert canonical({"b": "é", "a": [1, None, True]}) == '{"a":[1,null,true],"b":"é"}'
    with pytest.raises(ValueError, match="JSON"):
        canonical(float("nan"))


def test_a_commitment_holds_for_one_share_at_one_seat_of_one_table() -> None:
    share = bytes(range(32))
    told = f"kingtable share K7QW2M 3 {share.hex()}"
    assert share_commitment("K7QW2M", 3, share) == hashlib.sha256(told.encode()).hexdigest()


def plain_deal(format: int, **more: Any) -> dict[str, Any]:
    """A deal of two people who gave their shares, and of a bot."""
    deal: dict[str, Any] = finished(people=2, bots=1, format=format)["deal"]
    return {**deal, **more}


@pytest.mark.parametrize("format", [ONE_ROUND, FORMAT])
def test_the_key_of_a_game_is_made_of_what_was_bound_and_of_the_shares(format: int) -> None:
    told = plain_deal(format)
    origin = {"table": "ABCDEF", "seq": 3, "record": {"name": "é"}}
    for more in ({}, {"origin": origin}):
        deal, options = read_deal({**told, **more}, 3), {"players": 3}
        names = ["seat", "kind", "colour", "bot", "commit", *(["silent"] if format == 4 else [])]
        bound = {
            "commitment": hashlib.sha256(deal.key).hexdigest(),
            "format": format,
            "game": "kingdomino",
            "options": options,
            "origin": hashlib.sha256(canonical(origin).encode()).hexdigest() if more else None,
            "seats": [{name: seat[name] for name in names} for seat in told["seats"]],
            "table": told["table"],
        }
        assert json.loads(deal.bound("kingdomino", options)) == bound
        digest = hashlib.sha256(canonical(bound).encode()).hexdigest()
        assert deal.digest("kingdomino", options) == digest
        text = canonical({"digest": digest, "shares": [seat["share"] for seat in told["seats"]]})
        assert deal.game_key("kingdomino", options) == hmac.digest(deal.key, text.encode(), "sha256")
        assert deal.in_record() == {**told, **more}
        with pytest.raises(dataclasses.FrozenInstanceError):
            deal.key = b""  # type: ignore[misc]


def test_of_an_older_deal_a_share_that_is_missing_was_kept_back() -> None:
    told = plain_deal(ONE_ROUND)
    assert (read_deal(told, 3).silent, read_deal(told, 3).deals) == ([], 1)
    told["seats"][1]["share"] = None
    assert (read_deal(told, 3).silent, read_deal(told, 3).deals) == ([1], 2)
    told["seats"][1]["commit"] = None
    assert (read_deal(told, 3).silent, read_deal(told, 3).deals) == ([], 1)


def refused_field(deal: Any, players: int = 3) -> tuple[str, str]:
    with pytest.raises(kingtable.InvalidRecord) as refused:
        read_deal(deal, players)
    return refused.value.key, refused.value.field


def test_a_deal_that_no_honest_server_writes_is_refused_by_its_field() -> None:
    told = plain_deal(FORMAT)
    for players in (2, 4):
        assert refused_field(told, players) == ("record-deal", "deal.seats")
    for wrong in ({"table": 7}, {"seats": "abc"}, {"seats": dict.fromkeys("abc")}):
        assert refused_field({**told, **wrong}) == ("record-deal", "deal.seats")
    odds: list[Any] = [
        None,
        [],
        "deal",
        {},
        {**told, "more": 1},
        {**told, "table": float("nan")},
        {**told, "table": "\ud800"},
    ]
    for odd in odds:
        assert refused_field(odd) == ("record-deal", "deal")
    for format in (1, 2, 5, True, "4", 4.0, None):
        assert refused_field({**told, "format": format}) == ("record-deal-format", "deal.format")
    origins: list[Any] = [None, [], {}, {"table": "A", "seq": 1}, {"table": "A", "seq": 1, "record": {}, "more": 1}]
    for origin in origins:
        assert refused_field({**told, "origin": origin}) == ("record-origin", "deal.origin")
    assert refused_field({**told, "commitment": "0" * 64}) == ("record-commitment", "deal.commitment")
    for key in ("00" * 31, "00" * 33, "AB" * 32, " " + "00" * 32, 7):
        assert refused_field({**told, "key": key}) == ("record-key", "deal.key")
    given = {"share": told["seats"][1]["share"], "commit": told["seats"][1]["commit"]}
    for seat, change, key, field in (
        (0, {"seat": 1}, "record-deal", "seats[0].seat"),
        (1, {"seat": True}, "record-deal", "seats[1].seat"),
        (1, {"kind": "robot"}, "record-deal", "seats[1].kind"),
        (1, {"name": 1}, "record-deal", "seats[1].name"),
        (2, {"colour": None}, "record-deal", "seats[2].colour"),
        (1, {"bot": "greedy"}, "record-deal", "seats[1].bot"),
        (2, {"bot": None}, "record-deal", "seats[2].bot"),
        (1, {"silent": True}, "record-deal", "seats[1].silent"),
        (1, {"silent": 0}, "record-deal", "seats[1].silent"),
        (1, {"silent": 1, "commit": None, "share": None}, "record-deal", "seats[1].silent"),
        (2, {"silent": True}, "record-deal", "seats[2].silent"),
        (1, {"share": None}, "record-deal", "seats[1].share"),
        (1, {"share": "00" * 31}, "record-key", "seats[1].share"),
        (1, {"share": "00" * 32}, "record-share", "seats[1].share"),
        (1, {"commit": None}, "record-share", "seats[1].share"),
        (1, {"commit": "00" * 31}, "record-key", "seats[1].commit"),
        (0, given, "record-share", "seats[0].share"),
        (2, given, "record-commit-of-bot", "seats[2].commit"),
        (1, {"more": 1}, "record-deal", "seats[1]"),
    ):
        seats = [{**one, **change} if number == seat else one for number, one in enumerate(told["seats"])]
        assert refused_field({**told, "seats": seats}) == (key, f"deal.{field}"), change
    silent = {**told["seats"][1], "silent": True, "commit": None, "share": None}
    assert read_deal({**told, "seats": [told["seats"][0], silent, told["seats"][2]]}, 3).silent == [1]


def test_sixteen_games_may_go_on_from_each_other_and_no_more() -> None:
    deal: dict[str, Any] = {}
    for games in range(18):
        told = {
            **plain_deal(FORMAT),
            **({"origin": {"table": "A", "seq": 1, "record": {"deal": deal}}} if games else {}),
        }
        assert games_in_a_row(told) == games
        if games > 16:
            assert refused_field(told) == ("record-origin", "deal.origin")
        else:
            assert (read_deal(told, 3).origin is None) is (games == 0)
        deal = told
    assert games_in_a_row({"origin": {"record": []}}) == 1
