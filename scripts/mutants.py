"""Put small mistakes into the rules, one at a time, and see which of them the games' own tests let through.

    uv run --group mutants python scripts/mutants.py                         # every mistake: hours
    uv run --group mutants python scripts/mutants.py kingdomino/scoring king_of_tokyo/turn --most 40

cosmic-ray makes the mistakes: it changes one number, comparison, operator or loop. Each process has a copy of the
sources, where the rules run interpreted. It collects the tests of a module once; then a forked child for each mistake
exchanges the code of the changed function and runs the tests until one fails (`scripts/forked.py`). A mistake that
lives through that, or lies outside a function, is written into the copy and tried by a new Python. Golden playthroughs
take no part: they notice every change of a draw, also a wanted one. tests/data/equal_mutants.json lists the mistakes
that change nothing, with the reason. The script ends with 1 if a mistake survives. With --write, those that survive
stand in tests/data/surviving_mutants.json, by module, with the date on which all mistakes of the module were tried.
"""

from __future__ import annotations

import argparse
import ast
import json
import math
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Generator, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import dataclass
from importlib.util import cache_from_source
from itertools import islice
from pathlib import Path

from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code
from cosmic_ray.plugins import get_operator

ROOT = Path(__file__).parents[1]
EQUAL = ROOT / "tests" / "data" / "equal_mutants.json"
SURVIVING = ROOT / "tests" / "data" / "surviving_mutants.json"
PACKAGE = Path("src", "kingtable")
TIMEOUT = 120
"""Seconds for one test, also on a busy machine: a loop without an end is noticed, too."""
RULES = {"KINGTABLE_INTERPRETED": "1", "KINGTABLE_TESTS": "quick"}
"""How the tests run, as the environment says it."""

SWAPS = (
    "Comparison_Eq_NotEq Comparison_NotEq_Eq Comparison_Lt_LtE Comparison_LtE_Lt Comparison_Gt_GtE Comparison_GtE_Gt "
    "BinaryOperator_Add_Sub BinaryOperator_Sub_Add BinaryOperator_Mul_Add BinaryOperator_FloorDiv_Mul "
    "BinaryOperator_Mod_Add BinaryOperator_BitAnd_BitOr BinaryOperator_BitOr_BitAnd BinaryOperator_LShift_RShift "
    "BinaryOperator_RShift_LShift UnaryOperator_USub_UAdd UnaryOperator_Delete_Not UnaryOperator_Delete_Invert"
)
OPERATORS = (
    *("Replace" + swap.replace("Comparison", "ComparisonOperator") for swap in SWAPS.split()),
    *("ReplaceTrueWithFalse", "ReplaceFalseWithTrue", "ReplaceAndWithOr", "ReplaceOrWithAnd", "AddNot"),
    *("ReplaceBreakWithContinue", "ReplaceContinueWithBreak", "NumberReplacer", "ZeroIterationForLoop"),
)
"""Of cosmic-ray's 213 operators those that make a mistake that a person could make."""

KINGDOMINO = (
    "requirements_play requirements_scoring requirements_ties requirements_variants requirements_setup "
    "requirements_end positions chance scenarios properties gains perft differential"
)
KING_OF_TOKYO = (
    "chance settled cards_* death decisions requirements_* regressions scenarios positions possible pairs differential"
)
SCORING = "requirements_scoring requirements_ties requirements_variants requirements_end"
SERVER = "gathering_rounds seat_rules before_the_deal screens begin_and_end seats_at_once gathering leaving together"
TESTS = {
    "kingdomino/hidden": "hidden engine/imagined",
    "kingdomino/shown/view": f"hidden view {SCORING} protocol",
    "kingdomino/scoring": f"{SCORING} gains view scenarios",
    "kingdomino/rules": KINGDOMINO,
    "kingdomino/properties": KINGDOMINO,
    "kingdomino/shown/laid": "laid_limits typed_positions positions",
    "kingdomino/shown/position": (
        "position_limits laid_limits typed_positions positions requirements_setup requirements_end"
    ),
    "king_of_tokyo/hidden": "hidden engine/imagined",
    "king_of_tokyo/shown/view": "hidden view protocol requirements_*",
    "king_of_tokyo/rules": KING_OF_TOKYO,
    "king_of_tokyo/turn": KING_OF_TOKYO,
    "king_of_tokyo/damage": KING_OF_TOKYO,
    "king_of_tokyo/effects": KING_OF_TOKYO,
    "king_of_tokyo/buying": "choices_whole settled decisions cards_* requirements_turn regressions positions",
    "king_of_tokyo/shown/agenda": KING_OF_TOKYO,
    "king_of_tokyo/shown/position": "position_limits positions possible settled",
    "king_of_tokyo/shown/possible": KING_OF_TOKYO,
    "king_of_tokyo/dice": "dice",
    **{
        f"king_of_tokyo/cards/{name}": KING_OF_TOKYO
        for name in ("at_once", "attack", "body", "dice_cards", "end_of_turn", "market", "passive")
    },
    **{
        f"king_of_tokyo/decisions/{name}": "choices_whole protocol preview settled decisions cards_* requirements_turn"
        for name in "buy change charge hearts mimic opportunist probe react rolled sell yielding".split()  # noqa: SIM905
    },
    "engine/chance": "chance explicit",
    "engine/deal": "deal records /verify_deal",
    "server/table/seating": SERVER,
    **{f"server/table/{name}": SERVER for name in ("gathering", "people", "play", "by_itself", "state", "judge")},
}
"""The modules that hold rules, what is hidden, chance and seats, and the tests that belong to each, the quickest to
notice a mistake first: `name` is a file `test_name.py` of the same folder of tests, `folder/name` of another one."""


