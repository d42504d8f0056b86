import type { Situation, TieBreak, View } from "./protocol";
import { heldOf } from "./count";
import { seatLabel } from "../../game/speech";
import { say, words } from "../../words/words.svelte";

/** What decided between equal scores; those of a Dynasty nothing decides, not even its last kingdoms. */
export function tieSentence(table: Situation, view: View, { seats, by }: TieBreak): string {
  const value = (seat: number): number => {
    const kingdom = view.kingdoms[seat];
    return kingdom ? heldOf(kingdom, by) : 0;
  };
  return say(`tie-${view.games > 1 ? "sum" : by}`, {
    place: Math.min(...seats.map((seat) => view.ranks?.[seat] ?? 1)),
    who: words.list(seats.map((seat) => seatLabel(table, seat))),
    score: view.scores[seats[0] ?? 0] ?? 0,
    values: words.list(
      seats.map((seat) =>
        say(by === "crowns" ? "tie-crowns-of" : "tie-squares-of", { who: seatLabel(table, seat), n: value(seat) }),
      ),
    ),
  });
}

/** The same of all ties, one sentence each. */
export const tieWords = (table: Situation, view: View): string[] =>
  (view.tie_break ?? []).map((tie) => tieSentence(table, view, tie));
