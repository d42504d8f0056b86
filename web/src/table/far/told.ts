/** What happened, for who looks from afar. */
import { actorOf } from "../../game/moments";
import type { Logged } from "../../game/situation";
import type { AnyEvent } from "../../net/protocol";

/** A moment that is told: what its command brought, in a sentence and by whom. */
export interface Told {
  seq: number;
  seat: number | null;
  lead: string;
}

/** So many moments are told. */
export const MOST = 3;

/** What one command brought, and whose it was. */
export interface Done<E> {
  seq: number;
  seat: number | null;
  events: E[];
}

/** The log command by command, newest first. */
export function commandsDone<E extends AnyEvent>(log: readonly Logged<E>[]): Done<E>[] {
  const done: Done<E>[] = [];
  for (const { seq, seat, event } of log) {
    const last = done.at(-1);
    if (last?.seq === seq) last.events.push(event);
    else done.push({ seq, seat, events: [event] });
  }
  return done.map((one) => ({ ...one, seat: actorOf(one) })).reverse();
}

/** A sentence before a name in it, the name, and the rest: messages guard a name by marks of direction. */
export function parted(text: string, name: string): [before: string, name: string, after: string] {
  const mark = `\u2068${name}\u2069`;
  const at = name ? text.indexOf(mark) : -1;
  return at < 0 ? [text, "", ""] : [text.slice(0, at), mark, text.slice(at + mark.length)];
}