@dataclass(frozen=True)
class Mutant:
    """A module with one mistake: its line before and after, and the whole source with it."""

    module: str
    line: int
    was: str
    becomes: str
    source: str

    @property
    def key(self) -> tuple[str, str, str]:
        """What a list of mistakes knows it by: line numbers change too often."""
        return self.module, self.was, self.becomes

    def __str__(self) -> str:
        return f"{self.module}.py:{self.line}: {self.was}  ->  {self.becomes}"


class Meaning(ast.NodeTransformer):
    """Take away what changes nothing when the rules run: annotations."""

    def visit_arg(self, node: ast.arg) -> ast.arg:
        """Forget the type of an argument."""
        node.annotation = None
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        """Forget the type of the result."""
        node.returns = None
        return self.generic_visit(node)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> ast.AST:
        """Forget the type of the result."""
        node.returns = None
        return self.generic_visit(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        """Forget the type of a variable."""
        node.annotation = ast.Constant(None)
        return self.generic_visit(node)


def meaning(source: str) -> str | None:
    """What a source does, to compare; None where it is no Python."""
    try:
        return ast.dump(Meaning().visit(ast.parse(source)))
    except SyntaxError:
        return None


def mutants(folder: Path, module: str, seed: int) -> Iterator[Mutant]:
    """All mistakes of a module of a copy that change what it does, in an order drawn by a seed."""
    source = (folder / PACKAGE / f"{module}.py").read_text("utf-8")
    nodes = list(ast_nodes(get_ast(source)))
    operators = [get_operator(f"core/{name}")() for name in OPERATORS]
    places = [(one, i) for one in operators for i in range(sum(len([*one.mutation_positions(node)]) for node in nodes))]
    seen = {meaning(source), None}
    for operator, place in random.Random(seed).sample(places, len(places)):
        changed = mutate_code(source, operator, place)
        if changed is None or (now := meaning(changed)) in seen:
            continue
        seen.add(now)
        lines = zip(source.splitlines(), changed.splitlines(), strict=False)
        line, (was, becomes) = next((i, pair) for i, pair in enumerate(lines, 1) if pair[0] != pair[1])
        yield Mutant(module, line, was.strip(), becomes.strip(), changed)


def copied(folder: Path) -> Path:
    """Copy the sources and their tests into a folder."""
    for part in ("src", "tests", "benchmarks", "scripts", "docs", "examples", "pyproject.toml"):
        place = ROOT / part
        if place.is_dir():
            shutil.copytree(place, folder / part, ignore=shutil.ignore_patterns("__pycache__", "static"))
        else:
            shutil.copy(place, folder / part)
    return folder


def test_files(folder: Path, module: str) -> list[str]:
    """The files of tests that belong to a module. Raises FileNotFoundError where a name of the table has no file."""
    found: dict[str, None] = {}
    for name in TESTS[module].split():
        place, slash, stem = name.rpartition("/")
        files = sorted((folder / "tests" / (place if slash else module.partition("/")[0])).glob(f"test_{stem}.py"))
        if not files:
            raise FileNotFoundError(f"{module}: there are no tests {name}")
        found |= {str(file.relative_to(folder)): None for file in files}
    return list(found)


def arguments(folder: Path, module: str) -> list[str]:
    """What pytest is called with for a module's tests."""
    told = ["-x", "-q", "-p", "no:cacheprovider", "-k", "not compiled", f"--timeout={TIMEOUT}"]
    return told + test_files(folder, module)


def passes(folder: Path, module: str) -> bool:
    """Run a module's tests in a copy by a new Python; whether all of them pass."""
    environment = {**os.environ, **RULES, "PYTHONPATH": str(folder / "src")}
    command = [sys.executable, "-m", "pytest", *arguments(folder, module)]
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True).returncode == 0


def survives(mutant: Mutant, folder: Path) -> bool:
    """Whether the tests let a mistake through, tried in a copy that is right afterwards."""
    file = folder / PACKAGE / f"{mutant.module}.py"
    right = file.read_text("utf-8")
    compiled = Path(cache_from_source(str(file)))  # a mistake may be as long as what it replaces, in the same second
    try:
        compiled.unlink(missing_ok=True)
        file.write_text(mutant.source, "utf-8")
        return passes(folder, mutant.module)
    finally:
        compiled.unlink(missing_ok=True)
        file.write_text(right, "utf-8")


