/** The words of docs/protocol.md for King of Tokyo as types. The page adds nothing to them. */
import type { AnyView } from "../net/protocol";
import type * as net from "../net/table.svelte";

export type { Colour, Seat } from "../net/protocol";
export type Face = "1" | "2" | "3" | "heart" | "energy" | "claw";
export type Place = "city" | "bay";
export type Phase =
  | "mimic"
  | "rolled"
  | "probe"
  | "change"
  | "hearts"
  | "react"
  | "yield"
  | "buy"
  | "charge"
  | "opportunist"
  | "sell"
  | "over";

export interface OwnedCard {
  card: string;
  paid: number;
  counters: number;
  copies: string | null;
  of: number | null;
}

export interface Monster {
  health: number;
  max_health: number;
  vp: number;
  energy: number;
  poison: number;
  shrink: number;
  alive: boolean;
  place: Place | null;
  dice: number;
  wings: boolean;
  cards: OwnedCard[];
}

export interface RowCard {
  card: string;
  cost: number;
  price: number | null;
  short: number | null;
  kind: "keep" | "discard";
}

export interface Question {
  kind: string;
  by: number | null;
  damage?: number;
  why?: string;
  cards?: string[];
}

export interface View extends AnyView {
  options: { players: number; bay: boolean };
  phase: Phase;
  turn: number;
  turn_number: number;
  dice: Face[];
  rerolls: number;
  monsters: Monster[];
  tokyo: { city: number | null; bay: number | null; bay_open: boolean };
  row: (RowCard | null)[];
  deck: number;
  top: RowCard | null;
  discard: string[];
  question: Question | null;
  extra_turns: number[];
  freeze: number;
  cause: "points" | "survival" | "nobody" | null;
}

export interface Target {
  seat: number;
  damage: number;
  left: number;
  attack: boolean;
}

export interface Stop {
  vp: number;
  heal: number;
  energy: number;
  claws: number;
  cards: string[];
  enters: Place | null;
  damage: Target[];
}

export interface Hearts {
  hearts: number;
  extra: number;
  poison: number;
  shrink: number;
  others: { seat: number; most: number; pays: number }[];
}

export interface Choices {
  phase: Phase;
  moves: string[];
  keep: boolean;
  stop: Stop | null;
  hearts: Hearts | null;
  yield: { place: Place; stay: number; yield: number; jets: boolean } | null;
  react: {
    damage: number;
    left: number;
    camouflage: boolean;
    wings: number | null;
    rapid_healing: number | null;
  } | null;
  buy: { move: string; card: string; price: number; from: "row" | "top" | number }[];
  sell: { move: string; card: string; pays: number }[];
  mimic: { move: string; card: string; seat: number }[];
  charge: number | null;
  deadly: string[];
  silence: string | null;
}

export interface Odd {
  face: Face;
  count: number;
  p: number;
  vp: number | null;
  damage: number | null;
  kills: number[];
}

/** What a `try` of kept dice answers. */
export interface Outlook {
  dice: number;
  rerolls: number;
  odds: Odd[];
}

export type JournalEvent =
  | { e: "start_roll"; rolls: [number, number][][]; first: number }
  | { e: "turn"; seat: number; number: number; extra: string | null }
  | { e: "throw"; seat: number; dice: Face[]; thrown: Face[]; rerolls: number }
  | { e: "again"; seat: number; to: Face }
  | { e: "extra_throw"; seat: number; card: string }
  | { e: "probe"; seat: number; face: Face; to: Face }
  | { e: "change"; seat: number; card: string; face: Face; to: Face }
  | { e: "stop"; seat: number; dice: Face[] }
  | { e: "vp"; seat: number; amount: number; vp: number; why: string }
  | { e: "energy"; seat: number; amount: number; energy: number; why: string }
  | { e: "heal"; seat: number; amount: number; health: number; why: string }
  | { e: "counters"; seat: number; poison: number; shrink: number }
  | { e: "attack"; seat: number; claws: number; targets: number[] }
  | { e: "damage"; seat: number; amount: number; health: number; by: number | null; why: string }
  | { e: "prevented"; seat: number; amount: number; by: number | null; why: string }
  | { e: "camouflage"; seat: number; dice: Face[] }
  | { e: "yield" | "stay" | "child" | "sweep" | "unmimic"; seat: number }
  | { e: "leave"; seat: number; place: Place; why: string }
  | { e: "enter"; seat: number; place: Place }
  | { e: "bay_closed" | "shuffle" }
  | { e: "out"; seat: number; by: number | null }
  | { e: "buy"; seat: number; card: string; price: number; from: "row" | "top" | number }
  | { e: "lose"; seat: number; card: string; why: string }
  | { e: "reveal"; slot: number; card: string }
  | { e: "mimic"; seat: number; card: string; of: number }
  | { e: "charge"; seat: number; amount: number }
  | { e: "over"; winners: number[]; cause: "points" | "survival" | "nobody" };

export type Table = net.Table<View, Choices, JournalEvent, Outlook>;
