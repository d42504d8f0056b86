/** What travels in a moment: a card from the row to where it is read or to who bought it, and monsters to Tokyo and back. */
import type { Flight } from "../../ui/flights";
import type { JournalEvent, View } from "./protocol";

const board = (seat: number): string => `[data-seat="${seat}"]`;
const figure = (seat: number): string => `${board(seat)} .mon`;
const stands = (seat: number): string => `[data-stands="${seat}"]`;

/** Where a card lies that another one has bought. */
const READ = ".bought .lies > *";

/** From there it goes to its owner. */
export const takenHome = (seat: number): Flight => ({ from: READ, to: board(seat), into: true });

export function flights(event: JournalEvent, view: View): Flight[] {
  switch (event.e) {
    case "buy": {
      const from = `[data-card="${event.card}"] > *`;
      if (event.from !== "row") return [];
      return [event.seat === view.seat ? { from, to: board(event.seat), into: true } : { from, to: READ }];
    }
    case "enter":
      return [{ from: figure(event.seat), to: stands(event.seat) }];
    case "leave":
      return [{ from: stands(event.seat), to: figure(event.seat), as: "to" }];
    default:
      return [];
  }
}
