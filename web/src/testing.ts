/** What the unit tests share: a table without a server, and the catalogues as the server sends them. */
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { vi } from "vitest";
import type { AnyEvent, AnyView, Declared, Option, Seat, Value } from "./net/protocol";
import { Table } from "./net/table.svelte";
import { COLOURS } from "./pieces/colours";
import { words } from "./words/words.svelte";

/** Tests run in web/. */
const LOCALE = resolve("../src/kingtable/locale");

/** The page speaks a language, from the repository's own catalogues. */
export async function speak(code: string): Promise<void> {
  const folder = join(LOCALE, code);
  const read = (file: string): string => readFileSync(join(folder, file), "utf-8");
  const all = readdirSync(folder).map(read).join("\n");
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(all)));
  await words.speak(code, false);
}

/** Isolation marks guard names; sentences are compared without them. */
export const plain = (text: string): string => text.replaceAll(/[\u2068\u2069]/g, "");

export const person = (seat: number, name: string | null, more: Partial<Seat> = {}): Seat => ({
  seat,
  kind: "human",
  name,
  colour: COLOURS[seat] ?? "blue",
  here: true,
  claimed: true,
  ...more,
});

export const bot = (seat: number): Seat => person(seat, null, { kind: "bot", bot: "greedy", claimed: false });

/** A table that nobody serves; only what a test looks at need be in its view. */
export function tableOf<V extends AnyView, C, E extends AnyEvent, T>(told: {
  code?: string;
  game?: string;
  view?: Partial<V>;
  choices?: Partial<C>;
  seats?: Seat[];
  events?: E[][];
}): Table<V, C, E, T> {
  const table = new Table<V, C, E, T>(told.code ?? "K7QW2M", null);
  table.game = told.game ?? "pebbles";
  table.seats = told.seats ?? [];
  table.view = (told.view ?? null) as V | null;
  table.choices = (told.choices ?? null) as C | null;
  table.log = (told.events ?? []).flatMap((events, seq) =>
    events.map((event) => ({ seq, seat: null, event, by: null })),
  );
  return table;
}

const option = (values: Value[], more: Partial<Option> = {}): Option => {
  const [first = null] = values;
  return { values, default: first, offered: first, requires: {}, otherwise: null, text: "", ...more };
};

/** A game that no folder of the page knows, as the server declares it. */
export const PEBBLES: Declared = {
  game: "pebbles",
  players: [2, 4],
  title: "Pebbles",
  colours: COLOURS.slice(0, 5),
  options: {
    players: option([2, 3, 5], { offered: 3 }),
    pebbles: option([12, 21], { text: "how many lie there" }),
    last_loses: option([false, true], { offered: true, text: "who takes the last loses" }),
    pairs: option([false, true], { offered: true, requires: { players: [2, 3] }, otherwise: false }),
    swap: option(["never", "once"], { requires: { pairs: [true] }, otherwise: "never" }),
  },
  presets: { short: { pebbles: 12, last_loses: true }, long: { pebbles: 21, last_loses: false } },
  hints: false,
  bots: [
    { bot: "random", level: 0, budget: 0, default: false, strengths: 0, ratings: [] },
    { bot: "sampler", level: 4, budget: 200, default: true, strengths: 0, ratings: [] },
  ],
};
