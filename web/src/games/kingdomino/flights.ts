/** What travels in a moment: kings from domino to domino, dominoes from "next" to "this round", and to the rivals' kingdoms. */
import type { Flight } from "../../ui/flights";
import type { JournalEvent, View } from "./protocol";

const HERE = '[aria-labelledby="this-round"]';
const NEXT = '[aria-labelledby="next-round"]';
const domino = (line: string, number: number): string => `${line} [data-domino="${number}"]`;
const king = (line: string, number: number): string => `${line} li:has([data-domino="${number}"]) svg.king`;

/** view: as it is after the moment. */
export function flights(event: JournalEvent, view: View): Flight[] {
  switch (event.e) {
    case "claim":
      return [{ from: `${HERE} li[data-mover] svg.king`, to: king(NEXT, event.domino) }];
    case "place":
      return event.seat === view.seat ? [] : [{ from: domino(HERE, event.domino), to: `#rival-${event.seat} .newest` }];
    case "round":
      return view.line.flatMap((entry) => [
        { from: domino(NEXT, entry.domino), to: domino(HERE, entry.domino) },
        { from: king(NEXT, entry.domino), to: king(HERE, entry.domino) },
      ]);
    default:
      return [];
  }
}
