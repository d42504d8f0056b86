/** What a game brings to the page. Its folder has a `parcel.ts` that exports one as `parcel` (`games.ts` finds it). */
import type { Component } from "svelte";
import type { Colour } from "./net/protocol";
import type { Face } from "./table/face";

export interface Parcel {
  /** Its name, as the server has it. */
  game: string;
  /** The fragment of its form's address, where that is not its name. */
  form?: string;
  /** The parts of the catalogue that only this game says, and those of them that it says seldom, as its rules; every
      part, where it does not tell. */
  words?: readonly string[];
  seldom?: readonly string[];
  /** On the start page. */
  Picture: Component;
  /** Who sits at its tables. */
  Figure: Component<{ colour: Colour; size: number }>;
  /** A colour, where it is chosen. */
  Mark: Component<{ colour: Colour }>;
  /** Its rules, where the catalogue has them. */
  book?: Book;
  /** The parts of the catalogue that its lesson says, where it has one. */
  lesson?: readonly string[];
  /** What its tables show, in a file of its own that is loaded when one is visited. */
  face: () => Promise<{ face: Face }>;
}

/** Rules under a heading, by the ends of their keys (`T-010` for `rule-T-010`), in the order in which they are read. */
export interface Chapter {
  /** The key of its heading; empty for a book without headings. */
  head: string;
  rules: readonly string[];
}

export interface Book {
  /** In a file of its own: the order is not the catalogue's, whose lines a translator may sort. */
  contents: () => Promise<{ contents: readonly Chapter[] }>;
  /** What follows the rules: all cards, say. */
  appendix?: () => Promise<{ default: Component }>;
}
