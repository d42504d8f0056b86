/** What is said of a table that is not dealt yet. */
import type { Gathering, Seat } from "../net/protocol";
import { say, words } from "../words/words.svelte";
import type { Situation } from "./situation";
import { nameOf, seatLabel, type Sentence } from "./speech";

/** Whether a person is at the table, or has been; a key of the catalogue. */
export const presence = ({ here, claimed }: Seat): string => (here ? "came" : claimed ? "has-come" : "awaited");

/** What a table that is not dealt yet waits for. `inviting`: the reader has links for the others. */
export function gatheringWords(table: Situation, gather: Gathering, awaited: number[], inviting: boolean): Sentence {
  if (gather.revealing || gather.sealing) {
    const silent = words.list(gather.silent.map((seat) => seatLabel(table, seat)));
    return { lead: say("gather-sealing"), rest: say(silent ? "gather-anew" : "gather-sealing-rest", { who: silent }) };
  }
  const who = words.list(awaited.map((seat) => seatLabel(table, seat)));
  const come = gather.follows === null ? inviting && say("gather-invite") : say("gather-rematch");
  const rest = [...(come && awaited.length > 0 ? [come] : []), beginningWords(table, gather)];
  if (awaited.length > 0) return { lead: say("gather-waiting", { who }), rest: words.sentences(rest) };
  return { lead: say("gather-all"), rest: words.sentences(rest) };
}

/** Who or what begins the game. */
function beginningWords(table: Situation, { host, waits }: Gathering): string {
  if (!waits) return say("gather-then");
  if (host === null) return say(table.me === null ? "gather-anybody" : "gather-you-may");
  return host === table.me ? say("gather-you-begin") : say("gather-host-begins", { who: nameOf(table, host) });
}
