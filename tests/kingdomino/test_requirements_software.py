"""What the playing situation asks of software: K-171 to K-187, as far as the front door answers it.

The rest is the page's and the server's, and tested there.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import kingtable
from tests.kingdomino.table import (
    FULL,
    events,
    final,
    new,
    placing,
    play_opening,
    play_out,
    refusal,
    table,
)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_K_171_the_set_up_does_itself(players: int) -> None:
    view = kingtable.new("kingdomino", players=players).view(0)
    assert len(view["kingdoms"]) == players
    assert view["next_line"]
    assert view["kings"]
    assert view["to_move"] == view["kings"][0]


def test_K_172_options_are_fixed_and_stay_visible() -> None:
    match = new(players=2, harmony=True, mighty_duel=True)
    for seat in (None, 0, 1):
        options = match.view(seat)["options"]
        assert (options["harmony"], options["mighty_duel"], options["middle_kingdom"]) == (True, True, False)
    assert play_out(match).record()["options"] == new(players=2, harmony=True, mighty_duel=True).options


def test_K_173_the_order_of_kings_is_drawn_and_shown() -> None:
    match = new(players=4, seed=9)
    drawn = match.position()["kings"]
    assert match.view(None)["kings"] == drawn
    assert events(match, "kings") == [{"e": "kings", "seats": drawn}]
    firsts = Counter(new(players=4, seed=seed).to_move for seed in range(400))
    assert min(firsts[seat] for seat in range(4)) > 60


def test_K_175_kingdoms_and_lines_lie_open_for_everybody() -> None:
    match = play_opening(new(players=4, seed=4))
    for _ in range(40):
        views = [match.view(seat) for seat in (None, 0, 1, 2, 3)]
        for open_ in ("kingdoms", "line", "next_line", "to_move", "scores", "to_come"):
            assert all(view[open_] == views[0][open_] for view in views)
        match.play(match.legal()[-1])


@pytest.mark.parametrize("options", [{"players": 2}, {"players": 3}, {"players": 4, "dynasty": True}])
def test_K_175_the_future_of_the_stack_does_not(options: dict[str, Any]) -> None:
    match = new(seed=11, **options)
    for step in range(30):
        position = match.position()
        deck = position["deck"]
        turned = kingtable.from_position({**position, "deck": deck[1:] + deck[:1]})
        here = kingtable.from_position(position)
        for seat in (None, *range(options["players"])):
            assert here.view(seat) == turned.view(seat), f"the order of the stack shows at step {step}"
            assert "deck" not in match.view(seat)
        match.play(match.legal()[0])


def test_K_176_the_low_end_of_a_line_comes_first_and_tells_the_turn() -> None:
    match = play_opening(new(players=4, seed=2))
    view = match.view(None)
    for line in (view["line"], view["next_line"]):
        numbers = [each["domino"] for each in line]
        assert numbers == sorted(numbers)
    assert [each["state"] for each in view["line"]] == ["now", "waits", "waits", "waits"]
    match.play(match.legal()[0])
    assert match.view(None)["line"][0]["state"] in ("now", "done")
    match.play(match.legal()[0])
    assert [each["state"] for each in match.view(None)["line"]] == ["done", "now", "waits", "waits"]


def test_K_177_the_number_is_shown_beside_the_terrain() -> None:
    match = placing("CC", 48)
    assert match.view(0)["line"][0]["domino"] == 48
    match.play("48@1,0>E")
    assert match.view(0)["kingdoms"][0]["dominoes"] == [{"domino": 48, "left": [1, 0], "right": [2, 0]}]


@pytest.mark.parametrize(
    ("kingdom", "room"),
    [
        ("CC", [-4, -4, 4, 4]),
        ("CC W0 W0", [-2, -4, 4, 4]),
        ("W0 / W0 / CC", [-4, -2, 4, 4]),
        (FULL, [-2, -2, 2, 2]),
    ],
)
def test_K_178_the_frame_that_remains_can_be_seen(kingdom: str, room: list[int]) -> None:
    assert placing(kingdom, 1).view(0)["kingdoms"][0]["room"] == room


def test_K_178_the_frame_of_the_duel() -> None:
    shown = placing("CC W0 W0", 1, mighty_duel=True).view(0)["kingdoms"][0]
    assert (shown["side"], shown["room"]) == (7, [-4, -6, 6, 6])


def test_K_178_terrain_and_crowns_can_be_seen() -> None:
    squares = placing("CC M3 W0", 1).view(0)["kingdoms"][0]["squares"]
    assert {"x": 1, "y": 0, "terrain": "mine", "crowns": 3} in squares


@pytest.mark.parametrize(
    ("kingdom", "move", "rule"),
    [
        ("CC W0 W0 W0 W0", "1@5,0>E", "K-099"),
        ("CC", "1@1,1>E", "K-103"),
        ("CC F0 F0", "1@3,0>E", "K-103"),
        ("CC", "1x", "K-109"),
        ("CC", "=1", "K-086"),
        ("CC", "2@1,0>E", "K-084"),
    ],
)
def test_K_179_a_refusal_names_its_rule(kingdom: str, move: str, rule: str) -> None:
    refused = refusal(placing(kingdom, 1), move)
    assert refused.rule == rule
    assert refused.key
    assert len(str(refused)) > 10
    assert rule in str(refused)


def test_K_180_a_domino_without_place_is_the_only_action_and_it_is_told() -> None:
    match = table(FULL, "CC", line=[[5, 0], [12, 1]])
    choices = match.choices()
    assert choices["place"] == []
    assert choices["discard"] == "5x"
    match.play("5x")
    assert events(match, "discard") == [{"e": "discard", "seat": 0, "domino": 5}]
    assert match.choices()["discard"] is None


def test_K_181_a_claim_without_choice_is_marked_as_forced() -> None:
    match = play_opening(new(players=4))
    assert [event["forced"] for event in events(match, "claim")] == [False, False, False, True]
    with_leftover = play_opening(new(players=3, three_players=48))
    assert [event["forced"] for event in events(with_leftover, "claim")] == [False, False, False]


def test_K_166_K_167_K_182_the_score_sheet_is_kept() -> None:
    sheet = final(FULL, "CC", middle_kingdom=True, harmony=True).view(0)["kingdoms"][0]
    counted = sorted(
        (each["points"], each["terrain"], len(each["squares"]), each["crowns"])
        for each in sheet["properties"]
        if each["points"]
    )
    assert counted == [
        (1, "wheat", 1, 1),
        (3, "wheat", 3, 1),
        (4, "pasture", 2, 2),
        (5, "wheat", 5, 1),
        (15, "mine", 3, 5),
    ]
    assert (sheet["points"], sheet["bonus"], sheet["score"]) == (28, 15, 43)
    assert (sheet["largest"], sheet["crowns"]) == (5, 10)
    assert (sheet["middle_kingdom"], sheet["harmony"]) == ("won", "won")


def test_K_182_during_play_the_sheet_has_no_bonus_yet() -> None:
    match = table("W1 CC W0", "CC", line=[[1, 0], [2, 1]], middle_kingdom=True, harmony=True)
    sheet = match.view(0)["kingdoms"][0]
    assert (sheet["points"], sheet["bonus"], sheet["score"]) == (1, 0, 1)
    assert (sheet["middle_kingdom"], sheet["harmony"]) == ("open", "open")
    off = placing("CC", 1).view(0)["kingdoms"][0]
    assert (off["middle_kingdom"], off["harmony"]) == ("off", "off")
    lost = table("CC W0 W0 W0 W0", "CC", line=[[1, 1]], discarded=[[5], []], middle_kingdom=True, harmony=True)
    sheet = lost.view(0)["kingdoms"][0]
    assert (sheet["middle_kingdom"], sheet["harmony"]) == ("lost", "lost")


def test_K_183_the_sums_of_a_dynasty_are_kept_and_shown() -> None:
    match = new(players=2, dynasty=True, seed=5)
    while match.view(0)["game_number"] < 3:
        match.play(match.legal()[0])
    history = match.view(0)["history"]
    assert [each["scores"] for each in history] == [each["scores"] for each in events(match, "scored")]
    first, second = (each["scores"] for each in history)
    assert match.view(0)["scores"] == [first[0] + second[0], first[1] + second[1]]


@pytest.mark.parametrize(
    ("kingdoms", "by"),
    [
        (("L0 .. / P2 P0 / CC P0", "W0 .. / M1 M2 / CC S0"), "largest"),
        (("L0 .. / P2 L0 / CC L0", "W0 .. / S0 S1 / CC P0"), "crowns"),
        (("CC W1 W0", "CC W1 W0"), "shared"),
    ],
)
def test_K_184_a_tie_is_explained_by_the_step_that_decided_it(kingdoms: tuple[str, str], by: str) -> None:
    assert final(*kingdoms).view(0)["tie_break"] == [{"seats": [0, 1], "by": by}]


def test_K_184_without_a_tie_there_is_nothing_to_explain() -> None:
    assert not final("CC W1", "CC").view(0)["tie_break"]


def test_K_185_the_duel_is_told_apart() -> None:
    described = kingtable.options("kingdomino")
    assert "mighty_duel" in described["options"]
    assert described["options"]["mighty_duel"]["requires"] == {"players": [2]}


def test_K_187_either_three_player_rule_and_either_opening_is_an_option() -> None:
    described = kingtable.options("kingdomino")
    assert described["options"]["three_players"]["values"] == [36, 48]
    assert described["options"]["start_order"]["values"] == ["kings", "snake"]
    official, bga = new(players=3, preset="official"), new(players=3, preset="bga")
    assert (official.options["three_players"], official.options["start_order"]) == (36, "kings")
    assert (bga.options["three_players"], bga.options["start_order"]) == (48, "snake")
    assert new(players=3).options == official.options


def test_K_187_a_preset_can_be_changed_by_hand() -> None:
    mixed = new(players=3, preset="bga", start_order="kings")
    assert (mixed.options["three_players"], mixed.options["start_order"]) == (48, "kings")


@pytest.mark.parametrize(
    ("wrong", "field"),
    [
        ({"players": 5}, "players"),
        ({"players": "2"}, "players"),
        ({"players": True}, "players"),
        ({"players": 2.0}, "players"),
        ({"middle_kingdom": "yes"}, "middle_kingdom"),
        ({"middle_kingdom": 1}, "middle_kingdom"),
        ({"harmony": "true"}, "harmony"),
        ({"harmony": None}, "harmony"),
        ({"three_players": 40}, "three_players"),
        ({"start_order": "clockwise"}, "start_order"),
        ({"start_order": []}, "start_order"),
        ({"preset": "house"}, "preset"),
        ({"preset": {}}, "preset"),
        ({"colour": "blue"}, "colour"),
        ({"players": 3, "mighty_duel": True}, "mighty_duel"),
        ({"seed": "7"}, "seed"),
    ],
    ids=str,
)
def test_K_172_impossible_options_are_refused_by_name(wrong: dict[str, Any], field: str) -> None:
    with pytest.raises(kingtable.InvalidOptions) as refused:
        kingtable.new("kingdomino", **wrong)
    assert refused.value.field == field
    assert refused.value.key
    assert field in str(refused.value)
