"""What changed in a view: frames tell that and not the whole view.

A change is, for the value that it is applied to:

- an object by object: the changes of its members; `{"=": value}` where the members themselves are others;
- a list by object: the changes of its elements, by their index; or `{"@": [start, gone], "+": [...]}`, where from
  `start` on `gone` elements make room for others;
- anything else: the new value. So that it cannot be mistaken, a new object is always `{"=": value}`.

The page does the same in `web/src/net/changes.ts`.
"""

from __future__ import annotations

from typing import Any, Final

SAME: Final = object()
"""Nothing has changed."""


def change(old: object, new: object) -> object:
    """What makes `new` out of `old`, both JSON-able; SAME where they are equal. No field may be now a number, now a
    truth: Python takes 1 and True for equal."""
    if old == new:
        return SAME
    if isinstance(new, dict):
        if not isinstance(old, dict) or old.keys() != new.keys():
            return {"=": new}
        return {key: change(old[key], value) for key, value in new.items() if old[key] != value}
    if not isinstance(new, list) or not isinstance(old, list):
        return new
    if len(old) == len(new) and any(isinstance(value, (dict, list)) for value in new):
        pairs = enumerate(zip(old, new, strict=True))
        return {str(i): change(was, value) for i, (was, value) in pairs if was != value}
    most = min(len(old), len(new))
    start = next((i for i in range(most) if old[i] != new[i]), most)
    end = next((i for i in range(most - start) if old[-1 - i] != new[-1 - i]), most - start)
    if start + end == 0:
        return new
    return {"@": [start, len(old) - start - end], "+": new[start : len(new) - end]}


def changed(old: Any, by: Any) -> Any:
    """What a change makes of a value, which itself stays as it is."""
    if not isinstance(by, dict):
        return by
    if "=" in by:
        return by["="]
    if "@" in by:
        start, gone = by["@"]
        return [*old[:start], *by["+"], *old[start + gone :]]
    if isinstance(old, list):
        return [changed(value, by[str(i)]) if str(i) in by else value for i, value in enumerate(old)]
    return {key: changed(value, by[key]) if key in by else value for key, value in old.items()}
