/** What happened, moment by moment. */
import { changed } from "../net/changes";
import type { AnyEvent, AnyView, Note, PastStep } from "../net/protocol";

/** Something worth seeing by itself, with the table as it stood then. */
export interface Moment<V, E> {
  seq: number;
  /** Whose command brought it; null for the set-up. */
  seat: number | null;
  by: string | null;
  events: E[];
  view: V;
  /** It stands in the log already. */
  again: boolean;
}

const NOTES: readonly string[] = ["lent", "back", "ended", "resigned", "taken", "begun"] satisfies Note["e"][];

/** Did it happen at the table, besides the game? */
export const isNote = (event: AnyEvent): event is Note => NOTES.includes(event.e);

/** Who acted in a moment: the seat that its first event names, else whose command brought it. */
export function actorOf({ events, seat }: Pick<Moment<unknown, AnyEvent>, "events" | "seat">): number | null {
  for (const event of events as readonly (AnyEvent & { by?: unknown; seat?: unknown })[]) {
    if (typeof event.by === "number") return event.by;
    if (typeof event.seat === "number") return event.seat;
  }
  return seat;
}

/** What the server tells once more: a replay, or what one has missed. */
export function momentsOf<V = AnyView, E = AnyEvent>(steps: readonly PastStep<E>[]): Moment<V, E>[] {
  let view = {} as V;
  return steps.flatMap(({ seq, seat, by, moments }) =>
    moments.map(({ events, view: change }) => {
      view = changed(view, change);
      return { seq, seat, by, events, view, again: true };
    }),
  );
}
