"""Write tests/data/seconds.json from a whole run: which tests a quick one takes less of (tests/tiers.py).

scripts/test --whole --junitxml=run.xml -o junit_duration_report=call
uv run python scripts/seconds.py run.xml
"""

from __future__ import annotations

import json
import sys
from collections import defaultdict
from pathlib import Path
from xml.etree import ElementTree

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.tiers import ENOUGH

ROOT = Path(__file__).parent.parent


def name_of(place: str, test: str) -> str:
    """As pytest names a test: junit has its module and class with points between them."""
    parts = place.split(".")
    module = next(n for n in range(len(parts), 0, -1) if ROOT.joinpath(*parts[:n]).with_suffix(".py").exists())
    return "::".join(["/".join(parts[:module]) + ".py", *parts[module:], test.partition("[")[0]])


def main(run: Path) -> None:
    """Write those of whose cases not all are run quickly."""
    cases: dict[str, list[float]] = defaultdict(list)
    for case in ElementTree.parse(run).iter("testcase"):
        cases[name_of(case.attrib["classname"], case.attrib["name"])].append(float(case.attrib["time"]))
    long = {name: round(sum(took) / len(took), 3) for name, took in cases.items() if sum(took) > ENOUGH}
    file = ROOT / "tests" / "data" / "seconds.json"
    file.write_text(json.dumps(dict(sorted(long.items())), indent=0) + "\n", "utf-8")
    print(f"{len(long)} of {len(cases)} tests take more than {ENOUGH} s")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main(Path(sys.argv[1]))
