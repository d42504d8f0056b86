/** King of Tokyo at the table. */
import { defineFace } from "../../table/face";
import Bar from "./Bar.svelte";
import Extras from "./Extras.svelte";
import Play from "./Play.svelte";
import { flights } from "./flights";
import { eventSaid, eventWords, logLines, toldAt } from "./events";
import { lasts, sounds, weighs } from "./moments";
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
  told: toldAt,
  standing: presets,
  needs: needed,
  ready: prepare,
  seldom: Object.values(opened),
  hints: opened.hints,
  Bar,
  Play,
  end: opened.end,
  Extras,
  far: () => import("./far"),
  position: () => import("./Position.svelte"),
});
