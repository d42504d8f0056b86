/** What a good player would do here, in words. */
import type { ComparedOf, HintsOf } from "../../table/face";
import type { Reason } from "../../net/protocol";
import { nameOf } from "../../game/speech";
import { say } from "../../words/words.svelte";
import Compared from "./Compared.svelte";
import { gained, laidBy, laidIn } from "./laid";
import Others from "./Others.svelte";
import type { Choices, JournalEvent, Situation, View } from "./protocol";
import { placeWords } from "./speech";

/** A placement with what is claimed after it, as the notation writes them. */
function turn(_: Situation, moves: readonly string[]): string[] {
  return moves.map((move) => {
    const place = laidBy(move);
    const domino = parseInt(move.replace("=", ""), 10);
    if (place) return say("hint-place", { domino, where: placeWords(domino, place) });
    return say(move.startsWith("=") ? "hint-claim" : "hint-discard", { domino });
  });
}

/** Reasons that speak of the domino that is claimed; the others speak of where one is placed. */
const OF_CLAIMS = /^(claim-|takes$|first$)/;
const OF_POINTS = /^(most|less)$/;

/** What is the same in both turns is no reason for the better one. */
function tells(turn: ComparedOf<View>, { key, args }: Reason): boolean {
  const { played, better } = turn;
  const claim = (moves: readonly string[] | null): string | undefined => moves?.find((move) => move.startsWith("="));
  if (OF_CLAIMS.test(key)) return claim(played) !== claim(better);
  if (key === "playouts") return true;
  if (OF_POINTS.test(key)) return gained(turn) !== Number(args["gain"]);
  return String(Object.values(laidIn(played) ?? {})) !== String(Object.values(laidIn(better ?? []) ?? {}));
}

export const hints: HintsOf<View, Choices, JournalEvent> = {
  Compared,
  Others,
  turn,
  brief: (table, moves) =>
    turn(
      table,
      moves.filter((move) => !laidBy(move)),
    ),
  tells,
  when: ({ phase, round }) => (phase === "opening" ? say("opening") : say("log-round", { n: round })),
  reason: (table: Situation, { key, args }) =>
    say(`hint-${key}`, "seat" in args ? { ...args, who: nameOf(table, Number(args["seat"])) } : args),
};
