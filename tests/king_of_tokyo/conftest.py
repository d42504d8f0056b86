"""What King of Tokyo's tests share."""

from __future__ import annotations

from typing import Any

import pytest

from tests.king_of_tokyo.table import SIDES, Play, Sit, setting


@pytest.fixture(params=["engine", "reference"])
def sit(request: pytest.FixtureRequest) -> Sit:
    """Sets a table on the engine, and then on the reference: what holds for one holds for the other."""

    def seated(*monsters: dict[str, Any], **given: Any) -> Play:
        return SIDES[request.param](setting(*monsters, **given))

    return seated
