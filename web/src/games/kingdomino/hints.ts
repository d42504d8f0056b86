/** What a good player would do here, in words. */
import type { HintsOf } from "../../table/face";
import { nameOf } from "../../game/speech";
import { say } from "../../words/words.svelte";
import type { Choices, JournalEvent, Situation, View } from "./protocol";
import { placeWords } from "./speech";

/** A placement with what is claimed after it, as the notation writes them. */
function turn(table: Situation, moves: readonly string[]): string[] {
  return moves.map((move) => {
    const place = table.choices?.place.find((one) => one.move === move);
    const domino = parseInt(move.replace("=", ""), 10);
    if (place) return say("hint-place", { domino, where: placeWords(domino, place) });
    return say(move.startsWith("=") ? "hint-claim" : "hint-discard", { domino });
  });
}

export const hints: HintsOf<View, Choices, JournalEvent> = {
  turn,
  reason: (table: Situation, { key, args }) =>
    say(`hint-${key}`, "seat" in args ? { ...args, who: nameOf(table, Number(args["seat"])) } : args),
};
