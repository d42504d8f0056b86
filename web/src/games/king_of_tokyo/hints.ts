/** What a good player would do here, in words. */
import type { HintsOf } from "../../table/face";
import { say, words } from "../../words/words.svelte";
import { cardName } from "./cards";
import { effectWords, percent, stopWords } from "./consequences";
import Compared from "./Compared.svelte";
import type { Choices, JournalEvent, Situation, View } from "./protocol";
import { moveWords } from "./speech";

/** What the dice do as they lie, or an answer, as the choices have it. */
function consequences(table: Situation): string[] {
  const { choices } = table;
  const move = table.hinted[0];
  const effect = choices?.effects.find((one) => one.move === move);
  if (move === "done" && choices?.stop) return stopWords(table, choices.stop);
  return effect ? effectWords(table, effect) : [];
}

export const hints: HintsOf<View, Choices, JournalEvent> = {
  Compared,
  brief: () => [],
  when: ({ turn_number }) => say("tokyo-turn", { n: turn_number }),
  turn: (table: Situation, moves) => moves.map((move) => moveWords(table, move)),
  reason: (table: Situation, { key, args }) => {
    const told = words.list(consequences(table));
    if (key === "stop" && !told) return say("hint-stop-nothing");
    if (key === "stop" || key === "effect") return told && say(`hint-${key}`, { told });
    if (key === "loses") return say("hint-loses", { card: cardName(String(args["card"])) });
    if (key === "odds")
      return say("hint-odds", {
        dice: say(`faces-${args["face"]}`, { n: Number(args["n"]) }),
        p: percent(Number(args["p"])),
      });
    return say(`hint-${key}`, args);
  },
};
