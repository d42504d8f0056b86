"""Named actors on a Ray cluster that start again when they die; what one was asked and did not answer is lost."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from functools import partial
from types import ModuleType
from typing import Any, NamedTuple

from kingtable.engine.errors import Refused
from kingtable.engine.text import cut

NAMESPACE = "kingtable"
"""The namespace of the names: `ray.get_actor(name, namespace="kingtable")`."""
FETCHED = 30.0
"""Seconds in which an answer that is there comes here; else it is lost with its machine."""
FREED = 300
"""Tenths of a second in which the cluster frees the name of an actor that was ended."""
TRIES = 5
"""How often in a row an actor may die without an answer; after that something is wrong with it."""


class _Asked(NamedTuple):
    role: str
    then: Callable[..., None]
    refs: list[Any]


class Crew:
    """Actors by their roles. Everything happens in `go`, in the caller's thread.

    name: the actor of a role is named `NAME-ROLE`. died: called with each role whose actor died, when a new one is
    there; all that the old one was asked is lost.
    """

    def __init__(self, ray: ModuleType, name: str, died: Callable[[str], None]) -> None:
        self.ray, self.name, self._died = ray, name, died
        self._hires: dict[str, Callable[[], Any]] = {}
        self._actors: dict[str, Any] = {}
        self._asked: dict[Any, _Asked] = {}
        self._deaths = Counter[str]()

    @property
    def roles(self) -> list[str]:
        """The roles that were hired, in their order."""
        return list(self._hires)

    def hire(self, role: str, kind: type, **resources: object) -> None:
        """Start an actor. resources: of one, as `ray.remote` takes them. Raises Refused for a name that is taken."""
        made = self.ray.remote(**resources)(kind)
        self._hires[role] = partial(made.options(name=f"{self.name}-{role}", namespace=NAMESPACE).remote)
        try:
            self._actors[role] = self._hires[role]()
        except ValueError as taken:
            raise Refused("train-taken", field="folder", actor=f"{self.name}-{role}") from taken

    def ask(self, role: str, method: str, *given: object, then: Callable[..., None], answers: int = 1) -> None:
        """Call a method of an actor. then: called with what it returned; of more `answers` than one, the first is
        fetched, and all others are references, so that large ones stay where they are."""
        refs = getattr(self._actors[role], method).options(num_returns=answers).remote(*given)
        found = refs if answers > 1 else [refs]
        self._asked[found[0]] = _Asked(role, then, found[1:])

    def waits_for(self, *roles: str) -> bool:
        """Return whether one of these roles was asked and has not answered."""
        return any(asked.role in roles for asked in self._asked.values())

    def go(self, seconds: float) -> None:
        """Wait for answers for `seconds` at most, and take those that are there. Raises what an actor raised."""
        if not self._asked:
            return
        ready, _ = self.ray.wait(list(self._asked), num_returns=1, timeout=seconds, fetch_local=False)
        for ref in ready:
            self._take(ref)

    def _take(self, ref: Any) -> None:
        wrong = self.ray.exceptions
        asked = self._asked.pop(ref)
        try:
            answer = self.ray.get(ref, timeout=FETCHED)
        except (wrong.RayActorError, wrong.ObjectLostError, wrong.GetTimeoutError) as error:
            self._replace(asked.role, error)  # an answer that is lost was on the actor's machine
        except wrong.RayTaskError as error:
            raise getattr(error, "cause", error) from error
        else:
            self._deaths[asked.role] = 0
            asked.then(answer, *asked.refs)

    def _forget(self, role: str) -> None:
        self._asked = {ref: asked for ref, asked in self._asked.items() if asked.role != role}

    def _replace(self, role: str, error: Exception) -> None:
        self._forget(role)
        self._deaths[role] += 1
        if self._deaths[role] > TRIES:
            why = cut(" ".join(str(error).split()), 200)
            raise Refused("train-actor", actor=f"{self.name}-{role}", count=TRIES, why=why) from error
        self.dismiss(role)  # also one that only cannot be reached
        self._actors[role] = self._hired_again(role)
        self._died(role)

    def _hired_again(self, role: str) -> Any:
        """Start an actor under the name of one that has just ended: the cluster frees the name a little later."""
        for _ in range(FREED):
            try:
                return self._hires[role]()
            except ValueError:
                time.sleep(0.1)
        return self._hires[role]()

    def now(self, role: str, method: str, seconds: float) -> Any:
        """Return an answer at once, when the run is being broken off; None where there is none in time."""
        try:
            return self.ray.get(getattr(self._actors[role], method).remote(), timeout=seconds)
        except (self.ray.exceptions.RayError, KeyError):
            return None

    def dismiss(self, role: str) -> None:
        """End an actor, and forget what it was asked."""
        self._forget(role)
        if (actor := self._actors.pop(role, None)) is not None:
            self.ray.kill(actor)

    def disband(self) -> None:
        """End all actors."""
        for role in list(self._actors):
            self.dismiss(role)
