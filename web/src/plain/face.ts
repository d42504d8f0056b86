/** Any game at the table. */
import type { Face } from "../table/face";
import End from "./End.svelte";
import Play from "./Play.svelte";
import Position from "./Position.svelte";
import type { Table } from "./protocol";
import { logLines, optionWords, toldAt } from "./speech";

export const face: Face = {
  options: (table: Table) => (table.view ? optionWords(table.view) : []),
  log: logLines,
  told: toldAt,
  Play,
  End,
  Position,
};
