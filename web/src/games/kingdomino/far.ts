/** Kingdomino on a big screen. */
import type { FarOf } from "../../table/face";
import { nameOf, type Sentence } from "../../game/speech";
import { say, words } from "../../words/words.svelte";
import Far from "./Far.svelte";
import type { Choices, JournalEvent, Situation, View } from "./protocol";
import { sentence as plainly } from "./speech";

/** Whoever places a domino claims one of the next line with it, where there is one. */
function sentence(table: Situation): Sentence {
  const { view } = table;
  if (view?.phase !== "place" || view.to_move === null) return plainly(table, false);
  const free = view.next_line.filter(({ seat }) => seat === null);
  if (free.length === 0) return plainly(table, false);
  const who = nameOf(table, view.to_move);
  const domino = view.line.find(({ state }) => state === "now")?.domino ?? 0;
  const either = new Intl.ListFormat(words.language.tag, { type: "disjunction" });
  const dominoes = either.format(free.map((one) => words.num(one.domino)));
  return { lead: say("screen-places", { who, domino }), rest: say("screen-claims", { dominoes }) };
}

export const far: FarOf<View, Choices, JournalEvent> = { sentence, Board: Far };
