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

/** What an option of a game may be. */
export type Value = boolean | number | string | null;

export interface Option {
  values: Value[];
  default: Value;
  /** What the form begins with. */
  offered: Value;
  /** Only where these other options have one of these values does it mean anything; elsewhere it is `otherwise`. */
  requires: Record<string, Value[]>;
  otherwise: Value;
  /** What it is, in English. */
  text: string;
}

/** A bot as it is offered; its name and its strength are told by the catalogue. */
export interface OfferedBot {
  bot: string;
  default: boolean;
}

/** A game as it declares itself. */
export interface Declared {
  game: string;
  /** In English. */
  title: string;
  /** One a seat, in the order in which they are dealt. */
  colours: Colour[];
  /** `players` is always among them. */
  options: Record<string, Option>;
  /** Each sets several options at once; the first is the usual one. */
  presets: Record<string, Record<string, Value>>;
  bots: OfferedBot[];
}

/** How long the seat has left. */
export interface Clock {
  seat: number;
  seconds: number;
  left: number;
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
  /** A person's seat belongs to a device. */
  claimed?: boolean;
  name: string | null;
  colour: Colour;
  here: boolean;
}

/** Before the deal: who has sat down, what they have sealed, whose shares are in. */
export interface Gathering {
  sat: number[];
  commits: (string | null)[];
  revealing: boolean;
  revealed: number[];
  left: number | null;
}

/** A seat as it went into the deal; without a share it was left out. */
export interface DealtSeat {
  seat: number;
  kind: "human" | "bot";
  name: string | null;
  colour: Colour;
  bot: string | null;
  commit: string | null;
  share: string | null;
}

export interface SnapFrame<V, C, E> {
  t: "snap";
  seq: number;
  table: string;
  game: string;
  commitment: string | null;
  key: string | null;
  seats: Seat[];
  host: number | null;
  gather: Gathering | null;
  deal: DealtSeat[] | null;
  /** Null before the deal. */
  view: V | null;
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
  | { t: "no"; id: string | null; why: Why }
  | ({ t: "try"; id: string } & T)
  | { t: "gather"; gather: Gathering }
  | { t: "windows"; open: number }
  | { t: "seats"; seats: Seat[]; watching: number; clock: Clock | null }
  | { t: "thinking"; seat: number; warming: boolean }
  | { t: "rematch"; table: string }
  | { t: "pong" }
  | { t: "bye"; why: Why; retry: number | null };

export type ClientFrame =
  | { t: "hello"; token: string | null; since: number | null; commit: string | null }
  | { t: "reveal"; share: string }
  | { t: "deal" }
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
