/** What is told of King of Tokyo in JSON (docs/protocol.md), as types. Written by scripts/protocol.py from src/kingtable/king_of_tokyo/protocol_events.py and src/kingtable/king_of_tokyo/protocol.py. */
import type * as game from "../../game/situation";
import type * as table from "../../table/table.svelte";

export type { Colour, Seat, Why } from "../../net/protocol";

export type Face = "1" | "2" | "3" | "heart" | "energy" | "claw";

export type Place = "city" | "bay";

export type Cause = "points" | "survival" | "nobody";

export type Claws = [seat: number, claws: number];

export type JournalEvent = StartRoll | Turn | Throw | Again | ExtraThrow | Probe | Change | Stopped | Points | Energy | Heal | Counters | Attack | Damage | Prevented | Camouflage | Deed | Leave | Enter | Fact | Out | Bought | Lose | Reveal | Mimicked | Charge | Over;

/** Rounds of seats and their claws; the tied throw again. */
export interface StartRoll {
  e: "start_roll";
  rolls: Claws[][];
  first: number;
}

/** A turn begins. */
export interface Turn {
  e: "turn";
  seat: number;
  number: number;
  extra: string | null;
}

/** All dice after a throw, and the faces just thrown. */
export interface Throw {
  e: "throw";
  seat: number;
  dice: Face[];
  thrown: Face[];
  rerolls: number;
}

/** Background Dweller threw a 3 again. */
export interface Again {
  e: "again";
  seat: number;
  to: Face;
}

/** Telepath, Smoke Cloud. */
export interface ExtraThrow {
  e: "extra_throw";
  seat: number;
  card: string;
}

/** Psychic Probe. */
export interface Probe {
  e: "probe";
  seat: number;
  face: Face;
  to: Face;
}

/** Herd Culler, Plot Twist, Stretchy. */
export interface Change {
  e: "change";
  seat: number;
  card: string;
  face: Face;
  to: Face;
}

/** The dice that count. */
export interface Stopped {
  e: "stop";
  seat: number;
  dice: Face[];
}

/** Victory points won or lost. */
export interface Points {
  e: "vp";
  seat: number;
  amount: number;
  vp: number;
  why: string;
}

/** Energy won, paid or lost. */
export interface Energy {
  e: "energy";
  seat: number;
  amount: number;
  energy: number;
  why: string;
}

/** Health won. */
export interface Heal {
  e: "heal";
  seat: number;
  amount: number;
  health: number;
  why: string;
}

/** The change of each. */
export interface Counters {
  e: "counters";
  seat: number;
  poison: number;
  shrink: number;
}

/** Claws strike. */
export interface Attack {
  e: "attack";
  seat: number;
  claws: number;
  targets: number[];
}

/** Health lost. */
export interface Damage {
  e: "damage";
  seat: number;
  amount: number;
  health: number;
  by: number | null;
  why: string;
}

/** Damage that did not come. */
export interface Prevented {
  e: "prevented";
  seat: number;
  amount: number;
  by: number | null;
  why: string;
}

/** The faces thrown. */
export interface Camouflage {
  e: "camouflage";
  seat: number;
  dice: Face[];
}

/** What has only a doer. */
export interface Deed {
  e: "yield" | "stay" | "child" | "sweep" | "unmimic";
  seat: number;
}

/** A monster leaves Tokyo. */
export interface Leave {
  e: "leave";
  seat: number;
  place: Place;
  why: string;
}

/** A monster enters Tokyo. */
export interface Enter {
  e: "enter";
  seat: number;
  place: Place;
}

/** What nobody does. */
export interface Fact {
  e: "bay_closed" | "shuffle";
}

/** A monster is out of the game. */
export interface Out {
  e: "out";
  seat: number;
  by: number | null;
}

export interface Bought {
  e: "buy";
  seat: number;
  card: string;
  price: number;
  from: "row" | "top" | number;
}

/** A card left its owner. */
export interface Lose {
  e: "lose";
  seat: number;
  card: string;
  why: string;
}

/** A card was turned up. */
export interface Reveal {
  e: "reveal";
  slot: number;
  card: string;
}

/** Mimic copies a card of a seat. */
export interface Mimicked {
  e: "mimic";
  seat: number;
  card: string;
  of: number;
}

/** Energy onto Monster Batteries. */
export interface Charge {
  e: "charge";
  seat: number;
  amount: number;
}

/** The end. */
export interface Over {
  e: "over";
  winners: number[];
  cause: Cause;
}

export type Phase = "mimic" | "rolled" | "probe" | "change" | "hearts" | "react" | "yield" | "buy" | "charge" | "opportunist" | "sell" | "over" | "going_on";

/** What is played. */
export interface Options {
  players: number;
  bay: boolean;
}

