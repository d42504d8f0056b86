/** What was said of a thing, so that a long log is not put into words anew with each moment. */
import type { Situation } from "./situation";
import { words } from "../words/words.svelte";

class Told {
  readonly #table: Pick<Situation, "seats">;
  /** Begun anew when names, the language or its parts have changed. */
  readonly now = $derived.by(() => ({
    by: [this.#table.seats, words.language, words.ready],
    texts: new WeakMap<object, string>(),
  }));

  constructor(table: Pick<Situation, "seats">) {
    this.#table = table;
  }
}

const tables = new WeakMap<object, Told>();

/** What `say` says of a thing of this table; it is asked once. */
export function toldOnce(table: Pick<Situation, "seats">, thing: object, say: () => string): string {
  const told = tables.get(table) ?? new Told(table);
  tables.set(table, told);
  const { texts } = told.now;
  const text = texts.get(thing) ?? say();
  if (text) texts.set(thing, text); // what cannot be said yet may be later
  return text;
}
