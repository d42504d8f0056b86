/** A game as somebody sees it at one moment: values, whoever keeps them (a table, a replay, a lesson, a test). */
import type { AnyEvent, AnyView, Seat } from "../net/protocol";
import type { Moment } from "./moments";

/** One thing that happened; `by`: not the player but the clock, a preset of the player, or the table for a bot. */
export interface Logged<E> {
  seq: number;
  /** Whose command it was; null for the set-up. */
  seat: number | null;
  event: E;
  by: string | null;
}

/** View, choices and events are the game's own. */
export interface Situation<V = AnyView, C = unknown, E = AnyEvent> {
  readonly game: string | null;
  readonly seats: readonly Seat[];
  /** The own seat; null for who watches. */
  readonly me: number | null;
  readonly view: V | null;
  /** What may be done: only when everything is shown that happened before. */
  readonly choices: C | null;
  readonly log: readonly Logged<E>[];
  /** What was shown last; `view` is as it was then. */
  readonly moment: Moment<V, E> | null;
  /** What happens before it is told, such as dice that fall; `view` is as it was before. */
  readonly coming?: Moment<V, E> | null;
  /** The page tells what has just happened, and not yet what the player can do. */
  readonly telling: boolean;
  /** The seat in the sentence: it acted in the moment that the page tells, or else it is to move. */
  readonly acting: number | null;
  /** The bot that thinks; `warming`: it is being prepared. */
  readonly thinking: { seat: number; warming: boolean } | null;
  /** Moves that were sent and that nobody has answered yet; `slow`: for longer than one would notice. */
  readonly pending: { readonly moves: readonly string[]; readonly by: string | null } | null;
  readonly slow: boolean;
  /** The moves of the hint that is shown. */
  readonly hinted: readonly string[];
  /** Somebody learns here: nothing answers for the reader. */
  readonly teaches: boolean;
  /** Several people look at this screen: it calls each by name, and nobody "you". */
  readonly shared?: boolean;
}

/** The same situation with what could be done there, and what a hint would show of it. */
export const choosing = <V, C, E>(
  situation: Situation<V, C, E>,
  choices: C,
  hinted: readonly string[],
): Situation<V, C, E> => ({
  game: situation.game,
  seats: situation.seats,
  me: situation.me,
  view: situation.view,
  choices,
  log: situation.log,
  moment: situation.moment,
  telling: situation.telling,
  acting: situation.acting,
  thinking: situation.thinking,
  pending: situation.pending,
  slow: situation.slow,
  hinted,
  teaches: situation.teaches,
  shared: situation.shared ?? false,
});
