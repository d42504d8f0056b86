/** What a game shows of itself at the table; everything round it is shared. */
import type { Component } from "svelte";
import type { Flight } from "../moments/flights";
import type { Sound } from "../moments/sound.svelte";
import type { AnyView, Reason } from "../net/protocol";
import type { Table } from "../net/table.svelte";
import type { LogLine } from "../words/speech";

/** Words of what a good player would do: its turn, line by line, and each reason; empty for what has no words. */
export interface Hints {
  /** On which side of a phone that lies there is least that one needs meanwhile. */
  side: "start" | "end";
  turn: (table: Own, moves: readonly string[]) => string[];
  reason: (table: Own, reason: Reason) => string;
  /** What was played beside what would have been better, drawn; nothing where words say it all. */
  Compared?: Component<{ before: any; played: readonly string[]; better: readonly string[] }>;
  /** The table as it stood, with what a turn takes of what lay there marked; null where it marks nothing. */
  marked?: (before: any, moves: readonly string[]) => AnyView | null;
}

// A face is given only tables of its own game; which one that is, is known when the first frame has come.
export type Own = Table<any, any, any, any>;

export interface Face {
  /** The options of a table, in words. */
  options: (table: Own) => string[];
  /** The log, up to a frame. */
  log: (table: Own, upTo: number | null) => LogLine[];
  /** What just happened, in one line for the replay. */
  told: (table: Own, seq: number) => string;
  /** An event in a sentence, as in the log; empty for what needs no telling. */
  line: (table: Own, event: any) => string;
  /** The same for who does not see the table, where that needs more words. */
  says?: (table: Own, event: any) => string;
  /** How much an event matters to a seat: 0 nothing, 3 is what one wants to know in any case. */
  weighs: (event: any, me: number | null) => number;
  /** What travels when an event is shown, given the view after it. */
  flights?: (event: any, view: any) => Flight[];
  /** What one hears of an event. */
  sounds?: (event: any, me: number | null) => Sound | null;
  /** How long a moment is shown, in milliseconds at the normal pace. */
  lasts?: (events: readonly any[]) => number;
  /** What a good player would do, loaded when it is asked. */
  hints?: () => Promise<{ hints: Hints }>;
  /** In the top bar, where the title leaves it room. */
  Bar?: Component<{ table: Own }>;
  /** The game while it is played. */
  Play: Component<{ table: Own; onrule: (rule: string) => void; onmenu: () => void }>;
  /** The game when it is over, loaded when it is. */
  end: () => Promise<{ default: Component<{ table: Own; onrule: (rule: string) => void }> }>;
  /** What the menu has besides. */
  Extras?: Component<{ table: Own }>;
  /** One position of the replay, loaded for it. */
  position: () => Promise<{ default: Component<{ table: Own; seq: number }> }>;
}
