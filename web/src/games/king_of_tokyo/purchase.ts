/** The purchase of another one that the page tells: its card lies there to be read before it goes to its owner. */
import { eventWords } from "./events";
import type { JournalEvent, Situation } from "./protocol";

export interface Purchase {
  seat: number;
  card: string;
  price: number;
  /** The buyer's energy before and after it. */
  energy: { from: number; to: number };
  /** What it did at once, in sentences. */
  means: string[];
  /** The place in the row that it left; null where it came from elsewhere. */
  slot: number | null;
}

const SILENT = new Set<JournalEvent["e"]>(["buy", "reveal", "shuffle"]);

export function purchaseOf(table: Situation): Purchase | null {
  const { moment, choices, me } = table;
  if (!table.telling || !moment || choices) return null;
  const bought = moment.events.find((event) => event.e === "buy");
  if (!bought || bought.seat === me) return null;
  const { seat, card, price, from } = bought;
  const pays = (event: JournalEvent): boolean => event.e === "energy" && event.seat === seat && event.why === "buy";
  const paid = moment.events.find(pays);
  const now = paid?.e === "energy" ? paid.energy : (moment.view.monsters[seat]?.energy ?? 0);
  const shown = moment.events.find((event) => event.e === "reveal");
  const gap = moment.view.row.indexOf(null);
  return {
    seat,
    card,
    price,
    energy: { from: now + price, to: now },
    means: moment.events
      .filter((event) => !SILENT.has(event.e) && !pays(event))
      .map((event) => eventWords(table, event))
      .filter((text) => text !== ""),
    slot: from !== "row" ? null : shown?.e === "reveal" ? shown.slot : gap < 0 ? null : gap,
  };
}

/** How long a card lies there, in milliseconds at the normal pace: as long as it takes to read it. */
export function reads(text: string): number {
  const words = text.split(/\s+/).length;
  // Where words are not set apart two letters are one.
  return Math.min(5000, Math.max(2000, 1500 + 100 * (words > 2 ? words : text.length / 2)));
}
