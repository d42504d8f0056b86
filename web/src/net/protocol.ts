/** The words of docs/protocol.md that all games share, as types. Each game's own are in its folder. */

export type Colour = "blue" | "rose" | "pine" | "amber" | "violet" | "teal";

export interface AnyView {
  game: string;
  options: { players: number };
  seat: number | null;
  phase: string;
  to_move: number | null;
  scores: number[];
  ranks: number[] | null;
  winners: number[];
  over: boolean;
}

export interface AnyEvent {
  e: string;
}

/** How long the seat has left, and what is played for it when that is over. */
export interface Clock {
  seat: number;
  seconds: number;
  left: number;
  silence: string | null;
}

export interface Why {
  key: string;
  rule?: string | null;
  args?: Record<string, string | number | (string | number)[]>;
  text?: string;
}

export interface Seat {
  seat: number;
  kind: "human" | "bot";
  bot?: string | null;
  name: string | null;
  colour: Colour;
  here: boolean;
}

export interface SnapFrame<V, C, E> {
  t: "snap";
  seq: number;
  table: string;
  commitment: string | null;
  key: string | null;
  seats: Seat[];
  watching?: number;
  view: V;
  choices: C | null;
  events: { seq: number; events: E[]; by?: string | null }[];
  clock?: Clock | null;
  rematch: string | null;
}

export interface EventFrame<V, C, E> {
  t: "ev";
  seq: number;
  seat: number;
  moves: string[];
  events: E[];
  view: V;
  choices: C | null;
  key: string | null;
  by?: string | null;
  clock?: Clock | null;
}

export type ServerFrame<V, C, E, T> =
  | SnapFrame<V, C, E>
  | EventFrame<V, C, E>
  | { t: "ack"; id: string; seq: number }
  | { t: "no"; id: string; why: Why }
  | ({ t: "try"; id: string } & T)
  | { t: "seats"; seats: Seat[]; watching: number; clock: Clock | null }
  | { t: "thinking"; seat: number; warming: boolean }
  | { t: "rematch"; table: string }
  | { t: "pong" }
  | { t: "bye"; why: Why };

export type ClientFrame =
  | { t: "hello"; token: string | null; since: number | null }
  | { t: "do"; id: string; moves: string[]; at: number }
  | { t: "try"; id: string; moves: string[] }
  | { t: "name"; name: string }
  | { t: "ping" };

/** One position of a finished game, for the replay. */
export interface ReplayFrame<V = AnyView, E = AnyEvent> {
  moves: string[];
  seat: number | null;
  by?: string | null;
  events: E[];
  view: V;
}
