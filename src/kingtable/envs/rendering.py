"""A game of a batch in text and as a picture, for the render modes of environments."""

from __future__ import annotations

from io import BytesIO
from typing import Any

import numpy as np
import numpy.typing as npt

from kingtable.engine.errors import InvalidOptions
from kingtable.engine.extras import needed
from kingtable.engine.game import C, Game, S, V
from kingtable.engine.spec import Options
from kingtable.engine.text import cut

MODES = ("human", "ansi", "rgb_array")


def mode_of(mode: object) -> str | None:
    """Return the render mode. Raises InvalidOptions for one that does not exist."""
    if mode is not None and (not isinstance(mode, str) or mode not in MODES):
        raise InvalidOptions("option-value", field="render_mode", value=cut(mode, 40), allowed=", ".join(MODES))
    return mode


def rendered(rules: Game[S, V, C], state: S, options: Options, mode: str) -> str | npt.NDArray[np.uint8] | None:
    """Draw what everybody sees of a state: as text or as a picture; `human` prints the text.

    Raises Refused where `rgb_array` needs a package that is not installed.
    """
    if mode == "rgb_array":
        return pixels(rules.picture(rules.view(state, options)))
    text = rules.drawn(state)
    if mode == "human":
        print(text, flush=True)
        return None
    return text


def pixels(svg: str) -> npt.NDArray[np.uint8]:
    """Return a picture as uint8 (height, width, 3). Raises Refused where a package for it is missing."""
    resvg: Any = needed("resvg_py", "pettingzoo")
    image: Any = needed("PIL.Image", "pettingzoo")
    return np.array(image.open(BytesIO(resvg.svg_to_bytes(svg_string=svg))).convert("RGB"))
