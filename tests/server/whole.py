"""Frames as a page knows them once it has applied what changed."""

from __future__ import annotations

from typing import Any

from kingtable.server.messages.changes import changed

Json = dict[str, Any]


def whole(frame: Json, view: Json) -> Json:
    """A frame `ev` after which the view is whole: of each of its moments, and as `view`; with all `events` in a row.

    view: what the client saw before it."""
    seen = []
    for moment in frame["moments"]:
        view = changed(view, moment["view"])
        seen.append({"events": moment["events"], "view": view})
    return {**frame, "moments": seen, "view": view, "events": [event for moment in seen for event in moment["events"]]}


def whole_steps(steps: list[Json]) -> list[Json]:
    """The same of the steps of a replay, or of the frame `past`."""
    told: list[Json] = []
    for step in steps:
        told.append(whole(step, told[-1]["view"] if told else {}))
    return told
