"""The pages of the environments are those that the declarations give, and what they show is so."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import kingtable
from kingtable.engine.games import OURS
from kingtable.envs import Batch
from scripts import environments
from tests import tiers

DOCUMENTS = Path(__file__).parents[2] / "docs"


@pytest.mark.parametrize("name", OURS)
def test_the_page_is_up_to_date(name: str) -> None:
    assert environments.path(name).read_text("utf-8") == environments.page(name), "python scripts/environments.py"


@pytest.mark.compiled
@pytest.mark.parametrize("name", OURS)
def test_the_table_of_actions_is_whole_and_says_what_each_action_is(name: str) -> None:
    batch = Batch(name, 8, seed=3, players=4)
    spans = kingtable.game(name).numbers
    assert [one.first for one in spans] == [0, *(one.last + 1 for one in spans[:-1])]
    assert spans[-1].last == batch.actions - 1
    forms = [re.compile(re.sub(r"<\w+>", r"\\S+", re.escape(one.text))) for one in spans]
    dice = next((number for number, one in enumerate(spans) if one.text == "keep <dice>"), None)
    met = set()
    for _ in range(tiers.times(150, 20_000)):
        for lane in range(batch.lanes):
            for action in np.flatnonzero(batch.action_mask[lane]).tolist()[:6]:
                (number,) = [n for n, one in enumerate(spans) if one.first <= action <= one.last]
                text = batch.text_of(lane, action)
                assert number == dice or forms[number].fullmatch(text), (action, text, spans[number])
                assert number != dice or text.split()[0] == "keep"
                met.add(number)
        batch.step(batch.sample())
    assert len(met) >= min(len(spans), 10)


@pytest.mark.compiled
@pytest.mark.parametrize("page", ["laboratory.md", "environments/kingdomino.md", "environments/king-of-tokyo.md"])
def test_what_the_page_shows_runs(page: str) -> None:
    text = (DOCUMENTS / page).read_text("utf-8")
    if page == "laboratory.md":
        text = text.partition("## PettingZoo and Gymnasium")[2].partition("\n## ")[0]
    blocks = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    assert blocks
    for block in blocks:
        names: dict[str, Any] = {}
        exec(compile(block, page, "exec"), names)
        assert names["terminated"] in (True, False)


@pytest.mark.compiled
@pytest.mark.parametrize("name", OURS)
def test_the_page_lists_every_array_that_the_environment_shows(name: str) -> None:
    batch, page = Batch(name, 1, seed=1, players=4), environments.page(name)
    for field, array in batch.observation.items():
        assert f"| `{field}` | {array.dtype} | {array.shape[2:] or (1,)} |" in page
    assert len(list(environments.observed(name))) == len(batch.observation)
