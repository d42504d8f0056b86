/** What a game brings to the page. Its folder has a `spec.ts` that exports one as `spec` (`games.ts` finds it). */
import type { Component } from "svelte";
import type { Situation } from "../game/situation";
import type { AnyEvent, AnyView, Colour } from "../net/protocol";
import type { Face } from "./face";

export interface GameSpec<V = AnyView, C = unknown, E = AnyEvent> {
  /** Its name, as the server has it. */
  game: string;
  /** The fragment of its form's address, where that is not its name. */
  form?: string;
  /** The parts of the catalogue that only this game says, and those of them that it says seldom, as its rules; every
      part, where it does not tell. */
  words?: readonly string[];
  seldom?: readonly string[];
  /** Its drawings: an SVG of symbols and groups that the others use by reference. */
  pieces?: () => Promise<{ default: string }>;
  /** On the start page. */
  Picture: Component;
  /** Who sits at its tables. */
  Figure: Component<{ colour: Colour; size: number }>;
  /** A colour, where it is chosen. */
  Mark: Component<{ colour: Colour }>;
  /** Its rules, where the catalogue has them. */
  book?: Book<V, C, E>;
  /** The parts of the catalogue that its lesson says, where it has one. */
  lesson?: readonly string[];
  /** Sums for people who play it with the box, at a real table. */
  pad?: PadSpec;
  /** What its tables show, in a file of its own that is loaded when one is visited. */
  face: () => Promise<{ face: Face }>;
}

export interface PadSpec {
  /** All parts of the catalogue that it says besides those of every page. */
  words: readonly string[];
  screen: () => Promise<{ default: Component }>;
  /** It is the one at the address that names no game. */
  first?: boolean;
}

/** A part of the rules that is told together, with a picture and an example under one title. */
export interface Topic {
  /** The key of its title; `<key>-example` is its example, and the game's `Picture` draws it by this key. */
  key: string;
  /** Its paragraphs, by the ends of their keys (`T-010` for `rule-T-010`), in the order in which they are read. */
  rules: readonly string[];
  /** The key of the rulebook's section that says it; empty for what no rulebook says. */
  section: string;
}

/** Topics under a heading, in the order in which they are read. */
export interface Chapter {
  /** The key of its heading. */
  head: string;
  topics: readonly Topic[];
}

/** What a book tells besides its words; in a file of its own, as the order is not the catalogue's. */
export interface Contents {
  contents: readonly Chapter[];
  /** Draws what a topic's example says, of the pieces that the table is made of. */
  Picture: Component<{ topic: string }>;
}

/** A game's rules, illustrated. */
export interface Book<V = AnyView, C = unknown, E = AnyEvent> {
  /** The parts of the catalogue that only the book says. */
  words: readonly string[];
  contents: () => Promise<Contents>;
  /** What follows the rules: all cards, say. It is searched as the rules are; `table` where one is open. */
  appendix?: () => Promise<{ default: Component<{ query: string; table: Situation<V, C, E> | null }> }>;
}

/** The spec of a game, by the game's own types. Its book is given only tables of its game. */
export const defineSpec = <V, C, E>(spec: GameSpec<V, C, E>): GameSpec => spec as unknown as GameSpec;
