"""Which content coding a client takes (RFC 9110, 12.5.3): what is sent is compressed once, not for everybody."""

from __future__ import annotations

import re
from collections.abc import Sequence

from kingtable.server.messages.refusal import Refusal

IDENTITY = "identity"
_ITEM = re.compile(r"\s*([!#$%&'*+.^_`|~0-9A-Za-z-]+)\s*(?:;\s*q\s*=\s*(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*)?", re.I)
_OLD = {"x-gzip": "gzip"}


def chosen(accepted: Sequence[str], there: Sequence[str]) -> str:
    """The coding, of those that are there, that the client likes best; among equals the first of them, "identity" last.

    accepted: the request's `Accept-Encoding` headers. What cannot be read of them is passed over.
    Raises Refusal (406): the client takes neither any of these nor what is not encoded.
    """
    weights: dict[str, float] = {}
    for item in ",".join(accepted).split(","):
        if read := _ITEM.fullmatch(item):
            name = read[1].lower()
            weights[_OLD.get(name, name)] = float(read[2] or 1)
    others = weights.get("*", 0.0)
    least = weights.get("*", 0.001)  # what is not encoded is taken unless it is ruled out
    liked = {coding: weights.get(coding, others) for coding in there}
    liked[IDENTITY] = weights.get(IDENTITY, least)
    best = max(liked, key=lambda coding: liked[coding])
    if liked[best] <= 0:
        raise Refusal("server-encoding", status=406, codings=", ".join((*there, IDENTITY)))
    return best