def killers(some: list[Mutant], folder: Path) -> Generator[str | None, None, None]:
    """Try mistakes that the same tests hold in forked children: for each the first test that fails, or None.

    Raises RuntimeError where a test fails without a mistake.
    """
    right = {module: (folder / PACKAGE / f"{module}.py").read_text("utf-8") for module in {one.module for one in some}}
    versions = [
        {"module": f"kingtable.{one.module.replace('/', '.')}", "right": right[one.module], "other": one.source}
        for one in some
    ]
    environment = {**os.environ, **RULES, "PYTHONPATH": os.pathsep.join((str(folder / "src"), str(folder)))}
    with subprocess.Popen(
        [sys.executable, "-m", "scripts.forked"],
        cwd=folder,
        env=environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as forked:
        assert forked.stdin is not None
        assert forked.stdout is not None
        forked.stdin.write(json.dumps({"arguments": arguments(folder, some[0].module), "versions": versions}))
        forked.stdin.close()
        try:
            for _ in some:
                killer = json.loads(forked.stdout.readline() or '{"wrong": "collecting the tests"}')
                if isinstance(killer, dict):
                    raise RuntimeError(f"without a mistake this fails: {killer['wrong']}")
                yield killer
        finally:
            forked.terminate()


def tried(some: list[Mutant], folders: list[Path], until: float) -> Iterator[tuple[Mutant, bool]]:
    """Try mistakes that the same tests hold in several copies at once, up to a time: each with whether it survives."""

    def share(number: int) -> list[tuple[Mutant, bool]]:
        folder, mine = folders[number], some[number :: len(folders)]
        done: list[tuple[Mutant, bool]] = []
        with closing(killers(mine, folder)) as found:
            for one in mine:
                if time.time() > until:
                    break
                lives = next(found) is None
                if lives:
                    print(f"lives through the forked tests: {one}", flush=True)
                done.append((one, lives))
        return [(one, lives and survives(one, folder)) for one, lives in done]

    with ThreadPoolExecutor(len(folders)) as pool:
        for done in pool.map(share, range(min(len(folders), len(some)))):
            yield from done


def write_down(module: str, count: Counter[tuple[str, str]], survived: list[Mutant]) -> None:
    """Write what came of all mistakes of a module, with today's date, in place of what was known of it."""
    known = json.loads(SURVIVING.read_text("utf-8")) if SURVIVING.exists() else {}
    known[module] = {
        "date": time.strftime("%Y-%m-%d"),
        **{name: count[module, name] for name in ("killed", "equal")},
        "survived": [{"was": one.was, "becomes": one.becomes} for one in survived if one.module == module],
    }
    SURVIVING.write_text(json.dumps(known, indent=1, ensure_ascii=False, sort_keys=True) + "\n", "utf-8")


def main() -> int:
    """Try mistakes and report them; 1 if one survives."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("modules", nargs="*", metavar="MODULE", help=f"one of {', '.join(TESTS)}; default: all of them")
    parser.add_argument("--most", type=int, metavar="N", help="try N mistakes of each module, drawn by --seed")
    parser.add_argument("--minutes", type=float, default=math.inf, metavar="N", help="begin no further mistake then")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", action="store_true", help="write those that survive into tests/data")
    parser.add_argument("--processes", type=int, default=2, metavar="N")
    args = parser.parse_args()
    modules = args.modules or list(TESTS)
    if unknown := [module for module in modules if module not in TESTS]:
        parser.error(f"there is no module {unknown[0]}; there are: {', '.join(TESTS)}")
    equal = {(one["module"], one["was"], one["becomes"]) for one in json.loads(EQUAL.read_text("utf-8"))}
    until = time.time() + 60 * args.minutes
    count: Counter[tuple[str, str]] = Counter()
    with tempfile.TemporaryDirectory(prefix="mutants-") as home:
        folders = [copied(Path(home, str(number))) for number in range(args.processes)]
        tests = {module: test_files(folders[0], module) for module in modules}
        for files in dict.fromkeys(map(tuple, tests.values())):
            alike = [module for module in modules if tuple(tests[module]) == files]
            some = [one for module in alike for one in islice(mutants(folders[0], module, args.seed), args.most)]
            random.Random(args.seed).shuffle(some)
            survived: list[Mutant] = []
            for mutant in some:
                count[mutant.module, "all"] += 1
                count[mutant.module, "equal"] += mutant.key in equal
            for mutant, lives in tried([one for one in some if one.key not in equal], folders, until):
                count[mutant.module, "survived" if lives else "killed"] += 1
                if lives:
                    survived.append(mutant)
                    print(f"survives: {mutant}", flush=True)
            for module in alike:
                told = ", ".join(f"{count[module, name]} {name}" for name in ("killed", "equal", "survived"))
                print(f"{module}: {told}, of {count[module, 'all']}", flush=True)
                done = sum(count[module, name] for name in ("killed", "equal", "survived"))
                if args.write and args.most is None and done == count[module, "all"]:
                    write_down(module, count, survived)
    return int(any(count[module, "survived"] for module in modules))


if __name__ == "__main__":
    sys.exit(main())
