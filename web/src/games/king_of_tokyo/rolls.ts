/** Dice in the air: until they lie nothing tells what they show. */
import type { Situation } from "./protocol";

/** The reader's own are: what is pressed stays where it is, and waits. */
export const rollsMine = (table: Situation): boolean =>
  Boolean(table.coming) && table.me !== null && table.acting === table.me;
