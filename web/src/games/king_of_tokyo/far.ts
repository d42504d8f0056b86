/** King of Tokyo on a big screen. */
import type { FarOf } from "../../table/face";
import type { Sentence } from "../../game/speech";
import { causeWords } from "./events";
import Far from "./Far.svelte";
import type { Choices, JournalEvent, Situation, View } from "./protocol";
import { sentence as plainly } from "./speech";

/** Who decides what; at the end why it is one. */
function sentence(table: Situation): Sentence {
  const told = plainly(table);
  return table.view?.over ? { ...told, rest: causeWords(table) } : told;
}

export const far: FarOf<View, Choices, JournalEvent> = { sentence, Board: Far };
