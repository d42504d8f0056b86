/** Which row of this round is marked. */
import type { Situation } from "./protocol";

/** The domino of who is to move or, while a moment is told, of who acted in it; null where nobody did. */
export function markedDomino({ view, telling, moment }: Situation): number | null {
  const line = view?.line ?? [];
  if (!telling) return line.find(({ state }) => state === "now")?.domino ?? null;
  for (const event of moment?.events ?? []) {
    if (event.e === "place" || event.e === "discard") return event.domino;
    if (event.e === "claim")
      return line.findLast(({ state, seat }) => state === "done" && seat === event.seat)?.domino ?? null;
  }
  return null;
}