/** A Keep card of a monster; Mimic: what it copies, and of whom. */
export interface OwnedCard {
  card: string;
  paid: number;
  counters: number;
  copies: string | null;
  of: number | null;
}

/** The monster of a seat. */
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

/** A card that can be bought; price and the energy missing: for the seat that looks. */
export interface RowCard {
  card: string;
  cost: number;
  price: number | null;
  short: number | null;
  kind: "keep" | "discard";
}

/** Who is in Tokyo. */
export interface Tokyo {
  city: number | null;
  bay: number | null;
  bay_open: boolean;
}

/** What the seat to move is asked. */
export interface Question {
  kind: string;
  by: number | null;
  damage?: number;
  why?: string;
  cards?: string[];
}

/** The table as a seat sees it. */
export interface View {
  game: string;
  options: Options;
  seat: number | null;
  phase: Phase;
  to_move: number | null;
  scores: number[];
  ranks: number[] | null;
  winners: number[];
  over: boolean;
  turn: number;
  turn_number: number;
  dice: Face[];
  rerolls: number;
  monsters: Monster[];
  tokyo: Tokyo;
  row: (RowCard | null)[];
  deck: number;
  top: RowCard | null;
  discard: string[];
  question: Question | null;
  extra_turns: number[];
  freeze: number;
  cause: Cause | null;
}

/** Who would be hit. */
export interface Target {
  seat: number;
  damage: number;
  left: number;
  attack: boolean;
}

/** What dice would do; hurt: damage to oneself; out: which others fall; poison: what it takes as the turn ends. */
export interface Stop {
  vp: number;
  heal: number;
  energy: number;
  hurt: number;
  claws: number;
  cards: string[];
  enters: Place | null;
  damage: Target[];
  out: number[];
  poison: number;
}

/** Whom a Healing Ray could heal. */
export interface Healed {
  seat: number;
  most: number;
  pays: number;
}

/** Hearts to be shared out. */
export interface Hearts {
  hearts: number;
  extra: number;
  poison: number;
  shrink: number;
  others: Healed[];
}

export interface Yielding {
  place: Place;
  stay: number;
  yield: number;
  jets: boolean;
}

/** Damage to come, and what may be done about it. */
export interface React {
  damage: number;
  left: number;
  camouflage: boolean;
  wings: number | null;
  rapid_healing: number | null;
}

export interface Buy {
  move: string;
  card: string;
  price: number;
  from: "row" | "top" | number;
}

/** A card that can be sold. */
export interface Sale {
  move: string;
  card: string;
  pays: number;
}

/** A card that Mimic can copy. */
export interface Copy {
  move: string;
  card: string;
  seat: number;
}

/** What using a card takes at once: energy, cards. */
export interface Use {
  move: string;
  energy: number;
  loses: string[];
}

/** Health left, and its probability. */
export interface Left {
  left: number;
  p: number;
}

/** What an answer leads to, for who gives it: health then, points and energy more or less, cards lost. */
export interface Effect {
  move: string;
  health: Left[];
  vp: number;
  energy: number;
  damage: Target[];
  out: number[];
  loses: string[];
}

/** A move that may mean death; the probability lies between low and high. */
export interface Risk {
  move: string;
  low: number;
  high: number;
}

/** Whether a move means death, as `deadly` and `risks`. */
export interface Death {
  low: number;
  high: number;
  certain: boolean;
}

/** What the seat that decides may do. */
export interface Choices {
  yield: Yielding | null;
  phase: Phase;
  moves: string[];
  keep: boolean;
  stop: Stop | null;
  hearts: Hearts | null;
  react: React | null;
  buy: Buy[];
  sell: Sale[];
  mimic: Copy[];
  charge: number | null;
  uses: Use[];
  effects: Effect[];
  deadly: string[];
  risks: Risk[];
  silence: string | null;
}

/** The probability of at least `count` of a face, and what the kept dice would do then. */
export interface Odd {
  face: Face;
  count: number;
  p: number;
  then: Stop;
}

/** The odds of keeping some dice, or the effect of another move; and whether it means death. */
export interface Preview {
  dice: number;
  rerolls: number;
  odds: Odd[];
  effect: Effect | null;
  death: Death | null;
}

/** What a `try` answers. */
export interface Outlook {
  dice: number;
  rerolls: number;
  odds: Odd[];
  effect: Effect | null;
  death: Death | null;
  redrawn: boolean;
}

/** A wish for dice on a real table: its probability without another roll, after one, after two ..., with the best play for it; the dice to keep now, all of them: stop. keep: null for what cannot be. */
export interface PadWish {
  want: string;
  p: number[];
  keep: string[] | null;
}

/** The chance of each wish for dice on a real table. */
export interface PadOdds {
  dice: string[];
  rolls: number;
  odds: PadWish[];
}

export type Situation = game.Situation<View, Choices, JournalEvent>;
export type Table = table.Table<View, Choices, JournalEvent, Outlook>;
