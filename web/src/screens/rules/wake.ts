/** Rules at the point (point.ts), loaded when a reader first points at something or presses a key. */
import type { Asked } from "../../game/point";
import { untilHad } from "../../words/had";

/** Calls `ask` whenever a reader asks for a rule, until what it answers is called. */
export function listening(ask: (asked: Asked) => void): () => void {
  let stop = new AbortController();
  /** By the time that it is loaded the tap may be over. */
  const before: Event[] = [];
  const wake = (event: Event): void => {
    if (before.push(event) > 1) return;
    void untilHad(() => import("../../game/point")).then(({ asking }) => {
      if (stop.signal.aborted) return;
      stop.abort();
      stop = asking(ask, before);
    });
  };
  for (const kind of ["pointerover", "pointerdown", "pointerup", "contextmenu", "click", "keydown"]) {
    addEventListener(kind, wake, { signal: stop.signal, capture: true });
  }
  return () => stop.abort();
}
