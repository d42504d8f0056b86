import type { Situation, View } from "./protocol";
import { seatLabel } from "../../game/speech";
import { say, words } from "../../words/words.svelte";

/** What decided between equal scores, one sentence a tie. */
export function tieWords(table: Situation, view: View): string[] {
  return (view.tie_break ?? []).map(({ seats, by }) => {
    const value = (seat: number): number =>
      by === "crowns" ? (view.kingdoms[seat]?.crowns ?? 0) : (view.kingdoms[seat]?.largest ?? 0);
    return say(`tie-${by}`, {
      place: Math.min(...seats.map((seat) => view.ranks?.[seat] ?? 1)),
      who: words.list(seats.map((seat) => seatLabel(table, seat))),
      score: view.scores[seats[0] ?? 0] ?? 0,
      values: words.list(
        seats.map((seat) =>
          say(by === "crowns" ? "tie-crowns-of" : "tie-squares-of", { who: seatLabel(table, seat), n: value(seat) }),
        ),
      ),
    });
  });
}
