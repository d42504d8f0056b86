import type { Situation } from "./protocol";

/** What each seat has laid last in this game, and which domino was claimed last. */
export function newestOf({ log }: Pick<Situation, "log">): { laid: Map<number, number>; claimed: number | null } {
  const laid = new Map<number, number>();
  let claimed: number | null = null;
  for (const { event } of log) {
    if (event.e === "game") laid.clear();
    if (event.e === "place") laid.set(event.seat, event.domino);
    if (event.e === "claim") claimed = event.domino;
    else if (event.e === "scored") claimed = null;
  }
  return { laid, claimed };
}
