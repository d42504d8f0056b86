/** Kingdomino at the table. */
import { defineFace } from "../../table/face";
import Bar from "./Bar.svelte";
import Extras from "./Extras.svelte";
import Play from "./Play.svelte";
import { BEGINS } from "./beginning";
import { lasts, sounds, weighs } from "./moments";
import { flights } from "./flights";
import type { Situation } from "./protocol";
import { words } from "../../words/words.svelte";
import { eventWords, logLines, optionWords, spoken } from "./speech";

const TOLD = new Set(["place", "claim", "discard", "over"]);

export const face = defineFace({
  options: (table: Situation) => (table.view ? optionWords(table.view) : []),
  log: logLines,
  line: eventWords,
  says: spoken,
  weighs,
  sounds,
  flights,
  lasts,
  told: (table: Situation, seq) =>
    words.sentences(
      table.log
        .filter((entry) => entry.seq === seq && TOLD.has(entry.event.e))
        .map(({ event }) => eventWords(table, event)),
    ),
  hints: () => import("./hints"),
  beginning: { lasts: () => BEGINS, tells: () => false, part: () => import("./Beginning.svelte") },
  Bar,
  Play,
  end: () => import("./End.svelte"),
  Extras,
  far: () => import("./far"),
  position: () => import("./Position.svelte"),
});
