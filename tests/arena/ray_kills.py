"""A Ray cluster of two workers, one of which is killed: `uv run --extra ray python -m tests.arena.ray_kills`.

The tournament must end with the very file that one process writes: no finished game is lost, none is played twice.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

from kingtable.arena.on_ray import on_ray
from kingtable.arena.tournament import Results, Tournament, play
from kingtable.engine.games import spec_of


def main(deals: int = 60) -> int:
    """Play, kill, compare; 0 where all is well."""
    from ray import cluster_utils

    options = spec_of("kingdomino").full({"players": 2})
    tournament = Tournament("kingdomino", ("random", "greedy"), options, deals)
    cluster: Any = cluster_utils.Cluster(initialize_head=True, head_node_args={"num_cpus": 0})
    workers = [cluster.add_node(num_cpus=1) for _ in range(2)]
    cluster.wait_for_nodes()

    def kill(results: Results) -> None:
        if workers and len(results.found) == deals // 4:
            cluster.remove_node(workers.pop(), allow_graceful=False)
            print(f"one of two workers killed after {results.games} of {tournament.games} games", flush=True)

    with tempfile.TemporaryDirectory() as folder:
        there, here = Path(folder) / "ray", Path(folder) / "here"
        play(tournament, there, cores=on_ray(cluster.address), progress=kill)
        cluster.shutdown()
        play(tournament, here)
        same = there.read_bytes() == here.read_bytes()
    print(f"{tournament.games} games; the file is {'the same' if same else 'NOT the same'} as without a cluster")
    return 0 if same and len(workers) == 1 else 1


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
