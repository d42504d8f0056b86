/** Who is out, as far as it was told: nobody is drawn eliminated before the page says so. */
import type { JournalEvent, Situation } from "./protocol";

/** What changes whether a monster is out. */
const OF_LIFE = new Set<JournalEvent["e"]>(["damage", "out", "child"]);

export function fallen(table: Situation, seat: number): boolean {
  if (table.view?.monsters[seat]?.alive !== false) return false;
  const last = table.log.findLast(({ event }) => OF_LIFE.has(event.e) && "seat" in event && event.seat === seat);
  return last?.event.e !== "damage";
}
