/** Any game at the table. */
import { defineFace } from "../../table/face";
import Play from "./Play.svelte";
import type { Situation } from "./protocol";
import { eventWords, logLines, optionWords, toldAt } from "./speech";

export const face = defineFace({
  options: (table: Situation) => (table.view ? optionWords(table.view) : []),
  log: logLines,
  line: eventWords,
  weighs: () => 2,
  told: toldAt,
  Play,
  end: () => import("./End.svelte"),
  position: () => import("./Position.svelte"),
});
