"""How `scripts/mutants.py` tries a mistake without a new Python: it exchanges the code of functions."""

from __future__ import annotations

import types

import pytest

from scripts.forked import exchanged

RIGHT = """
MOST = 3

class Card:
    @staticmethod
    def worth(n):
        return [n + step for step in range(MOST)]

def twice(n):
    return Card.worth(n) * 2
"""


@pytest.mark.parametrize(
    ("was", "becomes", "whole", "worth", "twice"),
    [
        ("n + step", "n - step", True, [5, 4, 3], [5, 4, 3, 5, 4, 3]),
        ("* 2", "* 1", True, [5, 6, 7], [5, 6, 7]),
        ("MOST = 3", "MOST = 4", False, [5, 6, 7], [5, 6, 7, 5, 6, 7]),
    ],
)
def test_functions_get_the_code_of_a_version_that_differs_in_functions_alone(
    was: str, becomes: str, whole: bool, worth: list[int], twice: list[int]
) -> None:
    module = types.ModuleType(f"mistaken_{hash(was)}")
    exec(compile(RIGHT, module.__name__, "exec"), vars(module))
    copies = [module.Card.worth, types.FunctionType(module.twice.__code__, vars(module), "twice")]
    assert exchanged(module.__name__, RIGHT, RIGHT.replace(was, becomes)) is whole
    assert module.Card.worth(5) == copies[0](5) == worth
    assert module.twice(5) == copies[1](5) == twice
