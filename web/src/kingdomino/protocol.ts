/** The words of docs/protocol.md for Kingdomino as types. The page adds nothing to them. */
import type * as net from "../net/table.svelte";

export type { Colour, Seat, Why } from "../net/protocol";
export type Terrain = "wheat" | "forest" | "water" | "pasture" | "swamp" | "mine";
export type Ground = Terrain | "castle";
export type Cell = readonly [x: number, y: number];
export type Box = readonly [left: number, bottom: number, right: number, top: number];
export type Bonus = "off" | "open" | "lost" | "won";

export interface Options {
  players: number;
  middle_kingdom: boolean | "window";
  harmony: boolean;
  mighty_duel: boolean;
  dynasty: boolean;
  three_players: number;
  start_order: "kings" | "snake";
}

export interface Square {
  x: number;
  y: number;
  terrain: Ground;
  crowns: number;
}

export interface LaidDomino {
  domino: number;
  left: Cell;
  right: Cell;
}

export interface Property {
  terrain: Terrain;
  squares: Cell[];
  crowns: number;
  points: number;
}

export interface Kingdom {
  side: number;
  box: Box;
  room: Box;
  squares: Square[];
  dominoes: LaidDomino[];
  properties: Property[];
  points: number;
  middle_kingdom: Bonus;
  harmony: Bonus;
  bonus: number;
  score: number;
  largest: number;
  crowns: number;
  discarded: number[];
}

export interface LineDomino {
  domino: number;
  seat: number | null;
  state: "done" | "now" | "waits";
}

export interface FreeDomino {
  domino: number;
  seat: number | null;
}

export interface TieBreak {
  seats: number[];
  by: "largest" | "crowns" | "shared";
}

export interface View {
  game: string;
  options: Options;
  seat: number | null;
  phase: "opening" | "place" | "claim" | "over";
  to_move: number | null;
  round: number;
  rounds: number;
  game_number: number;
  games: number;
  kings: number[];
  line: LineDomino[];
  next_line: FreeDomino[];
  to_come: { dominoes: number[]; draws: number; out: number };
  kingdoms: Kingdom[];
  scores: number[];
  ranks: number[] | null;
  winners: number[];
  tie_break: TieBreak[] | null;
  history: { scores: number[] }[];
  over: boolean;
}

export interface Place {
  move: string;
  left: Cell;
  right: Cell;
  points: number;
  gain: number;
  middle_kingdom: boolean;
  harmony: boolean;
}

export interface Claim {
  move: string;
  domino: number;
  turn: number;
  gain: number;
}

export interface Choices {
  place: Place[];
  discard: string | null;
  claim: Claim[];
  seals: boolean;
}

export type JournalEvent =
  | { e: "game"; number: number }
  | { e: "kings"; seats: number[] }
  | { e: "line"; dominoes: number[] }
  | { e: "claim"; seat: number; domino: number; forced: boolean }
  | { e: "place"; seat: number; domino: number; left: Cell; right: Cell; gain: number }
  | { e: "discard"; seat: number; domino: number }
  | { e: "leftover"; domino: number }
  | { e: "round"; round: number }
  | { e: "scored"; number: number; scores: number[] }
  | { e: "over"; ranks: number[] };

/** What a `try` answers: the kingdom after it, and the claims with their gains then. */
export interface Outlook {
  kingdom: Kingdom;
  claim: Claim[];
  /** Chance comes into it: one way of many. */
  redrawn: boolean;
}

export type Table = net.Table<View, Choices, JournalEvent, Outlook>;
