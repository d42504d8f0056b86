/** Any game at the table. */
import type { Face } from "../table/face";
import Play from "./Play.svelte";
import type { Table } from "./protocol";
import { eventWords, logLines, optionWords, toldAt } from "./speech";

export const face: Face = {
  options: (table: Table) => (table.view ? optionWords(table.view) : []),
  log: logLines,
  line: eventWords,
  weighs: () => 2,
  told: toldAt,
  Play,
  end: () => import("./End.svelte"),
  position: () => import("./Position.svelte"),
};
