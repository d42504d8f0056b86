/** King of Tokyo at the table. */
import { defineFace } from "../../table/face";
import Bar from "./Bar.svelte";
import Extras from "./Extras.svelte";
import Play from "./Play.svelte";
import { beginsFor } from "./beginning";
import { flights } from "./flights";
import { eventSaid, eventWords, logLines, toldAt } from "./events";
import { lasts, leads, sounds, weighs } from "./moments";
import { needed, prepare } from "./asking";
import { opened } from "./opened";
import { presets } from "./presets.svelte";
import type { Situation } from "./protocol";
import { optionWords } from "./speech";

export const face = defineFace({
  options: (table: Situation) => (table.view ? optionWords(table.view) : []),
  log: logLines,
  line: eventWords,
  says: eventSaid,
  weighs,
  sounds,
  flights,
  lasts,
  leads,
  told: toldAt,
  standing: presets,
  needs: needed,
  ready: prepare,
  seldom: Object.values(opened),
  hints: opened.hints,
  beginning: { lasts: beginsFor, tells: ({ e }) => e === "throw", part: () => import("./Beginning.svelte") },
  Bar,
  Play,
  end: opened.end,
  Extras,
  far: () => import("./far"),
  position: () => import("./Position.svelte"),
});
