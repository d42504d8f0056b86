/** King of Tokyo at the table. */
import type { Face } from "../table/face";
import Bar from "./Bar.svelte";
import Extras from "./Extras.svelte";
import Play from "./Play.svelte";
import { eventWords, logLines, toldAt } from "./events";
import { lasts, sounds, weighs } from "./moments";
import { opened } from "./opened";
import type { Table } from "./protocol";
import { optionWords } from "./speech";

export const face: Face = {
  options: (table: Table) => (table.view ? optionWords(table.view) : []),
  log: logLines,
  line: eventWords,
  weighs,
  sounds,
  lasts,
  told: toldAt,
  hints: opened.hints,
  Bar,
  Play,
  end: opened.end,
  Extras,
  position: () => import("./Position.svelte"),
};
