/** What a good player would do here, in words. */
import type { Hints } from "../table/face";
import { nameOf } from "../words/speech";
import { say } from "../words/words.svelte";
import type { Table } from "./protocol";
import { placeWords } from "./speech";

/** A placement with what is claimed after it, as the notation writes them. */
function turn(table: Table, moves: readonly string[]): string[] {
  return moves.map((move) => {
    const place = table.choices?.place.find((one) => one.move === move);
    const domino = parseInt(move.replace("=", ""), 10);
    if (place) return say("hint-place", { domino, where: placeWords(domino, place) });
    return say(move.startsWith("=") ? "hint-claim" : "hint-discard", { domino });
  });
}

export const hints: Hints = {
  side: "end",
  turn,
  reason: (table: Table, { key, args }) =>
    say(`hint-${key}`, "seat" in args ? { ...args, who: nameOf(table, Number(args["seat"])) } : args),
};
