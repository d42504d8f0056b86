/** What is told of Kingdomino in JSON (docs/protocol.md), as types. Written by scripts/protocol.py from src/kingtable/kingdomino/protocol.py. */
import type * as game from "../../game/situation";
import type * as table from "../../table/table.svelte";

export type { Colour, Seat, Why } from "../../net/protocol";

export type Terrain = "wheat" | "forest" | "water" | "pasture" | "swamp" | "mine";

export type Ground = "wheat" | "forest" | "water" | "pasture" | "swamp" | "mine" | "castle";

export type Cell = readonly [x: number, y: number];

export type Box = readonly [left: number, bottom: number, right: number, top: number];

export type Bonus = "off" | "open" | "lost" | "won";

export type JournalEvent = Game | Kings | Line | Claimed | Placed | Discarded | Leftover | Round | Scored | Over;

/** What is played. */
export interface Options {
  players: number;
  middle_kingdom: boolean | "window";
  harmony: boolean;
  mighty_duel: boolean;
  dynasty: boolean;
  three_players: number;
  start_order: "kings" | "snake";
}

/** A square of a kingdom; coordinates are relative to the castle, x to the right, y up. */
export interface Square {
  x: number;
  y: number;
  terrain: Ground;
  crowns: number;
}

/** Where a domino lies. */
export interface LaidDomino {
  domino: number;
  left: Cell;
  right: Cell;
}

/** Connected squares of one terrain. */
export interface Property {
  terrain: Terrain;
  squares: Cell[];
  crowns: number;
  points: number;
}

/** The kingdom of a seat. `room`: the squares that may still be filled; `points`: of the properties; `score`: with the bonuses when over. */
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

/** A domino of the line that is being placed. */
export interface LineDomino {
  domino: number;
  seat: number | null;
  state: "done" | "now" | "waits";
}

/** A domino of the line that is being claimed; seat null: free. */
export interface FreeDomino {
  domino: number;
  seat: number | null;
}

/** Unseen dominoes, how many of them will be drawn, how many are set aside and never come. */
export interface ToCome {
  dominoes: number[];
  draws: number;
  out: number;
}

/** What decided between seats of one score. */
export interface TieBreak {
  seats: number[];
  by: "largest" | "crowns" | "shared";
}

/** A game of a Dynasty that is over. */
export interface Finished {
  scores: number[];
}

/** The table as a seat sees it. */
export interface View {
  game: string;
  options: Options;
  seat: number | null;
  phase: "opening" | "place" | "claim" | "over";
  to_move: number | null;
  scores: number[];
  ranks: number[] | null;
  winners: number[];
  over: boolean;
  round: number;
  rounds: number;
  game_number: number;
  games: number;
  kings: number[];
  line: LineDomino[];
  next_line: FreeDomino[];
  to_come: ToCome;
  kingdoms: Kingdom[];
  tie_break: TieBreak[] | null;
  history: Finished[];
}

/** A placement, and what it would score. */
export interface Place {
  move: string;
  left: Cell;
  right: Cell;
  points: number;
  gain: number;
  middle_kingdom: boolean;
  harmony: boolean;
}

/** A claim: its place in the next round's order, and the most it could add. */
export interface Claim {
  move: string;
  domino: number;
  turn: number;
  gain: number;
}

/** What the seat to move may do. */
export interface Choices {
  place: Place[];
  discard: string | null;
  claim: Claim[];
  seals: boolean;
}

/** A game begins. */
export interface Game {
  e: "game";
  number: number;
}

/** The order in which the kings were drawn. */
export interface Kings {
  e: "kings";
  seats: number[];
}

/** A line was turned up. */
export interface Line {
  e: "line";
  dominoes: number[];
}

/** A domino was claimed; forced: there was no other. */
export interface Claimed {
  e: "claim";
  seat: number;
  domino: number;
  forced: boolean;
}

/** A domino was placed. */
export interface Placed {
  e: "place";
  seat: number;
  domino: number;
  left: Cell;
  right: Cell;
  gain: number;
}

/** Nothing fitted. */
export interface Discarded {
  e: "discard";
  seat: number;
  domino: number;
}

/** Nobody's domino left the game. */
export interface Leftover {
  e: "leftover";
  domino: number;
}

/** A round begins. */
export interface Round {
  e: "round";
  round: number;
}

/** A game ended, final scores with bonuses. */
export interface Scored {
  e: "scored";
  number: number;
  scores: number[];
}

/** The end. */
export interface Over {
  e: "over";
  ranks: number[];
}

/** What moves would lead to: the kingdom after them, and the claims with their gains then. */
export interface Preview {
  kingdom: Kingdom;
  claim: Claim[];
}

/** What a `try` answers; redrawn: chance comes into it, and this is one way of many. */
export interface Outlook {
  kingdom: Kingdom;
  claim: Claim[];
  redrawn: boolean;
}

/** What kingdoms of a real table have that no box holds, or that is seldom meant: a square that no domino has ("kind"), more of a kind than the box has ("count"), an odd number of squares, squares that do not hang together with the castle ("loose"), no crown at all. kingdom: null for what is over all of them; squares: the number of the kingdom, x and y; square: as it is written; there, most: how many there are, and may be. */
export interface PadFinding {
  what: "kind" | "count" | "odd" | "loose" | "crownless";
  kingdom: number | null;
  squares: number[][];
  square: string;
  there: number;
  most: number;
}

/** One square that may have been misread, what it may be instead, and the score of its kingdom then. alters: score, largest property or crowns would not be the same. */
export interface PadRepair {
  kingdom: number;
  x: number;
  y: number;
  terrain: Terrain;
  crowns: number;
  score: number;
  alters: boolean;
}

/** Whether the 48 dominoes can make the kingdoms; null: that was not found out. Repairs in which only the crowns change come first. */
export interface PadCheck {
  possible: boolean | null;
  findings: PadFinding[];
  repairs: PadRepair[];
}

/** Kingdoms of a real table as a game that is over. One alone has a bare castle beside it. */
export interface PadAnswer {
  view: View;
  check: PadCheck | null;
}

export type Situation = game.Situation<View, Choices, JournalEvent>;
export type Table = table.Table<View, Choices, JournalEvent, Outlook>;
