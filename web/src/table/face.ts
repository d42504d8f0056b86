/** What a game shows of itself at the table; everything round it is shared. */
import type { Component } from "svelte";
import type { Table } from "../net/table.svelte";
import type { LogLine } from "../words/speech";

// A face is given only tables of its own game; which one that is, is known when the first frame has come.
type Own = Table<any, any, any, any>;

export interface Face {
  /** Its name, as a message of the catalogue. */
  title: string;
  /** The options of a table, in words. */
  options: (table: Own) => string[];
  /** The log, up to a frame. */
  log: (table: Own, upTo: number | null) => LogLine[];
  /** What just happened, in one line for the replay. */
  told: (table: Own, seq: number) => string;
  /** In the top bar. */
  Bar: Component<{ table: Own }>;
  /** The game while it is played. */
  Play: Component<{ table: Own; onrule: (rule: string) => void; onmenu: () => void }>;
  /** The game when it is over. */
  End: Component<{ table: Own; onrule: (rule: string) => void }>;
  /** What the menu has besides. */
  Extras: Component<{ table: Own }>;
  /** One position of the replay. */
  Position: Component<{ table: Own; seq: number }>;
}

/** The faces, each in a file of its own that is loaded when a table of its game is visited. */
const FACES: Record<string, () => Promise<{ face: Face }>> = {
  kingdomino: () => import("../kingdomino/face"),
  "king-of-tokyo": () => import("../king_of_tokyo/face"),
};

export async function faceOf(game: string): Promise<Face | null> {
  return (await FACES[game]?.())?.face ?? null;
}

interface Book {
  title: string;
  rules: string;
  heads?: string;
  aim: string;
  keys: string;
}

/** Where the catalogue has a game's rules: how their keys begin, and those of the headings; the aim, the keys of the keyboard. */
export const BOOKS: Record<string, Book> = {
  kingdomino: { title: "kingdomino", rules: "rule-K-", aim: "rules-aim", keys: "rules-keys" },
  "king-of-tokyo": {
    title: "king-of-tokyo",
    rules: "rule-T-",
    heads: "tokyo-rules-",
    aim: "tokyo-aim",
    keys: "tokyo-keys",
  },
};
