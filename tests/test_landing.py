"""What lands: `.ci/run` calls `scripts/test`, which holds what is listed here. All tests run before a release."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))

HOLDS = {
    "a game of Kingdomino by mouse": "page/test_games.py::test_a_whole_game_by_mouse",
    "a game of Kingdomino by keys": "page/test_keyboard.py::test_a_whole_game_of_kingdomino",
    "a game of King of Tokyo by mouse": "page/test_tokyo.py::test_a_whole_game",
    "a game of King of Tokyo by keys": "page/test_keyboard.py::test_a_whole_game_of_king_of_tokyo",
    "two people at one table, to the end": "page/test_company.py::test_two_people_at_one_table",
    "a refusal": "page/test_placing.py::test_what_does_not_fit_is_crossed_out_with_the_reason",
    "a table in Persian": "page/test_languages.py::test_persian_reads_from_the_right_in_its_own_digits",
    "axe on the start page and at a table": "page/test_access.py::test_axe_finds_nothing_at_the_start_and_at_a_table",
    "three kills": "server/test_kill.py::test_kills_lose_nothing_and_double_nothing",
    "two hundred odd frames": "server/test_fuzz.py::test_two_hundred_odd_frames_break_nothing",
    "a hundred sequences of the adversary": "server/test_adversary.py::test_a_hundred_sequences_learn_nothing",
}
"""What the quick run holds at least of the page and the server, and the test that shows it."""


def left_out(test: str) -> bool:
    """Does the quick run leave out all cases of a test?"""
    file, _, name = test.partition("::")
    tree = ast.parse((ROOT / "tests" / file).read_text("utf-8"))
    (function,) = (node for node in tree.body if isinstance(node, ast.FunctionDef) and node.name == name)
    marks = [ast.unparse(mark) for mark in function.decorator_list]
    return any(re.fullmatch(r"pytest\.mark\.(slow|night)", mark) for mark in marks)


@pytest.mark.parametrize("what", HOLDS)
def test_what_lands_has_been_tried(what: str) -> None:
    assert not left_out(HOLDS[what])


def test_a_test_that_is_left_out_is_seen() -> None:
    assert left_out("page/test_games.py::test_three_players_with_all_dominoes")


def test_what_lands_passes_the_test_of_the_readme_and_nothing_else() -> None:
    lines = [line for line in (ROOT / ".ci/run").read_text("utf-8").splitlines() if not line.startswith("#")]
    assert lines == ['exec "$(dirname "$0")/../scripts/test"']
    assert "```sh\nscripts/test\n```" in (ROOT / "README.md").read_text("utf-8")


def jobs(workflow: str) -> dict[str, str]:
    """The jobs of a workflow and their text."""
    told = (ROOT / ".github/workflows" / workflow).read_text("utf-8").partition("\njobs:\n")[2]
    parts = re.split(r"^  (\w+):\n", told, flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def test_a_version_is_published_only_when_all_tests_pass() -> None:
    assert "    needs: [whole, build]\n" in jobs("release.yml")["publish"]
    assert "uses: ./.github/workflows/whole.yml" in jobs("release.yml")["whole"]
    assert "run: scripts/test --whole\n" in jobs("whole.yml")["whole"]


def test_all_tests_run_every_night() -> None:
    assert "cron:" in (ROOT / ".github/workflows/test.yml").read_text("utf-8")
    assert jobs("test.yml")["whole"].startswith(
        "    if: github.event_name == 'schedule'\n    uses: ./.github/workflows/whole.yml"
    )


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda file: file.stem)
def test_a_workflow_fits_its_schema(workflow: Path, tmp_path: Path) -> None:
    checker = [str(Path(sys.executable).parent / "check-jsonschema"), "--builtin-schema", "vendor.github-workflows"]
    done = subprocess.run([*checker, str(workflow)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
    wrong = tmp_path / "wrong.yml"
    wrong.write_text(workflow.read_text("utf-8").replace("runs-on:", "runs-off:").replace("uses:", "used:"))
    assert subprocess.run([*checker, str(wrong)], capture_output=True, check=False).returncode == 1


def day(commit: str) -> str:
    """The day of a commit or tag; "" where there is none."""
    asked = ["git", "log", "-1", "--format=%cs", commit, "--"]
    return subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=False).stdout.strip()


def test_a_version_has_its_date_when_it_has_its_tag() -> None:
    versions = re.findall(r"^## (\d+\.\d+\.\d+) - (.+)$", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert versions
    for version, date in versions:
        tagged = day(f"v{version}")
        right = (
            {tagged} if tagged else {"not yet published", day("HEAD")}
        )  # on the day of the tag it has its date first
        assert date in right, version
