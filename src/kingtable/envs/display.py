"""How a notebook shows a batch."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from kingtable.envs.batch import Batch


def shown(batch: Batch) -> str:
    """A batch as HTML: what is played, its arrays, and the table of the first lane, as everybody sees it."""
    arrays: dict[str, Any] = {f'observation["{name}"]': array for name, array in batch.observation.items()}
    for name in ("action_mask", "to_move", "rewards", "terminated", "illegal", "final_scores"):
        arrays[name] = getattr(batch, name)
    rows = [f"<tr><td><code>{escape(name)}</code><td>{array.dtype}<td>{array.shape}" for name, array in arrays.items()]
    options = ", ".join(f"{name}={value}" for name, value in batch.options.items())
    summary = f"{batch.game} ({options}): {batch.lanes:,} lanes, {batch.begun:,} games begun"
    return (
        f"<p>{escape(summary)}</p><details><summary>Arrays</summary><table>{''.join(rows)}</table></details>"
        f"<figure>{batch.match(0)._repr_svg_()}<figcaption>Lane 0</figcaption></figure>"
    )
