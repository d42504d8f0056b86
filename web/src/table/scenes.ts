/** Scenes, which the page shows one after the other: a beginning, and moments that happen before it tells them. */
import type { Moment } from "../game/moments";
import type { Logged, Situation } from "../game/situation";
import type { AnyEvent, AnyView } from "../net/protocol";
import { pace } from "../ui/pace.svelte";
import type { Scene } from "./player.svelte";

export interface Begins<V = AnyView, C = unknown, E = AnyEvent> {
  /** Milliseconds at the normal pace; Infinity: until the player goes on. */
  lasts: (situation: Situation<V, C, E>) => number;
  /** What of the set-up is told by itself after it. */
  tells: (event: E) => boolean;
}

/** What of a table a moment takes. */
interface Telling<V, E> {
  coming: Moment<V, E> | null;
  leads: (events: readonly AnyEvent[]) => number;
  lasts: (events: readonly AnyEvent[]) => number;
}

/** What of a table its beginning takes. */
interface Beginning<V, E> extends Telling<V, E>, Situation<V, unknown, E> {
  coming: Moment<V, E> | null;
  log: Logged<E>[];
  beginning: boolean;
  begins: Begins | null;
}

/** Shows what happens in a moment, such as dice that fall, then tells it. */
export function telling<V, E extends AnyEvent>(
  table: Telling<V, E>,
  moment: Moment<V, E>,
  show: (moment: Moment<V, E>) => void,
): Scene[] {
  const leads = table.leads(moment.events);
  const told = { show: () => show(moment), lasts: () => table.lasts(moment.events), ends: leads > 0 };
  return leads > 0 ? [{ show: () => (table.coming = moment), lasts: () => leads }, told] : [told];
}

/** Shows how it begins, then what has happened since: until then it has not. */
export function beginning<V extends AnyView, E extends AnyEvent>(
  table: Beginning<V, E>,
  view: V,
  show: (moment: Moment<V, E>) => void,
  stand: () => void,
): Scene[] {
  let first: Moment<V, E> | null = null;
  const since = (): Logged<E>[] => table.log.filter(({ event }) => table.begins?.tells(event));
  const events = (): E[] => first?.events ?? since().map(({ event }) => event);
  const leads = (): number => table.leads(events());
  /** Who wants all at once waits for nothing, and nothing waits for a press. */
  const lasts = (): number => (pace.stretch === 0 ? 0 : (table.begins?.lasts(table) ?? 0));
  const begun = (): void => {
    const held = since();
    table.beginning = false;
    if (held.length === 0) return;
    first = { seq: 0, seat: null, by: null, events: events(), view, again: false };
    table.log = table.log.filter((entry) => !held.includes(entry));
    if (leads() > 0) table.coming = first;
  };
  return [
    { show: () => (table.beginning = true), lasts },
    { show: begun, lasts: leads },
    { show: () => (first ? show(first) : stand()), lasts: () => (first ? table.lasts(events()) : 0), ends: true },
  ];
}
