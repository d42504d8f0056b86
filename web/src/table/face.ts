/** What a game shows of itself at the table; everything round it is shared. */
import type { Component, Snippet } from "svelte";
import { isNote } from "../game/moments";
import { noteWords } from "../game/notes";
import type { Situation } from "../game/situation";
import type { LogLine, Sentence } from "../game/speech";
import type { AnyEvent, AnyView, Reason } from "../net/protocol";
import type { Flight } from "../ui/flights";
import type { Sound } from "../ui/sound.svelte";
import type { Standing } from "./answers";
import type { Begins } from "./scenes";
import type { Table } from "./table.svelte";

/** Words of what a good player would do: its turn, line by line, and each reason; empty for what has no words. */
export interface HintsOf<V extends AnyView, C, E extends AnyEvent> {
  turn: (situation: Situation<V, C, E>, moves: readonly string[]) => string[];
  reason: (situation: Situation<V, C, E>, reason: Reason) => string;
  /** The same in short, beside what `Compared` draws; where that draws all of it, nothing. */
  brief?: (situation: Situation<V, C, E>, moves: readonly string[]) => string[];
  /** Does a reason tell what was played from what would have been better? By default each does. */
  tells?: (turn: ComparedOf<V>, reason: Reason) => boolean;
  /** When that was, for the review: the round or the turn. */
  when: (view: V) => string;
  /** What was played and what would have been better, drawn on the position before; nothing where words say it all. */
  Compared?: Component<{ table: Situation<V, C, E>; turn: ComparedOf<V> }>;
  /** What the others had then. */
  Others?: Component<{ table: Situation<V, C, E>; seat: number }>;
}

/** A turn of a finished game, in the position before it: what its seat played, and what would have been better. */
export interface ComparedOf<V extends AnyView> {
  seat: number;
  before: V;
  after: V;
  played: readonly string[];
  better: readonly string[] | null;
}

/** What a game draws into the picture of a result: the board of a seat, or of all, in a square, and lines in a column. */
export interface Portrayed<T> {
  table: T;
  seat: number;
  /** Left, top and side of the square. */
  board: readonly [number, number, number];
  /** Where the lines begin and end, and the top of the first. */
  column: readonly [number, number, number];
}
export type PortraitOf<T = never> = Component<Portrayed<T>>;
export type Draws = () => Promise<{ default: PortraitOf }>;

/** What is seen from afar, on a television say. Nobody there is "you", and nothing can be pressed. */
export interface FarOf<V extends AnyView, C, E extends AnyEvent> {
  /** Who decides what. */
  sentence: (situation: Situation<V, C, E>) => Sentence;
  /** All boards, what lies between them, what happened last, and in a place of its own what leads others here. */
  Board: Component<{ table: Situation<V, C, E>; join: Snippet }>;
}

/** A face of a game with this view, these choices, events and answers to a `try`. */
export interface FaceOf<V extends AnyView, C, E extends AnyEvent, T> {
  /** The options of a table, in words. */
  options: (situation: Situation<V, C, E>) => string[];
  /** The log, up to a frame. */
  log: (situation: Situation<V, C, E>, upTo: number | null) => LogLine[];
  /** What just happened, in one line for the replay. */
  told: (situation: Situation<V, C, E>, seq: number) => string;
  /** An event in a sentence, as in the log; empty for what needs no telling. */
  line: (situation: Situation<V, C, E>, event: E) => string;
  /** The same for who does not see the table, where that needs more words. */
  says?: (situation: Situation<V, C, E>, event: E) => string;
  /** How much an event matters to a seat: 0 nothing, 3 is what one wants to know in any case. */
  weighs: (event: E, me: number | null) => number;
  /** What travels when an event is shown, given the view after it. */
  flights?: (event: E, view: V) => Flight[];
  /** What one hears of an event. */
  sounds?: (event: E, me: number | null) => Sound | null;
  /** Fetches what must have come before events are shown; null where nothing is missing. */
  needs?: (events: readonly E[]) => Promise<unknown> | null;
  /** How long a moment is shown, in milliseconds at the normal pace. */
  lasts?: (events: readonly E[]) => number;
  /** How long they happen before they are told, in milliseconds at the normal pace. */
  leads?: (events: readonly E[]) => number;
  /** Answers to questions that the player need not be asked. */
  standing?: Standing<C>;
  /** Fetches what a table needs at once besides the face: it is shown when that is there. */
  ready?: (situation: Situation<V, C, E>) => Promise<void>;
  /** What is opened seldom: a table fetches it in a quiet moment, and opens it then without a network. */
  seldom?: readonly (() => Promise<unknown>)[];
  /** What a good player would do, loaded when it is asked. */
  hints?: () => Promise<{ hints: HintsOf<V, C, E> }>;
  /** How the game begins, drawn, for who is there; loaded for it. */
  beginning?: Begins<V, C, E> & {
    part: () => Promise<{ default: Component<{ table: Table<V, C, E, T>; onskip: () => void }> }>;
  };
  /** In the top bar, where the title leaves it room. */
  Bar?: Component<{ table: Table<V, C, E, T> }>;
  /** The game while it is played. */
  Play: Component<{ table: Table<V, C, E, T>; onrule: (rule: string) => void; onmenu: () => void }>;
  /** The game when it is over, loaded when it is. */
  end: () => Promise<{ default: Component<{ table: Table<V, C, E, T>; onrule: (rule: string) => void }> }>;
  /** What the menu has besides. */
  Extras?: Component<{ table: Table<V, C, E, T> }>;
  /** The same from afar, loaded for it. */
  far?: () => Promise<{ far: FarOf<V, C, E> }>;
  /** One position of the replay, loaded for it. */
  position: () => Promise<{ default: Component<{ table: Situation<V, C, E>; seq: number }> }>;
}

/** A face of whatever game, its hints, and what it shows from afar. */
export type Face = FaceOf<AnyView, unknown, AnyEvent, unknown>;
export type Hints = HintsOf<AnyView, unknown, AnyEvent>;
export type Far = FarOf<AnyView, unknown, AnyEvent>;

/** The face of a game, by the game's own types. It is given only tables of its game: the server names it in the first frame. */
export const defineFace = <V extends AnyView, C, E extends AnyEvent, T>(face: FaceOf<V, C, E, T>): Face =>
  face as unknown as Face;

/** How long a note is shown, in milliseconds at the normal pace. */
const LASTS = 900;
/** How much it matters to everybody. */
const WEIGHS = 4;

/** A face that knows what happens at every table, too. */
export function withNotes(face: Face): Face {
  const games = (events: readonly AnyEvent[]): AnyEvent[] => events.filter((event) => !isNote(event));
  const said =
    (own: Face["line"]): Face["line"] =>
    (situation, event) =>
      isNote(event) ? noteWords(situation, event) : own(situation, event);
  const { lasts, flights, sounds } = face;
  return {
    ...face,
    line: said(face.line),
    says: said(face.says ?? face.line),
    weighs: (event: AnyEvent, me) => (isNote(event) ? WEIGHS : face.weighs(event, me)),
    ...(lasts && {
      lasts: (events: readonly AnyEvent[]) => Math.max(lasts(games(events)), events.some(isNote) ? LASTS : 0),
    }),
    ...(flights && { flights: (event: AnyEvent, view) => (isNote(event) ? [] : flights(event, view)) }),
    ...(sounds && { sounds: (event: AnyEvent, me) => (isNote(event) ? null : sounds(event, me)) }),
  };
}
